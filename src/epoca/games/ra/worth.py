"""What tiles and suns are worth, and a greedy player that goes by it.

It weighs what a lot would add to its points, and what it would give a rival, against what the sun could still bring:
that depends on the suns and Ras left around the table. It thinks others do the same, and does not look ahead. The
numbers are in habits.py and come in the box as `worth`, so that two players may think differently.
"""

import numpy as np

from epoca.compiled import compiled
from epoca.games.ra.components import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    EPOCHS,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    KINDS,
    MONUMENT,
    NILE,
    OWNABLE,
    PHARAOH,
    RA,
    SUNS,
    TRACK_SPACES,
    UNREST,
)
from epoca.games.ra.habits import (
    AHEAD,
    BEHIND,
    CAUTION,
    CHEAPEST_LOT,
    CIVILIZATIONS_PROMISE,
    COMPANY,
    DEAREST_LOT,
    DENIAL,
    GOD_PATIENCE,
    GOD_PROMISE,
    HURRY,
    INVOKE_AT,
    INVOKE_MORE,
    LASTING_NILE,
    LASTING_PHARAOH,
    LATER_EPOCHS,
    MONUMENTS_PROMISE,
    NEXT_TILE,
    NILE_PROMISE,
    PACE,
    PAIR,
    RANK_BEND,
    RIVALS,
    SCARCITY,
    SPARE,
    SWAP,
    TRIPLE,
    USUAL_TILES,
)
from epoca.games.ra.rules import left_of, must_bid, takeable, track_full
from epoca.games.ra.state import (
    BID,
    BID_SUN,
    DONE,
    DRAW_TILE,
    EMPTY,
    GIVE_UP,
    INVOKE,
    LOSE,
    MORE_GODS,
    NOBODY,
    PASS,
    TAKE,
)


@compiled
def greedy(box, s):
    """The action of a player who goes by what things are worth now."""
    if s.phase == BID:
        return greedy_bid(box, s)
    if s.phase == LOSE:
        return GIVE_UP + least_loss(box, s, s.seat, s.tiles[s.seat], s.owed[UNREST] > 0, s.owed[EARTHQUAKE] > 0)
    return greedy_turn(box, s)


# ------------------------------------------------------------------------------------- turns and bids


@compiled
def greedy_turn(box, s):
    if s.tiles[s.seat, GOD] > 0:
        best, gain = best_exchange(box, s)
        if gain > box.worth[GOD_PATIENCE] * time_left(box, s, s.seat, 0):
            return TAKE + best
    if s.phase == MORE_GODS:
        return DONE
    if track_full(s):
        return INVOKE
    lot = lot_worth(box, s, s.seat)
    if lot <= 0.0:
        return DRAW_TILE
    if count(all_suns(s)) == 1:
        return DRAW_TILE if another_tile_pays(box, s, lot) else INVOKE
    rival, offer = strongest(box, s, s.seats - 1)
    sun = lowest_above(s.suns_up[s.seat], offer)
    if sun == 0:
        return DRAW_TILE  # somebody else would get it
    if rival != NOBODY:
        lot += denial(box, s, rival, offer)
    wanted = price(box, s, s.seat, sun)
    if ras_left(box, s) == 1 and lot > wanted and not another_tile_pays(box, s, lot - wanted):
        return INVOKE
    return INVOKE if lot >= box.worth[INVOKE_AT] * wanted + box.worth[INVOKE_MORE] else DRAW_TILE


@compiled
def greedy_bid(box, s):
    """The lowest sun that should win, if the lot is worth it; else the highest one the lot is worth."""
    own = s.suns_up[s.seat]
    lot = lot_worth(box, s, s.seat)
    if all_suns(s) == own and count(own) == 1:  # alone with a last sun: nothing to save it for but a larger lot
        go_on = not track_full(s) and another_tile_pays(box, s, lot)
        return PASS if (lot <= 0.0 or go_on) and not must_bid(s) else BID_SUN + lowest_above(own, 0)
    rival, offer = strongest(box, s, s.bids_left)
    if offer <= s.high_bid:
        rival, offer = int(s.high_bidder), int(s.high_bid)
    if rival != NOBODY:
        lot += denial(box, s, rival, offer)
    bid = 0
    for sun in range(s.high_bid + 1, SUNS + 1):
        if own >> sun & 1 and price(box, s, s.seat, sun) <= lot:
            bid = sun
            if sun > offer:
                break
    if bid == 0 and must_bid(s):
        bid = lowest_above(own, 0)
    return BID_SUN + bid if bid > 0 else PASS


