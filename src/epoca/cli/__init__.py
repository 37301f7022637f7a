"""The command `epoca`: its commands are for playing, for hosting games, and for studying them."""

import sys
from typing import Annotated

import typer

from epoca import __version__
from epoca.cli import play, serve, study, teach
from epoca.complaint import Complaint

ABOUT = "Play, host and study the board games Ra and Hadara."
app = typer.Typer(
    name="epoca",
    help=ABOUT,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
for room in (play, serve, study, teach):
    app.add_typer(room.app)


@app.callback(invoke_without_command=True)
def epoca(version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False) -> None:
    """Play, host and study the board games Ra and Hadara."""
    if version:
        typer.echo(f"epoca {__version__}")
        raise typer.Exit


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
