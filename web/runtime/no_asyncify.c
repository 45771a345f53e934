/* SDL calls emscripten_sleep only when emscripten_has_asyncify() says so, which Pyodide's main module denies;
   the symbol must exist all the same. */
void emscripten_sleep(unsigned int milliseconds) { (void)milliseconds; }
