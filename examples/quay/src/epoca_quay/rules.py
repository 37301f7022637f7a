"""The rules of Quay, over one flat record. The numbers are those of rules/en.md.

    chance       the stream the next crate comes from
    seats        players at the table, seated 0, 1, 2 ... clockwise
    seat         whose decision it is, NOBODY when the match is over
    first        who bids first for the crate ashore
    bids_left    seats that have not bid or passed yet
    high_bid     the highest bid so far, 0 for none
    high_bidder  who made it
    crate        the crate ashore, by its value
    ashore       crates that have come ashore
    at_sea       crates that may still come, bit n for the crate of value n
    coins        each seat's coins
    crates       each seat's crates, bit n for the crate of value n

Action 0 is to pass, action n to bid n coins.
"""

from epoca.chance import STREAM, below
from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.layout import offsets
from epoca.records import blank, record

MOST_SEATS = 4
BIGGEST = 10  # crates of value 1 to 10
CRATES = 8  # that many come ashore
COINS_A_POINT = 3
OPTIONS = {"purse": ("12", "18")}

PASS = 0
ACTIONS = 1 + max(map(int, OPTIONS["purse"]))

BOX = record([("purse", "i1")])
STATE = record(
    [
        ("chance", "i8", (STREAM,)),
        ("seats", "i1"),
        ("seat", "i1"),
        ("first", "i1"),
        ("bids_left", "i1"),
        ("high_bid", "i1"),
        ("high_bidder", "i1"),
        ("crate", "i1"),
        ("ashore", "i1"),
        ("at_sea", "i2"),
        ("coins", "i1", (MOST_SEATS,)),
        ("crates", "i2", (MOST_SEATS,)),
    ]
)


def box(options, components):
    """What a match is played with."""
    contents = blank(BOX)
    contents.purse = int(options["purse"])
    return contents


@compiled
def deal(box, s, seats):
    """Q-1, Q-2: a purse for everybody, and the first crate."""
    s.seats = seats
    s.first = s.ashore = 0
    s.at_sea = (2 << BIGGEST) - 2
    s.coins[:] = 0
    s.coins[:seats] = box.purse
    s.crates[:] = 0
    land(s)


@compiled
def land(s):
    """Q-2: a crate comes ashore, each as likely as any other."""
    skip = below(s.chance, BIGGEST - s.ashore)
    crate = 1
    while skip > 0 or not s.at_sea >> crate & 1:
        skip -= s.at_sea >> crate & 1
        crate += 1
    s.at_sea ^= 1 << crate
    s.crate = crate
    s.ashore += 1
    s.bids_left = s.seats
    s.high_bid = 0
    s.high_bidder = NOBODY
    s.seat = s.first


@compiled
def legal(box, s, mask):
    """Q-3: pass, or bid more than the highest bid and no more than one has."""
    mask[:] = 0
    if s.seat == NOBODY:
        return 0
    mask[PASS] = 1
    mask[s.high_bid + 1 : s.coins[s.seat] + 1] = 1
    return 1 + max(0, s.coins[s.seat] - s.high_bid)


@compiled
def apply(box, s, action):
    """Bid or pass; after the last seat the crate is sold and the next one comes."""
    if action != PASS:
        s.high_bid = action
        s.high_bidder = s.seat
    s.bids_left -= 1
    if s.bids_left > 0:
        s.seat = (s.seat + 1) % s.seats
        return
    if s.high_bidder != NOBODY:  # Q-4; otherwise it goes back to sea for good
        s.coins[s.high_bidder] -= s.high_bid
        s.crates[s.high_bidder] |= 1 << int(s.crate)
    if s.ashore == CRATES:
        s.seat = NOBODY
    else:
        s.first = (s.first + 1) % s.seats
        land(s)


@compiled
def score(box, s, seat):
    """Q-6: the values of one's crates, and a point for every three coins."""
    points = s.coins[seat] // COINS_A_POINT
    for crate in range(1, BIGGEST + 1):
        if s.crates[seat] >> crate & 1:
            points += crate
    return points


@compiled
def rank(box, s, seat):
    """Q-6: most points win; those tied share their rank."""
    place = 1
    for other in range(s.seats):
        place += score(box, s, other) > score(box, s, seat)
    return place


@compiled
def greedy(box, s):
    """Outbid by one coin as long as a crate costs no more than half its value and a coin."""
    bid = s.high_bid + 1
    return bid if bid <= min(s.coins[s.seat], s.crate // 2 + 1) else PASS


LAYOUT = (
    ("crate", 1, "value of the crate ashore"),
    ("ashore", 1, "crates that have come ashore"),
    ("high bid", 1, "the highest bid, 0 for none"),
    ("bids left", 1, "seats that have not bid or passed yet"),
    ("at sea", BIGGEST, "whether the crate of value 1 to 10 may still come"),
    ("coins", MOST_SEATS, "of each seat, from the observer on"),
    ("points", MOST_SEATS, "of each seat, from the observer on"),
)


at = offsets(LAYOUT)


@compiled
def observe(box, s, seat, out):
    """Write what a seat may know, which is everything but the order of the crates at sea."""
    out[:] = 0
    out[at.crate] = s.crate
    out[at.ashore] = s.ashore
    out[at.high_bid] = s.high_bid
    out[at.bids_left] = s.bids_left
    for crate in range(BIGGEST):
        out[at.at_sea + crate] = s.at_sea >> (crate + 1) & 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[at.coins + i] = s.coins[other]
        out[at.points + i] = score(box, s, other)
