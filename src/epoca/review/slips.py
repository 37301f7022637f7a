"""Slips: what somebody's mistakes have in common, in words.

A slip is named after what was played and what was best, by the words of the game's notation: whoever bids where
passing was best made the slip `bid-pass`. The game's texts say it (`ra-slip-bid-pass`), and may name the line of the
score sheet that was bought or missed. Slips that are said in the same words are the same.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from epoca.bots.network import needs_of
from epoca.match import Match
from epoca.review import Judged, Verdict
from epoca.review.puzzles import theme_of
from epoca.texts import Texts, kebab

COSTLY = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
OFTEN = 2  # times: once is no habit
MOSTLY = 2 / 3  # of the times in one epoch


@dataclass(frozen=True)
class Slip:
    """A decision that cost something."""

    ply: int
    verdict: str
    cost: float  # of the chance to win
    kind: str  # such as bid-pass
    bought: str  # the line of the score sheet for which most was paid
    missed: str  # the line that the best action brings most of
    theme: str  # what was to be decided: the event that asks
    epoch: int  # counted from 1, 0 in games without


@dataclass(frozen=True)
class Habit:
    """A slip that somebody makes again and again."""

    text: str
    cost: float  # of all chances to win it gave up
    epoch: int  # in which it happens most of the time, or 0
    places: tuple[tuple[str, Slip], ...]  # the table and the slip, the costliest first


def slips(match: Match, judged: Iterable[Judged]) -> Iterator[Slip]:
    """Those among decisions that cost something."""
    game, appraisal = match.game, match.game.appraisal
    lines = needs_of(game).categories
    for one in judged:
        if one.verdict not in COSTLY:
            continue
        gains = [
            best - played for best, played in zip(one.best.lines[one.seat], one.played.lines[one.seat], strict=True)
        ]
        state = match.history[one.ply]
        yield Slip(
            one.ply,
            one.verdict,
            round(one.cost, 4),
            kind_of(game.write(one.played.action), game.write(one.best.action)),
            lines[min(range(len(gains)), key=gains.__getitem__)],
            lines[max(range(len(gains)), key=gains.__getitem__)],
            kebab(theme_of(match, one.ply)) if one.ply else "",
            appraisal.epoch(state) if appraisal else 0,
        )


def kind_of(played: str, best: str) -> str:
    """What tells two moves apart: their first words, words further on, or that one number is larger."""
    one, other = ([word for word in move.split() if not word.isdecimal()] for move in (played, best))
    if one[0] != other[0]:
        return f"{one[0]}-{other[0]}"
    if one == other:
        more = [int(word) for word in played.split() if word.isdecimal()] > [
            int(word) for word in best.split() if word.isdecimal()
        ]
        return f"{one[0]}-{'more' if more else 'less'}"
    return one[0] if one[-1] == other[-1] else f"{one[0]}-{one[-1]}-{other[-1]}"


def habits(made: Sequence[tuple[str, Slip]], texts: Texts) -> list[Habit]:
    """What somebody does again and again in one game, the costliest first; slips come with their tables."""
    alike: dict[str, list[tuple[str, Slip]]] = {}
    for place in made:
        alike.setdefault(said(place[1], texts), []).append(place)
    found = []
    for text, places in alike.items():
        if len(places) >= OFTEN:
            epoch, times = Counter(slip.epoch for _, slip in places).most_common(1)[0]
            costliest = tuple(sorted(places, key=lambda place: -place[1].cost))
            cost = sum(slip.cost for _, slip in places)
            found.append(Habit(text, cost, epoch if times >= MOSTLY * len(places) else 0, costliest))
    return sorted(found, key=lambda habit: -habit.cost)


def said(slip: Slip, texts: Texts) -> str:
    """A slip in words: as the game's texts say it, or else what was to be decided."""
    for family, name in (("slip", slip.kind), ("slip", slip.kind.split("-")[0]), ("theme", slip.theme)):
        if texts.has(f"{texts.game}-{family}-{name}"):
            return texts.say(f"{texts.game}-{family}-{name}", bought=slip.bought, missed=slip.missed)
    return slip.kind.replace("-", " ")
