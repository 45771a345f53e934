"""The courts: two people across a kitchen table, King with ladle, Queen with teacup, Jack with fork."""

from dataclasses import dataclass

from src.suits import suit
from src.svg import circle, clipped, group, path, rect

_OUTLINE = "#2B1D14"
_SILVER = "#D8DDE2"


@dataclass(frozen=True, slots=True)
class Family:
    """The three people of one suit."""

    symbol: str
    main: str
    accent: str
    skin: str
    hair: str
    ground: str


FAMILIES = {
    "S": Family("S", "#27365C", "#E9B44C", "#F3CDA4", "#3A2A22", "#DDE1EC"),
    "H": Family("H", "#C5382F", "#F6C5B5", "#F7D8BC", "#B5692B", "#FBE3D6"),
    "D": Family("D", "#D9822B", "#F8E0A0", "#C88F5F", "#2B1B16", "#FBEBCB"),
    "C": Family("C", "#2F5D4A", "#E8D08A", "#8F5C3C", "#1D1412", "#DCE8DC"),
}


def _shape(d: str, fill: str = "none") -> str:
    return path(d, fill, _OUTLINE, 2.2)


def _bead(x: float, y: float, r: float, fill: str) -> str:
    return circle(x, y, r, fill, f'stroke="{_OUTLINE}" stroke-width="2.2"')


def _rod(d: str, inner: float = 3) -> str:
    """A metal rod with an ink outline."""
    return path(d, "none", _OUTLINE, inner + 4) + path(d, "none", _SILVER, inner)


def _head(of: Family) -> str:
    blush = "".join(circle(x, 52, 4, "#E2604E", 'opacity=".45"') for x in (46, 74))
    eyes = "".join(circle(x, 44, 2.8, _OUTLINE) for x in (51.5, 68.5))
    return _shape("M51 60h18v12c-4 6-14 6-18 0Z", of.skin) + _bead(60, 45, 22, of.skin) + blush + eyes


def _coat(of: Family) -> str:
    return _shape("M6 110C8 84 22 74 44 71H76C98 74 112 84 114 110Z", of.main)


def _king(of: Family) -> str:
    behind = _shape("M36 40h48v20H36Z", of.hair)
    dress = _shape("M44 71 34 110H86L76 71Z", of.accent) + suit(of.symbol, 60, 98, 15, of.main)
    beard = (
        _shape("M38 46C38 74 50 82 60 82S82 74 82 46C76 54 70 54 60 53C50 54 44 54 38 46Z", of.hair)
        + path("M53 60q7 5 14 0", "none", of.accent, 2.6)
        + _shape("M60 45v5")
        + _shape("M46 38q5-3 9 0M65 38q5-3 9 0")
    )
    crown = _shape("M35 30V8L47 19 60 4 73 19 85 8V30C78 34 42 34 35 30Z", of.accent) + suit(
        of.symbol, 60, 23, 11, of.main
    )
    crown += _bead(35, 7, 3.6, of.main) + _bead(60, 4, 3.6, of.main) + _bead(85, 7, 3.6, of.main)
    ladle = _rod("M102 104V34") + _shape("M90 22h24a12 12 0 0 1-24 0Z", _SILVER) + _bead(102, 92, 8, of.skin)
    return behind + _coat(of) + dress + _head(of) + beard + crown + ladle


def _queen(of: Family) -> str:
    behind = _shape("M33 50C30 14 90 14 87 50L92 74H28Z", of.hair)
    dress = _shape("M44 71C48 88 72 88 76 71", of.skin) + _bead(60, 88, 3.6, of.accent)
    dress += circle(50, 85, 2.6, of.accent) + circle(70, 85, 2.6, of.accent)
    dress += path("M22 82 32 110M98 82 88 110", "none", of.accent, 4)
    features = (
        _shape("M38 42C40 22 80 22 82 42C72 40 64 34 60 29C56 34 48 40 38 42Z", of.hair)
        + path("M54 57q6 5 12 0", "none", "#B3322B", 3)
        + _shape("M60 46l-2 5h3")
        + _bead(37.5, 56, 3.4, of.accent)
        + _bead(82.5, 56, 3.4, of.accent)
    )
    crown = _shape("M40 24 38 10 50 16 60 4 70 16 82 10 80 24C72 20 48 20 40 24Z", of.accent) + suit(
        of.symbol, 60, 15, 9, of.main
    )
    cup = _shape("M4 86H30C30 98 25 103 17 103S4 98 4 86Z", "#FFFBF2") + _shape("M30 89q8 0 7 6t-10 4")
    cup += path("M11 80q-3-4 0-8M20 80q-3-4 0-8", "none", "#8A7461", 2)
    return behind + _coat(of) + dress + _head(of) + features + crown + cup


