"""Things that can be put in front of a player, to see what they are worth to somebody who judges positions."""

from collections.abc import Callable
from typing import Any

from epoca.capabilities import Appraisal
from epoca.games.hadara import marker, place
from epoca.games.hadara.allowed import first_card
from epoca.games.hadara.components import COLOURS, DECK
from epoca.games.hadara.rules import gain_card

Gift = Callable[[Any, Any, int], bool]


def _coins(number: int) -> Gift:
    def give(box: Any, s: Any, seat: int) -> bool:
        s.coins[seat] += number
        return True

    return give


def _step(resource: int) -> Gift:
    def give(box: Any, s: Any, seat: int) -> bool:
        s.marker[seat, resource] += 1
        return True

    return give


def _card(colour: int) -> Gift:
    def give(box: Any, s: Any, seat: int) -> bool:
        """A card of the epoch that nobody has seen, without its price; another one in each position."""
        first = int(first_card(s.epoch, colour))
        unseen = [card for card in range(first, first + DECK[colour]) if s.place[card] <= place.INNER]
        if not unseen:
            return False
        decides = int(s.seat)
        s.seat = seat
        gain_card(box, s, unseen[int(s.chance[0]) % len(unseen)], 1)
        s.seat = decides
        return True

    return give


def _bonus_tile(box: Any, s: Any, seat: int) -> bool:
    s.bonus[seat, 0] += 1
    return True


GIFTS: dict[str, Gift] = {
    **{f"{colour} card": _card(i) for i, colour in enumerate(COLOURS)},
    **{f"step of {resource}": _step(i) for i, resource in enumerate(marker.NAMES)},
    "coin": _coins(1),
    "five coins": _coins(5),
    "bonus tile": _bonus_tile,
}


def _epoch(s: Any) -> int:
    return int(s.epoch)


APPRAISAL = Appraisal(GIFTS, _epoch)
