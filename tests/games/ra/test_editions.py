"""What the editions do and say differently (RA-5 to RA-8)."""

from io import StringIO

import pytest
from games.ra.scene import GAME, Scene
from rich.console import Console

from epoca.chance import secret_from_seed
from epoca.game import Seat
from epoca.games.ra.events import Drew, EpochEnded
from epoca.games.ra.tile import Tile
from epoca.match import Match
from epoca.terminal.ra import board
from epoca.texts import Texts


def players_welcome(edition):
    options = GAME.fill_in({"edition": edition})
    return [seats for seats in range(8) if GAME.refuse_table(seats, options) is None]


def played_through(edition, seats):
    match = Match(GAME, seats, {"edition": edition}, secret_from_seed("two editions"))
    while not match.over:
        match.play(match.seat, int(GAME.greedy.choose(match.box, match.state)))
    return match


def texts(language, edition):
    return Texts(language, "ra", GAME.fill_in({"edition": edition}), ("Ana", "Bia", "Caio", "Davi", "Eva"))


@pytest.mark.rule("RA-5")
def test_the_classic_edition_is_for_three_to_five():
    assert players_welcome("classic") == [3, 4, 5]


@pytest.mark.rule("RA-5")
def test_the_classic_edition_lays_a_drawn_ra_on_the_ra_track():
    scene = Scene(edition="classic").turn(0).play("draw = ra")
    assert scene.view.ra_drawn == 1
    assert scene.state.ra_tiles == 1
    assert scene.out("ra") == 0


@pytest.mark.rule("RA-6")
def test_the_modern_edition_is_for_two_to_five():
    assert players_welcome("modern") == [2, 3, 4, 5]


