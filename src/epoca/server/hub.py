"""All tables in use in this process: found by their code, opened, and forgotten when nobody looks at them any more."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from epoca import chance, close_codes, games
from epoca.server import due, identity, messages
from epoca.server.connection import Connection
from epoca.server.entries import Sat, Started
from epoca.server.identity import Who
from epoca.server.livetable import LEASE, LiveTable
from epoca.server.messages import Bye, NewTable
from epoca.server.store import Store
from epoca.server.store.database import Unavailable
from epoca.server.table import AT_ONCE, DONE, Position, Setting, Table, TableRefused, check, check_position, replayed
from epoca.server.thinking import Thinkers

FAREWELL = 1.0  # seconds for everybody to hear that we are going
IDLE = 600.0  # seconds after which a table that nobody looks at is forgotten until somebody does
IDLE_OVER = 60.0  # the same after the match


class Hub:
    """All tables in use in this process."""

    def __init__(self, store: Store, key: bytes, thinkers: Thinkers) -> None:
        self.store, self.key, self.thinkers = store, key, thinkers
        self.rules = {name: asyncio.Event() for name in games.names()}  # set when they are ready
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.stopping = False
        self._running: set[asyncio.Task[None]] = set()  # so that they are not collected before they are done

    async def ready(self, game: str) -> None:
        """Wait until the rules of a game are loaded or compiled; nobody waits for those of another."""
        if game in self.rules:
            await self.rules[game].wait()

    async def say_bye(self) -> None:
        """Tell everybody that we are going, and wait a moment for those who read slowly."""
        if self.stopping:
            return
        self.stopping = True
        leaving = [connection for live in self.tables.values() for connection in live.audience.connections]
        for connection in leaving:
            connection.send(messages.encode(Bye()))
            connection.wire.end(close_codes.RESTARTING)
        until = time.monotonic() + FAREWELL
        while time.monotonic() < until and not all(connection.wire.sent for connection in leaving):
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Go."""
        await self.say_bye()
        for live in self.tables.values():
            if live.task:
                live.task.cancel()
        await asyncio.sleep(0)

    # -------------------------------------------------------------------------------------- tables

    async def get(self, code: str) -> LiveTable | None:
        """A table by its code."""
        live = self.tables.get(code)
        if not live:
            if code not in self.loading:
                self.loading[code] = asyncio.create_task(self._load(code))
            live = await asyncio.shield(self.loading[code])
        if live:
            live.used = time.monotonic()
        return live

    async def _load(self, code: str) -> LiveTable | None:
        try:
            found = await self.store.table(code)
            if not found or found[0].game not in games.names():  # whose package may have been removed
                return None
            setting, log, intended = found
            await self.ready(setting.game)
            if setting.position and not setting.position.fits:  # of another release
                return None
            return self._in_use(replayed(setting, log), intended)
        finally:
            del self.loading[code]

    async def open_table(self, wish: NewTable, who: Who, guest: Who | None = None, code: str = "") -> LiveTable:
        """Open a table, with a guest at the first open seat; under a code that was promised to them."""
        await self.ready(wish.game)
        game = check(wish)
        position = await self._position(wish)
        setting = Setting(
            code=code or identity.new_code(),
            game=wish.game,
            options=position.options if position else game.fill_in(wish.options),
            seats=len(wish.seats),
            public=wish.public and not position,
            clock=wish.clock,
            secret=chance.new_secret(),
            host=who.id,
            opened=time.time(),
            position=position,
        )
        table = Table(setting)
        for number, wanted in enumerate(wish.seats):
            if wanted == "me":
                table.add(setting.opened, Sat(number, who.name, who.id))
            elif wanted == "open" and guest:
                table.add(setting.opened, Sat(number, guest.name, guest.id))
                guest = None
            elif wanted != "open":
                table.add(setting.opened, Sat(number, wanted, bot=wanted))
        if all(not seat.open for seat in table.seats):
            table.add(setting.opened, Started())
        due_at = table.due_on_disk(setting.opened)
        holder = (self.store.process, setting.opened + LEASE) if due_at == AT_ONCE else ("", 0.0)
        await self.store.open_table(setting, table.log, table.state, due_at, *holder)
        live = self._in_use(table, {})
        self.start_due(live)
        return live

    async def _position(self, wish: NewTable) -> Position | None:
        if not wish.position:
            return None
        found = await self.store.positions.find(wish.position)
        if not found or not found.fits:
            raise TableRefused("server-no-position", 404)
        check_position(wish, found)
        return found

    def _in_use(self, table: Table, intended: dict[int, str]) -> LiveTable:
        live = LiveTable(table, intended, self.store, self.key, self.start_due)
        self.tables[live.code] = live
        return live

    def start_due(self, live: LiveTable) -> None:
        """Begin to do what is due at a table, unless we are going."""
        if not self.stopping:
            due.start_due(live, self.thinkers)

    async def catch_up(self, code: str) -> None:
        """Learn what other processes did at a table."""
        if live := await self.get(code):
            before = live.audience.own()
            await live.catch_up()
            if live.audience.own() != before:  # somebody who looked on has sat down, elsewhere
                self.tell_presence(live)

    def forget_idle(self) -> None:
        """Forget the tables that nobody has looked at for long."""
        for code, live in list(self.tables.items()):
            if time.monotonic() - live.used > (IDLE_OVER if live.table.state == DONE else IDLE):
                self.forget(code)

    def forget(self, code: str) -> bool:
        """Forget a table until somebody looks at it; not one at which something is going on."""
        live = self.tables[code]
        going_on = live.audience.connections or live.lock.locked() or live.busy
        if not going_on:
            del self.tables[code]
        return not going_on

    # ------------------------------------------------------------------------------------ presence

    async def enter(self, live: LiveTable, connection: Connection, since: int) -> None:
        """Somebody begins to listen."""
        async with live.settled():
            live.enter(connection, since)
        self.tell_presence(live)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """Somebody listens no more."""
        live.audience.leave(connection)
        self.tell_presence(live)

    def tell_presence(self, live: LiveTable, spread: bool = True) -> None:
        """Tell who is looking, here and in the other processes."""
        if self.stopping:
            return
        message = messages.encode(live.audience.presence())
        for connection in live.audience.connections:
            connection.send(message)
        if spread and self.store.multiprocess:
            seats, spectators = live.audience.own()
            payload = msgspec.json.encode([live.code, sorted(seats), spectators]).decode()
            self.background(self.store.tell(f"{self.store.process} ={payload}"))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""

        async def quietly() -> None:
            with suppress(Unavailable):
                await work

        task = asyncio.create_task(quietly())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
