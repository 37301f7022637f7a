"""What the greedy player thinks things are worth: one table of numbers, and other temperaments as factors on it.

A hill-climb by self-play set the values; `epoca tune hadara` goes on with it. They are rules of thumb in points, not
rules.
"""

HABITS = {
    "coin 1": 1.3,  # a coin, by epoch
    "coin 2": 0.8,
    "coin 3": 0.45,
    "march 1": 0.0,  # a step of military, while a region is still ahead
    "march 2": 1.35,
    "march 3": 0.95,
    "art 1": 2.2,  # a step of culture, while a bust is still ahead
    "art 2": 1.95,
    "art 3": 1.5,
    "meal 1": 1.0,  # a step of food
    "meal 2": 0.45,
    "meal 3": 0.35,
    "hungry": 2.1,  # a step of food for somebody whose cards outgrow it
    "idle": 0.1,  # a step that leads nowhere
    "companion": 0.9,  # a card of the colour a seat has fewest of, towards a set
    "discount 1": 1.2,  # what a card saves on later ones of its colour
    "discount 2": 0.2,
    "discount 3": 0.45,
    # Abilities, on top of what they can be counted on to bring
    "sale_bonus": 3.4,
    "place_bonus": -2.3,
    "per_yellow": -2.5,
    "per_red": 1.4,
    "per_blue": 1.2,
    "per_green": 0.7,
    "bust_bonus": 1.4,
    "cheap_seals": 1.7,
    "pay_hunger": 1.0,
    "sell_surplus": 1.7,
    "catch_up_income": 0.0,
    "region_coins": -1.2,
    "full_silver": 0.4,
    "set_points": 1.6,
    "wild_card": -0.8,
    "double_step": 4.0,
    "lower_requirements": 6.0,
    "buy_requirements": 1.6,
    # How far abilities can be counted on
    "per colour": 3.0,  # cards of a colour still to come
    "per colour share": 0.7,
    "bonus step": 0.8,  # a step from `bust_bonus`
    "surplus sales": 1.5,  # times that surplus food is sold
    "catch up": 0.8,
    "regions later": 2.0,  # regions still to be taken with `region_coins`
    # Decisions
    "back": 0.55,  # of a card's worth stays when it is laid on the board: it may come back
    "seal sets": 6.4,  # sets a gold seal is bought for in the first epoch
    "silver 1": 4.0,  # what a silver seal will gain after the epoch it is bought in
    "silver 2": 2.5,
    "silver 3": 0.0,
    "fed": 3.0,  # a step of food on a card, when one has to go
}
NAMES = tuple(HABITS)

TEMPERAMENTS = {
    "warlord": {"march 2": 2.0, "march 3": 2.0, "art 1": 0.6, "art 2": 0.6},  # takes regions
    "artist": {"art 1": 1.5, "art 2": 1.6, "art 3": 1.6, "march 2": 0.5, "march 3": 0.5},  # carves busts
    "miser": {"coin 1": 1.6, "coin 2": 1.8, "coin 3": 1.8},  # parts with a coin for nothing but bargains
}

# Where they stand in the box; `+ n` leads to that of epoch n, such as COIN + 2, or to that of an ability
COIN = NAMES.index("coin 1") - 1
MARCH = NAMES.index("march 1") - 1
ART = NAMES.index("art 1") - 1
MEAL = NAMES.index("meal 1") - 1
HUNGRY = NAMES.index("hungry")
IDLE = NAMES.index("idle")
COMPANION = NAMES.index("companion")
DISCOUNT = NAMES.index("discount 1") - 1
ABILITY = NAMES.index("sale_bonus")
PER_COLOUR = NAMES.index("per colour")
PER_COLOUR_SHARE = NAMES.index("per colour share")
BONUS_STEP = NAMES.index("bonus step")
SURPLUS_SALES = NAMES.index("surplus sales")
CATCH_UP = NAMES.index("catch up")
REGIONS_LATER = NAMES.index("regions later")
BACK = NAMES.index("back")
SEAL_SETS = NAMES.index("seal sets")
SILVER_LATER = NAMES.index("silver 1") - 1
FED = NAMES.index("fed")
