"""A coach among bots: what each move would cost before it is played, and what a decision was worth afterwards.

It knows what the seat knows that it speaks to, and is silent as soon as a second person plays.
"""

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from epoca.bots.explain import Advice, why
from epoca.game import Game
from epoca.review import Verdict, Weighed
from epoca.server.hints import Asked, asked, coached
from epoca.server.routes import Code, address_of, language_of, problems
from epoca.server.table import TableRefused
from epoca.texts import Texts

PlyPath = Annotated[int, Parameter(ge=0, le=100_000, description="The number of a move, counted from 0.")]


class Costly(msgspec.Struct, frozen=True):
    """A move, the chance to win it leaves, and what it gives up against the best one."""

    move: str
    chance: float
    cost: float
    error: float
    verdict: str  # none within the uncertainty of the search


class Coached(msgspec.Struct, frozen=True):
    """All moves of somebody's turn, the best first."""

    ply: int
    moves: list[Costly]


class Remark(msgspec.Struct, frozen=True):
    """What is to be said of a decision that was made."""

    ply: int
    seat: int
    played: Costly
    best: Costly
    why: str  # a sentence, with moves between marks


@get(
    "/api/tables/{code:str}/coach",
    tags=["api"],
    summary="What each of one's moves would cost",
    responses={200: ResponseSpec(Coached, generate_examples=False), **problems(400, 404)},
)
async def costs(request: "Request[Any, Any, Any]", code: Code) -> Coached:
    """On one's turn, if all others are bots."""
    question = await asked(request, code, None, what="coach")
    weighed = await _weighed(request, question, question.seat, ())
    return Coached(question.ply, [_costly(one, question.match.game, question.seat) for one in weighed])


@get(
    "/api/tables/{code:str}/coach/{ply:int}",
    tags=["api"],
    summary="What a decision was worth",
    responses={200: ResponseSpec(Remark, generate_examples=False), **problems(400, 404)},
)
async def remark(request: "Request[Any, Any, Any]", code: Code, ply: PlyPath) -> Remark:
    """Of one's own decision, or of a bot's if everybody saw what it could choose from; as one's own seat sees it."""
    question = await coached(request, code, ply)
    match, game = question.match, question.match.game
    seat, played = int(match.history[ply].seat), match.actions[ply]
    open_choices = game.thinking and game.thinking.open_choices
    if (seat != question.seat and not open_choices) or len(game.legal_actions(match.box, match.history[ply])) == 1:
        raise TableRefused("server-coach-silent")
    weighed = await _weighed(request, question, seat, (played,))
    best, own = weighed[0], next(one for one in weighed if one.prospect.action == played)
    reason = ""
    if own.verdict is not Verdict.NONE:
        at_start = game.sheet(match.box, match.history[ply]).at_start
        texts = Texts(language_of(request), game.name, match.options, question.names)
        reason = why(Advice(game, seat, at_start, (best.prospect, own.prospect)), texts, mark="`")
    return Remark(ply, seat, _costly(own, game, seat), _costly(best, game, seat), reason)


async def _weighed(
    request: "Request[Any, Any, Any]", question: Asked, decides: int, actions: tuple[int, ...]
) -> list[Weighed]:
    """Moves of whoever decides, weighed by what the seat knows that asks."""
    if not request.app.state.coaching.take(address_of(request)):
        raise TableRefused("server-many-hints", 429)
    match, ply, seat = question.match, question.ply, question.seat
    news = [(before.tobytes(), action) for before, action in match.decided(seat, 0, ply) if before.seat != decides]
    state = match.redealt(seat, ply).tobytes()
    found: list[Weighed] = await request.app.state.reviews.weigh(match.game.name, match.options, state, news, actions)
    return found


def _costly(weighed: Weighed, game: Game, seat: int) -> Costly:
    chance, cost, error = (round(each, 4) for each in (weighed.prospect.chances[seat], weighed.cost, weighed.error))
    return Costly(game.write(weighed.prospect.action), chance, cost, error, weighed.verdict)


HANDLERS = [costs, remark]
