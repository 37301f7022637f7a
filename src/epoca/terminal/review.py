"""A review of a match on the screen."""

from babel.numbers import format_percent
from rich.console import Console
from rich.table import Table

from epoca.bots.explain import Advice, why
from epoca.game import Seat
from epoca.match import Match
from epoca.review import Judged, Review, Verdict
from epoca.texts import Texts

COUNTED = (Verdict.GREAT, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
COLOURS = {
    Verdict.GREAT: "green",
    Verdict.INACCURACY: "yellow",
    Verdict.MISTAKE: "dark_orange",
    Verdict.BLUNDER: "red",
}


def show_review(match: Match, review: Review, texts: Texts, console: Console) -> None:
    """Decisions worth a word, turning points, and an account of everybody's result."""
    for judged in review.decisions:
        if judged.verdict != Verdict.NONE:
            for line in told(match, judged, texts):
                console.print(line, highlight=False)
            console.print()
    for point in review.turning_points():
        key = "review-turning-decision" if point.by_decision else "review-turning-draw"
        change = signed_percent(point.change, texts)
        console.print(texts.say(key, ply=point.ply + 1, name=Seat(point.seat), change=change), highlight=False)
    console.print(accounts(review, texts))


def told(match: Match, judged: Judged, texts: Texts) -> list[str]:
    """What is to say about a decision."""
    game, colour = match.game, COLOURS[judged.verdict]
    verdict = f"[{colour}]{texts.say(f'review-verdict-{judged.verdict}')}[/]"
    move = game.write(judged.played.action)
    lines = [texts.say("review-decision", ply=judged.ply + 1, name=Seat(judged.seat), move=move, verdict=verdict)]
    if judged.verdict != Verdict.GREAT:
        at_start = game.sheet(match.box, match.history[judged.ply]).at_start
        better = Advice(game, judged.seat, at_start, (judged.best, judged.played))
        cost = format_percent(judged.cost, locale=texts.language)
        lines.append(f"  {texts.say('review-cost', chance=cost)} {why(better, texts)}")
        moves = ", ".join(f"{texts.names[seat]} {game.write(action)}" for seat, action in judged.likely)
        lines.append(f"  {texts.say('review-likely', moves=moves)}")
    return lines


def accounts(review: Review, texts: Texts) -> Table:
    """Players across: how well they played, and where their result comes from, in chances to win."""
    table = Table(title=texts.say("review-title"), title_style="bold")
    table.add_column()
    for name in texts.names:
        table.add_column(name, justify="right")
    each = [review.account(seat) for seat in range(review.seats)]

    def percent(key: str, values: list[float], signed: bool = True) -> None:
        write = signed_percent if signed else plain_percent
        table.add_row(texts.say(key), *(write(value, texts) for value in values))

    percent("review-accuracy", [account.accuracy for account in each], signed=False)
    for verdict in COUNTED:
        table.add_row(texts.say(f"review-count-{verdict}"), *(str(account.counts[verdict]) for account in each))
    table.add_section()
    percent("review-first", [account.first for account in each], signed=False)
    percent("review-draws", [account.draws for account in each])
    percent("review-others", [account.others for account in each])
    percent("review-own", [account.own for account in each])
    table.add_section()
    percent("review-result", [account.result for account in each], signed=False)
    return table


def plain_percent(value: float, texts: Texts) -> str:
    """A share, as the reader's language writes it."""
    return str(format_percent(value, locale=texts.language))


def signed_percent(value: float, texts: Texts) -> str:
    """A change, with its sign."""
    written = format_percent(abs(value), locale=texts.language)
    return f"{'+' if value >= 0 else '−'}{written}"
