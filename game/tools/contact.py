"""A contact sheet of the drawing kit: every control, object and card in every state, to be looked at.

python -m game.tools.contact sheet.png [--assets build/assets] [--density 2]

The folder of assets must hold the compiled words too, as `./build.sh build` lays them there.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import FRect

from game.games.polyester.faces import ActionPrint, FabricPrint
from game.games.trash_poker.backs import BackPrint
from game.games.trash_poker.faces import JOKER_BACK
from game.games.trash_poker.faces import face as poker_face
from game.games.trash_poker.looks import CHIPS, badge, chip
from game.games.trash_poker.rules.cards import parse
from game.games.trash_poker.rules.effects import Sticker
from game.ui import backdrop, paint, theme
from game.ui.canvas import Canvas, Kit
from game.ui.cards import BACK, FLYING, LIT, REST, SELECTED, Print, Ring, State, draw_card
from game.ui.controls import draw_widgets
from game.ui.screen import Screen
from game.ui.text import Style
from game.ui.theme import Face
from game.ui.widget import Look, Role, Widget
from game.words import Words

WIDTH, HEIGHT = 1280, 1560
CLOTH = backdrop.Cloth("cloth_polyester", "polyester")
_BUTTON, _RADIO = Role.BUTTON, Role.RADIO
WIDGETS = (
    Widget("lock", _BUTTON, FRect(60, 100, 352, 76), "Lock 3 cards", "+150 to the pot", key="l", look=Look.PRIMARY),
    Widget("draw", _BUTTON, FRect(60, 194, 168, 76), "Draw 3", "Lock first", key="d", off="Lock first"),
    Widget("bank", _BUTTON, FRect(244, 194, 168, 76), "Zgarnij", "Najpierw zaszyj", key="b", off="Najpierw zaszyj"),
    Widget("undo", _BUTTON, FRect(60, 288, 168, 54), "Undo", icon="undo"),
    Widget("sort", _BUTTON, FRect(244, 288, 168, 54), "Sort", icon="sort"),
    Widget("tall", _BUTTON, FRect(436, 100, 150, 126), "Sort", icon="sort"),
    Widget("menu", _BUTTON, FRect(436, 250, 44, 44), "Menu", icon="menu", look=Look.ROUND),
    Widget("gear", _BUTTON, FRect(490, 250, 44, 44), "Settings", icon="gear", look=Look.ROUND),
    Widget("over", _BUTTON, FRect(544, 250, 44, 44), "Rules", icon="book", look=Look.ROUND),
    Widget("nine", _RADIO, FRect(660, 130, 210, 48), "9 cards", chosen=True),
    Widget("six", _RADIO, FRect(870, 130, 210, 48), "6 cards"),
    Widget("easy", _RADIO, FRect(660, 198, 140, 48), "Łatwa"),
    Widget("medium", _RADIO, FRect(800, 198, 140, 48), "Średnia", chosen=True),
    Widget("hard", _RADIO, FRect(940, 198, 140, 48), "Trudna"),
    Widget("seed", Role.FIELD, FRect(660, 266, 200, 48), "Seed", note="random"),
    Widget("typed", Role.FIELD, FRect(880, 266, 200, 48), "Seed", value="48213"),
    Widget(
        "off", Role.TOGGLE, FRect(660, 334, 420, 56), "Karty akcji: wyłączone", "Nokaut, przepustka VIP, rabat, bon"
    ),
    Widget("on", Role.TOGGLE, FRect(660, 394, 420, 56), "Karty akcji: włączone", "Nokaut, przepustka VIP", chosen=True),
)
TAGS = (
    paint.Tag("Halina", "3,400", "Leads by 600", theme.SEATS[0], "H"),
    paint.Tag("You", "2,150", "banked", theme.YOU, "Y", True),
)
FABRICS = (
    ("vinyl", "VINYL", "WINYL"),
    ("sequin", "SEQUIN", "CEKIN"),
    ("faux", "FAUX", "FUTRO"),
    ("mesh", "MESH", "SIATKA"),
)
STATES: tuple[State, ...] = (
    REST, State(), SELECTED, LIT, State(dimmed=True), State(flat=True), State(ring=Ring.SELECTED, focused=True), FLYING,
)  # fmt: skip
JOKERS = ("J1", "J14", "J15", "J17", "J20", "J24", "J29", "J36", "J51", "J55", "J60")
STARTING = ("AS", "2H'", "6D''", "7C'''", "KH")
ACTIONS = (
    ("knockoff", "Knockoff"), ("vip_pass", "VIP Pass"), ("loyalty_discount", "Loyalty Discount"),
    ("store_credit", "Store Credit"),
)  # fmt: skip


def sheet(canvas: Canvas) -> None:
    """Paints everything."""
    backdrop.draw_table(canvas, CLOTH)
    for part in (_controls, _words, _states, _small, _actions, _poker):
        part(canvas)


def _controls(canvas: Canvas) -> None:
    paint.dialog(canvas, FRect(630, 90, 480, 390))
    draw_widgets(canvas, WIDGETS, focused="bank", hovered="over", held="sort")


def _words(canvas: Canvas) -> None:
    paint.tape(canvas, FRect(398, 8, 484, 37))
    turn = paint.style(canvas, Face.SENTENCE, theme.TURN)
    canvas.text("Your turn: lock the run, then draw or bank ✓", turn, FRect(398, 8, 484, 37), (0.5, 0.5))
    for number, tag in enumerate(TAGS):
        paint.name_tag(canvas, FRect(60, 370 + 84 * number, 264, 74), tag)
    paint.dark(canvas, FRect(350, 370, 250, 158))
    canvas.text("300", Style(Face.EXTRA_BOLD, 60, theme.LAMP_YELLOW), FRect(370, 380, 200, 66))
    canvas.fitted(
        "Pula po zaszyciu, w dwóch wierszach", Style(Face.SENTENCE, 17, theme.CREAM), FRect(370, 450, 210, 60)
    )
    paint.sewing_button(canvas, (1150, 130), 19, theme.SEATS[1])
    paint.sewing_button(canvas, (1200, 130), 19, theme.SEATS[2], "Ż")


def _states(canvas: Canvas) -> None:
    for number, state in enumerate(STATES):
        fabric, english, _ = FABRICS[number % 4]
        finish, over = ("neon", "NEON") if number < 4 else ("beige", "BEIGE")
        face = FabricPrint("7A69"[number % 4], fabric, finish, over, english, "WILD" if number % 4 == 1 else "")
        angle = 6.0 if state is FLYING else 0.0
        draw_card(canvas, face, FRect(60 + 148 * number, 560, 124, 174), state, angle=angle)


def _small(canvas: Canvas) -> None:
    for number, (fabric, _, polish) in enumerate(FABRICS):
        locked = FabricPrint("2345"[number], fabric, "neon", "NEON", polish, locked="ZASZYTA")
        draw_card(canvas, locked, FRect(60 + 148 * number, 760, 124, 174), State(flat=True))
        plain = FabricPrint("6789"[number], fabric, "illustrated", "", polish)
        draw_card(canvas, plain, FRect(652 + 148 * number, 760, 124, 174))
        small: Print = FabricPrint("A289"[number], fabric, "beige", "BEŻ", polish, "JOKER" if number == 0 else "")
        draw_card(canvas, small, FRect(660 + 76 * number, 960, 60, 84))
        sewn = FabricPrint("A289"[number], fabric, "neon", "NEON", polish, locked="ZASZYTA")
        draw_card(canvas, sewn, FRect(660 + 76 * number, 1060, 60, 84), State(flat=True))


def _actions(canvas: Canvas) -> None:
    for number, (kind, name) in enumerate(ACTIONS):
        draw_card(canvas, ActionPrint(kind, name), FRect(60 + 148 * number, 960, 124, 174))
    draw_card(canvas, BACK, FRect(980, 960, 72, 101))
    draw_card(canvas, BACK, FRect(1080, 960, 72, 101), turned=0.5)
    draw_card(canvas, BACK, FRect(1160, 960, 72, 101), FLYING, angle=6)


def _poker(canvas: Canvas) -> None:
    """Trash Poker: backs, starting cards of every deck, jokers of every make, chips."""
    words = Words("en", canvas.kit.folder / "words", ("trash_poker",))
    for number, name in enumerate(JOKERS):
        draw_card(canvas, poker_face(words, parse(name)), FRect(60 + 106 * number, 1190, 100, 140))
    for number, name in enumerate(STARTING):
        draw_card(canvas, poker_face(words, parse(name)), FRect(60 + 106 * number, 1350, 100, 140))
        draw_card(canvas, poker_face(words, parse(name)), FRect(600 + 64 * number, 1350, 58, 81))
    for deck in range(4):
        draw_card(canvas, BackPrint(deck), FRect(930 + 66 * deck, 1350, 60, 84))
    draw_card(canvas, JOKER_BACK, FRect(1194, 1350, 60, 84))
    for number, (_, colour) in enumerate(CHIPS):
        canvas.blit(chip(canvas.kit, canvas.dots(22), colour), 600 + 60 * number, 1446)
    for number, sticker in enumerate(Sticker):
        canvas.blit(badge(canvas.kit, sticker, canvas.dots(20)), 800 + 60 * number, 1444)


def paint_file(painter: Callable[[Canvas], None], out: Path, assets: Path, screen: Screen) -> None:
    """Paints with `painter` and writes the picture to `out`."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    surface = pygame.display.set_mode((round(screen.width * screen.density), round(screen.height * screen.density)))
    painter(Canvas(surface, screen, Kit(assets)))
    pygame.image.save(surface, out)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Draw a contact sheet of the drawing kit.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--assets", type=Path, default=Path("build/assets"))
    parser.add_argument("--density", type=float, default=1.0)
    arguments = parser.parse_args()
    paint_file(sheet, arguments.out, arguments.assets, Screen(WIDTH, HEIGHT, arguments.density))


if __name__ == "__main__":
    main()
