"""The end of a match: who won, by what and how it came to that; it can be opened again and sent."""

import pytest
from playwright.sync_api import Page, expect
from web.fits import SOME_SIZES, misfits
from web.playing import Visit
from web.positions import finished_table, given_up_table, news_of
from web.reach import hindrances


def totals(page: Page) -> dict[int, int]:
    """What the bars end at, by seat."""
    rows = page.locator(".bars ol > li").all()
    return {int(str(row.get_attribute("data-seat"))): int(row.locator(".total").inner_text()) for row in rows}


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("ra", 3), ("hadara", 2)])
def test_the_bars_add_up_to_the_score_and_the_course_of_the_match_is_told(visit: Visit, game: str, seats: int):
    page = visit("about:blank", bypass_csp=True)
    code = finished_table(page.request, game, seats)
    result = news_of(page.request, code)["result"]
    for _ in range(2):  # and again after a reload
        page.goto(f"/table/{code}")
        page.wait_for_selector(".bars")
        assert totals(page) == dict(enumerate(result["points"]))
    best = page.locator(".bars ol > li").first
    assert result["ranks"][int(str(best.get_attribute("data-seat")))] == 1
    page.wait_for_selector(".turns ol")
    assert page.locator(".turns li").count() == 3
    assert page.locator(".chart .line").count() == seats
    assert hindrances(page) == ""
    assert list(misfits(page, SOME_SIZES, ("pl",), ("light",))) == []


def test_a_result_is_sent_as_a_picture_and_leads_to_the_table_the_replay_and_a_rematch(visit: Visit):
    page = visit("about:blank")
    code = given_up_table(page.request)
    page.goto(f"/table/{code}")
    with page.expect_download() as sent:
        page.get_by_role("button", name="Share").click()
    assert sent.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Score sheet").click()
    points = news_of(page.request, code)["result"]["points"]
    sums = page.locator("dialog tfoot td")
    assert [int(text) for text in sums.all_inner_texts()] == points
    page.locator("dialog[open] form button").click()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".finale h1")).to_contain_text("wins")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and code not in url)
