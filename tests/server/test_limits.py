"""Buckets: a burst, then a rate, for each key alone."""

import pytest

from epoca.server import limits
from epoca.server.limits import Buckets, Limits, Rate, scaled


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch):
    """A clock that is set by hand."""
    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])

    def later(seconds: float) -> None:
        now[0] += seconds

    return later


def test_a_bucket_gives_a_burst_and_then_nothing(clock):
    buckets = Buckets(Rate(3, 1))
    assert [buckets.take("ana") for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_up_with_time_and_not_over_its_brim(clock):
    buckets = Buckets(Rate(3, 0.5))
    for _ in range(3):
        buckets.take("ana")
    clock(2)
    assert [buckets.take("ana") for _ in range(2)] == [True, False]
    clock(1000)
    assert [buckets.take("ana") for _ in range(4)] == [True, True, True, False]


def test_who_is_refused_does_not_wait_longer_for_asking(clock):
    buckets = Buckets(Rate(1, 1))
    buckets.take("ana")
    for _ in range(10):
        clock(0.05)
        assert not buckets.take("ana")
    clock(0.51)
    assert buckets.take("ana")


def test_one_does_not_take_out_of_the_others_bucket(clock):
    buckets = Buckets(Rate(1, 1))
    assert buckets.take("ana") and buckets.take("ben")


def test_memory_is_bounded(clock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    buckets = Buckets(Rate(1, 1))
    for key in range(100):
        buckets.take(str(key))
    assert len(buckets._buckets) == 10
    assert not buckets.take("99")


def test_a_factor_widens_what_comes_from_an_address_but_not_guesses_at_passphrases():
    assert scaled(10).requests.burst == 10 * Limits().requests.burst
    assert scaled(10).names == Limits().names
