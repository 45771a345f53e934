"""pack.py SRC_PY BASE.so OUT.zip: the module and those of pygame's Python files that work in a browser.

Every member carries the same date and the members are sorted, so the same input gives the same bytes.
"""

import sys
import zipfile
from pathlib import Path

# Left out: camera, MIDI, SDL 3, installers' hooks, macOS, and the default font (GPL; the game brings its own).
FILES = (
    *("__init__", "_data_classes", "_debug", "_sprite", "colordict", "cursors", "freetype", "ftfont", "locals"),
    *("pkgdata", "sndarray", "sprite", "surfarray", "sysfont", "typing", "version", "_sdl2/__init__", "_sdl2/window"),
)
MODULE = "base.cpython-314-wasm32-emscripten.so"

src_py, module, out = map(Path, sys.argv[1:])
members = {f"pygame/{name}.py": src_py / f"{name}.py" for name in FILES}
members["pygame/pygame_icon.bmp"] = src_py / "pygame_icon.bmp"
members[f"pygame/{MODULE}"] = module
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name, path in sorted(members.items()):
        info = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
        info.external_attr = 0o644 << 16
        archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
