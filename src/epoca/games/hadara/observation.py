"""A seat's view as numbers: what the environments hand to a learner. Seats are counted from the observer, clockwise.

LAYOUT says what stands where; docs/observations.md is written from it.
"""

from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.hadara import ability, marker, phase, place
from epoca.games.hadara.allowed import colour_of, shortage, top
from epoca.games.hadara.components import BUSTS, CARDS, COLOURS, EPOCH_CARDS, MOST_SEATS, REQUIREMENTS, SEALS
from epoca.games.hadara.rules import shield
from epoca.games.hadara.state import NO_CARD, NO_REGION
from epoca.games.layout import offsets, size

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
    ("silver seals", SEALS, "0 none, 1 to 4 the tile by resource"),
    ("gold seals", 1, ""),
    ("drawn", 1, "cards in hand"),
)
PLAYER_SIZE = size(PLAYER)
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
SIZE = size(LAYOUT)
at, area = offsets(LAYOUT), offsets(PLAYER)


@compiled
def observe(box, s, seat, out):
    """Write what a seat may know into `out`."""
    out[:] = 0
    seat, seats = int(seat), int(s.seats)
    out[at.phase + s.phase] = 1
    if s.seat != NOBODY:
        out[at.seat_to_decide + (s.seat - seat) % seats] = 1
    out[at.epoch + s.epoch - 1] = 1
    out[at.phase_b] = s.half
    if s.step == phase.DRAFT or s.step == phase.TAKE:
        out[at.round] = s.lap + 1
    out[at.seats] = seats
    out[at.start_player + (s.start_player - seat) % seats] = 1
    if s.step == phase.DRAFT and s.phase != phase.WHEEL:
        for i in range(seats):
            out[at.shields + i] = 1 + shield(s, (seat + i) % seats)
    codes = 1 << 4 * seat | 3 << 4 * (MOST_SEATS + seat)  # four bits for each place from HAND on
    for i in range(seats):
        codes |= (4 + i) << 4 * (2 * MOST_SEATS + (seat + i) % seats)
    end = s.epoch * EPOCH_CARDS
    for card in range(end):
        if s.place[card] >= place.HAND:
            out[at.known_cards + card] = codes >> 4 * (int(s.place[card]) - place.HAND) & 15
    if s.half == 0:
        for card in range(end - EPOCH_CARDS, end):
            out[at.inner_piles + colour_of(card)] += s.place[card] == place.INNER
    for colour in range(len(COLOURS)):
        out[at.outer_piles + colour] = s.outer_size[colour]
        if s.outer_size[colour] > 0:
            card = top(s, colour)
            out[at.tops + colour] = 1 + card
            out[at.known_cards + card] = 2
    for i in range(2):
        if s.hand[seat, i] != NO_CARD:
            out[at.hand + i] = 1 + s.hand[seat, i]
    if s.phase == phase.HUNGER:
        out[at.short] = shortage(s)
    for level in range(len(REQUIREMENTS)):
        out[at.regions_left + level] = seats - s.regions_taken[level]
    for i in range(seats):
        observe_player(s, (seat + i) % seats, out, at.players + i * PLAYER_SIZE)


@compiled
def observe_player(s, seat, out, start):
    """Write what lies in front of a player."""
    out[start + area.present] = 1
    out[start + area.start_card] = s.start_card[seat] + 1
    out[start + area.start_card + 1] = s.side[seat]
    out[start + area.coins] = s.coins[seat]
    for resource in range(marker.COUNT):
        out[start + area.markers + resource] = s.marker[seat, resource]
        out[start + area.bonus_tiles + resource] = s.bonus[seat, resource]
    for colour in range(len(COLOURS)):
        out[start + area.cards + colour] = s.cards[seat, colour]
    for kind in range(ability.COUNT):
        out[start + area.abilities + kind] = s.ability[seat, kind]
    for level in range(len(REQUIREMENTS)):
        if s.region[seat, level] != NO_REGION:
            out[start + area.regions + level] = 1 + s.annexed[seat, level]
    for bust in range(len(BUSTS)):
        out[start + area.busts + bust] = s.bust[seat, bust]
    for seal in range(SEALS):
        out[start + area.silver_seals + seal] = s.silver[seat, seal]
    out[start + area.gold_seals] = s.gold[seat]
    out[start + area.drawn] = (s.hand[seat, 0] != NO_CARD) + (s.hand[seat, 1] != NO_CARD)
