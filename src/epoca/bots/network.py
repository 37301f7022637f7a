"""Two small networks: one judges a position, each seat's chance to win and its final score sheet line by line; the
other, the policy, names what the first one would choose after looking at every action, and is much faster at it.

Both have sparse inputs and are small enough to be asked some hundred thousand times a second from compiled code.
There is a pair for each game and number of seats; seats are counted from the one who looks.
"""

import math
from collections import namedtuple
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from epoca.bots.rule import greedy_of
from epoca.capabilities import Thinking
from epoca.chance import STREAM, aim
from epoca.compiled import at_hand, compiled, specialise, zeros
from epoca.game import NOBODY, Game, required

Network = namedtuple("Network", "w1 b1 w2 b2 w3 b3")
Policy = namedtuple("Policy", "w1 b1 w2 b2")  # its second layer has a row for each action
Scratch = namedtuple(  # room to compute in, made once
    "Scratch", "index value first second out mask judgement best total odds dice last worths hidden probability way"
)

POLICY_UNITS = 64
LINE_POINTS = 10.0  # points on a line of the score sheet that the network calls 1
LEAD = 0.02  # what a lead of that many points is worth in chances to win: between two sure wins, the higher one

legal: Any = None  # this and the next ones are put in by `thinking`
apply = determinize = rank = lines = features = odds = greedy = legal


def needs_of(game: Game) -> Thinking:
    """What networks and search need of a game."""
    return required(game, game.thinking, "networks")


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


def unskilled(inputs: int, actions: int, seed: int) -> Policy:
    """A policy that likes all actions alike."""
    weights = np.random.default_rng(seed).standard_normal((inputs, POLICY_UNITS)) * 0.08
    return Policy(
        weights.astype(np.float32),
        np.zeros(POLICY_UNITS, np.float32),
        np.zeros((actions, POLICY_UNITS), np.float32),
        np.zeros(actions, np.float32),
    )


def write_networks(path: Path, net: Network, policy: Policy) -> None:
    """Keep networks in half precision: that is as good to play with, and half the size."""
    arrays: dict[str, Any] = {name: a.astype(np.float16) for name, a in net._asdict().items()}
    arrays |= {f"policy_{name}": a.astype(np.float16) for name, a in policy._asdict().items()}
    np.savez_compressed(path, **arrays)


def read_networks(file: Path | IO[bytes]) -> tuple[Network, Policy]:
    """Networks that were kept."""
    with np.load(file) as kept:
        net = Network(*(at_hand(kept[name].astype(np.float32)) for name in Network._fields))
        return net, Policy(*(at_hand(kept[f"policy_{name}"].astype(np.float32)) for name in Policy._fields))


def new_scratch(game: Game, seats: int, net: Network) -> Scratch:
    """Room to think in."""
    needs = needs_of(game)
    lines = 1 + len(needs.categories)
    return Scratch(
        zeros(needs.most_active, np.int32),
        zeros(needs.most_active, np.float32),
        zeros(len(net.b1), np.float32),
        zeros(len(net.b2), np.float32),
        zeros(len(net.b3), np.float32),
        zeros(game.actions, np.uint8),
        zeros((seats, lines), np.float32),
        zeros((seats, lines), np.float32),
        zeros((seats, lines), np.float32),
        zeros(game.actions, np.int64),
        zeros(STREAM, np.int64),
        at_hand(np.full(2, -1)),  # the action that was looked at last, and how many inputs were on
        zeros(game.actions, np.float32),  # what each action was worth
        zeros(POLICY_UNITS, np.float32),
        zeros(game.actions, np.float32),  # what the policy thinks of each action
        zeros(seats, np.int32),  # in which way each seat is supposed to play, 0 for as we do: see `reading`
    )


