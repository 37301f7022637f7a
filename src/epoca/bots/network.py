"""A small network that judges a position: each seat's chance to win, and its final score sheet line by line.

Two hidden layers over sparse inputs, small enough to be asked some hundred thousand times a second from compiled
code. There is one for each game and number of seats; seats are counted from the one who looks.
"""

from collections import namedtuple
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.chance import STREAM, aim
from epoca.compiled import compiled, specialise
from epoca.game import OVER, Game

Network = namedtuple("Network", "w1 b1 w2 b2 w3 b3")
Desk = namedtuple("Desk", "where what first second out mask value best total odds dice last")  # what thinking scribbles on

LINE_POINTS = 10.0  # points on a line of the score sheet that the network calls 1
LEAD = 0.02  # what a lead of that many points is worth in chances to win: between two sure wins, the higher one

legal = apply = determinize = rank = lines = features = odds = None  # put in by `thinking`


def untrained(inputs: int, first: int, second: int, outputs: int, seed: int) -> Network:
    """A network that knows nothing yet."""
    dice = np.random.default_rng(seed)

    def weights(rows: int, columns: int, spread: float) -> NDArray[np.float32]:
        return (dice.standard_normal((rows, columns)) * spread).astype(np.float32)

    return Network(
        weights(inputs, first, 0.08),
        np.zeros(first, np.float32),
        weights(first, second, (2.0 / first) ** 0.5),
        np.zeros(second, np.float32),
        weights(second, outputs, 0.01),
        np.zeros(outputs, np.float32),
    )


def write_network(path: Path, net: Network) -> None:
    """Keep a network in half precision: that is as good to play with, and half the size."""
    np.savez_compressed(path, **{name: a.astype(np.float16) for name, a in net._asdict().items()})


def read_network(path: Path) -> Network:
    """A network that was kept."""
    with np.load(path) as kept:
        return Network(*(kept[name].astype(np.float32) for name in Network._fields))


def desk(game: Game, seats: int, net: Network) -> Desk:
    """A desk to think at."""
    lines = 1 + len(game.categories)
    return Desk(
        np.zeros(game.most_active, np.int32),
        np.zeros(game.most_active, np.float32),
        np.zeros(len(net.b1), np.float32),
        np.zeros(len(net.b2), np.float32),
        np.zeros(len(net.b3), np.float32),
        np.zeros(game.actions, np.uint8),
        np.zeros((seats, lines), np.float32),
        np.zeros((seats, lines), np.float32),
        np.zeros((seats, lines), np.float32),
        np.zeros(game.actions, np.int64),
        np.zeros(STREAM, np.int64),
        np.full(2, -1, np.int64),  # the action that was looked at last, and how many inputs were on
    )


@compiled
def think(net, where, what, count, first, second, out):  # type: ignore[no-untyped-def]
    """What the network makes of `count` inputs: raw outputs, and the two hidden layers on the way."""
    units, wide, size = first.shape[0], second.shape[0], out.shape[0]
    for j in range(units):
        first[j] = net.b1[j]
    k = 0
    while k + 4 <= count:  # four inputs at a time: a fifth faster than one by one
        a, b, c, d = where[k], where[k + 1], where[k + 2], where[k + 3]
        p, q, r, s = what[k], what[k + 1], what[k + 2], what[k + 3]
        for j in range(units):
            first[j] += p * net.w1[a, j] + q * net.w1[b, j] + r * net.w1[c, j] + s * net.w1[d, j]
        k += 4
    while k < count:
        a, p = where[k], what[k]
        for j in range(units):
            first[j] += p * net.w1[a, j]
        k += 1
    for j in range(wide):
        second[j] = net.b2[j]
    for i in range(units):
        value = first[i]
        if value > 0:
            for j in range(wide):
                second[j] += value * net.w2[i, j]
        else:
            first[i] = 0
    for j in range(size):
        out[j] = net.b3[j]
    for i in range(wide):
        value = second[i]
        if value > 0:
            for j in range(size):
                out[j] += value * net.w3[i, j]
        else:
            second[i] = 0


@compiled
def chances(out, seats):  # type: ignore[no-untyped-def]
    """Turn the first outputs into chances to win that add up to one."""
    most = out[0]
    for i in range(1, seats):
        most = max(most, out[i])
    total = np.float32(0)
    for i in range(seats):
        out[i] = np.exp(out[i] - most)
        total += out[i]
    for i in range(seats):
        out[i] /= total


@compiled
def spread(out, seats, viewer, value):  # type: ignore[no-untyped-def]
    """Outputs as the viewer counts seats, into a row for each seat: chance to win, and the lines."""
    lines = value.shape[1] - 1
    for i in range(seats):
        seat = (viewer + i) % seats
        value[seat, 0] = out[i]
        for line in range(lines):
            value[seat, 1 + line] = out[seats + i * lines + line]


