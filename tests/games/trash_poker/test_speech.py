"""Every event, action and refusal has a whole sentence in both languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.cards import HIDDEN
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.protocol import Refusal
from game.core.secrets import hear, listen, view
from game.core.tally import Line
from game.core.zones import TABLE
from game.games.trash_poker.card_words import card, does, hand, reason
from game.games.trash_poker.card_words import cards as spoken
from game.games.trash_poker.rules import CHOICES, GAME, Options
from game.games.trash_poker.rules.achievements import ACHIEVEMENTS
from game.games.trash_poker.rules.actions import Finish
from game.games.trash_poker.rules.cards import is_joker, joker
from game.games.trash_poker.rules.events import (
    AchievementFulfilled,
    CardRemoved,
    Collected,
    Finished,
    Gained,
    HouseRolled,
    HousesRolled,
    JokerPutBack,
    JokerShown,
    LineRead,
    MarkerMoved,
    Narrowed,
    PersonalitiesShuffled,
    PersonalityRevealed,
    RanOut,
    Reason,
    Redrew,
    Reshuffled,
    Took,
    TopsRevealed,
    VowBroken,
)
from game.games.trash_poker.rules.jokers import JOKERS
from game.games.trash_poker.rules.personalities import PERSONALITIES
from game.games.trash_poker.rules.ranks import Area, HandRank
from game.games.trash_poker.rules.stars import StarChoice
from game.games.trash_poker.rules.state import Duty
from game.games.trash_poker.speech import SPEECH
from game.session.links import spelt
from game.tools.catalogs import compile_all
from game.words import LANGUAGES, Names, Words
from tests.games.trash_poker.golden import MATCHES, played
from tests.games.trash_poker.spelling import ONE, TWO, cards
from tests.games.trash_poker.tables import begun
from tests.games.trash_poker.test_rulebook import RULES, _named

NAMES = Names(("Ala", "Halina", "Marek", "Ola"), ONE)
CITED = sorted(_named(RULES, r'"(trash\.[^"]+)"'))
WITHOUT_CARDS = {
    "trash.end.over", "trash.collect.order", "trash.select.all", "trash.round.steps", "trash.collect.seven",
    "trash.collect.seven_empty", "trash.pile.top", "trash.upgrade.suits", "trash.collect.must", "trash.collect.now",
    "trash.house.table",
}  # fmt: skip
"""Refusals that no card of one's own can be the reason for."""


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Words:
    """The compiled sentences of one language."""
    folder = tmp_path_factory.mktemp("catalogs")
    compile_all(folder)
    return Words(request.param, folder, ["trash_poker"])


def catalog(language: str, folder: Path) -> Words:
    """One language's sentences."""
    compile_all(folder)
    return Words(language, folder, ["trash_poker"])


def whole(sentence: str) -> str:
    """The sentence, if it is one: no key that was not found, no part that was not filled in."""
    assert sentence
    assert "trash_poker" not in sentence
    assert "{" not in sentence
    return sentence


def silent(event: object) -> bool:
    """What another event of its step tells."""
    mine = isinstance(event, Finished) and event.seat == ONE and event.duty in (Duty.REDRAW, Duty.THREES)
    return mine or isinstance(event, Moved | Shuffled) or (isinstance(event, Finished) and event.duty is Duty.POT)


@pytest.mark.parametrize("name", MATCHES)
def test_whatever_happens_is_said(words: Words, name: str) -> None:
    for now in played(name).path():
        for seat in (ONE, TWO, TABLE):
            whole(SPEECH.turn(words, Names(NAMES.by_seat, seat), view(GAME, now.state, seat)))
        if now.step is None or now.before is None:
            continue
        before, seat = now.before.state, now.step.seat
        whole(SPEECH.action(words, NAMES, view(GAME, before, seat), now.step.action))
        for event in listen(GAME, before, now.state, now.step.events, ONE):
            said = SPEECH.event(words, NAMES, hear(GAME, before, now.state, event, ONE))
            assert (said is None) == silent(event), event
            whole(said or "-")


def test_what_seldom_happens_is_said(words: Words) -> None:
    some = cards("7S J14")
    for event in (
        *_of_houses(), *(JokerPutBack(seat, joker(20), kept) for seat in (ONE, TWO) for kept in (False, True)),
        JokerShown(ONE, joker(20)), JokerShown(TWO, joker(20)),
        *(AchievementFulfilled(seat, number, joker(50)) for seat in (ONE, TWO) for number in range(len(ACHIEVEMENTS))),
        VowBroken(ONE, 3), VowBroken(TWO, 3),
        RanOut(ONE), RanOut(TWO), Reshuffled(ONE), Reshuffled(TWO), Took(ONE, some[0], TWO), Took(TWO, some[0], ONE),
        TopsRevealed((ONE, TWO), some), Redrew(ONE, some, some, reshuffled=True), Redrew(ONE, (), (), reshuffled=False),
        Collected(TWO, some[0], ONE, trashed=False), Collected(TWO, some[0], ONE, trashed=True),
        MatchEnded((TABLE,)), MatchEnded((ONE,)), MatchEnded((TWO,)),
        *(Gained(ONE, Line(source, some, 3), 9) for source in ("ran_out", "last_first", "lasting", "on_play")),
        *(each for seat in (ONE, TWO) for duty in Duty if _ends(duty) and not silent(each := Finished(seat, duty))),
    ):  # fmt: skip
        whole(SPEECH.event(words, NAMES, event) or "")


