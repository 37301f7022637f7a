"""Bots from outside: any program that speaks JSON lines, as docs/bot-protocol.md says.

The program is told what its seat may know, never more, and answers with a legal move in time. Whatever else it does
is a fault, and forfeits the move: the first legal action in the game's order is played for it.
"""

import contextlib
import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, ClassVar
from weakref import WeakSet

from epoca import chance
from epoca.bots.bot import Bot
from epoca.complaint import Complaint
from epoca.game import Box, Game, Options, State
from epoca.match import Match

EXEC = "exec:"  # what the name of a bot from outside begins with; its command follows
LIMIT = 1.0  # seconds that a bot from outside has for a decision
PROTOCOL = 1
START_LIMIT = 10.0  # seconds until a program has to be ready
FAREWELL = 1.0  # seconds that a program has to end after the goodbye
RESTARTS = 3  # how often a program is started again in a match
LONGEST_LINE = 65_536  # bytes of an answer
LONGEST_NAME = 30

CRASH, SLOW, NONSENSE, ILLEGAL, OUT = FAULTS = ("crash", "slow", "nonsense", "illegal", "out")


class Fault(Exception):
    """Something that forfeits a move: one of FAULTS."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Program:
    """A running program, in a process group of its own, and the two pipes to it."""

    running: ClassVar["WeakSet[Program]"] = WeakSet()

    def __init__(self, words: Sequence[str]) -> None:
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        try:
            self.process = subprocess.Popen(
                words, bufsize=0, stdin=pipe, stdout=pipe, stderr=nowhere, start_new_session=True
            )
        except OSError as error:
            raise Fault(CRASH) from error
        assert self.process.stdin
        assert self.process.stdout
        self.ear, self.mouth = self.process.stdin, self.process.stdout
        os.set_blocking(self.ear.fileno(), False)
        os.set_blocking(self.mouth.fileno(), False)
        self.unsent = b""
        self.heard = b""
        Program.running.add(self)

    def ask(self, message: Mapping[str, Any], seconds: float) -> Any:
        """Say a line and hear one, or raise the Fault that came instead."""
        self.unsent += _line(message)
        deadline = time.monotonic() + seconds
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST_LINE:
                raise Fault(NONSENSE)
            if not self._wait(deadline):
                raise Fault(SLOW)
            if not self._listen():
                raise Fault(CRASH)
        line, _, self.heard = self.heard.partition(b"\n")
        try:
            if len(line) <= LONGEST_LINE:
                return json.loads(line)
        except (ValueError, RecursionError):
            pass
        raise Fault(NONSENSE)

    def dismiss(self) -> None:
        """Say goodbye, and end the program if it stays."""
        self.unsent += _line({"type": "goodbye"})
        self._speak()
        self.ear.close()
        deadline = time.monotonic() + FAREWELL
        while self._wait(deadline) and self._listen():
            self.heard = b""
        self.end()

    def end(self) -> None:
        """End the program and all it started, and leave nothing behind."""
        self.kill()
        self.process.wait()
        self.ear.close()
        self.mouth.close()
        Program.running.discard(self)

    def kill(self) -> None:
        """Kill the program and all it started; nobody has waited for it yet, so the number is still its own."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def _wait(self, deadline: float) -> bool:
        """Speak until there is something to hear; False when time is up."""
        while (left := deadline - time.monotonic()) > 0:
            poll = select.poll()
            poll.register(self.mouth, select.POLLIN)
            if self.unsent and not self.ear.closed:
                poll.register(self.ear, select.POLLOUT)
            ready = [file for file, _ in poll.poll(1000 * left)]
            if self.mouth.fileno() in ready:
                return True
            if ready:
                self._speak()
        return False

    def _speak(self) -> None:
        """Say as much as the program takes; one that has closed its ears may still have something to say."""
        try:
            self.unsent = self.unsent[os.write(self.ear.fileno(), self.unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self.unsent = b""

    def _listen(self) -> bool:
        """Hear what there is; False at the end of it."""
        chunk = os.read(self.mouth.fileno(), LONGEST_LINE)
        self.heard += chunk
        return bool(chunk)


def kill_all() -> None:
    """Kill every program that this process has started, without waiting: for a process that ends itself."""
    for program in list(Program.running):
        program.kill()


class External:
    """A bot that is a program: started when it first has to decide, and again after it failed."""

    def __init__(self, command: str, limit: float = LIMIT, start_limit: float = START_LIMIT) -> None:
        self.words = _words(command)
        self.limit = limit
        self.start_limit = start_limit
        self.faults: Counter[str] = Counter()
        self.program: Program | None = None
        self.sit_down({}, 0)

    def sit_down(self, options: Options, seed: int) -> None:
        """Take a seat in a new match, with the game's options and a seed for dice of its own."""
        self.close()
        self.options = dict(options)
        self.seed = seed
        self.starts = 0

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The program's move, or the first legal one when it commits a fault."""
        legal = game.legal_actions(box, state)
        try:
            program = self.program or self._start(game, state)
            return _chosen(game, legal, program.ask(self._question(game, box, state, legal), self.limit))
        except Fault as fault:
            self.faults[fault.kind] += 1
            if fault.kind != ILLEGAL:
                self._end()
            return legal[0]

    def close(self) -> None:
        """Say goodbye to the program, and end it."""
        if self.program:
            self.program.dismiss()
            self.program = None

    def _start(self, game: Game, state: State) -> Program:
        if self.starts > RESTARTS:
            raise Fault(OUT)
        self.starts += 1
        self.program = Program(self.words)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "options": self.options,
            "seats": int(state.seats),
            "seat": int(state.seat),
            "seed": self.seed,
            "time_limit": self.limit,
            "actions": [game.write(action) for action in range(game.actions)],
        }
        answer = self.program.ask(hello, self.start_limit)
        if not isinstance(answer, dict) or answer.get("type") != "ready":
            raise Fault(NONSENSE)
        return self.program

    def _question(self, game: Game, box: Box, state: State, legal: Sequence[int]) -> dict[str, Any]:
        return {
            "type": "decide",
            "view": asdict(game.view(box, state, int(state.seat))),
            "moves": [{"action": action, "move": game.write(action)} for action in legal],
            "time_limit": self.limit,
        }

    def _end(self) -> None:
        if self.program:
            self.program.end()
            self.program = None


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _words(command: str) -> list[str]:
    """A command as the words of a shell, whose first one has to be there."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Complaint(f"{command!r} is no command: {error}") from error
    if not command.isprintable():
        raise Complaint(f"{command!r} is no command: it has characters that cannot be printed")
    if not words:
        raise Complaint(f"{EXEC} needs a command, such as {EXEC}./my_bot")
    if not shutil.which(words[0]):
        raise Complaint(f"there is no program {words[0]!r} to run as a bot")
    return words


def _chosen(game: Game, legal: Sequence[int], answer: Any) -> int:
    """The legal action that an answer names."""
    if not isinstance(answer, dict):
        raise Fault(NONSENSE)
    action, move = answer.get("action"), answer.get("move")
    if type(action) is int:
        named = [each for each in legal if each == action]
    elif isinstance(move, str):
        named = [each for each in legal if game.write(each) == move]
    else:
        raise Fault(NONSENSE)
    if not named:
        raise Fault(ILLEGAL)
    return named[0]


def name_of(kind: str) -> str:
    """What a bot from outside is called at a table: the stem of its file."""
    words = _words(kind.removeprefix(EXEC))
    files = [word for word in words[1:] if not word.startswith("-") and Path(word).suffix] or words[:1]
    stem = "".join(char for char in Path(files[0]).stem if char.isalnum() or char in "-_. ")
    return " ".join(stem.split())[:LONGEST_NAME].strip() or "bot"


@contextlib.contextmanager
def at_table(match: Match, bots: Mapping[int, Bot]) -> Iterator[None]:
    """Seat bots for a match: those from outside are told about the table, and dismissed afterwards."""
    outside = {seat: bot for seat, bot in bots.items() if isinstance(bot, External)}
    try:
        for seat, bot in outside.items():
            bot.sit_down(match.options, int(chance.stream(match.secret, 0, purpose=f"outside {seat}")[0]))
        yield
    finally:
        for bot in outside.values():
            bot.close()
