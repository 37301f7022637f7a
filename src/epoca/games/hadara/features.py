"""A position as a network sees it: sparse inputs, mostly on or off, seats counted from the one who looks.

The inputs of the table come first, then the same block for each seat. The one who looks sees its own pair of cards and
nobody else's. Cards that were laid open are remembered.
"""

import numpy as np

from epoca.compiled import compiled
from epoca.games.hadara import ability, category, marker, phase, place
from epoca.games.hadara.allowed import price, shortage, top
from epoca.games.hadara.components import BUSTS, CARDS, COLOURS, EPOCH_CARDS, EPOCHS, REQUIREMENTS, ROUNDS
from epoca.games.hadara.rules import shield
from epoca.games.hadara.scoring import COINS_A_POINT, bust_points, gold_points, region_points, sets, silver_points
from epoca.games.hadara.state import NO_CARD, NO_REGION, NO_TILE, POINTS_UP
from epoca.games.hadara.worth import card_worth
from epoca.games.sparse import mix, one_of, put, thermometer

COINS = 16
MARKERS = 40
OWN = 11  # cards of a colour, 0 to 10 and more
SPARE = 18  # food that is not needed, from -6 on

# Where the inputs of the table begin
PHASE = 0
HALF = PHASE + phase.OVER + 1
LAP = HALF + 2 * EPOCHS
ADVANCED = LAP + 2 * ROUNDS
PILES = ADVANCED + 1
TOPS = PILES + 5 * len(COLOURS)
COVERED = TOPS + CARDS
PAIR = COVERED + CARDS
PAIR_WORTH = PAIR + CARDS  # of the first and the second card: worth, price, and whether there are coins for it
LEFT = PAIR_WORTH + 6
SHORT = LEFT + 2
TABLE = SHORT + 4

# Where the inputs of a seat begin in its block
DECIDES = 0
STARTS = DECIDES + 1
WAITS = STARTS + 1  # still has its turn in this step
SHIELD = WAITS + 1
COINS_EXACT = SHIELD + len(COLOURS)
COINS_MANY = COINS_EXACT + COINS
MARKER_EXACT = COINS_MANY + 1
MARKER_HIGH = MARKER_EXACT + marker.COUNT * MARKERS
REGIONS_REACHED = MARKER_HIGH + marker.COUNT
BUSTS_REACHED = REGIONS_REACHED + len(REQUIREMENTS)
OWN_CARDS = BUSTS_REACHED + len(BUSTS)
SETS = OWN_CARDS + len(COLOURS) * OWN
FED = SETS + 6
OWN_ABILITIES = FED + SPARE
TILES = OWN_ABILITIES + 2 * ability.COUNT
REGIONS = TILES + 3 * marker.COUNT
OWN_BUSTS = REGIONS + 2 * len(REQUIREMENTS)
SILVERS = OWN_BUSTS + 2 * len(BUSTS)
GOLDS = SILVERS + 2 * marker.COUNT
POINTS = GOLDS + 2
BEHIND = POINTS + 1
TOP_WORTH = BEHIND + 1
TOP_PAYABLE = TOP_WORTH + len(COLOURS)
SEAT = TOP_PAYABLE + len(COLOURS)

MOST_ACTIVE = 120 + 5 * 120


@compiled
def inputs(seats):
    """How many inputs a table of so many seats has."""
    return TABLE + seats * SEAT


@compiled
def odds(box, s, action, weights):
    """No action of Hadara has few enough outcomes to think through one by one."""
    return 0


@compiled
def lines(box, s, seat, out):
    """The score sheet of a seat by category, at the end of the match."""
    for line in range(category.COUNT):
        out[line] = s.sheet[seat, line]


@compiled
def features(box, s, seat, about_to_act, where, what):
    """Write the inputs that are on, as `seat` sees them, and count them."""
    n = features_of_table(box, s, seat, where, what)
    points = np.zeros(s.seats, np.int64)
    for card in range(s.epoch * EPOCH_CARDS):
        if s.place[card] >= place.OWNED:
            points[s.place[card] - place.OWNED] += box.points[card]
        elif s.place[card] == place.OUTER:
            n = put(where, what, n, COVERED + card, 1)
    best = 0
    for other in range(s.seats):
        points[other] += region_points(box, s, other) + bust_points(box, s, other) + silver_points(s, other)
        points[other] += gold_points(s, other) + s.coins[other] // COINS_A_POINT
        best = max(best, points[other])
    for i in range(s.seats):
        other = (seat + i) % s.seats
        at = TABLE + i * SEAT
        n = features_of_seat(box, s, other, at, where, what, n)
        n = put(where, what, n, at + POINTS, points[other] / 60)
        n = put(where, what, n, at + BEHIND, (best - points[other]) / 30)
    return n


@compiled
def features_of_table(box, s, seat, where, what):
    n = put(where, what, 0, PHASE + s.phase, 1)
    n = put(where, what, n, HALF + 2 * (s.epoch - 1) + s.half, 1)
    if s.step == phase.DRAFT:
        n = put(where, what, n, LAP + s.lap, 1)
    elif s.step == phase.TAKE:
        n = put(where, what, n, LAP + ROUNDS + s.lap, 1)
    if box.advanced:
        n = put(where, what, n, ADVANCED, 1)
    for colour in range(len(COLOURS)):
        if s.outer_size[colour] > 0:
            n = thermometer(where, what, n, PILES + 5 * colour, s.outer_size[colour], 5)
            n = put(where, what, n, TOPS + top(s, colour), 1)
    if s.hand[seat, 0] != NO_CARD:
        for i in range(2):
            card = s.hand[seat, i]
            cost = price(box, s, seat, card)
            n = put(where, what, n, PAIR + card, 1)
            n = put(where, what, n, PAIR_WORTH + 3 * i, card_worth(box, s, seat, card) / 10)
            n = put(where, what, n, PAIR_WORTH + 3 * i + 1, cost / 5)
            if cost <= s.coins[seat]:
                n = put(where, what, n, PAIR_WORTH + 3 * i + 2, 1)
    n = thermometer(where, what, n, LEFT, s.left, 2)
    if s.phase == phase.HUNGER:
        n = thermometer(where, what, n, SHORT, shortage(s), 4)
    return n


