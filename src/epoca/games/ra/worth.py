"""What tiles and suns are worth, and a greedy player that goes by it.

It compares what a lot would add to its own points with what the sun it would cost could still bring, and does
not look ahead. The values are rules of thumb, not rules.
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
    SUNS,
    TRACK_SPACES,
    UNREST,
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
    PASS,
    TAKE,
)

CIVILIZATION_WORTH = np.array([-5.0, 0.0, 2.0, 5.5, 10.0, 15.0])  # by kinds held
KINDS_WORTH = np.array([0.0, 1.2, 2.4, 3.6, 4.9, 6.5, 8.5, 12.0, 15.0])  # by kinds of monument held
COPIES_WORTH = np.array([0.0, 0.0, 1.0, 5.0, 10.0, 15.0])  # by copies of one monument
GOD_WORTH = 2.5
LASTING_PHARAOH = 0.7  # a pharaoh more, for each epoch it will count in
LASTING_NILE = 0.6  # a Nile more, for each later epoch
DRY_NILE = 0.4  # a Nile in this epoch as long as there is no flood
SPARE = 0.3  # a second copy, against disasters

GOD_EXCHANGE = 4.5  # take a tile worth this much for a god
CHEAPEST_LOT = 2.5  # what the lowest sun should bring
DEAREST_LOT = 9.5  # what the highest sun should bring
HURRY = 0.75  # how much of that is given up as the epoch runs out
SWAP = 0.2  # what a step between the sun given and the sun taken is worth
INVOKE_AT = 1.15  # invoke when the lot is worth this many times the sun


@compiled
def greedy(box, s):
    """The action of a player who goes by what things are worth now."""
    if s.phase == BID:
        return greedy_bid(box, s)
    if s.phase == LOSE:
        return GIVE_UP + least_loss(s, s.seat, s.tiles[s.seat], s.owed[UNREST] > 0, s.owed[EARTHQUAKE] > 0)
    return greedy_turn(box, s)


@compiled
def greedy_turn(box, s):
    if s.tiles[s.seat, GOD] > 0:
        best, gain = best_exchange(s)
        if gain >= GOD_EXCHANGE:
            return TAKE + best
    if s.phase == MORE_GODS:
        return DONE
    if track_full(s):
        return INVOKE
    dearest = 0.0
    for sun in range(1, SUNS + 1):
        if s.suns_up[s.seat] >> sun & 1:
            dearest = max(dearest, price(box, s, s.seat, sun))
    return INVOKE if lot_worth(s, s.seat) >= INVOKE_AT * dearest else DRAW_TILE


@compiled
def greedy_bid(box, s):
    """The lowest sun that wins for sure; else the highest one the lot is worth."""
    lot = lot_worth(s, s.seat)
    others = 0  # what those who bid later could offer
    seat = s.seat
    for _ in range(s.bids_left):
        seat = left_of(s, seat)
        others |= s.suns_up[seat]
    bid = 0
    for sun in range(s.high_bid + 1, SUNS + 1):
        if s.suns_up[s.seat] >> sun & 1 and price(box, s, s.seat, sun) <= lot:
            bid = sun
            if others >> (sun + 1) == 0:
                break
    if bid == 0 and must_bid(s):
        while not s.suns_up[s.seat] >> bid & 1:
            bid += 1
    return BID_SUN + bid if bid > 0 else PASS


@compiled
def price(box, s, seat, sun):
    """What a lot should be worth to pay this sun for it."""
    in_play = below = own = 0
    for other in range(s.seats):
        for value in range(1, SUNS + 1):
            if s.suns_up[other] >> value & 1:
                in_play += 1
                below += value < sun
                own += other == seat
    rank = below / max(1, in_play - 1)
    ras_left = box.last_ra[s.seats] - s.ra_drawn
    chances = min(1.0, ras_left / (1.5 * own + 1.0))  # auctions to come against suns to spend
    wanted = CHEAPEST_LOT + (DEAREST_LOT - CHEAPEST_LOT) * rank
    return wanted * (1.0 - HURRY * (1.0 - chances)) + SWAP * (sun - s.centre_sun)


@compiled
def lot_worth(s, seat):
    """What the whole auction track would add for a seat, disasters included."""
    tiles = np.zeros(KINDS, np.int64)
    for kind in range(OWNABLE):
        tiles[kind] = s.tiles[seat, kind]
    worth_before = worth(s, seat, tiles)
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            tiles[s.track[space]] += 1
    suffer(s, seat, tiles)
    return worth(s, seat, tiles) - worth_before


@compiled
def best_exchange(s):
    """The tile a god would best be spent on, and what it adds."""
    tiles = np.zeros(KINDS, np.int64)
    for kind in range(OWNABLE):
        tiles[kind] = s.tiles[s.seat, kind]
    worth_before = worth(s, s.seat, tiles)
    best, gain = -1, -100.0
    for space in range(TRACK_SPACES):
        tile = s.track[space]
        if takeable(tile) and tile < OWNABLE:
            tiles[tile] += 1
            added = worth(s, s.seat, tiles) - worth_before
            tiles[tile] -= 1
            if added > gain:
                best, gain = tile, added
    return best, gain


@compiled
def suffer(s, seat, tiles):
    """Take from `tiles` what the disasters among them cost, as cheaply as possible."""
    tiles[PHARAOH] -= min(tiles[PHARAOH], 2 * tiles[FUNERAL])
    floods = min(tiles[FLOOD], 2 * tiles[DROUGHT])
    tiles[FLOOD] -= floods
    tiles[NILE] -= min(tiles[NILE], 2 * tiles[DROUGHT] - floods)
    for _ in range(2 * tiles[UNREST]):
        kind = least_loss(s, seat, tiles, True, False)
        if kind >= 0:
            tiles[kind] -= 1
    for _ in range(2 * tiles[EARTHQUAKE]):
        kind = least_loss(s, seat, tiles, False, True)
        if kind >= 0:
            tiles[kind] -= 1


@compiled
def least_loss(s, seat, tiles, civilizations, monuments):
    """The held kind, among civilizations or monuments, that is missed least."""
    left = np.zeros(KINDS, np.int64)
    for kind in range(OWNABLE):
        left[kind] = tiles[kind]
    best, worth_left = -1, -1000.0
    for kind in range(CIVILIZATION if civilizations else MONUMENT, OWNABLE if monuments else MONUMENT):
        if left[kind] > 0:
            left[kind] -= 1
            after = worth(s, seat, left)
            left[kind] += 1
            if after > worth_left:
                best, worth_left = kind, after
    return best


@compiled
def worth(s, seat, tiles):
    """Points these tiles promise a seat, in this epoch and the later ones."""
    epochs = EPOCHS - s.epoch + 1  # to be scored, this one included
    total = GOD_WORTH * tiles[GOD] + 3.0 * tiles[GOLD]
    total += pharaoh_worth(s, seat, tiles[PHARAOH]) + LASTING_PHARAOH * epochs * tiles[PHARAOH]
    total += LASTING_NILE * (epochs - 1) * tiles[NILE]
    if tiles[FLOOD] > 0:
        total += tiles[FLOOD] + tiles[NILE]
    else:
        total += DRY_NILE * tiles[NILE]
    kinds = 0
    for kind in range(CIVILIZATION, MONUMENT):
        kinds += tiles[kind] > 0
        total += SPARE * (tiles[kind] > 1)
    total += CIVILIZATION_WORTH[kinds]
    kinds = 0
    for kind in range(MONUMENT, OWNABLE):
        kinds += tiles[kind] > 0
        total += COPIES_WORTH[tiles[kind]]
    return total + KINDS_WORTH[kinds]


@compiled
def pharaoh_worth(s, seat, pharaohs):
    """RA-42 as if the epoch ended now."""
    most = fewest = pharaohs
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.tiles[other, PHARAOH])
            fewest = min(fewest, s.tiles[other, PHARAOH])
    if most == fewest:
        return 0.0
    if pharaohs == most:
        return 5.0
    return -2.0 if pharaohs == fewest else 0.0
