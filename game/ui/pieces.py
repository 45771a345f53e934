"""Pictures that are made once for a size and then only copied."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import SRCALPHA, Surface

ROOM = 72 << 20
"""Bytes that pieces may take before the longest unused ones go."""


class Pieces:
    """Surfaces by key, ready for fast copying; the longest unused are forgotten first."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._taken = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The piece of that key, made now if it is not there. Needs a display mode."""
        piece = self._kept.get(key)
        if piece is None:
            made = make()
            # Unconverted surfaces copy more than twenty times slower in the browser.
            piece = made.convert_alpha() if made.get_flags() & SRCALPHA else made.convert()
            self._kept[key] = piece
            self._taken += _bytes(piece)
            self._shrink()
        else:
            self._kept.move_to_end(key)
        return piece

    def clear(self) -> None:
        """Forgets every piece, as after a change of size."""
        self._kept.clear()
        self._taken = 0

    def _shrink(self) -> None:
        while self._taken > self._room and len(self._kept) > 1:
            _, piece = self._kept.popitem(last=False)
            self._taken -= _bytes(piece)


def _bytes(piece: Surface) -> int:
    return piece.get_width() * piece.get_height() * 4
