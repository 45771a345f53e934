// bytecode.mjs ARGUMENTS: runs bytecode.py in the browser's own Python, under Node, where the machine has another one.
// All paths are absolute; the file system is the machine's.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "./node_modules/pyodide/pyodide.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = "/machine";

const run = async (paths) => {
  const python = await loadPyodide({ args: [] });
  python.FS.mkdirTree(root);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: "/" }, root);
  python.globals.set("arguments", python.toPy([join(here, "bytecode.py"), ...paths].map((path) => root + path)));
  python.runPython(`
import runpy, sys
sys.argv = arguments
runpy.run_path(sys.argv[0], run_name="__main__")
`);
};

run(process.argv.slice(2)).catch((error) => {
  console.error(error.message); // without it Node would print the whole line of Pyodide that threw
  process.exitCode = 1;
});
