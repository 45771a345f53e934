"""Polyester: push your luck to 5,000, or bust and lose the pot."""
