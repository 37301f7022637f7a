"""The load of the benchmark, on a small scale."""

import pytest
from server.servers import Server

from epoca.lab.bench_server import run_load
from epoca.lab.load import Load


@pytest.mark.parametrize(
    ("seats", "per_second", "texts"), [(4, 0.0, False), (4, 0.0, True), (4, 20.0, False), (2, 0.0, False)]
)
def test_everybody_at_three_tables_moves(server: Server, seats: int, per_second: float, texts: bool):
    for seconds in (1.0, 5.0, 60.0):  # a busy machine gets another chance
        load = Load([server.url], tables=3, seats=seats, seconds=seconds, per_second=per_second, texts=texts)
        result = run_load(load)
        if result.moves > 3:
            break
    assert result.moves > 3
    assert 0 < result.p50 <= result.p95 <= result.p99
