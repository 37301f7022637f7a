"""Playing to learn, compiled: matches against oneself, and what their positions teach a network.

TD(lambda) over whole matches: the target of a position is a mix of how the next one was judged and of how the match
ended. The slope of the loss is gathered walking back from the end, and followed with Adam.
"""

from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from epoca.bots.network import LINE_POINTS, Network, lean, needs_of, thinking
from epoca.chance import below, next_word
from epoca.compiled import compiled, specialise, specialise_part
from epoca.game import NOBODY, Game
from epoca.games.loops import pick

deal: Any = None  # this and the next ones are put in by `training`
legal = apply = greedy = judge = look_ahead = odds = features = deal
INDIFFERENCE = 0.03  # chances to win between two actions that a policy likes e times less
LINE_WEIGHT = 0.05  # of the score sheet in what is learned, against the chance to win


@compiled
def fresh_dice(chance, dice):
    """Dice of one's own, from a stream that is nobody else's."""
    for i in range(4):
        dice[i] = next_word(chance)
    dice[4] = next_word(chance) & 0x3FFFFFFF


@compiled
def note(desk, count, viewer, trail, t):
    """Keep a position that was just judged, to learn from it when the match is over."""
    trail.count[t] = count
    trail.viewer[t] = viewer
    for k in range(count):
        trail.where[t, k] = desk.where[k]
        trail.what[t, k] = desk.what[k]
    trail.first[t, :] = desk.first
    trail.second[t, :] = desk.second
    trail.out[t, :] = desk.out
    trail.value[t, :, :] = desk.value


def self_play(boxes, states, net, desk, trail, chance, seats, explore, guests):
    """Play a match and keep its positions; the end is left in `desk.value`. Tells how many positions there are."""
    box, s = boxes[0], states[0]
    fresh_dice(chance, s.chance)
    deal(box, s, seats)
    by_greedy = 1 + below(chance, (1 << seats) - 2) if below(chance, 1000) < guests else 0  # seats, as bits
    t = 0
    while s.seat != NOBODY:
        if t + 2 > trail.count.shape[0]:
            return 0
        seat = s.seat
        choices = legal(box, s, desk.mask)
        if choices == 1:
            apply(box, s, pick(chance, desk.mask, 1))
            continue
        trail.explored[t] = 0
        desk.last[0] = -1
        if by_greedy >> seat & 1:
            action = greedy(box, s)
        else:
            fresh_dice(chance, desk.dice)
            action = look_ahead(boxes, states, net, desk, False)
            if below(chance, 1000) < explore:
                other = pick(chance, desk.mask, choices)
                if other != action:
                    trail.explored[t] = 1
                    trail.better[t, :, :] = desk.best
                    action = other
        if odds(box, s, action, desk.odds) > 0:
            if action != desk.last[0]:  # otherwise it lies on the desk, just judged
                judge(box, s, seat, True, net, desk, desk.value)
            note(desk, desk.last[1], seat, trail, t)
            t += 1
            trail.explored[t] = 0
        apply(box, s, action)
        if s.seat != NOBODY:
            note(desk, judge(box, s, seat, False, net, desk, desk.value), seat, trail, t)
            t += 1
    judge(box, s, 0, False, net, desk, desk.value)
    return t


def practise(boxes, states, net, slope, mean, square, desk, trail, chance, seats, done, plan, explore, guests):
    """Play a match for each line of the plan, and learn from it at the planned rate and lambda."""
    positions, loss = 0, 0.0
    for i in range(plan.shape[0]):
        which = below(chance, boxes.shape[0])
        t = self_play(boxes[which : which + 1], states, net, desk, trail, chance, seats, explore, guests)
        if t > 0:
            loss += learn(net, slope, trail, desk.value, t, seats, plan[i, 1])
            step(net, slope, mean, square, trail.touched, plan[i, 0], done + i + 1)
            positions += t
    return positions, loss


