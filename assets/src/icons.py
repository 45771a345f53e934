"""The house's icons: 24-unit box, 2.4 stroke, round ends, one colour.

Each entry is markup in which `K` stands for the colour. They are baked white and tinted at run time.
"""

from PIL import Image

from src.svg import group, picture, star_points

BOX = 24
MASTER_SCALE = 4  # 96 px: the largest icon is 32 units at density 2, plus room for large text


def _line(d: str, width: float = 2.4) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="K" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _solid(d: str) -> str:
    return f'<path d="{d}" fill="K" stroke="K" stroke-width="1.2" stroke-linejoin="round"/>'


_GEAR_TEETH = (
    "M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M5.3 18.7l2.8-2.8M15.9 8.1l2.8-2.8"
)
_BOOK = "M12 6C9.5 4.2 6.5 3.8 3.5 4.2v14.5c3-.4 6 0 8.5 1.8 2.5-1.8 5.5-2.2 8.5-1.8V4.2C17.5 3.8 14.5 4.2 12 6Zm0 0v14"
_SPEAKER = "M3.5 9.5v5h3.5l5 4.2V5.3L7 9.5Z"
_HAND = (
    "M8 12.5V6a1.7 1.7 0 0 1 3.4 0V10.5V4.2a1.7 1.7 0 0 1 3.4 0V10.5V5.7a1.7 1.7 0 0 1 3.3 0V14.5"
    "c0 4-2.5 6.8-6.2 6.8c-3 0-4.6-1.3-6-3.7L3.3 13.3c-.9-1.7 1.3-3 2.5-1.6Z"
)
_BUTTON_HOLES = "".join(
    f'<circle cx="{x}" cy="{y}" r="1" fill="K"/>' for x, y in ((10.3, 14), (13.7, 14), (10.3, 17), (13.7, 17))
)

