"""Positions on a real server: somebody plays with bots until what a scene needs lies on the table."""

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import APIRequestContext

from epoca import chance, games
from epoca.review.puzzles import Puzzle, puzzles_of
from epoca.server.entries import AnyEntry, Moved, Sat, Started, StoodIn
from epoca.server.entries import encode as written
from epoca.server.store.database import connect
from epoca.server.store.schema import log, ratings, results, reviewed, tables, training
from epoca.server.store.studies import DAY, KeptAnswer, KeptSlip

News = dict[str, Any]
MOST_MOVES = 400
ONE_CLICK = "draw|ra|pass|.*(keep|sell).*"  # moves that need not be confirmed


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


def hoard_table(request: APIRequestContext, seats: int = 3) -> str:
    """A table of Ra late in the last epoch, where others left me all they could: a tray as full as it gets."""
    request.post("/api/people", data={"name": "Nefer"})
    wish = {"game": "ra", "seats": ["me", *["open"] * (seats - 1)]}
    answer = request.post("/api/tables", data=wish)
    code, home = str(answer.json()["code"]), answer.url.partition("/api")[0]
    others = []
    for seat, name in enumerate(("Ana", "Piotr", "Giulia", "Chloé")[: seats - 1], 1):
        told = msgspec.json.encode({"name": name})
        asked = Request(f"{home}/api/people", told, {"content-type": "application/json"})
        headers = {"authorization": f"Bearer {json.load(urlopen(asked))['token']}"}
        request.post(f"/api/tables/{code}/requests", data={"do": "sit", "seat": seat}, headers=headers)
        others.append(headers)
    for _ in range(MOST_MOVES):
        news: News = request.get(f"/api/tables/{code}/news?lang=en").json()
        if news["state"] == "over":
            break
        mine = news["to_move"] == news["viewer"]
        if not mine:
            headers = others[news["to_move"] - 1]
            news = request.get(f"/api/tables/{code}/news?lang=en", headers=headers).json()
        view, moves = news["view"], news["moves"]
        lot = sum(kind is not None for kind in view["track"])
        bids = sorted((move for move in moves if move.startswith("bid")), key=lambda move: int(move.split()[1]))
        if mine and bids and lot >= 6 and view["epoch"] == 3 and len(view["players"][0]["suns_up"]) == 1:
            return code
        if bids:
            wanted = mine and (lot >= 7 or view["ra_drawn"] + 3 > view["last_ra"])
            choice = bids[0] if wanted or "pass" not in moves else "pass"
        else:
            choice = next((move for move in ("draw", "ra") if move in moves), moves[0])
        sent = {"do": "move", "ply": news["ply"], "move": choice}
        request.post(f"/api/tables/{code}/requests", data=sent, headers=None if mine else headers)
    raise AssertionError("the match ended before the tray was full")


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
    """A position for two where most is at stake: its number, the best move and the worst, which take one click each."""
    rules, found = games.load(game), []
    for number, one in enumerate(puzzles_of(rules)):
        moves = [rules.write(answer.action) for answer in one.answers]
        if one.seats == 2 and all(re.fullmatch(ONE_CLICK, move) for move in (moves[0], moves[-1])):
            found.append((one.answers[0].chance - one.answers[-1].chance, (number, moves[0], moves[-1])))
    return max(found)[1]


def given_up_table(request: APIRequestContext, moves: int = 8) -> str:
    """A table of Ra for two that ended early, because one resigned: there is little to review."""
    code = open_with_bots(request, "ra", 2, "greedy")
    play_until(request, code, lambda news: bool(news["ply"] >= moves), collector)
    request.post(f"/api/tables/{code}/requests", data={"do": "resign"})
    return code


# ---------------------------------------------------------------------------------------------- a profile

