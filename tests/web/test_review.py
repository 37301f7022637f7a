"""A match looked at again on the page: its chart at once, then every decision judged, with the board of that moment."""

from playwright.sync_api import expect
from web.fits import SOME_SIZES, misfits
from web.playing import Visit
from web.positions import finished_table, given_up_table
from web.reach import hindrances


def test_a_review_leads_from_mistake_to_mistake_and_tells_luck_from_skill(visit: Visit):
    page = visit("about:blank", bypass_csp=True)
    code = finished_table(page.request, "ra", 2)
    page.goto(f"/table/{code}")
    page.locator("a.review").click()
    page.wait_for_selector(".review .chart .line")
    expect(page.locator(".verdict tbody tr")).to_have_count(6)
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    assert moves.count() > 50
    moves.nth(2).click()
    expect(page.locator(".said h1")).to_contain_text("Move 3 of")
    expect(page.locator(".verdict h2")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".said h1")).to_contain_text("The match is over")
    page.get_by_label("View as").select_option("Greedy")
    back = page.get_by_role("button", name="Previous mistake")
    if back.is_enabled():  # somebody made one
        back.click()
        expect(page.locator(".niche.best")).to_be_visible()
        expect(page.locator(".now:has(b)")).to_be_visible()
    assert hindrances(page) == ""
    assert list(misfits(page, SOME_SIZES, ("pl",), ("light",))) == []


def test_a_match_file_is_reviewed_too(visit: Visit):
    page = visit("/review")
    file = page.request.get(f"/api/tables/{given_up_table(page.request)}/match").body()
    page.locator("input[type=file]").set_input_files({"name": "a.epoca", "mimeType": "text/plain", "buffer": file})
    page.wait_for_selector(".review .chart .line")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".review .two")).to_be_visible()
    link = page.url
    assert "ply=1" in link


def test_a_review_speaks_to_whoever_played_and_names_the_others(visit: Visit):
    page = visit("about:blank", locale="pl")
    code = given_up_table(page.request, moves=20)
    page.goto(f"/review/{code}")
    page.wait_for_selector(".review .chart .line")
    steps = page.request.get(f"/api/tables/{code}/replay?viewer=-2").json()["steps"][:-1]
    drew = [k for k, step in enumerate(steps) if step["events"] and step["events"][0]["kind"] == "Drew"]
    for k in drew[:4]:
        page.locator(f".moves [data-ply='{k}']").click()
        expect(page.locator(".said p")).to_contain_text("Dobierasz" if steps[k]["seat"] == 0 else "dobiera:")


def test_a_running_match_is_not_reviewed(visit: Visit):
    page = visit("about:blank")
    page.request.post("/api/people", data={"name": "Ana"})
    code = page.request.post("/api/tables", data={"game": "ra", "seats": ["me", "open"]}).json()["code"]
    page.goto(f"/review/{code}")
    expect(page.locator("main")).to_contain_text("once it is over")


def test_whoever_played_here_finds_the_match_again_without_a_kept_name(visit: Visit):
    page = visit(bypass_csp=True)
    code = given_up_table(page.request)
    page.get_by_role("link", name="Your matches").first.click()
    row = page.locator("main > ol > li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("second")
    page.get_by_label("Search by player").fill("nobody")
    expect(page.get_by_text("No match fits this search.")).to_be_visible()
    page.get_by_label("Search by player").fill("greed")
    expect(row).to_have_count(1)
    with page.expect_download() as file:
        row.get_by_role("link", name="Download").click()
    assert file.value.path().read_text().startswith("epoca match 1")
    assert hindrances(page) == ""
    row.get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/review/{code}")
