"""Connections that are slow, silent, endless or gone: each comes to an end by itself."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
import websockets

from epoca import close_codes
from epoca.server import asking, wire
from epoca.server.asking import LONGEST_HEAD, Asking
from epoca.server.wire import MOST_UNSENT, WIRE, Wire

pytestmark = pytest.mark.anyio
PATIENCE = 60.0  # seconds for something that has to happen
PIECE = b"x" * 100_000
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


class House:
    """An application that answers whoever asks, and talks without end to whoever listens."""

    def __init__(self) -> None:
        self.port = 0
        self.talks = True
        self.said = self.answered = 0
        self.ended: list[int] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(300 if scope["path"] == "/much" else 0):
                await send({"type": "http.response.body", "body": PIECE, "more_body": True})
            await send({"type": "http.response.body", "body": b"ok"})
            self.answered += 1
            return
        line: Wire = scope["extensions"][WIRE]
        await send({"type": "websocket.accept"})
        while self.talks and not line.close_sent:
            line.tell(PIECE)
            self.said += len(PIECE)
            await asyncio.sleep(0)
        self.ended.append((await receive())["code"])

    def connect(self, address: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0))


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(asking, "SLOWEST", 0.5)
    monkeypatch.setattr(wire, "PATIENCE", 0.5)
    house = House()
    settings = {"ws_ping_interval": 0.2, "ws_ping_timeout": 0.3, "lifespan": "off", "log_config": None}
    server = uvicorn.Server(uvicorn.Config(house, port=0, http=Asking, ws=Wire, **settings))
    thread = threading.Thread(target=server.run)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    house.port = server.servers[0].sockets[0].getsockname()[1]
    yield house
    server.should_exit = server.force_exit = True
    thread.join(PATIENCE)


def all_that_comes(connection: socket.socket) -> bytes:
    """Until the other side has closed."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := connection.recv(1 << 16):
            heard += piece
    return heard


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: here\r\n", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"]
)
def test_a_request_that_does_not_come_or_stops_is_not_waited_for_for_ever(house: House, begun: bytes):
    with house.connect() as connection:
        connection.sendall(begun)
        all_that_comes(connection)


def test_who_sends_a_letter_now_and_then_gains_no_time(house: House):
    with house.connect() as connection:
        for letter in b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 1000:
            try:
                connection.sendall(bytes([letter]))
            except OSError:
                return
            time.sleep(0.02)
    raise AssertionError("the server still waits")


def test_who_asks_again_on_the_same_connection_is_answered(house: House):
    with house.connect() as connection:
        for _ in range(4):
            connection.sendall(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
            assert b"ok" in connection.recv(1 << 16)
            time.sleep(0.2)  # together longer than one request may take


@pytest.mark.parametrize("endless", [b"x-more: and more\r\n" * 100, b"x" * 2000])
def test_a_head_without_end_is_refused(house: House, endless: bytes, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(asking, "SLOWEST", PATIENCE)
    with house.connect() as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: here\r\nx-first: ")
        with pytest.raises(ConnectionError):
            for _ in range(1000 * LONGEST_HEAD // len(endless)):
                connection.sendall(endless)


def test_who_asks_for_much_and_does_not_read_it_is_left(house: House):
    with house.connect() as connection:
        connection.sendall(b"GET /much HTTP/1.1\r\nhost: here\r\n\r\n")
        until = time.monotonic() + PATIENCE
        while not house.answered and time.monotonic() < until:  # which it is when nobody is there any more
            time.sleep(0.05)
        assert house.answered and len(all_that_comes(connection)) < 300 * len(PIECE)


def test_who_reads_slowly_gets_all_of_it(house: House):
    with house.connect() as connection:
        connection.sendall(b"GET /much HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        got = 0
        while piece := connection.recv(1 << 20):
            got += len(piece)
            time.sleep(0.01)
        assert got > 300 * len(PIECE)


def test_one_address_cannot_have_all_connections(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(asking, "MOST_OPEN", 5)
    monkeypatch.setattr(asking, "SLOWEST", PATIENCE)
    with contextlib.ExitStack() as held:
        silent = [held.enter_context(house.connect("127.0.0.2")) for _ in range(5)]
        one_more = held.enter_context(house.connect("127.0.0.2"))
        assert all_that_comes(one_more) == b""
        assert ask(held.enter_context(house.connect("127.0.0.3")))  # others notice nothing
        assert all(ask(held.enter_context(house.connect())) for _ in range(10))  # nor does a proxy
        silent[0].close()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not ask(held.enter_context(house.connect("127.0.0.2"))):
            time.sleep(0.05)
        assert time.monotonic() < until


def test_the_sockets_of_tables_are_counted_where_they_are_known(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(asking, "MOST_OPEN", 2)
    house.talks = False
    with contextlib.ExitStack() as held:
        for _ in range(5):
            connection = held.enter_context(house.connect("127.0.0.2"))
            connection.sendall(UPGRADE)
            assert b" 101 " in connection.recv(1 << 16)


def ask(connection: socket.socket) -> bool:
    """Whether somebody is answered."""
    try:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
        return b"ok" in connection.recv(1 << 16)
    except ConnectionError:
        return False


def test_who_has_gone_without_a_word_is_noticed(house: House):
    house.talks = False
    with house.connect() as connection:
        connection.sendall(UPGRADE)
        all_that_comes(connection)  # pings, which it leaves unanswered


async def test_who_does_not_read_is_cut_off(house: House):
    async with websockets.connect(f"ws://127.0.0.1:{house.port}/", proxy=None, max_size=None):
        async with asyncio.timeout(PATIENCE):
            while not house.ended:
                await asyncio.sleep(0.05)
    assert house.ended == [close_codes.NOT_READING]
    assert house.said < MOST_UNSENT + 32 * MOST_UNSENT  # and what the system keeps for them
