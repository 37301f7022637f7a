"""Why an action is not allowed: the rule and the reason, for everything `legal` leaves out."""

from collections.abc import Mapping
from typing import Any

from epoca.game import OVER as NOBODY_TO_MOVE
from epoca.game import Refusal
from epoca.games.hadara.allowed import (
    HUNGER_CARDS,
    HUNGER_COINS,
    REQUIREMENT_MOST,
    can_afford,
    coins_for,
    gold_price,
    price,
    silver_price,
    top,
)
from epoca.games.hadara.components import (
    BUSTS,
    BUY_REQUIREMENTS,
    CULTURE,
    MILITARY,
    MOST_SEATS,
    PAY_HUNGER,
    REQUIREMENTS,
    RESOURCES,
    SEALS,
    Resource,
)
from epoca.games.hadara.state import (
    ACTIONS,
    ANNEX,
    BOARD,
    BUST,
    CARVE,
    CARVE_POINTS,
    CHOOSE_SIDE,
    DRAFT,
    GIVE_UP,
    GOLD,
    HUNGER,
    NO_BUST,
    NO_REGION,
    NO_REGION_TAKEN,
    NO_SEAL,
    NO_TILE,
    OWNED,
    PAY,
    PLACE,
    PLUNDER,
    PUT_BONUS,
    REGION,
    SEALS_STEP,
    SET_WHEEL,
    SIDE,
    SILVER,
    TAKE,
    TAKE_KEEP,
    TAKE_SELL,
    WHEEL,
)

# Each decision: its rule, the name of what has to be decided, and its actions.
DECISIONS = {
    SIDE: ("HA-9", "now-side", range(CHOOSE_SIDE, GIVE_UP)),
    WHEEL: ("HA-13", "now-wheel", range(SET_WHEEL, PUT_BONUS)),
    DRAFT: ("HA-16", "now-draft", range(BOARD, TAKE_KEEP)),
    PLACE: ("HA-37", "now-place", range(PUT_BONUS, PAY)),
    REGION: ("HA-23", "now-region", range(NO_REGION_TAKEN, NO_BUST)),
    BUST: ("HA-26", "now-bust", range(NO_BUST, NO_SEAL)),
    TAKE: ("HA-29", "now-take", range(TAKE_KEEP, NO_REGION_TAKEN)),
    HUNGER: ("HA-31", "now-hunger", (PAY, *range(GIVE_UP, ACTIONS))),
    SEALS_STEP: ("HA-33", "now-seals", range(NO_SEAL, SET_WHEEL)),
}


