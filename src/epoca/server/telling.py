"""What is told of one moment at a table: the part that all hear alike is made once, the rest for each who listens.

Each field of the news, and each part of the view, is a piece of JSON by itself. All pieces together are the whole news;
those that are not as somebody heard them last are a change.
"""

from collections.abc import Collection, Mapping, Set
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from epoca.game import Aside, Asked, Event, View, heard
from epoca.server import messages
from epoca.server.entries import Moved, Said, Undone
from epoca.server.messages import PROTOCOL, ResultShown, UndoShown
from epoca.server.table import Table
from epoca.texts import Texts

MOST_EVENTS = 60  # moves back for which somebody who comes in is told the details
NOBODY_MUTED: Set[str] = frozenset()
Pieces: TypeAlias = dict[str, bytes]  # fields by name, each as it is sent: with its name


@cache
def _named(name: str) -> bytes:
    return b'"%b":' % name.encode()


def piece(name: str, value: Any) -> bytes:
    """A field as it is sent."""
    return _named(name) + messages.encode(value)


def pieces(**values: Any) -> Pieces:
    """Fields as they are sent."""
    return {name: piece(name, value) for name, value in values.items()}


ALIKE = pieces(protocol=PROTOCOL, undo=None, result=None, secret="", rematch="")  # for all, as it usually is
OWN = pieces(moves=None, intention="", question="", sheet=None, categories=None, outlook=None, why=None)
NO_VIEW = {"view": piece("view", None)}


class Told(NamedTuple):
    """How things stand, as somebody was told: the fields of the news and the parts of the view, some of them their own.

    A view that has no parts, or is not there, is one of the fields.
    """

    news: Pieces
    own: Pieces
    view: Pieces
    own_view: Pieces


def _unlike(now: Pieces, before: Pieces) -> Pieces:
    return {name: one for name, one in now.items() if before.get(name) != one}


def _view(parts: Collection[bytes]) -> list[bytes]:
    return [b'"view":{%b}' % b",".join(parts)] if parts else []


class Telling:
    """What happened since an entry, and how things stand; `seats` is the piece that tells who sits there."""

    def __init__(self, table: Table, seats: bytes, intentions: Mapping[int, str], since: int) -> None:
        self.table, self.intentions, self.since = table, intentions, since
        self.to_move, match = table.to_move, table.match
        self.news = ALIKE | pieces(table=table.setting.code, state=table.state, to_move=self.to_move)
        self.news["seats"] = seats
        if table.undo:
            undo = UndoShown(table.undo.seat, table.undo.ply, sorted(table.undo.agreed))
            self.news["undo"] = piece("undo", undo)
        if result := table.result():
            self.news |= pieces(result=ResultShown(*result), secret=table.setting.secret.hex())
        if table.rematch:
            self.news["rematch"] = piece("rematch", table.rematch)
        self.open_view = table.game.open_view(match.box, match.state) if match else None
        self.view = {name: piece(name, getattr(self.open_view, name)) for name in _parts(self.open_view)}
        self.lines = self._lines()
        private = any(isinstance(event, Aside) for line in self.lines for event in line.get("events", ()))
        self.happened = b"" if private else piece("happened", self._heard(-1, NOBODY_MUTED))
        self.span = b'"since":%d,"number":%d,"ply":%d' % (since, table.number, table.ply)
        self._changes: dict[int, tuple[Pieces, list[bytes], Pieces]] = {}  # of what all hear, since they heard it

    def whole(self, viewer: int, muted: Set[str] = NOBODY_MUTED, language: str = "") -> bytes:
        """All the news for a viewer, who may have muted some people; in a language, with sentences and the sheet."""
        return self.said(self.to(viewer, language), self.heard_by(viewer, muted, language))

    def said(self, told: Told, happened: bytes, before: Told | None = None) -> bytes:
        """A message of what somebody is told: all of it, or what is not as they heard it before."""
        if not before:
            view = _view((told.view | told.own_view).values())
            return b'{"type":"news",%b}' % b",".join(
                [self.span, happened, *told.news.values(), *told.own.values(), *view]
            )
        _, news, view_of_all = self._changed(before)
        own = told.own_view
        parts = [part for name, part in view_of_all.items() if name not in own]
        parts += [part for name, part in own.items() if before.own_view.get(name) != part]
        if before.own_view.keys() != own.keys():  # what was their own, and is now as for everybody
            shared = before.own_view.keys() & told.view.keys() - own.keys() - view_of_all.keys()
            parts += [told.view[name] for name in shared]
        changed = [one for name, one in told.own.items() if before.own.get(name) != one]
        return b'{"type":"change",%b}' % b",".join([self.span, happened, *news, *changed, *_view(parts)])

    def _changed(self, before: Told) -> tuple[Pieces, list[bytes], Pieces]:
        """What changed of what all hear; made once for all who heard the same before."""
        if id(before.news) not in self._changes:
            news = [*_unlike(self.news, before.news).values()]
            self._changes[id(before.news)] = before.news, news, _unlike(self.view, before.view)
        return self._changes[id(before.news)]

    def to(self, viewer: int, language: str = "") -> Told:
        """How things stand for a viewer."""
        table, match, own = self.table, self.table.match, OWN.copy()
        own["viewer"] = b'"viewer":%d' % viewer
        if viewer in self.intentions:
            own["intention"] = piece("intention", self.intentions[viewer])
        if not match:
            return Told(self.news, own | NO_VIEW, {}, {})
        if viewer == self.to_move:
            own["moves"] = piece("moves", [table.game.write(action) for action in match.legal])
        view = table.game.own_view(match.box, match.state, self.open_view, viewer)
        if language:
            words = self._words(language)
            sheet = table.game.shown_sheet(match.box, match.state, viewer)
            own |= pieces(
                question=self._question(viewer, words),
                sheet=sheet.scorings,
                categories=sheet.categories,
                outlook=table.game.outlook(match.box, match.state, viewer),
                why=words.why(table.game.reasons(view)),
            )
        if not self.view:
            return Told(self.news, own | pieces(view=view), {}, {})
        return Told(self.news, own, self.view, self._own_view(view))

    def _own_view(self, view: View) -> Pieces:
        """What a viewer sees otherwise than everybody."""
        everybody, parts = self.open_view, {}
        if view is not everybody:
            for name in self.view:
                seen = getattr(view, name)
                if seen is not getattr(everybody, name):
                    parts[name] = piece(name, seen)
        return parts

    def heard_by(self, viewer: int, muted: Set[str] = NOBODY_MUTED, language: str = "") -> bytes:
        """What happened, as a viewer may know it."""
        if self.happened and not muted and not language:
            return self.happened
        return piece("happened", self._heard(viewer, muted, self._words(language) if language else None))

    def _words(self, language: str) -> Texts:
        table = self.table
        return Texts.at(language, table.game.name, table.setting.options, table.sitting())

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


def _parts(view: View) -> tuple[str, ...]:
    """The names of the parts of a view; none where it is not a dataclass."""
    return _fields(view.__class__)


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
