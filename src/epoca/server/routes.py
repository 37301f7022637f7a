"""What can be asked over HTTP, and the WebSocket of a table."""

import asyncio
import logging
import time
from http import HTTPStatus
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter, QueryParameter

from epoca import close_codes, games, record
from epoca.complaint import Complaint
from epoca.game import SPECTATOR, Refused
from epoca.match import Match
from epoca.server import identity, messages, pairing, wishes
from epoca.server.connection import Connection
from epoca.server.hub import Hub
from epoca.server.identity import Who
from epoca.server.limits import Bucket
from epoca.server.livetable import LiveTable
from epoca.server.messages import (
    Ack,
    AnyRequest,
    Archived,
    GameShown,
    NewPerson,
    News,
    NewTable,
    No,
    Person,
    Problem,
    Profile,
    Say,
    SeatKey,
    Seeking,
    TableShown,
    Wanted,
)
from epoca.server.problems import explained, in_words
from epoca.server.store.database import Unavailable
from epoca.server.table import DONE, OPEN, PLAYING, Table, TableRefused, bots_of
from epoca.server.wire import WIRE
from epoca.texts import LANGUAGES, Texts, rules_of

logger = logging.getLogger("epoca.server")

COOKIE = "epoca"
YEAR = 365 * 86400
STRANGER = Who("", "")
MOST_LISTED = 30
MOST_CODES = 300
FOREVER = 1e12  # seconds
MOST_BYTES = 400_000  # of a match file
MOST_MOVES = 3000
Code = Annotated[str, Parameter(max_length=20, pattern="^[a-z0-9]+$", description="The code of a table.")]
SEAT_HEADER = "x-epoca-seat"
MISTAKES = {"name": "server-bad-name", "passphrase": "server-short-passphrase"}  # that people make in a form


def name_of(person: NewPerson) -> str:
    """A name that a match file can have, and that leaves the lines around it alone."""
    try:
        return record.Player(identity.tame(person.name)).name
    except Complaint as error:
        raise TableRefused("server-bad-name") from error


def who_asks(connection: "ASGIConnection[Any, Any, Any, Any]") -> Who:
    """Who asks, by cookie or token; a stranger without either."""
    token = connection.cookies.get(COOKIE, "")
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith("bearer "):
        token = authorization[7:].strip()
    return identity.person_of(hub_of(connection).key, token) or STRANGER


def language_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
    """The language somebody reads."""
    wanted = connection.query_params.get("lang") or connection.headers.get("accept-language", "en")
    return str(wanted)[:2] if str(wanted)[:2] in LANGUAGES else "en"


def hub_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> Hub:
    """The tables of this process."""
    return connection.app.state.hub  # type: ignore[no-any-return]


def somebody(connection: "ASGIConnection[Any, Any, Any, Any]") -> Who:
    """Who asks, if they told their name."""
    who = who_asks(connection)
    if not who.id:
        raise TableRefused("server-no-name", 401)
    return who


async def table_of(connection: "ASGIConnection[Any, Any, Any, Any]", code: str) -> LiveTable:
    """A table by its code."""
    live = await hub_of(connection).get(code)
    if not live:
        raise TableRefused("server-no-table", 404, code=code)
    return live


def seat_in(live: LiveTable, connection: "ASGIConnection[Any, Any, Any, Any]") -> int:
    """Where somebody who asks over HTTP sits at a table."""
    return live.seat_of(who_asks(connection), connection.headers.get(SEAT_HEADER, ""))


