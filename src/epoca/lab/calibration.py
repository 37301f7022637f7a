"""Whether win chances are what they say: of the positions given 70 %, seven in ten should have been won."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from epoca import bots, chance
from epoca.bots.network import needs_of
from epoca.bots.thinkers import Effort, Thinker
from epoca.game import Game
from epoca.lab.picture import picture
from epoca.match import Match

BINS = 10
POSITIONS = 6  # of each match


@dataclass(frozen=True)
class Calibration:
    """Win chances at one number of seats against how the matches ended, a row for each bin of chances."""

    seats: int
    matches: int
    told: tuple[float, ...]  # the mean chance told; bins without a position are left out
    won: tuple[float, ...]  # how many of them were won
    share: tuple[float, ...]  # of all positions
    brier: float  # the mean squared error

    @property
    def error(self) -> float:
        """How far off they are on average: the expected calibration error."""
        return sum(part * abs(told - won) for told, won, part in zip(self.told, self.won, self.share, strict=True))


def calibrate(game: Game, matches: int, effort: Effort, seed: str) -> Iterator[Calibration]:
    """For each number of seats, matches among equal networks, and what the search says of some positions."""
    needs_of(game)
    for seats in game.seats:
        pairs = [pair for number in range(matches) for pair in _match(game, seats, effort, seed, number)]
        told, won = np.array(pairs).T
        yield _in_bins(seats, matches, told, won)


def _match(game: Game, seats: int, effort: Effort, seed: str, number: int) -> Iterator[tuple[float, float]]:
    """Chances told in one match, and what became of them."""
    match = Match(game, seats, {}, chance.secret_from_seed(f"{seed} {seats} {number}"))
    network = bots.new("network", game=game)
    while not match.over:
        match.play(match.seat, bots.decide(network, match))
    winners = match.outcome.winners
    plies = np.random.default_rng([seats, number]).choice(len(match.actions), POSITIONS, replace=False)
    thinker = Thinker(effort)
    for ply in sorted(map(int, plies)):
        prospects = thinker.prospects(game, match.box, match.redealt(int(match.history[ply].seat), ply))
        for seat in range(seats):
            yield prospects[0].chances[seat], (seat in winners) / len(winners)


def _in_bins(seats: int, matches: int, told: NDArray[np.float64], won: NDArray[np.float64]) -> Calibration:
    places = np.minimum((told * BINS).astype(int), BINS - 1)
    bins = [places == place for place in range(BINS) if (places == place).any()]
    return Calibration(
        seats,
        matches,
        tuple(float(told[each].mean()) for each in bins),
        tuple(float(won[each].mean()) for each in bins),
        tuple(float(each.mean()) for each in bins),
        float(((told - won) ** 2).mean()),
    )


def plot(rows: list[Calibration], file: Path) -> None:
    """Chances told across, matches won upwards: on the diagonal they are the same."""
    with picture(file, 5, 5) as figure:
        axes = figure.add_subplot(xlabel="win chance told", ylabel="matches won", xlim=(0, 1), ylim=(0, 1))
        axes.plot([0, 1], [0, 1], color="#b9ac92", linestyle="--")
        for row in rows:
            axes.plot(row.told, row.won, marker="o", label=f"{row.seats} players")
        axes.legend()
