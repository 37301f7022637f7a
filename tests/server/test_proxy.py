"""The server behind nginx, as deploy/nginx.conf has it: pages, cookies, sockets and addresses come through."""

from collections.abc import Iterator

import httpx
import pytest
from server.guests import people, play_out
from server.nginx import NGINX, proxied
from server.servers import Server

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(NGINX is None, reason="nginx is not installed")]


@pytest.fixture(scope="module", params=["", "/epoca"], ids=["at the root", "below a path"])
def proxy(server: Server, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    with proxied(tmp_path_factory.mktemp("nginx"), server.port, path=request.param) as url:
        yield url


async def test_a_match_is_played_through_it(proxy: str, monkeypatch: pytest.MonkeyPatch):
    certificates = httpx.create_ssl_context(verify=False)
    monkeypatch.setattr("epoca.client._certificates", lambda: certificates)
    (ana,) = await people(proxy, "Ana")
    async with await ana.open_table("ra", ["me", "greedy"]) as table:
        assert (await play_out(table))[-1]["state"] == "over"


def test_cookies_are_for_https_only_and_figures_for_nobody(proxy: str):
    origin = str(httpx.URL(proxy).copy_with(raw_path=b"")).rstrip("/")
    with httpx.Client(base_url=proxy, verify=False, trust_env=False) as http:
        named = http.post("/api/people", json={"name": "Ana"}, headers={"origin": origin})
        assert "secure" in named.headers["set-cookie"].lower()
        assert "strict-transport-security" in named.headers
        assert http.get("/metrics").status_code == 403
        assert "<html" in http.get("/", headers={"accept": "text/html"}).text
