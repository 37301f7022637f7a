"""One match or thousands at once give what the rules give."""

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest
from tables import SETTINGS, Setting, play_out

from epoca import games
from epoca.complaint import Complaint
from epoca.envs.observations import page
from epoca.envs.simulator import Simulator, Vector
from epoca.game import Refused
from epoca.games.bounds import bounds

DOCS = Path(__file__).parent.parent.parent / "docs"
tables = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def play_simulator(one: Simulator, seed: int, dice: np.random.Generator) -> None:
    one.reset(seed)
    while one.seat >= 0:
        one.step(int(dice.choice(one.mask.nonzero()[0])))


@tables
def test_an_observation_holds_exactly_what_the_seat_may_know(setting: Setting):
    """States a seat cannot tell apart look the same to it; those it can tell apart do not."""
    match = setting.match("observation")
    game = match.game
    size = game.observation.size
    seen: dict[int, dict[bytes, object]] = {seat: {} for seat in range(setting.seats)}
    for _ in play_out(match):
        for seat in range(setting.seats):
            here, redealt = np.full(size, -9, np.int16), np.full(size, -9, np.int16)
            game.observation.write(match.box, match.state, seat, here)
            game.observation.write(match.box, game.redeal(match.box, match.state, seat, np.arange(1, 6)), seat, redealt)
            assert (here == redealt).all()
            view = game.view(match.box, match.state, seat)
            known = seen[seat].setdefault(here.tobytes(), _position(view))
            assert known == _position(view)


def _position(view: object) -> object:
    """A view without its history and without what no tensor needs to repeat."""
    left_out = {"scorings", "players", "track"}
    return {name: value for name, value in vars(view).items() if name not in left_out}


@pytest.mark.parametrize("name", games.OURS)
def test_the_documented_layout_is_the_real_one(name: str):
    game = games.load(name)
    assert sum(size for _, size, _ in game.observation.layout) == game.observation.size
    assert (DOCS / "observations.md").read_text("utf-8") == page()


@tables
def test_every_observation_lies_within_its_bounds(setting: Setting):
    many = Vector(50, setting.game, setting.seats, dict(setting.options))
    low, high = bounds(many.observation, many.box)
    many.reset("bounds")
    seen, actions = np.zeros((50, many.observation.size), np.int16), np.zeros(50, np.int64)
    lowest, highest = high.copy(), low.copy()
    for _ in range(300):
        many.observe(seen)
        np.minimum(lowest, seen.min(0), out=lowest)
        np.maximum(highest, seen.max(0), out=highest)
        many.sample(actions)
        many.step(actions)
    assert not np.flatnonzero((lowest < low) | (highest > high)).tolist()


def test_bounds_follow_the_components():
    game = games.load("hadara")
    tables = game.components()
    rich = tables["cards.csv"].replace("1,yellow,1,basic,1,1,", "1,yellow,1,basic,1,90,")
    at = sum(size for name, size, _ in game.observation.layout if name != "players")
    usual, edited = (
        bounds(game.observation, game.box(game.fill_in({}), changed))[1][at:] for changed in ({}, {"cards.csv": rich})
    )
    income, coins = 4, 3  # behind `present` and the start card
    assert edited[income] - usual[income] > 80
    assert edited[coins] > usual[coins]


@tables
def test_a_simulator_plays_by_the_rules(setting: Setting):
    one = Simulator(setting.game, setting.seats, dict(setting.options))
    game, mask = one.game, np.zeros(one.game.actions, np.uint8)
    dice = np.random.default_rng(1)
    one.reset("rules")
    while one.seat >= 0:
        assert one.seat == one.states[0].seat
        game.legal(one.box, one.states[0], mask)
        assert (mask == one.mask).all()
        action = int(dice.choice(mask.nonzero()[0]))
        expected = one.states[0].copy()
        game.apply(one.box, expected, action)
        one.step(action)
        assert one.states[0].tobytes() == expected.tobytes()


