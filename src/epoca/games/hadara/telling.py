"""Telling what an action did: it is played again on a copy, step by step, and each step tells what it changed.

Cards that chance brought are taken from the state after it. Whatever changes a player tells the player's coins and
markers after it, so that `follow` need not know the rules.
"""

from typing import Any

from epoca.game import Aside, Asked, Event, Seat, Told, outcome
from epoca.games.hadara import action, events, marker, phase
from epoca.games.hadara.allowed import can_pay_hunger, coins_for, shortage, top
from epoca.games.hadara.components import BUSTS, COLOURS, Colour, Resource
from epoca.games.hadara.rules import act, advance, shield
from epoca.games.hadara.scoring import points as points_of
from epoca.games.hadara.scoring import rank
from epoca.games.hadara.view import face, hand, lines, region


def tell(box: Any, before: Any, chosen: int, after: Any) -> Told:
    """What an action did, in order."""
    s = before.copy()
    act(box, s, chosen)
    told = list(_tell_action(box, before, chosen, s))
    while s.phase > phase.OVER:
        step, was = s.phase, s.copy()
        advance(box, s)
        if step in (phase.DRAW, phase.OPEN_EPOCH):  # what chance made of it is in the state after
            s.place[:] = after.place
            s.hand[:] = after.hand
        told += _tell_step(box, step, was, s)
    if s.phase != phase.OVER:
        told.append(_tell_decision(box, s))
    return told


def reveals(box: Any, before: Any, chosen: int, after: Any) -> bool:
    """Cards drawn or laid, a region turned over, and whatever chance decided."""
    drawn = (before.hand != after.hand).any() or before.epoch != after.epoch
    return bool(
        drawn or action.ANNEX <= chosen < action.NO_BUST or (before.phase == phase.SIDE and after.phase != phase.SIDE)
    )


Now = tuple[Seat, int, tuple[int, ...]]  # a seat, its coins and its markers after what is told


def _changed(s: Any, seat: int) -> Now:
    return Seat(seat), int(s.coins[seat]), tuple(int(n) for n in s.marker[seat])


def _tell_action(box: Any, before: Any, chosen: int, s: Any) -> Told:
    """What the decision itself changed."""
    seat = Seat(before.seat)
    now = _changed(s, seat)
    spent = int(before.coins[seat] - s.coins[seat])
    if chosen < action.TAKE_KEEP:
        return _tell_draft(box, before, chosen - action.BOARD, now, spent)
    if chosen < action.NO_REGION:
        return _tell_take(box, before, chosen, s, now, spent)
    if chosen in (action.NO_REGION, action.NO_BUST, action.NO_SEAL):
        return [
            events.Declined(seat, {action.NO_REGION: "region", action.NO_BUST: "bust", action.NO_SEAL: "seal"}[chosen])
        ]
    if chosen < action.NO_BUST:
        level = chosen - (action.ANNEX if chosen >= action.ANNEX else action.PLUNDER)
        taken = region(box, s, seat, level)
        assert taken
        if taken.annexed:
            return [events.RegionAnnexed(*now, taken.requirement, spent, taken.points, taken.resources)]
        paid = int(coins_for(before, marker.MILITARY, taken.requirement))
        return [events.RegionPlundered(*now, taken.requirement, paid - spent, taken.points, paid)]
    if chosen < action.NO_SEAL:
        points_up = chosen >= action.CARVE_POINTS
        bust, resource = divmod(chosen - (action.CARVE_POINTS if points_up else action.CARVE), marker.COUNT)
        return [events.BustCarved(*now, BUSTS[bust], Resource(marker.NAMES[resource]), points_up, spent)]
    if chosen < action.GOLD:
        return [events.SilverBought(*now, Resource(marker.NAMES[chosen - action.SILVER]), spent)]
    if chosen == action.GOLD:
        return [events.GoldBought(*now, spent)]
    if chosen < action.PUT_BONUS:
        return [events.WheelSet(seat, Colour(COLOURS[shield(s, seat)]))]
    if chosen < action.PAY:
        laid = Resource(marker.NAMES[chosen - action.PUT_BONUS])
        return [events.BonusPlaced(*now, laid, face(box, before.placing))]
    if chosen == action.PAY:
        return [events.HungerPaid(*now, spent)]
    if chosen < action.GIVE_UP:
        return [events.SideChosen(*now, "AB"[chosen - action.CHOOSE_SIDE])]
    back = [tile for tile, left in zip(before.placed, s.placed, strict=True) if tile != left]
    returned = Resource(marker.NAMES[back[0] - 1]) if back else None
    return [events.CardGivenUp(*now, face(box, chosen - action.GIVE_UP), returned)]


