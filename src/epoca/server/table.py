"""A table: who sits there, the match, the clocks; all of it computed from the entries of its log.

No file, no socket and no clock is touched here. `add` takes an entry that happened at a time. The other methods tell
which entries a wish would lead to, or say why not.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain, count
from typing import TypeAlias

import numpy as np

from epoca import chance, games
from epoca.bots import known, stand_in
from epoca.complaint import Complaint
from epoca.game import SPECTATOR, Game, Refused, State
from epoca.match import Match
from epoca.record import LONGEST_NAME, PERSON, Player
from epoca.server.branches import Branches
from epoca.server.entries import (
    AnyEntry,
    Left,
    Moved,
    Rematch,
    Returned,
    Said,
    Sat,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from epoca.server.identity import code_of, tame
from epoca.server.messages import Clock, NewTable

OPEN, PLAYING, DONE = "open", "playing", "over"
CLOCKS = ("none", "move", "fischer", "days")
MOST_ENTRIES = 20_000  # a table that talks more than that is closed to further talk
MOST_AUTOMATIC = 400  # moves that may follow one move by themselves
Turn: TypeAlias = tuple[int, int | None, str]  # the entry with which it began, the seat, the bot that decides
AT_ONCE = 0.0  # is over at any time
TO_SETTLE = 10.0  # seconds that somebody who comes to a seat has on its clock at least
TURNS = Started, Moved, Undone  # what changes the match
NO_SEATING = Moved, Said  # what leaves everybody where they sit
KEYED = Said, UndoAsked, Undone  # what is wished for by a key


class TableRefused(Complaint):
    """Something that cannot be done here or now: a key of the locales, its arguments, and a status for HTTP."""

    def __init__(self, reason: str, status: int = 400, **args: object) -> None:
        super().__init__(reason)
        self.reason, self.status = reason, status
        self.args_of_text = args


@dataclass(frozen=True)
class Position:
    """A position to play on from: all that the seat to decide may know, the rest redealt."""

    code: str
    game: str
    options: dict[str, str]
    seats: int
    seat: int
    form: str  # of the record
    state: bytes

    def __hash__(self) -> int:
        return hash(self.code)

    @classmethod
    def of(cls, match: Match, ply: int) -> "Position":
        """The position after so many moves of a match, as the seat knew it that had to decide."""
        seat = int(match.history[ply].seat)
        told = match.game.name, dict(match.options), match.seats, seat, _form(match.game)
        state = match.redealt(seat, ply).tobytes()
        return cls(code_of(repr(told).encode() + state), *told, state)

    @property
    def fits(self) -> bool:
        """Whether the game is here, and its records still have this form."""
        return self.game in games.names() and _form(games.load(self.game)) == self.form

    def set_up(self, secret: bytes) -> Match:
        """A match that begins here; what the seat may not know is dealt anew."""
        game = games.load(self.game)
        match = Match(game, self.seats, self.options, secret)
        kept: State = np.frombuffer(bytearray(self.state), game.state)[0]
        match.arrange(game.redeal(match.box, kept, self.seat, chance.stream(secret, 0, purpose="position")))
        return match


def _form(game: Game) -> str:
    return sha256(repr(game.state.descr).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Setting:
    """What a table is opened with, and never changes."""

    code: str
    game: str
    options: dict[str, str]
    seats: int
    public: bool
    clock: Clock
    secret: bytes
    host: str
    opened: float
    position: Position | None = None  # from which the match begins, if not with a deal

    @property
    def commitment(self) -> str:
        """What binds the server before the first move."""
        return chance.commitment(self.secret)


@dataclass
class Seat:
    """A seat and whoever has it."""

    name: str = ""
    person: str = ""
    bot: str = ""  # who decides, if this is not empty
    resigned: bool = False
    taken_with: int = -1  # the number of the entry
    left: float = 0.0  # seconds on the clock

    @property
    def open(self) -> bool:
        """Whether anybody may sit down."""
        return not self.person and not self.bot


@dataclass
class Asked:
    """An undo that waits for answers."""

    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


def check(wish: NewTable) -> Game:
    """Say what is wrong with a table somebody wants to open."""
    game = games.load(wish.game)
    options = game.fill_in(wish.options)
    if refusal := game.refuse_table(len(wish.seats), options):
        raise Refused(game.name, refusal)
    if wish.seats.count("me") > 1:
        raise Complaint("you can take only one seat at a table")
    for seat in wish.seats:
        if seat not in ("me", "open"):
            check_bot(game, seat)
    if wish.clock.kind not in CLOCKS:
        raise Complaint(f"a clock is one of {', '.join(CLOCKS)}, not {wish.clock.kind!r}")
    if wish.clock.kind != "none" and wish.clock.seconds < 1:
        raise Complaint("a clock needs at least a second")
    return game


def check_position(wish: NewTable, position: Position) -> None:
    """From a position one plays on alone, from the seat that has to decide."""
    expected = ["me" if seat == position.seat else "" for seat in range(position.seats)]
    if [seat if seat in ("me", "open") else "" for seat in wish.seats] != expected or wish.game != position.game:
        raise TableRefused("server-position-seats", seat=position.seat + 1, seats=position.seats)


def bots_of(game: Game) -> list[str]:
    """The bots that may sit at a table."""
    return [name for name in known(game) if ":" not in name]


def check_bot(game: Game, name: str) -> None:
    """Only bots that everybody has: no programs, no folders."""
    if name not in bots_of(game):
        raise Complaint(f"unknown bot {name!r}; choose from {', '.join(bots_of(game))}")


class Table:
    """A table as its log tells."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = games.load(setting.game)
        self.seats = [Seat() for _ in range(setting.seats)]
        self.match: Match | None = None
        self.branches: Branches | None = None  # where one tries things out
        self.state = OPEN  # for people to come, PLAYING or DONE
        self.abandoned = False  # all but one have resigned
        self.number = 0  # of entries
        self.since = 0.0  # when the decision that is due began to be due
        self.undo: Asked | None = None
        self.rematch = ""
        self.ended = 0.0
        self.turned = 0  # the entry that last changed the match
        self.seated = -1  # and the one that last changed who sits where
        self.log: list[tuple[float, AnyEntry]] = []
        self.plies: list[int] = []  # for each entry, moves of the match before it
        self.keys: set[str] = set()  # of wishes that were fulfilled

    # -------------------------------------------------------------------------------- how things stand

    def _stands(self) -> str:
        if not self.match:
            return OPEN
        return DONE if self.match.over or self.abandoned else PLAYING

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is."""
        return self.match.seat if self.match and self.state == PLAYING else None

    @property
    def turn(self) -> Turn:
        """What tells one turn from another."""
        seat = self.to_move
        return self.turned, seat, "" if seat is None else self.seats[seat].bot

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self.match.actions) if self.match else 0

    def seat_of(self, person: str) -> int:
        """Where a person sits, SPECTATOR for nowhere."""
        return next((i for i, seat in enumerate(self.seats) if person and seat.person == person), SPECTATOR)

    def people(self) -> list[int]:
        """The seats where people decide."""
        return [i for i, seat in enumerate(self.seats) if seat.person and not seat.bot]

    def names(self) -> list[str]:
        """Who sits where, each with a name that nobody else has here."""
        names: list[str] = []
        for seat in self.seats:
            tries = (f"{seat.name[: LONGEST_NAME - 3].strip()} {again}" for again in count(2))
            names.append(next(name for name in chain([seat.name], tries) if not name or name not in names))
        return names

    def sitting(self) -> list[tuple[str, str]]:
        """The name at every seat, and the kind of bot that plays there, if one does."""
        return [(name, seat.bot) for name, seat in zip(self.names(), self.seats, strict=True)]

    def players(self) -> list[Player]:
        """Who sits where, as a match file names them."""
        return [Player(name, bot or PERSON) for name, bot in self.sitting()]

    def chosen_by_people(self) -> set[int]:
        """The moves that were chosen by whoever sits there, and not by a bot for them."""
        how = {ply: entry.by for ply, (_, entry) in zip(self.plies, self.log, strict=True) if isinstance(entry, Moved)}
        return {ply for ply, by in how.items() if by in ("hand", "intention")}

    def seconds_left(self, seat: int, now: float) -> float | None:
        """What a seat has on its clock, None without one."""
        clock = self.setting.clock
        if clock.kind == "none":
            return None
        running = self.to_move == seat and seat in self.people()
        spent = max(0.0, now - self.since) if running else 0.0
        stock = self.seats[seat].left if clock.kind == "fischer" and self.match else clock.seconds
        return max(0.0, stock - spent)

    def due(self, now: float) -> float | None:
        """When the server has something to do here by itself: a bot's turn, or a clock that runs out."""
        seat = self.to_move
        if seat is None:
            return None
        if self.seats[seat].bot:
            return now
        left = self.seconds_left(seat, now)
        return None if left is None or not self.seats[seat].person else now + left

    def is_due(self, now: float) -> bool:
        """Whether the server has something to do here by now."""
        return self.due_on_disk(now) == AT_ONCE

    def due_on_disk(self, now: float) -> float | None:
        """The same to keep: what is due at once stays so, even if the clock is set back later."""
        due = self.due(now)
        return AT_ONCE if due is not None and due <= now else due

    def result(self) -> tuple[list[int], list[int]] | None:
        """Points and ranks at the end; whoever resigned is behind those who did not."""
        if not self.match or self.state != DONE:
            return None
        match, seats = self.match, range(len(self.seats))
        points = [int(self.game.score(match.box, match.state, seat)) for seat in seats]
        ranks = list(self.game.outcome(match.box, match.state).ranks) if match.over else [1] * len(points)
        standing = [(self.seats[seat].resigned, ranks[seat]) for seat in seats]
        return points, [1 + sum(other < own for other in standing) for own in standing]

    # ------------------------------------------------------------------------------------- what happens

    def add(self, at: float, entry: AnyEntry) -> None:
        """Let an entry happen."""
        self.plies.append(self.ply)
        match entry:
            case Sat(seat=number, name=name, person=person, bot=bot):
                left = max(self.seats[number].left, self._to_settle)
                self.seats[number] = Seat(name, person, bot, False, self.number, left)
                self.since = at if self.to_move == number else self.since
            case Left(seat=number):
                self.seats[number] = Seat(
                    name=self.seats[number].name if self.match else "", left=self.seats[number].left
                )
                self.undo = None
            case Started():
                if position := self.setting.position:
                    self.match = position.set_up(self.setting.secret)
                    self.branches = Branches(self.match.state)
                else:
                    self.match = Match(self.game, len(self.seats), self.setting.options, self.setting.secret)
                self.since = at
                for seat in self.seats:
                    seat.left = self.setting.clock.seconds
            case Moved(seat=number, move=move, by=by):
                assert self.match
                if (decides := self.seats[number]).person and not decides.bot:
                    decides.left -= max(0.0, at - self.since) - self.setting.clock.bonus
                self.match.play(number, self.game.read(move))
                if self.branches:
                    self.branches.play(number, move, by, self.match.state)
                self.since = at
                self.undo = None
            case UndoAsked(seat=number, ply=ply):
                self.undo = Asked(number, ply, {number})
            case UndoAnswered(seat=number, agreed=agreed):
                if self.undo and agreed:
                    self.undo.agreed.add(number)
                else:
                    self.undo = None
            case Undone(ply=ply):
                assert self.match
                self.match.cut(ply)
                if self.branches:
                    self.branches.cut(ply)
                self.undo = None
                self.since = at
            case StoodIn(seat=number, bot=bot, why=why):
                self.seats[number].bot = bot
                self.seats[number].resigned = why == "resigned"
                self.seats[number].left *= why != "time"
                self.undo = None
            case Returned(seat=number):
                self.seats[number].bot = ""
                self.seats[number].left = max(self.seats[number].left, self._to_settle)
                self.since = at if self.to_move == number else self.since
            case Rematch(table=code):
                self.rematch = code
            case Said():
                pass
        if isinstance(entry, TURNS):
            self.turned = self.number
        if not isinstance(entry, NO_SEATING):
            self.seated = self.number
            self.abandoned = sum(not seat.resigned for seat in self.seats) <= 1
        if isinstance(entry, KEYED) and entry.key:
            self.keys.add(entry.key)
        self.log.append((at, entry))
        self.number += 1
        self.state = self._stands()
        if not self.ended and self.state == DONE:
            self.ended = at

    def let_happen(self, at: float, new: Iterable[AnyEntry], intentions: dict[int, str]) -> None:
        """Let entries happen, and the moves that follow by themselves; intentions that are settled are dropped."""
        first = self.number
        for entry in new:
            self.add(at, entry)
            self._drop_settled(intentions, entry)
        while self.number - first < MOST_AUTOMATIC and (follows := self.automatic(intentions)):
            self.add(at, follows)
            self._drop_settled(intentions, follows)

    def automatic(self, intentions: dict[int, str]) -> AnyEntry | None:
        """The next move that plays itself: the only one, a bot's on a way that was gone before, or an intended one.

        An intention that cannot be kept is forgotten.
        """
        seat = self.to_move
        if seat is None or not self.match or self.seats[seat].open:
            return None
        match = self.match
        legal = match.legal
        if len(legal) == 1:
            return Moved(seat, self.game.write(legal[0]), "forced")
        if self.branches and self.seats[seat].bot and (reply := self.branches.reply):
            return Moved(seat, reply.move, reply.by)
        if self.game.intentions and seat in intentions and not self.seats[seat].bot:
            action = self.game.intentions.action(match.box, match.state, intentions[seat])
            if action in legal:
                return Moved(seat, self.game.write(action), "intention")
            if action is not None:
                del intentions[seat]
        return None

    def _drop_settled(self, intentions: dict[int, str], entry: AnyEntry) -> None:
        """Forget the intentions that an entry, which just happened, has settled."""
        if not intentions:
            return
        match entry:
            case Moved():
                assert self.match
                before, after = self.match.history[-2:]
                for seat, intention in list(intentions.items()):
                    if self.game.intentions and self.game.intentions.lapsed(before, after, seat, intention):
                        del intentions[seat]
            case Undone():
                intentions.clear()
            case Left(seat=seat) | StoodIn(seat=seat):
                intentions.pop(seat, None)

    # ----------------------------------------------------------------------------------------- wishes

    def sit(self, seat: int, name: str, person: str, bot: str = "") -> list[AnyEntry]:
        """Somebody sits down; when all seats are taken the match begins."""
        if seat >= len(self.seats):
            raise TableRefused("server-no-seat")
        if person and self.seats[seat].person == person:
            return []
        if not self.seats[seat].open:
            raise TableRefused("server-seat-taken", name=self.seats[seat].name)
        if self.state == DONE:
            raise TableRefused("server-over")
        if person and self.seat_of(person) != SPECTATOR:
            raise TableRefused("server-one-seat")
        if bot:
            check_bot(self.game, bot)
        entries: list[AnyEntry] = [Sat(seat, name, person, bot)]
        if not self.match and all(not other.open for i, other in enumerate(self.seats) if i != seat):
            entries.append(Started())
        return entries

    def leave(self, seat: int, absent: bool = False) -> list[AnyEntry]:
        """Leave a seat; whoever resigned cannot get rid of that, and a bot plays there already."""
        if self.state == DONE:
            raise TableRefused("server-over")
        if self.seats[seat].resigned:
            raise TableRefused("server-resigned")
        return [Left(seat, absent)]

    def move(self, seat: int, ply: int, text: str) -> list[AnyEntry]:
        """Play a move; none if just this one was played already."""
        if self._played(seat, ply, text):
            return []
        match = self._playing()
        if ply < self.ply:
            raise TableRefused("server-too-late")
        if ply > self.ply:
            raise TableRefused("server-too-early")
        self._decides(seat)
        action = self.game.read(text)
        match.check(seat, action)
        return [Moved(seat, self.game.write(action))]

    def _played(self, seat: int, ply: int, text: str) -> bool:
        """Whether a seat has played just this."""
        if not self.match or ply >= self.ply or self.match.history[ply].seat != seat:
            return False
        return self.game.write(self.match.actions[ply]) == " ".join(text.lower().split())

    def intention(self, text: str) -> str:
        """What somebody settles before their turn comes, in its one spelling; nothing takes it back."""
        self._playing()
        if not self.game.intentions:
            raise TableRefused("server-no-intentions")
        return self.game.intentions.read(text) if text else ""

    def ask_undo(self, seat: int, key: str = "") -> list[AnyEntry]:
        """Take back what the seat chose last: at once if only bots are concerned, else by consent.

        What is only tried out can be taken back even when it is over.
        """
        match = self.match if self.branches and self.match else self._playing()
        self._decides(seat)
        if self.undo:
            raise TableRefused("server-undo-asked")
        back = range(self.ply - 1, -1, -1)
        ply = next((k for k in back if match.history[k].seat == seat and self._chosen(k)), None)
        if ply is None:
            raise TableRefused("server-nothing-to-undo")
        if self.branches or not any(self._concerns_others(seat, k) for k in range(ply, self.ply)):
            return [Undone(ply, key)]
        if self.people() == [seat]:  # nobody to ask, and a draw lies between
            raise TableRefused("server-undo-revealed")
        return [UndoAsked(seat, ply, key)]

    def go(self, node: int) -> list[AnyEntry]:
        """Go to a position that was on the table before: back to where the ways part, and on from there."""
        tried = self.branches
        if not tried or node >= len(tried.nodes) or self.number >= MOST_ENTRIES:
            raise TableRefused("server-no-branch")
        path = tried.path(node)
        shared = sum(one == other for one, other in zip(path, tried.line, strict=False))
        back: list[AnyEntry] = [Undone(shared - 1)] if shared < len(tried.line) else []
        on = (tried.nodes[step] for step in path[shared:])
        return back + [Moved(one.seat, one.move, one.by) for one in on]

    def _chosen(self, ply: int) -> bool:
        """Whether there was a choice; a forced move would only play itself again."""
        assert self.match
        return len(self.game.legal_actions(self.match.box, self.match.history[ply])) > 1

    def _concerns_others(self, seat: int, ply: int) -> bool:
        """Whether a move brought something to light, or was another person's choice."""
        match = self.match
        assert match
        before, after = match.history[ply], match.history[ply + 1]
        if self.game.reveals(match.box, before, match.actions[ply], after):
            return True
        return before.seat != seat and not self.seats[before.seat].bot and self._chosen(ply)

    def answer_undo(self, seat: int, agree: bool) -> list[AnyEntry]:
        """Agree to an undo, or not; it is done when all people have agreed."""
        self._decides(seat)
        if not self.undo or seat in self.undo.agreed:
            raise TableRefused("server-no-undo")
        entries: list[AnyEntry] = [UndoAnswered(seat, agree)]
        if agree and set(self.people()) <= self.undo.agreed | {seat}:
            entries.append(Undone(self.undo.ply))
        return entries

    def stand_in(self, seat: int, why: str) -> list[AnyEntry]:
        """A bot plays on for somebody."""
        self._playing()
        self._decides(seat)
        return [StoodIn(seat, stand_in(self.game), why)]

    def come_back(self, seat: int) -> list[AnyEntry]:
        """Take the seat back from the bot that stands in."""
        self._playing()
        if self.seats[seat].resigned:
            raise TableRefused("server-resigned")
        return [Returned(seat)] if self.seats[seat].bot else []

    def say(self, name: str, person: str, text: str, key: str = "") -> list[AnyEntry]:
        """Say something."""
        if self.number >= MOST_ENTRIES:
            raise TableRefused("server-talked-enough")
        clean = " ".join(tame(text).split())
        if not clean:
            raise TableRefused("server-nothing-said")
        return [Said(name, clean, self.seat_of(person), person, key)]

    @property
    def _to_settle(self) -> float:
        return max(self.setting.clock.bonus, min(TO_SETTLE, self.setting.clock.seconds))

    def _decides(self, seat: int) -> None:
        if self.seats[seat].bot:
            raise TableRefused("server-bot-plays")

    def _playing(self) -> Match:
        if not self.match:
            raise TableRefused("server-not-begun")
        if self.state == DONE:
            raise TableRefused("server-over")
        return self.match


def replayed(setting: Setting, log: Iterable[tuple[float, AnyEntry]]) -> Table:
    """The table as a log tells it."""
    table = Table(setting)
    for at, entry in log:
        table.add(at, entry)
    return table
