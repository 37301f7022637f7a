"""What a seat may do, and what it costs: the legal actions of every decision."""

from epoca.compiled import compiled
from epoca.games.hadara import ability, action, marker, phase, place
from epoca.games.hadara.components import (
    BASIC_PURPLE,
    BUSTS,
    COLOURS,
    DECK,
    EPOCH_CARDS,
    PURPLE,
    REQUIREMENTS,
    ROUNDS,
    SEALS,
)
from epoca.games.hadara.state import NO_REGION, NO_TILE

FIRST_OF_COLOUR = tuple(sum(DECK[:colour]) for colour in range(len(COLOURS)))
HUNGER_COINS, HUNGER_CARDS = 2, 6  # HA-41
LOWERED = 4  # HA-49
REQUIREMENT_COINS, REQUIREMENT_MOST = 3, 30  # HA-50


@compiled
def legal(box, s, mask):
    """Mark in `mask` the actions the seat may choose from, and count them."""
    mask[:] = 0
    if s.phase == phase.DRAFT:
        mask[action.BOARD + 1] = mask[action.BOARD + 3] = 1  # HA-16: what is not laid on the board can always be sold
        mask[action.BOARD] = price(box, s, s.seat, s.hand[s.seat, 1]) <= s.coins[s.seat]  # HA-17
        mask[action.BOARD + 2] = price(box, s, s.seat, s.hand[s.seat, 0]) <= s.coins[s.seat]
        return 2 + mask[action.BOARD] + mask[action.BOARD + 2]
    count = 0
    if s.phase == phase.TAKE:
        for colour in range(len(COLOURS)):
            if s.outer_size[colour] > 0:  # HA-29
                mask[action.TAKE_SELL + colour] = 1
                mask[action.TAKE_KEEP + colour] = price(box, s, s.seat, top(s, colour)) <= s.coins[s.seat]
                count += 1 + mask[action.TAKE_KEEP + colour]
    elif s.phase == phase.REGION:
        mask[action.NO_REGION] = 1
        count = 1
        for level in range(len(REQUIREMENTS)):
            if can_reach_region(s, level):
                lowered = coins_for(s, marker.MILITARY, REQUIREMENTS[level])
                mask[action.PLUNDER + level] = 1
                mask[action.ANNEX + level] = lowered + box.annex[level] <= s.coins[s.seat]
                count += 1 + mask[action.ANNEX + level]
    elif s.phase == phase.BUST:
        mask[action.NO_BUST] = 1
        count = 1
        for bust in range(len(BUSTS)):
            if can_reach_bust(s, bust):
                for resource in range(marker.COUNT):
                    if s.bonus[s.seat, resource] > 0:
                        mask[action.CARVE + marker.COUNT * bust + resource] = 1
                        mask[action.CARVE_POINTS + marker.COUNT * bust + resource] = 1
                        count += 2
    elif s.phase == phase.SEALS:
        mask[action.NO_SEAL] = 1
        count = 1
        if can_buy_silver(box, s):
            count += mark_tiles(s, mask, action.SILVER)
        if can_buy_gold(box, s):
            mask[action.GOLD] = 1
            count += 1
    elif s.phase == phase.HUNGER:
        if can_pay_hunger(s):
            mask[action.PAY] = 1
            count += 1
        for card in range(s.epoch * EPOCH_CARDS):
            if s.place[card] == place.OWNED + s.seat:
                mask[action.GIVE_UP + card] = 1
                count += 1
    elif s.phase == phase.WHEEL:
        mask[action.SET_WHEEL : action.SET_WHEEL + ROUNDS] = 1
        count = ROUNDS
    elif s.phase == phase.PLACE:
        count = mark_tiles(s, mask, action.PUT_BONUS)
    elif s.phase == phase.SIDE:
        mask[action.CHOOSE_SIDE] = mask[action.CHOOSE_SIDE + 1] = 1
        count = 2
    return count


