"""What a seat has not seen, and dealing it anew: the base of every honest bot."""

import numpy as np

from epoca.chance import below
from epoca.compiled import compiled
from epoca.games.hadara import place
from epoca.games.hadara.allowed import deck_size, first_card
from epoca.games.hadara.components import COLOURS, EPOCH_CARDS, LARGEST_DECK, REGIONS_A_LEVEL, REQUIREMENTS
from epoca.games.hadara.state import NO_CARD, NO_REGION


@compiled
def determinize(box, s, seat):
    """Redeal what a seat has not seen: cards in the box, in the inner piles, in others' hands, sold by others in
    phase A; and the backs of all regions that nobody annexed. What was open once is remembered."""
    unseen = np.empty(LARGEST_DECK, np.int64)
    for epoch in range(1, s.epoch + 1):
        for colour in range(len(COLOURS)):
            redeal_deck(s, seat, first_card(epoch, colour), deck_size(box, colour), unseen)
    for other in range(s.seats):  # the hands again, from the places
        if other != seat and s.hand[other, 0] != NO_CARD:
            find_hand(s, other)
    for level in range(len(REQUIREMENTS)):
        redeal_regions(s, level, unseen)


@compiled
def redeal_deck(s, seat, first, size, unseen):
    """Let the cards of a deck that a seat has never seen swap places; a spectator has no hand and sold nothing."""
    hand, sold = (place.HAND + seat, place.SOLD + seat) if seat >= 0 else (NO_CARD, NO_CARD)
    count = 0
    for card in range(first, first + size):
        at = s.place[card]
        if at <= place.INNER or (place.HAND <= at < place.OWNED and at != hand and at != sold):
            unseen[count] = card
            count += 1
    for i in range(count - 1, 0, -1):
        one, other = unseen[i], unseen[below(s.chance, i + 1)]
        at = s.place[one]
        s.place[one] = s.place[other]
        s.place[other] = at


@compiled
def find_hand(s, seat):
    found = 0
    for card in range((s.epoch - 1) * EPOCH_CARDS, s.epoch * EPOCH_CARDS):
        if s.place[card] == place.HAND + seat:
            s.hand[seat, found] = card
            found += 1


@compiled
def redeal_regions(s, level, unseen):
    """Let the regions of a requirement whose backs nobody has seen swap places in the pile."""
    seen = 0
    for seat in range(s.seats):
        if s.region[seat, level] != NO_REGION and s.annexed[seat, level]:
            seen |= 1 << int(s.region[seat, level])
    count = 0
    for i in range(REGIONS_A_LEVEL):
        if not seen >> i & 1:
            unseen[count] = i
            count += 1
    for i in range(count - 1, 0, -1):
        one, other = unseen[i], unseen[below(s.chance, i + 1)]
        region = s.region_pile[level, one]
        s.region_pile[level, one] = s.region_pile[level, other]
        s.region_pile[level, other] = region
