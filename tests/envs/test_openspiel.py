"""The games in OpenSpiel: its own tests, playthroughs, and chance that falls as it does in the engine."""

import json
import os
import pickle
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from spiel import TABLES, playthrough

import epoca.envs.openspiel  # noqa: F401 (registers the games)
from epoca.compiled import ENGINE
from epoca.envs.simulator import Simulator
from epoca.game import Refused
from epoca.games.hadara import place
from epoca.games.hadara.action import ANNEX
from epoca.games.hadara.components import REGIONS_A_LEVEL
from epoca.games.hadara.explicit import CardDrawn, RegionTurned

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "openspiel"
LONGEST_LINE = 240
GAMES = ("ra", "hadara")


def step(state, dice: random.Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def played(game, dice: random.Random, until=lambda state: False):
    state = game.new_initial_state()
    while not state.is_terminal() and not until(state):
        step(state, dice)
    return state


# ------------------------------------------------------------------------------------ as OpenSpiel wants it


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_finds_nothing_wrong(table):
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_goes_as_it_always_went(name):
    """The tensors are left out, and long lines are cut."""
    file = GOLDEN / f"{name}.txt"
    told = playthrough(f"epoca_{name}(players=2)", seed=1)
    lines = [line for line in told.splitlines() if not line.startswith(("InformationStateTensor(", "Obs", " "))]
    short = "\n".join(line[:LONGEST_LINE].rstrip() for line in lines) + "\n"
    if os.environ.get("EPOCA_WRITE_GOLDEN"):
        GOLDEN.mkdir(parents=True, exist_ok=True)
        file.write_text(short, "utf-8")
    assert short == file.read_text("utf-8")


@pytest.mark.parametrize("table", TABLES)
def test_matches_stay_within_their_bounds(table):
    game = pyspiel.load_game(table)
    dice = random.Random(table)
    for _ in range(10):
        state = played(game, dice)
        nodes = sum(move.player == pyspiel.PlayerId.CHANCE for move in state.full_history())
        assert nodes <= game.max_chance_nodes_in_history()
        assert len(state.history()) - nodes <= game.max_game_length()
        assert sum(state.returns()) == pytest.approx(0)
        assert all(game.min_utility() <= share <= game.max_utility() for share in state.returns())


def test_longest_matches_are_bounded():
    bounds = {table: pyspiel.load_game(table).max_game_length() for table in TABLES}
    assert max(length for table, length in bounds.items() if "ra(" in table) < 1000
    assert max(bounds.values()) < 1000


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_lives_its_own_life(name):
    game = pyspiel.load_game(f"epoca_{name}(players=3)")
    dice = random.Random(1)
    state = played(game, dice, until=lambda s: len(s.history()) == 40)
    before = state.serialize()
    copies = [state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(before)]
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for copy in [*copies, again]:
        assert str(copy) == str(state)
        assert copy.legal_actions() == state.legal_actions()
        assert copy.information_state_string(0) == state.information_state_string(0)
        while not copy.is_terminal():
            step(copy, dice)
    assert state.serialize() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_written_as_json_and_read_again(name):
    game = pyspiel.load_game(f"epoca_{name}(players=3)")
    assert json.loads(game.new_initial_state().to_json())["table"] is None
    state = played(game, random.Random(1), until=lambda s: len(s.history()) == 40)
    written = json.loads(state.to_json())
    assert written["current_player"] == state.current_player()
    assert written["table"]["viewer"] == -1
    again = game.new_initial_state(state.to_json())
    assert (str(again), again.history()) == (str(state), state.history())
    with pytest.raises(pyspiel.SpielError, match="clone the state"):
        state.undo_action(0, state.history()[-1])


def test_a_shared_victory_shares_the_returns():
    state = played(pyspiel.load_game("epoca_hadara(players=4)"), random.Random(2))
    winner = state.returns().index(1.0)
    assert sorted(state.returns()) == pytest.approx([-1 / 3] * 3 + [1])
    others = [seat for seat in range(4) if seat != winner]
    record = state.position.state
    record.sheet[others[0]] = record.sheet[winner]
    record.coins[others[0]] = record.coins[winner]
    assert sorted(state.returns()) == pytest.approx([-1 / 3, -1 / 3, 1 / 3, 1 / 3])


def test_a_table_that_the_rules_refuse():
    with pytest.raises(Refused):
        pyspiel.load_game("epoca_ra(players=2,edition=classic)")


# ------------------------------------------------------------------------------------------- what is known


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_those_of_the_game(name):
    game = pyspiel.load_game(f"epoca_{name}(players=3)")
    dice = random.Random(3)
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    while not state.is_terminal():
        step(state, dice)
        table, record = state.position.table, state.position.state
        for seat in range(3):
            expected = np.zeros(table.game.observation.size, np.int16)
            table.game.observation.write(table.box, record, seat, expected)
            assert state.observation_tensor(seat) == expected.tolist()


def test_observations_have_named_parts():
    observer = make_observation(pyspiel.load_game("epoca_ra"))
    state = pyspiel.load_game("epoca_ra").new_initial_state()
    state.apply_action(0)
    observer.set_from(state, 0)
    assert observer.dict["centre sun"].tolist() == [1]
    assert observer.dict["bag"].sum() == 180


def test_only_its_owner_knows_a_card():
    game = pyspiel.load_game("epoca_hadara(players=3)")
    state = played(game, random.Random(4), until=lambda s: isinstance(s.position.node, CardDrawn))
    one, other = (state.child(outcome) for outcome, _ in state.chance_outcomes()[:2])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    for seat in (1, 2):
        assert one.information_state_string(seat) == other.information_state_string(seat)
        assert one.information_state_tensor(seat) == other.information_state_tensor(seat)


def test_what_is_sold_face_down_stays_hidden():
    """Seat 0 lays the same card and sells another one; only itself can tell, however the pair came."""
    game = pyspiel.load_game("epoca_hadara(players=2)")
    start = played(game, random.Random(5), until=lambda s: isinstance(s.position.node, CardDrawn))
    laid, sold, sold_instead = (outcome for outcome, _ in start.chance_outcomes()[:3])

    def after(first: int, second: int, action: int):
        state = start.clone()
        state.apply_action(first)
        state.apply_action(second)
        for _ in range(2):
            state.apply_action(state.chance_outcomes()[-1][0])
        while state.current_player() != 0:
            state.apply_action(1)
        state.apply_action(action)
        return state

    states = [after(laid, sold, 1), after(laid, sold_instead, 1), after(sold, laid, 3)]
    assert len({state.information_state_string(1) for state in states}) == 1
    assert len({state.information_state_string(0) for state in states}) == 3


@pytest.mark.parametrize("name", GAMES)
def test_who_can_tell_two_views_apart_has_heard_different_things(name):
    """Perfect recall: equal strings go with equal views and equal choices, in many matches that begin alike."""
    game = pyspiel.load_game(f"epoca_{name}(players=2)")
    views: dict[str, tuple] = {}
    start = played(game, random.Random(6), until=lambda s: len(s.history()) == (2 if name == "hadara" else 30))
    for seed in range(300):
        state, dice = start.clone(), random.Random(seed)
        for _ in range(6):
            step(state, dice)
            if state.is_chance_node():
                continue
            for seat in range(2):
                mine = state.legal_actions() if state.current_player() == seat else ()
                known = (state.observation_string(seat), tuple(mine), tuple(state.information_state_tensor(seat)))
                assert views.setdefault(state.information_state_string(seat), known) == known
    assert len(views) > 100


# ------------------------------------------------------------------------------------------------- chance


def features(name: str, s) -> np.ndarray:
    """Numbers of a finished match that chance has a hand in."""
    if name == "ra":
        parts = [s.bag, s.tiles[: s.seats], s.suns_up[: s.seats], s.points[: s.seats], s.sheet]
    else:
        backs = np.zeros((len(s.region_pile), REGIONS_A_LEVEL))
        for seat, level in np.argwhere(s.annexed):
            backs[level, s.region_pile[level, s.region[seat, level]]] += 1
        places = [
            s.place > place.INNER,
            s.place == place.DISCARDED,
            s.place == place.SOLD,
            s.place == place.OWNED,
            s.place == place.OWNED + 1,
        ]
        parts = [*places, backs, s.start_card[: s.seats], s.coins[: s.seats], s.marker[: s.seats], s.sheet, s.cards]
    return np.concatenate([np.asarray(part, float).ravel() for part in parts])


@pytest.mark.skipif(ENGINE == "python", reason="needs thousands of matches")
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("ra", 3, {}),
        ("ra", 2, {"edition": "barque"}),
        ("hadara", 2, {"start": "choice"}),
        ("hadara", 3, {"deck": "advanced"}),
    ],
)
def test_chance_falls_as_in_the_engine(name, seats, options):
    """The means of many numbers at the end of random matches agree within their standard errors."""
    engine, dice = Simulator(name, seats, options), random.Random(7)
    ours = []
    for seed in range(2000):
        engine.reset(seed)
        engine.play_until(-1)
        ours.append(features(name, engine.states[0]))
    game = pyspiel.load_game(f"epoca_{name}", {"players": seats, **options})
    theirs = [features(name, played(game, dice).position.state) for _ in range(300)]
    variance = np.var(ours, 0)
    apart = np.mean(ours, 0) - np.mean(theirs, 0)
    assert not apart[variance == 0].any()
    often = variance > 0.03  # what is rarer is not normal yet in so few matches
    z = apart[often] / np.sqrt(variance[often] * (1 / len(ours) + 1 / len(theirs)))
    assert abs(z).max() < 4.5
    assert np.sqrt(np.mean(z**2)) < 1.35


