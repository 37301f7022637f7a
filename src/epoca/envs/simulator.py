"""One match, or thousands at once, stepped in compiled code over arrays that the caller can keep.

Nothing is built that nobody asks for: a step writes masks and seats; observations are written when they are wanted,
into memory of the caller's.
"""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from epoca import chance, games
from epoca.capabilities import Observation
from epoca.compiled import at_hand, fast, zeros
from epoca.complaint import Complaint
from epoca.game import Components, Refused, View, required
from epoca.games import loops
from epoca.games.loops import REWARDS, specialised

SEEN, WORTH, CHOICE = np.dtype(np.int16), np.dtype(np.float32), np.dtype(np.int64)  # the numbers of the caller's arrays


class Misfit(Complaint, ValueError):
    """An array that compiled code cannot use."""


class Setup:
    """What the simulators share: a game, its options, and a box for a number of seats.

    All of them can be pickled and copied; what is compiled is found again then.
    """

    arrays: ClassVar[tuple[str, ...]] = ("boxes",)  # at hand of compiled code
    kept: ClassVar[tuple[str, ...]] = ("game", "seats", "options", "reward_kind", "box", *arrays)

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Components | None = None,
        reward: str = "win",
    ) -> None:
        if reward not in REWARDS:
            raise Complaint(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.game = games.load(game)
        self.seats = seats
        self.options = self.game.fill_in(options or {})
        if refusal := self.game.refuse_table(seats, self.options):
            raise Refused(game, refusal)
        self.reward_kind = REWARDS.index(reward)
        self.box = self.game.box(self.options, components or {})
        self.boxes = at_hand(np.array([self.box], self.box.dtype))

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        for name in self.arrays:
            setattr(self, name, at_hand(getattr(self, name)))

    @property
    def observation(self) -> Observation:
        """How a seat sees this game as numbers."""
        return required(self.game, self.game.observation, "observation")

    def compiled(self, loop: Any) -> Any:
        """A loop compiled for this game."""
        return fast(specialised(self.game, loop))


class Simulator(Setup):
    """One match: `step` plays an action and says whose decision is next; `mask` says what may be done."""

    arrays = (*Setup.arrays, "states", "mask")
    kept = (*Setup.kept, "states", "mask", "seat")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.states = zeros(1, self.game.state)
        self.mask = zeros(self.game.actions, np.uint8)
        self.seat = 0
        self._compile()

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self._compile()

    def _compile(self) -> None:
        self._shape = (self.observation.size if self.game.observation else 0,)
        self._seen = zeros(self._shape, SEEN)
        self._step = self.compiled(loops.step)
        self._look = self.compiled(loops.look)
        self._watch = self.compiled(loops.watch)
        self._deal = self.compiled(loops.deal_many)
        self._reward = self.compiled(loops.reward_one)
        self._play_until = self.compiled(loops.play_until)

    def reset(self, seed: int | str) -> int:
        """Deal a new match; the same seed deals the same one."""
        self.states[0].chance[:] = chance.stream(chance.secret_from_seed(str(seed)), 0, "simulator")
        self._deal(self.boxes, self.states, self.seats, 0, 1)
        self.seat = self._look(self.boxes, self.states, self.mask)
        return self.seat

    def step(self, action: int) -> int:
        """Play a legal action; the seat that decides next, -1 when the match is over."""
        self.seat = seat = self._step(self.boxes, self.states, action, self.mask)
        return seat  # type: ignore[no-any-return]

    def play_until(self, seat: int, action: int = -1) -> int:
        """Play an action, if any, then random ones for all other seats until `seat` decides or the match ends."""
        self.seat = now = self._play_until(self.boxes, self.states, action, seat, self.mask)
        return now  # type: ignore[no-any-return]

    def observe(self, seat: int, out: NDArray[np.int16]) -> None:
        """Write what a seat may know into `out`."""
        if out.dtype != SEEN or out.shape != self._shape:
            raise misfit("observations", out, self._shape, SEEN)
        self._watch(self.boxes, self.states, seat, out)

    def seen(self, seat: int) -> NDArray[np.int16]:
        """The same in an array of its own."""
        self._watch(self.boxes, self.states, seat, self._seen)
        return self._seen.copy()

    def rewards(self, out: NDArray[np.float32]) -> None:
        """Write what the finished match is worth to each seat into `out`."""
        if out.dtype != WORTH or out.shape != (self.seats,):
            raise misfit("rewards", out, (self.seats,), WORTH)
        self._reward(self.boxes, self.states, self.reward_kind, out)

    def ranks(self) -> tuple[int, ...]:
        """The ranks of the finished match, from 1."""
        worth = np.zeros(self.seats, WORTH)
        self._reward(self.boxes, self.states, REWARDS.index("rank"), worth)
        return tuple(1 + round((1 - each) * (self.seats - 1) / 2) for each in worth.tolist())

    def view(self, seat: int) -> View:
        """What a seat may know, as a readable dataclass."""
        return self.game.view(self.box, self.states[0], seat)


class Vector(Setup):
    """Thousands of matches stepped in one call. All arrays are written in place, row i for match i.

    mask       what the seat that decides may do
    choices    how many actions that are
    seat       whose decision it is
    reward     what a match that just ended was worth to each seat; 0 where none has
    done       1 where a match just ended; a new one has been dealt in its place
    """

    arrays = (*Setup.arrays, "states", "mask", "choices", "seat", "reward", "done")
    kept = (*Setup.kept, "matches", "threads", *arrays)

    def __init__(self, matches: int, *args: Any, threads: int = 1, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.matches = matches
        self.threads = threads
        self.states = zeros(matches, self.game.state)
        self.mask = zeros((matches, self.game.actions), np.uint8)
        self.choices = zeros(matches, np.int64)
        self.seat = zeros(matches, np.int8)
        self.reward = zeros((matches, self.seats), np.float32)
        self.done = zeros(matches, np.uint8)
        self._share_out()

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self._share_out()

    def _share_out(self) -> None:
        """Give each thread its part of the matches."""
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        bounds = np.linspace(0, self.matches, self.threads + 1).astype(int)
        self.parts = [(int(a), int(b - a)) for a, b in pairwise(bounds) if b > a]

    def reset(self, seed: int | str) -> None:
        """Deal all matches anew; the same seed deals the same ones."""
        self.states["chance"] = streams(str(seed), self.matches)
        self._run(loops.deal_many, self.boxes, self.states, self.seats)
        self._run(loops.look_many, self.boxes, self.states, self.mask, self.choices, self.seat)
        self.done[:] = 0
        self.reward[:] = 0

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play one legal action in each match."""
        self._check("actions", actions, (self.matches,), CHOICE)
        self.reward.fill(0)
        arrays = (actions, self.mask, self.choices, self.seat, self.reward, self.done)
        self._run(loops.step_many, self.boxes, self.states, *arrays, self.reward_kind)

    def observe(self, out: NDArray[np.int16]) -> None:
        """Write, for each match, what the seat that decides may know."""
        self._check("observations", out, (self.matches, self.observation.size), SEEN)
        self._run(loops.watch_many, self.boxes, self.states, out)

    def sample(self, out: NDArray[np.int64]) -> None:
        """Write a random legal action for each match, drawn from the matches' own streams of chance."""
        self._check("actions", out, (self.matches,), CHOICE)
        self._run(loops.pick_many, self.states, self.mask, self.choices, out)

    def _check(self, name: str, array: Any, shape: tuple[int, ...], dtype: Any) -> None:
        """Refuse an array that compiled code would read or write beyond its end."""
        if not isinstance(array, np.ndarray) or array.dtype != dtype or array.shape != shape:
            raise misfit(name, array, shape, dtype)

    def _run(self, loop: Any, *args: Any) -> None:
        self.share(self.compiled(loop), *args)

    def share(self, compiled: Any, *args: Any) -> None:
        """Run a loop over all matches, shared among the threads: compiled code does not hold the interpreter's lock."""
        here, *elsewhere = self.parts
        others = [self._pool.submit(compiled, *args, *part) for part in elsewhere] if self._pool else []
        compiled(*args, *here)
        for other in others:
            other.result()


def misfit(name: str, array: Any, shape: tuple[int, ...], dtype: Any) -> Misfit:
    """What is wrong with an array."""
    given = f"{array.dtype} of shape {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
    return Misfit(f"{name} are an array of {dtype} of shape {shape}, not {given}")


def streams(seed: str, count: int) -> NDArray[np.int64]:
    """Streams of chance for many matches, from one hash of the seed."""
    first = chance.stream(chance.secret_from_seed(seed), 0, "simulator")
    dice = np.random.Generator(np.random.PCG64(first.tolist()))
    streams = dice.integers(0, 1 << 32, (count, chance.STREAM), np.int64)
    streams[:, -1] &= 0x3FFFFFFF
    return streams
