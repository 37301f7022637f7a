"""What players are shown: all that is printed on what lies open, before they have to choose (HA-8 to HA-13, HA-33)."""

from io import StringIO

import pytest
from games.hadara.scene import GAME, WITH_ABILITY, Scene
from rich.console import Console

from epoca.game import SPECTATOR
from epoca.games.hadara.view import Bust, Front, SealPrices, StartSide
from epoca.match import Match
from epoca.terminal.hadara import board
from epoca.texts import Texts

NAMES = ("Ana", "Bruno", "Chiara", "Denis", "Ewa")
COLOURS = ("yellow", "red", "blue", "green", "purple")


def choosing(seats=3):
    """A match in which each player chooses a side of the start card."""
    return Match(GAME, seats, {"deck": "advanced", "start": "choice"}, bytes(32))


def screen(view):
    texts = Texts("en", "hadara", {"deck": "advanced", "start": "choice"}, NAMES[: len(view.players)])
    shown = StringIO()
    Console(file=shown, width=160).print(board(view, texts))
    return shown.getvalue()


def views(scene):
    return [scene.view(viewer) for viewer in range(-1, 3)]


@pytest.mark.rule("HA-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_while_sides_are_chosen_the_lowest_initiative_is_start_player(seats):
    match = choosing(seats)
    while GAME.view(match.box, match.state, SPECTATOR).phase == "side":
        view = GAME.view(match.box, match.state, SPECTATOR)
        lowest = min(range(seats), key=lambda seat: view.players[seat].initiative)
        assert view.start_player == lowest
        match.play(match.seat, GAME.read("side a"))
    assert match.seat == lowest


@pytest.mark.rule("HA-9", "HA-10")
def test_both_sides_of_every_start_card_are_shown():
    scene = Scene(start="choice").start_cards(2, 4, 5)
    for view in views(scene):
        assert view.players[0].sides == (StartSide(8, (2, 1, 3, 4)), StartSide(8, (2, 1, 4, 3)))
        assert view.players[1].sides == (StartSide(9, (2, 1, 2, 5)), StartSide(10, (2, 2, 1, 4)))


@pytest.mark.rule("HA-9")
def test_the_terminal_shows_what_the_sides_give():
    match = choosing()
    said = screen(GAME.view(match.box, match.state, 0))
    assert said.count("Side A") == said.count("Side B") == 3


@pytest.mark.rule("HA-8", "HA-24", "HA-25")
def test_the_fronts_of_the_regions_are_shown():
    for view in views(Scene()):
        assert view.printed.regions == (
            Front(3, 3, 1, 2),
            Front(9, 4, 1, 5),
            Front(15, 5, 2, 8),
            Front(21, 7, 2, 11),
            Front(30, 12, 4, 20),
        )


@pytest.mark.rule("HA-26", "HA-27")
def test_what_busts_ask_for_and_give_is_shown():
    for view in views(Scene()):
        assert view.printed.busts == (Bust(6, 4, 2), Bust(12, 8, 3), Bust(20, 14, 4), Bust(30, 22, 6))


@pytest.mark.rule("HA-33", "HA-40")
def test_the_prices_of_seals_are_shown():
    for view in views(Scene()):
        assert view.printed.seals[1:] == (SealPrices(6, 9, 4, 6), SealPrices(20, 30, 15, 22))


@pytest.mark.rule("HA-24", "HA-25", "HA-27", "HA-33")
def test_the_terminal_shows_prices_and_points():
    said = screen(Scene().epoch(2).view(0))
    for shown in ("+4, 5 points", "−1, ↻", "♫12 8 points, tile +3", "◇ −6", "◆ −9"):
        assert shown in said
    assert "◇ −4" in screen(Scene().epoch(2).cards(0, WITH_ABILITY["cheap_seals"]).view(0))


@pytest.mark.rule("HA-13")
@pytest.mark.parametrize("position", range(5))
def test_whoever_sets_the_wheel_sees_where_every_shield_will_point(position):
    scene = Scene().open()
    expected = scene.view(0).positions[position]
    assert expected == tuple(COLOURS[(position + seat) % 5] for seat in range(3))
    assert f"wheel {position + 1}" in screen(scene.view(0))
    scene.play(f"wheel {position + 1}")
    assert scene.view(0).shields == expected
    assert scene.view(0).positions == ()


@pytest.mark.rule("HA-20")
def test_a_clockwise_turn_takes_the_shield_from_red_to_yellow():
    """As in the book: the monkey's shield points at red, and after the wheel has turned, at yellow."""
    scene = Scene().open().play("wheel 2")
    assert scene.view(0).shields[0] == "red"
    for seat in range(3):
        scene.coins(seat, 0).play("board 1 sell 2")
    assert scene.view(0).shields[0] == "yellow"


@pytest.mark.rule("HA-37")
def test_the_tile_on_a_card_is_shown_until_the_card_is_lost():
    card = WITH_ABILITY["place_bonus"]
    scene = Scene().coins(0, 20).outer(card).begin("take").play("take purple keep", "bonus military")
    for view in views(scene):
        assert [dict(player.placed) for player in view.players] == [{card: "military"}, {}, {}]
    scene.begin("hunger").play(f"drop {card}")
    assert dict(scene.player(0).placed) == {}
