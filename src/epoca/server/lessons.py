"""A first match of each game, played with somebody who explains: real positions, one idea at a time.

A chapter is a match from a fixed seed, or goes on with the one before. Each step plays what others do, or everybody for
a while as the greedy player would, and then shows the position with a text; where it asks for moves, the match goes on
with just those.
"""

from functools import lru_cache
from typing import Any

import msgspec

from epoca import chance, games
from epoca.bots import by_rule, decide, new
from epoca.bots.bot import Bot
from epoca.capabilities import Lesson, LessonStep
from epoca.game import required
from epoca.match import Match
from epoca.server import telling
from epoca.texts import Texts

PUPIL = 0
MOST_MOVES = 300  # that a step may play by itself


class Shown(msgspec.Struct, frozen=True):
    """A step as the page shows it."""

    key: str
    points: list[str]
    events: list[Any]  # since the step before
    view: Any
    ask: list[str]
    moves: list[str]
    otherwise: dict[str, str]  # why not, by move
    sheet: Any
    categories: list[str]  # of the sheet
    why: list[list[str]]
    outlook: Any
    totals: list[int]  # of the match, when it is over


class Chapter(msgspec.Struct, frozen=True):
    """Steps with one subject."""

    key: str
    steps: list[Shown]


def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    played = games.load(game)
    return required(played, played.lesson, "lesson")


def _play(match: Match, step: LessonStep, others: Bot) -> None:
    for move in step.script:
        match.play(match.seat, match.game.read(move))
    for _ in range(MOST_MOVES if step.until else 0):
        asked = match.seat == PUPIL or not step.ask
        if match.over or (asked and step.until and step.until(match.game.view(match.box, match.state, PUPIL))):
            break
        match.play(match.seat, decide(others, match))


def _shown(match: Match, step: LessonStep, told: int, texts: Texts) -> Shown:
    game = match.game
    view = game.view(match.box, match.state, PUPIL)
    sheet = game.shown_sheet(match.box, match.state, PUPIL)
    moves = [game.write(action) for action in game.legal_actions(match.box, match.state)] if step.ask else []
    return Shown(
        step.key,
        list(step.points),
        [
            telling.told(event, texts, PUPIL)
            for ply in range(told, len(match.actions))
            for event in match.events(ply, PUPIL)
        ],
        view,
        list(step.ask),
        moves,
        {move: step.why_not(move) for move in moves if move not in step.ask},
        sheet.scorings,
        list(sheet.categories),
        texts.why(game.reasons(view)),
        game.outlook(match.box, match.state, PUPIL),
        list(game.outcome(match.box, match.state).points) if match.over else [],
    )


@lru_cache(64)
def shown(game: str, language: str, you: str) -> list[Chapter]:
    """All steps of a lesson, in a language."""
    lesson = lesson_of(game)
    played = games.load(game)
    names = [name or you for name in lesson.names]
    others = new(by_rule(played), game=played)
    texts = Texts(language, game, lesson.options, names)
    found, match, told = [], None, 0
    for chapter in lesson.chapters:
        fresh = match is None or bool(chapter.seed)
        if match is None or chapter.seed:
            match = Match(played, len(names), lesson.options, chance.secret_from_seed(chapter.seed))
        steps = []
        for step in chapter.steps:
            _play(match, step, others)
            steps.append(_shown(match, step, len(match.actions) if fresh else told, texts))
            fresh, told = False, len(match.actions)
            for move in step.ask:
                match.play(PUPIL, played.read(move))
        found.append(Chapter(chapter.key, steps))
    return found
