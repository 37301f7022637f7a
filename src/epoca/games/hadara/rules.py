"""The rules of Hadara, in the order of play. The numbers are those of docs/rules/hadara.md.

`apply` plays one decision (`act`) and then every step that follows by itself (`advance`), until somebody has to
decide again. A step of an epoch asks the seats in turn, from the start player on; a seat without a choice is not
asked.
"""

from epoca.chance import below
from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.hadara import ability, action, marker, phase, place
from epoca.games.hadara.allowed import (
    HUNGER_COINS,
    can_buy_gold,
    can_buy_silver,
    can_reach_bust,
    can_reach_region,
    coins_for,
    colour_of,
    deck_size,
    first_card,
    gold_price,
    has_tile,
    price,
    sale_price,
    shortage,
    silver_price,
    top,
)
from epoca.games.hadara.components import (
    BONUS_TILES,
    BUSTS,
    COLOURS,
    DECK,
    EPOCHS,
    PURPLE,
    REGIONS_A_LEVEL,
    REQUIREMENTS,
    ROUNDS,
    START_CARDS,
)
from epoca.games.hadara.scoring import score
from epoca.games.hadara.state import NO_CARD, NO_REGION, NO_TILE, POINTS_UP

PLACED_STEPS = 3  # HA-37, a designed number
BUST_BONUS_STEPS = 2  # HA-39
SURPLUS_COINS, SURPLUS_MOST = 3, 12  # HA-42
CATCH_UP_COINS = 2  # HA-43
REGION_COINS_MORE = 4  # HA-44

# ---------------------------------------------------------------------------------------------- set-up


@compiled
def deal(box, s, seats):
    """Set the table for a new match; everything but the stream of chance is written anew."""
    s.seats = seats
    s.epoch = 1
    s.half = s.lap = s.turn = s.wheel = s.left = s.paid = 0
    s.placing = NO_CARD
    s.place[:] = place.REST
    s.hand[:] = NO_CARD
    s.outer[:] = NO_CARD
    s.outer_size[:] = 0
    s.region[:] = NO_REGION
    s.annexed[:] = 0
    s.regions_taken[:] = 0
    s.coins[:] = 0
    s.marker[:] = 0
    s.cards[:] = 0
    s.ability[:] = 0
    s.bonus[:] = BONUS_TILES
    s.bust[:] = NO_TILE
    s.silver[:] = NO_TILE
    s.gold[:] = 0
    s.placed[:] = NO_TILE
    s.sheet[:] = 0
    for level in range(len(REQUIREMENTS)):  # HA-8
        for i in range(REGIONS_A_LEVEL):
            s.region_pile[level, i] = i
        shuffle(s, s.region_pile[level], REGIONS_A_LEVEL)
    for i in range(START_CARDS):
        s.start_card[i] = i
    shuffle(s, s.start_card, START_CARDS)  # HA-9
    for seat in range(seats, START_CARDS):
        s.start_card[seat] = NO_CARD
    find_start_player(s)
    s.side[:] = 0
    s.step = phase.SIDE
    if box.start < 2:
        for seat in range(seats):
            lay_start_card(box, s, seat, box.start)
        s.seat = 0
        s.phase = phase.OPEN_EPOCH
        while s.phase > phase.OVER:
            advance(box, s)
    else:
        s.seat = 0
        s.phase = phase.SIDE


@compiled
def shuffle(s, things, size):
    for i in range(size - 1, 0, -1):
        j = below(s.chance, i + 1)
        thing = things[i]
        things[i] = things[j]
        things[j] = thing


@compiled
def lay_start_card(box, s, seat, side):
    """HA-10: coins and markers as the start card says; HA-12: a coin for whoever starts less often."""
    s.side[seat] = side
    s.coins[seat] = box.start_coins[s.start_card[seat], side]
    for resource in range(marker.COUNT):
        s.marker[seat, resource] = box.start_resources[s.start_card[seat], side, resource]
    if initiative(s, seat) >= (1 if s.seats == 2 else EPOCHS):
        s.coins[seat] += 1


@compiled
def initiative(s, seat):
    """How many seats have a lower initiative."""
    lower = 0
    for other in range(s.seats):
        lower += s.start_card[other] < s.start_card[seat]
    return lower


@compiled
def open_epoch(box, s):
    """HA-6, HA-7: two cards of each colour for each player; HA-11: who begins."""
    for colour in range(len(COLOURS)):
        first, size = first_card(s.epoch, colour), deck_size(box, colour)
        for _ in range(2 * s.seats):
            s.place[pick_card(s, first, size, place.REST)] = place.INNER
    find_start_player(s)
    s.half = s.lap = 0
    s.step = phase.DRAFT
    s.seat = s.start_player
    s.phase = phase.WHEEL


