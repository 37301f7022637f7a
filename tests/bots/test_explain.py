"""What a bot says about a position, in words."""

import pytest

from epoca import chance
from epoca.bots.explain import Advice, advise, why
from epoca.bots.thinkers import Effort, Prospect
from epoca.games import OURS, load
from epoca.match import Match
from epoca.texts import LANGUAGES, Texts

QUICK = Effort(simulations=100)


def texts(game: str, language: str = "en") -> Texts:
    return Texts(language, game, load(game).fill_in({}), ["Ana", "Bo", "Cyd"])


def prospect(move: str, own: dict[str, float], rival: float = 0.0) -> Prospect:
    game = load("ra")
    lines = tuple(own.get(category, 0.0) for category in game.thinking.categories)
    nothing = [0.0] * (len(game.thinking.categories) - 1)
    return Prospect(game.read(move), 10, (0.5, 0.3, 0.2), (lines, (rival, *nothing), (0.0, *nothing)))


def advice(*prospects: Prospect) -> Advice:
    return Advice(load("ra"), 0, 10, prospects)


def test_the_reason_names_the_lines_of_the_score_sheet_that_change_most():
    best = prospect("draw", {"monuments": 3.0, "pharaohs": 1.0, "gods": 0.1})
    other = prospect("ra", {"monuments": 1.2, "pharaohs": 1.6})
    assert why(advice(best, other), texts("ra")) == "“draw” instead of “ra”: Monuments +1.8, Pharaohs -0.6."


def test_the_reason_may_be_what_a_rival_loses():
    best, other = prospect("draw", {}, rival=2.0), prospect("ra", {}, rival=5.5)
    assert why(advice(best, other), texts("ra")) == "“draw” instead of “ra” costs Bo 3.5 points."


def test_two_moves_may_be_as_good_as_each_other():
    assert "about equal" in why(advice(prospect("draw", {}), prospect("ra", {})), texts("ra"))


def test_a_single_move_needs_no_reason():
    assert "only move" in why(advice(prospect("draw", {})), texts("ra"))


def test_numbers_are_written_as_the_reader_writes_them():
    best, other = prospect("draw", {"gold": 3.0}), prospect("ra", {})
    assert "+3,0" in why(advice(best, other), texts("ra", "fr"))


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_real_position_is_explained_in_every_language(game: str, language: str):
    match = Match(load(game), 3, {}, chance.secret_from_seed("explain"))
    advice = advise(match.game, match.box, match.redealt(match.seat), [], QUICK)
    assert advice.seat == match.seat
    assert 1 <= len(advice.prospects) <= 5
    assert match.game.write(advice.prospects[0].action) in why(advice, texts(game, language))
