"""What a seat may do, and what it costs: the legal actions of every decision."""

from epoca.compiled import compiled
from epoca.games.hadara.components import (
    BUSTS,
    BUY_REQUIREMENTS,
    CHEAP_SEALS,
    COLOURS,
    CULTURE,
    EPOCH_CARDS,
    FOOD,
    LEVELS,
    LOWER_REQUIREMENTS,
    MILITARY,
    PAY_HUNGER,
    PURPLE,
    REQUIREMENTS,
    RESOURCES,
    ROUNDS,
    SEALS,
)
from epoca.games.hadara.state import (
    ANNEX,
    BOARD,
    BUST,
    CARVE,
    CARVE_POINTS,
    CHOOSE_SIDE,
    DRAFT,
    GIVE_UP,
    GOLD,
    HUNGER,
    NO_BUST,
    NO_REGION,
    NO_REGION_TAKEN,
    NO_SEAL,
    NO_TILE,
    OWNED,
    PAY,
    PLACE,
    PLUNDER,
    PUT_BONUS,
    REGION,
    SEALS_STEP,
    SET_WHEEL,
    SIDE,
    SILVER,
    TAKE,
    TAKE_KEEP,
    TAKE_SELL,
    WHEEL,
)

N_RESOURCES = len(RESOURCES)
N_COLOURS = len(COLOURS)
N_BUSTS = len(BUSTS)
HUNGER_COINS, HUNGER_CARDS = 2, 6  # HA-41
LOWERED = 4  # HA-49
REQUIREMENT_COINS, REQUIREMENT_MOST = 3, 30  # HA-50


@compiled
def legal(box, s, mask):
    """Mark in `mask` the actions the seat may choose from, and count them."""
    mask[:] = 0
    if s.phase == DRAFT:
        mask[BOARD + 1] = mask[BOARD + 3] = 1  # HA-16: what is not laid on the board can always be sold
        mask[BOARD] = price(box, s, s.seat, s.hand[s.seat, 1]) <= s.coins[s.seat]  # HA-17
        mask[BOARD + 2] = price(box, s, s.seat, s.hand[s.seat, 0]) <= s.coins[s.seat]
        return 2 + mask[BOARD] + mask[BOARD + 2]
    count = 0
    if s.phase == TAKE:
        for colour in range(N_COLOURS):
            if s.outer_size[colour] > 0:  # HA-29
                mask[TAKE_SELL + colour] = 1
                mask[TAKE_KEEP + colour] = price(box, s, s.seat, top(s, colour)) <= s.coins[s.seat]
                count += 1 + mask[TAKE_KEEP + colour]
    elif s.phase == REGION:
        mask[NO_REGION_TAKEN] = 1
        count = 1
        for level in range(LEVELS):
            if can_reach_region(s, level):
                lowered = coins_for(s, MILITARY, REQUIREMENTS[level])
                mask[PLUNDER + level] = 1
                mask[ANNEX + level] = lowered + box.annex[level] <= s.coins[s.seat]
                count += 1 + mask[ANNEX + level]
    elif s.phase == BUST:
        mask[NO_BUST] = 1
        count = 1
        for bust in range(N_BUSTS):
            if can_reach_bust(s, bust):
                for resource in range(N_RESOURCES):
                    if s.bonus[s.seat, resource] > 0:
                        mask[CARVE + N_RESOURCES * bust + resource] = 1
                        mask[CARVE_POINTS + N_RESOURCES * bust + resource] = 1
                        count += 2
    elif s.phase == SEALS_STEP:
        mask[NO_SEAL] = 1
        count = 1
        if can_buy_silver(box, s):
            count += mark_tiles(s, mask, SILVER)
        if can_buy_gold(box, s):
            mask[GOLD] = 1
            count += 1
    elif s.phase == HUNGER:
        if can_pay_hunger(s):
            mask[PAY] = 1
            count += 1
        for card in range((s.epoch + 1) * EPOCH_CARDS):
            if s.place[card] == OWNED + s.seat:
                mask[GIVE_UP + card] = 1
                count += 1
    elif s.phase == WHEEL:
        mask[SET_WHEEL : SET_WHEEL + ROUNDS] = 1
        count = ROUNDS
    elif s.phase == PLACE:
        count = mark_tiles(s, mask, PUT_BONUS)
    elif s.phase == SIDE:
        mask[CHOOSE_SIDE] = mask[CHOOSE_SIDE + 1] = 1
        count = 2
    return count


