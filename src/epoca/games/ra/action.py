"""The numbers of the actions; state.py lists them all."""

from epoca.games.ra import tile
from epoca.games.ra.components import SUNS

DRAW = 0
INVOKE = 1
PASS = 2
BID = PASS  # plus the sun: 3 to 18
TAKE = BID + SUNS + 1  # plus the kind: 19 to 41
FIRST_LOSS = TAKE + tile.KINDS
GIVE_UP = FIRST_LOSS - tile.CIVILIZATION  # plus the kind: 42 to 54
DONE = GIVE_UP + tile.OWNABLE
COUNT = DONE + 1
