"""Scenes at a Hadara table: set the table, play in notation, look at what must hold.

    scene = Scene().cards(0, "1-blue-1", "1-blue-2").coins(0, 3).epoch(2).outer("2-blue-4").begin("take")
    scene.play("take blue keep")

The table is bare at first: every card in the box, no coins, all markers at 0, all bonus tiles unused. Seat 0 has
the start card with initiative 1, seat 1 the one with initiative 2, and so on; seat 0 is the start player.

`begin` lets the rules begin a step of the epoch, which asks the first seat that has a choice there; `open` lays
out the cards of the epoch and asks for the wheel.
"""

import csv
from collections.abc import Mapping
from functools import cache
from typing import Any

from epoca import chance
from epoca.game import Refusal
from epoca.games.hadara import GAME, category, marker, phase, place, rules
from epoca.games.hadara.components import BUSTS, CARD_NAMES, COLOUR_OF, COLOURS, REQUIREMENTS
from epoca.games.hadara.state import NO_CARD, POINTS_UP
from epoca.games.hadara.view import face

CARD = {name: index for index, name in enumerate(CARD_NAMES)}
WITH_ABILITY = {  # the cards by their abilities; the numbers of purple cards are designed, so no scene counts on them
    row["ability"]: f"{row['epoch']}-{row['colour']}-{row['number']}"
    for row in csv.DictReader(GAME.components()["cards.csv"].splitlines())
    if row["ability"]
}
STEPS = {
    "income": phase.REGION,
    "region": phase.REGION,
    "bust": phase.BUST,
    "take": phase.TAKE,
    "hunger": phase.HUNGER,
    "seals": phase.SEALS,
}


@cache
def usual_box(deck: str, start: str) -> Any:
    """The box with the shipped tables, which nobody changes."""
    return GAME.box({"deck": deck, "start": start}, {})


