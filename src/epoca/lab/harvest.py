"""Matches that are played by search, compiled, and what their positions teach both networks.

A decision is searched with few simulations, spent so that the choice is better than the policy's own: the root's
actions are drawn with Gumbel noise, and halved again and again by what the simulations found (Danihelka and others,
Policy improvement by planning with Gumbel). All actions of a round meet the same dice. What the network expects one
action ahead counts as some simulations: it is without noise. The value learns TD(lambda) with what the search expected
of each position; the policy learns the one that the search made of it.
"""

import math
from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from epoca.bots.network import forward, needs_of, policy_forward, softmax
from epoca.bots.reading import OUT_OF_THE_QUESTION, convictions
from epoca.bots.search import clear, find, searching, uproot
from epoca.chance import below, next_word
from epoca.compiled import compiled, specialise, specialise_part
from epoca.game import NOBODY, Game
from epoca.games.loops import pick
from epoca.lab.learning import (
    LINE_WEIGHT,
    NO,
    SEAT_0,
    YES,
    corrected,
    dense_gradient,
    fresh_dice,
    resemble,
    sparse_gradient,
    step_network,
    step_policy,
)
from epoca.lab.responding import ODD_ONES

deal: Any = None  # this and the next ones are put in by `harvesting`
legal = apply = greedy = judge = look_ahead = odds = ponder = features = key = deal
CANDIDATES = 6  # actions of a root that are searched at most
SEEN_ALREADY = 16  # simulations that the judgement one action ahead counts for
TRUST = 60.0  # how far the policy goes by differences in chances to win; and as much again for every try
FURTHER = 2  # decisions played on by the policy
ONCE = np.int64(1)
FORMER_SELF = -1  # the way of a guest that has a network of old
CURIOSITY = 0.3
BATCH = 64  # positions of a step of learning

# Positions with their lessons: the inputs of all in one row, `start` says where those of each begin
Crop = namedtuple("Crop", "used start viewer index value target mask wish")


def new_crop(game: Game, seats: int, positions: int) -> Crop:
    """Room for so many positions."""
    needs = needs_of(game)
    inputs = positions * needs.most_active // 2
    return Crop(
        used=np.zeros(1, np.int64),
        start=np.zeros(positions + 1, np.int64),
        viewer=np.zeros(positions, np.int8),
        index=np.zeros(inputs, np.int16),
        value=np.zeros(inputs, np.float32),
        target=np.zeros((positions, seats, 1 + len(needs.categories)), np.float32),
        mask=np.zeros((positions, game.actions), np.uint8),  # all off where there is nothing to learn for the policy
        wish=np.zeros((positions, game.actions), np.float32),  # what the policy should think
    )


@compiled
def keep(crop, scratch, count, viewer):
    """Add a position whose inputs are in the scratch; its number, or -1 if there is no more room."""
    k = crop.used[0]
    first = crop.start[k]
    if k + 1 >= crop.start.shape[0] or first + count > crop.index.shape[0]:
        return -1
    for i in range(count):
        crop.index[first + i] = scratch.index[i]
        crop.value[first + i] = scratch.value[i]
    crop.start[k + 1] = first + count
    crop.viewer[k] = viewer
    crop.mask[k, :] = 0
    crop.used[0] = k + 1
    return k


