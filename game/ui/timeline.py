"""Movement as data: tracks on a clock that the stage winds, so that tests can wind it too."""

from collections.abc import Callable
from dataclasses import dataclass

import pytweening

Ease = Callable[[float], float]

EASES: dict[str, Ease] = {
    "linear": lambda share: share,
    "in-out": pytweening.easeInOutQuad,
    "in-quad": pytweening.easeInQuad,
    "in-cubic": pytweening.easeInCubic,
    "out-quad": pytweening.easeOutQuad,
    "out-cubic": pytweening.easeOutCubic,
    "out-back": pytweening.easeOutBack,
}
"""Easings by the names of the art direction."""


@dataclass(frozen=True, slots=True)
class Track:
    """From `start` on, for `duration` seconds, `apply` is given the eased share, which ends at exactly 1."""

    start: float
    duration: float
    ease: Ease
    apply: Callable[[float], None]
    skipped: bool = False
    """Whether it is left out when everything finishes at once, as a sound is."""


class Timeline:
    """Tracks that run side by side. Time passes only by `advance`."""

    def __init__(self) -> None:
        self.now = 0.0
        self._tracks: list[Track] = []

    @property
    def busy(self) -> bool:
        """Whether anything is still to come."""
        return bool(self._tracks)

    @property
    def end(self) -> float:
        """When the last track will have ended: now, when there is none."""
        return max((track.start + track.duration for track in self._tracks), default=self.now)

    def add(
        self, apply: Callable[[float], None], duration: float, ease: str = "linear", at: float | None = None
    ) -> float:
        """A track from `at` (now, if None) on; returns when it will end."""
        start = self.now if at is None else at
        self._tracks.append(Track(start, duration, EASES[ease], apply))
        return start + duration

    def call(self, action: Callable[[], None], at: float | None = None, skipped: bool = False) -> None:
        """`action` once, when it is time; not at all if `skipped` and everything finishes before."""
        start = self.now if at is None else at
        self._tracks.append(Track(start, 0.0, EASES["linear"], lambda _share: action(), skipped))

    def wait(self, until: float) -> None:
        """Keeps the timeline busy until then."""
        self._tracks.append(Track(self.now, until - self.now, EASES["linear"], lambda _share: None))

    def advance(self, seconds: float) -> None:
        """Lets time pass. Tracks that end on the way are applied at exactly 1, in the order of their ends."""
        self.now += seconds
        self._take([each for each in self._tracks if each.start + each.duration <= self.now])
        for track in self._tracks:
            if track.start <= self.now < track.start + track.duration:
                track.apply(track.ease((self.now - track.start) / track.duration))

    def finish(self) -> None:
        """Puts everything where it is going, at once, and with it whatever starts on the way."""
        while self._tracks:
            self.now = self.end
            self._tracks = [each for each in self._tracks if not each.skipped]
            self._take(self._tracks)

    def _take(self, ended: list[Track]) -> None:
        gone = set(map(id, ended))
        self._tracks = [each for each in self._tracks if id(each) not in gone]
        for track in sorted(ended, key=lambda each: each.start + each.duration):
            track.apply(1.0)
