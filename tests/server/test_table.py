"""Scenes at a table, without a disk, a socket or a clock: who sits, moves, waits, undoes, gives up and comes back."""

import random
from collections.abc import Callable

import pytest

from epoca import chance, games, record
from epoca.complaint import Complaint
from epoca.game import SPECTATOR, Refused, Unreadable
from epoca.server.entries import AnyEntry, Left, Moved, Returned, Sat, Started, StoodIn, UndoAsked, Undone
from epoca.server.messages import Clock, NewTable
from epoca.server.table import DONE, OPEN, PLAYING, Setting, Table, TableRefused, check, replayed

MOST_MOVES = 2000
NO_CLOCK = Clock()


class Scene:
    """A table where time stands still until it is told to pass. Names with a capital letter are people."""

    def __init__(self, *names: str, game: str = "ra", clock: Clock = NO_CLOCK, seed: str = "scene 0") -> None:
        options = games.load(game).fill_in({})
        secret = chance.secret_from_seed(seed)
        self.table = Table(Setting("code", game, options, len(names), False, clock, secret, "Ana", 0.0))
        self.now = 1000.0
        self.intentions: dict[int, str] = {}
        for seat, name in enumerate(names):
            if name:
                self.do(self.table.sit(seat, name, *((name, "") if name.istitle() else ("", name))))

    def do(self, entries: list[AnyEntry]) -> list[AnyEntry]:
        """Let entries happen, and what follows by itself."""
        first = self.table.number
        self.table.let_happen(self.now, entries, self.intentions)
        return [entry for _, entry in self.table.log[first:]]

    def play(self, *moves: str) -> "Scene":
        """Whoever is to move plays these."""
        for move in moves:
            seat = self.table.to_move
            assert seat is not None
            bot = self.table.seats[seat].bot
            self.do([Moved(seat, move, "bot")] if bot else self.table.move(seat, self.table.ply, move))
        return self

    def play_until(self, there: Callable[[Table], bool], seed: int = 1) -> "Scene":
        """Any moves, until something holds."""
        dice, match = random.Random(seed), self.table.match
        assert match
        for _ in range(MOST_MOVES):
            if there(self.table):
                return self
            assert not match.over
            self.play(match.game.write(dice.choice(match.game.legal_actions(match.box, match.state))))
        raise AssertionError("it never came to that")

    def play_out(self) -> "Scene":
        return self.play_until(lambda table: table.state == DONE)

    def later(self, seconds: float) -> "Scene":
        self.now += seconds
        return self


def refused(reason: str, wish: Callable[..., object], *args: object) -> None:
    with pytest.raises(TableRefused) as refusal:
        wish(*args)
    assert refusal.value.reason == f"server-{reason}"