@compiled
def features_of_seat(box, s, seat, at, where, what, n):
    """What lies in front of a seat."""
    if seat == s.seat:
        n = put(where, what, n, at + DECIDES, 1)
    if seat == s.start_player:
        n = put(where, what, n, at + STARTS, 1)
    if (seat - s.start_player) % s.seats > s.turn:
        n = put(where, what, n, at + WAITS, 1)
    if s.step == phase.DRAFT and s.lap < ROUNDS:
        n = put(where, what, n, at + SHIELD + shield(s, seat), 1)
    n = one_of(where, what, n, at + COINS_EXACT, s.coins[seat], COINS)
    n = put(where, what, n, at + COINS_MANY, s.coins[seat] / 20)
    cards = 0
    for colour in range(len(COLOURS)):
        cards += s.cards[seat, colour]
        n = one_of(where, what, n, at + OWN_CARDS + OWN * colour, s.cards[seat, colour], OWN)
    for resource in range(marker.COUNT):
        n = one_of(where, what, n, at + MARKER_EXACT + MARKERS * resource, s.marker[seat, resource], MARKERS)
        n = put(where, what, n, at + MARKER_HIGH + resource, s.marker[seat, resource] / 20)
        n = thermometer(where, what, n, at + TILES + 3 * resource, s.bonus[seat, resource], 3)
    n = one_of(where, what, n, at + FED, max(0, s.marker[seat, marker.FOOD] - cards + 6), SPARE)
    n = thermometer(where, what, n, at + SETS, sets(s, seat, 0), 6)
    for kind in range(ability.COUNT):
        if s.ability[seat, kind] > 0:
            n = thermometer(where, what, n, at + OWN_ABILITIES + 2 * kind, s.ability[seat, kind], 2)
    for level in range(len(REQUIREMENTS)):
        if s.region[seat, level] != NO_REGION:
            n = put(where, what, n, at + REGIONS + 2 * level + s.annexed[seat, level], 1)
        elif s.marker[seat, marker.MILITARY] >= REQUIREMENTS[level]:
            n = put(where, what, n, at + REGIONS_REACHED + level, 1)
    for bust in range(len(BUSTS)):
        tile = s.bust[seat, bust]
        if tile != NO_TILE:
            n = put(where, what, n, at + OWN_BUSTS + 2 * bust + (tile > POINTS_UP), 1)
        elif s.marker[seat, marker.CULTURE] >= BUSTS[bust]:
            n = put(where, what, n, at + BUSTS_REACHED + bust, 1)
    for seal in range(2):
        if s.silver[seat, seal] != NO_TILE:
            resource = s.silver[seat, seal] - 1
            second = seal == 1 and s.silver[seat, 0] == s.silver[seat, 1]
            n = put(where, what, n, at + SILVERS + 2 * resource + second, 1)
    n = thermometer(where, what, n, at + GOLDS, s.gold[seat], 2)
    for colour in range(len(COLOURS)):
        if s.outer_size[colour] > 0:
            card = top(s, colour)
            n = put(where, what, n, at + TOP_WORTH + colour, card_worth(box, s, seat, card) / 10)
            if price(box, s, seat, card) <= s.coins[seat]:
                n = put(where, what, n, at + TOP_PAYABLE + colour, 1)
    return n


@compiled
def key(box, s, seat):
    """A number for what a seat knows: what lies open, was open once, or is in its hand."""
    k = mix(mix(mix(s.seat, s.phase), s.step), s.turn)
    k = mix(mix(mix(mix(k, s.epoch), s.half), s.lap), s.wheel)
    k = mix(mix(mix(k, s.left), s.paid), s.placing)
    k = mix(mix(k, s.hand[seat, 0]), s.hand[seat, 1])
    for card in range(s.epoch * EPOCH_CARDS):
        at = s.place[card]
        if at <= place.INNER or (place.HAND <= at < place.OWNED and at != place.SOLD + seat):
            at = place.REST  # unseen, or told by the hand
        k = mix(k, at)
    for colour in range(len(COLOURS)):
        for i in range(s.outer_size[colour]):
            k = mix(k, s.outer[colour, i])
        k = mix(k, s.outer_size[colour])
    for other in range(s.seats):
        k = mix(mix(k, s.coins[other]), s.gold[other])
        for resource in range(marker.COUNT):
            k = mix(mix(k, s.marker[other, resource]), s.bonus[other, resource])
        for bust in range(len(BUSTS)):
            k = mix(k, s.bust[other, bust])
        for level in range(len(REQUIREMENTS)):
            at = s.region[other, level]
            annexed = at != NO_REGION and s.annexed[other, level]
            k = mix(mix(k, at), s.region_pile[level, at] + 1 if annexed else 0)
        k = mix(mix(mix(k, s.silver[other, 0]), s.silver[other, 1]), s.hand[other, 0] != NO_CARD)
    return k
