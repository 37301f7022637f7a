"""What tiles and suns are worth, and a greedy player that goes by it.

It weighs what a lot would add to its points, and what it would give a rival, against what the sun could still bring:
that depends on the suns and Ras left around the table. It thinks others do the same, and does not look ahead. The
numbers are in habits.py and come in the box as `worth`, so that two players may think differently.
"""

import numpy as np

from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.ra import action, habits, phase, tile
from epoca.games.ra.components import EPOCHS, SUNS, TRACK_SPACES
from epoca.games.ra.rules import left_of, must_bid, takeable, track_full


@compiled
def greedy(box, s):
    """The action of a player who goes by what things are worth now."""
    if s.phase == phase.BID:
        return greedy_bid(box, s)
    if s.phase == phase.LOSE:
        return action.GIVE_UP + least_loss(
            box, s, s.seat, s.tiles[s.seat], s.owed[tile.UNREST] > 0, s.owed[tile.EARTHQUAKE] > 0
        )
    return greedy_turn(box, s)


# ------------------------------------------------------------------------------------- turns and bids


@compiled
def greedy_turn(box, s):
    if s.tiles[s.seat, tile.GOD] > 0:
        best, gain = best_exchange(box, s)
        if gain > box.worth[habits.GOD_PATIENCE] * time_left(box, s, s.seat, 0):
            return action.TAKE + best
    if s.phase == phase.MORE_GODS:
        return action.DONE
    if track_full(s):
        return action.INVOKE
    lot = lot_worth(box, s, s.seat)
    if lot <= 0.0:
        return action.DRAW
    if count(all_suns(s)) == 1:
        return action.DRAW if another_tile_pays(box, s, lot) else action.INVOKE
    rival, offer = strongest(box, s, s.seats - 1)
    sun = lowest_above(s.suns_up[s.seat], offer)
    if sun == 0:
        return action.DRAW  # somebody else would get it
    if rival != NOBODY:
        lot += denial(box, s, rival, offer)
    wanted = price(box, s, s.seat, sun)
    if ras_left(box, s) == 1 and lot > wanted and not another_tile_pays(box, s, lot - wanted):
        return action.INVOKE
    return action.INVOKE if lot >= box.worth[habits.INVOKE_AT] * wanted + box.worth[habits.INVOKE_MORE] else action.DRAW


@compiled
def greedy_bid(box, s):
    """The lowest sun that should win, if the lot is worth it; else the highest one the lot is worth."""
    own = s.suns_up[s.seat]
    lot = lot_worth(box, s, s.seat)
    if all_suns(s) == own and count(own) == 1:  # alone with a last sun: nothing to save it for but a larger lot
        go_on = not track_full(s) and another_tile_pays(box, s, lot)
        return action.PASS if (lot <= 0.0 or go_on) and not must_bid(s) else action.BID + lowest_above(own, 0)
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
    return action.BID + bid if bid > 0 else action.PASS


@compiled
def strongest(box, s, bidders):
    """Who of the next bidders would go highest, and to which sun, if they think alike."""
    rival, offer = NOBODY, 0
    seat = int(s.seat)
    for _ in range(bidders):
        seat = left_of(s, seat)
        if s.suns_up[seat] >> (offer + 1) != 0:
            lot = box.worth[habits.CAUTION] * lot_worth(box, s, seat)
            for sun in range(SUNS, offer, -1):
                if s.suns_up[seat] >> sun & 1 and price(box, s, seat, sun) <= lot:
                    rival, offer = seat, sun
                    break
    return rival, offer


@compiled
def denial(box, s, rival, sun):
    """What it is worth that a rival does not get the lot for this sun."""
    gain = lot_worth(box, s, rival) - price(box, s, rival, sun)
    return box.worth[habits.DENIAL] * max(0.0, gain) / (s.seats - 1)


@compiled
def another_tile_pays(box, s, lot):
    """Whether to draw on although the last Ra would end the epoch and the lot be lost."""
    if ras_left(box, s) > 1:
        return True
    return (s.in_bag - s.bag[tile.RA]) * box.worth[habits.NEXT_TILE] > s.bag[tile.RA] * lot


# ------------------------------------------------------------------------------------- suns and time


@compiled
def price(box, s, seat, sun):
    """What a lot should be worth to pay this sun for it."""
    in_play = all_suns(s)
    suns = count(in_play)
    own = count(s.suns_up[seat])
    rank = rank_among(in_play, sun)
    rank += box.worth[habits.RIVALS] * (rank_among(in_play & ~s.suns_up[seat] | 1 << sun, sun) - rank)
    rank += box.worth[habits.RANK_BEND] * rank * (1.0 - rank)
    wanted = box.worth[habits.CHEAPEST_LOT] + (box.worth[habits.DEAREST_LOT] - box.worth[habits.CHEAPEST_LOT]) * rank
    ras = ras_left(box, s)
    tiles = ras * (s.in_bag - s.bag[tile.RA]) / (s.bag[tile.RA] + 1.0) / suns  # to come, for each sun
    plenty = min(float(TRACK_SPACES), tiles) / box.worth[habits.USUAL_TILES]
    wanted *= max(0.0, 1.0 + box.worth[habits.SCARCITY] * (plenty - 1.0))
    chances = min(1.0, ras / (box.worth[habits.PACE] * own + 1.0))
    wanted *= 1.0 - box.worth[habits.HURRY] * (1.0 - chances)
    wanted *= 1.0 + box.worth[habits.COMPANY] * (s.seats - 3)
    if s.epoch > 1:
        wanted *= box.worth[habits.LATER_EPOCHS + s.epoch]
    return wanted + box.worth[habits.SWAP + s.epoch] * (sun - s.centre_sun)


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
        if s.track[space] != tile.NONE:
            tiles[s.track[space]] += 1
    suffer(box, s, seat, tiles)
    return worth(box, s, seat, tiles, time) - worth_before


