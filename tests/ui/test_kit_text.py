"""Words keep to their place: nothing is lost, nothing sticks out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.canvas import Kit
from game.ui.screen import SMALLEST_TEXT, Screen
from game.ui.text import REMEMBERED_WIDTHS, Block, Lettering, Style
from game.ui.theme import BODY, TITLE, Face
from tests.baked import assets_folder

KIT = Kit(assets_folder())
LETTERING: Lettering = KIT.lettering
WORDS = ["Twoja", "kolej:", "zaszyj", "sekwens", "w", "i", "potem", "dobierz", "albo", "zgarnij", "5000", "pkt"]
SENTENCES = st.lists(st.sampled_from(WORDS), min_size=1, max_size=14)


def _plain(block: Block) -> str:
    return " ".join(block.lines).replace("\N{NO-BREAK SPACE}", " ")


@given(words=SENTENCES, width=st.integers(40, 500), density=st.sampled_from([1.0, 1.5, 2.0, 3.0]))
def test_wrapping_loses_no_word_and_keeps_within_the_width(words: list[str], width: int, density: float) -> None:
    style = Style(Face.SENTENCE, 17)
    block = LETTERING.block(" ".join(words), style, width, density)
    assert _plain(block) == " ".join(words)
    for line in block.lines:
        assert LETTERING.width(line, style, density) <= width or " " not in line


@given(words=SENTENCES, width=st.integers(60, 400), height=st.integers(20, 120))
def test_what_is_fitted_never_sticks_out(words: list[str], width: int, height: int) -> None:
    block = LETTERING.fit(" ".join(words), Style(Face.BOLD, 21), width, height, 2.0)
    assert block.width <= width + 0.5
    assert block.height <= max(height, block.style.line) + 0.5
    assert block.style.size >= SMALLEST_TEXT


def test_a_line_is_broken_before_the_type_shrinks() -> None:
    style = Style(Face.BOLD, 21)
    wide = LETTERING.width("Najpierw zaszyj karty", style, 1.0)
    assert LETTERING.fit("Najpierw zaszyj karty", style, wide * 0.7, 80, 1.0).style.size == 21
    assert LETTERING.fit("Najpierw zaszyj karty", style, wide * 0.7, 27, 1.0).style.size < 21


def test_what_fits_at_no_size_ends_in_dots() -> None:
    block = LETTERING.fit("Najpierw zaszyj jeszcze jedną kartę", Style(Face.BOLD, 21), 90, 20, 1.0)
    assert len(block.lines) == 1
    assert block.lines[0].endswith("…")


def test_a_name_alone_may_be_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lettering, "_cut", lambda *_: pytest.fail("it was cut off as no sentence may be"))
    for name in ("Ala", "Bartłomiej", "Bartłomiej Wielkopolski"):
        block = LETTERING.name(name, Style(Face.SENTENCE, 20), 70, 20, 1.0)
        assert block.width <= 70.5
        assert block.lines[0].rstrip("…") == name[: len(block.lines[0].rstrip("…"))]
    assert block.lines[0].endswith("…")


def test_widths_are_not_remembered_without_end() -> None:
    style = Style(Face.SENTENCE, 17)
    for number in range(REMEMBERED_WIDTHS + 10):
        LETTERING.width(str(number), style, 1.0)
    assert len(LETTERING._widths) <= REMEMBERED_WIDTHS


def test_a_word_of_one_letter_stays_with_the_next() -> None:
    style = Style(Face.SENTENCE, 17)
    width = LETTERING.width("Karta i", style, 1.0) + 1
    assert LETTERING.wrap("Karta i pula", style, width, 1.0) == ("Karta", "i\N{NO-BREAK SPACE}pula")


def test_tabular_numbers_are_equally_wide() -> None:
    loose, tabular = Style(Face.EXTRA_BOLD, 28), Style(Face.EXTRA_BOLD, 28, tabular=True)
    assert LETTERING.width("1111", loose, 1.0) < LETTERING.width("8888", loose, 1.0)
    assert LETTERING.width("1111", tabular, 1.0) == LETTERING.width("8888", tabular, 1.0)


@pytest.mark.parametrize("face", list(Face))
def test_every_face_draws_polish_capitals(face: Face) -> None:
    style = Style(face, 30)
    drawn = {}
    for letter in "ĄĆĘŁŃÓŚŹŻA":
        piece, _, _ = LETTERING.piece(letter, style, 1.0)
        drawn[letter] = piece.get_bounding_rect().size, bytes(piece.get_buffer().raw)
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize("face", [Face.BOLD, Face.EXTRA_BOLD, Face.LABEL])
@pytest.mark.parametrize("spacing", [0.0, 0.1])
def test_an_accent_does_not_push_a_line_down(face: Face, spacing: float) -> None:
    style = Style(face, 40, spacing=spacing)
    feet = []
    for words in ("HE", "HÉ", "ŹH"):
        piece, baseline, _ = LETTERING.piece(words, style, 1.0)
        feet.append(piece.get_bounding_rect().bottom - baseline)
    assert max(feet) - min(feet) <= 1


def test_a_sign_that_the_fonts_lack_is_drawn_as_an_icon() -> None:
    style = Style(Face.SENTENCE, 20)
    assert LETTERING.width("✓ 9", style, 1.0) > LETTERING.width(" 9", style, 1.0)
    with_sign, _, _ = LETTERING.piece("✓", style, 1.0)
    assert with_sign.get_bounding_rect().width > 8


def test_words_at_double_density_have_twice_the_pixels() -> None:
    style = Style(Face.BOLD, 21)
    once, _, _ = LETTERING.piece("Bank", style, 1.0)
    twice, _, _ = LETTERING.piece("Bank", style, 2.0)
    assert twice.get_width() == pytest.approx(2 * once.get_width(), abs=3)


def test_sizes_follow_the_window_and_the_players_text_size() -> None:
    assert TITLE.on(Screen(1280, 720)) == 92
    assert TITLE.on(Screen(720, 1280)) == 76
    assert BODY.on(Screen(480, 320)) == SMALLEST_TEXT
    assert BODY.on(Screen(480, 320, text=2.0)) == 2 * SMALLEST_TEXT


@pytest.mark.parametrize("words", ["\0", "a\0b", "a\ud800b", "a\x1b\x7fb", "\r\n", "\t", "\u200b", "\u2060a"])
def test_what_no_font_can_set_is_set_as_a_space(words: str) -> None:
    style = Style(Face.SENTENCE, 17)
    block = LETTERING.fit(words, style, 300, 100, 1.0)
    pieces = [
        LETTERING.piece(line, each, 1.0)[0]
        for line in block.lines
        for each in (style, Style(Face.BOLD, 17, spacing=0.1))
    ]
    assert all(piece.get_height() < 2 * style.line for piece in pieces), "one line"
