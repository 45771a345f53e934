"""Seeds that nobody has chosen. All other chance lies in the states of matches."""

import secrets

RANDOM_SEEDS = 100_000
"""Random seeds are short enough to be told across a table."""


def random_seed() -> int:
    """A seed for a match."""
    return secrets.randbelow(RANDOM_SEEDS)
