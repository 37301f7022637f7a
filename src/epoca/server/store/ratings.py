"""Ratings of kept names: what a result makes of them, and how they are shown."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from epoca.server.store.schema import people, ratings, results


def rate(connection: sa.Connection, lines: Sequence[dict[str, Any]]) -> None:
    """Let a result change the ratings of the kept names in it; others are rated as newcomers, each time anew."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    game = lines[0]["game"]
    kept = set(
        connection.execute(sa.select(people.c.id).where(people.c.id.in_([line["person"] for line in lines]))).scalars()
    )
    if not kept:
        return
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.person.in_(kept))
    query = query.order_by(ratings.c.person).with_for_update()
    before = {row.person: row for row in connection.execute(query)}
    teams = []
    for line in lines:
        row = before.get(line["person"])
        teams.append([model.rating(row.mu, row.sigma) if row else model.rating()])
    after = model.rate(teams, ranks=[line["rank"] for line in lines])
    for line, (rating,) in zip(lines, after, strict=True):
        if line["person"] not in kept:
            continue
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if row := before.get(line["person"]):
            change = ratings.update().where(ratings.c.person == line["person"], ratings.c.game == game)
            connection.execute(change.values(**values, matches=row.matches + 1))
        else:
            connection.execute(ratings.insert(), {"person": line["person"], "game": game, **values, "matches": 1})
        own = results.update().where(results.c.code == line["code"], results.c.seat == line["seat"])
        connection.execute(own.values(rating=shown_rating(rating.mu, rating.sigma)))


NEWCOMER = 1000.0  # what somebody without a result is shown as


def shown_rating(mu: float, sigma: float) -> float:
    """A rating people know how to read: newcomers have 1000, and it is what they are at least sure to be worth."""
    return round(1000 + 40 * (mu - 3 * sigma), 0)
