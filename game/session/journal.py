"""A match's log in writing: a step is written once, however often and however late in the match the log is kept."""

from typing import Any

from game.core.codec import dump, to_text
from game.core.match import Match


class Journal:
    """Keeps up with one table's match, forward and back."""

    def __init__(self) -> None:
        self._lines: list[tuple[Match[Any, Any], str]] = []
        """Every position with the step that led there, from the first; as JSON."""

    def log(self, match: Match[Any, Any]) -> str:
        """The steps of `match` as JSON: what `game.session.record.written` has for its log."""
        kind, position, new = match.game.types["action"], match, list[tuple[Match[Any, Any], str]]()
        while position.step and position.before and not self._has(position):
            new.append((position, to_text([position.step.seat, dump(kind, position.step.action)])))
            position = position.before
        self._lines[position.length :] = reversed(new)
        return f"[{','.join([line for _, line in self._lines])}]"

    def _has(self, position: Match[Any, Any]) -> bool:
        return position.length <= len(self._lines) and self._lines[position.length - 1][0] is position
