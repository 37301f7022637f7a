"""What holds after every action of every match (HA-62 to HA-65), and the scenes these rules speak of."""

from collections import Counter

import numpy as np
import pytest
from games.hadara.scene import WITH_ABILITY, Scene
from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from tables import SETTINGS, Setting, play_out

from epoca import bots
from epoca.games.hadara import ability, phase, place
from epoca.games.hadara.components import COLOUR_OF

hadara_tables = pytest.mark.parametrize("setting", [s for s in SETTINGS if s.game == "hadara"], ids=str)
players = st.sampled_from([("random",), ("greedy",), ("greedy", "random")])
random_matches = given(seed=st.integers(0, 2**63 - 1), names=players)
few = hypothesis(max_examples=3, deadline=None)

card_colour = np.array(COLOUR_OF)
card_epoch = 1 + np.arange(162) // 54
advanced_card = np.arange(162) % 54 >= 50  # HA-1: the last four purple cards of an epoch


def states(setting, seed, names):
    """The table after the deal and after every action of a match."""
    match = setting.match(seed)
    yield match, match.state
    for _ in play_out(match, *map(bots.new, names)):
        yield match, match.state


# HA-62


@pytest.mark.rule("HA-62")
@hadara_tables
@random_matches
@few
def test_bonus_tiles_are_one_supply_of_8_for_each_player(setting: Setting, seed: int, names: tuple[str, ...]):
    for match, s in states(setting, seed, names):
        slots = {
            int(match.box.placed_slot[card]): card for card in np.flatnonzero(match.box.ability == ability.PLACE_BONUS)
        }
        for seat in range(setting.seats):
            used = Counter(int(tile - 1) % 4 for tile in [*s.bust[seat], *s.silver[seat]] if tile)
            for slot, card in slots.items():
                if s.placed[slot]:
                    owner = int(s.place[card]) - place.OWNED
                    assert 0 <= owner < setting.seats
                    used[int(s.placed[slot]) - 1] += owner == seat
            assert [int(s.bonus[seat, r]) + used[r] for r in range(4)] == [2, 2, 2, 2]
            assert (s.bonus[seat] >= 0).all()


@pytest.mark.rule("HA-62")
def test_busts_silver_seals_and_place_bonus_take_their_tiles_from_one_supply():
    scene = Scene().markers(0, culture=12).coins(0, 20).outer(WITH_ABILITY["place_bonus"]).begin("take")
    scene.play("take purple keep", "bonus food").half("B").markers(0, food=9).coins(0, 2).begin("bust")
    scene.play("bust 12 points food")
    assert scene.phase == "seals"
    assert scene.legal() == {"no seal", "seal silver income", "seal silver military", "seal silver culture"}
    scene.play("seal silver income")
    assert scene.player(0).bonus == (1, 2, 2, 0)


@pytest.mark.rule("HA-62")
def test_without_any_tile_left_nobody_is_asked_for_a_bust_or_a_silver_seal():
    assert Scene().tiles(0).markers(0, culture=30).begin("bust").phase != "bust"
    assert Scene().tiles(0).coins(0, 2).half("B").begin("seals").phase != "seals"


# HA-63


@pytest.mark.rule("HA-63")
@hadara_tables
@random_matches
@few
def test_no_region_is_taken_after_the_first_bust_of_a_phase(setting: Setting, seed: int, names: tuple[str, ...]):
    order = [phase.SIDE, phase.DRAFT, phase.TAKE, phase.REGION, phase.BUST, phase.HUNGER, phase.SEALS]
    latest = (0, 0, 0)
    for match, s in states(setting, seed, names):
        if not match.over:
            now = (int(s.epoch), int(s.half), order.index(int(s.step)))
            assert now >= latest
            latest = now


@pytest.mark.rule("HA-63")
def test_culture_from_an_annexed_region_counts_for_the_bust_of_the_same_step():
    scene = Scene().markers(0, military=3, culture=5).coins(0, 1).next_region(3, military=1, culture=1)
    scene.begin("income").play("annex 3")
    assert (scene.phase, scene.marker(0, "culture")) == ("bust", 6)
    assert scene.play("bust 6 food").player(0).busts[0].resource == "food"


@pytest.mark.rule("HA-63")
def test_military_from_a_bust_counts_only_for_the_regions_of_the_next_step():
    scene = Scene().markers(0, military=2, culture=6).begin("income")
    assert scene.phase == "bust"
    assert scene.play("bust 6 military").player(0).regions == (None,) * 5


# HA-64


@pytest.mark.rule("HA-64")
@hadara_tables
@random_matches
@few
def test_every_card_is_in_one_place(setting: Setting, seed: int, names: tuple[str, ...]):
    gone_before = np.zeros(162, bool)
    for match, s in states(setting, seed, names):
        places = s.place
        in_hands = sorted(card for pair in s.hand for card in pair if card >= 0)
        assert in_hands == np.flatnonzero((places >= place.HAND) & (places < place.SOLD)).tolist()
        for seat in range(setting.seats):
            assert (
                sorted(card for card in s.hand[seat] if card >= 0)
                == np.flatnonzero(places == place.HAND + seat).tolist()
            )
        for colour in range(5):
            pile = s.outer[colour, : s.outer_size[colour]].tolist()
            assert sorted(pile) == np.flatnonzero((places == place.OUTER) & (card_colour == colour)).tolist()
            assert (s.outer[colour, s.outer_size[colour] :] == -1).all()
        assert ((places >= place.REST) & (places < place.OWNED + setting.seats)).all()
        assert not np.isin(
            places, [base + seat for base in (place.HAND, place.SOLD) for seat in range(setting.seats, 5)]
        ).any()
        laid_out = 0 if s.step == phase.SIDE else int(s.epoch)
        for epoch in (1, 2, 3):
            for colour in range(5):
                deck = places[(card_epoch == epoch) & (card_colour == colour)]
                assert (deck != place.REST).sum() == (2 * setting.seats if epoch <= laid_out else 0)
        assert not np.isin(places[card_epoch < s.epoch], [place.INNER, place.OUTER]).any()
        assert match.box.advanced or (places[advanced_card] == place.REST).all()
        gone = (places == place.DISCARDED) | ((places >= place.SOLD) & (places < place.OWNED))
        assert (gone | ~gone_before).all()
        gone_before = gone


