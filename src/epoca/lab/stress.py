"""A stress test for bots: positions from random play, at every table. A bot must never err, and keep to its time."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle

import numpy as np
from numpy.typing import NDArray

from epoca import bots, chance
from epoca.game import NOBODY, Game
from epoca.lab.trainer import boxes


@dataclass(frozen=True)
class StressReport:
    """How a bot got through: the positions it was asked about, what went wrong, and how long it took each time."""

    positions: int
    faults: list[str]
    seconds: NDArray[np.float32]

    def late(self, percent: float) -> float:
        """The milliseconds within which it answered in so many percent of the positions."""
        return float(np.percentile(self.seconds, percent)) * 1000


def stress(
    game: Game, bot: str, positions: int, seed: str, tell: Callable[[int], None] = lambda done: None
) -> StressReport:
    """Ask a bot about so many positions. Matches go on with a random action, whatever it says."""
    tables = cycle([(seats, box) for seats in game.seats for box in boxes(game, seats)])
    secret = chance.secret_from_seed(f"stress {seed}")
    seconds = np.zeros(positions, np.float32)
    faults: list[str] = []
    dice = np.random.default_rng(list(secret))
    done = match = 0
    while done < positions:
        seats, box = next(tables)
        player = bots.new(bot, game=game)
        state = game.deal_new(box, seats, chance.stream(secret, match))
        match += 1
        while state.seat != NOBODY and done < positions:
            legal = game.legal_actions(box, state)
            if len(legal) > 1:
                known = game.redeal(box, state, int(state.seat), chance.stream(secret, done, "stress"))
                began = time.perf_counter()
                try:
                    action = player.choose(game, box, known)
                except Exception as error:
                    faults.append(f"match {match}, {seats} seats: {error!r}")
                else:
                    if action not in legal:
                        faults.append(f"match {match}, {seats} seats: {action} is not allowed")
                seconds[done] = time.perf_counter() - began
                done += 1
                if done % 1000 == 0:
                    tell(done)
            state.chance[:] = dice.integers(0, 1 << 30, len(state.chance))
            game.apply(box, state, legal[dice.integers(len(legal))])
    return StressReport(done, faults, seconds)
