"""What is kept of a view is what would be made anew."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from epoca import games
from epoca.game import SPECTATOR
from epoca.match import Match
from epoca.server.messages import encode
from epoca.server.shown import Pieces, Shown
from epoca.views import parts_of


def read(pieces: Pieces) -> dict[str, object]:
    return msgspec.json.decode(b"{%b}" % b",".join(pieces.values()))


def played(name: str, seats: int, seed: str) -> Match:
    """A match of random moves, some of them far into it."""
    match, dice = Match(games.load(name), seats, secret=seed.encode().ljust(32)[:32]), random.Random(seed)
    for _ in range(dice.randrange(400)):
        if match.over:
            break
        match.play(match.seat, dice.choice(match.legal))
    return match


@pytest.mark.parametrize("name", games.names())
@settings(max_examples=30, deadline=None)
@given(seed=st.text("abcdef", min_size=1, max_size=8), dice=st.randoms(use_true_random=False))
def test_each_viewer_is_shown_every_state_as_it_is_whichever_came_before(name: str, seed: str, dice: random.Random):
    game = games.load(name)
    match = played(name, dice.choice(game.seats), seed)
    shown = Shown(game, match.box)
    for state in [*match.history[-20:], *dice.choices(match.history, k=10)]:
        for viewer in dice.sample(range(SPECTATOR, match.seats), k=2):
            view = read(shown.to_all(state)) | read(shown.to(state, viewer))
            assert view == msgspec.json.decode(encode(game.view(match.box, state, viewer)))


def test_a_part_is_not_made_again_while_what_it_was_made_of_stays_as_it_is():
    match = Match(games.load("ra"), 3, secret=bytes(32))
    shown = Shown(match.game, match.box)
    first, own = shown.to_all(match.state), shown.to(match.state, 0)
    match.play(match.seat, match.game.read("draw"))
    then = shown.to_all(match.state)
    assert {name for name in then if then[name] is not first[name]} <= {
        "track",
        "seat",
        "phase",
        "auction",
        "bag",
        "ra_drawn",
    }
    assert shown.to(match.state, 0)["viewer"] is own["viewer"]


@pytest.mark.parametrize("name", games.names())
def test_what_everybody_sees_is_nobodys_own(name: str):
    game = games.load(name)
    shown = Shown(game, Match(game, game.seats[0]).box)
    state = Match(game, game.seats[0]).state
    assert shown.to_all(state).keys() | shown.to(state, 0).keys() == parts_of(game.view_type).keys()
    assert not shown.to_all(state).keys() & shown.to(state, 0).keys()
