"""Commands for studying the games: tournaments, ladders, balance, data, speed."""

import json
import os
import shlex
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from epoca.cli.arguments import (
    GAME_OPTIONS,
    NEEDS_SERVE,
    Components,
    GameName,
    drawn,
    edited,
    game_options,
    whole_numbers,
    words,
)
from epoca.cli.running import STUDY, RayAlone, runner, what_is_done_is_kept
from epoca.complaint import Complaint

app = typer.Typer()


@app.command(rich_help_panel=STUDY, context_settings=GAME_OPTIONS)
def bench(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(help="A game, or `server`. Omit it to compare all games and interfaces."),
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds to measure each figure.", min=0.01)] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    peers: Annotated[bool, typer.Option(help="Also measure other libraries, if installed.")] = True,
    chart: Annotated[Path | None, drawn("the comparison")] = None,
    database: Annotated[str, typer.Option(help="For a server: a PostgreSQL for one process and several.")] = "",
    processes: Annotated[int, typer.Option(help="How many processes share it at most.", min=1)] = 2,
    under: Annotated[str, typer.Option(help="A command to start each of them with, such as one that limits it.")] = "",
    rounds: Annotated[int, typer.Option(help="For a server: so often in turn with its rivals.", min=0)] = 0,
    tables: Annotated[int, typer.Option(help="How many tables a round has.", min=1)] = 100,
    search: Annotated[bool, typer.Option("--search", help="Of a game: measure the simulations of its search.")] = False,
) -> None:
    """Measure the speed of random play or of search in one game, compare all games, or load-test a server."""
    from epoca.games import load
    from epoca.lab.bench import bench as measure

    if game is None:
        _compare(seconds, peers, as_json, chart)
        return
    if game == "server":
        _bench_server(seconds, peers, as_json, database, processes, under, rounds, tables)
        return
    if search:
        _bench_search(game, context.args, seconds, as_json)
        return
    report = measure(load(game), game_options(context.args), seconds)
    if as_json:
        typer.echo(json.dumps(report.as_dict(), indent=2))
        return
    typer.echo(f"{'seats':>5} {'decisions/s':>14} {'games/s':>12} {'decisions/game':>16} {'in the module':>14}")
    for row in report.results:
        figures = f"{row.decisions_per_s:>14,.0f} {row.games_per_s:>12,.0f} {row.decisions_per_game:>16.1f}"
        module = f"{row.module_per_s:>14,.0f}" if row.module_per_s else f"{'out of date':>14}"
        typer.echo(f"{row.seats:>5} {figures} {module}")
    typer.echo(f"record {report.state_bytes} bytes, clone {report.clone_ns:.0f} ns, ready in {report.compile_s:.1f} s")


def _bench_search(game: str, args: list[str], seconds: float, as_json: bool) -> None:
    """Print how many simulations a second of CPU time a search makes."""
    from epoca.games import load
    from epoca.lab.bench import search as measure

    rows = measure(load(game), game_options(args), seconds)
    if as_json:
        typer.echo(json.dumps({"results": [asdict(row) for row in rows]}, indent=2))
        return
    typer.echo(f"{'seats':>5} {'simulations/s':>14} {'positions':>10}")
    for row in rows:
        typer.echo(f"{row.seats:>5} {row.simulations_per_s:>14,.0f} {row.positions:>10}")


def _bench_server(
    seconds: float, peers: bool, as_json: bool, database: str, processes: int, under: str, rounds: int, tables: int
) -> None:
    """Print how many moves a second a server answers, and how soon."""
    try:
        from epoca.lab import bench_server as lab
    except ModuleNotFoundError as error:
        raise Complaint(NEEDS_SERVE) from error
    if not as_json:
        typer.echo(lab.HEAD)

    def tell(figure: lab.Figure) -> None:
        if not as_json:
            typer.echo(lab.line(figure))

    if database:
        figures = lab.measure_processes(seconds, database, processes, max(1, rounds), shlex.split(under), tell)
    elif rounds:
        figures = lab.measure_in_turn(seconds, tables, rounds, tell)
    else:
        figures = lab.measure(seconds, peers, tell)
    if as_json:
        typer.echo(lab.as_json(figures))


