"""The command `epoca`."""

import json
import locale
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from epoca import __version__
from epoca.complaint import Complaint

app = typer.Typer(
    name="epoca",
    help="Ra and Hadara, two board games of three epochs, as software.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
Lang = Annotated[str, typer.Option(help="en, pt, it, fr or pl; as your system speaks if you do not say.")]


@app.callback(invoke_without_command=True)
def epoca(version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    """Ra and Hadara, two board games of three epochs, as software."""
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


@app.command(context_settings=GAME_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game, as `epoca games` lists them.")] = None,
    seats: Annotated[
        str, typer.Option(help="Who sits where: you, names of people with a capital, or bots (random, greedy).")
    ] = "you,greedy,greedy",
    lang: Lang = "",
    seed: Annotated[str | None, typer.Option(help="Any text: the same seed deals the same match.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the match.")] = None,
) -> None:
    """Play in the terminal. Options of the game, such as --edition, are listed by `epoca games`."""
    from rich.console import Console

    from epoca import chance, record
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
        match, players = record.load(resume)
        save = save or resume
    elif game:
        chosen = load(game)
        texts = Texts(language, game, chosen.fill_in(options))
        players = _players(seats, you=texts.say("table-player"))
        secret = chance.secret_from_seed(seed) if seed is not None else chance.new_secret()
        try:
            with console.status(texts.say("table-preparing")):
                match = Match(chosen, len(players), options, secret)
                match.warm_up()
        except Refused as refused:
            raise Complaint(texts.refusal(refused.refusal)) from refused
    else:
        raise Complaint("say which game: epoca play ra, or go on with a saved one: epoca play --resume FILE")
    texts = Texts(language, match.game.name, match.options, [p.name for p in players])
    Table(match, players, texts, console, save).run()


@app.command()
def replay(
    file: Path,
    lang: Lang = "",
    ply: Annotated[int, typer.Option(help="Begin after this many moves.", min=0)] = 0,
    all_moves: Annotated[bool, typer.Option("--all", help="Tell the whole match without stopping.")] = False,
) -> None:
    """Step through a match file."""
    from rich.console import Console

    from epoca import record
    from epoca.terminal.replay import Replay
    from epoca.texts import Texts

    match, players = record.load(file)
    texts = Texts(lang or _system_language(), match.game.name, match.options, [p.name for p in players])
    player = Replay(match, texts, Console())
    if all_moves or not sys.stdin.isatty():
        player.tell_all()
    else:
        player.step(min(ply, len(match.actions)))


@app.command()
def verify(file: Path, lang: Lang = "") -> None:
    """Check that every draw, move and score of a match file follows from its secret and the rules."""
    from epoca import record
    from epoca.texts import Texts

    match, _ = record.load(file)
    texts = Texts(lang or _system_language(), match.game.name, match.options)
    key = "record-verified" if match.over else "record-verified-so-far"
    typer.echo(texts.say(key, file=str(file), plies=len(match.actions)))


@app.command(context_settings=GAME_OPTIONS)
def bench(
    context: typer.Context,
    game: str,
    seconds: Annotated[float, typer.Option(help="How long to play for each number of seats.", min=0.01)] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random play on one core: legal and apply per decision, in a compiled loop."""
    from epoca.games import load
    from epoca.lab.bench import bench as measure

    report = measure(load(game), _game_options(context.args), seconds)
    if as_json:
        typer.echo(json.dumps(report.as_dict(), indent=2))
        return
    typer.echo(f"{'seats':>5} {'decisions/s':>14} {'games/s':>12} {'decisions/game':>16}")
    for row in report.results:
        figures = f"{row.decisions_per_s:>14,.0f} {row.games_per_s:>12,.0f} {row.decisions_per_game:>16.1f}"
        typer.echo(f"{row.seats:>5} {figures}")
    typer.echo(f"record {report.state_bytes} bytes, clone {report.clone_ns:.0f} ns, ready in {report.compile_s:.1f} s")


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


def _players(seats: str, you: str) -> list[Any]:
    """Players from a list such as `you,greedy,Ana`; equal names are numbered."""
    from epoca.bots import BOTS
    from epoca.record import PERSON, Player

    players: list[Player] = []
    words = [word.strip() for word in seats.split(",")]
    for i, word in enumerate(words):
        name = you if word == "you" else word
        again = words[:i].count(word)
        kind = PERSON if word == "you" or word[:1].isupper() else word
        if kind not in (PERSON, *BOTS):
            bots = ", ".join(BOTS)
            raise Complaint(f"{word!r} is no bot ({bots}), and a person is `you` or a name with a capital letter")
        players.append(Player(f"{name} {again + 1}" if again else name, kind))
    return players


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
