"""Looking further: Monte Carlo tree search over what the seats know.

A node is what the seat to decide knows, found by its key; so lines that meet again share one, the tree of the last
move is still there for the next, and a seat cannot plan on a card it has not seen. Each simulation redeals what the
root seat has not seen, which includes how the others think: by the greedy rule, or as the search does. It follows the
tree by what each seat gains for itself (max^n), lets chance decide as it goes, and comes to a position that is new.
From there it goes on for a few decisions as the policy would and asks the network, or plays to the end with the greedy
rule.
"""

from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from epoca.bots.network import needs_of, policy_forward, thinking, utility
from epoca.bots.reading import convictions, known_ways, suppose
from epoca.compiled import compiled, specialise, specialise_part, zeros
from epoca.game import NOBODY, Game
from epoca.games.loops import pick

DEEPEST = 400  # decisions that a simulation may go through
MOST_NODES = 1 << 18
OPEN_MIND = 0.1  # of the curiosity is for all actions alike, whatever the policy thinks of them

Tree = namedtuple("Tree", "key edge edges action tried total prior used path mover up_to tries means looks outlook")

legal: Any = None  # this and the next ones are put in by `searching`
apply = determinize = greedy = judge = odds = key = features = legal


def tree(game: Game, seats: int, simulations: int) -> Tree:
    """Room for about so many simulations, and what is kept of earlier ones."""
    nodes = 1 << max(12, min(MOST_NODES, 4 * simulations).bit_length())
    edges = 4 * nodes
    lines = 1 + len(needs_of(game).categories)
    return Tree(
        key=zeros(nodes, np.int64),
        edge=zeros(nodes, np.int32),  # the first edge of a node
        edges=zeros(nodes, np.int32),  # and how many it has
        action=zeros(edges, np.int16),
        tried=zeros(edges, np.int32),
        total=zeros(edges, np.float32),  # what tries were worth to the seat to decide
        prior=zeros(edges, np.float32),  # how much the policy likes them
        used=zeros(2, np.int64),  # nodes and edges
        path=zeros(DEEPEST, np.int32),
        mover=zeros(DEEPEST, np.int32),
        up_to=zeros((seats, known_ways(game)), np.float64),  # how likely each seat plays in each way
        tries=zeros(game.actions, np.int64),  # of the root's actions
        means=zeros(game.actions, np.float64),
        looks=zeros(game.actions, np.int64),  # tries since the root is the root
        outlook=zeros((game.actions, seats, lines), np.float64),  # and the sums over them
    )


@compiled
def clear(tree: Any) -> None:
    """Forget everything."""
    tree.key[:] = 0
    tree.used[:] = 0


@compiled
def find(tree, key):
    """The slot of a key, or the empty slot where it belongs."""
    last = tree.key.shape[0] - 1
    slot = (key >> 17) & last
    while tree.key[slot] != key and tree.key[slot] != 0:
        slot = (slot + 1) & last
    return slot


@compiled
def grow(tree, slot, key, mask, choices, probability):
    """Make a node, if there is room; the policy's probabilities say what is worth trying."""
    if 2 * tree.used[0] >= tree.key.shape[0] or tree.used[1] + choices > tree.action.shape[0]:
        return
    first = tree.used[1]
    tree.used[0] += 1
    tree.used[1] += choices
    tree.key[slot] = key
    tree.edge[slot] = first
    tree.edges[slot] = choices
    edge = first
    for action in range(mask.shape[0]):
        if mask[action]:
            tree.action[edge] = action
            tree.tried[edge] = 0
            tree.total[edge] = 0
            tree.prior[edge] = np.float32(1 - OPEN_MIND) * probability[action] + np.float32(OPEN_MIND / choices)
            edge += 1


@compiled
def most_promising(tree, slot, curiosity):
    """The edge to try next: what it brought so far, and a bonus for what the policy likes and was hardly tried."""
    first = tree.edge[slot]
    end = first + tree.edges[slot]
    visits = 0
    mean = np.float32(0)
    for edge in range(first, end):
        visits += tree.tried[edge]
        mean += tree.total[edge]
    mean /= np.float32(max(1, visits))
    bonus = np.float32(curiosity * np.sqrt(visits + 1.0))
    best, most = first, np.float32(-1000)
    for edge in range(first, end):
        tried = np.float32(tree.tried[edge])
        hope = tree.total[edge] / tried if tried > 0 else mean
        hope += bonus * tree.prior[edge] / (tried + np.float32(1))
        if hope > most:
            best, most = edge, hope
    return best


