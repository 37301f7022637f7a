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
from epoca.games.layout import offsets, size
from epoca.games.sparse import mix, one_of, put, thermometer

COINS = 16
MARKERS = 40
OWN = 11  # cards of a colour, 0 to 10 and more
SPARE = 18  # food that is not needed, from -6 on

# What the inputs of the table are
TABLE = (
    ("phase", phase.OVER + 1),
    ("half", 2 * EPOCHS),
    ("lap", 2 * ROUNDS),
    ("advanced", 1),
    ("piles", 5 * len(COLOURS)),
    ("tops", CARDS),
    ("covered", CARDS),
    ("pair", CARDS),
    ("pair worth", 6),  # of the first and the second card: worth, price, and whether there are coins for it
    ("left", 2),
    ("short", 4),
)

# What the inputs of a seat are
AREA = (
    ("decides", 1),
    ("starts", 1),
    ("waits", 1),  # still has its turn in this step
    ("shield", len(COLOURS)),
    ("coins exact", COINS),
    ("coins many", 1),
    ("marker exact", marker.COUNT * MARKERS),
    ("marker high", marker.COUNT),
    ("regions reached", len(REQUIREMENTS)),
    ("busts reached", len(BUSTS)),
    ("own cards", len(COLOURS) * OWN),
    ("sets", 6),
    ("fed", SPARE),
    ("own abilities", 2 * ability.COUNT),
    ("tiles", 3 * marker.COUNT),
    ("regions", 2 * len(REQUIREMENTS)),
    ("own busts", 2 * len(BUSTS)),
    ("silvers", 2 * marker.COUNT),
    ("golds", 2),
    ("points", 1),
    ("behind", 1),
    ("top worth", len(COLOURS)),
    ("top payable", len(COLOURS)),
)

table, area = offsets(TABLE), offsets(AREA)
TABLE_SIZE, AREA_SIZE = size(TABLE), size(AREA)
MOST_ACTIVE = 120 + 5 * 120


@compiled
def inputs(seats):
    """How many inputs a table of so many seats has."""
    return TABLE_SIZE + seats * AREA_SIZE


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
def features(box, s, seat, about_to_act, index, value):
    """Write the inputs that are on, as `seat` sees them, and count them."""
    n = features_of_table(box, s, seat, index, value)
    points = np.zeros(s.seats, np.int64)
    for card in range(int(s.epoch) * EPOCH_CARDS):
        if s.place[card] >= place.OWNED:
            points[s.place[card] - place.OWNED] += box.points[card]
        elif s.place[card] == place.OUTER:
            n = put(index, value, n, table.covered + card, 1)
    best = 0
    for other in range(s.seats):
        points[other] += region_points(box, s, other) + bust_points(box, s, other) + silver_points(s, other)
        points[other] += gold_points(s, other) + s.coins[other] // COINS_A_POINT
        best = max(best, points[other])
    for i in range(s.seats):
        other = (seat + i) % s.seats
        at = TABLE_SIZE + i * AREA_SIZE
        n = features_of_seat(box, s, other, at, index, value, n)
        n = put(index, value, n, at + area.points, points[other] / 60)
        n = put(index, value, n, at + area.behind, (best - points[other]) / 30)
    return n


@compiled
def features_of_table(box, s, seat, index, value):
    n = put(index, value, 0, table.phase + int(s.phase), 1)
    n = put(index, value, n, table.half + 2 * (int(s.epoch) - 1) + int(s.half), 1)
    if s.step == phase.DRAFT:
        n = put(index, value, n, table.lap + int(s.lap), 1)
    elif s.step == phase.TAKE:
        n = put(index, value, n, table.lap + ROUNDS + int(s.lap), 1)
    if box.advanced:
        n = put(index, value, n, table.advanced, 1)
    for colour in range(len(COLOURS)):
        if s.outer_size[colour] > 0:
            n = thermometer(index, value, n, table.piles + 5 * colour, s.outer_size[colour], 5)
            n = put(index, value, n, table.tops + int(top(s, colour)), 1)
    if s.hand[seat, 0] != NO_CARD:
        for i in range(2):
            card = int(s.hand[seat, i])
            cost = price(box, s, seat, card)
            n = put(index, value, n, table.pair + card, 1)
            n = put(index, value, n, table.pair_worth + 3 * i, card_worth(box, s, seat, card) / 10)
            n = put(index, value, n, table.pair_worth + 3 * i + 1, cost / 5)
            if cost <= s.coins[seat]:
                n = put(index, value, n, table.pair_worth + 3 * i + 2, 1)
    n = thermometer(index, value, n, table.left, s.left, 2)
    if s.phase == phase.HUNGER:
        n = thermometer(index, value, n, table.short, shortage(s), 4)
    return n


