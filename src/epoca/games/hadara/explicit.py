"""Hadara with explicit chance: the deal, cards drawn to a hand, and the back of an annexed region are outcomes.

What is laid out unseen needs no outcome: all cards that nobody has seen are exchangeable, so any will do, and the card
that comes to light changes places with one of them.
"""

# mypy: allow-untyped-calls
# (compiled rules have no annotations)

from dataclasses import dataclass, replace
from math import perm
from typing import Any

import numpy as np

from epoca.capabilities import (
    Box,
    Boxes,
    ExplicitChance,
    Heard,
    Hearing,
    Node,
    Outcomes,
    Public,
    State,
    States,
    evenly,
    orders,
)
from epoca.compiled import compiled
from epoca.games.hadara import action, allowed, components, phase, place, rules


@dataclass(frozen=True)
class StartDealt(Public):
    """HA-9: a start card for everybody."""

    seats: int

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """Every choice of start cards, in order."""
        return evenly(range(perm(components.START_CARDS, self.seats)))

    def happen(self, boxes: Boxes, states: States, outcome: int) -> None:
        """Set the table."""
        box, s = boxes[0], states[0]
        rules.deal(box, s, self.seats)
        s.start_card[: self.seats] = orders(components.START_CARDS, self.seats)[outcome]
        rules.find_start_player(s)
        if components.OPTIONS["start"][box.start] != "choice":
            for seat in range(self.seats):
                rules.lay_start_card(box, s, seat, box.start)
            s.place[:] = place.REST
            rules.open_epoch(box, s)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `start 3 1`: everybody's initiative."""
        return "start " + " ".join(str(card + 1) for card in orders(components.START_CARDS, self.seats)[outcome])


@dataclass(frozen=True)
class CardDrawn:
    """HA-14: the first or second card of a seat's pair, from the pile of its shield."""

    owner: int
    second: bool
    deck: range  # the cards of that colour in this epoch

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """The cards of the deck that nobody has seen, by their number in it."""
        return evenly(np.flatnonzero(self._places(s) <= place.INNER).tolist())

    def happen(self, boxes: Boxes, states: States, outcome: int) -> Node | None:
        """Take the card in hand; if it was in the box, one of the inner pile goes there instead."""
        s = states[0]
        places = self._places(s)
        if places[outcome] == place.REST:
            places[np.flatnonzero(places == place.INNER)[0]] = place.REST
        places[outcome] = place.HAND + self.owner
        s["hand"][self.owner, int(self.second)] = self.deck[outcome]
        if not self.second:
            return replace(self, second=True)
        return _first_card(boxes[0], s, self.owner + 1) if self.owner + 1 < s["seats"] else None

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `card 1-red-4`."""
        return f"card {components.CARD_NAMES[self.deck[outcome]]}"

    def _places(self, s: State) -> Any:
        return s["place"][self.deck.start : self.deck.stop]


def _first_card(box: Box, s: State, seat: int) -> CardDrawn:
    colour = int(s.wheel + seat - s.lap) % len(components.COLOURS)  # HA-13, HA-20
    first = int(allowed.first_card(int(s.epoch), colour))
    return CardDrawn(seat, False, range(first, first + int(allowed.deck_size(box, colour))))


@dataclass(frozen=True)
class RegionTurned(Public):
    """HA-24: the back of a region that is about to be annexed."""

    annexing: int  # the action

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """The regions of the requirement whose backs nobody has seen."""
        level = self._level
        seen = {int(s.region[seat, level]) for seat in range(s.seats) if s.annexed[seat, level]}
        return evenly(sorted(int(back) for at, back in enumerate(s.region_pile[level]) if at not in seen))

    def happen(self, boxes: Boxes, states: States, outcome: int) -> Node | None:
        """Put the region where it will be taken, and annex it."""
        s = states[0]
        pile, following = s.region_pile[self._level], s.regions_taken[self._level]
        pile[pile == outcome] = pile[following]
        pile[following] = outcome
        return _go_on(boxes, states, self.annexing)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `region 2`."""
        return f"region {outcome + 1}"

    @property
    def _level(self) -> int:
        return self.annexing - action.ANNEX


@compiled
def _play_but_draw(boxes: Any, states: Any, chosen: Any) -> Any:
    """Play an action and what follows, but let nobody draw; whether pairs are to be drawn."""
    box, s = boxes[0], states[0]
    draw = False
    rules.act(box, s, chosen)
    while s.phase > phase.OVER:
        if s.phase == phase.DRAW:
            draw = True
            rules.begin_step(s, phase.DRAFT)
        else:
            rules.advance(box, s)
    return draw


def _go_on(boxes: Boxes, states: States, chosen: int) -> Node | None:
    return _first_card(boxes[0], states[0], 0) if _play_but_draw(boxes, states, chosen) else None


def _play(boxes: Boxes, states: States, chosen: int) -> Node | None:
    if action.ANNEX <= chosen < action.NO_BUST:
        return RegionTurned(chosen)
    return _go_on(boxes, states, chosen)


def _hear_draft(s: State, chosen: int) -> Hearing | None:
    """HA-15, HA-19: everybody sees which card is laid and which is kept, but not which is sold."""
    if chosen >= action.TAKE_KEEP:
        return None
    seat, second, sold = int(s["seat"]), chosen // 2, chosen % 2
    pair = s["hand"][seat].tolist()
    laid, other = pair[second], pair[1 - second]
    text = f"board {components.CARD_NAMES[laid]} {'sell' if sold else 'keep'}"
    shown: Heard = f"{text} {components.CARD_NAMES[other]}", (1 + sold, 1 + laid, 1 + other)
    hidden: Heard = f"{text} ?", (1 + sold, 1 + laid, 0)
    return Hearing(seat, shown, hidden if sold else shown)


def _most_decisions(seats: int) -> int:
    """What a seat can take, pay for and give up, and how often it can decline."""
    cards = 2 * components.ROUNDS * components.EPOCHS  # drafted or taken; each given up at most once
    regions = len(components.REQUIREMENTS) + 2 * components.EPOCHS
    busts = len(components.BUSTS) + 2 * components.EPOCHS
    paid = 6 * components.EPOCHS  # HA-41
    seals = 2 * components.SEALS + components.EPOCHS
    return components.EPOCHS + components.PLACED + seats * (1 + 2 * cards + regions + busts + paid + seals)


def _most_outcomes(seats: int) -> int:
    return max(perm(components.START_CARDS, seats), components.LARGEST_DECK)


def _most_nodes(seats: int) -> int:
    """The deal, every card in a hand, and every region."""
    return 1 + seats * (2 * components.ROUNDS * components.EPOCHS + len(components.REQUIREMENTS))


EXPLICIT = ExplicitChance(StartDealt, _play, _most_outcomes, _most_decisions, _most_nodes, _hear_draft)
