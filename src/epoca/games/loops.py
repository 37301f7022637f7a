"""Loops written once for all games and compiled for each: `deal`, `legal`, `apply` and so on stand for its rules."""

from functools import cache
from typing import Any

from epoca.chance import below
from epoca.compiled import compiled, specialise
from epoca.game import NOBODY, Game

deal: Any = None  # this and the next ones are put in by `specialised`
legal = apply = observe = score = rank = determinize = deal

# What a match is worth to a seat at its end
WIN, RANK, MARGIN = range(3)
REWARDS = ("win", "rank", "margin")


@compiled
def pick(chance: Any, mask: Any, count: Any) -> Any:
    """One of the `count` actions marked in `mask`, each as likely as the others."""
    skip = below(chance, count)
    action = 0
    while True:
        if mask[action]:
            if skip == 0:
                return action
            skip -= 1
        action += 1


def random_play(box, states, mask, seats, games):
    """Play whole matches at random in `states[0]`, from its stream of chance, and count the decisions."""
    s = states[0]
    decisions = 0
    for _ in range(games):
        deal(box, s, seats)
        while s.seat != NOBODY:
            apply(box, s, pick(s.chance, mask, legal(box, s, mask)))
            decisions += 1
    return decisions


def clone(states, times):
    """Copy `states[0]` over and over into the rest."""
    for i in range(times):
        states[1 + i % (len(states) - 1)] = states[0]


def redeal(boxes, states, times):
    """Copy `states[0]` and redeal the copy, over and over."""
    for i in range(times):
        states[1] = states[0]
        s = states[1]
        determinize(boxes[0], s, i % s.seats)
        states[0].chance[:] = s.chance


def deal_many(boxes, states, seats, first, count):
    """Deal new matches from their own streams of chance."""
    for i in range(first, first + count):
        s = states[i]
        deal(boxes[0], s, seats)


# From here on boxes and states come as arrays: Python hands an array over in a fifth of the time of a record.


def step(boxes, states, action, mask):
    """Play an action in `states[0]`, write the next mask, and tell whose decision it is."""
    s = states[0]
    apply(boxes[0], s, action)
    legal(boxes[0], s, mask)
    return s.seat


def look(boxes, states, mask):
    """Write the mask of `states[0]`, and tell whose decision it is."""
    legal(boxes[0], states[0], mask)
    return states[0].seat


def watch(boxes, states, seat, out):
    """Write a seat's observation of `states[0]`."""
    observe(boxes[0], states[0], seat, out)


def reward(box, s, how, out):
    """What a finished match is worth to each seat: +1 or -1 for winning, ranks from +1 to -1, or the score margin."""
    seats = s.seats
    winners = 0
    total = 0
    for seat in range(seats):
        winners += rank(box, s, seat) == 1
        total += score(box, s, seat)
    for seat in range(seats):
        place = rank(box, s, seat)
        if how == WIN:
            out[seat] = 1.0 if place == 1 else -1.0
        elif how == RANK:
            out[seat] = 1.0 - 2.0 * (place - 1) / (seats - 1)
        else:
            own = score(box, s, seat)
            out[seat] = own - (total - own) / (seats - 1)


def reward_one(boxes, states, how, out):
    """What the finished match in `states[0]` is worth to each seat."""
    reward(boxes[0], states[0], how, out)


def step_many(boxes, states, actions, masks, choices, to_decide, rewards, done, how, first, count):
    """Play one action in each of many matches; a finished one is scored and dealt anew at once."""
    box = boxes[0]
    for i in range(first, first + count):
        s = states[i]
        apply(box, s, actions[i])
        done[i] = s.seat == NOBODY
        if done[i]:
            reward(box, s, how, rewards[i])
            deal(box, s, s.seats)
        choices[i] = legal(box, s, masks[i])
        to_decide[i] = s.seat


def look_many(boxes, states, masks, choices, to_decide, first, count):
    """Write the masks of many matches, and whose decision it is in each."""
    for i in range(first, first + count):
        choices[i] = legal(boxes[0], states[i], masks[i])
        to_decide[i] = states[i].seat


def watch_many(boxes, states, out, first, count):
    """Write the observation of the seat that decides, in many matches."""
    for i in range(first, first + count):
        s = states[i]
        observe(boxes[0], s, s.seat, out[i])


def pick_many(states, masks, choices, actions, first, count):
    """A random legal action for each of many matches, from their own streams of chance."""
    for i in range(first, first + count):
        skip = below(states[i].chance, choices[i])
        action = 0
        while skip >= masks[i, action]:
            skip -= masks[i, action]
            action += 1
        actions[i] = action


def play_until(boxes, states, action, seat, mask):
    """Play an action in `states[0]` (or none, if it is negative), then random ones for all other seats."""
    box, s = boxes[0], states[0]
    if action >= 0:
        apply(box, s, action)
    while s.seat != NOBODY and s.seat != seat:
        apply(box, s, pick(s.chance, mask, legal(box, s, mask)))
    legal(box, s, mask)
    return s.seat


@cache
def specialised(game: Game, template: Any) -> Any:
    """A loop compiled with the rules of a game."""
    rules = {name: getattr(game, name) for name in ("deal", "legal", "apply", "score", "rank", "determinize")}
    rules["observe"] = game.observation.write if game.observation else None
    if template is not reward:
        rules["reward"] = specialised(game, reward)
    return specialise(template, f"{game.name}_{template.__name__}", **rules)