def _jack(of: Family) -> str:
    behind = _shape("M37 46C36 24 84 24 83 46L85 60C78 64 42 64 35 60Z", of.hair)
    dress = _shape("M44 71 60 92 76 71Z", of.accent) + path("M14 98H106M10 107H110", "none", of.accent, 4)
    features = _shape("M54 57q7 4 12-1") + _shape("M60 45l3 5h-4") + _shape("M47 38q4-3 8-1M65 37q4-2 8 1")
    hat = (
        _shape("M32 32C30 10 88 4 92 24C92 28 88 31 84 31C66 27 46 28 32 32Z", of.main)
        + _shape("M33 32C48 26 70 26 86 31L85 37C70 32 50 32 35 38Z", of.accent)
        + _shape("M84 18C92 8 102 2 112 2C112 12 102 22 88 24Z", of.accent)
    )
    fork = _rod("M18 104V52") + _rod("M9 30v14q0 8 9 8t9-8V30M18 30v18", 2.6) + _bead(18, 92, 8, of.skin)
    return behind + _coat(of) + dress + _head(of) + features + hat + fork


_PEOPLE = {"K": _king, "Q": _queen, "J": _jack}


def _table_edge() -> str:
    """The wooden table between the two people."""
    return (
        rect(46, 131, 120, 18, "#9A6434")
        + path("M46 131H166M46 149H166", "none", _OUTLINE, 2.2)
        + path("M52 136.5H118M132 136.5H160M52 143.5H80M96 143.5H160", "none", "#7C4C25", 1.8)
    )


WIDTH, HEIGHT = 120, 220
"""Units of the framed picture."""
BUST_WIDTH, BUST_HEIGHT = 116, 172
CORNER = 9
BUST_CORNER = 12


def pair(rank: str, symbol: str) -> str:
    """The two people and the table between them, WIDTH by HEIGHT, round corners, no border."""
    of, name = FAMILIES[symbol], f"{rank}{symbol}"
    half = clipped(group(_PEOPLE[rank](of), "translate(46 32)"), rect(46, 30, 120, 104, "#000"), f"half-{name}")
    inside = (
        rect(46, 30, 120, 220, of.ground)
        + half
        + group(half.replace(f"half-{name}", f"turned-{name}"), "rotate(180 106 140)")
        + _table_edge()
    )
    framed = clipped(inside, rect(46, 30, WIDTH, HEIGHT, "#000", CORNER), f"frame-{name}")
    return group(framed, "translate(-46 -30)")


def bust(rank: str, symbol: str) -> str:
    """One of them behind the table, for large print: BUST_WIDTH by BUST_HEIGHT, round corners, no border."""
    of = FAMILIES[symbol]
    inside = (
        rect(0, 0, BUST_WIDTH, BUST_HEIGHT, of.ground)
        + group(_PEOPLE[rank](of), "translate(-10 28) scale(1.14)")
        + rect(0, 152, BUST_WIDTH, 22, "#9A6434")
        + path(f"M0 152H{BUST_WIDTH}", "none", _OUTLINE, 2.4)
    )
    return clipped(inside, rect(0, 0, BUST_WIDTH, BUST_HEIGHT, "#000", BUST_CORNER), f"bust-{rank}{symbol}")


def court(rank: str, symbol: str, colour: str) -> str:
    """The framed court about the middle of a 200 by 280 card."""
    border = rect(46, 30, WIDTH, HEIGHT, "none", CORNER, f'stroke="{colour}" stroke-width="2.6"')
    return group(group(pair(rank, symbol), "translate(46 30)") + border, "translate(-6 0)")
