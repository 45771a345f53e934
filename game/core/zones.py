"""Where cards lie."""

from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

TABLE = Seat(-1)
"""The seat of dealer, dice and clock: owner of what is nobody's, author of moves that nobody chooses."""


class Zone(NamedTuple):
    """A pile, hand or place with room for cards. `slot` tells apart several of one name and owner."""

    name: str
    owner: Seat = TABLE
    slot: int = 0