@compiled
def mark_tiles(s, mask, first):
    count = 0
    for resource in range(marker.COUNT):
        if s.bonus[s.seat, resource] > 0:
            mask[first + resource] = 1
            count += 1
    return count


@compiled
def colour_of(card):
    """The colour of a card: ten of each, and the rest purple (HA-1)."""
    return min(PURPLE, card % EPOCH_CARDS // 10)


@compiled
def first_card(epoch, colour):
    """The first card of a colour in an epoch."""
    return (epoch - 1) * EPOCH_CARDS + FIRST_OF_COLOUR[colour]


@compiled
def deck_size(box, colour):
    """HA-7: how many cards of a colour an epoch is dealt from."""
    return BASIC_PURPLE if colour == PURPLE and not box.advanced else DECK[colour]


@compiled
def price(box, s, seat, card):
    """HA-17: one coin less for each card of the colour already owned."""
    return max(0, box.price[card] - s.cards[seat, colour_of(card)])


@compiled
def sale_price(s):
    """HA-19, HA-36: what the seat gets for a card."""
    return 1 + s.epoch + s.ability[s.seat, ability.SALE_BONUS]


@compiled
def top(s, colour):
    """The card on top of an outer pile."""
    return s.outer[colour, s.outer_size[colour] - 1]


@compiled
def coins_for(s, resource, requirement):
    """What the seat would pay so that its marker reaches a requirement: nothing if it does (HA-49, HA-50)."""
    if s.ability[s.seat, ability.LOWER_REQUIREMENTS] > 0:
        requirement -= LOWERED
    return REQUIREMENT_COINS * max(0, requirement - s.marker[s.seat, resource])


@compiled
def can_afford(s, coins):
    """HA-50: only with the ability, and within the step's limit."""
    if coins == 0:
        return True
    return (
        s.ability[s.seat, ability.BUY_REQUIREMENTS] > 0
        and coins <= s.coins[s.seat]
        and s.paid + coins <= REQUIREMENT_MOST
    )


@compiled
def can_reach_region(s, level):
    """HA-23: one of each requirement, and military enough."""
    return s.region[s.seat, level] == NO_REGION and can_afford(s, coins_for(s, marker.MILITARY, REQUIREMENTS[level]))


@compiled
def can_reach_bust(s, bust):
    """HA-26, HA-27: each once, culture enough, and a bonus tile to put on it."""
    return s.bust[s.seat, bust] == NO_TILE and has_tile(s) and can_afford(s, coins_for(s, marker.CULTURE, BUSTS[bust]))


@compiled
def has_tile(s):
    """HA-62: one supply of bonus tiles for busts, silver seals and `place_bonus`."""
    for resource in range(marker.COUNT):
        if s.bonus[s.seat, resource] > 0:
            return True
    return False


@compiled
def silver_price(box, s):
    return box.silver_price[s.epoch - 1, 1 if s.ability[s.seat, ability.CHEAP_SEALS] > 0 else 0]  # HA-40


@compiled
def gold_price(box, s):
    return box.gold_price[s.epoch - 1, 1 if s.ability[s.seat, ability.CHEAP_SEALS] > 0 else 0]  # HA-40


@compiled
def can_buy_silver(box, s):
    return s.silver[s.seat, SEALS - 1] == NO_TILE and has_tile(s) and silver_price(box, s) <= s.coins[s.seat]


@compiled
def can_buy_gold(box, s):
    return s.gold[s.seat] < SEALS and gold_price(box, s) <= s.coins[s.seat]


@compiled
def can_pay_hunger(s):
    """HA-41."""
    return s.ability[s.seat, ability.PAY_HUNGER] > 0 and s.paid < HUNGER_CARDS and s.coins[s.seat] >= HUNGER_COINS


@compiled
def shortage(s):
    """HA-31: cards that food does not reach for and that were not paid for."""
    cards = 0
    for colour in range(len(COLOURS)):
        cards += s.cards[s.seat, colour]
    return cards - s.paid - s.marker[s.seat, marker.FOOD]
