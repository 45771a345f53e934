"""The rules of Trash Poker. Nothing here knows time, pixels or language."""
