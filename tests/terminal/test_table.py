"""A table in a terminal: boards in every language and edition, undo, several people at one screen."""

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tables import SETTINGS, Setting, play_out

from epoca import bots
from epoca.record import Player
from epoca.terminal.replay import Replay
from epoca.terminal.table import TerminalTable
from epoca.texts import LANGUAGES, Texts

RA_2 = next(s for s in SETTINGS if s.game == "ra" and s.seats == 2)


class Typist:
    """Somebody at the keyboard who types what is written on a list, then leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str, *_: object) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def sit_down(match, tmp_path: Path, *lines: str, kinds=("person", "greedy"), language="en"):
    players = [Player(f"Player {seat}", kind) for seat, kind in enumerate(kinds)]
    texts = Texts(language, match.game.name, match.options, [p.name for p in players])
    screen = StringIO()
    seated = {seat: bots.new(kind, game=match.game) for seat, kind in enumerate(kinds) if kind != "person"}
    table = TerminalTable(match, players, seated, texts, Console(file=screen, width=100), tmp_path / "match.epoca")
    table.keyboard = typist = Typist(*lines)
    table.run()
    return screen.getvalue(), typist


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.seats == 3], ids=str)
def test_every_position_can_be_shown_and_told(setting: Setting, language: str):
    match = setting.match(f"screen {language}")
    texts = Texts(language, match.game.name, match.options, [f"Player {seat}" for seat in range(setting.seats)])
    screen = StringIO()
    replay = Replay(match, texts, Console(file=screen, width=80))
    replay.show(0)
    for ply, _ in enumerate(play_out(match)):
        replay.tell(ply)
        if ply % 40 == 0:
            replay.show(ply + 1)
    replay.show(len(match.actions))
    lines = screen.getvalue().splitlines()
    assert lines
    assert max(map(len, lines)) <= 80


def test_undo_takes_back_a_move_where_nothing_was_revealed(tmp_path: Path):
    match = RA_2.match("undo")
    while match.seat != 0:
        match.play(match.seat, match.game.read("draw"))
    plies = len(match.actions)
    said, _ = sit_down(match, tmp_path, "ra", "undo", kinds=("person", "person"))
    assert "Move undone" not in said, "the other person has the screen now"
    match.cut(plies)
    said, _ = sit_down(match, tmp_path, "ra", "undo")
    assert "Move undone." in said
    assert len(match.actions) == plies


def test_undo_is_refused_after_a_draw(tmp_path: Path):
    match = RA_2.match("undo")
    said, _ = sit_down(match, tmp_path, "draw", "undo")
    assert "This cannot be undone" in said


def test_several_people_pass_the_screen(tmp_path: Path):
    match = RA_2.match("people")
    _, typist = sit_down(match, tmp_path, "draw", "", "draw", kinds=("person", "person"))
    assert sum("Pass the screen to" in prompt for prompt in typist.prompts) >= 1


def test_the_points_of_others_stay_secret_on_the_screen(tmp_path: Path):
    said, _ = sit_down(RA_2.match("secret"), tmp_path)
    assert said.count("score hidden") == 1
    assert said.count("10 points") == 1


def test_a_hint_in_a_game_without_networks_is_refused(tmp_path: Path):
    match = RA_2.match("hint")
    match.game = replace(match.game, thinking=None)
    said, _ = sit_down(match, tmp_path, "hint")
    assert "ra has no networks" in said
