"""Typed moves: notation, shortened as far as it stays clear, completed by Tab, explained by help."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.formatted_text import HTML

from epoca.game import Unreadable
from epoca.match import Match

COMMANDS = ("help", "hint", "undo", "save", "sheet", "log", "quit")


@dataclass(frozen=True)
class Typed:
    """What a person typed: a move, a command with its argument, or neither, with the moves it could have been."""

    text: str
    action: int | None = None
    command: str | None = None
    argument: str = ""
    candidates: Sequence[str] = ()


def understand(text: str, match: Match) -> Typed:
    """Read what was typed at this point of a match."""
    words = " ".join(text.lower().split())
    first, _, argument = text.strip().partition(" ")
    if first.lower() in COMMANDS:
        return Typed(text, command=first.lower(), argument=argument.strip())
    try:  # a whole move, allowed or not: if not, the refusal will teach
        return Typed(text, action=match.game.read(words))
    except Unreadable:
        pass
    moves = {match.game.write(action): action for action in match.game.legal_actions(match.box, match.state)}
    fitting = [move for move in moves if words and (_abbreviates(words, move))]
    if len(fitting) == 1:
        return Typed(text, action=moves[fitting[0]])
    return Typed(text, candidates=fitting)


def _abbreviates(words: str, move: str) -> bool:
    """Whether each word typed begins the move's word at its place, or the move's last word is typed alone."""
    typed, full = words.split(), move.split()
    if len(typed) == 1 and len(full) == 2 and (full[1] == typed[0]):
        return True
    return len(typed) <= len(full) and all(f.startswith(t) for t, f in zip(typed, full, strict=False))


class Keyboard:
    """Asks for a line: with completion at a terminal, plainly from a pipe."""

    def __init__(self) -> None:
        self._session: PromptSession[str] | None = PromptSession() if sys.stdin.isatty() else None

    def ask(self, prompt: str, moves: Sequence[str] = (), hint: str = "") -> str:
        """The next line; EOFError when there is none."""
        if self._session is None:
            return input(f"{prompt}> ")
        words = WordCompleter([*moves, *COMMANDS], sentence=True, ignore_case=True)
        toolbar = HTML("<style>{}</style>").format(hint) if hint else None
        return self._session.prompt(f"{prompt} > ", completer=words, bottom_toolbar=toolbar)
