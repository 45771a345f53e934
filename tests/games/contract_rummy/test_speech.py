"""Every event, action and refusal has a whole sentence in both languages."""

from pathlib import Path

import pytest

from game.core.cards import HIDDEN
from game.core.events import Moved
from game.core.protocol import Refusal
from game.core.secrets import hear, view
from game.core.tally import Line
from game.core.zones import Seat
from game.games.contract_rummy.rules import CHOICES, GAME, Options
from game.games.contract_rummy.rules.actions import Allow, Ask, Deny, Draw, LayOff, PutBack, Take, Waive
from game.games.contract_rummy.rules.events import Bought, Denied, LaidDown, LaidOff, PaidPenalty
from game.games.contract_rummy.rules.options import CONTRACTS
from game.games.contract_rummy.rules.scoring import tally
from game.games.contract_rummy.speech import SPEECH, contract, line
from game.tools.catalogs import compile_all
from game.words import LANGUAGES, Names, Words
from tests.games.contract_rummy.golden import MATCHES, played
from tests.games.contract_rummy.tables import ONE, THREE, TWO, asked, cards, do, drawing, group, meld, offered, position
from tests.games.contract_rummy.test_rulebook import RULES, _named

NAMES = Names(("Ala", "Halina", "Marek", "Ola"), ONE)
CITED = sorted(_named(RULES, r'"(rummy\.[^"]+)"'))
WITHOUT_CARDS = {
    "rummy.end.over",
    "rummy.turn.order",
    "rummy.deal.dealer",
    "rummy.deal.first",
    "rummy.deal.once",
    "rummy.draw.once",
    "rummy.take.pile",
    "rummy.take.back",
    "rummy.buy.sit_in",
    "rummy.buy.timer",
}
"""They are about the turn, not about a card."""


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Words:
    """The compiled sentences of one language."""
    return catalog(request.param, tmp_path_factory.mktemp("catalogs"))


def catalog(language: str, folder: Path) -> Words:
    """One language's sentences."""
    compile_all(folder)
    return Words(language, folder, ["contract_rummy"])


def whole(sentence: str) -> str:
    """The sentence, if it is one: no key that was not found, no part that was not filled in."""
    assert sentence
    assert "contract_rummy" not in sentence
    assert "{" not in sentence
    return sentence


@pytest.mark.parametrize("name", MATCHES)
def test_whatever_happens_is_said(words: Words, name: str) -> None:
    for now in played(name).path():
        for you in (ONE, TWO, None):
            whole(SPEECH.turn(words, Names(NAMES.by_seat, you), view(GAME, now.state, ONE)))
        if now.step is None or now.before is None:
            continue
        before, seat = now.before.state, now.step.seat
        whole(SPEECH.action(words, NAMES, view(GAME, before, seat), now.step.action))
        for event in now.step.events:
            said = SPEECH.event(words, NAMES, hear(GAME, before, now.state, event, ONE))
            assert (said is None) == isinstance(event, Moved)
            whole(said or "-")


@pytest.mark.parametrize("rule", CITED)
def test_every_refusal_is_said_with_its_cards(words: Words, rule: str) -> None:
    said = whole(SPEECH.refusal(words, position("7S"), Refusal(rule, cards("QH 10S"))))
    assert all(SPEECH.card(words, card) in said for card in cards("QH 10S")) == (rule not in WITHOUT_CARDS)


def test_a_refused_contract_is_named(words: Words) -> None:
    for hand in range(1, len(CONTRACTS) + 1):
        named = whole(contract(words, hand))
        for rule in ("rummy.missing", "rummy.extra", "rummy.kinds"):
            assert named in SPEECH.refusal(words, position("7S", hand=hand), Refusal(rule, cards("7S")))


def test_every_option_is_said(words: Words) -> None:
    for choice in CHOICES:
        whole(words.say(f"contract_rummy.option.{choice.field}"))
        for value in choice.values:
            whole(words.say(f"contract_rummy.option.{choice.field}.{value}"))
            whole(SPEECH.options(words, Options(timer=value)))


def test_every_line_of_a_tally_is_said(words: Words) -> None:
    for each in tally(cards("2S KD AC")):
        whole(line(words, each))
    assert isinstance(tally(cards("2S"))[0], Line)