def duel(boxes, states, hero, rival, desk, chance, seats, matches, by_greedy, exact):
    """Wins of one seat with a network against the others with another one, or with the greedy rule."""
    s = states[0]
    wins = 0.0
    total = 0.0
    for i in range(matches):
        which = i % boxes.shape[0]
        box = boxes[which]
        fresh_dice(chance, s.chance)
        deal(box, s, seats)
        own = i % seats
        while s.seat != NOBODY:
            fresh_dice(chance, desk.dice)
            if s.seat == own:
                action = look_ahead(boxes[which : which + 1], states, hero, desk, exact)
            elif by_greedy:
                action = greedy(box, s)
            else:
                action = look_ahead(boxes[which : which + 1], states, rival, desk, exact)
            apply(box, s, action)
        judge(box, s, 0, False, hero, desk, desk.value)
        wins += desk.value[own, 0]
        total += desk.value[own, 1:].sum()
    return wins / matches, total * LINE_POINTS / matches


@compiled
def learn(net, slope, trail, target, t, seats, keep):
    """Walk back from the end of a match, and add the slope of each position's loss."""
    lines = target.shape[1] - 1
    units, wide, size = net.b1.shape[0], net.b2.shape[0], net.b3.shape[0]
    error = np.empty(size, np.float32)
    back = np.empty(wide, np.float32)
    down = np.empty(units, np.float32)
    loss = 0.0
    for k in range(t - 1, -1, -1):
        viewer = trail.viewer[k]
        for i in range(seats):
            seat = (viewer + i) % seats
            error[i] = trail.out[k, i] - target[seat, 0]
            loss -= target[seat, 0] * np.log(trail.out[k, i] + 1e-9)
            for line in range(lines):
                place = seats + i * lines + line
                error[place] = np.float32(LINE_WEIGHT) * (trail.out[k, place] - target[seat, 1 + line])
        for i in range(wide):
            value = trail.second[k, i]
            back[i] = 0
            if value > 0:
                total = np.float32(0)
                for j in range(size):
                    slope.w3[i, j] += value * error[j]
                    total += net.w3[i, j] * error[j]
                back[i] = total
        for j in range(size):
            slope.b3[j] += error[j]
        for i in range(units):
            value = trail.first[k, i]
            down[i] = 0
            if value > 0:
                total = np.float32(0)
                for j in range(wide):
                    slope.w2[i, j] += value * back[j]
                    total += net.w2[i, j] * back[j]
                down[i] = total
        for j in range(wide):
            slope.b2[j] += back[j]
        for j in range(units):
            slope.b1[j] += down[j]
        for n in range(trail.count[k]):
            row, value = trail.where[k, n], trail.what[k, n]
            trail.touched[row] = 1
            for j in range(units):
                slope.w1[row, j] += value * down[j]
        if k > 0:
            if trail.explored[k]:  # what came before is not to blame for an experiment
                target[:, :] = trail.better[k]
            else:
                target[:, :] = keep * target + (1 - keep) * trail.value[k]
    return loss


def imitate(boxes, states, net, policy, slope, mean, square, desk, touched, chance, seats, done, rates):
    """Play matches by looking ahead, and teach the policy to prefer what turned out best; tells how often it agreed.

    Now and then the policy has its way, so that it also learns where its own mistakes lead.
    """
    s = states[0]
    decisions, agreed = 0, 0
    where, what = desk.where.copy(), desk.what.copy()
    for i in range(rates.shape[0]):
        which = below(chance, boxes.shape[0])
        box = boxes[which]
        fresh_dice(chance, s.chance)
        deal(box, s, seats)
        while s.seat != NOBODY:
            if legal(box, s, desk.mask) == 1:
                apply(box, s, pick(chance, desk.mask, 1))
                continue
            count = features(box, s, s.seat, False, where, what)
            fresh_dice(chance, desk.dice)
            best = look_ahead(boxes[which : which + 1], states, net, desk, False)
            liked = lean(policy, where, what, count, desk.hint, desk.mask, desk.leanings)
            most = desk.worths[best]
            for action in range(desk.mask.shape[0]):
                desk.worths[action] = np.exp((desk.worths[action] - most) / np.float32(INDIFFERENCE))
            resemble(policy, slope, desk, where, what, count, touched)
            decisions += 1
            agreed += liked == best
            apply(box, s, liked if below(chance, 4) == 0 else best)
        step_policy(policy, slope, mean, square, touched, rates[i], done + i + 1)
    return decisions, agreed


