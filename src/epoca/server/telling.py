"""What is told of one moment at a table: the part that all hear alike is made once, the rest for each who listens.

Each field of the news, and each part of the view, is a piece of JSON by itself. All pieces together are the whole news;
those that are not as somebody heard them last are a change.
"""

from collections.abc import Collection, Mapping, Set
from functools import cache, cached_property
from typing import Any, NamedTuple

from epoca.game import SPECTATOR, Aside, Asked, Event, heard
from epoca.server.entries import Moved, Said, Started, Undone
from epoca.server.messages import PROTOCOL, ResultShown, UndoShown
from epoca.server.shown import Pieces, Shown, piece, pieces
from epoca.server.table import Table
from epoca.texts import Texts, seats_in
from epoca.views import Glimpse

MOST_EVENTS = 60  # moves back for which somebody who comes in is told the details
NOBODY_MUTED: Set[str] = frozenset()
ALIKE = pieces(protocol=PROTOCOL, undo=None, result=None, secret="", rematch="")  # for all, as it usually is
OWN = pieces(moves=None, intention="", question="", sheet=None, categories=None, outlook=None, why=None)
NO_VIEW = {"view": piece("view", None)}
NOTHING: Pieces = {}


class Told(NamedTuple):
    """How things stand, as somebody was told: the fields of the news and the parts of the view, some of them their own.

    A view that is not there yet is one of the fields. Whoever follows by the events is told no parts.
    """

    viewer: int
    news: Pieces
    own: Pieces
    view: Pieces
    own_view: Pieces


class Change(NamedTuple):
    """What is not as it was before, of what all hear."""

    before: Told
    news: list[bytes]
    view: list[bytes]


def _unlike(now: Pieces, before: Pieces) -> list[bytes]:
    """The pieces that are not as before."""
    return [] if now is before else [one for name, one in now.items() if before.get(name) != one]


def _view(parts: Collection[bytes]) -> list[bytes]:
    return [b'"view":{%b}' % b",".join(parts)] if parts else []


@cache
def _usual(state: str, to_move: int | None) -> Pieces:
    """What all at a table hear, as it usually is."""
    return ALIKE | pieces(state=state, to_move=to_move)


@cache
def _waiting(viewer: int) -> Pieces:
    """What a viewer is told of themselves who has nothing to decide; the same object each time."""
    return OWN | {"viewer": b'"viewer":%d' % viewer}