def _compare(seconds: float, peers: bool, as_json: bool, chart: Path | None) -> None:
    """Print every way to step every game, and what others do, in decisions a second."""
    from epoca.games import OURS
    from epoca.lab import bench as lab

    def tell(figure: lab.Speed) -> None:
        if not as_json:
            typer.echo(f"{figure.what:<52} {figure.per_s:>14,.0f}")

    figures = lab.compare(seconds, peers, tell)
    spent = {name: lab.costs(name) for name in OURS}
    if as_json:
        rows = [asdict(figure) for figure in figures]
        typer.echo(json.dumps({"results": rows, "ns": {name: asdict(ns) for name, ns in spent.items()}}, indent=2))
    else:
        for name, ns in spent.items():
            typer.echo(f"{name}: clone {ns.clone:.0f} ns, new deal {ns.deal:.0f} ns, redeal {ns.redeal:.0f} ns")
        for theirs in (figure for figure in figures if figure.group == "peers"):
            ours = [f"{f.what} {f.per_s / theirs.per_s:,.1f}" for f in figures if f.what.endswith("from Python")]
            typer.echo(f"times {theirs.what}: {'; '.join(ours)}")
    if chart:
        lab.draw(figures, chart)
        typer.echo(f"drawn: {chart}", err=as_json)


@app.command(rich_help_panel=STUDY)
def calibrate(
    game: GameName,
    matches: Annotated[int, typer.Option(help="Matches for each number of players.", min=1)] = 1000,
    simulations: Annotated[int, typer.Option(help="How hard to think about each position.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same figures.")] = "calibration",
    plot: Annotated[Path | None, drawn("the result")] = None,
) -> None:
    """Check that the win chances of hints and reviews are what they say, against how matches ended."""
    from epoca.bots.thinkers import Effort
    from epoca.games import load
    from epoca.lab import calibration as lab

    typer.echo(f"{'players':>7} {'matches':>8} {'error':>7} {'Brier':>7}   won, of those told 0-10 %, 10-20 % ...")
    rows = []
    for row in lab.calibrate(load(game), matches, Effort(simulations), seed):
        rows.append(row)
        won = " ".join(f"{share:.0%}" for share in row.won)
        typer.echo(f"{row.seats:>7} {row.matches:>8} {row.error:>7.1%} {row.brier:>7.3f}   {won}")
    if plot:
        lab.plot(rows, plot)
        typer.echo(f"drawn: {plot}")


@app.command(rich_help_panel=STUDY, context_settings=GAME_OPTIONS)
def balance(
    context: typer.Context,
    game: GameName,
    matches: Annotated[int, typer.Option(help="Matches for each number of players.", min=1)] = 20_000,
    every: Annotated[bool, typer.Option("--all", help="Show every piece, not only those we designed.")] = False,
    plot: Annotated[Path | None, drawn("the result")] = None,
    components: Components = None,
) -> None:
    """Check the balance of a game's pieces: how often greedy bots keep each, and how it changes their chance to win."""
    from epoca.games import load
    from epoca.lab import balance as lab

    chosen = load(game)
    lab.balance_of(chosen)
    box = chosen.box(chosen.fill_in(game_options(context.args)), edited(components, chosen))
    rows = [row for row in lab.balance(chosen, box, matches) if row.offered and (every or row.watched)]
    typer.echo("owners, dealt to: percentage points of victories above a fair share")
    typer.echo(
        f"{'piece':<14} {'ability':<20} {'could pay':>10} {'kept':>7} {'owned':>9} {'owners':>13} {'dealt to':>13}"
    )
    for row in rows:
        owners, dealt = f"{row.owners:+.1f} ± {row.owners_error:.1f}", f"{row.dealt:+.1f} ± {row.dealt_error:.1f}"
        figures = f"{row.offered:>10,} {row.kept:>7.1%} {row.owned:>9,} {owners:>13} {dealt:>13}"
        typer.echo(f"{row.piece:<14} {row.ability:<20} {figures}")
    if plot:
        lab.plot(rows, plot)
        typer.echo(f"drawn: {plot}")


@app.command(rich_help_panel=STUDY, context_settings=GAME_OPTIONS)
def value(
    context: typer.Context,
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.", min=2)] = 3,
    matches: Annotated[int, typer.Option(help="Matches to take positions from.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same table.")] = "value",
) -> None:
    """Show what each thing is worth in each epoch, according to the network: points, and chance to win."""
    from epoca.game import Refused
    from epoca.games import load
    from epoca.lab import value as lab
    from epoca.texts import Texts

    chosen = load(game)
    options = chosen.fill_in(game_options(context.args))
    try:
        prices = lab.value(chosen, options, seats, matches, seed)
    except Refused as refused:
        raise Complaint(Texts("en", game, options).ruling(refused.refusal)) from refused
    typer.echo(f"{'':<26}" + "".join(f"{f'epoch {epoch}':>22}" for epoch in (1, 2, 3)))
    for name, by_epoch in prices.items():
        cells = [f"{p.points:+.1f} points {p.chance:+5.1f}%" for p in by_epoch.values()]
        typer.echo(f"{name:<26}" + "".join(f"{cell:>22}" for cell in cells))


