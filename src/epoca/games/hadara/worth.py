"""What cards, markers and coins are worth, and a greedy player that goes by it.

It weighs points against what a marker will still bring and what a coin could buy elsewhere, and does not look ahead.
The numbers are in habits.py and come in the box as `worth`, so that two players may think differently.
"""

from epoca.compiled import compiled
from epoca.games.hadara import ability, action, habits, marker, phase, place
from epoca.games.hadara.allowed import (
    can_buy_gold,
    can_buy_silver,
    can_pay_hunger,
    can_reach_bust,
    can_reach_region,
    coins_for,
    colour_of,
    gold_price,
    price,
    sale_price,
    silver_price,
    top,
)
from epoca.games.hadara.components import BUSTS, COLOURS, EPOCH_CARDS, EPOCHS, REGIONS_A_LEVEL, REQUIREMENTS
from epoca.games.hadara.rules import BUST_BONUS_STEPS, CATCH_UP_COINS, PLACED_STEPS, REGION_COINS_MORE
from epoca.games.hadara.scoring import POINTS_A_SET, SET_POINTS_MORE, sets
from epoca.games.hadara.state import NO_REGION, NO_TILE, POINTS_UP


@compiled
def greedy(box, s):
    """The action of a player who goes by what things are worth now."""
    if s.phase == phase.DRAFT:
        return greedy_draft(box, s)
    if s.phase == phase.TAKE:
        return greedy_take(box, s)
    if s.phase == phase.REGION:
        return greedy_region(box, s)
    if s.phase == phase.BUST:
        return greedy_bust(box, s)
    if s.phase == phase.SEALS:
        return greedy_seal(box, s)
    if s.phase == phase.HUNGER:
        return greedy_hunger(box, s)
    if s.phase == phase.PLACE:
        return action.PUT_BONUS + best_tile(box, s, PLACED_STEPS)
    if s.phase == phase.WHEEL:
        return action.SET_WHEEL
    return action.CHOOSE_SIDE


@compiled
def coin(box, s):
    """What a coin is worth in this epoch."""
    return box.worth[habits.COIN + s.epoch]


