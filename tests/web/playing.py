"""What all scenes on the page do: sit down and play."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

ACTIONS = ".table [data-move]"
SCORED = "[data-scored], dialog[open] form button"  # an epoch has been scored: go on
OVER = "a[download]"
DECISION = f"{ACTIONS}, {OVER}, {SCORED}"  # a move, the end of the match, or a scoring before either
SETTLED = ".table:not(.settling)"  # for a moment after a change, clicks and keys do nothing
LOSSES = ".table :is([data-move^=lose], [data-move^=drop])"
EDGE = {"x": 14, "y": 8}  # what is seen of a card that lies under many others
Visit = Callable[..., Page]


def play_now(page: Page, game: str) -> str:
    """Begin a match with one click on the first page; the address of the table."""
    page.locator(f"article.{game} button.main").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".frame")
    return page.url


def open_table(page: Page, name: str) -> str:
    """A table of Ra for two people, opened on the first page by somebody who tells their name; the address to send."""
    page.get_by_role("button", name="Invite").click()
    sheet = page.get_by_role("dialog", name="Friends")
    sheet.get_by_label("Your name").fill(name)
    sheet.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    return page.url


def join(page: Page, address: str, name: str) -> None:
    """A friend follows the link and sits down."""
    page.goto(address)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit here").click()


def sit_around(page: Page, game: str, *names: str) -> None:
    """People sit down at one screen."""
    page.get_by_role("button", name="Sit down").click()
    sheet = page.get_by_role("dialog", name="One screen")
    sheet.get_by_role("radio", name=game, exact=True).check()
    for number, name in enumerate(names, 1):
        sheet.get_by_label(f"Player {number}").fill(name)
    sheet.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")


def my_turn(page: Page) -> bool:
    """Wait until there is something to do, or the match is over; what an epoch brought is read on the way."""
    while True:
        page.wait_for_selector(DECISION)
        page.wait_for_timeout(30)
        if page.locator(SCORED).count():
            page.locator(SCORED).click()
            page.wait_for_selector(SCORED, state="detached")
        elif page.locator(ACTIONS).count():
            return True
        elif page.locator(OVER).count():
            return False  # otherwise one's move was just drawn, and others reply


def touch(piece: Locator) -> None:
    """Click on a piece where it can be seen."""
    piece.click(position=EDGE if str(piece.get_attribute("data-move")).startswith("drop") else None)


def press(page: Page) -> None:
    """Play a move: draw if possible; what is chosen on pieces is confirmed when all of it is chosen."""
    draw = page.locator(".table [data-move=draw]")
    touch((draw if draw.count() else page.locator(ACTIONS)).first)
    if page.locator("[data-confirm]").count():
        for piece in page.locator(LOSSES).all()[1:]:
            if page.locator("[data-confirm]:disabled").count():
                touch(piece)
        while page.locator("[data-confirm]:disabled").count():  # all of one kind
            touch(page.locator(LOSSES).first)
        page.locator("[data-confirm]").click()


def move(page: Page) -> None:
    """Play a move, and wait until it is told."""
    my_turn(page)
    number = page.locator(".table").get_attribute("data-number")
    press(page)
    page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)
