"""Positions on a real server: somebody plays with bots until what a scene needs lies on the table."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIRequestContext

from epoca import games
from epoca.review.puzzles import puzzles_of

News = dict[str, Any]
MOST_MOVES = 400


def open_with_bots(request: APIRequestContext, game: str, seats: int, bot: str, **options: str) -> str:
    """A table for oneself and bots; its code."""
    request.post("/api/people", data={"name": "Nefer"})
    wish = {"game": game, "seats": ["me", *[bot] * (seats - 1)], "options": options}
    return str(request.post("/api/tables", data=wish).json()["code"])


def news_of(request: APIRequestContext, code: str) -> News:
    """The table when it is one's turn, or the match is over."""
    while True:
        news: News = request.get(f"/api/tables/{code}/news?lang=en").json()
        if news["state"] == "over" or news.get("to_move") == news["viewer"]:
            return news
        time.sleep(0.02)


def play_until(
    request: APIRequestContext, code: str, wanted: Callable[[News], bool], choose: Callable[[News], str]
) -> News | None:
    """Play until something is wanted no more; None if the match ends before."""
    for _ in range(MOST_MOVES):
        news = news_of(request, code)
        if news["state"] == "over":
            return None
        if wanted(news):
            return news
        request.post(f"/api/tables/{code}/requests", data={"do": "move", "ply": news["ply"], "move": choose(news)})
    return None


# ---------------------------------------------------------------------------------------------------- Ra


def collector(news: News) -> str:
    """Draws, invokes Ra for a good lot, and bids the lowest sun that leads."""
    moves = news["moves"]
    lot = [kind for kind in news["view"]["track"] if kind]
    bids = sorted((move for move in moves if move.startswith("bid")), key=lambda move: int(move.split()[1]))
    if bids:
        return bids[0] if len(lot) >= 3 or "pass" not in moves else "pass"
    if "draw" in moves:
        return "ra" if len(lot) >= 6 and "ra" in moves else "draw"
    return moves[0]


RA: dict[str, Callable[[News], bool]] = {
    "turn": lambda news: "draw" in news["moves"] and sum(kind is not None for kind in news["view"]["track"]) >= 4,
    "bid": lambda news: (
        any(move.startswith("bid") for move in news["moves"])
        and sum(kind is not None for kind in news["view"]["track"]) >= 4
    ),
    "god": lambda news: "draw" in news["moves"] and any(move.startswith("god") for move in news["moves"]),
    "lose": lambda news: any(move.startswith("lose") for move in news["moves"]),
    "nightfall": lambda news: news["view"]["epoch"] < 3 and news["view"]["ra_drawn"] == news["view"]["last_ra"] - 1,
    "last-night": lambda news: news["view"]["epoch"] == 3 and news["view"]["ra_drawn"] == news["view"]["last_ra"] - 1,
    "third": lambda news: news["view"]["epoch"] == 3,
    "last-epoch": lambda news: news["view"]["epoch"] == 3 and "draw" in news["moves"] and news["view"]["ra_drawn"] >= 3,
    "dusk": lambda news: news["view"]["epoch"] == 2 and news["view"]["ra_drawn"] >= news["view"]["last_ra"] - 2,
}


def ra_table(request: APIRequestContext, scene: str, seats: int = 3, bot: str = "scribe", **options: str) -> str:
    """A table of Ra at which a scene is just coming."""
    for _ in range(30):
        code = open_with_bots(request, "ra", seats, bot, **options)
        if play_until(request, code, RA[scene], collector):
            return code
    raise AssertionError(f"no match came to {scene}")


# ------------------------------------------------------------------------------------------------ Hadara


def builder(news: News) -> str:
    """Builds all it can, keeps cards rather than sells them, and takes no green ones, so that it will hunger."""
    moves = [move for move in news["moves"] if not move.startswith("no ")] or news["moves"]
    kept = [move for move in moves if " keep" in move]
    for i, card in enumerate(news["view"]["hand"], 1):
        wanted = [move for move in kept if move.endswith(f"keep {i}")]
        if wanted and card["ability"] == "place_bonus":
            return wanted[0]
    return next((move for move in kept if "green" not in move), (kept or moves)[-1])


def asked_for(phase: str, epoch: int = 1) -> Callable[[News], bool]:
    """Whether somebody is asked for a decision, from an epoch on."""
    return lambda news: bool(news["view"]["phase"] == phase and news["view"]["epoch"] >= epoch)


HADARA: dict[str, Callable[[News], bool]] = {
    **{phase: asked_for(phase) for phase in ("side", "wheel", "region", "bust", "hunger", "seals", "place")},
    "draft": asked_for("draft", 2),
    "take": asked_for("take", 3),
    "last-card": lambda news: asked_for("take", 3)(news) and sum(news["view"]["outer"]) <= len(news["view"]["players"]),
}


def hadara_table(request: APIRequestContext, scene: str, seats: int = 3, bot: str = "settler", **options: str) -> str:
    """A table of Hadara at which a scene is just coming."""
    if scene == "side":
        options["start"] = "choice"
    for _ in range(60):
        code = open_with_bots(request, "hadara", seats, bot, **options)
        if play_until(request, code, HADARA[scene], builder):
            return code
    raise AssertionError(f"no match came to {scene}")


# --------------------------------------------------------------------------------------------- all of it


def finished_table(request: APIRequestContext, game: str, seats: int = 3, bot: str = "greedy") -> str:
    """A table whose match is over."""
    code = open_with_bots(request, game, seats, bot)
    play_until(request, code, lambda news: False, collector if game == "ra" else builder)
    return code


def clearest_puzzle(game: str) -> tuple[int, str, str]:
    """A position for two that takes one click, and where most is at stake: its number, the best move and the worst."""
    rules, found = games.load(game), []
    for number, one in enumerate(puzzles_of(rules)):
        moves = [rules.write(answer.action) for answer in one.answers]
        if one.seats == 2 and all(move.split()[0] in ("draw", "ra", "pass", "bid", "take") for move in moves):
            found.append((one.answers[0].chance - one.answers[-1].chance, (number, moves[0], moves[-1])))
    return max(found)[1]


def given_up_table(request: APIRequestContext, moves: int = 8) -> str:
    """A table of Ra for two that ended early, because one resigned: there is little to review."""
    code = open_with_bots(request, "ra", 2, "greedy")
    play_until(request, code, lambda news: bool(news["ply"] >= moves), collector)
    request.post(f"/api/tables/{code}/requests", data={"do": "resign"})
    return code