@compiled
def utility(value, seat):  # type: ignore[no-untyped-def]
    """What a seat goes by: its chance to win, and a little of its lead."""
    seats, lines = value.shape
    own = best = np.float32(-1000)
    for other in range(seats):
        total = np.float32(0)
        for line in range(1, lines):
            total += value[other, line]
        if other == seat:
            own = total
        else:
            best = max(best, total)
    return value[seat, 0] + np.float32(LEAD) * (own - best)


def judge(box, s, viewer, about_to_act, net, desk, value):  # type: ignore[no-untyped-def]
    """What a position is worth to each seat, as a viewer sees it; at the end of a match, what it was worth."""
    seats = s.seats
    if s.seat != OVER:
        count = features(box, s, viewer, about_to_act, desk.where, desk.what)  # type: ignore[misc]
        think(net, desk.where, desk.what, count, desk.first, desk.second, desk.out)
        chances(desk.out, seats)
        spread(desk.out, seats, viewer, value)
        desk.last[1] = count
        return count
    winners = 0
    for seat in range(seats):
        lines(box, s, seat, value[seat, 1:])  # type: ignore[misc]
        value[seat, 0] = rank(box, s, seat) == 1  # type: ignore[misc]
        winners += value[seat, 0] > 0
    for seat in range(seats):
        value[seat, 0] /= winners
        for line in range(1, value.shape[1]):
            value[seat, line] /= np.float32(LINE_POINTS)
    return 0


def expect(box, states, at, action, viewer, outcomes, net, desk):  # type: ignore[no-untyped-def]
    """What an action is worth over all its outcomes, each with its weight in `desk.odds`."""
    total = 0
    for outcome in range(outcomes):
        total += desk.odds[outcome]
    desk.total[:] = 0
    passed = 0
    for outcome in range(outcomes):
        weight = desk.odds[outcome]
        if weight > 0:
            states[at + 1] = states[at]
            s = states[at + 1]
            aim(s.chance, ((2 * passed + weight) << 31) // total)
            apply(box, s, action)  # type: ignore[misc]
            judge(box, s, viewer, False, net, desk, desk.value)
            desk.total[:] += np.float32(weight / total) * desk.value
            passed += weight
    desk.value[:] = desk.total


def look_ahead(box, states, at, net, desk, exact):  # type: ignore[no-untyped-def]
    """The action after which the seat to decide in `states[at]` stands best, and how it stands then (`desk.best`).

    The two states behind it are scribbled on. `desk.dice` are the dice: the same for all actions, and not those
    of the match. Actions are tried from the last to the first.
    """
    s = states[at]
    seat = s.seat
    legal(box, s, desk.mask)  # type: ignore[misc]
    states[at + 1] = s
    redealt = states[at + 1]
    redealt.chance[:] = desk.dice
    determinize(box, redealt, seat)  # type: ignore[misc]
    desk.dice[:] = redealt.chance
    best, most = -1, np.float32(-1000)
    for action in range(desk.mask.shape[0] - 1, -1, -1):
        if desk.mask[action]:
            outcomes = odds(box, s, action, desk.odds)  # type: ignore[misc]
            if outcomes == 0:
                states[at + 2] = redealt
                apply(box, states[at + 2], action)  # type: ignore[misc]
                judge(box, states[at + 2], seat, False, net, desk, desk.value)
            elif exact:
                expect(box, states, at + 1, action, seat, outcomes, net, desk)  # type: ignore[misc]
            else:
                judge(box, redealt, seat, True, net, desk, desk.value)
            desk.last[0] = action
            worth = utility(desk.value, seat)
            if worth > most:
                best, most = action, worth
                desk.best[:] = desk.value
    return best


def decide(boxes, states, net, desk):  # type: ignore[no-untyped-def]
    """The best action for the seat to decide in `states[0]`, one action ahead."""
    return look_ahead(boxes[0], states, 0, net, desk, True)


@cache
def thinking(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    names = ("deal", "legal", "apply", "determinize", "rank", "greedy", "lines", "features", "odds")
    rules = {name: getattr(game, name) for name in names}
    rules["judge"] = specialise(judge, f"{game.name}_judge", **rules)
    rules["expect"] = specialise(expect, f"{game.name}_expect", **rules)
    rules["look_ahead"] = specialise(look_ahead, f"{game.name}_look_ahead", **rules)
    rules["decide"] = specialise(decide, f"{game.name}_decide", **rules)
    return SimpleNamespace(**rules)
