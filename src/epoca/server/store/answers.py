"""What people answered to puzzles."""

import sqlalchemy as sa

from epoca.server.store.database import Database
from epoca.server.store.schema import answers


class Answers:
    """The first answer of everybody to each puzzle."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def give(self, puzzle: str, person: str, move: str) -> None:
        """Keep an answer, unless this person gave one before."""
        new = self.database.insert_new(answers).values(puzzle=puzzle, person=person, move=move)
        await self.database.write_aside(lambda connection: connection.execute(new))

    async def of(self, puzzle: str) -> dict[str, int]:
        """How many people gave which answer."""
        query = sa.select(answers.c.move, sa.func.count()).where(answers.c.puzzle == puzzle).group_by(answers.c.move)
        return await self.database.read(lambda connection: dict(connection.execute(query).all()))
