"""What only the page needs: its files, and finished matches to look at move by move."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, Parameter

from epoca import chance, games, record
from epoca.game import SPECTATOR, Milestone
from epoca.match import Match
from epoca.record import Player
from epoca.server import lessons, messages
from epoca.server.packing import FOR_EVER, packed_file, sent
from epoca.server.routes import MOST_BYTES, Code, finished, language_of, match_file, problems, seat_in, table_of
from epoca.server.table import TableRefused
from epoca.server.telling import told
from epoca.texts import LANGUAGES, Texts, rules_of, texts_of

PAGE = Path(__file__).parent / "page"

DECIDING = -2  # looks from wherever the decision lies
Viewer = Annotated[
    int,
    Parameter(ge=DECIDING, le=9, description="The seat to look from; -1 for a spectator, -2 for whoever decides."),
]


class Step(msgspec.Struct, frozen=True):
    """A move of a match and what it led to; the first step is the deal."""

    move: str
    seat: int
    events: list[Any]
    view: Any
    sheet: Any  # points by scoring, seat and category
    why: list[list[str]]  # where those of the last scoring come from, by seat and category
    outlook: Any = None  # what the rules count of what could come next


class Replay(msgspec.Struct, frozen=True):
    """A whole match, checked against its secret, as a viewer may see it."""

    game: str
    options: dict[str, str]
    players: list[str]
    commitment: str
    secret: str
    steps: list[Step]
    milestones: list[int]  # how many moves had been played when an epoch ended
    points: list[int]
    over: bool
    ranks: list[int]  # empty as long as the match is not over
    categories: list[str]  # of the score sheet
    bots: list[str]  # the kind of bot at each seat; empty for people


def replay(match: Match, players: list[Player], viewer: int, language: str, reader: int = SPECTATOR) -> bytes:
    """All there is to see of a match; the reader may have played it."""
    texts = Texts.at(language, match.game.name, match.options, [(player.name, player.kind) for player in players])
    game, box = match.game, match.box
    steps = [_step(match, texts, 0, viewer, "", -1, [])]
    milestones = []
    for ply, action in enumerate(match.actions):
        seat = int(match.history[ply].seat)
        events = match.events(ply, seat if viewer == DECIDING else viewer)
        if any(isinstance(event, Milestone) for event in events):
            milestones.append(ply + 1)
        heard = [told(event, texts, reader) for event in events]
        steps.append(_step(match, texts, ply + 1, viewer, game.write(action), seat, heard))
    points = [int(game.score(box, match.state, seat)) for seat in range(match.seats)]
    return messages.encode(
        Replay(
            game.name,
            match.options,
            list(texts.names),
            chance.commitment(match.secret),
            match.secret.hex(),
            steps,
            milestones,
            points,
            match.over,
            list(game.outcome(box, match.state).ranks) if match.over else [],
            list(game.sheet(box, match.state).categories),
            ["" if player.kind == record.PERSON else player.kind for player in players],
        )
    )


def _step(match: Match, texts: Texts, ply: int, viewer: int, move: str, seat: int, events: list[Any]) -> Step:
    game, state = match.game, match.history[ply]
    viewer = int(state.seat) if viewer == DECIDING else viewer
    view, sheet = game.view(match.box, state, viewer), game.shown_sheet(match.box, state, viewer).scorings
    return Step(move, seat, events, view, sheet, texts.why(game.reasons(view)), game.outlook(match.box, state, viewer))


@post(
    "/api/replays",
    tags=["api"],
    summary="Check a match file and look at it",
    request_max_body_size=MOST_BYTES,
    responses={200: ResponseSpec(Replay, generate_examples=False), **problems(400, 413)},
)
async def replay_file(request: "Request[Any, Any, Any]", viewer: Viewer = SPECTATOR) -> Response[bytes]:
    """The match in a file, if it follows from its secret and the rules; otherwise the line that does not."""
    _, match, players = await match_file(request)

    def work() -> bytes:
        return replay(match, players, min(viewer, match.seats - 1), language_of(request))

    return Response(await asyncio.to_thread(work), media_type=MediaType.JSON, status_code=200)


@get(
    "/api/tables/{code:str}/replay",
    tags=["api"],
    summary="A finished match, move by move",
    responses={200: ResponseSpec(Replay, generate_examples=False), **problems(400, 404, 409)},
)
async def replay_table(request: "Request[Any, Any, Any]", code: Code, viewer: Viewer = SPECTATOR) -> Response[bytes]:
    """The match of a table that is over."""
    live = await table_of(request, code)
    match, players, reader = finished(live.table), live.table.players(), seat_in(live, request)
    seat, language = min(viewer, match.seats - 1), language_of(request)
    body = await asyncio.to_thread(lambda: replay(match, players, seat, language, reader))
    return Response(body, media_type=MediaType.JSON)


class Lesson(msgspec.Struct, frozen=True):
    """A first match with somebody who explains."""

    game: str
    options: dict[str, str]
    names: list[str]
    chapters: list[lessons.Chapter]


@get(
    "/api/lessons/{game:str}",
    tags=["api"],
    summary="A first match, step by step",
    responses={200: ResponseSpec(Lesson, generate_examples=False), **problems(400, 404)},
)
async def lesson(
    request: "Request[Any, Any, Any]",
    game: FromPath[str],
    you: Annotated[str, Parameter(min_length=1, max_length=40)] = "You",
) -> Response[bytes]:
    """The steps of a game's lesson; `you` is what the pupil is called."""
    if game not in games.names() or not games.load(game).lesson:
        raise TableRefused("server-no-lesson", 404, game=game)
    found = lessons.lesson_of(game)
    language = language_of(request)
    chapters = await asyncio.to_thread(lambda: lessons.shown(game, language, you))
    body = messages.encode(Lesson(game, dict(found.options), [name or you for name in found.names], chapters))
    return Response(body, media_type=MediaType.JSON)


