"""Reading the others: which way of playing explains their moves.

How a rival thinks is one more thing that a seat has not seen, so a search redeals it too. Rivals may think as the
search itself does, or go by the greedy rule, with the usual habits or those of a temperament. Every move that could
have been another one speaks for some of these ways and against others (Bayes), and what they add up to is kept for
each seat and way as a logarithm: its credit.
"""

import math
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.bots.network import exponentials, needs_of, policy_forward, thinking
from epoca.bots.rule import temperaments_of, tempered
from epoca.chance import next_word
from epoca.compiled import compiled, specialise
from epoca.game import Box, Game

ALIKE = 0.5  # the chance that a rival thinks as we do, before it has made a move
SLIP = 0.1  # of somebody's moves are not those of their way
SURE = 2.0  # times likelier greedy than not, to be taken for it
OUT_OF_THE_QUESTION = -1e6

legal: Any = None  # this and the next ones are put in by `reading`
greedy = features = legal


def ways(game: Game, box: Box) -> Any:
    """Boxes: that of the match, and one for each greedy way to play, with its habits."""
    return np.array([box, box, *(tempered(game, box, temperament) for temperament in temperaments_of(game))])


def known_ways(game: Game) -> int:
    """How many ways to play there are: one's own, the greedy one, and one for each temperament."""
    return 2 + len(temperaments_of(game))


def first_impression(game: Game, seats: int) -> NDArray[np.float64]:
    """The credit of each way to play before a move is made; where moves cannot be read, others think as we do."""
    credit = np.zeros((seats, known_ways(game)))
    if needs_of(game).open_choices:
        credit[:, 0], credit[:, 1:] = np.log(ALIKE), np.log((1 - ALIKE) / (known_ways(game) - 1))
    else:
        credit[:, 1:] = OUT_OF_THE_QUESTION
    return credit


def read(boxes, states, policy, scratch, credit, action):
    """Give credit for an action of the seat to decide in `states[0]`."""
    s = states[0]
    choices = legal(boxes[0], s, scratch.mask)
    if choices == 1:
        return
    count = features(boxes[0], s, s.seat, False, scratch.index, scratch.value)
    policy_forward(policy, scratch.index, scratch.value, count, scratch)
    slip = SLIP / choices
    credit[s.seat, 0] += np.float32(math.log((1 - SLIP) * np.float64(scratch.probability[action]) + slip))
    for way in range(1, len(boxes)):
        credit[s.seat, way] += np.float32(math.log((1 - SLIP) * (greedy(boxes[way], s) == action) + slip))


@compiled
def convictions(credit, up_to):
    """Turn credit into chances that add up to one, each with those before it."""
    seats, several = credit.shape
    for seat in range(seats):
        up_to[seat, :] = credit[seat]
        _, total = exponentials(up_to[seat], None, np.float64(1))
        before = 0.0
        for way in range(several):
            before += up_to[seat, way]
            up_to[seat, way] = before / total


@compiled
def make_up_mind(credit: Any, viewer: int, way: Any) -> None:
    """Take each rival for what it most likely is: for greedy in some way only if its moves speak for that."""
    for seat in range(credit.shape[0]):
        way[seat] = 0
        likelier = 0.0
        for other in range(1, credit.shape[1]):
            likelier += math.exp(min(700.0, credit[seat, other] - credit[seat, 0]))
            if way[seat] == 0 or credit[seat, other] > credit[seat, way[seat]]:
                way[seat] = other
        if likelier < SURE or seat == viewer:
            way[seat] = 0


@compiled
def suppose(up_to, seat, chance):
    """A way in which a seat may be playing, as likely as we are convinced of it."""
    if up_to[seat, 0] == 1:
        return 0
    drawn = next_word(chance) / 4294967296.0
    way = 0
    while drawn >= up_to[seat, way]:
        way += 1
    return way


@cache
def reading(game: Game) -> Any:
    """The template above, compiled with the rules of a game."""
    return specialise(read, f"{game.name}_read", **vars(thinking(game)))
