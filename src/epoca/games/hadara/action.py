"""The numbers of the actions; state.py lists them all."""

from epoca.games.hadara import marker
from epoca.games.hadara.components import BUSTS, CARDS, COLOURS, REQUIREMENTS, ROUNDS

BOARD = 0  # plus 2 if the second card is laid on the board, plus 1 if the other one is sold
TAKE_KEEP = BOARD + 4  # plus the colour
TAKE_SELL = TAKE_KEEP + len(COLOURS)
NO_REGION = TAKE_SELL + len(COLOURS)
PLUNDER = NO_REGION + 1  # plus the level of the requirement
ANNEX = PLUNDER + len(REQUIREMENTS)
NO_BUST = ANNEX + len(REQUIREMENTS)
CARVE = NO_BUST + 1  # plus 4 times the bust, plus the resource
CARVE_POINTS = CARVE + len(BUSTS) * marker.COUNT
NO_SEAL = CARVE_POINTS + len(BUSTS) * marker.COUNT
SILVER = NO_SEAL + 1  # plus the resource
GOLD = SILVER + marker.COUNT
SET_WHEEL = GOLD + 1  # plus the position
PUT_BONUS = SET_WHEEL + ROUNDS  # plus the resource
PAY = PUT_BONUS + marker.COUNT
CHOOSE_SIDE = PAY + 1  # plus the side
GIVE_UP = CHOOSE_SIDE + 2  # plus the card
COUNT = GIVE_UP + CARDS
