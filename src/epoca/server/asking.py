"""Connections over which somebody asks for something: uvicorn's, with an end to its patience.

The library waits for ever for a request that does not come or never ends, and remembers however much of its head has
come so far.
"""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOWEST = 30.0  # seconds for a request to arrive, from the connection or its first byte to its last
LONGEST_HEAD = 1 << 16  # bytes


class Asking(HttpToolsProtocol):
    """A connection that is closed if no whole request comes in time."""

    _waiting: TimerHandle | None = None
    _head: int | None = 0  # bytes of a head that is not all there, besides those that came with what was before it
    _begun = False  # with what came last

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there, and has not said what they want."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something of a request, which may be the end of one and the beginning of another."""
        self._begun = False
        super().data_received(data)
        if self._head is not None and not self._begun:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of a request is too long.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head, self._begun = 0, True
        self._wait()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes the socket of a table, which has its own patience."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._wait_no_more()
        self._waiting = self.loop.call_later(SLOWEST, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None
