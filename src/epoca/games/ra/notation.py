"""Ra's moves as text: `draw`, `ra`, `pass`, `bid 13`, `god nile`, `lose pyramid`, `done`."""

from typing import Any

import numpy as np

from epoca.game import Notation
from epoca.games.ra import action, tile
from epoca.games.ra.components import SUNS, suns


def dealt(box: Any, s: Any) -> str:
    """The suns each seat was dealt, as in `13-8-5-2, 12-9-6-3`."""
    return ", ".join("-".join(str(sun) for sun in suns(s.suns_up[seat])) for seat in range(s.seats))


def drawn(box: Any, before: Any, chosen: int, after: Any) -> str:
    """The tile an action drew from the bag, or nothing."""
    kinds = np.flatnonzero(before.bag != after.bag)
    return tile.NAMES[kinds[0]] if len(kinds) else ""


def _moves() -> list[str]:
    moves = [""] * action.COUNT
    moves[action.DRAW] = "draw"
    moves[action.INVOKE] = "ra"
    moves[action.PASS] = "pass"
    moves[action.DONE] = "done"
    for sun in range(1, SUNS + 1):
        moves[action.BID + sun] = f"bid {sun}"
    for kind, name in enumerate(tile.NAMES):
        moves[action.TAKE + kind] = f"god {name}"
    for kind in range(tile.CIVILIZATION, tile.OWNABLE):
        moves[action.GIVE_UP + kind] = f"lose {tile.NAMES[kind]}"
    return moves


EXAMPLES = ("draw", "ra", "bid 13", "pass", "god nile", "done", "lose pyramid")
NOTATION = Notation(_moves(), EXAMPLES, dealt, drawn)
