"""A search reads the others: it expects of them what their moves so far suggest."""

import numpy as np
import pytest

from epoca import bots, chance
from epoca.bots.network import write_networks
from epoca.bots.reading import ALIKE, convictions, first_impression, make_up_mind, suppose
from epoca.bots.thinkers import Effort, Thinker, networks_of
from epoca.games import load
from epoca.games.ra import tile
from epoca.match import Match

RA = load("ra")
WAYS = ["network", "greedy", *(f"greedy-{temperament}" for temperament in RA.greedy.temperaments)]


def convinced(thinker: Thinker) -> np.ndarray:
    """How likely it thinks each seat plays in each way."""
    mind = thinker._mind
    up_to = np.zeros_like(mind.credit)
    convictions(mind.credit, up_to)
    return np.diff(up_to, prepend=0)


@pytest.mark.parametrize("rival", WAYS)
def test_a_rival_is_known_by_its_moves_after_one_match(rival: str):
    match = Match(RA, 2, {}, chance.secret_from_seed("known"))
    reader, other = Thinker(Effort(simulations=8)), bots.new(rival)
    while not match.over:
        match.play(match.seat, bots.decide((reader, other)[match.seat], match))
    assert convinced(reader)[1, WAYS.index(rival)] > 0.9


def test_two_rivals_are_told_apart():
    match = Match(RA, 3, {}, chance.secret_from_seed("apart"))
    players = [Thinker(Effort(simulations=8)), bots.new("network"), bots.new("greedy")]
    while not match.over:
        match.play(match.seat, bots.decide(players[match.seat], match))
    belief = convinced(players[0])
    assert belief[1].argmax() == WAYS.index("network")
    assert belief[2].argmax() == WAYS.index("greedy")


def test_one_is_taken_for_greedy_when_its_moves_speak_for_it():
    way = np.full(3, 9, np.int32)
    credit = first_impression(RA, 3)
    make_up_mind(credit, 0, way)
    assert way.tolist() == [0, 0, 0], "at first both are as likely"
    credit[:, 2] += 1
    make_up_mind(credit, 0, way)
    assert way.tolist() == [0, 0, 0], "one move may be a slip"
    credit[:, 3] += 3
    credit[1, 0] += 4
    make_up_mind(credit, 0, way)
    assert way.tolist() == [0, 0, 3], "not oneself, nor who plays rather like oneself"
    make_up_mind(first_impression(load("hadara"), 3), 0, way)
    assert way.tolist() == [0, 0, 0], "where choices are secret nobody is read"


def test_a_network_alone_reads_the_others_too():
    match = Match(RA, 2, {}, chance.secret_from_seed("alone"))
    reader, other = bots.new("network"), bots.new("greedy")
    while not match.over:
        match.play(match.seat, bots.decide((reader, other)[match.seat], match))
    assert reader._mind.scratch.way.tolist() == [0, WAYS.index("greedy")]


def test_who_goes_by_feelings_does_not_read():
    match = Match(RA, 2, {}, chance.secret_from_seed("farmer"))
    farmer, other = bots.new("farmer"), bots.new("greedy")
    while not match.over:
        match.play(match.seat, bots.decide((farmer, other)[match.seat], match))
    assert np.array_equal(farmer._mind.credit, first_impression(RA, 2))


def test_who_has_not_moved_may_play_in_any_way():
    reader = Thinker(Effort(simulations=8))
    match = Match(RA, 2, {}, chance.secret_from_seed("first"))
    bots.decide(reader, match)
    assert convinced(reader)[1, 0] == pytest.approx(ALIKE)
    assert (convinced(reader)[1] > 0).all()


def test_a_move_without_a_choice_says_nothing():
    match = Match(RA, 2, {}, chance.secret_from_seed("forced"))
    reader = Thinker(Effort(simulations=8))
    state = match.redealt(1)
    state.track[:] = tile.GOLD  # a full track leaves nothing to do but invoke Ra
    (invoke,) = RA.legal_actions(match.box, state)
    reader.watch(RA, match.box, [(state, invoke)])
    assert np.array_equal(reader._mind.credit, first_impression(RA, 2))


def test_what_is_supposed_is_as_frequent_as_it_is_likely():
    credit = np.log(np.array([[0.2, 0.5, 0.3]]))
    up_to, dice = np.zeros((1, 3)), chance.stream(b"", 1)
    convictions(credit, up_to)
    drawn = np.bincount([suppose(up_to, 0, dice) for _ in range(4000)]) / 4000
    assert drawn == pytest.approx([0.2, 0.5, 0.3], abs=0.03)


def test_one_is_told_what_others_did_since_ones_own_move():
    match = Match(RA, 3, {}, chance.secret_from_seed("since"))
    while match.seat != 2 or len(match.actions) < 5:
        match.play(match.seat, match.legal[0])
    news = list(match.since(2))
    last = max(ply for ply, state in enumerate(match.history[:-1]) if state.seat == 2)
    assert [action for _, action in news] == match.actions[last + 1 :]
    assert all(state.seat != 2 for state, _ in news)
    match.cut(0)
    assert list(match.since(match.seat)) == []


@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_is_told_what_others_chose_from_in_secret(seats: int):
    hadara = load("hadara")
    match = Match(hadara, seats, {}, chance.secret_from_seed("secret"))
    for _ in range(30):
        assert list(match.since(match.seat)) == []
        match.play(match.seat, match.legal[0])
    reader = Thinker(Effort(simulations=8))
    bots.decide(reader, match)
    assert (convinced(reader)[:, 0] == 1).all()


def test_among_greedy_players_it_asks_networks_that_learned_to_beat_them(tmp_path):
    usual, learned = networks_of(RA, 3), networks_of(RA, 3)[0]._replace(b3=networks_of(RA, 3)[0].b3 + 1)
    write_networks(tmp_path / "ra-3.npz", *usual)
    write_networks(tmp_path / "ra-3-greedy.npz", learned, usual[1])
    match = Match(RA, 3, {}, chance.secret_from_seed("table"))
    thinker = Thinker(Effort(), tmp_path)
    bots.decide(thinker, match)
    mind = thinker._mind
    one, other = (seat for seat in range(3) if seat != match.seat)
    greedy, like_us = np.array([0.0, 9.0]), np.array([9.0, 0.0])
    for others, networks in [((greedy, greedy), mind.responses), ((greedy, like_us), mind.usual)]:
        mind.credit[one, :2], mind.credit[other, :2] = others
        thinker.choose(RA, match.box, match.redealt(match.seat))
        assert mind.net is networks[0]


def test_what_people_are_told_goes_by_the_usual_networks_even_among_greedy_players():
    match = Match(RA, 2, {}, chance.secret_from_seed("told"))
    thinker = Thinker(Effort(simulations=8))
    thinker.prospects(RA, match.box, match.redealt(match.seat))
    mind = thinker._mind
    mind.credit[1 - match.seat, :2] = 0.0, 9.0
    thinker.choose(RA, match.box, match.redealt(match.seat))
    assert mind.net is mind.responses[0]
    thinker.prospects(RA, match.box, match.redealt(match.seat))
    assert mind.net is mind.usual[0]
