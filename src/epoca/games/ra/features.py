"""A position as a network sees it: sparse inputs, mostly on or off, seats counted from the one who looks.

The inputs of the table come first, then the same block for each seat. Besides what lies on the table there are a few
sums that players do in their heads: what the epoch would score now, and what the lot would add to it.
"""

import numpy as np

from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.layout import offsets, size
from epoca.games.ra import action, category, phase, tile
from epoca.games.ra.components import EPOCHS, SUNS, TRACK_SPACES
from epoca.games.ra.rules import can_bid, left_of
from epoca.games.ra.scoring import civilization_points, monument_points, river_points, sun_sum
from epoca.games.ra.worth import (
    counts,
    hand_of,
    lot_of,
    lot_worth,
    lowest_above,
    market_of,
    pharaohs_of_rivals,
    price,
    time_left,
    worth,
)
from epoca.games.sparse import mix, one_of, put, thermometer

LOT_STEPS = (1, 3, 5, 8, 12)  # points that a lot adds, as steps of a thermometer
PROMISE_STEPS = (2, 4, 6, 8, 11, 15)

# What the inputs of the table are
TABLE = (
    ("phase", 5),  # one of the four decisions, or about to draw
    ("epoch", EPOCHS),
    ("call", 3),
    ("ras left", 11),
    ("filled", TRACK_SPACES + 1),
    ("lot", 3 * tile.KINDS),
    ("bag", tile.KINDS),
    ("ra next", 1),
    ("centre sun", SUNS + 1),
    ("high bid", SUNS + 1),
    ("owed", 4),
)

# What the inputs of a seat are
AREA = (
    ("suns up", SUNS + 1),
    ("suns down", SUNS + 1),
    ("suns left", 4),
    ("pharaohs", 9),
    ("niles", 9),
    ("floods", 4),
    ("gods", 3),
    ("golds", 3),
    ("civilizations", 2 * 5),
    ("civilization kinds", 6),
    ("monuments", 4 * 8),
    ("monument kinds", 8),
    ("points", 1),
    ("now", 1),  # what the epoch would score now
    ("behind", 1),  # how far behind the best with that
    ("standing", 4),  # most and fewest pharaohs, highest and lowest sum of suns
    ("sun sum", 1),
    ("lot now", 1),  # what the lot would add now
    ("lot step", len(LOT_STEPS)),
    ("lot lasts", 1),  # what it would add to the monuments
    ("promise", 1),  # what the greedy player thinks the tiles are worth
    ("promise behind", 1),
    ("lot promise", 1),  # and what the lot
    ("lot promise step", len(PROMISE_STEPS)),
    ("for lowest", 1),  # what is left of that if it is paid with the lowest sun that can bid
    ("for highest", 1),
    ("offers", 1),  # would bid
    ("offers most", 1),
    ("decides", 1),
    ("is ra player", 1),
    ("is high bidder", 1),
    ("to bid", 1),  # can still outbid
)

table, area = offsets(TABLE), offsets(AREA)
TABLE_SIZE, AREA_SIZE = size(TABLE), size(AREA)
MOST_ACTIVE = 70 + 5 * 90


@compiled
def inputs(seats):
    """How many inputs a table of so many seats has."""
    return TABLE_SIZE + seats * AREA_SIZE


@compiled
def odds(box, s, chosen, weights):
    """How many tiles of each kind a draw may bring; 0 kinds for what is no draw."""
    if chosen != action.DRAW:
        return 0
    for kind in range(tile.KINDS):
        weights[kind] = s.bag[kind]
    return tile.KINDS


@compiled
def lines(box, s, seat, out):
    """The score sheet of a seat over all epochs, by category."""
    for row in range(category.COUNT):
        out[row] = 0
        for epoch in range(EPOCHS):
            out[row] += s.sheet[epoch, seat, row]


