"""A first match of each game, played with somebody who explains: real positions, one idea at a time.

A lesson is a match from a fixed seed. Each step plays what others do, or everybody for a while as the greedy player
would, and then shows the position with a text; where it asks for a move, the match goes on with just that one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from epoca import chance, games
from epoca.match import Match
from epoca.server import telling
from epoca.texts import Texts

PUPIL = 0
MOST_MOVES = 300  # that a step may play by itself


@dataclass(frozen=True)
class Step:
    """What happens, what is explained then (the key of a text), and what the pupil is asked to play."""

    key: str
    script: Sequence[str] = ()  # moves of whoever's turn it is
    until: Callable[[Any], bool] | None = None  # everybody plays on until the pupil's position is like this
    ask: str = ""


@dataclass(frozen=True)
class Lesson:
    """A first match."""

    game: str
    seed: str
    names: Sequence[str]
    options: dict[str, str] = field(default_factory=dict)
    steps: Sequence[Step] = ()


LESSONS = {
    "ra": Lesson(
        "ra",
        "lesson 91613",
        ("", "Ana", "Piotr"),
        {"edition": "modern", "scores": "hidden"},
        (
            Step("welcome"),
            Step("draw", ask="draw"),
            Step("groups", ("draw", "draw"), ask="draw"),
            Step("invoke", ("draw", "draw"), ask="ra"),
            Step("bid", ("pass", "bid 4"), ask="bid 5"),
            Step("won"),
            Step("disaster", ("draw", "draw"), ask="draw"),
            Step("drawn", ("pass", "pass"), ask="pass"),
            Step("god", ("draw", "draw"), ask="god gold"),
            Step("epoch", (), lambda view: view.epoch == 2),
            Step("lasting"),
            Step("end", (), lambda view: view.epoch == 3 and view.ra_drawn >= 4),
        ),
    ),
    "hadara": Lesson(
        "hadara",
        "lesson 2",
        ("", "Ana", "Piotr"),
        {"deck": "basic", "start": "A"},
        (
            Step("welcome"),
            Step("wheel", ask="wheel 1"),
            Step("pair", ask="board 1 keep 2"),
            Step("sell", (), lambda view: view.phase == "draft" and view.round == 2, ask="board 1 sell 2"),
            Step("discount", (), lambda view: view.phase == "draft" and view.round == 4),
            Step("region", (), lambda view: view.phase == "region", ask="annex 3"),
            Step("take", (), lambda view: view.phase == "take" and view.round == 1, ask="take green keep"),
            Step("food", (), lambda view: view.phase == "take" and view.round == 4),
            Step("bust", (), lambda view: view.phase == "bust", ask="bust 6 culture"),
            Step("epoch", (), lambda view: view.epoch == 2 and view.phase == "draft"),
            Step("end", (), lambda view: view.epoch == 3 and view.half == "B" and view.phase == "take"),
        ),
    ),
}


class Shown(msgspec.Struct, frozen=True):
    """A step as the page shows it."""

    key: str
    events: list[Any]
    view: Any
    ask: str
    moves: list[str]
    sheet: Any


def _play(match: Match, step: Step) -> None:
    for move in step.script:
        match.play(match.seat, match.game.read(move))
    game = match.game
    for _ in range(MOST_MOVES if step.until else 0):
        if match.over or (match.seat == PUPIL and step.until and step.until(game.view(match.box, match.state, PUPIL))):
            break
        match.play(match.seat, int(game.greedy(match.box, match.redealt(match.seat))))


@lru_cache(64)
def shown(game: str, language: str, you: str) -> list[Shown]:
    """All steps of a lesson, in a language."""
    lesson = LESSONS[game]
    names = [name or you for name in lesson.names]
    match = Match(games.load(game), len(names), lesson.options, chance.secret_from_seed(lesson.seed))
    texts = Texts(language, game, match.options, names)
    found, told = [], 0
    for step in lesson.steps:
        _play(match, step)
        events = [event for ply in range(told, len(match.actions)) for event in match.events(ply, PUPIL)]
        told = len(match.actions)
        legal = match.game.legal_actions(match.box, match.state) if match.seat == PUPIL else []
        found.append(
            Shown(
                step.key,
                [telling.told(event, texts) for event in events[-40:]],
                match.game.view(match.box, match.state, PUPIL),
                step.ask,
                [match.game.write(action) for action in legal] if step.ask else [],
                match.game.sheet(match.box, match.state).scorings,
            )
        )
        if step.ask:
            match.play(PUPIL, match.game.read(step.ask))
    return found
