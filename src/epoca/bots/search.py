"""Looking further: Monte Carlo tree search over what the seats know.

A node is what the seat to decide knows, found by its key; so lines that meet again share one, the tree of the last
move is still there for the next, and a seat cannot plan on a card it has not seen. Each simulation redeals what the
root seat has not seen, follows the tree by what each seat gains for itself (max^n), lets chance decide as it goes, and
judges the first position that is new: with a network, or by playing it out with the greedy rule.
"""

from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from epoca.bots.network import thinking, utility
from epoca.compiled import compiled, specialise
from epoca.game import OVER, Game

DEEPEST = 400  # decisions that a simulation may go through
MOST_NODES = 1 << 18

Tree = namedtuple("Tree", "key visits edge edges hope action tried total used path mover tries means looks outlook")

legal = apply = determinize = greedy = judge = odds = key = None  # put in by `searching`


def tree(game: Game, seats: int, simulations: int) -> Tree:
    """Room for about so many simulations, and what is kept of earlier ones."""
    nodes = 1 << max(12, min(MOST_NODES, 4 * simulations).bit_length())
    edges = 4 * nodes
    lines = 1 + len(game.categories)
    return Tree(
        key=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int32),
        edge=np.zeros(nodes, np.int32),  # the first edge of a node
        edges=np.zeros(nodes, np.int32),  # and how many it has
        hope=np.zeros(nodes, np.float32),  # what the seat to decide expects of an action it has not tried
        action=np.zeros(edges, np.int16),
        tried=np.zeros(edges, np.int32),
        total=np.zeros(edges, np.float32),  # what tries were worth to the seat to decide
        used=np.zeros(2, np.int64),  # nodes and edges
        path=np.zeros(DEEPEST, np.int32),
        mover=np.zeros(DEEPEST, np.int32),
        tries=np.zeros(game.actions, np.int64),  # of the root's actions
        means=np.zeros(game.actions, np.float64),
        looks=np.zeros(game.actions, np.int64),  # tries since the root is the root
        outlook=np.zeros((game.actions, seats, lines), np.float64),  # and the sums over them
    )


@compiled
def clear(tree):  # type: ignore[no-untyped-def]
    """Forget everything."""
    tree.key[:] = 0
    tree.used[:] = 0


@compiled
def find(tree, key):  # type: ignore[no-untyped-def]
    """The slot of a key, or the empty slot where it belongs."""
    last = tree.key.shape[0] - 1
    slot = (key >> 17) & last
    while tree.key[slot] != key and tree.key[slot] != 0:
        slot = (slot + 1) & last
    return slot


@compiled
def grow(tree, slot, key, mask, choices, hope, favourite):  # type: ignore[no-untyped-def]
    """Make a node, if there is room; its first edge is the favourite, and so the first to be tried."""
    if 2 * tree.used[0] >= tree.key.shape[0] or tree.used[1] + choices > tree.action.shape[0]:
        return
    first = tree.used[1]
    tree.used[0] += 1
    tree.used[1] += choices
    tree.key[slot] = key
    tree.visits[slot] = 0
    tree.edge[slot] = first
    tree.edges[slot] = choices
    tree.hope[slot] = hope
    tree.action[first] = favourite
    mask[favourite] = 0
    edge = first + 1
    for action in range(mask.shape[0]):
        if mask[action]:
            tree.action[edge] = action
            edge += 1
    tree.tried[first:edge] = 0
    tree.total[first:edge] = 0


@compiled
def most_promising(tree, slot, curiosity):  # type: ignore[no-untyped-def]
    """The edge to try next: what it brought so far, and a bonus for what is hardly tried."""
    first = tree.edge[slot]
    bonus = np.float32(curiosity * np.sqrt(np.log(tree.visits[slot] + 1.0)))
    best, most = first, np.float32(-1000)
    for edge in range(first, first + tree.edges[slot]):
        tried = np.float32(tree.tried[edge])
        hope = tree.total[edge] / tried if tried > 0 else tree.hope[slot]
        hope += bonus / np.sqrt(tried + np.float32(0.5))
        if hope > most:
            best, most = edge, hope
    return best


def play_out(box, states, at, net, desk, value):  # type: ignore[no-untyped-def]
    """Play on to the end with the greedy rule, and tell what came of it."""
    states[at + 1] = states[at]
    s = states[at + 1]
    while s.seat != OVER:
        apply(box, s, greedy(box, s))  # type: ignore[misc]
    judge(box, s, 0, False, net, desk, value)  # type: ignore[misc]


def simulate(box, states, tree, net, desk, curiosity, playouts):  # type: ignore[no-untyped-def]
    """One simulation from `states[0]`, with `desk.dice`."""
    root = states[0].seat
    states[1] = states[0]
    s = states[1]
    s.chance[:] = desk.dice
    determinize(box, s, root)  # type: ignore[misc]
    depth = 0
    viewer = root
    while True:
        if s.seat == OVER:
            judge(box, s, viewer, False, net, desk, desk.value)  # type: ignore[misc]
            break
        choices = legal(box, s, desk.mask)  # type: ignore[misc]
        if choices == 1 and depth > 0:
            action = 0
            while desk.mask[action] == 0:
                action += 1
            apply(box, s, action)  # type: ignore[misc]
            continue
        here = key(box, s, s.seat)  # type: ignore[misc]
        slot = find(tree, here)
        if tree.key[slot] != here or depth == DEEPEST:
            if playouts:
                play_out(box, states, 1, net, desk, desk.value)
            else:
                judge(box, s, viewer, False, net, desk, desk.value)  # type: ignore[misc]
            legal(box, s, desk.mask)  # type: ignore[misc]
            grow(tree, slot, here, desk.mask, choices, utility(desk.value, s.seat), greedy(box, s))  # type: ignore[misc]
            if depth > 0:
                break
        edge = most_promising(tree, slot, curiosity)
        tree.visits[slot] += 1
        tree.path[depth] = edge
        tree.mover[depth] = viewer = s.seat
        depth += 1
        action = tree.action[edge]
        if tree.tried[edge] == 0 and not playouts and odds(box, s, action, desk.odds) > 0:  # type: ignore[misc]
            judge(box, s, viewer, True, net, desk, desk.value)  # type: ignore[misc]
            break
        apply(box, s, action)  # type: ignore[misc]
    desk.dice[:] = s.chance
    for i in range(depth):
        tree.tried[tree.path[i]] += 1
        tree.total[tree.path[i]] += utility(desk.value, tree.mover[i])
    tree.looks[tree.action[tree.path[0]]] += 1
    tree.outlook[tree.action[tree.path[0]]] += desk.value


def ponder(boxes, states, tree, net, desk, curiosity, playouts, simulations):  # type: ignore[no-untyped-def]
    """So many simulations from `states[0]`; what they say of its actions is left in `tries` and `means`."""
    for _ in range(simulations):
        simulate(boxes[0], states, tree, net, desk, curiosity, playouts)  # type: ignore[misc]
    slot = find(tree, key(boxes[0], states[0], states[0].seat))  # type: ignore[misc]
    for edge in range(tree.edge[slot], tree.edge[slot] + tree.edges[slot]):
        tree.tries[tree.action[edge]] = tree.tried[edge]
        tree.means[tree.action[edge]] = tree.total[edge] / max(1, tree.tried[edge])


@compiled
def uproot(tree):  # type: ignore[no-untyped-def]
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
    rules = {**vars(thinking(game)), "key": game.key}
    for template in (play_out, simulate, ponder):
        rules[template.__name__] = specialise(template, f"{game.name}_{template.__name__}", **rules)
    return SimpleNamespace(**rules)
