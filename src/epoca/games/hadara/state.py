"""A position of Hadara as one flat record, and the numbers of the actions.

The record, field by field (seats are counted from 0 clockwise, cards and regions as in components.py):

    chance        the stream the next shuffle or draw comes from; empty in a live match between two moves
    seats         players at the table
    seat          whose decision it is, NOBODY when the match is over
    phase         which decision, or which step of the rules comes next (phase.py)
    step          which step of the epoch is under way: DRAFT, REGION, BUST, TAKE, HUNGER or SEALS
    turn          how many seats have had their turn in this step; they go on from the start player
    epoch         1 to 3
    half          0 in phase A, 1 in phase B
    lap           0 to 4, the round of phase A's draws and of phase B's takes
    start_player  who begins every step of the epoch
    wheel         where the start player set the wheel: seat 0's shield points at this colour in round 0
    left          regions or busts the seat may still take in this step
    paid          what the seat has paid in this step: for requirements in coins (HA-50), for hunger in cards (HA-41)
    place         where each card is: one of those in place.py
    hand          the two cards each seat has drawn, NO_CARD when it has none
    outer         the face-up pile of each colour, bottom first
    outer_size    how many cards lie there
    region_pile   the regions of each requirement in the order they are taken; only the first `seats` are in play
    regions_taken how many of them are taken
    region        each seat's region of each requirement: its place in the pile, NO_REGION if it has none
    annexed       whether that region was annexed, otherwise plundered
    start_card    each seat's start card, 0 to 4: its initiative less one
    side          the side it lies on, 0 for A and 1 for B
    coins         each seat's coins
    marker        each seat's markers: income, military, culture, food
    cards         how many cards of each colour a seat owns
    ability       how many cards with each ability a seat owns
    bonus         each seat's unused bonus tiles by resource
    bust          the tile on each of a seat's busts: NO_TILE, 1 + resource, or 5 + resource with the points up
    silver        the tiles on a seat's silver seals: NO_TILE or 1 + resource
    gold          how many gold seals a seat has bought
    placed        the tiles on cards with `place_bonus`: NO_TILE or 1 + resource
    placing       the card with `place_bonus` that waits for its tile
    sheet         points by seat and line of the score sheet, written when the match ends

The actions, index by index:

    0 .. 3        lay card 1 on the board and keep 2, lay 1 and sell 2, lay 2 and keep 1, lay 2 and sell 1
    4 .. 8        take the top card of an outer pile and keep it: yellow, red, blue, green, purple
    9 .. 13       the same, and sell it
    14            take no region
    15 .. 19      plunder a region with requirement 3, 9, 15, 21, 30
    20 .. 24      annex one
    25            carve no bust
    26 .. 41      carve bust 6, 12, 20, 30 with a bonus tile of income, military, culture, food: resource side up
    42 .. 57      the same, points side up
    58            buy no seal, or no further one
    59 .. 62      buy a silver seal and put a tile of a resource on it
    63            buy a gold seal
    64 .. 68      set the wheel
    69 .. 72      put a bonus tile of a resource on the card with `place_bonus`
    73            pay to keep a card that food does not reach for
    74 .. 75      choose side A or B of the start card
    76 .. 237     give up a card
"""

from epoca.chance import STREAM
from epoca.games.hadara import ability, category, marker
from epoca.games.hadara.components import (
    BUSTS,
    CARDS,
    COLOURS,
    MOST_SEATS,
    PLACED,
    REGIONS_A_LEVEL,
    REQUIREMENTS,
    SEALS,
)
from epoca.records import record

NO_CARD = -1
NO_REGION = -1
NO_TILE = 0
POINTS_UP = marker.COUNT  # added to the tile on a bust whose points side is up

STATE = record(
    [
        ("chance", "i8", (STREAM,)),
        ("seats", "i1"),
        ("seat", "i1"),
        ("phase", "i1"),
        ("step", "i1"),
        ("turn", "i1"),
        ("epoch", "i2"),
        ("half", "i1"),
        ("lap", "i1"),
        ("start_player", "i1"),
        ("wheel", "i1"),
        ("left", "i1"),
        ("paid", "i1"),
        ("place", "i1", (CARDS,)),
        ("hand", "i2", (MOST_SEATS, 2)),
        ("outer", "i2", (len(COLOURS), MOST_SEATS)),
        ("outer_size", "i1", (len(COLOURS),)),
        ("region_pile", "i1", (len(REQUIREMENTS), REGIONS_A_LEVEL)),
        ("regions_taken", "i1", (len(REQUIREMENTS),)),
        ("region", "i1", (MOST_SEATS, len(REQUIREMENTS))),
        ("annexed", "i1", (MOST_SEATS, len(REQUIREMENTS))),
        ("start_card", "i1", (MOST_SEATS,)),
        ("side", "i1", (MOST_SEATS,)),
        ("coins", "i2", (MOST_SEATS,)),
        ("marker", "i2", (MOST_SEATS, marker.COUNT)),
        ("cards", "i1", (MOST_SEATS, len(COLOURS))),
        ("ability", "i1", (MOST_SEATS, ability.COUNT)),
        ("bonus", "i1", (MOST_SEATS, marker.COUNT)),
        ("bust", "i1", (MOST_SEATS, len(BUSTS))),
        ("silver", "i1", (MOST_SEATS, SEALS)),
        ("gold", "i1", (MOST_SEATS,)),
        ("placed", "i1", (PLACED,)),
        ("placing", "i2"),
        ("sheet", "i2", (MOST_SEATS, category.COUNT)),
    ]
)
