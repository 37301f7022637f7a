"""Commands for playing: games, bots, matches, and looking at them again."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from epoca.cli.arguments import (
    GAME_OPTIONS,
    Components,
    GameName,
    Lang,
    MatchFile,
    edited,
    game_options,
    system_language,
    words,
    write,
)
from epoca.complaint import Complaint

if TYPE_CHECKING:
    from epoca.bots import Bot
    from epoca.game import Game
    from epoca.record import Player

app = typer.Typer()
PANEL = "Play"


@app.command(rich_help_panel=PANEL)
def games() -> None:
    """List the games and their options."""
    from epoca.bots import known
    from epoca.games import every

    for game in every():
        typer.echo(f"{game.name}: {game.seats.start} to {game.seats.stop - 1} players")
        for option, values in game.options.items():
            typer.echo(f"  --{option} {' | '.join(values)}")
        names = [level.name for level in game.levels] or known(game)
        typer.echo(f"  bots: {', '.join(names)}; see `epoca bots {game.name}` for all of them")


@app.command(rich_help_panel=PANEL)
def bots(game: GameName, lang: Lang = "") -> None:
    """List a game's bots: named opponents with their ratings, and the rest."""
    from epoca.bots import known
    from epoca.games import load
    from epoca.texts import Texts

    chosen = load(game)
    texts = Texts(lang or system_language(), game, chosen.fill_in({}))
    for level in chosen.levels:
        name = texts.word("bot", level.name)
        typer.echo(f"{level.name:<12} {level.rating:>5}  {name:<12} {texts.word('level', level.name)}")
    others = [name for name in known(chosen) if name not in {level.name for level in chosen.levels}]
    typer.echo(texts.say("bots-others", names=", ".join([*others, "exec:COMMAND"])))


@app.command(rich_help_panel=PANEL, context_settings=GAME_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game (see `epoca games`).")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Players in seating order: `you`, capitalised names of people, or bots (see `epoca bots GAME`).",
            show_default="you,greedy,greedy",
        ),
    ] = None,
    lang: Lang = "",
    seed: Annotated[str | None, typer.Option(help="Any text: the same seed deals the same match.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(help="File to save the match to.")] = None,
    components: Components = None,
) -> None:
    """Play in the terminal. `epoca games` lists the options of each game, such as --edition."""
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
            raise Complaint("a saved match already has its game and options: use --resume on its own")
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
        raise Complaint("which game? Try `epoca play ra`, or resume a match with `epoca play --resume FILE`")
    texts = Texts.at(language, match.game.name, match.options, [(p.name, p.kind) for p in players])
    with at_table(match, bots):
        TerminalTable(match, players, bots, texts, console, save).run()


@app.command(rich_help_panel=PANEL)
def replay(
    file: MatchFile,
    lang: Lang = "",
    ply: Annotated[int, typer.Option(help="Start after this many moves.", min=0)] = 0,
    all_moves: Annotated[bool, typer.Option("--all", help="Print the whole match without pausing.")] = False,
    components: Components = None,
) -> None:
    """Step through a match file, move by move."""
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


@app.command(rich_help_panel=PANEL)
def review(
    file: MatchFile,
    lang: Lang = "",
    simulations: Annotated[int, typer.Option(help="How hard to think about each decision.", min=16)] = 400,
    chart: Annotated[Path | None, typer.Option(help="File to draw everybody's win chance to, as SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    components: Components = None,
) -> None:
    """See where a match was won and lost: mistakes, better moves, turning points, and the luck of the draw."""
    import json

    from rich.console import Console

    from epoca import record
    from epoca.bots.thinkers import Effort
    from epoca.review import review
    from epoca.review.chart import chart as drawn
    from epoca.terminal.review import show_review
    from epoca.texts import Texts

    match, players = record.load(file, edited(components))
    texts = Texts.at(lang or system_language(), match.game.name, match.options, [(p.name, p.kind) for p in players])
    with Console(stderr=True).status(texts.say("review-working")):
        found = review(match, Effort(simulations))
    if not found.decisions:
        raise Complaint(texts.say("review-no-moves"))
    if chart:
        try:
            chart.write_text(drawn(found, texts.names, len(match.actions)), "utf-8")
        except OSError as error:
            raise Complaint(f"{chart} cannot be written: {error.strerror}") from error
    if as_json:
        typer.echo(json.dumps(found.as_json(), indent=2))
    else:
        show_review(match, found, texts, Console())


@app.command(rich_help_panel=PANEL)
def verify(file: MatchFile, lang: Lang = "", components: Components = None) -> None:
    """Check that every draw, move and score of a match file follows from its secret and the rules."""
    from epoca import record
    from epoca.texts import Texts

    match, _ = record.load(file, edited(components))
    texts = Texts(lang or system_language(), match.game.name, match.options)
    key = "record-verified" if match.over else "record-verified-so-far"
    typer.echo(texts.say(key, file=str(file), plies=len(match.actions)))


@app.command(rich_help_panel=PANEL)
def explain(
    file: MatchFile,
    ply: Annotated[
        int | None, typer.Option(help="Position after this many moves. Default: the end of the file.", min=0)
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds to think.", min=0.01)] = 1.0,
    lang: Lang = "",
    components: Components = None,
) -> None:
    """Show what a bot thinks of a position in a match file: its best moves, their chances, and why."""
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
        raise Complaint(f"{file} has only {len(match.actions)} moves, so --ply cannot be {at}")
    match.cut(at)
    if match.over:
        raise Complaint(f"the match is over after move {at}: choose an earlier one with --ply")
    seat, news = match.seat, match.decided(match.seat, 0, at)
    advice = advise(match.game, match.box, match.redealt(seat), news, Effort(seconds=seconds))
    console = Console()
    console.print(texts.say("table-your-move", name=texts.names[match.seat]), highlight=False)
    console.print(advice_table(advice, texts))
    console.print(why(advice, texts), highlight=False)


@app.command(rich_help_panel=PANEL)
def components(
    game: GameName,
    export: Annotated[Path | None, typer.Option(help="Write the tables to this folder for editing.")] = None,
) -> None:
    """List or export a game's component tables. Pass edited tables to other commands with --components."""
    from epoca.games import load

    tables = load(game).components()
    if not tables:
        raise Complaint(f"{game} is played as printed: it has no components to edit")
    if export and (there := [name for name in tables if (export / name).exists()]):
        raise Complaint(f"{export / there[0]} already exists, so nothing was written; choose another folder")
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
                    f"{word!r} is not a bot ({there}); a person is `you` or a name with a capital letter"
                ) from error
        name = you if word == "you" else name_of(word) if word.startswith(EXEC) else word.replace(":", " ")
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
    from epoca.bots.own import is_address

    for player in players:
        runs_code = player.kind.startswith(EXEC) or is_address(player.kind)
        if runs_code and player.kind not in words(seats):
            raise Complaint(f"{player.name} is a program: to allow it to run, add --seats {player.kind!r}")
