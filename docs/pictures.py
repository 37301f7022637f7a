"""Draws the pictures of the README from real positions: make pictures."""

import io
import re
from importlib import import_module
from pathlib import Path

from rich.console import Console

from epoca import bots, chance, games
from epoca.match import Match
from epoca.terminal.sheet import score_sheet
from epoca.texts import Texts

PICTURES = Path(__file__).parent / "pictures"
NAMES = ("Ana", "Bruno", "Chiara", "Denis", "Ewa")


def screen(width: int = 100) -> Console:
    return Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")


def save(console: Console, name: str) -> None:
    """Save what a screen shows, without the fonts that Rich would fetch from elsewhere."""
    svg = console.export_svg(title="epoca")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*;", "font-family: monospace;", svg)
    (PICTURES / f"{name}.svg").write_text(svg, "utf-8")


def played(game: str, seats: int, plies: int, seed: str, **options: str) -> Match:
    """A match between greedy bots, up to a point."""
    match = Match(games.load(game), seats, options, chance.secret_from_seed(seed))
    greedy = bots.new("greedy")
    while not match.over and len(match.actions) < plies:
        match.play(match.seat, greedy.choose(match.game, match.box, match.redealt(match.seat)))
    return match


def board(name: str, match: Match, language: str = "en", events: int = 3) -> None:
    texts = Texts(language, match.game.name, match.options, NAMES[: match.seats])
    console = screen()
    told = [e for ply in range(len(match.actions)) for e in match.events(ply, match.seat)]
    for event in told[-events - 1 :]:
        console.print(f"  {texts.event(event)}", highlight=False)
    view = match.game.view(match.box, match.state, match.seat)
    console.print(import_module(f"epoca.terminal.{match.game.name}").board(view, texts))
    save(console, name)


def sheet(name: str, match: Match, language: str = "en") -> None:
    texts = Texts(language, match.game.name, match.options, NAMES[: match.seats])
    console = screen(width=60)
    console.print(score_sheet(match.game.sheet(match.box, match.state), texts, [True] * match.seats))
    save(console, name)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    board("ra-board", played("ra", 4, 162, "picture"))
    sheet("ra-sheet", played("ra", 4, 10_000, "picture"))
    board("hadara-board", played("hadara", 3, 100, "picture", deck="advanced"))
