"""The server behind nginx, as deploy/nginx.conf has it: pages, cookies, sockets and addresses come through."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.guests import people, play_out
from server.servers import Server, free_port

ROOT = Path(__file__).parent.parent.parent
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(NGINX is None, reason="nginx is not installed")]


@pytest.fixture(scope="module")
def proxy(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Our file, with ports, a certificate and folders of this test."""
    folder, port, plain = tmp_path_factory.mktemp("nginx"), free_port(), free_port()
    subject = ["-subj", "/CN=play.example.org", "-days", "2", "-newkey", "rsa:2048", "-nodes", "-x509"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(["openssl", "req", *subject, *files], check=True, capture_output=True)
    site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for ours, here in (
        (r"127\.0\.0\.1:8750", f"127.0.0.1:{server.port}"),
        (r"listen 443", f"listen 127.0.0.1:{port}"),
        (r"listen 80", f"listen 127.0.0.1:{plain}"),
        (r"ssl_certificate +\S+;", f"ssl_certificate {folder}/cert.pem;"),
        (r"ssl_certificate_key +\S+;", f"ssl_certificate_key {folder}/key.pem;"),
    ):
        site, times = re.subn(ours, here, site)
        assert times == 1, ours
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{place}_temp_path {folder}/{place};" for place in places)
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
    whole += f"http {{ access_log off; {paths}\n{site} }}"
    (folder / "nginx.conf").write_text(whole)
    folder.chmod(0o755)
    nginx = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        url = f"https://127.0.0.1:{port}"
        with httpx.Client(transport=httpx.HTTPTransport(retries=5, verify=False), trust_env=False) as http:
            assert http.get(f"{url}/health").status_code == 200, (folder / "error.log").read_text()
        yield url
    finally:
        nginx.terminate()
        nginx.wait(20)


async def test_a_match_is_played_through_it(proxy: str, monkeypatch: pytest.MonkeyPatch):
    certificates = httpx.create_ssl_context(verify=False)
    monkeypatch.setattr("epoca.client._certificates", lambda: certificates)
    (ana,) = await people(proxy, "Ana")
    async with await ana.open_table("ra", ["me", "greedy"]) as table:
        assert (await play_out(table))[-1]["state"] == "over"


def test_cookies_are_for_https_only_and_figures_for_nobody(proxy: str):
    with httpx.Client(base_url=proxy, verify=False, trust_env=False) as http:
        named = http.post("/api/people", json={"name": "Ana"}, headers={"origin": proxy})
        assert "secure" in named.headers["set-cookie"].lower()
        assert "strict-transport-security" in named.headers
        assert http.get("/metrics").status_code == 403
        assert "<html" in http.get("/", headers={"accept": "text/html"}).text
