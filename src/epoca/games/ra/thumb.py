"""A beginner's plan for Ra: three rules of thumb, as one would tell a newcomer.

1. Draw until the lot has four good tiles more than bad ones, or three if nobody can beat your lowest sun. Then invoke.
2. Bid the lowest sun you can on a lot with three good tiles more than bad ones, your highest sun only on one with four.
3. Spend a god only on a gold, or on a civilization you do not own.

Bad are the disasters. Where the rules of thumb say nothing, the plainest choice has to do.
"""

from epoca.compiled import compiled
from epoca.games.ra.components import (
    CIVILIZATION,
    EARTHQUAKE,
    GOD,
    GOLD,
    MONUMENT,
    OWNABLE,
    TRACK_SPACES,
    UNREST,
)
from epoca.games.ra.rules import must_bid, track_full
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
from epoca.games.ra.worth import lowest_above

FAIR_LOT, GOOD_LOT = 3, 4  # good tiles more than bad ones


@compiled
def thumb(box, s):
    """The action of a beginner."""
    if s.phase == BID:
        return bid(s)
    if s.phase == LOSE:
        return GIVE_UP + most_held(s)
    tile = wanted_from_a_god(s)
    if tile != EMPTY:
        return TAKE + tile
    if s.phase == MORE_GODS:
        return DONE
    return INVOKE if track_full(s) or lot(s) >= lot_to_invoke(s) else DRAW_TILE


@compiled
def lot(s):
    """How many good tiles more than bad ones lie on the track."""
    tiles = 0
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            tiles += 1 if s.track[space] < OWNABLE else -1
    return tiles


@compiled
def lot_to_invoke(s):
    lowest = lowest_above(s.suns_up[s.seat], 0)
    for seat in range(s.seats):
        if seat != s.seat and s.suns_up[seat] >> lowest != 0:
            return GOOD_LOT
    return FAIR_LOT


@compiled
def bid(s):
    own = s.suns_up[s.seat]
    sun = lowest_above(own, s.high_bid)
    highest = own >> (sun + 1) == 0
    if lot(s) >= (GOOD_LOT if highest else FAIR_LOT) or must_bid(s):
        return BID_SUN + sun
    return PASS


@compiled
def wanted_from_a_god(s):
    """The tile to spend a god on, EMPTY to keep it or if there is none to spend."""
    wanted = EMPTY
    if s.tiles[s.seat, GOD] > 0:
        for space in range(TRACK_SPACES):
            tile = s.track[space]
            if tile == GOLD:
                return GOLD
            if CIVILIZATION <= tile < MONUMENT and s.tiles[s.seat, tile] == 0:
                wanted = int(tile)
    return wanted


@compiled
def most_held(s):
    """What is given up to a disaster: the kind one has most of."""
    first = CIVILIZATION if s.owed[UNREST] > 0 else MONUMENT
    end = OWNABLE if s.owed[EARTHQUAKE] > 0 else MONUMENT
    best, most = -1, 0
    for kind in range(first, end):
        if s.tiles[s.seat, kind] > most:
            best, most = kind, s.tiles[s.seat, kind]
    return best
