"""The server as one application: routes, limits and the gate around the tables."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig

from epoca import __version__, home
from epoca.complaint import Complaint
from epoca.game import Refused
from epoca.server import coach, hints, positions, profiles, puzzles, reviews, rounds
from epoca.server.figures import Figures, health, metrics
from epoca.server.gate import around, guard
from epoca.server.hub import Hub
from epoca.server.limits import Buckets, Limits
from epoca.server.messages import Problem
from epoca.server.pages import files, nowhere
from epoca.server.problems import in_words
from epoca.server.reviewing import Reviews
from epoca.server.routes import Api, language_of, live_table, problem
from epoca.server.starting import make_ready, prepared, when_asked_to_stop
from epoca.server.store import Store
from epoca.server.thinking import Thinkers

logger = logging.getLogger("epoca.server")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    limits: Limits = field(default_factory=Limits)
    bots: int = 1  # processes in which bots think
    warm: bool = True  # compile everything at the start


def create(settings: Settings) -> Litestar:
    """The application for one process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        key = await prepared(store)
        store.open()
        thinkers = Thinkers(settings.bots)
        app.state.reviews = Reviews()
        hub = app.state.hub = Hub(store, key, thinkers)
        going = [*rounds.begin(hub), asyncio.create_task(make_ready(hub.rules, thinkers, settings.warm))]
        when_asked_to_stop(hub.say_bye)  # afterwards all connections are closed without a word
        facts = {"process": store.process, "pid": os.getpid(), "database": store.database.engine.dialect.name}
        logger.info("open", extra={"facts": facts})
        yield
        for task in going:
            task.cancel()
        await hub.stop()
        await store.close()
        thinkers.close()
        app.state.reviews.close()
        logger.info("closed")

    limits = settings.limits
    state = State(
        {
            "limits": limits,
            "figures": Figures(),
            "requests": Buckets(limits.requests),
            "files": Buckets(limits.files),
            "names": Buckets(limits.names),
            "passphrases": Buckets(limits.passphrases),
            "openings": Buckets(limits.tables),
            "hints": Buckets(limits.hints),
            "orders": Buckets(limits.reviews),
            "coaching": Buckets(limits.coaching),
            "words": Buckets(limits.words),
            "sockets": {},
        }
    )
    return Litestar(
        route_handlers=[
            Api,
            live_table,
            health,
            metrics,
            *hints.HANDLERS,
            *reviews.HANDLERS,
            *puzzles.HANDLERS,
            *positions.HANDLERS,
            *coach.HANDLERS,
            *profiles.HANDLERS,
            *files(),
        ],
        lifespan=[lifespan],
        middleware=[around],
        before_send=[guard],
        state=state,
        exception_handlers={
            Complaint: problem,
            Refused: problem,
            HTTPException: problem,
            NotFoundException: no_such_address,
            RecursionError: nested_too_deeply,
            Exception: problem_of_ours,
        },
        request_max_body_size=limits.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude=["^/engine", "^/assets"]
        ),
        openapi_config=OpenAPIConfig(title="Epoca", version=__version__, path="/schema"),
        logging_config=None,
    )


def no_such_address(request: "Request[Any, Any, Any]", error: Exception) -> Response[Any]:
    """An address that leads nowhere: a browser is shown the page, a program is told."""
    return nowhere(request) or problem(request, error)


def nested_too_deeply(request: "Request[Any, Any, Any]", error: RecursionError) -> Response[Any]:
    """A body like a thousand open brackets, which nothing that we understand looks like."""
    return problem(request, HTTPException(status_code=400, detail=str(error)))


def problem_of_ours(request: "Request[Any, Any, Any]", error: Exception) -> Response[Any]:
    """A fault that is not the client's: it is logged, and nothing of it is shown."""
    logger.exception("fault", exc_info=error)
    return Response(Problem(in_words(language_of(request), "server-fault")), status_code=500)


def default_database() -> str:
    """Where a server keeps its tables if nobody says: beside the other data of the user."""
    return str(home.data() / "server.db")
