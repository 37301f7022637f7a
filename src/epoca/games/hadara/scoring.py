"""The final count (HA-51): six lines of the score sheet. At any time it tells what the match would be worth now."""

from epoca.compiled import compiled
from epoca.games.hadara import ability, category, place
from epoca.games.hadara.components import BUSTS, CARDS, COLOURS, REQUIREMENTS, SEALS
from epoca.games.hadara.state import NO_REGION, NO_TILE, POINTS_UP

POINTS_A_SET = 7  # HA-35
SET_POINTS_MORE = 4  # HA-46
COINS_A_POINT = 5  # HA-51


@compiled
def score(box, s, seat, lines):
    """Write a seat's six lines."""
    lines[category.REGIONS] = region_points(box, s, seat)
    lines[category.BUSTS] = bust_points(box, s, seat)
    lines[category.SILVER] = silver_points(s, seat)
    lines[category.GOLD] = gold_points(s, seat)
    lines[category.CARDS] = card_points(box, s, seat)
    lines[category.COINS] = s.coins[seat] // COINS_A_POINT


@compiled
def points(box, s, seat):
    """A seat's points if the match ended now."""
    return (
        region_points(box, s, seat)
        + bust_points(box, s, seat)
        + silver_points(s, seat)
        + gold_points(s, seat)
        + card_points(box, s, seat)
        + s.coins[seat] // COINS_A_POINT
    )


@compiled
def rank(box, s, seat):
    """HA-52: most points first, then most coins; still tied is shared."""
    standing = 1
    for other in range(s.seats):
        more = s.sheet[other].sum() - s.sheet[seat].sum()
        if more > 0 or (more == 0 and s.coins[other] > s.coins[seat]):
            standing += 1
    return standing


@compiled
def region_points(box, s, seat):
    """HA-24, HA-25: the front's points if plundered, the back's if annexed."""
    points = 0
    for level in range(len(REQUIREMENTS)):
        nth = s.region[seat, level]
        if nth != NO_REGION:
            if s.annexed[seat, level]:
                points += int(box.back_points[level, s.region_pile[level, nth]])
            else:
                points += int(box.front_points[level])
    return points


@compiled
def bust_points(box, s, seat):
    """HA-27: the bust's own points, and its bonus where the tile shows points."""
    points = 0
    for bust in range(len(BUSTS)):
        if s.bust[seat, bust] != NO_TILE:
            points += int(box.bust_points[bust])
            if s.bust[seat, bust] > POINTS_UP:
                points += int(box.bust_bonus[bust])
    return points


@compiled
def silver_points(s, seat):
    """HA-34, HA-45: half the marker, rounded up; with `full_silver` the best seal counts it whole."""
    points = 0
    best = 0  # what a whole marker would add
    second = 0
    for seal in range(SEALS):
        if s.silver[seat, seal] != NO_TILE:
            marker = int(s.marker[seat, s.silver[seat, seal] - 1])
            points += (marker + 1) // 2
            if marker // 2 > best:
                best, second = marker // 2, best
            else:
                second = max(second, marker // 2)
    if s.ability[seat, ability.FULL_SILVER] > 0:
        points += best
    if s.ability[seat, ability.FULL_SILVER] > 1:
        points += second
    return points


@compiled
def gold_points(s, seat):
    """HA-35, HA-46, HA-47."""
    points = POINTS_A_SET * int(s.gold[seat]) * sets(s, seat, int(s.ability[seat, ability.WILD_CARD]))
    return points + SET_POINTS_MORE * int(s.ability[seat, ability.SET_POINTS]) * sets(s, seat, 0)


@compiled
def sets(s, seat, wild):
    """Sets of five cards of different colours, with `wild` cards standing in for missing ones."""
    count = 0
    while True:
        missing = 0
        for colour in range(len(COLOURS)):
            missing += max(0, count + 1 - int(s.cards[seat, colour]))
        if missing > wild:
            return count
        count += 1


@compiled
def card_points(box, s, seat):
    points = 0
    for card in range(CARDS):
        if s.place[card] == place.OWNED + seat:
            points += int(box.points[card])
    return points
