"""52 cards that all move, tilted and in the shadow of flight, over a laid table: frames a second in the browser."""

import time
from math import cos, sin

import pygame

from game.games.polyester.faces import FabricPrint
from game.host import Host
from game.ui.backdrop import PINKED, Cloth, draw_table
from game.ui.canvas import Canvas, Kit
from game.ui.cards import FLYING, card_rect, draw_card
from game.ui.screen import Screen

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13")
FABRICS = ("vinyl", "sequin", "faux", "mesh")
CLOTH = Cloth("cloth_polyester", "polyester", PINKED)
FACES = [FabricPrint(rank, fabric, "neon", "NEON", fabric.upper()) for fabric in FABRICS for rank in RANKS]
WIDTH = 84.0


def paint(canvas: Canvas, now: float) -> None:
    """The table with every card on an ellipse of its own."""
    draw_table(canvas, CLOTH)
    for place, face in enumerate(FACES):
        turn = now * 1.5 + place * 0.4
        centre = 640 + (place * 7 + 90) * cos(turn), 380 + (place * 4 + 40) * sin(turn)
        draw_card(canvas, face, card_rect(centre, WIDTH), FLYING, angle=6 * sin(turn))


async def frames_per_second(host: Host, kit: Kit, seconds: float) -> float:
    """After a second in which every piece is made and kept."""
    window = host.window()
    canvas = Canvas(host.open(*window), Screen(*window), kit)
    start, drawn = time.perf_counter() + 1.0, 0
    while (now := time.perf_counter()) < start + seconds:
        await host.frame()
        paint(canvas, now)
        pygame.display.flip()
        drawn += now >= start
    return drawn / (now - start)
