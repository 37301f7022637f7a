"""Scoring at the end of an epoch (RA-41 to RA-48). Every function reads like its row on the score sheet."""

from epoca.compiled import compiled
from epoca.games.ra import category, tile
from epoca.games.ra.components import EPOCHS, SUNS


@compiled
def score_epoch(s):
    """Write the epoch's column of the score sheet and add it to the points."""
    sheet = s.sheet[s.epoch - 1]
    for seat in range(s.seats):
        sheet[seat, category.GODS] = 2 * s.tiles[seat, tile.GOD]  # RA-41
        sheet[seat, category.GOLD] = 3 * s.tiles[seat, tile.GOLD]  # RA-41
        sheet[seat, category.PHARAOHS] = pharaoh_points(s, seat)
        sheet[seat, category.RIVER] = river_points(s.tiles, seat)
        sheet[seat, category.CIVILIZATIONS] = civilization_points(s.tiles, seat)
        if s.epoch == EPOCHS:
            sheet[seat, category.MONUMENTS] = monument_points(s.tiles, seat)
            sheet[seat, category.SUNS] = sun_points(s, seat)
    for seat in range(s.seats):
        total = s.points[seat]
        for row in range(category.FLOOR):
            total += sheet[seat, row]
        if total < 0:  # RA-45: the total, not a category, never falls below 0
            sheet[seat, category.FLOOR] = -total
            total = 0
        s.points[seat] = total


@compiled
def points(box, s, seat):
    """A seat's points so far."""
    return s.points[seat]


@compiled
def rank(box, s, seat):
    """RA-49: most points first; the highest sun breaks a tie for the win, and no other."""
    place = 1
    beaten = False
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            place += 1
        elif s.points[other] == s.points[seat] and highest_sun(s, other) > highest_sun(s, seat):
            beaten = True
    return 2 if place == 1 and beaten else place


@compiled
def pharaoh_points(s, seat):
    """RA-42: most +5, fewest -2, all equal nothing."""
    most = fewest = s.tiles[0, tile.PHARAOH]
    for other in range(1, s.seats):
        most = max(most, s.tiles[other, tile.PHARAOH])
        fewest = min(fewest, s.tiles[other, tile.PHARAOH])
    if most == fewest:
        return 0
    if s.tiles[seat, tile.PHARAOH] == most:
        return 5
    if s.tiles[seat, tile.PHARAOH] == fewest:
        return -2
    return 0


@compiled
def river_points(tiles, seat):
    """RA-43: floods and Niles count one each, but only with a flood."""
    if tiles[seat, tile.FLOOD] == 0:
        return 0
    return tiles[seat, tile.FLOOD] + tiles[seat, tile.NILE]


@compiled
def civilization_points(tiles, seat):
    """RA-44: none -5; three, four, five different kinds 5, 10, 15."""
    kinds = different(tiles, seat, tile.CIVILIZATION, tile.MONUMENT)
    if kinds == 0:
        return -5
    return 5 * max(0, kinds - 2)


@compiled
def monument_points(tiles, seat):
    """RA-46 and RA-47: different kinds, and each kind held three times or more."""
    kinds = different(tiles, seat, tile.MONUMENT, tile.OWNABLE)
    points = kinds
    if kinds >= 7:
        points = 5 * (kinds - 5)
    for kind in range(tile.MONUMENT, tile.OWNABLE):
        points += 5 * max(0, int(tiles[seat, kind]) - 2)
    return points


@compiled
def sun_points(s, seat):
    """RA-48: highest sum of suns +5, lowest -5, all equal nothing. The centre sun is nobody's."""
    own = sun_sum(s, seat)
    most = fewest = own
    for other in range(s.seats):
        most = max(most, sun_sum(s, other))
        fewest = min(fewest, sun_sum(s, other))
    if most == fewest:
        return 0
    if own == most:
        return 5
    if own == fewest:
        return -5
    return 0


@compiled
def sun_sum(s, seat):
    """The sum of a seat's suns, face up and face down."""
    own = s.suns_up[seat] | s.suns_down[seat]
    total = 0
    for sun in range(1, SUNS + 1):
        if own >> sun & 1:
            total += sun
    return total


@compiled
def highest_sun(s, seat):
    """The highest sun a seat owns: it opens epochs (RA-12) and breaks ties (RA-49)."""
    own = s.suns_up[seat] | s.suns_down[seat]
    for sun in range(SUNS, 0, -1):
        if own >> sun & 1:
            return sun
    return 0


@compiled
def different(tiles, seat, first, end):
    """How many kinds from `first` up to `end` the seat holds."""
    kinds = 0
    for kind in range(first, end):
        if tiles[seat, kind] > 0:
            kinds += 1
    return kinds
