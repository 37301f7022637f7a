"""The sockets of tables: uvicorn's, whose texts go straight from and to the transport.

The library shakes hands, reads frames, pings and closes. Only the most frequent steps are ours. A text on its way out
would be a message, a queue and a task through ASGI for each who listens. And a short text that comes by itself, as
requests do, is taken out of its frame without the library's parser, which can go on from any byte.
"""

import asyncio
from collections import deque
from struct import pack
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from epoca import close_codes

WIRE = "epoca.wire"  # the extension of ASGI by which a handler finds its socket
TEXT = 0x81  # the first byte of a frame that is a whole text
WHOLE = {TEXT, 0x88, 0x89, 0x8A}  # or a close, a ping or a pong: after these, something new begins
MASKED, LENGTHS = 0x80, 0x7F  # in the second byte
HEAD, LONGER = 6, 126  # bytes before a short masked text, and the length that says that it is no short one
MOST_TOGETHER = 64  # who are sent something together: the first of them need not wait for the last
MOST_UNSENT = 1 << 20  # bytes that a slow reader may be behind
MOST_UNREAD = 20  # messages that may wait here; further ones wait where they come from
PATIENCE = 10.0  # seconds for somebody who does not read to hear that it is over


class Inbox(deque[Any]):
    """What came and was not heard yet. One waits for it; asyncio's queue, which lets many, takes twice as long."""

    _empty: "asyncio.Future[None] | None" = None

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self.append(message)
        if self._empty and not self._empty.done():
            self._empty.set_result(None)

    async def get(self) -> Any:
        """What came first."""
        while not self:
            self._empty = asyncio.get_running_loop().create_future()
            await self._empty
        return self.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self


class Outbox:
    """Those who are to be sent something as soon as all is done that can be done now.

    So what comes of one batch on disk goes out together, and who reads it is woken seldom. A full one goes out at once.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self._to = loop, list["Wire"]()

    def add(self, wire: "Wire") -> None:
        """Somebody is to be sent something."""
        if not self._to:
            self._loop.call_soon(self._go_out)
        self._to.append(wire)
        if len(self._to) >= MOST_TOGETHER:
            self._go_out()

    def _go_out(self) -> None:
        to, self._to = self._to, []
        for wire in to:
            wire.let_go()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """The socket of somebody who listens at a table."""

    _held = b""  # what is to be sent
    _between = False  # whether the last frame has come to its end, and no message goes on in the next one

    def handle_connect(self, event: Request) -> None:
        """Let the handler find us."""
        self.queue = Inbox()  # type: ignore[assignment]
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = self  # type: ignore[index, assignment]
            self._between = not self.conn.reader.buffer
            self._outbox = _outboxes.setdefault(self.loop, Outbox(self.loop))

    def data_received(self, data: bytes) -> None:
        """Take a short text that came by itself; leave all else to the library, and what comes after pieces too."""
        if self._between:
            size = data[1] & LENGTHS if len(data) > HEAD else LONGER
            self._between = size < LONGER and len(data) == HEAD + size and data[0] in WHOLE
            if self._between and data[0] == TEXT and data[1] & MASKED and not self.close_sent:
                self._take(data)
                return
        super().data_received(data)

    def _take(self, frame: bytes) -> None:
        try:
            text = apply_mask(frame[HEAD:], frame[2:HEAD]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._rest_if_much_waits()

    def tell(self, text: bytes) -> None:
        """Send a text, with what others are sent."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size, first = len(text), not self._held
        head = pack("!BB", TEXT, size) if size < 126 else pack("!BBH", TEXT, 126, size) if size < 1 << 16 else b""
        self._held += (head or pack("!BBQ", TEXT, 127, size)) + text
        if first:
            self._outbox.add(self)

    def let_go(self) -> None:
        """Send what was held back; whoever does not read it is cut off, and nobody waits for it."""
        held, self._held = self._held, b""
        if not held or self.close_sent or self.disconnected:
            return
        self.transport.write(held)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.end(close_codes.NOT_READING)

    async def send(self, message: Any) -> None:
        """What the library sends comes after what was told before."""
        self.let_go()
        await super().send(message)

    def end(self, code: int) -> None:
        """Close at once, without waiting for what is unsent."""
        self.let_go()
        if self.close_sent or self.disconnected:
            return
        self.conn.send_close(code, "come back in a moment")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self._read_on()  # to hear the answer
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)

    @property
    def sent(self) -> bool:
        """Whether nothing waits to be sent."""
        return self.disconnected or (not self._held and self.transport.get_write_buffer_size() == 0)

    async def hear(self) -> str | None:
        """The next text; None when it is over."""
        message: Any = await self.queue.get()
        if len(self.queue) < MOST_UNREAD:  # type: ignore[arg-type]
            self._read_on()
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    def send_receive_event_to_app(self) -> None:
        """Go on reading while little waits here, where uvicorn stops after each message."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._rest_if_much_waits()

    def _rest_if_much_waits(self) -> None:
        if not self.read_paused and len(self.queue) >= MOST_UNREAD:  # type: ignore[arg-type]
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
