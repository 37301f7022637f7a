"""The engine: every way to run the compiled code is the same code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import epoca
from epoca import bots, chance, engine, games
from epoca.bots import network, reading, search, thinkers
from epoca.compiled import ENGINE, fast, in_engine
from epoca.game import Game
from epoca.games import loops
from epoca.match import Match
from epoca.records import blank

MATCHES = 2500  # for each number of seats
DECISIONS = 20
SIMULATIONS = 100

pytestmark = pytest.mark.skipif(ENGINE == "python", reason="compares engines")
every_game = pytest.mark.parametrize("name", games.OURS)


def test_the_engine_is_built_from_the_source_as_it_is():
    assert engine.fitting(), "the source of the compiled code has changed: run `make engine`"


def test_an_edited_rule_never_runs_old_code(tmp_path: Path):
    copy = tmp_path / "epoca"
    shutil.copytree(Path(epoca.__file__).parent, copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
    code = "from epoca import engine; print(engine.fitting() is not None)"

    def fits() -> str:
        env = {**os.environ, "PYTHONPATH": str(tmp_path)}
        return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True).stdout.strip()

    assert fits() == "True"
    scoring = copy / "games" / "ra" / "scoring.py"
    scoring.write_text(scoring.read_text() + "\n")
    assert fits() == "False"


@pytest.mark.long
@every_game
def test_random_matches_end_alike_in_the_engine_and_compiled_for_this_machine(name: str):
    game = games.load(name)
    for options in ({key: value} for key, values in game.options.items() for value in values):
        for seats in (seats for seats in game.seats if not game.refuse_table(seats, game.fill_in(options))):
            first, second = (ends(game, run, options, seats, MATCHES) for run in (in_engine, fast))
            assert first == second


def ends(game: Game, engine_of: Any, options: dict[str, str], seats: int, matches: int) -> tuple[int, bytes]:
    """How random matches end, one after the other from one stream of chance."""
    states, mask = np.zeros(1, game.state), np.zeros(game.actions, np.uint8)
    states[0].chance[:] = chance.stream(chance.secret_from_seed("engines"), seats)
    play = engine_of(loops.specialised(game, loops.random_play))
    return play(game.box(game.fill_in(options), {}), states, mask, seats, matches), states.tobytes()


@pytest.mark.long
@every_game
def test_searches_and_networks_think_alike_in_the_engine_and_compiled_for_this_machine(name: str):
    game = games.load(name)
    for seats in game.seats:
        match = Match(game, seats, {}, chance.secret_from_seed(f"engines {seats}"))
        minds = Mind(match, in_engine), Mind(match, fast)
        greedy = bots.new(bots.by_rule(game), game=game)
        for ply in range(4 * DECISIONS):
            if match.over:
                break
            if ply % 4 == 0:
                first, second = (mind.thoughts(SIMULATIONS) for mind in minds)
                assert first == second
            match.play(match.seat, bots.decide(greedy, match))


class Mind:
    """What is thought of the positions of a match, by one engine."""

    def __init__(self, match: Match, engine_of: Any) -> None:
        self.match, game = match, match.game
        self.net, self.policy = thinkers.networks_of(game, match.seats)
        self.scratch = network.new_scratch(game, match.seats, self.net)
        self.tree = search.tree(game, match.seats, SIMULATIONS)
        self.boxes = reading.ways(game, match.box)
        self.credit = reading.first_impression(game, match.seats)
        self.states = np.zeros(3, game.state)
        mind = search.searching(game)
        self.read, self.ponder = engine_of(reading.reading(game)), engine_of(mind.ponder)
        self.look_ahead, self.uproot = engine_of(mind.look_ahead), engine_of(search.uproot)

    def thoughts(self, simulations: int) -> list[bytes]:
        """All of them, to the bit."""
        match = self.match
        state = match.redealt(match.seat)
        self.states[0] = state
        self.scratch.dice[:] = state.chance
        best = self.look_ahead(self.boxes, self.states, self.net, self.scratch, True)
        self.read(self.boxes, self.states, self.policy, self.scratch, self.credit, match.legal[0])
        self.uproot(self.tree)
        table = self.boxes, self.states, self.tree, self.net, self.policy, self.scratch, self.credit
        self.ponder(*table, 0.3, 2, simulations)
        self.ponder(*table, 0.7, -1, 5)
        arrays = (*self.tree, *self.scratch, self.credit, self.states)
        return [bytes([best]), *(array.tobytes() for array in arrays)]


def test_a_record_in_an_array_is_changed_where_it_lies():
    game = games.load("ra")
    box, one, many = game.box(game.fill_in({}), {}), blank(game.state), np.zeros(3, game.state)
    for state in (one, many[1]):
        state.chance[:] = chance.stream(chance.secret_from_seed("array"), 0)
        game.deal(box, state, 3)
    assert one.tobytes() == many[1].tobytes()
    assert many[0].tobytes() == many[2].tobytes() == bytes(game.state.itemsize)


def test_an_array_of_the_wrong_kind_is_refused():
    game = games.load("ra")
    state = game.deal_new(box := game.box(game.fill_in({}), {}), 2, chance.stream(chance.new_secret(), 0))
    with pytest.raises(TypeError, match="ra_legal takes uint8 in 1 dimension, not float64 in 1"):
        game.legal(box, state, np.zeros(game.actions))


def test_memory_is_given_back():
    module = engine.fitting()
    assert module
    places = {module.zeros(1 << 20, np.uint8).ctypes.data for _ in range(100)}
    assert len(places) < 5
