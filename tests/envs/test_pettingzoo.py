"""The PettingZoo environment: other people's checks, and what docs/environments.md promises."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import BaseWrapper

from epoca.complaint import Complaint
from epoca.envs.gymnasium import LOSING
from epoca.envs.pettingzoo import env, parallel_env, raw_env
from epoca.game import Refused
from epoca.games.loops import REWARDS

ROOT = Path(__file__).parent.parent.parent
TABLES = [
    *((game, seats, {}) for game in ("ra", "hadara") for seats in (2, 3, 4, 5)),
    ("ra", 3, {"edition": "classic"}),
    ("hadara", 3, {"deck": "advanced", "start": "choice"}),
]
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
games = pytest.mark.parametrize("game", ["ra", "hadara"])
pytestmark = [
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of those that do not decide
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def choose(dice, seen):
    return int(dice.choice(np.flatnonzero(seen["action_mask"])))


def moves(table, seed, most=10_000):
    """Play at random, and stop before each move with what the agent was given."""
    dice = np.random.default_rng(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter(most):
        seen, reward, terminated, truncated, info = table.last()
        yield agent, seen, reward, terminated, truncated, info
        table.step(None if terminated or truncated else choose(dice, seen))


def final_rewards(table, seed):
    return {agent: reward for agent, _, reward, terminated, _, _ in moves(table, seed) if terminated}


@tables
def test_pettingzoo_checks_the_api(game, seats, options):
    api_test(env(game, seats, options), num_cycles=150)


@tables
def test_pettingzoo_checks_the_seeds(game, seats, options):
    seed_test(partial(env, game, seats, options), num_cycles=60)
    parallel_seed_test(partial(parallel_env, game, seats, options), num_cycles=20)


@tables
def test_pettingzoo_checks_the_parallel_api(game, seats, options):
    parallel_api_test(parallel_env(game, seats, options), num_cycles=60)


class GoingRound(BaseWrapper):
    """A table at which the seats decide in turn for some rounds, whatever the checker samples.

    The check of max_cycles counts rounds, samples without a mask, and needs all seats to decide equally often. So
    the first legal action is played in place of any other, from a seed with which the seats do go round; what a
    single seat decides before that is played in reset.
    """

    def __init__(self, game, seats, max_cycles):
        self.rounds = max_cycles
        self.opening = int(game == "hadara")  # the start player turns the wheel
        super().__init__(raw_env(game, seats, max_cycles=max_cycles * seats + self.opening))
        self.unwrapped.metadata["is_parallelizable"] = True

    def reset(self, seed=None, options=None):
        for candidate in count():
            if self.goes_round(candidate):
                self.start(candidate)
                return

    def start(self, seed):
        super().reset(seed=seed)
        for _ in range(self.opening):
            self.step(0)

    def step(self, action):
        super().step(None if action is None else int(np.argmax(self.unwrapped.simulator.mask)))

    def goes_round(self, seed):
        self.start(seed)
        turns = self.rounds * self.possible_agents
        for i, agent in enumerate(turns):
            if self.agent_selection != agent or self.truncations[agent]:
                return False
            self.step(0)
            assert all(self.truncations.values()) == (i == len(turns) - 1)
        return True


@games
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pettingzoo_checks_max_cycles(game, seats):
    table = partial(GoingRound, game, seats)
    max_cycles_test(SimpleNamespace(env=table, parallel_env=lambda **kwargs: aec_to_parallel_wrapper(table(**kwargs))))


@games
def test_a_match_is_truncated_after_so_many_decisions(game):
    table = env(game, 3, max_cycles=7)
    ends = [move[3:5] for move in moves(table, 1)]
    assert ends == [(False, False)] * 7 + [(False, True)] * 3
    assert not table.agents


@tables
def test_agents_are_given_their_observation_and_only_the_one_to_decide_a_mask(game, seats, options):
    table = env(game, seats, options)
    simulator, rules = table.unwrapped.simulator, table.unwrapped.game
    for current, *_ in moves(table, 2):
        for seat, agent in enumerate(table.agents):
            if len(table.agents) < seats:
                break
            seen = table.observe(agent)
            expected = np.zeros(rules.observation.size, np.int16)
            rules.observation.write(simulator.box, simulator.states[0], seat, expected)
            assert np.array_equal(seen["observation"], expected)
            mine = agent == current and simulator.seat == seat
            legal = rules.legal_actions(simulator.box, simulator.states[0]) if mine else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal


@games
@pytest.mark.parametrize("kind", REWARDS)
@pytest.mark.parametrize("seats", [2, 5])
def test_rewards_follow_from_the_outcome(game, kind, seats):
    table = env(game, seats, reward=kind)
    for seed in range(5):
        rewards = final_rewards(table, seed)
        simulator = table.unwrapped.simulator
        outcome = table.unwrapped.game.outcome(simulator.box, simulator.states[0])
        worth = [rewards[f"seat_{seat}"] for seat in range(seats)]
        order = outcome.points if kind == "margin" else [-rank for rank in outcome.ranks]
        for a in range(seats):
            for b in range(seats):
                assert worth[a] >= worth[b] or order[a] < order[b]
        if kind == "margin":
            assert sum(worth) == pytest.approx(0, abs=1e-3)
        else:
            assert max(worth) == 1
        if kind == "win":
            assert sum(worth) == 2 * len(outcome.winners) - seats
        if kind == "rank" and len(set(outcome.ranks)) == seats:
            assert sum(worth) == pytest.approx(0, abs=1e-5)


def illegal_action(table):
    return int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])


@games
@pytest.mark.parametrize("kind", REWARDS)
def test_an_illegal_action_ends_the_match_and_loses_it(game, kind):
    table = env(game, reward=kind)
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(illegal_action(table))
    rewards = {}
    for agent in table.agent_iter():
        rewards[agent] = table.last()[1]
        assert table.last()[2]
        table.step(None)
    assert rewards == {agent: LOSING[kind] if agent == culprit else 0 for agent in table.possible_agents}


@games
def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing(game):
    table = raw_env(game)
    table.reset(seed=1)
    before = table.simulator.states.copy()
    with pytest.raises(Refused):
        table.step(illegal_action(table))
    with pytest.raises(Refused):
        table.step(-1)
    with pytest.raises(Complaint, match="has to decide"):
        table.step(None)
    assert table.simulator.states.tobytes() == before.tobytes()


def test_matches_stepped_in_turns_and_in_threads_are_the_matches_played_alone():
    settings = [(game, seats) for game in ("ra", "hadara") for seats in (3, 4)] * 2
    alone = [list(moves(env(*setting), seed)) for seed, setting in enumerate(settings)]

    in_turns = [[] for _ in settings]
    under_way = [moves(env(*setting), seed) for seed, setting in enumerate(settings)]
    while any(rest := [next(match, None) for match in under_way]):
        for played, move in zip(in_turns, rest, strict=True):
            played.extend([move] if move else [])
    assert data_equivalence(in_turns, alone, exact=True)

    with ThreadPoolExecutor(8) as threads:
        matches = threads.map(lambda job: list(moves(env(*job[1]), job[0])), enumerate(settings))
        assert data_equivalence(list(matches), alone, exact=True)


def test_a_match_without_a_seed_follows_from_the_last_seed():
    first, second = env("ra"), env("ra")
    for seed in (9, None):
        first.reset(seed=seed)
        second.reset(seed=seed)
        assert data_equivalence(first.last(), second.last(), exact=True)
    first.reset(seed=9)
    assert not data_equivalence(first.last(), second.last(), exact=True)


def test_rendering(capsys):
    table = env("hadara", render_mode="ansi")
    table.reset(seed=0)
    assert "'viewer'" in table.render()
    env("hadara", render_mode="human").reset(seed=0)
    assert "'viewer'" in capsys.readouterr().out


def test_the_example_plays_a_match():
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "pettingzoo_loop.py"], capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:4]] == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert lines[4].endswith(" decisions")
