"""What long studies have in common: who plays their matches, and that they may be stopped."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand

from epoca.complaint import Complaint

if TYPE_CHECKING:
    from epoca.lab.arena import Runner

STUDY = "Study"  # the heading of all commands for it


class RayAlone(TyperCommand):
    """A command whose --ray may stand without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put in what a bare --ray stands for."""
        for i, word in enumerate(args):
            if word == "--ray" and (args[i + 1 :] == [] or args[i + 1].startswith("--")):
                args = [*args[: i + 1], "local", *args[i + 1 :]]
                break
        return super().parse_args(ctx, args)


def runner(workers: int | None, ray: str | None) -> "Runner":
    """Who plays the matches: a Ray cluster if one is named, or processes on this machine."""
    from epoca.lab.arena import on_cores

    if ray:
        from epoca.lab.cluster import on_ray

        return on_ray(ray, workers)
    return on_cores(workers or os.cpu_count() or 1)


@contextmanager
def what_is_done_is_kept(out: Path) -> Iterator[None]:
    """Work that may be stopped at any time, and goes on with the same command."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo("stopped; your progress is saved: run the same command again to resume", err=True)
        raise typer.Exit(130) from None
    except OSError as error:
        raise Complaint(f"{error.filename or out} cannot be used: {error.strerror or error}") from error
