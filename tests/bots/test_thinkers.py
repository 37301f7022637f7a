"""Bots that think: legal, honest, and at their best when it matters."""

from types import SimpleNamespace

import numpy as np
import pytest
from tables import SETTINGS, Setting, finished, play_out

from epoca import bots, chance
from epoca.bots import thinkers
from epoca.bots.thinkers import Effort, Thinker
from epoca.complaint import Complaint
from epoca.games import OURS, load
from epoca.games.ra import call, phase, tile
from epoca.match import Match

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
@pytest.mark.parametrize("name", ["network", "search:30", "playout:5"])
def test_a_thinker_finishes_a_match(setting: Setting, name: str):
    match = finished(setting, name, bots.new(name), bots.new("random"))  # Match refuses what is not legal
    assert match.over


@every_setting
def test_a_thinker_has_an_answer_to_any_position(setting: Setting):
    thinkers = [Thinker(Effort(simulations=20)), Thinker(Effort())]
    match = setting.match("any position")
    for _ in play_out(match):
        if not match.over:
            for thinker in thinkers:
                redealt = match.redealt(match.seat)
                action = thinker.choose(match.game, match.box, redealt)
                assert action in match.game.legal_actions(match.box, match.state)


@pytest.mark.parametrize("name", OURS)
def test_the_same_dice_and_simulations_give_the_same_move(name: str):
    match = Match(load(name), 3, {}, chance.secret_from_seed("again"))
    for _ in range(12):
        redealt = match.redealt(match.seat)
        moves = {Thinker(Effort(simulations=60)).choose(match.game, match.box, redealt.copy()) for _ in range(2)}
        assert len(moves) == 1
        match.play(match.seat, moves.pop())


@pytest.mark.parametrize("name", OURS)
def test_a_thinker_leaves_the_position_alone(name: str):
    match = Match(load(name), 2, {}, chance.secret_from_seed("alone"))
    redealt = match.redealt(match.seat)
    before = redealt.tobytes()
    Thinker(Effort(simulations=50)).choose(match.game, match.box, redealt)
    assert redealt.tobytes() == before


def last_auction() -> Match:
    """Ra, two players, third epoch: only the last sun of seat 0 is left, and two gold on the track make the winner."""
    match = Match(load("ra"), 2, {}, chance.secret_from_seed("last"))
    s = match.state
    s.epoch, s.phase, s.seat = 3, phase.BID, 0
    s.ra_player, s.call, s.bids_left, s.high_bid, s.high_bidder, s.ra_drawn = 1, call.DRAWN, 0, 0, -1, 5
    s.suns_up[:2], s.suns_down[:2] = [1 << 9, 0], [1 << 8 | 1 << 7, 1 << 6 | 1 << 5 | 1 << 2]
    s.track[:2] = tile.GOLD
    s.points[:2] = [10, 23]  # and 5 each way for the sums of suns
    return match


def test_search_takes_the_lot_that_wins_the_match():
    match = last_auction()
    prospects = Thinker(Effort(simulations=200)).prospects(match.game, match.box, match.redealt(0))
    best = prospects[0]
    assert match.game.write(best.action) == "bid 9"
    assert best.chances[0] == pytest.approx(1)
    assert best.chances[0] > prospects[1].chances[0]


@every_setting
def test_prospects_are_chances_and_points_of_every_seat(setting: Setting):
    match = setting.match("prospects")
    prospects = Thinker(Effort(simulations=80)).prospects(match.game, match.box, match.redealt(match.seat))
    assert [p.tries for p in prospects] == sorted((p.tries for p in prospects), reverse=True)
    for prospect in prospects:
        assert sum(prospect.chances) == pytest.approx(1, abs=1e-3)
        assert len(prospect.lines) == setting.seats
        assert all(-60 < prospect.points(seat) < 400 for seat in range(setting.seats))


def test_the_tree_of_the_last_move_is_still_there_for_the_next():
    match = Match(load("ra"), 2, {}, chance.secret_from_seed("reuse"))
    thinker = Thinker(Effort(simulations=400))
    match.play(match.seat, thinker.choose(match.game, match.box, match.redealt(match.seat)))
    thinker.choose(match.game, match.box, match.redealt(match.seat))
    assert thinker._mind.tree.tries.sum() > 400 - 1 or thinker._mind.tree.used[0] > 400


