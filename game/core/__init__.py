"""Values that every game is made of. Standard library only; nothing here knows time, pixels or language."""
