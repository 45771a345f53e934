"""Every baked file: its path in the output folder and how it is made.

An entry names the module whose source (with all it imports from here) decides whether the file is stale.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

from PIL import Image

from src import (
    action_cards,
    app_icons,
    backs,
    classic,
    fabrics,
    french,
    gingham,
    grain,
    hems,
    icons,
    light,
    mat_cloths,
    mats,
    objects,
    oilcloth,
    polyester,
)
from src.files import jpeg, palette_png, png
from src.svg import picture


@dataclass(frozen=True, slots=True)
class Entry:
    """One file to bake.

    `facts` is what the interface has to know beyond the picture: pixels a unit (`scale`), the place of the
    drawing's origin (`origin`, px), a nine-slice's border (`corner`, px) and what of it lies outside
    the box (`margin`, px).
    """

    path: str
    module: ModuleType
    make: Callable[[], bytes]
    facts: dict[str, Any]


def _drawing(
    name: str,
    make: Callable[[], str],
    box: tuple[float, float, float, float],
    scale: float = 2,
    colours: int = 128,
) -> Entry:
    """An object drawn in `box` (left, top, width, height) units."""
    left, top, width, height = box

    def bake() -> bytes:
        return palette_png(picture(make(), width, height, scale, left, top), colours)

    origin = (round(-left * scale), round(-top * scale))
    return Entry(f"objects/{name}.png", objects, bake, {"scale": scale, "origin": origin})


def _made(path: str, module: ModuleType, make: Callable[[], Image.Image], colours: int = 128, **facts: Any) -> Entry:
    return Entry(path, module, lambda: palette_png(make(), colours), facts)


def _tables() -> Iterator[Entry]:
    tiles = (
        ("wood", grain.wood, grain.WOOD_SCALE, 78),
        ("cloth_polyester", grain.polyester_cloth, grain.CLOTH_SCALE, 74),
        ("cloth_rum500", grain.linen_cloth, grain.CLOTH_SCALE, 74),
        ("paper", grain.paper, grain.PAPER_SCALE, 88),
    )
    for name, make, scale, quality in tiles:
        bake = partial(lambda plane, q: jpeg(grain.image(plane()), q), make, quality)
        yield Entry(f"backgrounds/{name}.jpg", grain, bake, {"scale": scale})
    oiled = lambda: jpeg(grain.image(oilcloth.cloth()), 66)  # noqa: E731
    yield Entry("backgrounds/cloth_trash_poker.jpg", oilcloth, oiled, {"scale": grain.CLOTH_SCALE})
    for name, weave in (("cloth_contract_rummy", gingham.cloth), ("runner", gingham.runner)):
        woven = partial(lambda plane: jpeg(grain.image(plane()), 74), weave)
        yield Entry(f"backgrounds/{name}.jpg", gingham, woven, {"scale": grain.CLOTH_SCALE})
    for name in light.LAMPS:
        yield Entry(f"backgrounds/lamp_{name}.png", light, partial(lambda n: png(light.lamp_map(n)), name), {})
    for name, shadow in light.SHADOWS.items():
        facts = {
            "scale": shadow.scale,
            "corner": shadow.corner * shadow.scale,
            "margin": shadow.margin * shadow.scale,
        }
        yield Entry(f"backgrounds/{name}.png", light, partial(lambda n: png(light.shadow_slice(n)), name), facts)
    yield _made("backgrounds/hem_tooth.png", hems, hems.tooth, scale=hems.MASTER_SCALE)
    yield _made("backgrounds/hem_stitch.png", hems, hems.stitch, scale=hems.MASTER_SCALE)
    yield _made("backgrounds/hem_seam.png", hems, hems.seam, scale=hems.MASTER_SCALE)
    yield _made("backgrounds/hem_scallop.png", hems, hems.scallop, scale=hems.MASTER_SCALE)
    yield _made("backgrounds/hem_fringe.png", hems, hems.fringe, scale=hems.MASTER_SCALE)
    yield _made("backgrounds/band_towel.png", hems, hems.towel, scale=hems.BAND_SCALE)
    yield _made("backgrounds/band_hearts.png", gingham, gingham.hearts, scale=hems.BAND_SCALE)


def _cards() -> Iterator[Entry]:
    for fabric in fabrics.FABRICS:
        for finish in fabrics.FINISHES:
            for size, face in polyester.FACES.items():
                make = partial(polyester.master, fabric, finish, face)
                yield _made(f"cards/{fabric}_{finish}{size}.png", polyester, make)
        glyph = partial(polyester.glyph_master, fabric)
        yield _made(f"icons/{fabric}.png", polyester, glyph, 32)
    for name in action_cards.NAMES:
        yield _made(f"cards/{name}.png", action_cards, partial(action_cards.master, name))
    for symbol in french.SYMBOLS:
        yield _made(f"icons/suit_{symbol}.png", french, partial(french.suit, symbol), 24)
        for rank in french.RANKS:
            yield _made(f"cards/court_{rank}{symbol}.png", french, partial(french.court, rank, symbol), 40)
            yield _made(f"cards/court_{rank}{symbol}_large.png", french, partial(french.bust, rank, symbol), 40)
    for sign in classic.DECK_SIGNS:
        yield _made(f"icons/sign_{sign}.png", classic, partial(classic.sign_master, sign), 24)
    yield _made("cards/back.png", backs, backs.master, 96)
    yield _made("cards/stitch_rim.png", polyester, partial(polyester.overlay, polyester.stitch_rim()), 48)
    for size, face in polyester.FACES.items():
        make = partial(polyester.overlay, polyester.ribbon_shape(face), face)
        yield _made(f"cards/ribbon{size}.png", polyester, make, 48)


def _objects() -> Iterator[Entry]:
    yield _drawing("plate", objects.plate, (-98, -98, 208, 212))
    yield _drawing("teacup", objects.teacup, (-68, -68, 180, 156))
    yield _drawing("ring_stain", objects.ring_stain, (-62, -62, 124, 124), 1.5, 32)
    yield _drawing("biscuit", partial(objects.biscuit, 0, 0, 32, 10), (-38, -38, 80, 82), 2, 64)
    yield _drawing("tin", objects.tin, (-52, -52, 104, 108))
    yield _drawing("tin_empty", partial(objects.tin, False), (-52, -52, 104, 108), 2, 48)
    for colour, name in (
        ("#C4302B", "red"),
        ("#2F6FB0", "blue"),
        ("#2E8050", "green"),
        ("#F0A93A", "mustard"),
    ):
        make = partial(objects.sewing_button, 0, 0, 14, colour)
        yield _drawing(f"button_{name}", make, (-17, -17, 34, 36), 2, 48)
    yield _drawing("seat_button_body", objects.seat_button_body, (-20, -20, 40, 42), 3, 24)
    yield _drawing("seat_button_rim", objects.seat_button_rim, (-20, -20, 40, 42), 3, 64)
    yield _drawing("stitch_whole", objects.stitch_whole, (0, 0, 30, 40), 3, 24)
    yield _drawing("stitch_torn", objects.stitch_torn, (0, 0, 30, 40), 3, 48)
    yield _drawing("torn_seam", objects.torn_seam, (-4, 0, 248, 60), 2, 64)
    tape = _drawing("masking_tape", objects.masking_tape, (-2, -2, 124, 48), 2, 48)
    yield Entry(tape.path, tape.module, tape.make, tape.facts | {"corner": 40})
    yield _drawing("name_tag", objects.name_tag, (0, 0, 230, 94), 2, 32)
    yield _drawing("tape_end", objects.tape_end, (0, 0, 9, 46), 3, 16)
    yield _drawing("pencil", partial(objects.pencil, 92), (-2, -2, 102, 24), 2, 48)


def _app() -> Iterator[Entry]:
    for size in (32, 180, 192, 512):
        yield _made(f"app/icon_{size}.png", app_icons, partial(app_icons.app_icon, size), 200)
    yield _made("app/icon_maskable_512.png", app_icons, partial(app_icons.app_icon, 512, True), 200)


def entries() -> tuple[Entry, ...]:
    """Every file that is baked, in a fixed order."""
    origin = tuple(round(v * mats.SCALE) for v in mat_cloths.MARGIN)
    title_mats = (
        _made(f"mats/{name}.png", mats, partial(mats.master, name), scale=mats.SCALE, origin=origin)
        for name in mats.NAMES
    )
    line_icons = (_made(f"icons/{name}.png", icons, partial(icons.master, name), 24) for name in icons.ICONS)
    return (*_tables(), *title_mats, *_cards(), *line_icons, *_objects(), *_app())
