"""A table in use: one at a time changes it, the change goes to disk, and then everybody hears of it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from epoca.server import identity
from epoca.server.connection import Connection
from epoca.server.entries import AnyEntry
from epoca.server.identity import Who
from epoca.server.messages import SeatShown, TableShown
from epoca.server.presence import Audience
from epoca.server.shown import Shown, piece
from epoca.server.store import Store
from epoca.server.store.appending import Append
from epoca.server.table import AT_ONCE, PLAYING, Table, replayed
from epoca.server.telling import Telling

LEASE = 10.0  # seconds without a sign of life after which another process does what this one took on itself
MOST_ATTEMPTS = 5  # to be quicker than the other processes
Intention: TypeAlias = tuple[int, str]  # a seat, and what it settled; nothing takes it back


@dataclass(eq=False)
class LiveTable:
    """A table in use."""

    table: Table
    intentions: dict[int, str]
    store: Store
    key: bytes  # that the tokens of seats are signed with
    start_due: Callable[["LiveTable"], None]  # called when the server may have to do something here by itself
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: "asyncio.Task[None] | None" = None  # that does what is due
    stale: bool = False  # it may tell of something that is not on disk, or lack something that is
    used: float = field(default_factory=time.monotonic)
    told: int = field(init=False)  # entries that those who listen know
    audience: Audience = field(init=False)
    _seats_kept: tuple[Any, bytes] = None, b""
    _shown: Shown | None = None  # since the match began
    _settled: "Settled" = field(init=False)

    def __post_init__(self) -> None:
        self.told = self.table.number
        self._settled = Settled(self)
        self.audience = Audience(self.viewer, lambda: (self.table, self.table.seated))

    @property
    def code(self) -> str:
        """The table's code."""
        return self.table.setting.code

    @property
    def busy(self) -> bool:
        """Whether this process is doing what is due here."""
        return self.task is not None and not self.task.done()

    # ------------------------------------------------------------------------------- as it is on disk

    def settled(self) -> "Settled":
        """The table as it is on disk, while nobody changes it."""
        return self._settled

    async def catch_up(self) -> None:
        """Learn what other processes appended."""
        async with self.lock:
            try:
                await self.refresh()
            except BaseException:
                self.stale = True
                raise

    async def refresh(self) -> None:
        """Learn what other processes appended; after a failure, begin again from what is on disk."""
        if self.stale:
            found = await self.store.table(self.code)
            assert found
            setting, log, self.intentions = found
            self.table = replayed(setting, log)
            self.stale = False
        else:
            fresh, self.intentions = await self.store.since(self.code, self.table.number)
            for at, entry in fresh:
                self.table.add(at, entry)
        if self.told < self.table.number:
            self._tell()

    async def commit(self, new: Sequence[AnyEntry], intended: Intention | None = None) -> None:
        """Let entries happen, and the moves that follow by themselves; on disk first, then for everybody to hear.

        An intention is heard of only at the seat that `intended` it, until a move comes of it.
        """
        if not new and intended is None:
            return
        table, first = self.table, self.table.number
        try:
            append = self._changed(new, intended)
            await self.store.append(append)
        except BaseException:
            self.stale = True
            raise
        self._tell(intended[0] if intended and table.number == first else None)
        if append.due is not None and append.holder is not None:  # in another turn than before
            self.start_due(self)

    def _changed(self, new: Sequence[AnyEntry], intended: Intention | None) -> Append:
        """Let it happen here; what has to go to disk before anybody hears of it."""
        table, now = self.table, round(time.time() * 1e6) / 1e6  # what is on disk then tells the very same time
        first, turn, ended, knew = table.number, table.turn, table.ended, self.intentions
        if intended:
            self.intentions = {seat: text for seat, text in {**knew, intended[0]: intended[1]}.items() if text}
        else:
            self.intentions = dict(knew)
        table.let_happen(now, new, self.intentions)
        append = Append(self.code, first, table.log[first:], table.state, table.due_on_disk(now), knew=knew)
        if table.turn == turn:
            append.holder = append.lease = None
        elif append.due == AT_ONCE:
            append.holder, append.lease = self.store.process, now + LEASE
        if self.intentions != knew:
            append.intentions = dict(self.intentions)
        if table.ended and not ended and not table.setting.position:
            append.results = _results(table)
        return append

    # ---------------------------------------------------------------------------------------- seats

    def seat_of(self, who: Who, token: str = "") -> int:
        """Where somebody sits: by who they are, or by the token of a seat."""
        number, _, _ = token.partition(".")
        if number.isdecimal() and len(number) == 1 and int(number) < len(self.table.seats):
            seat = self.table.seats[int(number)]
            if seat.person and identity.same(token, self.token_of(int(number))):
                return int(number)
        return self.table.seat_of(who.id)

    def token_of(self, seat: int) -> str:
        """The token that holds a seat."""
        return identity.seat_token(self.key, self.code, seat, self.table.seats[seat].taken_with)

    # -------------------------------------------------------------------------------------- telling

    def enter(self, connection: Connection, since: int) -> None:
        """Somebody begins to listen: first they hear what they missed."""
        self.audience.enter(connection)  # so that they are told to be here themselves
        self._say_to(connection, self.telling(since))

    def telling(self, since: int) -> Telling:
        """What happened since an entry and how things stand, for everybody to hear in their way."""
        match = self.table.match
        if match and not self._shown:
            self._shown = Shown(match.game, match.box)
        return Telling(self.table, self._shown, self._seats_told(), self.intentions, min(since, self.table.number))

    def _tell(self, only: int | None = None) -> None:
        """Tell everybody, or only one seat, what happened since the last time."""
        first, self.told = self.told, self.table.number
        if not self.audience.connections:
            return
        telling = self.telling(first)
        for connection in list(self.audience.connections):
            if only is None or self.viewer(connection) == only:
                self._say_to(connection, telling)

    def _say_to(self, connection: Connection, telling: Telling) -> None:
        """Say it to one of them."""
        viewer, reads, before = self.viewer(connection), connection.reads, connection.told
        follows = connection.events and before is not None and before.viewer == viewer and telling.can_be_followed
        told = telling.to(viewer, reads, follows)
        connection.send(telling.said(told, telling.heard_by(viewer, connection.muted, reads), before))
        if connection.changes or connection.events:
            connection.told = told

    def viewer(self, connection: Connection) -> int:
        """Where somebody who listens sits."""
        table = self.table
        if connection.placed != (table, table.seated):
            connection.placed = table, table.seated
            connection.viewer = self.seat_of(connection.who, connection.token)
        return connection.viewer

    def shown(self, view: bool = False) -> TableShown:
        """The table as a list shows it; with a `view`, what those see who look on while it is played."""
        table, setting, match = self.table, self.table.setting, self.table.match
        return TableShown(
            setting.code,
            setting.game,
            setting.options,
            setting.public,
            setting.clock,
            setting.commitment,
            table.state,
            self._seats(),
            table.number,
            setting.opened,
            table.log[-1][0] if table.log else setting.opened,
            table.to_move,
            match.view() if view and match and table.state == PLAYING else None,
            position=setting.position.code if setting.position else "",
        )

    def _seats_told(self) -> bytes:
        """Who sits where, as it is sent; it is kept until it changes, but with a clock it always does."""
        table = self.table
        which = table, table.seated, self.audience.here()
        if self._seats_kept[0] != which or table.setting.clock.kind != "none":
            self._seats_kept = which, piece("seats", self._seats())
        return self._seats_kept[1]

    def _seats(self) -> list[SeatShown]:
        here, now = self.audience.here(), time.time()
        names = self.table.names()
        return [
            SeatShown(
                names[i],
                seat.person,
                seat.bot,
                seat.resigned,
                i in here,
                self.table.seconds_left(i, now),
                bool(seat.person and seat.bot),
            )
            for i, seat in enumerate(self.table.seats)
        ]


@dataclass(frozen=True)
class Settled:
    """A while in which nobody else changes a table that is as it is on disk."""

    live: LiveTable

    async def __aenter__(self) -> Table:
        await self.live.lock.acquire()
        if self.live.stale:
            try:
                await self.live.refresh()
            except BaseException:
                self.live.lock.release()
                raise
        return self.live.table

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()


def _results(table: Table) -> list[dict[str, Any]]:
    """The end of a match, as rows to be kept."""
    result = table.result()
    assert result
    points, ranks = result
    return [
        {
            "code": table.setting.code,
            "seat": i,
            "person": seat.person or f"bot:{seat.bot}",
            "name": seat.name,
            "game": table.setting.game,
            "rank": ranks[i],
            "points": points[i],
            "ended": table.ended,
        }
        for i, seat in enumerate(table.seats)
    ]
