"""The ladder: every pair of bots at every number of seats, and ratings that say how often one beats another.

A pair is a tournament of its own (see `epoca.lab.arena`): each bot alone against copies of the other, all pairs with
the same deals. It is kept in a file of its own, so a ladder can be interrupted, and grow by a bot, without playing
anything twice.

A rating is the logarithm of a strength. Who wins a match is taken to be drawn among its seats in proportion to their
strengths (Bradley and Terry for two seats, Luce for more); 400 points are ten wins to one, and one bot is held at 1500.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from epoca import bots
from epoca.complaint import Complaint
from epoca.game import Game
from epoca.lab import arena
from epoca.lab.picture import picture
from epoca.lab.ratings import ANCHORED_AT, Estimate, estimate

TENFOLD = 400.0  # points that are ten wins to one
RESAMPLES = 200
ROUNDS = 500  # of the fit; it ends before, when nothing moves any more
STILL = 1e-9

Shares = NDArray[np.float64]  # of a pair: victories by deal, line-up and bot


@dataclass(frozen=True)
class Rung:
    """One bot at one number of seats."""

    bot: str
    rating: Estimate
    wins: Mapping[str, Estimate]  # against each other bot, alone among copies of it


@dataclass(frozen=True)
class Ladder:
    """All bots at one number of seats, the best first."""

    seats: int
    matches: int  # of each pair
    rungs: tuple[Rung, ...]


def public(game: Game) -> list[str]:
    """All bots of a game that are the same everywhere: those that look at a clock are not, nor are those from outside.

    The network alone is left out where it has a name as a level.
    """
    named = [level.name for level in game.levels if not level.seconds]
    alone = any(not (level.weaknesses or level.simulations or level.seconds) for level in game.levels)
    searches = ["search:100"] if game.thinking else []
    network = ["network"] if game.thinking and not alone else []
    by_rule = [name for name in bots.known(game) if name in ("random", "beginner", "greedy")]
    return [*by_rule, *named, *network, *searches]


def tournament(game: Game, pair: Sequence[str], seats: int, matches: int, seed: str) -> arena.Tournament:
    """Two bots against each other, in at least so many matches."""
    line_ups = 1 if seats == 2 else 2
    return arena.Tournament(game.name, tuple(pair), seats, -(-matches // (line_ups * seats)), f"{seed}, {seats} seats")


def place_of(folder: Path, seats: int, pair: Sequence[str]) -> Path:
    """The file of a pair: a folder for each number of seats, named so that readers of Parquet find the number."""
    return folder / f"seats={seats}" / f"{' - '.join(pair)}.parquet".replace("/", "_")


def climb(
    game: Game,
    names: Sequence[str],
    seats: int,
    matches: int,
    seed: str,
    folder: Path,
    runner: arena.Runner,
    progress: Callable[[int, int], None] = lambda done, jobs: None,
) -> Ladder:
    """Play what is missing at one number of seats, and rate everybody."""
    if len(set(names)) < 2:
        raise Complaint("a ladder needs two different bots or more: --bots greedy,random")
    pairs = {pair: tournament(game, pair, seats, matches, seed) for pair in combinations(sorted(set(names)), 2)}
    shares: dict[tuple[str, str], Shares] = {}
    before, jobs = 0, sum(len(played.jobs) for played in pairs.values())
    for pair, played in pairs.items():
        file = place_of(folder, seats, pair)
        file.parent.mkdir(parents=True, exist_ok=True)
        rows = arena.run(played, file, runner, lambda done, _, before=before: progress(before + done, jobs))  # type: ignore[misc]
        shares[pair] = victories(played, rows)
        before += len(played.jobs)
    return rate(shares, seats, bots.by_rule(game))


def victories(played: arena.Tournament, rows: Sequence[arena.SeatResult]) -> Shares:
    """How many matches of each deal and line-up each of the two won; a shared victory is split among its seats."""
    found = np.zeros((played.deals, len(played.line_ups), 2))
    places = {", ".join(line_up): place for place, line_up in enumerate(played.line_ups)}
    winners: dict[tuple[int, str, int], int] = {}
    for row in rows:
        match = row.deal, row.line_up, row.rotation
        winners[match] = winners.get(match, 0) + (row.rank == 1)
    for row in rows:
        if row.rank == 1:
            share = 1 / winners[row.deal, row.line_up, row.rotation]
            found[row.deal, places[row.line_up], played.bots.index(row.bot)] += share
    return found


def rate(shares: Mapping[tuple[str, str], Shares], seats: int, anchor: str) -> Ladder:
    """Ratings with intervals: deals are drawn again and again, the same ones for all pairs."""
    names = sorted({name for pair in shares for name in pair})
    anchor = anchor if anchor in names else names[0]
    places = {name: place for place, name in enumerate(names)}
    pairs = [(places[a], places[b]) for a, b in shares]
    deals = min(len(each) for each in shares.values())
    by_deal = np.stack([each[:deals] for each in shares.values()])  # pairs, deals, line-ups, bots
    dice = np.random.default_rng(0)
    again = dice.multinomial(deals, [1 / deals] * deals, RESAMPLES)
    draws = np.vstack([np.ones(deals), again])  # how often each deal counts: once, and then as chance would have it
    fits = np.array([_fit(np.tensordot(draw, by_deal, (0, 1)), pairs, seats, len(names)) for draw in draws])
    ratings = ANCHORED_AT + TENFOLD * (fits - fits[:, places[anchor], None])
    errors = np.ptp(np.quantile(ratings[1:], (0.025, 0.975), axis=0), axis=0) / 2
    rungs = [
        Rung(name, Estimate(float(ratings[0, place]), float(errors[place])), _wins_of(name, shares, seats))
        for name, place in places.items()
    ]
    line_ups = by_deal.shape[2]
    return Ladder(seats, deals * line_ups * seats, tuple(sorted(rungs, key=lambda rung: -rung.rating.mean)))


def _fit(won: NDArray[np.float64], pairs: Sequence[tuple[int, int]], seats: int, size: int) -> NDArray[np.float64]:
    """The likeliest logarithms (to base 10) of strengths, by Hunter's method; `won` is by pair, line-up and bot.

    One more match of each line-up, shared by all its seats, keeps those finite who never lost.
    """
    copies = np.array([[1, seats - 1], [seats - 1, 1]][: won.shape[1]])
    who = np.array(pairs)
    victories = np.zeros(size)
    np.add.at(victories, who, (won + copies / seats).sum(axis=1))
    matches = won.sum(axis=2) + 1
    strength = np.ones(size)
    for _ in range(ROUNDS):
        per_match = matches / (strength[who] @ copies.T)  # pairs, line-ups
        weight = np.zeros(size)
        np.add.at(weight, who, per_match @ copies)
        after = victories / weight
        after /= np.exp(np.log(after).mean())
        moved, strength = np.abs(np.log(after / strength)).max(), after
        if moved < STILL:
            break
    return np.log10(strength)


def _wins_of(name: str, shares: Mapping[tuple[str, str], Shares], seats: int) -> dict[str, Estimate]:
    """The share of matches that a bot wins alone among copies of each other one."""
    found = {}
    for pair, by_deal in shares.items():
        if name in pair:
            mine = pair.index(name)
            alone = by_deal[:, min(mine, by_deal.shape[1] - 1), mine] / seats
            found[pair[1 - mine]] = estimate([[float(share)] for share in alone], 0, 1)
    return found


# --------------------------------------------------------------------------------------------- telling


def table(ladder: Ladder) -> str:
    """The ladder as a table of Markdown: ratings, and what each bot wins alone among copies of each other one."""
    names = [rung.bot for rung in ladder.rungs]
    lines = [f"| {ladder.seats} players | rating | {' | '.join(names)} |", "| --- " * (len(names) + 2) + "|"]
    for rung in ladder.rungs:
        cells = [_percent(rung.wins.get(other)) for other in names]
        lines.append(f"| {rung.bot} | {rung.rating.mean:.0f} ± {rung.rating.error:.0f} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _percent(share: Estimate | None) -> str:
    return f"{100 * share.mean:.1f} ± {100 * share.error:.1f}" if share else ""


def plot(ladders: Sequence[Ladder], file: Path) -> None:
    """A line for each bot: its rating at each number of seats."""
    with picture(file, 7, 5) as figure:
        axes = figure.add_subplot(xlabel="players", ylabel="rating", xticks=[ladder.seats for ladder in ladders])
        for bot in [rung.bot for rung in ladders[0].rungs]:
            rungs = [next(rung for rung in ladder.rungs if rung.bot == bot) for ladder in ladders]
            seats = [ladder.seats for ladder in ladders]
            errors = [rung.rating.error for rung in rungs]
            axes.errorbar(seats, [rung.rating.mean for rung in rungs], errors, marker="o", capsize=3, label=bot)
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))
