"""What an action does. Every function here takes it that `refuse` has allowed the action."""

from collections.abc import Callable
from typing import Any

from game.core.cards import Card
from game.core.events import Event
from game.core.zones import TABLE, Seat, Zone
from game.games.trash_poker.rules import effects
from game.games.trash_poker.rules.achievements import Vow
from game.games.trash_poker.rules.achieving import break_vow
from game.games.trash_poker.rules.actions import (
    Action,
    Choose,
    Collect,
    Finish,
    Keep,
    PutBack,
    Redraw,
    Remove,
    Reveal,
    Roll,
    Select,
    ShowJoker,
    Shuffle,
    Take,
    Trash,
    TrashTop,
    Upgrade,
)
from game.games.trash_poker.rules.backing import when_collecting
from game.games.trash_poker.rules.cards import RANKS, is_joker
from game.games.trash_poker.rules.collecting import collect_effects
from game.games.trash_poker.rules.draft import Draft
from game.games.trash_poker.rules.duties import acting_for, served
from game.games.trash_poker.rules.events import (
    Collected,
    DeckShuffled,
    Finished,
    JokerPutBack,
    JokerShown,
    Kept,
    Redrew,
    Selected,
    Took,
    Trashed,
    TurnedUp,
    Upgraded,
)
from game.games.trash_poker.rules.house import remove, roll
from game.games.trash_poker.rules.options import ROUNDS, JokerDraft
from game.games.trash_poker.rules.rounds import go_on
from game.games.trash_poker.rules.setup import drafting
from game.games.trash_poker.rules.state import (
    BOX,
    JOKERS,
    TURNED,
    Duty,
    Pending,
    Phase,
    State,
    area_zone,
    at,
)


