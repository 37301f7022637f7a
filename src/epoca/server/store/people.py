"""Kept names: whoever knows the passphrase, with their ratings and matches."""

import asyncio
import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from epoca.server import identity
from epoca.server.messages import Played
from epoca.server.store.database import Database
from epoca.server.store.ratings import shown_rating
from epoca.server.store.schema import people, ratings, results


class People:
    """The names that are kept in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep_name(self, id: str, name: str, passphrase: str) -> tuple[str, str] | None:
        """Keep a name for whoever knows the passphrase: the id and the name, None if another passphrase keeps it."""
        folded = name.casefold()
        query = sa.select(people.c.id, people.c.name, people.c.passphrase).where(people.c.folded == folded)
        found = await self.database.read(lambda connection: connection.execute(query).first())
        if found:
            fits = await asyncio.to_thread(identity.fits, found.passphrase, passphrase)
            return (found.id, found.name) if fits else None
        hashed = await asyncio.to_thread(identity.keep, passphrase)
        row = {"id": id, "name": name, "folded": folded, "passphrase": hashed, "created": time.time()}
        try:
            await self.database.write_aside(lambda connection: connection.execute(people.insert(), row))
        except IntegrityError:
            return None
        return id, name

    async def is_kept(self, name: str) -> bool:
        """Whether a name belongs to somebody with a passphrase."""
        return bool(await self.database.column(sa.select(people.c.id).where(people.c.folded == name.casefold())))

    async def profile(self, name: str, most: int) -> tuple[str, dict[str, float], list[Played]] | None:
        """A kept name, its ratings, and its last matches."""

        def read(connection: sa.Connection) -> tuple[str, dict[str, float], list[Played]] | None:
            person = connection.execute(sa.select(people).where(people.c.folded == name.casefold())).first()
            if not person:
                return None
            rated = connection.execute(sa.select(ratings).where(ratings.c.person == person.id))
            shown = {row.game: shown_rating(row.mu, row.sigma) for row in rated}
            return person.name, shown, _matches(connection, person.id, most)

        return await self.database.read(read)


def _matches(connection: sa.Connection, person: str, most: int) -> list[Played]:
    """The last matches of a person."""
    own = sa.select(results).where(results.c.person == person).order_by(results.c.ended.desc()).limit(most)
    played = connection.execute(own).all()
    codes = [row.code for row in played]
    everybody = sa.select(results.c.code, results.c.name).where(results.c.code.in_(codes)).order_by(results.c.seat)
    names = connection.execute(everybody).tuples().all()
    return [
        Played(row.code, row.game, row.ended, row.rank, row.points, [name for code, name in names if code == row.code])
        for row in played
    ]