def test_a_tile_is_as_likely_as_its_share_of_the_bag():
    state = pyspiel.load_game("epoca_ra").new_initial_state()
    state.apply_action(0)
    state.apply_action(0)
    outcomes = {state.action_to_string(outcome): chance for outcome, chance in state.chance_outcomes()}
    assert outcomes["draws ra"] == pytest.approx(30 / 180)
    assert outcomes["draws drought"] == pytest.approx(2 / 180)
    assert sum(outcomes.values()) == pytest.approx(1)


@pytest.mark.parametrize(("deck", "purple"), [("basic", 10), ("advanced", 14)])
def test_every_card_of_the_deck_may_be_drawn_once(deck, purple):
    state = pyspiel.load_game(f"epoca_hadara(players=2,deck={deck})").new_initial_state()
    state.apply_action(0)
    state.apply_action(state.string_to_action(state.current_player(), "wheel 5"))
    assert len(state.chance_outcomes()) == purple
    last = state.chance_outcomes()[-1][0]
    assert state.action_to_string(last) == f"card 1-purple-{purple}"
    state.apply_action(last)
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(purple - 1))
    assert Counter(state.position.state.place[:54].tolist())[place.INNER] == 5 * 4 - 1


def test_the_back_of_a_region_comes_to_light_when_it_is_annexed():
    game = pyspiel.load_game("epoca_hadara(players=3)")
    state = played(game, random.Random(8), until=lambda s: isinstance(s.position.node, RegionTurned))
    action = state.history()[-1]
    seat = state.full_history()[-1].player
    assert ANNEX <= action < ANNEX + 5
    assert len(state.chance_outcomes()) == REGIONS_A_LEVEL
    for outcome, _ in state.chance_outcomes():
        child = state.child(outcome)
        record = child.position.state
        level = action - ANNEX
        assert record.region_pile[level, record.region[seat, level]] == outcome
        assert sorted(record.region_pile[level]) == list(range(REGIONS_A_LEVEL))
        assert child.information_state_string(0).endswith(f"region {outcome + 1}")


