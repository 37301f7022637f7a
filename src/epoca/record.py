"""A match as a file that a person can read and a program can replay.

    epoca match 1
    game: ra
    edition: modern
    scores: hidden
    seat: Ana, person
    seat: greedy, greedy
    header: 5f0c...                  a digest of the lines above
    commitment: 9d3e...              the hash of the secret
    secret: 1c77...
    deal: 9-6-5-2, 8-7-4-3

    1 Ana: draw = nile               number, who, the move, and what chance made of it
    2 greedy: ra
    ...

    score 1 Ana: pharaohs 5, civilizations -5
    result: Ana 41, greedy 37
    winner: Ana
    moves: 93

Reading a file replays it. Whatever follows from the secret, the rules and the moves has to be there to the letter;
the first place that differs is named. Only names and options follow from nothing: the header's digest guards them.
"""

import hashlib
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from epoca import chance, games
from epoca.complaint import Complaint
from epoca.game import Components, Refused, Unreadable
from epoca.match import Match
from epoca.texts import Texts

FIRST_LINE = "epoca match 1"
PERSON = "person"
LONGEST_NAME = 40
MOVE = re.compile(r"(?P<ply>\d+) (?P<name>[^:]+): (?P<move>[^=]+?)(?: = (?P<drawn>.+))?")


class BadRecord(Complaint):
    """A match file that cannot be read, or that does not follow from its secret and the rules."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a name, and `person` or the kind of bot."""

    name: str
    kind: str = PERSON

    def __post_init__(self) -> None:
        if not self.name or len(self.name) > LONGEST_NAME or self.name != " ".join(self.name.split()):
            raise Complaint(f"names have 1 to {LONGEST_NAME} characters and single spaces, unlike {self.name!r}")
        if set(self.name) & set(",:=") or not self.name.isprintable():
            raise Complaint(f"names cannot contain commas, colons or equals signs, as {self.name!r} does")


# ------------------------------------------------------------------------------------------- writing


def write(match: Match, players: Sequence[Player], left_out: Collection[str] = ()) -> str:
    """The file of a match, finished or not; `left_out` are options that there were not when it was first written."""
    if match.arranged:
        raise Complaint("this match has an arranged position or a chosen draw: it does not follow from its secret")
    lines = _header(match, players, left_out)
    lines += [
        f"header: {_digest(lines)}",
        f"commitment: {chance.commitment(match.secret)}",
        f"secret: {match.secret.hex()}",
        f"deal: {match.game.notation.dealt(match.box, match.history[0])}",
        "",
    ]
    lines += [_move(match, players, ply) for ply in range(len(match.actions))]
    lines += ["", *_result(match, players), f"moves: {len(match.actions)}"]
    return "\n".join(lines) + "\n"


def _header(match: Match, players: Sequence[Player], left_out: Collection[str]) -> list[str]:
    options = [f"{name}: {value}" for name, value in match.options.items() if name not in left_out]
    edited = [f"components: {_digest_components(match.components)}"] if match.components else []
    seats = [f"seat: {player.name}, {player.kind}" for player in players]
    return [FIRST_LINE, f"game: {match.game.name}", *options, *edited, *seats]


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _digest_components(components: Components) -> str:
    return _digest([part for name in sorted(components) for part in (name, components[name])])


def _move(match: Match, players: Sequence[Player], ply: int) -> str:
    before, action, after = match.history[ply], match.actions[ply], match.history[ply + 1]
    drawn = match.game.notation.drawn(match.box, before, action, after)
    move = match.game.write(action) + (f" = {drawn}" if drawn else "")
    return f"{ply + 1} {players[before.seat].name}: {move}"


def _result(match: Match, players: Sequence[Player]) -> list[str]:
    sheet = match.game.sheet(match.box, match.state)
    lines = []
    for number, scoring in enumerate(sheet.scorings, 1):
        for player, row in zip(players, scoring, strict=True):
            scored = [f"{category} {n}" for category, n in zip(sheet.categories, row, strict=True) if n]
            lines.append(f"score {number} {player.name}: {', '.join(scored) or 'nothing'}")
    if match.over:
        outcome = match.game.outcome(match.box, match.state)
        points = [f"{p.name} {n}" for p, n in zip(players, outcome.points, strict=True)]
        winners = [players[seat].name for seat in outcome.winners]
        lines += [f"result: {', '.join(points)}", f"winner: {', '.join(winners)}"]
    return lines


# ------------------------------------------------------------------------------------------- reading


def load(file: Path, components: Components | None = None) -> tuple[Match, list[Player]]:
    """The match in a file, replayed and checked; `components` if it was played with edited ones."""
    try:
        return read(file.read_text("utf-8"), components)
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Complaint(f"{file} is not a match file: it is not text") from error
    except BadRecord as error:
        raise Complaint(f"{file}, {error}") from error


