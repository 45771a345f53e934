"""How every control looks: one function draws any widget, in every state."""

from collections.abc import Mapping, Sequence

from pygame import FRect

from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.screen import SMALLEST_TEXT, Screen
from game.ui.text import Block, Style
from game.ui.theme import Colour, Face
from game.ui.widget import Look, Role, Widget

KEY_NAMES: Mapping[str, str] = {"return": "Enter", "escape": "Esc", "space": "Space", "tab": "Tab"}
"""How a key cap names what `pygame.key.name` names."""

TOGGLE_WIDTH, TOGGLE_HEIGHT = 76.0, 44.0
_PADDING = 14.0
SHARES = (1.0, 0.85, 0.7)
"""Of its full size: how a button's second line makes room for its label."""
FIELD_LETTERS = 300
"""Of what is in a field, the last that are drawn: a field may hold everything that a person has kept."""


def draw_widgets(
    canvas: Canvas,
    widgets: Sequence[Widget],
    focused: str | None = None,
    hovered: str | None = None,
    held: str | None = None,
) -> None:
    """Draws them all; the arguments are ids. The focus ring comes last, on top."""
    for widget in widgets:
        joined = _joined(widget, widgets) if widget.role is Role.RADIO else (False, False)
        with canvas.clip(widget.pane or whole(canvas)):
            draw_widget(canvas, widget, False, widget.id == hovered, widget.id == held, joined)
            if widget.id == focused and widget.role is Role.FIELD:
                _field(canvas, widget, True)
    for widget in widgets:
        if widget.id == focused:
            paint.focus_ring(canvas, widget.shown, radius_of(canvas, widget))


def draw_widget(
    canvas: Canvas,
    widget: Widget,
    focused: bool = False,
    hovered: bool = False,
    held: bool = False,
    joined: tuple[bool, bool] = (False, False),
) -> None:
    """Draws one control, but for those that its scene draws (BARE, CARD, TEXT), which only get their focus ring.

    `joined` says whether a RADIO has another one directly to its left and right.
    """
    if widget.look is not Look.BARE:
        if widget.role is Role.BUTTON:
            (_round if widget.look is Look.ROUND else _button)(canvas, widget, hovered, held)
        elif widget.role is Role.TOGGLE:
            _toggle(canvas, widget, hovered)
        elif widget.role is Role.RADIO:
            _segment(canvas, widget, hovered, joined)
        elif widget.role is Role.FIELD:
            _field(canvas, widget, focused)
    if focused:
        paint.focus_ring(canvas, widget.rect, radius_of(canvas, widget))


def whole(canvas: Canvas) -> FRect:
    """The window."""
    return FRect(0, 0, canvas.screen.width, canvas.screen.height)


def radius_of(canvas: Canvas, widget: Widget) -> float:
    """The radius of a control's corners, in CSS pixels."""
    if widget.look is Look.ROUND:
        return widget.rect.height / 2
    if widget.role is Role.CARD:
        return widget.rect.width * 0.08
    return min(canvas.screen.px(paint.RADIUS_BUTTON), widget.rect.height / 2)


def _joined(widget: Widget, widgets: Sequence[Widget]) -> tuple[bool, bool]:
    rect = widget.rect
    rest = [each.rect for each in widgets if each.role is Role.RADIO and abs(each.rect.top - rect.top) < 1]
    return any(abs(each.right - rect.left) < 1.5 for each in rest), any(
        abs(each.left - rect.right) < 1.5 for each in rest
    )


def _button(canvas: Canvas, widget: Widget, hovered: bool, held: bool) -> None:
    px, rect, corner = canvas.screen.px, widget.rect, radius_of(canvas, widget)
    if widget.off:
        canvas.rounded(rect, corner, theme.OFF)
        canvas.dashed(rect, corner, theme.OFF_RIM, paint.thin(canvas, 2.6), px(9), px(5))
        _face(canvas, rect, widget, theme.OFF_TEXT, theme.OFF_ICON)
        return
    primary = widget.look is Look.PRIMARY
    rim, edge = (theme.MUSTARD_RIM, theme.MUSTARD_EDGE) if primary else (theme.NAVY, theme.NAVY_EDGE)
    ground = theme.MUSTARD if primary else theme.PAPER
    if hovered or widget.chosen:
        ground = theme.mixed(theme.WHITE, 90, ground) if primary else theme.mixed(theme.LAMP_YELLOW, 70, ground)
    _enamel(canvas, rect, corner, (ground, rim, edge), paint.EDGE, held)
    sunk = rect.move(0, px(paint.EDGE)) if held else rect
    _face(canvas, sunk, widget, theme.INK, theme.INK)


def _enamel(
    canvas: Canvas, rect: FRect, corner: float, colours: tuple[Colour, Colour, Colour], depth: float, held: bool
) -> None:
    """Face, rim and lower edge; pressed, the face covers the edge."""
    px = canvas.screen.px
    ground, rim, edge = colours
    canvas.shadow(rect, corner, px(8 if not held else 5), px(6), 102)
    if not held:
        canvas.rounded(rect.move(0, px(depth)), corner, edge)
    face = rect.move(0, px(depth)) if held else rect
    canvas.rounded(face, corner, ground, rim=paint.thin(canvas, paint.RIM), rim_colour=rim)


