"""Positions to play on from, and to show to others: what was hidden from whoever decides there is dealt anew."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from epoca import chance, record
from epoca.game import NOBODY, SPECTATOR, heard
from epoca.match import Match
from epoca.server import messages
from epoca.server.branches import Branches
from epoca.server.hints import asked
from epoca.server.messages import Ply, ShortText
from epoca.server.puzzles import find, suggested_bots
from epoca.server.routes import (
    MOST_BYTES,
    MOST_MOVES,
    Code,
    address_of,
    hub_of,
    language_of,
    problems,
    seat_in,
    table_of,
)
from epoca.server.table import Position, Table, TableRefused
from epoca.server.telling import told
from epoca.texts import Texts


class PuzzleNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle by its number."""

    game: ShortText
    number: Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a position is found: at a table or in a match file after so many moves, or in a puzzle."""

    table: ShortText = ""
    file: Annotated[str, msgspec.Meta(max_length=MOST_BYTES)] = ""
    puzzle: PuzzleNamed | None = None
    ply: Ply | None = None


class PositionNamed(msgspec.Struct, frozen=True):
    """The code by which anybody finds a position."""

    code: str


class PositionShown(msgspec.Struct, frozen=True):
    """A position, as the seat to decide sees it."""

    code: str
    game: str
    options: dict[str, str]
    seat: int
    bots: list[str]  # that could sit at the other seats; empty for the one to decide
    view: Any
    sheet: Any
    why: list[list[str]]
    outlook: Any


class NodeShown(msgspec.Struct, frozen=True):
    """A position that was on the table, and the move that led to it."""

    parent: int  # -1: the first one has none
    seat: int
    move: str
    by: str
    events: list[Any]
    chances: list[float] | None  # to win, where one has to decide and at the end


class BranchesShown(msgspec.Struct, frozen=True):
    """All that was tried at a table, and where it stands."""

    at: int
    nodes: list[NodeShown]


@post(
    "/api/positions",
    tags=["api"],
    summary="A code for a position, to play on from and to show to others",
    request_max_body_size=2 * MOST_BYTES,
    status_code=200,
    responses=problems(400, 404, 413),
)
async def keep(request: "Request[Any, Any, Any]", data: JSONBody[Found]) -> PositionNamed:
    """Of a match that is over, of a puzzle, or of one's own turn among bots; of nothing that runs between people."""
    if not request.app.state.openings.take(address_of(request)):
        raise TableRefused("server-many-tables", 429)
    match, ply = await _found(request, data)
    if match.history[ply].seat == NOBODY:
        raise TableRefused("server-over")
    if match.components:
        raise TableRefused("server-position-components")
    position = await asyncio.to_thread(Position.of, match, ply)
    await hub_of(request).store.positions.keep(position)
    return PositionNamed(position.code)


async def _found(request: "Request[Any, Any, Any]", where: Found) -> tuple[Match, int]:
    if where.puzzle:
        match = await asyncio.to_thread(find(where.puzzle.game, where.puzzle.number).set_up)
        return match, len(match.actions)
    if where.file:
        if where.file.count("\n") > MOST_MOVES:
            raise TableRefused("server-no-match-file")
        match, _ = await asyncio.to_thread(record.read, where.file)
        return match, min(len(match.actions) if where.ply is None else where.ply, len(match.actions))
    question = await asked(request, where.table, where.ply, what="position")
    return question.match, question.ply


@get(
    "/api/positions/{code:str}",
    tags=["api"],
    summary="A position",
    responses={200: ResponseSpec(PositionShown, generate_examples=False), **problems(400, 404)},
)
async def position(request: "Request[Any, Any, Any]", code: Code) -> Response[bytes]:
    """The position, with everything the seat to decide may know and nothing else."""
    found = await hub_of(request).store.positions.find(code)
    if not found or not found.fits:
        raise TableRefused("server-no-position", 404)
    language = language_of(request)
    return Response(await asyncio.to_thread(_shown, found, language), media_type=MediaType.JSON)


@lru_cache(64)
def _shown(position: Position, language: str) -> bytes:
    match = position.set_up(chance.secret_from_seed(position.code))
    game, view = match.game, match.view(position.seat)
    texts = Texts(language, game.name, match.options)
    return messages.encode(
        PositionShown(
            position.code,
            game.name,
            match.options,
            position.seat,
            suggested_bots(match),
            view,
            game.shown_sheet(match.box, match.state, position.seat).scorings,
            texts.why(game.reasons(view)),
            game.outlook(match.box, match.state, position.seat),
        )
    )


@get(
    "/api/tables/{code:str}/branches",
    tags=["api"],
    summary="All that was tried at a table that began from a position",
    responses={200: ResponseSpec(BranchesShown, generate_examples=False), **problems(400, 403, 404)},
)
async def branches(request: "Request[Any, Any, Any]", code: Code) -> Response[bytes]:
    """Every move that was ever played there, with the chances to win, for whoever plays there."""
    live = await table_of(request, code)
    async with live.settled() as table:
        tried, seat = table.branches, seat_in(live, request)
        if not tried:
            raise TableRefused("server-no-branch")
        if seat == SPECTATOR:
            raise TableRefused("server-no-seat-here", 403)
        _settle(table, tried)
        asked_for = _open(table, tried, seat)
    if asked_for:
        chances = await request.app.state.reviews.chances(
            table.game.name, table.setting.options, [_seen(table, tried, node, seat) for node in asked_for]
        )
        for node, found in zip(asked_for, chances, strict=True):
            tried.nodes[node].chances = found
    texts = Texts.at(language_of(request), table.game.name, table.setting.options, table.sitting())
    body = messages.encode(
        BranchesShown(tried.at, [_node(table, tried, k, seat, texts) for k in range(len(tried.nodes))])
    )
    return Response(body, media_type=MediaType.JSON)


def _settle(table: Table, tried: Branches) -> None:
    """Where a match has ended, everybody's share of the win is known."""
    for node in tried.nodes:
        if node.state.seat == NOBODY and node.chances is None and table.match:
            winners = table.game.outcome(table.match.box, node.state).winners
            node.chances = tuple((seat in winners) / len(winners) for seat in range(table.match.seats))


def _open(table: Table, tried: Branches, seat: int) -> list[int]:
    """The decisions of a seat of which nobody knows the chances yet."""
    if not table.game.thinking:
        return []
    return [k for k, node in enumerate(tried.nodes) if node.chances is None and node.state.seat == seat]


def _seen(table: Table, tried: Branches, node: int, seat: int) -> bytes:
    """What the seat knows there."""
    assert table.match
    dice = chance.stream(table.setting.secret, node, purpose=f"look {seat}")
    known: bytes = table.game.redeal(table.match.box, tried.nodes[node].state, seat, dice).tobytes()
    return known


def _node(table: Table, tried: Branches, number: int, seat: int, texts: Texts) -> NodeShown:
    node, events = tried.nodes[number], []
    if number and table.match:
        before = tried.nodes[node.parent].state
        happened = table.game.tell(table.match.box, before, table.game.read(node.move), node.state)
        events = [told(event, texts, seat) for event in heard(happened, seat)]
    chances = [round(each, 4) for each in node.chances] if node.chances else None
    return NodeShown(node.parent, node.seat, node.move, node.by, events, chances)


HANDLERS = [keep, position, branches]
