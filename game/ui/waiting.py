"""Winds a table's time to answer by the clock on the wall, and only while the table can be seen."""

from math import ceil

from pygame import FRect

from game.session.countdown import Countdown
from game.session.table import Table
from game.ui.house import House
from game.ui.timer_ring import TimerRing

TICKS, TICKS_REDUCED = 12, 1
"""How often in a second the ring moves: often enough that it seems to glide, and not oftener."""
PAST = 0.001
"""Seconds by which the loop wakes after a moment rather than before it."""
MOST = 2.0
"""Seconds that may pass at once: a machine that slept longer takes nobody's time."""


class Waiting:
    """Stands still until `begin`, and again after `stop`."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self._since: float | None = None
        self._winds: Countdown | None = None
        self._shown = 0

    def begin(self) -> None:
        """The table can be seen."""
        self._since = self.house.stage.clock()

    def stop(self) -> None:
        """Something covers it, or nobody looks."""
        self._since = None

    def wind(self, busy: bool) -> None:
        """Real time went by. A window's time begins when the table lies still: not `busy`."""
        now, countdown = self.house.stage.clock(), self.table.clock
        if self._since is None:
            return
        gone, self._since = now - self._since, now
        if countdown is self._winds:
            self.table.pass_time(gone if gone < MOST else 0.0)
        elif not busy:
            self._winds = countdown
            self._say(countdown)
        if countdown and self._ticks(countdown) != self._shown:
            self._shown = self._ticks(countdown)
            self.house.stage.dirty = True

    def wake_in(self) -> float | None:
        """Seconds until the ring moves, or somebody acts by it."""
        countdown, due = self.table.clock, self.table.due_in()
        if self._since is None or countdown is None or due is None:
            return None
        rate = self._rate()
        move = countdown.left - (self._ticks(countdown) - 1) / rate if countdown.seconds else due
        return max(0.0, min(due, move)) + PAST

    def ring(self, rect: FRect) -> TimerRing | None:
        """The ring in `rect`, as it is now; None while no time runs."""
        countdown = self.table.clock
        if not countdown or not countdown.seconds:
            return None
        share = self._ticks(countdown) / self._rate() / countdown.seconds
        return TimerRing(rect, share, ceil(countdown.left), self._label(countdown))

    def _rate(self) -> int:
        return TICKS_REDUCED if self.house.manner.reduced else TICKS

    def _ticks(self, countdown: Countdown) -> int:
        return ceil(countdown.left * self._rate())

    def _label(self, countdown: Countdown) -> str:
        return self.house.words.count("house.clock.ring", round(countdown.seconds))

    def _say(self, countdown: Countdown | None) -> None:
        if countdown and countdown.seconds:
            self.house.stage.announce(self._label(countdown))
