"""A shared table: one short link for all, once; whoever opens it takes a free seat, and keeps the key of it alone."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.links import open_link, start_by_link
from tests.browser.online import PLAYERS, Game, Restartable
from tests.browser.support import bid
from tests.browser.test_moments import HIDE
from tests.browser.test_online import GAMES, ended_well

OpenTable = Callable[..., Page]
PHONE = (360, 740)
SHORT = 60
"""Characters of a link that is shorter: it can be typed off a screen."""


def invited(page: Page) -> str:
    """The link on the screen that a new shared table begins with."""
    page.locator("main[data-screen=seats] [data-to-table]").wait_for()
    links = page.locator("[data-url]").evaluate_all("all => all.map(each => each.value)")
    assert len(links) == 1
    return str(links[0])


def shared(page: Page, game: str = "for-sale", **wishes: Any) -> str:
    """Start a game by one link, and go to its table; the link."""
    start_by_link(page, game, place="shared", players=PLAYERS, **wishes)
    link = invited(page)
    page.locator("[data-to-table]").click()
    return link


def sit(page: Page, link: str, seat: str) -> None:
    """Open the link and take a seat."""
    open_link(page, link)
    page.locator(f"[data-sit={seat}]").click()
    expect(page.locator("main")).to_have_attribute("data-seat", seat)


def seats(page: Page) -> list[str]:
    """The seats that a page offers."""
    page.locator("[data-free-seats]").wait_for()
    found: list[str] = page.locator("[data-sit]").evaluate_all("all => all.map(each => each.dataset.sit)")
    return found


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_is_played_by_one_link_with_one_phone(
    join: OpenTable, service: Restartable, game: str, options: dict[str, Any]
) -> None:
    ann = join()
    link = shared(ann, game, options=options)
    assert len(link) < SHORT
    people = {"Ann": ann, "Bob": join(size=PHONE, has_touch=True), "Cy": join(language="fr")}
    for name in ("Bob", "Cy"):
        sit(people[name], link, name)
    for page in people.values():
        expect(page.locator("[data-free-seats]")).to_have_count(0)
    played = Game(people, service.url, game, Random(game))
    played.play()
    assert ended_well(played)


# --- sitting down -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_stays_at_its_top_while_seats_are_free(join: OpenTable, size: tuple[int, int], language: str) -> None:
    link = shared(join())
    bob = join(size=size, has_touch=True, language=language)
    open_link(bob, link)
    for _ in range(2):
        expect(bob.locator("#free-seats")).to_be_in_viewport(ratio=1)
        assert bob.evaluate("scrollY") == 0
        assert bob.locator("#turn").evaluate("each => getComputedStyle(each).outlineStyle") == "none"
        if bob.locator("[data-sit=Bob]").count() > 0:
            bob.locator("[data-sit=Bob]").tap()
            expect(bob.locator("main")).to_have_attribute("data-seat", "Bob")


SHARING = "navigator.share = async () => {};"
"""A browser that can pass a link on, as those of phones do."""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_link_for_free_seats_leaves_a_phone_to_the_game(join: OpenTable, language: str) -> None:
    ann = join(size=(390, 844), has_touch=True, language=language)
    ann.evaluate(SHARING)
    link = shared(ann)
    box = ann.locator("[data-free-seats]")
    expect(box.locator("button")).to_have_count(3)
    assert box.evaluate("each => each.getBoundingClientRect().height") < 120
    panel = ann.locator(".actions").evaluate("each => each.getBoundingClientRect().top")
    assert ann.locator("[data-here]").last.evaluate("each => each.getBoundingClientRect().bottom") < panel
    box.locator("[data-copy-link]").tap()
    assert ann.evaluate("navigator.clipboard.readText()") == link
    box.locator("[data-scan]").tap()
    expect(box.locator("[data-url]")).to_be_visible()
    expect(box.locator("dialog svg path")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Take your seat"), ("fr", "Prenez place"), ("de", "Nimm Platz")]
)
def test_a_guest_begins_with_the_seats(join: OpenTable, language: str, title: str) -> None:
    link = shared(join())
    bob = join(path="/table#" + link.partition("#")[2], language=language)
    expect(bob.locator("h1")).to_have_text([title])
    expect(bob.locator("h1")).to_be_focused()
    for seat in ("Bob", "Cy"):
        bob.keyboard.press("Tab")
        expect(bob.locator(f"[data-sit={seat}]")).to_be_focused()
    bob.keyboard.press("Enter")
    expect(bob.locator("main")).to_have_attribute("data-seat", "Cy")
    expect(bob.locator("#turn")).to_be_focused()
    expect(bob.locator("h1")).to_have_text(["For Sale"])


def test_each_sees_the_seats_that_are_left(join: OpenTable) -> None:
    ann, bob, cy = join(), join(), join()
    link = shared(ann)
    for page in (bob, cy):
        open_link(page, link)
        assert seats(page) == ["Bob", "Cy"]
    bob.locator("[data-sit=Bob]").click()
    expect(cy.locator("[data-sit=Bob]")).to_have_count(0)
    assert seats(cy) == ["Cy"]
    expect(ann.locator("[data-free-seats=Cy]")).to_contain_text("Still free: Cy. Send them the link.")
    expect(ann.locator("[data-free-seats] [data-url]")).to_have_value(link)


def test_whoever_passes_the_link_on_is_told_who_is_missing_and_goes_to_the_table_with_the_last(
    join: OpenTable,
) -> None:
    ann, bob, cy = join(), join(), join()
    start_by_link(ann, "for-sale", place="shared", players=PLAYERS, clock=60)
    link = invited(ann)
    left = ann.locator("main[data-screen=seats] [data-free-left]")
    expect(left).to_have_text("Still free: Bob, Cy.")
    sit(bob, link, "Bob")
    expect(left).to_have_text("Still free: Cy.")
    sit(cy, link, "Cy")
    expect(ann.locator("main[data-screen=play]")).to_have_attribute("data-seat", "Ann")
    expect(ann.locator("[data-clock=runs]")).to_be_visible()


def test_a_hidden_page_that_passes_the_link_on_asks_for_nothing_until_it_is_seen(join: OpenTable) -> None:
    ann, bob, cy = join(), join(), join()
    start_by_link(ann, "for-sale", place="shared", players=PLAYERS)
    link = invited(ann)
    expect(ann.locator("[data-free-left]")).to_contain_text("Bob, Cy")
    ann.clock.install()
    ann.evaluate(HIDE, True)
    asked: list[str] = []
    ann.on("request", lambda each: asked.append(each.url))
    for page, seat in ((bob, "Bob"), (cy, "Cy")):
        sit(page, link, seat)
    ann.clock.run_for(60_000)
    assert asked == []
    ann.evaluate(HIDE, False)
    expect(ann.locator("main[data-screen=play]")).to_have_attribute("data-seat", "Ann")


def test_whoever_goes_back_from_the_table_to_its_link_stays_there(join: OpenTable) -> None:
    ann, bob, cy = join(), join(), join()
    link = shared(ann)
    for page, seat in ((bob, "Bob"), (cy, "Cy")):
        sit(page, link, seat)
    expect(ann.locator("[data-free-seats]")).to_have_count(0)
    with ann.expect_response("**/sealed/views"):
        ann.go_back()
    with ann.expect_response("**/sealed/views"):  # the next one is asked for only where the page has stayed
        ann.evaluate("document.dispatchEvent(new Event('resume'))")
    expect(ann.locator("main[data-screen=seats] [data-url]")).to_have_value(link)
    expect(ann.locator("[data-free-left]")).to_have_text("")


def test_links_of_seats_ask_for_nothing(join: OpenTable) -> None:
    ann = join()
    ann.clock.install()
    start_by_link(ann, "for-sale", place="quick", players=PLAYERS)
    ann.locator("main[data-screen=seats] [data-to-table]").wait_for()
    asked: list[str] = []
    ann.on("request", lambda each: asked.append(each.url))
    ann.clock.run_for(60_000)
    assert asked == []


def test_no_page_says_that_no_link_is_needed_while_seats_are_free(join: OpenTable) -> None:
    ann, bob, cy = join(), join(), join()
    link = shared(ann)
    sit(bob, link, "Bob")
    expect(bob.locator("[data-free-seats=Cy]")).to_contain_text("Send them the link.")
    expect(bob.locator("[data-follows]")).to_have_count(0)
    sit(cy, link, "Cy")
    expect(bob.locator("[data-follows]")).to_be_visible()


def test_whoever_is_too_late_for_a_seat_is_told_which_are_free(join: OpenTable) -> None:
    ann, bob, cy = join(), join(), join()
    link = shared(ann)
    open_link(cy, link)
    cy.route("**/sealed/views", lambda route: None)  # it does not see in time that Bob has sat down
    sit(bob, link, "Bob")
    cy.locator("[data-sit=Bob]").press("Enter")
    expect(cy.locator("[role=alert]").first).to_have_text("Somebody sits at the seat of Bob already. Free seats: Cy.")
    expect(cy.locator("#free-seats")).to_be_focused()
    cy.unroute("**/sealed/views")
    cy.locator("[data-again]").click()
    expect(cy.locator("[data-sit=Bob]")).to_have_count(0)


def test_a_lost_answer_loses_no_seat(join: OpenTable) -> None:
    """The key was kept before it was sent: the link leads back to the seat."""
    ann = join()
    bob = join(expected="Failed to load resource")
    link = shared(ann)
    open_link(bob, link)

    def lost(route: Any) -> None:
        route.fetch()
        route.abort()

    bob.route("**/sealed/seats", lost)
    bob.locator("[data-sit=Bob]").click()
    expect(ann.locator("[data-free-seats=Cy]")).to_be_visible()
    bob.unroute("**/sealed/seats")
    open_link(bob, link)
    expect(bob.locator("main")).to_have_attribute("data-seat", "Bob")


def test_without_a_seat_one_watches(join: OpenTable) -> None:
    ann, bob, cy, dan = join(), join(), join(), join()
    link = shared(ann)
    sit(bob, link, "Bob")
    sit(cy, link, "Cy")
    open_link(dan, link)
    expect(dan.locator("[data-as-now]")).to_have_text("You are watching")
    assert dan.locator("[data-free-seats], main [data-action]").count() == 0
    dan.locator("[data-spectators] summary").click()
    expect(dan.locator("[data-spectators] [data-url]")).to_have_value(link)
    bid(ann, 2)
    expect(dan.locator("main")).to_have_attribute("data-ply", "1")


def test_the_link_leads_back_to_ones_own_seat(join: OpenTable) -> None:
    ann, bob = join(), join()
    link = shared(ann)
    sit(bob, link, "Bob")
    bob.locator(".brand").click()
    open_link(bob, link)
    expect(bob.locator("main")).to_have_attribute("data-seat", "Bob")
    expect(bob.locator("[data-sit]")).to_have_count(0)


def test_nobody_has_to_sit_at_the_table_that_they_set_up(join: OpenTable) -> None:
    ann = join()
    shared(ann, mine="None: I only set up")
    assert seats(ann) == PLAYERS


def test_a_referee_and_a_clock_go_with_the_link(join: OpenTable) -> None:
    ann, bob = join(), join()
    start_by_link(ann, "for-sale", place="shared", players=PLAYERS, referee=True, clock="1440")
    ann.locator("main[data-screen=seats] [data-to-table]").wait_for()
    referees = ann.locator("[data-seat-link=r] [data-url]").input_value()
    assert "key=gvs1.r." in referees
    assert len(referees) < SHORT + 70, referees
    link = ann.locator("[data-link-kind=shared] [data-url]").input_value()
    sit(bob, link, "Bob")
    expect(bob.locator("[data-clock]")).to_contain_text("1 day")
    cleo = join()
    open_link(cleo, referees)
    expect(cleo.locator("[data-as-now]")).to_have_attribute("data-as-now", "r")
    expect(cleo.locator("[data-sit]")).to_have_count(0)


def test_the_secret_stands_in_no_address(join: OpenTable) -> None:
    ann, bob = join(), join()
    link = shared(ann)
    asked: list[str] = []
    bob.on("request", lambda request: asked.append(request.url))
    sit(bob, link, "Bob")
    secret = link.partition("#t=")[2]
    assert len(secret) == 22
    assert not any(secret in each for each in [*asked, bob.url])
    assert "#" not in bob.url


def test_a_broken_link_says_so(join: OpenTable) -> None:
    bob = join()
    open_link(bob, f"{bob.url.split('#')[0]}#t={'A' * 22}")
    expect(bob.locator("[role=alert]").first).to_contain_text("no longer knows this table")
    open_link(bob, f"{bob.url.split('#')[0]}#t={'A' * 21}")
    expect(bob.locator("[role=alert]").first).to_contain_text("not a complete link")


def test_the_code_of_the_link_is_coarse(join: OpenTable, tmp_path: Path) -> None:
    ann = join(device_scale_factor=2)
    start_by_link(ann, "for-sale", place="shared", players=PLAYERS)
    link = invited(ann)
    ann.locator("[data-link-kind=shared] [data-scan]").click()
    code = ann.locator("[data-link-kind=shared] dialog svg")
    code.locator("path").wait_for()
    modules = int((code.get_attribute("viewBox") or "").split()[-1]) - 8
    assert modules <= 33  # version 4
    picture = tmp_path / "code.png"
    ann.screenshot(path=picture, scale="device")
    (found,) = zxingcpp.read_barcodes(Image.open(picture))
    assert found.text == link


def test_a_link_for_each_seat_can_still_be_had(join: OpenTable) -> None:
    ann = join()
    start_by_link(ann, "for-sale", place="quick", players=PLAYERS)
    expect(ann.locator("[data-seat-link]")).to_have_count(2)


def test_a_service_without_a_store_offers_the_links_of_seats(sit_down: OpenTable) -> None:
    page = sit_down()
    page.locator("[data-game=for-sale] [data-go=setup]").click()
    page.locator("[data-setup=for-sale]").wait_for()
    places = page.locator("[name=place]").evaluate_all("all => all.map(each => each.value)")
    assert places == ["device", "opponents", "quick", "fair", "table"]


def test_the_first_page_says_that_friends_play_by_one_link_where_they_can(join: OpenTable, sit_down: OpenTable) -> None:
    hint = "To begin, choose New game above and then By link: one link takes everybody to the table."
    online = join()
    expect(online.locator(".welcome p")).to_contain_text("by one short link")
    expect(online.locator(".by-link .hint").first).to_have_text(hint)
    without_a_store = sit_down()
    expect(without_a_store.locator(".welcome p")).not_to_contain_text("link")
    expect(without_a_store.locator(".by-link")).not_to_contain_text(hint)
