"""Bots: who can sit at a table besides people.

A bot is handed a redeal: a state that agrees with all its seat may know, while what it may not know, and all chance
to come, is made up. So no bot can look into the bag, and the search of a stronger one may redeal again.
"""

from collections.abc import Callable
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


BOTS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}
EXEC = "exec:"  # what the name of a bot from outside begins with; its command follows
LIMIT = 1.0  # seconds that a bot from outside has for a decision


def new(name: str, limit: float = LIMIT) -> Bot:
    """A bot by its name, or a program to run as one: `exec:COMMAND`."""
    if name.startswith(EXEC):
        from epoca.bots.external import External

        return External(name.removeprefix(EXEC), limit)
    if name not in BOTS:
        raise Complaint(f"there is no bot {name!r}; there is {', '.join(BOTS)}, and {EXEC}COMMAND")
    return BOTS[name]()
