"""A contact sheet of everything baked, with tables composed at four sizes and cards put together with words."""

from collections.abc import Callable, Iterable, Iterator

from PIL import Image

from src import action_cards, backs, compose, fabrics, icons, mat_cloths, mats, objects, polyester
from src.polyester import LARGE, NORMAL, Face
from src.svg import picture, text

WIDTH = 2600
_GROUND = "#4A2A45"
_WORDS = {
    "en": {"neon": "NEON", "beige": "BEIGE", "illustrated": "", "vinyl": "VINYL", "sequin": "SEQUIN"}
    | {"faux": "FAUX", "mesh": "MESH", "lock": "LOCKED", "wild": "WILD"},
    "pl": {"neon": "NEON", "beige": "BEŻ", "illustrated": "", "vinyl": "WINYL", "sequin": "CEKIN"}
    | {"faux": "FUTRO", "mesh": "SIATKA", "lock": "ZASZYTA", "wild": "JOKER"},
}


def _card(
    fabric: str, finish: str, symbol: str, language: str, width: int, locked: bool = False, face: Face = NORMAL
) -> Image.Image:
    words = _WORDS[language]
    drawing = polyester.card(fabric, finish, symbol, words[finish], words[fabric], face)
    if symbol == "A":
        drawing += polyester.ribbon(words["wild"], face)
    if locked:
        half, size = (72, 29) if language == "pl" else (62, 30)
        drawing += polyester.stitch_rim() + polyester.lock_label(words["lock"], half, size, face)
    return picture(drawing, polyester.WIDTH, polyester.HEIGHT, width / polyester.WIDTH)


def _row(out: Image.Image, pictures: Iterable[Image.Image], x: int, y: int, gap: int = 16) -> int:
    """Lay pictures side by side; the y below the tallest."""
    below = y
    for one in pictures:
        if x + one.width > WIDTH:
            x, y = 20, below + gap
        out.alpha_composite(one.convert("RGBA"), (x, y))
        x += one.width + gap
        below = max(below, y + one.height)
    return below + gap


def _tables() -> tuple[Image.Image, ...]:
    """The Polyester table at a desktop's, a tall phone's, a small phone's and a tiny window's size."""
    parts = compose.pieces()
    tall = 750 / 720
    box = (round(16 * tall), round(64 * tall), round(704 * tall), 1334 - round(16 * tall))
    return (
        compose.table(parts, (1280, 720), (20, 58, 1260, 704), 1),
        compose.table(parts, (720, 1280), (16, 64, 704, 1264), 1),
        compose.table(parts, (750, 1334), box, tall),
        compose.table(parts, (480, 320), (8, 34, 472, 314), 0.55),
    )


def _title() -> Image.Image:
    """The title's table with its mats and cups, as in the picture."""
    out = compose.title(compose.pieces(), (1280, 720), 1).convert("RGBA")
    for name, x, y in zip(mats.NAMES, (46, 354, 662, 970), (206, 212, 206, 212), strict=True):
        small = mats.master(name).resize(mat_cloths.CANVAS, Image.Resampling.LANCZOS)
        left = x - mat_cloths.MARGIN[0]
        cut = small.crop((max(0, -left), 0, min(small.width, 1280 - left), small.height))
        out.alpha_composite(cut, (max(0, left), y - mat_cloths.MARGIN[1]))
    for drawing, x, y in ((objects.plate, 74, 66), (objects.teacup, 1176, 74), (objects.ring_stain, 986, 138)):
        out.alpha_composite(picture(drawing(), 1280, 720, 1, -x, -y))
    words = text("Kitchen Table", 643, 112, 92, "#2A1206") + text("Kitchen Table", 640, 108, 92, "#FFF1D6")
    out.alpha_composite(picture(words, 1280, 720, 1))
    return out


_OBJECTS: tuple[tuple[Callable[[], str], tuple[float, float, float, float]], ...] = (
    (objects.plate, (-98, -98, 208, 212)),
    (objects.teacup, (-68, -68, 180, 156)),
    (objects.tin, (-52, -52, 104, 108)),
    (objects.torn_seam, (-4, 0, 248, 60)),
    (objects.masking_tape, (-2, -2, 124, 48)),
    (objects.name_tag, (0, 0, 230, 94)),
    (objects.stitch_whole, (0, 0, 30, 40)),
    (objects.stitch_torn, (0, 0, 30, 40)),
)


_ACTION_WORDS = {
    "knockoff": (("KNOCKOFF",), ("PODRÓBKA",)),
    "vip_pass": (("VIP PASS",), ("PRZEPUSTKA", "VIP")),
    "loyalty_discount": (("LOYALTY", "DISCOUNT"), ("RABAT STAŁEGO", "KLIENTA")),
    "store_credit": (("STORE CREDIT",), ("BON", "NA ZAKUPY")),
}


def _action_faces() -> Iterator[Image.Image]:
    """The action cards with their names in both languages."""
    for language in (0, 1):
        for name in action_cards.NAMES:
            lines = _ACTION_WORDS[name][language]
            drawing = action_cards.face(name) + action_cards.words(lines, action_cards.LOOKS[name].ink)
            yield picture(drawing, polyester.WIDTH, polyester.HEIGHT, 231 / polyester.WIDTH)


def _cards(out: Image.Image, y: int) -> int:
    """Every fabric in every finish at the widths that occur: desktop, portrait, double density, thumb-nail."""
    symbols = ("4", "A", "6", "9")
    for finish in fabrics.FINISHES:
        row = [
            _card(fabric, finish, symbol, language, 231, finish == "beige" and symbol == "9")
            for language in ("en", "pl")
            for fabric, symbol in zip(fabrics.FABRICS, symbols, strict=True)
        ]
        row += [_card(fabric, finish, "7", "en", width) for fabric, width in (("faux", 124), ("mesh", 72))]
        row += [_card(fabric, finish, "8", "pl", 60, face=LARGE) for fabric in fabrics.FABRICS]
        y = _row(out, row, 20, y)
    large = [
        _card(fabric, finish, symbol, "pl", 160, symbol == "9", LARGE)
        for finish in fabrics.FINISHES
        for fabric, symbol in zip(fabrics.FABRICS, symbols, strict=True)
    ]
    y = _row(out, large, 20, y)
    return _row(out, [*_action_faces(), backs.master().resize((231, 323), Image.Resampling.LANCZOS)], 20, y)


def sheet() -> Image.Image:
    """The contact sheet."""
    out = Image.new("RGBA", (WIDTH, 5200), _GROUND)
    wide, tall, phone, tiny = _tables()
    y = _row(out, (wide, _title()), 20, 20)
    y = _row(out, (tall, phone, tiny), 20, y)
    y = _cards(out, y)
    y = _row(out, (icons.master(name).resize((48, 48)) for name in icons.ICONS), 20, y)
    drawings = (picture(make(), w, h, 1.5, left, top) for make, (left, top, w, h) in _OBJECTS)
    y = _row(out, drawings, 20, y)
    return out.crop((0, 0, WIDTH, y))
