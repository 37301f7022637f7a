"""A match under way: a game, its options, its secret and the actions so far. Everything else is computed.

    match = Match(games.load("ra"), seats=3)
    while not match.over:
        view = match.view(match.seat)
        match.play(match.seat, random.choice(match.legal))
    print(match.outcome.winners)

Whoever studies a game may set up a position with `arrange`, and choose what chance brings:
`match.play(seat, game.read("draw"), "flood")`.
"""

from collections.abc import Callable, Collection, Iterator
from functools import cache

import numpy as np

from epoca import chance
from epoca.complaint import Complaint
from epoca.game import (
    NOBODY,
    SPECTATOR,
    Box,
    Components,
    Event,
    Game,
    Options,
    Outcome,
    Refused,
    Sheet,
    State,
    Told,
    View,
    heard,
    required,
)


class Match:
    """A match that knows its past: `history[k]` is the state before action k, the last one the present."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options | None = None,
        secret: bytes | None = None,
        components: Components | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.fill_in(options or {})
        if refusal := game.refuse_table(seats, self.options):
            raise Refused(game.name, refusal)
        self.secret = secret = chance.new_secret() if secret is None else secret
        if len(secret) != chance.SECRET_BYTES:
            raise Complaint(f"a secret has {chance.SECRET_BYTES} bytes, not {len(secret)}")
        self.arranged = (
            False  # whether somebody set up a position or chose a draw: then nothing follows from the secret
        )
        self.components = dict(components or {})
        self.box = (
            game.box(self.options, self.components) if components else _printed(game.box, tuple(self.options.items()))
        )
        self.actions: list[int] = []
        self._legal: tuple[int, list[int]] = -1, []
        self._allowed = -1, -1, -1  # the action last found to be allowed: its number, its seat, itself
        self.history: list[State] = [game.deal_new(self.box, seats, chance.stream(secret, 0))]
        self.seat = int(self.state.seat)  # whose decision it is, NOBODY when it is over

    @property
    def state(self) -> State:
        """The present state. It never holds the stream of chance that the next move will draw from."""
        return self.history[-1]

    @property
    def over(self) -> bool:
        """Whether nobody has to decide any more."""
        return self.seat == NOBODY

    @property
    def legal(self) -> list[int]:
        """What the seat to decide may do."""
        if self._legal[0] != len(self.actions):
            self._legal = len(self.actions), self.game.legal_actions(self.box, self.state)
        return self._legal[1]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know now, or everybody."""
        return self.game.view(self.box, self.state, seat)

    @property
    def sheet(self) -> Sheet:
        """The points so far, by scoring, seat and category."""
        return self.game.sheet(self.box, self.state)

    @property
    def outcome(self) -> Outcome:
        """Points and ranks; ValueError before the match is over."""
        return self.game.outcome(self.box, self.state)

    @property
    def drawn(self) -> str:
        """What chance made of the last action, or of the deal, as a match file writes it; empty if it had no part."""
        if not self.actions:
            return self.game.notation.dealt(self.box, self.state)
        return self.game.notation.drawn(self.box, self.history[-2], self.actions[-1], self.state)

    def check(self, seat: int, action: int) -> None:
        """Raise Refused if a seat may not do this now. To play what was just checked is not checked again."""
        asked = len(self.actions), seat, action
        if asked == self._allowed:
            return
        known, legal = self._legal
        if known == len(self.actions) and seat == self.seat and action in legal:
            return
        if refusal := self.game.refusal(self.box, self.state, seat, action):
            raise Refused(self.game.name, refusal)
        self._allowed = asked

    def play(self, seat: int, action: int, *drawn: str) -> None:
        """Play an action for a seat, or raise Refused and change nothing.

        `drawn` chooses what chance brings, one thing after the other; the rest is left to chance.
        """
        self.check(seat, action)
        dice = chance.stream(self.secret, len(self.actions) + 1)
        if drawn:
            state = self._drawing(action, dice, list(drawn))
        else:
            state = self.state.copy()
            state.chance[:] = dice
            self.game.apply(self.box, state, action)
        state.chance[:] = 0
        self.actions.append(action)
        self.history.append(state)
        self.seat = int(state.seat)

    def _drawing(self, action: int, dice: chance.Stream, wanted: list[str]) -> State:
        """The state after an action with chosen outcomes, or a Complaint that names what could come."""
        explicit = required(self.game, self.game.explicit_chance, "explicit chance")
        boxes, states = np.zeros(1, self.box.dtype), np.zeros(1, self.game.state)
        boxes[0], states[0] = self.box, self.state
        states["chance"][0] = dice
        node = explicit.play(boxes, states, action)
        while node:
            outcomes = node.outcomes(self.box, states[0])
            names = [node.write(self.box, states[0], outcome).partition(" ")[2] for outcome, _ in outcomes]
            if wanted and wanted[0] not in names:
                raise Complaint(f"{wanted[0]!r} cannot come now; what can is {', '.join(names)}")
            chosen = names.index(wanted.pop(0)) if wanted else chance.below(dice, len(names))
            node = node.happen(boxes, states, outcomes[chosen][0])
        if wanted:
            raise Complaint(f"chance brings nothing more here, so {wanted[0]!r} cannot come")
        self.arranged = True
        return states[0].copy()

    def arrange(self, state: State) -> None:
        """Go on from any position of the same table, such as a copy of `state` with some fields changed."""
        self.cut(0)
        self.history[0] = state.copy()
        self.history[0].chance[:] = 0
        self.seat = int(self.state.seat)
        self.arranged = True

    def redealt(self, seat: int, ply: int | None = None) -> State:
        """What a bot at this seat is given now, or was after `ply` actions: all it may know, the rest redealt."""
        ply = len(self.actions) if ply is None else ply
        dice = chance.stream(self.secret, ply, purpose=f"redeal {seat}")
        return self.game.redeal(self.box, self.history[ply], seat, dice)

    def since(self, seat: int) -> Iterator[tuple[State, int]]:
        """What others decided since this seat decided last."""
        ply = len(self.actions)
        while ply and self.history[ply - 1].seat != seat:
            ply -= 1
        return self.decided(seat, ply, len(self.actions))

    def decided(self, seat: int, first: int, end: int) -> Iterator[tuple[State, int]]:
        """What others decided from action `first` up to `end`: all the seat may know of each position, and the action.

        Nothing where a choice is for one's own eyes.
        """
        watched = self.game.thinking and self.game.thinking.open_choices
        for ply in range(first, end):
            if watched and self.history[ply].seat != seat:
                yield self.redealt(seat, ply), self.actions[ply]

    def warm_up(self) -> None:
        """Use the rules once before anybody waits for them: it takes time only where they have to be compiled."""
        state = self.redealt(self.seat)
        if self.game.greedy:
            self.game.greedy.choose(self.box, state)
        self.game.apply(self.box, state, self.game.legal_actions(self.box, state)[0])

    def events(self, ply: int, viewer: int) -> list[Event]:
        """What action number `ply`, counted from 0, did, as a viewer may know it."""
        return heard(self.told(ply), viewer)

    def told(self, ply: int) -> Told:
        """The same for all at the table."""
        before, after = self.history[ply], self.history[ply + 1]
        return self.game.tell(self.box, before, self.actions[ply], after)

    def undo_ply(self, seat: int, willing: Collection[int] = ()) -> int | None:
        """Where the log may be cut to take back the seat's last action, or None.

        Never across chance or something revealed, and never across the decision of another seat, except those
        that are `willing` to decide again, as bots are.
        """
        for ply in range(len(self.actions) - 1, -1, -1):
            before, after = self.history[ply], self.history[ply + 1]
            if self.game.reveals(self.box, before, self.actions[ply], after):
                return None
            if before.seat == seat:
                return ply
            if int(before.seat) not in willing:
                return None
        return None

    def cut(self, ply: int) -> None:
        """Go back to the state before action `ply`."""
        self._legal, self._allowed = (-1, []), (-1, -1, -1)
        del self.actions[ply:]
        del self.history[ply + 1 :]
        self.seat = int(self.state.seat)


@cache
def _printed(box: Callable[[Options, Components], Box], options: tuple[tuple[str, str], ...]) -> Box:
    """A box as it is printed: it never changes, and all matches with the same options may share it."""
    return box(dict(options), {})
