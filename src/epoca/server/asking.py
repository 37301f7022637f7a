"""Connections over which somebody asks for something: uvicorn's, with an end to its patience.

The library waits for ever for a request that does not come or never ends and for an answer that nobody reads, remembers
however much of a head has come so far, and lets one address have all connections there are.
"""

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOWEST = 30.0  # seconds for a request to arrive, from the connection or its first byte to its last, or to read on
LONGEST_HEAD = 1 << 16  # bytes
MOST_OPEN = 600  # connections of an address besides sockets of tables; a class of pupils has less than half of that
PROXIES = ("127.0.0.1", "::1")  # who speak for others, so that theirs are not counted


class Asking(HttpToolsProtocol):
    """A connection that is closed if no whole request comes in time."""

    _waiting: TimerHandle | None = None
    _head: int | None = 0  # bytes of a head that is not all there, besides those that came with what was before it
    _begun = False  # with what came last
    _counted = ""  # the address that it counts for
    _open: ClassVar[Counter[str]] = Counter()  # connections by address

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there, and has not said what they want."""
        super().connection_made(transport)
        self._wait()
        if self.client and self.client[0] not in PROXIES:
            self._counted = self.client[0]
            self._open[self._counted] += 1
            if self._open[self._counted] > MOST_OPEN:
                transport.abort()

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
        self._count_no_more()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Whoever asked does not read the answer."""
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        """They read on."""
        super().resume_writing()
        self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._wait_no_more()
        self._count_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._wait_no_more()
        self._waiting = self.loop.call_later(SLOWEST, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None

    def _count_no_more(self) -> None:
        if self._counted:
            self._open[self._counted] -= 1
            if not self._open[self._counted]:
                del self._open[self._counted]
            self._counted = ""
