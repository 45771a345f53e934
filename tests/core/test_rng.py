from collections import Counter
from itertools import permutations

import pytest

from game.core.rng import Rng

# The first numbers of SplitMix64 as its authors' reference implementation gives them.
REFERENCE = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423),
}


@pytest.mark.parametrize("seed", REFERENCE)
def test_numbers_are_those_of_splitmix64(seed: int) -> None:
    rng, numbers = Rng(seed), []
    for _ in REFERENCE[seed]:
        number, rng = rng.next()
        numbers.append(number)
    assert tuple(numbers) == REFERENCE[seed]


def test_a_generator_is_a_value() -> None:
    rng = Rng(7)
    assert rng.next() == rng.next()
    assert Rng(7 + (1 << 64)).next() == rng.next()


def drawn(times: int, limit: int) -> Counter[int]:
    rng, counts = Rng(3), Counter[int]()
    for _ in range(times):
        number, rng = rng.below(limit)
        counts[number] += 1
    return counts


def chi_squared(counts: Counter[int], ways: int) -> float:
    expected = counts.total() / ways
    return sum((counts[way] - expected) ** 2 / expected for way in range(ways))


def test_every_number_below_a_limit_is_as_likely() -> None:
    counts = drawn(6000, 6)
    assert set(counts) == set(range(6))
    assert chi_squared(counts, 6) < 20.5  # one in a thousand fair dice is worse


def test_numbers_that_would_favour_the_low_ones_are_drawn_again() -> None:
    limit = (1 << 63) + 1  # nearly half of all numbers lie above the only fair multiple
    rng, seen = Rng(1), []
    for _ in range(50):
        number, rng = rng.below(limit)
        seen.append(number)
    assert max(seen) < limit
    steps = (rng.state - 1) * pow(0x9E3779B97F4A7C15, -1, 1 << 64) % (1 << 64)
    assert steps > 50


def test_every_order_is_as_likely() -> None:
    orders = list(permutations("abc"))
    rng, counts = Rng(9), Counter[int]()
    for _ in range(6000):
        order, rng = rng.shuffled("abc")
        counts[orders.index(order)] += 1
    assert chi_squared(counts, 6) < 20.5


def test_shuffling_leaves_what_it_was_given() -> None:
    items = [1, 2, 3, 4, 5]
    mixed, _ = Rng(1).shuffled(items)
    assert items == [1, 2, 3, 4, 5]
    assert sorted(mixed) == items
    assert Rng(1).shuffled(()) == ((), Rng(1))


@pytest.mark.parametrize("limit", [0, -1])
def test_nothing_to_choose_from(limit: int) -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng().below(limit)
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng().choice(())
