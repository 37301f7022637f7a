"""A client for Epoca's server, for bots and programs.

    client = await Client.introduce("http://127.0.0.1:8750", "Hal")
    async with await client.open_table("ra", ["me", "greedy"]) as table:
        async for news in table:
            if moves := news.get("moves"):
                await table.move(random.choice(moves), news["ply"])

News that came while one was thinking is told piece by piece; `table.last` is how things stand now. A table comes
back by itself when the connection breaks: nothing is heard twice, no move is played twice. Messages are dictionaries as
docs/server-api.md tells them.

At a table of a game that is installed here, the server tells what happens and not how things look then: that follows
from the game.
"""

import asyncio
import contextlib
import itertools
import random
import secrets
import ssl
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from functools import cache
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
import websockets

from epoca import close_codes, games
from epoca.complaint import Complaint
from epoca.game import Event

ONCE = ("say", "undo")  # what must not be done twice; a move has its ply
PATIENCE = 60.0  # seconds to wait for a server that has gone


class No(Complaint):
    """The server said no, and why."""

    def __init__(self, why: str, reason: str = "", rule: str = "", game: str = "") -> None:
        super().__init__(why)
        self.reason, self.rule, self.game = reason, rule, game

    @classmethod
    def told(cls, message: Mapping[str, Any]) -> "No":
        """The same from a problem or a message of the server."""
        return cls(*(message.get(name, "") for name in ("why", "reason", "rule", "game")))


class Client:
    """Somebody with a name at a server."""

    def __init__(self, server: str, token: str = "", language: str = "en") -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.language = language
        self.id = self.name = ""

    @classmethod
    async def introduce(cls, server: str, name: str, passphrase: str | None = None, language: str = "en") -> "Client":
        """Tell the server one's name; with a passphrase it is kept."""
        client = cls(server, language=language)
        person = await client.ask("POST", "/api/people", {"name": name, "passphrase": passphrase})
        client.token, client.id, client.name = person["token"], person["id"], person["name"]
        return client

    async def ask(self, method: str, path: str, body: Any = None, seat: str = "") -> Any:
        """Any request of the HTTP API; `No` if the server says no, waiting a while for one that is not there."""
        headers = {"accept-language": self.language}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if seat:
            headers["x-epoca-seat"] = seat
        pauses = _pauses()
        verify = self.server.startswith("https:") and _certificates()
        async with httpx.AsyncClient(
            base_url=self.server, headers=headers, timeout=30, trust_env=False, verify=verify
        ) as http:
            while True:
                try:
                    answer = await http.request(method, path, json=body)
                    if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                        break
                    await _pause(pauses, Complaint(answer.reason_phrase))
                except httpx.TransportError as error:
                    await _pause(pauses, error)
        if answer.status_code >= 400:
            why = msgspec.json.decode(answer.content) if answer.content[:1] == b"{" else {"why": answer.text}
            raise No.told(why)
        return msgspec.json.decode(answer.content) if "json" in answer.headers["content-type"] else answer.text

    async def open_table(
        self, game: str, seats: Sequence[str], options: Mapping[str, str] | None = None, **more: Any
    ) -> "Table":
        """Open a table: a seat is `me`, `open`, or a bot."""
        wish = {"game": game, "seats": list(seats), "options": dict(options or {}), **more}
        return self.table((await self.ask("POST", "/api/tables", wish))["code"], game=game)

    def table(self, code: str, seat: str = "", game: str = "") -> "Table":
        """A table by its code; `seat` is the token of a seat taken on another device, `game` what is played there."""
        return Table(self, code, seat, game)


