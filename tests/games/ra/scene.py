"""Scenes at a Ra table: set the table, play in notation, look at what must hold.

    scene = Scene(seats=3).suns(0, 13, 8).suns(1, 12, 9).suns(2, 11, 10).track("nile", "flood").turn(0)
    scene.play("ra", "bid 12", "bid 13" ...)

`play("draw = flood")` makes the bag give a flood, the way a match file writes it. All 180 tiles stay accounted for:
what is laid out comes from the bag, as far as the bag has it.
"""

from typing import Any

import numpy as np

from epoca import chance
from epoca.game import Refusal, Seat
from epoca.games.ra import GAME, category, phase, tile
from epoca.games.ra.scoring import score_epoch

KIND = {name: kind for kind, name in enumerate(tile.NAMES)}


class Scene:
    def __init__(self, seats: int = 3, edition: str = "modern", scores: str = "hidden", memory: str = "shown") -> None:
        self.box = GAME.box({"edition": edition, "scores": scores, "memory": memory}, {})
        self.state = GAME.deal_new(self.box, seats, chance.stream(bytes(32), 0))
        self.events: list[Any] = []

    # Setting the table

    def suns(self, seat: int, *up: int, down: tuple[int, ...] = ()) -> "Scene":
        """Give a seat exactly these suns."""
        self.state.suns_up[seat] = sum(1 << sun for sun in up)
        self.state.suns_down[seat] = sum(1 << sun for sun in down)
        return self

    def centre_sun(self, sun: int) -> "Scene":
        self.state.centre_sun = sun
        return self

    def tiles(self, seat: int, **counts: int) -> "Scene":
        """Lay tiles in front of a seat, from the bag: tiles(0, pharaoh=3, step_pyramid=1)."""
        for name, count in counts.items():
            kind = KIND[name.replace("_", "-")]
            self.state.tiles[seat, kind] = count
            self._take_from_bag(kind, count)
        return self

    def track(self, *names: str | None) -> "Scene":
        """Lay tiles on the auction track from the left, from the bag; None leaves a gap."""
        self.state.track[:] = tile.NONE
        for space, name in enumerate(names):
            if name is not None:
                self.state.track[space] = KIND[name]
                self._take_from_bag(KIND[name], 1)
        return self

    def ras(self, count: int) -> "Scene":
        """Ras drawn so far in this epoch."""
        self.state.ra_drawn = count
        self.state.ra_tiles = count if self.box.ra_tiles_stay else 0
        if not self.box.ra_tiles_stay:
            self.state.out[KIND["ra"]] = count
        self._take_from_bag(KIND["ra"], count)
        return self

    def epoch(self, epoch: int) -> "Scene":
        self.state.epoch = epoch
        return self

    def points(self, *points: int) -> "Scene":
        self.state.points[: len(points)] = points
        return self

    def turn(self, seat: int) -> "Scene":
        self.state.seat = seat
        self.state.phase = phase.TURN
        return self

    def _take_from_bag(self, kind: int, count: int) -> None:
        self.state.bag[kind] -= count
        self.state.in_bag -= count
        assert self.state.bag[kind] >= 0, "the box has no more of these"

    # Playing

    def play(self, *moves: str) -> "Scene":
        """Play moves in notation for whoever's turn it is; `draw = tile` decides what is drawn."""
        for move in moves:
            text, _, drawn = move.partition(" = ")
            action = GAME.read(text)
            why = self.refusal(text)
            assert why is None, f"{move} is refused: {why}"
            before = self.state.copy()
            self.state.chance[:] = chance.stream(bytes(32), 7)
            if drawn:
                bag, size = self.state.bag.copy(), int(self.state.in_bag)
                rigged = np.zeros_like(bag)
                rigged[KIND[drawn]] = 1
                self.state.bag[:], self.state.in_bag = rigged, 1
                GAME.apply(self.box, self.state, action)
                bag[KIND[drawn]] -= 1
                self.state.bag[:], self.state.in_bag = bag, size - 1
            else:
                GAME.apply(self.box, self.state, action)
            self.state.chance[:] = 0
            self.events = GAME.events(self.box, before, action, self.state, -1)
        return self

    def score(self) -> "Scene":
        """Score the epoch as the table lies."""
        score_epoch(self.state)
        return self

    # Looking

    def legal(self) -> set[str]:
        """The moves the seat to decide may choose from."""
        return {GAME.write(action) for action in GAME.legal_actions(self.box, self.state)}

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why a move is not allowed, None if it is."""
        who = self.seat if seat is None else seat
        return GAME.refusal(self.box, self.state, who, GAME.read(move))

    @property
    def seat(self) -> int:
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        return bool(self.state.phase == phase.OVER)

    @property
    def view(self) -> Any:
        return GAME.view(self.box, self.state, 0)

    def owns(self, seat: int) -> dict[str, int]:
        return dict(self.view.players[seat].tiles)

    def suns_up(self, seat: int) -> tuple[int, ...]:
        return tuple(self.view.players[seat].suns_up)

    def suns_down(self, seat: int) -> tuple[int, ...]:
        return tuple(self.view.players[seat].suns_down)

    def lot(self) -> list[str]:
        """The tiles on the auction track."""
        return [name for name in self.view.track if name]

    def scored(self, name: str, epoch: int | None = None) -> list[int]:
        """What every seat got in a category, in this epoch or the named one."""
        row = (epoch or int(self.state.epoch)) - 1
        return [int(n) for n in self.state.sheet[row, : self.state.seats, category.NAMES.index(name)]]

    def out(self, name: str) -> int:
        return int(self.state.out[KIND[name]])

    def told(self, kind: type) -> list[Any]:
        """The events of one kind that the last move brought."""
        return [event for event in self.events if isinstance(event, kind)]


__all__ = ["GAME", "Scene", "Seat"]
