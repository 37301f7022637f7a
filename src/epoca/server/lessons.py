"""A first match of each game, played with somebody who explains: real positions, one idea at a time.

A lesson is a match from a fixed seed. Each step plays what others do, or everybody for a while as the greedy player
would, and then shows the position with a text; where it asks for a move, the match goes on with just that one.
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
    events: list[Any]
    view: Any
    ask: str
    moves: list[str]
    sheet: Any
    why: list[list[str]]
    outlook: Any


def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    played = games.load(game)
    return required(played, played.lesson, "lesson")


def _play(match: Match, step: LessonStep, others: Bot) -> None:
    for move in step.script:
        match.play(match.seat, match.game.read(move))
    game = match.game
    for _ in range(MOST_MOVES if step.until else 0):
        if match.over or (match.seat == PUPIL and step.until and step.until(game.view(match.box, match.state, PUPIL))):
            break
        match.play(match.seat, decide(others, match))


@lru_cache(64)
def shown(game: str, language: str, you: str) -> list[Shown]:
    """All steps of a lesson, in a language."""
    lesson = lesson_of(game)
    names = [name or you for name in lesson.names]
    match = Match(games.load(game), len(names), lesson.options, chance.secret_from_seed(lesson.seed))
    others = new(by_rule(match.game), game=match.game)
    texts = Texts(language, game, match.options, names)
    found, told = [], 0
    for step in lesson.steps:
        _play(match, step, others)
        events = [event for ply in range(told, len(match.actions)) for event in match.events(ply, PUPIL)]
        told = len(match.actions)
        legal = match.game.legal_actions(match.box, match.state) if match.seat == PUPIL else []
        view = match.game.view(match.box, match.state, PUPIL)
        found.append(
            Shown(
                step.key,
                [telling.told(event, texts) for event in events[-40:]],
                view,
                step.ask,
                [match.game.write(action) for action in legal] if step.ask else [],
                match.game.shown_sheet(match.box, match.state, PUPIL).scorings,
                texts.why(match.game.reasons(view)),
                match.game.outlook(match.box, match.state, PUPIL),
            )
        )
        if step.ask:
            match.play(PUPIL, match.game.read(step.ask))
    return found
