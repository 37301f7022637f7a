"""What tiles and suns are worth, and a greedy player that goes by it.

It weighs what a lot would add to its points, and what it would give a rival, against what the sun could still bring:
that depends on the suns and Ras left around the table. It thinks others do the same, and does not look ahead. The
numbers are in habits.py and come in the box as `worth`, so that two players may think differently.
"""

from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.ra import action, habits, phase, tile
from epoca.games.ra.components import EPOCHS, SUNS, TRACK_SPACES
from epoca.games.ra.rules import left_of, must_bid, takeable, track_full

EVERY_BYTE = 0x0101010101010101


@compiled
def greedy(box, s):
    """The action of a player who goes by what things are worth now."""
    if s.phase == phase.BID:
        return greedy_bid(box, s)
    if s.phase == phase.LOSE:
        unrest, earthquake = s.owed[tile.UNREST] > 0, s.owed[tile.EARTHQUAKE] > 0
        return action.GIVE_UP + least_loss(box, s, s.seat, hand_of(s, s.seat), unrest, earthquake)
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
    track = lot_of(s)
    lot = lot_worth(box, s, s.seat, track)
    if lot <= 0.0:
        return action.DRAW
    if count(all_suns(s)) == 1:
        return action.DRAW if another_tile_pays(box, s, lot) else action.INVOKE
    market = market_of(box, s)
    offer, gain = strongest(box, s, market, s.seats - 1, track)
    sun = lowest_above(s.suns_up[s.seat], offer)
    if sun == 0:
        return action.DRAW  # somebody else would get it
    lot += denial(box, s, gain)
    wanted = price(box, s, market, s.seat, sun)
    if ras_left(box, s) == 1 and lot > wanted and not another_tile_pays(box, s, lot - wanted):
        return action.INVOKE
    return action.INVOKE if lot >= box.worth[habits.INVOKE_AT] * wanted + box.worth[habits.INVOKE_MORE] else action.DRAW


@compiled
def greedy_bid(box, s):
    """The lowest sun that should win, if the lot is worth it; else the highest one the lot is worth."""
    own = s.suns_up[s.seat]
    track = lot_of(s)
    lot = lot_worth(box, s, s.seat, track)
    if all_suns(s) == own and count(own) == 1:  # alone with a last sun: nothing to save it for but a larger lot
        go_on = not track_full(s) and another_tile_pays(box, s, lot)
        return action.PASS if (lot <= 0.0 or go_on) and not must_bid(s) else action.BID + lowest_above(own, 0)
    market = market_of(box, s)
    offer, gain = strongest(box, s, market, s.bids_left, track)
    if offer <= s.high_bid:
        offer, gain = int(s.high_bid), 0.0
        if s.high_bidder != NOBODY:
            gain = lot_worth(box, s, s.high_bidder, track) - price(box, s, market, s.high_bidder, offer)
    lot += denial(box, s, gain)
    bid = 0
    for sun in range(s.high_bid + 1, SUNS + 1):
        if own >> sun & 1 and price(box, s, market, s.seat, sun) <= lot:
            bid = sun
            if sun > offer:
                break
    if bid == 0 and must_bid(s):
        bid = lowest_above(own, 0)
    return action.BID + bid if bid > 0 else action.PASS


@compiled
def strongest(box, s, market, bidders, track):
    """The highest sun that the next bidders would bid, if they think alike, and what its owner would gain by it."""
    offer, gain = 0, 0.0
    seat = int(s.seat)
    for _ in range(bidders):
        seat = left_of(s, seat)
        if s.suns_up[seat] >> (offer + 1) != 0:
            lot = lot_worth(box, s, seat, track)
            for sun in range(SUNS, offer, -1):
                if s.suns_up[seat] >> sun & 1:
                    wanted = price(box, s, market, seat, sun)
                    if wanted <= box.worth[habits.CAUTION] * lot:
                        offer, gain = sun, lot - wanted
                        break
    return offer, gain


@compiled
def denial(box, s, gain):
    """What it is worth that a rival does not gain so much by the lot."""
    return box.worth[habits.DENIAL] * max(0.0, gain) / (s.seats - 1)


@compiled
def another_tile_pays(box, s, lot):
    """Whether to draw on although the last Ra would end the epoch and the lot be lost."""
    if ras_left(box, s) > 1:
        return True
    return (s.in_bag - s.bag[tile.RA]) * box.worth[habits.NEXT_TILE] > s.bag[tile.RA] * lot


# ------------------------------------------------------------------------------------- suns and time