@compiled
def strongest(box, s, bidders):
    """Who of the next bidders would go highest, and to which sun, if they think alike."""
    rival, offer = NOBODY, 0
    seat = int(s.seat)
    for _ in range(bidders):
        seat = left_of(s, seat)
        if s.suns_up[seat] >> (offer + 1) != 0:
            lot = box.worth[CAUTION] * lot_worth(box, s, seat)
            for sun in range(SUNS, offer, -1):
                if s.suns_up[seat] >> sun & 1 and price(box, s, seat, sun) <= lot:
                    rival, offer = seat, sun
                    break
    return rival, offer


@compiled
def denial(box, s, rival, sun):
    """What it is worth that a rival does not get the lot for this sun."""
    gain = lot_worth(box, s, rival) - price(box, s, rival, sun)
    return box.worth[DENIAL] * max(0.0, gain) / (s.seats - 1)


@compiled
def another_tile_pays(box, s, lot):
    """Whether to draw on although the last Ra would end the epoch and the lot be lost."""
    if ras_left(box, s) > 1:
        return True
    return (s.in_bag - s.bag[RA]) * box.worth[NEXT_TILE] > s.bag[RA] * lot


# ------------------------------------------------------------------------------------- suns and time


@compiled
def price(box, s, seat, sun):
    """What a lot should be worth to pay this sun for it."""
    in_play = all_suns(s)
    suns = count(in_play)
    own = count(s.suns_up[seat])
    rank = rank_among(in_play, sun)
    rank += box.worth[RIVALS] * (rank_among(in_play & ~s.suns_up[seat] | 1 << sun, sun) - rank)
    rank += box.worth[RANK_BEND] * rank * (1.0 - rank)
    wanted = box.worth[CHEAPEST_LOT] + (box.worth[DEAREST_LOT] - box.worth[CHEAPEST_LOT]) * rank
    ras = ras_left(box, s)
    tiles = ras * (s.in_bag - s.bag[RA]) / (s.bag[RA] + 1.0) / suns  # to come, for each sun
    plenty = min(float(TRACK_SPACES), tiles) / box.worth[USUAL_TILES]
    wanted *= max(0.0, 1.0 + box.worth[SCARCITY] * (plenty - 1.0))
    chances = min(1.0, ras / (box.worth[PACE] * own + 1.0))
    wanted *= 1.0 - box.worth[HURRY] * (1.0 - chances)
    wanted *= 1.0 + box.worth[COMPANY] * (s.seats - 3)
    if s.epoch > 1:
        wanted *= box.worth[LATER_EPOCHS + s.epoch]
    return wanted + box.worth[SWAP + s.epoch] * (sun - s.centre_sun)


@compiled
def rank_among(suns, sun):
    """0 for the lowest of some suns, 1 for the highest."""
    return count(suns & ((1 << sun) - 1)) / max(1, count(suns) - 1)


@compiled
def ras_left(box, s):
    return box.last_ra[s.seats] - s.ra_drawn


@compiled
def time_left(box, s, seat, spent):
    """How much of the epoch is left for a seat: all of it is 1, and without a sun there is none."""
    if count(s.suns_up[seat]) <= spent:
        return 0.0
    return ras_left(box, s) / box.last_ra[s.seats]


@compiled
def all_suns(s):
    suns = 0
    for seat in range(s.seats):
        suns |= s.suns_up[seat]
    return suns


@compiled
def count(suns):
    """How many bits are set: all pairs at once, then all fours, and so on."""
    suns -= suns >> 1 & 0x55555555
    suns = (suns & 0x33333333) + (suns >> 2 & 0x33333333)
    suns = suns + (suns >> 4) & 0x0F0F0F0F
    suns += suns >> 8
    return suns + (suns >> 16) & 63


@compiled
def lowest_above(suns, bid):
    """The lowest of these suns above a bid, 0 if there is none."""
    for sun in range(bid + 1, SUNS + 1):
        if suns >> sun & 1:
            return sun
    return 0


# ------------------------------------------------------------------------------------- lots and tiles


@compiled
def lot_worth(box, s, seat):
    """What the whole auction track would add for a seat, disasters included, once a sun is spent on it."""
    time = time_left(box, s, seat, 1)
    tiles = held(s.tiles[seat])
    worth_before = worth(box, s, seat, tiles, time)
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            tiles[s.track[space]] += 1
    suffer(box, s, seat, tiles)
    return worth(box, s, seat, tiles, time) - worth_before


@compiled
def held(tiles):
    """A copy of what a seat owns, with room for the disasters of a lot."""
    copy = np.zeros(KINDS, np.int64)
    for kind in range(OWNABLE):
        copy[kind] = tiles[kind]
    return copy