@compiled
def step_worth(box, s, seat, resource):
    """What one more step of a marker is worth to a seat."""
    if resource == marker.INCOME:
        incomes = 2 * (EPOCHS - s.epoch) + (1 if s.half == 1 else 2)
        if s.half == 1 and s.step != phase.TAKE:
            incomes -= 1
        total = 0.0
        for i in range(incomes):  # the last ones come when coins buy little
            total += box.worth[habits.COIN + EPOCHS - min(2, i // 2)]
        return total
    if resource == marker.MILITARY:
        for level in range(len(REQUIREMENTS)):
            if s.region[seat, level] == NO_REGION and REQUIREMENTS[level] > s.marker[seat, marker.MILITARY]:
                return box.worth[habits.MARCH + s.epoch]
        return box.worth[habits.IDLE]
    if resource == marker.CULTURE:
        for bust in range(len(BUSTS)):
            if s.bust[seat, bust] == NO_TILE and BUSTS[bust] > s.marker[seat, marker.CULTURE]:
                return box.worth[habits.ART + s.epoch]
        return box.worth[habits.IDLE]
    cards = 0
    for colour in range(len(COLOURS)):
        cards += s.cards[seat, colour]
    if s.marker[seat, marker.FOOD] < cards + (2 if s.epoch < EPOCHS else 1):
        return box.worth[habits.HUNGRY]
    if s.marker[seat, marker.FOOD] < cards + 6 * (EPOCHS - s.epoch):
        return box.worth[habits.MEAL + s.epoch]
    return box.worth[habits.IDLE]


@compiled
def card_worth(box, s, seat, card):
    """What owning a card is worth, without its price."""
    colour = colour_of(card)
    total = float(box.points[card]) + box.worth[habits.DISCOUNT + s.epoch]
    for resource in range(marker.COUNT):
        if box.resources[card, resource] > 0:
            total += box.resources[card, resource] * step_worth(box, s, seat, resource)
    if colour < marker.COUNT:
        total += s.ability[seat, ability.PER_YELLOW + colour] * step_worth(box, s, seat, colour)
    if box.ability[card] != ability.NONE:
        total += ability_worth(box, s, seat, box.ability[card])
    fewest = s.cards[seat, 0]
    for other in range(1, len(COLOURS)):
        fewest = min(fewest, s.cards[seat, other])
    if s.cards[seat, colour] == fewest:
        total += box.worth[habits.COMPANION] * (1 + s.gold[seat])
    return total - step_worth(box, s, seat, marker.FOOD)  # it has to be fed


@compiled
def ability_worth(box, s, seat, kind):
    """What an ability can be counted on to bring."""
    total = box.worth[habits.ABILITY + kind]
    if kind == ability.PLACE_BONUS:
        best = 0.0
        for resource in range(marker.COUNT):
            if s.bonus[seat, resource] > 0:
                best = max(best, step_worth(box, s, seat, resource))
        total += PLACED_STEPS * best
    elif ability.PER_YELLOW <= kind < ability.PER_YELLOW + marker.COUNT:
        colour = kind - ability.PER_YELLOW
        cards = s.cards[seat, colour] + box.worth[habits.PER_COLOUR]
        total += cards * box.worth[habits.PER_COLOUR_SHARE] * step_worth(box, s, seat, colour)
    elif kind == ability.BUST_BONUS:
        busts = 1.0
        for bust in range(len(BUSTS)):
            busts += NO_TILE < s.bust[seat, bust] <= POINTS_UP
        total += BUST_BONUS_STEPS * busts * box.worth[habits.BONUS_STEP]
    elif kind == ability.SELL_SURPLUS:
        total += (
            coin(box, s) * box.worth[habits.SURPLUS_SALES] * max(0, s.marker[seat, marker.FOOD] - s.cards[seat].sum())
        )
    elif kind == ability.CATCH_UP_INCOME:
        for resource in range(marker.MILITARY, marker.COUNT):
            if s.marker[seat, resource] > s.marker[seat, marker.INCOME]:
                total += box.worth[habits.CATCH_UP] * CATCH_UP_COINS * step_worth(box, s, seat, marker.INCOME)
    elif kind == ability.REGION_COINS:
        total += REGION_COINS_MORE * coin(box, s) * box.worth[habits.REGIONS_LATER]
    elif kind == ability.FULL_SILVER:
        most = 0
        for seal in range(2):
            if s.silver[seat, seal] != NO_TILE:
                most = max(most, s.marker[seat, s.silver[seat, seal] - 1] // 2)
        total += most
    elif kind == ability.SET_POINTS:
        total += SET_POINTS_MORE * sets(s, seat, 0)
    elif kind == ability.WILD_CARD:
        total += POINTS_A_SET * s.gold[seat] * (0.25 + 0.5 * (sets(s, seat, 1) - sets(s, seat, 0)))
    return total


@compiled
def keep_worth(box, s, card):
    """What buying a card is worth to the seat that decides."""
    return card_worth(box, s, s.seat, card) - coin(box, s) * price(box, s, s.seat, card)


@compiled
def sale_worth(box, s):
    return coin(box, s) * sale_price(s)


@compiled
def greedy_draft(box, s):
    best, most = action.BOARD + 1, -1000.0
    for laid in range(2):
        card = s.hand[s.seat, 1 - laid]
        left = box.worth[habits.BACK] * keep_worth(box, s, s.hand[s.seat, laid])
        if price(box, s, s.seat, card) <= s.coins[s.seat] and keep_worth(box, s, card) + left > most:
            best, most = action.BOARD + 2 * laid, keep_worth(box, s, card) + left
        if sale_worth(box, s) + left > most:
            best, most = action.BOARD + 2 * laid + 1, sale_worth(box, s) + left
    return best


@compiled
def greedy_take(box, s):
    best, most = -1, -1000.0
    for colour in range(len(COLOURS)):
        if s.outer_size[colour] > 0:
            card = top(s, colour)
            worth = keep_worth(box, s, card)
            if price(box, s, s.seat, card) <= s.coins[s.seat] and worth > most:
                best, most = action.TAKE_KEEP + colour, worth
            if sale_worth(box, s) - 0.01 * worth > most:  # sell what is worth least
                best, most = action.TAKE_SELL + colour, sale_worth(box, s) - 0.01 * worth
    return best


@compiled
def greedy_region(box, s):
    best, most = action.NO_REGION, 0.0
    for level in range(len(REQUIREMENTS)):
        if can_reach_region(s, level):
            lowered = coins_for(s, marker.MILITARY, REQUIREMENTS[level])
            cost = coin(box, s) * lowered
            plunder = box.front_points[level] + coin(box, s) * box.plunder[level] - cost
            if plunder > most:
                best, most = action.PLUNDER + level, plunder
            annex = -coin(box, s) * box.annex[level] - cost
            for region in range(REGIONS_A_LEVEL):
                annex += box.back_points[level, region] / REGIONS_A_LEVEL
                for resource in range(marker.COUNT):
                    steps = box.region_resources[level, region, resource] / REGIONS_A_LEVEL
                    annex += steps * step_worth(box, s, s.seat, resource)
            if lowered + box.annex[level] <= s.coins[s.seat] and annex > most:
                best, most = action.ANNEX + level, annex
    return best


@compiled
def best_tile(box, s, steps):
    """The unused bonus tile whose marker is worth most."""
    best, most = -1, -1.0
    for resource in range(marker.COUNT):
        if s.bonus[s.seat, resource] > 0 and steps * step_worth(box, s, s.seat, resource) > most:
            best, most = resource, steps * step_worth(box, s, s.seat, resource)
    return best


@compiled
def greedy_bust(box, s):
    best, most = action.NO_BUST, 0.0
    for bust in range(len(BUSTS)):
        if can_reach_bust(s, bust):
            cost = coin(box, s) * coins_for(s, marker.CULTURE, BUSTS[bust])
            steps = box.bust_bonus[bust]
            tile = best_tile(box, s, steps)
            carve = box.bust_points[bust] + steps * step_worth(box, s, s.seat, tile) - cost
            if carve > most:
                best, most = action.CARVE + marker.COUNT * bust + tile, carve
            if box.bust_points[bust] + steps - cost > most:
                least = 0
                for resource in range(marker.COUNT):  # spend the tile that is least use elsewhere
                    if s.bonus[s.seat, resource] > 0:
                        least = resource
                best, most = action.CARVE_POINTS + marker.COUNT * bust + least, box.bust_points[bust] + steps - cost
    return best


@compiled
def greedy_seal(box, s):
    if can_buy_gold(box, s):
        expected = sets(s, s.seat, 0) + box.worth[habits.SEAL_SETS] * (EPOCHS - s.epoch) / 2
        if POINTS_A_SET * expected > coin(box, s) * gold_price(box, s):
            return action.GOLD
    if can_buy_silver(box, s):
        best, most = -1, 0
        for resource in range(marker.COUNT):
            if s.bonus[s.seat, resource] > 0 and s.marker[s.seat, resource] > most:
                best, most = resource, s.marker[s.seat, resource]
        expected = 0.5 * most + box.worth[habits.SILVER_LATER + s.epoch]
        if best >= 0 and expected > coin(box, s) * silver_price(box, s):
            return action.SILVER + best
    return action.NO_SEAL


@compiled
def greedy_hunger(box, s):
    """Pay where it is cheaper than the cheapest card; otherwise give that card up."""
    best, least = -1, 1000.0
    for card in range(s.epoch * EPOCH_CARDS):
        if s.place[card] == place.OWNED + s.seat:
            missed = card_worth(box, s, s.seat, card)
            if box.resources[card, marker.FOOD] > 0:
                missed += box.worth[habits.FED] * box.resources[card, marker.FOOD]
            if missed < least:
                best, least = card, missed
    if can_pay_hunger(s) and least > 0.0:
        return action.PAY
    return action.GIVE_UP + best