PAST = 1_790_000_000.0  # when the first of those matches ended
SLIPS = {
    "ra": [("bid-pass", "gods", 3), ("bid-pass", "gods", 3), ("draw-ra", "gold", 1), ("pass-bid", "suns", 2)],
    "hadara": [
        ("board-sell-keep", "coins", 2),
        ("no-annex", "cards", 2),
        ("take", "cards", 1),
        ("no-seal", "coins", 3),
    ],
}


def known_player(request: APIRequestContext, database: str, name: str = "Nefer of the river") -> list[str]:
    """Somebody with a kept name and a past: matches that were reviewed, and positions that are due; their tables."""
    told = request.post("/api/people", data={"name": name, "passphrase": "fixed for ever"}).json()
    engine, codes = connect(database), []
    with engine.begin() as connection:
        for game in games.OURS:
            found = [puzzle for puzzle in puzzles_of(games.load(game)) if puzzle.seats == 2][:6]
            for number, puzzle in enumerate(found):
                code, ended = f"{told['id'][:8]}{game[0]}{number}", PAST + (3 * number + len(game)) * DAY
                codes.append(code)
                entries = _given_up(puzzle, told["id"], name)
                seat = puzzle.set_up().seat
                connection.execute(tables.insert().values(_table(puzzle, code, told["id"], len(entries))))
                rows = [
                    {"code": code, "number": k, "at": ended, "body": written(one).decode()}
                    for k, one in enumerate(entries)
                ]
                connection.execute(log.insert(), rows)
                for who in (0, 1):
                    own = (
                        {"person": told["id"], "name": name}
                        if who == seat
                        else {"person": "bot:greedy", "name": "greedy"}
                    )
                    end = {"rank": 1 + (who == seat), "points": 20 + number, "ended": ended, "game": game}
                    rating = 900.0 + 37 * number - 60 * (number % 2) if who == seat else None
                    connection.execute(results.insert().values(code=code, seat=who, **own, **end, rating=rating))
                slips = [
                    KeptSlip(4 + k, "mistake", 0.09, kind, line, line, "", epoch)
                    for k, (kind, line, epoch) in enumerate(SLIPS[game])
                ]
                judged = {
                    "accuracy": 0.62 + 0.05 * number,
                    "decisions": 30,
                    "slips": msgspec.json.encode(slips).decode(),
                }
                connection.execute(reviewed.insert().values(code=code, seat=seat, person=told["id"], **judged))
                answers = msgspec.json.encode([KeptAnswer(one.action, one.chance, one.lines) for one in puzzle.answers])
                due = {"step": 0, "due": PAST + number, "answers": answers.decode()}
                connection.execute(
                    training.insert().values(person=told["id"], code=code, ply=len(puzzle.actions), **due)
                )
            connection.execute(ratings.insert().values(person=told["id"], game=game, mu=25.0, sigma=8.0, matches=6))
    engine.dispose()
    return codes


def _given_up(puzzle: Puzzle, person: str, name: str) -> list[AnyEntry]:
    """The log of a match between a person and a bot that ended with a puzzle, because the person resigned."""
    match = puzzle.set_up()
    own = match.seat
    sat: list[AnyEntry] = [Sat(k, name, person) if k == own else Sat(k, "greedy", bot="greedy") for k in range(2)]
    moved = [
        Moved(
            int(match.history[ply].seat), match.game.write(action), "hand" if match.history[ply].seat == own else "bot"
        )
        for ply, action in enumerate(match.actions)
    ]
    return [*sat, Started(), *moved, StoodIn(own, "greedy", "resigned")]


def _table(puzzle: Puzzle, code: str, person: str, length: int) -> dict[str, Any]:
    options = games.load(puzzle.game).fill_in(dict(puzzle.options))
    setting = {"code": code, "game": puzzle.game, "options": msgspec.json.encode(options).decode(), "seats": 2}
    setting |= {"public": False, "clock": "{}", "secret": chance.secret_from_seed(puzzle.seed).hex(), "host": person}
    return setting | {"opened": PAST, "length": length, "state": "over", "holder": "", "lease": 0.0}
