"""The tables that tests sit down at: each registered game, edition or deck, and number of seats.

The first option of a game (Ra's edition, Hadara's deck) goes with every number of seats; the others, one by one, with
three.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from epoca import chance, games
from epoca.bots import Bot
from epoca.game import Game
from epoca.match import Match
from epoca.testing import finish, play_out

__all__ = ["SETTINGS", "Setting", "finished", "play_out"]


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
    for name in games.OURS:
        game = games.load(name)
        for values in product(*game.options.values()):
            options = dict(zip(game.options, values, strict=True))
            unusual = sum(options[name] != game.options[name][0] for name in list(options)[1:])
            for seats in game.seats:
                if game.refuse_table(seats, options) is None and (unusual == 0 or (unusual == 1 and seats == 3)):
                    yield Setting(name, seats, tuple(options.items()))


SETTINGS = list(settings())


def finished(setting: Setting, seed: object, *bots: Bot) -> Match:
    return finish(setting.match(seed), *bots)
