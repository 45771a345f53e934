"""The window's shape, and how the two designs fit into it. All of `ui` measures in CSS pixels but for Canvas."""

from dataclasses import dataclass

LANDSCAPE = (1280.0, 720.0)
PORTRAIT = (720.0, 1280.0)
SMALLEST_TEXT = 14.0
SMALLEST_TARGET = 44.0


@dataclass(frozen=True, slots=True)
class Screen:
    """A window of `width` by `height` CSS pixels with `density` device pixels to each."""

    width: float
    height: float
    density: float = 1.0
    text: float = 1.0
    """The player's text size, 1.0 to 2.0."""

    @property
    def portrait(self) -> bool:
        """Whether the upright design is the one that fits."""
        return self.height > self.width

    @property
    def unit(self) -> float:
        """CSS pixels to one unit of the design (1280 x 720, or 720 x 1280)."""
        width, height = PORTRAIT if self.portrait else LANDSCAPE
        return min(self.width / width, self.height / height)

    @property
    def compact(self) -> bool:
        """Whether this is a phone or a small embed box, where second lines and side panels give way."""
        return min(self.width, self.height) < 480

    def px(self, units: float) -> float:
        """That many design units in CSS pixels."""
        return units * self.unit

    def target(self, units: float) -> float:
        """The height or width of something to touch: never below 44 CSS pixels."""
        return max(SMALLEST_TARGET, self.px(units))

    def type(self, units: float, least: float = SMALLEST_TEXT) -> float:
        """A type size in CSS pixels, enlarged by the player's text size: never below `least`."""
        return max(least, self.px(units)) * self.text
