"""What is due at a table and nobody asks for: bots' turns, and clocks that ran out."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress

from epoca.server.entries import AnyEntry, Moved
from epoca.server.livetable import LEASE, MOST_ATTEMPTS, LiveTable
from epoca.server.store.appending import Late
from epoca.server.store.database import Unavailable
from epoca.server.table import MOST_AUTOMATIC, Table, Turn
from epoca.server.thinking import Question, Thinkers

logger = logging.getLogger("epoca.server")


def start_due(live: LiveTable, thinkers: Thinkers) -> None:
    """Begin to do what is due at a table, if there is something and nobody is at it."""
    if not live.busy and live.table.is_due(time.time()):
        live.task = asyncio.create_task(_do_what_is_due(live, thinkers))


async def _do_what_is_due(live: LiveTable, thinkers: Thinkers) -> None:
    """One thing after the other, until a person has to decide."""
    try:
        for _ in range(MOST_AUTOMATIC):
            async with live.settled() as table:
                seat = table.to_move
                if seat is None or not table.is_due(time.time()):
                    return
                turn, question = table.turn, _question(table, seat)
                new = [] if question else table.stand_in(seat, "time")
            if question:
                new = [Moved(seat, table.game.write(await thinkers.choose(question)), "bot")]
            if not await _in_turn(live, turn, new):
                return
    except Unavailable:
        return  # the sweep takes it up again
    except Exception:
        logger.exception("what is due at %s", live.code)


def _question(table: Table, seat: int) -> Question | None:
    """What the bot at a seat is asked, None where a person decides."""
    bot, setting, match = table.seats[seat].bot, table.setting, table.match
    if not bot or not match:
        return None
    state = match.redealt(seat).tobytes()
    others = [(before.tobytes(), action) for before, action in match.since(seat)]
    return Question(setting.code, seat, bot, setting.game, setting.options, state, others)


async def _in_turn(live: LiveTable, turn: Turn, new: Sequence[AnyEntry]) -> bool:
    """Let happen what was thought of in a turn, if it is still that one; whether there is more to do for us."""
    for _ in range(MOST_ATTEMPTS):
        async with live.settled() as table:
            if table.turn != turn:
                return await live.store.claim(live.code, table.number, LEASE)
            with suppress(Late):
                await live.commit(new)
                return True
    return False
