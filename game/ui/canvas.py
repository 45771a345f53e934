"""A surface to paint on in CSS pixels; the only place that knows device pixels."""

from pygame import FRect, Rect, Surface

from game.ui.screen import Screen


class Canvas:
    """Paints on `surface`, which is `screen.density` times as large as the window in CSS pixels."""

    def __init__(self, surface: Surface, screen: Screen) -> None:
        self.surface = surface
        self.screen = screen

    def device(self, rect: FRect) -> Rect:
        """`rect` in whole device pixels: edges are rounded, so that neighbours stay neighbours."""
        density = self.screen.density
        left, top = round(rect.left * density), round(rect.top * density)
        return Rect(left, top, round(rect.right * density) - left, round(rect.bottom * density) - top)