class Scene:
    def __init__(
        self, seats: int = 3, deck: str = "advanced", start: str = "A", tables: Mapping[str, str] | None = None
    ) -> None:
        self.box = GAME.box({"deck": deck, "start": start}, tables) if tables else usual_box(deck, start)
        self.state = GAME.deal_new(self.box, seats, chance.stream(bytes(32), 0))
        self.events: dict[int, list[Any]] = {}
        self._plies = 0
        s = self.state
        s.place[:] = place.REST
        s.coins[:] = 0
        s.marker[:] = 0
        s.start_card[:seats] = range(seats)
        s.start_player = s.seat = 0

    # Setting the table

    def epoch(self, epoch: int) -> "Scene":
        self.state.epoch = epoch
        return self

    def half(self, half: str) -> "Scene":
        """Phase A or B of the epoch."""
        self.state.half = "AB".index(half)
        return self

    def round(self, number: int) -> "Scene":
        """The round of the draft or of the takes, 1 to 5."""
        self.state.lap = number - 1
        return self

    def start_player(self, seat: int) -> "Scene":
        self.state.start_player = self.state.seat = seat
        return self

    def start_cards(self, *initiatives: int) -> "Scene":
        """Give every seat the start card of an initiative; coins and markers stay."""
        self.state.start_card[: len(initiatives)] = [initiative - 1 for initiative in initiatives]
        return self

    def coins(self, seat: int, coins: int) -> "Scene":
        self.state.coins[seat] = coins
        return self

    def markers(self, seat: int, **markers: int) -> "Scene":
        """Put markers of a seat where they shall be: markers(0, military=19)."""
        for resource, value in markers.items():
            self.state.marker[seat, marker.NAMES.index(resource)] = value
        return self

    def cards(self, seat: int, *names: str) -> "Scene":
        """Give a seat cards, with all they do but without a price."""
        deciding, self.state.seat = self.state.seat, seat
        for name in names:
            assert self.state.place[CARD[name]] == place.REST, f"{name} is not in the box"
            rules.gain_card(self.box, self.state, CARD[name], 1)
        self.state.seat = deciding
        return self

    def tiles(self, seat: int, **tiles: int) -> "Scene":
        """The unused bonus tiles of a seat: those named, and none of any other resource."""
        self.state.bonus[seat] = [tiles.get(resource, 0) for resource in marker.NAMES]
        return self

    def region(self, seat: int, requirement: int, annexed: bool = False) -> "Scene":
        """Give a seat the next region of a requirement; coins and markers stay."""
        s, level = self.state, REQUIREMENTS.index(requirement)
        s.region[seat, level] = s.regions_taken[level]
        s.annexed[seat, level] = annexed
        s.regions_taken[level] += 1
        return self

    def next_region(self, requirement: int, points: int | None = None, **resources: int) -> "Scene":
        """Put on top of its pile the region with these resources, and these points if told, on its back."""
        level = REQUIREMENTS.index(requirement)
        wanted = [resources.get(resource, 0) for resource in marker.NAMES]
        found = [
            number
            for number in range(5)
            if self.box.region_resources[level, number].tolist() == wanted
            and points in (None, self.box.back_points[level, number])
        ]
        assert len(found) == 1, f"{len(found)} regions look like this"
        pile, top = self.state.region_pile[level], self.state.regions_taken[level]
        old = pile.tolist().index(found[0])
        pile[old], pile[top] = pile[top], pile[old]
        return self

    def bust(self, seat: int, requirement: int, resource: str, points_up: bool = False) -> "Scene":
        """Give a seat a bust with one of its bonus tiles; markers stay."""
        tile = marker.NAMES.index(resource)
        self.state.bust[seat, BUSTS.index(requirement)] = 1 + tile + (POINTS_UP if points_up else 0)
        self.state.bonus[seat, tile] -= 1
        return self

    def silver(self, seat: int, *resources: str) -> "Scene":
        """Give a seat silver seals with its own bonus tiles on them."""
        for seal, resource in enumerate(resources):
            self.state.silver[seat, seal] = 1 + marker.NAMES.index(resource)
            self.state.bonus[seat, marker.NAMES.index(resource)] -= 1
        return self

    def gold(self, seat: int, seals: int) -> "Scene":
        self.state.gold[seat] = seals
        return self

    def hand(self, seat: int, first: str, second: str) -> "Scene":
        """Let a seat have drawn two cards."""
        for i, name in enumerate((first, second)):
            assert self.state.place[CARD[name]] == place.REST, f"{name} is not in the box"
            self.state.place[CARD[name]] = place.HAND + seat
            self.state.hand[seat, i] = CARD[name]
        return self

    def outer(self, *names: str) -> "Scene":
        """Lay cards face up on the outer piles of their colours, one on top of the other."""
        s = self.state
        for name in names:
            colour = COLOUR_OF[CARD[name]]
            assert s.place[CARD[name]] == place.REST, f"{name} is not in the box"
            s.place[CARD[name]] = place.OUTER
            s.outer[colour, s.outer_size[colour]] = CARD[name]
            s.outer_size[colour] += 1
        return self

    def sold(self, seat: int, *names: str) -> "Scene":
        """Cards a seat sold in phase A, face down."""
        for name in names:
            self.state.place[CARD[name]] = place.SOLD + seat
        return self

    def open(self) -> "Scene":
        """Lay out the cards of the epoch; the start player is asked for the wheel."""
        self._shake()
        rules.open_epoch(self.box, self.state)
        self.state.chance[:] = 0
        return self

    def draft(self, seat: int = 0) -> "Scene":
        """Phase A: the seat has to decide about its pair."""
        self.state.step = self.state.phase = phase.DRAFT
        self.state.seat = seat
        self.state.turn = (seat - self.state.start_player) % self.state.seats
        return self

    def begin(self, step: str) -> "Scene":
        """Begin a step of the epoch: income (which leads to the regions), bust, take, hunger or seals."""
        self._shake()
        rules.begin_step(self.state, STEPS[step])
        while self.state.phase > phase.OVER:
            rules.advance(self.box, self.state)
        self.state.chance[:] = 0
        return self

    def _shake(self) -> None:
        self._plies += 1
        self.state.chance[:] = chance.stream(bytes(32), self._plies)

    # Playing

    def play(self, *moves: str) -> "Scene":
        """Play moves in notation for whoever has to decide."""
        for move in moves:
            why = self.refusal(move)
            assert why is None, f"{move} is refused: {why}"
            before, action = self.state.copy(), GAME.read(move)
            self._shake()
            GAME.apply(self.box, self.state, action)
            self.state.chance[:] = 0
            viewers = range(-1, self.state.seats)
            self.events = {viewer: GAME.events(self.box, before, action, self.state, viewer) for viewer in viewers}
        return self

    def play_while(self, decision: str, move: str) -> "Scene":
        """Play the same move as long as the decision is of this phase."""
        while self.phase == decision:
            self.play(move)
        return self

    # Looking

    def legal(self) -> set[str]:
        """The moves the seat to decide may choose from."""
        return {GAME.write(action) for action in GAME.legal_actions(self.box, self.state)}

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why a move is not allowed, None if it is."""
        who = self.seat if seat is None else seat
        return GAME.refusal(self.box, self.state, who, GAME.read(move))

    def view(self, viewer: int = -1) -> Any:
        return GAME.view(self.box, self.state, viewer)

    def player(self, seat: int) -> Any:
        return self.view().players[seat]

    @property
    def seat(self) -> int:
        return int(self.state.seat)

    @property
    def phase(self) -> str:
        return str(self.view().phase)

    @property
    def over(self) -> bool:
        return bool(self.state.phase == phase.OVER)

    def purse(self, seat: int) -> int:
        """The coins of a seat."""
        return int(self.state.coins[seat])

    def marker(self, seat: int, resource: str) -> int:
        return int(self.state.marker[seat, marker.NAMES.index(resource)])

    def all_markers(self, seat: int) -> tuple[int, ...]:
        """Income, military, culture, food."""
        return tuple(self.player(seat).markers)

    def owns(self, seat: int) -> set[str]:
        return {card.name for card in self.player(seat).cards}

    def has_hand(self, seat: int) -> list[str]:
        return [CARD_NAMES[card] for card in self.state.hand[seat] if card != NO_CARD]

    def printed(self, name: str) -> Any:
        """A card with all that is printed on it."""
        return face(self.box, CARD[name])

    def pile(self, colour: str) -> list[str]:
        """The outer pile of a colour, bottom first."""
        c = COLOURS.index(colour)
        return [CARD_NAMES[card] for card in self.state.outer[c, : self.state.outer_size[c]]]

    def place(self, name: str) -> int:
        return int(self.state.place[CARD[name]])

    def at_place(self, where: int) -> set[str]:
        """The cards at one of the places of place.py."""
        return {name for name, card in CARD.items() if self.state.place[card] == where}

    def line(self, seat: int, line: str) -> int:
        """A line of the score sheet, if the match ended now."""
        return int(GAME.sheet(self.box, self.state).scorings[0][seat][category.NAMES.index(line)])

    def told(self, kind: type, viewer: int = -1) -> list[Any]:
        """The events of one kind that the last move brought."""
        return [event for event in self.events[viewer] if isinstance(event, kind)]


__all__ = ["CARD", "GAME", "WITH_ABILITY", "Scene", "usual_box"]
