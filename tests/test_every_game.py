"""What must hold for every game, every number of seats and every option."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from tables import SETTINGS, Setting, finished, play_out

from epoca import bots, chance, record
from epoca.game import SPECTATOR, Asked, Refused
from epoca.record import Player

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
random_matches = given(seed=st.integers(0, 2**63 - 1))
few = hypothesis(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))


@every_setting
@random_matches
@few
def test_copies_are_independent(setting: Setting, seed: int):
    match = setting.match(seed)
    seen = [match.state.tobytes()]
    for _ in play_out(match):
        seen.append(match.state.tobytes())
        assert [state.tobytes() for state in match.history] == seen


@every_setting
@random_matches
@few
def test_the_same_secret_gives_the_same_match(setting: Setting, seed: int):
    one, two = finished(setting, seed), finished(setting, seed)
    assert [s.tobytes() for s in one.history] == [s.tobytes() for s in two.history]


@every_setting
@random_matches
@few
def test_the_mask_and_the_refusals_agree(setting: Setting, seed: int):
    match = setting.match(seed)
    game, mask = match.game, np.zeros(match.game.actions, np.uint8)
    for _ in play_out(match):
        count = game.legal(match.box, match.state, mask)
        assert count == mask.sum()
        assert (count == 0) == match.over
        for action in range(game.actions):
            why = game.refusal(match.box, match.state, match.seat, action)
            assert (why is None) == bool(mask[action]), (game.write(action), why)
        for seat in set(range(match.seats)) - {match.seat}:
            why = game.refusal(match.box, match.state, seat, int(mask.argmax()))
            assert why is not None


@every_setting
def test_a_refused_action_changes_nothing(setting: Setting):
    match = setting.match("refused")
    for _ in play_out(match):
        before = match.state.tobytes()
        seat, other = match.seat, (match.seat + 1) % match.seats
        for who, action in ((other, 0), (seat, -1), (seat, match.game.actions), (seat, 10**6)):
            with pytest.raises(Refused) as refused:
                match.play(who, action)
            assert refused.value.refusal.rule
        assert match.state.tobytes() == before


@every_setting
@random_matches
@few
def test_a_redeal_keeps_what_the_seat_knows_and_stays_legal(setting: Setting, seed: int):
    match = setting.match(seed)
    game = match.game
    for ply, _ in enumerate(play_out(match)):
        for seat in range(match.seats):
            dice = chance.stream(bytes(32), ply, "test")
            redeal = game.redeal(match.box, match.state, seat, dice)
            assert game.view(match.box, redeal, seat) == game.view(match.box, match.state, seat)
            if seat == match.seat:
                assert game.legal_actions(match.box, redeal) == game.legal_actions(match.box, match.state)


@every_setting
def test_a_redeal_can_be_played_to_the_end(setting: Setting):
    match = setting.match("redeal")
    game, random = match.game, bots.new("random")
    for ply, _ in enumerate(play_out(match)):
        if ply % 7 or match.over:
            continue
        state = game.redeal(match.box, match.state, match.seat, chance.stream(bytes(32), ply, "test"))
        for _ in range(10_000):
            if state.seat < 0:
                break
            game.apply(match.box, state, random.choose(game, match.box, state))
        assert game.outcome(match.box, state).winners


@every_setting
@random_matches
@few
def test_events_replayed_give_the_same_picture(setting: Setting, seed: int):
    match = setting.match(seed)
    game, viewers = match.game, [*range(setting.seats), SPECTATOR]
    pictures = {viewer: game.view(match.box, match.state, viewer) for viewer in viewers}
    for ply, _ in enumerate(play_out(match)):
        for viewer in viewers:
            told = match.events(ply, viewer)
            assert isinstance(told[-1], Asked) != match.over
            for event in told:
                pictures[viewer] = game.follow(pictures[viewer], event)
            assert pictures[viewer] == game.view(match.box, match.state, viewer)


@every_setting
@random_matches
@few
def test_the_score_sheet_sums_to_the_score(setting: Setting, seed: int):
    match = finished(setting, seed)
    sheet, outcome = match.game.sheet(match.box, match.state), match.game.outcome(match.box, match.state)
    assert tuple(sheet.total(seat) for seat in range(match.seats)) == outcome.points
    assert outcome.winners
    assert all(outcome.points[seat] == max(outcome.points) for seat in outcome.winners)


@every_setting
@random_matches
@few
def test_only_what_reveals_something_draws_from_chance(setting: Setting, seed: int):
    match = setting.match(seed)
    for ply, action in enumerate(play_out(match)):
        assert not match.state.chance.any(), "a live state holds no stream"
        before = match.history[-2]
        state = before.copy()
        state.chance[:] = stream = chance.stream(match.secret, ply + 1)
        match.game.apply(match.box, state, action)
        if (state.chance != stream).any():
            assert match.game.reveals(match.box, before, action, match.state)


@every_setting
def test_undo_cuts_the_log_and_never_crosses_a_reveal_or_another_decision(setting: Setting):
    match = setting.match("undo")
    for ply, action in enumerate(play_out(match)):
        seat = int(match.history[ply].seat)
        revealed = match.game.reveals(match.box, match.history[ply], action, match.state)
        assert match.undo_ply(seat) == (None if revealed else ply)
        for other in set(range(match.seats)) - {seat}:
            assert match.undo_ply(other) is None
        if not revealed:
            after = match.state.tobytes()
            match.cut(ply)
            assert match.state.tobytes() == match.history[ply].tobytes()
            match.play(seat, action)
            assert match.state.tobytes() == after


@every_setting
@random_matches
@few
def test_a_written_match_reads_back(setting: Setting, seed: int):
    match = finished(setting, seed)
    players = [Player(f"Player {seat}") for seat in range(setting.seats)]
    text = record.write(match, players)
    again, seated = record.read(text)
    assert again.state.tobytes() == match.state.tobytes()
    assert seated == players
    assert record.write(again, seated) == text


@every_setting
def test_notation_has_one_text_for_each_action(setting: Setting):
    game = setting.load()
    texts = [game.write(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.read(text) for text in texts] == list(range(game.actions))


@every_setting
@pytest.mark.parametrize("bot", ["beginner", "greedy"])
def test_bots_finish_a_match_among_themselves(setting: Setting, bot: str):
    match = finished(setting, bot, bots.new(bot))
    assert match.over
