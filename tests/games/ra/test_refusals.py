"""Why something is not allowed: every reason, its rule, and that nothing changes."""

import re

import pytest
from games.ra.scene import GAME, Scene

from epoca.game import Refused
from epoca.match import Match
from epoca.texts import LANGUAGES, Texts, texts_of


def turn():
    return Scene().suns(0, 13, 8).suns(1, 12, 9).suns(2, 11, 10).turn(0)


def auction():
    return turn().track("nile").play("ra")


def spending_gods():
    return turn().tiles(0, god=2).track("nile", "gold").play("god gold")


def losing_civilizations():
    owned = {"god": 1, "art": 1, "religion": 1, "writing": 1, "pyramid": 1}
    return turn().tiles(0, **owned).track("unrest").play("god unrest")


def match_over():
    return turn().epoch(3).ras(7).play("draw = ra")


# Reason, rule, table, seat, move
REFUSED = [
    ("match-over", "RA-49", match_over, 0, "draw"),
    ("not-your-turn", "RA-12", turn, 1, "draw"),
    ("not-your-turn", "RA-23", auction, 0, "bid 13"),
    ("no-such-action", "RA-22", turn, 0, GAME.actions),
    ("no-such-action", "RA-22", turn, 0, -1),
    ("track-full", "RA-13", lambda: turn().track(*["nile"] * 8), 0, "draw"),
    ("no-passing", "RA-22", turn, 0, "pass"),
    ("nothing-to-end", "RA-22", turn, 0, "done"),
    ("no-auction", "RA-23", turn, 0, "bid 13"),
    ("no-god", "RA-18", lambda: turn().track("nile"), 0, "god nile"),
    ("god-takes-no-god", "RA-18", lambda: turn().tiles(0, god=1).track("god"), 0, "god god"),
    ("god-takes-no-ra", "RA-18", lambda: turn().tiles(0, god=1).ras(2), 0, "god ra"),
    ("not-on-track", "RA-18", lambda: turn().tiles(0, god=1).track("nile"), 0, "god gold"),
    ("spending-gods", "RA-18", spending_gods, 0, "draw"),
    ("spending-gods", "RA-18", spending_gods, 0, "ra"),
    ("in-auction", "RA-23", auction, 1, "draw"),
    ("in-auction", "RA-23", auction, 1, "ra"),
    ("must-bid", "RA-26", lambda: auction().play("pass", "pass"), 0, "pass"),
    ("sun-face-down", "RA-29", lambda: turn().suns(1, 9, down=(12,)).track("nile").play("ra"), 1, "bid 12"),
    ("not-your-sun", "RA-24", auction, 1, "bid 13"),
    ("bid-too-low", "RA-24", lambda: turn().suns(2, 11, 7).track("nile").play("ra", "bid 9"), 2, "bid 7"),
    ("must-lose", "RA-35", losing_civilizations, 0, "draw"),
    ("must-lose", "RA-35", losing_civilizations, 0, "done"),
    ("not-held", "RA-35", losing_civilizations, 0, "lose astronomy"),
    ("not-struck", "RA-34", losing_civilizations, 0, "lose pyramid"),
    ("nothing-to-lose", "RA-34", lambda: turn().tiles(0, pyramid=1), 0, "lose pyramid"),
]

refused_moves = pytest.mark.parametrize(
    ("reason", "rule", "table", "seat", "move"),
    [pytest.param(*row, marks=pytest.mark.rule(row[1]), id=f"{row[0]}: {row[4]}") for row in REFUSED],
)

# Rule, edition, players
REFUSED_TABLES = [
    ("RA-5", "classic", 2),
    ("RA-5", "classic", 6),
    ("RA-6", "modern", 1),
    ("RA-6", "modern", 6),
    ("RA-7", "barque", 1),
    ("RA-7", "barque", 6),
]

refused_tables = pytest.mark.parametrize(
    ("rule", "edition", "seats"),
    [pytest.param(*row, marks=pytest.mark.rule(row[0]), id=f"{row[1]}: {row[2]}") for row in REFUSED_TABLES],
)


def action_of(move):
    return move if isinstance(move, int) else GAME.read(move)


def refusal(scene, seat, move):
    return GAME.refusal(scene.box, scene.state, seat, action_of(move))


def match_at(scene):
    """A match that has come to the scene's table."""
    match = Match(GAME, int(scene.state.seats), {}, bytes(32))
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
    said = Texts(language, "ra", GAME.fill_in({})).ruling(refusal(table(), seat, move))
    assert said.endswith(f"({rule})")


def test_every_reason_that_has_a_sentence_has_a_scene_here():
    sentences = re.findall(r"^ra-refusal-([a-z-]+) =", texts_of("ra", "en"), re.MULTILINE)
    assert {row[0] for row in REFUSED} | {"seats"} == set(sentences)


@refused_tables
def test_an_edition_refuses_too_few_or_too_many_players(rule, edition, seats):
    why = GAME.refuse_table(seats, GAME.fill_in({"edition": edition}))
    assert (why.reason, why.rule) == ("seats", rule)


@refused_tables
def test_no_match_begins_with_too_few_or_too_many_players(rule, edition, seats):
    with pytest.raises(Refused) as refused:
        Match(GAME, seats, {"edition": edition}, bytes(32))
    assert refused.value.refusal.rule == rule


@pytest.mark.rule("RA-24")
def test_a_bid_too_low_is_told_with_the_bid_to_beat():
    scene = turn().suns(2, 11, 7).track("nile").play("ra", "bid 9")
    assert scene.refusal("bid 7").args == {"sun": 7, "high": 9}


@pytest.mark.rule("RA-13", "RA-18", "RA-22", "RA-24", "RA-26", "RA-35")
@pytest.mark.parametrize(
    "table",
    [
        turn,
        lambda: turn().track(*["nile"] * 8),
        lambda: turn().tiles(0, god=1).track("nile", "god", "funeral"),
        lambda: turn().tiles(0, god=1).track("god"),
        spending_gods,
        auction,
        lambda: auction().play("bid 9"),
        lambda: auction().play("pass", "pass"),
        lambda: turn().track(*["nile"] * 8).play("ra", "pass", "pass"),
        lambda: turn().track("nile").play("draw = ra", "pass", "pass"),
        losing_civilizations,
        lambda: losing_civilizations().play("lose art"),
        match_over,
    ],
    ids=[
        "turn",
        "turn, full track",
        "turn with a god",
        "turn with a god and nothing to take",
        "spending gods",
        "first bid",
        "second bid",
        "must bid",
        "full track, last bid",
        "Ra drawn, last bid",
        "first loss",
        "second loss",
        "match over",
    ],
)
def test_nothing_is_refused_but_what_is_not_legal(table):
    scene = table()
    legal = set(GAME.legal_actions(scene.box, scene.state))
    for seat in range(3):
        allowed = {action for action in range(GAME.actions) if refusal(scene, seat, action) is None}
        assert allowed == (legal if seat == scene.seat else set())