@compiled
def best_exchange(box, s):
    """The tile a god would best be spent on, and what it adds beyond the god."""
    time = time_left(box, s, s.seat, 0)
    tiles = held(s.tiles[s.seat])
    worth_before = worth(box, s, s.seat, tiles, time)
    tiles[GOD] -= 1
    best, gain = -1, -100.0
    for space in range(TRACK_SPACES):
        tile = s.track[space]
        if takeable(tile) and tile < OWNABLE:
            tiles[tile] += 1
            added = worth(box, s, s.seat, tiles, time) - worth_before
            tiles[tile] -= 1
            if added > gain:
                best, gain = tile, added
    return best, gain


@compiled
def suffer(box, s, seat, tiles):
    """Take from `tiles` what the disasters among them cost, as cheaply as possible."""
    tiles[PHARAOH] -= min(tiles[PHARAOH], 2 * tiles[FUNERAL])
    floods = min(tiles[FLOOD], 2 * tiles[DROUGHT])
    tiles[FLOOD] -= floods
    tiles[NILE] -= min(tiles[NILE], 2 * tiles[DROUGHT] - floods)
    for _ in range(2 * tiles[UNREST]):
        kind = least_loss(box, s, seat, tiles, True, False)
        if kind >= 0:
            tiles[kind] -= 1
    for _ in range(2 * tiles[EARTHQUAKE]):
        kind = least_loss(box, s, seat, tiles, False, True)
        if kind >= 0:
            tiles[kind] -= 1


@compiled
def least_loss(box, s, seat, tiles, civilizations, monuments):
    """The held kind, among civilizations or monuments, that is missed least."""
    time = time_left(box, s, seat, 0)
    left = held(tiles)
    best, worth_left = -1, -1000.0
    for kind in range(CIVILIZATION if civilizations else MONUMENT, OWNABLE if monuments else MONUMENT):
        if left[kind] > 0:
            left[kind] -= 1
            after = worth(box, s, seat, left, time)
            left[kind] += 1
            if after > worth_left:
                best, worth_left = kind, after
    return best


@compiled
def worth(box, s, seat, tiles, time):
    """Points these tiles would score now, and what they promise in the rest of this epoch and in later ones."""
    later = EPOCHS - s.epoch
    total = (2.0 + box.worth[GOD_PROMISE] * time) * tiles[GOD] + 3.0 * tiles[GOLD]
    total += pharaoh_worth(box, s, seat, tiles[PHARAOH], time)
    total += later * (box.worth[LASTING_PHARAOH] * tiles[PHARAOH] + box.worth[LASTING_NILE] * tiles[NILE])
    if tiles[FLOOD] > 0:
        total += tiles[FLOOD] + tiles[NILE]
    else:
        total += box.worth[NILE_PROMISE] * time * tiles[NILE]
    return total + civilization_worth(box, tiles, time) + monument_worth(box, tiles, later + time)


@compiled
def pharaoh_worth(box, s, seat, pharaohs, time):
    """RA-42 as if the epoch ended now, less sharp as long as it does not."""
    most = fewest = s.tiles[0 if seat != 0 else 1, PHARAOH]
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.tiles[other, PHARAOH])
            fewest = min(fewest, s.tiles[other, PHARAOH])
    if pharaohs == most == fewest:
        return 0.0
    if pharaohs >= most:
        return 5.0 + box.worth[AHEAD] * time * (pharaohs > most)
    points = -2.0 if pharaohs <= fewest else 0.0
    return points + box.worth[BEHIND] * time * (pharaohs == most - 1)


@compiled
def civilization_worth(box, tiles, time):
    """RA-44, and what more kinds would make of it."""
    kinds = 0
    spares = 0
    for kind in range(CIVILIZATION, MONUMENT):
        kinds += tiles[kind] > 0
        spares += tiles[kind] > 1
    if kinds == 0:
        return -5.0
    promise = box.worth[SPARE] * spares
    if kinds < 5:
        promise += box.worth[CIVILIZATIONS_PROMISE + kinds]
    return 5.0 * max(0, kinds - 2) + time * promise


@compiled
def monument_worth(box, tiles, epochs):
    """RA-46 and RA-47, and what the epochs to come may add."""
    kinds = 0
    total = 0.0
    for kind in range(MONUMENT, OWNABLE):
        if tiles[kind] > 0:
            kinds += 1
            if tiles[kind] == 2:
                total += box.worth[PAIR] * epochs
            elif tiles[kind] > 2:
                total += 5.0 * (tiles[kind] - 2) + box.worth[TRIPLE] * epochs * (tiles[kind] < 5)
    if 0 < kinds < 8:
        total += box.worth[MONUMENTS_PROMISE + kinds] * epochs
    return total + (kinds if kinds < 7 else 5 * (kinds - 5))
