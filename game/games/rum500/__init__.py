"""500 Rum: melds, lay-offs, and a discard pile that is open to its last card."""
