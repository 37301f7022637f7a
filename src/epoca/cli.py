"""The command `epoca`."""

import json
import locale
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from epoca import __version__
from epoca.complaint import Complaint

app = typer.Typer(
    name="epoca",
    help="Board games of three epochs, as software.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
Components = Annotated[
    Path | None,
    typer.Option("--components", envvar="EPOCA_COMPONENTS", help="A folder with edited components of the game."),
]
Lang = Annotated[str, typer.Option(help="en, pt, it, fr or pl; as your system speaks if you do not say.")]


@app.callback(invoke_without_command=True)
def epoca(version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    """Board games of three epochs, as software."""
    if version:
        typer.echo(f"epoca {__version__}")
        raise typer.Exit


@app.command()
def games() -> None:
    """List the games and their options."""
    from epoca.games import NAMES, load

    for name in NAMES:
        game = load(name)
        typer.echo(f"{name}: {game.seats.start} to {game.seats.stop - 1} seats")
        for option, values in game.options.items():
            typer.echo(f"  --{option} {' | '.join(values)}")
        typer.echo(f"  bots {', '.join(level.name for level in game.levels)}; more with `epoca bots {name}`")


@app.command(context_settings=GAME_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game, as `epoca games` lists them.")] = None,
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where: you, names of people with a capital, or bots as `epoca bots GAME` lists them."
        ),
    ] = "you,greedy,greedy",
    lang: Lang = "",
    seed: Annotated[str | None, typer.Option(help="Any text: the same seed deals the same match.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the match.")] = None,
    components: Components = None,
) -> None:
    """Play in the terminal. Options of the game, such as --edition, are listed by `epoca games`."""
    from rich.console import Console

    from epoca import chance, record
    from epoca.bots.external import at_table
    from epoca.game import Refused
    from epoca.games import load
    from epoca.match import Match
    from epoca.terminal.table import Table
    from epoca.texts import Texts

    console = Console()
    language = lang or _system_language()
    options = _game_options(context.args)
    if resume:
        if game or options:
            raise Complaint("a saved match has its game and options in its file: give --resume alone")
        match, players = record.load(resume, _edited(components))
        _allow_programs(players, seats)
        save = save or resume
    elif game:
        chosen = load(game)
        texts = Texts(language, game, chosen.fill_in(options))
        players = _players(seats, you=texts.say("table-player"), game=chosen)
        secret = chance.secret_from_seed(seed) if seed is not None else chance.new_secret()
        try:
            with console.status(texts.say("table-preparing")):
                match = Match(chosen, len(players), options, secret, _edited(components, chosen))
                match.warm_up()
        except Refused as refused:
            raise Complaint(texts.refusal(refused.refusal)) from refused
    else:
        raise Complaint("say which game: epoca play ra, or go on with a saved one: epoca play --resume FILE")
    texts = Texts(language, match.game.name, match.options, [p.name for p in players])
    table = Table(match, players, texts, console, save)
    with at_table(match, table.bots):
        table.run()


@app.command()
def replay(
    file: Path,
    lang: Lang = "",
    ply: Annotated[int, typer.Option(help="Begin after this many moves.", min=0)] = 0,
    all_moves: Annotated[bool, typer.Option("--all", help="Tell the whole match without stopping.")] = False,
    components: Components = None,
) -> None:
    """Step through a match file."""
    from rich.console import Console

    from epoca import record
    from epoca.terminal.replay import Replay
    from epoca.texts import Texts

    match, players = record.load(file, _edited(components))
    texts = Texts(lang or _system_language(), match.game.name, match.options, [p.name for p in players])
    player = Replay(match, texts, Console())
    if all_moves or not sys.stdin.isatty():
        player.tell_all()
    else:
        player.step(min(ply, len(match.actions)))


@app.command()
def verify(file: Path, lang: Lang = "", components: Components = None) -> None:
    """Check that every draw, move and score of a match file follows from its secret and the rules."""
    from epoca import record
    from epoca.texts import Texts

    match, _ = record.load(file, _edited(components))
    texts = Texts(lang or _system_language(), match.game.name, match.options)
    key = "record-verified" if match.over else "record-verified-so-far"
    typer.echo(texts.say(key, file=str(file), plies=len(match.actions)))


