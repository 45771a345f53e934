"""Everything that can be said is a sentence in both languages."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from re import findall

import pytest

from game.core.cards import HIDDEN
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.zones import Seat
from game.games.polyester.rules import CHOICES, GAME, Options, events
from game.games.polyester.rules.actions import Draw, Lock
from game.games.polyester.rules.cards import Deck
from game.games.polyester.rules.combos import best_split
from game.games.polyester.rules.options import Difficulty
from game.games.polyester.speech import SPEECH, combo, fits, value
from game.tools.catalogs import compile_all
from game.words import LANGUAGES, Names, Words
from tests.games.polyester.golden import MATCHES, played
from tests.games.polyester.tables import EASY, MEDIUM, ONE, SIX, TWO, cards, points, position, rule
from tests.games.polyester.test_rulebook import IDS


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Words]:
    folder = tmp_path_factory.mktemp("strings")
    compile_all(folder)
    return {language: Words(language, folder, ["polyester"]) for language in LANGUAGES}


STRINGS = Path(__file__).parents[3] / "game/games/polyester/strings"
NAMES = Names(("Ola", "Halina", "Marek", "Zofia", "Jan", "Ewa"), ONE)


def _everything(words: Words, name: str) -> Iterator[str]:
    match = played(name)
    yield SPEECH.options(words, match.options)
    for each in match.path():
        yield SPEECH.turn(words, NAMES, each.state)
        if each.step and each.before:
            yield SPEECH.action(words, NAMES, each.before.state, each.step.action)
            yield from (said for event in each.step.events if (said := SPEECH.event(words, NAMES, event)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_can_be_told(name: str, language: str, spoken: dict[str, Words]) -> None:
    for sentence in _everything(spoken[language], name):
        assert sentence
        assert "polyester." not in sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str, spoken: dict[str, Words]) -> None:
    source = Path(__file__).parents[3] / "game/games/polyester/rules/law.py"
    cited = set(findall(r'"(poly\.[^"]+)"', source.read_text(encoding="utf-8")))
    assert cited <= set(IDS)
    views = [position(options=replace(MEDIUM, difficulty=difficulty)) for difficulty in Difficulty]
    for view in (*views, position(options=SIX)):
        for id in cited:
            sentence = SPEECH.refusal(spoken[language], view, Refusal(id, cards("5V 9S")))
            assert "polyester." not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_name(language: str, spoken: dict[str, Words]) -> None:
    for choice in CHOICES:
        assert "polyester." not in spoken[language].say(f"polyester.option.{choice.field}")
        for each in choice.values:
            assert "polyester." not in value(spoken[language], choice.field, each)


def test_sentences_as_they_read(spoken: dict[str, Words]) -> None:
    english, polish = spoken["en"], spoken["pl"]
    banked = events.Banked(TWO, 1450, 1450, 2000, 2, loyalty=False)
    assert SPEECH.event(english, NAMES, banked) == "Halina banked 1,450 and left 2 cards."
    assert SPEECH.event(polish, NAMES, banked) == "Halina: 1\u00a0450 w banku, 2 karty zostały."
    assert SPEECH.event(english, NAMES, replace(banked, seat=ONE, left=0)) == "You banked 1,450."
    state = position("5V 6S 7F 8M")
    assert SPEECH.action(english, NAMES, state, Lock(cards("5V 6S 7F"))) == "Lock 5 vinyl, 6 sequin, 7 faux for 150"
    assert SPEECH.action(polish, NAMES, position(), Draw()) == "Dobierz 9"
    stray = Refusal("poly.lock.stray", cards("9F"))
    assert "9 faux" in SPEECH.refusal(english, state, stray)
    assert SPEECH.card(english, HIDDEN) == "a card face down"


@rule("poly.deck.names")
def test_a_card_is_spoken_with_both_names(spoken: dict[str, Words]) -> None:
    assert SPEECH.card(spoken["en"], cards("7Mn")[0]) == "7 neon mesh"
    assert SPEECH.card(spoken["en"], cards("AFb")[0]) == "Ace beige faux"
    assert SPEECH.card(spoken["pl"], cards("AFb")[0]) == "As beżowe futro"


def test_combos_and_what_fits(spoken: dict[str, Words]) -> None:
    tally = best_split(cards("5V 6S 7F 8M"), MEDIUM) or ()
    assert combo(spoken["en"], tally[0]) == "Run of 4: 5 6 7 8"
    assert combo(spoken["pl"], tally[0]) == "Sekwens 4 kart: 5 6 7 8"
    assert fits(spoken["en"], cards("8M")[0], tally) == "The 8 fits: a run of 4 would be 200"
    assert fits(spoken["pl"], cards("8M")[0], tally) == "8 pasuje do sekwensu: 5 6 7 8 to 200"
    for language in LANGUAGES:
        for text, options in (
            ("AV", SIX),
            ("2V 2S 2F", SIX),
            ("2V 2S", EASY),
            ("2V 2S 2F", EASY),
            ("2V 4V 6V 8V", EASY),
        ):
            [line] = best_split(cards(text), options) or ()
            assert "polyester." not in combo(spoken[language], line)
            assert "polyester." not in fits(spoken[language], line.cards[0], [line])


def test_options_in_one_line(spoken: dict[str, Words]) -> None:
    plain = Options(first=Seat(1))
    assert SPEECH.options(spoken["en"], plain) == "9 Cards, Fabric deck, Medium, first to 5,000"
    other = Options(deck=Deck.ILLUSTRATED, second_wild=5)
    assert SPEECH.options(spoken["en"], other).endswith("Second wild rank: 5")
    assert GAME.new(plain, 2, Rng(1)).turn == Seat(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_to_read_show_combos_of_real_cards(language: str) -> None:
    shown = findall(r"\(cards: ([^)]+)\)", _rules(language))
    assert len(shown) == 5
    for names in shown[:4]:
        assert points(names, Options()), names
    assert points(shown[4], Options(hand=6)) == 150


def test_both_languages_tell_the_same_rules() -> None:
    marks = [[_mark(line) for line in _rules(language).splitlines()] for language in LANGUAGES]
    assert marks[0] == marks[1]
    house = [_rules(language).count(said) for language, said in (("en", "House rule:"), ("pl", "Zasada domowa:"))]
    assert house[0] == house[1] > 10


def _rules(language: str) -> str:
    return (STRINGS / f"rules.{language}.md").read_text(encoding="utf-8")


def _mark(line: str) -> str:
    """What kind of line it is."""
    return next((mark for mark in ("# ", "## ", "- ", "![") if line.startswith(mark)), "words" if line else "")
