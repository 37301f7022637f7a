"""A beginner's plan for Hadara: three rules of thumb, as one would tell a newcomer.

1. Keep the card with the most steps and points printed on it that you can pay; sell if there is none. Where food would
   not reach for one more card, keep only a card with food.
2. Take the highest region and carve the highest bust as soon as you can. Annex if you can pay it.
3. Buy seals with the coins left over: gold ones if you have a set, silver ones on your highest marker.

Where the rules of thumb say nothing, the plainest choice has to do.
"""

from epoca.compiled import compiled
from epoca.games.hadara import action, marker, phase, place
from epoca.games.hadara.allowed import (
    can_buy_gold,
    can_buy_silver,
    can_pay_hunger,
    can_reach_bust,
    can_reach_region,
    coins_for,
    price,
    shortage,
    top,
)
from epoca.games.hadara.components import BUSTS, COLOURS, EPOCH_CARDS, REQUIREMENTS
from epoca.games.hadara.scoring import sets


@compiled
def thumb(box, s):
    """The action of a beginner."""
    if s.phase == phase.DRAFT:
        return draft(box, s)
    if s.phase == phase.TAKE:
        return take(box, s)
    if s.phase == phase.REGION:
        return occupy(box, s)
    if s.phase == phase.BUST:
        return carve(s)
    if s.phase == phase.SEALS:
        return buy_seal(box, s)
    if s.phase == phase.HUNGER:
        return action.PAY if can_pay_hunger(s) else action.GIVE_UP + least_missed(box, s)
    if s.phase == phase.PLACE:
        return action.PUT_BONUS + highest_marker(s)
    if s.phase == phase.WHEEL:
        return action.SET_WHEEL
    return action.CHOOSE_SIDE


# --------------------------------------------------------------------------------------------- cards


@compiled
def printed(box, card):
    """The steps and points printed on a card."""
    total = int(box.points[card])
    for resource in range(marker.COUNT):
        total += box.resources[card, resource]
    return total


@compiled
def appeal(box, s, card):
    """What is printed on a card, nothing if it cannot be paid or would go hungry."""
    if price(box, s, s.seat, card) > s.coins[s.seat]:
        return 0
    if shortage(s) >= 0 and box.resources[card, marker.FOOD] == 0:
        return 0
    return printed(box, card)


@compiled
def draft(box, s):
    """Of the pair, keep the one with more appeal; if neither has any, sell the one with less printed on it."""
    first, second = s.hand[s.seat, 0], s.hand[s.seat, 1]
    keep_first, keep_second = appeal(box, s, first), appeal(box, s, second)
    if max(keep_first, keep_second) > 0:
        return action.BOARD + (2 if keep_first > keep_second else 0)
    return action.BOARD + 1 + (2 if printed(box, first) < printed(box, second) else 0)


@compiled
def take(box, s):
    """The card with the most appeal; if none has any, sell the first."""
    best, most = -1, 0
    for colour in range(len(COLOURS)):
        if s.outer_size[colour] > 0:
            if best < 0:
                best = action.TAKE_SELL + colour
            if appeal(box, s, top(s, colour)) > most:
                best, most = action.TAKE_KEEP + colour, appeal(box, s, top(s, colour))
    return best


@compiled
def least_missed(box, s):
    """The card with the fewest points; one with food only if there is no other, or the rest would go hungrier still."""
    best, least = -1, 1000
    for card in range(s.epoch * EPOCH_CARDS):
        if s.place[card] == place.OWNED + s.seat:
            missed = int(box.points[card]) + (500 if box.resources[card, marker.FOOD] > 0 else 0)
            if missed < least:
                best, least = card, missed
    return best


# -------------------------------------------------------------------------- regions, busts and seals


@compiled
def occupy(box, s):
    for level in range(len(REQUIREMENTS) - 1, -1, -1):
        if can_reach_region(s, level):
            payable = coins_for(s, marker.MILITARY, REQUIREMENTS[level]) + box.annex[level] <= s.coins[s.seat]
            return (action.ANNEX if payable else action.PLUNDER) + level
    return action.NO_REGION


@compiled
def carve(s):
    """Points up, with a tile that a silver seal will hardly want."""
    for bust in range(len(BUSTS) - 1, -1, -1):
        if can_reach_bust(s, bust):
            return action.CARVE_POINTS + marker.COUNT * bust + lowest_marker(s)
    return action.NO_BUST


@compiled
def buy_seal(box, s):
    if can_buy_gold(box, s) and sets(s, s.seat, 0) > 0:
        return action.GOLD
    return action.SILVER + highest_marker(s) if can_buy_silver(box, s) else action.NO_SEAL


@compiled
def highest_marker(s):
    """The resource furthest ahead of those with an unused bonus tile."""
    best = -1
    for resource in range(marker.COUNT):
        if s.bonus[s.seat, resource] > 0 and (best < 0 or s.marker[s.seat, resource] > s.marker[s.seat, best]):
            best = resource
    return best


@compiled
def lowest_marker(s):
    """The resource furthest behind of those with an unused bonus tile."""
    best = -1
    for resource in range(marker.COUNT):
        if s.bonus[s.seat, resource] > 0 and (best < 0 or s.marker[s.seat, resource] < s.marker[s.seat, best]):
            best = resource
    return best