@compiled
def features(box, s, seat, about_to_draw, index, value):
    """Write the inputs that are on, as `seat` sees them, and count them."""
    n = features_of_table(box, s, about_to_draw, index, value)
    most = fewest = s.tiles[0, tile.PHARAOH]
    highest = lowest = sun_sum(s, 0)
    for other in range(1, s.seats):
        most = max(most, s.tiles[other, tile.PHARAOH])
        fewest = min(fewest, s.tiles[other, tile.PHARAOH])
        suns = sun_sum(s, other)
        highest = max(highest, suns)
        lowest = min(lowest, suns)
    now = np.empty(s.seats, np.int64)
    best = -1000
    for other in range(s.seats):
        now[other] = points_now(s, s.tiles, other, other, most, fewest, highest, lowest)
        best = max(best, now[other] + s.points[other])
    to_bid = 0  # seats that still can bid, as a set of bits
    if s.phase == phase.BID:
        to_bid = 1 << int(s.seat)
        other = s.seat
        for _ in range(s.bids_left):
            other = left_of(s, other)
            if can_bid(s, other):
                to_bid |= 1 << int(other)
    promise = np.empty(s.seats, np.float64)
    lot = np.zeros(s.seats, np.float64)
    bids = np.empty((s.seats, 2), np.float64)
    offer = np.zeros(s.seats, np.int64)
    best_promise, best_offer = -1000.0, 0
    track, market = lot_of(s), market_of(box, s)
    for other in range(s.seats):
        time = time_left(box, s, other, 0)
        promise[other] = worth(box, s, pharaohs_of_rivals(s, other), hand_of(s, other), time)
        best_promise = max(best_promise, promise[other] + s.points[other])
        if s.suns_up[other] != 0:
            lot[other] = lot_worth(box, s, other, track)
            offer[other] = reckon(box, s, market, other, lot[other], bids[other])
            best_offer = max(best_offer, offer[other])
    hand = np.zeros((1, tile.KINDS), np.int64)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        at = TABLE_SIZE + i * AREA_SIZE
        n = features_of_tiles(s, other, at, index, value, n)
        n = put(index, value, n, at + area.points, s.points[other] / 40)
        n = put(index, value, n, at + area.now, now[other] / 20)
        n = put(index, value, n, at + area.behind, (best - now[other] - s.points[other]) / 20)
        suns = sun_sum(s, other)
        n = put(index, value, n, at + area.sun_sum, suns / 30)
        if most > fewest:
            if s.tiles[other, tile.PHARAOH] == most:
                n = put(index, value, n, at + area.standing, 1)
            elif s.tiles[other, tile.PHARAOH] == fewest:
                n = put(index, value, n, at + area.standing + 1, 1)
        if highest > lowest:
            if suns == highest:
                n = put(index, value, n, at + area.standing + 2, 1)
            elif suns == lowest:
                n = put(index, value, n, at + area.standing + 3, 1)
        n = put(index, value, n, at + area.promise, promise[other] / 20)
        n = put(index, value, n, at + area.promise_behind, (best_promise - promise[other] - s.points[other]) / 20)
        if s.suns_up[other] != 0:
            n = features_of_lot(s, other, at, index, value, n, hand, now[other], most, fewest, highest, lowest)
            n = features_of_bid(s, other, at, index, value, n, lot[other], bids[other])
            if offer[other] > 0:
                n = put(index, value, n, at + area.offers, 1)
                if offer[other] == best_offer:
                    n = put(index, value, n, at + area.offers_most, 1)
        if other == s.seat:
            n = put(index, value, n, at + area.decides, 1)
        if other == s.ra_player:
            n = put(index, value, n, at + area.is_ra_player, 1)
        if other == s.high_bidder:
            n = put(index, value, n, at + area.is_high_bidder, 1)
        if to_bid >> other & 1:
            n = put(index, value, n, at + area.to_bid, 1)
    return n


