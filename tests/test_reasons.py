"""Where points come from: what the sentences are told adds up to the score sheet."""

from collections.abc import Iterator

import pytest

from epoca import chance, games
from epoca.bots import decide, new
from epoca.match import Match
from epoca.texts import LANGUAGES, Texts

SEEDS = range(4)


def positions(game: str, options: dict[str, str]) -> Iterator[Match]:
    """Matches of greedy players at every decision."""
    for seed in SEEDS:
        match = Match(games.load(game), 3, options, chance.secret_from_seed(f"reasons {seed}"))
        while not match.over:
            match.play(match.seat, decide(new("greedy", game=match.game), match))
            yield match


def scored(match: Match) -> Iterator[tuple[dict[str, int], dict[str, dict]]]:
    """Each seat's points of the last scoring and the reasons for them, by category."""
    sheet = match.game.sheet(match.box, match.state)
    reasons = match.game.reasons(match.view())
    rows = sheet.scorings[-1] if sheet.scorings else ()
    assert len(reasons) == len(rows)
    for row, why in zip(rows, reasons, strict=True):
        assert tuple(why) == sheet.categories
        yield dict(zip(sheet.categories, row, strict=True)), dict(why)


def total(numbers: str) -> int:
    return sum(map(int, numbers.split(" + ")))


def test_the_reasons_in_ra_add_up():
    monuments = 0
    for match in positions("ra", {}):
        for points, why in scored(match):
            assert points["gods"] == 2 * why["gods"]["n"]
            assert points["gold"] == 3 * why["gold"]["n"]
            assert points["river"] == why["river"]["n"]
            assert points["monuments"] == why["monuments"]["different"] + why["monuments"]["same"]
            assert why["monuments"]["same"] >= 0
            assert why["monuments"]["same"] % 5 == 0
            for category in ("pharaohs", "civilizations", "suns"):
                assert points[category] == why[category]["points"]
            monuments += points["monuments"]
    assert monuments


@pytest.mark.parametrize("deck", ["basic", "advanced"])
def test_the_reasons_in_hadara_add_up(deck: str):
    whole = 0
    for match in positions("hadara", {"deck": deck}):
        for points, why in scored(match):
            assert points["regions"] == total(why["regions"]["list"])
            assert points["silver"] == total(why["silver"]["list"])
            assert points["coins"] == why["coins"]["n"] // 5
            assert bool(points["busts"]) == bool(why["busts"]["n"])
            assert why["gold"]["n"] or deck == "advanced" or not points["gold"]
            whole += why["silver"]["whole"]
    assert whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_every_number_has_a_sentence(game: str, language: str):
    match = Match(games.load(game), 3, {}, chance.secret_from_seed("sentences"))
    texts = Texts(language, game, match.options)
    while not match.over:
        match.play(match.seat, decide(new("greedy", game=match.game), match))
    said = texts.why(match.game.reasons(match.view()))
    assert [len(row) for row in said] == [len(match.game.sheet(match.box, match.state).categories)] * 3
    assert all(sentence.strip() for row in said for sentence in row)
