"""Tables in use: one at a time changes each of them, the change goes to disk, and then everybody hears of it."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from epoca import chance
from epoca.game import SPECTATOR
from epoca.server import identity, messages
from epoca.server.entries import AnyEntry, Left, Moved, Rematch, Sat, Started, StoodIn, Undone
from epoca.server.identity import Who
from epoca.server.messages import (
    Ack,
    Answer,
    AnyRequest,
    Bye,
    Intend,
    Leave,
    Move,
    Mute,
    NewTable,
    PlayAgain,
    Presence,
    Resign,
    Return,
    Say,
    SeatShown,
    Sit,
    TableShown,
    Undo,
    Vacate,
)
from epoca.server.store import Append, Late, Store, Unavailable
from epoca.server.table import DONE, MOST_AUTOMATIC, PLAYING, Setting, Table, TableRefused, Turn, check, replayed
from epoca.server.telling import Telling
from epoca.server.thinking import Thinkers

logger = logging.getLogger("epoca.server")

LEASE = 10.0  # seconds without a sign of life after which another process does what this one took on itself
SWEEP = 1.0  # seconds between two signs of life, and two looks for what is due
IDLE = 600.0  # seconds after which a table that nobody looks at is forgotten until somebody does
ABSENT = 120.0  # seconds without a connection after which others may open a seat
MOST_ATTEMPTS = 5  # to be quicker than the other processes
MOST_WAITING = 500  # messages that a slow reader may be behind
PRESENCE_LASTS = 30.0


@dataclass(eq=False)
class Connection:
    """Somebody who listens at a table."""

    who: Who
    token: str = ""  # that holds a seat
    language: str = "en"
    sentences: bool = False  # whether news come with sentences
    muted: set[str] = field(default_factory=set)
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    dropped: bool = False

    @property
    def reads(self) -> str:
        """The language that news are told in, none for programs."""
        return self.language if self.sentences else ""

    def send(self, message: bytes | None) -> None:
        """Put a message into the queue; who does not read is dropped, and nobody waits for it. None is the end."""
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped = True
            self.queue.get_nowait()
            self.queue.put_nowait(None)


@dataclass(eq=False)
class Live:
    """A table in use."""

    table: Table
    intentions: dict[int, str]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, tuple[float, list[int], int]] = field(default_factory=dict)  # by process: when, seats, others
    last_here: dict[int, float] = field(default_factory=dict)
    task: "asyncio.Task[None] | None" = None
    stale: bool = False  # it may tell of something that is not on disk, or lack something that is
    told: int = field(init=False)  # entries that those who listen know
    used: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.told = self.table.number

    @property
    def code(self) -> str:
        """The table's code."""
        return self.table.setting.code


