"""A match looked at again: what each decision was worth, where it was won and lost, and what chance had to do with it.

    for judged in decisions(match):
        print(judged.ply, judged.verdict)

Every position is judged by what the seat to decide knew, never by what only turned out later. A decision costs what
the best action would have brought more, and is called a mistake only where that is beyond the uncertainty of the
search. The same match, networks and effort give the same verdicts.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from statistics import fmean, stdev
from typing import Any

from epoca.bots.rule import Beginner
from epoca.bots.thinkers import Effort, Prospect, Thinker
from epoca.game import NOBODY, Box, Game, State
from epoca.match import Match

EFFORT = Effort(simulations=400)
ROUNDS = 8  # in which an action is weighed: their spread is the uncertainty
SURE = 2.0  # so many standard errors
HALF = 0.05  # a decision that gives up so much of the chance to win counts half
INACCURACY, MISTAKE, BLUNDER = 0.03, 0.07, 0.14  # from so much of the chance to win on
GREAT = 0.07  # so much better than anything else
FORESEEN = 3  # moves of the likeliest continuation
TURNING_POINTS = 3
GLANCE = Effort(simulations=24)
OTHERS, FEWEST = 2400, 12  # simulations for all actions but the best two together, and in a round of one
SKETCHED = 60  # decisions at most


class Verdict(StrEnum):
    """What is said of a decision; of most there is nothing to say."""

    GREAT = "great"
    NONE = "none"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True)
class Judged:
    """A decision: what was best, what was played, and what the difference costs the seat that decided."""

    ply: int
    seat: int
    played: Prospect
    best: Prospect
    cost: float  # of the chance to win
    error: float  # its standard error
    verdict: Verdict
    likely: tuple[tuple[int, int], ...]  # how it would go on after the best action: seats and actions

    @property
    def points(self) -> float:
        """What the difference costs in points."""
        return self.best.points(self.seat) - self.played.points(self.seat)


def accuracy(own: Sequence[Judged]) -> float:
    """How well somebody decided, from 0 to 1."""
    return fmean(0.5 ** (max(0.0, judged.cost - judged.error) / HALF) for judged in own) if own else 1.0


@dataclass(frozen=True)
class Weighed:
    """An action, what is expected of it, and what it costs the seat to decide against the best one."""

    prospect: Prospect
    cost: float
    error: float
    verdict: Verdict


@dataclass(frozen=True)
class Account:
    """Where a seat's result comes from, in chances to win: what it had at first, and what changed it."""

    first: float
    draws: float  # what chance brought, and what came to light
    others: float  # what the others' mistakes gave, less what their finds took
    own: float  # what it gave away itself, never more than 0
    result: float
    accuracy: float  # of its decisions, from 0 to 1
    counts: dict[str, int]  # decisions by verdict


@dataclass(frozen=True)
class TurningPoint:
    """Where the chances changed most between two decisions."""

    ply: int
    seat: int  # whose chances
    change: float
    by_decision: bool  # and not by chance


@dataclass(frozen=True)
class Review:
    """Everything about a match."""

    seats: int
    result: tuple[float, ...] | None  # each seat's share of the win, if the match is over
    decisions: tuple[Judged, ...]
    scorings: tuple[int, ...]  # the plies after which points were counted

    def account(self, seat: int) -> Account:
        """Where a seat's result comes from."""
        own = [judged for judged in self.decisions if judged.seat == seat]
        told = [judged.best.chances[seat] for judged in self.decisions]
        after = [judged.played.chances[seat] for judged in self.decisions]
        last = self.result[seat] if self.result else after[-1]
        given = sum(after[k] - told[k] for k, judged in enumerate(self.decisions) if judged.seat != seat)
        lost = -sum(judged.cost for judged in own)
        draws = sum(now - then for now, then in zip([*told[1:], last], after, strict=True))
        return Account(
            told[0],
            draws,
            given,
            lost,
            last,
            accuracy(own),
            {verdict: sum(judged.verdict == verdict for judged in own) for verdict in Verdict},
        )

    def turning_points(self) -> list[TurningPoint]:
        """The largest changes of somebody's chances, in the order of play."""
        changes = []
        for k, judged in enumerate(self.decisions):
            after = self.decisions[k + 1].best.chances if k + 1 < len(self.decisions) else self.result
            if after is None:
                break
            moved = [now - then for now, then in zip(after, judged.best.chances, strict=True)]
            seat = max(range(self.seats), key=lambda seat: abs(moved[seat]))
            decided = judged.played.chances[seat] - judged.best.chances[seat]
            changes.append(TurningPoint(judged.ply, seat, moved[seat], 2 * abs(decided) > abs(moved[seat])))
        changes.sort(key=lambda change: -abs(change.change))
        return sorted(changes[:TURNING_POINTS], key=lambda change: change.ply)

    def as_json(self) -> dict[str, Any]:
        """All of it as plain values."""
        return {
            **asdict(self),
            "accounts": [asdict(self.account(seat)) for seat in range(self.seats)],
            "turning_points": [asdict(point) for point in self.turning_points()],
        }


