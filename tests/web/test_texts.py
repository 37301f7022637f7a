"""The page's words: a game's texts and rules for a page built without it, and nothing said or cut outside Fluent."""

import re
from pathlib import Path

import pytest
from server.servers import Server
from web.playing import ACTIONS, Visit, play_now

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


# ------------------------------------------------------------------------------------- said only in Fluent

SOURCE = Path(__file__).parent.parent.parent / "web" / "src"
NAMES = {"Epoca", "Ana, Piotr"}  # the program, and two people


def template(source: str) -> str:
    """What a component shows, without its code, its style, the names of keys and its expressions."""
    source = re.sub(r"<(script|style|kbd)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    while re.search(r"\{[^{}]*\}", source):
        source = re.sub(r"\{[^{}]*\}", "", source)
    return source


@pytest.mark.parametrize("component", sorted(SOURCE.rglob("*.svelte")), ids=lambda path: path.stem)
def test_nothing_is_said_on_the_page_but_in_fluent(component: Path):
    shown = template(component.read_text("utf-8"))
    said = re.sub(r"<[^>]*>", "\n", shown).split("\n")
    said += re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', shown)
    assert [
        text.strip() for text in said if any(letter.isalpha() for letter in text) and text.strip(" –") not in NAMES
    ] == []


# --------------------------------------------------------------------------------------- seen as a whole

CUT = """() => {
  const width = document.documentElement.clientWidth, found = [];
  if (document.documentElement.scrollWidth > width) found.push("the page");
  for (const one of document.querySelectorAll("body *")) {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || one.closest(".sr") || box.width < 2) continue; // what is only read out
    if (one.closest(".edge li:not(.last)")) continue; // what happened before fades away
    if (one instanceof HTMLSelectElement) {
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = style.font;
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16; // its arrow
      for (const option of one.options) if (pen.measureText(option.text).width > room) found.push(option.text);
    }
    if (![...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())) continue;
    const scrolls = (it) => it && (/auto|scroll/.test(getComputedStyle(it).overflowX) || scrolls(it.parentElement));
    if (/hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(one.innerText);
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    if (!scrolls(one) && (text.right > width + 1 || text.left < -1)) found.push(one.innerText);
  }
  return found;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_every_word_in_every_language(visit: Visit, language: str):
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = visit("/rules/ra", drawn=True, locale=language, **phone)
    page.wait_for_selector("dd")
    assert page.evaluate(CUT) == []
    page.goto("/learn/ra")
    page.wait_for_selector(".teacher")
    assert page.evaluate(CUT) == []
    page.goto("/")
    page.wait_for_selector("article.ra button:enabled")
    page.locator("details.menu summary").click()
    assert page.evaluate(CUT) == []
    for game in games.OURS:
        page.goto("/")
        play_now(page, game)
        page.wait_for_selector(ACTIONS)
        assert page.evaluate(CUT) == []


def test_brazilian_portuguese_says_which_it_is(visit: Visit):
    page = visit("/", locale="pt-PT")
    assert page.locator("html").get_attribute("lang") == "pt-BR"
    assert "Português (Brasil)" in page.locator("nav select").first.inner_text()
