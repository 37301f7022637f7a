"""What a strong bot would play: thought here, or on the page, which has the engine too.

A page that thinks for itself gets what the seat may know: a redeal, and the boxes and networks to think with. It tells
what it expects of the moves, and the words for that are made here.
"""

import json
from functools import cache
from typing import Annotated, Any

import msgspec
import numpy as np
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, Parameter

from epoca import engine, games
from epoca.bots import reading
from epoca.bots.explain import EFFORT, MOVES, Advice
from epoca.bots.network import LINE_POINTS, needs_of, new_scratch
from epoca.bots.search import tree
from epoca.bots.thinkers import CURIOSITY, GUESS, Prospect, networks_of
from epoca.game import NOBODY
from epoca.match import Match
from epoca.server.messages import Hint
from epoca.server.packing import FOR_A_DAY, pack, packed_file, sent
from epoca.server.routes import Code, address_of, hub_of, language_of, problems, seat_in, table_of
from epoca.server.table import DONE, TableRefused
from epoca.server.thinking import hint_of
from epoca.texts import Texts

After = Annotated[int | None, Parameter(ge=0, le=100_000, description="So many moves have been played.")]
REFUSALS = {  # by what was asked for: out of turn, and where people play
    "hint": ("server-hint-turn", "server-hint-people"),
    "coach": ("server-coach-turn", "server-coach-people"),
    "position": ("server-position-turn", "server-position-people"),
}


class Decided(msgspec.Struct, frozen=True):
    """A position as far as a seat knew it, and what somebody else decided in it."""

    state: bytes
    action: int


class Position(msgspec.Struct, frozen=True):
    """All that a seat may know of a position, for a page with an engine: records as bytes, in base 64."""

    game: str
    seats: int
    seat: int
    state: bytes
    boxes: bytes  # the box, and one for each way in which others may play
    decided: list[Decided]  # what others decided so far
    moves: list[str]  # the actions, as text


class Expected(msgspec.Struct, frozen=True):
    """What is expected of an action: chances to win by seat, and points by seat and line of the score sheet."""

    action: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    tries: Annotated[int, msgspec.Meta(ge=0)]
    chances: Annotated[list[float], msgspec.Meta(min_length=1, max_length=9)]
    lines: Annotated[list[Annotated[list[float], msgspec.Meta(max_length=30)]], msgspec.Meta(max_length=9)]


class Asked(msgspec.Struct, frozen=True):
    """A question for advice: a match, how far it is, who asks, and how people are called."""

    match: Match
    ply: int
    seat: int
    names: list[str]


async def asked(
    request: "Request[Any, Any, Any]", code: str, ply: int | None, often: bool = False, what: str = "hint"
) -> Asked:
    """In one's turn, if all others are bots; of a match that is over, after `ply` moves.

    `what` is asked for: hints may not be asked for often, and refusals name it.
    """
    out_of_turn, among_people = REFUSALS[what]
    live = await table_of(request, code)
    async with live.settled() as table:
        match = table.match
        if not table.game.thinking:
            raise TableRefused("server-no-hints")
        if not match:
            raise TableRefused("server-not-begun")
        over = table.state == DONE
        seat = seat_in(live, request)
        if not over and (seat < 0 or seat != table.to_move):
            raise TableRefused(out_of_turn)
        if not over and table.people() != [seat]:
            raise TableRefused(among_people)
        at = min(ply, len(match.actions)) if over and ply is not None else len(match.actions)
        if match.history[at].seat == NOBODY:
            raise TableRefused("server-over")
        if what == "hint" and not often and not request.app.state.hints.take(address_of(request)):
            raise TableRefused("server-many-hints", 429)
        names = Texts.at(language_of(request), match.game.name, match.options, table.sitting()).names
        return Asked(match, at, int(match.history[at].seat), list(names))


async def coached(request: "Request[Any, Any, Any]", code: str, ply: int) -> Asked:
    """About move number `ply` of a match with bots alone: whoever asks need not have decided there."""
    live = await table_of(request, code)
    async with live.settled() as table:
        match, seat = table.match, seat_in(live, request)
        if not table.game.thinking:
            raise TableRefused("server-no-hints")
        if not match or ply >= len(match.actions):
            raise TableRefused("server-too-early")
        if table.people() != [seat]:
            raise TableRefused("server-coach-people")
        names = Texts.at(language_of(request), match.game.name, match.options, table.sitting()).names
        return Asked(match, ply, seat, list(names))


