"""What a seat may know: a redeal keeps it, and everything else is equally likely to be anywhere."""

import re
from collections import Counter
from functools import cache
from itertools import combinations, permutations

import numpy as np
import pytest
from games.hadara.scene import GAME, Scene
from tables import SETTINGS, play_out

from epoca import bots, chance
from epoca.compiled import ENGINE
from epoca.game import SPECTATOR
from epoca.games.hadara import place
from epoca.games.hadara.components import CARD_NAMES, COLOUR_OF, REQUIREMENTS

VIEWER = 0
REDEALS = 400 if ENGINE == "python" else 20_000
card_colour = np.array(COLOUR_OF)
card_epoch = np.arange(162) // 54
CARD_NAME = re.compile(r"[123]-(?:yellow|red|blue|green|purple)-\d+")


def habit(scene):
    """What each of three players does, so that cards come to lie everywhere."""
    legal = scene.legal()
    if scene.phase == "region":
        wishes = {0: ["annex 9", "plunder 3"], 1: ["annex 3", "plunder 9"], 2: ["plunder 15", "annex 3"]}[scene.seat]
    elif scene.phase == "draft":
        keeps = scene.view().round % 2 == (0 if scene.seat == 2 else 1)
        wishes = ["board 1 keep 2", "board 2 keep 1", "board 1 sell 2"] if keeps else ["board 2 sell 1"]
    else:
        wishes = ["no region", "no bust", "no seal", "wheel 4"]
    return next((wish for wish in wishes if wish in legal), min(legal))


@cache
def middle_of_a_draft(deck="advanced"):
    """Epoch II, the third round of the draft: seat 1 has decided, seat 2 is asked, and seat 0 looks on.

    With it comes every card that seat 0 has seen, remembered from what lay where since the match began.
    """
    scene = Scene(3, deck=deck)
    for seat in range(3):
        scene.coins(seat, 9).markers(seat, income=3, military=15, food=4)
    scene.open()
    seen = np.zeros(162, bool)
    while not (scene.view().epoch == 2 and scene.view().round == 3 and scene.seat == 2 and scene.phase == "draft"):
        scene.play(habit(scene))
        seen |= np.isin(
            scene.state.place, [place.OUTER, place.DISCARDED, place.HAND + VIEWER, *range(place.OWNED, place.OWNED + 3)]
        )
    return scene, seen


@cache
def redeals():
    """Many redeals of that table: the places of the cards, and the piles of regions."""
    scene, _ = middle_of_a_draft()
    places = np.empty((REDEALS, 162), np.int8)
    piles = np.empty((REDEALS, 5, 5), np.int8)
    dice = chance.stream(bytes(32), 1, "redeal")
    for i in range(REDEALS):
        copy = scene.state.copy()
        copy.chance[:] = dice
        GAME.determinize(scene.box, copy, VIEWER)
        dice = copy.chance.copy()
        places[i], piles[i] = copy.place, copy.region_pile
    return places, piles


def decks():
    """The cards of each epoch and colour so far."""
    for epoch in (0, 1):
        for colour in range(5):
            yield epoch, colour, np.flatnonzero((card_epoch == epoch) & (card_colour == colour))


def assert_even(counts, expected, freedom, scale=1.0):
    """Pearson's chi-squared with a generous bound: six standard deviations above what is usual."""
    chi2 = scale * ((np.asarray(counts) - expected) ** 2 / expected).sum()
    assert chi2 < freedom + 6 * np.sqrt(2 * freedom) + 6
    assert chi2 > freedom - 6 * np.sqrt(2 * freedom) - 6, "more even than chance would be"


def few_redeals(scene, count=60):
    for i in range(count):
        yield GAME.redeal(scene.box, scene.state, VIEWER, chance.stream(bytes(32), i, "few"))


def test_the_table_has_unseen_cards_in_every_kind_of_place():
    scene, seen = middle_of_a_draft()
    unseen = Counter(scene.state.place[~seen & (card_epoch <= 1)].tolist())
    assert {place.REST, place.INNER, place.HAND + 2, place.SOLD + 1, place.SOLD + 2} <= unseen.keys()
    assert scene.at_place(place.SOLD + VIEWER)
    assert scene.has_hand(VIEWER)
    assert any(scene.view().outer)
    assert any(region and region.annexed for player in scene.view().players for region in player.regions)


# What a redeal keeps


@pytest.mark.rule("HA-14")
def test_a_redeal_keeps_the_own_pair():
    scene, _ = middle_of_a_draft()
    for state in few_redeals(scene):
        assert state.hand[VIEWER].tolist() == scene.state.hand[VIEWER].tolist()


@pytest.mark.rule("HA-15")
def test_a_redeal_keeps_the_open_piles_with_the_cards_that_are_covered_by_now():
    scene, _ = middle_of_a_draft()
    for state in few_redeals(scene):
        assert state.outer.tolist() == scene.state.outer.tolist()
        assert ((state.place == place.OUTER) == (scene.state.place == place.OUTER)).all()