@compiled
def features_of_table(box, s, about_to_draw, index, value):
    n = put(index, value, 0, table.phase + (4 if about_to_draw else min(s.phase, phase.OVER - 1)), 1)
    n = put(index, value, n, table.epoch + s.epoch - 1, 1)
    n = one_of(index, value, n, table.ras_left, box.last_ra[s.seats] - s.ra_drawn, 11)
    filled = 0
    counts = np.zeros(tile.KINDS, np.int64)
    for space in range(TRACK_SPACES):
        if s.track[space] != tile.NONE:
            counts[s.track[space]] += 1
            filled += 1
    n = one_of(index, value, n, table.filled, filled, TRACK_SPACES + 1)
    for kind in range(tile.KINDS):
        if counts[kind] > 0:
            n = thermometer(index, value, n, table.lot + 3 * kind, counts[kind], 3)
        if s.bag[kind] > 0:
            n = put(index, value, n, table.bag + kind, s.bag[kind] / box.tiles[kind])
    n = put(index, value, n, table.ra_next, 3 * int(s.bag[tile.RA]) / max(1, s.in_bag))
    n = put(index, value, n, table.centre_sun + int(s.centre_sun), 1)
    if s.ra_player != NOBODY:
        n = put(index, value, n, table.call + int(s.call), 1)
        n = put(index, value, n, table.high_bid + int(s.high_bid), 1)
    n = thermometer(index, value, n, table.owed, s.owed[tile.UNREST], 2)
    return thermometer(index, value, n, table.owed + 2, s.owed[tile.EARTHQUAKE], 2)


@compiled
def features_of_tiles(s, seat, at, index, value, n):
    """The suns and tiles in front of a seat."""
    up, down = s.suns_up[seat], s.suns_down[seat]
    left = 0
    for sun in range(1, SUNS + 1):
        if up >> sun & 1:
            n = put(index, value, n, at + area.suns_up + sun, 1)
            left += 1
        elif down >> sun & 1:
            n = put(index, value, n, at + area.suns_down + sun, 1)
    n = thermometer(index, value, n, at + area.suns_left, left, 4)
    n = thermometer(index, value, n, at + area.pharaohs, s.tiles[seat, tile.PHARAOH], 9)
    n = thermometer(index, value, n, at + area.niles, s.tiles[seat, tile.NILE], 9)
    n = thermometer(index, value, n, at + area.floods, s.tiles[seat, tile.FLOOD], 4)
    n = thermometer(index, value, n, at + area.gods, s.tiles[seat, tile.GOD], 3)
    n = thermometer(index, value, n, at + area.golds, s.tiles[seat, tile.GOLD], 3)
    kinds = 0
    for kind in range(tile.CIVILIZATION, tile.MONUMENT):
        kinds += s.tiles[seat, kind] > 0
        n = thermometer(
            index, value, n, at + area.civilizations + 2 * (kind - tile.CIVILIZATION), s.tiles[seat, kind], 2
        )
    n = put(index, value, n, at + area.civilization_kinds + kinds, 1)
    kinds = 0
    for kind in range(tile.MONUMENT, tile.OWNABLE):
        kinds += s.tiles[seat, kind] > 0
        n = thermometer(index, value, n, at + area.monuments + 4 * (kind - tile.MONUMENT), s.tiles[seat, kind], 4)
    return thermometer(index, value, n, at + area.monument_kinds, kinds, 8)


@compiled
def features_of_lot(s, seat, at, index, value, n, hand, now, most, fewest, highest, lowest):
    """What the auction track would bring a seat."""
    for kind in range(tile.OWNABLE):
        hand[0, kind] = s.tiles[seat, kind]
    hand[0, tile.OWNABLE :] = 0
    for space in range(TRACK_SPACES):
        if s.track[space] != tile.NONE:
            hand[0, s.track[space]] += 1
    lasting = monument_points(s.tiles, seat)
    suffer(hand)
    added = points_now(s, hand, 0, seat, max(most, hand[0, tile.PHARAOH]), fewest, highest, lowest) - now
    n = put(index, value, n, at + area.lot_now, added / 10)
    for i in range(len(LOT_STEPS)):
        if added >= LOT_STEPS[i]:
            n = put(index, value, n, at + area.lot_step + i, 1)
    return put(index, value, n, at + area.lot_lasts, (monument_points(hand, 0) - lasting) / 10)


