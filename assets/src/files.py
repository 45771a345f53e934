"""Pictures as bytes: small palette PNG for drawings, JPEG for opaque grain, full PNG for smooth alpha."""

import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image

SAMPLE = 6000  # distinct colours looked at when a palette is sought
ROUNDS = 8


def _nearest(points: NDArray[np.float32], centres: NDArray[np.float32]) -> NDArray[np.intp]:
    """Index of the nearest centre for each point, both (n, 4)."""
    distance = (centres**2).sum(1)[None, :] - 2 * points @ centres.T
    return np.asarray(distance.argmin(1), np.intp)


def _palette(colours: NDArray[np.float32], counts: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    """At most `size` weighted k-means centres of (n, 4) colours, started from evenly spread colours."""
    order = np.lexsort(colours.T)
    reach = np.cumsum(counts[order] ** 0.5)
    picks = np.searchsorted(reach, np.linspace(0, reach[-1], size, endpoint=False) + reach[-1] / size / 2)
    centres = np.unique(colours[order[picks]], axis=0)
    for _ in range(ROUNDS):
        home = _nearest(colours, centres)
        weight = np.bincount(home, counts, len(centres))
        for channel in range(4):
            total = np.bincount(home, counts * colours[:, channel], len(centres))
            centres[:, channel] = np.where(weight > 0, total / np.maximum(weight, 1e-6), centres[:, channel])
    return centres


def _bleed(pixels: NDArray[np.uint8]) -> None:
    """Give clear pixels the colour of the drawing's edges: scaling that mixes straight alpha would darken them."""
    clear, edge = pixels[:, 3] == 0, (pixels[:, 3] > 0) & (pixels[:, 3] < 255)
    if clear.any():
        pixels[clear, :3] = np.median(pixels[edge if edge.any() else ~clear, :3], axis=0)


def palette_png(image: Image.Image, colours: int = 255) -> bytes:
    """An RGBA picture as an indexed PNG with alpha; exact if it has no more than `colours` colours."""
    pixels = np.asarray(image, np.uint8).reshape(-1, 4).copy()
    _bleed(pixels)
    found, home, counts = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    chosen = found.astype(np.float32)
    if len(found) > colours:
        sample = np.argsort(-counts, kind="stable")[:SAMPLE]  # the commonest
        chosen = _palette(found[sample].astype(np.float32), counts[sample].astype(np.float32), colours)
        nearest = _nearest(found.astype(np.float32), chosen)
        chosen[chosen[:, 3] > 250, 3] = 255
        chosen = np.concatenate([chosen, found[found[:, 3] == 0]])
        nearest[found[:, 3] == 0] = len(chosen) - 1  # clear stays clear
        home = nearest[home.ravel()]
    table = np.clip(chosen.round(), 0, 255).astype(np.uint8)
    indexed = Image.fromarray(home.reshape(image.height, image.width).astype(np.uint8), "P")
    indexed.putpalette(table[:, :3].tobytes())
    out = io.BytesIO()
    indexed.save(out, "PNG", optimize=True, transparency=table[:, 3].tobytes())
    return out.getvalue()


def png(image: Image.Image) -> bytes:
    """A picture as a plain PNG, for smooth light and soft shadows that a palette would band."""
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def jpeg(image: Image.Image, quality: int = 86) -> bytes:
    """An opaque picture as a JPEG with full colour from quality 85 on."""
    out = io.BytesIO()
    image.convert("RGB").save(out, "JPEG", quality=quality, optimize=True, subsampling=2 if quality < 85 else 0)
    return out.getvalue()
