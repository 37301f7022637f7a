"""The plain board of a game that brings none, and where boards are found."""

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tables import SETTINGS, Setting, play_out

from epoca.games import load
from epoca.terminal import plain
from epoca.terminal.boards import board_of
from epoca.texts import Texts

RA = load("ra")


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.seats == 3], ids=str)
def test_any_view_can_be_drawn_plainly(setting: Setting):
    match = setting.match("plain")
    names = ["Ana", "Ben", "Cleo"]
    texts = Texts("en", match.game.name, match.options, names)
    for ply, _ in enumerate(play_out(match)):
        if ply % 40 == 0 and not match.over:
            screen = StringIO()
            view = match.game.view(match.box, match.state, 0)
            Console(file=screen, width=80).print(plain.board(view, texts))
            shown = screen.getvalue()
            assert all(name in shown for name in names)
            assert f"▶ {names[match.seat]}" in shown
            assert max(map(len, shown.splitlines())) <= 80


def test_a_game_from_outside_may_bring_its_board(tmp_path: Path, monkeypatch):
    (tmp_path / "brings_board").mkdir()
    (tmp_path / "brings_board" / "__init__.py").touch()
    (tmp_path / "brings_board" / "terminal.py").write_text("def board(view, texts): return 'here'")
    (tmp_path / "one_file.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    brought = board_of(replace(RA, name="brought", package="brings_board"))
    assert brought.board(None, None) == "here"
    assert board_of(replace(RA, name="table", package="one_file")) is plain, "not the module of that name here"
    assert board_of(RA).__name__ == "epoca.terminal.ra"
