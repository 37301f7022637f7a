"""What a seat may know of a position, and the score sheet.

Hidden are: the cards in the inner piles and in the box, the pairs that others have drawn, what others sold in phase
A, the cards covered in the outer piles, and the backs of regions that nobody annexed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from epoca.game import NOBODY, Sheet
from epoca.games.hadara import ability, category, marker, phase, place
from epoca.games.hadara.allowed import shortage
from epoca.games.hadara.components import BOX, BUSTS, CARD_NAMES, CARDS, COLOUR_OF, COLOURS, EPOCH_CARDS, REQUIREMENTS
from epoca.games.hadara.rules import shield
from epoca.games.hadara.scoring import score
from epoca.games.hadara.state import NO_CARD, NO_REGION, NO_TILE, POINTS_UP
from epoca.views import own, part


class Steps(tuple[int, ...]):
    """Steps of the four markers."""

    def text(self, texts: Any) -> str:
        """The steps as a sentence names them."""
        return ", ".join(f"+{n} {texts.word('resource', marker.NAMES[i])}" for i, n in enumerate(self) if n)


NO_STEPS = Steps((0, 0, 0, 0))


@dataclass(frozen=True)
class Face:
    """A card as it lies there: its name and everything printed on it."""

    name: str
    epoch: int
    colour: str
    price: int
    resources: Steps
    points: int
    ability: str | None

    def text(self, texts: Any) -> str:
        """The card as a sentence names it."""
        colour = texts.word("colour", self.colour)
        return str(texts.say("hadara-card", epoch=self.epoch, colour=colour, number=int(self.name.split("-")[2])))


@dataclass(frozen=True)
class Region:
    """A region somebody has: plundered, or annexed and turned over."""

    requirement: int
    annexed: bool
    resources: Steps
    points: int


@dataclass(frozen=True)
class Tile:
    """A bonus tile on a bust."""

    resource: str
    points_up: bool


@dataclass(frozen=True)
class StartSide:
    """What one side of a start card gives (HA-10)."""

    coins: int
    resources: Steps


Sides = tuple[StartSide, ...]


@dataclass(frozen=True)
class Front:
    """The front of the regions with a requirement, which all can see (HA-8)."""

    requirement: int
    plunder: int  # coins it brings
    annex: int  # coins it costs
    points: int  # if plundered


@dataclass(frozen=True)
class Bust:
    """What is printed at a bust (HA-26, HA-27)."""

    requirement: int
    points: int
    bonus: int  # steps, or points besides


@dataclass(frozen=True)
class SealPrices:
    """What seals cost in an epoch, without and with `cheap_seals` (HA-33, HA-40)."""

    silver: int
    gold: int
    silver_cheap: int
    gold_cheap: int


@dataclass(frozen=True)
class Printed:
    """What is printed on the components that lie there all the time."""

    regions: tuple[Front, ...]
    busts: tuple[Bust, ...]
    seals: tuple[SealPrices, ...]  # by epoch


@dataclass(frozen=True)
class Player:
    """What lies in front of a player."""

    initiative: int
    side: str
    sides: Sides  # what side A and side B of the start card give
    coins: int
    markers: tuple[int, ...]
    cards: tuple[Face, ...]
    placed: Mapping[str, str]  # the resource of the bonus tile on a card with `place_bonus`, by the card's name
    bonus: tuple[int, ...]
    regions: tuple[Region | None, ...]
    busts: tuple[Tile | None, ...]
    silver: tuple[str, ...]
    gold: int
    drawn: int  # cards in hand
    points: int  # if the match ended now


@dataclass(frozen=True)
class HadaraView:
    """The table as one seat sees it."""

    viewer: int = own(lambda box, s, viewer: viewer)
    seat: int | None = part(lambda box, s: None if s.seat == NOBODY else int(s.seat))
    phase: str = part(lambda box, s: phase.NAMES[s.phase])
    epoch: int = part(lambda box, s: int(s.epoch))
    half: str = part(lambda box, s: "AB"[s.half])
    round: int = part(lambda box, s: int(s.lap) + 1 if s.step in (phase.DRAFT, phase.TAKE) else 0)  # else no rounds
    start_player: int = part(lambda box, s: int(s.start_player))
    shields: tuple[str, ...] = part(lambda box, s: _shields(s), whole=True)
    positions: tuple[tuple[str, ...], ...] = part(lambda box, s: _positions(s))
    inner: tuple[int, ...] = part(lambda box, s: _inner(s))  # cards in the inner piles
    outer: tuple[int, ...] = part(lambda box, s: tuple(s.outer_size.tolist()))  # cards in the outer piles
    tops: tuple[Face | None, ...] = part(lambda box, s: _tops(box, s))  # the card on top of each outer pile
    regions_left: tuple[int, ...] = part(lambda box, s: tuple((s.seats - s.regions_taken).tolist()))
    printed: Printed = part(lambda box, s: _lying_there(box))
    hand: tuple[Face, ...] = own(lambda box, s, viewer: hand(box, s, viewer))  # the viewer's own pair
    sold: tuple[Face, ...] = own(lambda box, s, viewer: _sold(box, s, viewer))  # what the viewer sold in phase A
    short: int = part(lambda box, s: _short(s), whole=True)
    players: tuple[Player, ...] = part(lambda box, s: _players(box, s), whole=True)


def _shields(s: Any) -> tuple[str, ...]:
    """The colour each seat draws from, while phase A is drafted."""
    turning = s.step == phase.DRAFT and s.phase != phase.WHEEL
    return tuple(COLOURS[shield(s, seat)] for seat in range(s.seats)) if turning else ()


def _positions(s: Any) -> tuple[tuple[str, ...], ...]:
    """While the wheel is set: the colours of all shields at each position."""
    return positions(int(s.seats)) if s.phase == phase.WHEEL else ()


def _short(s: Any) -> int:
    """Cards that food does not reach for, while somebody is hungry."""
    return int(shortage(s)) if s.phase == phase.HUNGER else 0


def _inner(s: Any) -> tuple[int, ...]:
    colours = [COLOUR_OF[card] for card in _lying(s, place.INNER)]
    return tuple(np.bincount(colours, minlength=len(COLOURS)).tolist())


def _tops(box: Any, s: Any) -> tuple[Face | None, ...]:
    faces, outer = _faces(box.tobytes()), s.outer
    return tuple(faces[outer[colour, n - 1]] if n else None for colour, n in enumerate(s.outer_size.tolist()))


@cache
def positions(seats: int) -> tuple[tuple[str, ...], ...]:
    """HA-13: for each position of the wheel, the colour that every seat's shield points at in the first round."""
    return tuple(
        tuple(COLOURS[(position + seat) % len(COLOURS)] for seat in range(seats)) for position in range(len(COLOURS))
    )


