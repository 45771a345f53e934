"""patch.py SDL PYGAME: the few changes to the C sources, each counted, so that a moved source stops the recipe."""

import sys
from pathlib import Path


def replace(path: Path, old: str, new: str, times: int) -> None:
    """Replace `old` by `new` in a file where it must stand exactly `times` times."""
    text = path.read_text()
    if text.count(old) != times:
        sys.exit(f"{path}: {old!r} stands there {text.count(old)} times, not {times}")
    path.write_text(text.replace(old, new))


sdl, pygame = map(Path, sys.argv[1:])

# sigset_t has another size here (8 bytes) than in Pyodide's main module (128): sigaction() would write past
# SDL's stack frame. SDL runs without it.
config = sdl / "include/SDL_config_emscripten.h"
replace(config, "#define HAVE_SIGACTION 1\n", "", 1)
replace(config, "#define HAVE_SIGNAL_H 1\n", "", 1)

# SIMD: emscripten maps SSE2 to WebAssembly's own. SDL asks the processor what it can, which WebAssembly does not
# tell; let it answer from the compiler's macros, as it does for another processor.
replace(
    sdl / "src/cpuinfo/SDL_cpuinfo.c",
    "#if defined(__e2k__)\n#define CPU_haveRDTSC",
    "#if defined(__e2k__) || defined(__EMSCRIPTEN__)\n#define CPU_haveRDTSC",
    1,
)
# pygame leaves its SSE2 paths out of every Emscripten build.
for name, left_out in (("alphablit.c", 13), ("surface_fill.c", 10), ("transform.c", 2)):
    source = pygame / "src_c" / name
    replace(source, "#if !defined(__EMSCRIPTEN__)\n", "#if !defined(__EMSCRIPTEN__) || defined(__SSE2__)\n", left_out)
only_scalar = "#if defined(__EMSCRIPTEN__)\n"
replace(pygame / "src_c/transform.c", only_scalar, "#if defined(__EMSCRIPTEN__) && !defined(__SSE2__)\n", 2)
replace(pygame / "src_c/simd_shared.h", "int\npg_HasSSE_NEON()\n", "static inline int\npg_HasSSE_NEON()\n", 1)
