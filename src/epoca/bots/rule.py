"""Bots that go by a rule of the game itself: any move, the rules of thumb, or the greedy player."""

from collections.abc import Mapping

import numpy as np

from epoca.capabilities import Greedy as GreedyRule
from epoca.complaint import Complaint
from epoca.game import Box, Game, State, required
from epoca.games.loops import pick

TEMPERED = "greedy-"  # what the name of a greedy bot with a temperament begins with; each game has its own


class Random:
    """Plays any legal action."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """Any legal action, each as likely as the others."""
        mask = np.zeros(game.actions, np.uint8)
        return int(pick(state.chance, mask, game.legal(box, state, mask)))


class Beginner:
    """Follows a plan that is told in three sentences: the yardstick for the weakest bots worth playing."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action the game's three rules of thumb name."""
        return int(required(game, game.thumb, "rules of thumb")(box, state))


class Greedy:
    """Takes what is worth most at once, by the game's own reckoning."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action the game's greedy rule names."""
        return int(greedy_of(game).choose(box, state))


class Tempered:
    """A greedy bot of another temperament: it thinks some things worth more, or less."""

    def __init__(self, temperament: str) -> None:
        self.temperament = temperament
        self._given: Box = None
        self._tempered: Box = None

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action the game's greedy rule names to somebody of this temperament."""
        if self._given is not box:
            self._given, self._tempered = box, tempered(game, box, self.temperament)
        return int(greedy_of(game).choose(self._tempered, state))


def factors(game: Game, temperament: str) -> Mapping[str, float]:
    """How a temperament differs from the usual habits of a game's greedy player."""
    known = temperaments_of(game)
    if temperament not in known:
        names = ", ".join(TEMPERED + name for name in known) or "none of that kind"
        raise Complaint(f"{game.name} has no bot {TEMPERED + temperament!r}; it has {names}")
    return known[temperament]


def temperaments_of(game: Game) -> Mapping[str, Mapping[str, float]]:
    """The temperaments of a game's greedy player, none without one."""
    return game.greedy.temperaments if game.greedy else {}


def greedy_of(game: Game) -> GreedyRule:
    """The greedy rule of a game."""
    return required(game, game.greedy, "greedy rule")


def tempered(game: Game, box: Box, temperament: str) -> Box:
    """A copy of a box in which the greedy player's habits are those of a temperament."""
    copy = box.copy()
    names = list(greedy_of(game).habits)
    for habit, factor in factors(game, temperament).items():
        copy.worth[names.index(habit)] *= factor
    return copy