@compiled
def held(tiles):
    """A copy of what a seat owns, with room for the disasters of a lot."""
    copy = np.zeros(tile.KINDS, np.int64)
    for kind in range(tile.OWNABLE):
        copy[kind] = tiles[kind]
    return copy


@compiled
def best_exchange(box, s):
    """The tile a god would best be spent on, and what it adds beyond the god."""
    time = time_left(box, s, s.seat, 0)
    tiles = held(s.tiles[s.seat])
    worth_before = worth(box, s, s.seat, tiles, time)
    tiles[tile.GOD] -= 1
    best, gain = -1, -100.0
    for space in range(TRACK_SPACES):
        kind = s.track[space]
        if takeable(kind) and kind < tile.OWNABLE:
            tiles[kind] += 1
            added = worth(box, s, s.seat, tiles, time) - worth_before
            tiles[kind] -= 1
            if added > gain:
                best, gain = kind, added
    return best, gain


@compiled
def suffer(box, s, seat, tiles):
    """Take from `tiles` what the disasters among them cost, as cheaply as possible."""
    tiles[tile.PHARAOH] -= min(tiles[tile.PHARAOH], 2 * tiles[tile.FUNERAL])
    floods = min(tiles[tile.FLOOD], 2 * tiles[tile.DROUGHT])
    tiles[tile.FLOOD] -= floods
    tiles[tile.NILE] -= min(tiles[tile.NILE], 2 * tiles[tile.DROUGHT] - floods)
    for _ in range(2 * tiles[tile.UNREST]):
        kind = least_loss(box, s, seat, tiles, True, False)
        if kind >= 0:
            tiles[kind] -= 1
    for _ in range(2 * tiles[tile.EARTHQUAKE]):
        kind = least_loss(box, s, seat, tiles, False, True)
        if kind >= 0:
            tiles[kind] -= 1


@compiled
def least_loss(box, s, seat, tiles, civilizations, monuments):
    """The held kind, among civilizations or monuments, that is missed least."""
    time = time_left(box, s, seat, 0)
    left = held(tiles)
    best, worth_left = -1, -1000.0
    for kind in range(
        tile.CIVILIZATION if civilizations else tile.MONUMENT, tile.OWNABLE if monuments else tile.MONUMENT
    ):
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
    total = (2.0 + box.worth[habits.GOD_PROMISE] * time) * tiles[tile.GOD] + 3.0 * tiles[tile.GOLD]
    total += pharaoh_worth(box, s, seat, tiles[tile.PHARAOH], time)
    total += later * (
        box.worth[habits.LASTING_PHARAOH] * tiles[tile.PHARAOH] + box.worth[habits.LASTING_NILE] * tiles[tile.NILE]
    )
    if tiles[tile.FLOOD] > 0:
        total += tiles[tile.FLOOD] + tiles[tile.NILE]
    else:
        total += box.worth[habits.NILE_PROMISE] * time * tiles[tile.NILE]
    return total + civilization_worth(box, tiles, time) + monument_worth(box, tiles, later + time)


@compiled
def pharaoh_worth(box, s, seat, pharaohs, time):
    """RA-42 as if the epoch ended now, less sharp as long as it does not."""
    most = fewest = s.tiles[0 if seat != 0 else 1, tile.PHARAOH]
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.tiles[other, tile.PHARAOH])
            fewest = min(fewest, s.tiles[other, tile.PHARAOH])
    if pharaohs == most == fewest:
        return 0.0
    if pharaohs >= most:
        return 5.0 + box.worth[habits.AHEAD] * time * (pharaohs > most)
    points = -2.0 if pharaohs <= fewest else 0.0
    return points + box.worth[habits.BEHIND] * time * (pharaohs == most - 1)


@compiled
def civilization_worth(box, tiles, time):
    """RA-44, and what more kinds would make of it."""
    kinds = 0
    spares = 0
    for kind in range(tile.CIVILIZATION, tile.MONUMENT):
        kinds += tiles[kind] > 0
        spares += tiles[kind] > 1
    if kinds == 0:
        return -5.0
    promise = box.worth[habits.SPARE] * spares
    if kinds < 5:
        promise += box.worth[habits.CIVILIZATIONS_PROMISE + kinds]
    return 5.0 * max(0, kinds - 2) + time * promise


@compiled
def monument_worth(box, tiles, epochs):
    """RA-46 and RA-47, and what the epochs to come may add."""
    kinds = 0
    total = 0.0
    for kind in range(tile.MONUMENT, tile.OWNABLE):
        if tiles[kind] > 0:
            kinds += 1
            if tiles[kind] == 2:
                total += box.worth[habits.PAIR] * epochs
            elif tiles[kind] > 2:
                total += 5.0 * (tiles[kind] - 2) + box.worth[habits.TRIPLE] * epochs * (tiles[kind] < 5)
    if 0 < kinds < 8:
        total += box.worth[habits.MONUMENTS_PROMISE + kinds] * epochs
    return total + (kinds if kinds < 7 else 5 * (kinds - 5))
