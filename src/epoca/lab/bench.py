"""How fast the rules are: in a compiled loop, one match at a time from Python, thousands at once; and others."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from pathlib import Path

import numpy as np

from epoca import bots, chance, games
from epoca.bots.thinkers import Effort, Thinker
from epoca.compiled import fast, in_engine, zeros
from epoca.envs.simulator import Simulator, Vector
from epoca.game import Game, Options
from epoca.games.loops import clone, deal_many, random_play, redeal, specialised
from epoca.lab.peers import decisions_per_second, openspiel, peers, pettingzoo
from epoca.lab.picture import picture
from epoca.match import Match

CLONES = 1_000_000
SEATS = 3  # of the comparison
BATCHES = (1, 64, 1024, 8192, 65536)
DICE = np.random.default_rng(1).random(1 << 16).tolist()
WATCHED = 8192  # matches at once, when observations are measured
SIMULATIONS = 200  # of a search, too few for it to look whether it could stop


@dataclass(frozen=True)
class SeatsSpeed:
    """One number of seats."""

    seats: int
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    module_per_s: float | None  # decisions of the engine in the package; none if its source was edited


@dataclass(frozen=True)
class Benchmark:
    """What a run measured."""

    game: str
    options: dict[str, str]
    compile_s: float  # until the first match was played; from cache if there was one
    state_bytes: int
    clone_ns: float
    results: list[SeatsSpeed]

    def as_dict(self) -> dict[str, object]:
        """The report for `--json`."""
        return asdict(self)


def bench(game: Game, options: Options, seconds: float) -> Benchmark:
    """Measure legal + apply per decision in random play, for every number of seats the options allow."""
    filled = game.fill_in(options)
    box = game.box(filled, {})
    states = zeros(1024, game.state)
    states[0].chance[:] = chance.stream(chance.secret_from_seed("bench"), 0)
    mask = np.zeros(game.actions, np.uint8)
    play = fast(specialised(game, random_play))
    module = in_engine(specialised(game, random_play))
    tables = seat_counts(game, filled)

    began = time.perf_counter()
    play(box, states, mask, tables[0], 1)
    compile_s = time.perf_counter() - began

    results = []
    for seats in tables:
        games = decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += play(box, states, mask, seats, 1000)
            games += 1000
        others = _rate(partial(module, box, states, mask, seats, 1000), seconds) if module else None
        results.append(SeatsSpeed(seats, games / spent, decisions / spent, decisions / games, others))
    return Benchmark(game.name, filled, compile_s, game.state.itemsize, _clone_ns(game, states), results)


def seat_counts(game: Game, options: Options) -> list[int]:
    """The numbers of seats that the options allow."""
    return [seats for seats in game.seats if game.refuse_table(seats, game.fill_in(options)) is None]


@dataclass(frozen=True)
class Search:
    """How fast a search is at one number of seats, in CPU time."""

    seats: int
    positions: int
    simulations_per_s: float


def search(game: Game, options: Options, seconds: float) -> Iterator[Search]:
    """Measure simulations, in the positions of matches against greedy players, for every number of seats."""
    for seats in seat_counts(game, options):
        spent: list[float] = []
        next(_thinking_times(_deal(game, seats, options, 0), 0))  # compiles, if need be
        for number in count():
            spent += _thinking_times(_deal(game, seats, options, number), number % seats)
            if sum(spent) > seconds:
                break
        yield Search(seats, len(spent), SIMULATIONS * len(spent) / sum(spent))


def _deal(game: Game, seats: int, options: Options, number: int) -> Match:
    return Match(game, seats, options, chance.secret_from_seed(f"bench {number}"))


def _thinking_times(match: Match, seat: int) -> Iterator[float]:
    """CPU seconds for each choice of a search among greedy players, who are watched before the clock runs."""
    game, box = match.game, match.box
    thinker, other = Thinker(Effort(SIMULATIONS)), bots.new(bots.by_rule(game), game=game)
    while not match.over:
        if match.seat == seat and len(match.legal) > 1:
            thinker.watch(game, box, match.since(seat))
            known = match.redealt(seat)
            began = time.process_time()
            action = thinker.choose(game, box, known)
            yield time.process_time() - began
        else:
            action = bots.decide(other, match)
        match.play(match.seat, action)


@dataclass(frozen=True)
class Speed:
    """One figure of the comparison."""

    what: str
    per_s: float
    group: str  # whose it is


def compare(seconds: float, with_peers: bool, tell: Callable[[Speed], None]) -> list[Speed]:
    """All ways to step our games at three seats, and the peers that are installed, in one run."""
    figures = []

    def note(what: str, per_s: float, group: str) -> None:
        figures.append(Speed(what, per_s, group))
        tell(figures[-1])

    for name in games.OURS:
        for what, per_s in _our_figures(name, seconds):
            note(f"{name}: {what}", per_s, "Epoca")
    for peer, play in peers() if with_peers else ():
        note(peer, decisions_per_second(play, seconds), "peers")
    return figures


def _our_figures(name: str, seconds: float) -> list[tuple[str, float]]:
    """Decisions a second in every way we have."""
    one = Simulator(name, SEATS)
    play, states = one.compiled(random_play), one.states
    one.reset("bench")
    play(one.box, states, one.mask, SEATS, 1)
    loop = _rate(lambda: play(one.box, states, one.mask, SEATS, 200), seconds)
    seeds = count()
    figures = [
        ("compiled loop", loop),
        *_in_engine(one, seconds),
        ("one match from Python", _rate(lambda: _play_scalar(one, next(seeds)), seconds)),
    ]
    with suppress(ImportError):
        figures.append(("Gymnasium against random bots", _gymnasium(name, seconds)))
    with suppress(ImportError):
        figures.append(("PettingZoo", _pettingzoo(name, seconds)))
    with suppress(ImportError):
        figures.append(("OpenSpiel", _openspiel(name, seconds)))
    for threads in sorted({1, os.cpu_count() or 1}):
        cores = "1 core" if threads == 1 else f"{threads} cores"
        for matches in BATCHES:
            figures.append((f"{matches:,} at once, {cores}", _many(name, matches, threads, False, seconds)))
        rate = _many(name, WATCHED, threads, True, seconds)
        figures.append((f"{WATCHED:,} at once with observations, {cores}", rate))
    return figures


def _in_engine(one: Simulator, seconds: float) -> list[tuple[str, float]]:
    """The same loop in the engine, if there is one for this source."""
    play = in_engine(specialised(one.game, random_play))
    if not play:
        return []
    return [("the same in the engine", _rate(partial(play, one.box, one.states, one.mask, SEATS, 200), seconds))]


def _many(name: str, matches: int, threads: int, watched: bool, seconds: float) -> float:
    """Decisions a second of many matches at once, with or without observations."""
    many = Vector(matches, name, SEATS, threads=threads)
    many.reset("bench")
    actions = np.zeros(matches, np.int64)
    seen = np.zeros((matches, many.observation.size), np.int16)

    def step() -> int:
        many.sample(actions)
        many.step(actions)
        if watched:
            many.observe(seen)
        return matches

    return _rate(step, seconds)


def _gymnasium(name: str, seconds: float) -> float:
    """Steps a second of the Gymnasium environment, random steps against random bots."""
    from epoca.envs.gymnasium import Env

    env, seeds = Env(name, SEATS), count()

    def play() -> int:
        seed = next(seeds)
        observation, _ = env.reset(seed=seed)
        steps, over = 0, False
        while not over:
            legal = observation["action_mask"].nonzero()[0]
            action = legal[int(DICE[(seed * 97 + steps) % len(DICE)] * len(legal))]
            observation, _, over, _, _ = env.step(action)
            steps += 1
        return steps

    return _rate(play, seconds)


def _pettingzoo(name: str, seconds: float) -> float:
    """Decisions a second of the PettingZoo environment, driven as its peers are."""
    from epoca.envs.pettingzoo import env

    return decisions_per_second(pettingzoo(env(name, SEATS)), seconds)


def _openspiel(name: str, seconds: float) -> float:
    """Decisions a second of the game in OpenSpiel, driven as its peers are; chance is not counted."""
    import epoca.envs.openspiel  # noqa: F401 (registers the games)

    return decisions_per_second(openspiel(f"epoca_{name}(players={SEATS})"), seconds)


def _play_scalar(one: Simulator, seed: int) -> int:
    """A match at random, one decision after the other from Python: apply, legal mask, seat to decide."""
    seat, mask, step, decisions = one.reset(seed), one.mask, one.step, 0
    while seat >= 0:
        legal = mask.nonzero()[0]
        seat = step(legal[int(DICE[(seed * 97 + decisions) % len(DICE)] * len(legal))])
        decisions += 1
    return decisions


def _rate(play: Callable[[], int], seconds: float) -> float:
    """What `play` counts, a second, after a first time to warm up."""
    play()
    counted, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        counted += play()
    return counted / spent


def draw(figures: list[Speed], file: Path) -> None:
    """A bar chart of a comparison."""
    colours = {"Epoca": "#c0392b", "peers": "#8a8f98"}
    with picture(file, 9, 0.3 * len(figures) + 1.2) as canvas:
        axes = canvas.subplots()
        axes.barh([f.what for f in figures], [f.per_s for f in figures], color=[colours[f.group] for f in figures])
        axes.set_xscale("log")
        axes.set_xlabel("decisions a second in random play")
        axes.invert_yaxis()


@dataclass(frozen=True)
class Costs:
    """Nanoseconds in compiled code."""

    clone: float
    deal: float
    redeal: float


def costs(name: str) -> Costs:
    """What a copy, a new deal and a redeal in the middle of a match cost."""
    one = Simulator(name, SEATS)
    one.reset("costs")
    states = np.zeros(2, one.game.state)
    for _ in range(40):
        one.step(int(one.mask.argmax()))
    states[0] = one.states[0]
    dealing, redealing = one.compiled(deal_many), one.compiled(redeal)
    many = Vector(1024, name, SEATS)
    many.reset("costs")
    copies = many.states
    return Costs(
        clone=_clone_ns(one.game, copies),
        deal=_ns(lambda n: [dealing(one.boxes, copies, SEATS, 0, 1024) for _ in range(n // 1024)]),
        redeal=_ns(lambda n: redealing(one.boxes, states, n)),
    )


def _ns(work: Callable[[int], object], times: int = 204_800) -> float:
    work(1024)
    began = time.perf_counter()
    work(times)
    return (time.perf_counter() - began) / times * 1e9


def _clone_ns(game: Game, states: np.ndarray) -> float:
    copy = fast(specialised(game, clone))
    copy(states, 1)
    began = time.perf_counter()
    copy(states, CLONES)
    return (time.perf_counter() - began) / CLONES * 1e9
