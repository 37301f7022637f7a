"""A profile on the page: everything for its owner, results and ratings for others, one sentence for strangers."""

from playwright.sync_api import expect
from server.servers import Server
from web.fits import SOME_SIZES, misfits
from web.playing import Visit
from web.positions import known_player
from web.reach import hindrances

INTRODUCED = "localStorage['epoca-introduced'] = 'yes'"


def test_the_owner_sees_how_they_decide_and_trains_on_it(visit: Visit, page_server: Server):
    page = visit(bypass_csp=True)
    known_player(page.request, page_server.database, "Nefer who is known")
    page.evaluate(INTRODUCED)
    page.goto("/matches")
    page.get_by_role("link", name="Your profile").click()
    page.get_by_text("Ra", exact=True).first.click()
    mistakes = page.get_by_role("region", name="Your typical mistakes")
    expect(mistakes).to_contain_text("You pay too much for gods, mostly in epoch III")
    assert "/review/" in str(mistakes.get_by_role("link").first.get_attribute("href"))
    accuracy = page.get_by_role("region", name="Accuracy")
    expect(accuracy.get_by_role("img", name="Accuracy in Ra: 62% at first, 87% now")).to_be_visible()
    accuracy.get_by_text("As a table").click()
    expect(accuracy.locator("tbody tr")).to_have_count(6)
    assert hindrances(page) == ""
    assert list(misfits(page, SOME_SIZES, ("pl", "en"), ("light",))) == []
    page.get_by_role("link", name="Train now").click()
    page.wait_for_selector("[data-puzzle=open]")
    page.locator("[data-move]").first.click()
    if page.locator("[data-confirm]:enabled").count():
        page.locator("[data-confirm]").click()
    page.get_by_role("button", name="Next position").click()
    expect(page.locator("[data-puzzle=open]")).to_contain_text("11 positions are due")


def test_others_see_results_and_ratings_alone(visit: Visit, page_server: Server):
    owner, other = visit(), visit("/profile")
    expect(other.locator("main")).to_contain_text("Claim your name with a passphrase")
    known_player(owner.request, page_server.database, "Nefer who is seen")
    other.goto("/player/Nefer%20who%20is%20seen")
    expect(other.get_by_role("region", name="Rating")).to_be_visible()
    expect(other.locator("main li")).to_have_count(8)
    for word in ("Accuracy", "Training", "mistakes"):
        expect(other.locator("main")).not_to_contain_text(word)
