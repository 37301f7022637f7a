"""What lies in Hadara's box (HA-1 to HA-5), read from tables that an owner of the game can edit.

Five files: cards, regions, starts, busts, seals. Their key columns say which piece a line is about and cannot be
changed; the others are the numbers printed on the piece. `provenance` says how we know them: `rulebook` is printed
in the book, `recorded` is known from public play aids, `inferred` follows from other numbers, `designed` is made to
fit them.
"""

import csv
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

from epoca.complaint import Complaint
from epoca.game import Word
from epoca.games.hadara import ability, marker
from epoca.games.hadara.habits import HABITS
from epoca.records import blank, record

MOST_SEATS = 5
EPOCHS = 3
ROUNDS = 5  # of phase A: one for each pile; of phase B: one for each card a player takes
COLOURS = ("yellow", "red", "blue", "green", "purple")
PURPLE = 4
DECK = (10, 10, 10, 10, 14)  # HA-1: cards of a colour in an epoch
BASIC_PURPLE = 10  # HA-7
EPOCH_CARDS = sum(DECK)
CARDS = EPOCHS * EPOCH_CARDS
LARGEST_DECK = max(DECK)
REQUIREMENTS = (3, 9, 15, 21, 30)  # HA-3
REGIONS_A_LEVEL = 5
BUSTS = (6, 12, 20, 30)
START_CARDS = 5
BONUS_TILES = 2  # HA-5: of each resource
SEALS = 2  # HA-33: at most two silver and two gold

PLACED = 4  # cards with `place_bonus` that a set may have

OPTIONS = {
    "deck": ("basic", "advanced"),  # HA-7
    "start": ("A", "B", "choice"),  # HA-9
}

BOX = record(
    [
        ("price", "i1", (CARDS,)),
        ("resources", "i1", (CARDS, 4)),
        ("points", "i1", (CARDS,)),
        ("ability", "i1", (CARDS,)),
        ("placed_slot", "i1", (CARDS,)),  # which of the places for bonus tiles on cards is this card's
        ("plunder", "i1", (len(REQUIREMENTS),)),
        ("annex", "i1", (len(REQUIREMENTS),)),
        ("front_points", "i1", (len(REQUIREMENTS),)),
        ("region_resources", "i1", (len(REQUIREMENTS), REGIONS_A_LEVEL, 4)),
        ("back_points", "i1", (len(REQUIREMENTS), REGIONS_A_LEVEL)),
        ("start_coins", "i1", (START_CARDS, 2)),
        ("start_resources", "i1", (START_CARDS, 2, 4)),
        ("bust_points", "i1", (len(BUSTS),)),
        ("bust_bonus", "i1", (len(BUSTS),)),
        ("silver_price", "i1", (EPOCHS, 2)),  # without and with `cheap_seals`
        ("gold_price", "i1", (EPOCHS, 2)),
        ("advanced", "i1"),
        ("start", "i1"),  # 0 side A, 1 side B, 2 each player's choice
        ("worth", "f8", (len(HABITS),)),  # what the greedy player goes by
    ]
)


class Card(Word):
    """A card's name: epoch, colour and number, as in `1-red-4`."""

    family = "card"

    def text(self, texts: Any) -> str:
        """The name as readers see it."""
        epoch, colour, number = self.split("-")
        return str(texts.say("hadara-card", epoch=int(epoch), colour=texts.word("colour", colour), number=int(number)))


class Resource(Word):
    """The name of a resource."""

    family = "resource"


class Colour(Word):
    """The name of a colour of cards."""

    family = "colour"


def _card_names() -> Iterator[str]:
    for epoch in range(1, EPOCHS + 1):
        for colour, size in enumerate(DECK):
            for number in range(size):
                yield f"{epoch}-{COLOURS[colour]}-{number + 1}"


CARD_NAMES = tuple(_card_names())
COLOUR_OF = tuple(COLOURS.index(name.split("-")[1]) for name in CARD_NAMES)


def card(index: int) -> Card:
    """The name of a card."""
    return Card(CARD_NAMES[index])


# ------------------------------------------------------------------------------------------ the tables

KEYS = {
    "cards.csv": ("epoch", "colour", "number", "deck"),
    "regions.csv": ("requirement",),
    "starts.csv": ("initiative", "side"),
    "busts.csv": ("requirement",),
    "seals.csv": ("epoch",),
}
NUMBERS = {
    "cards.csv": ("price", *marker.NAMES, "points"),
    "regions.csv": ("plunder", "annex", "front_points", *marker.NAMES, "back_points"),
    "starts.csv": ("coins", *marker.NAMES),
    "busts.csv": ("points", "bonus"),
    "seals.csv": ("silver", "gold", "silver_discounted", "gold_discounted"),
}
HIGHEST = 99


