"""The Gymnasium environment: other people's checks, and what docs/environments.md promises."""

import pickle
import re
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from epoca.complaint import Complaint
from epoca.envs.gymnasium import LOSING, Env
from epoca.games.loops import REWARDS

DOCS = Path(__file__).parent.parent.parent / "docs" / "environments.md"
TABLES = [
    *((game, seats, {}) for game in ("ra", "hadara") for seats in (2, 3, 4, 5)),
    ("ra", 3, {"edition": "classic"}),
    ("hadara", 3, {"deck": "advanced", "start": "choice"}),
]
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
games = pytest.mark.parametrize("game", ["ra", "hadara"])


def choose(dice, seen):
    return int(dice.choice(np.flatnonzero(seen["action_mask"])))


def episode(env, dice, seed=None):
    """All that a random learner is given in an episode."""
    seen, info = env.reset(seed=seed)
    steps = [(seen, 0.0, False, False, info)]
    while not steps[-1][2]:
        steps.append(env.step(choose(dice, steps[-1][0])))
    return steps


@tables
def test_gymnasium_checks_it(game, seats, options, capsys):
    env = gymnasium.make(f"epoca/{game.title()}-v0", seats=seats, options=options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@tables
def test_masks_observations_and_views_are_those_of_the_seat(game, seats, options):
    env = Env(game, seats, options=options)
    dice = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        state, box, rules = env.simulator.states[0], env.simulator.box, env.game
        assert state.seat == env.seat
        assert np.flatnonzero(seen["action_mask"]).tolist() == rules.legal_actions(box, state)
        for action in range(rules.actions):
            assert (rules.refusal(box, state, env.seat, action) is None) == bool(seen["action_mask"][action])
        expected = np.zeros(rules.observation.size, np.int16)
        rules.observation.write(box, state, env.seat, expected)
        assert np.array_equal(seen["observation"], expected)
        assert info["action_mask"] is seen["action_mask"]
        assert env.view()["viewer"] == env.seat
        seen, reward, over, truncated, info = env.step(choose(dice, seen))
        assert not truncated
        assert over or reward == 0
    assert not seen["action_mask"].any()


@games
@pytest.mark.parametrize("kind", REWARDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_reward_follows_from_the_outcome(game, kind, seats):
    env = Env(game, seats, reward=kind)
    for seed in range(10):
        steps = episode(env, np.random.default_rng(seed), seed)
        outcome = env.game.outcome(env.simulator.box, env.simulator.states[0])
        rank, points = outcome.ranks[env.seat], outcome.points
        others = (sum(points) - points[env.seat]) / (seats - 1)
        expected = {
            "win": 1 if rank == 1 else -1,
            "rank": 1 - 2 * (rank - 1) / (seats - 1),
            "margin": points[env.seat] - others,
        }
        assert steps[-1][1] == pytest.approx(expected[kind], abs=1e-4)
        assert steps[-1][1] > LOSING[kind] or kind != "margin"


@games
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_same_seed_is_the_same_episode_and_so_is_the_one_after_it(game, opponents):
    first, second = (Env(game, 3, opponents=opponents) for _ in range(2))
    for seed in (7, None, None):
        runs = [episode(env, np.random.default_rng(5), seed) for env in (first, second)]
        assert data_equivalence(*runs, exact=True)
        assert first.seat == second.seat
    other = episode(first, np.random.default_rng(5), 8)
    assert not data_equivalence(other, runs[0], exact=True)


def test_the_next_episode_does_not_depend_on_how_the_last_one_was_played():
    first, second = Env("ra", opponents="greedy"), Env("ra", opponents="greedy")
    episode(first, np.random.default_rng(1), 3)
    episode(second, np.random.default_rng(2), 3)
    assert data_equivalence(first.reset(), second.reset(), exact=True)


def test_a_seat_is_fixed_or_drawn_for_each_episode():
    env = Env("ra", 4)
    env.reset(seed=0)
    assert {env.reset()[1]["seat"] for _ in range(60)} == {0, 1, 2, 3}
    fixed = Env("ra", 4, seat=2)
    assert {fixed.reset()[1]["seat"] for _ in range(20)} == {2}


@games
@pytest.mark.parametrize("kind", REWARDS)
def test_an_illegal_action_loses_at_once(game, kind):
    env = Env(game, reward=kind)
    seen, _ = env.reset(seed=4)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    refusal = env.game.refusal(env.simulator.box, env.simulator.states[0], env.seat, illegal)
    seen, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (LOSING[kind], True, False)
    assert info["illegal"] == {"rule": refusal.rule, "reason": refusal.reason}
    assert not seen["action_mask"].any()
    with pytest.raises(Complaint, match="the episode is over"):
        env.step(0)


@games
@pytest.mark.parametrize("action", [-1, 100_000])
def test_an_action_that_does_not_exist_loses_too(game, action):
    env = Env(game)
    env.reset(seed=4)
    _, reward, terminated, _, info = env.step(action)
    assert (reward, terminated) == (-1, True)
    assert info["illegal"]["rule"].startswith(("RA-", "HA-"))


@games
def test_opponents_by_name_sit_clockwise_from_the_learner(game):
    env = Env(game, 3, opponents=["greedy", "random"])
    wins = np.zeros(3)
    for seed in range(30):
        episode(env, np.random.default_rng(seed), seed)
        for winner in env.game.outcome(env.simulator.box, env.simulator.states[0]).winners:
            wins[(winner - env.seat) % 3] += 1
    assert wins[1] > 25


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"seat": 3}, "the seats are 0 to 2"),
        ({"opponents": ["random"]}, "2 other seats, and 1 opponents"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'"),
        ({"reward": "fame"}, "a reward is one of"),
        ({"observation": "smell"}, "an observation is one of numbers, features"),
        ({"render_mode": "3d"}, "a render mode is one of"),
    ],
)
def test_what_cannot_be_set_up_is_said(wrong, says):
    with pytest.raises(Complaint, match=says):
        Env(**wrong)


