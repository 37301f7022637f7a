"""What a player may settle before the turn comes: `pass`, `bid to 11`, `draw to 5`.

`pass` and `bid to` are for the auction under way, or for the next one. `draw to` is for the rest of the epoch: draw as
long as the auction track has fewer tiles than that.
"""

import re
from typing import Any

from epoca.capabilities import Intentions
from epoca.game import NOBODY, Unreadable
from epoca.games.ra import action, phase, tile
from epoca.games.ra.components import SUNS, TRACK_SPACES
from epoca.games.ra.rules import must_bid
from epoca.games.ra.worth import lowest_above

EXAMPLES = ("pass", "bid to 11", "draw to 5")
MOST = {"bid": SUNS, "draw": TRACK_SPACES}


def read(text: str) -> str:
    """An intention in its one spelling, or Unreadable."""
    words = " ".join(text.lower().split())
    if words == "pass":
        return words
    found = re.fullmatch(r"(bid|draw) to ([1-9]\d?)", words)
    if found and int(found[2]) <= MOST[found[1]]:
        return words
    raise Unreadable(f"{text.strip()!r} is no intention; intentions look like {', '.join(EXAMPLES)}")


def decide(box: Any, s: Any, intention: str) -> int | None:
    """What the seat to decide does by its intention, or None if that is not for this decision."""
    if s.phase == phase.BID and not intention.startswith("draw"):
        most = 0 if intention == "pass" else int(intention.split()[-1])
        sun = int(lowest_above(s.suns_up[s.seat], s.high_bid))
        if 0 < sun <= most:
            return action.BID + sun
        return None if must_bid(s) else action.PASS
    if s.phase == phase.TURN and intention.startswith("draw"):
        return action.DRAW if (s.track != tile.NONE).sum() < int(intention.split()[-1]) else None
    return None


def lapsed(before: Any, after: Any, seat: int, intention: str) -> bool:
    """Whether an action has settled what the intention was for."""
    if intention.startswith("draw"):
        return bool(after.epoch != before.epoch)
    return bool(before.ra_player != NOBODY and (after.ra_player == NOBODY or after.bids_left > before.bids_left))


INTENTIONS = Intentions(EXAMPLES, read, decide, lapsed)