def test_a_redeal_keeps_everything_bought():
    scene, _ = middle_of_a_draft()
    for state in few_redeals(scene):
        assert ((state.place >= place.OWNED) == (scene.state.place >= place.OWNED)).all()
        bought = scene.state.place >= place.OWNED
        assert state.place[bought].tolist() == scene.state.place[bought].tolist()


@pytest.mark.rule("HA-19")
def test_a_redeal_keeps_what_the_seat_itself_sold():
    scene, _ = middle_of_a_draft()
    for state in few_redeals(scene):
        assert ((state.place == place.SOLD + VIEWER) == (scene.state.place == place.SOLD + VIEWER)).all()


@pytest.mark.rule("HA-29")
def test_a_redeal_keeps_what_was_sold_openly_in_phase_b():
    scene, _ = middle_of_a_draft()
    assert scene.at_place(place.DISCARDED)
    for state in few_redeals(scene):
        assert ((state.place == place.DISCARDED) == (scene.state.place == place.DISCARDED)).all()


@pytest.mark.rule("HA-25")
def test_a_redeal_keeps_the_regions_that_were_annexed():
    scene, _ = middle_of_a_draft()
    for state in few_redeals(scene):
        for seat in range(3):
            for level in range(5):
                if scene.state.annexed[seat, level]:
                    at = scene.state.region[seat, level]
                    assert state.region_pile[level, at] == scene.state.region_pile[level, at]


def test_a_redeal_changes_nothing_but_hidden_cards_and_regions():
    scene, _ = middle_of_a_draft()
    hidden = {"chance", "place", "hand", "region_pile"}
    for state in few_redeals(scene):
        for field in set(scene.state.dtype.names) - hidden:
            assert np.array_equal(state[field], scene.state[field]), field


def test_a_redeal_leaves_the_table_itself_alone():
    scene, _ = middle_of_a_draft()
    before = scene.state.tobytes()
    assert len(list(few_redeals(scene))) == 60
    assert scene.state.tobytes() == before


def test_a_redealt_hand_is_a_pair_of_the_colour_that_was_drawn():
    scene, _ = middle_of_a_draft()
    colour = COLOUR_OF[scene.state.hand[2, 0]]
    for state in few_redeals(scene):
        first, second = state.hand[2].tolist()
        assert first != second
        assert sorted([first, second]) == np.flatnonzero(state.place == place.HAND + 2).tolist()
        assert COLOUR_OF[first] == COLOUR_OF[second] == colour


def test_cards_of_later_epochs_stay_in_the_box():
    places, _ = redeals()
    assert (places[:, card_epoch == 2] == place.REST).all()


@pytest.mark.rule("HA-7")
def test_a_redeal_of_the_basic_game_brings_no_advanced_card_into_play():
    scene, _ = middle_of_a_draft("basic")
    advanced = np.arange(162) % 54 >= 50
    for state in few_redeals(scene, 300):
        assert (state.place[advanced] == place.REST).all()


# That a redeal is fair


def test_seen_cards_never_move():
    scene, seen = middle_of_a_draft()
    places, _ = redeals()
    assert (places[:, seen] == scene.state.place[seen]).all()


def test_each_unseen_place_of_a_deck_keeps_its_number_of_cards():
    scene, _ = middle_of_a_draft()
    places, _ = redeals()
    for _, _, deck in decks():
        expected = np.sort(scene.state.place[deck])
        assert (np.sort(places[:, deck], axis=1) == expected).all()


@pytest.mark.parametrize(
    ("epoch", "colour", "deck"), list(decks()), ids=lambda value: "" if np.ndim(value) else str(value)
)
def test_each_unseen_card_is_equally_likely_in_each_unseen_place(epoch, colour, deck):
    scene, seen = middle_of_a_draft()
    places, _ = redeals()
    cards = deck[~seen[deck]]
    there = Counter(scene.state.place[cards].tolist())
    assert len(cards) > 1
    if len(there) == 1:
        assert (places[:, cards] == next(iter(there))).all()
        return
    counts = np.array([[(places[:, card] == at).sum() for at in there] for card in cards])
    expected = REDEALS * np.array(list(there.values())) / len(cards)
    n = len(cards)
    assert_even(counts, expected[None, :], (n - 1) * (len(there) - 1), scale=(n - 1) / n)


def test_each_pair_of_unseen_cards_is_equally_likely_in_the_hand_of_another():
    scene, seen = middle_of_a_draft()
    places, _ = redeals()
    colour = COLOUR_OF[scene.state.hand[2, 0]]
    unseen = np.flatnonzero(~seen & (card_epoch == 1) & (card_colour == colour))
    pairs = Counter(tuple(np.flatnonzero(row).tolist()) for row in places == place.HAND + 2)
    possible = list(combinations(unseen.tolist(), 2))
    assert pairs.keys() <= set(possible)
    assert_even([pairs[pair] for pair in possible], REDEALS / len(possible), len(possible) - 1)


