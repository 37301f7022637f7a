"""Chance is fair, and tells nothing before its time."""

import numpy as np
import pytest

from epoca import chance


def counts(n: int, draws: int) -> np.ndarray:
    stream = chance.stream(chance.secret_from_seed("fair"), 0)
    return np.bincount([chance.below(stream, n) for _ in range(draws)], minlength=n)


@pytest.mark.parametrize("n", [2, 3, 7, 180])
def test_every_number_is_as_likely_as_the_others(n: int):
    draws = 400 * n
    seen = counts(n, draws)
    assert len(seen) == n
    chi_squared = ((seen - draws / n) ** 2 / (draws / n)).sum()
    assert chi_squared < n + 5 * np.sqrt(2 * n) + 5


def test_one_of_one_is_always_the_first():
    assert chance.below(chance.stream(bytes(32), 0), 1) == 0


def test_streams_differ_by_secret_move_and_purpose():
    streams = [
        chance.stream(bytes(32), 0),
        chance.stream(bytes(31) + b"\1", 0),
        chance.stream(bytes(32), 1),
        chance.stream(bytes(32), 0, "redeal 0"),
    ]
    assert len({stream.tobytes() for stream in streams}) == len(streams)


def test_the_stream_of_a_move_is_always_the_same():
    """Match files of today must verify for ever."""
    assert chance.stream(bytes(32), 1).tolist() == STREAM_OF_MOVE_1
    assert chance.commitment(bytes(32)) == COMMITMENT_OF_ZEROS


def test_a_seed_is_a_secret():
    assert chance.secret_from_seed("a") == chance.secret_from_seed("a") != chance.secret_from_seed("b")
    assert len(chance.new_secret()) == len(chance.secret_from_seed("a")) == chance.SECRET_BYTES
    assert chance.new_secret() != chance.new_secret()


STREAM_OF_MOVE_1 = [1366156411, 4207197081, 4105886985, 912287778, 748845368]
COMMITMENT_OF_ZEROS = "7914be6d4af9f1af62f952f2a3a934adeb2ac5c05c57b29e05e9f004cb566ebc"
