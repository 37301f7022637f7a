"""The table of a game that brings no board for a terminal: its view, field by field."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoca.texts import Texts

NOTHING = "·"


def board(view: Any, texts: Texts) -> RenderableType:
    """The whole table: what there is once, and below it what each seat has."""
    once, by_seat = Table.grid(padding=(0, 2)), dict[str, Sequence[Any]]()
    once.add_column(style="dim", no_wrap=True)
    once.add_column()
    for name, value in _fields(view).items():
        if isinstance(value, (list, tuple)) and len(value) == len(texts.names) and any(map(is_dataclass, value)):
            by_seat[name] = value
        else:
            once.add_row(_label(name), _text(value))
    parts: list[RenderableType] = [once]
    for things in by_seat.values():
        parts += [Text(), _seats(things, texts)]
    return Panel(Group(*parts), title=f"[bold]{texts.game}[/]", title_align="left")


def notes(texts: Texts) -> list[str]:
    """What help says besides the moves."""
    return []


def _seats(things: Sequence[Any], texts: Texts) -> Table:
    """A row for each seat, a column for each thing it has."""
    columns = list(dict.fromkeys(name for thing in things if is_dataclass(thing) for name in _fields(thing)))
    table = Table(box=None, padding=(0, 1), expand=True)
    table.add_column(" ")
    for name in columns:
        table.add_column(_label(name))
    for seat, thing in enumerate(things):
        has = _fields(thing) if is_dataclass(thing) else {}
        table.add_row(Text(texts.names[seat], "bold"), *(_text(has.get(name)) for name in columns))
    return table


def _fields(thing: Any) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def _label(name: str) -> str:
    return name.replace("_", " ")


def _text(value: Any) -> Text:
    return Text(_words(value))


def _words(value: Any) -> str:
    """Anything that may be in a view, on one line."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if is_dataclass(value):
        value = _fields(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{_label(str(name))} {_words(thing)}" for name, thing in value.items()) or NOTHING
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_words, value)) or NOTHING
    return str(value)
