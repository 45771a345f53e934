"""Every event, action and refusal has a whole sentence in both languages."""

from pathlib import Path

import pytest

from game.core.cards import HIDDEN
from game.core.events import Moved
from game.core.match import Match, begin
from game.core.protocol import Refusal
from game.core.rng import Rng
from game.core.secrets import hear, view
from game.core.tally import Line
from game.core.zones import Seat
from game.games.rum500.rules import CHOICES, GAME, Options
from game.games.rum500.rules.actions import Action
from game.games.rum500.rules.events import LaidOff, Settled, Took
from game.games.rum500.rules.scoring import tally
from game.games.rum500.rules.state import State
from game.games.rum500.speech import SPEECH, line, meld
from game.tools.catalogs import compile_all, read, sources
from game.words import LANGUAGES, Names, Words
from tests.games.rum500.golden import MATCHES, eager
from tests.games.rum500.tables import ONE, TWO, cards, position
from tests.games.rum500.test_rulebook import RULES, _named

NAMES = Names(("Ala", "Halina", "Marek", "Ola", "Ewa", "Jan"), ONE)
CITED = sorted(_named(RULES, r'"(rum\.[^"]+)"'))


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Words:
    """The compiled sentences of one language."""
    folder = tmp_path_factory.mktemp("catalogs")
    compile_all(folder)
    return Words(request.param, folder, ["rum500"])


def whole(sentence: str) -> str:
    """The sentence, if it is one: no key that was not found, no part that was not filled in."""
    assert sentence
    assert "rum500" not in sentence
    assert "{" not in sentence
    return sentence


def a_match(name: str) -> Match[State, Action]:
    """A long match in which everybody does everything."""
    seats, seed, _ = MATCHES[name]
    match, rng = begin(GAME, Options(), seats, seed), Rng(seed)
    while not match.over and match.length < 1500:
        [seat] = GAME.to_act(match.state)
        action, rng = eager(GAME.actions(match.state, seat), rng)
        match = match.play(seat, action)
    return match


@pytest.mark.parametrize("name", MATCHES)
def test_whatever_happens_is_said(words: Words, name: str) -> None:
    for now in a_match(name).path():
        whole(SPEECH.turn(words, NAMES, view(GAME, now.state, ONE)))
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
    pointing = {"rum.set.size", "rum.take.use", "rum.take.first", "rum.layoff.run", "rum.play.hand", "rum.run.corner"}
    if rule in pointing:
        assert SPEECH.card(words, cards("QH")[0]) in said


def test_every_option_is_said(words: Words) -> None:
    whole(SPEECH.options(words, Options()))
    for choice in CHOICES:
        whole(words.say(f"rum500.option.{choice.field}"))
        for value in choice.values:
            whole(words.say(f"rum500.option.{choice.field}.{value}"))


def test_every_line_of_a_tally_is_said(words: Words) -> None:
    for source in ("set", "run", "set_laid_off", "run_laid_off"):
        whole(line(words, Line(source, cards("7S 7H 7C"), 21)))
    for each in tally((), cards("KD"), ONE):
        whole(line(words, each))


def sentences(language: str) -> dict[str, tuple[str, ...]]:
    """Every form of every sentence of a language, by key."""
    catalog = read(dict(sources())["rum500"] / f"{language}.po")
    ids = {message.id if isinstance(message.id, str) else message.id[0]: message for message in catalog}
    forms = {key: message.string for key, message in ids.items() if key}
    return {key: (form,) if isinstance(form, str) else tuple(form or ()) for key, form in forms.items()}


def test_both_languages_have_the_same_keys_and_all_forms() -> None:
    english, polish = map(sentences, LANGUAGES)
    assert english.keys() == polish.keys()
    for key, forms in english.items():
        assert (len(forms), len(polish[key])) in ((1, 1), (2, 3)), key
        assert all(forms + polish[key]), key


def catalog(language: str, folder: Path) -> Words:
    """One language's sentences."""
    compile_all(folder)
    return Words(language, folder, ["rum500"])


def test_the_parts_of_both_languages_are_the_same() -> None:
    english, polish = map(sentences, LANGUAGES)
    for key, forms in english.items():
        assert _parts(forms) == _parts(polish[key]), key


def _parts(forms: tuple[str, ...]) -> set[str]:
    return {piece.partition("}")[0] for piece in " ".join(forms).split("{")[1:]}


def test_in_english(tmp_path: Path) -> None:
    words = catalog("en", tmp_path)
    assert meld(words, cards("4S 5S 6S")) == "4 5 6 of spades"
    assert meld(words, cards("QS QH QC")) == "queen of spades, hearts, clubs"
    assert SPEECH.card(words, HIDDEN) == "a card face down"
    took = Took(ONE, cards("7C 2H"))
    assert SPEECH.event(words, NAMES, took) == (
        "You take 2 cards from the discard pile: 7 of clubs, 2 of hearts. Play the 7 of clubs first."
    )
    laid_off = LaidOff(TWO, cards("AS")[0], 0, 1, 1, ONE)
    assert SPEECH.event(words, NAMES, laid_off) == "Halina lays off on your run: ace of spades, 1 point."
    assert SPEECH.event(words, NAMES, Settled(TWO, ONE, 120)) == "Halina pays you 120."


def test_in_polish(tmp_path: Path) -> None:
    words = catalog("pl", tmp_path)
    assert meld(words, cards("JS QS KS AS")) == "walet dama król as pik"
    said = [SPEECH.event(words, NAMES, Took(Seat(2), cards("7C 2H 9D JS QS"[: 3 * number]))) for number in (1, 2, 5)]
    assert said[0] == "Marek bierze 1 kartę ze stosu odrzuconych: 7 trefl."
    assert said[1] == "Marek bierze 2 karty ze stosu odrzuconych: 7 trefl, 2 kier. Pierwsza do zagrania: 7 trefl."
    assert said[2] is not None
    assert said[2].startswith("Marek bierze 5 kart ze stosu")
