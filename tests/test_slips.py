"""Slips: mistakes are named by what was played and what was best, and said in words when they come again."""

import pytest

from epoca import games
from epoca.review.slips import Slip, habits, kind_of
from epoca.texts import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("played", "best", "kind"),
    [
        ("bid 9", "pass", "bid-pass"),
        ("bid 9", "bid 4", "bid-more"),
        ("bid 4", "bid 13", "bid-less"),
        ("god nile", "god gold", "god-nile-gold"),
        ("board 1 keep 2", "board 1 sell 2", "board-keep-sell"),
        ("take red keep", "take blue keep", "take"),
        ("no region", "annex 9", "no-annex"),
        ("seal gold", "no seal", "seal-no"),
    ],
)
def test_a_slip_is_named_by_what_was_played_and_what_was_best(played: str, best: str, kind: str):
    assert kind_of(played, best) == kind


def slip(kind: str, bought: str, epoch: int, cost: float = 0.1) -> Slip:
    return Slip(7, "mistake", cost, kind, bought, "suns", "asked-to-bid", epoch)


def test_what_comes_again_is_said_with_the_epoch_in_which_it_does():
    made = [
        ("a", slip("bid-pass", "gods", 3)),
        ("b", slip("bid-pass", "gods", 3, 0.2)),
        ("b", slip("bid-pass", "gods", 3)),
        ("a", slip("ra-draw", "gods", 1)),
        ("b", slip("ra-draw", "gold", 2)),
        ("b", slip("bid-pass", "gold", 3)),  # once is no habit
    ]
    paid, called = habits(made, Texts("en", "ra", {"edition": "modern"}))
    assert (paid.text, paid.epoch, len(paid.places)) == ("You pay too much for gods", 3, 3)
    assert paid.places[0] == made[1]  # the costliest first
    assert (called.text, called.epoch) == ("You call Ra too early", 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.OURS)
def test_every_two_moves_of_a_decision_have_words(game: str, language: str):
    texts = Texts(language, game, games.load(game).fill_in({}))
    examples = [*games.load(game).notation.examples]
    for move in examples:
        kind = kind_of(move, move)
        first = kind.split("-")[0]
        if first not in ("draw", "ra", "pass", "done", "pay", "no", "bid"):  # nothing else of that kind to play
            assert texts.has(f"{game}-slip-{first}"), move