ICONS: dict[str, str] = {
    "menu": _line("M4 6.5h16M4 12h16M4 17.5h16", 2.8),
    "gear": '<circle cx="12" cy="12" r="5.2" fill="none" stroke="K" stroke-width="3"/>' + _line(_GEAR_TEETH, 2.8),
    "book": _line(_BOOK, 2.2),
    "log": _line("M6 3h12v18l-3-2-3 2-3-2-3 2Z", 2.2) + _line("M9 8h6M9 12h6", 2.2),
    "undo": _line("M8 5 4 9.5 8 14", 2.6) + _line("M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3", 2.6),
    "sort": _line("M3 7h4l8 10h5M3 17h4l2.5-3M13 9.5 15 7h5")
    + '<path d="M18 3.5 21.5 7 18 10.5ZM18 13.5l3.5 3.5-3.5 3.5Z" fill="K"/>',
    "lock": '<rect x="4.5" y="10.5" width="15" height="11" rx="2.5" fill="K"/>'
    '<path d="M8 11V7.5a4 4 0 0 1 8 0V11" fill="none" stroke="K" stroke-width="2.6"/>',
    "check": _line("M4.5 12.8 9.6 18 19.5 6.5", 3),
    "left": _line("M15 4.5 7.5 12l7.5 7.5", 2.8),
    "right": _line("M9 4.5l7.5 7.5L9 19.5", 2.8),
    "up": _line("M4.5 15 12 7.5l7.5 7.5", 2.8),
    "down": _line("M4.5 9l7.5 7.5L19.5 9", 2.8),
    "plus": _line("M12 4.5v15M4.5 12h15", 3),
    "minus": _line("M4.5 12h15", 3),
    "close": _line("M5.5 5.5l13 13M18.5 5.5l-13 13", 2.8),
    "sound_on": _solid(_SPEAKER) + _line("M15.5 9a4.5 4.5 0 0 1 0 6M18.2 6a8.5 8.5 0 0 1 0 12", 2.2),
    "sound_off": _solid(_SPEAKER) + _line("M15.8 9.5l5 5M20.8 9.5l-5 5", 2.2),
    "fullscreen": _line("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", 2.6),
    "play": _solid("M7 4.5v15L19.5 12Z"),
    "pause": '<rect x="5.5" y="4.5" width="4.6" height="15" rx="1.5" fill="K"/>'
    '<rect x="13.9" y="4.5" width="4.6" height="15" rx="1.5" fill="K"/>',
    "skip": _solid("M4.5 5v14L15 12Z") + _line("M18.8 5.5v13", 2.8),
    "person": '<circle cx="12" cy="7.5" r="4.2" fill="K"/>'
    '<path d="M3.8 21c0-5 3.6-7.8 8.2-7.8s8.2 2.8 8.2 7.8Z" fill="K" stroke="K" stroke-linejoin="round"/>',
    "bot": _line("M5 9.5h14v10.5H5Z", 2.4)
    + _line("M12 9V4.5M2.2 13v3M21.8 13v3", 2.4)
    + '<circle cx="12" cy="3.8" r="1.7" fill="K"/><circle cx="9" cy="14" r="1.5" fill="K"/>'
    '<circle cx="15" cy="14" r="1.5" fill="K"/>' + _line("M9.8 17.3h4.4", 1.6),
    "link": _line("M10 14a4.2 4.2 0 0 0 6 .3l3.3-3.3a4.2 4.2 0 0 0-6-6L11.5 6.8")
    + _line("M14 10a4.2 4.2 0 0 0-6-.3L4.7 13a4.2 4.2 0 0 0 6 6l1.8-1.8"),
    "copy": _line("M8.5 8.5h11.5v12H8.5Z", 2.2) + _line("M5 15.5H4v-12h11.5v1.5", 2.2),
    "download": _line("M12 3.5v11.5M7 10.5l5 5 5-5M4 20h16", 2.6),
    "upload": _line("M12 15.5V4M7 8.8l5-5 5 5M4 20h16", 2.6),
    "trash": '<path d="M5.5 8.5h13l-1.2 12.2a1.5 1.5 0 0 1-1.5 1.3H8.2a1.5 1.5 0 0 1-1.5-1.3Z" fill="K"/>'
    '<rect x="4" y="4.5" width="16" height="2.8" rx="1.2" fill="K"/>'
    '<rect x="9.5" y="2" width="5" height="3" rx="1" fill="K"/>',
    "bag": _solid("M6 9h12l1.6 11.2a1.4 1.4 0 0 1-1.4 1.6H5.8a1.4 1.4 0 0 1-1.4-1.6Z")
    + _line("M8.5 11V7a3.5 3.5 0 0 1 7 0v4", 2.2),
    "deck": _line("M11 4.2h7.5a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5", 2.2)
    + '<rect x="4" y="6.5" width="12" height="16" rx="2" fill="K"/>',
    "lasting": _line("M5.5 8.5h13l-1.2 12.2a1.5 1.5 0 0 1-1.5 1.3H8.2a1.5 1.5 0 0 1-1.5-1.3Z", 1.8)
    + '<rect x="4" y="4" width="16" height="2.8" rx="1.2" fill="K"/>'
    + _line("M12 15c-1.4-2.4-4-2.4-4 0s2.6 2.4 4 0c1.4-2.4 4-2.4 4 0s-2.6 2.4-4 0Z", 1.7),
    "burst": group(_solid(star_points(10.8, 5.4, 8)), "translate(12 12)"),
    "upgrade": _solid("M12 3l8 9h-5v9H9v-9H4Z"),
    "star": group(_solid(star_points(10.6, 4.6, 5)), "translate(12 12.8)"),
    "flag": _line("M5.5 3v18.5", 2.6) + _solid("M6 4.2c4-2 7.5 2 12.5 0v8.6c-5 2-8.5-2-12.5 0Z"),
    "question": _line("M8 8.5a4 4 0 1 1 6 3.5c-1.5.9-2 1.6-2 3.2", 2.8)
    + '<circle cx="12" cy="19.3" r="1.8" fill="K"/>',
    "hand": _line(_HAND, 2),
    "eye": _line("M2.5 12C6 6 18 6 21.5 12C18 18 6 18 2.5 12Z", 2.2) + '<circle cx="12" cy="12" r="3.2" fill="K"/>',
    "bell": _solid("M5.5 17c1.4-1.6 1.4-3.4 1.4-6.2a5.1 5.1 0 0 1 10.2 0c0 2.8 0 4.6 1.4 6.2Z")
    + _line("M12 3v2M10.3 20.6h3.4", 2.4),
    "chart": _line("M4 20.5h16M7 17v-5M12 17V5M17 17V9", 3),
    "draw": '<rect x="3.5" y="7.5" width="10.5" height="14" rx="2" fill="K"/>'
    + _line("M8 4.2h8.5a1.5 1.5 0 0 1 1.5 1.5V13", 2.2)
    + _line("M18.3 16.2v5.3M15.7 18.8h5.3", 2.2),
    "tin": _line("M4 8.5v10.5c0 3.2 16 3.2 16 0V8.5", 2.2)
    + '<ellipse cx="12" cy="7" rx="8" ry="3.4" fill="none" stroke="K" stroke-width="2.2"/>'
    + _BUTTON_HOLES,
}


def icon(name: str, x: float, y: float, size: float, colour: str) -> str:
    """The icon `name` centred on (x, y), `size` units wide, in one colour."""
    scale = size / BOX
    return group(
        ICONS[name].replace('"K"', f'"{colour}"'),
        f"translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})",
    )


def master(name: str) -> Image.Image:
    """The white master of an icon, 96 by 96 px, to be tinted at run time."""
    return picture(icon(name, BOX / 2, BOX / 2, BOX, "#FFFFFF"), BOX, BOX, MASTER_SCALE)
