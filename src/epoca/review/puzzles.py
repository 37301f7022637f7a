"""Puzzles: positions from matches between strong bots where one action is clearly best, and few would think of it.

    for puzzle in puzzles_of(games.load("ra")):
        match = puzzle.set_up()

A puzzle keeps the match it comes from, so that it is a real position with a past. What the seat to decide may not
know is not in the answers either: they come from searches that know as much as that seat.
"""

import itertools
import json
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Any

from epoca import chance, games
from epoca.bots import decide
from epoca.bots.thinkers import Effort, Prospect, Thinker
from epoca.game import Box, Game, State
from epoca.match import Match
from epoca.review import Reviewer

STRONG = Effort(simulations=60)  # of those who play the matches
GLANCE = Effort(simulations=150)  # enough to pass over most positions
DEEP = Effort(simulations=3000)
ROUNDS, SIMULATIONS = 8, 150  # in which each action is weighed
WORTH_A_LOOK = 0.05  # of the chance to win, between the best action and the next one, at a glance
CLEAR = 0.06  # and after the deep search
SURE = 3.0  # standard errors
OPEN = 0.05, 0.97  # the chance of the best action: a match that is over in all but name is no puzzle
MOST_ACTIONS = 30
MOST_OF_A_MATCH = 2
MOST_OF_A_THEME = 0.55  # of all puzzles of a game: two common themes are enough


@dataclass(frozen=True)
class Answer:
    """An action, the chance to win it gives the seat to decide, and what it brings by lines of the score sheet."""

    action: int
    chance: float
    lines: tuple[float, ...]


@dataclass(frozen=True)
class Puzzle:
    """A position, and what each action there is worth, the best first."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: str
    actions: tuple[int, ...]  # up to the position
    theme: str  # what is to be decided: the event that asks
    difficulty: int  # 1: seen by who looks one action ahead; 2: by a short search; 3: by a deep one only
    answers: tuple[Answer, ...]

    @property
    def gap(self) -> float:
        """How much better the best action is than the next one."""
        return self.answers[0].chance - self.answers[1].chance

    @property
    def key(self) -> str:
        """What it is known by, whatever its number."""
        return f"{self.game} {self.seed} {len(self.actions)}"

    def __hash__(self) -> int:
        return hash(self.key)

    def set_up(self) -> Match:
        """The match, up to the position."""
        match = Match(games.load(self.game), self.seats, dict(self.options), chance.secret_from_seed(self.seed))
        for action in self.actions:
            match.play(match.seat, action)
        return match


# -------------------------------------------------------------------------------------------------- those that ship


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, none if it brings none."""
    file = files(game.package) / "puzzles.jsonl"
    return tuple(map(_read, file.read_text().splitlines())) if file.is_file() else ()


def number_of(game: Game, day: date) -> int:
    """Which puzzle is that of a day: the same for everybody, and each comes once before any comes again."""
    numbers = list(range(len(puzzles_of(game))))
    turn, within = divmod(day.toordinal(), len(numbers))
    Random(f"{game.name} {turn}").shuffle(numbers)
    return numbers[within]