class Telling:
    """What happened since an entry, and how things stand; `seats` is the piece that tells who sits there."""

    def __init__(
        self, table: Table, shown: Shown | None, seats: bytes, intentions: Mapping[int, str], since: int
    ) -> None:
        self.table, self.shown, self.intentions, self.since = table, shown, intentions, since
        self.to_move = table.to_move
        self.news = _usual(table.state, self.to_move) | {"table": piece("table", table.setting.code), "seats": seats}
        if table.undo:
            undo = UndoShown(table.undo.seat, table.undo.ply, sorted(table.undo.agreed))
            self.news["undo"] = piece("undo", undo)
        if result := table.result():
            self.news |= pieces(result=ResultShown(*result), secret=table.setting.secret.hex())
        if table.rematch:
            self.news["rematch"] = piece("rematch", table.rematch)
        self.private = False  # whether somebody hears of it otherwise than everybody else
        self.can_be_followed = (
            True  # from one view to the next: all events are told, and nothing else changed the match
        )
        self.lines = self._lines()
        self.span = b'"since":%d,"number":%d,"ply":%d' % (since, table.number, table.ply)
        self._happened: dict[tuple[str, int], bytes] = {}  # by language, as all hear it but those it speaks to
        self._changes: dict[tuple[int, int, int], Change] = {}  # of what all hear, by how things stood for them
        self._messages: dict[tuple[Any, ...], bytes] = {}  # that were made of the same pieces
        self._told: dict[tuple[int, str, bool], Told] = {}  # by viewer, language and whether they follow

    @cached_property
    def view(self) -> Pieces:
        """What everybody sees alike."""
        return self.shown.to_all(self.table.match.state) if self.shown and self.table.match else NOTHING

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
        own = [] if told.own is before.own else _unlike(told.own, before.own)
        parts = [] if told.own_view is before.own_view else _unlike(told.own_view, before.own_view)
        which = id(before.news), id(before.view), id(told.view)
        made_of = which, happened, *own, *parts
        if not (message := self._messages.get(made_of)):
            change = self._changed(which, told, before)
            view = _view(change.view + parts)
            message = b'{"type":"change",%b}' % b",".join([self.span, happened, *change.news, *own, *view])
            self._messages[made_of] = message
        return message

    def _changed(self, which: tuple[int, int, int], told: Told, before: Told) -> "Change":
        """What changed of what all hear; made once for all who heard the same before."""
        if which not in self._changes:
            changed = _unlike(self.news, before.news), _unlike(told.view, before.view)
            self._changes[which] = Change(before, *changed)
        return self._changes[which]

    def to(self, viewer: int, language: str = "", follows: bool = False) -> Told:
        """How things stand for a viewer; one who follows by the events is shown nothing."""
        which = viewer, language, follows
        if not (told := self._told.get(which)):
            told = self._told[which] = self._to(viewer, language, follows)
        return told

    def _to(self, viewer: int, language: str, follows: bool) -> Told:
        table, match, own = self.table, self.table.match, _waiting(viewer)
        if viewer in self.intentions:
            own = own | pieces(intention=self.intentions[viewer])
        if not match or not self.shown:
            return Told(viewer, self.news, own | NO_VIEW, NOTHING, NOTHING)
        if viewer == self.to_move:
            own = own | pieces(moves=[table.game.write(action) for action in match.legal])
        if language:
            words = self._words(language)
            sheet = table.game.shown_sheet(match.box, match.state, viewer)
            own = own | pieces(
                question=self._question(viewer, words),
                sheet=sheet.scorings,
                categories=sheet.categories,
                outlook=table.game.outlook(match.box, match.state, viewer),
                why=words.why(table.game.reasons(Glimpse(table.game.view_type, match.box, match.state, viewer))),
            )
        if follows:
            return Told(viewer, self.news, own, NOTHING, NOTHING)
        return Told(viewer, self.news, own, self.view, self.shown.to(match.state, viewer))

    def heard_by(self, viewer: int, muted: Set[str] = NOBODY_MUTED, language: str = "") -> bytes:
        """What happened, as a viewer may know it."""
        if self.private or muted:
            return self._said(viewer, muted, language)
        which = language, viewer if language and viewer in self._spoken_to else SPECTATOR
        if not (said := self._happened.get(which)):
            said = self._happened[which] = self._said(viewer, muted, language)
        return said

    @cached_property
    def _spoken_to(self) -> set[int]:
        """Those who did something: their sentences say "you"."""
        events = [event for line in self.lines for event in line.get("events", ()) if not isinstance(event, Asked)]
        return {seat for event in events for seat in seats_in(event)}

    def _said(self, viewer: int, muted: Set[str], language: str) -> bytes:
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
            if isinstance(entry, Moved):
                ply = line["ply"] = table.plies[number]
                if ply < stands and table.match and table.ply - ply <= MOST_EVENTS:
                    events = line["events"] = table.match.told(ply)
                    self.private = self.private or Aside in map(type, events)
                else:
                    self.can_be_followed = False
                stands = min(stands, ply)
            elif isinstance(entry, Undone):
                stands = min(stands, entry.ply)
                self.can_be_followed = False
            elif isinstance(entry, Started):
                self.can_be_followed = False
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
                line = line | {"events": [told(event, words, viewer) for event in events]}
            lines.append(line)
        return lines


def told(event: Event, words: Texts | None = None, reader: int | None = None) -> dict[str, Any]:
    """An event as it is sent, with a sentence for people; what is still to be decided is no news to them.

    The sentence names the reader's seat like any other, unless it is told which that is.
    """
    fact: dict[str, Any] = {"kind": type(event).__name__, "facts": event}
    return fact | {"text": words.event(event, reader)} if words and not isinstance(event, Asked) else fact
