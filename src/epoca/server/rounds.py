"""The rounds of a process: it looks for what is due and nobody does, and follows what the other processes do."""

import asyncio
import logging
import time

import msgspec

from epoca.server.hub import Hub
from epoca.server.livetable import LEASE
from epoca.server.store.database import Unavailable

logger = logging.getLogger("epoca.server")

SWEEP = 1.0  # seconds between two signs of life, and two looks for what is due
PRESENCE_EVERY = 10  # sweeps
MOST_DUE = 100  # tables that one sweep takes up


def begin(hub: Hub) -> "list[asyncio.Task[None]]":
    """Go round until the tasks are cancelled."""
    rounds = [_sweep(hub), _follow(hub)] if hub.store.multiprocess else [_sweep(hub)]
    return [asyncio.create_task(going) for going in rounds]


async def _sweep(hub: Hub) -> None:
    """Now and then: do what is due and nobody does, and forget tables that nobody looks at."""
    sweeps = 0
    while True:
        await asyncio.sleep(SWEEP)
        sweeps += 1
        try:
            await _take_up(hub)
        except Unavailable:
            pass  # it is logged, and tried again
        except Exception:
            logger.exception("sweep")
        for code, live in list(hub.tables.items()):
            if live.audience.connections and live.stale:
                hub.background(hub.catch_up(code))
            if live.audience.connections and hub.store.multiprocess and sweeps % PRESENCE_EVERY == 0:
                hub.tell_presence(live)
        hub.forget_idle()


async def _take_up(hub: Hub) -> None:
    """Keep what this process is at, and take up what nobody is at."""
    busy = [code for code, live in hub.tables.items() if live.busy]
    if busy and hub.store.multiprocess:
        await hub.store.renew(busy, LEASE)
    for code in await hub.store.due(time.time(), MOST_DUE, LEASE):
        live = await hub.get(code)
        if not live or live.busy:
            continue
        if live.stale:
            await live.catch_up()
        if await hub.store.claim(code, live.table.number, LEASE):
            hub.start_due(live)
        else:
            await live.catch_up()


async def _follow(hub: Hub) -> None:
    """Follow what other processes do at the tables in use here."""
    async for payload in hub.store.news():
        process, _, what = payload.partition(" ")
        if what.startswith("="):
            code, seats, spectators = msgspec.json.decode(what[1:])
            if live := hub.tables.get(code):
                stranger = live.audience.hear(process, seats, spectators)
                hub.tell_presence(live, spread=stranger)  # whoever has just come does not know who is here
            continue
        codes = what.split() if payload else [*hub.tables, *hub.loading]
        for code in codes:
            if code in hub.loading or (code in hub.tables and not hub.forget(code)):
                hub.background(hub.catch_up(code))
