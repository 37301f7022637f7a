"""The games, by name. A new game is a folder here and a line below."""

from importlib import import_module
from typing import TYPE_CHECKING

from epoca.complaint import Complaint

if TYPE_CHECKING:
    from epoca.game import Game

NAMES = ("ra", "hadara")


def load(name: str) -> "Game":
    """The game of that name; its rules are imported only now."""
    if name not in NAMES:
        raise Complaint(f"there is no game {name!r}; there is {', '.join(NAMES)}")
    game: Game = import_module(f"epoca.games.{name}").GAME
    return game
