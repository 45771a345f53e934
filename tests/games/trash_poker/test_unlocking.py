"""The box lid: what finished matches unlock, and what a new match makes of it."""

from dataclasses import replace
from typing import Any

import pytest

from game.bots import Level
from game.core.match import Match
from game.core.zones import Seat
from game.games import boxed
from game.games.trash_poker.collection import COLLECTION, pool
from game.games.trash_poker.rules import Options
from game.games.trash_poker.rules.achievements import ACHIEVEMENTS, PRIZES
from game.games.trash_poker.rules.cards import deck, joker, notation, stack
from game.games.trash_poker.rules.jokers import Stack
from game.games.trash_poker.rules.state import House, Phase, State
from game.games.trash_poker.rules.unlocking import loser, scores
from game.host.storage import MemoryStorage
from game.session.collection import Collections, Feat, Lid, Offer, Tick, earned, initials, lid_of, offered
from game.session.seats import Guest, Person, Sitter
from game.session.table import Table
from tests.games.trash_poker.spelling import ONE, THREE, TWO, rule
from tests.games.trash_poker.tables import Laid, position

BOX = boxed("trash_poker")
GUEST = Guest("Otto", Level.EASY)
PRIZE = notation(PRIZES[ACHIEVEMENTS.index(next(each for each in ACHIEVEMENTS if each.name == "joker_king"))])


def over(*chips: int, houses: int = 0, **first: Any) -> State:
    """A finished match with these chips, the last seats being houses."""
    places: list[Laid] = [{"chips": each, "trash": deck(Seat(seat))} for seat, each in enumerate(chips)]
    for seat in range(len(chips) - houses, len(chips)):
        places[seat] = {**places[seat], "house": House()}
    places[0] = {**places[0], **first}
    return position(*places, phase=Phase.OVER, round=8, options=Options(houses=houses))


def ended(state: State, *sitters: Sitter, seed: int = 7) -> Table:
    """A table at which that match has ended."""
    table = Table.start(BOX, state.options, sitters, seed, ONE)
    table.match = replace(table.match, state=state)
    return table


def kept(state: State, *sitters: Sitter, before: Lid | None = None) -> Lid:
    """The lid after that match."""
    collections = Collections(MemoryStorage())
    if before:
        collections._keep(BOX.id, before)
    collections.finish(ended(state, *sitters))
    return collections.lid(BOX.id)


@rule("trash.unlock.rows")
@pytest.mark.parametrize(("points", "row"), [(89, None), (90, 90), (99, 90), (100, 100), (179, 170), (500, 180)])
def test_points_tick_the_highest_row_that_they_reach(points: int, row: int | None) -> None:
    assert earned(COLLECTION, Lid(), points) == row


@rule("trash.unlock.rows")
def test_a_row_has_three_boxes() -> None:
    full = Lid(ticks=(Tick(100, "A"),) * 3)
    assert earned(COLLECTION, full, 105) == 90
    assert earned(COLLECTION, Lid(ticks=full.ticks[:2]), 105) == 100
    assert earned(COLLECTION, Lid(ticks=(*full.ticks, *(Tick(90, "A"),) * 3)), 105) is None


@rule("trash.unlock.lost")
def test_every_person_ticks_whoever_has_won() -> None:
    lid = kept(over(95, 120), Person("Anna Maria"), Person("Bo"))
    assert lid.ticks == (Tick(90, "AM"), Tick(120, "B"))
    assert [offer.initials for offer in lid.offers] == ["AM", "B"]


@rule("trash.unlock.lost")
def test_bots_tick_nothing() -> None:
    lid = kept(over(95, 120), Person("Ann"), GUEST)
    assert lid.ticks == (Tick(90, "A"),)


@rule("trash.unlock.lost")
def test_a_lost_game_against_a_house_unlocks() -> None:
    assert kept(over(95, 120, houses=1), Person("Ann"), GUEST).ticks == (Tick(90, "A"),)


@rule("trash.unlock.house")
def test_whoever_beats_the_house_may_tick_for_it() -> None:
    assert kept(over(121, 110, 95, houses=2), Person("Ann"), GUEST, Guest("Rex", Level.EASY)).ticks == (
        Tick(120, "A"),
        Tick(110, "O"),
    )
    assert scores(over(95, 120, houses=1)) == ((ONE, ONE, 95),)
    assert scores(over(120, 95, houses=1)) == ((ONE, ONE, 120), (TWO, ONE, 95))
    assert scores(over(120, 95)) == ((ONE, ONE, 120), (TWO, TWO, 95))


@rule("trash.unlock.three")
def test_one_of_three_is_chosen() -> None:
    collections = Collections(MemoryStorage())
    collections.finish(ended(over(95, 91), Person("Ann"), Person("Bo")))
    lid = collections.lid(BOX.id)
    three = offered(COLLECTION, lid)
    assert len(three) == len({*three}) == 3
    assert {*three} <= {*map(notation, stack(Stack.UNLOCKABLE))}
    with pytest.raises(ValueError, match="not offered"):
        collections.choose(BOX, "J1")
    collections.choose(BOX, three[1])
    lid = collections.lid(BOX.id)
    assert lid.unlocked == (three[1],)
    assert [offer.initials for offer in lid.offers] == ["B"]
    assert three[1] not in offered(COLLECTION, lid)
    collections.choose(BOX, offered(COLLECTION, lid)[0])
    assert (len(collections.lid(BOX.id).unlocked), collections.lid(BOX.id).offers) == (2, ())


