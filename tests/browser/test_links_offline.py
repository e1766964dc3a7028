"""A table by link without a network: it shows as it was seen last, and goes on by itself when the service is back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served, open_link, told
from tests.browser.online import Restartable
from tests.browser.support import GONE, bid, settled, taken_over

OpenTable = Callable[..., Page]


@pytest.fixture
def page(sit_down: OpenTable) -> Page:
    """The page, kept by its service worker."""
    return taken_over(sit_down(workers="allow", expected=GONE))


def finished(url: str) -> Served:
    """A game of default actions, at its end."""
    table = Served(url, options={"removed": 27}, held=False)
    table.play_to_the_end()
    return table


def without_a_network(page: Page) -> None:
    page.context.set_offline(True)
    page.reload()


def test_a_table_shows_as_it_was_seen_last_and_goes_on_by_itself(page: Page, sealing_server: str) -> None:
    open_link(page, Served(sealing_server, held=False).link("Ann"))
    bid(page, 2)
    page.locator("main[data-ply='1']").wait_for()
    settled(page)
    without_a_network(page)
    expect(page.locator("[data-connection=lost]")).to_contain_text("last saw it")
    settled(page)
    assert (told(page, "ply"), told(page, "seat"), told(page, "to-act")) == ("1", "Ann", "Bob")
    expect(page.locator(".board-area")).to_be_visible()
    expect(page.locator("[data-event-type=bid]")).to_have_text("Ann bids 2.")
    page.context.set_offline(False)
    expect(page.locator("[data-connection]")).to_have_count(0)
    settled(page)
    assert told(page, "ply") == "1"


def test_what_is_entered_meanwhile_is_sent_when_the_service_is_back(page: Page, sealing_server: str) -> None:
    open_link(page, Served(sealing_server, held=False).link("Ann"))
    without_a_network(page)
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    bid(page, 4)
    expect(page.locator("[data-connection=unsent]")).to_be_visible()
    page.context.set_offline(False)
    page.locator("main[data-ply='1']").wait_for()
    expect(page.locator("[data-connection]")).to_have_count(0)
    expect(page.locator("[data-event-type=bid]")).to_have_text("Ann bids 4.")


def test_a_finished_table_shows_its_scores(page: Page, sealing_server: str) -> None:
    open_link(page, finished(sealing_server).link("Ann"))
    page.locator("main[data-screen=scores]").wait_for()
    without_a_network(page)
    expect(page.locator("main[data-screen=scores] [data-standing]")).to_have_count(3)
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("[data-connection]")).to_have_count(0)


def test_what_others_do_meanwhile_comes_by_itself(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    page = taken_over(join(workers="allow", expected=GONE))
    open_link(page, table.link("Cy"))
    without_a_network(page)
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    table.after({"type": "bid", "player": "Ann", "amount": 3})
    assert told(page, "ply") == "0"
    page.context.set_offline(False)
    page.locator("main[data-ply='1']").wait_for()
    expect(page.locator("[data-event-type=bid]")).to_have_text("Ann bids 3.")


def test_a_link_that_nobody_answers_for_opens_by_itself_later(page: Page, sealing_server: str) -> None:
    table = Served(sealing_server)
    page.context.set_offline(True)
    page.evaluate("link => { location.href = link; }", table.link("Bob"))
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    page.context.set_offline(False)
    page.locator("main[data-seat=Bob]").wait_for()
    expect(page.locator("[data-connection]")).to_have_count(0)


def test_who_has_gone_on_to_something_else_is_not_fetched_back(page: Page, sealing_server: str) -> None:
    table = Served(sealing_server)
    page.context.set_offline(True)
    page.evaluate("link => { location.href = link; }", table.link("Bob"))
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    page.locator("[data-go=join]").click()
    expect(page.locator("main[data-screen=join] h1")).to_be_visible()
    expect(page.locator("[data-connection]")).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url) if "/sealed/" in each.url else None)
    page.context.set_offline(False)
    page.wait_for_function("navigator.onLine")
    page.locator(".brand").click()
    expect(page.locator("main[data-screen=start]")).to_be_visible()
    assert asked == []
