"""What holds after every action of every match (RA-57 to RA-59)."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from tables import SETTINGS, Setting, play_out

from epoca import bots
from epoca.games.ra import tile
from epoca.games.ra.components import SUN_GROUPS, suns

ra_tables = pytest.mark.parametrize("setting", [s for s in SETTINGS if s.game == "ra"], ids=str)
players = st.sampled_from([("random",), ("greedy",), ("greedy", "random")])
random_matches = given(seed=st.integers(0, 2**63 - 1), names=players)
few = hypothesis(max_examples=6, deadline=None)


@pytest.mark.rule("RA-57")
@ra_tables
@random_matches
@few
def test_the_bag_never_runs_out(setting: Setting, seed: int, names: tuple[str, ...]):
    match = setting.match(seed)
    for _ in play_out(match, *map(bots.new, names)):
        assert match.state.in_bag == match.state.bag.sum()
        assert match.state.in_bag > 0 or match.over
        assert (match.state.bag >= 0).all()


@pytest.mark.rule("RA-58")
@ra_tables
@random_matches
@few
def test_suns_only_change_hands(setting: Setting, seed: int, names: tuple[str, ...]):
    match = setting.match(seed)
    groups = SUN_GROUPS[setting.seats]
    everything = sorted([1, *(sun for group in groups for sun in group)])
    for _ in play_out(match, *map(bots.new, names)):
        s = match.state
        own = [(*suns(int(s.suns_up[p])), *suns(int(s.suns_down[p]))) for p in range(setting.seats)]
        assert [len(held) for held in own] == [len(groups[0])] * setting.seats
        assert sorted([int(s.centre_sun), *(sun for held in own for sun in held)]) == everything


@pytest.mark.rule("RA-59")
@ra_tables
@random_matches
@few
def test_every_tile_is_somewhere(setting: Setting, seed: int, names: tuple[str, ...]):
    match = setting.match(seed)
    for _ in play_out(match, *map(bots.new, names)):
        s = match.state
        counted = s.bag.astype(int) + s.out
        counted[: s.tiles.shape[1]] += s.tiles.astype(int).sum(axis=0)
        counted[0] += s.ra_tiles
        np.add.at(counted, s.track[s.track != tile.NONE], 1)
        assert (counted == match.box.tiles).all()
        assert (s.tiles >= 0).all()