def _sold(box: Any, s: Any, seat: int) -> tuple[Face, ...]:
    """What a seat sold face down."""
    faces = _faces(box.tobytes())
    return tuple(faces[card] for card in _lying(s, place.SOLD + seat)) if seat >= 0 else ()


def hand(box: Any, s: Any, seat: int) -> tuple[Face, ...]:
    """The pair a seat has drawn."""
    return tuple(face(box, card) for card in s.hand[seat] if card != NO_CARD) if seat >= 0 else ()


def _lying(s: Any, where: int) -> list[int]:
    """The cards that lie somewhere."""
    cards: list[int] = np.flatnonzero(s.place == where).tolist()
    return cards


def _players(box: Any, s: Any) -> tuple[Player, ...]:
    contents = box.tobytes()
    faces, sides = _faces(contents), _sides(contents)
    return tuple(_player(box, s, seat, faces, sides) for seat in range(s.seats))


def _player(box: Any, s: Any, seat: int, faces: tuple[Face, ...], sides: tuple[Sides, ...]) -> Player:
    return Player(
        initiative=int(s.start_card[seat]) + 1,
        side="AB"[s.side[seat]],
        sides=sides[s.start_card[seat]],
        coins=int(s.coins[seat]),
        markers=tuple(s.marker[seat].tolist()),
        cards=tuple(faces[card] for card in _lying(s, place.OWNED + seat)),
        placed=_placed(box, s, seat) if s.placed.any() else {},
        bonus=tuple(s.bonus[seat].tolist()),
        regions=tuple(region(box, s, seat, level) for level in range(len(REQUIREMENTS))),
        busts=tuple(None if tile == NO_TILE else _tile(tile) for tile in s.bust[seat].tolist()),
        silver=tuple(marker.NAMES[tile - 1] for tile in s.silver[seat].tolist() if tile != NO_TILE),
        gold=int(s.gold[seat]),
        drawn=int((s.hand[seat] != NO_CARD).sum()),
        points=sum(lines(box, s, seat)),
    )


