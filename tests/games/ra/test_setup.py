"""Setting the table (RA-9 to RA-12)."""

import pytest
from games.ra.scene import GAME, Scene

from epoca import chance
from epoca.game import SPECTATOR
from epoca.games.ra.components import suns
from epoca.games.ra.events import DrewRa, ScoredUnseen

GROUPS = {
    2: {(9, 6, 5, 2), (8, 7, 4, 3)},
    3: {(13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)},
    4: {(13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)},
    5: {(16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)},
}


def dealt(seats, seed):
    box = GAME.box(GAME.fill_in({}), {})
    return GAME.deal_new(box, seats, chance.stream(chance.secret_from_seed(str(seed)), 0))


def groups(state):
    return [suns(int(state.suns_up[seat])) for seat in range(state.seats)]


@pytest.mark.rule("RA-9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_gets_one_of_the_groups_of_suns(seats):
    hands = groups(dealt(seats, "groups"))
    assert len(hands) == seats
    assert set(hands) == GROUPS[seats]


@pytest.mark.rule("RA-9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_gives_every_group_to_every_seat_sooner_or_later(seats):
    deals = [groups(dealt(seats, seed)) for seed in range(100)]
    for seat in range(seats):
        assert {deal[seat] for deal in deals} == GROUPS[seats]


@pytest.mark.rule("RA-9")
def test_all_suns_are_dealt_face_up():
    scene = Scene(5)
    assert [scene.suns_down(seat) for seat in range(5)] == [()] * 5


@pytest.mark.rule("RA-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sun_1_starts_in_the_centre(seats):
    assert Scene(seats).view.centre_sun == 1


@pytest.mark.rule("RA-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_starts_with_10_points(seats):
    assert Scene(seats).state.points[:seats].tolist() == [10] * seats


@pytest.mark.rule("RA-10")
def test_a_player_sees_only_the_own_points():
    scene = Scene()
    for viewer in range(3):
        players = GAME.view(scene.box, scene.state, viewer).players
        assert [player.points for player in players] == [10 if seat == viewer else None for seat in range(3)]


@pytest.mark.rule("RA-10")
def test_a_spectator_sees_no_points():
    scene = Scene()
    players = GAME.view(scene.box, scene.state, SPECTATOR).players
    assert [player.points for player in players] == [None, None, None]


def scored_once(**options):
    """A table after the first epoch, in which everybody lost points."""
    return Scene(**options).ras(7).turn(0).play("draw = ra")


@pytest.mark.rule("RA-10")
def test_the_bag_and_what_an_epoch_brought_are_counted_for_all():
    scene = scored_once()
    for viewer in (SPECTATOR, 0, 1, 2):
        view = GAME.view(scene.box, scene.state, viewer)
        assert view.bag["ra"] == 22
        assert [row["civilizations"] for row in view.scorings[0]] == [-5, -5, -5]


@pytest.mark.rule("RA-10")
def test_without_memory_nobody_is_told_what_is_left_in_the_bag():
    scene = scored_once(memory="hidden")
    assert [GAME.view(scene.box, scene.state, viewer).bag for viewer in (SPECTATOR, 0, 1, 2)] == [None] * 4


@pytest.mark.rule("RA-10")
def test_without_memory_a_player_is_told_what_an_epoch_brought_only_to_the_own_seat():
    scene = scored_once(memory="hidden")
    for viewer in (SPECTATOR, 0, 1, 2):
        (epoch,) = GAME.view(scene.box, scene.state, viewer).scorings
        assert [seat for seat, row in enumerate(epoch) if row is not None] == [viewer][: viewer + 1]
        (sheet,) = GAME.shown_sheet(scene.box, scene.state, viewer).scorings
        assert [seat for seat, row in enumerate(sheet) if row] == [viewer][: viewer + 1]
    assert [(type(event), event.seat) for event in scene.events if event.__class__.__name__.startswith("Scored")] == [
        (ScoredUnseen, 0),
        (ScoredUnseen, 1),
        (ScoredUnseen, 2),
    ]


@pytest.mark.rule("RA-10")
def test_without_memory_open_scores_are_still_open():
    scene = scored_once(memory="hidden", scores="open")
    view = GAME.view(scene.box, scene.state, SPECTATOR)
    assert view.bag is None
    assert [row["civilizations"] for row in view.scorings[0]] == [-5, -5, -5]


@pytest.mark.rule("RA-10")
def test_when_the_match_is_over_every_scoring_is_shown():
    scene = scored_once(memory="hidden").epoch(3).ras(7).turn(0).play("draw = ra")
    assert scene.over
    scorings = GAME.view(scene.box, scene.state, SPECTATOR).scorings
    assert all(row is not None for epoch in scorings for row in epoch)


@pytest.mark.rule("RA-10")
def test_a_table_with_open_scores_shows_all_points():
    assert [player.points for player in Scene(scores="open").view.players] == [10, 10, 10]


@pytest.mark.rule("RA-11")
@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_epoch_ends_at_the_last_ra_for_that_many_players(seats, last):
    scene = Scene(seats).ras(last - 1).turn(0).play("draw = ra")
    assert scene.told(DrewRa) == [DrewRa(0, last, last)]
    assert scene.view.epoch == 2


@pytest.mark.rule("RA-11")
@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_epoch_goes_on_at_the_ra_before_the_last(seats, last):
    scene = Scene(seats).ras(last - 2).turn(0).play("draw = ra")
    assert scene.view.epoch == 1


@pytest.mark.rule("RA-12")
@pytest.mark.parametrize(("seats", "highest"), [(2, 9), (3, 13), (4, 13), (5, 16)])
def test_the_holder_of_the_highest_sun_opens_the_first_epoch(seats, highest):
    for seed in range(20):
        state = dealt(seats, seed)
        assert highest in groups(state)[state.seat]


@pytest.mark.rule("RA-12")
def test_the_holder_of_the_highest_sun_opens_the_next_epoch_even_if_it_was_face_down():
    scene = Scene().suns(0, 12).suns(1, 3, down=(13,)).suns(2, 11).ras(7).turn(0)
    assert scene.play("draw = ra").seat == 1


@pytest.mark.rule("RA-12")
def test_the_sun_in_the_centre_is_nobodys_and_opens_nothing():
    scene = Scene().suns(0, 5).suns(1, 3).suns(2, 11).centre_sun(13).ras(7).turn(0)
    assert scene.play("draw = ra").seat == 2


@pytest.mark.rule("RA-12")
def test_play_goes_clockwise():
    scene = Scene(4).turn(2)
    seats = [scene.play("draw = nile").seat for _ in range(4)]
    assert seats == [3, 0, 1, 2]
