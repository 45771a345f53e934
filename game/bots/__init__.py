"""Guests: what bots of every game share."""

from enum import Enum


class Level(Enum):
    """How well a bot plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
