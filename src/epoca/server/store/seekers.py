"""People who look for an opponent, and who is found for them.

A seeker is a row that its owner renews by asking again; one that is not renewed is forgotten. Of many processes one at
a time pairs, and it writes the code of the table into both rows before it opens that table.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from epoca.server.identity import Who
from epoca.server.store.database import Database
from epoca.server.store.ratings import NEWCOMER, shown_rating
from epoca.server.store.schema import ratings, seekers

LASTS = 6.0  # seconds for which somebody who does not ask again still waits
OPENING = 10.0  # seconds in which a table that two were promised is opened
WINDOW = 100.0  # points by which ratings may differ at first
WIDENS = 40.0  # and so many more with every second
ALONE = sa.text("SELECT pg_advisory_xact_lock(4076)")


class Found(NamedTuple):
    """How somebody's search stands."""

    waited: float
    rating: float
    others: int  # who look for the same game
    code: str = ""  # of the table that was promised
    opponent: Who | None = None  # with whom the asker has to open it now


def near(one: float, other: float, waited: float) -> bool:
    """Whether two ratings are alike enough for somebody who has waited."""
    return abs(one - other) <= WINDOW + WIDENS * waited


class Seekers:
    """All who look for an opponent."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def seek(self, who: Who, game: str, code: str, now: float) -> Found:
        """Look for an opponent; if there is one, both are promised a table with this code."""

        def work(connection: sa.Connection) -> Found:
            if self.database.multiprocess:
                connection.execute(ALONE)
            own = self._renewed(connection, who, game, now)
            others = [one for one in self._waiting(connection, game, now) if one.person != who.id]
            waited = now - own.since
            if own.code:
                return Found(waited, own.rating, len(others), own.code)
            alike = [one for one in others if near(own.rating, one.rating, max(waited, now - one.since))]
            if not alike:
                return Found(waited, own.rating, len(others))
            best = min(alike, key=lambda one: (abs(one.rating - own.rating), one.since))
            promised = seekers.update().where(seekers.c.person.in_([who.id, best.person]))
            connection.execute(promised.values(code=code, paired=now))
            return Found(waited, own.rating, len(others), code, Who(best.person, best.name))

        return await self.database.write(work)

    async def stop(self, person: str) -> None:
        """Look no more."""
        gone = seekers.delete().where(seekers.c.person == person)
        await self.database.write(lambda connection: connection.execute(gone))

    def _renewed(self, connection: sa.Connection, who: Who, game: str, now: float) -> Any:
        """Somebody's row, when those have gone that were not renewed, or were promised a table that never was."""
        late = sa.or_(seekers.c.seen < now - LASTS, sa.and_(seekers.c.code != "", seekers.c.paired < now - OPENING))
        other_game = sa.and_(seekers.c.person == who.id, seekers.c.game != game)
        connection.execute(seekers.delete().where(sa.or_(late, other_game)))
        row = {"person": who.id, "name": who.name, "game": game, "rating": _rating(connection, who, game)}
        connection.execute(
            self.database.insert_new(seekers).values(**row, since=now, seen=now, code="", paired=0.0),
        )
        connection.execute(seekers.update().where(seekers.c.person == who.id).values(seen=now, name=who.name))
        return connection.execute(sa.select(seekers).where(seekers.c.person == who.id)).one()

    def _waiting(self, connection: sa.Connection, game: str, now: float) -> Sequence[Any]:
        return connection.execute(sa.select(seekers).where(seekers.c.game == game, seekers.c.code == "")).all()


def _rating(connection: sa.Connection, who: Who, game: str) -> float:
    """What somebody is worth; whoever has no kept name is a newcomer each time."""
    query = sa.select(ratings.c.mu, ratings.c.sigma).where(ratings.c.person == who.id, ratings.c.game == game)
    row = connection.execute(query).first()
    return shown_rating(row.mu, row.sigma) if row else NEWCOMER
