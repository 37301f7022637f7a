"""What can be typed at the table."""

import pytest
from tables import SETTINGS

from epoca.terminal.moves import understand

RA_2 = next(s for s in SETTINGS if s.game == "ra" and s.seats == 2)


@pytest.fixture
def auction():
    """Seat 0 has invoked Ra and seat 1 has to bid."""
    match = RA_2.match("auction")
    match.play(match.seat, match.game.read("ra"))
    return match


@pytest.mark.parametrize(("text", "move"), [("pass", "pass"), ("p", "pass"), (" PASS ", "pass"), ("draw", "draw")])
def test_a_move_may_be_shortened(auction, text: str, move: str):
    assert understand(text, auction).action == auction.game.read(move)


def test_a_sun_alone_is_a_bid(auction):
    sun = auction.game.write(auction.game.legal_actions(auction.box, auction.state)[-1]).split()[1]
    assert understand(sun, auction).action == auction.game.read(f"bid {sun}")


def test_a_text_that_fits_several_moves_asks_back(auction):
    typed = understand("b", auction)
    assert typed.action is None
    assert len(typed.candidates) == 4


@pytest.mark.parametrize("text", ["", "   ", "xyzzy", "bid 99", "1.5", "bid", "\x00"])
def test_nonsense_is_no_move(auction, text: str):
    assert understand(text, auction).action is None


def test_commands_keep_their_argument_as_typed(auction):
    typed = understand("Save My File.epoca", auction)
    assert (typed.command, typed.argument) == ("save", "My File.epoca")
