"""The server as one application: routes, identity, limits, headers, figures and logs around the tables."""

import asyncio
import gc
import json
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from epoca import __version__, close_codes, games
from epoca.complaint import Complaint
from epoca.game import Refused
from epoca.server import messages, rounds
from epoca.server.hub import Hub
from epoca.server.limits import Buckets, Limits
from epoca.server.messages import Problem
from epoca.server.pages import files
from epoca.server.routes import Api, live_table, problem
from epoca.server.store import Store
from epoca.server.thinking import Thinkers

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "font-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
logger = logging.getLogger("epoca.server")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    limits: Limits = field(default_factory=Limits)
    bots: int = 1  # processes in which bots think
    warm: bool = True  # compile everything at the start


class Lines(logging.Formatter):
    """Logs as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, with whatever was given as `extra={"facts": ...}`."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_lines() -> None:
    """Log to the standard error, structured."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for chatty in ("uvicorn", "alembic"):  # they would log addresses with the tokens in them
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """A client that sends what is no text is cut off; it is no fault of the server."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


class Figures:
    """What Prometheus may ask for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("epoca_http_requests", "HTTP requests", ["status"], registry=self.registry)
        self.seconds = Histogram("epoca_http_seconds", "Time to answer", registry=self.registry)
        self.tables = Gauge("epoca_tables", "Tables in use", registry=self.registry)
        self.sockets = Gauge("epoca_sockets", "Connections", registry=self.registry)
        self.moves = Gauge("epoca_moves", "Moves kept since the start", registry=self.registry)
        self.batches = Gauge("epoca_transactions", "Transactions that kept them", registry=self.registry)
        self.bots = Gauge("epoca_bots_waiting", "Bots that think or wait to", registry=self.registry)

    def text(self, hub: Hub) -> bytes:
        """All figures, as Prometheus reads them."""
        self.tables.set(len(hub.tables))
        self.sockets.set(sum(len(live.audience.connections) for live in hub.tables.values()))
        self.moves.set(hub.store.appending.moves)
        self.batches.set(hub.store.appending.batches)
        self.bots.set(hub.thinkers.waiting)
        return generate_latest(self.registry)


@get("/health", tags=["running"], summary="Whether the server and its database answer")
async def health(state: State) -> Response[dict[str, str]]:
    """200 and `ok`, or 503."""
    alive = await state.hub.store.database.alive() and not state.hub.stopping
    return Response(
        {"status": "ok" if alive else "unavailable", "version": __version__}, status_code=200 if alive else 503
    )


@get("/metrics", tags=["running"], media_type=MediaType.TEXT, sync_to_thread=False, summary="Figures for Prometheus")
def metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(state.figures.text(state.hub), media_type="text/plain; version=0.0.4")


def around(app: ASGIApp) -> ASGIApp:
    """What every request goes through: origin, rate, figures, log."""

    async def handle(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        state = connection.app.state
        if foreign(connection):
            await _turn_away(scope, receive, send, 403, "this request comes from another site")
            return
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        address = connection.client.host if connection.client else "?"
        if not state.requests.take(address):
            await _turn_away(scope, receive, send, 429, "too many requests: wait a moment")
            return
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await app(scope, receive, answer)
        seconds = time.perf_counter() - began
        state.figures.requests.labels(str(status)).inc()
        state.figures.seconds.observe(seconds)
        facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds, 1)}
        logger.info("request", extra={"facts": facts})

    return handle


async def guard(message: Message, scope: Any) -> None:
    """Every answer has the headers that keep a page safe, those that lead nowhere too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)


def foreign(connection: "ASGIConnection[Any, Any, Any, Any]") -> bool:
    """Whether a page of another site is behind a request that could change something."""
    scope: Any = connection.scope
    origin = connection.headers.get("origin")
    if not origin or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
        return False
    return urlsplit(origin).netloc != connection.headers.get("host", "")


async def _turn_away(scope: Any, receive: Receive, send: Send, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": close_codes.FOREIGN, "reason": why})  # type: ignore[arg-type, misc]
        return
    body = messages.encode(Problem(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})  # type: ignore[arg-type, misc]
    await send({"type": "http.response.body", "body": body, "more_body": False})


def create(settings: Settings) -> Litestar:
    """The application for one process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        key = await prepared(store)
        store.open()
        thinkers = Thinkers(settings.bots)
        hub = app.state.hub = Hub(store, key, thinkers)
        hub.rules = asyncio.create_task(make_ready(thinkers, settings.warm))
        going = rounds.begin(hub)
        when_asked_to_stop(hub.say_bye)  # a moment later all connections are closed without a word
        facts = {"process": store.process, "pid": os.getpid(), "database": store.database.engine.dialect.name}
        logger.info("open", extra={"facts": facts})
        yield
        for task in going:
            task.cancel()
        await hub.stop()
        await store.close()
        thinkers.close()
        logger.info("closed")

    limits = settings.limits
    state = State(
        {
            "limits": limits,
            "figures": Figures(),
            "requests": Buckets(limits.requests),
            "names": Buckets(limits.names),
            "openings": Buckets(limits.tables),
            "hints": Buckets(limits.hints),
            "words": Buckets(limits.words),
            "sockets": {},
        }
    )
    return Litestar(
        route_handlers=[Api, live_table, health, metrics, *files()],
        lifespan=[lifespan],
        middleware=[around],
        before_send=[guard],
        state=state,
        exception_handlers={
            Complaint: problem,
            Refused: problem,
            HTTPException: problem,
            Exception: problem_of_ours,
        },
        request_max_body_size=limits.body_bytes,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000),
        openapi_config=OpenAPIConfig(title="Epoca", version=__version__, path="/schema"),
        logging_config=None,
    )


async def prepared(store: Store) -> bytes:
    """The key of a database that is ready to be used: one of many processes may start while it is away."""
    stopping = asyncio.Event()
    when_asked_to_stop(stopping.set)
    while True:
        try:
            return await asyncio.to_thread(store.prepare)
        except (Complaint, SQLAlchemyError) as error:
            if stopping.is_set() or not store.multiprocess:
                raise
            logger.warning("the database is not ready", extra={"facts": {"error": str(error).splitlines()[0][:200]}})
            await asyncio.sleep(0.5)


def when_asked_to_stop(act: Callable[[], None]) -> None:
    """Do something as soon as a signal to stop comes."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def going(number: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(act)
            if callable(before):
                before(number, frame)

        signal.signal(number, going)


def problem_of_ours(request: "Request[Any, Any, Any]", error: Exception) -> Response[Any]:
    """A fault that is not the client's: it is logged, and nothing of it is shown."""
    logger.exception("fault", exc_info=error)
    return Response(Problem("this is a fault of the server"), status_code=500)


async def make_ready(thinkers: Thinkers, bots: bool) -> None:
    """Compile the rules, which takes half a minute the first time; the page can be looked at meanwhile."""
    await asyncio.to_thread(warm_up)
    gc.freeze()  # what is here now stays: there is no need to look through it again and again
    if bots:
        thinkers.warm_up()


def warm_up() -> None:
    """Compile the rules of all games."""
    from epoca import chance
    from epoca.match import Match

    for name in games.NAMES:
        game = games.load(name)
        match = Match(game, min(game.seats), {}, chance.secret_from_seed("warm"))
        match.warm_up()
        match.play(match.seat, game.legal_actions(match.box, match.state)[0])
        match.events(0, 0)


def default_database() -> str:
    """Where a server keeps its tables if nobody says: beside the other data of the user."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "epoca" / "server.db")
