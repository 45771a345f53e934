"""What a first visit transfers, by part, as a host with brotli sends it."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

import brotli

from tests.web.site import ROOT

PARTS = {
    "interpreter": ("pyodide.asm.wasm", "pyodide.asm.js", "pyodide.js"),
    "standard library": ("python_stdlib.zip",),
    "pygame": ("pygame.zip",),
    "games": ("kitchen-table.apk",),
    "art, sounds and words": ("art.zip",),
    "page": (
        "index.html",
        "style.css",
        "texts.js",
        "mirror.js",
        "around.js",
        "page.js",
        "loader.js",
        "favicon.png",
        "manifest.webmanifest",
    ),
}
"""What a first visit loads before the game starts."""
KEPT = ROOT / "build" / "cache" / "brotli"
QUALITY = 11
"""The best there is, as a host compresses what it keeps."""


def brotli_of(path: Path) -> bytes:
    """A file compressed, kept by the hash of its contents, for it takes long."""
    content = path.read_bytes()
    kept = KEPT / f"{hashlib.sha256(content).hexdigest()}.br"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        fresh.write_bytes(brotli.compress(content, quality=QUALITY))
        fresh.replace(kept)
    return kept.read_bytes()


def transferred(site: Path) -> Mapping[str, int]:
    """Bytes of each part."""
    return {
        part: sum(len(brotli_of(path)) for name in names for path in site.rglob(name)) for part, names in PARTS.items()
    }