async def match_file(request: "Request[Any, Any, Any]") -> tuple[str, Match, list[record.Player]]:
    """The match file that was sent as the body, checked against its secret: as text, and as what it tells."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise TableRefused("server-no-match-file") from error
    if text.count("\n") > MOST_MOVES:
        raise TableRefused("server-no-match-file")
    return text, *await asyncio.to_thread(record.read, text)


def finished(table: Table) -> Match:
    """The match of a table that is over; where one only tried things out, there is nothing to look at again."""
    if table.setting.position:
        raise TableRefused("server-tried-out", 409)
    if not table.match or table.state != DONE:
        raise TableRefused("server-no-review", 409)
    return table.match


def texts_at(live: LiveTable, language: str) -> Texts:
    """Texts for a reader at a table."""
    setting = live.table.setting
    return Texts.at(language, setting.game, setting.options, live.table.sitting())


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request may fail, for the schema; too many requests and a lost database are always among it."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in (*statuses, 429, 503)
    }


LISTED = ResponseSpec(list[TableShown], generate_examples=False)


class Api(Controller):
    """Everything the page can do, for everybody."""

    path = "/api"
    tags = ("api",)

    @get("/games", sync_to_thread=False, summary="The games, their options and bots")
    def games(self) -> list[GameShown]:
        """All games."""
        found = []
        for game in games.every():
            options = {option: list(values) for option, values in game.options.items()}
            levels = {level.name: level.rating for level in game.levels}
            intentions = list(game.intentions.examples) if game.intentions else []
            found.append(
                GameShown(
                    game.name,
                    list(game.seats),
                    options,
                    levels,
                    bots_of(game),
                    intentions,
                    game.lesson is not None,
                    game.thinking is not None,
                    bool(rules_of(game.name, "en")),
                )
            )
        return found

    @post("/people", summary="Tell one's name, with a passphrase to keep it", responses=problems(400, 403))
    async def name(self, request: "Request[Any, Any, Any]", data: JSONBody[NewPerson]) -> Response[Person]:
        """A name to play under; the answer sets a signed cookie, and has the same as a token for programs."""
        hub = hub_of(request)
        name = name_of(data)
        before = who_asks(request)
        who = Who(before.id if before.id and not before.kept else identity.new_id(), name)
        if data.passphrase is not None:
            state, address = request.app.state, address_of(request)
            if not state.passphrases.take(address) or not state.names.take(f"{address} {name.casefold()}"):
                raise TableRefused("server-many-tries", 429)
            kept = await hub.store.people.keep_name(who.id, name, data.passphrase)
            if not kept:
                raise TableRefused("server-wrong-passphrase", 403, name=name)
            who = Who(kept[0], kept[1], True)
        elif await hub.store.people.is_kept(name):
            raise TableRefused("server-name-taken", 403, name=name)
        token = identity.token_of(hub.key, who)
        secure = request.url.scheme == "https"
        cookie = Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        return Response(Person(who.id, who.name, who.kept, token), cookies=[cookie])

    @get("/people/me", sync_to_thread=False, summary="Who one is", responses=problems(401))
    def me(self, request: "Request[Any, Any, Any]") -> Person:
        """Who the cookie or token belongs to."""
        who = somebody(request)
        return Person(who.id, who.name, who.kept)

    @get("/people/{name:str}", summary="A kept name: ratings and last matches", responses=problems(400, 404))
    async def profile(
        self, request: "Request[Any, Any, Any]", name: Annotated[str, Parameter(max_length=40)]
    ) -> Profile:
        """What is known of a kept name."""
        found = await hub_of(request).store.people.profile(name, MOST_LISTED)
        if not found:
            raise TableRefused("server-nobody", 404, name=name)
        return found

    @get("/matches", summary="One's own matches, and those of tables one knows", responses=problems(400))
    async def matches(
        self,
        request: "Request[Any, Any, Any]",
        codes: Annotated[str, Parameter(max_length=4000, pattern="^[a-z0-9,]*$")] = "",
        search: Annotated[str, Parameter(max_length=40, pattern=r"^[^\x00-\x1f]*$")] = "",
        game: Annotated[str, Parameter(max_length=40)] = "",
        before: Annotated[float, Parameter(ge=0)] = FOREVER,
    ) -> list[Archived]:
        """Finished matches, the latest first: of who asks, and of the tables with these codes."""
        tables = [code for code in codes.split(",") if code][:MOST_CODES]
        who = who_asks(request)
        return await hub_of(request).store.people.archive(who.id, tables, search.strip(), game, before, MOST_LISTED)

    @get("/tables", summary="Public tables", responses={200: LISTED, **problems(400)})
    async def tables(
        self,
        request: "Request[Any, Any, Any]",
        table_state: Annotated[str, QueryParameter(name="state", pattern=f"^({OPEN}|{PLAYING}|{DONE})$")] = OPEN,
        view: FromQuery[bool] = False,
    ) -> Response[bytes]:
        """Public tables that are open, playing or over, the newest first; with what lies on them, if `view` is true."""
        hub = hub_of(request)
        found = [await hub.get(code) for code in await hub.store.listed(table_state, MOST_LISTED)]
        shown = [live.shown(view) for live in found if live]
        rated = await hub.store.people.ratings(seat.person for table in shown for seat in table.seats)
        body = messages.encode(
            [
                msgspec.structs.replace(one, ratings=[rated.get((seat.person, one.game)) for seat in one.seats])
                for one in shown
            ]
        )
        return Response(body, media_type=MediaType.JSON)

    @post("/tables", summary="Open a table", responses=problems(400, 401))
    async def open(self, request: "Request[Any, Any, Any]", data: JSONBody[NewTable]) -> TableShown:
        """Open a table: the game begins when all seats are taken."""
        who = somebody(request)
        if not request.app.state.openings.take(address_of(request)):
            raise TableRefused("server-many-tables", 429)
        return (await hub_of(request).open_table(data, who)).shown()

    @post(
        "/seeking",
        summary="Look for an opponent",
        status_code=200,
        responses=problems(400, 401, 404),
    )
    async def seek(self, request: "Request[Any, Any, Any]", data: JSONBody[Wanted]) -> Seeking:
        """Look for somebody of about the same rating, and go on looking: ask again every second."""
        return await pairing.seek(hub_of(request), somebody(request), data.game)

    @delete("/seeking", summary="Look for an opponent no more", status_code=200, responses=problems(401))
    async def stop_seeking(self, request: "Request[Any, Any, Any]") -> Seeking:
        """Wait no more; the answer names no game."""
        await hub_of(request).store.seekers.stop(somebody(request).id)
        return Seeking()

    @get(
        "/tables/{code:str}",
        summary="A table",
        responses={200: ResponseSpec(TableShown, generate_examples=False), **problems(400, 404)},
    )
    async def table(
        self, request: "Request[Any, Any, Any]", code: Code, view: FromQuery[bool] = False
    ) -> Response[bytes]:
        """A table as everybody sees it; with a `view`, also what lies on it."""
        live = await table_of(request, code)
        async with live.settled():
            body = messages.encode(live.shown(view))
        return Response(body, media_type=MediaType.JSON)

    @get(
        "/tables/{code:str}/news",
        summary="What happened, and how things stand",
        responses={200: ResponseSpec(News, generate_examples=False), **problems(400, 404)},
    )
    async def news(
        self, request: "Request[Any, Any, Any]", code: Code, since: Annotated[int, Parameter(ge=0, le=10**6)] = 0
    ) -> Response[bytes]:
        """The same news as over the WebSocket, for those who would rather ask."""
        live = await table_of(request, code)
        async with live.settled():
            body = live.telling(since).whole(seat_in(live, request))
        return Response(body, media_type=MediaType.JSON)

    @post(
        "/tables/{code:str}/requests",
        summary="Ask for something at a table",
        status_code=200,
        responses=problems(400, 401, 404),
    )
    async def ask(self, request: "Request[Any, Any, Any]", code: Code, data: JSONBody[AnyRequest]) -> Ack:
        """A move, a word, a seat: the same requests as over the WebSocket."""
        live, token = await table_of(request, code), request.headers.get(SEAT_HEADER, "")
        who = who_asks(request) if token else somebody(request)
        check_talk(request, data, who, token)
        return await wishes.perform(hub_of(request), live, who, token, data)

    @get("/tables/{code:str}/seat", summary="The token of one's seat", responses=problems(400, 403, 404))
    async def key(self, request: "Request[Any, Any, Any]", code: Code) -> SeatKey:
        """A token that holds the seat, to go on with on another device."""
        live = await table_of(request, code)
        async with live.settled():
            seat = seat_in(live, request)
            if seat == SPECTATOR:
                raise TableRefused("server-no-seat-here", 403)
            return SeatKey(seat, live.token_of(seat))

    @get(
        "/tables/{code:str}/match",
        summary="The match file of a finished match",
        media_type=MediaType.TEXT,
        responses=problems(400, 404, 409),
    )
    async def match(self, request: "Request[Any, Any, Any]", code: Code) -> Response[str]:
        """The file that `epoca verify` checks, with the secret."""
        live = await table_of(request, code)
        async with live.settled() as table:
            text = record.write(finished(table), table.players())
        headers = {"content-disposition": f'attachment; filename="{table.setting.game}-{code}.epoca"'}
        return Response(text, media_type=MediaType.TEXT, headers=headers)


def check_talk(connection: "ASGIConnection[Any, Any, Any, Any]", request: AnyRequest, who: Who, token: str) -> None:
    """Let nobody talk too much."""
    if isinstance(request, Say) and not connection.app.state.words.take(who.id or token):
        raise TableRefused("server-talks-too-much")


def address_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
    """Where somebody comes from."""
    client = connection.client
    return client.host if client else "?"


@websocket("/api/tables/{code:str}/live")
async def live_table(socket: "WebSocket[Any, Any, Any]", code: FromPath[str]) -> None:
    """The WebSocket of a table: requests in, news out. `since` is the first entry one does not know yet."""
    hub, state = hub_of(socket), socket.app.state
    since = str(socket.query_params.get("since", "0"))
    live = await hub.get(code) if code.isalnum() and len(code) <= 20 else None
    address = address_of(socket)
    await socket.accept()
    if live is None or not since.isdecimal() or len(since) > 7:
        return await socket.close(close_codes.NO_TABLE, "there is no such table")
    crowded = state.sockets.get(address, 0) >= state.limits.sockets
    if crowded or len(live.audience.connections) >= state.limits.listeners or hub.stopping:
        return await socket.close(close_codes.TOO_MUCH, "too many connections")
    query = socket.query_params
    token, sentences = str(query.get("seat", ""))[:100], query.get("texts") == "1"
    changes, events = query.get("changes") == "1", query.get("events") == "1"
    wire = cast("dict[str, Any]", socket.scope["extensions"])[WIRE]
    connection = Connection(who_asks(socket), wire, token, language_of(socket), sentences, changes, events)
    state.sockets[address] = state.sockets.get(address, 0) + 1
    try:
        await hub.enter(live, connection, int(since))
        await asyncio.create_task(_listen(socket, connection, hub, live))  # not woken through all that is around us
    except Unavailable:
        connection.wire.end(close_codes.TRY_LATER)
    except Exception:
        logger.exception("fault")
        raise
    finally:
        hub.leave(live, connection)
        state.sockets[address] -= 1
        if not state.sockets[address]:
            del state.sockets[address]


async def _listen(socket: "WebSocket[Any, Any, Any]", connection: Connection, hub: Hub, live: LiveTable) -> None:
    """Answer one request after the other."""
    limits = socket.app.state.limits
    frames = Bucket(limits.frames)
    while (frame := await connection.wire.hear()) is not None:
        if not frames.take():
            await socket.close(close_codes.TOO_MUCH, "too many messages")
            return
        number = 0
        try:
            if len(frame) > limits.frame_bytes:
                raise TableRefused("server-too-long", characters=limits.frame_bytes)
            request = messages.read_request(frame)
            number = request.id
            if not connection.who.id and not connection.token:
                raise TableRefused("server-no-name")
            check_talk(socket, request, connection.who, connection.token)
            if hub.tables.get(live.code) is not live:
                live = await hub.get(live.code) or live
            live.used = time.monotonic()
            answer: Any = await wishes.perform(hub, live, connection.who, connection.token, request, connection)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            answer = No(
                number, in_words(connection.language, "server-unreadable", detail=str(error)[:500]), "unreadable"
            )
        except (Complaint, Refused) as error:
            problem = explained(error, texts_at(live, connection.language))
            answer = No(number, problem.why, problem.reason, problem.rule, problem.game, live.table.number)
        connection.send(messages.encode(answer))


def problem(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    """A complaint over HTTP, in the reader's language."""
    language = language_of(request)
    if isinstance(error, HTTPException):
        mistakes = error.extra if isinstance(error.extra, list) else []
        known = [MISTAKES[mistake["key"]] for mistake in mistakes if mistake.get("key") in MISTAKES]
        detail = "; ".join(f"{mistake.get('key', 'data')}: {mistake['message']}" for mistake in mistakes)
        key = known[0] if known else "server-unreadable"
        why = in_words(language, key, detail=(detail or error.detail)[:500])
        return Response(Problem(why, key.removeprefix("server-")), status_code=error.status_code)
    game = games.load(error.game if isinstance(error, Refused) else games.OURS[0])
    found = explained(error, Texts(language, game.name, game.fill_in({})))
    status = error.status if isinstance(error, TableRefused) else 503 if found.reason == "unavailable" else 400
    return Response(found, status_code=status)
