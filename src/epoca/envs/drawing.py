"""A table as a picture, for environments: what a viewer may know, drawn by Pillow (extra `envs`).

It knows no game. What lies on the table stands on the left, what each player has in a panel of its own; numbers that
are zero and things that are not there are left out.
"""

import dataclasses
from collections.abc import Iterator, Mapping
from functools import cache
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.complaint import Complaint
from epoca.game import View

WIDTH, HEIGHT, MARGIN = 960, 640, 12
PAPER, PANEL, TURN, INK, QUIET = "#efe4cf", "#fbf6ea", "#fff0bf", "#2b2118", "#8a7a63"
TEXT, LINE = 13, 16  # pixels
LEFT_OUT = ("viewer", "players", "scorings")  # which have places of their own, or none


def drawn(view: View) -> NDArray[np.uint8]:
    """A view as an array of height, width and three colours."""
    image, pen = _sheet()
    seen = {field.name: getattr(view, field.name) for field in dataclasses.fields(view)}
    players = seen.get("players", ())
    middle = WIDTH * 2 // 5 if players else WIDTH
    table = {name: value for name, value in seen.items() if name not in LEFT_OUT}
    _panel(pen, (MARGIN, MARGIN, middle, HEIGHT - MARGIN), "table", table, PANEL)
    each = (HEIGHT - MARGIN) // max(1, len(players))
    for seat, player in enumerate(players):
        name = f"seat {seat}" + (", you" if seat == seen.get("viewer") else "")
        place = (middle + MARGIN, MARGIN + seat * each, WIDTH - MARGIN, (seat + 1) * each)
        _panel(pen, place, name, _fields(player), TURN if seat == seen.get("seat") else PANEL)
    return np.array(image, np.uint8)


def _sheet() -> tuple[Any, Any]:
    try:
        from PIL import Image, ImageDraw
    except ImportError as error:
        raise Complaint("pictures need Pillow: pip install 'epoca[envs]'") from error
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    return image, ImageDraw.Draw(image)


def _panel(pen: Any, place: tuple[int, int, int, int], title: str, rows: Mapping[str, Any], colour: str) -> None:
    """A panel with a title and as many rows as fit."""
    left, top, right, bottom = place
    pen.rounded_rectangle(place, 8, colour, QUIET)
    pen.text((left + 10, top + 6), title, INK, _font(TEXT + 2))
    at = top + 8 + LINE + 4
    for name, value in rows.items():
        text = "" if value == 0 else _said(value)
        for line in wrap(f"{name.replace('_', ' ')}: {text}", (right - left - 20) * 2 // TEXT) if text else ():
            if at + LINE > bottom:
                return
            pen.text((left + 10, at), line, INK, _font(TEXT))
            at += LINE


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _fields(thing: Any) -> Mapping[str, Any]:
    return {field.name: getattr(thing, field.name) for field in dataclasses.fields(thing)}


def _said(value: Any) -> str:
    """A value in a few words; nothing for what is not there."""
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if dataclasses.is_dataclass(value):
        name = getattr(value, "name", "")
        return str(name) if name else _listed(_fields(value))
    if isinstance(value, Mapping):
        return _listed(value)
    if isinstance(value, tuple | list):
        return ", ".join(_said(each) or "-" for each in value)
    return str(value)


def _listed(named: Mapping[str, Any]) -> str:
    return ", ".join(_pairs(named))


def _pairs(named: Mapping[str, Any]) -> Iterator[str]:
    for name, value in named.items():
        if value != 0 and (text := _said(value)):
            yield f"{str(name).replace('_', ' ')} {text}"
