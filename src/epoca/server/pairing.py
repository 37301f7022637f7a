"""Two people who look for an opponent meet at a table."""

import secrets
import time

from epoca import games
from epoca.bots import stand_in
from epoca.server import identity
from epoca.server.hub import Hub
from epoca.server.identity import Who
from epoca.server.messages import Clock, NewTable, Seeking
from epoca.server.table import TableRefused

CLOCK = Clock("fischer", 600.0, 15.0)


async def seek(hub: Hub, who: Who, game: str) -> Seeking:
    """Look for an opponent, and go on looking: whoever asks no more for a few seconds is forgotten."""
    if game not in games.names():
        raise TableRefused("server-no-game", 404, game=game)
    found = await hub.store.seekers.seek(who, game, identity.new_code(), time.time())
    if found.opponent:
        await _open(hub, found.code, game, who, found.opponent)
    there = found.code if found.code and await hub.get(found.code) else ""
    if there:
        await hub.store.seekers.stop(who.id)
    return Seeking(game, found.waited, found.rating, found.others, there)


async def _open(hub: Hub, code: str, game: str, one: Who, other: Who) -> None:
    """A table for two, with bots where the game needs more; chance decides who sits first."""
    known = games.load(game)
    size = 2 if 2 in known.seats else min(known.seats)
    first, second = (one, other) if secrets.randbelow(2) else (other, one)
    wish = NewTable(game, ["me", "open", *[stand_in(known)] * (size - 2)], public=True, clock=CLOCK)
    await hub.open_table(wish, first, second, code)
