"""How fast the rules are: random play in a compiled loop on one core."""

import time
from dataclasses import asdict, dataclass

import numpy as np

from epoca import chance
from epoca.game import Game, Options
from epoca.games.loops import clone, random_play, specialised

CLONES = 1_000_000


@dataclass(frozen=True)
class Row:
    """One number of seats."""

    seats: int
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float


@dataclass(frozen=True)
class Report:
    """What a run measured."""

    game: str
    options: dict[str, str]
    compile_s: float  # until the first match was played; from cache if there was one
    state_bytes: int
    clone_ns: float
    results: list[Row]

    def as_dict(self) -> dict[str, object]:
        """The report for `--json`."""
        return asdict(self)


def bench(game: Game, options: Options, seconds: float) -> Report:
    """Measure legal + apply per decision in random play, for every number of seats the options allow."""
    filled = game.fill_in(options)
    box = game.box(filled, {})
    states = np.zeros(1024, game.state)
    states[0].chance[:] = chance.stream(chance.secret_from_seed("bench"), 0)
    mask = np.zeros(game.actions, np.uint8)
    play = specialised(game, random_play)
    seat_counts = [seats for seats in game.seats if game.refuse_table(seats, filled) is None]

    began = time.perf_counter()
    play(box, states, mask, seat_counts[0], 1)
    compile_s = time.perf_counter() - began

    results = []
    for seats in seat_counts:
        games = decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += play(box, states, mask, seats, 1000)
            games += 1000
        results.append(Row(seats, games / spent, decisions / spent, decisions / games))
    return Report(game.name, filled, compile_s, game.state.itemsize, _clone_ns(game, states), results)


def _clone_ns(game: Game, states: np.ndarray) -> float:
    copy = specialised(game, clone)
    copy(states, 1)
    began = time.perf_counter()
    copy(states, CLONES)
    return (time.perf_counter() - began) / CLONES * 1e9
