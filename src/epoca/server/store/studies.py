"""What reviews found of kept names, and the positions they train on: asked again after a day, three, a week ..."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from epoca.server.store.database import Database
from epoca.server.store.schema import people, results, reviewed, training

DAY = 86400.0
DAYS = (1, 3, 7, 16, 35, 80, 180)  # until a position is asked again, by right answers in a row before


class KeptSlip(msgspec.Struct, frozen=True, array_like=True):
    """A decision that cost something (epoca.review.slips), in as few bytes as possible."""

    ply: int
    verdict: str
    cost: float
    kind: str
    bought: str
    missed: str
    theme: str
    epoch: int


class KeptAnswer(msgspec.Struct, frozen=True, array_like=True):
    """What an action is worth, for the seat that decides."""

    action: int
    chance: float
    lines: tuple[float, ...]


class Found(msgspec.Struct, frozen=True):
    """What a review found of one seat, and which of its slips are worth training."""

    seat: int
    accuracy: float
    decisions: int
    slips: list[KeptSlip]
    train: list[int]  # plies


class Studied(msgspec.Struct, frozen=True):
    """A match of somebody that was reviewed."""

    table: str
    game: str
    seat: int
    ended: float
    accuracy: float
    decisions: int
    slips: list[KeptSlip]


class Position(msgspec.Struct, frozen=True):
    """A position to train on."""

    table: str
    ply: int
    step: int
    due: float
    answers: list[KeptAnswer]  # empty before anybody tried one


_slips = msgspec.json.Decoder(list[KeptSlip]).decode
_answers = msgspec.json.Decoder(list[KeptAnswer]).decode


def next_due(step: int, right: bool, now: float) -> tuple[int, float]:
    """Right answers in a row after one more answer, and when the position is asked again."""
    if not right:
        return 0, now + DAYS[0] * DAY
    return step + 1, now + DAYS[min(step, len(DAYS) - 1)] * DAY


class Studies:
    """What is known of how people decide; theirs alone."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, code: str, found: Sequence[Found], now: float) -> None:
        """Keep what a review found of the kept names at a table, once."""

        def write(connection: sa.Connection) -> None:
            kept = sa.select(results.c.seat, results.c.person).join(people, people.c.id == results.c.person)
            sitting = dict(connection.execute(kept.where(results.c.code == code)).all())
            for one in found:
                if person := sitting.get(one.seat):
                    self._keep(connection, code, person, one, now)

        await self.database.write_aside(write)

    def _keep(self, connection: sa.Connection, code: str, person: str, found: Found, now: float) -> None:
        row = {"code": code, "seat": found.seat, "person": person, "accuracy": found.accuracy}
        row |= {"decisions": found.decisions, "slips": msgspec.json.encode(found.slips).decode()}
        connection.execute(self.database.insert_new(reviewed).values(**row))
        for ply in found.train:
            new = {"person": person, "code": code, "ply": ply, "step": 0, "due": now, "answers": ""}
            connection.execute(self.database.insert_new(training).values(**new))

    async def of(self, person: str, most: int) -> list[Studied]:
        """The last matches of somebody that were reviewed, the latest first."""
        same = sa.and_(results.c.code == reviewed.c.code, results.c.seat == reviewed.c.seat)
        query = sa.select(reviewed, results.c.game, results.c.ended).join(results, same)
        query = query.where(reviewed.c.person == person).order_by(results.c.ended.desc()).limit(most)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [
            Studied(row.code, row.game, row.seat, row.ended, row.accuracy, row.decisions, _slips(row.slips))
            for row in rows
        ]

    async def not_reviewed(self, person: str, games: Sequence[str], most: int) -> Sequence[str]:
        """Which of the last matches of somebody were not reviewed yet, the latest first."""
        last = sa.select(results.c.code, results.c.seat, results.c.ended)
        last = last.where(results.c.person == person, results.c.game.in_(games))
        found = last.order_by(results.c.ended.desc()).limit(most).subquery()
        same = sa.and_(reviewed.c.code == found.c.code, reviewed.c.seat == found.c.seat)
        query = sa.select(found.c.code).outerjoin(reviewed, same).where(reviewed.c.code.is_(None))
        return await self.database.column(query.order_by(found.c.ended.desc()))

    # -------------------------------------------------------------------------------------- training

    async def due(self, person: str, now: float) -> tuple[int, float | None, Position | None]:
        """How many positions are due, when the next one is if none is, and which is to be asked first."""
        own = training.c.person == person

        def read(connection: sa.Connection) -> tuple[int, float | None, Position | None]:
            count = sa.select(sa.func.count()).select_from(training).where(own, training.c.due <= now)
            first = sa.select(training).where(own).order_by(training.c.due, training.c.code, training.c.ply).limit(1)
            row = connection.execute(first).first()
            number = connection.execute(count).scalar_one()
            return number, row.due if row else None, _position(row) if row and number else None

        return await self.database.read(read)

    async def position(self, person: str, code: str, ply: int) -> Position | None:
        """A position that somebody trains on."""
        query = sa.select(training).where(_is(person, code, ply))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return _position(row) if row else None

    async def weighed(self, person: str, code: str, ply: int, answers: Sequence[KeptAnswer]) -> None:
        """Keep what each action is worth."""
        change = training.update().where(_is(person, code, ply)).values(answers=msgspec.json.encode(answers).decode())
        await self.database.write_aside(lambda connection: connection.execute(change))

    async def answered(self, person: str, at: Position, right: bool, now: float) -> None:
        """Ask again later, if it was due: an answer that nobody asked for changes nothing."""
        step, due = next_due(at.step, right, now)
        was_due = sa.and_(_is(person, at.table, at.ply), training.c.due <= now)
        change = training.update().where(was_due).values(step=step, due=due)
        await self.database.write_aside(lambda connection: connection.execute(change))


def _is(person: str, code: str, ply: int) -> sa.ColumnElement[bool]:
    return sa.and_(training.c.person == person, training.c.code == code, training.c.ply == ply)


def _position(row: sa.Row[Any]) -> Position:
    return Position(row.code, row.ply, row.step, row.due, _answers(row.answers) if row.answers else [])
