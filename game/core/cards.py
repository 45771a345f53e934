"""A card is the physical object, named by a number; what is printed on it is for its game to say."""

from typing import NewType

Card = NewType("Card", int)
"""A physical card's id. Two copies of one face are two cards: never compare cards by what they show."""

HIDDEN = Card(-1)
"""Stands in a view wherever a seat may not see which card it is."""
