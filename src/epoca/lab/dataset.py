"""Matches of chosen bots as data: a row for each decision, in a Parquet file, with a card that says what is in it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from epoca import __version__, bots, chance
from epoca.bots.external import at_table
from epoca.complaint import Complaint
from epoca.envs.simulator import Setup
from epoca.game import Game, Options, required
from epoca.match import Match
from epoca.texts import Texts

MATCHES_AT_ONCE = 50  # that are written together


@dataclass(frozen=True)
class Order:
    """What somebody wants: matches between bots that change seats from match to match."""

    game: Game
    bots: Sequence[str]
    matches: int
    seed: str
    options: Options
    features: bool = False

    @property
    def seats(self) -> int:
        """One for each bot."""
        return len(self.bots)


def write(order: Order, out: Path, progress: Callable[[int], None] = lambda done: None) -> int:
    """Play the matches and write them to a file, with a card beside it; how many decisions there are."""
    arrow, parquet = _parquet()
    options = order.game.fill_in(order.options)
    if refusal := order.game.refuse_table(order.seats, options):
        raise Complaint(Texts("en", order.game.name, options).ruling(refusal))
    setup = Setup(order.game.name, order.seats, options)
    inputs = required(order.game, order.game.thinking, "features").inputs if order.features else None
    schema = _schema(arrow, order.game, inputs(order.seats) if inputs else setup.observation.size, order.features)
    decisions = 0
    draft = out.absolute().with_name(out.name + ".draft")  # a colon in a relative name is taken for a URI's
    draft.parent.mkdir(parents=True, exist_ok=True)
    with parquet.ParquetWriter(draft, schema, compression="zstd") as file:
        for first in range(0, order.matches, MATCHES_AT_ONCE):
            numbers = range(first, min(order.matches, first + MATCHES_AT_ONCE))
            rows = [row for number in numbers for row in play(order, number)]
            file.write_table(arrow.Table.from_pylist(rows, schema))
            decisions += len(rows)
            progress(numbers.stop)
    draft.replace(out)
    out.with_suffix(".md").write_text(card(order, decisions), "utf-8")
    return decisions


def play(order: Order, number: int) -> list[dict[str, Any]]:
    """The decisions of one match, each with what the seat knew, and what the match brought it in the end."""
    game = order.game
    match = Match(game, order.seats, order.options, chance.secret_from_seed(f"{order.seed}, match {number}"))
    names = [order.bots[(seat + number) % order.seats] for seat in range(order.seats)]
    players = {seat: bots.new(name, game=game) for seat, name in enumerate(names)}
    rows: list[dict[str, Any]] = []
    row: dict[str, Any]
    with at_table(match, players):
        while not match.over:
            seat = match.seat
            turn = bots.Turn(game, match.box, match.redealt(seat))
            observation = turn.features if order.features else turn.observation
            action = bots.decide(players[seat], match)
            row = {"match": number, "ply": len(rows), "seat": seat, "bot": names[seat], "observation": observation}
            rows.append({**row, "mask": turn.mask, "action": action})
            match.play(seat, action)
    outcome = match.outcome
    for row in rows:
        row |= {"points": outcome.points[row["seat"]], "rank": outcome.ranks[row["seat"]]}
    return rows


def card(order: Order, decisions: int) -> str:
    """What is in the file, for people."""
    options = ", ".join(f"{name} {value}" for name, value in order.game.fill_in(order.options).items())
    shown = (
        "the inputs of the game's own networks (`game.thinking.features`), `float32`"
        if order.features
        else "what the seat may know, `int16`, as docs/observations.md lists it"
    )
    return f"""# {order.matches:,} matches of {order.game.name.capitalize()}, {decisions:,} decisions

Made by Epoca {__version__} with seed `{order.seed}`: {", ".join(order.bots)}, who change seats from match to match;
{options}. The same command makes the same data again, unless a bot thinks by the clock.

| column | |
| --- | --- |
| `match`, `ply` | the number of the match, and of the decision in it, from 0 |
| `seat`, `bot` | who decides |
| `observation` | {shown} |
| `mask` | 1 for each legal action, of {order.game.actions} |
| `action` | what was chosen; docs/notation.md names the actions |
| `points`, `rank` | how the match ended for this seat, 1 being the best |

Observations hold nothing that the seat could not know. MIT licence, as the software.
"""


def _schema(arrow: Any, game: Game, size: int, features: bool) -> Any:
    number = arrow.float32() if features else arrow.int16()
    return arrow.schema(
        {
            "match": arrow.int32(),
            "ply": arrow.int16(),
            "seat": arrow.int8(),
            "bot": arrow.dictionary(arrow.int8(), arrow.string()),
            "observation": arrow.list_(number, size),
            "mask": arrow.list_(arrow.uint8(), game.actions),
            "action": arrow.int16(),
            "points": arrow.int16(),
            "rank": arrow.int8(),
        }
    )


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Complaint("data needs PyArrow: pip install 'epoca[arena]'") from error
    return pyarrow, pyarrow.parquet