GamePath = Annotated[str, Parameter(max_length=40, description="The name of a game.")]
LanguagePath = Annotated[str, Parameter(max_length=5, description="The code of a language.")]
A_WHILE = {"cache-control": "max-age=600"}  # texts change with the game's package


@get(
    "/api/games/{game:str}/texts/{language:str}",
    tags=["api"],
    summary="A game's texts, in Fluent's format",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
    sync_to_thread=False,
)
def game_texts(game: GamePath, language: LanguagePath) -> Response[str]:
    """What the game calls things; in English where it does not know the language."""
    return _text(texts_of, game, language)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    tags=["api"],
    summary="A game's numbered rules, as Markdown",
    media_type=MediaType.TEXT,
    responses=problems(400, 404),
    sync_to_thread=False,
)
def game_rules(game: GamePath, language: LanguagePath) -> Response[str]:
    """The rules that the game's package brings; in English where they are not in the language."""
    return _text(rules_of, game, language)


def _text(read: Callable[[str, str], str], game: str, language: str) -> Response[str]:
    if game not in games.names() or language not in LANGUAGES:
        raise TableRefused("server-no-game", 404, game=game)
    return Response(read(game, language), media_type=MediaType.TEXT, headers=A_WHILE)


@get(
    [
        *("/", "/replay", "/review", "/matches", "/lobby", "/learn", "/rules", "/puzzle", "/profile", "/train"),
        *("/table/{rest:path}", "/replay/{rest:path}", "/review/{rest:path}"),
        *(
            "/learn/{rest:path}",
            "/rules/{rest:path}",
            "/puzzle/{rest:path}",
            "/position/{rest:path}",
            "/player/{rest:path}",
        ),
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: "Request[Any, Any, Any]") -> Response[bytes]:
    """The page: the same for every address of its own."""
    return _page(request, 200)


def _page(request: "Request[Any, Any, Any]", status: int) -> Response[bytes]:
    """The page, whose files are named from where it is: a proxy may have put everything below a path of its own."""
    up = b"../" * (request.scope["raw_path"].count(b"/") - 1) or b"./"
    body = (PAGE / "index.html").read_bytes().replace(b'="./', b'="' + up)
    return Response(body, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


# What lies beside the page under a name that stays: an installed page and a page without a network need it.
BESIDE = {
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    "offline.html": "text/html",
    "offline.css": "text/css",
}


def nowhere(request: "Request[Any, Any, Any]") -> Response[bytes] | None:
    """The page, for a browser at an address that leads nowhere: it says so itself."""
    if (
        request.method != "GET"
        or request.url.path.startswith("/api/")
        or "text/html" not in request.headers.get("accept", "")
    ):
        return None
    return _page(request, 404)


ASSETS = {path.name: path for path in (PAGE / "assets").glob("*")}
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """A file with a hash in its name, which never changes."""
    if name not in ASSETS:
        raise NotFoundException
    return sent(packed_file(ASSETS[name]), KINDS[ASSETS[name].suffix], FOR_EVER)


def files() -> list[Any]:
    """The page and its files."""

    @get([f"/{name}" for name in BESIDE], include_in_schema=False, sync_to_thread=False)
    def file(request: "Request[Any, Any, Any]") -> Response[bytes]:
        """A file beside the page."""
        name = request.url.path.lstrip("/")
        headers = {"cache-control": "no-cache"}
        return Response((PAGE / name).read_bytes(), media_type=BESIDE[name], headers=headers)

    return [page, file, asset, game_texts, game_rules, lesson, replay_file, replay_table]