@pytest.mark.rule("HA-64")
@hadara_tables
@random_matches
@few
def test_cards_and_abilities_are_counted_as_they_are_owned(setting: Setting, seed: int, names: tuple[str, ...]):
    for match, s in states(setting, seed, names):
        for seat in range(setting.seats):
            owned = s.place == place.OWNED + seat
            assert s.cards[seat].tolist() == np.bincount(card_colour[owned], minlength=5).tolist()
            able = match.box.ability[owned & (match.box.ability >= 0)]
            assert s.ability[seat].tolist() == np.bincount(able, minlength=ability.COUNT).tolist()


@pytest.mark.rule("HA-64")
@hadara_tables
@random_matches
@few
def test_every_region_is_in_one_place(setting: Setting, seed: int, names: tuple[str, ...]):
    taken_before: dict[tuple[int, int], tuple[int, int, int]] = {}
    for _, s in states(setting, seed, names):
        taken: dict[tuple[int, int], tuple[int, int, int]] = {}
        for level in range(5):
            assert sorted(s.region_pile[level].tolist()) == [0, 1, 2, 3, 4]
            places = [int(at) for at in s.region[: setting.seats, level] if at >= 0]
            assert sorted(places) == list(range(s.regions_taken[level]))
            assert len(places) <= setting.seats
            for seat in range(setting.seats):
                if s.region[seat, level] >= 0:
                    back = int(s.region_pile[level, s.region[seat, level]])
                    taken[seat, level] = (int(s.region[seat, level]), int(s.annexed[seat, level]), back)
        assert taken_before.items() <= taken.items(), "a region never changes once it is taken (HA-25, HA-28)"
        taken_before = taken


def sources(box, s, seat):
    """The markers of a seat, from nothing but what lies in front of it."""
    start = box.start_resources[s.start_card[seat], s.side[seat]].astype(int)
    owned = s.place == place.OWNED + seat
    marker = start + box.resources[owned].astype(int).sum(axis=0)
    for level in range(5):
        if s.region[seat, level] >= 0 and s.annexed[seat, level]:
            marker += box.region_resources[level, s.region_pile[level, s.region[seat, level]]]
    abilities = box.ability[owned].tolist()
    for bust in range(4):
        tile = int(s.bust[seat, bust])
        if 1 <= tile <= 4:
            marker[tile - 1] += int(box.bust_bonus[bust]) + 2 * abilities.count(ability.BUST_BONUS)
    for card in np.flatnonzero(owned & (box.ability == ability.PLACE_BONUS)):
        tile = int(s.placed[box.placed_slot[card]])
        if tile:
            marker[tile - 1] += 3
    for colour in range(4):
        marker[colour] += abilities.count(ability.PER_YELLOW + colour) * int((card_colour[owned] == colour).sum())
    return marker.tolist()


@pytest.mark.rule("HA-64")
@hadara_tables
@random_matches
@few
def test_every_marker_is_the_sum_of_its_sources(setting: Setting, seed: int, names: tuple[str, ...]):
    for match, s in states(setting, seed, names):
        chosen = int(s.seat) if s.phase == phase.SIDE else setting.seats
        for seat in range(chosen):
            assert s.marker[seat].tolist() == sources(match.box, s, seat)
            assert (s.marker[seat] >= 0).all()
            assert s.coins[seat] >= 0


# HA-65


@pytest.mark.rule("HA-65")
@hadara_tables
@random_matches
@few
def test_a_decision_always_exists(setting: Setting, seed: int, names: tuple[str, ...]):
    for match, s in states(setting, seed, names):
        legal = match.game.legal_actions(match.box, s)
        assert (len(legal) == 0) == match.over
        assert match.over == (s.seat == -1)


@pytest.mark.rule("HA-65")
@hadara_tables
def test_every_match_has_5_pairs_and_5_takes_a_player_in_each_of_3_epochs(setting: Setting):
    match = setting.match("length")
    decided: Counter[tuple[int, int, str]] = Counter()
    for action in play_out(match):
        before = match.history[-2]
        decided[int(before.epoch), int(before.seat), match.game.write(action).split()[0]] += 1
    for epoch in (1, 2, 3):
        for seat in range(setting.seats):
            assert (decided[epoch, seat, "board"], decided[epoch, seat, "take"]) == (5, 5)


@pytest.mark.rule("HA-65")
def test_whoever_can_afford_neither_card_must_sell_one():
    assert Scene().hand(0, "1-red-4", "1-red-8").draft(0).legal() == {"board 1 sell 2", "board 2 sell 1"}


@pytest.mark.rule("HA-65")
def test_whoever_can_afford_no_open_card_must_sell_one():
    assert Scene().outer("1-red-4", "1-blue-2").begin("take").legal() == {"take red sell", "take blue sell"}
