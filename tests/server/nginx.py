"""nginx in front of a server, as deploy/nginx.conf has it."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from server.servers import free_port

ROOT = Path(__file__).parent.parent.parent
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
SECURE = (
    (r"ssl_certificate +\S+;", "ssl_certificate {}/cert.pem;"),
    (r"ssl_certificate_key +\S+;", "ssl_certificate_key {}/key.pem;"),
)
PLAIN = ((r" ssl;", ";"), (r"ssl_certificate +\S+;", ""), (r"ssl_certificate_key +\S+;", ""))


@contextmanager
def proxied(folder: Path, *ports: int, secure: bool = True, path: str = "") -> Iterator[str]:
    """The address of servers behind it, with ports, a certificate and folders of its own; it may lie below a path."""
    front, plain = free_port(), free_port()
    subject = ["-subj", "/CN=play.example.org", "-days", "2", "-newkey", "rsa:2048", "-nodes", "-x509"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(["openssl", "req", *subject, *files], check=True, capture_output=True)
    site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for ours, here in (
        (r"server 127\.0\.0\.1:8750;", " ".join(f"server 127.0.0.1:{port};" for port in ports)),
        (r"http://epoca;", f"http://epoca{'/' if path else ''};"),
        (r"location / ", f"location {path}/ "),
        (r"location = /metrics", f"location = {path}/metrics"),
        (r"listen 443", f"listen 127.0.0.1:{front}"),
        (r"listen 80", f"listen 127.0.0.1:{plain}"),
        *(SECURE if secure else PLAIN),
    ):
        site, times = re.subn(ours, here.format(folder), site)
        assert times == 1, ours
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{place}_temp_path {folder}/{place};" for place in places)
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
    whole += f"http {{ access_log off; {paths}\n{site} }}"
    (folder / "nginx.conf").write_text(whole)
    folder.chmod(0o755)
    nginx = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        url = f"{'https' if secure else 'http'}://127.0.0.1:{front}{path}"
        with httpx.Client(transport=httpx.HTTPTransport(retries=5, verify=False), trust_env=False) as http:
            assert http.get(f"{url}/health").status_code == 200, (folder / "error.log").read_text()
        yield url
    finally:
        nginx.terminate()
        nginx.wait(20)
