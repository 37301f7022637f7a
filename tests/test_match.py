"""A match for people who write programs: what it tells, a position set up, a draw chosen."""

import random

import pytest

from epoca import chance, games, record
from epoca.complaint import Complaint
from epoca.game import SPECTATOR
from epoca.games.ra.events import Scored
from epoca.games.ra.tile import NAMES
from epoca.match import Match
from epoca.record import Player

RA, HADARA = games.load("ra"), games.load("hadara")


def seeded(game, seats=3, **options):
    return Match(game, seats, options, chance.secret_from_seed("programs"))


@pytest.mark.parametrize("game", [RA, HADARA], ids=lambda game: game.name)
def test_a_plain_loop_plays_a_match(game):
    match, dice = Match(game, 2), random.Random(1)
    while not match.over:
        assert match.view(match.seat).seat == match.seat
        match.play(match.seat, dice.choice(match.legal))
    assert match.outcome.winners
    assert tuple(match.sheet.total(seat) for seat in range(2)) == match.outcome.points


def test_a_match_without_a_secret_gets_a_fresh_one():
    assert Match(RA, 3).secret != Match(RA, 3).secret


@pytest.mark.parametrize("secret", [b"", b"short", bytes(33)])
def test_a_secret_of_another_length_is_refused(secret):
    with pytest.raises(Complaint, match="a secret has 32 bytes"):
        Match(RA, 3, {}, secret)


def test_a_view_is_that_of_a_seat_or_of_everybody():
    match = seeded(RA)
    assert [player.points for player in match.view(1).players] == [None, 10, None]
    assert match.view().viewer == SPECTATOR


def test_there_is_no_outcome_before_the_end():
    with pytest.raises(ValueError, match="not over"):
        seeded(RA).outcome  # noqa: B018


def test_what_was_drawn_is_told():
    match = seeded(RA)
    assert match.drawn.count("-") == 9, "the suns of the deal"
    match.play(match.seat, RA.read("draw"))
    assert match.drawn in NAMES
    if not match.view().auction:
        match.play(match.seat, RA.read("ra"))
        assert match.drawn == ""


@pytest.mark.parametrize("tile", ["flood", "ra", "earthquake"])
def test_a_draw_can_be_chosen(tile):
    match = seeded(RA)
    match.play(match.seat, RA.read("draw"), tile)
    assert match.drawn == tile


def test_a_draw_that_cannot_come_is_refused_and_changes_nothing():
    match = seeded(RA)
    before = match.state.tobytes()
    with pytest.raises(Complaint, match="'card' cannot come now; what can is ra, pharaoh"):
        match.play(match.seat, RA.read("draw"), "card")
    with pytest.raises(Complaint, match="nothing more here"):
        match.play(match.seat, RA.read("ra"), "flood")
    assert match.state.tobytes() == before
    assert not match.arranged


def test_the_cards_of_a_pair_can_be_chosen_and_the_others_come_by_chance():
    match = seeded(HADARA)
    match.play(match.seat, HADARA.read("wheel 1"), "1-yellow-3", "1-yellow-7")
    assert [card.name for card in match.view(0).hand] == ["1-yellow-3", "1-yellow-7"]
    assert len(match.view(1).hand) == len(match.view(2).hand) == 2


def test_a_position_can_be_set_up():
    match = seeded(RA)
    state = match.state.copy()
    state.ra_drawn = 7
    state.tiles[0, NAMES.index("gold")] = 2
    match.arrange(state)
    match.play(match.seat, RA.read("draw"), "ra")
    assert match.view().epoch == 2
    assert match.sheet.scorings[0][0][match.sheet.categories.index("gold")] == 6


def test_the_tiles_of_a_scoring_are_told_as_they_were_scored():
    match = seeded(RA)
    state = match.state.copy()
    state.ra_drawn = 7
    state.tiles[1, NAMES.index("gold")] = 2
    match.arrange(state)
    match.play(match.seat, RA.read("draw"), "ra")
    scored = [event for event in match.events(0, SPECTATOR) if isinstance(event, Scored)]
    assert [dict(event.tiles) for event in scored] == [{}, {"gold": 2}, {}]
    assert match.view().players[1].tiles == {}, "gold is gone by now"


def test_a_match_that_was_arranged_has_no_file():
    match = seeded(RA)
    match.play(match.seat, RA.read("draw"), "flood")
    with pytest.raises(Complaint, match="does not follow from its secret"):
        record.write(match, [Player(f"Player {seat}") for seat in range(3)])
