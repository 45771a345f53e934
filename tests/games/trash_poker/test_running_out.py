"""Running out of cards."""

from game.games.trash_poker.rules.actions import Redraw
from game.games.trash_poker.rules.events import RanOut
from game.games.trash_poker.rules.state import Duty, Phase
from tests.games.trash_poker.spelling import ONE, cards, rule
from tests.games.trash_poker.tables import before_drawing, do, drawing, finish, lazily, told


@rule("trash.out.chips")
def test_whoever_cannot_draw_seven_gets_66_chips() -> None:
    state = before_drawing({"draw_pile": "2S 3S 4S", "discard_pile": "5S 6S 7S", "trash": "8S 9S 10S"}, {}, rest="box")
    assert RanOut(ONE) in told(state, finish(Duty.SHUFFLE), RanOut)
    after = do(state, finish(Duty.SHUFFLE))
    assert after.places[ONE].chips == 66
    enough = before_drawing({"draw_pile": "2S 3S 4S", "discard_pile": "5S 6S 7S 8S", "trash": "9S"}, {})
    assert lazily(enough, Phase.DRAW).places[ONE].chips == 0


@rule("trash.out.trash")
def test_the_trash_becomes_the_draw_pile_and_drawing_goes_on() -> None:
    trash = "7S 8S 9S 10S JS QS KS AS"
    state = before_drawing({"draw_pile": "2S 3S 4S", "discard_pile": "5S 6S", "trash": trash}, {}, rest="box")
    place = lazily(state, Phase.DRAW).places[ONE]
    assert {*place.hand[:5]} == {*cards("2S 3S 4S 5S 6S")}
    assert {*place.hand[5:], *place.draw_pile} == {*cards(trash)}
    assert place.hand[5:] != cards("AS KS")
    assert len(place.hand) == 7
    assert place.trash == ()


@rule("trash.out.again")
def test_it_may_happen_again_but_not_without_any_card() -> None:
    state = before_drawing({"draw_pile": "2S", "trash": "7S 8S 9S 10S JS QS KS", "chips": 66}, {}, rest="box")
    assert lazily(state, Phase.DRAW).places[ONE].chips == 132
    nothing = before_drawing({"draw_pile": "2S 3S", "trash": "7S"}, {}, rest="box")
    place = lazily(nothing, Phase.DRAW).places[ONE]
    assert (len(place.hand), place.chips) == (3, 66)
    assert lazily(nothing).phase is Phase.OVER


@rule("trash.out.extra")
def test_additional_cards_and_redraws_just_stop() -> None:
    laid = {"draw_pile": "2S 3S 4S 5S 6S 7S 8S 9S", "areas": {"draw": "10S JS QS"}, "trash": "KS AS"}
    place = lazily(before_drawing(laid, {}, rest="box"), Phase.DRAW).places[ONE]
    assert (len(place.hand), place.chips) == (8, 0)
    state = drawing({"hand": "2S 3S 4S 5S 6S 7S 8S", "draw_pile": "9S", "trash": "KS"}, {"hand": "2S'"}, rest="box")
    after = do(state, Redraw(cards("2S 3S 4S")), seat=ONE)
    assert len(after.places[ONE].hand) == 7
    assert {*after.places[ONE].hand} < {*cards("2S 3S 4S 5S 6S 7S 8S 9S")}
    assert after.places[ONE].chips == 0
    assert after.places[ONE].trash == cards("KS")
