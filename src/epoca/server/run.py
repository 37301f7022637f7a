"""Running the server: one process or several, until somebody stops it."""

import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from urllib.request import urlopen

import uvicorn
import uvicorn._subprocess
from litestar import Litestar

from epoca import home
from epoca.complaint import Complaint
from epoca.orphans import when_orphaned
from epoca.server.app import Settings, create, default_database
from epoca.server.asking import Asking
from epoca.server.limits import Limits, scaled
from epoca.server.logs import log_lines
from epoca.server.store.database import connect, migrate
from epoca.server.wire import Wire

SELDOM = 50_000, 20, 50  # how often to look for garbage: what a table leaves behind goes without
SOON = 0.0003  # seconds until the thread that writes gets its turn: while it waits for the disk, others are told
DATABASE, FACTOR, WARM, LOG = "EPOCA_DATABASE", "EPOCA_LIMIT_FACTOR", "EPOCA_WARM_UP", "EPOCA_LOG"


@dataclass(frozen=True)
class Address:
    """Where to listen."""

    host: str = "127.0.0.1"
    port: int = 8750

    @property
    def page(self) -> str:
        """What a browser on this machine calls it."""
        return f"http://{'localhost' if self.host in ('127.0.0.1', '0.0.0.0') else self.host}:{self.port}/"


def application() -> Litestar:
    """The application as the environment describes it; each process makes its own."""
    log_lines(Path(os.environ[LOG]) if LOG in os.environ else None)
    when_orphaned(lambda: os.kill(os.getpid(), signal.SIGTERM))
    factor = float(os.environ.get(FACTOR, "1"))
    limits = Limits() if factor == 1 else scaled(factor)
    made = create(Settings(os.environ[DATABASE], limits, warm=os.environ.get(WARM, "yes") != "no"))
    gc.set_threshold(*SELDOM)
    gc.enable()
    sys.setswitchinterval(SOON)
    return made


def serve(address: Address, database: str | None, processes: int, factor: float = 1.0, log: bool = True) -> None:
    """Listen until somebody says stop. Without `log`, one process writes its log to a file beside the user's data."""
    database = database or default_database()
    engine = connect(database)
    if processes > 1 and engine.dialect.name == "sqlite":
        raise Complaint("several processes need a database that they can share: --database postgresql://...")
    _check_free(address)
    migrate(engine)
    engine.dispose()
    os.environ[DATABASE], os.environ[FACTOR] = database, str(factor)
    if not log and processes == 1:
        os.environ[LOG] = str(home.data() / "server.log")
    if processes > 1:
        _fork_processes()
    uvicorn.run(
        "epoca.server.run:application",
        factory=True,
        host=address.host,
        port=address.port,
        workers=processes if processes > 1 else None,
        loop="uvloop" if os.name == "posix" else "auto",
        http=Asking,
        ws=Wire,
        ws_max_size=2 * Limits().frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=5,
        backlog=4096,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
    )


def _fork_processes() -> None:
    """Have processes forked from one that has imported everything: the successor of one that died opens at once."""
    if "forkserver" in get_all_start_methods():
        forks = get_context("forkserver")
        forks.set_forkserver_preload([__name__])
        uvicorn._subprocess.spawn = forks  # type: ignore[assignment]


def free_address(address: Address) -> Address:
    """This address, or one with another port if somebody listens there already."""
    try:
        _check_free(address)
    except Complaint:
        with socket.socket() as probe:
            probe.bind((address.host, 0))
            return Address(address.host, int(probe.getsockname()[1]))
    return address


def open_when_ready(address: Address) -> None:
    """Open the page in the browser as soon as the server answers."""

    def wait() -> None:
        for _ in range(600):
            try:
                urlopen(f"{address.page}health", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address.page)
                return

    threading.Thread(target=wait, daemon=True).start()


def _check_free(address: Address) -> None:
    try:
        with socket.socket(socket.AF_INET6 if ":" in address.host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((address.host, address.port))
    except OSError as error:
        raise Complaint(
            f"{address.host}:{address.port} cannot be used ({error.strerror}): choose another with --port"
        ) from error