@compiled
def find_start_player(s):
    """HA-11: the lowest initiative, then the second and the third lowest; two players take turns."""
    past = s.epoch - 1
    for seat in range(s.seats):
        if initiative(s, seat) == (past % 2 if s.seats == 2 else past):
            s.start_player = seat


@compiled
def pick_card(s, first, size, source):
    """One of the cards of a deck that are at a place, each as likely as the others."""
    there = 0
    for card in range(first, first + size):
        there += s.place[card] == source
    skip = below(s.chance, there)
    card = first
    while True:
        if s.place[card] == source:
            if skip == 0:
                return card
            skip -= 1
        card += 1


# --------------------------------------------------------------------------------------------- playing


@compiled
def apply(box, s, chosen):
    """Play a legal action and all that follows from it without a decision."""
    act(box, s, chosen)
    while s.phase > phase.OVER:
        advance(box, s)


@compiled
def act(box, s, chosen):
    """Carry out one decision."""
    if chosen < action.TAKE_KEEP:
        draft(box, s, chosen - action.BOARD)
    elif chosen < action.NO_REGION:
        take(box, s, (chosen - action.TAKE_KEEP) % len(COLOURS), chosen >= action.TAKE_SELL)
    elif chosen < action.NO_BUST:
        occupy(box, s, chosen)
    elif chosen < action.NO_SEAL:
        carve(box, s, chosen)
    elif chosen < action.SET_WHEEL:
        buy_seal(box, s, chosen)
    elif chosen < action.PUT_BONUS:
        s.wheel = chosen - action.SET_WHEEL  # HA-13
        s.phase = phase.DRAW
    elif chosen < action.PAY:
        put_bonus(box, s, chosen - action.PUT_BONUS)
    elif chosen == action.PAY:
        s.coins[s.seat] -= HUNGER_COINS
        s.paid += 1
        s.phase = phase.HUNGER if shortage(s) > 0 else phase.NEXT_SEAT
    elif chosen < action.GIVE_UP:
        choose_side(box, s, chosen - action.CHOOSE_SIDE)
    else:
        give_up(box, s, chosen - action.GIVE_UP)


@compiled
def advance(box, s):
    """Take the step that `phase` names."""
    if s.phase == phase.NEXT_SEAT:
        s.turn += 1
        s.phase = phase.ASK if s.turn < s.seats else phase.STEP_ENDS
    elif s.phase == phase.ASK:
        ask(box, s)
    elif s.phase == phase.STEP_ENDS:
        end_step(s)
    elif s.phase == phase.DRAW:
        draw_pairs(s)
    elif s.phase == phase.OPEN_EPOCH:
        open_epoch(box, s)
    elif s.phase == phase.CLOSE_EPOCH:
        close_epoch(box, s)


@compiled
def begin_step(s, step):
    s.step = step
    s.turn = 0
    s.phase = phase.ASK


@compiled
def ask(box, s):
    """Give the next seat its turn in the present step, if it has a choice there."""
    s.seat = (s.start_player + s.turn) % s.seats
    s.paid = 0
    s.phase = s.step
    if s.step == phase.REGION or s.step == phase.BUST:
        if s.step == phase.REGION and s.turn == 0:
            collect_income(s)
        s.left = 2 if s.ability[s.seat, ability.DOUBLE_STEP] > 0 else 1  # HA-48
        go_on_or_pass(s)
    elif s.step == phase.HUNGER:
        if shortage(s) <= 0:
            sell_surplus(s)
            s.phase = phase.NEXT_SEAT
    elif s.step == phase.SEALS and not can_buy_silver(box, s) and not can_buy_gold(box, s):
        s.phase = phase.NEXT_SEAT


@compiled
def end_step(s):
    """On to the next step of the epoch, when every seat has had its turn."""
    if s.step == phase.DRAFT or s.step == phase.TAKE:
        s.lap += 1
        if s.lap == ROUNDS:
            begin_step(s, phase.REGION)  # HA-21, HA-30
        elif s.step == phase.DRAFT:
            s.phase = phase.DRAW  # HA-20
        else:
            begin_step(s, phase.TAKE)
    elif s.step == phase.REGION:
        begin_step(s, phase.BUST)  # HA-63
    elif s.step == phase.BUST and s.half == 0:
        s.half = 1
        s.lap = 0
        begin_step(s, phase.TAKE)
    elif s.step == phase.BUST:
        begin_step(s, phase.HUNGER)
    elif s.step == phase.HUNGER:
        begin_step(s, phase.SEALS)
    else:
        s.phase = phase.CLOSE_EPOCH


