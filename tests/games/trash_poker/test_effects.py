"""Random play uses every kind of effect that a card can have."""

from collections.abc import Iterable, Iterator

from game.core.cards import Card
from game.core.match import Match, begin
from game.core.rng import Rng
from game.core.tally import Line
from game.games.trash_poker.rules import GAME, Options
from game.games.trash_poker.rules import effects as of
from game.games.trash_poker.rules.actions import Action
from game.games.trash_poker.rules.backing import when_collecting
from game.games.trash_poker.rules.cards import RANKS, SUITS, row, stack
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.events import (
    Collected,
    FinalScored,
    Gained,
    Revealed,
    TileActivated,
    Took,
    Trashed,
    TurnedUp,
    Upgraded,
)
from game.games.trash_poker.rules.jokers import JOKERS, Stack
from game.games.trash_poker.rules.ranks import HandRank
from game.games.trash_poker.rules.state import Phase, State
from tests.games.trash_poker.golden import eager

Kind = type | of.RuleChange

OF_RANKS = (of.TrashCards, of.Upgrade, of.Reveal, of.ActivateShuffle)
"""What the ranks of a card do on collecting."""
MOST_MATCHES = 120


def _kind(effect: of.Effect) -> Kind:
    return effect if isinstance(effect, of.RuleChange) else type(effect)


EVERY = {_kind(effect) for each in JOKERS for effect in each.effects} | {*OF_RANKS}


def test_the_set_of_effects_is_closed() -> None:
    unions = (of.CollectEffect, of.LastingEffect, of.PlayEffect, of.ScoringEffect)
    kinds = {kind for union in unions for kind in union.__args__}
    assert kinds - {of.RuleChange} | {*of.RuleChange} == EVERY


def _jokers(unused: set[Kind], seed: int) -> tuple[Card, ...]:
    """Seventeen, those with an effect that has not been used first."""
    mixed, _ = Rng(seed).shuffled(stack(Stack.UNLOCKABLE) + stack(Stack.ACHIEVEMENT))
    wanted = [card for card in mixed if (printed := row(card)) and unused & {*map(_kind, printed.effects)}]
    return (*wanted, *(card for card in mixed if card not in wanted))[:17]


def test_random_play_uses_every_effect() -> None:
    unused = set(EVERY)
    for seed in range(MOST_MATCHES):
        match, rng = begin(GAME, Options(jokers=_jokers(unused, seed)), 2 + seed % 3, seed), Rng(seed)
        while not match.over:
            seat = GAME.to_act(match.state)[0]
            action, rng = eager(match.state, seat, GAME.actions(match.state, seat), rng)
            match = match.play(seat, action)
            unused -= set(_used(match))
        if not unused:
            break
    assert not unused


def _used(match: Match[State, Action]) -> Iterator[Kind]:
    """The kinds of effects that the last step shows."""
    before = match.before
    if match.step is None or before is None:
        return
    for event in match.step.events:
        if isinstance(event, Collected):
            yield from _collected(before.state, match, event)
        elif isinstance(event, Revealed):
            yield from _played(before.state.places[event.seat].upgrades, event)
        elif isinstance(event, Took):
            yield of.TakeFromTrash
        elif isinstance(event, FinalScored):
            yield from _scored(event.tally)
        elif isinstance(event, Trashed | Upgraded | TurnedUp) and before.state.phase is Phase.COLLECT:
            yield {Trashed: of.TrashCards, Upgraded: of.Upgrade, TurnedUp: of.Reveal}[type(event)]
        elif isinstance(event, Gained) and event.line.source in ("lasting", "on_play"):
            yield from _of(event.line, of.HandBonus | of.RankBonus | of.PlayBonus)


def _of(line: Line, kinds: object) -> Iterator[Kind]:
    """Those effects of the line's card."""
    printed = row(line.cards[0])
    effects = printed.effects if printed else ()
    yield from (type(effect) for effect in effects if isinstance(effect, kinds))  # type: ignore[arg-type]


def _collected(before: State, match: Match[State, Action], event: Collected) -> Iterator[Kind]:
    activates = any(isinstance(each, of.ActivateShuffle) for each in collect_effects(event.card))
    if activates and match.step and TileActivated(event.seat) in match.step.events:
        yield of.ActivateShuffle
    if any(each.rank in RANKS[event.card] for _, each in when_collecting(before.places[event.seat].trash)):
        yield of.WhenCollecting


def _played(upgrades: tuple[int, ...], event: Revealed) -> Iterator[Kind]:
    sources = {line.source: line for line in event.tally}
    if "summed" in sources:
        yield of.RuleChange.SUMMED_UPGRADES
    if event.hand is HandRank.STRAIGHT and len(sources["straight"].cards) == 4:
        yield of.RuleChange.SHORT_STRAIGHTS
    for line in event.tally:
        if line.source in ("lasting", "on_play"):
            yield from _of(line, of.HandBonus | of.RankBonus | of.PlayBonus | of.PairsBonus)
    suits = {suit for card in sources["flush"].cards for suit in SUITS[card]} if event.flush else set()
    if len(suits) > 1 and not any(upgrades[:2]):
        yield of.MergeSuits


def _scored(tally: Iterable[Line]) -> Iterator[Kind]:
    for line in tally:
        if line.source == "fives":
            yield of.FivesAlone
        elif line.source == "joker" and line.points:
            yield from _of(line, of.ChipsFlat | of.ChipsPerRank | of.ChipsPerCards)
