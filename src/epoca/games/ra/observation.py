"""A seat's view as numbers: what the environments hand to a learner. Seats are counted from the observer, clockwise.

LAYOUT says what stands where; docs/observations.md is written from it. The score sheets of past epochs are history,
not position, and are left out.
"""

from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.layout import offsets, size
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
    ("bag", tile.KINDS, "tiles in the bag, by kind, -1 if nobody is told"),
    ("suns face up", MOST_SEATS * SUNS, "for each seat, 1 for each sun from 1 to 16"),
    ("suns face down", MOST_SEATS * SUNS, "the same"),
    ("tiles", MOST_SEATS * tile.OWNABLE, "for each seat, tiles owned by kind"),
    ("points", MOST_SEATS, "for each seat, -1 if they are secret"),
)
SIZE = size(LAYOUT)
at = offsets(LAYOUT)


@compiled
def observe(box, s, seat, out):
    """Write what a seat may know into `out`."""
    out[:] = 0
    seats = s.seats
    out[at.phase + s.phase] = 1
    if s.seat != NOBODY:
        out[at.seat_to_decide + (s.seat - seat) % seats] = 1
    out[at.epoch + s.epoch - 1] = 1
    out[at.seats] = seats
    out[at.ras_drawn] = s.ra_drawn
    out[at.last_ra] = box.last_ra[seats]
    if s.ra_player != NOBODY:
        out[at.ra_player + (s.ra_player - seat) % seats] = 1
        out[at.call + s.call] = 1
        out[at.highest_bid] = s.high_bid
        if s.high_bidder != NOBODY:
            out[at.highest_bidder + (s.high_bidder - seat) % seats] = 1
        out[at.bids_left] = s.bids_left
    out[at.centre_sun] = s.centre_sun
    out[at.owed] = s.owed[tile.UNREST]
    out[at.owed + 1] = s.owed[tile.EARTHQUAKE]
    for space in range(TRACK_SPACES):
        if s.track[space] != tile.NONE:
            out[at.spaces + space] = 1
            out[at.lot + s.track[space]] += 1
    for kind in range(tile.KINDS):
        out[at.bag + kind] = s.bag[kind] if box.shows_memory else -1
    for i in range(seats):
        other = (seat + i) % seats
        up, down = s.suns_up[other], s.suns_down[other]
        for sun in range(SUNS):
            out[at.suns_face_up + i * SUNS + sun] = up >> (sun + 1) & 1
            out[at.suns_face_down + i * SUNS + sun] = down >> (sun + 1) & 1
        for kind in range(tile.OWNABLE):
            out[at.tiles + i * tile.OWNABLE + kind] = s.tiles[other, kind]
        shown = i == 0 or box.open_scores or s.phase == phase.OVER
        out[at.points + i] = s.points[other] if shown else -1
