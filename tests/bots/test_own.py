"""Players of one's own: a Python object or an address sits down wherever a bot is named."""

import pickle
import re
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from epoca import bots, games
from epoca.cli import play as cli
from epoca.complaint import Complaint
from epoca.lab.arena import Tournament, on_cores
from epoca.match import Match
from epoca.record import Player

ROOT = Path(__file__).parent.parent.parent
ADDRESS = "epoca.bots.rule:Greedy"


class Careful:
    """Takes the last legal action."""

    def __call__(self, turn: bots.Turn) -> int:
        return turn.legal[-1]


@pytest.fixture(autouse=True)
def nobody_stays(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots, "_registered", {})


@pytest.mark.parametrize("name", games.OURS)
def test_a_turn_tells_what_the_seat_may_know_in_every_form(name: str):
    match = Match(games.load(name), 3)
    turn = bots.Turn(match.game, match.box, match.redealt(match.seat))
    seen = np.zeros(match.game.observation.size, np.int16)
    match.game.observation.write(match.box, match.state, match.seat, seen)
    assert turn.seat == match.seat
    assert turn.legal == match.legal == np.flatnonzero(turn.mask).tolist()
    assert (turn.observation == seen).all()
    assert turn.view == match.view(match.seat)
    first, second = turn.redeal(), turn.redeal()
    assert first.tobytes() != second.tobytes()
    for state in (first, second):
        assert match.game.view(match.box, state, match.seat) == turn.view
    again = bots.Turn(match.game, match.box, match.redealt(match.seat))
    assert again.redeal().tobytes() == first.tobytes()


@pytest.mark.parametrize("player", [Careful, Careful(), lambda turn: turn.legal[-1]])
def test_a_class_an_object_and_a_function_play(player):
    match = Match(games.load("ra"), 2)
    assert bots.decide(bots.new(player), match) == match.legal[-1]


def test_an_address_names_a_player_and_each_match_gets_a_new_one():
    assert isinstance(bots.new(ADDRESS), bots.new("greedy").__class__)
    assert bots.new(ADDRESS) is not bots.new(ADDRESS)


def test_a_player_may_lie_in_the_folder_one_works_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "my_players.py").write_text("def first(turn):\n    return turn.legal[0]\n")
    monkeypatch.chdir(tmp_path)
    match = Match(games.load("hadara"), 2)
    assert bots.decide(bots.new("my_players:first"), match) == match.legal[0]


@pytest.mark.parametrize("wrong", ["no_such_module:Class", "epoca.bots.rule:Nobody"])
def test_an_address_where_nobody_is_is_told(wrong: str):
    with pytest.raises(Complaint, match=f"there is no player at '{wrong}'"):
        bots.new(wrong)


def test_what_cannot_play_and_what_plays_against_the_rules_is_told():
    with pytest.raises(Complaint, match="cannot play: a player is called with a turn"):
        bots.new(7)
    match = Match(games.load("ra"), 2)
    with pytest.raises(Complaint, match="chose 55, and the legal actions are"):
        bots.decide(bots.new(lambda turn: 55), match)


def test_a_match_file_alone_runs_nobodys_code():
    with pytest.raises(Complaint, match="to allow it to run, add --seats"):
        cli._allow_programs([Player("stranger", ADDRESS)], "")
    cli._allow_programs([Player("stranger", ADDRESS)], ADDRESS)


def test_registered_players_are_known_in_the_processes_of_an_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "careful_player.py").write_text(
        "class Careful:\n    def __call__(self, turn):\n        return turn.legal[-1]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.register("careful", import_module("careful_player").Careful)
    tournament = Tournament("ra", ("careful", "random", ADDRESS), 2, 1, "own")
    tournament.check()
    here = dict(on_cores(1)(tournament, list(tournament.jobs)))
    there = dict(on_cores(2)(tournament, list(tournament.jobs)))
    assert {job: [row.points for row in rows] for job, rows in here.items()} == {
        job: [row.points for row in rows] for job, rows in there.items()
    }
    assert {row.bot for rows in there.values() for row in rows} == {"careful", "random", ADDRESS}


def test_a_player_may_play_some_games_only(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Careful, "games", ("ra",), raising=False)
    bots.register("careful", Careful)
    assert bots.new("careful", game=games.load("ra"))
    with pytest.raises(bots.NoSuchBot, match="unknown bot 'careful'"):
        bots.new("careful", game=games.load("hadara"))


def test_the_documented_player_plays():
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)
    exec(compile(code, "bots.md", "exec"), {})


def test_registered_players_are_listed_and_travel():
    bots.register("careful", Careful)
    assert "careful" in bots.known(games.load("ra"))
    assert pickle.loads(pickle.dumps(bots.registered())) == {"careful": Careful}