@compiled
def features_of_bid(s, seat, at, index, value, n, lot, bids):
    """What the greedy player would make of the lot in this seat."""
    n = put(index, value, n, at + area.lot_promise, lot / 10)
    for i in range(len(PROMISE_STEPS)):
        if lot >= PROMISE_STEPS[i]:
            n = put(index, value, n, at + area.lot_promise_step + i, 1)
    if can_bid(s, seat):
        n = put(index, value, n, at + area.for_lowest, (lot - bids[0]) / 10)
        n = put(index, value, n, at + area.for_highest, (lot - bids[1]) / 10)
    return n


@compiled
def reckon(box, s, market, seat, lot, bids):
    """The prices of the lowest and the highest sun that can bid, and the highest sun the greedy player would bid."""
    lowest = lowest_above(s.suns_up[seat], s.high_bid)
    offer = 0
    if lowest > 0:
        for sun in range(lowest, SUNS + 1):
            if s.suns_up[seat] >> sun & 1:
                bids[1] = price(box, s, market, seat, sun)
                if sun == lowest:
                    bids[0] = bids[1]
                if bids[1] <= lot:
                    offer = sun
    return offer


@compiled
def suffer(hand):
    """Take from a hand what the disasters in it strike, roughly as its owner would."""
    hand[0, tile.PHARAOH] -= min(hand[0, tile.PHARAOH], 2 * hand[0, tile.FUNERAL])
    dry = 2 * hand[0, tile.DROUGHT]
    floods = min(hand[0, tile.FLOOD], dry)
    hand[0, tile.FLOOD] -= floods
    hand[0, tile.NILE] -= min(hand[0, tile.NILE], dry - floods)
    for _ in range(2 * hand[0, tile.UNREST]):
        lose_spare(hand, tile.CIVILIZATION, tile.MONUMENT)
    for _ in range(2 * hand[0, tile.EARTHQUAKE]):
        lose_spare(hand, tile.MONUMENT, tile.OWNABLE)


@compiled
def lose_spare(hand, first, end):
    """One tile of a pair, or of what there is most of."""
    spare = first
    for kind in range(first, end):
        if hand[0, kind] == 2 or (hand[0, spare] != 2 and hand[0, kind] > hand[0, spare]):
            spare = kind
    hand[0, spare] -= hand[0, spare] > 0


@compiled
def points_now(s, tiles, row, seat, most, fewest, highest, lowest):
    """What these tiles of a seat would score if the epoch ended now."""
    total = (
        2 * tiles[row, tile.GOD]
        + 3 * tiles[row, tile.GOLD]
        + river_points(tiles, row)
        + civilization_points(tiles, row)
    )
    if most > fewest:
        if tiles[row, tile.PHARAOH] == most:
            total += 5
        elif tiles[row, tile.PHARAOH] == fewest:
            total -= 2
    if s.epoch == EPOCHS:
        total += monument_points(tiles, row)
        suns = sun_sum(s, seat)
        if highest > lowest:
            if suns == highest:
                total += 5
            elif suns == lowest:
                total -= 5
    return total


@compiled
def key(box, s, seat):
    """A number for what a seat knows: all is open or counted.

    Bids that were outbid no longer matter, nor does the order in which the tiles of a lot were drawn.
    """
    k = mix(mix(s.seat, s.phase), s.epoch)
    k = mix(mix(mix(mix(k, s.ra_player), s.call), s.bids_left), s.high_bid)
    k = mix(mix(mix(k, s.high_bidder), s.centre_sun), s.ra_drawn)
    k = mix(mix(k, s.owed[tile.UNREST]), s.owed[tile.EARTHQUAKE])
    loose, civilizations, monuments, disasters = lot_of(s)
    k = mix(mix(mix(mix(k, loose), civilizations), monuments), disasters)
    k = mix(mix(mix(k, counts(s.bag, 0, 8)), counts(s.bag, 8, 16)), counts(s.bag, 16, tile.KINDS))
    for other in range(s.seats):
        k = mix(mix(k, int(s.suns_up[other]) << 32 | int(s.suns_down[other])), s.points[other])
        loose, civilizations, monuments = hand_of(s, other)
        k = mix(mix(mix(k, loose), civilizations), monuments)
    return k