@get(
    "/api/tables/{code:str}/hint",
    tags=["api"],
    summary="What a strong bot would play",
    responses={200: ResponseSpec(Hint, generate_examples=False), **problems(400, 404, 429)},
)
async def hint(request: "Request[Any, Any, Any]", code: Code, ply: After = None) -> Hint:
    """In one's turn, if all others are bots; of a match that is over, after `ply` moves."""
    question = await asked(request, code, ply)
    match, state = question.match, question.match.redealt(question.seat, question.ply).tobytes()
    news = [(before.tobytes(), action) for before, action in match.decided(question.seat, 0, question.ply)]
    return await hub_of(request).thinkers.advise(
        match.game.name, match.options, state, news, language_of(request), question.names
    )


@get(
    "/api/tables/{code:str}/position",
    tags=["api"],
    summary="A position to think about with an engine of one's own",
    responses={200: ResponseSpec(Position, generate_examples=False), **problems(400, 404, 429)},
)
async def position(request: "Request[Any, Any, Any]", code: Code, ply: After = None) -> Position:
    """What the seat to decide may know, when it may ask for a hint; what it may not know is redealt."""
    question = await asked(request, code, ply)
    match, game = question.match, question.match.game
    if not engine.fitting() or game.name not in games.OURS:
        raise TableRefused("server-no-hints")
    return Position(
        game.name,
        match.seats,
        question.seat,
        match.redealt(question.seat, question.ply).tobytes(),
        reading.ways(game, match.box).tobytes(),
        [Decided(before.tobytes(), action) for before, action in match.decided(question.seat, 0, question.ply)],
        list(game.notation.moves),
    )


@post(
    "/api/tables/{code:str}/hint",
    tags=["api"],
    summary="The words for what an engine of one's own expects",
    status_code=200,
    responses={200: ResponseSpec(Hint, generate_examples=False), **problems(400, 404, 429)},
)
async def words(
    request: "Request[Any, Any, Any]", code: Code, data: JSONBody[list[Expected]], ply: After = None
) -> Hint:
    """A hint from what was found out elsewhere, the best move first."""
    question = await asked(request, code, ply, often=True)
    match, lines = question.match, len(needs_of(question.match.game).categories)
    for one in data:
        shape = [len(one.chances), *map(len, one.lines)]
        if one.action >= match.game.actions or shape != [match.seats] + [lines] * match.seats:
            raise TableRefused("server-no-hints")
    if not data:
        raise TableRefused("server-no-hints")
    prospects = tuple(
        Prospect(one.action, one.tries, tuple(one.chances), tuple(map(tuple, one.lines))) for one in data[:MOVES]
    )
    at_start = match.game.sheet(match.box, match.history[question.ply]).at_start
    advice = Advice(match.game, question.seat, at_start, prospects)
    return hint_of(advice, match.options, language_of(request), question.names)


@get("/engine.wasm", include_in_schema=False, sync_to_thread=False)
def module() -> Response[bytes]:
    """The engine."""
    return sent(packed_file(engine.FILE), "application/wasm", FOR_A_DAY)


@get("/engine/{game:str}/{seats:int}", include_in_schema=False, sync_to_thread=True)
def mind(game: FromPath[str], seats: Annotated[int, Parameter(ge=2, le=9)]) -> Response[bytes]:
    """What an engine needs to think about a table of so many seats: sizes, then networks in half precision."""
    if game not in games.OURS or seats not in games.load(game).seats:
        raise TableRefused("server-no-game", 404, game=game)
    return sent(packed_mind(game, seats), "application/octet-stream", FOR_A_DAY)


@cache
def packed_mind(name: str, seats: int) -> bytes:
    """The same, packed."""
    return pack(mind_file(name, seats))


def mind_file(name: str, seats: int) -> bytes:
    """The length of a description, the description in JSON, and the numbers of the networks."""
    game = games.load(name)
    needs = needs_of(game)
    net, policy = networks_of(game, seats)
    groups: dict[str, Any] = {
        "net": net,
        "policy": policy,
        "scratch": new_scratch(game, seats, net),
        "tree": tree(game, seats, int(EFFORT.seconds * GUESS)),
    }
    about = {
        "ways": reading.known_ways(game),
        "credit": reading.first_impression(game, seats).tolist(),
        "stateBytes": game.state.itemsize,
        "actions": game.actions,
        "lines": 1 + len(needs.categories),
        "linePoints": LINE_POINTS,
        "foresight": needs.foresight,
        "curiosity": CURIOSITY,
        "milliseconds": 1000 * EFFORT.seconds,
        "groups": {
            group: [[field, array.dtype.name, list(array.shape)] for field, array in arrays._asdict().items()]
            for group, arrays in groups.items()
        },
    }
    head = json.dumps(about, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 4)
    numbers = b"".join(array.astype(np.float16).tobytes() for array in (*net, *policy))
    return len(head).to_bytes(4, "little") + head + numbers


HANDLERS = [hint, position, words, module, mind]
