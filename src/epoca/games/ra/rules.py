"""The rules of Ra, in the order of play. The numbers are those of docs/rules/ra.md.

`apply` plays one decision (`act`) and then every step that follows by itself (`advance`), until somebody has
to decide again. No function here calls back to `advance`: a step only says, in `phase`, which one comes next.
"""

from epoca.chance import below
from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.ra import action, call, phase, tile
from epoca.games.ra.components import CENTRE_SUN_AT_START, EPOCHS, POINTS_AT_START, SUNS, TRACK_SPACES
from epoca.games.ra.scoring import different, highest_sun, score_epoch
from epoca.games.ra.state import NOT_YET, PASSED

# ---------------------------------------------------------------------------------------------- set-up


@compiled
def deal(box, s, seats):
    """Set the table for a new match; everything but the stream of chance is written anew."""
    s.seats = seats
    s.epoch = 1
    s.centre_sun = CENTRE_SUN_AT_START  # RA-10
    s.ra_player = s.high_bidder = NOBODY
    s.call = s.bids_left = s.high_bid = s.ra_drawn = s.ra_tiles = 0
    s.bids[:] = NOT_YET
    s.owed[:] = 0
    s.track[:] = tile.NONE
    s.in_bag = 0
    for kind in range(tile.KINDS):
        s.bag[kind] = box.tiles[kind]
        s.in_bag += box.tiles[kind]
    s.out[:] = 0
    s.tiles[:] = 0
    s.suns_up[:] = 0
    s.suns_down[:] = 0
    s.points[:] = 0
    s.sheet[:] = 0
    for seat in range(seats):
        s.suns_up[seat] = box.sun_groups[seats, seat]
        s.points[seat] = POINTS_AT_START
    for seat in range(seats - 1, 0, -1):  # RA-9: a random group each
        other = below(s.chance, seat + 1)
        group = s.suns_up[seat]
        s.suns_up[seat] = s.suns_up[other]
        s.suns_up[other] = group
    open_epoch(s)


@compiled
def open_epoch(s):
    """RA-12: the holder of the highest sun begins."""
    s.seat = 0
    for seat in range(1, s.seats):
        if highest_sun(s, seat) > highest_sun(s, s.seat):
            s.seat = seat
    s.phase = phase.TURN


# ------------------------------------------------------------------------------------- what is allowed


@compiled
def legal(box, s, mask):
    """Mark in `mask` the actions the seat may choose from, and count them."""
    mask[:] = 0
    if s.phase == phase.TURN:
        mask[action.INVOKE] = 1  # RA-17: with an empty track too
        count = 1
        if not track_full(s):  # RA-13
            mask[action.DRAW] = 1
            count += 1
        if s.tiles[s.seat, tile.GOD] > 0:
            count += mark_takeable(s, mask)
        return count
    if s.phase == phase.BID:
        count = 0
        for sun in range(s.high_bid + 1, SUNS + 1):  # RA-24
            if s.suns_up[s.seat] >> sun & 1:
                mask[action.BID + sun] = 1
                count += 1
        if not must_bid(s):
            mask[action.PASS] = 1
            count += 1
        return count
    if s.phase == phase.MORE_GODS:
        mask[action.DONE] = 1
        return 1 + mark_takeable(s, mask)
    if s.phase == phase.LOSE:  # RA-35
        count = 0
        if s.owed[tile.UNREST] > 0:
            count += mark_held(s, mask, tile.CIVILIZATION, tile.MONUMENT)
        if s.owed[tile.EARTHQUAKE] > 0:
            count += mark_held(s, mask, tile.MONUMENT, tile.OWNABLE)
        return count
    return 0


@compiled
def track_full(s):
    """Whether every space of the auction track is taken."""
    for space in range(TRACK_SPACES):
        if s.track[space] == tile.NONE:
            return False
    return True


@compiled
def takeable(kind):
    """RA-18: a god takes any tile of the auction track but a god."""
    return kind != tile.NONE and kind != tile.GOD


@compiled
def mark_takeable(s, mask):
    count = 0
    for space in range(TRACK_SPACES):
        kind = s.track[space]
        if takeable(kind) and mask[action.TAKE + kind] == 0:
            mask[action.TAKE + kind] = 1
            count += 1
    return count


@compiled
def mark_held(s, mask, first, end):
    count = 0
    for kind in range(first, end):
        if s.tiles[s.seat, kind] > 0:
            mask[action.GIVE_UP + kind] = 1
            count += 1
    return count


@compiled
def must_bid(s):
    """RA-26: who invoked Ra on a track with room left has to bid when nobody else did."""
    return s.call == call.INVOKED and s.seat == s.ra_player and s.high_bid == 0


# --------------------------------------------------------------------------------------------- playing