class Table:
    """A table as a client follows it: news to iterate over, and requests."""

    def __init__(self, client: Client, code: str, seat: str = "", game: str = "") -> None:
        self.client, self.code, self.seat = client, code, seat
        self._listener = Follower(game) if game in games.names() else Listener()
        self.number = 0  # entries heard of
        self.last: dict[str, Any] = {}  # the last news
        self._ids = itertools.count(1)
        self._answers: dict[int, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._news: asyncio.Queue[dict[str, Any] | Exception] = asyncio.Queue()
        self._socket: Any = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Table":
        self._task = asyncio.create_task(self._follow())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task:
            self._task.cancel()
        if self._socket:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        while True:
            news = await self._news.get()
            if isinstance(news, Exception):
                raise news
            yield news
            if news["state"] == "over":
                return

    async def request(self, do: str, **what: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer; it is asked again when the connection breaks."""
        if do in ONCE:
            what = {"key": secrets.token_hex(8), **what}
        request = {"do": do, "id": next(self._ids), **what}
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[request["id"]] = request, answered
        await self._send(request)
        answer = await answered
        if answer["type"] == "no":
            raise No.told(answer)
        return answer

    async def _send(self, request: dict[str, Any]) -> None:
        if self._socket:
            with contextlib.suppress(websockets.ConnectionClosed):  # it is sent again on the next connection
                await self._socket.send(msgspec.json.encode(request).decode())

    async def move(self, move: str, ply: int | None = None) -> dict[str, Any]:
        """Play a move in the position heard of last."""
        return await self.request("move", move=move, ply=self.last["ply"] if ply is None else ply)

    async def match_file(self) -> str:
        """The file of the finished match."""
        return str(await self.client.ask("GET", f"/api/tables/{self.code}/match"))

    async def _follow(self) -> None:
        pauses = _pauses()
        while True:
            try:
                async with websockets.connect(self._address(), **self._options()) as socket:
                    self._socket = socket
                    for request, _ in list(self._answers.values()):
                        await socket.send(msgspec.json.encode(request).decode())
                    async for frame in socket:
                        pauses = _pauses()
                        self._hear(msgspec.json.decode(frame))
                broken: Exception = Complaint("the connection was closed")
            except (OSError, websockets.WebSocketException, TimeoutError) as error:
                broken = error
            closed = broken.rcvd if isinstance(broken, websockets.ConnectionClosed) else None
            if closed and closed.code in close_codes.FINAL:
                return self._give_up(No(closed.reason))
            self._socket = None
            try:
                await _pause(pauses, broken)
            except Complaint as error:
                return self._give_up(error)

    def _give_up(self, error: Complaint) -> None:
        """Tell it to whoever reads the news and to all who wait for answers."""
        self._news.put_nowait(error)
        for _, answered in self._answers.values():
            if not answered.done():
                answered.set_exception(error)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("news", "change"):
            message = self._listener.after(message)
        if message["type"] == "news" and message["number"] >= self.number:
            heard = bool(self.last) and message["number"] == self.number  # as it is told after a break
            self.number, self.last = message["number"], message
            if not heard:
                self._news.put_nowait(message)
        elif message["type"] in ("ack", "no") and message["id"] in self._answers:
            if message.get("reason") == "unavailable":
                asyncio.get_running_loop().call_later(0.5, self._ask_again, message["id"])
                return
            _, answered = self._answers.pop(message["id"])
            if not answered.done():
                answered.set_result(message)

    def _ask_again(self, id: int) -> None:
        if self._socket and id in self._answers:
            self._again = asyncio.ensure_future(self._send(self._answers[id][0]))

    def _address(self) -> str:
        split = urlsplit(self.client.server)
        scheme = "wss" if split.scheme == "https" else "ws"
        query = {"since": str(self.number), "lang": self.client.language, self._listener.hears: "1"}
        if self.seat:
            query["seat"] = self.seat
        return f"{scheme}://{split.netloc}{split.path}/api/tables/{self.code}/live?{urlencode(query)}"

    def _options(self) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {self.client.token}"} if self.client.token else {}
        secure = {"ssl": _certificates()} if self.client.server.startswith("https:") else {}
        return {"additional_headers": headers, "compression": None, "proxy": None, "max_size": None, **secure}


class Listener:
    """Somebody who keeps the last news, and is told what changes."""

    hears = "changes"

    def __init__(self) -> None:
        self.news: dict[str, Any] = {}

    def after(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """The news after a message: it is whole news itself, or tells what changed."""
        if message["type"] == "news":
            self.news = dict(message)
        else:
            view = self._view(message)
            self.news = {**self.news, **message, "type": "news", "view": view}
        return self.news

    def _view(self, message: Mapping[str, Any]) -> dict[str, Any] | None:
        """The view after a change: what is not told is as before."""
        before: dict[str, Any] | None = self.news["view"]
        told: dict[str, Any] | None = message.get("view", before)
        return {**before, **told} if told and before and told is not before else told


class Follower(Listener):
    """Somebody who is told what happens, and finds out by the game how things look then."""

    hears = "events"

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = games.load(game)
        self._events = {kind.__name__: kind for kind in _kinds(Event) if _is_of(kind, self._game.package)}
        self._seen: tuple[Any, Any] = None, None  # the view of the last news, and the same as the game knows it

    def _view(self, message: Mapping[str, Any]) -> dict[str, Any] | None:
        events = [event for line in message["happened"] for event in line.get("events", ())]
        if "view" in message or not events:  # what events do not lead to is told
            return super()._view(message)
        shown, view = self._seen
        if shown is not self.news["view"]:
            view = _read(self.news["view"], self._game.view_type)
        for event in events:
            view = self._game.follow(view, _read(event["facts"], self._events[event["kind"]]))
        shown = msgspec.json.decode(msgspec.json.encode(view, enc_hook=_plain))
        self._seen = shown, view
        return shown  # type: ignore[no-any-return]


def _plain(value: Any) -> int | str:
    """A seat or a word of a game as JSON knows it."""
    return int(value) if isinstance(value, int) else str(value)


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _kinds(one)


def _is_of(kind: type, package: str) -> bool:
    return f"{kind.__module__}.".startswith(f"{package}.")


def _read(told: Any, kind: type) -> Any:
    """Something of a game that was told, as the game knows it."""
    return msgspec.convert(told, kind, dec_hook=lambda kind, value: kind(value))


@cache
def _certificates() -> ssl.SSLContext:
    """Whom to trust; to read it takes longer than most requests."""
    return httpx.create_ssl_context()


def _pauses() -> "itertools.chain[float]":
    """Short while a server may be starting again, then longer, and not for ever."""
    return itertools.chain([0.05, 0.1, *[0.2] * 20], (1.0 for _ in range(int(PATIENCE))))


async def _pause(pauses: "itertools.chain[float]", error: Exception) -> None:
    pause = next(pauses, None)
    if pause is None:
        raise Complaint(f"the server does not answer: {error}") from error
    await asyncio.sleep(pause * random.uniform(0.7, 1.3))
