"""The table of a game that brings no board for a terminal: its view, field by field.

A field is called as the game's text `NAME-field-FIELD` says; one whose name ends in `seat` holds a seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoca.texts import Texts

NOTHING = "·"
KNOWN = {"viewer", "seat"}  # whoever looks knows who they are, and whose turn it is stands at the name


def board(view: Any, texts: Texts) -> RenderableType:
    """The whole table: what there is once, and below it what each seat has."""
    once = Table.grid(padding=(0, 2))
    once.add_column(style="dim", no_wrap=True)
    once.add_column()
    parts: list[RenderableType] = [once]
    for name, value in _fields(view).items():
        if isinstance(value, Sequence) and len(value) == len(texts.names) and all(map(is_dataclass, value)):
            parts += [Text(), _seats(value, getattr(view, "seat", None), texts)]
        elif name not in KNOWN:
            once.add_row(_label(name, texts), _words(name, value, texts))
    title = said(texts, f"{texts.game}-name", texts.game)
    return Panel(Group(*parts), title=f"[bold]{title}[/]", title_align="left")


def notes(texts: Texts) -> list[str]:
    """What help says besides the moves."""
    return []


def said(texts: Texts, key: str, otherwise: str, **args: Any) -> str:
    """A text that a game may leave out."""
    try:
        return texts.say(key, **args)
    except LookupError:
        return otherwise


def _seats(things: Sequence[Any], acting: int | None, texts: Texts) -> Table:
    """Things down and seats across, as on a score sheet: there may be many things, but few seats."""
    table = Table(box=None, padding=(0, 1), expand=True)
    table.add_column(" ", style="dim")
    for seat, name in enumerate(texts.names):
        turn = seat == acting
        table.add_column(Text(f"{'▶' if turn else ' '} {name}", "bold yellow" if turn else "bold"), ratio=1)
    for field in _fields(things[0]):
        table.add_row(_label(field, texts), *(_words(field, getattr(thing, field), texts) for thing in things))
    return table


def _fields(thing: Any) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def _label(name: str, texts: Texts) -> str:
    return said(texts, f"{texts.game}-field-{name}", name.replace("_", " "))


def _words(name: str, value: Any, texts: Texts) -> str:
    """Anything that may be in a view, on one line."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if name.endswith("seat") and isinstance(value, int):
        return texts.names[value] if value >= 0 else NOTHING
    if is_dataclass(value):
        value = _fields(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{_label(str(k), texts)} {_words(str(k), v, texts)}" for k, v in value.items()) or NOTHING
    if isinstance(value, (list, tuple)):
        return ", ".join(_words(name, each, texts) for each in value) or NOTHING
    return str(value)
