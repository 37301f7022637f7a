"""Puzzles: mined from matches of strong bots, one move clearly best, and not what comes to mind."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from epoca import games
from epoca.bots.rule import Beginner
from epoca.game import Game
from epoca.review.puzzles import CLEAR, Puzzle, mine_match, mixed, number_of, puzzles_of, write

OURS = [games.load(name) for name in games.OURS]
each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


@pytest.fixture(scope="module")
def mined() -> list[Puzzle]:
    return mine_match(games.load("ra"), "puzzles 1", 2)


def test_the_same_match_gives_the_same_puzzles(mined: list[Puzzle]):
    assert mined
    assert mine_match(games.load("ra"), "puzzles 1", 2) == mined


def test_those_who_do_not_think_ahead_miss_them(mined: list[Puzzle]):
    game = games.load("ra")
    for puzzle in mined:
        match = puzzle.set_up()
        state = match.redealt(match.seat)
        best = puzzle.answers[0].action
        assert game.greedy and best != game.greedy.choose(match.box, state.copy())
        assert best != Beginner().choose(game, match.box, state.copy())


@each_game
def test_every_puzzle_that_ships_is_a_position_with_one_best_move(game: Game):
    for puzzle in puzzles_of(game):
        match = puzzle.set_up()
        assert sorted(match.legal) == sorted(answer.action for answer in puzzle.answers)
        assert puzzle.gap >= CLEAR - 0.001  # chances are rounded
        assert puzzle.theme == type(match.events(len(match.actions) - 1, match.seat)[-1]).__name__


def test_a_game_with_two_themes_has_enough_puzzles_and_not_only_of_one(mined: list[Puzzle]):
    found = [replace(mined[0], theme=theme) for theme in ("TurnBegan", "TurnBegan", "TurnBegan", "AskedToBid") * 10]
    assert Counter(puzzle.theme for puzzle in mixed(found, 10)) == {"TurnBegan": 6, "AskedToBid": 4}


@each_game
def test_no_two_puzzles_are_the_same_position(game: Game):
    assert Counter(puzzle.key for puzzle in puzzles_of(game)).most_common(1)[0][1] == 1


@each_game
def test_each_puzzle_has_its_day_before_any_comes_again(game: Game):
    count = len(puzzles_of(game))
    first = date.fromordinal(740_000 // count * count)
    assert sorted(number_of(game, first + timedelta(day)) for day in range(count)) == list(range(count))


def test_a_puzzle_is_read_as_it_was_written(mined: list[Puzzle], tmp_path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("epoca.review.puzzles.files", lambda _: tmp_path)
    (tmp_path / "puzzles.jsonl").write_text("".join(write(puzzle) + "\n" for puzzle in mined))
    assert list(puzzles_of.__wrapped__(games.load("ra"))) == mined