def consider(boxes, states, tree, net, policy, scratch, credit, known, chance, simulations, wish, worth):
    """Search the position in `states[0]`: the action found, the policy it makes (`wish`) and what it expects (`worth`).

    Without simulations, or if the tree has no room for a position, it is decided one action ahead.
    """
    box, s = boxes[0], states[0]
    uproot(tree)
    fresh_dice(chance, scratch.dice)
    scratch.way[:] = known
    best = look_ahead(boxes, states, net, scratch, YES)
    worth[:, :] = scratch.best
    if simulations == 0:
        return best
    ahead = scratch.worths.copy()
    ponder(boxes, states, tree, net, policy, scratch, credit, CURIOSITY, FURTHER, ONCE)
    here = key(box, s, s.seat)
    slot = find(tree, here)
    wish[:] = 0
    if tree.key[slot] != here:
        wish[best] = 1
        return best
    first, several = tree.edge[slot], tree.edges[slot]
    noise = np.empty(several, np.float64)
    for i in range(several):
        noise[i] = -math.log(-math.log((next_word(chance) + 0.5) / 4294967296.0))
    left = min(several, CANDIDATES)
    rounds = 1
    while (1 << rounds) < left:
        rounds += 1
    standing = np.ones(several, np.uint8)
    size = several
    hope = np.empty(several, np.float64)
    most = 0
    while True:
        for i in range(several):
            edge = first + i
            tried = tree.tried[edge]
            most = max(most, tried)
            known = (SEEN_ALREADY * ahead[tree.action[edge]] + tree.total[edge]) / (SEEN_ALREADY + tried)
            hope[i] = math.log(np.float64(tree.prior[edge])) + (TRUST + most) * known
        while size > left:  # the least promising goes
            worst = -1
            for i in range(several):
                if standing[i] and (worst < 0 or hope[i] + noise[i] < hope[worst] + noise[worst]):
                    worst = i
            standing[worst] = 0
            size -= 1
        if left == 1:
            break
        each = max(1, simulations // (rounds * left))
        fresh_dice(chance, scratch.dice)
        dice = scratch.dice.copy()
        for i in range(several):
            if standing[i]:
                scratch.dice[:] = dice
                tree.edge[slot], tree.edges[slot] = first + i, 1
                ponder(boxes, states, tree, net, policy, scratch, credit, CURIOSITY, FURTHER, each)
        tree.edge[slot], tree.edges[slot] = first, several
        left = (left + 1) // 2
    chosen = best
    for i in range(several):
        wish[tree.action[first + i]] = hope[i]
        if standing[i]:
            chosen = tree.action[first + i]
    legal(box, s, scratch.mask)
    softmax(wish, scratch.mask, np.float32(1))
    looks = tree.looks[chosen]
    if looks > 0:
        share = looks / (looks + SEEN_ALREADY) if chosen == best else 1.0
        worth[:, :] = np.float32(1 - share) * worth + (share / looks) * tree.outlook[chosen]
    return chosen


def harvest(playground, ways, net, former, policy, tree, credit, crop, matches, simulations, guests, alone, lasting):
    """Play so many matches by search, and keep what their positions teach.

    In some there are guests: greedy players of any temperament, or a former self that looks one action ahead. Or the
    search is alone among greedy players and knows it; then all positions are as its seat sees them.
    """
    states, scratch, chance, seats = playground.states, playground.scratch, playground.chance, playground.seats
    wish = np.empty(scratch.mask.shape[0], np.float32)
    target = np.empty_like(scratch.judgement)
    expected = np.empty_like(crop.target)  # by position
    searched = np.zeros(crop.viewer.shape[0], np.uint8)
    way = np.zeros(seats, np.int32)  # in which each seat plays: 0 by search, or greedy
    known = np.zeros(seats, np.int32)  # and as the search takes it
    for _ in range(matches):
        boxes = ways[below(chance, ways.shape[0])]
        box, s = boxes[0], states[0]
        fresh_dice(chance, s.chance)
        deal(box, s, seats)
        clear(tree)
        way[:] = 0
        hero = np.int8(below(chance, seats)) if alone else s.seat
        if alone:
            credit[:, :] = OUT_OF_THE_QUESTION
            for seat in range(seats):
                odd = boxes.shape[0] > 2 and below(chance, ODD_ONES) == 0
                way[seat] = 0 if seat == hero else 1 + odd * (1 + below(chance, boxes.shape[0] - 2))
                credit[seat, way[seat]] = 0
            known[:] = way
        elif below(chance, 1000) < guests:
            visitors = 1 + below(chance, (1 << seats) - 2)  # seats, as bits
            kind = below(chance, boxes.shape[0])
            for seat in range(seats):
                if visitors >> seat & 1:
                    way[seat] = kind if kind > 0 else FORMER_SELF
        convictions(credit, tree.up_to)
        begun, last = crop.used[0], -1
        while s.seat != NOBODY:
            seat = s.seat
            viewer = hero if alone else seat
            choices = legal(box, s, scratch.mask)
            if choices == 1:
                action = pick(chance, scratch.mask, 1)
            elif way[seat] > 0:
                action = greedy(boxes[way[seat]], s)
            else:
                mind, effort = (net, simulations) if way[seat] == 0 else (former, 0)
                action = consider(
                    boxes, states, tree, mind, policy, scratch, credit, known, chance, effort, wish, target
                )
            if choices > 1 and (alone or way[seat] == 0):
                legal(box, s, scratch.mask)
                k = keep(crop, scratch, features(box, s, viewer, NO, scratch.index, scratch.value), viewer)
                if k >= 0:
                    searched[k] = way[seat] == 0
                if way[seat] == 0:
                    if last >= 0:
                        searched[last] = 1
                        expected[last] = target
                    if k >= 0:
                        expected[k] = target
                        crop.mask[k, :] = scratch.mask
                        crop.wish[k, :] = wish
            if odds(box, s, action, scratch.odds) > 0 and choices > 1:
                k = keep(crop, scratch, features(box, s, viewer, YES, scratch.index, scratch.value), viewer)
                if k >= 0:
                    searched[k] = 0
            apply(box, s, action)
            last = -1
            if s.seat != NOBODY and s.seat != seat and not alone:
                last = keep(crop, scratch, features(box, s, seat, NO, scratch.index, scratch.value), seat)
                if last >= 0:
                    searched[last] = 0
        judge(box, s, SEAT_0, NO, net, scratch, scratch.judgement)
        target[:, :] = scratch.judgement
        for k in range(crop.used[0] - 1, begun - 1, -1):
            if searched[k]:
                target[:, :] = np.float32(lasting) * target + np.float32(1 - lasting) * expected[k]
            crop.target[k] = target


@compiled
def learn_value(trainee: Any, crop: Crop, order: Any, scratch: Any, rate: float, done: int) -> Any:
    """Steps of Adam towards the targets of positions in this order; tells the loss."""
    net, gradient = trainee.weights, trainee.gradient
    seats, lines = crop.target.shape[1], crop.target.shape[2] - 1
    error = np.empty(net.b3.shape[0], np.float32)
    back = np.empty(net.b2.shape[0], np.float32)
    down = np.empty(net.b1.shape[0], np.float32)
    out = scratch.out
    loss = 0.0
    for i in range(order.shape[0]):
        k = order[i]
        first, end = crop.start[k], crop.start[k + 1]
        index, value = crop.index[first:end], crop.value[first:end]
        forward(net, index, value, end - first, scratch.first, scratch.second, out)
        softmax(out[:seats], None, np.float32(1))
        for j in range(seats):
            seat = (crop.viewer[k] + j) % seats
            error[j] = out[j] - crop.target[k, seat, 0]
            loss -= crop.target[k, seat, 0] * np.log(out[j] + 1e-9)
            for line in range(lines):
                place = seats + j * lines + line
                error[place] = np.float32(LINE_WEIGHT) * (out[place] - crop.target[k, seat, 1 + line])
        dense_gradient(net.w3, gradient.w3, gradient.b3, scratch.second, error, back)
        dense_gradient(net.w2, gradient.w2, gradient.b2, scratch.first, back, down)
        sparse_gradient(trainee, index, value, end - first, down)
        if (i + 1) % BATCH == 0:
            done += 1
            step_network(trainee, corrected(rate, done))
    return loss


@compiled
def learn_policy(trainee: Any, crop: Crop, order: Any, scratch: Any, rate: float, done: int) -> Any:
    """The same for the policy, where it has something to learn."""
    loss = 0.0
    for i in range(order.shape[0]):
        k = order[i]
        first, end = crop.start[k], crop.start[k + 1]
        if crop.mask[k].any():
            index, value = crop.index[first:end], crop.value[first:end]
            scratch.mask[:] = crop.mask[k]
            scratch.worths[:] = crop.wish[k]
            policy_forward(trainee.weights, index, value, end - first, scratch)
            for action in range(scratch.mask.shape[0]):
                if scratch.mask[action]:
                    loss -= scratch.worths[action] * np.log(scratch.probability[action] + 1e-9)
            resemble(trainee, scratch, index, value, end - first)
        if (i + 1) % BATCH == 0:
            done += 1
            step_policy(trainee, corrected(rate, done))
    return loss


@cache
def harvesting(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    rules = dict(vars(searching(game)))
    rules["consider"] = specialise_part(consider, f"{game.name}_consider", **rules)
    rules["harvest"] = specialise(harvest, f"{game.name}_harvest", **rules)
    return SimpleNamespace(**rules)