def face(box: Any, card: Any) -> Face:
    """What is printed on a card."""
    return _faces(box.tobytes())[int(card)]


@lru_cache(maxsize=64)
def _faces(box_bytes: bytes) -> tuple[Face, ...]:
    """All cards of a box; a box never changes, and there are few."""
    box = np.frombuffer(box_bytes, BOX)[0]
    return tuple(
        Face(
            name=CARD_NAMES[card],
            epoch=card // EPOCH_CARDS + 1,
            colour=COLOURS[COLOUR_OF[card]],
            price=int(box.price[card]),
            resources=Steps(box.resources[card].tolist()),
            points=int(box.points[card]),
            ability=None if box.ability[card] == ability.NONE else ability.NAMES[box.ability[card]],
        )
        for card in range(CARDS)
    )


def _lying_there(box: Any) -> Printed:
    return _printed(box.tobytes())


@lru_cache(maxsize=64)
def _printed(box_bytes: bytes) -> Printed:
    box = np.frombuffer(box_bytes, BOX)[0]
    plunder, annex, points = (box[name].tolist() for name in ("plunder", "annex", "front_points"))
    fronts = zip(REQUIREMENTS, plunder, annex, points, strict=True)
    busts = zip(BUSTS, box["bust_points"].tolist(), box["bust_bonus"].tolist(), strict=True)
    seals = zip(box["silver_price"].tolist(), box["gold_price"].tolist(), strict=True)
    return Printed(
        tuple(Front(*front) for front in fronts),
        tuple(Bust(*bust) for bust in busts),
        tuple(SealPrices(silver, gold, cheap, cheap_gold) for (silver, cheap), (gold, cheap_gold) in seals),
    )


@lru_cache(maxsize=64)
def _sides(box_bytes: bytes) -> tuple[Sides, ...]:
    """Both sides of every start card."""
    box = np.frombuffer(box_bytes, BOX)[0]
    coins, resources = box["start_coins"].tolist(), box["start_resources"].tolist()
    return tuple(
        tuple(StartSide(n, Steps(steps)) for n, steps in zip(*card, strict=True))
        for card in zip(coins, resources, strict=True)
    )


def _placed(box: Any, s: Any, seat: int) -> dict[str, str]:
    """The bonus tiles that lie on a seat's cards."""
    slots = {card: int(box.placed_slot[card]) for card in np.flatnonzero(box.ability == ability.PLACE_BONUS).tolist()}
    return {
        CARD_NAMES[card]: marker.NAMES[s.placed[slot] - 1]
        for card, slot in slots.items()
        if s.place[card] == place.OWNED + seat and s.placed[slot] != NO_TILE
    }


def region(box: Any, s: Any, seat: int, level: int) -> Region | None:
    """A seat's region of a requirement."""
    nth = s.region[seat, level]
    if nth == NO_REGION:
        return None
    if not s.annexed[seat, level]:
        return Region(REQUIREMENTS[level], False, NO_STEPS, int(box.front_points[level]))
    back = s.region_pile[level, nth]
    gained = Steps(box.region_resources[level, back].tolist())
    return Region(REQUIREMENTS[level], True, gained, int(box.back_points[level, back]))


def _tile(tile: int) -> Tile:
    return Tile(marker.NAMES[(tile - 1) % POINTS_UP], tile > POINTS_UP)


def lines(box: Any, s: Any, seat: int) -> tuple[int, ...]:
    """A seat's six lines of the score sheet, if the match ended now."""
    row = np.zeros(category.COUNT, np.int16)
    score(box, s, seat, row)
    return tuple(row.tolist())


def score_sheet(box: Any, s: Any) -> Sheet:
    """HA-51: the book's six lines; before the end, as if the match ended now."""
    return Sheet(0, category.NAMES, (tuple(lines(box, s, seat) for seat in range(s.seats)),))
