// The least that shows a picture with the same runtime and files: no progress, no game, no assets. It stays as it is, so that
// the program's own start can be compared with it over time.
window.kitchenTableFetch = (url) => fetch(url);
const runtime = new URL(new URLSearchParams(location.search).get("runtime"), location.href).href;
const app = new URL(new URLSearchParams(location.search).get("app"), location.href).href;
const pygame = fetch(runtime + "pygame.zip").then((response) => response.arrayBuffer());
// The same files, though nothing is done with these.
const rest = ["kitchen-table.apk", "art.zip"].map((name) => fetch(app + name).then((response) => response.arrayBuffer()));
const { loadPyodide } = await import(runtime + "pyodide.js");
const { default: createPyodideModule } = await import(runtime + "pyodide.asm.js");
const python = await loadPyodide({
  indexURL: runtime,
  createPyodideModule,
  lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} },
  env: { HOME: "/home/pyodide", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
});
python._api._skip_unwind_fatal_error = true;
python.canvas.setCanvas2D(document.getElementById("canvas"));
python.unpackArchive(await pygame, "zip", { extractDir: "/lib/python3.14/site-packages" });
python.runPython(`
import pygame

screen = pygame.display.set_mode((1280, 720))
screen.fill("#5A2A55")
pygame.draw.rect(screen, "#FFFBF2", (540, 220, 200, 280), border_radius=16)
pygame.display.flip()
`);
await Promise.all(rest);
document.getElementById("start").hidden = false;
