"""The part of Markdown that rules are written in: headings, paragraphs, lists, and rows of cards.

    # Title
    ## Heading
    A paragraph, over several lines.
    - An item of a list
    ![What the cards are, spoken](cards: 7Mn 8Mn 9Mn)

Emphasis is left out: `**` and `*` around words are not shown.
"""

import re
from dataclasses import dataclass

_CARDS = re.compile(r"!\[(?P<spoken>[^\]]*)\]\(cards:\s*(?P<cards>[^)]*)\)")
_MARKS = re.compile(r"\*\*|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)|`")


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text. `kind` is `title`, `heading`, `paragraph`, `item` or `cards`."""

    kind: str
    words: str
    cards: tuple[str, ...] = ()
    """Short names, of `cards`."""


def pieces(text: str) -> list[Piece]:
    """The parts of a text, in order. A paragraph or an item ends at an empty line, or where another part begins."""
    found = list[Piece]()
    open_to_more = False
    for line in map(str.strip, text.splitlines()):
        kind, words = _begun(line)
        if open_to_more and kind == "paragraph" and words:
            last = found[-1]
            found[-1] = Piece(last.kind, f"{last.words} {words}")
        elif row := _CARDS.fullmatch(line):
            found.append(Piece("cards", row["spoken"], tuple(row["cards"].split())))
        elif words:
            found.append(Piece(kind, words))
        open_to_more = bool(words) and kind in ("paragraph", "item")
    return found


def _begun(line: str) -> tuple[str, str]:
    """What kind of part a line begins (a paragraph may also go on with it), and its words."""
    for mark, kind in (("# ", "title"), ("## ", "heading"), ("### ", "heading"), ("- ", "item"), ("* ", "item")):
        if line.startswith(mark):
            return kind, _plain(line.removeprefix(mark))
    return ("cards" if _CARDS.fullmatch(line) else "paragraph"), _plain(line)


def _plain(words: str) -> str:
    return _MARKS.sub("", words).strip()
