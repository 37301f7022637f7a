"""How low and how high each number of an observation can be: from the pieces in the box, edited ones too."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.capabilities import Box
from epoca.games.bounds import Limits
from epoca.games.hadara import ability, marker
from epoca.games.hadara.components import (
    BONUS_TILES,
    BUSTS,
    CARDS,
    COLOURS,
    DECK,
    EPOCH_CARDS,
    EPOCHS,
    MOST_SEATS,
    REQUIREMENTS,
    ROUNDS,
    SEALS,
    START_CARDS,
)
from epoca.games.hadara.observation import PLAYER
from epoca.games.hadara.rules import (
    BUST_BONUS_STEPS,
    CATCH_UP_COINS,
    PLACED_STEPS,
    REGION_COINS_MORE,
    SURPLUS_MOST,
)

EPOCH_TURNS = 2 * ROUNDS  # cards that a seat keeps or sells in an epoch
OF_A_COLOUR = 1 + ROUNDS  # of them, at most: one drafted, the others taken


def limits(box: Box) -> Limits:
    """Of each part of LAYOUT that is not just ones and zeros."""
    return {
        "round": (0, ROUNDS),
        "seats": (2, MOST_SEATS),
        "shields": (0, len(COLOURS)),
        "inner piles": (0, 2 * MOST_SEATS),
        "outer piles": (0, MOST_SEATS),
        "tops": (0, CARDS),
        "hand": (0, CARDS),
        "short": (0, EPOCHS * EPOCH_TURNS),
        "regions left": (0, MOST_SEATS),
        "known cards": (0, 3 + MOST_SEATS),
        "players": (0, np.tile(_player(box), MOST_SEATS)),
    }


def _player(box: Box) -> NDArray[np.int64]:
    """The highest numbers of what lies in front of a player."""
    abilities, markers = _abilities(box), _markers(box)
    highest: dict[str, Any] = {
        "start card": (START_CARDS, 1),
        "coins": _coins(box, abilities, markers),
        "markers": markers[-1],
        "cards": [EPOCHS * min(cards, OF_A_COLOUR) for cards in DECK],
        "abilities": np.maximum(abilities, 1),
        "bonus tiles": BONUS_TILES,
        "regions": 2,
        "busts": 2 * marker.COUNT,
        "silver seals": marker.COUNT,
        "gold seals": SEALS,
        "drawn": 2,
    }
    return np.concatenate([np.broadcast_to(highest.get(name, 1), size) for name, size, _ in PLAYER]).astype(np.int64)


def _abilities(box: Box) -> NDArray[np.int64]:
    """How many cards have each ability."""
    return np.bincount(box.ability[box.ability != ability.NONE], minlength=ability.COUNT)


def _markers(box: Box) -> NDArray[np.int64]:
    """The highest that each marker stands in each epoch (HA-64): the best cards of it and all before, and the rest."""
    cards = np.sort(box.resources.astype(np.int64).reshape(EPOCHS, EPOCH_CARDS, marker.COUNT), 1)
    kept = cards[:, -EPOCH_TURNS:].sum(1).cumsum(0)
    start = box.start_resources.max((0, 1)).astype(np.int64)
    regions = box.region_resources.max(1).astype(np.int64).sum(0)
    abilities = _abilities(box)
    busts = int(box.bust_bonus.astype(np.int64).sum()) + BUST_BONUS_STEPS * len(BUSTS) * abilities[ability.BUST_BONUS]
    colour = abilities[ability.PER_YELLOW : ability.PER_YELLOW + marker.COUNT] * EPOCHS * OF_A_COLOUR
    placed = PLACED_STEPS * abilities[ability.PLACE_BONUS]
    highest: NDArray[np.int64] = kept + start + regions + busts + colour + placed
    return highest


def _coins(box: Box, abilities: NDArray[np.int64], markers: NDArray[np.int64]) -> int:
    """The most coins: all cards sold, all income, all regions plundered, and nothing ever paid for."""
    sold = sum(EPOCH_TURNS * (1 + epoch + int(abilities[ability.SALE_BONUS])) for epoch in range(1, EPOCHS + 1))
    income = 2 * int(markers[:, marker.INCOME].sum())
    caught_up = 2 * EPOCHS * (marker.COUNT - 1) * CATCH_UP_COINS * int(abilities[ability.CATCH_UP_INCOME])
    more = len(REQUIREMENTS) * REGION_COINS_MORE * int(abilities[ability.REGION_COINS])
    regions = int(box.plunder.astype(np.int64).sum()) + more
    surplus = EPOCHS * SURPLUS_MOST * min(1, int(abilities[ability.SELL_SURPLUS]))
    start = int(box.start_coins.max()) + 1
    return start + sold + income + caught_up + regions + surplus