def test_a_full_tree_is_cleared_and_search_goes_on():
    match = Match(load("ra"), 2, {}, chance.secret_from_seed("full"))
    thinker = Thinker(Effort(simulations=3000))
    for _ in range(6):
        match.play(match.seat, thinker.choose(match.game, match.box, match.redealt(match.seat)))
    tree = thinker._mind.tree
    assert tree.used[0] <= len(tree.key) // 2
    assert tree.used[1] <= len(tree.action)


def test_an_effort_in_seconds_ends():
    for simulations, _ in Effort(seconds=0.02).chunks():
        assert simulations > 0


def test_the_clock_of_the_first_move_does_not_run_while_the_search_is_compiled(monkeypatch):
    match = last_auction()
    asked: list[int] = []
    ponder = SimpleNamespace(ponder=lambda *table_and_simulations: asked.append(table_and_simulations[-1]))
    monkeypatch.setattr(thinkers, "searching", lambda game: ponder)
    Thinker(Effort(simulations=30)).choose(match.game, match.box, match.redealt(0))
    assert asked == [0, 30]


def test_search_stops_when_nothing_can_change_its_mind():
    match = last_auction()
    thinker = Thinker(Effort(simulations=2000))
    thinker.choose(match.game, match.box, match.redealt(0))
    assert thinker._mind.tree.tries.sum() < 2000


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("search", "does not say how long"),
        ("search:", "does not say how long"),
        ("search:0", "does not say how long"),
        ("search:fast", "does not say how long"),
        ("network:10", "does not say how long"),
        ("sear", "unknown bot 'sear'"),
    ],
)
def test_a_name_that_says_too_little_is_refused(name: str, why: str):
    with pytest.raises(Complaint, match=why):
        bots.new(name)


def test_a_folder_without_networks_is_refused(tmp_path):
    match = Match(load("ra"), 2, {}, chance.secret_from_seed("none"))
    with pytest.raises(Complaint, match="holds no networks for ra at 2 seats"):
        bots.new(f"network@{tmp_path}").choose(match.game, match.box, match.redealt(match.seat))


@pytest.mark.parametrize("name", OURS)
def test_levels_are_named_rated_and_playable(name: str):
    game = load(name)
    assert len(game.levels) == 5
    ratings = [level.rating for level in game.levels]
    assert ratings == sorted(ratings)
    for level in game.levels[:-1]:  # the last one takes its time
        match = Match(game, 2, {}, chance.secret_from_seed(level.name))
        bot = bots.new(level.name, game=game)
        for _ in range(5):
            match.play(match.seat, bot.choose(game, match.box, match.redealt(match.seat)))


def test_a_level_belongs_to_its_game():
    with pytest.raises(Complaint, match="unknown bot 'pharaoh'"):
        bots.new("pharaoh", game=load("hadara"))
    assert isinstance(bots.new("pharaoh"), Thinker)


@pytest.mark.parametrize("name", OURS)
def test_the_weakest_level_has_its_own_opinions(name: str):
    """It differs from the network alone, and from itself in another match: it has feelings, it does not roll dice."""
    game = load(name)
    setting = next(s for s in SETTINGS if s.game == name and s.seats == 2)
    match = finished(setting, "opinions", bots.new("greedy"))
    states = [state for state in match.history[:-1] if len(game.legal_actions(match.box, state)) > 1][:80]

    def moves(bot: bots.Bot, seed: int) -> list[int]:
        chosen = []
        for ply, state in enumerate(states):
            dice = chance.stream(chance.secret_from_seed(str(seed)), ply)
            chosen.append(bot.choose(game, match.box, game.redeal(match.box, state, int(state.seat), dice)))
        return chosen

    weakest = game.levels[0].name
    sober = moves(bots.new("network"), 1)
    one, again, *others = (moves(bots.new(weakest), seed) for seed in (1, 1, 2, 3, 4))
    assert one == again
    assert one != sober
    assert any(one != other for other in others), "what it loves most is another thing in other matches"
    assert np.mean(np.array(one) == np.array(sober)) > 0.2


@pytest.mark.parametrize("name", OURS)
def test_the_weakest_level_does_not_throw_a_won_match_away(name: str):
    """Far ahead every action wins by the network, so that feelings alone would decide, and a match be lost by them."""
    won = 0
    for deal in range(12):
        match = Match(load(name), 2, {}, chance.secret_from_seed(f"won {deal}"))
        players = [bots.new(match.game.levels[0].name), bots.new("random")]
        while not match.over:
            match.play(match.seat, bots.decide(players[match.seat], match))
        won += match.game.rank(match.box, match.state, 0) == 1
    assert won >= 11
