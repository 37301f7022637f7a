"""Playing to learn, compiled: matches against oneself, and what their positions teach a network.

TD(lambda) over whole matches: the target of a position is a mix of how the next one was judged and of how the match
ended. The gradient of the loss is gathered walking back from the end, and followed with Adam.
"""

from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from epoca.bots.network import LINE_POINTS, Network, Policy, needs_of, new_scratch, policy_forward, softmax, thinking
from epoca.chance import Stream, below, next_word
from epoca.compiled import compiled, specialise, specialise_part
from epoca.game import NOBODY, Game
from epoca.games.loops import pick

deal: Any = None  # this and the next ones are put in by `training`
legal = apply = greedy = judge = look_ahead = odds = features = deal
INDIFFERENCE = 0.03  # chances to win between two actions that a policy likes e times less
LINE_WEIGHT = 0.05  # of the score sheet in what is learned, against the chance to win
MOST_POSITIONS = 4000  # of a match that are learned from
YES, NO, SEAT_0 = np.True_, np.False_, np.int8(0)  # for True, False and 0 Numba would compile rules and networks anew

Playground = namedtuple("Playground", "boxes states scratch chance seats")  # where matches are played to learn
Trainee = namedtuple("Trainee", "weights gradient mean square touched")  # Adam's moments; inputs with a gradient
Trail = namedtuple("Trail", "count viewer index value first second out judgement better explored")  # of a match


def new_playground(game: Game, seats: int, boxes: Any, net: Network, chance: Stream) -> Playground:
    """Room for matches in which a network is asked."""
    return Playground(boxes, np.zeros(3, game.state), new_scratch(game, seats, net), chance, seats)


def new_trainee(weights: Network | Policy) -> Trainee:
    """Weights that are to be trained, and have not been yet."""
    gradient, mean, square = (type(weights)(*map(np.zeros_like, weights)) for _ in range(3))
    return Trainee(weights, gradient, mean, square, np.zeros(len(weights.w1), np.uint8))


def new_trail(game: Game, seats: int, net: Network) -> Trail:
    """Room to remember a match."""
    needs = needs_of(game)
    lines = 1 + len(needs.categories)
    most = MOST_POSITIONS
    return Trail(
        count=np.zeros(most, np.int32),
        viewer=np.zeros(most, np.int32),
        index=np.zeros((most, needs.most_active), np.int32),
        value=np.zeros((most, needs.most_active), np.float32),
        first=np.zeros((most, len(net.b1)), np.float32),
        second=np.zeros((most, len(net.b2)), np.float32),
        out=np.zeros((most, len(net.b3)), np.float32),
        judgement=np.zeros((most, seats, lines), np.float32),
        better=np.zeros((most, seats, lines), np.float32),
        explored=np.zeros(most, np.uint8),
    )


@compiled
def fresh_dice(chance, dice):
    """Dice of one's own, from a stream that is nobody else's."""
    for i in range(4):
        dice[i] = next_word(chance)
    dice[4] = next_word(chance) & 0x3FFFFFFF


@compiled
def note(scratch, count, viewer, trail, t):
    """Keep a position that was just judged, to learn from it when the match is over."""
    trail.count[t] = count
    trail.viewer[t] = viewer
    for k in range(count):
        trail.index[t, k] = scratch.index[k]
        trail.value[t, k] = scratch.value[k]
    trail.first[t, :] = scratch.first
    trail.second[t, :] = scratch.second
    trail.out[t, :] = scratch.out
    trail.judgement[t, :, :] = scratch.judgement


