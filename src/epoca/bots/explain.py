"""What a bot thinks of a position, for people: its best moves, what it expects of them, and why the first one."""

from collections.abc import Iterable
from dataclasses import dataclass

from babel.numbers import format_decimal

from epoca.bots.network import needs_of
from epoca.bots.thinkers import Effort, Prospect, Thinker
from epoca.game import Box, Game, Seat, State
from epoca.texts import Texts

EFFORT = Effort(seconds=0.5)
MOVES = 5  # to be told
WORTH_TELLING = 0.25  # points


@dataclass(frozen=True)
class Advice:
    """The best moves for a seat, the very best first; points include what everybody starts with."""

    game: Game
    seat: int
    at_start: int
    prospects: tuple[Prospect, ...]

    def points(self, prospect: Prospect, seat: int) -> float:
        """What a seat is expected to have at the end."""
        return self.at_start + prospect.points(seat)


def advise(game: Game, box: Box, state: State, news: Iterable[tuple[State, int]], effort: Effort = EFFORT) -> Advice:
    """What the full strength thinks of a position, a redeal for the seat that asks, and after what others decided."""
    thinker = Thinker(effort)
    thinker.watch(game, box, news)
    prospects = thinker.prospects(game, box, state)
    return Advice(game, int(state.seat), game.sheet(box, state).at_start, tuple(prospects[:MOVES]))


def why(advice: Advice, texts: Texts, mark: str = "") -> str:
    """A sentence on what the best move brings that the second best does not, by lines of the score sheet.

    Moves are in notation, between marks for those who have other words for them.
    """
    best, *others = advice.prospects
    move = f"{mark}{advice.game.write(best.action)}{mark}"
    if not others:
        return texts.say("advice-only", move=move)
    other = f"{mark}{advice.game.write(others[0].action)}{mark}"
    gains = [
        (ours - theirs, category)
        for ours, theirs, category in zip(
            best.lines[advice.seat], others[0].lines[advice.seat], needs_of(advice.game).categories, strict=True
        )
    ]
    told = sorted((gain for gain in gains if abs(gain[0]) >= WORTH_TELLING), key=lambda gain: -abs(gain[0]))[:3]
    if told:
        told.sort(reverse=True)
        changes = ", ".join(f"{texts.word('category', category)} {signed(gain, texts)}" for gain, category in told)
        return texts.say("advice-own", move=move, other=other, changes=changes)
    losses = [
        (others[0].points(seat) - best.points(seat), seat) for seat in range(len(best.lines)) if seat != advice.seat
    ]
    loss, rival = max(losses, default=(0.0, 0))  # nothing may be known of the others
    if loss >= WORTH_TELLING:
        return texts.say("advice-rival", move=move, other=other, name=Seat(rival), points=decimal(loss, texts))
    return texts.say("advice-equal", move=move, other=other)


def signed(points: float, texts: Texts) -> str:
    """Points with their sign, as the reader's language writes numbers."""
    return str(format_decimal(points, "+0.0;-0.0", texts.language))


def decimal(points: float, texts: Texts) -> str:
    """Points as the reader's language writes numbers."""
    return str(format_decimal(points, "0.0", texts.language))
