"""What every request passes on its way in and every answer on its way out: origin, rate, figures, log, headers."""

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Send

from epoca import close_codes
from epoca.server import messages
from epoca.server.messages import Problem
from epoca.server.problems import in_words
from epoca.server.routes import address_of, language_of

logger = logging.getLogger("epoca.server")

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FILES = ("/assets/", "/engine")  # which are made once and cost next to nothing to send


def around(app: ASGIApp) -> ASGIApp:
    """What every request goes through: origin, rate, figures, log."""

    async def handle(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        state = connection.app.state
        if foreign(connection):
            await _turn_away(scope, receive, send, 403, in_words(language_of(connection), "server-foreign"))
            return
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        bucket = state.files if scope["path"].startswith(FILES) else state.requests
        if not bucket.take(address_of(connection)):
            await _turn_away(scope, receive, send, 429, in_words(language_of(connection), "server-many-requests"))
            return
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await app(scope, receive, answer)
        seconds = time.perf_counter() - began
        state.figures.requests.labels(str(status)).inc()
        state.figures.seconds.observe(seconds)
        facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds, 1)}
        logger.info("request", extra={"facts": facts})

    return handle


async def guard(message: Message, scope: Any) -> None:
    """Every answer has the headers that keep a page safe, those that lead nowhere too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)


def foreign(connection: "ASGIConnection[Any, Any, Any, Any]") -> bool:
    """Whether a page of another site is behind a request that could change something."""
    scope: Any = connection.scope
    origin = connection.headers.get("origin")
    if not origin or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
        return False
    return urlsplit(origin).netloc != connection.headers.get("host", "")


async def _turn_away(scope: Any, receive: Receive, send: Send, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": close_codes.FOREIGN, "reason": why})  # type: ignore[arg-type, misc]
        return
    body = messages.encode(Problem(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})  # type: ignore[arg-type, misc]
    await send({"type": "http.response.body", "body": body, "more_body": False})
