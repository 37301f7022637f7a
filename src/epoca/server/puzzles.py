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
from epoca.match import Match
from epoca.review.puzzles import Puzzle, number_of, puzzles_of
from epoca.server import questions
from epoca.server.questions import PuzzleShown, Solution, Tried
from epoca.server.routes import hub_of, language_of, problems, who_asks
from epoca.server.table import TableRefused
from epoca.texts import Texts, kebab

GamePath = Annotated[str, Parameter(max_length=40, description="The name of a game.")]
Number = Annotated[int, Parameter(ge=0, le=10**6, description="Which puzzle of the game.")]


class Shelf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    today: int  # the number of today's
    themes: list[str]  # what is to be decided, for each puzzle
    difficulties: list[int]  # from 1 to 3, for each puzzle


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
    tried = questions.tried(rules, found.answers, data.move)
    store, who = hub_of(request).store, who_asks(request)
    if who.id:
        await store.answers.give(found.key, who.id, data.move)
    people = await store.answers.of(found.key)
    texts = Texts(language_of(request), game, dict(found.options))
    return questions.solution(rules, found.answers, tried, tried is found.answers[0], texts, people)


def find(game: str, number: int) -> Puzzle:
    """A puzzle by its number."""
    found: Sequence[Puzzle] = puzzles_of(games.load(game)) if game in games.names() else ()
    if number >= len(found):
        raise TableRefused("server-no-puzzle", 404)
    return found[number]


def suggested_bots(match: Match) -> list[str]:
    """Bots for the others, the strongest first; none for the seat to decide."""
    levels, seat = [level.name for level in match.game.levels] or [by_rule(match.game)], match.seat
    return ["" if i == seat else levels[-1 - (i - seat - 1) % match.seats % len(levels)] for i in range(match.seats)]


@lru_cache(64)
def _shown(puzzle: Puzzle, number: int, language: str) -> bytes:
    match = puzzle.set_up()
    bots = suggested_bots(match)
    texts = Texts.at(language, match.game.name, match.options, [(bot, bot) for bot in bots])
    return questions.shown(match, texts, bots, number, len(puzzles_of(match.game)), puzzle.difficulty)


HANDLERS = [shelves, puzzle, solve]
