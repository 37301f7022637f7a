"""The commands of those who play: games and bots, matches, and what to make of them."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from epoca.cli.arguments import GAME_OPTIONS, Components, Lang, edited, game_options, system_language, words, write
from epoca.complaint import Complaint

if TYPE_CHECKING:
    from epoca.bots import Bot
    from epoca.game import Game
    from epoca.record import Player

app = typer.Typer()


@app.command()
def games() -> None:
    """List the games and their options."""
    from epoca.bots import known
    from epoca.games import every

    for game in every():
        typer.echo(f"{game.name}: {game.seats.start} to {game.seats.stop - 1} seats")
        for option, values in game.options.items():
            typer.echo(f"  --{option} {' | '.join(values)}")
        names = [level.name for level in game.levels] or known(game)
        typer.echo(f"  bots {', '.join(names)}; more with `epoca bots {game.name}`")


@app.command()
def bots(game: str, lang: Lang = "") -> None:
    """List the bots of a game: its named opponents with their ratings, and the others."""
    from epoca.bots import known
    from epoca.games import load
    from epoca.texts import Texts

    chosen = load(game)
    texts = Texts(lang or system_language(), game, chosen.fill_in({}))
    for level in chosen.levels:
        typer.echo(f"{level.name:<12} {level.rating:>5}  {texts.word('level', level.name)}")
    others = [name for name in known(chosen) if name not in {level.name for level in chosen.levels}]
    typer.echo(f"also: {', '.join(others)}, exec:COMMAND")


@app.command(context_settings=GAME_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game, as `epoca games` lists them.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: you, names of people with a capital, or bots as `epoca bots GAME` lists them.",
            show_default="you,greedy,greedy",
        ),
    ] = None,
    lang: Lang = "",
    seed: Annotated[str | None, typer.Option(help="Any text: the same seed deals the same match.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the match.")] = None,
    components: Components = None,
) -> None:
    """Play in the terminal. Options of the game, such as --edition, are listed by `epoca games`."""
    from rich.console import Console

    from epoca import chance, record
    from epoca.bots import new
    from epoca.bots.external import at_table
    from epoca.game import Refused
    from epoca.games import load
    from epoca.match import Match
    from epoca.terminal.table import TerminalTable
    from epoca.texts import Texts

    console = Console()
    language = lang or system_language()
    options = game_options(context.args)
    if resume:
        if game or options:
            raise Complaint("a saved match has its game and options in its file: give --resume alone")
        match, players = record.load(resume, edited(components))
        _allow_programs(players, seats or "")
        bots = {seat: new(p.kind, game=match.game) for seat, p in enumerate(players) if p.kind != record.PERSON}
        save = save or resume
    elif game:
        chosen = load(game)
        texts = Texts(language, game, chosen.fill_in(options))
        seats = _usual_seats(chosen) if seats is None else seats
        players, bots = _seated(seats, texts.say("table-player"), chosen)
        secret = chance.secret_from_seed(seed) if seed is not None else chance.new_secret()
        try:
            with console.status(texts.say("table-preparing")):
                match = Match(chosen, len(players), options, secret, edited(components, chosen))
                match.warm_up()
        except Refused as refused:
            raise Complaint(texts.ruling(refused.refusal)) from refused
    else:
        raise Complaint("say which game: epoca play ra, or go on with a saved one: epoca play --resume FILE")
    texts = Texts.at(language, match.game.name, match.options, [(p.name, p.kind) for p in players])
    with at_table(match, bots):
        TerminalTable(match, players, bots, texts, console, save).run()


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

    match, players = record.load(file, edited(components))
    texts = Texts.at(lang or system_language(), match.game.name, match.options, [(p.name, p.kind) for p in players])
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

    match, _ = record.load(file, edited(components))
    texts = Texts(lang or system_language(), match.game.name, match.options)
    key = "record-verified" if match.over else "record-verified-so-far"
    typer.echo(texts.say(key, file=str(file), plies=len(match.actions)))


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

    match, players = record.load(file, edited(components))
    texts = Texts.at(lang or system_language(), match.game.name, match.options, [(p.name, p.kind) for p in players])
    at = len(match.actions) if ply is None else ply
    if at > len(match.actions):
        raise Complaint(f"{file} has {len(match.actions)} moves: --ply is at most that")
    match.cut(at)
    if match.over:
        raise Complaint(f"the match is over after move {at}: name an earlier one with --ply")
    seat, news = match.seat, match.decided(match.seat, 0, at)
    advice = advise(match.game, match.box, match.redealt(seat), news, Effort(seconds=seconds))
    console = Console()
    console.print(texts.say("table-your-move", name=texts.names[match.seat]), highlight=False)
    console.print(advice_table(advice, texts))
    console.print(why(advice, texts), highlight=False)


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
            write(export / name, text)
        typer.echo(f"{(export / name) if export else name}: {text.count(chr(10)) - 1} pieces")


def _seated(seats: str, you: str, game: "Game") -> tuple[list["Player"], dict[int, "Bot"]]:
    """Players from a list such as `you,greedy,Ana`, equal names numbered, and the bots among them by seat."""
    from epoca.bots import EXEC, NoSuchBot, known, new
    from epoca.bots.external import name_of
    from epoca.record import PERSON, Player

    players: list[Player] = []
    names: list[str] = []
    bots: dict[int, Bot] = {}
    for seat, word in enumerate(words(seats)):
        kind = PERSON if word == "you" or word[:1].isupper() else word
        if kind != PERSON:
            try:
                bots[seat] = new(kind, game=game)
            except NoSuchBot as error:
                there = ", ".join(known(game))
                raise Complaint(
                    f"{word!r} is no bot ({there}), and a person is `you` or a name with a capital letter"
                ) from error
        name = you if word == "you" else name_of(word) if word.startswith(EXEC) else word
        again = names.count(name)
        names.append(name)
        players.append(Player(f"{name} {again + 1}" if again else name, kind))
    return players, bots


def _usual_seats(game: "Game") -> str:
    """You and two bots, or as near to that as the game allows."""
    from epoca.bots import by_rule

    others = min(max(3, game.seats.start), game.seats.stop - 1) - 1
    return ",".join(["you", *[by_rule(game)] * others])


def _allow_programs(players: Sequence["Player"], seats: str) -> None:
    """A match file may name programs, but only the person at the keyboard may have them run."""
    from epoca.bots import EXEC

    for player in players:
        if player.kind.startswith(EXEC) and player.kind not in words(seats):
            raise Complaint(f"{player.name} is a program: to have it run, say so with --seats {player.kind!r}")
