"""Hadara's moves as text: `wheel 2`, `board 1 keep 2`, `take red sell`, `annex 9`, `bust 12 income`, `seal gold` ..."""

from typing import Any

import numpy as np

from epoca.game import Notation
from epoca.games.hadara import action, marker, place
from epoca.games.hadara.components import BUSTS, CARD_NAMES, COLOURS, REQUIREMENTS


def dealt(box: Any, s: Any) -> str:
    """The start cards by initiative, and the regions of each requirement in the order they will be taken."""
    cards = " ".join(str(s.start_card[seat] + 1) for seat in range(s.seats))
    piles = "; ".join(
        f"{requirement}: {' '.join(str(region + 1) for region in s.region_pile[level, : s.seats])}"
        for level, requirement in enumerate(REQUIREMENTS)
    )
    laid = _laid_out(np.zeros_like(s.place), s.place)
    return f"start {cards}; regions {piles}" + (f"; {laid}" if laid else "")


def drawn(box: Any, before: Any, chosen: int, after: Any) -> str:
    """The cards an action brought: pairs drawn, or the cards laid out for a new epoch."""
    laid = _laid_out(before.place, after.place)
    pairs = "; ".join(
        f"{seat + 1}: {CARD_NAMES[after.hand[seat, 0]]} {CARD_NAMES[after.hand[seat, 1]]}"
        for seat in range(after.seats)
        if after.hand[seat, 0] >= 0 and (after.hand[seat] != before.hand[seat]).any()
    )
    back = ""
    if action.ANNEX <= chosen < action.NO_BUST:
        level = chosen - action.ANNEX
        back = f"region {after.region_pile[level, after.region[before.seat, level]] + 1}"
    return "; ".join(part for part in (back, laid, pairs) if part)


def _laid_out(before: Any, after: Any) -> str:
    """The cards that came from the box to the inner piles, as their numbers by colour."""
    new = np.flatnonzero((after == place.INNER) & (before < place.INNER))
    numbers: dict[str, list[str]] = {}
    for card in new:
        epoch, colour, number = CARD_NAMES[card].split("-")
        numbers.setdefault(f"{epoch}-{colour}", []).append(number)
    return ", ".join(f"{deck} {' '.join(cards)}" for deck, cards in numbers.items())


def _moves() -> list[str]:
    moves = [""] * action.COUNT
    for choice in range(4):
        laid, other = (1, 2) if choice < 2 else (2, 1)
        moves[action.BOARD + choice] = f"board {laid} {'sell' if choice % 2 else 'keep'} {other}"
    for i, colour in enumerate(COLOURS):
        moves[action.TAKE_KEEP + i] = f"take {colour} keep"
        moves[action.TAKE_SELL + i] = f"take {colour} sell"
    for level, requirement in enumerate(REQUIREMENTS):
        moves[action.PLUNDER + level] = f"plunder {requirement}"
        moves[action.ANNEX + level] = f"annex {requirement}"
    moves[action.NO_REGION], moves[action.NO_BUST], moves[action.NO_SEAL] = "no region", "no bust", "no seal"
    for i, resource in enumerate(marker.NAMES):
        for bust, requirement in enumerate(BUSTS):
            moves[action.CARVE + 4 * bust + i] = f"bust {requirement} {resource}"
            moves[action.CARVE_POINTS + 4 * bust + i] = f"bust {requirement} points {resource}"
        moves[action.SILVER + i] = f"seal silver {resource}"
        moves[action.PUT_BONUS + i] = f"bonus {resource}"
    moves[action.GOLD] = "seal gold"
    moves[action.PAY] = "pay"
    moves[action.CHOOSE_SIDE], moves[action.CHOOSE_SIDE + 1] = "side a", "side b"
    for i in range(5):
        moves[action.SET_WHEEL + i] = f"wheel {i + 1}"
    for i, name in enumerate(CARD_NAMES):
        moves[action.GIVE_UP + i] = f"drop {name}"
    return moves


EXAMPLES = (
    "side a",
    "wheel 2",
    "board 1 keep 2",
    "take red sell",
    "annex 9",
    "plunder 9",
    "bust 12 income",
    "bonus food",
    "drop 1-red-4",
    "pay",
    "seal silver military",
    "no region",
)
NOTATION = Notation(_moves(), EXAMPLES, dealt, drawn)