@app.command(cls=RayAlone, rich_help_panel=STUDY, context_settings=GAME_OPTIONS)
def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(help="The bots that play (see `epoca bots GAME`).", show_default="greedy,random"),
    ] = None,
    seats: Annotated[int, typer.Option(help="Number of players.", min=2)] = 2,
    deals: Annotated[
        int, typer.Option(help="Number of deals; every line-up plays each deal in every rotation.", min=1)
    ] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same results.")] = "arena",
    out: Annotated[Path, typer.Option(help="Results file. Run the same command again to resume.")] = Path(
        "arena.parquet"
    ),
    time_limit: Annotated[float, typer.Option(help="Seconds per decision for an exec: bot.", min=0.001)] = 1.0,
    workers: Annotated[int | None, typer.Option(help="Processes to use. Default: one per core.", min=1)] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="[ADDRESS]", help="Use the Ray cluster at ADDRESS, or start one here.")
    ] = None,
    alone: Annotated[
        bool, typer.Option("--alone", help="Test only the first bot, each time against copies of one other.")
    ] = False,
    components: Components = None,
) -> None:
    """Run a tournament between bots: every line-up plays the same deals, in every rotation of the seats."""
    from rich.console import Console

    from epoca.bots import by_rule
    from epoca.games import load
    from epoca.lab import arena as lab
    from epoca.lab import tournament_table
    from epoca.lab.ratings import anchors

    chosen = load(game)
    names = tuple(words(f"{by_rule(chosen)},random" if bots is None else bots))
    options, tables = chosen.fill_in(game_options(context.args)), edited(components, chosen)
    tournament = lab.Tournament(game, names, seats, deals, seed, options, tables, time_limit, alone)
    console = Console()
    with console.status("..."):
        tournament.check()
    with what_is_done_is_kept(out), tournament_table.progress(console) as progress:
        rows = lab.run(tournament, out, runner(workers, ray), progress)
    tournament_table.show(console, rows, anchors(chosen, seats))
    typer.echo(f"results: {out}")


@app.command(cls=RayAlone, rich_help_panel=STUDY)
def ladder(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(help="The bots to rate (see `epoca bots GAME`). Default: all that do not look at a clock."),
    ] = None,
    seats: Annotated[str, typer.Option(metavar="N,N,...", help="Numbers of players.", show_default="all")] = "",
    matches: Annotated[int, typer.Option(help="Matches of each pair, at least.", min=4)] = 1000,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same results.")] = "ladder",
    out: Annotated[Path | None, typer.Option(help="Folder for the results. Default: GAME-ladder.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes to use. Default: one per core.", min=1)] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="[ADDRESS]", help="Use the Ray cluster at ADDRESS, or start one here.")
    ] = None,
    plot: Annotated[Path | None, drawn("the ratings")] = None,
) -> None:
    """Rate bots: every pair at every number of seats, with the same deals. Run it again to resume or add bots."""
    from rich.console import Console

    from epoca.games import load
    from epoca.lab import ladder as lab
    from epoca.lab import tournament_table

    chosen, out = load(game), out or Path(f"{game}-ladder")
    names = lab.public(chosen) if bots is None else words(bots)
    numbers = whole_numbers("--seats", seats) or list(chosen.seats)
    for number in numbers:
        lab.tournament(chosen, names, number, matches, seed).check()
    console, ladders = Console(), []
    with what_is_done_is_kept(out):
        for number in numbers:
            with tournament_table.progress(console) as progress:
                found = lab.climb(chosen, names, number, matches, seed, out, runner(workers, ray), progress)
            ladders.append(found)
            typer.echo(lab.table(found) + "\n")
    if plot:
        lab.plot(ladders, plot)
        typer.echo(f"drawn: {plot}")
    typer.echo(f"results: {out}")