def self_play(playground, net, trail, explore, guests):
    """Play a match and keep its positions; the end is left in the scratch. Tells how many positions there are."""
    states, scratch, chance, seats = playground.states, playground.scratch, playground.chance, playground.seats
    which = below(chance, playground.boxes.shape[0])
    boxes = playground.boxes[which : which + 1]
    box, s = boxes[0], states[0]
    fresh_dice(chance, s.chance)
    deal(box, s, seats)
    by_greedy = 1 + below(chance, (1 << seats) - 2) if below(chance, 1000) < guests else 0  # seats, as bits
    t = 0
    while s.seat != NOBODY:
        if t + 2 > trail.count.shape[0]:
            return 0
        seat = s.seat
        choices = legal(box, s, scratch.mask)
        if choices == 1:
            apply(box, s, pick(chance, scratch.mask, 1))
            continue
        trail.explored[t] = 0
        scratch.last[0] = -1
        if by_greedy >> seat & 1:
            action = greedy(box, s)
        else:
            fresh_dice(chance, scratch.dice)
            action = look_ahead(boxes, states, net, scratch, NO)
            if below(chance, 1000) < explore:
                other = pick(chance, scratch.mask, choices)
                if other != action:
                    trail.explored[t] = 1
                    trail.better[t, :, :] = scratch.best
                    action = other
        if odds(box, s, action, scratch.odds) > 0:
            if action != scratch.last[0]:  # otherwise it is in the scratch, just judged
                judge(box, s, seat, YES, net, scratch, scratch.judgement)
            note(scratch, scratch.last[1], seat, trail, t)
            t += 1
            trail.explored[t] = 0
        apply(box, s, action)
        if s.seat != NOBODY:
            note(scratch, judge(box, s, seat, NO, net, scratch, scratch.judgement), seat, trail, t)
            t += 1
    judge(box, s, SEAT_0, NO, net, scratch, scratch.judgement)
    return t


def practise(playground, trainee, trail, done, plan, explore, guests):
    """Play a match for each line of the plan, and learn from it at the planned rate and lambda."""
    positions, loss = 0, 0.0
    for i in range(plan.shape[0]):
        t = self_play(playground, trainee.weights, trail, explore, guests)
        if t > 0:
            loss += learn(trainee, trail, playground.scratch.judgement, t, plan[i, 1])
            step_network(trainee, corrected(plan[i, 0], done + i + 1))
            positions += t
    return positions, loss


def duel(playground, hero, rival, matches, by_greedy, exact):
    """Wins of one seat with a network against the others with another one, or with the greedy rule."""
    states, scratch, chance, seats = playground.states, playground.scratch, playground.chance, playground.seats
    s = states[0]
    wins = 0.0
    total = 0.0
    for i in range(matches):
        which = i % playground.boxes.shape[0]
        boxes = playground.boxes[which : which + 1]
        box = boxes[0]
        fresh_dice(chance, s.chance)
        deal(box, s, seats)
        own = i % seats
        while s.seat != NOBODY:
            fresh_dice(chance, scratch.dice)
            if s.seat == own:
                action = look_ahead(boxes, states, hero, scratch, exact)
            elif by_greedy:
                action = greedy(box, s)
            else:
                action = look_ahead(boxes, states, rival, scratch, exact)
            apply(box, s, action)
        judge(box, s, SEAT_0, NO, hero, scratch, scratch.judgement)
        wins += scratch.judgement[own, 0]
        total += scratch.judgement[own, 1:].sum()
    return wins / matches, total * LINE_POINTS / matches


@compiled
def learn(trainee, trail, target, t, keep):
    """Walk back from the end of a match, and add the gradient of each position's loss."""
    net, gradient = trainee.weights, trainee.gradient
    seats, lines = target.shape[0], target.shape[1] - 1
    error = np.empty(net.b3.shape[0], np.float32)
    back = np.empty(net.b2.shape[0], np.float32)
    down = np.empty(net.b1.shape[0], np.float32)
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
        dense_gradient(net.w3, gradient.w3, gradient.b3, trail.second[k], error, back)
        dense_gradient(net.w2, gradient.w2, gradient.b2, trail.first[k], back, down)
        sparse_gradient(trainee, trail.index[k], trail.value[k], trail.count[k], down)
        if k > 0:
            if trail.explored[k]:  # what came before is not to blame for an experiment
                target[:, :] = trail.better[k]
            else:
                target[:, :] = keep * target + (1 - keep) * trail.judgement[k]
    return loss


@compiled
def dense_gradient(weights, gradient, gradient_of_bias, before, error, back):
    """Add the gradient of a later layer with this error, and write the error of the layer before it."""
    for i in range(before.shape[0]):
        unit = before[i]
        back[i] = 0
        if unit > 0:
            total = np.float32(0)
            for j in range(error.shape[0]):
                gradient[i, j] += unit * error[j]
                total += weights[i, j] * error[j]
            back[i] = total
    for j in range(error.shape[0]):
        gradient_of_bias[j] += error[j]


@compiled
def sparse_gradient(trainee, index, value, count, down):
    """Add the gradient of a first layer, of whose inputs only `count` were on."""
    gradient = trainee.gradient
    for j in range(down.shape[0]):
        gradient.b1[j] += down[j]
    for k in range(count):
        row, p = index[k], value[k]
        trainee.touched[row] = 1
        for j in range(down.shape[0]):
            gradient.w1[row, j] += p * down[j]