@compiled
def mark_tiles(s, mask, action):
    count = 0
    for resource in range(N_RESOURCES):
        if s.bonus[s.seat, resource] > 0:
            mask[action + resource] = 1
            count += 1
    return count


@compiled
def colour_of(card):
    """The colour of a card: ten of each, and the rest purple (HA-1)."""
    return min(PURPLE, card % EPOCH_CARDS // 10)


@compiled
def price(box, s, seat, card):
    """HA-17: one coin less for each card of the colour already owned."""
    return max(0, box.price[card] - s.cards[seat, colour_of(card)])


@compiled
def top(s, colour):
    """The card on top of an outer pile."""
    return s.outer[colour, s.outer_size[colour] - 1]


@compiled
def coins_for(s, resource, requirement):
    """What the seat would pay so that its marker reaches a requirement: nothing if it does (HA-49, HA-50)."""
    if s.ability[s.seat, LOWER_REQUIREMENTS] > 0:
        requirement -= LOWERED
    return REQUIREMENT_COINS * max(0, requirement - s.marker[s.seat, resource])


@compiled
def can_afford(s, coins):
    """HA-50: only with the ability, and within the step's limit."""
    if coins == 0:
        return True
    return s.ability[s.seat, BUY_REQUIREMENTS] > 0 and coins <= s.coins[s.seat] and s.paid + coins <= REQUIREMENT_MOST


@compiled
def can_reach_region(s, level):
    """HA-23: one of each requirement, and military enough."""
    return s.region[s.seat, level] == NO_REGION and can_afford(s, coins_for(s, MILITARY, REQUIREMENTS[level]))


@compiled
def can_reach_bust(s, bust):
    """HA-26, HA-27: each once, culture enough, and a bonus tile to put on it."""
    return s.bust[s.seat, bust] == NO_TILE and has_tile(s) and can_afford(s, coins_for(s, CULTURE, BUSTS[bust]))


@compiled
def has_tile(s):
    """HA-62: one supply of bonus tiles for busts, silver seals and `place_bonus`."""
    for resource in range(N_RESOURCES):
        if s.bonus[s.seat, resource] > 0:
            return True
    return False


@compiled
def silver_price(box, s):
    return box.silver_price[s.epoch, 1 if s.ability[s.seat, CHEAP_SEALS] > 0 else 0]  # HA-40


@compiled
def gold_price(box, s):
    return box.gold_price[s.epoch, 1 if s.ability[s.seat, CHEAP_SEALS] > 0 else 0]  # HA-40


@compiled
def can_buy_silver(box, s):
    return s.silver[s.seat, SEALS - 1] == NO_TILE and has_tile(s) and silver_price(box, s) <= s.coins[s.seat]


@compiled
def can_buy_gold(box, s):
    return s.gold[s.seat] < SEALS and gold_price(box, s) <= s.coins[s.seat]


@compiled
def can_pay_hunger(s):
    """HA-41."""
    return s.ability[s.seat, PAY_HUNGER] > 0 and s.paid < HUNGER_CARDS and s.coins[s.seat] >= HUNGER_COINS


@compiled
def shortage(s):
    """HA-31: cards that food does not reach for and that were not paid for."""
    cards = 0
    for colour in range(N_COLOURS):
        cards += s.cards[s.seat, colour]
    return cards - s.paid - s.marker[s.seat, FOOD]
