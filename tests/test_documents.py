"""Code in the documents runs, and every command in them is one that there is."""

import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from epoca.cli import app

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
ELSEWHERE = {  # whose code is run by tests of what it is about
    "README.md": "tests/test_readme.py",
    "environments.md": "tests/envs/test_gymnasium.py",
    "bots.md": "tests/bots/test_own.py",
    "server-api.md": "tests/server/test_docs.py",
}
NOT_TO_RUN = ("...", "await ")  # what stands for more, and what needs a server (examples/server_bot.py is run)


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def python() -> list[object]:
    documents = [document for document in DOCUMENTS if document.name not in ELSEWHERE]
    pairs = [(document.stem, code) for document in documents for code in blocks(document, "python")]
    return [pytest.param(code, id=name) for name, code in pairs if not any(mark in code for mark in NOT_TO_RUN)]


@pytest.mark.parametrize("code", python())
def test_code_runs(code: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT / "examples" / "quay" / "src")])
    exec(compile(code, "document", "exec"), {})


@pytest.mark.parametrize("test", ELSEWHERE.values())
def test_the_others_have_tests_of_their_own(test: str):
    assert ".md" in (ROOT / test).read_text("utf-8")


def commands() -> list[object]:
    lines = [
        (document.stem, line.partition("  #")[0].partition(" # ")[0].strip())
        for document in DOCUMENTS
        for block in blocks(document, "[a-z]*")
        for line in block.splitlines()
        if line.startswith("epoca ") and not line.startswith("epoca match")  # which begins a match file
    ]
    return [pytest.param(line, id=f"{name}: {line}") for name, line in dict.fromkeys(lines)]


@pytest.mark.parametrize("line", commands())
def test_a_command_is_one_that_there_is(line: str):
    """It is read, with all its options, and not carried out."""
    name, *words = shlex.split(line)[1:]
    command = get_command(app).commands[name]
    command.make_context(name, words, resilient_parsing=False)
