"""What a review found of the kept names at a table, for their profiles."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import astuple

from epoca.match import Match
from epoca.review import Judged, Verdict, accuracy
from epoca.review.slips import slips
from epoca.server.store import Store
from epoca.server.store.studies import Found, KeptSlip
from epoca.server.table import Table

MOST_TRAINED = 4  # positions of a match to train on, the costliest; the first asks nothing yet
WORTH_TRAINING = (Verdict.MISTAKE, Verdict.BLUNDER)


def key_of(code: str, match: Match) -> str:
    """What the review of a table is known by."""
    return f"{code} {len(match.actions)}"


async def keep(store: Store, table: Table, judged: Sequence[Judged]) -> None:
    """Keep what is worth knowing of everybody who decided for themselves."""
    found = await asyncio.to_thread(lambda: [_found(table, seat, judged) for seat in range(len(table.seats))])
    await store.studies.keep(table.setting.code, [one for one in found if one.decisions], time.time())


def _found(table: Table, seat: int, judged: Sequence[Judged]) -> Found:
    assert table.match
    chosen = table.chosen_by_people()
    own = [one for one in judged if one.seat == seat and one.ply in chosen]
    made = list(slips(table.match, own))
    costly = sorted((slip for slip in made if slip.ply and slip.verdict in WORTH_TRAINING), key=lambda slip: -slip.cost)
    kept = [KeptSlip(*astuple(slip)) for slip in made]
    return Found(seat, accuracy(own), len(own), kept, [slip.ply for slip in costly[:MOST_TRAINED]])
