"""Loops written once for all games and compiled for each: `deal`, `legal`, `apply` and `greedy` stand for its rules."""

from functools import cache
from typing import Any

from epoca.chance import below
from epoca.compiled import compiled, specialise
from epoca.game import OVER, Game

deal = legal = apply = greedy = None  # put in by `specialised`


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


def random_play(box, states, mask, seats, games):  # type: ignore[no-untyped-def]
    """Play whole matches at random in `states[0]`, from its stream of chance, and count the decisions."""
    s = states[0]
    decisions = 0
    for _ in range(games):
        deal(box, s, seats)  # type: ignore[misc]
        while s.seat != OVER:
            apply(box, s, pick(s.chance, mask, legal(box, s, mask)))  # type: ignore[misc]
            decisions += 1
    return decisions


def clone(states, times):  # type: ignore[no-untyped-def]
    """Copy `states[0]` over and over into the rest."""
    for i in range(times):
        states[1 + i % (len(states) - 1)] = states[0]


@cache
def specialised(game: Game, template: Any) -> Any:
    """A loop compiled with the rules of a game."""
    rules = {"deal": game.deal, "legal": game.legal, "apply": game.apply, "greedy": game.greedy}
    return specialise(template, f"{game.name}_{template.__name__}", **rules)