@app.command()
def components(
    game: str,
    export: Annotated[Path | None, typer.Option(help="Write the tables into this folder, to be edited.")] = None,
) -> None:
    """List or export the tables of a game's components; --components of other commands plays with edited ones."""
    from epoca.games import load

    tables = load(game).components()
    if not tables:
        raise Complaint(f"{game} is played as it is printed: it has no components to edit")
    if export and (there := [name for name in tables if (export / name).exists()]):
        raise Complaint(f"{export / there[0]} is there already, and nothing was written; name another folder")
    for name, text in tables.items():
        if export:
            _write(export / name, text)
        typer.echo(f"{(export / name) if export else name}: {text.count(chr(10)) - 1} pieces")


@app.command(context_settings=GAME_OPTIONS)
def bench(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(help="A game, or `server`; without one, every way to step every game."),
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.", min=0.01)] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    peers: Annotated[bool, typer.Option(help="Measure other libraries too, where they are installed.")] = True,
    chart: Annotated[Path | None, typer.Option(help="Draw the comparison: a .png or .svg file.")] = None,
) -> None:
    """Measure random play of one game for each number of seats, or all in comparison; or what a server bears."""
    from epoca.games import load
    from epoca.lab.bench import bench as measure

    if game is None:
        _compare(seconds, peers, as_json, chart)
        return
    if game == "server":
        _bench_server(seconds, peers, as_json)
        return
    report = measure(load(game), _game_options(context.args), seconds)
    if as_json:
        typer.echo(json.dumps(report.as_dict(), indent=2))
        return
    typer.echo(f"{'seats':>5} {'decisions/s':>14} {'games/s':>12} {'decisions/game':>16}")
    for row in report.results:
        figures = f"{row.decisions_per_s:>14,.0f} {row.games_per_s:>12,.0f} {row.decisions_per_game:>16.1f}"
        typer.echo(f"{row.seats:>5} {figures}")
    typer.echo(f"record {report.state_bytes} bytes, clone {report.clone_ns:.0f} ns, ready in {report.compile_s:.1f} s")


@app.command(context_settings=GAME_OPTIONS)
def balance(
    context: typer.Context,
    game: str,
    matches: Annotated[int, typer.Option(help="Matches for each number of seats.", min=1)] = 20_000,
    every: Annotated[bool, typer.Option("--all", help="Show every piece, not only the designed ones.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw a picture: a .png or .svg file.")] = None,
    components: Components = None,
) -> None:
    """Check the design of a game's pieces: how often each is kept, and what it does to winning, among greedy bots."""
    from epoca.games import load
    from epoca.lab import balance as lab

    chosen = load(game)
    lab.balance_of(chosen)
    box = chosen.box(chosen.fill_in(_game_options(context.args)), _edited(components, chosen))
    rows = [row for row in lab.balance(chosen, box, matches) if row.offered and (every or row.watched)]
    typer.echo("victories: points above a fair share, of the owners and of those the piece was dealt to")
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


@app.command(context_settings=GAME_OPTIONS)
def tune(
    context: typer.Context,
    game: str,
    seats: Annotated[
        str, typer.Option(help="Numbers of seats to play with; all of the game's if you do not say.")
    ] = "",
    rounds: Annotated[int, typer.Option(help="How often to look for a better player.", min=1)] = 20,
    matches: Annotated[int, typer.Option(help="Matches of an exam, for each number of seats.", min=1)] = 4_000,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same result.")] = "tune",
    components: Components = None,
) -> None:
    """Tune the numbers that the greedy bot goes by, by self-play, and print them for the game's habits.py."""
    from epoca.games import load
    from epoca.lab import tune as lab

    chosen = load(game)
    asked = [_whole_number("--seats", word) for word in _words(seats)] if seats else []
    tuner = lab.Tuner(chosen, _game_options(context.args), _edited(components, chosen), asked, matches, seed)

    def tell(step: lab.Step) -> None:
        gain = f"{100 * step.gain:+.1f} % ± {196 * step.error:.1f}"
        typer.echo(f"round {step.round}: wins {gain} beyond a fair share; {lab.changes(chosen, step)}")

    champion = lab.tune(tuner, rounds, tell)
    typer.echo(lab.table(chosen, champion))


