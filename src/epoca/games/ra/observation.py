"""A seat's view as numbers: what the environments hand to a learner. Seats are counted from the observer, clockwise.

LAYOUT says what stands where; docs/observations.md is written from it. The score sheets of past epochs are history,
not position, and are left out.
"""

from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.ra import phase, tile
from epoca.games.ra.components import MOST_SEATS, SUNS, TRACK_SPACES

LAYOUT = (
    ("phase", 5, "one of turn, more gods, bid, lose, over"),
    ("seat to decide", MOST_SEATS, "one seat, none when the match is over"),
    ("epoch", 3, "one of the three"),
    ("seats", 1, "players at the table"),
    ("Ras drawn", 1, "in this epoch"),
    ("last Ra", 1, "the Ra that ends the epoch"),
    ("Ra player", MOST_SEATS, "one seat during an auction"),
    ("call", 3, "one of drawn, invoked, invoked on a full track, during an auction"),
    ("highest bid", 1, "a sun, 0 for none"),
    ("highest bidder", MOST_SEATS, "one seat, if there is a bid"),
    ("bids left", 1, "seats that have not bid or passed yet"),
    ("centre sun", 1, ""),
    ("owed", 2, "civilizations and monuments to give up"),
    ("spaces", TRACK_SPACES, "1 where a tile lies on the auction track"),
    ("lot", tile.KINDS, "tiles on the auction track, by kind"),
    ("bag", tile.KINDS, "tiles in the bag, by kind"),
    ("suns face up", MOST_SEATS * SUNS, "for each seat, 1 for each sun from 1 to 16"),
    ("suns face down", MOST_SEATS * SUNS, "the same"),
    ("tiles", MOST_SEATS * tile.OWNABLE, "for each seat, tiles owned by kind"),
    ("points", MOST_SEATS, "for each seat, -1 if they are secret"),
)
SIZE = sum(size for _, size, _ in LAYOUT)


@compiled
def observe(box, s, seat, out):
    """Write what a seat may know into `out`."""
    out[:] = 0
    seats = s.seats
    at = 0
    out[at + s.phase] = 1
    at += 5
    if s.seat != NOBODY:
        out[at + (s.seat - seat) % seats] = 1
    at += MOST_SEATS
    out[at + s.epoch - 1] = 1
    out[at + 3] = seats
    out[at + 4] = s.ra_drawn
    out[at + 5] = box.last_ra[seats]
    at += 6
    if s.ra_player != NOBODY:
        out[at + (s.ra_player - seat) % seats] = 1
        out[at + MOST_SEATS + s.call] = 1
        out[at + MOST_SEATS + 3] = s.high_bid
        if s.high_bidder != NOBODY:
            out[at + MOST_SEATS + 4 + (s.high_bidder - seat) % seats] = 1
        out[at + 2 * MOST_SEATS + 4] = s.bids_left
    at += 2 * MOST_SEATS + 5
    out[at] = s.centre_sun
    out[at + 1] = s.owed[tile.UNREST]
    out[at + 2] = s.owed[tile.EARTHQUAKE]
    at += 3
    for space in range(TRACK_SPACES):
        if s.track[space] != tile.NONE:
            out[at + space] = 1
            out[at + TRACK_SPACES + s.track[space]] += 1
    at += TRACK_SPACES + tile.KINDS
    for kind in range(tile.KINDS):
        out[at + kind] = s.bag[kind]
    at += tile.KINDS
    for i in range(seats):
        other = (seat + i) % seats
        up, down = s.suns_up[other], s.suns_down[other]
        for sun in range(SUNS):
            out[at + i * SUNS + sun] = up >> (sun + 1) & 1
            out[at + (MOST_SEATS + i) * SUNS + sun] = down >> (sun + 1) & 1
        tiles = at + 2 * MOST_SEATS * SUNS + i * tile.OWNABLE
        for kind in range(tile.OWNABLE):
            out[tiles + kind] = s.tiles[other, kind]
        shown = i == 0 or box.open_scores or s.phase == phase.OVER
        out[at + 2 * MOST_SEATS * SUNS + MOST_SEATS * tile.OWNABLE + i] = s.points[other] if shown else -1
