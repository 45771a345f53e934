"""port_sources.py PORT.py FOLDER: the C files that an emscripten port compiles, one a line.

A port names them as one block of text, as a list of quoted names, or (SDL's threads) as a list beside the block.
"""

import re
import sys
from pathlib import Path


def named_sources(port: str) -> list[str]:
    """File names relative to the library's folder, as the port's text gives them."""
    block = re.search(r"srcs = '''(.*?)'''", port, re.S)
    if block is None:
        return re.findall(r"'([\w/]+\.c)'", port)
    threads = re.search(r"thread_srcs = \[(.*?)\]", port, re.S)
    extra = re.findall(r"'([\w/]+\.c)'", threads.group(1)) if threads else []
    return block.group(1).split() + ["thread/generic/" + name for name in extra]


port_file, folder = map(Path, sys.argv[1:])
names = named_sources(port_file.read_text())
if not names:
    sys.exit(f"{port_file} names no sources")
print("\n".join(str(folder / name) for name in names if (folder / name).exists()))
