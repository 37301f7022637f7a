"""Step through a match file in a terminal."""

from rich.console import Console

from epoca.game import SPECTATOR
from epoca.match import Match
from epoca.terminal.boards import board_of
from epoca.terminal.moves import Keyboard
from epoca.terminal.sheet import score_sheet
from epoca.texts import Texts


class Replay:
    """A finished or unfinished match, one move at a time."""

    def __init__(self, match: Match, texts: Texts, console: Console) -> None:
        self.match = match
        self.texts = texts
        self.console = console
        self.draw_board = board_of(match.game).board

    def show(self, ply: int) -> None:
        """The table after `ply` moves, and what the last of them did."""
        moves = len(self.match.actions)
        self.console.rule(self.texts.say("record-replay-at", ply=ply, plies=moves))
        if ply:
            self.console.print(f"[bold]{self._move(ply - 1)}[/]")
            self.tell(ply - 1)
        else:
            self.console.print(self.texts.say("record-replay-start"))
        state = self.match.history[ply]
        self.console.print(self.draw_board(self.match.game.view(self.match.box, state, SPECTATOR), self.texts))
        if ply == moves:
            sheet = self.match.game.sheet(self.match.box, state)
            self.console.print(score_sheet(sheet, self.texts, [True] * self.match.seats))

    def tell(self, ply: int) -> None:
        """What one move did."""
        for event in self.match.events(ply, SPECTATOR):
            self.console.print(f"  {self.texts.event(event)}", highlight=False)

    def tell_all(self) -> None:
        """The whole match without stopping."""
        for ply in range(len(self.match.actions)):
            self.console.print(f"[bold]{self._move(ply)}[/]")
            self.tell(ply)
        self.show(len(self.match.actions))

    def step(self, ply: int) -> None:
        """Go through the match by keys, from `ply` on."""
        keyboard, moves = Keyboard(), len(self.match.actions)
        self.show(ply)
        while True:
            try:
                typed = keyboard.ask(self.texts.say("record-replay-hint")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q":
                return
            if typed.isdecimal():
                ply = min(int(typed), moves)
            elif typed == "b":
                ply = max(0, ply - 1)
            elif ply < moves:
                ply += 1
            else:
                self.console.print(self.texts.say("record-replay-end"))
                continue
            self.show(ply)

    def _move(self, ply: int) -> str:
        seat = self.match.history[ply].seat
        return f"{ply + 1} {self.texts.names[seat]}: {self.match.game.write(self.match.actions[ply])}"
