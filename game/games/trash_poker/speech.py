"""Trash Poker's sentences: events, actions, refusals, turns and cards, from its catalogs."""

from collections.abc import Callable, Iterable
from typing import Any

from game.core.cards import Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.protocol import Refusal
from game.core.zones import TABLE, Seat
from game.games.trash_poker.card_words import area, card, cards, does, hand, reason
from game.games.trash_poker.house_words import HOUSE_EVENTS
from game.games.trash_poker.rules import actions, events
from game.games.trash_poker.rules.achievements import ACHIEVEMENTS
from game.games.trash_poker.rules.backing import backing
from game.games.trash_poker.rules.cards import parse
from game.games.trash_poker.rules.duties import open_to
from game.games.trash_poker.rules.options import Options
from game.games.trash_poker.rules.reading import evaluate
from game.games.trash_poker.rules.state import Duty, Pending, Phase, State
from game.words import Names, Words


class TrashPokerSpeech:
    """See `game.words.speech.Speech` for what each method means."""

    def event(self, words: Words, names: Names, event: Event) -> str | None:
        """None for single moves and shuffles, and for the end of a step that another event tells."""
        tell = _EVENTS.get(type(event))
        return tell(words, names, event) if tell else None

    def action(self, words: Words, names: Names, view: State, action: actions.Action) -> str:
        """With its cards; a selection also with what it makes."""
        return _ACTIONS[type(action)](words, names, view, action)

    def refusal(self, words: Words, view: State, refusal: Refusal) -> str:  # noqa: ARG002
        """The sentence of that rule."""
        key = refusal.rule.replace("trash.", "trash_poker.refusal.", 1)
        return words.say(key, cards=cards(words, refusal.cards))

    def turn(self, words: Words, names: Names, view: State) -> str:
        """What you have to do; else whom all wait for."""
        if view.phase is Phase.OVER:
            return words.say("trash_poker.turn.over")
        if names.you is not None and names.you != TABLE and (mine := open_to(view, names.you)):
            return _mine(words, view, mine)
        waiting = [Seat(seat) for seat, queue in enumerate(view.pending) if queue]
        duty = view.pending[waiting[0]][0].duty
        if duty in (Duty.PUT_BACK, Duty.COLLECT, Duty.ROLL, Duty.REMOVE):
            return words.say(f"trash_poker.turn.{duty.value}", name=names[waiting[0]])
        if view.phase is Phase.COLLECT:
            return words.say("trash_poker.turn.effect", name=names[waiting[0]])
        return words.say("trash_poker.turn.waiting", names=_list(names, waiting))

    def card(self, words: Words, card_: Card) -> str:
        """`7 of spades, Can`; `joker 2: king king of hearts`."""
        return card(words, card_)

    def prize(self, words: Words, prize: str) -> tuple[str, str]:
        """What an unlocked joker, by its notation, is called, and all that it does."""
        shown = parse(prize)
        return card(words, shown), " ".join(does(words, shown))

    def feat(self, words: Words, name: str) -> tuple[str, str]:
        """What an achievement is called, and how it is fulfilled."""
        key = f"trash_poker.achievement.{name}"
        return words.say(key), words.say(f"{key}.how")

    def options(self, words: Words, options: Options) -> str:
        """How long it is, and whether the pot is limited."""
        limited = options.pot_trash is not None
        return words.say("trash_poker.options.pot_trash" if limited else "trash_poker.options")


SPEECH = TrashPokerSpeech()

_COUNTED = (Duty.REDRAW, Duty.THREES, Duty.TAKE, Duty.UPGRADE, Duty.TRASH, Duty.POT, Duty.CLEANUP)


def _mine(words: Words, view: State, mine: tuple[Pending, ...]) -> str:
    """What the person addressed has to do."""
    if len(mine) > 1:
        return words.say("trash_poker.turn.effects.you")
    key = f"trash_poker.turn.{mine[0].duty.value}.you"
    if mine[0].duty in _COUNTED:
        return words.count(key, mine[0].most)
    return words.say(key, card=cards(words, view.turned))


def _list(names: Names, seats: Iterable[Seat]) -> str:
    return ", ".join(names[seat] for seat in seats)


_Tell = Callable[[Words, Names, Any], str | None]


def _by_seat(key: str) -> _Tell:
    """A sentence about the event's seat that shows its card, its joker or its cards."""

    def tell(words: Words, names: Names, event: Any) -> str:
        shown = {"name": names[event.seat]}
        if (one := getattr(event, "card", getattr(event, "joker", None))) is not None:
            shown["card"] = card(words, one)
        if hasattr(event, "cards"):
            shown["cards"] = cards(words, event.cards)
        return words.say(names.key(f"trash_poker.event.{key}", event.seat), **shown)

    return tell