@app.command(rich_help_panel=STUDY)
def stress(
    game: GameName,
    bot: Annotated[str, typer.Option(help="The bot (see `epoca bots GAME`).", show_default="search:8")] = "",
    positions: Annotated[int, typer.Option(help="Number of positions.", min=1)] = 10_000,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same positions.")] = "stress",
) -> None:
    """Stress-test a bot on positions from random play; report faults and timings."""
    from rich.console import Console

    from epoca.bots import by_rule, new
    from epoca.games import load
    from epoca.lab import stress as lab

    chosen = load(game)
    if not bot:
        bot = "search:8" if chosen.thinking else by_rule(chosen)
    new(bot, game=chosen)
    with Console().status("...") as status:
        report = lab.stress(chosen, bot, positions, seed, lambda done: status.update(f"{done:,} positions"))
    for fault in report.faults[:10]:
        typer.echo(fault)
    times = ", ".join(f"{percent}% within {report.late(percent):.2f} ms" for percent in (50, 99, 99.9))
    typer.echo(f"{report.positions:,} positions, {len(report.faults)} faults; {times}")
    if report.faults:
        raise typer.Exit(1)


@app.command(rich_help_panel=STUDY)
def regret(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of players.")] = 2,
    positions: Annotated[int, typer.Option(help="Number of positions.", min=2)] = 100,
    simulations: Annotated[str, typer.Option(help="Efforts to judge; 0 is the network alone.")] = "0,100,1000,10000",
    yardstick: Annotated[int, typer.Option(help="Simulations to judge them by.", min=100)] = 100_000,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same positions.")] = "regret",
) -> None:
    """Find out what a search loses by thinking less: its choices, judged by many more simulations."""
    from rich.console import Console

    from epoca.games import load
    from epoca.lab.regret import regrets

    efforts = whole_numbers("--simulations", simulations)
    with Console().status("...") as status:
        found = regrets(
            load(game), seats, positions, efforts, yardstick, seed, lambda done: status.update(f"{done} positions")
        )
    typer.echo(f"{'simulations':>11} {'agree':>6}  chances to win lost by a decision")
    for each in found:
        loss = f"{each.loss.mean:.2%} ± {each.loss.error:.2%}"
        typer.echo(f"{each.simulations or 'network':>11} {each.agrees:>6.0%}  {loss}")


@app.command(rich_help_panel=STUDY)
def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(help="Number of puzzles.", min=1)] = 20,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same puzzles.")] = "puzzles",
    out: Annotated[Path | None, typer.Option(help="File to write. Default: GAME-puzzles.jsonl.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes to use. Default: one per core.", min=1)] = None,
) -> None:
    """Mine puzzles from matches between strong bots: one move is clearly best, and not the one that comes to mind."""
    from rich.console import Console

    from epoca.bots.network import needs_of
    from epoca.games import load
    from epoca.review.puzzles import mine, write

    chosen, out = load(game), out or Path(f"{game}-puzzles.jsonl")
    needs_of(chosen)
    try:
        with out.open("w") as file, Console().status("...") as status:
            for number, puzzle in enumerate(mine(chosen, count, seed, workers or os.cpu_count() or 1), 1):
                file.write(write(puzzle) + "\n")
                file.flush()
                status.update(f"{number} of {count} puzzles")
    except OSError as error:
        raise Complaint(f"{out} cannot be written: {error.strerror or error}") from error
    typer.echo(f"puzzles: {out}")


@app.command(rich_help_panel=STUDY, context_settings=GAME_OPTIONS)
def dataset(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(help="A bot for each seat (see `epoca bots GAME`).")] = "greedy,greedy,random",
    matches: Annotated[int, typer.Option(help="Number of matches.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same matches.")] = "dataset",
    features: Annotated[bool, typer.Option("--features", help="What networks are shown, instead of numbers.")] = False,
    out: Annotated[Path | None, typer.Option(help="Parquet file. Default: GAME-data.parquet.")] = None,
) -> None:
    """Write matches of bots as data to learn from: what each seat knew, what it chose, and how it ended."""
    from rich.console import Console

    from epoca.bots import new
    from epoca.games import load
    from epoca.lab import dataset as lab

    chosen, names = load(game), words(bots)
    for name in names:
        new(name, game=chosen)
    out = out or Path(f"{game}-data.parquet")
    order = lab.Order(chosen, names, matches, seed, chosen.fill_in(game_options(context.args)), features)
    try:
        with Console().status("...") as status:
            decisions = lab.write(order, out, lambda done: status.update(f"{done:,} matches"))
    except OSError as error:
        raise Complaint(f"{error.filename or out} cannot be used: {error.strerror or error}") from error
    typer.echo(f"{decisions:,} decisions: {out}, {out.with_suffix('.md')}")