class Hub:
    """All tables in use in this process."""

    def __init__(self, store: Store, key: bytes, thinkers: Thinkers) -> None:
        self.store, self.key, self.thinkers = store, key, thinkers
        self.rules: asyncio.Task[None] | None = None  # in preparation
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.moves = 0
        self.stopping = False
        self._running: set[asyncio.Task[None]] = set()  # so that they are not collected before they are done

    # --------------------------------------------------------------------------------------- life

    def begin(self) -> None:
        """Look after what is due, and listen to other processes."""
        self.tasks = [asyncio.create_task(self._sweep())]
        if self.store.many:
            self.tasks.append(asyncio.create_task(self._listen()))

    def say_bye(self) -> None:
        """Tell everybody that we are going."""
        if self.stopping:
            return
        self.stopping = True
        for live in self.tables.values():
            for connection in list(live.connections):
                connection.send(messages.encode(Bye()))
                connection.send(None)

    async def stop(self) -> None:
        """Go."""
        self.say_bye()
        for task in [*self.tasks, *(live.task for live in self.tables.values() if live.task)]:
            task.cancel()
        await asyncio.sleep(0)

    async def ready(self) -> None:
        """Wait until the rules are compiled."""
        if self.rules:
            await asyncio.shield(self.rules)

    async def get(self, code: str) -> Live | None:
        """A table by its code."""
        live = self.tables.get(code)
        if not live:
            if code not in self.loading:
                self.loading[code] = asyncio.create_task(self._load(code))
            live = await asyncio.shield(self.loading[code])
        if live:
            live.used = time.monotonic()
        return live

    async def _load(self, code: str) -> Live | None:
        try:
            found = await self.store.table(code)
            if not found:
                return None
            await self.ready()
            setting, log, intended = found
            live = self.tables[code] = Live(replayed(setting, log), intended)
            return live
        finally:
            del self.loading[code]

    async def _refresh(self, live: Live) -> None:
        """Learn what other processes appended; after a failure, begin again from what is on disk."""
        if live.stale:
            found = await self.store.table(live.code)
            assert found
            live.table = replayed(found[0], found[1])
            live.intentions = found[2]
            live.stale = False
        else:
            fresh, live.intentions = await self.store.since(live.code, live.table.number)
            for at, entry in fresh:
                live.table.add(at, entry)
        if live.told < live.table.number:
            self._tell(live)

    @asynccontextmanager
    async def settled(self, live: Live) -> AsyncIterator[Table]:
        """A table as it is on disk, while nobody changes it."""
        async with live.lock:
            if live.stale:
                await self._refresh(live)
            yield live.table

    # ------------------------------------------------------------------------------------ opening

    async def open_table(self, wish: NewTable, who: Who) -> Live:
        """Open a table."""
        await self.ready()
        game = check(wish)
        setting = Setting(
            code=identity.new_code(),
            game=wish.game,
            options=game.fill_in(wish.options),
            seats=len(wish.seats),
            public=wish.public,
            clock=wish.clock,
            secret=chance.new_secret(),
            host=who.id,
            opened=time.time(),
        )
        table = Table(setting)
        for number, wanted in enumerate(wish.seats):
            if wanted == "me":
                table.add(setting.opened, Sat(number, who.name, who.id))
            elif wanted != "open":
                table.add(setting.opened, Sat(number, wanted, bot=wanted))
        if all(not seat.open for seat in table.seats):
            table.add(setting.opened, Started())
        due = table.due(setting.opened)
        holder = (self.store.process, setting.opened + LEASE) if due == setting.opened else ("", 0.0)
        await self.store.open_table(setting, table.log, table.state, due, *holder)
        live = self.tables[setting.code] = Live(table, {})
        self._kick(live)
        return live

    def shown(self, live: Live) -> TableShown:
        """A table as a list shows it."""
        table, setting = live.table, live.table.setting
        return TableShown(
            setting.code,
            setting.game,
            setting.options,
            setting.public,
            setting.clock,
            setting.commitment,
            table.state,
            self._seats(live),
            table.number,
            setting.opened,
        )

    # ------------------------------------------------------------------------------------ wishes

    def seat_of(self, live: Live, who: Who, token: str = "") -> int:
        """Where somebody sits: by who they are, or by the token of a seat."""
        number, _, _ = token.partition(".")
        if number.isdecimal() and len(number) == 1 and int(number) < len(live.table.seats):
            seat = live.table.seats[int(number)]
            if seat.person and identity.same(token, self.token_of(live, int(number))):
                return int(number)
        return live.table.seat_of(who.id)

    def token_of(self, live: Live, seat: int) -> str:
        """The token that holds a seat."""
        return identity.seat_token(self.key, live.code, seat, live.table.seats[seat].taken_with)

    async def perform(
        self, live: Live, who: Who, token: str, request: AnyRequest, connection: Connection | None = None
    ) -> Ack:
        """Do what somebody asks for, or raise why not."""
        if isinstance(request, Mute):
            if connection:
                (connection.muted.add if request.muted else connection.muted.discard)(request.person)
            return Ack(request.id, live.table.number)
        for _ in range(MOST_ATTEMPTS):
            async with self.settled(live):
                with suppress(Late):
                    seat = self.seat_of(live, who, token)
                    await self._decide(live, self._actor(live, who, seat), seat, request)
                    again = live.table.rematch if isinstance(request, PlayAgain) else ""
                    return Ack(request.id, live.table.number, again)
        raise TableRefused("server-busy")

    def _actor(self, live: Live, who: Who, seat: int) -> Who:
        """Whoever holds a seat is the one who sits there; others have to have told their name."""
        if seat != SPECTATOR:
            return Who(live.table.seats[seat].person, live.table.seats[seat].name)
        if not who.id:
            raise TableRefused("server-no-name")
        return who

    async def _decide(self, live: Live, who: Who, seat: int, request: AnyRequest) -> None:
        table = live.table
        if isinstance(request, Say):
            await self._commit(live, table.say(who.name, who.id, request.text))
            return
        if isinstance(request, Sit):
            await self._commit(live, self._sitting(live, who, seat, request))
            return
        if seat == SPECTATOR:
            raise TableRefused("server-no-seat-here")
        match request:
            case Move(ply=ply, move=move):
                if table.to_move == seat and table.seconds_left(seat, time.time()) == 0.0:
                    await self._commit(live, table.stand_in(seat, "time"))
                    raise TableRefused("server-time")
                await self._commit(live, table.move(seat, ply, move))
            case Intend(intention=text):
                if table.state != PLAYING:
                    raise TableRefused("server-not-begun" if not table.match else "server-over")
                await self._commit(live, [], (seat, table.game.intentions.read(text) if text else ""))
            case Leave():
                await self._commit(live, table.leave(seat))
            case Vacate(seat=other):
                await self._commit(live, self._vacating(live, other))
            case Undo():
                await self._commit(live, table.ask_undo(seat))
            case Answer(agree=agree):
                await self._commit(live, table.answer_undo(seat, agree))
            case Resign():
                await self._commit(live, table.stand_in(seat, "resigned"))
            case Return():
                await self._commit(live, table.come_back(seat))
            case PlayAgain():
                await self._rematch(live, seat)

    def _sitting(self, live: Live, who: Who, seat: int, request: Sit) -> list[AnyEntry]:
        table = live.table
        if request.bot is None:
            return table.sit(request.seat, who.name, who.id)
        if seat == SPECTATOR and who.id != table.setting.host:
            raise TableRefused("server-no-seat-here")
        return table.sit(request.seat, request.bot, "", request.bot)

    def _vacating(self, live: Live, seat: int) -> list[AnyEntry]:
        table = live.table
        if seat >= len(table.seats) or not table.seats[seat].person or table.seats[seat].resigned:
            raise TableRefused("server-no-seat")
        came, _ = table.log[table.seats[seat].taken_with]
        away = time.time() - max(live.last_here.get(seat, 0.0), table.since, came)
        if seat in self._here(live) or away < ABSENT:
            raise TableRefused("server-not-absent", name=table.seats[seat].name, seconds=int(ABSENT))
        return table.leave(seat, absent=True)

    async def _rematch(self, live: Live, seat: int) -> None:
        table, setting = live.table, live.table.setting
        if table.state != DONE:
            raise TableRefused("server-not-over")
        if table.rematch:
            return
        seats = [
            "me" if i == seat else other.bot if other.bot and not other.person else "open"
            for i, other in enumerate(table.seats)
        ]
        wish = NewTable(setting.game, [*seats[1:], seats[0]], setting.options, setting.public, setting.clock)
        again = await self.open_table(wish, Who(table.seats[seat].person, table.seats[seat].name))
        await self._commit(live, [Rematch(again.code)])

    async def _commit(self, live: Live, new: Sequence[AnyEntry], intended: tuple[int, str] | None = None) -> None:
        """Let entries happen, and the moves that follow by themselves; on disk first, then for everybody to hear.

        An intention is heard of only at the seat that `intended` it, until a move comes of it.
        """
        if not new and intended is None:
            return
        table, now = live.table, time.time()
        first, knew = table.number, dict(live.intentions)
        turn, ended = table.turn, table.ended
        try:
            if intended:
                live.intentions = {seat: text for seat, text in {**knew, intended[0]: intended[1]}.items() if text}
            for entry in new:
                self._add(live, now, entry)
            while table.number - first < MOST_AUTOMATIC and (follows := table.automatic(live.intentions)):
                self._add(live, now, follows)
            due = table.due(now)
            append = Append(table.setting.code, first, table.log[first:], table.state, due, knew=knew)
            if table.turn == turn:
                append.holder = append.lease = None
            elif due is not None and due <= now:
                append.holder, append.lease = self.store.process, now + LEASE
            if live.intentions != knew:
                append.intentions = dict(live.intentions)
            if table.ended and not ended:
                append.results = self._results(table)
            await self.store.append(append)
        except BaseException:
            live.stale = True
            raise
        self.moves += sum(isinstance(entry, Moved) for _, entry in table.log[first:])
        self._tell(live, intended[0] if intended and table.number == first else None)
        if table.turn != turn:
            self._kick(live)

    def _add(self, live: Live, now: float, entry: AnyEntry) -> None:
        live.table.add(now, entry)
        if isinstance(entry, Moved):
            live.table.lapse(live.intentions)
        elif isinstance(entry, Undone):
            live.intentions.clear()
        elif isinstance(entry, Left | StoodIn):
            live.intentions.pop(entry.seat, None)

    def _results(self, table: Table) -> list[dict[str, Any]]:
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

    # ------------------------------------------------------------------------------------- telling

    def telling(self, live: Live, since: int) -> Telling:
        """What happened since an entry and how things stand, for everybody to hear in their way."""
        return Telling(live.table, self._seats(live), live.intentions, since)

    def _seats(self, live: Live) -> list[SeatShown]:
        here, now = self._here(live), time.time()
        names = live.table.names()
        return [
            SeatShown(
                names[i],
                seat.person,
                seat.bot,
                seat.resigned,
                i in here,
                live.table.seconds_left(i, now),
                bool(seat.person and seat.bot),
            )
            for i, seat in enumerate(live.table.seats)
        ]

    def _tell(self, live: Live, only: int | None = None) -> None:
        """Tell everybody, or only one seat, what happened since the last time."""
        made: dict[Any, bytes] = {}
        first, live.told = live.told, live.table.number
        if not live.connections:
            return
        telling = self.telling(live, first)
        for connection in list(live.connections):
            viewer = self.seat_of(live, connection.who, connection.token)
            if only is not None and viewer != only:
                continue
            hearer = viewer, frozenset(connection.muted), connection.reads
            if hearer not in made:
                made[hearer] = telling.to(*hearer)
            connection.send(made[hearer])

    # ------------------------------------------------------------------------------------ presence

    async def enter(self, live: Live, connection: Connection, since: int) -> None:
        """Somebody begins to listen: first they hear what they missed."""
        async with self.settled(live) as table:
            viewer = self.seat_of(live, connection.who, connection.token)
            connection.send(self.telling(live, min(since, table.number)).to(viewer, connection.muted, connection.reads))
            live.connections.add(connection)
        self._presence(live)

    def leave(self, live: Live, connection: Connection) -> None:
        """Somebody listens no more."""
        live.connections.discard(connection)
        viewer = self.seat_of(live, connection.who, connection.token)
        if viewer != SPECTATOR:
            live.last_here[viewer] = time.time()
        self._presence(live)

    def _own_presence(self, live: Live) -> tuple[list[int], int]:
        viewers = [self.seat_of(live, connection.who, connection.token) for connection in live.connections]
        return sorted(set(viewers) - {SPECTATOR}), viewers.count(SPECTATOR)

    def _here(self, live: Live) -> set[int]:
        now = time.time()
        here = set(self._own_presence(live)[0])
        for at, seats, _ in live.elsewhere.values():
            if now - at < PRESENCE_LASTS:
                here |= set(seats)
        return here

    def _presence(self, live: Live, spread: bool = True) -> None:
        """Tell who is looking, here and in the other processes."""
        if self.stopping:
            return
        own, spectators = self._own_presence(live)
        now = time.time()
        others = sum(n for at, _, n in live.elsewhere.values() if now - at < PRESENCE_LASTS)
        message = messages.encode(Presence(sorted(self._here(live)), spectators + others))
        for connection in live.connections:
            connection.send(message)
        if spread and self.store.many:
            payload = msgspec.json.encode([live.code, own, spectators]).decode()
            self._background(self.store.tell(f"{self.store.process} ={payload}"))

    def _background(self, work: Any) -> None:
        async def quietly() -> None:
            with suppress(Unavailable):
                await work

        task = asyncio.create_task(quietly())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    # ---------------------------------------------------------------------------- other processes

    async def _listen(self) -> None:
        """Follow what other processes do at the tables in use here."""
        async for payload in self.store.news():
            process, _, what = payload.partition(" ")
            if what.startswith("="):
                code, seats, spectators = msgspec.json.decode(what[1:])
                if live := self.tables.get(code):
                    stranger = process not in live.elsewhere
                    live.elsewhere[process] = time.time(), seats, spectators
                    self._presence(live, spread=stranger)  # who has just come does not know who is here
                continue
            codes = what.split() if payload else [*self.tables, *self.loading]
            for code in codes:
                if code in self.tables or code in self.loading:
                    self._background(self._catch_up(code))

    async def _catch_up(self, code: str) -> None:
        live = await self.get(code)
        if not live:
            return
        async with live.lock:
            try:
                await self._refresh(live)
            except BaseException:
                live.stale = True
                raise

    # --------------------------------------------------------------------------------- what is due

    async def _sweep(self) -> None:
        """Now and then: do what is due and nobody does, and forget tables that nobody looks at."""
        beat = 0
        while True:
            await asyncio.sleep(SWEEP)
            beat += 1
            try:
                busy = [code for code, live in self.tables.items() if live.task and not live.task.done()]
                if busy and self.store.many:
                    await self.store.renew(busy, LEASE)
                for code in await self.store.due(time.time(), 100):
                    live = await self.get(code)
                    if live and (not live.task or live.task.done()):
                        if live.stale:
                            await self._catch_up(code)
                        if await self.store.claim(code, live.table.number, LEASE):
                            self._kick(live)
                        else:
                            await self._catch_up(code)
            except Unavailable:
                pass  # it is logged, and tried again
            except Exception:
                logger.exception("sweep")
            for code, live in list(self.tables.items()):
                if live.connections and live.stale:
                    self._background(self._catch_up(code))
                if live.connections and self.store.many and beat % 10 == 0:
                    self._presence(live)
                idle = time.monotonic() - live.used > IDLE
                if idle and not live.connections and not live.lock.locked() and (not live.task or live.task.done()):
                    del self.tables[code]

    def _kick(self, live: Live) -> None:
        """Begin to do what is due at a table, if there is something and nobody is at it."""
        due = live.table.due(time.time())
        if due is None or due > time.time() or self.stopping:
            return
        if not live.task or live.task.done():
            live.task = asyncio.create_task(self._do_what_is_due(live))

    async def _do_what_is_due(self, live: Live) -> None:
        """Bots' turns one after the other, and clocks that ran out."""
        try:
            for _ in range(MOST_AUTOMATIC):
                async with self.settled(live) as table:
                    turn, seat, due = table.turn, table.to_move, table.due(time.time())
                    if seat is None or table.match is None or due is None or due > time.time():
                        return
                    bot = table.seats[seat].bot
                    state = table.match.redealt(seat).tobytes() if bot else b""
                    news = [(before.tobytes(), action) for before, action in table.match.since(seat)] if bot else []
                if bot:
                    setting = table.setting
                    where = setting.code, seat, bot, setting.game, setting.options
                    action = await self.thinkers.choose(*where, state, news)
                    entries: list[AnyEntry] = [Moved(seat, table.game.write(action), "bot")]
                else:
                    entries = table.stand_in(seat, "time")
                if not await self._in_turn(live, turn, entries):
                    return
        except Unavailable:
            return  # the sweep takes it up again
        except Exception:
            logger.exception("what is due at %s", live.code)

    async def _in_turn(self, live: Live, turn: Turn, new: Sequence[AnyEntry]) -> bool:
        """Let happen what was thought of in a turn, if it is still that one; whether there is more to do for us."""
        for _ in range(MOST_ATTEMPTS):
            async with self.settled(live) as table:
                if table.turn != turn:
                    return await self.store.claim(live.code, table.number, LEASE)
                with suppress(Late):
                    await self._commit(live, new)
                    return True
        return False