@pytest.mark.parametrize("name", games.OURS)
def test_rewards_follow_the_outcome(name: str):
    for kind in ("win", "rank", "margin"):
        one = Simulator(name, 3, reward=kind)
        for seed in range(5):
            play_simulator(one, seed, np.random.default_rng(seed))
            outcome = one.game.outcome(one.box, one.states[0])
            worth = np.zeros(3, np.float32)
            one.rewards(worth)
            assert one.ranks() == outcome.ranks
            for seat in range(3):
                others = [outcome.points[other] for other in range(3) if other != seat]
                expected = {
                    "win": 1.0 if outcome.ranks[seat] == 1 else -1.0,
                    "rank": {1: 1.0, 2: 0.0, 3: -1.0}[outcome.ranks[seat]],
                    "margin": outcome.points[seat] - sum(others) / 2,
                }[kind]
                assert worth[seat] == pytest.approx(expected)


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("name", games.OURS)
def test_many_matches_are_stepped_as_each_would_be_alone(name: str, threads: int):
    many = Vector(7, name, 3, threads=threads)
    many.reset("many")
    actions = np.zeros(7, np.int64)
    seen = np.zeros((7, many.game.observation.size), np.int16)
    alone = many.states.copy()
    finished = 0
    for _ in range(300):
        many.sample(actions)
        alone["chance"] = many.states["chance"]  # sampling has drawn from it
        many.step(actions)
        many.observe(seen)
        for i in range(7):
            state = alone[i]
            many.game.apply(many.box, state, int(actions[i]))
            assert bool(many.done[i]) == (state.seat < 0)
            if many.done[i]:
                finished += 1
                assert sorted(many.reward[i])[-1] == 1.0
                many.game.deal(many.box, state, 3)
            assert state.tobytes() == many.states[i].tobytes()
            assert many.game.legal_actions(many.box, state) == list(many.mask[i].nonzero()[0])
            expected = np.zeros(many.game.observation.size, np.int16)
            many.game.observation.write(many.box, state, int(state.seat), expected)
            assert (seen[i] == expected).all()
    assert finished >= 7


def test_the_same_seed_gives_the_same_matches_with_any_number_of_threads():
    runs = []
    for threads in (1, 2):
        many = Vector(50, "ra", 4, threads=threads)
        many.reset(7)
        actions = np.zeros(50, np.int64)
        for _ in range(100):
            many.sample(actions)
            many.step(actions)
        runs.append(many.states.tobytes())
    assert runs[0] == runs[1]


def test_arrays_are_written_in_place():
    many = Vector(4, "ra", 2)
    many.reset(1)
    mask, seat = many.mask, many.seat
    actions = np.zeros(4, np.int64)
    many.sample(actions)
    many.step(actions)
    assert many.mask is mask
    assert many.seat is seat


def test_a_table_that_cannot_be_is_refused():
    with pytest.raises(Refused):
        Simulator("ra", 2, {"edition": "classic"})
    with pytest.raises(Complaint, match="a reward is one of win, rank, margin, not 'glory'"):
        Simulator("ra", 2, reward="glory")


def test_only_matches_that_just_ended_are_rewarded():
    many = Vector(20, "ra", 2)
    many.reset("rewards")
    actions = np.zeros(20, np.int64)
    ended = 0
    for _ in range(400):
        many.sample(actions)
        many.step(actions)
        ended += many.done.sum()
        assert (np.any(many.reward, axis=1) == many.done).all()
    assert ended > 20
    many.reset("rewards")
    assert not many.reward.any()


@pytest.mark.parametrize(
    "wrong", [np.zeros(7, np.int64), np.zeros((8, 1), np.int64), np.zeros(8, np.int32), np.zeros(8), [0] * 8]
)
def test_actions_that_do_not_fit_are_refused_before_anything_is_written(wrong):
    many = Vector(8, "ra", 2)
    many.reset(1)
    before = many.states.tobytes()
    for use in (many.step, many.sample):
        with pytest.raises(ValueError, match=r"actions are an array of int64 of shape \(8,\), not"):
            use(wrong)
    assert many.states.tobytes() == before


def test_observations_that_do_not_fit_are_refused():
    many, one = Vector(8, "hadara", 2), Simulator("hadara", 2)
    size = many.observation.size
    for shape, kind in (
        ((8, size - 1), np.int16),
        ((7, size), np.int16),
        ((8, size), np.int8),
        ((8 * size,), np.int16),
    ):
        with pytest.raises(ValueError, match="observations are an array of int16"):
            many.observe(np.zeros(shape, kind))
    with pytest.raises(ValueError, match="observations are an array of int16"):
        one.observe(0, np.zeros(size - 1, np.int16))
    with pytest.raises(ValueError, match="rewards are an array of float32"):
        one.rewards(np.zeros(2))


@pytest.mark.parametrize("name", games.OURS)
def test_a_game_is_pickled_by_its_name(name: str):
    game = games.load(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


@pytest.mark.parametrize("again", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
@pytest.mark.parametrize("name", games.OURS)
def test_simulators_go_on_where_they_were_pickled(name: str, again):
    one = Simulator(name, 3)
    one.reset("kept")
    one.step(int(one.mask.nonzero()[0][0]))
    other = again(one)
    for simulator in (one, other):
        while simulator.seat >= 0:
            simulator.step(int(simulator.mask.nonzero()[0][-1]))
    assert one.states.tobytes() == other.states.tobytes()

    many = Vector(10, name, 3, threads=2)
    many.reset("kept")
    ends = []
    for vector in (again(many), many):
        actions = np.zeros(10, np.int64)
        for _ in range(50):
            vector.sample(actions)
            vector.step(actions)
        ends.append(vector.states.tobytes())
    assert ends[0] == ends[1]
