"""What differs between a browser and a desktop, behind one protocol. Knows nothing of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:  # storage is used without a window, hence without pygame
    from pygame import Surface


class Window(NamedTuple):
    """What there is to draw in: CSS pixels, and how many device pixels each has."""

    width: float
    height: float
    density: float


@dataclass(frozen=True, slots=True)
class Control:
    """A control of the present scene as a screen reader meets it."""

    id: str
    kind: str
    """`button`, `toggle`, `radio`, `field` or `text`."""
    label: str
    note: str = ""
    """A second sentence; for a control that is off, why."""
    chosen: bool = False
    off: bool = False
    value: str = ""
    """The text of a field."""
    focused: bool = False
    """Whether it has the focus in the picture."""
    box: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Where it is painted: left, top, width and height in CSS pixels, for those who explore by touch."""


class Activation(NamedTuple):
    """A mirrored control was used."""

    id: str
    text: str | None = None
    """The new text of a field."""


class News(NamedTuple):
    """Something happened around the program, in no window of its own."""

    kind: str
    """`start`, `mute` or `language` of an embedding page; `storage`, `claim`, `restored`."""
    payload: Mapping[str, Any]
    """By kind: the parts of a link; `muted`; `language`; the `key` another page changed, None for all of them; `name`
    and whether the claim is `held`; nothing."""


class Host(Protocol):
    """The outside world."""

    async def frame(self) -> None:
        """Returns when the next frame should be drawn."""

    async def event(self, timeout: float | None = None) -> None:
        """Returns when something may have happened (input, another size, shown again), or after `timeout` seconds."""

    def window(self) -> Window:
        """The window as it is now."""

    def open(self, width: float, height: float, density: float) -> "Surface":
        """The surface to paint on, `density` device pixels to each CSS pixel; called again when the window changes."""

    def hidden(self) -> bool:
        """Whether nobody can see the window."""

    def ready(self) -> None:
        """The first frame has been painted."""

    def fail(self, message: str) -> None:
        """Shows that the program cannot go on, and why. Saves are untouched."""

    def query(self) -> Mapping[str, str]:
        """What the address or the command line asks for: `game`, `seed`, `lang` and the options of a link."""

    def language(self) -> str:
        """The language that this person's system speaks, as ISO 639 has it."""

    def reduced_motion(self) -> bool:
        """Whether the system asks for little motion."""

    def announce(self, text: str) -> None:
        """Reads a sentence out."""

    def publish(self, controls: Sequence[Control]) -> None:
        """Mirrors the controls of the present scene. Called only when they have changed."""

    def take_activations(self) -> Sequence[Activation]:
        """The mirrored controls used since the last call, in order."""

    def set_silent(self, silent: bool) -> None:
        """Puts the sound device to sleep, or wakes it."""

    def set_typing(self, typing: bool) -> None:
        """A field has or loses the focus: a phone shows or hides its keyboard."""

    def toggle_full_screen(self) -> None:
        """To full screen and back."""

    def copy(self, text: str) -> bool:
        """Puts `text` on the clipboard; False when that is not allowed here."""

    def paste(self) -> str:
        """The text that the clipboard holds, empty when there is none or it may not be read."""

    def address(self, query: str) -> str:
        """What to give away so that another opens this program with `query`."""

    def speak(self, language: str) -> None:
        """The language of the program from now on; what lies around its picture follows."""

    def post(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tells a page that embeds the program what has happened."""

    def claim(self, name: str | None, by_force: bool = False) -> bool:
        """Asks to be the only window that plays the match of that name; None gives it up.

        True when that is certain; False when the answer comes as news, and again when another takes it by force.
        """

    def take_news(self) -> Sequence[News]:
        """What has happened around the program since the last call, in order."""