def _face(canvas: Canvas, rect: FRect, widget: Widget, ink: Colour, icon_ink: Colour) -> None:
    """Icon, label, second line and key cap of a button."""
    px, area = canvas.screen.px, FRect(rect)
    if widget.key and not canvas.screen.compact and not canvas.screen.portrait:
        cap = paint.key_cap(canvas, rect, key_name(widget.key), ink)
        label = canvas.width(widget.label, _label(canvas, ink)) + (px(32) if widget.icon else 0)
        if area.centerx + label / 2 > cap.left - px(4):
            area.width = cap.left - area.left
    area = (
        area.inflate(-2 * px(_PADDING), -2 * px(5)) if area.width > 8 * px(_PADDING) else area.inflate(-px(12), -px(8))
    )
    if not widget.icon:
        return _words(canvas, area, widget, ink, (0.5, 0.5))
    if area.height >= px(80) and area.width < area.height * 1.6 and not (widget.note and area.width > px(120)):
        return _stacked(canvas, area, widget, ink, icon_ink)
    return _beside(canvas, area, widget, ink, icon_ink)


def icon_size(screen: Screen) -> float:
    """CSS pixels of the icon beside a button's words: as large as they are, or larger."""
    return max(screen.px(30 if screen.portrait else 22), theme.BUTTON.on(screen))


def _beside(canvas: Canvas, area: FRect, widget: Widget, ink: Colour, icon_ink: Colour) -> None:
    px = canvas.screen.px
    size = icon_size(canvas.screen)
    gap = px(10)
    label, note = _blocks(canvas, FRect(0, 0, area.width - size - gap, area.height), widget, ink)
    text = max(label.width, note.width if note else 0)
    left = area.left + max(0.0, (area.width - size - gap - text) / 2)
    canvas.icon(widget.icon, (left + size / 2, area.centery), size, icon_ink)
    _set(canvas, FRect(left + size + gap, area.top, text, area.height), label, note, (0.5, 0.5))


def _stacked(canvas: Canvas, area: FRect, widget: Widget, ink: Colour, icon_ink: Colour) -> None:
    size, gap = canvas.screen.px(30), canvas.screen.px(6)
    label, note = _blocks(canvas, FRect(0, 0, area.width, area.height - size - gap), widget, ink)
    text = label.height + (note.height if note else 0)
    top = area.centery - (size + gap + text) / 2
    canvas.icon(widget.icon, (area.centerx, top + size / 2), size, icon_ink)
    _set(canvas, FRect(area.left, top + size + gap, area.width, text), label, note, (0.5, 0.0))


def _words(canvas: Canvas, area: FRect, widget: Widget, ink: Colour, align: tuple[float, float]) -> None:
    _set(canvas, area, *_blocks(canvas, area, widget, ink), align)


def _blocks(canvas: Canvas, area: FRect, widget: Widget, ink: Colour) -> tuple[Block, Block | None]:
    """Label and second line as they fit into `area`: the second never the larger, and whole or not there."""
    lettering, density = canvas.kit.lettering, canvas.screen.density
    look, full = _label(canvas, ink), theme.BUTTON_NOTE.on(canvas.screen)
    for share in SHARES if widget.note else ():
        second = Style(Face.SENTENCE, max(SMALLEST_TEXT, full * share), ink, leading=1.16)
        label = lettering.first((widget.label,), look, area.width, area.height - second.line, density)
        if label and label.style.size >= second.size:
            return label, lettering.first((widget.note,), second, area.width, area.height - label.height + 2, density)
    return lettering.fit(widget.label, look, area.width, area.height, density), None


def _label(canvas: Canvas, ink: Colour) -> Style:
    return Style(Face.BOLD, theme.BUTTON.on(canvas.screen), ink, leading=1.12)


def _set(canvas: Canvas, area: FRect, label: Block, note: Block | None, align: tuple[float, float]) -> None:
    height = label.height + (note.height if note else 0)
    top = area.top + (area.height - height) * align[1]
    canvas.block(label, FRect(area.left, top, area.width, label.height), (align[0], 0))
    if note:
        canvas.block(note, FRect(area.left, top + label.height, area.width, note.height), (align[0], 0))


def key_name(key: str) -> str:
    """What a key cap says."""
    return KEY_NAMES.get(key, key.upper() if len(key) == 1 else key.capitalize())


