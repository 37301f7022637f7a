"""Ra's moves as text: `draw`, `ra`, `pass`, `bid 13`, `god nile`, `lose pyramid`, `done`."""

from typing import Any

import numpy as np

from epoca.game import Notation
from epoca.games.ra.components import CIVILIZATION, OWNABLE, SUNS, TILE_NAMES, suns
from epoca.games.ra.state import ACTIONS, BID_SUN, DONE, DRAW_TILE, GIVE_UP, INVOKE, PASS, TAKE


def dealt(box: Any, s: Any) -> str:
    """The suns each seat was dealt, as in `13-8-5-2, 12-9-6-3`."""
    return ", ".join("-".join(str(sun) for sun in suns(s.suns_up[seat])) for seat in range(s.seats))


def drawn(box: Any, before: Any, action: int, after: Any) -> str:
    """The tile an action drew from the bag, or nothing."""
    kinds = np.flatnonzero(before.bag != after.bag)
    return TILE_NAMES[kinds[0]] if len(kinds) else ""


def _moves() -> list[str]:
    moves = [""] * ACTIONS
    moves[DRAW_TILE] = "draw"
    moves[INVOKE] = "ra"
    moves[PASS] = "pass"
    moves[DONE] = "done"
    for sun in range(1, SUNS + 1):
        moves[BID_SUN + sun] = f"bid {sun}"
    for kind, name in enumerate(TILE_NAMES):
        moves[TAKE + kind] = f"god {name}"
    for kind in range(CIVILIZATION, OWNABLE):
        moves[GIVE_UP + kind] = f"lose {TILE_NAMES[kind]}"
    return moves


EXAMPLES = ("draw", "ra", "bid 13", "pass", "god nile", "done", "lose pyramid")
NOTATION = Notation(_moves(), EXAMPLES)