@compiled
def sparse_layer(weights, bias, index, value, count, units):
    """The first layer of a network, of whose inputs only `count` are on."""
    size = units.shape[0]
    for j in range(size):
        units[j] = bias[j]
    k = 0
    while k + 8 <= count:  # eight inputs at a time: each unit is read and written once for all of them
        a, b, c, d = index[k], index[k + 1], index[k + 2], index[k + 3]
        e, f, g, h = index[k + 4], index[k + 5], index[k + 6], index[k + 7]
        p, q, r, s = value[k], value[k + 1], value[k + 2], value[k + 3]
        t, u, v, w = value[k + 4], value[k + 5], value[k + 6], value[k + 7]
        for j in range(size):
            four = units[j] + (p * weights[a, j] + q * weights[b, j] + r * weights[c, j] + s * weights[d, j])
            units[j] = four + (t * weights[e, j] + u * weights[f, j] + v * weights[g, j] + w * weights[h, j])
        k += 8
    while k + 4 <= count:
        a, b, c, d = index[k], index[k + 1], index[k + 2], index[k + 3]
        p, q, r, s = value[k], value[k + 1], value[k + 2], value[k + 3]
        for j in range(size):
            units[j] += p * weights[a, j] + q * weights[b, j] + r * weights[c, j] + s * weights[d, j]
        k += 4
    while k < count:
        a, p = index[k], value[k]
        for j in range(size):
            units[j] += p * weights[a, j]
        k += 1


@compiled
def dense_layer(weights, bias, before, units):
    """A later layer, after the one before it is rectified: negative units become zero."""
    size = units.shape[0]
    for j in range(size):
        units[j] = bias[j]
    i = 0
    while i < before.shape[0]:
        a = b = c = d = found = 0
        p = q = r = s = np.float32(0)
        while i < before.shape[0] and found < 4:  # the next four units that are on
            if before[i] > 0:
                a, b, c, d = b, c, d, i
                p, q, r, s = q, r, s, before[i]
                found += 1
            else:
                before[i] = 0
            i += 1
        for j in range(size):
            units[j] += p * weights[a, j] + q * weights[b, j] + r * weights[c, j] + s * weights[d, j]


@compiled
def forward(net, index, value, count, first, second, out):
    """The network's raw outputs for `count` inputs, and the two hidden layers on the way."""
    sparse_layer(net.w1, net.b1, index, value, count, first)
    dense_layer(net.w2, net.b2, first, second)
    dense_layer(net.w3, net.b3, second, out)


@compiled
def policy_forward(policy, index, value, count, scratch):
    """The policy's probability of each action in the scratch's mask; the likeliest one is told."""
    hidden, mask, probability = scratch.hidden, scratch.mask, scratch.probability
    sparse_layer(policy.w1, policy.b1, index, value, count, hidden)
    for j in range(hidden.shape[0]):
        hidden[j] = max(hidden[j], np.float32(0))
    for action in range(mask.shape[0]):
        if mask[action]:
            logit = policy.b2[action]
            for j in range(hidden.shape[0]):
                logit += hidden[j] * policy.w2[action, j]
            probability[action] = logit
    return softmax(probability, mask, np.float32(1))


@compiled
def softmax(x, mask, temperature):
    """Turn numbers into probabilities, all of them or (where there is a mask) those in it; the place of the largest."""
    largest, total = exponentials(x, mask, temperature)
    for i in range(x.shape[0]):
        if mask is None or mask[i]:
            x[i] /= total
    return largest


@compiled
def exponentials(x, mask, temperature):
    """A softmax before it is divided by the total, which is told, after the place of the largest."""
    largest = -1
    for i in range(x.shape[0]):
        if (mask is None or mask[i]) and (largest < 0 or x[i] > x[largest]):
            largest = i
    most = x[largest]
    total = x.dtype.type(0)
    for i in range(x.shape[0]):
        if mask is None or mask[i]:
            x[i] = np.float32(math.exp(np.float64((x[i] - most) / temperature)))  # the same bits on every engine
            total += x[i]
    return largest, total


@compiled
def spread(out, seats, viewer, judgement):
    """Outputs as the viewer counts seats, into a row for each seat: chance to win, and the lines."""
    lines = judgement.shape[1] - 1
    for i in range(seats):
        seat = (viewer + i) % seats
        judgement[seat, 0] = out[i]
        for line in range(lines):
            judgement[seat, 1 + line] = out[seats + i * lines + line]


