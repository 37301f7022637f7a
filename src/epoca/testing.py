"""What must hold for every game: for the tests of a game, ours or yours.

    from epoca import testing
    testing.check(GAME)

plays matches at every table the game is for and raises AssertionError where something does not hold.
"""

from collections.abc import Callable, Iterator
from itertools import product

import numpy as np

from epoca import chance, record
from epoca.bots import by_rule, known, new
from epoca.bots.bot import Bot
from epoca.game import NOBODY, SPECTATOR, Asked, Game, Refused
from epoca.match import Match
from epoca.record import Player

MOST_ACTIONS = 10_000  # after which a match is taken to have no end

Deal = Callable[[], Match]  # the same match, dealt anew
Law = Callable[[Deal], None]


def tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options that the game allows."""
    for values in product(*game.options.values()):
        options = dict(zip(game.options, values, strict=True))
        for seats in game.seats:
            if game.refuse_table(seats, options) is None:
                yield seats, options


def play_out(match: Match, *bots: Bot) -> Iterator[int]:
    """Play to the end, the bots taking turns at the seats, and stop after each action."""
    players = bots or (new("random"),)
    for _ in range(MOST_ACTIONS):
        if match.over:
            return
        seat = match.seat
        action = players[seat % len(players)].choose(match.game, match.box, match.redealt(seat))
        match.play(seat, action)
        yield action
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")


def finish(match: Match, *bots: Bot) -> Match:
    """Play to the end."""
    for _ in play_out(match, *bots):
        pass
    return match


def copies_are_independent(deal: Deal) -> None:
    """What happens to one copy of a state does not happen to another."""
    match = deal()
    seen = [match.state.tobytes()]
    for _ in play_out(match):
        seen.append(match.state.tobytes())
        assert [state.tobytes() for state in match.history] == seen


def the_same_secret_gives_the_same_match(deal: Deal) -> None:
    """Chance comes from the secret alone."""
    one, two = finish(deal()), finish(deal())
    assert [s.tobytes() for s in one.history] == [s.tobytes() for s in two.history]


def the_mask_and_the_refusals_agree(deal: Deal) -> None:
    """Whatever is not legal has a reason, and nothing else has."""
    match = deal()
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


def a_refused_action_changes_nothing(deal: Deal) -> None:
    """And the refusal names its rule."""
    match = deal()
    for _ in play_out(match):
        before = match.state.tobytes()
        seat, other = match.seat, (match.seat + 1) % match.seats
        for who, action in ((other, 0), (seat, -1), (seat, match.game.actions), (seat, 10**6)):
            try:
                match.play(who, action)
            except Refused as refused:
                assert refused.refusal.rule
            else:
                raise AssertionError(f"seat {who} was not refused action {action}")
        assert match.state.tobytes() == before


def a_redeal_keeps_what_the_seat_knows_and_stays_legal(deal: Deal) -> None:
    """Whoever is handed a redeal sees what they saw before."""
    match = deal()
    game = match.game
    for ply, _ in enumerate(play_out(match)):
        for seat in range(match.seats):
            dice = chance.stream(bytes(32), ply, "test")
            redeal = game.redeal(match.box, match.state, seat, dice)
            assert game.view(match.box, redeal, seat) == game.view(match.box, match.state, seat)
            if seat == match.seat:
                assert game.legal_actions(match.box, redeal) == game.legal_actions(match.box, match.state)


def a_redeal_can_be_played_to_the_end(deal: Deal) -> None:
    """A redeal is a position like any other."""
    match = deal()
    game, random = match.game, new("random")
    for ply, _ in enumerate(play_out(match)):
        if ply % 7 or match.over:
            continue
        state = game.redeal(match.box, match.state, match.seat, chance.stream(bytes(32), ply, "test"))
        for _ in range(MOST_ACTIONS):
            if state.seat == NOBODY:
                break
            game.apply(match.box, state, random.choose(game, match.box, state))
        assert game.outcome(match.box, state).winners


def events_replayed_give_the_same_picture(deal: Deal) -> None:
    """Hearing what happened is as good as seeing the table."""
    match = deal()
    game, viewers = match.game, [*range(match.seats), SPECTATOR]
    pictures = {viewer: game.view(match.box, match.state, viewer) for viewer in viewers}
    for ply, _ in enumerate(play_out(match)):
        for viewer in viewers:
            told = match.events(ply, viewer)
            assert isinstance(told[-1], Asked) != match.over
            for event in told:
                pictures[viewer] = game.follow(pictures[viewer], event)
            assert pictures[viewer] == game.view(match.box, match.state, viewer)


def the_score_sheet_sums_to_the_score(deal: Deal) -> None:
    """And whoever wins has the most."""
    match = finish(deal())
    sheet, outcome = match.game.sheet(match.box, match.state), match.game.outcome(match.box, match.state)
    assert tuple(sheet.total(seat) for seat in range(match.seats)) == outcome.points
    assert outcome.winners
    assert all(outcome.points[seat] == max(outcome.points) for seat in outcome.winners)


def only_what_reveals_something_draws_from_chance(deal: Deal) -> None:
    """Otherwise an undo could be used to try one's luck twice."""
    match = deal()
    for ply, action in enumerate(play_out(match)):
        assert not match.state.chance.any(), "a live state holds no stream"
        before = match.history[-2]
        state = before.copy()
        state.chance[:] = stream = chance.stream(match.secret, ply + 1)
        match.game.apply(match.box, state, action)
        if (state.chance != stream).any():
            assert match.game.reveals(match.box, before, action, match.state)


def undo_cuts_the_log_and_never_crosses_a_reveal_or_another_decision(deal: Deal) -> None:
    """What is taken back can be played again, to the byte."""
    match = deal()
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


def a_written_match_reads_back(deal: Deal) -> None:
    """A match file holds all of a match."""
    match = finish(deal())
    players = [Player(f"Player {seat}") for seat in range(match.seats)]
    text = record.write(match, players)
    again, seated = record.read(text)
    assert again.state.tobytes() == match.state.tobytes()
    assert seated == players
    assert record.write(again, seated) == text


def notation_has_one_text_for_each_action(deal: Deal) -> None:
    """And reads each of them back."""
    game = deal().game
    texts = [game.write(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.read(text) for text in texts] == list(range(game.actions))


def bots_by_rule_finish_a_match_among_themselves(deal: Deal) -> None:
    """The game's own simple players play by its rules."""
    for name in dict.fromkeys(name for name in ("beginner", by_rule(deal().game)) if name in known(deal().game)):
        assert finish(deal(), new(name)).over


LAWS: tuple[Law, ...] = (
    copies_are_independent,
    the_same_secret_gives_the_same_match,
    the_mask_and_the_refusals_agree,
    a_refused_action_changes_nothing,
    a_redeal_keeps_what_the_seat_knows_and_stays_legal,
    a_redeal_can_be_played_to_the_end,
    events_replayed_give_the_same_picture,
    the_score_sheet_sums_to_the_score,
    only_what_reveals_something_draws_from_chance,
    undo_cuts_the_log_and_never_crosses_a_reveal_or_another_decision,
    a_written_match_reads_back,
    notation_has_one_text_for_each_action,
    bots_by_rule_finish_a_match_among_themselves,
)


def check(game: Game, seeds: int = 2) -> None:
    """Hold a game to all laws, at all its tables."""
    for seats, options in tables(game):
        for seed in range(seeds):
            secret = chance.secret_from_seed(f"check {seed}")
            for law in LAWS:
                law(lambda seats=seats, options=options, secret=secret: Match(game, seats, options, secret))  # type: ignore[misc]