@compiled
def market_of(box, s):
    """What prices depend on in every seat: the suns in play, and how dear they are for the tiles still to come."""
    in_play = all_suns(s)
    tiles = ras_left(box, s) * (s.in_bag - s.bag[tile.RA]) / (s.bag[tile.RA] + 1.0) / max(1, count(in_play))
    plenty = min(float(TRACK_SPACES), tiles) / box.worth[habits.USUAL_TILES]
    return in_play, max(0.0, 1.0 + box.worth[habits.SCARCITY] * (plenty - 1.0))


@compiled
def price(box, s, market, seat, sun):
    """What a lot should be worth to pay this sun for it."""
    in_play, dearness = market
    rank = rank_among(in_play, sun)
    rank += box.worth[habits.RIVALS] * (rank_among(in_play & ~s.suns_up[seat] | 1 << sun, sun) - rank)
    rank += box.worth[habits.RANK_BEND] * rank * (1.0 - rank)
    wanted = box.worth[habits.CHEAPEST_LOT] + (box.worth[habits.DEAREST_LOT] - box.worth[habits.CHEAPEST_LOT]) * rank
    wanted *= dearness
    chances = min(1.0, ras_left(box, s) / (box.worth[habits.PACE] * count(s.suns_up[seat]) + 1.0))
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


# ------------------------------------------------------------------------------------- hands and lots

# A hand is three numbers, for what is loose, for civilizations and for monuments, with a byte for how many there are
# of each kind. A lot has one more for disasters. Two of them are added at once, and what is held is counted at once.


@compiled
def hand_of(s, seat):
    """What a seat owns."""
    return (
        counts(s.tiles[seat], 0, tile.CIVILIZATION),
        counts(s.tiles[seat], tile.CIVILIZATION, tile.MONUMENT),
        counts(s.tiles[seat], tile.MONUMENT, tile.OWNABLE),
    )


@compiled
def counts(tiles, first, end):
    """The bytes of the kinds from `first` up to `end`."""
    group = 0
    for kind in range(first, end):
        group |= (int(tiles[kind]) & 255) << 8 * (kind - first)
    return group


@compiled
def lot_of(s):
    """What lies on the auction track."""
    loose = civilizations = monuments = disasters = 0
    for space in range(TRACK_SPACES):
        kind = int(s.track[space])
        if kind >= tile.OWNABLE:
            disasters += 1 << 8 * (kind - tile.OWNABLE)
        elif kind >= tile.MONUMENT:
            monuments += 1 << 8 * (kind - tile.MONUMENT)
        elif kind >= tile.CIVILIZATION:
            civilizations += 1 << 8 * (kind - tile.CIVILIZATION)
        elif kind != tile.NONE:
            loose += 1 << 8 * kind
    return loose, civilizations, monuments, disasters


@compiled
def change(hand, kind, by):
    """A hand with so many more of a kind."""
    loose, civilizations, monuments = hand
    if kind < tile.CIVILIZATION:
        loose += by << 8 * kind
    elif kind < tile.MONUMENT:
        civilizations += by << 8 * (kind - tile.CIVILIZATION)
    else:
        monuments += by << 8 * (kind - tile.MONUMENT)
    return loose, civilizations, monuments


@compiled
def of_kind(group, kind):
    """How many there are of the kind at a place of a group."""
    return group >> 8 * kind & 255


@compiled
def kinds_held(group, least):
    """How many kinds of a group are held so often or more: only then is the highest bit of (128 - least + held) set."""
    return ((group + (128 - least) * EVERY_BYTE >> 7) & EVERY_BYTE) * EVERY_BYTE >> 56 & 15


@compiled
def lot_worth(box, s, seat, lot):
    """What the whole auction track would add for a seat, disasters included, once a sun is spent on it."""
    time = time_left(box, s, seat, 1)
    rivals = pharaohs_of_rivals(s, seat)
    loose, civilizations, monuments = before = hand_of(s, seat)
    after = loose + lot[0], civilizations + lot[1], monuments + lot[2]
    if lot[3] != 0:
        after = suffer(box, s, seat, after, lot[3])
    return worth(box, s, rivals, after, time) - worth(box, s, rivals, before, time)


@compiled
def best_exchange(box, s):
    """The tile a god would best be spent on, and what it adds beyond the god."""
    time = time_left(box, s, s.seat, 0)
    rivals = pharaohs_of_rivals(s, s.seat)
    hand = hand_of(s, s.seat)
    worth_before = worth(box, s, rivals, hand, time)
    hand = change(hand, tile.GOD, -1)
    best, gain = -1, -100.0
    for space in range(TRACK_SPACES):
        kind = int(s.track[space])
        if takeable(kind) and kind < tile.OWNABLE:
            added = worth(box, s, rivals, change(hand, kind, 1), time) - worth_before
            if added > gain:
                best, gain = kind, added
    return best, gain


