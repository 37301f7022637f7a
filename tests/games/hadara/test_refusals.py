"""Why something is not allowed: every reason, its rule, and that nothing changes."""

import re

import pytest
from games.hadara.scene import GAME, WITH_ABILITY, Scene

from epoca.game import Refused
from epoca.match import Match
from epoca.texts import LANGUAGES, Texts, texts_of

OPTIONS = {"deck": "advanced", "start": "choice"}


def side():
    return Scene(start="choice")


def wheel():
    return Scene().open()


def draft():
    return Scene().hand(0, "1-red-4", "1-red-8").coins(0, 2).draft(0)


def placing():
    return (
        Scene().coins(0, 20).tiles(0, food=1).outer(WITH_ABILITY["place_bonus"]).begin("take").play("take purple keep")
    )


def region():
    return Scene().markers(0, military=9).region(0, 3).begin("income")


def bust():
    return Scene().markers(0, culture=12).bust(0, 6, "food").tiles(0, income=1).begin("bust")


def take():
    return Scene().outer("1-red-4", "1-blue-10").coins(0, 2).begin("take")


def hunger():
    return Scene().cards(0, "1-red-4").cards(1, "1-red-1").half("B").begin("hunger")


def hunger_with_coins(coins):
    reds = [f"1-red-{n}" for n in range(1, 9)]
    return Scene().epoch(2).half("B").cards(0, WITH_ABILITY["pay_hunger"], *reds).coins(0, coins).begin("hunger")


def seals():
    return Scene().silver(0, "income", "food").half("B").coins(0, 5).begin("seals")


def buying_requirements(coins, military):
    return (
        Scene()
        .epoch(3)
        .cards(0, WITH_ABILITY["buy_requirements"])
        .markers(0, military=military)
        .coins(0, coins)
        .begin("income")
    )


def match_over():
    return Scene().epoch(3).half("B").begin("seals")


# Reason, rule, table, seat, move
REFUSED = [
    ("match-over", "HA-52", match_over, 0, "no seal"),
    ("not-your-turn", "HA-9", side, 1, "side a"),
    ("not-your-turn", "HA-13", wheel, 1, "wheel 1"),
    ("not-your-turn", "HA-15", draft, 1, "board 1 sell 2"),
    ("not-your-turn", "HA-37", placing, 1, "bonus food"),
    ("not-your-turn", "HA-21", region, 1, "no region"),
    ("not-your-turn", "HA-21", bust, 1, "no bust"),
    ("not-your-turn", "HA-29", take, 1, "take red sell"),
    ("not-your-turn", "HA-31", hunger, 1, "drop 1-red-1"),
    ("not-your-turn", "HA-33", seals, 1, "no seal"),
    ("now-side", "HA-9", side, 0, "wheel 1"),
    ("now-wheel", "HA-13", wheel, 0, "board 1 sell 2"),
    ("now-draft", "HA-16", draft, 0, "take red sell"),
    ("now-draft", "HA-16", draft, 0, GAME.actions),
    ("now-draft", "HA-16", draft, 0, -1),
    ("now-place", "HA-37", placing, 0, "take red sell"),
    ("now-region", "HA-23", region, 0, "no bust"),
    ("now-bust", "HA-26", bust, 0, "no region"),
    ("now-take", "HA-29", take, 0, "board 1 sell 2"),
    ("now-hunger", "HA-31", hunger, 0, "no seal"),
    ("now-seals", "HA-33", seals, 0, "pay"),
    ("too-dear", "HA-17", draft, 0, "board 1 keep 2"),
    ("too-dear", "HA-17", take, 0, "take blue keep"),
    ("pile-empty", "HA-29", take, 0, "take green keep"),
    ("pile-empty", "HA-29", take, 0, "take green sell"),
    ("have-region", "HA-23", region, 0, "plunder 3"),
    ("have-region", "HA-23", region, 0, "annex 3"),
    ("military-too-low", "HA-23", region, 0, "plunder 15"),
    ("military-too-low", "HA-23", region, 0, "annex 15"),
    ("annex-too-dear", "HA-25", region, 0, "annex 9"),
    ("annex-too-dear", "HA-25", lambda: buying_requirements(3, 8), 0, "annex 9"),
    ("requirement-too-dear", "HA-50", lambda: buying_requirements(2, 8), 0, "plunder 9"),
    ("requirement-too-dear", "HA-50", lambda: buying_requirements(99, 4), 0, "plunder 15"),
    ("have-bust", "HA-26", bust, 0, "bust 6 income"),
    ("culture-too-low", "HA-26", bust, 0, "bust 20 income"),
    ("culture-too-low", "HA-26", bust, 0, "bust 20 points income"),
    ("no-tile", "HA-62", bust, 0, "bust 12 military"),
    ("no-tile", "HA-62", bust, 0, "bust 12 points military"),
    ("no-tile", "HA-62", placing, 0, "bonus income"),
    (
        "no-tile",
        "HA-62",
        lambda: Scene().tiles(0, food=1).coins(0, 2).half("B").begin("seals"),
        0,
        "seal silver income",
    ),
    ("two-seals", "HA-33", seals, 0, "seal silver income"),
    ("two-seals", "HA-33", lambda: seals().gold(0, 2), 0, "seal gold"),
    ("seal-too-dear", "HA-33", lambda: Scene().half("B").coins(0, 2).begin("seals"), 0, "seal gold"),
    ("not-yours", "HA-31", hunger, 0, "drop 1-red-1"),
    ("cannot-pay", "HA-41", hunger, 0, "pay"),
    ("paid-enough", "HA-41", lambda: hunger_with_coins(20).play(*["pay"] * 6), 0, "pay"),
    ("hunger-too-dear", "HA-41", lambda: hunger_with_coins(1), 0, "pay"),
]