# ------------------------------------------------------------------------------------- opening and sitting


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (NewTable("chess", ["me", "open"]), "unknown game 'chess'"),
        (NewTable("ra", ["me", "me"]), "only one seat"),
        (NewTable("ra", ["me", "exec:rm"]), "unknown bot 'exec:rm'"),
        (NewTable("ra", ["me", "search:400"]), "unknown bot"),
        (NewTable("ra", ["me", "open"], {"edition": "mine"}), "edition is one of"),
        (NewTable("ra", ["me", "open"], clock=Clock("hourglass", 5)), "a clock is one of"),
        (NewTable("ra", ["me", "open"], clock=Clock("move", 0.5)), "at least a second"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(wish: NewTable, why: str):
    with pytest.raises(Complaint, match=why):
        check(wish)


def test_a_table_with_too_many_seats_is_refused_with_the_rule():
    with pytest.raises(Refused) as refused:
        check(NewTable("ra", ["open"] * 6))
    assert refused.value.refusal.rule.startswith("RA-")


def test_the_match_begins_when_the_last_seat_is_taken():
    table = Scene("Ana", "", "greedy").table
    assert table.state == OPEN
    assert table.sit(1, "Ben", "Ben") == [Sat(1, "Ben", "Ben"), Started()]


def test_nobody_moves_before_the_match_begins():
    scene = Scene("Ana", "")
    refused("not-begun", scene.table.move, 0, 0, "draw")


def test_a_taken_seat_a_second_seat_and_a_seat_that_is_not_there_are_refused():
    table = Scene("Ana", "Ben", "").table
    refused("seat-taken", table.sit, 0, "Cleo", "Cleo")
    refused("one-seat", table.sit, 2, "Ana", "Ana")
    refused("no-seat", table.sit, 3, "Cleo", "Cleo")


def test_to_sit_down_where_one_sits_changes_nothing():
    assert Scene("Ana", "").table.sit(0, "Ana", "Ana") == []


def test_a_seat_that_is_left_before_the_match_is_open_and_nameless_again():
    scene = Scene("Ana", "Ben", "")
    scene.do(scene.table.leave(0))
    assert scene.table.seats[0].open and scene.table.seats[0].name == ""
    assert scene.table.seat_of("Ana") == SPECTATOR


def test_names_in_the_match_file_are_told_apart():
    long = "A" * 40
    scene = Scene("Bo", "Bo 2", "", "", "")
    for seat, person in ((2, "p2"), (3, "p3"), (4, "p4")):
        scene.do(scene.table.sit(seat, long if seat > 2 else "Bo", person))
    names = [player.name for player in scene.table.players()]
    assert names == ["Bo", "Bo 2", "Bo 3", long, "A" * 37 + " 2"]


# ------------------------------------------------------------------------------------------------- moves


def test_a_move_that_is_sent_again_is_answered_and_not_played_again():
    scene = Scene("Ana", "Ben").play("draw")
    assert scene.table.move(0, 0, " DRAW ") == []
    assert scene.table.ply == 1


def test_the_last_move_of_a_match_may_be_sent_again_too():
    scene = Scene("Ana", "Ben").play_out()
    match, last = scene.table.match, scene.table.ply - 1
    assert match
    assert scene.table.move(int(match.history[last].seat), last, match.game.write(match.actions[last])) == []
    refused("over", scene.table.move, 0, last + 1, "draw")


def test_another_move_for_a_position_that_is_past_or_to_come_is_refused():
    scene = Scene("Ana", "Ben").play("draw")
    refused("too-late", scene.table.move, 0, 0, "ra")
    refused("too-late", scene.table.move, 1, 0, "draw")
    refused("too-early", scene.table.move, 1, 2, "draw")


def test_a_move_out_of_turn_against_the_rules_or_in_no_notation_is_refused():
    scene = Scene("Ana", "Ben")
    with pytest.raises(Refused):
        scene.table.move(1, 0, "draw")
    with pytest.raises(Refused):
        scene.table.move(0, 0, "pass")
    with pytest.raises(Unreadable):
        scene.table.move(0, 0, "castle")


def test_a_forced_move_plays_itself():
    scene = Scene("Ana", "Ben").play_out()
    forced = [(n, entry) for n, (_, entry) in enumerate(scene.table.log) if isinstance(entry, Moved)]
    match = scene.table.match
    assert match
    for number, entry in forced:
        legal = match.game.legal_actions(match.box, match.history[scene.table.plies[number]])
        assert (entry.by == "forced") == (len(legal) == 1)
    assert any(entry.by == "forced" for _, entry in forced)


# -------------------------------------------------------------------------------------------- intentions


def last_moves(scene: Scene, count: int) -> list[tuple[int, str, str]]:
    return [(e.seat, e.move, e.by) for _, e in scene.table.log[-count:] if isinstance(e, Moved)]


def test_an_intended_pass_is_played_when_the_auction_comes_and_then_forgotten():
    scene = Scene("Ana", "Ben", "Cleo", seed="scene 0").play("draw", "draw")
    scene.intentions[1] = "pass"
    scene.play("ra")
    assert last_moves(scene, 1) == [(1, "pass", "intention")]
    scene.play("bid 10", "bid 12")
    assert scene.intentions == {}


def test_an_intended_limit_bids_the_lowest_sun_that_leads_and_passes_beyond():
    scene = Scene("Ana", "Ben", "Cleo", seed="scene 0").play("draw", "draw")
    scene.intentions[1] = "bid to 8"
    scene.play("ra")
    assert last_moves(scene, 1) == [(1, "bid 2", "intention")]
    other = Scene("Ana", "Ben", "Cleo", seed="scene 0").play("draw", "draw")
    other.intentions[2] = "bid to 8"
    other.play("ra", "bid 8")
    assert last_moves(other, 1) == [(2, "pass", "intention")]


def test_an_intention_to_draw_is_kept_as_long_as_the_track_is_short():
    scene = Scene("Ana", "Ben", "Cleo", seed="scene 0")
    scene.intentions[1] = "draw to 1"
    assert last_moves(scene, 1) == []
    scene.do([])
    assert last_moves(scene, 1) == [(1, "draw", "intention")]
    scene.play("draw", "ra", "pass", "bid 10", "bid 12")
    assert scene.intentions == {1: "draw to 1"}


def test_an_intended_pair_in_hadara_waits_for_the_seats_turn():
    scene = Scene("Ana", "Ben", game="hadara", seed="scene 0").play("wheel 2")
    scene.intentions[0] = "board 2 keep 1"
    scene.play("board 1 keep 2")
    assert last_moves(scene, 2) == [(1, "board 1 keep 2", "hand"), (0, "board 2 keep 1", "intention")]
    assert scene.intentions == {}


def test_an_intention_the_rules_refuse_is_forgotten_and_the_seat_is_asked():
    scene = Scene("Ana", "Ben", game="hadara", seed="scene 0").play("wheel 2")
    for _ in range(10):  # nobody can keep a card any more who has spent all coins
        if _may(scene.table, "board 1 keep 2"):
            scene.play("board 1 keep 2")
    assert _may(scene.table, "board 1 sell 2")
    seat = scene.table.to_move
    assert seat is not None
    scene.intentions[seat] = "board 1 keep 2"
    scene.do([])
    assert scene.table.to_move == seat
    assert scene.intentions == {}


def _may(table: Table, move: str) -> bool:
    assert table.match
    return table.game.read(move) in table.game.legal_actions(table.match.box, table.match.state)


@pytest.mark.parametrize(
    ("game", "text"), [("ra", "bid to 17"), ("ra", "draw"), ("ra", "draw to 9"), ("hadara", "wheel 1"), ("hadara", "")]
)
def test_what_is_no_intention_is_not_read(game: str, text: str):
    with pytest.raises(Unreadable):
        games.load(game).intentions.read(text)


# ------------------------------------------------------------------------------------------------- clocks


def test_without_a_clock_nothing_is_ever_due_from_a_person():
    scene = Scene("Ana", "Ben").later(10**8)
    assert scene.table.seconds_left(0, scene.now) is None
    assert scene.table.due(scene.now) is None


@pytest.mark.parametrize(("kind", "seconds"), [("move", 30.0), ("days", 3 * 86400.0)])
def test_a_clock_for_each_move_is_full_again_after_it(kind: str, seconds: float):
    scene = Scene("Ana", "Ben", clock=Clock(kind, seconds)).later(20)
    assert scene.table.seconds_left(0, scene.now) == seconds - 20
    assert scene.table.due(scene.now) == 1000 + seconds
    scene.play("draw")
    assert scene.table.seconds_left(0, scene.now) == scene.table.seconds_left(1, scene.now) == seconds


def test_a_fischer_clock_is_a_stock_and_every_move_adds_to_it():
    scene = Scene("Ana", "Ben", clock=Clock("fischer", 60, 5)).later(20).play("draw").later(7)
    assert scene.table.seconds_left(0, scene.now) == 45
    assert scene.table.seconds_left(1, scene.now) == 53


def test_before_the_match_all_have_a_full_clock():
    table = Scene("Ana", "", clock=Clock("fischer", 600, 5)).table
    assert [table.seconds_left(seat, 1000) for seat in (0, 1)] == [600, 600]


def test_a_bots_turn_is_due_at_once():
    assert Scene("greedy", "Ana", clock=Clock("move", 30)).table.due(1001) == 1001


def test_when_time_runs_out_a_bot_stands_in_until_the_person_returns():
    scene = Scene("Ana", "Ben", clock=Clock("move", 30)).later(31)
    assert scene.table.due(scene.now) == scene.now
    (stood_in,) = scene.do(scene.table.stand_in(0, "time"))
    assert isinstance(stood_in, StoodIn)
    refused("bot-plays", scene.table.move, 0, 0, "draw")
    assert scene.table.seat_of("Ana") == 0
    assert scene.do(scene.table.come_back(0)) == [Returned(0)]
    assert scene.table.seconds_left(0, scene.now) == 30
    scene.play("draw")


def test_who_comes_back_with_an_empty_stock_has_a_moment_and_not_the_old_stock():
    scene = Scene("Ana", "Ben", clock=Clock("fischer", 60)).later(61)
    scene.do(scene.table.stand_in(0, "time"))
    scene.do(scene.table.come_back(0))
    assert scene.table.seconds_left(0, scene.now) == 10


def test_a_server_whose_clock_is_set_back_takes_no_time_and_gives_none():
    scene = Scene("Ana", "Ben", clock=Clock("fischer", 60, 5)).later(20).later(-3600)
    assert scene.table.seconds_left(0, scene.now) == 60
    scene.play("draw").later(7)
    assert [scene.table.seconds_left(seat, scene.now) for seat in (0, 1)] == [65, 53]


def test_a_server_whose_clock_is_set_forward_lets_time_run_out_and_nothing_else():
    scene = Scene("Ana", "Ben", clock=Clock("fischer", 60, 5)).later(3600)
    assert scene.table.is_due(scene.now)
    assert [scene.table.seconds_left(seat, scene.now) for seat in (0, 1)] == [0, 60]


# --------------------------------------------------------------------------------------------------- undo


def test_among_bots_a_move_is_taken_back_at_once_with_theirs():
    scene = Scene("greedy", "Ana", "greedy").play("draw", "draw", "ra", "pass", "bid 10")
    assert scene.table.to_move == 0
    assert scene.do(scene.table.ask_undo(1)) == [Undone(3)]
    assert scene.table.to_move == 1


def test_nobody_takes_back_a_draw_alone():
    scene = Scene("greedy", "Ana", "greedy").play("draw")
    refused("undo-revealed", scene.table.ask_undo, 1)
    scene.play("draw", "ra", "pass", "bid 10", "bid 12", "ra", "bid 4")
    assert scene.table.ply == 8


def test_a_draw_by_a_bot_since_then_cannot_be_taken_back_alone_either():
    scene = Scene("greedy", "Ana", "greedy", seed="scene 0").play("draw", "draw", "ra", "pass", "bid 10", "bid 12")
    scene.play("ra", "bid 11", "pass", "draw")
    refused("undo-revealed", scene.table.ask_undo, 1)


def test_people_are_asked_and_all_have_to_agree():
    scene = Scene("Ana", "Ben", "Cleo").play("draw", "draw", "ra", "pass")
    assert scene.do(scene.table.ask_undo(0)) == [UndoAsked(0, 2)]
    refused("undo-asked", scene.table.ask_undo, 1)
    refused("no-undo", scene.table.answer_undo, 0, True)
    scene.do(scene.table.answer_undo(1, True))
    assert scene.table.ply == 4
    scene.do(scene.table.answer_undo(2, True))
    assert scene.table.ply == 2


def test_a_revealed_draw_is_taken_back_when_all_agree():
    scene = Scene("Ana", "Ben").play("draw")
    scene.do(scene.table.ask_undo(0))
    scene.do(scene.table.answer_undo(1, True))
    assert scene.table.ply == 0


def test_one_no_is_enough_and_a_move_is_an_answer_too():
    scene = Scene("Ana", "Ben").play("draw")
    scene.do(scene.table.ask_undo(0))
    scene.do(scene.table.answer_undo(1, False))
    assert scene.table.undo is None
    scene.do(scene.table.ask_undo(0))
    scene.play("draw")
    refused("no-undo", scene.table.answer_undo, 1, True)


def test_who_has_not_chosen_anything_has_nothing_to_take_back():
    refused("nothing-to-undo", Scene("Ana", "Ben").play("draw").table.ask_undo, 1)


def test_undo_goes_back_to_a_choice_because_a_forced_move_would_play_itself_again():
    def had_to_bid(table: Table) -> bool:
        _, last = table.log[-1]
        return isinstance(last, Moved) and last.by == "forced" and last.seat == 0 and last.move.startswith("bid")

    scene = Scene("Ana", "greedy").play_until(had_to_bid, seed=0)
    match = scene.table.match
    assert match
    (undone,) = scene.table.ask_undo(0)
    assert isinstance(undone, Undone)
    assert match.game.write(match.actions[undone.ply]) == "ra"


def test_who_leaves_need_not_be_waited_for_with_an_undo():
    scene = Scene("Ana", "Ben", "Cleo").play("draw")
    scene.do(scene.table.ask_undo(1))
    scene.do(scene.table.leave(0))
    assert scene.table.undo is None


def test_who_has_resigned_takes_nothing_back_and_is_not_asked():
    scene = Scene("Ana", "Ben", "Cleo").play("draw", "draw", "ra")
    scene.do(scene.table.stand_in(0, "resigned"))
    refused("bot-plays", scene.table.ask_undo, 0)
    scene.do(scene.table.ask_undo(1))
    refused("bot-plays", scene.table.answer_undo, 0, False)
    scene.do(scene.table.answer_undo(2, True))
    assert scene.table.ply == 0


# -------------------------------------------------------------------------------- giving up, leaving, rematch


def test_at_a_table_of_two_a_resignation_ends_the_match():
    scene = Scene("Ana", "Ben").play("draw")
    scene.do(scene.table.stand_in(0, "resigned"))
    assert scene.table.state == DONE
    result = scene.table.result()
    assert result and result[1] == [2, 1]
    assert scene.table.due(scene.now) is None


def test_at_a_table_of_three_a_bot_plays_on_and_who_resigned_is_last():
    scene = Scene("Ana", "Ben", "Cleo").play("draw")
    scene.do(scene.table.stand_in(1, "resigned"))
    assert scene.table.state == PLAYING
    refused("resigned", scene.table.come_back, 1)
    scene.play_out()
    result = scene.table.result()
    assert result and result[1][1] == 3


def test_a_resignation_cannot_be_left_behind():
    scene = Scene("Ana", "Ben", "Cleo")
    scene.do(scene.table.stand_in(1, "resigned"))
    refused("resigned", scene.table.leave, 1)


def test_a_seat_left_in_the_middle_waits_for_a_person_or_a_bot():
    scene = Scene("Ana", "Ben", clock=Clock("move", 30))
    assert scene.do(scene.table.leave(0)) == [Left(0)]
    assert scene.table.state == PLAYING
    assert scene.table.due(scene.later(1000).now) is None
    person, bot = scene.table.sit(0, "Cleo", "Cleo"), scene.table.sit(0, "greedy", "", "greedy")
    assert person == [Sat(0, "Cleo", "Cleo")] and bot == [Sat(0, "greedy", "", "greedy")]
    scene.do(person)
    assert scene.table.seconds_left(0, scene.now) == 30
    scene.play("draw")


def test_a_match_with_a_seat_that_changed_hands_has_a_file_that_verifies():
    scene = Scene("Ana", "Ben").play("draw")
    scene.do(scene.table.leave(1))
    scene.do(scene.table.sit(1, "greedy", "", "greedy"))
    scene.play_out()
    assert scene.table.match
    match, players = record.read(record.write(scene.table.match, scene.table.players()))
    assert match.over and players[1].kind == "greedy"


def test_at_the_end_nobody_sits_down_leaves_or_moves():
    table = Scene("Ana", "Ben").play_out().table
    refused("over", table.leave, 0)
    refused("over", table.move, 0, table.ply, "draw")
    refused("over", table.stand_in, 0, "resigned")
    refused("over", table.ask_undo, 0)


def test_spaces_in_talk_are_tidied_and_nothing_is_not_said():
    table = Scene("Ana", "Ben").table
    (said,) = table.say("Ana", "Ana", "  well \n played ")
    assert (said.text, said.seat) == ("well played", 0)  # type: ignore[union-attr]
    refused("nothing-said", table.say, "Ana", "Ana", " \n ")


# --------------------------------------------------------------------------------------------- the log is all


@pytest.mark.parametrize("game", games.OURS)
def test_replaying_the_log_gives_the_same_table(game: str):
    scene = Scene("Ana", "Ben", "greedy", game=game, clock=Clock("fischer", 600, 5)).later(3)
    scene.play_until(lambda table: table.ply > 5)
    scene.do(scene.table.say("Ben", "Ben", "wait"))
    scene.play_until(lambda table: table.to_move == 1 and table.ply > 8)
    scene.do(scene.table.ask_undo(0))
    if scene.table.undo:
        scene.do(scene.table.answer_undo(1, True))
    scene.later(4).do(scene.table.stand_in(0, "time"))
    scene.later(5).do(scene.table.come_back(0))
    scene.do(scene.table.leave(1))
    scene.later(6).do(scene.table.sit(1, "Cleo", "Cleo"))
    scene.play_until(lambda table: table.ply > 30)
    again = replayed(scene.table.setting, scene.table.log)
    assert again.seats == scene.table.seats
    assert (again.number, again.plies, again.since) == (scene.table.number, scene.table.plies, scene.table.since)
    assert again.match and scene.table.match
    assert again.match.actions == scene.table.match.actions
    assert again.match.state.tobytes() == scene.table.match.state.tobytes()
