"""What of the compiled code can be called from outside the module, and with what.

Kinds of arguments: `r` a record that is only read, `R` one that is changed, `a` an array, `t` a named tuple of arrays,
`i` a whole number, `b` yes or no, `f` a number. Kinds of results: `i`, `l` one of 64 bits, or nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from epoca.bots import network, reading, search, thinkers
from epoca.chance import STREAM
from epoca.compiled import Compiled
from epoca.game import Game
from epoca.games import hadara, loops, ra
from epoca.records import blank


@dataclass(frozen=True)
class Export:
    """A compiled function, its name in the module, and examples of what it is called with."""

    symbol: str
    function: Compiled
    takes: str
    gives: str
    examples: Sequence[Any]

    @property
    def name(self) -> str:
        """The function's name in Python."""
        return self.function.name


# What is told, foreseen and shown takes the rules step by step
STEPS: dict[str, dict[Any, str]] = {
    "ra": {
        ra.rules.act: "rRi",
        ra.rules.advance: "rR",
        ra.rules.end_auction: "R",
        ra.rules.resolve_disasters: "R",
        ra.scoring.score_epoch: "R",
    },
    "hadara": {hadara.rules.act: "rRi", hadara.rules.advance: "rR", hadara.scoring.score: "rria"},
}
EXPLICIT: dict[str, dict[Any, str]] = {
    "ra": {ra.explicit._lay_tile: "", ra.explicit._apply: ""},
    "hadara": {hadara.explicit._play_but_draw: "i"},
}


def exports(games: Sequence[Game]) -> list[Export]:
    """Everything, in a fixed order."""
    return [export for game in games for export in _of_game(game)] + list(_of_all(games[0]))


def _of_all(game: Game) -> Iterator[Export]:
    """What is the same for all games."""
    tree = search.tree(game, 2, 1)
    mask = np.zeros(game.actions, np.uint8)
    yield Export("pick", loops.pick, "aai", "i", (np.zeros(STREAM, np.int64), mask, 1))
    yield Export("uproot", search.uproot, "t", "", (tree,))
    credit, way = reading.first_impression(game, 2), np.zeros(2, np.int32)
    yield Export("make_up_mind", reading.make_up_mind, "aia", "", (credit, 0, way))


def _of_game(game: Game) -> Iterator[Export]:
    """The rules of a game, the loops over them, its networks and its search."""
    assert game.observation and game.greedy and game.thumb and game.thinking
    box, state = game.box(game.fill_in({}), {}), blank(game.state)
    mask, out = np.zeros(game.actions, np.uint8), np.zeros(game.observation.size, np.int16)

    def rule(role: str, function: Any, takes: str, gives: str, *rest: Any) -> Export:
        return Export(f"{game.name}_{role}", function, takes, gives, (box, state, *rest))

    yield rule("deal", game.deal, "rRi", "", 2)
    yield rule("legal", game.legal, "rra", "i", mask)
    yield rule("apply", game.apply, "rRi", "", 0)
    yield rule("determinize", game.determinize, "rRi", "", 0)
    yield rule("score", game.score, "rri", "i", 0)
    yield rule("rank", game.rank, "rri", "i", 0)
    yield rule("greedy", game.greedy.choose, "rr", "i")
    yield rule("thumb", game.thumb, "rr", "i")
    yield rule("observe", game.observation.write, "rria", "", 0, out)

    lines = np.zeros(len(game.thinking.categories), np.int16)
    for function, takes in STEPS[game.name].items():
        by_kind = {"r": box, "R": state, "i": 0, "a": lines}
        examples = [state if i == 1 else by_kind[kind] for i, kind in enumerate(takes)]
        yield Export(f"{game.name}_{function.name.rpartition('.')[2]}_step", function, takes, "", examples)

    boxes, states, many = np.array([box]), np.zeros(2, game.state), 1
    masks, outs = np.zeros((many, game.actions), np.uint8), np.zeros((many, len(out)), np.int16)
    choices, seat, done = np.zeros(many, np.int64), np.zeros(many, np.int8), np.zeros(many, np.uint8)
    reward, rewards = np.zeros(2, np.float32), np.zeros((many, 2), np.float32)

    def loop(template: Any, takes: str, gives: str, *args: Any) -> Export:
        return Export(f"{game.name}_{template.__name__}", loops.specialised(game, template), takes, gives, args)

    yield loop(loops.random_play, "raaii", "i", box, states, mask, 2, 1)
    yield loop(loops.step, "aaia", "i", boxes, states, 0, mask)
    yield loop(loops.look, "aaa", "i", boxes, states, mask)
    yield loop(loops.watch, "aaia", "", boxes, states, 0, out)
    yield loop(loops.reward_one, "aaia", "", boxes, states, 0, reward)
    yield loop(loops.play_until, "aaiia", "i", boxes, states, 0, 0, mask)
    yield loop(loops.deal_many, "aaiii", "", boxes, states, 2, 0, many)
    yield loop(
        loops.step_many,
        "aaaaaaaaiii",
        "",
        *(boxes, states, choices, masks, choices, seat, rewards, done, 0, 0, many),
    )
    yield loop(loops.look_many, "aaaaaii", "", boxes, states, masks, choices, seat, 0, many)
    yield loop(loops.watch_many, "aaaii", "", boxes, states, outs, 0, many)
    yield loop(loops.pick_many, "aaaaii", "", states, masks, choices, choices, 0, many)

    for function, gives in EXPLICIT[game.name].items():
        yield Export(
            f"{game.name}_explicit{function.name.rpartition('.')[2]}", function, "aai", gives, (boxes, states, 0)
        )

    net, policy = thinkers.networks_of(game, 2)
    scratch, tree = network.new_scratch(game, 2, net), search.tree(game, 2, 1)
    ways, credit = reading.ways(game, box), reading.first_impression(game, 2)
    mind = network.thinking(game)

    def thought(role: str, function: Any, takes: str, gives: str, *args: Any) -> Export:
        return Export(f"{game.name}_{role}", function, takes, gives, args)

    inputs = scratch.index, scratch.value
    yield rule("features", game.thinking.features, "rribaa", "i", 0, False, *inputs)
    yield rule("key", game.thinking.key, "rri", "l", 0)
    yield thought("judge", mind.judge, "rribtta", "i", box, state, 0, False, net, scratch, scratch.judgement)
    yield thought("look_ahead", mind.look_ahead, "aattb", "i", ways, states, net, scratch, True)
    yield thought("read", reading.reading(game), "aattai", "", ways, states, policy, scratch, credit, 0)
    ponder = search.searching(game).ponder
    yield thought("ponder", ponder, "aattttafii", "", *(ways, states, tree, net, policy, scratch, credit, 0.3, 1, 1))
