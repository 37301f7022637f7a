"""Loops for a learner among opponents that go by a rule: their decisions are compiled, and so is all between two of
the learner's.

They are written once for all games, as those in `epoca.games.loops` are, and compiled by Numba when first needed, which
takes half a minute and is kept.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.chance import below
from epoca.compiled import ENGINE, compiled, fast, has_numba, specialise
from epoca.game import NOBODY, Game
from epoca.games import loops
from epoca.games.loops import pick, specialised

deal: Any = None  # this and the next ones are put in by `opposed`
legal = apply = observe = determinize = greedy = thumb = reward = deal

RANDOM, BEGINNER, GREEDY = range(3)
NONE, DEAL, WAIT = -1, -2, -3  # instead of an action
RULES = ("random", "beginner", "greedy")  # opponents that decide in compiled code


@compiled
def no_rule(box, s):
    """In place of a rule that a game does not have."""
    return -1


def decision(box, s, hidden, rule, mask):
    """What an opponent does in `s`; greedy ones and beginners see a redeal, which `hidden` has room for."""
    if rule == RANDOM:
        return pick(s.chance, mask, legal(box, s, mask))
    hidden[0] = s
    redealt = hidden[0]
    determinize(box, redealt, s.seat)
    s.chance[:] = redealt.chance
    return greedy(box, redealt) if rule == GREEDY else thumb(box, redealt)


def go_on(boxes, states, hidden, actions, learner, fixed, seats, rules, masks, worth, done, how, first, count):
    """Play the learner's action in each of many matches, then for the others up to its next decision.

    An action may also be NONE, to play for the others only, DEAL, for a new match in which the learner sits at `fixed`
    or anywhere, or WAIT, to leave a match as it is.
    """
    box = boxes[0]
    for i in range(first, first + count):
        if actions[i] != WAIT:
            s = states[i]
            if actions[i] == DEAL:
                deal(box, s, seats)
                learner[i] = fixed if fixed >= 0 else below(s.chance, seats)
            elif actions[i] != NONE:
                apply(box, s, actions[i])
            while s.seat != NOBODY and s.seat != learner[i]:
                rule = rules[(s.seat - learner[i]) % seats - 1]
                apply(box, s, decision(box, s, hidden[i : i + 1], rule, masks[i]))
            legal(box, s, masks[i])
            done[i] = s.seat == NOBODY
            if done[i]:
                reward(box, s, how, worth[i])


def watch_seats(boxes, states, seats, out, first, count):
    """Write the observation of one seat of each match."""
    for i in range(first, first + count):
        observe(boxes[0], states[i], seats[i], out[i])


@cache
def opposed(game: Game, template: Any) -> Any:
    """A loop compiled with the rules of a game."""
    rules = {name: getattr(game, name) for name in ("deal", "legal", "apply", "determinize")}
    rules["observe"] = game.observation.write if game.observation else no_rule
    rules["greedy"] = game.greedy.choose if game.greedy else no_rule
    rules["thumb"] = game.thumb or no_rule
    rules["reward"] = specialised(game, loops.reward)
    if template is not decision:
        rules["decision"] = opposed(game, decision)
    return specialise(template, f"{game.name}_{template.__name__}", **rules)


def rules_of(game: Game, players: Sequence[Any]) -> NDArray[np.int64] | None:
    """The rules that opponents go by, or None if somebody among them does not."""
    there = {"random": True, "beginner": game.thumb, "greedy": game.greedy}
    if not all(isinstance(who, str) and there.get(who) for who in players):
        return None
    return np.array([RULES.index(who) for who in players], np.int64)


def loop(game: Game, template: Any) -> Any:
    """A loop as fast as there is: compiled, or interpreted over compiled rules, which plays the very same."""
    made = opposed(game, template)
    return made if ENGINE == "module" or not has_numba() else fast(made)
