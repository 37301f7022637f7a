"""The documentation of the server says what there is, its examples are real, and the example bot plays."""

import asyncio
import re
import subprocess
import sys
from inspect import signature
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from server.guests import people, play_out
from server.servers import Server

from epoca.cli.serve import serve
from epoca.server import entries, messages
from epoca.server.app import Settings, create
from epoca.server.figures import Figures
from epoca.server.messages import AnyMessage, AnyRequest

ROOT = Path(__file__).parent.parent.parent
API = (ROOT / "docs" / "server-api.md").read_text("utf-8")
BOT = ROOT / "examples" / "server_bot.py"


@pytest.mark.parametrize("kind", [*get_args(AnyRequest), *get_args(AnyMessage), *get_args(entries.AnyEntry)])
def test_every_request_message_and_entry_is_told_of(kind: type[msgspec.Struct]):
    assert f"`{kind.__struct_config__.tag}`" in API
    for name in kind.__struct_fields__:
        assert f"`{name}`" in API, name


def test_every_way_to_ask_over_http_is_told_of(tmp_path: Path):
    app = create(Settings(str(tmp_path / "server.db")))
    for path, item in (app.openapi_schema.paths or {}).items():
        for method in ("get", "post"):
            if getattr(item, method):
                assert f"`{method.upper()} {path}`" in API


def test_the_examples_are_messages():
    examples = re.findall(r"```json\n(.*?)```", API, re.DOTALL)
    assert len(examples) > 10
    for example in examples:
        message = msgspec.json.decode(example)
        if "do" in message:
            messages.read_request(example)
        elif "type" in message:
            msgspec.json.decode(example, type=AnyMessage)


@pytest.mark.anyio
async def test_the_example_bot_plays_a_match_of_its_own(server: Server):
    said = await asyncio.to_thread(run_bot, server.url, "hadara")
    assert "Picky" in said and "greedy" in said


@pytest.mark.anyio
async def test_the_example_bot_takes_an_open_seat(server: Server):
    (ana,) = await people(server.url, "Ana")
    async with await ana.open_table("ra", ["me", "open"]) as table:
        bot = asyncio.create_task(asyncio.to_thread(run_bot, server.url, table.code))
        await play_out(table)
        assert "Ana" in await bot


def run_bot(*words: str) -> str:
    command = [sys.executable, str(BOT), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_bot_is_short():
    assert len(BOT.read_text("utf-8").splitlines()) < 60


def test_every_option_and_figure_is_told_of():
    running = (ROOT / "docs" / "running-a-server.md").read_text("utf-8")
    for option in signature(serve).parameters:
        assert f"`--{option.replace('_', '-')}" in running
    for family in Figures().registry.collect():
        assert f"`{family.name}" in running
