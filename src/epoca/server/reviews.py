"""Reviews over HTTP: line by line, as they come, for finished tables and for match files."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from epoca import review
from epoca.bots.explain import WORTH_TELLING, Advice, why
from epoca.bots.network import needs_of
from epoca.bots.thinkers import Prospect
from epoca.game import SPECTATOR, Milestone
from epoca.match import Match
from epoca.review import Judged, Verdict
from epoca.server import messages, studying
from epoca.server.reviewing import Work
from epoca.server.routes import (
    MOST_BYTES,
    Code,
    address_of,
    finished,
    hub_of,
    language_of,
    match_file,
    problems,
    seat_in,
    table_of,
)
from epoca.server.table import Table, TableRefused
from epoca.server.telling import told
from epoca.texts import Texts

LINES = "application/x-ndjson"


class Line(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name.lower()):
    """A line of a review."""


class Waiting(Line, frozen=True):
    """Others come first."""

    ahead: int


class Begun(Line, frozen=True):
    """What is known of the match before anything is judged."""

    plies: int
    milestones: list[int]  # how many moves had been played when an epoch ended
    result: list[float] | None  # each seat's share of the win, also of a match that was broken off


class Sketch(Line, frozen=True):
    """Everybody's chances at a glance."""

    glances: list[review.Glance]


class Move(msgspec.Struct, frozen=True):
    """A move and what it was expected to bring whoever decided."""

    move: str
    chance: float
    points: float


class Decision(msgspec.Struct, frozen=True):
    """A decision that was judged."""

    ply: int
    seat: int
    chances: list[float]  # everybody's, if the best is played
    played: Move
    best: Move
    cost: float  # of the chance to win
    error: float
    verdict: str
    why: str  # a sentence, with moves between marks
    gains: list[tuple[str, float]]  # what the best brings more, by line of the score sheet
    likely: list[tuple[int, str]]  # how it would have gone on: seats and moves


class Decisions(Line, frozen=True, tag="judged"):
    """What was judged since the last line."""

    decisions: list[Decision]


class Turn(msgspec.Struct, frozen=True):
    """A turning point."""

    ply: int
    seat: int
    change: float
    by_decision: bool
    events: list[Any]  # what happened then


class Done(Line, frozen=True):
    """All is judged."""

    accounts: list[review.Account]
    turning_points: list[Turn]


class Failed(Line, frozen=True):
    """There will be no more."""


@get(
    "/api/tables/{code:str}/review",
    tags=["api"],
    summary="A finished match, judged decision by decision",
    media_type=LINES,
    responses={200: ResponseSpec(str, generate_examples=False, media_type=LINES), **problems(400, 404, 409)},
)
async def review_table(request: "Request[Any, Any, Any]", code: Code) -> Stream:
    """The review of a table that is over: a line of JSON whenever there is more of it."""
    live = await table_of(request, code)
    table = live.table
    match, result = finished(table), table.result()
    assert result
    winners = [seat for seat, rank in enumerate(result[1]) if rank == 1]
    return _stream(
        request, studying.key_of(code, match), match, table.sitting(), winners, table, seat_in(live, request)
    )


@post(
    "/api/reviews",
    tags=["api"],
    summary="The match in a file, judged decision by decision",
    status_code=200,
    media_type=LINES,
    request_max_body_size=MOST_BYTES,
    responses={200: ResponseSpec(str, generate_examples=False, media_type=LINES), **problems(400, 413)},
)
async def review_file(request: "Request[Any, Any, Any]") -> Stream:
    """The review of a match file, which is sent as the body."""
    text, match, players = await match_file(request)
    key = hashlib.sha256(text.encode()).hexdigest()
    winners = match.outcome.winners if match.over else ()
    return _stream(request, key, match, [(player.name, player.kind) for player in players], winners)


