from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from game.core.cards import HIDDEN, Card
from game.core.events import Moved, Secret
from game.core.match import begin
from game.core.rng import Rng
from game.core.secrets import guess, hear, listen, reveals, seen, view
from game.core.zones import TABLE, Seat, Zone
from tests.toy import GAME, Exchange, Lay, Options, State

START = begin(GAME, Options(), 2, 7)
HAND = START.state.places[0].hand
OTHER = START.state.places[1].hand
ME, YOU = Seat(0), Seat(1)


def test_a_seat_sees_its_hand_and_that_others_hold_as_many() -> None:
    mine = view(GAME, START.state, ME)
    assert mine.places[0].hand == HAND
    assert mine.places[1].hand == (HIDDEN,) * 3
    assert mine.stock == (HIDDEN,) * 18
    assert mine.rng == Rng()


def test_the_onlooker_sees_what_everybody_sees() -> None:
    laid = START.play(ME, Exchange(HAND[:1])).state
    assert seen(GAME, laid, TABLE) == {HAND[0]} == seen(GAME, laid, ME) & seen(GAME, laid, YOU)


def test_unseen_cards_lie_last() -> None:
    class Peeking(type(GAME)):  # type: ignore[misc]
        def sees(self, state: State, seat: Seat, zone: Zone, card: Card, /) -> bool:
            return bool(super().sees(state, seat, zone, card)) or card == OTHER[2]

    assert view(Peeking(), START.state, ME).places[1].hand == (OTHER[2], HIDDEN, HIDDEN)


def test_a_view_of_a_view_is_that_view() -> None:
    mine = view(GAME, START.state, ME)
    assert view(GAME, mine, ME) == mine


def test_every_unseen_card_is_as_likely_in_every_hidden_place() -> None:
    mine = view(GAME, START.state, ME)
    rng, counts = Rng(11), Counter[Card]()
    for _ in range(2100):
        number, rng = rng.next()
        counts[guess(GAME, mine, Rng(number)).places[1].hand[0]] += 1
    assert set(counts) == set(GAME.cards(mine)) - set(HAND)
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 45.3  # one in a thousand is worse


def test_the_mover_hears_the_card_and_the_others_that_one_moved() -> None:
    after = START.play(ME, Lay(HAND[0]))
    assert after.step is not None
    (moved,) = after.step.events
    assert hear(GAME, START.state, after.state, moved, ME) == moved
    for seat in (YOU, TABLE):
        heard = hear(GAME, START.state, after.state, moved, seat)
        assert heard == Moved((HIDDEN,), Zone("hand", ME), Zone("laid", ME))
        assert hear(GAME, START.state, after.state, Lay(HAND[0]), seat) == Lay(HIDDEN)


def test_a_card_that_comes_into_the_open_is_heard_by_all() -> None:
    after = START.play(ME, Exchange(HAND[:1]))
    assert after.step is not None
    thrown, drawn = after.step.events
    assert hear(GAME, START.state, after.state, thrown, YOU) == thrown
    assert hear(GAME, START.state, after.state, drawn, YOU) != drawn


def test_chance_and_shown_cards_tell_something() -> None:
    laid = START.play(ME, Lay(HAND[0])).state
    exchanged = START.play(ME, Exchange(HAND[:1])).state
    assert not reveals(GAME, START.state, laid, 2)
    assert reveals(GAME, START.state, exchanged, 2)
    assert reveals(GAME, START.state, replace(START.state, rng=Rng(1)), 2)


class Veiled(type(GAME)):  # type: ignore[misc]
    """The toy, but where others see nothing of what an exchange changes."""

    def with_zones(self, state: State, zones: Mapping[Zone, tuple[Card, ...]], rng: Rng, /) -> State:
        masked: State = super().with_zones(state, zones, rng)
        veiled = HIDDEN in masked.places[0].hand
        return replace(masked, discards=(), stock=(HIDDEN,) * 18) if veiled else masked


def test_moves_of_which_a_seat_sees_nothing_are_not_heard() -> None:
    game = Veiled()
    after, events = game.apply(START.state, ME, Exchange(HAND[:1]))
    assert len([each for each in listen(game, START.state, after, events, ME) if isinstance(each, Moved)]) == 2
    assert listen(game, START.state, after, events, YOU) == ()
    assert listen(GAME, START.state, after, events, YOU)


def test_a_secret_is_heard_by_its_seat_alone() -> None:
    after = START.play(ME, Lay(HAND[0])).state
    assert listen(GAME, START.state, after, (Secret(ME), Secret(YOU)), ME) == (Secret(ME),)
    assert listen(GAME, START.state, after, (Secret(ME),), TABLE) == ()
