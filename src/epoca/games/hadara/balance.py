"""What is counted to see whether the cards are in balance: who could have kept a card, who did, who won with it."""

from epoca.capabilities import Balance
from epoca.compiled import compiled
from epoca.game import NOBODY
from epoca.games.hadara import ability, action, place
from epoca.games.hadara.allowed import price, top
from epoca.games.hadara.components import CARD_NAMES, COLOUR_OF, COLOURS, PURPLE

PIECES = CARD_NAMES
WATCHED = tuple(colour == PURPLE for colour in COLOUR_OF)  # the cards whose numbers are designed


def ability_of(box, piece):
    """The name of the ability on a card, or nothing."""
    return ability.NAMES[box.ability[piece]] if box.ability[piece] >= 0 else ""


@compiled
def offer(box, s, chosen, holder, offered, kept):
    """Count a decision about cards in hand: whom they were dealt to, which could have been kept, which one is."""
    if action.BOARD <= chosen < action.TAKE_KEEP:
        for i in range(2):
            card = s.hand[s.seat, i]
            holder[card] = s.seat
            if price(box, s, s.seat, card) <= s.coins[s.seat]:
                offered[card] += 1
        if chosen % 2 == 0:
            kept[s.hand[s.seat, 1 - chosen // 2]] += 1
    elif action.TAKE_KEEP <= chosen < action.NO_REGION:
        card = top(s, (chosen - action.TAKE_KEEP) % len(COLOURS))
        if price(box, s, s.seat, card) <= s.coins[s.seat]:
            offered[card] += 1
        if chosen < action.TAKE_SELL:
            kept[card] += 1


@compiled
def owner(box, s, piece):
    """Who owns a card at the end, or nobody."""
    return s.place[piece] - place.OWNED if s.place[piece] >= place.OWNED else NOBODY


BALANCE = Balance(PIECES, WATCHED, ability_of, offer, owner)