def _of_houses() -> Iterator[Event]:
    some = cards("7S J14")
    yield from (HouseRolled(TWO, 3, 4, 7), HousesRolled((ONE, TWO), (3, 4)), PersonalitiesShuffled(TWO))
    yield from (PersonalityRevealed(TWO, number) for number in range(len(PERSONALITIES)))
    yield from (LineRead(TWO, 0, line, found) for line in PERSONALITIES[0].lines for found in (some, ()))
    yield from (Narrowed(TWO, reason, some, 3) for reason in Reason)
    yield from (CardRemoved(TWO, some[0], owner) for owner in (ONE, TWO, TABLE))
    yield from (MarkerMoved(TWO, 4, steps) for steps in (0, 1, 2))
    yield Gained(TWO, Line("house", some, 3), 9)


def _ends(duty: Duty) -> bool:
    return duty not in (Duty.CHOOSE, Duty.SELECT, Duty.COLLECT, Duty.PLACE, Duty.ROLL, Duty.REMOVE, Duty.PUT_BACK)


@pytest.mark.parametrize("rule", CITED)
def test_every_refusal_is_said_with_its_cards(words: Words, rule: str) -> None:
    said = whole(SPEECH.refusal(words, begun(), Refusal(rule, cards("QH 10S"))))
    assert (card(words, cards("QH")[0]) in said) == (rule not in WITHOUT_CARDS)


def test_every_achievement_is_said(words: Words) -> None:
    for each in ACHIEVEMENTS:
        whole(words.say(f"trash_poker.achievement.{each.name}"))
        whole(words.say(f"trash_poker.achievement.{each.name}.how"))


def test_every_option_is_said(words: Words) -> None:
    whole(SPEECH.options(words, Options()))
    whole(SPEECH.options(words, Options(pot_trash=2)))
    for choice in CHOICES:
        whole(words.say(f"trash_poker.option.{choice.field}"))
        for value in choice.values:
            whole(words.say(f"trash_poker.option.{choice.field}.{spelt(value)}"))


def test_every_card_and_all_it_does_is_said(words: Words) -> None:
    names = set()
    for number, row in enumerate(JOKERS, 1):
        names.add(whole(card(words, joker(number))))
        told = [whole(each) for each in does(words, joker(number))]
        assert len(told) >= len(row.effects)
    names |= {whole(card(words, each)) for each in GAME.cards(begun(4)) if not is_joker(each)}
    assert len(names) == len(JOKERS) + 4 * 52
    assert whole(card(words, HIDDEN))


def test_every_reason_area_and_hand_is_said(words: Words) -> None:
    for source in ("place", "rank_points", "flush", "upgrades", "summed", "deck_sixes", "trash_sixes", "aces", "pairs"):
        whole(reason(words, Line(source, cards("7S"), 1)))
    for source in ("fives", "twos", "joker", "four_of_a_kind"):
        whole(reason(words, Line(source, cards("7S"), 1)))
    for each in HandRank:
        assert whole(hand(words, each, flush=True)) != whole(hand(words, each))
    for area in Area:
        whole(words.say(f"trash_poker.area.{int(area)}"))
    for duty in Duty:
        whole(SPEECH.action(words, NAMES, begun(), Finish(duty)))


def test_in_english(tmp_path: Path) -> None:
    words = catalog("en", tmp_path)
    assert card(words, cards("7H'")[0]) == "7 of hearts, Core"
    assert card(words, joker(2)) == "joker 2: king king of hearts"
    assert does(words, cards("KD")[0]) == ("On collecting: trash up to 3 cards.",)
    star = StarChoice(joker(14), 12, 2)
    assert spoken(words, (joker(14), *cards("AS")), (star,)) == (
        "joker 14: a red star as queen of diamonds; ace of spades, Fishbone"
    )
    taken = Collected(TWO, cards("7H")[0], ONE, trashed=False)
    assert SPEECH.event(words, NAMES, taken) == "Halina collects your 7 of hearts, Fishbone."


def test_in_polish(tmp_path: Path) -> None:
    words = catalog("pl", tmp_path)
    assert card(words, cards("QS''")[0]) == "dama pik, puszka"
    said = [SPEECH.event(words, NAMES, Gained(TWO, Line("place", (), number), 9)) for number in (1, 3, 7)]
    assert said == [
        "Halina dostaje 1 żeton: za miejsce.",
        "Halina dostaje 3 żetony: za miejsce.",
        "Halina dostaje 7 żetonów: za miejsce.",
    ]
