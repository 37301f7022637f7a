"""A seat's view as numbers: what the environments hand to a learner. Seats are counted from the observer, clockwise.

LAYOUT says what stands where; docs/observations.md is written from it.
"""

from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.hadara import ability, marker, phase, place
from epoca.games.hadara.allowed import colour_of, shortage, top
from epoca.games.hadara.components import BUSTS, CARDS, COLOURS, EPOCH_CARDS, MOST_SEATS, REQUIREMENTS
from epoca.games.hadara.rules import shield
from epoca.games.hadara.state import NO_CARD, NO_REGION

PLAYER = (
    ("present", 1, "1 if somebody sits there"),
    ("start card", 2, "initiative, and 1 if it lies on side B"),
    ("coins", 1, ""),
    ("markers", marker.COUNT, "income, military, culture, food"),
    ("cards", len(COLOURS), "owned cards by colour"),
    ("abilities", ability.COUNT, "owned cards by ability"),
    ("bonus tiles", marker.COUNT, "unused, by resource"),
    ("regions", len(REQUIREMENTS), "by requirement: 0 none, 1 plundered, 2 annexed"),
    ("busts", len(BUSTS), "0 none, 1 to 4 a tile by resource, 5 to 8 with its points up"),
    ("silver seals", 2, "0 none, 1 to 4 the tile by resource"),
    ("gold seals", 1, ""),
    ("drawn", 1, "cards in hand"),
)
PLAYER_SIZE = sum(size for _, size, _ in PLAYER)
LAYOUT = (
    ("phase", 10, "one of side, wheel, draft, place, region, bust, take, hunger, seals, over"),
    ("seat to decide", MOST_SEATS, "one seat, none when the match is over"),
    ("epoch", 3, "one of the three"),
    ("phase B", 1, "0 in phase A, 1 in phase B"),
    ("round", 1, "1 to 5 in the draft and the takes, otherwise 0"),
    ("seats", 1, "players at the table"),
    ("start player", MOST_SEATS, "one seat"),
    ("shields", MOST_SEATS, "for each seat the colour it draws from, 1 to 5, while phase A is drafted"),
    ("inner piles", len(COLOURS), "cards in each"),
    ("outer piles", len(COLOURS), "cards in each"),
    ("tops", len(COLOURS), "the card on top of each outer pile: 1 + its index, 0 for none"),
    ("hand", 2, "the observer's pair: 1 + index"),
    ("short", 1, "cards that food does not reach for, while somebody is hungry"),
    ("regions left", len(REQUIREMENTS), "by requirement"),
    ("known cards", CARDS, "0 unknown, 1 in hand, 2 on top of a pile, 3 sold by the observer, 4 + seat owned"),
    ("players", MOST_SEATS * PLAYER_SIZE, "for each seat: " + ", ".join(f"{n} ({s})" for n, s, _ in PLAYER)),
)
SIZE = sum(size for _, size, _ in LAYOUT)


@compiled
def observe(box, s, seat, out):
    """Write what a seat may know into `out`."""
    out[:] = 0
    seats = s.seats
    out[s.phase] = 1
    at = 10
    if s.seat != NOBODY:
        out[at + (s.seat - seat) % seats] = 1
    at += MOST_SEATS
    out[at + s.epoch - 1] = 1
    out[at + 3] = s.half
    if s.step == phase.DRAFT or s.step == phase.TAKE:
        out[at + 4] = s.lap + 1
    out[at + 5] = seats
    at += 6
    out[at + (s.start_player - seat) % seats] = 1
    at += MOST_SEATS
    if s.step == phase.DRAFT and s.phase != phase.WHEEL:
        for i in range(seats):
            out[at + i] = 1 + shield(s, (seat + i) % seats)
    at += MOST_SEATS
    known = at + 3 * len(COLOURS) + 3 + len(REQUIREMENTS)
    codes = 1 << 4 * seat | 3 << 4 * (MOST_SEATS + seat)  # four bits for each place from HAND on
    for i in range(seats):
        codes |= (4 + i) << 4 * (2 * MOST_SEATS + (seat + i) % seats)
    end = s.epoch * EPOCH_CARDS
    for card in range(end):
        if s.place[card] >= place.HAND:
            out[known + card] = codes >> 4 * (int(s.place[card]) - place.HAND) & 15
    if s.half == 0:
        for card in range(end - EPOCH_CARDS, end):
            out[at + colour_of(card)] += s.place[card] == place.INNER
    for colour in range(len(COLOURS)):
        out[at + len(COLOURS) + colour] = s.outer_size[colour]
        if s.outer_size[colour] > 0:
            card = top(s, colour)
            out[at + 2 * len(COLOURS) + colour] = 1 + card
            out[known + card] = 2
    at += 3 * len(COLOURS)
    for i in range(2):
        if s.hand[seat, i] != NO_CARD:
            out[at + i] = 1 + s.hand[seat, i]
    if s.phase == phase.HUNGER:
        out[at + 2] = shortage(s)
    at += 3
    for level in range(len(REQUIREMENTS)):
        out[at + level] = seats - s.regions_taken[level]
    at += len(REQUIREMENTS) + CARDS
    for i in range(seats):
        observe_player(s, (seat + i) % seats, out, at + i * PLAYER_SIZE)


@compiled
def observe_player(s, seat, out, at):
    """Write what lies in front of a player."""
    out[at] = 1
    out[at + 1] = s.start_card[seat] + 1
    out[at + 2] = s.side[seat]
    out[at + 3] = s.coins[seat]
    at += 4
    for resource in range(marker.COUNT):
        out[at + resource] = s.marker[seat, resource]
    at += marker.COUNT
    for colour in range(len(COLOURS)):
        out[at + colour] = s.cards[seat, colour]
    at += len(COLOURS)
    for kind in range(ability.COUNT):
        out[at + kind] = s.ability[seat, kind]
    at += ability.COUNT
    for resource in range(marker.COUNT):
        out[at + resource] = s.bonus[seat, resource]
    at += marker.COUNT
    for level in range(len(REQUIREMENTS)):
        if s.region[seat, level] != NO_REGION:
            out[at + level] = 1 + s.annexed[seat, level]
    at += len(REQUIREMENTS)
    for bust in range(len(BUSTS)):
        out[at + bust] = s.bust[seat, bust]
    at += len(BUSTS)
    out[at] = s.silver[seat, 0]
    out[at + 1] = s.silver[seat, 1]
    out[at + 2] = s.gold[seat]
    out[at + 3] = (s.hand[seat, 0] != NO_CARD) + (s.hand[seat, 1] != NO_CARD)
