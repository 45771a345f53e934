"""The buy window: who may still ask for the top discard, who has asked, and in which order.

It opens with every discard and with the flip, and is closed by TABLE (time is up), by the next player (who takes,
allows or denies), or by itself when nobody is left who could ask. What was asked stands until the next player answers.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.core.zones import Seat
from game.games.contract_rummy.rules.options import CARDS_FOR_A_BUY, MOST_REFILLS


@dataclass(frozen=True, slots=True)
class Window:
    """The buying of one discard. The first `Window()` of a hand, and that after an answer, is closed and empty."""

    buyers: tuple[Seat, ...] = ()
    """Who may ask for it, in the order of play. Empty: nobody may, or nobody may any more."""
    requests: tuple[Seat, ...] = ()
    """Who has asked, first come first. After a denial they stay, for a put-back would revive them."""
    waived: tuple[Seat, ...] = ()
    """Who lets it go for now, in the order in which they said so; among them the next player, who waits."""
    cancelled: tuple[Seat, ...] = ()
    """Who took a request back, and may not ask for this discard again."""

    @property
    def open(self) -> bool:
        """Whether requests may still come."""
        return bool(self.buyers)

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """The buyers who have said nothing yet."""
        return tuple(seat for seat in self.buyers if seat not in self.requests and seat not in self.waived)


def opened(buyers: Iterable[Seat], sitting_out: tuple[Seat, ...]) -> Window:
    """Rules rummy.buy.each, rummy.buy.no_limit, rummy.buy.sit_out: who sits out lets it go without being asked."""
    able = tuple(buyers)
    return _settled(Window(able, waived=tuple(seat for seat in able if seat in sitting_out)))


def asked(window: Window, seat: Seat) -> Window:
    """Rules rummy.buy.order, rummy.buy.waive: behind those who have asked before; a waiver is forgotten."""
    requests, waived = (*window.requests, seat), _without(window.waived, seat)
    return _settled(replace(window, requests=requests, waived=waived))


def cancelled(window: Window, seat: Seat) -> Window:
    """Rule rummy.buy.cancel: those behind move up; the seat lets this discard go."""
    requests, waived = _without(window.requests, seat), (*window.waived, seat)
    return _settled(replace(window, requests=requests, waived=waived, cancelled=(*window.cancelled, seat)))


def waived(window: Window, seat: Seat) -> Window:
    """Rule rummy.buy.waive."""
    return _settled(replace(window, waived=(*window.waived, seat)))


def closed(window: Window) -> Window:
    """Rule rummy.buy.timer: nobody may ask any more; what was asked stands."""
    return replace(window, buyers=())


def payable(stock: int, pile: int, refills: int) -> bool:
    """Rule rummy.buy.cards: whether the stock can pay for a buy, after being filled up if need be.

    Of the `pile` the card for sale goes, and the next one stays.
    """
    more = max(pile - 2, 0) if refills < MOST_REFILLS else 0
    return stock + more >= CARDS_FOR_A_BUY


def _settled(window: Window) -> Window:
    """Rule rummy.buy.all: closed when nobody is left to wait for."""
    return window if window.unanswered else closed(window)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in seats if each != seat)
