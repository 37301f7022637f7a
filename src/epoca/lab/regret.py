"""What a search loses by thinking less: the choices of few simulations, judged by many.

Where a thousand simulations choose what a hundred thousand would, more time can bring nothing: what is wrong then is
what the networks think of positions further on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from epoca import bots, chance
from epoca.bots.thinkers import Effort, Thinker
from epoca.game import Game
from epoca.lab.ratings import Estimate
from epoca.match import Match

PLAYED_BY = "search:100"
ONE_IN = 25  # decisions of a match is looked at
WEIGHED = 10  # an action is weighed with one in so many of the yardstick's simulations


@dataclass(frozen=True)
class Regret:
    """What so many simulations lose, in chances to win; with none, the network alone."""

    simulations: int
    agrees: float  # share of positions in which they choose as the yardstick does
    loss: Estimate


def regrets(
    game: Game,
    seats: int,
    positions: int,
    efforts: Sequence[int],
    yardstick: int,
    seed: str,
    tell: Callable[[int], None] = lambda done: None,
) -> list[Regret]:
    """Search positions of matches between searches with each effort, and weigh what they choose."""
    losses = np.zeros((positions, len(efforts)))
    dice = np.random.default_rng(list(chance.secret_from_seed(f"regret {seed}")))
    done = number = 0
    while done < positions:
        match = Match(game, seats, secret=chance.secret_from_seed(f"regret {seed} {number}"))
        players = [bots.new(PLAYED_BY) for _ in range(seats)]
        number += 1
        while not match.over and done < positions:
            if len(match.legal) > 1 and dice.integers(ONE_IN) == 0:
                losses[done] = _lost(match, efforts, yardstick)
                done += 1
                tell(done)
            match.play(match.seat, bots.decide(players[match.seat], match))
    errors = 1.96 * losses.std(axis=0) / np.sqrt(positions)
    return [
        Regret(effort, float((losses[:, i] == 0).mean()), Estimate(float(losses[:, i].mean()), float(errors[i])))
        for i, effort in enumerate(efforts)
    ]


def _lost(match: Match, efforts: Sequence[int], yardstick: int) -> list[float]:
    """What the choice of each effort loses against the yardstick's; nothing if it is the same."""
    chosen = [_thinker(match, effort)[1] for effort in efforts]
    judge, best = _thinker(match, yardstick)
    simulations = max(1, yardstick // WEIGHED)
    worth = {action: judge.weigh(action, 1, simulations)[0].chances[match.seat] for action in {best, *chosen}}
    return [worth[best] - worth[action] for action in chosen]


def _thinker(match: Match, effort: int) -> tuple[Thinker, int]:
    """Somebody who has followed the match and thought for so many simulations, and what they would play."""
    thinker, state = Thinker(Effort(simulations=effort)), match.redealt(match.seat)
    thinker.watch(match.game, match.box, match.decided(match.seat, 0, len(match.actions)))
    if not effort:
        return thinker, thinker.choose(match.game, match.box, state)
    return thinker, thinker.prospects(match.game, match.box, state)[0].action