@compiled
def apply(box, s, chosen):
    """Play a legal action and all that follows from it without a decision."""
    act(box, s, chosen)
    while s.phase > phase.OVER:
        advance(box, s)


@compiled
def act(box, s, chosen):
    """Carry out one decision."""
    if chosen == action.DRAW:
        place(box, s, draw(s))
    elif chosen == action.PASS:
        s.bids[s.seat] = PASSED
        s.phase = phase.NEXT_BIDDER
    elif chosen == action.INVOKE:
        open_auction(s, call.INVOKED_FULL if track_full(s) else call.INVOKED)
    elif chosen < action.TAKE:
        s.high_bid = s.bids[s.seat] = chosen - action.BID
        s.high_bidder = s.seat
        s.phase = phase.NEXT_BIDDER
    elif chosen == action.DONE:
        s.phase = phase.NEXT_TURN
    elif chosen < action.FIRST_LOSS:
        spend_god(s, chosen - action.TAKE)
    else:
        give_up(s, chosen - action.GIVE_UP)


@compiled
def advance(box, s):
    """Take the step that `phase` names."""
    if s.phase == phase.NEXT_TURN:
        next_turn(s)
    elif s.phase == phase.NEXT_BIDDER:
        next_bidder(s)
    elif s.phase == phase.AUCTION_ENDS:
        end_auction(s)
    elif s.phase == phase.LOSSES:
        resolve_disasters(s)
    elif s.phase == phase.EPOCH_ENDS:
        end_epoch(s)


@compiled
def next_turn(s):
    """RA-21, RA-33: on to the left, past everybody without a face-up sun; RA-37 if nobody has one."""
    for _ in range(s.seats):
        s.seat = left_of(s, s.seat)
        if s.suns_up[s.seat] != 0:
            s.phase = phase.TURN
            return
    s.phase = phase.EPOCH_ENDS


