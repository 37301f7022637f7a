"""Compiled and uncompiled rules are the same rules."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from fingerprints import fingerprints

from epoca import games
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
