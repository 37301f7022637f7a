"""Many matches as one Gymnasium environment: each row is a match by the rules, dealt anew when it has ended."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import epoca.envs.gymnasium  # noqa: F401 (registers the games)
from epoca.complaint import Complaint
from epoca.envs.opponents import RULES
from epoca.envs.vector import VectorEnv
from epoca.game import NOBODY

games = pytest.mark.parametrize("game", ["ra", "hadara"])


def choose(dice, masks):
    return np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@games
def test_make_vec_finds_it(game):
    env = gymnasium.make_vec(
        f"epoca/{game.title()}-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=4, opponents="greedy"
    )
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert info["seat"].shape == (3,)


@games
@pytest.mark.parametrize("opponents", [*RULES, list(RULES[1:])])
def test_matches_are_played_by_the_rules_and_dealt_anew_one_step_after_their_end(game, opponents):
    env = VectorEnv(4, game, 4, opponents=opponents, reward="rank")
    rules, dice = env.matches.game, np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ended = np.zeros(4, int)
    over = np.zeros(4, bool)
    for _ in range(60):
        seen, rewards, now_over, truncated, _ = env.step(choose(dice, seen["action_mask"]))
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert not (now_over & over).any()
        for i in range(4):
            state, box = env.matches.states[i].copy(), env.matches.box
            assert state.seat == (NOBODY if now_over[i] else env.seat[i])
            expected = np.zeros(rules.observation.size, np.int16)
            rules.observation.write(box, state, int(env.seat[i]), expected)
            assert (seen["observation"][i] == expected).all()
            if now_over[i]:
                place = rules.outcome(box, state).ranks[env.seat[i]]
                assert rewards[i] == pytest.approx(1 - 2 * (place - 1) / 3)
                assert not seen["action_mask"][i].any()
            else:
                assert rewards[i] == 0
                assert np.flatnonzero(seen["action_mask"][i]).tolist() == rules.legal_actions(box, state)
        ended += now_over
        over = now_over
    assert ended.any()


@games
def test_the_same_seed_gives_the_same_matches_with_any_number_of_threads(game):
    runs = []
    for threads in (1, 2):
        env, dice = VectorEnv(5, game, 3, opponents="greedy", threads=threads), np.random.default_rng(1)
        seen, _ = env.reset(seed=7)
        for _ in range(12):
            seen, *_ = env.step(choose(dice, seen["action_mask"]))
        runs.append(env.matches.states.tobytes())
    assert runs[0] == runs[1]
    assert not (env.reset(seed=8)[0]["observation"] == env.reset(seed=7)[0]["observation"]).all()


def test_an_illegal_action_loses_its_match_and_no_other():
    env = VectorEnv(3, "ra", 2, seat=1)
    seen, _ = env.reset(seed=1)
    actions = choose(np.random.default_rng(1), seen["action_mask"])
    for wrong in (int(np.flatnonzero(seen["action_mask"][1] == 0)[0]), -1, 1000):
        env.reset(seed=1)
        actions[1] = wrong
        seen_then, rewards, over, _, _ = env.step(actions)
        assert over.tolist() == [False, True, False]
        assert rewards.tolist() == [0, -1, 0]
        assert not seen_then["action_mask"][1].any()
    _, rewards, over, _, _ = env.step(choose(np.random.default_rng(1), seen_then["action_mask"]))
    assert not over[1]


def test_any_seat_can_be_looked_at():
    env = VectorEnv(2, "hadara", 3, seat=0)
    env.reset(seed=1)
    expected = np.zeros(env.matches.observation.size, np.int16)
    env.matches.observation.write(env.matches.box, env.matches.states[1].copy(), 2, expected)
    assert (env.observe(np.array([1, 2]))[1] == expected).all()
    with pytest.raises(Complaint, match="a seat from 0 to 2 for each of 2 matches"):
        env.observe(np.array([1, 3]))


def test_what_cannot_be_set_up_is_said():
    with pytest.raises(Complaint, match="opponents of many matches at once are random, beginner, greedy, network"):
        VectorEnv(2, "ra", opponents="search:4")
    with pytest.raises(Complaint, match="the seats are 0 to 2, not 3"):
        VectorEnv(2, "ra", seat=3)
    env = VectorEnv(2, "ra")
    env.reset(seed=1)
    for wrong in (np.zeros(3, int), np.zeros(2)):
        with pytest.raises(ValueError, match="actions are an array of int64"):
            env.step(wrong)