def _tell_draft(box: Any, before: Any, choice: int, now: Now, spent: int) -> Told:
    seat = now[0]
    laid, other = (face(box, before.hand[seat, i]) for i in (choice // 2, 1 - choice // 2))
    if choice % 2 == 0:
        return [events.CardLaid(seat, laid), events.CardKept(*now, other, spent)]
    own, others = (events.CardSold(*now, card, -spent, face_down=True) for card in (other, None))
    return [events.CardLaid(seat, laid), Aside(seat, own, others)]


def _tell_take(box: Any, before: Any, chosen: int, s: Any, now: Now, spent: int) -> list[Event]:
    colour = (chosen - action.TAKE_KEEP) % len(COLOURS)
    card = face(box, top(before, colour))
    below = face(box, top(s, colour)) if s.outer_size[colour] else None
    taken = events.CardTaken(now[0], card, below)
    if chosen < action.TAKE_SELL:
        return [taken, events.CardKept(*now, card, spent)]
    return [taken, events.CardSold(*now, card, -spent, face_down=False)]


def _tell_step(box: Any, step: int, was: Any, s: Any) -> Told:
    """What one step of the rules changed."""
    if step == phase.OPEN_EPOCH:
        return [events.EpochOpened(int(s.epoch), Seat(s.seat), 2 * int(s.seats))]
    if step == phase.DRAW:
        told: list[Event | Aside] = [events.RoundBegan("A", int(s.lap) + 1)]
        for seat in range(s.seats):
            own, others = (
                events.PairDrawn(Seat(seat), Colour(COLOURS[shield(s, seat)]), cards)
                for cards in (hand(box, s, seat), ())
            )
            told.append(Aside(seat, own, others))
        return told
    if step == phase.ASK and s.step == phase.REGION and s.turn == 0:
        return [
            events.IncomeCollected(*_changed(s, seat), int(s.coins[seat] - was.coins[seat]))
            for seat in ((s.start_player + i) % s.seats for i in range(s.seats))
        ]
    if step == phase.ASK and s.step == phase.HUNGER and s.coins[s.seat] != was.coins[s.seat]:
        return [events.SurplusSold(*_changed(s, s.seat), int(s.coins[s.seat] - was.coins[s.seat]))]
    if step == phase.STEP_ENDS and s.step == phase.TAKE and s.phase == phase.ASK:
        return [events.RoundBegan("B", int(s.lap) + 1)]
    if step == phase.CLOSE_EPOCH:
        ended: list[Event] = [events.EpochEnded(int(was.epoch))]
        if s.phase == phase.OVER:
            result = outcome(points_of, rank, box, s)
            ended.append(events.MatchOver(tuple(Seat(seat) for seat in result.winners), result.points))
        return ended
    return []


def _tell_decision(box: Any, s: Any) -> Asked:
    points = tuple(sum(lines(box, s, seat)) for seat in range(s.seats))
    if s.phase == phase.HUNGER:
        return events.AskedAboutHunger(Seat(s.seat), points, int(shortage(s)), bool(can_pay_hunger(s)))
    return events.ASKED[int(s.phase)](Seat(s.seat), points)
