"""Why an action is not allowed: the rule and the reason, for everything `legal` leaves out."""

from collections.abc import Mapping
from typing import Any

from epoca.game import OVER as NOBODY_TO_MOVE
from epoca.game import Refusal
from epoca.games.ra.components import (
    EARTHQUAKE,
    EDITIONS,
    GOD,
    MONUMENT,
    RA,
    SUN_GROUPS,
    UNREST,
    tile_name,
)
from epoca.games.ra.rules import must_bid, track_full
from epoca.games.ra.state import (
    ACTIONS,
    BID,
    BID_SUN,
    DONE,
    DRAW_TILE,
    FIRST_LOSS,
    GIVE_UP,
    LOSE,
    MORE_GODS,
    PASS,
    TAKE,
    TURN,
)


def refuse_table(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """RA-5 to RA-7: how many players an edition is for."""
    fewest = EDITIONS[options["edition"]].fewest_seats
    if fewest <= seats <= max(SUN_GROUPS):
        return None
    rule = {"classic": "RA-5", "modern": "RA-6", "barque": "RA-7"}[options["edition"]]
    return Refusal(rule, "seats", {"seats": seats, "fewest": fewest, "most": max(SUN_GROUPS)})


def refusal(box: Any, s: Any, seat: int, action: int) -> Refusal | None:
    """Why `seat` may not do this now, or None if it may."""
    if s.seat == NOBODY_TO_MOVE:
        return Refusal("RA-49", "match-over", {})
    if seat != s.seat:
        return Refusal("RA-23" if s.phase == BID else "RA-12", "not-your-turn", {})
    if not 0 <= action < ACTIONS:
        return Refusal("RA-22", "no-such-action", {})
    if s.phase == LOSE:
        return _refuse_loss(s, action)
    if FIRST_LOSS <= action < DONE:
        return Refusal("RA-34", "nothing-to-lose", {})
    if s.phase == BID:
        return _refuse_bid(s, action)
    if s.phase == MORE_GODS and action < TAKE:
        return Refusal("RA-18", "spending-gods", {})
    return _refuse_turn(s, action)


def _refuse_turn(s: Any, action: int) -> Refusal | None:
    if action == DRAW_TILE and track_full(s):
        return Refusal("RA-13", "track-full", {})
    if action == PASS:
        return Refusal("RA-22", "no-passing", {})
    if BID_SUN < action < TAKE:
        return Refusal("RA-23", "no-auction", {})
    if action == DONE and s.phase == TURN:
        return Refusal("RA-22", "nothing-to-end", {})
    if TAKE <= action < DONE:
        return _refuse_god(s, action - TAKE)
    return None


def _refuse_god(s: Any, tile: int) -> Refusal | None:
    if s.tiles[s.seat, GOD] == 0:
        return Refusal("RA-18", "no-god", {})
    if tile == GOD:
        return Refusal("RA-18", "god-takes-no-god", {})
    if tile == RA:
        return Refusal("RA-18", "god-takes-no-ra", {})
    if tile not in s.track:
        return Refusal("RA-18", "not-on-track", {"tile": tile_name(tile)})
    return None


def _refuse_bid(s: Any, action: int) -> Refusal | None:
    if action == PASS:
        return Refusal("RA-26", "must-bid", {}) if must_bid(s) else None
    if not BID_SUN < action < TAKE:
        return Refusal("RA-23", "in-auction", {})
    sun = action - BID_SUN
    if s.suns_down[s.seat] >> sun & 1:
        return Refusal("RA-29", "sun-face-down", {"sun": sun})
    if not s.suns_up[s.seat] >> sun & 1:
        return Refusal("RA-24", "not-your-sun", {"sun": sun})
    if sun <= s.high_bid:
        return Refusal("RA-24", "bid-too-low", {"sun": sun, "high": int(s.high_bid)})
    return None


def _refuse_loss(s: Any, action: int) -> Refusal | None:
    kind = action - GIVE_UP
    if not FIRST_LOSS <= action < DONE:
        return Refusal("RA-35", "must-lose", {})
    if s.tiles[s.seat, kind] == 0:
        return Refusal("RA-35", "not-held", {"tile": tile_name(kind)})
    disaster = UNREST if kind < MONUMENT else EARTHQUAKE
    if s.owed[disaster] == 0:
        return Refusal("RA-34", "not-struck", {"tile": tile_name(kind)})
    return None
