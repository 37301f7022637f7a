"""The command of those who open tables for others."""

from typing import Annotated

import typer

app = typer.Typer()


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
