"""What the results of a tournament say of its bots."""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, stdev

from epoca.complaint import Complaint
from epoca.game import Game
from epoca.lab.arena import SeatResult

Z = 1.959964  # 97.5 % of a normal distribution lie below
FEW = {1: 12.7062, 2: 4.3027}  # the same of Student's, for so few degrees of freedom that the series is too coarse


@dataclass(frozen=True)
class Estimate:
    """A mean and half of its 95 % interval."""

    mean: float
    error: float


@dataclass(frozen=True)
class Standing:
    """One bot: its results, and its rating with the rating's standard deviation."""

    bot: str
    matches: int
    wins: Estimate  # share of a victory per seat; a shared one is split
    rank: Estimate
    margin: Estimate  # points above the mean of the others
    rating: float
    deviation: float
    faults: dict[str, int]


def standings(rows: Sequence[SeatResult]) -> list[Standing]:
    """All bots, the best rated first."""
    matches = list(_matches(rows))
    ratings = _ratings(matches)
    found = [_standing(bot, matches, *ratings[bot]) for bot in sorted(ratings)]
    return sorted(found, key=lambda standing: -standing.rating)


def _matches(rows: Sequence[SeatResult]) -> Iterable[list[SeatResult]]:
    """The rows of each match, in order: seat 0 opens one."""
    starts = [i for i, row in enumerate(rows) if row.seat == 0]
    return (list(rows[a:b]) for a, b in zip(starts, [*starts[1:], len(rows)], strict=True))


def _standing(bot: str, matches: Sequence[Sequence[SeatResult]], rating: float, deviation: float) -> Standing:
    wins, ranks, margins = defaultdict(list), defaultdict(list), defaultdict(list)
    faults: dict[str, int] = defaultdict(int)
    played = 0
    for match in matches:
        mine = [row for row in match if row.bot == bot]
        played += bool(mine)
        winners = sum(row.rank == 1 for row in match)
        total = sum(row.points for row in match)
        for row in mine:
            wins[row.deal].append((row.rank == 1) / winners)
            ranks[row.deal].append(float(row.rank))
            margins[row.deal].append(row.points - (total - row.points) / (len(match) - 1))
            for kind, times in row.faults.items():
                faults[kind] += times
    return Standing(
        bot,
        played,
        estimate(list(wins.values()), 0, 1),
        estimate(list(ranks.values()), 1, len(matches[0])),
        estimate(list(margins.values())),
        rating,
        deviation,
        {kind: times for kind, times in faults.items() if times},
    )


def estimate(deals: Sequence[Sequence[float]], *bounds: float) -> Estimate:
    """The mean, and an interval that takes each deal as one observation: its matches have the deal in common.

    What is bounded could always have gone another way. Two imagined deals, one at each bound, keep its interval
    from closing when all deals went alike.
    """
    means = [fmean(values) for values in deals]
    observed = [*means, *bounds]
    if len(means) < 2:
        return Estimate(fmean(means), math.inf)
    return Estimate(fmean(means), student(len(observed) - 1) * stdev(observed) / math.sqrt(len(observed)))


def student(freedom: int) -> float:
    """97.5 % of Student's distribution lie below this (the expansion of Fisher and Cornish)."""
    if freedom in FEW:
        return FEW[freedom]
    terms = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + math.fsum(term / freedom**power for power, term in enumerate(terms, 1))


ANCHOR, ANCHORED_AT = "greedy", 1500.0  # at every table
POINTS = 400 / math.log(10)  # of a rating: 400 more are ten wins to one
SWEEPS, LONGEST_STEP = 200, 100.0


def anchors(game: Game, seats: int) -> dict[str, float]:
    """The bots whose ratings are fixed, so that tournaments can be compared: no bot that looks at the clock is one.

    The ratings of the levels were measured at tables of two.
    """
    levels = {level.name: float(level.rating) for level in game.levels if seats == 2 and not level.seconds}
    return {**levels, **({ANCHOR: ANCHORED_AT} if game.greedy else {})}


def anchored(rows: Sequence[SeatResult], fixed: Mapping[str, float]) -> dict[str, Estimate]:
    """Ratings beside those that are fixed, by who came out ahead of whom; none if no anchor took part.

    One imagined draw with an anchor keeps those who won or lost everything on the scale.
    """
    won: dict[tuple[str, str], float] = defaultdict(float)
    for match in _matches(rows):
        for one, other in combinations(match, 2):
            if one.bot != other.bot:
                share = 0.5 + (one.rank < other.rank) / 2 - (one.rank > other.rank) / 2
                won[one.bot, other.bot] += share
                won[other.bot, one.bot] += 1 - share
    names = sorted({bot for pair in won for bot in pair})
    held = {bot: fixed[bot] for bot in names if bot in fixed}
    if not held:
        return {}
    ratings, middle = {bot: held.get(bot, ANCHORED_AT) for bot in names}, fmean(held.values())
    known: dict[str, float] = {}
    for _ in range(SWEEPS):
        for bot in (bot for bot in names if bot not in held):
            against = [(won[bot, other], won[other, bot], ratings[other]) for other in names if (bot, other) in won]
            surplus = known[bot] = 0.0
            for mine, theirs, rating in [(0.5, 0.5, middle), *against]:
                chance = 1 / (1 + math.exp((rating - ratings[bot]) / POINTS))
                surplus += mine - (mine + theirs) * chance
                known[bot] += (mine + theirs) * chance * (1 - chance)
            ratings[bot] += max(-LONGEST_STEP, min(LONGEST_STEP, POINTS * surplus / known[bot]))
    return {bot: Estimate(ratings[bot], Z * POINTS / math.sqrt(known[bot]) if bot in known else 0.0) for bot in names}


def _ratings(matches: Sequence[Sequence[SeatResult]]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings, match after match in the order of the jobs; copies of a bot share what they gain and lose."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise Complaint("the arena needs PyArrow and OpenSkill: pip install 'epoca[arena]'") from error
    model = PlackettLuce()
    new = model.rating()
    ratings = {row.bot: (new.mu, new.sigma) for match in matches for row in match}
    for match in matches:
        before = [[model.rating(*ratings[row.bot])] for row in match]
        after = model.rate(before, ranks=[float(row.rank) for row in match])
        for bot in {row.bot: None for row in match}:
            copies = [team[0] for row, team in zip(match, after, strict=True) if row.bot == bot]
            ratings[bot] = fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies)
    return ratings
