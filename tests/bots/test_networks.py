"""Networks: what they are shown, how they judge, and that they know no more than their seat."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from tables import SETTINGS, Setting, finished, play_out

from epoca import bots, chance
from epoca.bots.network import (
    LINE_POINTS,
    forward,
    needs_of,
    new_scratch,
    policy_forward,
    read_networks,
    softmax,
    thinking,
    unskilled,
    untrained,
    utility,
    write_networks,
)
from epoca.bots.reading import ways
from epoca.bots.thinkers import RESPONSES, networks_of, own_networks, swayed
from epoca.capabilities import Feeling
from epoca.chance import aim, below
from epoca.games import OURS, load
from epoca.match import Match

MATCHES = 60  # against greedy players
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
few = hypothesis(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))
seeds = given(seed=st.integers(0, 2**63 - 1))


def inputs(match: Match, state: object, seat: int) -> dict[int, float]:
    """The inputs that are on, with their values."""
    game = match.game
    index, value = np.zeros(game.thinking.most_active, np.int32), np.zeros(game.thinking.most_active, np.float32)
    count = game.thinking.features(match.box, state, seat, False, index, value)
    assert count <= game.thinking.most_active
    on = dict(zip(index[:count].tolist(), value[:count].tolist(), strict=True))
    assert len(on) == count, "an input is written twice"
    return on


@every_setting
@seeds
@few
def test_what_a_network_is_shown_does_not_change_when_the_unseen_is_redealt(setting: Setting, seed: int):
    match = setting.match(seed)
    for _ in play_out(match):
        if match.over:
            break
        for seat in range(match.seats):
            dice = chance.stream(match.secret, len(match.actions), purpose=f"test {seat}")
            redealt = match.game.redeal(match.box, match.state, seat, dice)
            assert inputs(match, redealt, seat) == inputs(match, match.state, seat)
            assert match.game.thinking.key(match.box, redealt, seat) == match.game.thinking.key(
                match.box, match.state, seat
            )


@every_setting
@seeds
@few
def test_inputs_are_of_the_table_or_of_a_seat_there(setting: Setting, seed: int):
    match = setting.match(seed)
    size = match.game.thinking.inputs(setting.seats)
    for _ in play_out(match):
        if not match.over:
            on = inputs(match, match.state, match.seat)
            assert min(on) >= 0
            assert max(on) < size
            assert all(np.isfinite(value) and abs(value) < 50 for value in on.values())


@every_setting
def test_positions_one_after_the_other_have_different_keys(setting: Setting):
    match = finished(setting, "keys")
    keys = [match.game.thinking.key(match.box, state, int(state.seat)) for state in match.history[:-1]]
    assert len(set(keys)) == len(keys)
    assert all(key > 0 for key in keys)


def test_a_lot_is_the_same_in_whatever_order_it_was_drawn():
    """So a search that draws a god and then a Nile learns from those who drew them the other way round."""
    match = finished(next(setting for setting in SETTINGS if setting.game == "ra"), "keys")
    game, before = match.game, next(state for state in match.history if (state.track >= 0).sum() > 2)
    after = before.copy()
    after.track[:2] = before.track[1::-1]
    assert before.track[0] != before.track[1]
    seat = int(before.seat)
    assert game.thinking.key(match.box, after, seat) == game.thinking.key(match.box, before, seat)
    assert inputs(match, after, seat) == inputs(match, before, seat)


@pytest.mark.parametrize("name", OURS)
def test_a_network_is_two_layers_of_sums(name: str):
    game = load(name)
    net = untrained(game.thinking.inputs(2), 16, 8, 2 * (1 + len(game.thinking.categories)), seed=3)
    net.b1[:] = np.linspace(-1, 1, 16)
    scratch = new_scratch(game, 2, net)
    scratch.index[:9], scratch.value[:9] = range(0, 90, 10), np.linspace(-1, 2, 9)
    forward(net, scratch.index, scratch.value, 9, scratch.first, scratch.second, scratch.out)
    first = np.maximum(0, net.b1 + scratch.value[:9] @ net.w1[scratch.index[:9]])
    second = np.maximum(0, net.b2 + first @ net.w2)
    assert np.allclose(scratch.out, net.b3 + second @ net.w3, atol=1e-5)
    softmax(scratch.out[:2], None, np.float32(1))
    assert scratch.out[:2].sum() == pytest.approx(1)


def test_a_policy_leans_towards_legal_actions_only():
    game = load("ra")
    policy = unskilled(game.thinking.inputs(2), game.actions, seed=1)
    policy.b2[:] = np.arange(game.actions)
    net = untrained(game.thinking.inputs(2), 8, 8, 18, seed=1)
    scratch = new_scratch(game, 2, net)
    scratch.mask[[4, 7]] = 1
    assert policy_forward(policy, scratch.index, scratch.value, 0, scratch) == 7
    assert scratch.probability[[4, 7]].sum() == pytest.approx(1)
    assert scratch.probability.sum() == pytest.approx(1)


@every_setting
def test_the_end_of_a_match_is_judged_by_its_result(setting: Setting):
    match = finished(setting, "judge")
    game, seats = match.game, setting.seats
    net, _ = networks_of(game, seats)
    scratch = new_scratch(game, seats, net)
    thinking(game).judge(match.box, match.state, 0, False, net, scratch, scratch.judgement)
    outcome = game.outcome(match.box, match.state)
    at_start = game.sheet(match.box, match.state).at_start
    for seat in range(seats):
        assert (scratch.judgement[seat, 0] > 0) == (seat in outcome.winners)
        assert at_start + scratch.judgement[seat, 1:].sum() * LINE_POINTS == pytest.approx(
            outcome.points[seat], abs=1e-3
        )
    assert scratch.judgement[:, 0].sum() == pytest.approx(1)


@given(n=st.integers(1, 200), seed=st.integers(0, 2**32), data=st.data())
@hypothesis(deadline=None)
def test_a_stream_can_be_aimed_at_an_outcome(n: int, seed: int, data: st.DataObject):
    outcome = data.draw(st.integers(0, n - 1))
    dice = chance.stream(chance.secret_from_seed(str(seed)), 0)
    aim(dice, ((2 * outcome + 1) << 31) // n)
    assert below(dice, n) == outcome


def test_the_odds_of_a_draw_are_the_tiles_in_the_bag():
    match = Match(load("ra"), 3, {}, chance.secret_from_seed("odds"))
    game, odds = match.game, np.zeros(load("ra").actions, np.int64)
    kinds = game.thinking.odds(match.box, match.state, game.read("draw"), odds)
    assert odds[:kinds].tolist() == match.state.bag.tolist()
    assert odds[:kinds].sum() == 180
    assert game.thinking.odds(match.box, match.state, game.read("ra"), odds) == 0


def test_looking_ahead_exactly_weighs_every_tile_that_may_come():
    match = Match(load("ra"), 2, {}, chance.secret_from_seed("exact"))
    game = match.game
    net, _ = networks_of(game, 2)
    scratch, states = new_scratch(game, 2, net), np.zeros(3, game.state)
    states[0] = match.state
    scratch.dice[:] = chance.stream(match.secret, 7)
    thinking(game).look_ahead(np.array([match.box]), states, net, scratch, True)
    worth = scratch.worths[game.read("draw")]
    drawn = []
    for i in range(3000):
        dice = chance.stream(match.secret, i, purpose="sample")
        after = game.redeal(match.box, match.state, 0, dice)
        seat = int(match.state.seat)
        game.apply(match.box, after, game.read("draw"))
        thinking(game).judge(match.box, after, seat, False, net, scratch, scratch.judgement)
        drawn.append(float(scratch.judgement[seat, 0]))
    assert np.mean(drawn) == pytest.approx(worth, abs=0.03)


def test_networks_are_kept_in_half_precision(tmp_path):
    game = load("ra")
    net, policy = networks_of(game, 2)
    write_networks(tmp_path / "copy.npz", net, policy)
    again, policy_again = read_networks(tmp_path / "copy.npz")
    assert all((a == b).all() for a, b in zip([*net, *policy], [*again, *policy_again], strict=True))


def test_a_feeling_moves_what_is_thought_of_a_position_and_nothing_else():
    game = load("ra")
    net, _ = networks_of(game, 2)
    match = Match(game, 2, {}, chance.secret_from_seed("moved"))
    scratch = new_scratch(game, 2, net)
    judge, seat = thinking(game).judge, match.seat
    judge(match.box, match.state, seat, False, net, scratch, scratch.judgement)
    sober = scratch.judgement.copy()
    index, value = scratch.index, scratch.value
    count = game.thinking.features(match.box, match.state, seat, False, index, value)
    felt = Feeling({int(index[0]): 3.0, int(index[1]): 1.0}, adds=0.1, above=1.0)
    moved = swayed(net, 2, [felt])
    scratch = new_scratch(game, 2, moved)
    judge(match.box, match.state, seat, False, moved, scratch, scratch.judgement)
    strength = 3 * value[0] + value[1] - 1
    assert count > 2
    assert utility(scratch.judgement, seat) - utility(sober, seat) == pytest.approx(0.1 * strength, abs=1e-5)
    assert scratch.judgement[:, 0] == pytest.approx(sober[:, 0], abs=1e-6)


@pytest.mark.parametrize("name", OURS)
def test_weak_levels_feel_something_that_a_network_can_tell(name: str):
    game = load(name)
    for level in game.levels[:3]:
        assert level.weaknesses
        for feeling in (felt for weakness in level.weaknesses for form in weakness for felt in form):
            assert feeling.inputs
            assert max(feeling.inputs) < game.thinking.inputs(1), "of the table, or of one's own seat"


def test_shipped_networks_are_small():
    total = 0
    for game in map(load, OURS):
        there = list(own_networks(game, 2).parent.glob("*"))
        usual, responses = ({f"{seats}{suffix}.npz" for seats in game.seats} for suffix in ("", RESPONSES))
        assert {file.name for file in there} == usual | (responses if needs_of(game).open_choices else set())
        total += sum(file.stat().st_size for file in there)
    assert total < 6_000_000


def test_known_rivals_answer_before_a_position_is_judged():
    """Seat 0 invokes Ra; it knows what the greedy rival will do about it, and judges what comes out."""
    game = load("ra")
    match = Match(game, 2, {}, chance.secret_from_seed("lot"))
    for _ in range(4):
        match.play(match.seat, game.read("draw"))
    assert match.seat == 0
    net, _ = networks_of(game, 2)
    scratch, states = new_scratch(game, 2, net), np.zeros(3, game.state)
    boxes = ways(game, match.box)
    invoke = game.read("ra")

    def worth() -> float:
        states[0] = match.state
        scratch.dice[:] = chance.stream(match.secret, 7)
        thinking(game).look_ahead(boxes, states, net, scratch, False)
        return float(scratch.worths[invoke])

    scratch.way[:] = 0, 1
    with_answer = worth()
    after = game.redeal(match.box, match.state, 0, chance.stream(match.secret, 7))
    game.apply(match.box, after, invoke)
    assert after.seat == 1
    game.apply(match.box, after, thinking(game).greedy(match.box, after))
    assert after.seat == 0
    thinking(game).judge(match.box, after, 0, False, net, scratch, scratch.judgement)
    assert with_answer == pytest.approx(float(utility(scratch.judgement, 0)), abs=1e-6)
    scratch.way[:] = 0
    assert worth() != with_answer


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_network_alone_beats_the_greedy_player(name: str, seats: int):
    game = load(name)
    network, greedy = bots.new("network", game=game), bots.new("greedy", game=game)
    won = 0.0
    for number in range(MATCHES):
        match, own = Match(game, seats, {}, chance.secret_from_seed(f"beat {number}")), number % seats
        while not match.over:
            match.play(match.seat, bots.decide(network if match.seat == own else greedy, match))
        won += (own in match.outcome.winners) / len(match.outcome.winners)
    assert won / MATCHES > 1.2 / seats
