"""Loops for a learner among opponents that go by a rule or by a network: their decisions are compiled, and so is all
between two of the learner's.

They are written once for all games, as those in `epoca.games.loops` are, and compiled by Numba when first needed, which
takes half a minute, or two with networks, and is kept.
"""

from collections import namedtuple
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.bots import network, thinkers
from epoca.bots.network import Scratch
from epoca.chance import STREAM, below
from epoca.compiled import ENGINE, at_hand, compiled, fast, has_numba, specialise, zeros
from epoca.game import NOBODY, Game
from epoca.games import loops
from epoca.games.loops import pick, specialised

deal: Any = None  # this and the next ones are put in by `opposed`
legal = apply = observe = determinize = greedy = thumb = reward = look_ahead = deal

RANDOM, BEGINNER, GREEDY, NETWORK = range(4)
NONE, DEAL, WAIT = -1, -2, -3  # instead of an action
RULES = ("random", "beginner", "greedy", "network")  # opponents that decide in compiled code

Mind = namedtuple("Mind", "net scratch states part")  # a network, room for each thread, and the thread of each match


@compiled
def no_rule(box, s):
    """In place of a rule that a game does not have."""
    return -1


def decision(boxes, s, hidden, rule, mask, mind, first):
    """What an opponent does in `s`; greedy ones and beginners see a redeal, which `hidden` has room for."""
    box = boxes[0]
    if rule == RANDOM:
        return pick(s.chance, mask, legal(box, s, mask))
    hidden[0] = s
    redealt = hidden[0]
    determinize(box, redealt, s.seat)
    s.chance[:] = redealt.chance
    return greedy(box, redealt) if rule == GREEDY else thumb(box, redealt)


def thoughtful(boxes, s, hidden, rule, mask, mind, first):
    """The same where some of them have a network, which looks one decision ahead with dice of its own."""
    if rule != NETWORK:
        return decision(boxes, s, hidden, rule, mask, mind, first)
    if legal(boxes[0], s, mask) == 1:
        return pick(s.chance, mask, 1)
    part = mind.part[first]
    states, scratch = mind.states[part], room(mind.scratch, part)
    states[0] = s
    for i in range(STREAM):
        scratch.dice[i] = below(s.chance, 1 << 30)
    return look_ahead(boxes, states, mind.net, scratch, True)


@compiled
def room(all_rooms, part):
    """The room that one thread has to think in."""
    r = all_rooms
    return Scratch(
        r.index[part],
        r.value[part],
        r.first[part],
        r.second[part],
        r.out[part],
        r.mask[part],
        r.judgement[part],
        r.best[part],
        r.total[part],
        r.odds[part],
        r.dice[part],
        r.last[part],
        r.worths[part],
        r.hidden[part],
        r.probability[part],
        r.way[part],
    )


def go_on(boxes, states, hidden, actions, learner, fixed, seats, rules, masks, worth, done, how, mind, first, count):
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
                apply(box, s, decision(boxes, s, hidden[i : i + 1], rule, masks[i], mind, first))
            legal(box, s, masks[i])
            done[i] = s.seat == NOBODY
            if done[i]:
                reward(box, s, how, worth[i])


def watch_seats(boxes, states, seats, out, first, count):
    """Write the observation of one seat of each match."""
    for i in range(first, first + count):
        observe(boxes[0], states[i], seats[i], out[i])


@cache
def opposed(game: Game, template: Any, networks: bool = False) -> Any:
    """A loop compiled with the rules of a game, and with its networks if they are needed."""
    rules = {name: getattr(game, name) for name in ("deal", "legal", "apply", "determinize")}
    rules["observe"] = game.observation.write if game.observation else no_rule
    rules["greedy"] = game.greedy.choose if game.greedy else no_rule
    rules["thumb"] = game.thumb or no_rule
    rules["reward"] = specialised(game, loops.reward)
    if template is thoughtful:
        rules["look_ahead"] = network.thinking(game).look_ahead
    if template is not decision:
        rules["decision"] = opposed(game, thoughtful if networks else decision)
    return specialise(template, f"{game.name}_{template.__name__}{'_thoughtful' * networks}", **rules)


def rules_of(game: Game, players: Sequence[Any]) -> NDArray[np.int64] | None:
    """The rules that opponents go by, or None if somebody among them does not."""
    there = {"random": True, "beginner": game.thumb, "greedy": game.greedy, "network": game.thinking}
    if not all(isinstance(who, str) and there.get(who) for who in players):
        return None
    return np.array([RULES.index(who) for who in players], np.int64)


def mind_of(game: Game, seats: int, rules: NDArray[np.int64], matches: int, threads: Sequence[tuple[int, int]]) -> Any:
    """What opponents with a network think with, nothing if there are none; a thread has some matches in a row."""
    if NETWORK not in rules:
        return ()
    net, _ = thinkers.networks_of(game, seats)
    one = network.new_scratch(game, seats, net)
    rooms = Scratch(*(at_hand(np.repeat(array[None], len(threads), 0)) for array in one))
    part = zeros(matches, np.int64)
    for number, (first, count) in enumerate(threads):
        part[first : first + count] = number
    return Mind(net, rooms, zeros((len(threads), 3), game.state), part)


def loop(game: Game, template: Any, rules: NDArray[np.int64] | None = None) -> Any:
    """A loop as fast as there is: compiled, or interpreted over compiled rules, which plays the very same."""
    made = opposed(game, template, rules is not None and NETWORK in rules)
    return made if ENGINE == "module" or not has_numba() else fast(made)
