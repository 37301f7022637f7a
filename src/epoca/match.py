"""A match under way: a game, its options, its secret and the actions so far. Everything else is computed."""

from collections.abc import Callable, Collection, Iterator
from functools import cache

from epoca import chance
from epoca.game import NOBODY, Box, Components, Event, Game, Options, Refused, State, Told, heard


class Match:
    """A match that knows its past: `history[k]` is the state before action k, the last one the present."""

    def __init__(
        self, game: Game, seats: int, options: Options, secret: bytes, components: Components | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.fill_in(options)
        if refusal := game.refuse_table(seats, self.options):
            raise Refused(game.name, refusal)
        self.secret = secret
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

    def check(self, seat: int, action: int) -> None:
        """Raise Refused if a seat may not do this now. To play what was just checked is not checked again."""
        asked = len(self.actions), seat, action
        if asked == self._allowed:
            return
        if refusal := self.game.refusal(self.box, self.state, seat, action):
            raise Refused(self.game.name, refusal)
        self._allowed = asked

    def play(self, seat: int, action: int) -> None:
        """Play an action for a seat, or raise Refused and change nothing."""
        self.check(seat, action)
        state = self.state.copy()
        state.chance[:] = chance.stream(self.secret, len(self.actions) + 1)
        self.game.apply(self.box, state, action)
        state.chance[:] = 0
        self.actions.append(action)
        self.history.append(state)
        self.seat = int(state.seat)

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
        """Compile the rules before anybody waits for them; from the cache it takes no time."""
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
