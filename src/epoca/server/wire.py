"""The sockets of tables: uvicorn's, whose texts go straight from and to the transport.

The library shakes hands, reads frames, pings and closes. Only the most frequent step is ours, a text on its way out:
through ASGI it would be a message, a queue and a task for each who listens.
"""

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from epoca import close_codes

WIRE = "epoca.wire"  # the extension of ASGI by which a handler finds its socket
TEXT = 0x81  # the first byte of a frame that is a whole text
MOST_UNSENT = 1 << 20  # bytes that a slow reader may be behind
MOST_UNREAD = 20  # messages that may wait here; further ones wait where they come from
PATIENCE = 10.0  # seconds for somebody who does not read to hear that it is over


class Wire(WebSocketsSansIOProtocol):
    """The socket of somebody who listens at a table."""

    def handle_connect(self, event: Request) -> None:
        """Let the handler find us."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = self  # type: ignore[index, assignment]

    _held = b""  # what waits for the next text

    def tell(self, text: bytes, more: bool = False) -> None:
        """Send a text, with the next one if there is more to come at once.

        Whoever does not read what is sent is cut off, and nobody waits for it.
        """
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        head = pack("!BB", TEXT, size) if size < 126 else pack("!BBH", TEXT, 126, size) if size < 1 << 16 else b""
        frame = self._held + (head or pack("!BBQ", TEXT, 127, size)) + text
        if more:
            self._held = frame
            return
        self._held = b""
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.end(close_codes.NOT_READING)

    def end(self, code: int) -> None:
        """Close at once, without waiting for what is unsent."""
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
        return self.disconnected or self.transport.get_write_buffer_size() == 0

    async def hear(self) -> str | None:
        """The next text; None when it is over."""
        message: Any = await self.queue.get()
        if self.queue.qsize() < MOST_UNREAD:
            self._read_on()
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    def send_receive_event_to_app(self) -> None:
        """Go on reading while little waits here, where uvicorn stops after each message."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
