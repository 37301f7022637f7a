"""Profiles over HTTP: how somebody decides, for themselves alone, and positions of their own to train on."""

import asyncio
import dataclasses
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from epoca import games
from epoca.match import Match
from epoca.review import INACCURACY
from epoca.review.puzzles import Answer
from epoca.review.slips import Slip, habits
from epoca.server import messages, questions, studying
from epoca.server.hub import Hub
from epoca.server.identity import Who
from epoca.server.questions import PuzzleShown, Solution, Tried
from epoca.server.reviewing import Order, Reviews
from epoca.server.routes import Code, address_of, hub_of, language_of, problems, somebody
from epoca.server.store.studies import KeptAnswer, Position, Studied
from epoca.server.table import DONE, Table, TableRefused
from epoca.texts import Texts

LINES = "application/x-ndjson"
MOST_STUDIED = 100  # matches in a profile
MOST_HABITS = 5  # of a game
MOST_PLACES = 5  # of a habit
LAST = 10  # matches that are reviewed at once
Ply = Annotated[int, Parameter(ge=1, le=100_000, description="So many moves have been played.")]


class Reviewed(msgspec.Struct, frozen=True):
    """How well somebody decided in one match."""

    table: str
    game: str
    ended: float
    accuracy: float
    decisions: int
    counts: dict[str, int]  # of verdicts that cost something


class Place(msgspec.Struct, frozen=True):
    """Where somebody went wrong."""

    table: str
    ply: int
    ended: float
    verdict: str


class HabitShown(msgspec.Struct, frozen=True):
    """What somebody does wrong again and again."""

    game: str
    text: str
    times: int
    matches: int
    cost: float  # of all chances to win it gave up
    epoch: int  # in which it happens most of the time, or 0
    places: list[Place]  # the costliest first


class ToTrain(msgspec.Struct, frozen=True):
    """Positions to train on: how many are due, which is the first, and when there will be one if none is."""

    due: int
    table: str = ""
    ply: int = 0
    next: float | None = None


class Study(msgspec.Struct, frozen=True):
    """What reviews found of somebody, for themselves alone."""

    name: str
    reviewed: list[Reviewed]  # the latest first
    habits: list[HabitShown]
    training: ToTrain
    waiting: int  # of the last matches, those not reviewed yet


class Progress(msgspec.Struct, frozen=True):
    """A line while the last matches are reviewed: which one of how many, and how far it is."""

    number: int
    matches: int
    done: float  # of this one, from 0 to 1
    ahead: int = 0  # matches of others that come first


def kept_name(request: "Request[Any, Any, Any]") -> Who:
    """Who asks, if their name is kept."""
    who = somebody(request)
    if not who.kept:
        raise TableRefused("server-no-kept-name", 403)
    return who


def judged_games() -> list[str]:
    """The games in which a strong bot can judge."""
    return [game.name for game in games.every() if game.thinking]


@get("/api/people/me/study", tags=["api"], summary="How one decides, from reviews", responses=problems(401, 403))
async def study(request: "Request[Any, Any, Any]") -> Study:
    """Accuracy over time, what one does wrong again and again, and positions to train on; nobody else may ask."""
    who, store = kept_name(request), hub_of(request).store
    found = await store.studies.of(who.id, MOST_STUDIED)
    waiting = await store.studies.not_reviewed(who.id, judged_games(), LAST)
    language = language_of(request)
    return Study(
        who.name,
        [_reviewed(one) for one in found],
        [habit for game in judged_games() for habit in _habits(game, found, language)],
        await _to_train(request, who),
        len(waiting),
    )


def _reviewed(one: Studied) -> Reviewed:
    counts: dict[str, int] = {}
    for slip in one.slips:
        counts[slip.verdict] = counts.get(slip.verdict, 0) + 1
    return Reviewed(one.table, one.game, one.ended, round(one.accuracy, 4), one.decisions, counts)


def _habits(game: str, found: list[Studied], language: str) -> list[HabitShown]:
    matches = {one.table: one for one in found if one.game == game}
    made = [(one.table, Slip(*msgspec.structs.astuple(slip))) for one in matches.values() for slip in one.slips]
    texts = Texts(language, game, games.load(game).fill_in({}))
    return [
        HabitShown(
            game,
            habit.text,
            len(habit.places),
            len({table for table, _ in habit.places}),
            round(habit.cost, 4),
            habit.epoch,
            [Place(table, slip.ply, matches[table].ended, slip.verdict) for table, slip in habit.places[:MOST_PLACES]],
        )
        for habit in habits(made, texts)[:MOST_HABITS]
    ]


async def _to_train(request: "Request[Any, Any, Any]", who: Who) -> ToTrain:
    due, at, first = await hub_of(request).store.studies.due(who.id, time.time())
    return ToTrain(due, first.table, first.ply) if first else ToTrain(due, next=at)


# ------------------------------------------------------------------------------------------ the last matches


