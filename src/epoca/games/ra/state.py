"""A position of Ra as one flat record, and the numbers of the actions.

The record, field by field:

    chance      the stream the next draw comes from; empty in a live match between two moves
    seats       players at the table, seated 0, 1, 2 ... clockwise
    seat        whose decision it is, NOBODY when the match is over
    phase       which decision, or which step of the rules comes next (phase.py)
    epoch       1 to 3
    ra_player   who drew or invoked Ra in the present auction, NOBODY outside auctions
    call        how the present auction came about (call.py)
    bids_left   seats that have not bid or passed yet
    high_bid    the highest sun bid so far, 0 for none
    high_bidder who bid it
    bids        each seat's bid in the present auction: NOT_YET, PASSED or the sun; NOT_YET outside auctions
    centre_sun  the sun in the middle
    ra_drawn    Ras drawn in this epoch: spaces used on the Ra track
    ra_tiles    Ra tiles lying on the Ra track (none in the edition with the barque)
    owed        tiles the seat still has to give up, by the kind of the disaster
    track       the auction track, a kind of tile per space or tile.NONE
    in_bag      tiles in the bag
    bag         the same by kind
    out         tiles out of the game by kind
    tiles       what each seat owns by kind
    suns_up     each seat's face-up suns, bit n for sun n
    suns_down   each seat's face-down suns
    points      each seat's points
    sheet       points by epoch, seat and category of the score sheet

The actions, index by index:

    0           draw a tile
    1           invoke Ra
    2           pass in an auction
    3 .. 18     bid sun 1 .. 16
    19 .. 41    spend a god to take a tile of kind 0 .. 22 (a Ra or a god never can be taken)
    42 .. 54    lose a civilization or monument tile of kind 6 .. 18
    55          spend no further god
"""

from epoca.chance import STREAM
from epoca.games.ra import category, tile
from epoca.games.ra.components import EPOCHS, MOST_SEATS, TRACK_SPACES
from epoca.records import record

NOT_YET, PASSED = 0, -1
STATE = record(
    [
        ("chance", "i8", (STREAM,)),
        ("seats", "i1"),
        ("seat", "i1"),
        ("phase", "i1"),
        ("epoch", "i1"),
        ("ra_player", "i1"),
        ("call", "i1"),
        ("bids_left", "i1"),
        ("high_bid", "i1"),
        ("high_bidder", "i1"),
        ("bids", "i1", (MOST_SEATS,)),
        ("centre_sun", "i1"),
        ("ra_drawn", "i1"),
        ("ra_tiles", "i1"),
        ("owed", "i1", (tile.KINDS,)),
        ("track", "i1", (TRACK_SPACES,)),
        ("in_bag", "i2"),
        ("bag", "i1", (tile.KINDS,)),
        ("out", "i1", (tile.KINDS,)),
        ("tiles", "i1", (MOST_SEATS, tile.OWNABLE)),
        ("suns_up", "i4", (MOST_SEATS,)),
        ("suns_down", "i4", (MOST_SEATS,)),
        ("points", "i2", (MOST_SEATS,)),
        ("sheet", "i2", (EPOCHS, MOST_SEATS, category.COUNT)),
    ]
)