@compiled
def utility(judgement, seat):
    """What a seat goes by: its chance to win, and a little of its lead."""
    seats, lines = judgement.shape
    own = best = np.float32(-1000)
    for other in range(seats):
        total = np.float32(0)
        for line in range(1, lines):
            total += judgement[other, line]
        if other == seat:
            own = total
        else:
            best = max(best, total)
    return judgement[seat, 0] + np.float32(LEAD) * (own - best)


def judge(box, s, viewer, about_to_act, net, scratch, judgement):
    """What a position is worth to each seat, as a viewer sees it; at the end of a match, what it was worth."""
    seats = s.seats
    if s.seat != NOBODY:
        count = features(box, s, viewer, about_to_act, scratch.index, scratch.value)
        forward(net, scratch.index, scratch.value, count, scratch.first, scratch.second, scratch.out)
        softmax(scratch.out[:seats], None, np.float32(1))
        spread(scratch.out, seats, viewer, judgement)
        scratch.last[1] = count
        return count
    winners = 0
    for seat in range(seats):
        lines(box, s, seat, judgement[seat, 1:])
        judgement[seat, 0] = rank(box, s, seat) == 1
        winners += judgement[seat, 0] > 0
    for seat in range(seats):
        judgement[seat, 0] /= winners
        for line in range(1, judgement.shape[1]):
            judgement[seat, line] /= np.float32(LINE_POINTS)
    return 0


def look_ahead(boxes, states, net, scratch, exact):
    """The action after which the seat to decide in `states[0]` stands best, and how it stands then (`scratch.best`).

    Where chance decides between few outcomes, they are all thought through if that has to be exact; otherwise the
    position just before is judged. Rivals who are known to go by the greedy rule (`scratch.way`) then answer, until
    somebody else is to decide, or chance. `scratch.dice` are the dice: the same for all actions, and not those of the
    match. The states behind the first are scribbled on. Actions are tried from the last to the first.
    """
    box, s = boxes[0], states[0]
    seat = s.seat
    legal(box, s, scratch.mask)
    states[1] = s
    redealt = states[1]
    redealt.chance[:] = scratch.dice
    determinize(box, redealt, seat)
    scratch.dice[:] = redealt.chance
    best, most = -1, np.float32(-1000)
    for action in range(scratch.mask.shape[0] - 1, -1, -1):
        if scratch.mask[action]:
            outcomes = odds(box, s, action, scratch.odds)
            at_once = outcomes > 0 and not exact
            if outcomes == 0 or at_once:
                outcomes = 1
                scratch.odds[0] = 1
            weights = scratch.odds[:outcomes].copy()
            total = weights.sum()
            scratch.total[:] = 0
            passed = 0
            for outcome in range(outcomes):
                weight = weights[outcome]
                if weight > 0:
                    states[2] = redealt
                    after = states[2]
                    if outcomes > 1:
                        aim(after.chance, ((2 * passed + weight) << 31) // total)
                    chosen, about_to_act = action, at_once
                    while not about_to_act:
                        apply(box, after, chosen)
                        if after.seat == NOBODY or scratch.way[after.seat] == 0:
                            break
                        chosen = greedy(boxes[scratch.way[after.seat]], after)
                        about_to_act = odds(box, after, chosen, scratch.odds) > 0
                    judge(box, after, seat, about_to_act, net, scratch, scratch.judgement)
                    scratch.total[:] += np.float32(weight / total) * scratch.judgement
                    passed += weight
            scratch.last[0] = action
            worth = utility(scratch.total, seat)
            scratch.worths[action] = worth
            if worth > most:
                best, most = action, worth
                scratch.best[:] = scratch.total
    return best


@cache
def thinking(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    needs = needs_of(game)
    rules = {name: getattr(game, name) for name in ("deal", "legal", "apply", "determinize", "rank")}
    rules |= {name: getattr(needs, name) for name in ("lines", "features", "odds", "key")}
    rules["greedy"] = greedy_of(game).choose
    rules["judge"] = specialise(judge, f"{game.name}_judge", **rules)
    rules["look_ahead"] = specialise(look_ahead, f"{game.name}_look_ahead", **rules)
    return SimpleNamespace(**rules)
