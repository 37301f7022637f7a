"""The chances of everybody over a match, as a picture in SVG."""

from collections.abc import Sequence
from html import escape

from epoca.review import Review, Verdict

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 960, 360, 44, 16, 150, 28
COLOURS = ("#1f6f8b", "#c2571a", "#4f7d2a", "#8a3f8f", "#b08900")
MARKED = {Verdict.GREAT: "▲", Verdict.MISTAKE: "?", Verdict.BLUNDER: "??"}


def chart(review: Review, names: Sequence[str], plies: int) -> str:
    """A line for each seat; scorings are marked, and so are great finds, mistakes and blunders."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(ply: float) -> float:
        return round(LEFT + wide * ply / max(1, plies), 1)

    def y(chance: float) -> float:
        return round(TOP + high * (1 - chance), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>'
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(share)}h{wide}" stroke="#e4dccb"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end" fill="#6b6252">{share:.0%}</text>')
    for ply in review.scorings:
        parts.append(f'<path d="M{x(ply)} {TOP}v{high}" stroke="#b9ac92" stroke-dasharray="4 4"/>')
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        at = [(judged.ply, judged.best.chances[seat]) for judged in review.decisions]
        if review.result:
            at.append((plies, review.result[seat]))
        points = " ".join(f"{x(ply)},{y(chance)}" for ply, chance in at)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for judged in review.decisions:
            if judged.seat == seat and (mark := MARKED.get(judged.verdict)):
                place = f'x="{x(judged.ply)}" y="{max(TOP + 10.0, y(judged.best.chances[seat]) - 6)}"'
                parts.append(f'<text {place} text-anchor="middle" fill="{colour}" font-weight="bold">{mark}</text>')
        row = TOP + 14 + 20 * seat
        parts.append(f'<rect x="{WIDTH - RIGHT + 16}" y="{row - 9}" width="10" height="10" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 32}" y="{row}" fill="#3a3428">{escape(name)}</text>')
    parts.append("</svg>\n")
    return "\n".join(parts)
