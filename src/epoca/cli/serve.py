"""The command for hosting games."""

import gc
from typing import Annotated

import typer

from epoca.cli.arguments import NEEDS_SERVE
from epoca.complaint import Complaint

app = typer.Typer()


@app.command(rich_help_panel="Host")
def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; use 0.0.0.0 to accept other machines.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8750,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="EPOCA_DATABASE",
            help="SQLite file or postgresql:// URL. Default: a file in your data folder.",
        ),
    ] = None,
    processes: Annotated[int, typer.Option(help="Number of processes; more than one needs PostgreSQL.", min=1)] = 1,
    limit_factor: Annotated[
        float,
        typer.Option(help="Multiply the limits per address by this factor.", min=0.1),
    ] = 1.0,
    log: Annotated[
        bool, typer.Option("--log", help="Print the log as lines of JSON instead of keeping it in a file.")
    ] = False,
    open: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Run a server with a web page to play on. Stop it with Ctrl-C."""
    gc.disable()  # while so much is imported that stays; the application enables it again
    try:
        from epoca.server.run import Address, free_address, open_when_ready, serve
    except ModuleNotFoundError as error:
        raise Complaint(NEEDS_SERVE) from error
    if open:
        port = free_address(Address(host, port)).port
        open_when_ready(Address(host, port))
    address = Address(host, port)
    typer.echo(f"Epoca is running at {address.page}. Press Ctrl-C to stop.", err=True)
    serve(address, database, processes, limit_factor, log)
