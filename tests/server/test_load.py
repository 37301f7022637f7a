"""The load of the benchmark, on a small scale."""

import pytest
from server.servers import Server

from epoca.lab.bench_server import put_on
from epoca.lab.load import Load


@pytest.mark.parametrize("per_second", [0.0, 20.0])
def test_everybody_at_three_tables_moves(server: Server, per_second: float):
    borne = put_on(Load(server.url, tables=3, seconds=1.0, per_second=per_second))
    assert borne.moves > 3
    assert 0 < borne.p50 <= borne.p95 <= borne.p99
