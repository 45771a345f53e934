"""Trash Poker: the best hand of five wins chips, and throwing cards away wins more."""
