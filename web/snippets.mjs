// snippets.mjs PYGAME.zip OUT.json: the pieces of JavaScript that pygame's module hands to Pyodide as text.
// Pyodide evaluates them when it loads the module. The build makes functions of them instead, so that the page can
// forbid evaluation altogether.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadPyodide } from "./node_modules/pyodide/pyodide.mjs";

const EVALUATION = "ASM_CONSTS[start]=eval(func)";
const folder = new URL("./node_modules/pyodide/", import.meta.url);
const recorder = new URL("recorder.mjs", folder); // beside the original, since it loads its neighbours

const record = async (pygame) => {
  const script = readFileSync(new URL("pyodide.asm.mjs", folder), "utf8");
  if (script.split(EVALUATION).length !== 2) throw new Error(`pyodide.asm.mjs: not one ${EVALUATION}`);
  globalThis.snippets = [];
  writeFileSync(recorder, script.replace(EVALUATION, `globalThis.snippets.push(func);${EVALUATION}`));
  const { default: createPyodideModule } = await import(recorder);
  const python = await loadPyodide({ createPyodideModule, env: { PYGAME_HIDE_SUPPORT_PROMPT: "1" } });
  python.unpackArchive(new Uint8Array(readFileSync(pygame)), "zip", { extractDir: "/lib/python3.14/site-packages" });
  python.runPython("import pygame");
  return globalThis.snippets;
};

const [pygame, out] = process.argv.slice(2);
record(pygame)
  .then((snippets) => writeFileSync(out, JSON.stringify(snippets)))
  .catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => rmSync(recorder, { force: true }));