@compiled
def suffer(box, s, seat, hand, disasters):
    """What disasters leave of a hand, as cheaply as possible."""
    hand = change(hand, tile.PHARAOH, -min(of_kind(hand[0], tile.PHARAOH), 2 * of_kind(disasters, 0)))
    dry = 2 * of_kind(disasters, tile.DROUGHT - tile.OWNABLE)
    floods = min(of_kind(hand[0], tile.FLOOD), dry)
    hand = change(hand, tile.FLOOD, -floods)
    hand = change(hand, tile.NILE, -min(of_kind(hand[0], tile.NILE), dry - floods))
    unrest = 2 * of_kind(disasters, tile.UNREST - tile.OWNABLE)
    for i in range(unrest + 2 * of_kind(disasters, tile.EARTHQUAKE - tile.OWNABLE)):
        kind = least_loss(box, s, seat, hand, i < unrest, i >= unrest)
        if kind >= 0:
            hand = change(hand, kind, -1)
    return hand


@compiled
def least_loss(box, s, seat, hand, civilizations, monuments):
    """The held kind, among civilizations or monuments, that is missed least."""
    time = time_left(box, s, seat, 0)
    rivals = pharaohs_of_rivals(s, seat)
    best, worth_left = -1, -1000.0
    for kind in range(
        tile.CIVILIZATION if civilizations else tile.MONUMENT, tile.OWNABLE if monuments else tile.MONUMENT
    ):
        if kind < tile.MONUMENT:
            held = of_kind(hand[1], kind - tile.CIVILIZATION)
        else:
            held = of_kind(hand[2], kind - tile.MONUMENT)
        if held > 0:
            after = worth(box, s, rivals, change(hand, kind, -1), time)
            if after > worth_left:
                best, worth_left = kind, after
    return best


@compiled
def worth(box, s, rivals, hand, time):
    """Points these tiles would score now, and what they promise in the rest of this epoch and in later ones."""
    loose, civilizations, monuments = hand
    pharaohs, niles, floods = of_kind(loose, tile.PHARAOH), of_kind(loose, tile.NILE), of_kind(loose, tile.FLOOD)
    later = EPOCHS - s.epoch
    total = (2.0 + box.worth[habits.GOD_PROMISE] * time) * of_kind(loose, tile.GOD) + 3.0 * of_kind(loose, tile.GOLD)
    total += pharaoh_worth(box, rivals, pharaohs, time)
    total += later * (box.worth[habits.LASTING_PHARAOH] * pharaohs + box.worth[habits.LASTING_NILE] * niles)
    if floods > 0:
        total += floods + niles
    else:
        total += box.worth[habits.NILE_PROMISE] * time * niles
    return total + civilization_worth(box, civilizations, time) + monument_worth(box, monuments, later + time)


@compiled
def pharaohs_of_rivals(s, seat):
    """The most and the fewest pharaohs that somebody else owns."""
    most = fewest = int(s.tiles[0 if seat != 0 else 1, tile.PHARAOH])
    for other in range(s.seats):
        if other != seat:
            most = max(most, int(s.tiles[other, tile.PHARAOH]))
            fewest = min(fewest, int(s.tiles[other, tile.PHARAOH]))
    return most, fewest


@compiled
def pharaoh_worth(box, rivals, pharaohs, time):
    """RA-42 as if the epoch ended now, less sharp as long as it does not."""
    most, fewest = rivals
    if pharaohs == most == fewest:
        return 0.0
    if pharaohs >= most:
        return 5.0 + box.worth[habits.AHEAD] * time * (pharaohs > most)
    points = -2.0 if pharaohs <= fewest else 0.0
    return points + box.worth[habits.BEHIND] * time * (pharaohs == most - 1)


@compiled
def civilization_worth(box, civilizations, time):
    """RA-44, and what more kinds would make of it."""
    kinds = kinds_held(civilizations, 1)
    if kinds == 0:
        return -5.0
    promise = box.worth[habits.SPARE] * kinds_held(civilizations, 2)
    if kinds < 5:
        promise += box.worth[habits.CIVILIZATIONS_PROMISE + kinds]
    return 5.0 * max(0, kinds - 2) + time * promise


@compiled
def monument_worth(box, monuments, epochs):
    """RA-46 and RA-47, and what the epochs to come may add."""
    kinds = kinds_held(monuments, 1)
    total = 0.0
    left = monuments if kinds_held(monuments, 2) > 0 else 0
    while left > 0:
        held = left & 255
        if held == 2:
            total += box.worth[habits.PAIR] * epochs
        elif held > 2:
            total += 5.0 * (held - 2) + box.worth[habits.TRIPLE] * epochs * (held < 5)
        left >>= 8
    if 0 < kinds < 8:
        total += box.worth[habits.MONUMENTS_PROMISE + kinds] * epochs
    return total + (kinds if kinds < 7 else 5 * (kinds - 5))
