"""What a server does before it can be used, and when it is asked to stop."""

import asyncio
import gc
import logging
import signal
import threading
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from epoca import chance, games
from epoca.complaint import Complaint
from epoca.match import Match
from epoca.server.store import Store
from epoca.server.thinking import Thinkers

logger = logging.getLogger("epoca.server")


async def prepared(store: Store) -> bytes:
    """The key of a database that is ready to be used: one of many processes may start while it is away."""
    stopping = False

    async def stop() -> None:
        nonlocal stopping
        stopping = True

    when_asked_to_stop(stop)
    while True:
        try:
            return await asyncio.to_thread(store.prepare)
        except (Complaint, SQLAlchemyError) as error:
            if stopping or not store.multiprocess:
                raise
            logger.warning("the database is not ready", extra={"facts": {"error": str(error).splitlines()[0][:200]}})
            await asyncio.sleep(0.5)


def when_asked_to_stop(act: Callable[[], Awaitable[None]]) -> None:
    """Do something when a signal to stop comes, and only then let it stop the server."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def going(number: int, frame: Any, before: Any = before) -> None:
            async def act_first() -> None:
                await act()
                if callable(before):
                    before(number, frame)

            asyncio.run_coroutine_threadsafe(act_first(), loop)

        signal.signal(number, going)


async def make_ready(rules: Mapping[str, asyncio.Event], thinkers: Thinkers, bots: bool) -> None:
    """Load the rules, or compile those that the engine does not have, one game after the other; then the bots."""
    for name, ready in rules.items():
        await asyncio.to_thread(try_rules, name)
        ready.set()
    gc.freeze()  # what is here now stays: there is no need to look through it again and again
    if bots:
        thinkers.warm_up()


def warm_up() -> None:
    """Try the rules of all games."""
    for name in games.names():
        try_rules(name)


def try_rules(name: str) -> None:
    """Try the rules of a game; one from outside that fails is no hindrance to the others."""
    try:
        game = games.load(name)
        match = Match(game, min(game.seats), {}, chance.secret_from_seed("warm"))
        match.warm_up()
        match.play(match.seat, match.legal[0])
        match.events(0, 0)
    except Exception:
        logger.exception("%s cannot be played", name)