def read(text: str, components: Components | None = None) -> tuple[Match, list[Player]]:
    """The match in a text, replayed from its secret and held against every line."""
    lines = text.split("\n")
    match, players, first_move, left_out = _read_header(lines, components or {})
    for number, line in enumerate(lines[first_move:], first_move + 1):
        if not line:
            break
        _replay(match, players, number, line)
    _compare(lines, write(match, players, left_out).split("\n"))
    return match, players


def _read_header(lines: Sequence[str], components: Components) -> tuple[Match, list[Player], int, set[str]]:
    """The table as the header sets it, where the moves begin, and the options it does not name: those are as usual."""
    if lines[0] != FIRST_LINE:
        raise BadRecord(1, f"a match file begins with {FIRST_LINE!r}")
    fields: dict[str, str] = {}
    line_of: dict[str, int] = {}
    seats: list[tuple[int, str]] = []
    end = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line:
            end = number
            break
        key, colon, value = line.partition(": ")
        if not colon or key in fields:
            raise BadRecord(number, f"{line!r} is not a line of a header, or stands there twice")
        if key == "seat":
            seats.append((number, value))
        else:
            fields[key], line_of[key] = value, number
    for key in ("game", "header", "commitment", "deal"):
        if key not in fields:
            raise BadRecord(end, f"the header has no line {key!r}")
    _check_header_digest(lines, fields["header"], line_of["header"])
    secret = _read_secret(fields, line_of)
    players = [_read_player(number, value) for number, value in seats]
    edited = _read_components(fields, line_of, components)
    known = ("game", "components", "header", "commitment", "secret", "deal")
    options = {key: value for key, value in fields.items() if key not in known}
    try:
        match = Match(games.load(fields["game"]), len(players), options, secret, edited)
    except Complaint as error:
        raise BadRecord(line_of["game"], str(error)) from error
    except Refused as error:
        raise BadRecord(line_of["game"], Texts("en", fields["game"], options).ruling(error.refusal)) from error
    return match, players, end, match.options.keys() - options.keys()


def _check_header_digest(lines: Sequence[str], digest: str, number: int) -> None:
    if digest != _digest(lines[: number - 1]):
        raise BadRecord(number, f"the digest does not fit: it or one of lines 1 to {number - 1} was altered")


def _read_secret(fields: dict[str, str], line_of: dict[str, int]) -> bytes:
    if "secret" not in fields:
        raise BadRecord(line_of["commitment"], "there is no secret yet: it is shown when the match is over")
    number = line_of["secret"]
    if not re.fullmatch(r"[0-9a-f]{64}", fields["secret"]):
        raise BadRecord(number, "a secret is 64 digits 0 to f")
    secret = bytes.fromhex(fields["secret"])
    if chance.commitment(secret) != fields["commitment"]:
        where = f"lines {line_of['commitment']} and {number}"
        raise BadRecord(number, f"the secret is not the one that was committed to: see {where}")
    return secret


def _read_components(fields: dict[str, str], line_of: dict[str, int], components: Components) -> Components:
    """The edited components of the match; those at hand are not used for a match that was played without."""
    if "components" not in fields:
        return {}
    if fields["components"] != _digest_components(components):
        why = "this match was played with edited components: name their folder with --components"
        raise BadRecord(line_of["components"], why)
    return components


def _read_player(number: int, value: str) -> Player:
    name, _, kind = value.partition(", ")
    try:
        return Player(name, kind)
    except Complaint as error:
        raise BadRecord(number, str(error)) from error


def _replay(match: Match, players: Sequence[Player], number: int, line: str) -> None:
    """Play one line of the file."""
    move = MOVE.fullmatch(line)
    if not move:
        raise BadRecord(number, f"{line!r} is not a move")
    if match.over:
        raise BadRecord(number, "the match is over before this move")
    if int(move["ply"]) != len(match.actions) + 1:
        raise BadRecord(number, f"this should be move {len(match.actions) + 1}, not {move['ply']}")
    name = players[match.seat].name
    if move["name"] != name:
        raise BadRecord(number, f"it is the turn of {name}, not of {move['name']}")
    try:
        match.play(match.seat, match.game.read(move["move"]))
    except Unreadable as error:
        raise BadRecord(number, str(error)) from error
    except Refused as error:
        why = Texts("en", match.game.name, match.options).ruling(error.refusal)
        raise BadRecord(number, f"{move['move']!r} is not allowed: {why}") from error
    _compare([line], [_move(match, players, len(match.actions) - 1)], number)


def _compare(lines: Sequence[str], expected: Sequence[str], first: int = 1) -> None:
    """Find the first place that does not read as it has to."""
    for number, (line, right) in enumerate(zip(lines, expected, strict=False), first):
        if line != right:
            column = next((i for i, (a, b) in enumerate(zip(line, right, strict=False)) if a != b), None)
            column = min(len(line), len(right)) if column is None else column
            raise BadRecord(number, f"column {column + 1}: it reads {line!r} and should read {right!r}")
    if len(lines) != len(expected):
        number = first + min(len(lines), len(expected))
        raise BadRecord(number, "the file is cut short" if len(lines) < len(expected) else "nothing should follow")