@compiled
def choose_side(box, s, side):
    """HA-9: seat by seat."""
    lay_start_card(box, s, s.seat, side)
    s.seat += 1
    s.phase = phase.SIDE if s.seat < s.seats else phase.OPEN_EPOCH


# --------------------------------------------------------------------------------------------- phase A


@compiled
def shield(s, seat):
    """HA-13, HA-20: the colour a seat's shield points at; a clockwise turn moves it to the colour before."""
    return (s.wheel + seat - s.lap) % len(COLOURS)


@compiled
def draw_pairs(s):
    """HA-14: two cards for everybody, each from the pile of their shield."""
    for seat in range(s.seats):
        colour = shield(s, seat)
        first = first_card(s.epoch, colour)
        for i in range(2):
            card = pick_card(s, first, DECK[colour], place.INNER)
            s.place[card] = place.HAND + seat
            s.hand[seat, i] = card
    begin_step(s, phase.DRAFT)


@compiled
def draft(box, s, choice):
    """HA-15, HA-16: one card to the board, the other kept or sold."""
    laid = s.hand[s.seat, choice // 2]
    other = s.hand[s.seat, 1 - choice // 2]
    s.hand[s.seat, 0] = s.hand[s.seat, 1] = NO_CARD
    colour = colour_of(laid)
    s.place[laid] = place.OUTER
    s.outer[colour, s.outer_size[colour]] = laid
    s.outer_size[colour] += 1
    if choice % 2 == 0:
        keep(box, s, other)
    else:
        sell(s, other, place.SOLD + s.seat)


@compiled
def keep(box, s, card):
    """HA-17, HA-18: pay the price and gain what the card gives."""
    s.coins[s.seat] -= price(box, s, s.seat, card)
    gain_card(box, s, card, 1)
    s.phase = phase.NEXT_SEAT
    if box.ability[card] == ability.PLACE_BONUS and has_tile(s):  # HA-37
        s.placing = card
        s.phase = phase.PLACE


@compiled
def sell(s, card, to):
    """HA-19, HA-36."""
    s.place[card] = to
    s.coins[s.seat] += sale_price(s)
    s.phase = phase.NEXT_SEAT


@compiled
def put_bonus(box, s, resource):
    """HA-37: a bonus tile on the card, and three steps."""
    s.bonus[s.seat, resource] -= 1
    s.placed[box.placed_slot[s.placing]] = 1 + resource
    s.marker[s.seat, resource] += PLACED_STEPS
    s.placing = NO_CARD
    s.phase = phase.NEXT_SEAT


@compiled
def gain_card(box, s, card, sign):
    """Everything a card does to its owner, when it comes (+1) and when it goes (-1): HA-18, HA-32."""
    seat = s.seat
    colour = colour_of(card)
    if sign > 0:
        s.place[card] = place.OWNED + seat
    for resource in range(marker.COUNT):
        s.marker[seat, resource] += sign * box.resources[card, resource]
    s.cards[seat, colour] += sign
    if colour != PURPLE:  # HA-38, for cards that come later or go
        s.marker[seat, colour] += sign * s.ability[seat, ability.PER_YELLOW + colour]
        return
    kind = box.ability[card]
    if kind == ability.NONE:
        return
    s.ability[seat, kind] += sign
    if ability.PER_YELLOW <= kind < ability.PER_YELLOW + marker.COUNT:  # HA-38, for the cards already there
        s.marker[seat, kind - ability.PER_YELLOW] += sign * s.cards[seat, kind - ability.PER_YELLOW]
    elif kind == ability.BUST_BONUS:  # HA-39, for the busts already there
        for bust in range(len(BUSTS)):
            if NO_TILE < s.bust[seat, bust] <= POINTS_UP:
                s.marker[seat, s.bust[seat, bust] - 1] += sign * BUST_BONUS_STEPS


# ------------------------------------------------------------------------------ income, regions, busts


@compiled
def collect_income(s):
    """HA-22, HA-43."""
    for seat in range(s.seats):
        s.coins[seat] += s.marker[seat, marker.INCOME]
        for resource in range(marker.MILITARY, marker.COUNT):
            if s.marker[seat, resource] > s.marker[seat, marker.INCOME]:
                s.coins[seat] += CATCH_UP_COINS * s.ability[seat, ability.CATCH_UP_INCOME]


@compiled
def go_on_or_pass(s):
    """Whether the seat can take a region, or a bust, now."""
    s.phase = phase.NEXT_SEAT
    if s.left == 0:
        return
    if s.step == phase.REGION:
        for level in range(len(REQUIREMENTS)):
            if can_reach_region(s, level):
                s.phase = phase.REGION
    else:
        for bust in range(len(BUSTS)):
            if can_reach_bust(s, bust):
                s.phase = phase.BUST


@compiled
def occupy(box, s, chosen):
    """HA-23 to HA-25, HA-44."""
    if chosen == action.NO_REGION:
        s.phase = phase.NEXT_SEAT
        return
    annex = chosen >= action.ANNEX
    level = chosen - (action.ANNEX if annex else action.PLUNDER)
    lower(s, coins_for(s, marker.MILITARY, REQUIREMENTS[level]))
    s.region[s.seat, level] = s.regions_taken[level]
    s.regions_taken[level] += 1
    s.annexed[s.seat, level] = annex
    if annex:
        s.coins[s.seat] -= box.annex[level]
        back = s.region_pile[level, s.region[s.seat, level]]
        for resource in range(marker.COUNT):
            s.marker[s.seat, resource] += box.region_resources[level, back, resource]
    else:
        s.coins[s.seat] += box.plunder[level]
    s.coins[s.seat] += REGION_COINS_MORE * s.ability[s.seat, ability.REGION_COINS]
    s.left -= 1
    go_on_or_pass(s)


@compiled
def lower(s, coins):
    """HA-50: pay for what the marker lacks."""
    s.coins[s.seat] -= coins
    s.paid += coins


@compiled
def carve(box, s, chosen):
    """HA-26, HA-27, HA-39."""
    if chosen == action.NO_BUST:
        s.phase = phase.NEXT_SEAT
        return
    points_up = chosen >= action.CARVE_POINTS
    choice = chosen - (action.CARVE_POINTS if points_up else action.CARVE)
    bust, resource = choice // marker.COUNT, choice % marker.COUNT
    lower(s, coins_for(s, marker.CULTURE, BUSTS[bust]))
    s.bonus[s.seat, resource] -= 1
    if points_up:
        s.bust[s.seat, bust] = POINTS_UP + 1 + resource
    else:
        s.bust[s.seat, bust] = 1 + resource
        steps = box.bust_bonus[bust] + BUST_BONUS_STEPS * s.ability[s.seat, ability.BUST_BONUS]
        s.marker[s.seat, resource] += steps
    s.left -= 1
    go_on_or_pass(s)


# --------------------------------------------------------------------------------------------- phase B


@compiled
def take(box, s, colour, sold):
    """HA-29: the top card of an outer pile, kept or sold."""
    card = top(s, colour)
    s.outer_size[colour] -= 1
    s.outer[colour, s.outer_size[colour]] = NO_CARD
    if sold:
        sell(s, card, place.DISCARDED)
    else:
        keep(box, s, card)


@compiled
def sell_surplus(s):
    """HA-42."""
    if s.ability[s.seat, ability.SELL_SURPLUS] > 0:
        s.coins[s.seat] += min(SURPLUS_MOST, SURPLUS_COINS * -shortage(s))


@compiled
def give_up(box, s, card):
    """HA-31, HA-32: a card goes with all it gave, until food is enough."""
    s.place[card] = place.DISCARDED
    gain_card(box, s, card, -1)
    slot = box.placed_slot[card]
    if box.ability[card] == ability.PLACE_BONUS and s.placed[slot] != NO_TILE:  # HA-37
        resource = s.placed[slot] - 1
        s.marker[s.seat, resource] -= PLACED_STEPS
        s.bonus[s.seat, resource] += 1
        s.placed[slot] = NO_TILE
    s.phase = phase.HUNGER if shortage(s) > 0 else phase.NEXT_SEAT


@compiled
def buy_seal(box, s, chosen):
    """HA-33 to HA-35: as many as wanted, one by one."""
    if chosen == action.NO_SEAL:
        s.phase = phase.NEXT_SEAT
        return
    if chosen == action.GOLD:
        s.coins[s.seat] -= gold_price(box, s)
        s.gold[s.seat] += 1
    else:
        resource = chosen - action.SILVER
        s.coins[s.seat] -= silver_price(box, s)
        s.bonus[s.seat, resource] -= 1
        s.silver[s.seat, 0 if s.silver[s.seat, 0] == NO_TILE else 1] = 1 + resource
    if not can_buy_silver(box, s) and not can_buy_gold(box, s):
        s.phase = phase.NEXT_SEAT


@compiled
def close_epoch(box, s):
    """On to the next epoch, or to the final count (HA-51)."""
    if s.epoch < EPOCHS:
        s.epoch += 1
        s.phase = phase.OPEN_EPOCH
        return
    for seat in range(s.seats):
        score(box, s, seat, s.sheet[seat])
    s.seat = NOBODY
    s.phase = phase.OVER
