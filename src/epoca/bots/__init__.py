"""Bots: who can sit at a table besides people.

A bot is handed a redeal: a state that agrees with all its seat may know, while what it may not know, and all chance
to come, is made up. So no bot can look into the bag, and the search of a stronger one may redeal again.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

import numpy as np

from epoca.complaint import Complaint
from epoca.game import Box, Game, State
from epoca.games.loops import pick


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """An action for the seat that has to decide in `state`, which the bot may change as it likes."""


class Random:
    """Plays any legal action."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """Any legal action, each as likely as the others."""
        mask = np.zeros(game.actions, np.uint8)
        return int(pick(state.chance, mask, game.legal(box, state, mask)))


class Greedy:
    """Takes what is worth most at once, by the game's own rules of thumb."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action the game's greedy rule names."""
        return int(game.greedy(box, state))


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
        return int(game.greedy(self._tempered, state))


def factors(game: Game, temperament: str) -> Mapping[str, float]:
    """How a temperament differs from the usual habits of a game's greedy player."""
    if temperament not in game.temperaments:
        known = ", ".join(TEMPERED + name for name in game.temperaments)
        raise Complaint(f"{game.name} has no bot {TEMPERED + temperament!r}; it has {known}")
    return game.temperaments[temperament]


def tempered(game: Game, box: Box, temperament: str) -> Box:
    """A copy of a box in which the greedy player's habits are those of a temperament."""
    copy = box.copy()
    names = list(game.habits)
    for habit, factor in factors(game, temperament).items():
        copy.worth[names.index(habit)] *= factor
    return copy


BOTS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}
TEMPERED = "greedy-"  # what the name of a greedy bot with a temperament begins with; each game has its own
EXEC = "exec:"  # what the name of a bot from outside begins with; its command follows
LIMIT = 1.0  # seconds that a bot from outside has for a decision


def new(name: str, limit: float = LIMIT, game: Game | None = None) -> Bot:
    """A bot by its name, or a program to run as one: `exec:COMMAND`. Where the game is known, its names are checked."""
    if name.startswith(EXEC):
        from epoca.bots.external import External

        return External(name.removeprefix(EXEC), limit)
    if name.startswith(TEMPERED):
        temperament = name.removeprefix(TEMPERED)
        if game:
            factors(game, temperament)
        return Tempered(temperament)
    if name not in BOTS:
        raise Complaint(f"there is no bot {name!r}; there is {', '.join(BOTS)}, {TEMPERED}NAME and {EXEC}COMMAND")
    return BOTS[name]()