@pytest.mark.rule("RA-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_modern_edition_plays_as_the_classic_one(seats):
    modern, classic = played_through("modern", seats), played_through("classic", seats)
    assert modern.actions == classic.actions
    assert [state.tobytes() for state in modern.history] == [state.tobytes() for state in classic.history]


@pytest.mark.rule("RA-7")
def test_the_edition_with_the_barque_is_for_two_to_five():
    assert players_welcome("barque") == [2, 3, 4, 5]


@pytest.mark.rule("RA-7")
def test_the_barque_moves_one_space_and_the_drawn_ra_is_discarded():
    scene = Scene(edition="barque").ras(2).turn(0).play("draw = ra")
    assert scene.view.ra_drawn == 3
    assert scene.state.ra_tiles == 0
    assert scene.out("ra") == 3


@pytest.mark.rule("RA-7")
def test_the_edition_with_the_barque_can_be_played_without_it():
    assert players_welcome("no-barque") == [2, 3, 4, 5]
    scene = Scene(edition="no-barque").ras(2).turn(0).play("draw = ra")
    assert scene.state.ra_tiles == 3
    assert scene.out("ra") == 0


@pytest.mark.rule("RA-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_the_barque_everything_goes_as_with_it(seats):
    with_it, without = played_through("barque", seats), played_through("no-barque", seats)
    assert with_it.actions == without.actions
    assert GAME.outcome(with_it.box, with_it.state) == GAME.outcome(without.box, without.state)


def ra_track(scene, edition):
    screen = StringIO()
    Console(file=screen, width=100).print(board(scene.view, texts("en", edition)))
    return next(
        line for line in screen.getvalue().splitlines() if f"{scene.view.ra_drawn}/{scene.view.last_ra}" in line
    )


@pytest.mark.rule("RA-4", "RA-11")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_barque_begins_on_a_start_space_before_the_track(seats, spaces):
    table = Scene(seats, edition="barque")
    at_start = ra_track(table, "barque")
    assert at_start.index("☀") < at_start.index("·"), "it stands before the first space"
    assert at_start.count("·") + at_start.count("☥") == spaces
    moved = ra_track(table.turn(0).play("draw = ra"), "barque")
    assert moved.index("›") < moved.index("☀") < moved.index("·")


@pytest.mark.rule("RA-38")
def test_the_barque_goes_back_to_its_start_space():
    scene = Scene(edition="barque").ras(7).turn(0).play("draw = ra")
    line = ra_track(scene, "barque")
    assert line.index("☀") < line.index("·")


@pytest.mark.rule("RA-4")
def test_without_a_barque_there_is_no_start_space():
    assert "›" not in ra_track(Scene(edition="modern"), "modern")


@pytest.mark.rule("RA-7", "RA-38")
def test_the_ras_of_the_barque_are_not_discarded_a_second_time_at_the_end_of_the_epoch():
    scene = Scene(edition="barque").ras(7).turn(0).play("draw = ra")
    assert scene.view.epoch == 2
    assert scene.out("ra") == 8


@pytest.mark.rule("RA-7", "RA-33")
@pytest.mark.parametrize("edition", ["classic", "modern", "barque"])
def test_in_every_edition_the_turn_passes_to_the_left_of_the_ra_player(edition):
    scene = Scene(edition=edition).suns(0, 13, 8).suns(1, 12, 9).suns(2, 11, 10).turn(1)
    scene.play("ra", "pass", "bid 8", "pass")
    assert scene.seat == 2


@pytest.mark.rule("RA-8")
@pytest.mark.parametrize(
    ("language", "edition", "unrest"),
    [
        ("it", "classic", "tensione"),
        ("it", "modern", "guerra"),
        ("fr", "classic", "agitation"),
        ("fr", "modern", "guerre"),
        ("pt", "modern", "guerra"),
        ("pt", "classic", "agitação"),
        ("pl", "modern", "wojna"),
        ("en", "classic", "unrest"),
        ("en", "modern", "war"),
    ],
)
def test_every_edition_has_its_own_word_for_unrest(language, edition, unrest):
    assert texts(language, edition).word("tile", "unrest") == unrest


@pytest.mark.rule("RA-8")
def test_the_polish_barque_edition_says_wylew_and_epoka():
    said = texts("pl", "barque")
    assert said.word("tile", "flood") == "wylew"
    assert said.say("ra-epoch", epoch=1) == "Epoka I"


@pytest.mark.rule("RA-8")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", {"flood": "inondazione", "god": "divinità", "drought": "siccità", "earthquake": "terremoto"}),
        ("fr", {"flood": "crue", "god": "dieu", "drought": "sécheresse", "earthquake": "tremblement de terre"}),
        ("pt", {"flood": "inundação", "god": "deus", "drought": "seca", "step-pyramid": "pirâmide de degraus"}),
        ("pl", {"nile": "Nil", "god": "bóg", "drought": "susza", "funeral": "pogrzeb"}),
    ],
)
def test_every_rulebook_finds_its_own_names_of_tiles(language, words):
    edition = {"it": "classic", "fr": "classic", "pt": "modern", "pl": "barque"}[language]
    assert {tile: texts(language, edition).word("tile", tile) for tile in words} == words


@pytest.mark.rule("RA-8")
def test_the_italian_classic_edition_names_its_eight_gods():
    assert texts("it", "classic").say("ra-gods") == "Anubis, Bastet, Chnum, Horus, Seth, Sobek, Thoth e Uto"


@pytest.mark.rule("RA-8")
@pytest.mark.parametrize(
    ("language", "edition", "word"),
    [("pt", "modern", "guerra"), ("it", "classic", "tensione"), ("fr", "classic", "agitation")],
)
def test_the_drawn_tile_is_told_in_the_words_of_the_book(language, edition, word):
    assert word in texts(language, edition).event(Drew(Seat(0), Tile("unrest"), 0))


@pytest.mark.rule("RA-8")
@pytest.mark.parametrize(
    ("language", "edition", "words"),
    [
        ("pt", "modern", "era II"),
        ("it", "classic", "epoca II"),
        ("fr", "classic", "époque II"),
        ("pl", "barque", "epoka II"),
    ],
)
def test_the_end_of_an_epoch_is_told_in_the_words_of_the_book(language, edition, words):
    assert words in texts(language, edition).event(EpochEnded(2, "last-ra"))


@pytest.mark.rule("RA-7", "RA-8")
def test_only_the_edition_with_the_barque_speaks_of_a_barque():
    spoken = {edition: texts("en", edition).say("ra-board-ra-track") for edition in ("classic", "modern", "barque")}
    assert spoken == {"classic": "Ra track", "modern": "Ra track", "barque": "Barque of Ra"}
