"""Whether the pieces of a game are in balance: many matches between greedy bots, what each piece had to do with it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from epoca import chance
from epoca.bots.rule import greedy_of
from epoca.capabilities import Balance
from epoca.compiled import specialise
from epoca.game import NOBODY, Box, Game, required
from epoca.lab.picture import picture

OFFERED, KEPT, OWNED, OWNER_WON, DEALT, HOLDER_WON = range(6)
ROWS = 6

deal: Any = None  # this and the next ones are put in by `specialise`
apply = greedy = rank = offer = owner = deal


def tally(box: Any, states: Any, seats: Any, games: Any, holder: Any, counts: Any) -> None:
    """Play matches between greedy bots and count, for each piece, what the rows of `counts` say."""
    s = states[0]
    for _ in range(games):
        holder[:] = -1
        deal(box, s, seats)
        while s.seat != NOBODY:
            action = greedy(box, s)
            offer(box, s, action, holder, counts[OFFERED], counts[KEPT])
            apply(box, s, action)
        for piece in range(len(holder)):
            seat = owner(box, s, piece)
            if seat >= 0:
                counts[OWNED, piece] += 1
                counts[OWNER_WON, piece] += rank(box, s, seat) == 1
            if holder[piece] >= 0:
                counts[DEALT, piece] += 1
                counts[HOLDER_WON, piece] += rank(box, s, holder[piece]) == 1


@dataclass(frozen=True)
class PieceRecord:
    """One piece: how often it could be kept and was, and what it has to do with winning, in points of a hundred.

    Owners of a good card win more often, but so do the rich, who own more cards; whom a card is dealt to is luck. So
    `owners` is what goes with owning a piece, and `dealt` what being dealt it does. Both come with half of a 95 %
    interval.
    """

    piece: str
    ability: str
    watched: bool
    offered: int
    kept: float
    owned: int
    owners: float
    owners_error: float
    dealt: float
    dealt_error: float


def balance(game: Game, box: Box, games: int, seed: str = "balance") -> list[PieceRecord]:
    """Play `games` matches for every number of seats."""
    counted = balance_of(game)
    rules = {"deal": game.deal, "apply": game.apply, "greedy": greedy_of(game).choose, "rank": game.rank}
    play = specialise(tally, f"{game.name}_tally", **rules, offer=counted.offer, owner=counted.owner)
    states = np.zeros(1, game.state)
    states[0].chance[:] = chance.stream(chance.secret_from_seed(seed), 0)
    pieces = len(counted.pieces)
    total, fair = np.zeros((ROWS, pieces)), np.zeros((ROWS, pieces))
    for seats in game.seats:
        counts = np.zeros((ROWS, pieces), np.int64)
        play(box, states, seats, games, np.zeros(pieces, np.int64), counts)
        total += counts
        fair += counts / seats
    return [_row(counted, box, i, total[:, i], fair[:, i]) for i in range(pieces)]


def balance_of(game: Game) -> Balance:
    """What a game lets be counted."""
    return required(game, game.balance, "designed pieces to balance")


def _row(counted: Balance, box: Box, i: int, counts: Any, fair: Any) -> PieceRecord:
    return PieceRecord(
        counted.pieces[i],
        counted.ability_of(box, i),
        counted.watched[i],
        int(counts[OFFERED]),
        float(counts[KEPT] / max(1, counts[OFFERED])),
        int(counts[OWNED]),
        *_shift(counts[OWNER_WON], counts[OWNED], fair[OWNED]),
        *_shift(counts[HOLDER_WON], counts[DEALT], fair[DEALT]),
    )


def _shift(won: float, times: float, fair: float) -> tuple[float, float]:
    """How far a share of victories is from the fair one, and half of its 95 % interval."""
    share = won / max(1, times)
    error = 1.96 * np.sqrt(max(share * (1 - share), 1e-9) / max(1, times))
    return 100 * float(share - fair / max(1, times)), 100 * float(error)


def plot(rows: list[PieceRecord], file: Path) -> None:
    """Draw the watched pieces: how often each is kept, and what it does to winning."""
    shown = [row for row in rows if row.watched and row.offered]
    names = [f"{row.piece} {row.ability}".strip() for row in shown]
    colours = ["#7b4a9e" if row.ability else "#b9a3cc" for row in shown]
    with picture(file, 10, 0.28 * len(shown) + 1.5) as figure:
        left, right = figure.subplots(1, 2, sharey=True)
        left.barh(names, [100 * row.kept for row in shown], color=colours)
        left.axvline(15, color="grey", linewidth=0.8)
        left.axvline(85, color="grey", linewidth=0.8)
        left.set_xlim(0, 100)
        left.set_xlabel("kept, % of the times it could be paid")
        right.barh(names, [row.dealt for row in shown], xerr=[row.dealt_error for row in shown], color=colours)
        right.plot([row.owners for row in shown], names, "d", color="#333333", markersize=4, label="its owners")
        right.legend()
        right.axvline(-8, color="grey", linewidth=0.8)
        right.axvline(8, color="grey", linewidth=0.8)
        right.set_xlabel("victories above a fair share, if dealt to")
        left.invert_yaxis()
