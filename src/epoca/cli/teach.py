"""Commands with which bots learn: tuning, training, and studying somebody to beat them."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from epoca.cli.arguments import GAME_OPTIONS, Components, GameName, drawn, edited, game_options, whole_numbers
from epoca.cli.running import STUDY, RayAlone, runner, what_is_done_is_kept

if TYPE_CHECKING:
    from epoca.lab.expert import Lesson

app = typer.Typer()


@app.command(rich_help_panel=STUDY, context_settings=GAME_OPTIONS)
def tune(
    context: typer.Context,
    game: GameName,
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 2,3. Default: all.")] = "",
    rounds: Annotated[int, typer.Option(help="Number of rounds.", min=1)] = 20,
    matches: Annotated[int, typer.Option(help="Matches per test, for each number of players.", min=1)] = 4_000,
    seed: Annotated[str, typer.Option(help="Any text: the same seed gives the same result.")] = "tune",
    components: Components = None,
) -> None:
    """Tune the greedy bot's parameters by self-play and print them for the game's habits.py."""
    from epoca.games import load
    from epoca.lab import tune as lab

    chosen = load(game)
    asked = whole_numbers("--seats", seats)
    tuner = lab.Tuner(chosen, game_options(context.args), edited(components, chosen), asked, matches, seed)

    def tell(promotion: lab.Promotion) -> None:
        gain = f"{100 * promotion.gain:+.1f}% ± {196 * promotion.error:.1f}"
        typer.echo(f"round {promotion.round}: wins {gain} beyond a fair share; {lab.changes(chosen, promotion)}")

    champion = lab.tune(tuner, rounds, tell)
    typer.echo(lab.table(chosen, champion))


@app.command(cls=RayAlone, rich_help_panel=STUDY)
def train(
    game: GameName,
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 2,3. Default: all.")] = "",
    out: Annotated[
        Path, typer.Option(help="Folder for networks and checkpoints. Run the same command again to resume.")
    ] = Path("training"),
    matches: Annotated[
        int | None,
        typer.Option(help="Matches in each part of a stage. Default: as many as the game's course says.", min=1),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same networks.", min=0)] = 1,
    units: Annotated[
        int | None, typer.Option(help="Units of the first hidden layer; from search, more than the game's own.", min=4)
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Lessons to run in parallel. Default: one per core.", min=1)
    ] = None,
    plot: Annotated[Path | None, drawn("loss and strength")] = None,
    install: Annotated[
        bool, typer.Option("--install", help="When done, make the game's bots use these networks.")
    ] = False,
    from_search: Annotated[
        bool,
        typer.Option("--from-search", help="Improve the game's own networks by matches that are played by search."),
    ] = False,
    against: Annotated[
        str, typer.Option(help="From search: greedy, to learn to beat greedy players. Default: oneself.")
    ] = "",
    policy_only: Annotated[
        bool, typer.Option("--policy-only", help="From search: leave the network that judges as it is.")
    ] = False,
    simulations: Annotated[int, typer.Option(help="From search: simulations for a decision.", min=2)] = 20,
    exams: Annotated[int, typer.Option(help="From search: how often to measure what was learned.", min=1)] = 4,
    ray: Annotated[
        str | None,
        typer.Option(metavar="[ADDRESS]", help="From search: use the Ray cluster at ADDRESS, or start one here."),
    ] = None,
) -> None:
    """Train networks by self-play, one for each number of players. Play against them as search:10ms@FOLDER."""
    from epoca.games import load

    if from_search:
        from epoca.lab.expert import lesson

        how = {"seed": seed, "simulations": simulations, "against": against, "policy_alone": policy_only}
        numbers = whole_numbers("--seats", seats) or load(game).seats
        lessons = [lesson(game, number, matches, exams, units=units or 0, **how) for number in numbers]
        _learn_from_search(lessons, out, workers, ray, plot)
        if install:
            _install(game, [(number, against) for number in numbers], out)
        return
    from rich.console import Console

    from epoca.capabilities import Stage
    from epoca.lab import train as lab
    from epoca.lab.trainer import Progress, Trainer

    chosen = load(game)
    stages = lab.course(chosen, whole_numbers("--seats", seats), matches, seed, units)
    console = Console()
    with console.status("...") as status:
        under_way: dict[int, str] = {}

        def tell(stage: Stage, trainer: Trainer) -> None:
            speed = trainer.done / trainer.seconds
            left = (stage.matches - trainer.done) / speed / 60
            done = f"{trainer.done:,} of {stage.matches:,} matches"
            under_way[stage.seats] = f"{stage.seats} seats: {done}, {speed:.0f} a second, {left:.0f} minutes left"
            status.update("; ".join(under_way.values()))

        def report(stage: Stage, line: Progress) -> None:
            done = f"{stage.seats} seats {line.matches:>9,} matches {line.seconds:>6.0f} s"
            strength = f"{line.share:6.1%} won against greedy, {line.points:6.1f} points"
            console.print(f"{done}  loss {line.loss:.4f}  {strength}", highlight=False)
            if line.matches == stage.matches:
                under_way.pop(stage.seats, None)

        with what_is_done_is_kept(out):
            progress = lab.learn_course(chosen, stages, out, tell, report, workers or os.cpu_count() or 1)
    if plot:
        lab.plot(progress, plot)
        typer.echo(f"drawn: {plot}")
    typer.echo(f"networks: {out}")
    if install:
        _install(game, [(stage.seats, stage.against) for stage in stages], out)
    else:
        typer.echo(f"to play against them: epoca play {game} --seats you,search:10ms@{out}")
        typer.echo("to make the game's bots use them: run the same command with --install")


def _install(game: str, learned: list[tuple[int, str]], out: Path) -> None:
    from epoca.games import load
    from epoca.lab.train import install

    with what_is_done_is_kept(out):
        for place in install(load(game), learned, out):
            typer.echo(f"installed: {place}")


def _learn_from_search(
    lessons: "list[Lesson]", out: Path, workers: int | None, ray: str | None, plot: Path | None
) -> None:
    from rich.console import Console

    from epoca.lab import expert as lab

    console, curves = Console(), {}
    player = lab.on_cores(workers or os.cpu_count() or 1)
    if ray:
        from epoca.lab.cluster import harvest_on_ray

        player = harvest_on_ray(ray, workers)
    with what_is_done_is_kept(out), console.status("...") as status:
        for lesson in lessons:

            def tell(student: lab.Student) -> None:
                done = f"round {student.round} of {student.lesson.rounds}, loss {student.loss:.4f}"
                status.update(f"{student.lesson.seats} seats: {done}")

            def report(at: lab.Milestone, seats: int = lesson.seats) -> None:
                share = f"{at.share:.1%} ± {at.share_error:.1%} won, {at.margin:+.1f} ± {at.margin_error:.1f} points"
                console.print(f"{seats} seats {at.matches:>9,} matches  loss {at.loss:.4f}  {share}", highlight=False)

            learned = lab.learn_from_search(lesson, out, player, runner(workers, ray), tell=tell, report=report)
            curves[lesson.seats] = learned
    if plot:
        lab.plot(curves, plot)
        typer.echo(f"drawn: {plot}")
    typer.echo(f"the best networks: {out}")


@app.command(rich_help_panel=STUDY)
def exploit(
    game: GameName,
    bot: Annotated[str, typer.Option(help="Who is studied: greedy, network or search:100.")] = "network",
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 2,3.")] = "2",
    matches: Annotated[int, typer.Option(help="Matches to learn from.", min=1)] = 50_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same networks.", min=0)] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Folder for networks and checkpoints. Run the same command again to resume.")
    ] = None,
) -> None:
    """Find out how much can be won from a bot: train networks that learn to beat it."""
    from rich.console import Console

    from epoca.capabilities import Stage
    from epoca.games import load
    from epoca.lab.exploit import study
    from epoca.lab.train import learn_course
    from epoca.lab.trainer import Progress, Trainer

    stages = [study(bot, number, matches, seed) for number in whole_numbers("--seats", seats)]
    chosen, out = load(game), out or Path(f"{game}-against-{bot.replace(':', '-')}")
    console = Console()
    with what_is_done_is_kept(out), console.status("...") as status:

        def tell(stage: Stage, trainer: Trainer) -> None:
            status.update(f"{stage.seats} seats: {trainer.done:,} of {stage.matches:,} matches")

        def report(stage: Stage, line: Progress) -> None:
            won = f"{line.share:6.1%} won (a fair share is {1 / stage.seats:.1%}), {line.points:+.1f} points ahead"
            console.print(
                f"{stage.seats} seats {line.matches:>9,} matches {line.seconds:>6.0f} s  {won}", highlight=False
            )

        learn_course(chosen, stages, out, tell, report)
    typer.echo(f"networks: {out}")
    for stage in stages:
        who = f"network@{out},{bot}"
        typer.echo(f"to count on more matches: epoca arena {game} --bots {who} --seats {stage.seats} --alone")
