"""What a player may settle before the turn comes: what to do with the pair drawn in phase A, while others choose."""

from typing import Any

from epoca.capabilities import Intentions
from epoca.game import Unreadable
from epoca.games.hadara import action, phase
from epoca.games.hadara.notation import NOTATION

EXAMPLES = tuple(NOTATION.write(move) for move in range(action.BOARD, action.TAKE_KEEP))


def read(text: str) -> str:
    """An intention in its one spelling, or Unreadable."""
    words = " ".join(text.lower().split())
    if words not in EXAMPLES:
        raise Unreadable(f"{text.strip()!r} is no intention; intentions look like {', '.join(EXAMPLES)}")
    return words


def decide(box: Any, s: Any, intention: str) -> int | None:
    """What the seat to decide does by its intention, or None if that is not for this decision."""
    return NOTATION.read(intention) if s.phase == phase.DRAFT else None


def lapsed(before: Any, after: Any, seat: int, intention: str) -> bool:
    """Whether an action has settled what the intention was for: the pair is no longer the same."""
    return bool((before.hand[seat] != after.hand[seat]).any())


INTENTIONS = Intentions(EXAMPLES, read, decide, lapsed)