def write(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(asdict(puzzle), separators=(",", ":"))


def _read(line: str) -> Puzzle:
    kept: dict[str, Any] = json.loads(line)
    answers = tuple(Answer(each["action"], each["chance"], tuple(each["lines"])) for each in kept.pop("answers"))
    return Puzzle(**kept | {"actions": tuple(kept["actions"]), "answers": answers})


# ------------------------------------------------------------------------------------------------------------ mining


def mine(game: Game, count: int, seed: str, workers: int) -> Iterator[Puzzle]:
    """So many puzzles, from one match after the other at every number of seats in turn, and not too many of a theme."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as miners:
        under_way = deque(miners.submit(mine_match, game, f"{seed} {number}", number) for number in range(2 * workers))

        def found() -> Iterator[Puzzle]:
            for number in itertools.count(len(under_way)):
                yield from under_way.popleft().result()
                under_way.append(miners.submit(mine_match, game, f"{seed} {number}", number))

        yield from mixed(found(), count)


def mixed(found: Iterable[Puzzle], count: int) -> Iterator[Puzzle]:
    """The first puzzles of many, but not too many of a theme."""
    themes: Counter[str] = Counter()
    for puzzle in found:
        if themes[puzzle.theme] < MOST_OF_A_THEME * count:
            themes[puzzle.theme] += 1
            yield puzzle
            if themes.total() == count:
                return


def mine_match(game: Game, seed: str, number: int) -> list[Puzzle]:
    """The clearest puzzles of one match, each of another theme."""
    seats = game.seats[number % len(game.seats)]
    match = Match(game, seats, {}, chance.secret_from_seed(seed))
    players = [Thinker(STRONG) for _ in range(seats)]
    while not match.over:
        match.play(match.seat, decide(players[match.seat], match))
    reviewer = Reviewer(match, DEEP)
    clearest: dict[str, Puzzle] = {}
    for ply in range(1, len(match.actions)):
        puzzle = _puzzle_at(match, ply, seed, reviewer)
        if puzzle and (puzzle.theme not in clearest or puzzle.gap > clearest[puzzle.theme].gap):
            clearest[puzzle.theme] = puzzle
    return sorted(clearest.values(), key=lambda puzzle: -puzzle.gap)[:MOST_OF_A_MATCH]


def _puzzle_at(match: Match, ply: int, seed: str, reviewer: Reviewer) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    game, box = match.game, match.box
    seat = int(match.history[ply].seat)
    state = match.redealt(seat, ply)
    if not 2 <= len(game.legal_actions(box, state)) <= MOST_ACTIONS:
        return None
    obvious = reviewer.obvious(state)
    if not _worth_a_look(Thinker(GLANCE).prospects(game, box, state), seat, obvious):
        return None
    answers = _answers(reviewer, ply, state)
    if not answers or answers[0].action in obvious or not OPEN[0] <= answers[0].chance <= OPEN[1]:
        return None
    return Puzzle(
        game.name,
        match.seats,
        match.options,
        seed,
        tuple(match.actions[:ply]),
        theme_of(match, ply),
        _difficulty(game, box, state, answers[0].action),
        tuple(answers),
    )


def _worth_a_look(seen: list[Prospect], seat: int, obvious: set[int]) -> bool:
    return (
        len(seen) > 1
        and seen[0].action not in obvious
        and seen[0].chances[seat] - max(each.chances[seat] for each in seen[1:]) >= WORTH_A_LOOK
    )


def _answers(reviewer: Reviewer, ply: int, state: State) -> list[Answer]:
    """What every action is worth, the best first; nothing unless one is clearly best."""
    seat = int(state.seat)
    mind = reviewer.mind_at(ply)
    first = mind.prospects(reviewer.match.game, reviewer.match.box, state)[0].action
    best = mind.weigh(first, ROUNDS, SIMULATIONS)
    answers = [_answer(best, seat)]
    for action in reviewer.match.game.legal_actions(reviewer.match.box, state):
        if action != first:
            other = mind.weigh(action, ROUNDS, SIMULATIONS)
            gaps = [one.chances[seat] - two.chances[seat] for one, two in zip(best, other, strict=True)]
            if fmean(gaps) < max(CLEAR, SURE * stdev(gaps) / len(gaps) ** 0.5):
                return []
            answers.append(_answer(other, seat))
    return [answers[0], *sorted(answers[1:], key=lambda answer: -answer.chance)]


def _answer(rounds: list[Prospect], seat: int) -> Answer:
    lines = zip(*(each.lines[seat] for each in rounds), strict=True)
    chances = fmean(each.chances[seat] for each in rounds)
    return Answer(rounds[0].action, round(chances, 3), tuple(round(fmean(line), 1) for line in lines))


def theme_of(match: Match, ply: int) -> str:
    """What is to be decided: the event that asks."""
    asked = match.events(ply - 1, int(match.history[ply].seat))[-1]
    return type(asked).__name__


def _difficulty(game: Game, box: Box, state: State, best: int) -> int:
    """How far somebody has to look to find the best action."""
    for difficulty, effort in enumerate((Effort(), Effort(simulations=40)), 1):
        if Thinker(effort).choose(game, box, state.copy()) == best:
            return difficulty
    return 3
