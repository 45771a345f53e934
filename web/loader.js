// Loads interpreter, pygame and the game, showing progress in bytes, runs main.py, and shows what went wrong if
// something does. A classic script, since a page opened from a file may not load modules, and must say so.
//
// Names private to Pyodide that are used here, all of the pinned version: _api._skip_unwind_fatal_error (SDL leaves
// its main function by "unwind"), _api.on_fatal, _module.SDL2, and kitchenTableFetch, which the build puts into
// pyodide.js in place of its own fetch, so that what it loads is counted and a failure is seen.
"use strict";

(() => {
  const files = JSON.parse(document.getElementById("files").textContent);
  const texts = window.kitchenTableTexts;
  const page = window.kitchenTable;
  const element = (id) => document.getElementById(id);
  const archive = document.body.dataset.app;

  class Failure extends Error {
    constructor(kind, message) {
      super(message);
      this.kind = kind;
    }
  }

  let failed = false;
  const fail = (error) => {
    const kind = error instanceof Failure ? error.kind : "crash";
    const message = String((error && error.message) || error);
    console.error(`${kind}: ${message}`);
    if (failed) return; // the first failure explains the others
    failed = true;
    element("failure-title").textContent = texts[`${kind}Title`];
    element("failure-advice").textContent = texts[`${kind}Advice`];
    element("failure-saved").textContent = texts.saved;
    element("failure-more").textContent = texts.more;
    element("failure-message").textContent = message;
    element("again").textContent = texts.again;
    element("loading").hidden = true;
    element("start").hidden = true;
    element("failure").hidden = false;
    element("cover").hidden = false;
    element("cover").classList.remove("ready");
    if (!page.embedded) element("again").focus();
    page.post("failed", JSON.stringify({ kind, message }));
  };

  // --- progress

  const total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
  const arrived = {};
  const megabytes = new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const format = (bytes) => megabytes.format(bytes / 1e6);
  let shown = false; // since the last animation frame
  const show = () => {
    const done = Object.values(arrived).reduce((sum, size) => sum + size, 0);
    element("progress").value = done / total;
    element("bytes").textContent = texts.bytes.replace("{done}", format(done)).replace("{total}", format(total));
    if (done === total) element("stage").textContent = texts.starting;
    shown = false;
  };
  const waits = {}; // name -> resolves when most of that file is there
  const nearlyThere = (name) => new Promise((resolve) => (waits[name] = resolve));
  const count = (name, bytes) => {
    arrived[name] = Math.min(bytes, files.sizes[name]);
    if (name in waits && arrived[name] > 0.95 * files.sizes[name]) waits[name]();
    if (!shown) requestAnimationFrame(show);
    shown = true;
  };

  const countBody = async (name, response) => {
    let bytes = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      count(name, bytes);
    }
    count(name, files.sizes[name]);
  };

  const missing = (name, reason) => {
    const failure = new Failure("missing", `${name}: ${reason}`);
    fail(failure); // at once: Pyodide waits for ever for what does not come
    return failure;
  };

  // Fetches a file that `files` lists; a copy of the answer is counted while the answer itself is used.
  const load = async (url) => {
    const name = String(url).split("/").at(-1);
    const response = await fetch(url).catch((reason) => {
      throw missing(name, reason.message);
    });
    if (!response.ok) throw missing(name, response.status);
    countBody(name, response.clone()).catch((reason) => missing(name, reason.message));
    if (!name.endsWith(".wasm") || response.headers.get("Content-Type") === "application/wasm") return response;
    return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
  };

  const loadScript = async (name) => {
    const script = await import(new URL(files.runtime + name, document.baseURI).href).catch((reason) => {
      throw missing(name, reason.message);
    });
    count(name, files.sizes[name]);
    return script;
  };

  // --- what this browser can do

  const checkBrowser = () => {
    if (location.protocol === "file:") throw new Failure("file", location.href);
    // a function that makes a 128-bit vector; a function with a try block
    const simd = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
    const exceptions = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];
    for (const [name, bytes] of Object.entries({ simd, exceptions })) {
      if (typeof WebAssembly !== "object" || !WebAssembly.validate(new Uint8Array(bytes))) {
        throw new Failure("old", `WebAssembly ${name}: ${navigator.userAgent}`);
      }
    }
  };

  // --- the program

  // prepare runs main.py up to asyncio.run, which cannot block a browser: what it was given is left for finish to await.
  const boot = `
import asyncio, os, runpy, sys

sys.path_importer_cache.clear()  # importlib.invalidate_caches would import what nobody needs
import pygame

def prepare(folder):
    mains = []
    asyncio.run = lambda main, **_: mains.append(main)
    os.chdir(folder)
    sys.path.insert(0, folder)
    runpy.run_path("main.pyc", run_name="__main__")
    async def finish():
        await asyncio.gather(*mains)
    return finish

prepare`;

  // Lays the members of a zip into Python's file system. The build stores them uncompressed, so that this is quicker
  // than Python's own way, and they need not be copied.
  const unpack = (FS, buffer, folder) => {
    const [bytes, view, decoder] = [new Uint8Array(buffer), new DataView(buffer), new TextDecoder()];
    const [short, long] = [(at) => view.getUint16(at, true), (at) => view.getUint32(at, true)];
    const end = buffer.byteLength - 22; // the end record: our zips have no comment
    let entry = long(end + 16);
    for (let left = short(end + 10); left > 0; left -= 1) {
      const path = `${folder}/${decoder.decode(bytes.subarray(entry + 46, entry + 46 + short(entry + 28)))}`;
      if (short(entry + 10) !== 0) throw new Error(`${path} is compressed`);
      const header = long(entry + 42);
      const start = header + 30 + short(header + 26) + short(header + 28);
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      FS.writeFile(path, bytes.subarray(start, start + long(entry + 24)), { canOwn: true });
      entry += 46 + short(entry + 28) + short(entry + 30) + short(entry + 32);
    }
  };

  const run = async () => {
    checkBrowser();
    // One thing after the other has the line for itself, so that each can be put to work while the next is on its way.
    const fetchAfter = async (names, url) => {
      await Promise.all(names.map(nearlyThere));
      return (await load(url)).arrayBuffer();
    };
    const pygame = fetchAfter(["pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.js"], files.runtime + "pygame.zip");
    const program = fetchAfter(["pygame.zip"], files.app + archive);
    const art = fetchAfter([archive], files.app + "art.zip");
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
      ["pyodide.js", "pyodide.asm.js"].map(loadScript),
    );
    const home = "/home/pyodide";
    const python = await loadPyodide({
      indexURL: new URL(files.runtime, document.baseURI).href,
      createPyodideModule,
      lockFileContents: files.lock,
      convertNullToNone: true,
      stdout: console.log,
      stderr: console.error,
      env: { HOME: home, PYGAME_HIDE_SUPPORT_PROMPT: "1", SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#canvas" },
    });
    performance.mark("interpreter");
    python._api._skip_unwind_fatal_error = true;
    python._api.on_fatal = fail;
    python.canvas.setCanvas2D(element("canvas"));
    page.sound = () => python._module.SDL2 && python._module.SDL2.audioContext;
    unpack(python.FS, await pygame, "/lib/python3.14/site-packages");
    const prepare = python.runPython(boot);
    performance.mark("pygame");
    unpack(python.FS, await program, home);
    const finish = prepare(`${home}/assets`);
    performance.mark("program");
    unpack(python.FS, await art, home);
    performance.mark("art");
    await finish();
  };

  // --- start

  let begun = new URLSearchParams(location.search).get("start") === "1"; // no button stands before the game

  page.fail = (message) => fail(new Failure("crash", message));

  // The cover with one button over the table.
  const cover = (said, button) => {
    element("loading").hidden = true;
    element("paused").textContent = said;
    element("start").textContent = button;
    element("start").hidden = false;
    element("cover").hidden = false;
    element("cover").classList.add("ready");
    if (!page.embedded || document.hasFocus()) element("start").focus();
  };

  const keepOffline = async () => {
    const workers = navigator.serviceWorker; // throws in a sandboxed frame
    if (workers) await workers.register("service-worker.js");
  };

  page.ready = () => {
    performance.mark("ready");
    if (begun) element("cover").hidden = true;
    else {
      page.hold();
      cover("", texts.start);
    }
    page.listen();
    page.post("ready", "{}");
    keepOffline().catch((reason) => console.info(`not offline: ${reason}`));
  };

  // The page around us stops the game and lets it go on; so may the player.
  let stopped = false;
  page.pause = (stop) => {
    if (stop === stopped || failed) return;
    stopped = stop;
    page.setPaused(stop);
    if (stop) cover(texts.paused, texts.goOn);
    else if (begun) element("cover").hidden = true;
    else cover("", texts.start);
    page.post("paused", JSON.stringify({ paused: stop }));
  };

  page.begin = () => {
    if (failed) return;
    begun = true;
    element("cover").hidden = true;
    page.start();
    page.pause(false);
  };
  element("start").addEventListener("click", page.begin);
  element("again").addEventListener("click", () => location.reload());

  element("stage").textContent = texts.loading;
  element("licences").textContent = texts.licences;
  window.kitchenTableFetch = load;
  run().catch(fail);
})();
