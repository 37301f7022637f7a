"""What other people's libraries and tools ask of the environments, at a length that is not for every change:
`make conformance`.

It needs more than the other tests do: torch, Stable-Baselines3, sb3-contrib and Jupyter's tools.
"""

import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from pettingzoo.test import render_test
from spiel import TABLES, playthrough

import epoca.envs.gymnasium
import epoca.envs.openspiel
from epoca.envs.pettingzoo import env

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
games = pytest.mark.parametrize("game", ["ra", "hadara"])


# ---------------------------------------------------------------------------------- Stable-Baselines3


@games
@pytest.mark.filterwarnings("ignore:.*nested observation space")
def test_stable_baselines_checks_it(game):
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(epoca.envs.gymnasium.Env(game, 3))
    tables = pytest.importorskip("stable_baselines3.common.env_util").make_vec_env(f"epoca/{game.capitalize()}-v0", 2)
    assert tables.reset()["action_mask"].shape[0] == 2


@pytest.fixture(scope="module")
def policy(tmp_path_factory):
    """A folder with a policy of a masked PPO that has learned against random players for some minutes."""
    pytest.importorskip("sb3_contrib")
    sys.path.insert(0, str(EXAMPLES))
    import train_ppo

    learner = train_ppo.train("ra", 60_000, schedule=("random",))
    folder = tmp_path_factory.mktemp("policy")
    train_ppo.keep(learner, str(folder / "ppo-ra.pt"))
    assert train_ppo.wins(learner, "ra", "random", 200) >= 0.9
    return folder


def test_a_masked_ppo_beats_random_players_and_enters_the_arena(policy, monkeypatch):
    from epoca.lab import arena
    from epoca.lab.ratings import standings

    monkeypatch.chdir(policy)
    tournament = arena.Tournament("ra", ("torch_player:trained", "random"), 2, 20, "torch")
    rows = arena.run(tournament, policy / "rows.parquet", arena.on_cores(1), lambda done, jobs: None)
    assert standings(rows)[0].bot == "torch_player:trained"


# ----------------------------------------------------------------------------------------- PettingZoo


@games
def test_pettingzoo_checks_the_pictures(game):
    render_test(lambda **kwargs: env(game, 3, **kwargs))


# ------------------------------------------------------------------------------------------ OpenSpiel


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_finds_nothing_wrong_in_many_matches(table):
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES)
def test_a_playthrough_is_told_to_its_end(table):
    told = playthrough(table, seed=2)
    assert "IsTerminal() = True" in told
    assert f'GameType.short_name = "{table.partition("(")[0]}"' in told


def finished(game, players):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(np.random.default_rng(len(state.history())).choice(outcomes, p=weights)))
        else:
            state.apply_action(players[state.current_player()].step(state))
    return state


@games
def test_openspiels_python_search_plays_whole_matches(game):
    """Its tree search sees all there is; over information sets, for games that hide something, what a seat may know."""
    table, dice = pyspiel.load_game(f"epoca_{game}(players=2)"), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    searcher = mcts.MCTSBot(table, 1.4, 5, rollouts, random_state=dice)
    knowing = ismcts.ISMCTSBot(game=table, evaluator=rollouts, uct_c=1.4, max_simulations=3, random_state=dice)
    players = [searcher, knowing if game == "hadara" else searcher]
    assert sum(finished(table, players).returns()) == pytest.approx(0)


@games
def test_openspiels_regret_minimisation_walks_through_matches(game):
    table = pyspiel.load_game(f"epoca_{game}(players=2)")
    solver = OutcomeSamplingSolver(table)
    for _ in range(3):
        solver.iteration()
    state = table.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    likely = solver.average_policy().action_probabilities(state)
    assert sum(likely.values()) == pytest.approx(1)
    assert set(likely) <= set(state.legal_actions())


# ------------------------------------------------------------------------------------------ notebooks


@pytest.mark.parametrize("notebook", sorted((ROOT / "notebooks").glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(notebook, tmp_path):
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    told = nbformat.read(notebook, as_version=4)
    assert all(cell.outputs or cell.source.endswith(";") for cell in told.cells if cell.cell_type == "code")
    nbclient.NotebookClient(told, timeout=1800, resources={"metadata": {"path": str(tmp_path)}}).execute()


def test_a_wheel_in_an_empty_environment_plays(tmp_path):
    """Nothing but the base: engine, bots and simulators."""
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", str(ROOT)], check=True)
    play = (
        "from epoca.envs.simulator import Simulator; one = Simulator('ra', 3); one.reset(1); print(one.play_until(-1))"
    )
    done = subprocess.run([python, "-c", play], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout == "-1\n"


def test_make_vec_env_of_gymnasium_steps():
    envs = gymnasium.make_vec("epoca/Ra-v0", num_envs=4, vectorization_mode="vector_entry_point")
    seen, _ = envs.reset(seed=1)
    seen, rewards, *_ = envs.step(seen["action_mask"].argmax(1))
    assert envs.observation_space.contains(seen)
    assert rewards.shape == (4,)
