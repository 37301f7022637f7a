"""The engine: every way to run the compiled code is the same code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import epoca
from epoca import chance, engine, games
from epoca.compiled import ENGINE, in_engine
from epoca.games import loops
from epoca.records import blank

pytestmark = pytest.mark.skipif(ENGINE == "python", reason="compares engines")


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


def test_an_array_may_be_larger_than_what_is_set_aside_for_a_call():
    game, matches = games.load("hadara"), 20_000
    states = np.zeros(matches, game.state)
    masks, choices = np.zeros((matches, game.actions), np.uint8), np.zeros(matches, np.int64)
    seats = np.zeros(matches, np.int8)
    boxes = np.array([game.box(game.fill_in({}), {})])
    in_engine(loops.specialised(game, loops.deal_many))(boxes, states, 2, 0, matches)
    in_engine(loops.specialised(game, loops.look_many))(boxes, states, masks, choices, seats, 0, matches)
    assert (choices == masks.sum(axis=1)).all()


def test_memory_is_given_back():
    module = engine.fitting()
    assert module
    places = {module.zeros(1 << 20, np.uint8).ctypes.data for _ in range(100)}
    assert len(places) < 5
