"""A table by link in two windows of one browser: they follow each other, and nothing done in either is lost."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served, act, open_link, told
from tests.browser.online import Restartable
from tests.browser.support import another_window, bid, settled

OpenTable = Callable[..., Page]

DEAF = "delete window.BroadcastChannel;"
"""The windows of such a browser cannot tell each other anything."""

KEPT = "async id => (await import('/modules/app/links/kept.js')).table(id)"


@pytest.fixture
def game(sealing_server: str) -> Served:
    return Served(sealing_server)


def kept(page: Page) -> Any:
    """What the browser keeps of the table at the page's address."""
    return page.evaluate(KEPT, page.url.rpartition("/l/")[2])


def deaf(page: Page) -> None:
    """From now on, no page of this browser hears of what another one keeps."""
    page.context.add_init_script(DEAF)
    page.reload()


def test_two_windows_on_one_table_follow_each_other(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    for name in ("Ann", "Bob"):
        open_link(page, game.link(name))
    other = another_window(page)
    page.locator("[data-as='1']").click()
    page.locator("main[data-seat=Ann]").wait_for()
    bid(page, 3)
    other.locator("main[data-ply='1']").wait_for()
    expect(other.locator("[data-note=followed]")).to_contain_text("another window")
    assert (told(other, "seat"), told(page, "seat")) == ("Bob", "Ann")
    settled(other)
    bid(other, 5)
    page.locator("main[data-ply='2']").wait_for()
    expect(other.locator("[data-note=followed]")).to_have_count(0)
    expect(page.locator("[data-event-type=bid]")).to_have_text(["Bob bids 5.", "Ann bids 3."])


def test_of_two_windows_that_act_at_once_the_later_one_shows_the_other_and_keeps_its_own_line(
    sit_down: OpenTable, sealing_server: str
) -> None:
    page = sit_down()
    deaf(page)
    open_link(page, Served(sealing_server, held=False).link("Ann"))
    other = another_window(page)
    bid(page, 3)
    page.locator("main[data-ply='1']").wait_for()
    first = kept(page)["place"]["token"]
    bid(other, 5)
    note = other.locator("[data-note=window]")
    expect(note).to_contain_text("Another window")
    expect(other.locator("[data-event-type=bid]")).to_have_text("Ann bids 3.")
    assert kept(page)["place"]["token"] == first
    note.locator("[data-switch-line]").click()
    expect(note).to_have_count(0)
    expect(other.locator("[data-event-type=played-bid]")).to_have_text("Ann: bid (5)")
    assert kept(page)["place"]["token"] != first


def test_choices_at_the_same_time_in_two_windows_are_joined(sit_down: OpenTable, sealing_server: str) -> None:
    table = Served(sealing_server, options={"removed": 24}, held=False)
    while len(table.ask("views", {"token": table.token}, "Ann")["view"]["market"]["cheques"]) == 0:
        (player,) = table.ask("views", {"token": table.token})["to_act"]
        table.after({"type": "pass", "player": player})
    page = sit_down()
    deaf(page)
    for name in ("Bob", "Ann"):
        open_link(page, table.link(name))
    other = another_window(page)
    other.locator("[data-as='2']").click()
    other.locator("main[data-seat=Bob]").wait_for()
    settled(other)
    act(page, Random(1))
    act(other, Random(1))
    expect(other.locator("[data-note=joined]")).to_be_visible()
    assert told(other, "to-act") == "Cy"
    assert kept(page)["place"]["pending"] == 2


@pytest.mark.parametrize("hears", [True, False])
def test_a_table_that_was_forgotten_in_another_window_does_not_come_back(
    sit_down: OpenTable, game: Served, hears: bool
) -> None:
    page = sit_down()
    if not hears:
        deaf(page)
    open_link(page, game.link("Ann"))
    other = another_window(page)
    page.locator("[data-keys] > summary").click()
    page.locator("[data-forget]").click()
    page.locator("[data-forget-anyway]").click()
    page.locator("main[data-screen=start]").wait_for()
    table = other.url.rpartition("/l/")[2]
    if not hears:
        bid(other, 3)
    expect(other.locator("main[data-screen=unknown]")).to_contain_text("deleted")
    assert page.evaluate(KEPT, table) is None


def test_two_windows_on_a_table_that_the_service_watches_tell_all_once(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    page = join()
    open_link(page, table.link("Ann"))
    other = another_window(page)
    bid(page, 3)
    other.locator("main[data-ply='1']").wait_for()
    table.token = kept(page)["place"]["token"]
    table.after({"type": "bid", "player": "Bob", "amount": 4})
    for each in (page, other):
        each.locator("main[data-ply='2']").wait_for()
        expect(each.locator("[data-event-type=bid]")).to_have_text(["Bob bids 4.", "Ann bids 3."])


def test_a_window_in_another_language_tells_in_words_what_the_first_has_kept(
    join: OpenTable, service: Restartable
) -> None:
    """Neither hears of the other: the second asks for what the first has done, and finds it kept without its words."""
    page = join()
    deaf(page)
    open_link(page, Served(service.url).link("Ann"))
    other = another_window(page)
    other.locator("[name=language]").select_option("fr")
    expect(other.locator(".log li").first).to_contain_text("Achat, manche 1.")
    bid(page, 3)
    expect(other.locator("main")).to_have_attribute("data-ply", "1")
    expect(other.locator(".log li").first).to_have_text("Ann enchérit à 3.")
    expect(page.locator(".log li").first).to_have_text("Ann bids 3.")
