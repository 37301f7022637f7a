"""Kept names: whoever knows the passphrase, with their ratings and matches."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from epoca.game import SPECTATOR
from epoca.server import identity
from epoca.server.messages import Archived, Played, Profile
from epoca.server.store.database import Database
from epoca.server.store.ratings import shown_rating
from epoca.server.store.schema import people, ratings, results

MOST_DRAWN = 300  # matches in a line of ratings


class People:
    """The names that are kept in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep_name(self, id: str, name: str, passphrase: str) -> tuple[str, str] | None:
        """Keep a name for whoever knows the passphrase: the id and the name, None if another passphrase keeps it."""
        query = sa.select(people.c.id, people.c.name, people.c.passphrase).where(_named(name))
        found = await self.database.read(lambda connection: connection.execute(query).first())
        if found:
            fits = await asyncio.to_thread(identity.fits, found.passphrase, passphrase)
            return (found.id, found.name) if fits else None
        hashed = await asyncio.to_thread(identity.keep, passphrase)
        row = {"id": id, "name": name, "folded": identity.look(name), "passphrase": hashed, "created": time.time()}
        try:
            await self.database.write_aside(lambda connection: connection.execute(people.insert(), row))
        except IntegrityError:
            return None
        return id, name

    async def is_kept(self, name: str) -> bool:
        """Whether a name belongs to somebody with a passphrase."""
        return bool(await self.database.column(sa.select(people.c.id).where(_named(name))))

    async def ratings(self, persons: Iterable[str]) -> dict[tuple[str, str], float]:
        """What people are worth, by person and game; those without a kept name are not rated."""
        query = sa.select(ratings).where(ratings.c.person.in_(set(persons)))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {(row.person, row.game): shown_rating(row.mu, row.sigma) for row in rows}

    async def profile(self, name: str, most: int) -> Profile | None:
        """A kept name, its ratings, and its last matches."""

        def read(connection: sa.Connection) -> Profile | None:
            person = connection.execute(sa.select(people).where(_named(name))).first()
            if not person:
                return None
            rated = connection.execute(sa.select(ratings).where(ratings.c.person == person.id))
            shown = {row.game: shown_rating(row.mu, row.sigma) for row in rated}
            matches, course = _matches(connection, person.id, most), _course(connection, person.id)
            return Profile(person.name, shown, matches, course)

        return await self.database.read(read)

    async def archive(
        self, person: str, codes: Sequence[str], search: str, game: str, before: float, most: int
    ) -> list[Archived]:
        """Matches of a person and of some tables, the latest first; only with somebody of that name, if given."""
        ours = sa.or_(results.c.person == person, results.c.code.in_(codes))
        query = sa.select(results.c.code).where(ours, results.c.ended < before)
        if game:
            query = query.where(results.c.game == game)
        if search:
            met = results.alias()
            named = sa.select(met.c.code).where(met.c.name.icontains(search, autoescape=True))
            query = query.where(results.c.code.in_(named))
        query = query.group_by(results.c.code, results.c.ended).order_by(results.c.ended.desc()).limit(most)

        def read(connection: sa.Connection) -> list[Archived]:
            found = list(connection.execute(query).scalars())
            lines = connection.execute(sa.select(results).where(results.c.code.in_(found)).order_by(results.c.seat))
            seats: dict[str, list[sa.Row[Any]]] = {code: [] for code in found}
            for line in lines:
                seats[line.code].append(line)
            return [_archived(at, person) for at in seats.values()]

        return await self.database.read(read)


def _named(name: str) -> sa.ColumnElement[bool]:
    """Who has a name that looks like this one; an earlier release only folded its letters."""
    return people.c.folded.in_({identity.look(name), name.casefold()})


def _archived(seats: Sequence[sa.Row[Any]], person: str) -> Archived:
    """A match from the result of each seat."""
    return Archived(
        seats[0].code,
        seats[0].game,
        seats[0].ended,
        next((line.seat for line in seats if person and line.person == person), SPECTATOR),
        [line.name for line in seats],
        [line.person.removeprefix("bot:") if line.person.startswith("bot:") else "" for line in seats],
        [line.points for line in seats],
        [line.rank for line in seats],
    )


def _course(connection: sa.Connection, person: str) -> dict[str, list[tuple[float, float]]]:
    """How the ratings of a person went, by game, the oldest first."""
    own = sa.select(results.c.game, results.c.ended, results.c.rating)
    own = own.where(results.c.person == person, results.c.rating.is_not(None))
    course: dict[str, list[tuple[float, float]]] = {}
    for game, ended, rating in reversed(
        connection.execute(own.order_by(results.c.ended.desc()).limit(MOST_DRAWN)).all()
    ):
        course.setdefault(game, []).append((ended, rating))
    return course


def _matches(connection: sa.Connection, person: str, most: int) -> list[Played]:
    """The last matches of a person."""
    own = sa.select(results).where(results.c.person == person).order_by(results.c.ended.desc()).limit(most)
    played = connection.execute(own).all()
    codes = [row.code for row in played]
    everybody = sa.select(results.c.code, results.c.name).where(results.c.code.in_(codes)).order_by(results.c.seat)
    names = connection.execute(everybody).all()
    return [
        Played(row.code, row.game, row.ended, row.rank, row.points, [name for code, name in names if code == row.code])
        for row in played
    ]