@compiled
def left_of(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


# ------------------------------------------------------------------------------------ drawing a tile


@compiled
def draw(s):
    """A tile from the bag, each as likely as any other."""
    left = below(s.chance, s.in_bag)
    kind = 0
    while left >= s.bag[kind]:
        left -= s.bag[kind]
        kind += 1
    return kind


@compiled
def place(box, s, kind):
    """Lay a drawn tile where it belongs."""
    s.bag[kind] -= 1
    s.in_bag -= 1
    if kind != tile.RA:  # RA-14, RA-20
        space = 0
        while s.track[space] != tile.NONE:
            space += 1
        s.track[space] = kind
        s.phase = phase.NEXT_TURN
        return
    s.ra_drawn += 1
    if box.ra_tiles_stay:  # RA-5, RA-6
        s.ra_tiles += 1
    else:  # RA-7
        s.out[tile.RA] += 1
    if s.ra_drawn == box.last_ra[s.seats]:  # RA-16
        s.phase = phase.EPOCH_ENDS
    else:  # RA-15
        open_auction(s, call.DRAWN)


# ------------------------------------------------------------------------------------------- auctions


@compiled
def open_auction(s, how):
    """RA-23: bidding goes once around, beginning left of the Ra player."""
    s.ra_player = s.seat
    s.call = how
    s.bids_left = s.seats
    s.high_bid = 0
    s.high_bidder = NOBODY
    s.phase = phase.NEXT_BIDDER


@compiled
def next_bidder(s):
    """Ask the next seat that could bid; one that could not has passed."""
    while s.bids_left > 0:
        s.bids_left -= 1
        s.seat = left_of(s, s.seat)
        if can_bid(s, s.seat):
            s.phase = phase.BID
            return
        s.bids[s.seat] = PASSED
    s.phase = phase.AUCTION_ENDS


@compiled
def can_bid(s, seat):
    """RA-24: a face-up sun above the highest bid."""
    return s.suns_up[seat] >> (s.high_bid + 1) != 0


@compiled
def end_auction(s):
    """Give the lot to the highest bidder, if there is one."""
    if s.high_bidder == NOBODY:
        if s.call == call.INVOKED_FULL:  # RA-27; otherwise everything stays (RA-25)
            discard_track(s)
        close_auction(s)
        return
    s.seat = s.high_bidder
    for space in range(TRACK_SPACES):  # RA-28
        if s.track[space] != tile.NONE:
            gain(s, s.track[space])
            s.track[space] = tile.NONE
    s.suns_up[s.seat] ^= 1 << int(s.high_bid)  # RA-29
    s.suns_down[s.seat] |= 1 << int(s.centre_sun)
    s.centre_sun = s.high_bid
    s.phase = phase.LOSSES  # RA-31


@compiled
def close_auction(s):
    """RA-33: the turn passes to the left of the Ra player, whoever won."""
    s.seat = s.ra_player
    s.ra_player = s.high_bidder = NOBODY
    s.call = s.high_bid = 0
    for seat in range(s.seats):
        s.bids[seat] = NOT_YET
    s.phase = phase.NEXT_TURN


@compiled
def discard_track(s):
    for space in range(TRACK_SPACES):
        if s.track[space] != tile.NONE:
            s.out[s.track[space]] += 1
            s.track[space] = tile.NONE


# ------------------------------------------------------------------------------------------ god tiles


@compiled
def spend_god(s, kind):
    """RA-18 to RA-20: a god leaves the game and a tile of the track comes to its owner."""
    lose(s, tile.GOD)
    space = 0
    while s.track[space] != kind:
        space += 1
    s.track[space] = tile.NONE
    gain(s, kind)
    s.phase = phase.LOSSES  # RA-19: in full, before the next exchange


@compiled
def more_gods(s):
    """Whether another exchange is possible."""
    if s.tiles[s.seat, tile.GOD] == 0:
        return False
    for space in range(TRACK_SPACES):
        if takeable(s.track[space]):
            return True
    return False


# ------------------------------------------------------------------------------- tiles and disasters


@compiled
def gain(s, kind):
    """Take a tile. A disaster leaves the game, and its owner owes two tiles of what it strikes (RA-34, RA-36)."""
    if kind < tile.OWNABLE:
        s.tiles[s.seat, kind] += 1
    else:
        s.out[kind] += 1
        s.owed[kind] += 2


@compiled
def lose(s, kind):
    s.tiles[s.seat, kind] -= 1
    s.out[kind] += 1


@compiled
def give_up(s, kind):
    """RA-35: one tile of the owner's choice."""
    lose(s, kind)
    s.owed[tile.UNREST if kind < tile.MONUMENT else tile.EARTHQUAKE] -= 1
    s.phase = phase.LOSSES


@compiled
def resolve_disasters(s):
    """Take every loss that leaves no choice, ask for the others, and go on when nothing is owed."""
    if s.owed[tile.FUNERAL] > 0:
        lose_from(s, tile.FUNERAL, tile.PHARAOH)
    if s.owed[tile.DROUGHT] > 0:  # RA-34: floods first
        lose_from(s, tile.DROUGHT, tile.FLOOD)
        lose_from(s, tile.DROUGHT, tile.NILE)
    s.owed[tile.FUNERAL] = s.owed[tile.DROUGHT] = 0
    choose_civilizations = is_choice(s, tile.UNREST, tile.CIVILIZATION, tile.MONUMENT)
    choose_monuments = is_choice(s, tile.EARTHQUAKE, tile.MONUMENT, tile.OWNABLE)
    if choose_civilizations or choose_monuments:
        s.phase = phase.LOSE
    elif s.ra_player != NOBODY:
        close_auction(s)
    elif more_gods(s):
        s.phase = phase.MORE_GODS
    else:
        s.phase = phase.NEXT_TURN


@compiled
def lose_from(s, disaster, kind):
    """Give up tiles of one kind until the disaster is satisfied or none is left."""
    while s.owed[disaster] > 0 and s.tiles[s.seat, kind] > 0:
        lose(s, kind)
        s.owed[disaster] -= 1


@compiled
def is_choice(s, disaster, first, end):
    """Whether the owner may choose among the kinds from `first` up to `end`; if not, they are given up here."""
    owed = s.owed[disaster]
    if owed == 0:
        return False
    held = 0
    for kind in range(first, end):
        held += s.tiles[s.seat, kind]
    if held > owed and different(s.tiles, s.seat, first, end) > 1:
        return True
    for kind in range(first, end):
        lose_from(s, disaster, kind)
    s.owed[disaster] = 0
    return False


# ------------------------------------------------------------------------------------- end of an epoch


@compiled
def end_epoch(s):
    """RA-37 to RA-40: score, clear the table, turn the suns up, and open the next epoch."""
    score_epoch(s)
    discard_track(s)  # RA-38
    s.out[tile.RA] += s.ra_tiles
    s.ra_tiles = s.ra_drawn = 0
    for seat in range(s.seats):
        forget(s, seat)
        s.suns_up[seat] |= s.suns_down[seat]  # RA-39
        s.suns_down[seat] = 0
    if s.epoch == EPOCHS:
        s.seat = NOBODY
        s.phase = phase.OVER
    else:
        s.epoch += 1
        open_epoch(s)


@compiled
def forget(s, seat):
    """RA-40: gods, gold, floods and civilizations do not last; pharaohs, Niles and monuments do."""
    for kind in range(tile.FLOOD, tile.MONUMENT):
        s.out[kind] += s.tiles[seat, kind]
        s.tiles[seat, kind] = 0
