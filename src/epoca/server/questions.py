"""Positions to find the best move in: shown with all the seat to decide may know, and answered in words."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from epoca.bots.explain import Advice, why
from epoca.bots.thinkers import Prospect
from epoca.game import Game, heard
from epoca.match import Match
from epoca.review.puzzles import Answer
from epoca.server import messages
from epoca.server.table import TableRefused
from epoca.server.telling import told
from epoca.texts import Texts

MOST_EVENTS = 12  # of what happened before that are told


class PuzzleShown(msgspec.Struct, frozen=True):
    """A position and how it came about, as the seat to decide sees it."""

    game: str
    options: dict[str, str]
    number: int
    count: int
    difficulty: int
    seat: int
    bots: list[str]  # the kind of bot at each seat; empty for the one to decide
    names: list[str]
    events: list[Any]
    question: str
    view: Any
    moves: list[str]
    sheet: Any
    why: list[list[str]]
    outlook: Any


class Tried(msgspec.Struct, frozen=True):
    """An answer."""

    move: Annotated[str, msgspec.Meta(max_length=60)]


class Worth(msgspec.Struct, frozen=True):
    """What a move is worth, and how many people chose it first."""

    move: str
    chance: float
    people: int


class Solution(msgspec.Struct, frozen=True):
    """What the best move is, and why the one that was tried is not."""

    right: bool
    moves: list[Worth]  # the best first
    why: str  # a sentence, with moves between marks


def shown(match: Match, texts: Texts, bots: list[str], number: int, count: int, difficulty: int) -> bytes:
    """The last position of a match."""
    game, seat = match.game, match.seat
    view = match.view(seat)
    return messages.encode(
        PuzzleShown(
            game.name,
            match.options,
            number,
            count,
            difficulty,
            seat,
            bots,
            list(texts.names),
            _before(match, texts),
            texts.event(match.events(len(match.actions) - 1, seat)[-1], seat),
            view,
            [game.write(action) for action in match.legal],
            game.shown_sheet(match.box, match.state, seat).scorings,
            texts.why(game.reasons(view)),
            game.outlook(match.box, match.state, seat),
        )
    )


def tried(game: Game, answers: Sequence[Answer], move: str) -> Answer:
    """The answer that is a move."""
    for answer in answers:
        if game.write(answer.action) == move:
            return answer
    raise TableRefused("server-no-such-move", move=move)


def solution(
    game: Game, answers: Sequence[Answer], tried: Answer, right: bool, texts: Texts, people: Mapping[str, int]
) -> Solution:
    """What every move is worth, and why the best is better than the one that was tried, or than the next best."""
    best, second, *_ = answers
    other = second if tried is best else tried
    prospects = tuple(Prospect(each.action, 1, (each.chance,), (each.lines,)) for each in (best, other))
    moves = [(game.write(answer.action), answer.chance) for answer in answers]
    return Solution(
        right,
        [Worth(move, chance, people.get(move, 0)) for move, chance in moves],
        why(Advice(game, 0, 0, prospects), texts, mark="`"),
    )


def _before(match: Match, texts: Texts) -> list[dict[str, Any]]:
    """What happened last, the oldest first."""
    events: list[dict[str, Any]] = []
    for ply in range(len(match.actions) - 1, -1, -1):
        events = [told(event, texts, match.seat) for event in heard(match.told(ply), match.seat)] + events
        if len(events) >= MOST_EVENTS:
            break
    return events[-MOST_EVENTS:]
