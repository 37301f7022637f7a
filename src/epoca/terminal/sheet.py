"""The score sheet of any game."""

from collections.abc import Sequence

from rich.table import Table

from epoca.game import Sheet
from epoca.terminal.plain import said
from epoca.texts import Texts


def score_sheet(sheet: Sheet, texts: Texts, shown: Sequence[bool]) -> Table:
    """Categories down, seats across, one block per scoring; totals only of the seats that may be shown.

    A scoring that the viewer may not see is empty.
    """
    table = Table(title=texts.say("sheet-title"), title_style="bold", show_lines=False)
    table.add_column()
    for name in texts.names:
        table.add_column(name, justify="right")
    if sheet.at_start:
        table.add_row(texts.say("sheet-start"), *(str(sheet.at_start) for _ in texts.names), end_section=True)
    for number, scoring in enumerate(sheet.scorings, 1):
        if len(sheet.scorings) > 1:
            scored = said(texts, f"{texts.game}-epoch", str(number), epoch=number)
            table.add_row(f"[bold]{scored}[/]")
        rows = [(i, c) for i, c in enumerate(sheet.categories) if any(row and row[i] for row in scoring)]
        for i, category in rows:
            table.add_row(
                f"  {texts.word('category', category)}", *(_signed(row[i]) if row else "?" for row in scoring)
            )
        table.add_section()
    totals = [str(sheet.total(seat)) if shown[seat] else "?" for seat in range(len(texts.names))]
    table.add_row(f"[bold]{texts.say('sheet-total')}[/]", *(f"[bold]{total}[/]" for total in totals))
    return table


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "·"
