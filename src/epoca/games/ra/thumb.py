"""A beginner's plan for Ra: three rules of thumb, as one would tell a newcomer.

1. Draw until the lot has four good tiles more than bad ones, or three if nobody can beat your lowest sun. Then invoke.
2. Bid the lowest sun you can on a lot with three good tiles more than bad ones, your highest sun only on one with four.
3. Spend a god only on a gold, or on a civilization you do not own.

Bad are the disasters. Where the rules of thumb say nothing, the plainest choice has to do.
"""

from epoca.compiled import compiled
from epoca.games.ra import action, phase, tile
from epoca.games.ra.components import TRACK_SPACES
from epoca.games.ra.rules import must_bid, track_full
from epoca.games.ra.worth import lowest_above

FAIR_LOT, GOOD_LOT = 3, 4  # good tiles more than bad ones


@compiled
def thumb(box, s):
    """The action of a beginner."""
    if s.phase == phase.BID:
        return bid(s)
    if s.phase == phase.LOSE:
        return action.GIVE_UP + most_held(s)
    kind = wanted_from_a_god(s)
    if kind != tile.NONE:
        return action.TAKE + kind
    if s.phase == phase.MORE_GODS:
        return action.DONE
    return action.INVOKE if track_full(s) or lot(s) >= lot_to_invoke(s) else action.DRAW


@compiled
def lot(s):
    """How many good tiles more than bad ones lie on the track."""
    tiles = 0
    for space in range(TRACK_SPACES):
        if s.track[space] != tile.NONE:
            tiles += 1 if s.track[space] < tile.OWNABLE else -1
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
        return action.BID + sun
    return action.PASS


@compiled
def wanted_from_a_god(s):
    """The tile to spend a god on, EMPTY to keep it or if there is none to spend."""
    wanted = tile.NONE
    if s.tiles[s.seat, tile.GOD] > 0:
        for space in range(TRACK_SPACES):
            kind = s.track[space]
            if kind == tile.GOLD:
                return tile.GOLD
            if tile.CIVILIZATION <= kind < tile.MONUMENT and s.tiles[s.seat, kind] == 0:
                wanted = int(kind)
    return wanted


@compiled
def most_held(s):
    """What is given up to a disaster: the kind one has most of."""
    first = tile.CIVILIZATION if s.owed[tile.UNREST] > 0 else tile.MONUMENT
    end = tile.OWNABLE if s.owed[tile.EARTHQUAKE] > 0 else tile.MONUMENT
    best, most = -1, 0
    for kind in range(first, end):
        if s.tiles[s.seat, kind] > most:
            best, most = kind, s.tiles[s.seat, kind]
    return best
