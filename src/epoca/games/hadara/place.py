"""Where a card can be."""

from epoca.games.hadara.components import MOST_SEATS

REST, INNER, OUTER, DISCARDED = range(4)  # in the box unseen; in an inner pile; in an outer pile; gone, seen by all
HAND = 4  # plus the seat
SOLD = HAND + MOST_SEATS  # plus the seat that sold it in phase A, face down
OWNED = SOLD + MOST_SEATS  # plus the seat