@post(
    "/api/people/me/study",
    tags=["api"],
    summary="Review one's last matches",
    status_code=200,
    media_type=LINES,
    responses={200: ResponseSpec(str, generate_examples=False, media_type=LINES), **problems(401, 403)},
)
async def review_last(request: "Request[Any, Any, Any]") -> Stream:
    """Review those of the last ten that were not yet, one after the other; a line of JSON whenever there is more."""
    who = kept_name(request)
    if not request.app.state.orders.take(address_of(request)):
        raise TableRefused("server-many-reviews", 429)
    codes = await hub_of(request).store.studies.not_reviewed(who.id, judged_games(), LAST)
    lines = _review(hub_of(request), request.app.state.reviews, list(codes))
    return Stream(lines, media_type=LINES, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def _review(hub: Hub, reviews: Reviews, codes: list[str]) -> AsyncIterator[bytes]:
    for number, code in enumerate(codes, 1):
        live = await hub.get(code)
        match = live.table.match if live else None
        if not live or not match or not match.actions:
            continue
        work = reviews.of(studying.key_of(code, match), match)
        async for _ in reviews.follow(work):
            if hub.stopping:
                return
            done = work.next / len(work.order.actions)
            yield messages.encode(Progress(number, len(codes), round(done, 3), reviews.ahead(work))) + b"\n"
        if not work.failed:
            await studying.keep(hub.store, live.table, work.judged)


# ------------------------------------------------------------------------------------------------- training


@get("/api/training", tags=["api"], summary="Which position to train on", responses=problems(401, 403))
async def training(request: "Request[Any, Any, Any]") -> ToTrain:
    """Positions where one went wrong come again after a day, three, a week and so on, as long as one finds the move."""
    return await _to_train(request, kept_name(request))


@get(
    "/api/training/{code:str}/{ply:int}",
    tags=["api"],
    summary="A position to train on",
    responses={200: ResponseSpec(PuzzleShown, generate_examples=False), **problems(400, 401, 403, 404)},
)
async def position(request: "Request[Any, Any, Any]", code: Code, ply: Ply) -> Response[bytes]:
    """The position as one saw it then."""
    who = kept_name(request)
    _, table, order = await _find(request, who, code, ply)
    due = (await _to_train(request, who)).due
    texts = Texts.at(language_of(request), order.game, order.options, table.sitting())

    def work() -> bytes:
        match = order.match()
        bots = ["" if number == match.seat else seat.bot for number, seat in enumerate(table.seats)]
        return questions.shown(match, texts, bots, ply, due, 0)

    return Response(await asyncio.to_thread(work), media_type=MediaType.JSON)


@post(
    "/api/training/{code:str}/{ply:int}",
    tags=["api"],
    summary="Try a move in a position to train on",
    status_code=200,
    responses={200: ResponseSpec(Solution, generate_examples=False), **problems(400, 401, 403, 404)},
)
async def answer(request: "Request[Any, Any, Any]", code: Code, ply: Ply, data: JSONBody[Tried]) -> Solution:
    """What every move is worth. Whatever gives up less than an inaccuracy is right."""
    who, store = kept_name(request), hub_of(request).store
    at, _, order = await _find(request, who, code, ply)
    game = games.load(order.game)
    if at.answers:
        answers = [Answer(one.action, one.chance, one.lines) for one in at.answers]
    else:
        answers = await _weighed(request.app.state.reviews, await asyncio.to_thread(order.match))
        kept = [KeptAnswer(one.action, one.chance, one.lines) for one in answers]
        await store.studies.weighed(who.id, code, ply, kept)
    tried = questions.tried(game, answers, data.move)
    right = answers[0].chance - tried.chance < INACCURACY
    await store.studies.answered(who.id, at, right, time.time())
    texts = Texts(language_of(request), order.game, order.options)
    return questions.solution(game, answers, tried, right, texts, {})


async def _weighed(reviews: Reviews, match: Match) -> list[Answer]:
    """What every move of the last position is worth to the seat that decides, the best first."""
    seat, ply = match.seat, len(match.actions)
    state = match.redealt(seat, ply).tobytes()
    news = [(before.tobytes(), action) for before, action in match.decided(seat, 0, ply)]
    found = await reviews.weigh(match.game.name, match.options, state, news, ())
    best = found[0].prospect.chances[seat]
    return [
        Answer(one.prospect.action, round(best - one.cost, 3), tuple(round(p, 1) for p in one.prospect.lines[seat]))
        for one in found
    ]


async def _find(request: "Request[Any, Any, Any]", who: Who, code: str, ply: int) -> tuple[Position, Table, Order]:
    """A position that is somebody's own, with the match up to there."""
    at = await hub_of(request).store.studies.position(who.id, code, ply)
    live = await hub_of(request).get(code) if at else None
    if not at or not live or not live.table.match or live.table.state != DONE:
        raise TableRefused("server-no-puzzle", 404)
    order = Order.of(code, live.table.match)
    return at, live.table, dataclasses.replace(order, actions=order.actions[:ply])


HANDLERS = [study, review_last, training, position, answer]
