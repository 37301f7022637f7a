"""Where the board of a game is: in the module `terminal` of its package, or drawn plainly from its view.

Those of our own games stand beside this file: their folders are rules, which know no screen.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from epoca.game import Game, View
from epoca.games import OURS
from epoca.terminal import plain
from epoca.texts import Texts


class Board(Protocol):
    """A module that draws a game."""

    def board(self, view: View, texts: Texts) -> RenderableType:
        """The table as a viewer sees it."""

    def notes(self, texts: Texts) -> list[str]:
        """What help says besides the moves."""


def board_of(game: Game) -> Board:
    """What draws a game."""
    place = f"{__package__}.{game.name}" if game.name in OURS else f"{game.package}.terminal"
    return cast(Board, import_module(place) if _is_there(place) else plain)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the game is a single file
        return False