@compiled
def features_of_seat(box, s, seat, at, index, value, n):
    """What lies in front of a seat."""
    if seat == s.seat:
        n = put(index, value, n, at + area.decides, 1)
    if seat == s.start_player:
        n = put(index, value, n, at + area.starts, 1)
    if (seat - s.start_player) % s.seats > s.turn:
        n = put(index, value, n, at + area.waits, 1)
    if s.step == phase.DRAFT and s.lap < ROUNDS:
        n = put(index, value, n, at + area.shield + int(shield(s, seat)), 1)
    n = one_of(index, value, n, at + area.coins_exact, s.coins[seat], COINS)
    n = put(index, value, n, at + area.coins_many, s.coins[seat] / 20)
    cards = 0
    for colour in range(len(COLOURS)):
        cards += s.cards[seat, colour]
        n = one_of(index, value, n, at + area.own_cards + OWN * colour, s.cards[seat, colour], OWN)
    for resource in range(marker.COUNT):
        n = one_of(index, value, n, at + area.marker_exact + MARKERS * resource, s.marker[seat, resource], MARKERS)
        n = put(index, value, n, at + area.marker_high + resource, s.marker[seat, resource] / 20)
        n = thermometer(index, value, n, at + area.tiles + 3 * resource, s.bonus[seat, resource], 3)
    n = one_of(index, value, n, at + area.fed, max(0, s.marker[seat, marker.FOOD] - cards + 6), SPARE)
    n = thermometer(index, value, n, at + area.sets, sets(s, seat, 0), 6)
    for kind in range(ability.COUNT):
        if s.ability[seat, kind] > 0:
            n = thermometer(index, value, n, at + area.own_abilities + 2 * kind, s.ability[seat, kind], 2)
    for level in range(len(REQUIREMENTS)):
        if s.region[seat, level] != NO_REGION:
            n = put(index, value, n, at + area.regions + 2 * level + int(s.annexed[seat, level]), 1)
        elif s.marker[seat, marker.MILITARY] >= REQUIREMENTS[level]:
            n = put(index, value, n, at + area.regions_reached + level, 1)
    for bust in range(len(BUSTS)):
        tile = s.bust[seat, bust]
        if tile != NO_TILE:
            n = put(index, value, n, at + area.own_busts + 2 * bust + (tile > POINTS_UP), 1)
        elif s.marker[seat, marker.CULTURE] >= BUSTS[bust]:
            n = put(index, value, n, at + area.busts_reached + bust, 1)
    for seal in range(2):
        if s.silver[seat, seal] != NO_TILE:
            resource = int(s.silver[seat, seal]) - 1
            second = seal == 1 and s.silver[seat, 0] == s.silver[seat, 1]
            n = put(index, value, n, at + area.silvers + 2 * resource + second, 1)
    n = thermometer(index, value, n, at + area.golds, s.gold[seat], 2)
    for colour in range(len(COLOURS)):
        if s.outer_size[colour] > 0:
            card = top(s, colour)
            n = put(index, value, n, at + area.top_worth + colour, card_worth(box, s, seat, card) / 10)
            if price(box, s, seat, card) <= s.coins[seat]:
                n = put(index, value, n, at + area.top_payable + colour, 1)
    return n


@compiled
def key(box, s, seat):
    """A number for what a seat knows: what lies open, was open once, or is in its hand."""
    k = mix(mix(mix(s.seat, s.phase), s.step), s.turn)
    k = mix(mix(mix(mix(k, s.epoch), s.half), s.lap), s.wheel)
    k = mix(mix(mix(k, s.left), s.paid), s.placing)
    k = mix(mix(k, s.hand[seat, 0]), s.hand[seat, 1])
    for card in range(int(s.epoch) * EPOCH_CARDS):
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