@dataclass(frozen=True)
class Glance:
    """Everybody's chances before a decision, seen at a glance."""

    ply: int
    chances: tuple[float, ...]


def sketch(match: Match) -> list[Glance]:
    """How the chances went, roughly and at once: something to look at until everything is judged."""
    game, box, thinker = match.game, match.box, Thinker(GLANCE)
    plies = [ply for ply in range(len(match.actions)) if len(game.legal_actions(box, match.history[ply])) > 1]
    every = max(1, -(-len(plies) // SKETCHED))
    seen = []
    for ply in plies[::every]:
        best = thinker.prospects(game, box, match.redealt(int(match.history[ply].seat), ply))[0]
        seen.append(Glance(ply, best.chances))
    return seen


def review(match: Match, effort: Effort = EFFORT) -> Review:
    """Look at a whole match again."""
    return collect(match, tuple(decisions(match, effort)))


def collect(match: Match, judged: Sequence[Judged]) -> Review:
    """A review of what was judged so far."""
    counted = [len(match.game.sheet(match.box, state).scorings) for state in match.history]
    scorings = tuple(ply for ply in range(1, len(counted)) if counted[ply] > counted[ply - 1])
    result = None
    if match.over:
        winners = match.outcome.winners
        result = tuple((seat in winners) / len(winners) for seat in range(match.seats))
    return Review(match.seats, result, tuple(judged), scorings)


def decisions(match: Match, effort: Effort = EFFORT) -> Iterator[Judged]:
    """Every decision of a match that was one, judged one after the other."""
    reviewer = Reviewer(match, effort)
    for ply in range(len(match.actions)):
        if (judged := reviewer.judge(ply)) is not None:
            yield judged


def weigh(
    game: Game, box: Box, state: State, news: Iterable[tuple[State, int]] = (), actions: Sequence[int] = ()
) -> list[Weighed]:
    """What actions cost, or with none named all that are legal; the best first, and after it what was named.

    The best one is found by a search, not by comparing many uncertain figures, of which the highest is too high.
    """
    mind, seat = Thinker(EFFORT), int(state.seat)
    mind.watch(game, box, news)
    legal = game.legal_actions(box, state)
    searched = [prospect.action for prospect in mind.prospects(game, box, state)]
    best_two = list(dict.fromkeys([*searched, *legal]))[:2]
    others = [action for action in actions or legal if action not in best_two]
    share = EFFORT.simulations // ROUNDS if actions else max(FEWEST, OTHERS // ROUNDS // max(1, len(others)))
    weighed = {action: mind.weigh(action, ROUNDS, EFFORT.simulations // ROUNDS) for action in best_two}
    weighed |= {action: mind.weigh(action, ROUNDS, share) for action in others}
    chances = {action: [prospect.chances[seat] for prospect in rounds] for action, rounds in weighed.items()}
    best = max(best_two, key=lambda action: fmean(chances[action]))
    found = []
    for action, rounds in weighed.items():
        cost, error = _difference(chances[best], chances[action]) if action != best else (0.0, 0.0)
        found.append(Weighed(_mean(rounds), max(0.0, cost), error, _verdict(cost, error)))
    return sorted(found, key=lambda one: (one.prospect.action != best, one.cost))


class Reviewer:
    """Judges the decisions of a match, in the order of play: what others did before tells how they think."""

    def __init__(self, match: Match, effort: Effort = EFFORT) -> None:
        self.match, self.effort = match, effort
        self._minds = [Thinker(effort) for _ in range(match.seats)]
        self._watched = [0] * match.seats

    def judge(self, ply: int) -> Judged | None:
        """What action number `ply` was worth, or None if there was nothing to choose."""
        match, game, box = self.match, self.match.game, self.match.box
        seat, action = int(match.history[ply].seat), match.actions[ply]
        state = match.redealt(seat, ply)
        legal = game.legal_actions(box, state)
        if len(legal) == 1:
            return None
        mind = self.mind_at(ply)
        searched = [prospect.action for prospect in mind.prospects(game, box, state)]
        best_two = list(dict.fromkeys([*searched, *legal]))[:2]
        weighed = {
            candidate: mind.weigh(candidate, ROUNDS, max(1, self.effort.simulations // ROUNDS))
            for candidate in dict.fromkeys([*best_two, action])
        }
        chances = {each: [prospect.chances[seat] for prospect in rounds] for each, rounds in weighed.items()}
        ranked = sorted(chances, key=lambda each: fmean(chances[each]), reverse=True)
        rival = ranked[1] if ranked[0] == action else ranked[0]
        cost, error = _difference(chances[rival], chances[action])
        verdict = _verdict(cost, error)
        if -cost >= GREAT and -cost > SURE * error and action not in self.obvious(state):
            verdict = Verdict.GREAT
        best = ranked[0] if cost > 0 else action
        return Judged(
            ply,
            seat,
            _mean(weighed[action]),
            _mean(weighed[best]),
            max(0.0, cost),
            error,
            verdict,
            self._likely(best, state),
        )

    def mind_at(self, ply: int) -> Thinker:
        """Who thinks for the seat that decides then, and has watched the others so far."""
        seat = int(self.match.history[ply].seat)
        self._minds[seat].watch(self.match.game, self.match.box, self.match.decided(seat, self._watched[seat], ply))
        self._watched[seat] = ply
        return self._minds[seat]

    def obvious(self, state: State) -> set[int]:
        """What those would play who do not think ahead."""
        game, box = self.match.game, self.match.box
        obvious = set()
        if game.greedy:
            obvious.add(game.greedy.choose(box, state.copy()))
        if game.thumb:
            obvious.add(Beginner().choose(game, box, state.copy()))
        return obvious

    def _likely(self, action: int, state: State) -> tuple[tuple[int, int], ...]:
        """How it would go on, as far as all think alike and nothing unforeseen is drawn."""
        game, box, state = self.match.game, self.match.box, state.copy()
        glance, line = Thinker(Effort()), [(int(state.seat), action)]
        while len(line) < FORESEEN:
            before = state.copy()
            game.apply(box, state, line[-1][1])
            if state.seat == NOBODY or game.reveals(box, before, line[-1][1], state):
                break
            line.append((int(state.seat), glance.choose(game, box, state)))
        return tuple(line)


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean of the differences, and its standard error."""
    differences = [first - second for first, second in zip(one, other, strict=True)]
    return fmean(differences), stdev(differences) / math.sqrt(len(differences))


def _verdict(cost: float, error: float) -> Verdict:
    if cost <= SURE * error or cost < INACCURACY:
        return Verdict.NONE
    return Verdict.BLUNDER if cost >= BLUNDER else Verdict.MISTAKE if cost >= MISTAKE else Verdict.INACCURACY


def _mean(rounds: Sequence[Prospect]) -> Prospect:
    """What all rounds together expect."""
    return Prospect(
        rounds[0].action,
        sum(each.tries for each in rounds),
        tuple(map(fmean, zip(*(each.chances for each in rounds), strict=True))),
        tuple(
            tuple(map(fmean, zip(*lines, strict=True))) for lines in zip(*(each.lines for each in rounds), strict=True)
        ),
    )


__all__ = [
    "EFFORT",
    "Account",
    "Glance",
    "Judged",
    "Review",
    "Reviewer",
    "TurningPoint",
    "Verdict",
    "Weighed",
    "accuracy",
    "collect",
    "decisions",
    "review",
    "sketch",
    "weigh",
]
