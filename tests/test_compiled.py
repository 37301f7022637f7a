"""Compiled and uncompiled rules are the same rules."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pytest
from fingerprints import fingerprints

from epoca import compiled, engine, games
from epoca.records import record

HERE = Path(__file__).parent


@pytest.mark.long
def test_compiled_and_uncompiled_rules_give_the_same_bytes():
    uncompiled = subprocess.run(
        [sys.executable, str(HERE / "fingerprints.py")],
        env={**os.environ, "EPOCA_ENGINE": "python"},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    assert uncompiled.stdout.splitlines() == fingerprints()


def test_records_have_no_bytes_without_a_name():
    for name in games.OURS:
        dtype = games.load(name).state
        assert sum(field[0].itemsize for field in dtype.fields.values()) == dtype.itemsize


def test_gaps_in_a_record_are_copied():
    dtype = record([("small", "i1"), ("large", "i8"), ("last", "i1")])
    states = np.frombuffer(bytes(range(dtype.itemsize)) * 2, dtype).copy()
    assert states[0].copy().tobytes() == states[0].tobytes()


# ------------------------------------------------------------------------- what is kept between runs


def double(number):
    return 2 * number


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A place like some containers: neither the home nor the package can be written to."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    compiled._cache_folder.cache_clear()
    yield tmp_path
    compiled._cache_folder.cache_clear()


def test_without_a_home_compiled_code_is_kept_among_temporary_files(no_home: Path):
    native = compiled.Compiled(double).native
    assert native(21) == 42
    assert Path(native.stats.cache_path).is_relative_to(no_home)


def test_where_nothing_can_be_written_code_is_compiled_each_time(no_home: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tempfile, "tempdir", str(no_home / "file"))
    native = compiled.Compiled(double).native
    assert native(21) == 42
    assert not native.stats.cache_path
    assert engine.cache_home() is None
    engine.Engine(engine.FILE.read_bytes(), engine.description(engine.FILE.read_bytes()))


def test_nobody_is_served_code_that_somebody_else_put_there(no_home: Path, tmp_path: Path):
    (no_home / "elsewhere").mkdir()
    (no_home / f"epoca-{os.getuid()}").symlink_to(no_home / "elsewhere")
    assert engine.cache_home() is None
