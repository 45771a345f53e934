from game.ui.markdown import Piece, pieces

TEXT = """# Polyester

Bank **5,000** before
anyone else.
## Your turn
- Lock a combo, or
  two of them.
- Draw.
![A run: 5, 6, 7](cards: 5Vn 6Sb 7Mn)
Rank 2*3 is not *emphasis* here.
"""


def test_a_text_falls_into_its_parts() -> None:
    assert pieces(TEXT) == [
        Piece("title", "Polyester"),
        Piece("paragraph", "Bank 5,000 before anyone else."),
        Piece("heading", "Your turn"),
        Piece("item", "Lock a combo, or two of them."),
        Piece("item", "Draw."),
        Piece("cards", "A run: 5, 6, 7", ("5Vn", "6Sb", "7Mn")),
        Piece("paragraph", "Rank 2*3 is not emphasis here."),
    ]


def test_an_empty_line_ends_a_paragraph() -> None:
    assert [each.words for each in pieces("one\n\ntwo\nthree")] == ["one", "two three"]
    assert pieces("") == []
