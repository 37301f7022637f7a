"""Tuning the greedy player by self-play: a hill-climb that anyone can repeat.

A round asks many mutants of the champion to play a few matches each, and goes a step in the direction in which they
did well. The candidate it finds there is kept if it wins significantly more than its fair share of some thousand
matches, alone among champions and with a champion alone among candidates. The same seed gives the same result.
"""

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from epoca import chance
from epoca.bots.rule import greedy_of
from epoca.compiled import specialise
from epoca.complaint import Complaint
from epoca.game import NOBODY, Components, Game, Options

Worth: TypeAlias = NDArray[np.float64]

MUTANTS = 128  # in a round; each has a twin that is its opposite
EXAM_TO_TRIAL = 40  # an exam has so many times the matches of a mutant
STEPS = (0.5, 1.0, 2.0)  # how far to go, in typical mutations of a habit that surely matters
SURE = 3.0  # standard errors
SIGNIFICANT = 2.0  # standard errors above a fair share
LESS_BOLD = 0.85  # how the mutations shrink after a round that found nothing
AGREED = 0.1  # two ways, multiplied
LONGER, SHORTER = 1.3, 0.6  # how those of one habit do when two rounds agree about it, or do not

deal: Any = None  # this and the next ones are put in by `specialise`
apply = greedy = rank = deal


def duel(boxes: Any, states: Any, seats: Any, matches: Any) -> Any:
    """How many matches one player with the habits of `boxes[0]` wins against those of `boxes[1]`, seat after seat."""
    s = states[0]
    won = 0.0
    for match in range(matches):
        hero = match % seats
        deal(boxes[0], s, seats)
        while s.seat != NOBODY:
            apply(boxes[0], s, greedy(boxes[0 if s.seat == hero else 1], s))
        if rank(boxes[0], s, hero) == 1:
            winners = 0
            for seat in range(seats):
                winners += rank(boxes[0], s, seat) == 1
            won += 1.0 / winners
    return won


@dataclass(frozen=True)
class Promotion:
    """A candidate that became champion."""

    round: int
    before: Worth
    worth: Worth
    gain: float  # victories above a fair share, as a part of it
    error: float


class Tuner:
    """A champion, and the matches that are to make it better."""

    def __init__(
        self, game: Game, options: Options, components: Components, seats: Sequence[int], matches: int, seed: str
    ) -> None:
        if not greedy_of(game).habits:
            raise Complaint(f"{game.name} has no habits to tune")
        options = game.fill_in(options)
        allowed = [n for n in game.seats if game.refuse_table(n, options) is None]
        wrong = [n for n in seats if n not in allowed]
        if wrong:
            raise Complaint(f"{game.name} has {allowed[0]} to {allowed[-1]} seats here, not {wrong[0]}")
        box = game.box(options, components)
        rules = {"deal": game.deal, "apply": game.apply, "greedy": greedy_of(game).choose, "rank": game.rank}
        self._duel = specialise(duel, f"{game.name}_duel", **rules)
        self._boxes = np.array([box, box], dtype=box.dtype)
        self._states = np.zeros(1, game.state)
        self._secret = chance.secret_from_seed(seed)
        self._dice = np.random.default_rng(list(self._secret))
        self.seats = tuple(seats or allowed)
        self.matches = matches
        self.champion: Worth = box.worth.copy()
        self._reach = 0.15 * np.abs(self.champion) + 0.1  # how far each habit mutates
        self._way = np.zeros(len(self.champion))  # of the round before

    def wins(self, hero: Worth, others: Worth, seats: int, matches: int, deals: str) -> float:
        """The victories of one hero among others, in matches that depend on nothing but the name of the deals."""
        self._boxes["worth"][0], self._boxes["worth"][1] = hero, others
        self._states[0].chance[:] = chance.stream(self._secret, seats, deals)
        return float(self._duel(self._boxes, self._states, seats, matches))

    def exam(self, candidate: Worth, deals: str) -> tuple[float, float]:
        """What a candidate wins above its fair share, as a part of that, and the standard error."""
        gain = variance = 0.0
        for seats in self.seats:
            alone = self.wins(candidate, self.champion, seats, self.matches, deals)
            among = self.wins(self.champion, candidate, seats, self.matches, deals + " turned")
            gain += (alone - among) * seats / self.matches / 2
            variance += 2 * (seats - 1) / self.matches / 4
        return gain / len(self.seats), float(np.sqrt(variance)) / len(self.seats)

    def direction(self, spread: Worth, deals: str) -> Any:
        """Where the better mutants lie: for each habit from -1 to 1, and less the less sure it is."""
        trial = max(1, self.matches // EXAM_TO_TRIAL)
        slope, noise = np.zeros(len(spread)), np.zeros(len(spread))
        for mutant in range(MUTANTS):
            change = self._dice.normal(size=len(spread))
            for seats in self.seats:
                name = f"{deals} mutant {mutant}"  # twins play the same deals
                better = self.wins(self.champion + spread * change, self.champion, seats, trial, name)
                worse = self.wins(self.champion - spread * change, self.champion, seats, trial, name)
                pull = (better - worse) * np.sqrt(seats) * change
                slope += pull
                noise += pull**2
        return np.clip(slope / np.sqrt(noise + 1e-9) / SURE, -1.0, 1.0)

    def round(self, number: int) -> Promotion | None:
        """Look for a better champion; None if there is none to be seen."""
        way = self.direction(self._reach, f"tune {number}")
        best: Promotion | None = None
        for length in STEPS:
            candidate = self.champion + length * self._reach * way
            gain, error = self.exam(candidate, f"tune {number} exam")
            if gain > SIGNIFICANT * error and (best is None or gain > best.gain):
                best = Promotion(number, self.champion, candidate, gain, error)
        if best:
            self.champion = best.worth
        else:
            self._reach *= LESS_BOLD
        agreed = way * self._way
        self._reach *= np.where(agreed > AGREED, LONGER, np.where(agreed < -AGREED, SHORTER, 1.0))
        self._way = way
        return best


def tune(tuner: Tuner, rounds: int, tell: Callable[[Promotion], None]) -> Worth:
    """Climb for some rounds, tell of every promotion, and give the last champion."""
    for number in range(1, rounds + 1):
        promotion = tuner.round(number)
        if promotion:
            tell(promotion)
    return tuner.champion


def changes(game: Game, promotion: Promotion) -> str:
    """The habits that a promotion changed most, as text."""
    most = np.argsort(-np.abs(promotion.worth - promotion.before) / (np.abs(promotion.before) + 1.0))[:4]
    names = list(greedy_of(game).habits)
    return ", ".join(f"{names[i]} {promotion.before[i]:.2f} to {promotion.worth[i]:.2f}" for i in most)


def table(game: Game, worth: Worth) -> str:
    """The table of the game's habits.py with a champion's numbers, to be pasted there."""
    try:
        source = inspect.getsource(import_module(f"{game.package}.habits"))
    except ModuleNotFoundError:  # it keeps them elsewhere
        return f"HABITS = {dict(zip(greedy_of(game).habits, worth.round(2).tolist(), strict=True))}"
    text = source[source.index("HABITS = {") : source.index("\n}\n") + 2]
    for name, value in zip(greedy_of(game).habits, worth, strict=True):
        text = re.sub(rf'(    "{re.escape(name)}": )[^,]+,', rf"\g<1>{round(float(value), 2)},", text)
    return text
