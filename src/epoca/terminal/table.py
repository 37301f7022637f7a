"""A table in a terminal: people and bots play a match at one screen."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from epoca import chance, home, record
from epoca.bots import Bot, decide
from epoca.bots.explain import advise, why
from epoca.complaint import Complaint
from epoca.game import SPECTATOR, Asked, Event, Milestone, Refused
from epoca.match import Match
from epoca.record import PERSON, Player
from epoca.terminal.advice import advice_table
from epoca.terminal.boards import board_of
from epoca.terminal.moves import COMMANDS, Keyboard, Typed, understand
from epoca.terminal.plain import said
from epoca.terminal.sheet import score_sheet
from epoca.texts import Texts


class TerminalTable:
    """One match, its players, and the screen they share."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        bots: Mapping[int, Bot],
        texts: Texts,
        console: Console,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.texts = texts
        self.console = console
        self.file = file or home.data() / "matches" / f"{match.game.name}-{chance.commitment(match.secret)[:12]}.epoca"
        self.bots = bots
        self.people = [seat for seat, p in enumerate(players) if p.kind == PERSON]
        self.screen = board_of(match.game)
        self.keyboard = Keyboard()
        self.told = len(match.actions)  # plies whose events have been shown
        self.viewer = self.people[0] if self.people else SPECTATOR

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        for option, value in self.match.options.items():
            self.console.print(self.texts.word(option, value), style="dim")
        commitment = chance.commitment(self.match.secret)
        self.console.print(self.texts.say("table-commitment", commitment=commitment), style="dim", soft_wrap=True)
        if self.told:
            self.console.print(self.texts.say("table-resumed", ply=self.told + 1))
        try:
            while not self.match.over:
                if self.match.seat in self.bots:
                    self._bot_moves(self.match.seat)
                elif not self._person_moves(self.match.seat):
                    break
                self._tell_news()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        if self.match.over:
            self._show_board()
        self._save(self.file)
        self.console.print(self.texts.say("table-goodbye"))

    # ------------------------------------------------------------------------------------- playing

    def _bot_moves(self, seat: int) -> None:
        self.match.play(seat, decide(self.bots[seat], self.match))

    def _person_moves(self, seat: int) -> bool:
        """Let a person play one move; False if they leave."""
        name = self.players[seat].name
        if len(self.people) > 1 and seat != self.viewer:
            self.keyboard.ask(self.texts.say("table-pass-device", name=name))
        self.viewer = seat
        self._show_board()
        if self.match.actions:
            self.console.print(self.texts.event(self.match.events(len(self.match.actions) - 1, seat)[-1], seat))
        while True:
            typed = self._ask(seat, name)
            if typed.action is not None:
                try:
                    self.match.play(seat, typed.action)
                    return True
                except Refused as refused:
                    self._warn(self.texts.ruling(refused.refusal))
            elif typed.command == "quit":
                return False
            elif typed.command == "undo":
                if self._undo(seat):
                    return True
            elif typed.command:
                self._obey(typed)
            elif typed.candidates:
                moves = ", ".join(typed.candidates)
                self._warn(self.texts.say("table-ambiguous", text=typed.text.strip(), moves=moves))
            else:
                self._warn(self.texts.say("table-unreadable", text=typed.text.strip()))

    def _ask(self, seat: int, name: str) -> Typed:
        moves = self._moves()
        hint = f"{' · '.join(moves)}   ({self.texts.say('table-help-hint')})"
        return understand(self.keyboard.ask(self.texts.say("table-your-move", name=name), moves, hint), self.match)

    def _moves(self) -> list[str]:
        game = self.match.game
        return [game.write(action) for action in game.legal_actions(self.match.box, self.match.state)]

    # ------------------------------------------------------------------------------------ commands

    def _obey(self, typed: Typed) -> None:
        if typed.command == "help":
            self._help()
        elif typed.command == "hint":
            self._advise()
        elif typed.command == "sheet":
            self._show_sheet()
        elif typed.command == "log":
            for ply in range(len(self.match.actions)):
                self._tell(ply)
        elif typed.command == "save":
            self._save(Path(typed.argument).expanduser() if typed.argument else self.file)

    def _help(self) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_row(f"[bold]{self.texts.say('table-help-moves')}[/]")
        for move in self.match.game.notation.examples:
            grid.add_row(f"  {move}", said(self.texts, f"{self.match.game.name}-help-{move.split()[0]}", ""))
        grid.add_row(f"[bold]{self.texts.say('table-help-commands')}[/]")
        for command in COMMANDS:
            grid.add_row(f"  {command}", self.texts.say(f"table-command-{command}"))
        self.console.print(grid)
        for note in self.screen.notes(self.texts):
            self.console.print(note, style="dim")
        self.console.print(self.texts.say("table-help-short"), style="dim")
        self.console.print(f"[bold]{self.texts.say('table-help-now')}:[/] {', '.join(self._moves())}")

    def _advise(self) -> None:
        """What a bot would play for the seat whose turn it is, which is shown no more than the seat may know."""
        match = self.match
        try:
            with self.console.status(self.texts.say("advice-thinking")):
                news = match.decided(match.seat, 0, len(match.actions))
                advice = advise(match.game, match.box, match.redealt(match.seat), news)
        except Complaint as complaint:  # a game without networks
            self._warn(str(complaint))
            return
        self.console.print(advice_table(advice, self.texts))
        self.console.print(why(advice, self.texts), highlight=False)

    def _undo(self, seat: int) -> bool:
        ply = self.match.undo_ply(seat, willing=self.bots)
        if ply is None:
            self._warn(self.texts.say("table-no-undo"))
            return False
        self.match.cut(ply)
        self.told = ply
        self.console.print(self.texts.say("table-undone"))
        return True

    def _save(self, file: Path) -> None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(record.write(self.match, self.players), "utf-8")
        except OSError as error:
            self._warn(self.texts.say("table-not-saved", file=str(file), why=error.strerror or str(error)))
            return
        command = f"epoca {'replay' if self.match.over else 'play --resume'} {file}"
        self.console.print(self.texts.say("table-saved", file=str(file), command=command), style="dim", soft_wrap=True)

    # -------------------------------------------------------------------------------------- screen

    def _tell_news(self) -> None:
        """Tell what happened since the last time, with the score sheet after each scoring."""
        for ply in range(self.told, len(self.match.actions)):
            if any(isinstance(event, Milestone) for event in self._tell(ply)):
                self._show_sheet()
        self.told = len(self.match.actions)

    def _tell(self, ply: int) -> list[Event]:
        events = self.match.events(ply, self.viewer)
        you = self.viewer if len(self.people) == 1 else None
        for event in events:
            if not isinstance(event, Asked):
                self.console.print(f"  {self.texts.event(event, you)}", highlight=False)
        return events

    def _show_board(self) -> None:
        view = self.match.game.view(self.match.box, self.match.state, self.viewer)
        self.console.print(self.screen.board(view, self.texts))

    def _show_sheet(self) -> None:
        view = self.match.game.view(self.match.box, self.match.state, self.viewer)
        players = getattr(view, "players", None) or [None] * self.match.seats
        shown = [getattr(player, "points", 0) is not None for player in players]
        sheet = self.match.game.shown_sheet(self.match.box, self.match.state, self.viewer)
        self.console.print(score_sheet(sheet, self.texts, shown))

    def _warn(self, text: str) -> None:
        self.console.print(text, style="yellow", highlight=False)
