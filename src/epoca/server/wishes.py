"""What somebody at a table asks for, and what comes of it: one function for each request."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from epoca.game import SPECTATOR
from epoca.server.connection import Connection
from epoca.server.entries import Rematch
from epoca.server.hub import Hub
from epoca.server.identity import Who
from epoca.server.livetable import MOST_ATTEMPTS, LiveTable
from epoca.server.messages import (
    Ack,
    Answer,
    AnyRequest,
    Go,
    Intend,
    Leave,
    Move,
    Mute,
    NewTable,
    Once,
    PlayAgain,
    Resign,
    Return,
    Say,
    Sit,
    Undo,
    Vacate,
)
from epoca.server.store.appending import Late
from epoca.server.table import DONE, Table, TableRefused

ABSENT = 120.0  # seconds without a connection after which others may open a seat
FOR_ANYBODY = (Say, Sit)  # other requests need a seat


class Asker(NamedTuple):
    """Somebody who asks for something at a table that is settled, from their seat or from none."""

    hub: Hub
    live: LiveTable
    who: Who
    seat: int

    @property
    def table(self) -> Table:
        """The table as it is on disk."""
        return self.live.table


async def perform(
    hub: Hub, live: LiveTable, who: Who, token: str, request: AnyRequest, connection: Connection | None = None
) -> Ack:
    """Do what somebody asks for, or raise why not."""
    if isinstance(request, Mute):
        if connection:
            connection.mute(request.person, request.muted)
        return Ack(request.id, live.table.number)
    for _ in range(MOST_ATTEMPTS):
        async with live.settled() as table:
            if isinstance(request, Once) and request.key in table.keys:
                return Ack(request.id, table.number)
            try:
                await WISHES[type(request)](_asker(hub, live, who, token, request, connection), request)
            except Late:
                continue
            return Ack(request.id, table.number, table.rematch if isinstance(request, PlayAgain) else "")
    raise TableRefused("server-busy")


def _asker(
    hub: Hub, live: LiveTable, who: Who, token: str, request: AnyRequest, connection: Connection | None
) -> Asker:
    """Whoever holds a seat is the one who sits there; others have to have told their name."""
    seat = live.viewer(connection) if connection else live.seat_of(who, token)
    if seat != SPECTATOR:
        sits = live.table.seats[seat]
        same = who.id == sits.person and who.name == sits.name
        return Asker(hub, live, who if same else Who(sits.person, sits.name), seat)
    if not who.id:
        raise TableRefused("server-no-name")
    if not isinstance(request, FOR_ANYBODY):
        raise TableRefused("server-no-seat-here")
    return Asker(hub, live, who, seat)


async def _say(asker: Asker, request: Say) -> None:
    await asker.live.commit(asker.table.say(asker.who.name, asker.who.id, request.text, request.key))


async def _sit(asker: Asker, request: Sit) -> None:
    who, table = asker.who, asker.table
    if request.bot is None:
        new = table.sit(request.seat, who.name, who.id)
    elif asker.seat == SPECTATOR and who.id != table.setting.host:
        raise TableRefused("server-no-seat-here")
    else:
        new = table.sit(request.seat, request.bot, "", request.bot)
    await asker.live.commit(new)
    asker.hub.tell_presence(asker.live)  # somebody who looked on may sit there now


async def _move(asker: Asker, request: Move) -> None:
    table, seat = asker.table, asker.seat
    if table.to_move == seat and table.seconds_left(seat, time.time()) == 0.0:
        await asker.live.commit(table.stand_in(seat, "time"))
        raise TableRefused("server-time")
    await asker.live.commit(table.move(seat, request.ply, request.move))


async def _intend(asker: Asker, request: Intend) -> None:
    await asker.live.commit([], (asker.seat, asker.table.intention(request.intention)))


async def _leave(asker: Asker, request: Leave) -> None:
    await asker.live.commit(asker.table.leave(asker.seat))
    asker.hub.tell_presence(asker.live)


async def _vacate(asker: Asker, request: Vacate) -> None:
    table, seat, audience = asker.table, request.seat, asker.live.audience
    if seat >= len(table.seats) or not table.seats[seat].person or table.seats[seat].resigned:
        raise TableRefused("server-no-seat")
    came, _ = table.log[table.seats[seat].taken_with]
    away = time.time() - max(audience.last_here(seat), table.since, came)
    if seat in audience.here() or away < ABSENT:
        raise TableRefused("server-not-absent", name=table.seats[seat].name, seconds=int(ABSENT))
    await asker.live.commit(table.leave(seat, absent=True))


async def _undo(asker: Asker, request: Undo) -> None:
    await asker.live.commit(asker.table.ask_undo(asker.seat, request.key))


async def _go(asker: Asker, request: Go) -> None:
    await asker.live.commit(asker.table.go(request.node))


async def _answer(asker: Asker, request: Answer) -> None:
    await asker.live.commit(asker.table.answer_undo(asker.seat, request.agree))


async def _resign(asker: Asker, request: Resign) -> None:
    await asker.live.commit(asker.table.stand_in(asker.seat, "resigned"))


async def _return(asker: Asker, request: Return) -> None:
    await asker.live.commit(asker.table.come_back(asker.seat))


async def _play_again(asker: Asker, request: PlayAgain) -> None:
    table, setting = asker.table, asker.table.setting
    if table.state != DONE:
        raise TableRefused("server-not-over")
    if table.rematch:
        return
    seats = [
        "me" if i == asker.seat else other.bot if other.bot and not other.person else "open"
        for i, other in enumerate(table.seats)
    ]
    if setting.position:
        wish = NewTable(setting.game, seats, position=setting.position.code)
    else:
        wish = NewTable(setting.game, [*seats[1:], seats[0]], setting.options, setting.public, setting.clock)
    again = await asker.hub.open_table(wish, asker.who)
    await asker.live.commit([Rematch(again.code)])


WISHES: dict[type[Any], Callable[[Asker, Any], Awaitable[None]]] = {
    Say: _say,
    Sit: _sit,
    Move: _move,
    Intend: _intend,
    Leave: _leave,
    Vacate: _vacate,
    Undo: _undo,
    Go: _go,
    Answer: _answer,
    Resign: _resign,
    Return: _return,
    PlayAgain: _play_again,
}