@rule("trash.unlock.three")
@pytest.mark.parametrize(("left", "offers"), [(2, 2), (1, 1), (0, 0)])
def test_with_fewer_left_there_is_less_to_choose(left: int, offers: int) -> None:
    before = Lid(unlocked=tuple(COLLECTION.prizes[left:]))
    lid = kept(over(95, 91), Person("Ann"), Person("Bo"), before=before)
    assert (len(lid.ticks), len(lid.offers)) == (2, offers)
    assert len(offered(COLLECTION, lid)) == left


@rule("trash.unlock.loser")
def test_the_fewest_chips_lose() -> None:
    assert loser(over(5, 3, 4)) == TWO
    assert loser(over(3, 5, 3)) == THREE
    assert loser(over(30, 3, houses=1)) == ONE
    assert kept(over(5, 3), Person("Ann"), Person(" Bo ")).loser == "Bo"


@rule("trash.achieve.end")
def test_an_achievement_is_unlocked_and_a_gift_in_the_next_match() -> None:
    number = next(place for place, each in enumerate(ACHIEVEMENTS) if each.name == "joker_king")
    lid = kept(over(5, 3, achieved=number), Person("Ann"), GUEST)
    assert (lid.feats, lid.unlocked, lid.gifts) == ((Feat("joker_king", "A"),), (PRIZE,), (("Ann", PRIZE),))
    options = COLLECTION.prepared(Options(), lid, ("Otto", "Ann"))
    assert options.gifts == ((TWO, PRIZES[number]),)
    assert number not in options.achievements
    assert len(options.achievements) == len(ACHIEVEMENTS) - 1
    assert options.loser is ONE
    assert kept(over(5, 3), Person("Ann"), GUEST, before=lid).gifts == ()


def test_a_bot_achieves_for_nobody() -> None:
    assert kept(over(5, 3, achieved=0), GUEST, Person("Ann")).feats == ()


@rule("trash.jokers.pool")
def test_the_stack_is_drawn_from_what_is_unlocked_and_not_removed() -> None:
    starting = stack(Stack.STARTING)
    assert pool(Lid()) == starting
    assert pool(Lid(unlocked=("J19", "J20", "J19", "J999"))) == (*starting, joker(19), joker(20))
    assert pool(Lid(unlocked=("J19", "J20"), removed=("J1", "J19"))) == (*starting[1:], joker(20))
    assert pool(Lid(removed=("J1",))) == starting


def test_a_table_is_prepared_before_its_first_action_alone() -> None:
    storage = MemoryStorage()
    collections = Collections(storage)
    collections._keep(BOX.id, Lid(unlocked=("J19",), loser="Bo"))
    fresh = Table.start(BOX, Options(), (Person("Ann"), Person("Bo")), 3)
    table = collections.prepared(fresh)
    assert (table.match.options.jokers[-1], table.match.options.loser) == (joker(19), TWO)
    assert (table.match.seed, table.match.options.first) == (3, fresh.match.options.first)
    seat = BOX.game.to_act(table.match.state)[0]
    table.match = table.match.play(seat, BOX.game.actions(table.match.state, seat)[0])
    assert collections.prepared(table) is table
    other = Table.start(boxed("rum500"), boxed("rum500").game.types["options"](), (Person("Ann"), GUEST), 3)
    assert collections.prepared(other) is other
    assert isinstance(table.match, Match)


FULL = Lid(
    (Tick(90, "A"),), ("J19",), ("J2",), (Feat("court", "A"),), (("Ann", "J50"),), (Offer("A", 5),), "Ann"
)  # fmt: skip


def test_what_is_kept_is_read_as_it_was() -> None:
    storage = MemoryStorage()
    Collections(storage)._keep(BOX.id, FULL)
    assert Collections(storage).lid(BOX.id) == FULL
    assert storage.keys() == ("collection/trash_poker",)
    Collections(storage).remove(BOX.id, ("J3",))
    assert Collections(storage).lid(BOX.id).removed == ("J3",)
    Collections(storage).reset(BOX.id)
    assert (storage.keys(), Collections(storage).lid(BOX.id)) == ((), Lid())


@pytest.mark.parametrize("part", ["ticks", "unlocked", "removed", "feats", "gifts", "offers", "loser"])
def test_damage_loses_nothing_else(part: str) -> None:
    storage = MemoryStorage()
    collections = Collections(storage)
    collections._keep(BOX.id, FULL)
    text = storage.get("collection/trash_poker") or ""
    data = text.replace(f'"{part}":', f'"{part}":{{"is":"Nonsense"}},"was":')
    storage.set("collection/trash_poker", data)
    lid = collections.lid(BOX.id)
    assert lid == replace(FULL, **{part: getattr(Lid(), part)})
    assert collections.damage
    assert storage.get("aside/collection/trash_poker/1") == data
    assert Collections(storage).lid(BOX.id) == lid
    assert lid_of(text) == (FULL, False)


@pytest.mark.parametrize("text", ["", "[]", "{", '"x"'])
def test_what_is_no_lid_is_set_aside(text: str) -> None:
    storage = MemoryStorage()
    storage.set("collection/trash_poker", text)
    assert Collections(storage).lid(BOX.id) == Lid()
    assert storage.get("aside/collection/trash_poker/1") == text


def test_an_older_or_newer_version_is_read_as_far_as_it_goes() -> None:
    assert lid_of('{"version":0,"loser":"Ann"}') == (Lid(loser="Ann"), False)
    assert lid_of('{"version":9,"loser":"Ann","hats":3}') == (Lid(loser="Ann"), False)


@pytest.mark.parametrize(("name", "short"), [("Ann", "A"), ("ann bo cy di", "ABC"), ("", "?"), ("Łucja", "Ł")])
def test_initials(name: str, short: str) -> None:
    assert initials(name) == short
