"""A game's texts and rules, for a page that was built without the game."""

import pytest
from server.servers import Server

from epoca import games
from epoca.texts import LANGUAGES, texts_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_texts_are_in_every_language(page_server: Server, language: str):
    answer = page_server.get(f"/api/games/ra/texts/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == texts_of("ra", language)
    assert "\nra-name = " in answer.text


@pytest.mark.parametrize("path", ["nothing/texts/en", "nothing/rules/en", "ra/texts/xx", "ra/rules/xx"])
def test_what_is_not_there_is_not_found(page_server: Server, path: str):
    assert page_server.get(f"/api/games/{path}").status_code == 404


def test_what_a_game_brings_is_listed(page_server: Server):
    listed = page_server.get("/api/games").json()
    for shown in listed:
        game = games.load(shown["name"])
        assert shown["lesson"] == (game.lesson is not None)
        assert shown["hints"] == (game.thinking is not None)
