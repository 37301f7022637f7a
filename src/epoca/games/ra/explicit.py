"""Ra with explicit chance: the deal of the suns, and each tile from the bag, are outcomes that somebody chooses."""

# mypy: allow-untyped-calls
# (compiled rules have no annotations)

from dataclasses import dataclass
from math import perm
from typing import Any

from epoca.capabilities import Box, Boxes, ExplicitChance, Node, Outcomes, Public, State, States, evenly, orders
from epoca.compiled import compiled
from epoca.games.ra import action, components, phase, rules, tile


@dataclass(frozen=True)
class SunsDealt(Public):
    """RA-9: a group of suns for everybody."""

    seats: int

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """Every order of the groups."""
        return evenly(range(perm(self.seats)))

    def happen(self, boxes: Boxes, states: States, outcome: int) -> None:
        """Set the table."""
        box, s = boxes[0], states[0]
        rules.deal(box, s, self.seats)
        for seat, group in enumerate(orders(self.seats, self.seats)[outcome]):
            s.suns_up[seat] = box.sun_groups[self.seats, group]
        rules.open_epoch(s)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `deals 9-6-5-2, 8-7-4-3`."""
        groups = (components.SUN_GROUPS[self.seats][group] for group in orders(self.seats, self.seats)[outcome])
        return "deals " + ", ".join("-".join(map(str, group)) for group in groups)


@dataclass(frozen=True)
class TileDrawn(Public):
    """A tile from the bag, each as likely as any other."""

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """The kinds of tile in the bag."""
        tiles = int(s.in_bag)
        return [(kind, count / tiles) for kind, count in enumerate(s.bag.tolist()) if count]

    def happen(self, boxes: Boxes, states: States, outcome: int) -> None:
        """Lay the tile where it belongs."""
        _lay_tile(boxes, states, outcome)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `draws flood`."""
        return f"draws {tile.NAMES[outcome]}"


@compiled
def _lay_tile(boxes: Any, states: Any, kind: Any) -> None:
    box, s = boxes[0], states[0]
    rules.place(box, s, kind)
    while s.phase > phase.OVER:
        rules.advance(box, s)


@compiled
def _apply(boxes: Any, states: Any, chosen: Any) -> None:
    rules.apply(boxes[0], states[0], chosen)


def _play(boxes: Boxes, states: States, chosen: int) -> Node | None:
    if chosen == action.DRAW:
        return TileDrawn()
    _apply(boxes, states, chosen)
    return None


def _most_decisions(seats: int) -> int:
    """Every auction but one on a full track ends with a drawn Ra or a used sun; tiles that are used up stay so."""
    tiles = sum(tile.COUNTS.values())
    full_tracks = (tiles - tile.COUNTS["ra"]) // components.TRACK_SPACES
    suns = sum(map(len, components.SUN_GROUPS[seats]))
    invoked = components.EPOCHS * suns + full_tracks
    auctions = components.EPOCHS * (components.LAST_RA[seats] - 1) + invoked
    gods = 2 * tile.COUNTS["god"]  # one spent, and no further one
    losses = 2 * (tile.COUNTS["unrest"] + tile.COUNTS["earthquake"])
    return tiles + invoked + seats * auctions + gods + losses


def _most_outcomes(seats: int) -> int:
    return max(perm(seats), tile.KINDS)


def _most_nodes(seats: int) -> int:
    """The deal, and every tile once."""
    return 1 + sum(tile.COUNTS.values())


EXPLICIT = ExplicitChance(SunsDealt, _play, _most_outcomes, _most_decisions, _most_nodes)
