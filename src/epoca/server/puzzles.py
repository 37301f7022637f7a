"""Puzzles over HTTP: positions in which one move is clearly best, one of them the same for everybody each day."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from epoca import games
from epoca.bots import by_rule
from epoca.bots.explain import Advice, why
from epoca.bots.thinkers import Prospect
from epoca.game import Game, heard
from epoca.match import Match
from epoca.review.puzzles import Answer, Puzzle, number_of, puzzles_of
from epoca.server import messages
from epoca.server.routes import hub_of, language_of, problems, who_asks
from epoca.server.table import TableRefused
from epoca.server.telling import told
from epoca.texts import Texts, kebab

MOST_EVENTS = 12  # of what happened before that are told
GamePath = Annotated[str, Parameter(max_length=40, description="The name of a game.")]
Number = Annotated[int, Parameter(ge=0, le=10**6, description="Which puzzle of the game.")]


class Shelf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    today: int  # the number of today's
    themes: list[str]  # what is to be decided, for each puzzle
    difficulties: list[int]  # from 1 to 3, for each puzzle


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


@get("/api/puzzles", tags=["api"], summary="The puzzles there are", responses=problems(), sync_to_thread=True)
def shelves() -> list[Shelf]:
    """For each game that has some: which is today's, and what each is about."""
    today = datetime.now(UTC).date()
    return [
        Shelf(
            game.name,
            number_of(game, today),
            [kebab(puzzle.theme) for puzzle in found],
            [puzzle.difficulty for puzzle in found],
        )
        for game in games.every()
        if (found := puzzles_of(game))
    ]


@get(
    "/api/puzzles/{game:str}/{number:int}",
    tags=["api"],
    summary="A puzzle",
    responses={200: ResponseSpec(PuzzleShown, generate_examples=False), **problems(400, 404)},
)
async def puzzle(request: "Request[Any, Any, Any]", game: GamePath, number: Number) -> Response[bytes]:
    """The position, with everything the seat to decide may know and nothing else."""
    found = find(game, number)
    language = language_of(request)
    return Response(await asyncio.to_thread(_shown, found, number, language), media_type=MediaType.JSON)


@post(
    "/api/puzzles/{game:str}/{number:int}",
    tags=["api"],
    summary="Try a move in a puzzle",
    status_code=200,
    responses={200: ResponseSpec(Solution, generate_examples=False), **problems(400, 404)},
)
async def solve(request: "Request[Any, Any, Any]", game: GamePath, number: Number, data: JSONBody[Tried]) -> Solution:
    """What every move is worth. The first answer of somebody with a name is counted."""
    found = find(game, number)
    rules = games.load(game)
    moves = [rules.write(answer.action) for answer in found.answers]
    if data.move not in moves:
        raise TableRefused("server-no-such-move", move=data.move)
    store, who = hub_of(request).store, who_asks(request)
    if who.id:
        await store.answers.give(found.key, who.id, data.move)
    people = await store.answers.of(found.key)
    tried = found.answers[moves.index(data.move)]
    texts = Texts(language_of(request), game, dict(found.options))
    return Solution(
        tried is found.answers[0],
        [Worth(move, answer.chance, people.get(move, 0)) for move, answer in zip(moves, found.answers, strict=True)],
        _reason(rules, found, tried, texts),
    )


def find(game: str, number: int) -> Puzzle:
    """A puzzle by its number."""
    found: Sequence[Puzzle] = puzzles_of(games.load(game)) if game in games.names() else ()
    if number >= len(found):
        raise TableRefused("server-no-puzzle", 404)
    return found[number]


def _reason(game: Game, puzzle: Puzzle, tried: Answer, texts: Texts) -> str:
    """Why the best move is better than the one that was tried, or than the next best."""
    best, second, *_ = puzzle.answers
    other = second if tried is best else tried
    prospects = tuple(Prospect(each.action, 1, (each.chance,), (each.lines,)) for each in (best, other))
    return why(Advice(game, 0, 0, prospects), texts, mark="`")


def suggested_bots(match: Match) -> list[str]:
    """Bots for the others, the strongest first; none for the seat to decide."""
    levels, seat = [level.name for level in match.game.levels] or [by_rule(match.game)], match.seat
    return ["" if i == seat else levels[-1 - (i - seat - 1) % match.seats % len(levels)] for i in range(match.seats)]


@lru_cache(64)
def _shown(puzzle: Puzzle, number: int, language: str) -> bytes:
    match = puzzle.set_up()
    game, seat = match.game, match.seat
    bots = suggested_bots(match)
    texts = Texts.at(language, game.name, match.options, [(bot, bot) for bot in bots])
    view = match.view(seat)
    shown = PuzzleShown(
        game.name,
        match.options,
        number,
        len(puzzles_of(game)),
        puzzle.difficulty,
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
    return messages.encode(shown)


def _before(match: Match, texts: Texts) -> list[dict[str, Any]]:
    """What happened last, the oldest first."""
    events: list[dict[str, Any]] = []
    for ply in range(len(match.actions) - 1, -1, -1):
        events = [told(event, texts) for event in heard(match.told(ply), match.seat)] + events
        if len(events) >= MOST_EVENTS:
            break
    return events[-MOST_EVENTS:]


HANDLERS = [shelves, puzzle, solve]
