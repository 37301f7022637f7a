"""Learning to beat given rivals, compiled: one seat learns, the others play as they always do.

The rivals go by the greedy rule, with any temperament, and are known for it; or they have a network, and look one
action ahead or search with it. The network learns from all positions as its seat sees them, by TD(lambda); a policy may
learn to choose as the network does.
"""

from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from epoca.bots.network import policy_forward, softmax
from epoca.bots.search import clear, searching, uproot
from epoca.chance import below
from epoca.compiled import specialise, specialise_part
from epoca.game import NOBODY, Game
from epoca.games.loops import pick
from epoca.lab.learning import (
    INDIFFERENCE,
    NO,
    YES,
    corrected,
    fresh_dice,
    learn,
    note,
    resemble,
    step_network,
    step_policy,
)

deal: Any = None  # this and the next ones are put in by `responding`
legal = apply = greedy = judge = look_ahead = odds = ponder = features = deal
ODD_ONES = 4  # one greedy rival in so many has a temperament

# What rivals play by: the greedy rule, or networks, searching if there are simulations
Rival = namedtuple("Rival", "greedy net policy scratch tree credit curiosity further simulations")


def face(playground, ways, net, pupil, rival, trail, explore, exact, teach):
    """Play a match of one seat against its rivals, and keep its positions; tells how many, and who learned.

    The end is left in the scratch.
    """
    states, scratch, chance, seats = playground.states, playground.scratch, playground.chance, playground.seats
    boxes = ways[below(chance, ways.shape[0])]
    box, s = boxes[0], states[0]
    fresh_dice(chance, s.chance)
    deal(box, s, seats)
    hero = np.int8(below(chance, seats))
    for seat in range(seats):
        odd = boxes.shape[0] > 2 and below(chance, ODD_ONES) == 0
        scratch.way[seat] = 0 if seat == hero or not rival.greedy else 1 + odd * (1 + below(chance, boxes.shape[0] - 2))
    if rival.simulations > 0:
        clear(rival.tree)
    t = 0
    while s.seat != NOBODY:
        if t + 2 > trail.count.shape[0]:
            return 0, hero
        choices = legal(box, s, scratch.mask)
        if choices == 1:
            apply(box, s, pick(chance, scratch.mask, 1))
            continue
        trail.explored[t] = 0
        if s.seat == hero:
            fresh_dice(chance, scratch.dice)
            action = look_ahead(boxes, states, net, scratch, exact)
            if teach:
                count = features(box, s, hero, NO, scratch.index, scratch.value)
                liked = policy_forward(pupil.weights, scratch.index, scratch.value, count, scratch)
                softmax(scratch.worths, scratch.mask, np.float32(INDIFFERENCE))
                resemble(pupil, scratch, scratch.index, scratch.value, count)
                if below(chance, 4) == 0:  # now and then it has its way: so it learns where its mistakes lead
                    action = liked
            if below(chance, 1000) < explore:
                legal(box, s, scratch.mask)
                other = pick(chance, scratch.mask, choices)
                if other != action:
                    trail.explored[t] = 1
                    trail.better[t, :, :] = scratch.best
                    action = other
        elif scratch.way[s.seat] > 0:
            action = greedy(boxes[scratch.way[s.seat]], s)
        else:
            fresh_dice(chance, rival.scratch.dice)
            if rival.simulations == 0:
                action = look_ahead(boxes, states, rival.net, rival.scratch, YES)
            else:
                uproot(rival.tree)
                table = boxes, states, rival.tree, rival.net, rival.policy, rival.scratch, rival.credit
                ponder(*table, rival.curiosity, rival.further, rival.simulations)
                action = rival.tree.tries.argmax()
        if odds(box, s, action, scratch.odds) > 0:
            note(scratch, judge(box, s, hero, YES, net, scratch, scratch.judgement), hero, trail, t)
            t += 1
            trail.explored[t] = 0
        apply(box, s, action)
        if s.seat != NOBODY:
            note(scratch, judge(box, s, hero, NO, net, scratch, scratch.judgement), hero, trail, t)
            t += 1
    judge(box, s, hero, NO, net, scratch, scratch.judgement)
    return t, hero


def respond(playground, ways, trainee, pupil, rival, trail, done, plan, explore, exact):
    """Play a match for each line of the plan: rate and lambda of the network, rate of the policy; who has none rests.

    Tells positions, loss, matches won and points ahead of the best rival.
    """
    positions, loss, wins, ahead = 0, 0.0, 0.0, 0.0
    judgement = playground.scratch.judgement
    for i in range(plan.shape[0]):
        t, hero = face(playground, ways, trainee.weights, pupil, rival, trail, explore, exact, plan[i, 2] > 0)
        wins += judgement[hero, 0]
        best = -1000.0
        for seat in range(judgement.shape[0]):
            if seat != hero:
                best = max(best, judgement[seat, 1:].sum())
        ahead += judgement[hero, 1:].sum() - best
        if t > 0 and plan[i, 0] > 0:
            loss += learn(trainee, trail, judgement, t, plan[i, 1])
            step_network(trainee, corrected(plan[i, 0], done + i + 1))
            positions += t
        if plan[i, 2] > 0:
            step_policy(pupil, corrected(plan[i, 2], done + i + 1))
    return positions, loss, wins, ahead


@cache
def responding(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    rules = dict(vars(searching(game)))
    rules["face"] = specialise_part(face, f"{game.name}_face", **rules)
    rules["respond"] = specialise(respond, f"{game.name}_respond", **rules)
    return SimpleNamespace(**rules)
