"""One server for all scenes that can share it."""

from collections.abc import Iterator

import pytest
from server.servers import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose limits are wide enough for all scenes, which come from one address."""
    with running(tmp_path_factory.mktemp("server"), "", "--limit-factor", "50") as server:
        yield server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Scenes with `async` run on asyncio."""
    return "asyncio"
