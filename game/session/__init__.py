"""The house around a match: who sits where, whose time it is, what is kept. No pixels; knows no game by name."""
