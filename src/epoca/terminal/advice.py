"""A bot's advice on the screen."""

from babel.numbers import format_percent
from rich.table import Table

from epoca.bots.explain import Advice, decimal
from epoca.texts import Texts


def advice_table(advice: Advice, texts: Texts) -> Table:
    """Moves down, seats across: chance to win, and expected points."""
    table = Table(title=texts.say("advice-title"), title_style="bold")
    table.add_column(texts.say("advice-move"))
    for name in texts.names:
        table.add_column(name, justify="right")
    for prospect in advice.prospects:
        cells = [
            f"{format_percent(chance, locale=texts.language)} · {decimal(advice.points(prospect, seat), texts)}"
            for seat, chance in enumerate(prospect.chances)
        ]
        table.add_row(advice.game.write(prospect.action), *cells)
    return table
