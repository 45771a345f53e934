"""For developers: nothing here is part of the game as it is played."""
