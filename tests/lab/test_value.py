"""What things are worth to a network, and that the things given are real."""

import pytest
from tables import SETTINGS, Setting, play_out

from epoca.games import OURS, load
from epoca.lab.value import value


@pytest.mark.parametrize("name", OURS)
def test_every_thing_has_a_price_in_every_epoch_and_most_are_worth_having(name: str):
    game = load(name)
    prices = value(game, {}, 2, matches=4, seed="price")
    assert prices.keys() == game.appraisal.gifts.keys()
    found = [price for by_epoch in prices.values() for price in by_epoch.values()]
    assert {epoch for by_epoch in prices.values() for epoch in by_epoch} == {1, 2, 3}
    assert sum(price.points > 0 for price in found) > 0.8 * len(found)


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.seats == 3][:1], ids=str)
def test_no_sun_is_made_or_lost_by_a_gift(setting: Setting):
    match = setting.match("gift")

    def suns(state: object) -> list[int]:
        held = [int(bits) for bits in [*state.suns_up, *state.suns_down]]
        return sorted(sun for bits in held for sun in range(17) if bits >> sun & 1)

    given = 0
    for _ in play_out(match):
        for name in ("a sun turned up again", "the next higher sun"):
            gifted = match.state.copy()
            given += match.game.appraisal.gifts[name](match.box, gifted, 0)
            assert suns(gifted) == suns(match.state)
    assert given