# ---------------------------------------------------------------------------------------------- the example


def test_the_example_runs():
    example = [sys.executable, str(ROOT / "examples" / "openspiel_mcts.py"), "--simulations", "3"]
    done = subprocess.run(example, capture_output=True, text=True, check=True, timeout=600)
    assert done.stdout.splitlines()[-1].startswith("returns ")


# ---------------------------------------------------------------------------- what a seat has not seen


@pytest.mark.parametrize("table", ["epoca_hadara(players=3)", "epoca_hadara(players=2,deck=advanced)", "epoca_ra"])
def test_a_resampled_match_is_the_same_to_the_seat_and_its_past_is_a_real_one(table):
    game, dice = pyspiel.load_game(table), random.Random(4)
    state, others = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node() and dice.random() < 0.1:
            player = state.current_player()
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            replayed = game.new_initial_state()
            for action in other.history():
                legal = replayed.legal_actions()
                assert action in legal
                replayed.apply_action(action)
            others += other.history() != state.history()
        step(state, dice)
    assert (others > 5) == ("hadara" in table)


def test_what_others_hold_is_dealt_anew():
    game, dice = pyspiel.load_game("epoca_hadara(players=2)"), random.Random(1)
    state = played(game, dice, lambda state: not state.is_chance_node() and len(state.history()) > 5)
    player = state.current_player()
    hands = [state.resample_from_infostate(player, dice.random).position.state["hand"] for _ in range(20)]
    assert len({tuple(hand[player]) for hand in hands}) == 1
    assert len({tuple(hand[1 - player]) for hand in hands}) > 5


def test_openspiels_search_over_information_sets_plays_hadara():
    game, dice = pyspiel.load_game("epoca_hadara(players=2)"), np.random.RandomState(1)
    state = played(game, random.Random(1), lambda state: not state.is_chance_node() and len(state.history()) > 20)
    searcher = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        uct_c=1.0,
        max_simulations=3,
        random_state=dice,
    )
    assert searcher.step(state) in state.legal_actions()
