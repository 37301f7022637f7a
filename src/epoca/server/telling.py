"""What is told of one moment at a table: the part that all hear alike is made once, the rest for each who listens."""

from collections.abc import Mapping, Set
from typing import Any

import msgspec

from epoca.game import Aside, Asked, Event, heard
from epoca.server import messages
from epoca.server.entries import Moved, Said, Undone
from epoca.server.messages import News, ResultShown, SeatShown, UndoShown
from epoca.server.table import DONE, Table
from epoca.texts import Texts

MOST_EVENTS = 60  # moves back for which somebody who comes in is told the details
NOBODY_MUTED: Set[str] = frozenset()


class Telling:
    """What happened since an entry, and how things stand."""

    def __init__(self, table: Table, seats: list[SeatShown], intentions: Mapping[int, str], since: int) -> None:
        self.table, self.intentions, self.since = table, intentions, since
        self.seats: Any = msgspec.Raw(messages.encode(seats))
        self.state, self.to_move = table.state, table.to_move
        self.result = ResultShown(*result) if (result := table.result()) else None
        self.undo = UndoShown(table.undo.seat, table.undo.ply, sorted(table.undo.agreed)) if table.undo else None
        match = table.match
        self.open_view = table.game.open_view(match.box, match.state) if match else None
        self.lines = self._lines()
        self.private = any(isinstance(event, Aside) for line in self.lines for event in line.get("events", ()))
        self.happened: Any = None if self.private else msgspec.Raw(messages.encode(self._heard(-1, NOBODY_MUTED)))

    def to(self, viewer: int, muted: Set[str] = NOBODY_MUTED, language: str = "") -> bytes:
        """The news for a viewer, who may have muted some people; in a language, with sentences and the score sheet."""
        table, match = self.table, self.table.match
        words = Texts.at(language, table.game.name, table.setting.options, table.sitting()) if language else None
        sheet = table.game.shown_sheet(match.box, match.state, viewer) if match and words else None
        view = table.game.own_view(match.box, match.state, self.open_view, viewer) if match else None
        news = News(
            table=table.setting.code,
            since=self.since,
            number=table.number,
            ply=table.ply,
            happened=self._heard(viewer, muted, words) if muted or words or not self.happened else self.happened,
            seats=self.seats,
            state=self.state,
            viewer=viewer,
            view=view,
            to_move=self.to_move,
            moves=[table.game.write(action) for action in match.legal] if match and viewer == self.to_move else None,
            question=self._question(viewer, words) if words else "",
            intention=self.intentions.get(viewer, ""),
            undo=self.undo,
            result=self.result,
            secret=table.setting.secret.hex() if self.state == DONE else "",
            rematch=table.rematch,
            sheet=sheet.scorings if sheet else None,
            categories=list(sheet.categories) if sheet else None,
            outlook=table.game.outlook(match.box, match.state, viewer) if match and words else None,
            why=words.why(table.game.reasons(view)) if sheet and words else None,
        )
        return messages.encode(news)

    def _lines(self) -> list[dict[str, Any]]:
        """Entries, and for moves that still stand their events."""
        table, lines = self.table, []
        stands = table.ply
        for number in range(table.number - 1, self.since - 1, -1):
            at, entry = table.log[number]
            line: dict[str, Any] = {"number": number, "at": at, "entry": entry}
            if isinstance(entry, Undone):
                stands = min(stands, entry.ply)
            if isinstance(entry, Moved):
                ply = line["ply"] = table.plies[number]
                if ply < stands:
                    stands = ply
                    if table.match and table.ply - ply <= MOST_EVENTS:
                        line["events"] = table.match.told(ply)
            lines.append(line)
        return lines[::-1]

    def _question(self, viewer: int, words: Texts) -> str:
        """What the viewer is asked, if it is their turn and a move was played before."""
        match = self.table.match
        if not match or not match.actions or viewer != self.to_move:
            return ""
        return words.event(heard(match.told(len(match.actions) - 1), viewer)[-1], viewer)

    def _heard(self, viewer: int, muted: Set[str], words: Texts | None = None) -> list[dict[str, Any]]:
        """The lines for a viewer."""
        lines = []
        for line in self.lines:
            if isinstance(line["entry"], Said) and line["entry"].person in muted:
                continue
            if "events" in line:
                events = heard(line["events"], viewer)
                line = line | {"events": [told(event, words) for event in events]}
            lines.append(line)
        return lines


def told(event: Event, words: Texts | None = None) -> dict[str, Any]:
    """An event as it is sent, with a sentence for people; what is still to be decided is no news to them."""
    fact: dict[str, Any] = {"kind": type(event).__name__, "facts": event}
    return fact | {"text": words.event(event)} if words and not isinstance(event, Asked) else fact