def imitate(playground, net, trainee, done, rates):
    """Play matches by looking ahead, and teach the policy to prefer what turned out best.

    Now and then the policy has its way, so that it also learns where its own mistakes lead.
    """
    states, scratch, chance = playground.states, playground.scratch, playground.chance
    s = states[0]
    index, value = scratch.index.copy(), scratch.value.copy()
    for i in range(rates.shape[0]):
        which = below(chance, playground.boxes.shape[0])
        boxes = playground.boxes[which : which + 1]
        box = boxes[0]
        fresh_dice(chance, s.chance)
        deal(box, s, playground.seats)
        while s.seat != NOBODY:
            if legal(box, s, scratch.mask) == 1:
                apply(box, s, pick(chance, scratch.mask, 1))
                continue
            count = features(box, s, s.seat, NO, index, value)
            fresh_dice(chance, scratch.dice)
            best = look_ahead(boxes, states, net, scratch, NO)
            liked = policy_forward(trainee.weights, index, value, count, scratch)
            softmax(scratch.worths, scratch.mask, np.float32(INDIFFERENCE))
            resemble(trainee, scratch, index, value, count)
            apply(box, s, liked if below(chance, 4) == 0 else best)
        step_policy(trainee, corrected(rates[i], done + i + 1))


@compiled
def resemble(trainee, scratch, index, value, count):
    """Add the gradient of how far the policy's probabilities are from `scratch.worths`, which they should be."""
    policy, gradient = trainee.weights, trainee.gradient
    units = scratch.hidden.shape[0]
    down = np.zeros(units, np.float32)
    for action in range(scratch.mask.shape[0]):
        if scratch.mask[action]:
            error = scratch.probability[action] - scratch.worths[action]
            gradient.b2[action] += error
            for j in range(units):
                gradient.w2[action, j] += error * scratch.hidden[j]
                down[j] += error * policy.w2[action, j]
    for j in range(units):
        if scratch.hidden[j] == 0:
            down[j] = 0
    sparse_gradient(trainee, index, value, count, down)


@compiled
def corrected(rate, count):
    """The rate of Adam's step number `count`: its moments begin at nothing."""
    return np.float32(rate * np.sqrt(1 - 0.999**count) / (1 - 0.9**count))


@compiled
def step_network(trainee, rate):
    """One step of Adam for a network."""
    net, gradient, mean, square = trainee.weights, trainee.gradient, trainee.mean, trainee.square
    step_policy(trainee, rate)
    adam(net.w3.ravel(), gradient.w3.ravel(), mean.w3.ravel(), square.w3.ravel(), rate)
    adam(net.b3, gradient.b3, mean.b3, square.b3, rate)


@compiled
def step_policy(trainee, rate):
    """One step of Adam for a policy, or the first two layers of a network; of the first only the rows touched."""
    policy, gradient, mean, square = trainee.weights, trainee.gradient, trainee.mean, trainee.square
    for row in range(trainee.touched.shape[0]):
        if trainee.touched[row]:
            trainee.touched[row] = 0
            adam(policy.w1[row], gradient.w1[row], mean.w1[row], square.w1[row], rate)
    adam(policy.b1, gradient.b1, mean.b1, square.b1, rate)
    adam(policy.w2.ravel(), gradient.w2.ravel(), mean.w2.ravel(), square.w2.ravel(), rate)
    adam(policy.b2, gradient.b2, mean.b2, square.b2, rate)


@compiled
def adam(weights, gradient, mean, square, rate):
    """One step of Adam over a flat array; the gradient is cleared."""
    for i in range(weights.shape[0]):
        g = gradient[i]
        mean[i] = np.float32(0.9) * mean[i] + np.float32(0.1) * g
        square[i] = np.float32(0.999) * square[i] + np.float32(0.001) * g * g
        weights[i] -= rate * mean[i] / (np.sqrt(square[i]) + np.float32(1e-8))
        gradient[i] = 0


@cache
def training(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    rules = dict(vars(thinking(game)))
    rules["self_play"] = specialise_part(self_play, f"{game.name}_self_play", **rules)
    for template in (practise, imitate, duel):
        rules[template.__name__] = specialise(template, f"{game.name}_{template.__name__}", **rules)
    return SimpleNamespace(**rules)