def test_what_two_others_sold_is_equally_likely_together():
    """The last epoch's cards: one place of a deck must not tell of another, nor one deck of another deck."""
    scene, seen = middle_of_a_draft()
    places, _ = redeals()
    tried = 0
    for epoch, _, deck in decks():
        cards = deck[~seen[deck]]
        one, two = (np.flatnonzero(scene.state.place[cards] == place.SOLD + seat) for seat in (1, 2))
        if epoch == 0 and len(one) == len(two) == 1:
            tried += 1
            first = (places[:, cards] == place.SOLD + 1).argmax(axis=1)
            second = (places[:, cards] == place.SOLD + 2).argmax(axis=1)
            counted = Counter(zip(first.tolist(), second.tolist(), strict=True))
            possible = list(permutations(range(len(cards)), 2))
            assert_even([counted[pair] for pair in possible], REDEALS / len(possible), len(possible) - 1)
    assert tried


def test_decks_are_redealt_independently_of_each_other():
    scene, seen = middle_of_a_draft()
    places, _ = redeals()
    hidden = []
    for epoch, _, deck in decks():
        cards = deck[~seen[deck]]
        if epoch == 0 and (scene.state.place[cards] == place.SOLD + 2).sum() == 1:
            hidden.append(((places[:, cards] == place.SOLD + 2).argmax(axis=1), len(cards)))
    (one, n), (two, m) = hidden[:2]
    counts = np.bincount(one * m + two, minlength=n * m)
    assert_even(counts, REDEALS / (n * m), n * m - 1)


@pytest.mark.rule("HA-8", "HA-24")
@pytest.mark.parametrize("level", range(5), ids=[f"requirement {n}" for n in REQUIREMENTS])
def test_regions_that_nobody_annexed_are_equally_likely_in_every_order(level):
    scene, _ = middle_of_a_draft()
    _, piles = redeals()
    s = scene.state
    known = {int(s.region[seat, level]) for seat in range(3) if s.annexed[seat, level]}
    free = [at for at in range(5) if at not in known]
    orders = Counter(tuple(order) for order in piles[:, level, free].tolist())
    possible = list(permutations(s.region_pile[level, free].tolist()))
    assert orders.keys() <= set(possible)
    assert_even([orders[order] for order in possible], REDEALS / len(possible), len(possible) - 1)
    for at in known:
        assert (piles[:, level, at] == s.region_pile[level, at]).all()


# What is seen of it


def test_a_redeal_looks_the_same_to_the_seat_it_was_made_for():
    scene, _ = middle_of_a_draft()
    for state in few_redeals(scene):
        assert GAME.view(scene.box, state, VIEWER) == scene.view(VIEWER)


def test_a_redeal_looks_the_same_to_somebody_at_no_seat():
    scene, _ = middle_of_a_draft()
    for state in few_redeals(scene):
        assert GAME.view(scene.box, state, SPECTATOR) == scene.view(SPECTATOR)


@pytest.mark.parametrize("other", [1, 2])
def test_a_redeal_for_one_seat_changes_what_another_sees(other):
    scene, _ = middle_of_a_draft()
    assert any(GAME.view(scene.box, state, other) != scene.view(other) for state in few_redeals(scene))


WHOLE_MATCHES = [s for s in SETTINGS if s.game == "hadara" and s.options == (("deck", "advanced"), ("start", "choice"))]


@pytest.mark.rule("HA-6", "HA-14", "HA-19")
@pytest.mark.parametrize("setting", WHOLE_MATCHES, ids=str)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_no_view_and_no_event_names_a_card_the_seat_has_not_seen(setting, bot):
    match = setting.match(f"names {bot}")
    viewers = [SPECTATOR, *range(setting.seats)]
    seen = {viewer: set() for viewer in viewers}
    for ply, _ in enumerate(play_out(match, bots.new(bot))):
        places = match.state.place
        opened = {
            CARD_NAMES[card]
            for card in np.flatnonzero(np.isin(places, [place.OUTER, place.DISCARDED]) | (places >= place.OWNED))
        }
        for viewer in viewers:
            seen[viewer] |= opened
            if viewer != SPECTATOR:
                seen[viewer] |= {CARD_NAMES[card] for card in match.state.hand[viewer] if card >= 0}
            told = repr((match.game.view(match.box, match.state, viewer), match.events(ply, viewer)))
            assert set(CARD_NAME.findall(told)) <= seen[viewer]
    assert len(seen[SPECTATOR]) < len(seen[0]) < 162


@pytest.mark.rule("HA-14", "HA-19")
def test_the_seats_know_different_cards_at_the_end():
    match = WHOLE_MATCHES[0].match("end")
    for _ in play_out(match):
        pass
    sold = [{card.name for card in match.game.view(match.box, match.state, seat).sold} for seat in range(2)]
    assert sold[0] and sold[1]
    assert not sold[0] & sold[1]


def test_a_spectator_has_seen_no_hand():
    match = next(s for s in SETTINGS if s.game == "hadara" and s.seats == 5).match("spectator")
    match.play(match.seat, match.game.read("wheel 1"))
    hands = {
        match.game.redeal(match.box, match.state, SPECTATOR, chance.stream(bytes(32), i, "test")).hand[4].tobytes()
        for i in range(20)
    }
    assert len(hands) > 5
