"""A tournament on the screen: how far it is, and how it ended."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import isinf

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from epoca.lab.arena import SeatResult
from epoca.lab.ratings import Estimate, anchored, standings


@contextmanager
def progress(console: Console) -> Iterator[Callable[[int, int], None]]:
    """A bar of the jobs done, on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("playing", total=None)
        yield lambda done, jobs: bar.update(task, completed=done, total=jobs)


def show(console: Console, rows: Sequence[SeatResult], anchors: Mapping[str, float] | None = None) -> None:
    """One line for each bot, the best rated first; where anchors took part, with ratings beside theirs."""
    found, beside = standings(rows), anchored(rows, anchors or {})
    table = Table(box=None, pad_edge=False, padding=(0, 0, 0, 1))
    table.add_column("bot", overflow="fold")
    for title in ("matches", "wins %", "rank", "margin", "rating"):
        table.add_column(title, justify="right", no_wrap=True)
    if beside:
        table.add_column("anchored", justify="right", no_wrap=True)
    for standing in found:
        table.add_row(
            Text(standing.bot),
            f"{standing.matches:,}",
            _with_error(Estimate(100 * standing.wins.mean, 100 * standing.wins.error), 1),
            _with_error(standing.rank, 2),
            _with_error(standing.margin, 1),
            f"{standing.rating:.1f} (σ {standing.deviation:.1f})",
            *([_anchored(beside[standing.bot])] if beside else []),
        )
    console.print(table)
    for standing in found:
        if standing.faults:
            faults = ", ".join(f"{kind} {times}" for kind, times in standing.faults.items())
            console.print(Text(f"moves forfeited by {standing.bot}: {faults}"), style="yellow", soft_wrap=True)
    console.print(
        "± half of a 95 % interval, deals being the observations; rating: OpenSkill, Plackett-Luce", style="dim"
    )


def _anchored(rating: Estimate) -> str:
    return f"{rating.mean:.0f} ± {rating.error:.0f}" if rating.error else f"{rating.mean:.0f} fixed"


def _with_error(value: Estimate, digits: int) -> str:
    error = "?" if isinf(value.error) else f"{value.error:.{digits}f}"
    return f"{value.mean:.{digits}f} ± {error}"
