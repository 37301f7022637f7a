"""The sockets of tables: texts are heard however they come, and told in their order."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.frames import Close, Frame, Opcode
from websockets.streams import StreamReader

from epoca.server.asking import Asking
from epoca.server.wire import MOST_UNREAD, WIRE, Wire

PATIENCE = 60.0  # seconds for something that has to happen
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Say whatever is heard, and close when somebody says bye."""
    await receive()
    wire: Wire = scope["extensions"][WIRE]
    await send({"type": "websocket.accept"})
    while (text := await wire.hear()) is not None:
        wire.tell(text.encode())
        if text == "bye":
            await send({"type": "websocket.close", "code": 4000})
        await asyncio.sleep(0)


class Speaker:
    """Somebody who sends bytes as they like."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(UPGRADE)
        self._came = StreamReader()
        while b"\r\n\r\n" not in self._came.buffer:
            self._read()
        del self._came.buffer[: self._came.buffer.index(b"\r\n\r\n") + 4]

    def _read(self) -> None:
        self._came.feed_data(self.socket.recv(1 << 16))

    def hear(self) -> str | int:
        """The next text, or the code of the end."""
        while True:
            frame = self._frame()
            if frame.opcode is Opcode.TEXT:
                return bytes(frame.data).decode()
            if frame.opcode is Opcode.CLOSE:
                return int(Close.parse(frame.data).code)

    def _frame(self) -> Frame:
        reading = Frame.parse(self._came.read_exact, mask=False)
        while True:
            try:
                next(reading)
            except StopIteration as read:
                return read.value  # type: ignore[no-any-return]
            self._read()


def framed(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A text as a client sends it."""
    return Frame(opcode, text.encode() if isinstance(text, str) else text, fin).serialize(mask=True)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    server = uvicorn.Server(uvicorn.Config(echo, port=0, http=Asking, ws=Wire, lifespan="off", log_config=None))
    thread = threading.Thread(target=server.run)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join(PATIENCE)


@pytest.fixture
def speaker(port: int) -> Iterator[Speaker]:
    speaker = Speaker(port)
    with contextlib.closing(speaker.socket):
        yield speaker


def in_pieces(sent: bytes) -> list[bytes]:
    return [sent[i : i + 1] for i in range(len(sent))]


@pytest.mark.parametrize(
    ("pieces", "heard"),
    [
        pytest.param([framed("one")], ["one"], id="by itself"),
        pytest.param([framed("")], [""], id="empty"),
        pytest.param([framed("é" * 60)], ["é" * 60], id="as long as a short one can be"),
        pytest.param([framed("x" * 3000)], ["x" * 3000], id="long"),
        pytest.param(in_pieces(framed("one")), ["one"], id="byte by byte"),
        pytest.param([framed("one") + framed("two")], ["one", "two"], id="two at once"),
        pytest.param([framed("one") + framed("two")[:2], framed("two")[2:]], ["one", "two"], id="one and a bit"),
        pytest.param(
            [framed("on", fin=False), framed("?", Opcode.PING), framed("e", Opcode.CONT)], ["one"], id="around a ping"
        ),
        pytest.param([framed("one", Opcode.PING), framed("two")], ["two"], id="after a ping"),
    ],
)
def test_a_text_is_heard_however_it_comes_and_so_is_the_next_one(
    speaker: Speaker, pieces: list[bytes], heard: list[str]
):
    for piece in [*pieces, framed("next")]:
        speaker.socket.sendall(piece)
        time.sleep(0.002)  # so that it comes by itself

    assert [speaker.hear() for _ in range(len(heard) + 1)] == [*heard, "next"]


def test_a_text_amid_the_pieces_of_another_ends_it(speaker: Speaker):
    speaker.socket.sendall(framed("on", fin=False))
    time.sleep(0.02)
    speaker.socket.sendall(framed("two"))

    assert speaker.hear() == 1002


def test_a_text_that_is_none_ends_it(speaker: Speaker):
    speaker.socket.sendall(framed(b"\xff\xfe"))

    assert speaker.hear() == 1007


def test_more_than_may_wait_is_heard_too(speaker: Speaker):
    said = [str(number) for number in range(5 * MOST_UNREAD)]
    speaker.socket.sendall(b"".join(map(framed, said)))

    assert [speaker.hear() for _ in said] == said


def test_what_was_told_before_the_end_is_heard_before_it(speaker: Speaker):
    speaker.socket.sendall(framed("one"))
    speaker.socket.sendall(framed("bye"))

    assert [speaker.hear() for _ in range(3)] == ["one", "bye", 4000]
