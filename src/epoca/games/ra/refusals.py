"""Why an action is not allowed: the rule and the reason, for everything `legal` leaves out."""

from collections.abc import Mapping
from typing import Any

from epoca.game import NOBODY, Refusal
from epoca.games.ra import action, phase, tile
from epoca.games.ra.components import EDITIONS, SUN_GROUPS
from epoca.games.ra.rules import must_bid, track_full


def refuse_table(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """RA-5 to RA-7: how many players an edition is for."""
    fewest = EDITIONS[options["edition"]].fewest_seats
    if fewest <= seats <= max(SUN_GROUPS):
        return None
    rule = {"classic": "RA-5", "modern": "RA-6"}.get(options["edition"], "RA-7")
    return Refusal(rule, "seats", {"seats": seats, "fewest": fewest, "most": max(SUN_GROUPS)})


def refusal(box: Any, s: Any, seat: int, chosen: int) -> Refusal | None:
    """Why `seat` may not do this now, or None if it may."""
    if s.seat == NOBODY:
        return Refusal("RA-49", "match-over", {})
    if seat != s.seat:
        return Refusal("RA-23" if s.phase == phase.BID else "RA-12", "not-your-turn", {})
    if not 0 <= chosen < action.COUNT:
        return Refusal("RA-22", "no-such-action", {})
    if s.phase == phase.LOSE:
        return _refuse_loss(s, chosen)
    if action.FIRST_LOSS <= chosen < action.DONE:
        return Refusal("RA-34", "nothing-to-lose", {})
    if s.phase == phase.BID:
        return _refuse_bid(s, chosen)
    if s.phase == phase.MORE_GODS and chosen < action.TAKE:
        return Refusal("RA-18", "spending-gods", {})
    return _refuse_turn(s, chosen)


def _refuse_turn(s: Any, chosen: int) -> Refusal | None:
    if chosen == action.DRAW and track_full(s):
        return Refusal("RA-13", "track-full", {})
    if chosen == action.PASS:
        return Refusal("RA-22", "no-passing", {})
    if action.BID < chosen < action.TAKE:
        return Refusal("RA-23", "no-auction", {})
    if chosen == action.DONE and s.phase == phase.TURN:
        return Refusal("RA-22", "nothing-to-end", {})
    if action.TAKE <= chosen < action.DONE:
        return _refuse_god(s, chosen - action.TAKE)
    return None


def _refuse_god(s: Any, kind: int) -> Refusal | None:
    if s.tiles[s.seat, tile.GOD] == 0:
        return Refusal("RA-18", "no-god", {})
    if kind == tile.GOD:
        return Refusal("RA-18", "god-takes-no-god", {})
    if kind == tile.RA:
        return Refusal("RA-18", "god-takes-no-ra", {})
    if kind not in s.track:
        return Refusal("RA-18", "not-on-track", {"tile": tile.name(kind)})
    return None


def _refuse_bid(s: Any, chosen: int) -> Refusal | None:
    if chosen == action.PASS:
        return Refusal("RA-26", "must-bid", {}) if must_bid(s) else None
    if not action.BID < chosen < action.TAKE:
        return Refusal("RA-23", "in-auction", {})
    sun = chosen - action.BID
    if s.suns_down[s.seat] >> sun & 1:
        return Refusal("RA-29", "sun-face-down", {"sun": sun})
    if not s.suns_up[s.seat] >> sun & 1:
        return Refusal("RA-24", "not-your-sun", {"sun": sun})
    if sun <= s.high_bid:
        return Refusal("RA-24", "bid-too-low", {"sun": sun, "high": int(s.high_bid)})
    return None


def _refuse_loss(s: Any, chosen: int) -> Refusal | None:
    kind = chosen - action.GIVE_UP
    if not action.FIRST_LOSS <= chosen < action.DONE:
        return Refusal("RA-35", "must-lose", {})
    if s.tiles[s.seat, kind] == 0:
        return Refusal("RA-35", "not-held", {"tile": tile.name(kind)})
    disaster = tile.UNREST if kind < tile.MONUMENT else tile.EARTHQUAKE
    if s.owed[disaster] == 0:
        return Refusal("RA-34", "not-struck", {"tile": tile.name(kind)})
    return None
