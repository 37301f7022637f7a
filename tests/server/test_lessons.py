"""Lessons are data in the game's folder: every step has its texts, and every move that is not meant its reason."""

from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from epoca import games
from epoca.server import lessons
from epoca.texts import texts_of


@pytest.mark.parametrize("game", games.OURS)
def test_every_step_and_every_other_move_has_words(game: str):
    body = FluentParser().parse(texts_of(game, "en")).body
    known = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    for chapter in lessons.shown(game, "en", "Nefer"):
        assert f"{game}-lesson-{chapter.key}" in known
        for step in chapter.steps:
            assert {f"{game}-learn-{step.key}", f"{game}-learn-{step.key}-title"} <= known
            assert {f"{game}-learn-not-{why}" for why in step.otherwise.values()} <= known
            assert set(step.ask) <= set(step.moves)
            assert set(step.otherwise) == set(step.moves) - set(step.ask)


@pytest.mark.parametrize("game", games.OURS)
def test_a_lesson_shows_a_scoring(game: str):
    steps = [step for chapter in lessons.shown(game, "en", "Nefer") for step in chapter.steps]
    assert any(len(after.sheet) > len(before.sheet) or after.totals for before, after in pairwise(steps))