def refuse_table(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Hadara is for two to five players."""
    return None if 2 <= seats <= MOST_SEATS else Refusal("HA-4", "seats", {"seats": seats, "fewest": 2, "most": 5})


def refusal(box: Any, s: Any, seat: int, action: int) -> Refusal | None:
    """Why `seat` may not do this now, or None if it may."""
    if s.seat == NOBODY_TO_MOVE:
        return Refusal("HA-52", "match-over", {})
    rule, reason, actions = DECISIONS[int(s.phase)]
    if seat != s.seat:
        return Refusal("HA-21" if s.phase in (REGION, BUST) else rule, "not-your-turn", {})
    if action not in actions:
        return Refusal(rule, reason, {})
    if s.phase == DRAFT:
        return _refuse_price(box, s, s.hand[seat, 1 - action // 2]) if action % 2 == 0 else None
    if s.phase == TAKE:
        return _refuse_take(box, s, action)
    if s.phase == REGION:
        return _refuse_region(box, s, action)
    if s.phase == BUST:
        return _refuse_bust(s, action)
    if s.phase == SEALS_STEP:
        return _refuse_seal(box, s, action)
    if s.phase == HUNGER:
        return _refuse_hunger(s, action)
    return _refuse_tile(s, action - PUT_BONUS) if s.phase == PLACE else None


def _refuse_price(box: Any, s: Any, card: int) -> Refusal | None:
    cost, coins = int(price(box, s, s.seat, card)), int(s.coins[s.seat])
    return Refusal("HA-17", "too-dear", {"price": cost, "coins": coins}) if cost > coins else None


def _refuse_take(box: Any, s: Any, action: int) -> Refusal | None:
    colour = (action - TAKE_KEEP) % 5
    if s.outer_size[colour] == 0:
        return Refusal("HA-29", "pile-empty", {})
    return _refuse_price(box, s, top(s, colour)) if action < TAKE_SELL else None


def _refuse_region(box: Any, s: Any, action: int) -> Refusal | None:
    if action == NO_REGION_TAKEN:
        return None
    level = action - (ANNEX if action >= ANNEX else PLUNDER)
    if s.region[s.seat, level] != NO_REGION:
        return Refusal("HA-23", "have-region", {"requirement": REQUIREMENTS[level]})
    if why := _refuse_requirement(s, MILITARY, REQUIREMENTS[level], "HA-23", "military-too-low"):
        return why
    cost = int(coins_for(s, MILITARY, REQUIREMENTS[level]) + box.annex[level])
    if action >= ANNEX and cost > s.coins[s.seat]:
        return Refusal("HA-25", "annex-too-dear", {"price": cost, "coins": int(s.coins[s.seat])})
    return None


def _refuse_requirement(s: Any, resource: int, requirement: int, rule: str, reason: str) -> Refusal | None:
    coins = int(coins_for(s, resource, requirement))
    if can_afford(s, coins):
        return None
    if s.ability[s.seat, BUY_REQUIREMENTS] > 0:
        limit = REQUIREMENT_MOST - int(s.paid)
        return Refusal("HA-50", "requirement-too-dear", {"price": coins, "coins": int(s.coins[s.seat]), "limit": limit})
    return Refusal(rule, reason, {"requirement": requirement, "marker": int(s.marker[s.seat, resource])})


def _refuse_bust(s: Any, action: int) -> Refusal | None:
    if action == NO_BUST:
        return None
    bust, resource = divmod(action - (CARVE_POINTS if action >= CARVE_POINTS else CARVE), len(RESOURCES))
    if s.bust[s.seat, bust] != NO_TILE:
        return Refusal("HA-26", "have-bust", {"requirement": BUSTS[bust]})
    why = _refuse_requirement(s, CULTURE, BUSTS[bust], "HA-26", "culture-too-low")
    return why or _refuse_tile(s, resource)


def _refuse_tile(s: Any, resource: int) -> Refusal | None:
    if s.bonus[s.seat, resource] == 0:
        return Refusal("HA-62", "no-tile", {"resource": Resource(RESOURCES[resource])})
    return None


def _refuse_seal(box: Any, s: Any, action: int) -> Refusal | None:
    if action == NO_SEAL:
        return None
    gold = action == GOLD
    bought = s.gold[s.seat] if gold else sum(tile != NO_TILE for tile in s.silver[s.seat])
    if bought == SEALS:
        return Refusal("HA-33", "two-seals", {})
    cost = int(gold_price(box, s) if gold else silver_price(box, s))
    if cost > s.coins[s.seat]:
        return Refusal("HA-33", "seal-too-dear", {"price": cost, "coins": int(s.coins[s.seat])})
    return None if gold else _refuse_tile(s, action - SILVER)


def _refuse_hunger(s: Any, action: int) -> Refusal | None:
    if action != PAY:
        owned = s.place[action - GIVE_UP] == OWNED + s.seat
        return None if owned else Refusal("HA-31", "not-yours", {})
    if s.ability[s.seat, PAY_HUNGER] == 0:
        return Refusal("HA-41", "cannot-pay", {})
    if s.paid == HUNGER_CARDS:
        return Refusal("HA-41", "paid-enough", {"cards": HUNGER_CARDS})
    if s.coins[s.seat] < HUNGER_COINS:
        return Refusal("HA-41", "hunger-too-dear", {"price": HUNGER_COINS, "coins": int(s.coins[s.seat])})
    return None