def _round(canvas: Canvas, widget: Widget, hovered: bool, held: bool) -> None:
    """The circle is 44 units large, or as large as its rect when that is smaller; the rect is what is touched."""
    px, centre = canvas.screen.px, widget.rect.center
    side = min(widget.rect.width, widget.rect.height, max(36.0, px(44)))
    disc = FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)
    ground = theme.mixed(theme.LAMP_YELLOW, 70, theme.PAPER) if hovered or widget.chosen else theme.PAPER
    if widget.off:
        canvas.rounded(disc, side / 2, theme.OFF)
        canvas.dashed(disc, side / 2, theme.OFF_RIM, paint.thin(canvas, 2.6), px(6), px(4))
    else:
        _enamel(canvas, disc, side / 2, (ground, theme.NAVY, theme.NAVY_EDGE), 3, held)
    at = (centre[0], centre[1] + (px(3) if held and not widget.off else 0))
    canvas.icon(widget.icon, at, side * 0.54, theme.OFF_ICON if widget.off else theme.INK)


def _segment(canvas: Canvas, widget: Widget, hovered: bool, joined: tuple[bool, bool]) -> None:
    rect, corner, rim = widget.rect, radius_of(canvas, widget), paint.thin(canvas, paint.RIM)
    shape = FRect(rect)
    shape.left -= corner * 2 if joined[0] else 0
    shape.width += corner * 2 * (joined[0] + joined[1])
    ground = theme.NAVY if widget.chosen else theme.mixed(theme.LAMP_YELLOW, 60, theme.CARD) if hovered else theme.CARD
    if widget.off:
        ground = theme.OFF
    with canvas.clip(rect):
        canvas.rounded(shape, corner, ground, rim=rim, rim_colour=theme.NAVY)
    if joined[1]:
        canvas.fill(FRect(rect.right - rim / 2, rect.top, rim / 2, rect.height), theme.NAVY)
    ink = theme.OFF_TEXT if widget.off else theme.PAPER if widget.chosen else theme.INK
    look = Style(Face.SENTENCE, theme.BODY.on(canvas.screen), ink, leading=1.1)
    pad = canvas.screen.px(8)
    area = rect.inflate(-2 * pad, -2 * rim)
    if not widget.chosen or canvas.width(widget.label, look) + look.size * 1.2 > area.width:
        canvas.fitted(widget.label, look, area, (0.5, 0.5))
    else:
        canvas.text(f"✓ {widget.label}", look, area, (0.5, 0.5))


def _toggle(canvas: Canvas, widget: Widget, hovered: bool) -> None:
    """A switch at the left of its rect, label and second line beside it."""
    px, rect = canvas.screen.px, widget.rect
    height = min(rect.height, max(theme_toggle(canvas), 26.0))
    width = height * TOGGLE_WIDTH / TOGGLE_HEIGHT
    track = FRect(rect.left, rect.centery - height / 2, width, height)
    ground = theme.NAVY if widget.chosen and not widget.off else theme.OFF
    canvas.rounded(track, height / 2, ground, rim=paint.thin(canvas, paint.RIM), rim_colour=theme.NAVY)
    knob = height * 0.36
    x = track.right - height / 2 if widget.chosen else track.left + height / 2
    face = theme.mixed(theme.LAMP_YELLOW, 70, theme.CARD) if hovered else theme.CARD
    canvas.circle((x, track.centery), knob, face, rim=paint.thin(canvas, paint.RIM), rim_colour=theme.NAVY)
    if widget.chosen:
        canvas.icon("check", (track.left + height * 0.55, track.centery), height * 0.42, theme.PAPER)
    area = FRect(track.right + px(16), rect.top, rect.right - track.right - px(16), rect.height)
    ink = theme.OFF_TEXT if widget.off else theme.INK
    fit, density = canvas.kit.lettering.fit, canvas.screen.density
    label = fit(widget.label, paint.style(canvas, Face.SENTENCE, theme.BODY, ink), area.width, area.height, density)
    second = paint.style(canvas, Face.SENTENCE, theme.Size(15, 16), theme.NOTE_BROWN)
    note = fit(widget.note, second, area.width, area.height - label.height, density) if widget.note else None
    _set(canvas, area, label, note if note and label.height + note.height <= area.height + 2 else None, (0.0, 0.5))


def theme_toggle(canvas: Canvas) -> float:
    """The height of a switch in CSS pixels."""
    return canvas.screen.px(TOGGLE_HEIGHT)


def _field(canvas: Canvas, widget: Widget, focused: bool) -> None:
    px, rect = canvas.screen.px, widget.rect
    corner, rim = min(px(12), rect.height / 2), paint.thin(canvas, paint.RIM)
    ground = theme.OFF if widget.off else theme.CARD
    canvas.rounded(rect, corner, ground, rim=rim, rim_colour=theme.NAVY)
    look = paint.style(canvas, Face.SENTENCE, theme.BODY, theme.INK if widget.value else theme.NOTE_BROWN)
    area = rect.inflate(-2 * px(15), -2 * rim)
    shown = widget.value[-FIELD_LETTERS:] or widget.note
    over = canvas.width(shown, look) > area.width
    with canvas.clip(area):
        canvas.text(shown, look, area, (1.0 if over and widget.value else 0.0, 0.5))
    if focused and not widget.off:
        x = area.right if over else area.left + (canvas.width(shown, look) if widget.value else 0)
        canvas.fill(FRect(x + 1, rect.centery - look.size * 0.6, max(1.5, px(2)), look.size * 1.2), theme.NAVY)
