"""Opponents with names, from one that a beginner beats to the full strength. docs/bots.md tells how they were rated.

The weaker ones make mistakes of people. They have short sight, and count the points they have now. They love cards of
one colour, another one in each match. They think of food when it is too late, and the weakest part with no coin gladly.
"""

from epoca.capabilities import Feeling, Level, Weakness
from epoca.games.hadara.components import COLOURS
from epoca.games.hadara.features import OWN, TABLE_SIZE, area

FED = 6  # the input that tells of just enough food; those before it of too little
MINE = TABLE_SIZE  # where the inputs of one's own seat begin
FADING = 0.6  # so that the levels are as far from each other at every table


def short_sight(point: float) -> Weakness:
    """A point that one has now counts so much."""
    return ((Feeling({MINE + area.points: 60.0}, point, fading=FADING),),)


def love(card: float) -> Weakness:
    """Cards of one colour are loved."""
    return tuple(
        (Feeling({MINE + area.own_cards + OWN * colour + i: float(i) for i in range(OWN)}, card, fading=FADING),)
        for colour in range(len(COLOURS))
    )


def carelessness(food: float) -> Weakness:
    """Food that is lacking hardly counts."""
    return ((Feeling({MINE + area.fed + i: float(FED - i) for i in range(FED)}, food, fading=FADING),),)


def thrift(coin: float) -> Weakness:
    """It is good to have coins, whatever they could buy."""
    return ((Feeling({MINE + area.coins_many: 20.0}, coin, fading=FADING),),)


LEVELS = (
    Level("wanderer", 1230, (short_sight(0.022), love(0.09), carelessness(0.05), thrift(0.019))),
    Level("settler", 1460, (short_sight(0.016), love(0.06), carelessness(0.034), thrift(0.012))),
    Level("trader", 1620, (short_sight(0.014), love(0.052), carelessness(0.03))),
    Level("chronicler", 1800),
    Level("sovereign", 1980, seconds=1.0),
)
