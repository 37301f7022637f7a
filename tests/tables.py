"""Every table there is: each registered game, with each number of seats and each choice of options it allows."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from epoca import chance, games
from epoca.bots import Bot, new
from epoca.game import Game
from epoca.match import Match


@dataclass(frozen=True)
class Setting:
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(value for _, value in self.options)])

    def load(self) -> Game:
        return games.load(self.game)

    def match(self, seed: object) -> Match:
        secret = chance.secret_from_seed(str(seed))
        return Match(self.load(), self.seats, dict(self.options), secret)


def settings() -> Iterator[Setting]:
    for name in games.NAMES:
        game = games.load(name)
        for values in product(*game.options.values()):
            options = dict(zip(game.options, values, strict=True))
            for seats in game.seats:
                if game.refuse_table(seats, options) is None:
                    yield Setting(name, seats, tuple(options.items()))


SETTINGS = list(settings())


def play_out(match: Match, *bots: Bot, most: int = 10_000) -> Iterator[int]:
    """Play to the end, the bots taking turns at the seats, and stop after each action."""
    players = bots or (new("random"),)
    for _ in range(most):
        if match.over:
            return
        seat = match.seat
        action = players[seat % len(players)].choose(match.game, match.box, match.redealt(seat))
        match.play(seat, action)
        yield action
    raise AssertionError(f"no end after {most} actions")


def finished(setting: Setting, seed: object, *bots: Bot) -> Match:
    match = setting.match(seed)
    for _ in play_out(match, *bots):
        pass
    return match