def test_every_way_a_hand_ends_is_said(words: Words) -> None:
    for reason in ("stuck", "stock", "turns"):
        whole(words.say(f"contract_rummy.event.hand_stopped.{reason}"))


def test_in_english(tmp_path: Path) -> None:
    words = catalog("en", tmp_path)
    event = [
        Bought(TWO, cards("9H")[0], ONE),
        Bought(ONE, cards("9H")[0], TWO),
        PaidPenalty(TWO, HIDDEN),
        Denied(THREE, (ONE, TWO), cards("9H")[0]),
        LaidDown(TWO, (group("7S 7H 7C"), group("3D 4D 5D 6D")), 0),
        LaidOff(TWO, cards("8D")[0], 1, 7, ONE),
    ]
    assert [SPEECH.event(words, NAMES, each) for each in event] == [
        "You allow it: Halina buys the 9 of hearts.",
        "Halina allows it: you buy the 9 of hearts.",
        "Halina takes a penalty card.",
        "Marek denies it: the 9 of hearts is not for Ala, Halina.",
        "Halina lays down: 7 of spades, hearts, clubs; 3 4 5 6 of diamonds.",
        "Halina plays onto your run: 8 of diamonds.",
    ]


def test_whose_turn_it_is_and_what_for(tmp_path: Path) -> None:
    words = catalog("en", tmp_path)
    said = [
        SPEECH.turn(words, Names(NAMES.by_seat, you), state)
        for state, you in ((offered(), ONE), (offered(), TWO), (asked(TWO), ONE), (asked(TWO), THREE))
    ]
    assert said == [
        "Does anybody buy the 9 of hearts? You can take it at once",
        "Will you buy the 9 of hearts? A penalty card from the draw pile comes with it",
        "Halina wants to buy the 9 of hearts: allow it, or take it yourself",
        "Ala answers: Halina wants to buy the 9 of hearts",
    ]
    down = position("KS", table=[meld("7S 7H 7C"), meld("9S 9H 9C")])
    assert "Lay down 2 sets" in SPEECH.turn(words, NAMES, position("KS"))
    assert "Play cards onto any melds" in SPEECH.turn(words, NAMES, down)
    assert "from the pile" in SPEECH.turn(words, NAMES, drawing("KS"))


def test_what_buttons_say(tmp_path: Path) -> None:
    words = catalog("en", tmp_path)
    assert SPEECH.action(words, NAMES, asked(TWO), Allow()).startswith("Allow: Halina buys the 9 of hearts")
    assert SPEECH.action(words, NAMES, asked(TWO), Deny()) == "Deny: take the 9 of hearts yourself"
    assert "let Halina buy" in SPEECH.action(words, NAMES, asked(TWO), Draw())
    assert SPEECH.action(words, NAMES, offered(), Waive()) == "Leave the 9 of hearts and wait"
    assert SPEECH.action(words, Names(NAMES.by_seat, TWO), offered(), Waive()) == "Not now"
    assert SPEECH.action(words, NAMES, offered(), Ask()) == "Buy the 9 of hearts, with a penalty card"
    took = do(drawing("KS", pile="9H"), Take())
    assert SPEECH.action(words, NAMES, took, PutBack()) == "Put the 9 of hearts back and draw from the pile"
    run = position("8D", table=[meld("4D 5D 6D 7D")])
    assert (
        SPEECH.action(words, NAMES, run, LayOff(cards("8D")[0], 0, 8))
        == "Play the 8 of diamonds above: 4 5 6 7 of diamonds"
    )


def test_in_polish(tmp_path: Path) -> None:
    words = catalog("pl", tmp_path)
    assert SPEECH.event(words, NAMES, Bought(Seat(2), cards("9H")[0], ONE)) == "Pozwalasz, Marek kupuje: 9 kier."
    assert contract(words, 5) == "2 komplety i sekwens"
    said = [SPEECH.options(words, Options(timer=seconds)) for seconds in (5, 10, 15, 0)]
    assert said == ["5 sekund na kupno", "10 sekund na kupno", "15 sekund na kupno", "Kupowanie czeka na wszystkich"]
