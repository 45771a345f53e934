from game.core.choices import open_for, settled, wrong
from game.core.zones import Seat
from tests.toy import CHOICES, Options

HASTY = CHOICES[1]


def test_a_choice_may_need_another() -> None:
    assert open_for(CHOICES[0], Options())
    assert not open_for(HASTY, Options(hand=3))
    assert open_for(HASTY, Options(hand=4))


def test_a_closed_choice_goes_back_to_its_default() -> None:
    assert settled(CHOICES, Options(hand=3, hasty=True, first=Seat(1))) == Options(hand=3, first=Seat(1))
    assert settled(CHOICES, Options(hand=4, hasty=True)) == Options(hand=4, hasty=True)


def test_a_value_that_is_not_offered_is_wrong() -> None:
    assert wrong(CHOICES, Options()) is None
    assert wrong(CHOICES, Options(hand=7)) == "hand"
