"""What things are worth by the judgement of a network: positions are judged with and without them."""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np

from epoca import bots, chance
from epoca.bots.network import LINE_POINTS, new_scratch, thinking
from epoca.bots.thinkers import networks_of
from epoca.game import Game, Options, required
from epoca.match import Match

EVERY = 4  # decisions between two positions that are looked at


@dataclass(frozen=True)
class Price:
    """What a thing adds in one epoch, on the mean: points at the end, and chances to win in percent."""

    points: float
    chance: float
    positions: int


def value(game: Game, options: Options, seats: int, matches: int, seed: str) -> dict[str, dict[int, Price]]:
    """For each thing and epoch, what it adds for the seat whose turn it is, in matches of the network alone."""
    appraisal = required(game, game.appraisal, "things to value")
    net, _ = networks_of(game, seats)
    scratch, judge = new_scratch(game, seats, net), thinking(game).judge
    found: dict[tuple[str, int], list[tuple[float, float]]] = defaultdict(list)

    def worth(box: object, state: object, seat: int) -> tuple[float, float]:
        judge(box, state, seat, False, net, scratch, scratch.judgement)
        return float(scratch.judgement[seat, 1:].sum() * LINE_POINTS), float(100 * scratch.judgement[seat, 0])

    player = bots.new("network")
    for number in range(matches):
        match = Match(game, seats, options, chance.secret_from_seed(f"{seed}, match {number}"))
        while not match.over:
            seat = match.seat
            redealt = match.redealt(seat)
            if len(match.actions) % EVERY == 0:
                points, chances = worth(match.box, redealt, seat)
                for name, give in appraisal.gifts.items():
                    gifted = redealt.copy()
                    if give(match.box, gifted, seat):
                        more, likelier = worth(match.box, gifted, seat)
                        found[name, appraisal.epoch(match.state)].append((more - points, likelier - chances))
            match.play(seat, player.choose(game, match.box, redealt))
    prices: dict[str, dict[int, Price]] = {name: {} for name in appraisal.gifts}
    for (name, epoch), added in sorted(found.items(), key=lambda item: item[0][1]):
        mean = np.mean(added, axis=0)
        prices[name][epoch] = Price(float(mean[0]), float(mean[1]), len(added))
    return prices
