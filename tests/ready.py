"""Imported by the process that commands are forked from: what they need is imported here, and the rules compiled."""

import gc

import command  # noqa: F401 (where they begin)
import typer._adapters  # noqa: F401 (imported late)
import uvicorn

import epoca.cli
import epoca.server.run
import epoca.terminal.table  # noqa: F401
from epoca.server import starting
from epoca.server.app import Settings, create

uvicorn.Config(create(Settings("")), loop="uvloop", ws="websockets-sansio", log_config=None).load()
starting.warm_up()
gc.collect()
gc.freeze()  # or each of them would copy the memory in which it looks for what it no longer needs