def _put_back(words: Words, names: Names, event: events.JokerPutBack) -> str:
    key = names.key(f"trash_poker.event.joker_put_back{'_own' * event.kept}", event.seat)
    return words.say(key, name=names[event.seat], card=card(words, event.joker))


def _achieved(words: Words, names: Names, event: events.AchievementFulfilled | events.VowBroken) -> str:
    shown = {"achievement": words.say(f"trash_poker.achievement.{ACHIEVEMENTS[event.achievement].name}")}
    if isinstance(event, events.VowBroken):
        return words.say(names.key("trash_poker.event.vow_broken", event.seat), name=names[event.seat], **shown)
    key = names.key("trash_poker.event.achievement_fulfilled", event.seat)
    return words.say(key, name=names[event.seat], card=card(words, event.joker), **shown)


def _drew(words: Words, names: Names, event: events.Drew) -> str:
    key = names.key("trash_poker.event.drew", event.seat)
    return words.count(key, len(event.cards), name=names[event.seat], cards=cards(words, event.cards))


def _redrew(words: Words, names: Names, event: events.Redrew) -> str:  # noqa: ARG001
    """Heard by its seat alone. Cards that were shuffled since are not named any more."""
    drawn = cards(words, event.drawn)
    if not event.cards:
        return words.say("trash_poker.event.redrew_nothing.you")
    if event.reshuffled:
        return words.count("trash_poker.event.redrew_shuffled.you", len(event.cards), drawn=drawn)
    return words.say("trash_poker.event.redrew.you", cards=cards(words, event.cards), drawn=drawn)


def _revealed(words: Words, names: Names, event: events.Revealed) -> str:
    parts = {"cards": cards(words, event.cards), "hand": hand(words, event.hand, event.flush)}
    key = names.key("trash_poker.event.revealed", event.seat)
    return words.count(key, event.points, name=names[event.seat], **parts)


def _gained(words: Words, names: Names, event: events.Gained) -> str:
    key = names.key("trash_poker.event.gained", event.seat)
    return words.count(key, event.line.points, name=names[event.seat], reason=reason(words, event.line))


def _collected(words: Words, names: Names, event: events.Collected) -> str:
    whose = "_yours" if event.owner == names.you else ""
    kind = "_trashed" if event.trashed else "_joker" if event.owner == TABLE else whose
    owner = "" if event.owner == TABLE else names[event.owner]
    key = names.key(f"trash_poker.event.collected{kind}", event.seat)
    return words.say(key, name=names[event.seat], card=card(words, event.card), owner=owner)


def _turned_up(words: Words, names: Names, event: events.TurnedUp) -> str:
    whose = "_yours" if event.owner == names.you else ""
    key = names.key(f"trash_poker.event.turned_up{whose}", event.seat)
    return words.say(key, name=names[event.seat], card=card(words, event.card), owner=names[event.owner])


def _upgraded(words: Words, names: Names, event: events.Upgraded) -> str:
    key = names.key(f"trash_poker.event.upgraded{'_top' * event.top}", event.seat)
    parts = {"area": area(words, event.area), "card": card(words, event.card)}
    return words.say(key, name=names[event.seat], **parts)


def _finished(words: Words, names: Names, event: events.Finished) -> str | None:
    """A redraw is told to its seat by its cards, the end of a pot by what is discarded."""
    told = event.duty is Duty.POT or (event.seat == names.you and event.duty in (Duty.REDRAW, Duty.THREES))
    key = names.key(f"trash_poker.event.finished.{event.duty.value}", event.seat)
    return None if told else words.say(key, name=names[event.seat])


def _final_scored(words: Words, names: Names, event: events.FinalScored) -> str:
    key = names.key("trash_poker.event.final_scored", event.seat)
    return words.count(key, event.points, name=names[event.seat], total=event.total)


def _ended(words: Words, names: Names, event: MatchEnded) -> str:
    if TABLE in event.winners:
        return words.say("trash_poker.event.lost")
    [winner] = event.winners
    return words.say(names.key("trash_poker.event.won", winner), name=names[winner])


def _round_began(words: Words, names: Names, event: events.RoundBegan) -> str:  # noqa: ARG001
    return words.say("trash_poker.event.round_began", round=event.round, cards=cards(words, event.jokers))


def _tops_revealed(words: Words, names: Names, event: events.TopsRevealed) -> str:
    tied = _list(names, event.seats)
    return words.say("trash_poker.event.tops_revealed", names=tied, cards=cards(words, event.cards))