def shipped() -> dict[str, str]:
    """The tables that come with the game, by file name."""
    data = resources.files(__package__) / "data"
    return {name: (data / name).read_text("utf-8") for name in KEYS}


Row = dict[str, Any]


def read_table(name: str, text: str) -> list[Row]:
    """The lines of a table, checked: a complaint names the file, the line and the reason."""
    usual = list(csv.DictReader(shipped()[name].splitlines()))
    reader = csv.DictReader(text.splitlines())
    columns = [*usual[0]]
    if reader.fieldnames is None or set(reader.fieldnames) != set(columns):
        raise Complaint(f"{name}, line 1: the columns are {', '.join(columns)}")
    rows: list[Row] = []
    for known, row in zip(usual, reader, strict=False):
        line = reader.line_num
        for column in KEYS[name]:
            if row[column] != known[column]:
                raise Complaint(f"{name}, line {line}: {column} is {known[column]} here, not {row[column]!r}")
        rows.append({**row, **{column: _number(name, line, column, row[column]) for column in NUMBERS[name]}})
    extra = next(reader, None)
    if len(rows) < len(usual) or extra is not None:
        line = reader.line_num + (extra is None)
        raise Complaint(f"{name}, line {line}: there are {len(usual)} lines below the first, no more, no fewer")
    return rows


def _number(name: str, line: int, column: str, value: str | None) -> int:
    if value is None or not value.strip().isdecimal() or int(value) > HIGHEST:
        raise Complaint(f"{name}, line {line}: {column} is a whole number from 0 to {HIGHEST}, not {value!r}")
    return int(value)


def box(options: Mapping[str, str], components: Mapping[str, str]) -> Any:
    """The box of a match: the numbers of all pieces, and the options."""
    tables = shipped() | dict(components)
    unknown = sorted(tables.keys() - KEYS.keys())
    if unknown:
        raise Complaint(f"{unknown[0]} is not a table of Hadara; choose from {', '.join(KEYS)}")
    rows = {name: read_table(name, text) for name, text in tables.items()}
    contents = blank(BOX)
    contents.advanced = options["deck"] == "advanced"
    contents.start = OPTIONS["start"].index(options["start"])
    contents.worth[:] = list(HABITS.values())
    _fill_cards(contents, rows["cards.csv"])
    _fill_regions(contents, rows["regions.csv"])
    for i, row in enumerate(rows["starts.csv"]):
        contents.start_coins[i // 2, i % 2] = row["coins"]
        contents.start_resources[i // 2, i % 2] = [row[resource] for resource in marker.NAMES]
    contents.bust_points[:] = [row["points"] for row in rows["busts.csv"]]
    contents.bust_bonus[:] = [row["bonus"] for row in rows["busts.csv"]]
    contents.silver_price[:] = [(row["silver"], row["silver_discounted"]) for row in rows["seals.csv"]]
    contents.gold_price[:] = [(row["gold"], row["gold_discounted"]) for row in rows["seals.csv"]]
    return contents


def _fill_cards(contents: Any, rows: list[Row]) -> None:
    placed = 0
    for i, row in enumerate(rows):
        contents.price[i], contents.points[i] = row["price"], row["points"]
        contents.resources[i] = [row[resource] for resource in marker.NAMES]
        kind = row["ability"]
        if kind and (kind not in ability.NAMES or COLOUR_OF[i] != PURPLE):
            why = f"{kind!r} is no ability" if kind not in ability.NAMES else "only purple cards have abilities"
            raise Complaint(f"cards.csv, line {i + 2}: {why}")
        contents.ability[i] = ability.NAMES.index(kind) if kind else ability.NONE
        if contents.ability[i] == ability.PLACE_BONUS:
            if placed == PLACED:
                raise Complaint(f"cards.csv, line {i + 2}: place_bonus stands on more than {PLACED} cards")
            contents.placed_slot[i] = placed
            placed += 1


def _fill_regions(contents: Any, rows: list[Row]) -> None:
    """The fronts of a requirement are alike (HA-8 hides which region is which), and no back counts less (HA-25)."""
    for i, row in enumerate(rows):
        level, n = divmod(i, REGIONS_A_LEVEL)
        front = (row["plunder"], row["annex"], row["front_points"])
        if n and front != (contents.plunder[level], contents.annex[level], contents.front_points[level]):
            why = f"the fronts of all regions with requirement {REQUIREMENTS[level]} are alike"
            raise Complaint(f"regions.csv, line {i + 2}: {why}")
        if row["back_points"] < row["front_points"]:
            why = f"the back of a region never counts less than its front, {row['front_points']} (HA-25)"
            raise Complaint(f"regions.csv, line {i + 2}: {why}")
        contents.plunder[level], contents.annex[level], contents.front_points[level] = front
        contents.region_resources[level, n] = [row[resource] for resource in marker.NAMES]
        contents.back_points[level, n] = row["back_points"]
