"""Positions that somebody wanted to play on from, or to show to others."""

from typing import Any

import msgspec
import sqlalchemy as sa

from epoca.server.store.database import Database
from epoca.server.store.schema import positions
from epoca.server.table import Position


class Positions:
    """Positions by their code."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, position: Position) -> None:
        """Keep a position; the same one again is the same row."""
        row = {
            **{name: getattr(position, name) for name in ("code", "game", "seats", "seat", "form")},
            "options": msgspec.json.encode(position.options).decode(),
            "state": position.state.hex(),
        }
        new = self.database.insert_new(positions).values(**row)
        await self.database.write_aside(lambda connection: connection.execute(new))

    async def find(self, code: str) -> Position | None:
        """A position by its code."""
        return await self.database.read(lambda connection: position_at(connection, code))


def position_at(connection: sa.Connection, code: str) -> Position | None:
    """A position by its code."""
    row = connection.execute(sa.select(positions).where(positions.c.code == code)).mappings().first()
    if not row:
        return None
    found: dict[str, Any] = dict(row)
    found |= {"options": msgspec.json.decode(found["options"]), "state": bytes.fromhex(found["state"])}
    return Position(**found)
