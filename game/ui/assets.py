"""The baked pictures, fonts and sounds, loaded when they are first asked for."""

from pathlib import Path

import pygame
from pygame import SRCALPHA, Surface, image, transform
from pygame.font import Font

from game.ui.pieces import Pieces
from game.ui.theme import WHITE, Colour, Face


class Assets:
    """What the folder of baked assets holds, by name. OSError for what is not there, saying which."""

    def __init__(self, folder: Path) -> None:
        pygame.font.init()
        self.folder = folder
        self._masters: dict[str, Surface] = {}
        self._fonts: dict[tuple[Face, int], Font] = {}

    def font(self, face: Face, pixels: int) -> Font:
        """A typeface at that many pixels an em."""
        key = face, pixels
        if key not in self._fonts:
            self._fonts[key] = Font(self._find(f"fonts/{face.value}"), pixels)
        return self._fonts[key]

    def master(self, name: str) -> Surface:
        """A picture as it was baked, by its path: `cards/vinyl_neon.png`. Not for the screen: reduce it once."""
        if name not in self._masters:
            loaded = image.load(self._find(name))
            clear = loaded.get_flags() & SRCALPHA or loaded.get_colorkey()
            # Working with unconverted pictures is more than twenty times slower in the browser.
            self._masters[name] = loaded.convert_alpha() if clear else loaded.convert()
        return self._masters[name]

    def bled(self, name: str) -> Surface:
        """The same with its edge colours spread into the clear pixels, lest reducing it mix black into its outline."""
        key = f"{name} bled"
        if key not in self._masters:
            self._masters[key] = _bled(self.master(name))
        return self._masters[key]

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return (self.folder / name).is_file()

    def path(self, name: str) -> Path:
        """Where a file is, for those who load it themselves."""
        return self._find(name)

    def _find(self, name: str) -> Path:
        path = self.folder / name
        if not path.is_file():
            raise FileNotFoundError(f"no asset {name} in {self.folder}; bake them with assets/bake.py")
        return path


class Pictures:
    """Assets at the size shown, in device pixels."""

    def __init__(self, assets: Assets, pieces: Pieces) -> None:
        self._assets = assets
        self._pieces = pieces

    def picture(self, name: str, width: int, height: int) -> Surface:
        """A picture reduced to that size, or to nothing where it has no room."""
        width, height = max(0, width), max(0, height)
        key = "picture", name, width, height
        return self._pieces.get(key, lambda: transform.smoothscale(self._assets.bled(name), (width, height)))

    def icon(self, name: str, size: int, colour: Colour) -> Surface:
        """An icon in one colour, `size` pixels square."""
        return self._pieces.get(("icon", name, size, colour), lambda: self._tinted(name, size, colour))

    def _tinted(self, name: str, size: int, colour: Colour) -> Surface:
        white = self._assets.master(f"icons/{name}.png").copy()
        white.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
        small = transform.smoothscale(white, (size, size))
        small.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return small


def _bled(source: Surface) -> Surface:
    if not source.get_flags() & SRCALPHA:
        return source
    spread = Surface(source.get_size(), SRCALPHA).convert_alpha()
    spread.fill((0, 0, 0, 0))
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)):
        spread.blit(source, (dx, dy))
    spread.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_ADD)
    alpha = source.copy()
    alpha.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    spread.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return spread
