"""The rules of Quay, and what must hold for every game."""

from epoca import chance, testing
from epoca.game import NOBODY
from epoca.match import Match
from epoca_quay import GAME
from epoca_quay.rules import BIGGEST, CRATES


def quay(*moves: str, seats: int = 2, crate: int = 8, **options: str) -> Match:
    """A quay with a crate ashore, after some moves."""
    match = Match(GAME, seats, options, chance.secret_from_seed("quay"))
    match.state.crate = crate
    for move in moves:
        match.play(match.seat, GAME.read(move))
    return match


def refused(match: Match, move: str) -> str:
    refusal = GAME.refusal(match.box, match.state, match.seat, GAME.read(move))
    return f"{refusal.rule} {refusal.reason}"


def test_it_obeys_the_laws_of_every_game():
    testing.check(GAME)


def test_everybody_starts_with_a_purse():
    assert quay().state.coins.tolist() == [12, 12, 0, 0]
    assert quay(seats=3, purse="18").state.coins.tolist() == [18, 18, 18, 0]


def test_eight_of_ten_crates_come_ashore():
    match = Match(GAME, 2, {}, chance.secret_from_seed("eight"))
    while not match.over:
        match.play(match.seat, GAME.read("pass"))
    ashore = {int(state.crate) for state in match.history}
    assert len(ashore) == CRATES
    assert ashore <= set(range(1, BIGGEST + 1))


def test_a_bid_is_higher_than_the_last_and_no_higher_than_the_purse():
    match = quay("bid 5")
    assert refused(match, "bid 5") == "Q-3 bid-too-low"
    assert refused(match, "bid 13") == "Q-3 too-few-coins"
    assert [GAME.write(action) for action in match.legal] == ["pass", *(f"bid {n}" for n in range(6, 13))]


def test_the_highest_bidder_pays_and_takes_the_crate():
    match = quay("bid 5", "bid 6", crate=8)
    assert match.state.coins.tolist()[:2] == [12, 6]
    assert GAME.view(match.box, match.state, 0).players[1].crates == (8,)


def test_a_crate_nobody_wants_goes_back_to_sea():
    match = quay("pass", "pass", crate=8)
    assert not match.state.crates.any()
    assert type(match.events(1, 0)[1]).__name__ == "BackToSea"


def test_the_first_bid_goes_round():
    assert quay(seats=3).seat == 0
    assert quay("pass", "pass", "pass", seats=3).seat == 1


def test_points_are_crates_and_a_third_of_the_coins():
    match = quay()
    match.state.crates[0], match.state.coins[0] = 1 << 7 | 1 << 3, 5
    assert GAME.score(match.box, match.state, 0) == 7 + 3 + 1


def test_players_who_are_tied_share_the_win():
    match = quay()
    match.state.seat = NOBODY
    assert GAME.outcome(match.box, match.state).winners == (0, 1)