def _stream(
    request: "Request[Any, Any, Any]",
    key: str,
    match: Match,
    sitting: Sequence[tuple[str, str]],
    winners: Sequence[int],
    table: Table | None = None,
    reader: int = SPECTATOR,
) -> Stream:
    if not match.game.thinking:
        raise TableRefused("server-no-judge")
    if not match.actions:
        raise TableRefused("server-no-review", 409)
    reviews = request.app.state.reviews
    if not reviews.known(key) and not request.app.state.orders.take(address_of(request)):
        raise TableRefused("server-many-reviews", 429)
    texts = Texts.at(language_of(request), match.game.name, match.options, list(sitting))
    lines = _lines(request, reviews.of(key, match), texts, winners, table, reader)
    return Stream(lines, media_type=LINES, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def _lines(
    request: "Request[Any, Any, Any]",
    work: Work,
    texts: Texts,
    winners: Sequence[int],
    table: Table | None,
    reader: int,
) -> AsyncIterator[bytes]:
    hub, reviews = hub_of(request), request.app.state.reviews
    match = work.match
    yield _written(await asyncio.to_thread(_begun, match, winners))
    sketched, heard, ahead = False, 0, 0
    async for _ in reviews.follow(work):
        if hub.stopping:
            return
        if reviews.ahead(work) != ahead:
            ahead = reviews.ahead(work)
            yield _written(Waiting(ahead))
        if work.sketch is not None and not sketched:
            sketched = True
            yield _written(Sketch(work.sketch))
        if heard < len(work.judged):
            new, heard = work.judged[heard:], len(work.judged)
            for first, last in pairwise([*range(0, len(new), 40), len(new)]):  # others are served in between
                yield _written(Decisions([_shown(match, judged, texts) for judged in new[first:last]]))
                await asyncio.sleep(0)
    if work.failed:
        yield _written(Failed())
        return
    if table:
        await studying.keep(hub.store, table, work.judged)
    found = await asyncio.to_thread(review.collect, match, work.judged)
    yield _written(
        Done([found.account(seat) for seat in range(match.seats)], list(_turns(found, match, texts, reader)))
    )


def _begun(match: Match, winners: Sequence[int]) -> Begun:
    plies = len(match.actions)
    ended = [ply + 1 for ply in range(plies) if any(isinstance(one, Milestone) for one in match.events(ply, SPECTATOR))]
    return Begun(plies, ended, [(seat in winners) / len(winners) for seat in range(match.seats)] if winners else None)


def _written(line: Line) -> bytes:
    return messages.encode(line) + b"\n"


def _turns(found: review.Review, match: Match, texts: Texts, reader: int) -> Iterator[Turn]:
    for point in found.turning_points() if found.decisions else ():
        events = [told(event, texts, reader) for event in match.events(point.ply, SPECTATOR)]
        yield Turn(point.ply, point.seat, round(point.change, 4), point.by_decision, events)


def _shown(match: Match, judged: Judged, texts: Texts) -> Decision:
    game, seat = match.game, judged.seat
    at_start = game.sheet(match.box, match.history[judged.ply]).at_start

    def move(prospect: Prospect) -> Move:
        points = round(at_start + prospect.points(seat), 1)
        return Move(game.write(prospect.action), round(prospect.chances[seat], 4), points)

    differs = judged.best.action != judged.played.action
    lines = zip(needs_of(game).categories, judged.best.lines[seat], judged.played.lines[seat], strict=True)
    gains = [(category, round(best - played, 1)) for category, best, played in lines]
    reason = why(Advice(game, seat, at_start, (judged.best, judged.played)), texts, mark="`") if differs else ""
    return Decision(
        judged.ply,
        seat,
        [round(chance, 4) for chance in judged.best.chances],
        move(judged.played),
        move(judged.best),
        round(judged.cost, 4),
        round(judged.error, 4),
        judged.verdict,
        reason if judged.verdict not in (Verdict.NONE, Verdict.GREAT) else "",
        sorted((gain for gain in gains if abs(gain[1]) >= WORTH_TELLING), key=lambda gain: -abs(gain[1])),
        [(who, game.write(action)) for who, action in judged.likely],
    )


HANDLERS = [review_table, review_file]
