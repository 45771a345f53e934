from game.core.cards import HIDDEN, Card
from game.core.match import begin
from game.core.transcript import spell, transcript
from game.core.zones import TABLE, Seat, Zone
from tests.toy import GAME, Exchange, Lay, Options, Toss


def test_a_match_reads_step_by_step() -> None:
    match = begin(GAME, Options(), 2, 7)
    for seat in (Seat(0), Seat(1)):
        match = match.play(seat, Lay(match.state.places[seat].hand[0]))
    assert transcript(match.play(TABLE, Toss())) == (
        "toy: 2 seats, seed 7\n"
        "options Options hand=3 hasty=False first=seat 0\n"
        "1. seat 0: Lay card=3\n"
        "     Moved cards=[3] source=hand/seat 0/0 target=laid/seat 0/0\n"
        "   = 0 0\n"
        "2. seat 1: Lay card=7\n"
        "     Moved cards=[7] source=hand/seat 1/0 target=laid/seat 1/0\n"
        "   = 0 0\n"
        "3. table: Toss\n"
        "     Tossed high=True\n"
        "     Moved cards=[3] source=laid/seat 0/0 target=taken/seat 1/0\n"
        "     Moved cards=[7] source=laid/seat 1/0 target=taken/seat 1/0\n"
        "   = 0 2\n"
        "won by nobody yet\n"
    )


def test_hidden_cards_and_places() -> None:
    assert spell(GAME, Exchange, Exchange((Card(4), HIDDEN))) == "Exchange cards=[3 ?]"
    assert spell(GAME, Zone, Zone("hand", Seat(1), 2)) == "hand/seat 1/2"
    assert spell(GAME, Zone, Zone("stock")) == "stock/0"