def simulate(boxes, states, tree, net, policy, scratch, curiosity, further):
    """One simulation from `states[0]`, with `scratch.dice`.

    From the first position that is new it plays on for `further` decisions of the policy, or with the greedy rule to
    the end if that is negative. There is one call of each rule of the game: another would cost seconds of compilation.
    """
    box = boxes[0]
    states[1] = states[0]
    s = states[1]
    s.chance[:] = scratch.dice
    viewer = s.seat
    determinize(box, s, viewer)
    for seat in range(s.seats):
        scratch.way[seat] = 0 if seat == viewer else suppose(tree.up_to, seat, s.chance)
    depth = 0
    new = beyond = about_to_act = False
    while s.seat != NOBODY:
        choices = legal(box, s, scratch.mask)
        if choices == 1 and depth > 0:
            action = pick(s.chance, scratch.mask, 1)
        else:
            way = scratch.way[s.seat]
            slot, here = 0, 0
            if way == 0 and not beyond:
                here = key(box, s, s.seat)
                slot = find(tree, here)
                new = tree.key[slot] != here or depth == DEEPEST
            if new or (beyond and way == 0 and further > 0):
                count = features(box, s, s.seat, False, scratch.index, scratch.value)
                action = policy_forward(policy, scratch.index, scratch.value, count, scratch)
            if new:
                grow(tree, slot, here, scratch.mask, choices, scratch.probability)
                new = False
                beyond = depth > 0
            if beyond:
                if further == 0:
                    break
                further -= 1
                if further < 0:
                    way = 1
            if way > 0:
                action = greedy(boxes[way], s)
            elif not beyond:
                edge = most_promising(tree, slot, curiosity)
                tree.path[depth] = edge
                tree.mover[depth] = s.seat
                depth += 1
                action = tree.action[edge]
                about_to_act = tree.tried[edge] == 0 and further == 0 and odds(box, s, action, scratch.odds) > 0
            if way == 0:
                viewer = s.seat
            if about_to_act:
                break
        apply(box, s, action)
    judge(box, s, viewer, about_to_act, net, scratch, scratch.judgement)
    scratch.dice[:] = s.chance
    for i in range(depth):
        tree.tried[tree.path[i]] += 1
        tree.total[tree.path[i]] += utility(scratch.judgement, tree.mover[i])
    tree.looks[tree.action[tree.path[0]]] += 1
    tree.outlook[tree.action[tree.path[0]]] += scratch.judgement


def ponder(boxes, states, tree, net, policy, scratch, credit, curiosity, further, simulations):
    """So many simulations from `states[0]`; what they say of its actions is left in `tries` and `means`."""
    convictions(credit, tree.up_to)
    for _ in range(simulations):
        simulate(boxes, states, tree, net, policy, scratch, curiosity, further)
    here = key(boxes[0], states[0], states[0].seat)
    slot = find(tree, here)
    if tree.key[slot] != here:
        return
    for edge in range(tree.edge[slot], tree.edge[slot] + tree.edges[slot]):
        tree.tries[tree.action[edge]] = tree.tried[edge]
        tree.means[tree.action[edge]] = tree.total[edge] / max(1, tree.tried[edge])


@compiled
def uproot(tree: Any) -> None:
    """Make ready for another root; what the tree knows is kept while there is room for more."""
    tree.tries[:] = 0
    tree.means[:] = 0
    tree.looks[:] = 0
    tree.outlook[:] = 0
    if 4 * tree.used[0] >= tree.key.shape[0] or 2 * tree.used[1] >= tree.action.shape[0]:
        clear(tree)


@cache
def searching(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    rules = dict(vars(thinking(game)))
    rules["simulate"] = specialise_part(simulate, f"{game.name}_simulate", **rules)
    rules["ponder"] = specialise(ponder, f"{game.name}_ponder", **rules)
    return SimpleNamespace(**rules)