refused_moves = pytest.mark.parametrize(
    ("reason", "rule", "table", "seat", "move"),
    [pytest.param(*row, marks=pytest.mark.rule(row[1]), id=f"{row[0]}: {row[4]}") for row in REFUSED],
)
every_decision = pytest.mark.parametrize(
    "table",
    [
        side,
        wheel,
        draft,
        placing,
        region,
        bust,
        take,
        hunger,
        lambda: hunger_with_coins(20),
        lambda: hunger_with_coins(1),
        lambda: hunger_with_coins(20).play(*["pay"] * 6),
        seals,
        lambda: buying_requirements(15, 8),
        match_over,
    ],
    ids=[
        "side",
        "wheel",
        "draft",
        "place",
        "region",
        "bust",
        "take",
        "hunger",
        "hunger with coins",
        "hunger with one coin",
        "hunger, all paid for",
        "seals",
        "buying requirements",
        "match over",
    ],
)


def action_of(move):
    return move if isinstance(move, int) else GAME.read(move)


def refusal(scene, seat, move):
    return GAME.refusal(scene.box, scene.state, seat, action_of(move))


def match_at(scene):
    """A match that has come to the scene's table."""
    match = Match(GAME, int(scene.state.seats), OPTIONS, bytes(32))
    match.history[-1] = scene.state.copy()
    return match


@refused_moves
def test_the_refusal_names_its_reason_and_its_rule(reason, rule, table, seat, move):
    why = refusal(table(), seat, move)
    assert (why.reason, why.rule) == (reason, rule)


@refused_moves
def test_asking_changes_nothing(reason, rule, table, seat, move):
    scene = table()
    before = scene.state.tobytes()
    refusal(scene, seat, move)
    assert scene.state.tobytes() == before


@refused_moves
def test_a_match_refuses_the_move_and_stays_as_it_was(reason, rule, table, seat, move):
    match = match_at(table())
    before = match.state.tobytes()
    with pytest.raises(Refused) as refused:
        match.play(seat, action_of(move))
    assert refused.value.refusal == refusal(table(), seat, move)
    assert match.actions == []
    assert [state.tobytes() for state in match.history] == [before]


@refused_moves
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_said_in_every_language_with_its_rule(language, reason, rule, table, seat, move):
    said = Texts(language, "hadara", OPTIONS).ruling(refusal(table(), seat, move))
    assert said.endswith(f"({rule})")


def test_every_reason_that_has_a_sentence_has_a_scene_here():
    page = texts_of("hadara", "en")
    sentences = re.findall(r"^hadara-refusal-([a-z-]+) =", page, re.MULTILINE)
    assert {row[0] for row in REFUSED} | {"seats"} == set(sentences)


@pytest.mark.rule("HA-6")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_hadara_is_for_two_to_five_players(seats):
    why = GAME.refuse_table(seats, OPTIONS)
    assert (why.rule, why.reason) == ("HA-6", "seats")
    with pytest.raises(Refused) as refused:
        Match(GAME, seats, OPTIONS, bytes(32))
    assert refused.value.refusal == why


@pytest.mark.rule("HA-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_are_welcome(seats):
    assert GAME.refuse_table(seats, OPTIONS) is None


@pytest.mark.rule("HA-17")
def test_a_card_too_dear_is_told_with_its_price_less_the_discount():
    scene = Scene().cards(0, "1-red-1").coins(0, 1).outer("1-red-8").begin("take")
    assert scene.refusal("take red keep").args == {"price": 2, "coins": 1}


@pytest.mark.rule("HA-23")
def test_a_region_out_of_reach_is_told_with_its_requirement():
    assert region().refusal("plunder 15").args == {"requirement": 15, "marker": 9}


@pytest.mark.rule("HA-26")
def test_a_bust_out_of_reach_is_told_with_its_requirement():
    assert bust().refusal("bust 20 income").args == {"requirement": 20, "marker": 12}


@pytest.mark.rule("HA-25", "HA-50")
def test_a_region_too_dear_to_annex_is_told_with_all_it_costs():
    assert buying_requirements(3, 8).refusal("annex 9").args == {"price": 3 + 1, "coins": 3}


@pytest.mark.rule("HA-50")
def test_a_requirement_too_dear_is_told_with_what_may_still_be_paid():
    assert buying_requirements(99, 4).refusal("plunder 15").args == {"price": 33, "coins": 99, "limit": 30}


@pytest.mark.rule("HA-50", "HA-48")
def test_after_a_first_bust_less_may_be_paid_for_the_second():
    cards = WITH_ABILITY["buy_requirements"], WITH_ABILITY["double_step"]
    scene = (
        Scene().epoch(3).cards(0, *cards).markers(0, culture=4).coins(0, 90).begin("bust").play("bust 6 points food")
    )
    assert scene.refusal("bust 20 food").args == {"price": 48, "coins": 84, "limit": 24}


@pytest.mark.rule("HA-33", "HA-40")
def test_a_seal_too_dear_is_told_with_the_price_it_has_for_this_player():
    scene = Scene().epoch(2).half("B").cards(0, WITH_ABILITY["cheap_seals"]).coins(0, 4).begin("seals")
    assert scene.refusal("seal gold").args == {"price": 6, "coins": 4}


@pytest.mark.rule("HA-9", "HA-13", "HA-16", "HA-23", "HA-26", "HA-29", "HA-31", "HA-33", "HA-37", "HA-52")
@every_decision
def test_nothing_is_refused_but_what_is_not_legal(table):
    scene = table()
    legal = set(GAME.legal_actions(scene.box, scene.state))
    for seat in range(3):
        allowed = {action for action in range(GAME.actions) if refusal(scene, seat, action) is None}
        assert allowed == (legal if seat == scene.seat else set())
