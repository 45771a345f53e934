import pytest

from game.core.cards import HIDDEN, Card
from game.core.events import Event, MatchEnded, Moved, Shuffled
from game.core.zones import Seat, Zone
from game.ui.choreography import FADE, MOTIONS, Manner, Motion, Row, Stagehand, stage
from game.ui.sprites import Layout, Placement, Spot, Sprites, keys
from game.ui.timeline import Timeline

STOCK, HAND, PILE = Zone("stock"), Zone("hand", Seat(0)), Zone("pile")
LEFT, RIGHT, MIDDLE = Placement(100, 100, 60, up=False), Placement(500, 100, 60), Placement(300, 300, 60)
ONE, TWO = Card(1), Card(2)


class Play:
    """A step from one layout to another, on a clock wound by hand."""

    def __init__(self, before: Layout, after: Layout, manner: Manner | None = None) -> None:
        self.timeline, self.sprites, self.sounds = Timeline(), Sprites(), list[str]()
        self.after = after
        self.sprites.settle(before)
        self.hand = Stagehand(self.timeline, self.sprites, before, after, manner or Manner(), self.sounds.append)

    def stage(self, *events: Event, rows: dict[type[Event], Row] | None = None) -> float:
        return stage(self.hand, events, rows or {})


def test_a_card_flies_in_an_arc_from_where_it_was_to_where_it_goes() -> None:
    play = Play(Layout({ONE: LEFT}), Layout({ONE: RIGHT}))
    assert play.stage(Moved((ONE,), STOCK, HAND)) == pytest.approx(0.26)
    play.timeline.advance(0.13)
    sprite = play.sprites[ONE]
    assert 100 < sprite.x < 500
    assert 0 < sprite.lift <= 0.6 * 60
    assert 0 < sprite.flip < 1
    play.timeline.advance(0.2)
    assert play.sprites.settled(play.after)
    assert play.sounds == ["card_slide"]


def test_cards_of_one_move_follow_each_other() -> None:
    play = Play(Layout({ONE: LEFT, TWO: LEFT}), Layout({ONE: RIGHT, TWO: MIDDLE}))
    assert play.stage(Moved((ONE, TWO), STOCK, HAND)) == pytest.approx(0.33)
    play.timeline.advance(0.05)
    assert play.sprites[ONE].x > 100
    assert play.sprites[TWO].x == 100


def test_a_card_seen_for_the_first_time_comes_from_its_zone() -> None:
    play = Play(Layout({}, {STOCK: LEFT}), Layout({ONE: RIGHT}, {STOCK: LEFT}))
    play.stage(Moved((ONE,), STOCK, HAND))
    play.timeline.advance(0.001)
    assert play.sprites[ONE].x == pytest.approx(100, abs=20)


def test_a_hidden_card_flies_face_down_and_the_spots_settle() -> None:
    other = Zone("hand", Seat(1))
    before = Layout({Spot(other, 0): RIGHT}, {other: RIGHT, PILE: MIDDLE})
    after = Layout({Spot(PILE, 0): MIDDLE}, before.zones)
    play = Play(before, after)
    play.stage(Moved((HIDDEN,), other, PILE))
    play.timeline.advance(0.1)
    (flying,) = play.sprites.drawn()
    assert isinstance(flying.what, str)
    play.timeline.finish()
    assert play.sprites.settled(after)


def test_a_card_that_goes_on_in_the_same_step_stops_at_its_zone_first() -> None:
    zones = {PILE: MIDDLE}
    play = Play(Layout({ONE: LEFT}, zones), Layout({ONE: RIGHT}, zones))
    end = play.stage(Moved((ONE,), STOCK, PILE), Moved((ONE,), PILE, HAND))
    assert end == pytest.approx(0.52)
    play.timeline.advance(0.2599)
    assert (play.sprites[ONE].x, play.sprites[ONE].y) == pytest.approx((300, 300), abs=2)
    play.timeline.finish()
    assert play.sprites.settled(play.after)


def test_the_others_close_up_after_the_moves() -> None:
    play = Play(Layout({ONE: LEFT, TWO: MIDDLE}), Layout({TWO: RIGHT}, {PILE: LEFT}))
    play.stage(Moved((ONE,), HAND, PILE))
    play.timeline.advance(0.36)
    assert 300 < play.sprites[TWO].x < 500
    play.timeline.advance(0.2)
    assert play.sprites.settled(play.after)


def test_finishing_at_once_settles_everything_and_makes_no_sound() -> None:
    play = Play(Layout({ONE: LEFT}), Layout({ONE: RIGHT}))
    play.stage(Shuffled(STOCK), Moved((ONE,), STOCK, HAND), MatchEnded((Seat(0),)))
    play.timeline.finish()
    assert play.sprites.settled(play.after)
    assert play.sounds == []


@pytest.mark.parametrize(("pace", "seconds"), [(1.6, 0.416), (1.0, 0.26), (0.5, 0.13)])
def test_the_pace_scales_it(pace: float, seconds: float) -> None:
    play = Play(Layout({ONE: LEFT}), Layout({ONE: RIGHT}), Manner(pace))
    assert play.stage(Moved((ONE,), STOCK, HAND)) == pytest.approx(seconds)


def test_little_motion_is_a_short_fade_in_place() -> None:
    play = Play(Layout({ONE: LEFT}), Layout({ONE: RIGHT}), Manner(reduced=True))
    assert play.stage(Moved((ONE,), STOCK, HAND)) == pytest.approx(FADE)
    play.timeline.advance(0.06)
    sprite = play.sprites[ONE]
    assert (sprite.x, sprite.lift) == (500, 0)
    assert sprite.alpha == pytest.approx(0.5)


def test_a_game_has_rows_of_its_own() -> None:
    told = list[Event]()

    def shake(hand: Stagehand, event: Event, at: float) -> float:
        told.append(event)
        return at + 2 * hand.seconds(Motion(500))

    play = Play(Layout({}), Layout({}))
    end = play.stage(Shuffled(STOCK), rows={Shuffled: Row(MOTIONS["bust"], shake)})
    assert end == pytest.approx(1.0)
    play.timeline.advance(0.1)
    assert told == [Shuffled(STOCK)]
    assert play.sounds == ["cloth_rip"]


def test_hidden_cards_are_named_by_their_place() -> None:
    assert keys(STOCK, (ONE, HIDDEN)) == (ONE, Spot(STOCK, 1))


def test_the_law_sees_a_sprite_out_of_place() -> None:
    sprites, layout = Sprites(), Layout({ONE: LEFT})
    sprites.settle(layout)
    assert sprites.settled(layout)
    sprites[ONE].x += 1
    assert not sprites.settled(layout)
    sprites.settle(layout)
    sprites.drop(ONE)
    assert not sprites.settled(layout)