def apply(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The position after an allowed action, and what happened."""
    draft = Draft(state)
    own, pending = acting_for(draft, seat), served(draft, seat, action)
    if pending and own is not None:
        if isinstance(action, (Finish, Redraw)):
            draft.tell(Finished(own, pending.duty))
        _count(draft, own, pending, ends=isinstance(action, (Finish, Redraw, Select)))
        _DEEDS[type(action)](draft, own, action)
    go_on(draft)
    return draft.state(), tuple(draft.events)


def _count(draft: Draft, seat: Seat, pending: Pending, ends: bool) -> None:
    """Rule trash.collect.now: a duty that has begun comes first until it is done."""
    others = list(draft.pending[seat])
    others.remove(pending)
    left = Pending(pending.duty, pending.most - 1, max(0, pending.least - 1), begun=True)
    draft.pending[seat] = (*others,) if ends or not left.most else (left, *others)


def _put_back(draft: Draft, seat: Seat, action: PutBack) -> None:
    """Rules trash.draft.turns, trash.personal.keep."""
    kept = drafting(draft.options) is JokerDraft.PERSONAL
    draft.tell(JokerPutBack(seat, action.joker, kept))
    draft.move((action.joker,), JOKERS, at("own_jokers", seat) if kept else BOX)


def _show_joker(draft: Draft, seat: Seat, action: ShowJoker) -> None:
    """Rule trash.personal.shuffle: it lies on the discards, and then the deck must be shuffled."""
    draft.tell(JokerShown(seat, action.joker))
    draft.move((action.joker,), at("own_jokers", seat), at("discard_pile", seat))
    draft.ask(seat, Pending(Duty.SHUFFLE, least=1, begun=True))


def _choose(draft: Draft, seat: Seat, action: Choose) -> None:
    """Rule trash.setup.choose: face down until everybody has chosen."""
    draft.move((action.joker,), at("hand", seat), at("played", seat))


def _shuffle(draft: Draft, seat: Seat, _: Shuffle) -> None:
    """Rules trash.tile.shuffle, trash.last.shuffle: in the last round without the tile."""
    if draft.phase is Phase.CLEAN:
        draft.mark(seat, tile=False)
        break_vow(draft, seat, Vow.NO_SHUFFLE)
    draft.tell(DeckShuffled(seat))
    draft.shuffle_deck(seat)


def _redraw(draft: Draft, seat: Seat, action: Redraw) -> None:
    """Rules trash.redraw.five, trash.threes.redraw, trash.draw.hidden: all are discarded, then as many are drawn."""
    draft.move(action.cards, at("hand", seat), at("redrawn", seat))
    before = draft.rng
    drawn = draft.draw(seat, 0, len(action.cards))
    draft.tell(Redrew(seat, action.cards, drawn, reshuffled=draft.rng != before))


def _select(draft: Draft, seat: Seat, action: Select) -> None:
    """Rules trash.select.five, trash.star.red."""
    draft.move(action.cards, at("hand", seat), at("played", seat))
    draft.mark(seat, stars=action.stars)
    draft.tell(Selected(seat, action.cards))


def _take(draft: Draft, seat: Seat, action: Take) -> None:
    """Rule trash.lasting.take."""
    owner = next(owner for owner in draft.seats if action.card in draft.places[owner].trash)
    draft.tell(Took(seat, action.card, owner))
    draft.move((action.card,), at("trash", owner), at("discard_pile", seat))


def _collect(draft: Draft, seat: Seat, action: Collect) -> None:
    """Rules trash.collect.discard, trash.last.trash, trash.collect.now, trash.lasting.collecting."""
    if is_joker(action.card):
        break_vow(draft, seat, Vow.NO_JOKERS)
    owner = next((owner for owner in draft.seats if action.card in draft.places[owner].pot), TABLE)
    lasting = when_collecting(draft.places[seat].trash)
    draft.tell(Collected(seat, action.card, owner, action.trash))
    source = JOKERS if owner == TABLE else at("pot", owner)
    draft.move((action.card,), source, at("trash" if action.trash else "discard_pile", seat))
    for effect in collect_effects(action.card):
        _owe(draft, seat, effect, optional=draft.round == ROUNDS)
    for _, row in lasting:
        if row.rank in RANKS[action.card]:
            for effect in row.effects:
                _owe(draft, seat, effect, optional=True)


def _owe(draft: Draft, seat: Seat, effect: effects.CollectEffect, optional: bool) -> None:
    """Rules trash.collect.must, trash.collect.up_to, trash.last.optional: what an effect asks of whoever collects."""
    match effect:
        case effects.ActivateShuffle():
            draft.activate(seat)
            return
        case effects.TrashCards(most):
            pending = Pending(Duty.TRASH, most)
        case effects.Upgrade(most, least):
            pending = Pending(Duty.UPGRADE, most, 0 if optional else least)
        case effects.Reveal(times):
            pending = Pending(Duty.REVEAL, times, 0 if optional else times)
    draft.pending[seat] += (pending,)


def _reveal(draft: Draft, seat: Seat, action: Reveal) -> None:
    """Rules trash.collect.seven, trash.collect.seven_empty."""
    draft.refill(action.owner)
    card = draft.places[action.owner].draw_pile[-1]
    draft.tell(TurnedUp(seat, card, action.owner))
    draft.move((card,), at("draw_pile", action.owner), TURNED)
    draft.ask(seat, Pending(Duty.PLACE, least=1, begun=True))


def _keep(draft: Draft, seat: Seat, _: Keep) -> None:
    """Rules trash.collect.seven, trash.collect.only: without its collect effect."""
    [card] = draft.turned
    draft.tell(Kept(seat, card))
    draft.move((card,), TURNED, at("discard_pile", seat))


def _trash(draft: Draft, seat: Seat, action: Trash) -> None:
    """Rules trash.trash.out, trash.collect.faces, trash.pot.rest, trash.cleanup.trash."""
    draft.tell(Trashed(seat, action.card))
    draft.move((action.card,), _source(draft, seat, action.card), at("trash", seat))


def _source(draft: Draft, seat: Seat, card: Card) -> Zone:
    own = (at("pot", seat), at("discard_pile", seat), TURNED)
    return next(zone for zone in own if card in draft.lying(zone))


def _trash_top(draft: Draft, seat: Seat, _: TrashTop) -> None:
    """Rule trash.collect.faces: off the top of the draw pile."""
    card = draft.places[seat].draw_pile[-1]
    draft.tell(Trashed(seat, card))
    draft.move((card,), at("draw_pile", seat), at("trash", seat))


def _upgrade(draft: Draft, seat: Seat, action: Upgrade) -> None:
    """Rules trash.collect.upgrade, trash.upgrade.face_down, trash.upgrade.source."""
    break_vow(draft, seat, Vow.NO_UPGRADES)
    top = action.card is None
    card = draft.places[seat].draw_pile[-1] if action.card is None else action.card
    draft.tell(Upgraded(seat, action.area, card, top))
    draft.move((card,), at("draw_pile" if top else "discard_pile", seat), area_zone(seat, action.area))


def _finish(draft: Draft, seat: Seat, action: Finish) -> None:
    """There is nothing more to it."""


_DEEDS: dict[type, Callable[[Draft, Seat, Any], None]] = {
    PutBack: _put_back,
    Choose: _choose,
    ShowJoker: _show_joker,
    Shuffle: _shuffle,
    Redraw: _redraw,
    Select: _select,
    Take: _take,
    Collect: _collect,
    Reveal: _reveal,
    Keep: _keep,
    Trash: _trash,
    TrashTop: _trash_top,
    Upgrade: _upgrade,
    Finish: _finish,
    Roll: lambda draft, seat, _: roll(draft, seat),
    Remove: lambda draft, seat, _: remove(draft, seat),
}
