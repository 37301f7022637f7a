"""Why an action is not allowed: the rule and the reason, for everything `legal` leaves out."""

from collections.abc import Mapping
from typing import Any

from epoca.game import NOBODY, Refusal
from epoca.games.hadara import ability, action, marker, phase, place
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
from epoca.games.hadara.components import BUSTS, MOST_SEATS, REQUIREMENTS, SEALS, Resource
from epoca.games.hadara.state import NO_REGION, NO_TILE

# Each decision: its rule, the name of what has to be decided, and its actions.
DECISIONS = {
    phase.SIDE: ("HA-9", "now-side", range(action.CHOOSE_SIDE, action.GIVE_UP)),
    phase.WHEEL: ("HA-13", "now-wheel", range(action.SET_WHEEL, action.PUT_BONUS)),
    phase.DRAFT: ("HA-16", "now-draft", range(action.BOARD, action.TAKE_KEEP)),
    phase.PLACE: ("HA-37", "now-place", range(action.PUT_BONUS, action.PAY)),
    phase.REGION: ("HA-23", "now-region", range(action.NO_REGION, action.NO_BUST)),
    phase.BUST: ("HA-26", "now-bust", range(action.NO_BUST, action.NO_SEAL)),
    phase.TAKE: ("HA-29", "now-take", range(action.TAKE_KEEP, action.NO_REGION)),
    phase.HUNGER: ("HA-31", "now-hunger", (action.PAY, *range(action.GIVE_UP, action.COUNT))),
    phase.SEALS: ("HA-33", "now-seals", range(action.NO_SEAL, action.SET_WHEEL)),
}

IN_TURN = {phase.DRAFT: "HA-15", phase.REGION: "HA-21", phase.BUST: "HA-21"}  # where another rule says whose turn it is


def refuse_table(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """HA-6: Hadara is for two to five players."""
    return None if 2 <= seats <= MOST_SEATS else Refusal("HA-6", "seats", {"seats": seats, "fewest": 2, "most": 5})


def refusal(box: Any, s: Any, seat: int, chosen: int) -> Refusal | None:
    """Why `seat` may not do this now, or None if it may."""
    if s.seat == NOBODY:
        return Refusal("HA-52", "match-over", {})
    rule, reason, actions = DECISIONS[int(s.phase)]
    if seat != s.seat:
        return Refusal(IN_TURN.get(int(s.phase), rule), "not-your-turn", {})
    if chosen not in actions:
        return Refusal(rule, reason, {})
    if s.phase == phase.DRAFT:
        return _refuse_price(box, s, s.hand[seat, 1 - chosen // 2]) if chosen % 2 == 0 else None
    if s.phase == phase.TAKE:
        return _refuse_take(box, s, chosen)
    if s.phase == phase.REGION:
        return _refuse_region(box, s, chosen)
    if s.phase == phase.BUST:
        return _refuse_bust(s, chosen)
    if s.phase == phase.SEALS:
        return _refuse_seal(box, s, chosen)
    if s.phase == phase.HUNGER:
        return _refuse_hunger(s, chosen)
    return _refuse_tile(s, chosen - action.PUT_BONUS) if s.phase == phase.PLACE else None


def _refuse_price(box: Any, s: Any, card: int) -> Refusal | None:
    cost, coins = int(price(box, s, s.seat, card)), int(s.coins[s.seat])
    return Refusal("HA-17", "too-dear", {"price": cost, "coins": coins}) if cost > coins else None


def _refuse_take(box: Any, s: Any, chosen: int) -> Refusal | None:
    colour = (chosen - action.TAKE_KEEP) % 5
    if s.outer_size[colour] == 0:
        return Refusal("HA-29", "pile-empty", {})
    return _refuse_price(box, s, top(s, colour)) if chosen < action.TAKE_SELL else None


def _refuse_region(box: Any, s: Any, chosen: int) -> Refusal | None:
    if chosen == action.NO_REGION:
        return None
    level = chosen - (action.ANNEX if chosen >= action.ANNEX else action.PLUNDER)
    if s.region[s.seat, level] != NO_REGION:
        return Refusal("HA-23", "have-region", {"requirement": REQUIREMENTS[level]})
    if why := _refuse_requirement(s, marker.MILITARY, REQUIREMENTS[level], "HA-23", "military-too-low"):
        return why
    cost = int(coins_for(s, marker.MILITARY, REQUIREMENTS[level]) + box.annex[level])
    if chosen >= action.ANNEX and cost > s.coins[s.seat]:
        return Refusal("HA-25", "annex-too-dear", {"price": cost, "coins": int(s.coins[s.seat])})
    return None


def _refuse_requirement(s: Any, resource: int, requirement: int, rule: str, reason: str) -> Refusal | None:
    coins = int(coins_for(s, resource, requirement))
    if can_afford(s, coins):
        return None
    if s.ability[s.seat, ability.BUY_REQUIREMENTS] > 0:
        limit = REQUIREMENT_MOST - int(s.paid)
        return Refusal("HA-50", "requirement-too-dear", {"price": coins, "coins": int(s.coins[s.seat]), "limit": limit})
    return Refusal(rule, reason, {"requirement": requirement, "marker": int(s.marker[s.seat, resource])})


def _refuse_bust(s: Any, chosen: int) -> Refusal | None:
    if chosen == action.NO_BUST:
        return None
    bust, resource = divmod(
        chosen - (action.CARVE_POINTS if chosen >= action.CARVE_POINTS else action.CARVE), marker.COUNT
    )
    if s.bust[s.seat, bust] != NO_TILE:
        return Refusal("HA-26", "have-bust", {"requirement": BUSTS[bust]})
    why = _refuse_requirement(s, marker.CULTURE, BUSTS[bust], "HA-26", "culture-too-low")
    return why or _refuse_tile(s, resource)


def _refuse_tile(s: Any, resource: int) -> Refusal | None:
    if s.bonus[s.seat, resource] == 0:
        return Refusal("HA-62", "no-tile", {"resource": Resource(marker.NAMES[resource])})
    return None


def _refuse_seal(box: Any, s: Any, chosen: int) -> Refusal | None:
    if chosen == action.NO_SEAL:
        return None
    gold = chosen == action.GOLD
    bought = s.gold[s.seat] if gold else sum(tile != NO_TILE for tile in s.silver[s.seat])
    if bought == SEALS:
        return Refusal("HA-33", "two-seals", {})
    cost = int(gold_price(box, s) if gold else silver_price(box, s))
    if cost > s.coins[s.seat]:
        return Refusal("HA-33", "seal-too-dear", {"price": cost, "coins": int(s.coins[s.seat])})
    return None if gold else _refuse_tile(s, chosen - action.SILVER)


def _refuse_hunger(s: Any, chosen: int) -> Refusal | None:
    if chosen != action.PAY:
        owned = s.place[chosen - action.GIVE_UP] == place.OWNED + s.seat
        return None if owned else Refusal("HA-31", "not-yours", {})
    if s.ability[s.seat, ability.PAY_HUNGER] == 0:
        return Refusal("HA-41", "cannot-pay", {})
    if s.paid == HUNGER_CARDS:
        return Refusal("HA-41", "paid-enough", {"cards": HUNGER_CARDS})
    if s.coins[s.seat] < HUNGER_COINS:
        return Refusal("HA-41", "hunger-too-dear", {"price": HUNGER_COINS, "coins": int(s.coins[s.seat])})
    return None