@app.command()
def train(
    game: str,
    seats: Annotated[str, typer.Option(help="Numbers of seats to learn for; all in turn if you do not say.")] = "",
    out: Annotated[Path, typer.Option(help="A folder for networks and checkpoints; the same command goes on.")] = Path(
        "training"
    ),
    matches: Annotated[
        int | None, typer.Option(help="Matches of self-play, instead of the course's own.", min=1)
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same networks.", min=0)] = 1,
    units: Annotated[int | None, typer.Option(help="Units of the first hidden layer.", min=4)] = None,
    workers: Annotated[int | None, typer.Option(help="Lessons at a time; all cores if you do not say.", min=1)] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw loss and strength: a .png or .svg file.")] = None,
) -> None:
    """Train networks by self-play, one for each number of seats. Bots use them as search:10ms@FOLDER."""
    from rich.console import Console

    from epoca.games import load
    from epoca.lab import train as lab

    load(game)
    asked = [_whole_number("--seats", word) for word in _words(seats)] if seats else None
    lessons = lab.course(game, asked, matches, seed, units)
    console = Console()
    with console.status("...") as status:
        under_way: dict[int, str] = {}

        def tell(lesson: lab.Lesson, trainer: lab.Trainer) -> None:
            speed = trainer.done / trainer.seconds
            left = (lesson.matches - trainer.done) / speed / 60
            done = f"{trainer.done:,} of {lesson.matches:,} matches"
            under_way[lesson.seats] = f"{lesson.seats} seats: {done}, {speed:.0f} a second, {left:.0f} minutes left"
            status.update("; ".join(under_way.values()))

        def report(lesson: lab.Lesson, line: lab.Progress) -> None:
            done = f"{lesson.seats} seats {line.matches:>9,} matches {line.seconds:>6.0f} s"
            strength = f"{line.share:6.1%} won against greedy, {line.points:6.1f} points"
            console.print(f"{done}  loss {line.loss:.4f}  {strength}", highlight=False)
            if line.matches == lesson.matches:
                under_way.pop(lesson.seats, None)

        try:
            progress = lab.learn_course(lessons, out, tell, report, workers or os.cpu_count() or 1)
        except KeyboardInterrupt:
            typer.echo("stopped; what is done is kept: run the same command again to go on", err=True)
            raise typer.Exit(130) from None
        except OSError as error:
            raise Complaint(f"{error.filename or out} cannot be used: {error.strerror or error}") from error
    if plot:
        lab.plot(progress, plot)
        typer.echo(f"drawn: {plot}")
    typer.echo(f"networks: {out}")


@app.command()
def explain(
    file: Path,
    ply: Annotated[
        int | None, typer.Option(help="After this many moves; the end of the file if not said.", min=0)
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to think.", min=0.01)] = 1.0,
    lang: Lang = "",
    components: Components = None,
) -> None:
    """Tell what a bot thinks of a position in a match file: its best moves, what they promise each seat, and why."""
    from rich.console import Console

    from epoca import record
    from epoca.bots.explain import advise, why
    from epoca.bots.thinkers import Effort
    from epoca.terminal.advice import advice_table
    from epoca.texts import Texts

    match, players = record.load(file, _edited(components))
    texts = Texts(lang or _system_language(), match.game.name, match.options, [p.name for p in players])
    at = len(match.actions) if ply is None else ply
    if at > len(match.actions):
        raise Complaint(f"{file} has {len(match.actions)} moves: --ply is at most that")
    match.cut(at)
    if match.over:
        raise Complaint(f"the match is over after move {at}: name an earlier one with --ply")
    seat, news = match.seat, match.decided(match.seat, 0, at)
    advice = advise(match.game, match.box, match.redealt(seat), news, Effort(seconds=seconds))
    console = Console()
    console.print(texts.say("table-your-move", name=players[match.seat].name), highlight=False)
    console.print(advice_table(advice, texts))
    console.print(why(advice, texts), highlight=False)


@app.command(context_settings=GAME_OPTIONS)
def appraise(
    context: typer.Context,
    game: str,
    seats: Annotated[int, typer.Option(help="Seats at the table.", min=2)] = 3,
    matches: Annotated[int, typer.Option(help="Matches to take positions from.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same table.")] = "appraise",
) -> None:
    """Tell what things are worth by epoch according to the network: points at the end, and chances to win."""
    from epoca.game import Refused
    from epoca.games import load
    from epoca.lab import appraise as lab
    from epoca.texts import Texts

    chosen = load(game)
    options = chosen.fill_in(_game_options(context.args))
    try:
        prices = lab.appraise(chosen, options, seats, matches, seed)
    except Refused as refused:
        raise Complaint(Texts("en", game, options).refusal(refused.refusal)) from refused
    typer.echo(f"{'':<26}" + "".join(f"{f'epoch {epoch}':>22}" for epoch in (1, 2, 3)))
    for name, by_epoch in prices.items():
        cells = [f"{p.points:+.1f} points {p.chance:+5.1f} %" for p in by_epoch.values()]
        typer.echo(f"{name:<26}" + "".join(f"{cell:>22}" for cell in cells))


@app.command()
def ordeal(
    game: str,
    bot: Annotated[str, typer.Option(help="The bot, as `epoca bots GAME` lists them.")] = "search:8",
    positions: Annotated[int, typer.Option(help="Positions to ask it about.", min=1)] = 10_000,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same positions.")] = "ordeal",
) -> None:
    """Ask a bot about positions of random play at every table, and tell what went wrong and how long it took."""
    from rich.console import Console

    from epoca.bots import new
    from epoca.games import load
    from epoca.lab import ordeal as lab

    chosen = load(game)
    new(bot, game=chosen)
    with Console().status("...") as status:
        report = lab.ordeal(chosen, bot, positions, seed, lambda done: status.update(f"{done:,} positions"))
    for fault in report.faults[:10]:
        typer.echo(fault)
    times = ", ".join(f"{percent} % within {report.late(percent):.2f} ms" for percent in (50, 99, 99.9))
    typer.echo(f"{report.positions:,} positions, {len(report.faults)} faults; {times}")
    if report.faults:
        raise typer.Exit(1)


@app.command()
def bots(game: str, lang: Lang = "") -> None:
    """List the bots of a game: its named opponents with their ratings, and the others."""
    from epoca.bots import known
    from epoca.games import load
    from epoca.texts import Texts

    chosen = load(game)
    texts = Texts(lang or _system_language(), game, chosen.fill_in({}))
    for level in chosen.levels:
        typer.echo(f"{level.name:<12} {level.rating:>5}  {texts.word('level', level.name)}")
    others = [name for name in known(chosen) if name not in {level.name for level in chosen.levels}]
    typer.echo(f"also: {', '.join(others)}, exec:COMMAND")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535)] = 8750,
    database: Annotated[
        str | None,
        typer.Option(envvar="EPOCA_DATABASE", help="A file, or postgresql://...; usually a file of yours."),
    ] = None,
    processes: Annotated[int, typer.Option(help="Processes that share the work; needs PostgreSQL.", min=1)] = 1,
    limit_factor: Annotated[
        float,
        typer.Option(help="Times the usual limits of an address, as for a benchmark.", min=0.1),
    ] = 1.0,
    open: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Open tables for people and bots, with a page to play on, until you stop it with Ctrl-C."""
    from epoca.server.run import Address, free_address, open_when_ready, serve

    if open:
        port = free_address(Address(host, port)).port
        open_when_ready(Address(host, port))
    typer.echo(f"Epoca listens at http://{host}:{port}", err=True)
    serve(Address(host, port), database, processes, limit_factor)


class _RayAlone(TyperCommand):
    """A command whose --ray may stand without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put in what a bare --ray stands for."""
        for i, word in enumerate(args):
            if word == "--ray" and (args[i + 1 :] == [] or args[i + 1].startswith("--")):
                args = [*args[: i + 1], "local", *args[i + 1 :]]
                break
        return super().parse_args(ctx, args)


@app.command(cls=_RayAlone, context_settings=GAME_OPTIONS)
def arena(
    context: typer.Context,
    game: str,
    bots: Annotated[str, typer.Option(help="Who plays: bots as `epoca bots GAME` lists them.")] = "greedy,random",
    seats: Annotated[int, typer.Option(help="Seats at the table.", min=2)] = 2,
    deals: Annotated[int, typer.Option(help="Deals, each played by every line-up in every rotation.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same results.")] = "arena",
    out: Annotated[Path, typer.Option(help="The results; the same command goes on with them.")] = Path("arena.parquet"),
    time_limit: Annotated[float, typer.Option(help="Seconds for a decision of an exec: bot.", min=0.001)] = 1.0,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores if you do not say.", min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster, or a new one.")] = None,
    alone: Annotated[bool, typer.Option("--alone", help="Only the first bot, against copies of the others.")] = False,
    components: Components = None,
) -> None:
    """Let bots play a tournament: the same deals for every line-up, in every rotation of the seats."""
    from rich.console import Console

    from epoca.games import load
    from epoca.lab import arena as lab
    from epoca.lab import tournament_table

    chosen = load(game)
    names = tuple(_words(bots))
    options, edited = chosen.fill_in(_game_options(context.args)), _edited(components, chosen)
    tournament = lab.Tournament(game, names, seats, deals, seed, options, edited, time_limit, alone)
    console = Console()
    with console.status("..."):
        tournament.check()
    if ray:
        from epoca.lab.cluster import on_ray

        runner = on_ray(ray, workers)
    else:
        runner = lab.on_cores(workers or os.cpu_count() or 1)
    try:
        with tournament_table.progress(console) as progress:
            rows = lab.run(tournament, out, runner, progress)
    except KeyboardInterrupt:
        typer.echo("stopped; what is done is kept: run the same command again to go on", err=True)
        raise typer.Exit(130) from None
    tournament_table.show(console, rows)
    typer.echo(f"results: {out}")


def _bench_server(seconds: float, peers: bool, as_json: bool) -> None:
    """Print how many moves a second a server answers, and how soon."""
    from epoca.lab import bench_server as lab

    if not as_json:
        typer.echo(lab.HEAD)
    figures = lab.measure(seconds, peers, lambda figure: None if as_json else typer.echo(lab.line(figure)))
    if as_json:
        typer.echo(lab.as_json(figures))


def _compare(seconds: float, peers: bool, as_json: bool, chart: Path | None) -> None:
    """Print every way to step every game, and what others do, in decisions a second."""
    from epoca.games import NAMES
    from epoca.lab import bench as lab

    def tell(figure: lab.Figure) -> None:
        if not as_json:
            typer.echo(f"{figure.what:<52} {figure.per_s:>14,.0f}")

    figures = lab.compare(seconds, peers, tell)
    spent = {name: lab.costs(name) for name in NAMES}
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


def _edited(folder: Path | None, game: Any = None) -> dict[str, str]:
    """The edited components in a folder; a game without any does not mind the folder that is set for another."""
    from epoca.games import NAMES, load

    tables = game.components() if game else {name for known in NAMES for name in load(known).components()}
    if folder is None or not tables:
        return {}
    found = {name: _read(folder / name) for name in tables if (folder / name).exists()}
    if not found:
        raise Complaint(f"{folder} has no components: there should be {', '.join(sorted(tables))}")
    return found


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")  # spreadsheets like to put a mark first
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Complaint(f"{file} cannot be read: it is not text") from error


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Complaint(f"{file} cannot be written: {error.strerror}") from error


def _game_options(words: Sequence[str]) -> dict[str, str]:
    """The options that belong to the game: --name value, or --name=value."""
    options: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or not name:
            raise Complaint(f"{word!r} is too much here; options look like --name value")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise Complaint(f"--{name} needs a value")
            value = rest.pop(0)
        options[name] = value
    return options


def _players(seats: str, you: str, game: Any) -> list[Any]:
    """Players from a list such as `you,greedy,Ana`; equal names are numbered."""
    from epoca.bots import EXEC, known, new
    from epoca.bots.external import name_of
    from epoca.record import PERSON, Player

    players: list[Player] = []
    names: list[str] = []
    for word in _words(seats):
        outside = word.startswith(EXEC)
        name = you if word == "you" else name_of(word) if outside else word
        again = names.count(name)
        names.append(name)
        kind = PERSON if word == "you" or word[:1].isupper() else word
        if kind != PERSON and not outside:
            try:
                new(word, game=game)
            except Complaint as complaint:
                if not str(complaint).startswith("there is no bot"):
                    raise
                bots = ", ".join(known(game))
                raise Complaint(
                    f"{word!r} is no bot ({bots}), and a person is `you` or a name with a capital letter"
                ) from complaint
        players.append(Player(f"{name} {again + 1}" if again else name, kind))
    return players


def _allow_programs(players: Sequence[Any], seats: str) -> None:
    """A match file may name programs, but only the person at the keyboard may have them run."""
    from epoca.bots import EXEC

    for player in players:
        if player.kind.startswith(EXEC) and player.kind not in _words(seats):
            raise Complaint(f"{player.name} is a program: to have it run, say so with --seats {player.kind!r}")


def _whole_number(option: str, word: str) -> int:
    if not word.isdecimal():
        raise Complaint(f"{option} is whole numbers such as 2,3, not {word!r}")
    return int(word)


def _words(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",")]


def _system_language() -> str:
    from epoca.texts import LANGUAGES

    language = (locale.getlocale()[0] or "en")[:2]
    return language if language in LANGUAGES else "en"


def main() -> None:
    """Run the command; whatever a person can put right is one line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        sys.exit(130)
    except Complaint as error:
        complaint = str(error)
    except Exception as error:
        if not hasattr(error, "format_message"):  # the mark of Click's own, whichever copy of Click Typer brings
            raise
        complaint = error.format_message()
    else:
        sys.exit(code if isinstance(code, int) else 0)
    print(f"epoca: {complaint}", file=sys.stderr)
    sys.exit(2)
