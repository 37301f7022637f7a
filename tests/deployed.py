"""What deploy/ says, done without Docker, step by step: `make deployed`.

The steps of the Dockerfile in a folder, the image's command on a file and then as compose.yaml has it on PostgreSQL,
the Caddyfile in front of it if Caddy is installed, the unit if systemd can judge it, the dashboard against the figures.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

import httpx  # noqa: E402
from server.guests import people, play_out  # noqa: E402
from server.postgres import running_postgres  # noqa: E402
from server.servers import free_port  # noqa: E402

ROOT = HERE.parent
DEPLOY = ROOT / "deploy"
PATIENCE = 120.0  # seconds until something answers
PORT = "8750"


def say(what: str) -> None:
    print(what, flush=True)


def steps(instruction: str) -> list[str]:
    """What the Dockerfile says after a word."""
    return re.findall(rf"^{instruction} (.+)$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.M)


def build(folder: Path) -> Path:
    """Do what the Dockerfile does to make the image; the folder with its programs."""
    source, venv = folder / "src", folder / "venv"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, files.split("\0")):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    (run,) = steps("RUN")
    install = run.partition(" && ")[0].replace("/src", str(source))
    subprocess.run([str(venv / "bin" / "python"), "-m", *shlex.split(install)], check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(source)
    return venv / "bin"


@contextmanager
def container(programs: Path, folder: Path, *command: str, **environment: str) -> Iterator[str]:
    """The image's command, healthy as the image finds out; on a port of its own."""
    port = str(free_port())
    given = dict(line.split("=", 1) for line in steps("ENV")) | environment
    home = folder / "home"
    given = {name: value.replace("/home/epoca", str(home)) for name, value in given.items()}
    entry = json.loads(steps("ENTRYPOINT")[0])
    words = [str(programs / entry[0]), *entry[1:], *command, "--port", port]
    words = [word.replace("0.0.0.0", "127.0.0.1") for word in words]
    clean = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    log = folder / f"{port}.log"
    with log.open("wb") as lines:
        process = subprocess.Popen(
            words, cwd=folder, env={**clean, "HOME": str(home), **given}, stderr=lines, start_new_session=True
        )
    try:
        check = steps("HEALTHCHECK")[0].partition(" CMD ")[2].replace(PORT, port)
        until = time.monotonic() + PATIENCE
        while subprocess.run([str(programs / "python"), *shlex.split(check)[1:]], capture_output=True).returncode:
            assert process.poll() is None and time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # with the bots' processes


@contextmanager
def caddy(program: str, folder: Path, server: str, path: str) -> Iterator[str]:
    """The Caddyfile in front of a server, without a certificate; it may lie below a path."""
    port = free_port()
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    if path:
        site = re.sub(r"(\trespond .+\n\treverse_proxy .+\n)", rf"\thandle_path {path}/* {{\n\1\t}}\n", site)
    site = site.replace("play.example.org", f"http://127.0.0.1:{port}").replace(f"127.0.0.1:{PORT}", server[7:])
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
    words = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    process = subprocess.Popen(words, cwd=folder, env={"HOME": str(folder)}, stderr=subprocess.DEVNULL)
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=8), trust_env=False) as http:
            assert http.get(f"http://127.0.0.1:{port}{path}/health").status_code == 200
        yield f"http://127.0.0.1:{port}{path}"
    finally:
        process.terminate()
        process.wait(20)


async def play(server: str) -> None:
    (ana,) = await people(server, "Ana")
    async with await ana.open_table("ra", ["me", "greedy"]) as table:
        assert (await play_out(table))[-1]["state"] == "over"


def check_dashboard(server: str) -> None:
    """Everything that the dashboard asks for is there."""
    told = httpx.get(f"{server}/metrics", trust_env=False).text
    asked = set(re.findall(r"epoca_\w+", (DEPLOY / "grafana.json").read_text("utf-8")))
    assert asked and all(re.search(rf"^{name}\b", told, re.M) for name in asked), asked


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="epoca-deployed-") as name:
        folder = Path(name)
        programs = build(folder)
        say("Dockerfile: the image's steps were done")
        with container(programs, folder) as server:
            asyncio.run(play(server))
            say("Dockerfile: healthy, and a match was played on a file")
            check_dashboard(server)
            say("grafana.json: all its figures are there")
            if program := shutil.which("caddy"):
                for path in ("", "/epoca"):
                    with caddy(program, folder, server, path) as front:
                        asyncio.run(play(front))
                        assert httpx.get(f"{front}/metrics", trust_env=False).status_code == 403
                        assert "strict-transport-security" in httpx.get(f"{front}/", trust_env=False).headers
                say("Caddyfile: matches were played through Caddy, also below a path, and figures are for nobody")
            else:
                say("Caddyfile: not tried, there is no Caddy here")
        command = json.loads(re.findall(r"command: (\[.+\])", (DEPLOY / "compose.yaml").read_text("utf-8"))[0])
        with (
            running_postgres() as postgres,
            container(programs, folder, *command, EPOCA_DATABASE=postgres.url) as server,
        ):
            asyncio.run(play(server))
            say(f"compose.yaml: a match was played with {' '.join(command)} on PostgreSQL")
        if judge := shutil.which("systemd-analyze"):
            unit = folder / "epoca.service"
            text = (DEPLOY / "epoca.service").read_text("utf-8")
            unit.write_text(text.replace("/opt/epoca/bin/epoca", str(programs / "epoca")))
            verdict = subprocess.run([judge, "verify", str(unit)], capture_output=True, text=True)
            assert verdict.returncode == 0 and "epoca.service" not in verdict.stderr, verdict.stderr
            say("epoca.service: systemd finds nothing wrong")


if __name__ == "__main__":
    main()