_EVENTS: dict[type[Event], _Tell] = {
    Moved: lambda _words, _names, _event: None,
    Shuffled: lambda _words, _names, _event: None,
    MatchEnded: _ended,
    events.JokerPutBack: _put_back,
    events.JokerShown: _by_seat("joker_shown"),
    events.JokerKept: _by_seat("joker_kept"),
    events.RoundBegan: _round_began,
    events.LastRoundBegan: lambda words, _names, _event: words.say("trash_poker.event.last_round_began"),
    events.DeckShuffled: _by_seat("deck_shuffled"),
    events.Reshuffled: _by_seat("reshuffled"),
    events.RanOut: _by_seat("ran_out"),
    events.Drew: _drew,
    events.Redrew: _redrew,
    events.Selected: _by_seat("selected"),
    events.Revealed: _revealed,
    events.TopsRevealed: _tops_revealed,
    events.Ranked: lambda words, names, event: words.say("trash_poker.event.ranked", names=_list(names, event.order)),
    events.Gained: _gained,
    events.TileActivated: _by_seat("tile_activated"),
    events.PotRevealed: _by_seat("pot_revealed"),
    events.Collected: _collected,
    events.NothingToCollect: _by_seat("nothing_to_collect"),
    events.TurnedUp: _turned_up,
    events.Kept: _by_seat("kept"),
    events.Trashed: _by_seat("trashed"),
    events.Upgraded: _upgraded,
    events.Took: _by_seat("took"),
    events.PotDiscarded: _by_seat("pot_discarded"),
    events.Finished: _finished,
    events.AchievementFulfilled: _achieved,
    events.VowBroken: _achieved,
    events.FinalScored: _final_scored,
    **HOUSE_EVENTS,
}


def _redraw(words: Words, names: Names, view: State, action: actions.Redraw) -> str:  # noqa: ARG001
    if not action.cards:
        return words.say("trash_poker.action.redraw_nothing")
    return words.count("trash_poker.action.redraw", len(action.cards), cards=cards(words, action.cards))


def _select(words: Words, names: Names, view: State, action: actions.Select) -> str:  # noqa: ARG001
    place = next(each for each in view.places if set(action.cards) <= {*each.hand, *each.played})
    reading = evaluate(action.cards, action.stars, backing(place.upgrades, place.trash))
    parts = {
        "cards": cards(words, action.cards, action.stars),
        "hand": hand(words, reading.hand, bool(reading.flush)),
    }
    return words.count("trash_poker.action.select", reading.points, **parts)


def _upgrade(words: Words, names: Names, view: State, action: actions.Upgrade) -> str:  # noqa: ARG001
    where = area(words, action.area)
    if action.card is None:
        return words.say("trash_poker.action.upgrade_top", area=where)
    return words.say("trash_poker.action.upgrade", area=where, card=card(words, action.card))


def _finish(words: Words, names: Names, view: State, action: actions.Finish) -> str:  # noqa: ARG001
    key = f"trash_poker.action.finish.{action.duty.value}"
    return words.say(key if words.has(key) else "trash_poker.action.finish")


def _with_card(key: str) -> Callable[[Words, Names, State, Any], str]:
    return lambda words, _names, _view, action: words.say(f"trash_poker.action.{key}", card=card(words, action.card))


def _with_joker(key: str) -> Callable[[Words, Names, State, Any], str]:
    return lambda words, _names, _view, action: words.say(f"trash_poker.action.{key}", card=card(words, action.joker))


def _plain(key: str) -> Callable[[Words, Names, State, Any], str]:
    return lambda words, _names, _view, _action: words.say(f"trash_poker.action.{key}")


_ACTIONS: dict[type, Callable[[Words, Names, State, Any], str]] = {
    actions.PutBack: _with_joker("put_back"),
    actions.Choose: _with_joker("choose"),
    actions.ShowJoker: _with_joker("show_joker"),
    actions.Shuffle: _plain("shuffle"),
    actions.Redraw: _redraw,
    actions.Select: _select,
    actions.Collect: lambda words, _names, _view, action: words.say(
        f"trash_poker.action.collect{'_trash' * action.trash}", card=card(words, action.card)
    ),
    actions.Reveal: lambda words, names, _view, action: words.say(
        "trash_poker.action.reveal", name=names[action.owner]
    ),
    actions.Keep: lambda words, _names, view, _action: words.say(
        "trash_poker.action.keep", card=cards(words, view.turned)
    ),
    actions.Trash: _with_card("trash"),
    actions.TrashTop: _plain("trash_top"),
    actions.Upgrade: _upgrade,
    actions.Take: _with_card("take"),
    actions.Finish: _finish,
    actions.Roll: _plain("roll"),
    actions.Remove: _plain("remove"),
}