def test_rendering(capsys):
    env = Env("ra", render_mode="ansi")
    env.reset(seed=0)
    assert "'viewer'" in env.render()
    env = Env("ra", render_mode="human")
    env.reset(seed=0)
    assert "'viewer'" in capsys.readouterr().out


@games
def test_a_picture_is_drawn_as_wrappers_expect_it(game):
    env = gymnasium.make(f"epoca/{game.title()}-v0", seats=5, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert (picture.dtype, picture.ndim, picture.shape[2]) == (np.uint8, 3, 3)
    assert len(np.unique(picture)) > 2
    frames = gymnasium.make(f"epoca/{game.title()}-v0", render_mode="rgb_array_list")
    frames.reset(seed=1)
    assert frames.render()[0].shape == picture.shape


def test_a_mode_that_is_not_there_is_refused_as_by_any_environment():
    with pytest.raises(ValueError, match="a render mode is one of"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gymnasium.make("epoca/Ra-v0", render_mode="3d")


@pytest.mark.parametrize(("game", "level"), [("ra", "farmer"), ("hadara", "wanderer")])
def test_levels_feel_alike_for_the_same_seed_and_otherwise_for_another(game, level):
    env = Env(game, 2, seat=0, opponents=level)
    steps = [episode(env, np.random.default_rng(5), seed) for seed in (7, 8, 7)]
    assert data_equivalence(steps[0], steps[2], exact=True)
    assert not data_equivalence(steps[0], steps[1], exact=True)


def test_a_search_thinks_alike_for_the_same_seed():
    env = Env("ra", 2, seat=0, opponents="search:2")
    first, second = (episode(env, np.random.default_rng(5), 7) for _ in range(2))
    assert data_equivalence(first, second, exact=True)


@pytest.mark.parametrize("opponents", ["random", "greedy", "priest", "search:4"])
def test_an_environment_goes_on_where_it_was_pickled(opponents):
    env = Env("ra", 3, opponents=opponents)
    dice = np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        seen, *_ = env.step(choose(dice, seen))
    other = pickle.loads(pickle.dumps(env))
    ends = []
    for each in (env, other):
        again, seen_now, over, rewards = np.random.default_rng(2), seen, False, []
        while not over:
            seen_now, reward, over, *_ = each.step(choose(again, seen_now))
            rewards.append((reward, seen_now))
        ends.append((rewards, each.reset()))
    assert data_equivalence(*ends, exact=True)


@games
def test_a_network_in_compiled_code_plays_alike_for_the_same_seed_and_well(game):
    env = Env(game, 2, seat=0, opponents="network")
    steps = episode(env, np.random.default_rng(1), 1)
    assert data_equivalence(steps, episode(env, np.random.default_rng(1), 1), exact=True)
    wins = sum(episode(env, np.random.default_rng(seed), seed)[-1][1] < 0 for seed in range(5))
    assert wins >= 4


def test_players_of_ones_own_are_opponents_and_each_match_gets_new_ones():
    sat_down = []

    class First:
        def __init__(self):
            sat_down.append(self)

        def __call__(self, turn):
            return turn.legal[0]

    env = Env("ra", 3, seat=0, opponents=[First, lambda turn: turn.legal[0]])
    already = len(sat_down)
    for seed in range(3):
        episode(env, np.random.default_rng(seed), seed)
    assert len(sat_down) == already + 3
    named = Env("ra", 3, seat=0, opponents="epoca.bots.rule:Greedy")
    usual = Env("ra", 3, seat=0, opponents="greedy")
    assert data_equivalence(*(episode(env, np.random.default_rng(1), 1) for env in (named, usual)), exact=True)


def test_an_opponent_that_breaks_the_rules_is_named():
    class Cheat:
        def choose(self, game, box, state):
            return 55

    env = Env("ra", 2, opponents=Cheat())
    with pytest.raises(Complaint, match="Cheat chose 55, which is not legal"):
        episode(env, np.random.default_rng(1), 1)


def test_masks_are_found_through_wrappers():
    env = gymnasium.make("epoca/Ra-v0")
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == seen["action_mask"]).all()


@games
def test_the_last_info_tells_how_the_match_ended(game):
    env = Env(game, 3)
    steps = episode(env, np.random.default_rng(1), 1)
    info, outcome = steps[-1][4], env.game.outcome(env.simulator.box, env.simulator.states[0])
    assert (info["points"], info["ranks"]) == (outcome.points, outcome.ranks)
    sheet = info["sheet"]
    for seat, points in enumerate(outcome.points):
        assert sheet["at_start"] + sum(sum(scoring[seat]) for scoring in sheet["scorings"]) == points
    assert all("points" not in step[4] for step in steps[:-1])


@games
def test_features_are_what_the_bots_networks_are_shown(game):
    env = Env(game, 3, observation="features")
    steps = episode(env, np.random.default_rng(1), 1)
    assert all(env.observation_space.contains(step[0]) for step in steps)
    env.reset(seed=1)
    needs = env.game.thinking
    index, value = np.zeros(needs.most_active, np.int32), np.zeros(needs.most_active, np.float32)
    count = needs.features(env.simulator.box, env.simulator.states[0].copy(), env.seat, False, index, value)
    seen = steps[0][0]["observation"]
    assert seen.shape == (needs.inputs(3),)
    assert seen.sum() == pytest.approx(value[:count].sum(), rel=1e-4)
    assert (seen[index[:count]] != 0).sum() == np.count_nonzero(value[:count])
    assert data_equivalence(steps, episode(env, np.random.default_rng(1), 1), exact=True)


def test_make_finds_the_module_by_itself():
    env = gymnasium.make("epoca.envs.gymnasium:epoca/Hadara-v0", seats=2, seat=1)
    assert env.reset(seed=1)[1]["seat"] == 1


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL))
def test_the_documented_code_runs(code, capsys):
    exec(compile(code, "environments.md", "exec"), {})