@compiled
def resemble(policy, slope, desk, where, what, count, touched):
    """The slope of how far the policy's leanings are from `desk.worths`, the weights that the actions should have."""
    units = desk.hint.shape[0]
    down = np.zeros(units, np.float32)
    total = np.float32(0)
    for action in range(desk.mask.shape[0]):
        if desk.mask[action]:
            total += desk.worths[action]
    for action in range(desk.mask.shape[0]):
        if desk.mask[action]:
            error = desk.leanings[action] - desk.worths[action] / total
            slope.b2[action] += error
            for j in range(units):
                slope.w2[action, j] += error * desk.hint[j]
                down[j] += error * policy.w2[action, j]
    for j in range(units):
        if desk.hint[j] == 0:
            down[j] = 0
        slope.b1[j] += down[j]
    for k in range(count):
        row, value = where[k], what[k]
        touched[row] = 1
        for j in range(units):
            slope.w1[row, j] += value * down[j]


@compiled
def step_policy(policy, slope, mean, square, touched, rate, count):
    """One step of Adam for a policy."""
    r = np.float32(rate * np.sqrt(1 - 0.999**count) / (1 - 0.9**count))
    e = np.float32(1e-8)
    for row in range(touched.shape[0]):
        if touched[row]:
            touched[row] = 0
            adam(policy.w1[row], slope.w1[row], mean.w1[row], square.w1[row], r, e)
    adam(policy.b1, slope.b1, mean.b1, square.b1, r, e)
    for row in range(policy.w2.shape[0]):
        adam(policy.w2[row], slope.w2[row], mean.w2[row], square.w2[row], r, e)
    adam(policy.b2, slope.b2, mean.b2, square.b2, r, e)


@compiled
def adam(weights, slope, mean, square, rate, epsilon):
    """One step of Adam over a flat array; the slope is cleared."""
    for i in range(weights.shape[0]):
        g = slope[i]
        mean[i] = np.float32(0.9) * mean[i] + np.float32(0.1) * g
        square[i] = np.float32(0.999) * square[i] + np.float32(0.001) * g * g
        weights[i] -= rate * mean[i] / (np.sqrt(square[i]) + epsilon)
        slope[i] = 0


@compiled
def step(net, slope, mean, square, touched, rate, count):
    """One step of Adam; of the first layer only the rows whose inputs were on."""
    fix = np.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    r = np.float32(rate * fix)
    e = np.float32(1e-8)
    for row in range(touched.shape[0]):
        if touched[row]:
            touched[row] = 0
            adam(net.w1[row], slope.w1[row], mean.w1[row], square.w1[row], r, e)
    adam(net.b1, slope.b1, mean.b1, square.b1, r, e)
    for row in range(net.w2.shape[0]):
        adam(net.w2[row], slope.w2[row], mean.w2[row], square.w2[row], r, e)
    adam(net.b2, slope.b2, mean.b2, square.b2, r, e)
    for row in range(net.w3.shape[0]):
        adam(net.w3[row], slope.w3[row], mean.w3[row], square.w3[row], r, e)
    adam(net.b3, slope.b3, mean.b3, square.b3, r, e)


Trail = namedtuple("Trail", "count viewer where what first second out value better explored touched")
MOST_POSITIONS = 4000  # of a match that are learned from


@cache
def training(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    rules = dict(vars(thinking(game)))
    rules["self_play"] = specialise_part(self_play, f"{game.name}_self_play", **rules)
    for template in (practise, imitate, duel):
        rules[template.__name__] = specialise(template, f"{game.name}_{template.__name__}", **rules)
    return SimpleNamespace(**rules)


def trail_for(game: Game, seats: int, net: Network) -> Trail:
    """Room to remember a match."""
    needs = needs_of(game)
    lines = 1 + len(needs.categories)
    most = MOST_POSITIONS
    return Trail(
        np.zeros(most, np.int32),
        np.zeros(most, np.int32),
        np.zeros((most, needs.most_active), np.int32),
        np.zeros((most, needs.most_active), np.float32),
        np.zeros((most, len(net.b1)), np.float32),
        np.zeros((most, len(net.b2)), np.float32),
        np.zeros((most, len(net.b3)), np.float32),
        np.zeros((most, seats, lines), np.float32),
        np.zeros((most, seats, lines), np.float32),
        np.zeros(most, np.uint8),
        np.zeros(len(net.w1), np.uint8),
    )
