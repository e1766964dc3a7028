"""The table speaks to people: no ids, no words of sealing, nothing that does not matter where it stands."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served, open_link, seat_links, start_by_link
from tests.browser.online import PLAYERS, Restartable, at
from tests.browser.support import played, resume, settled
from tests.browser.test_moments import PHONE, offers, passes, view_of

OpenTable = Callable[..., Page]
LONG = ["Maximiliana-Theodora Ashworthy", "Bartholomew Featherstonehaughs", "Wilhelmina Kensington-Worthing"]
CUT_OFF = """all => all
    .filter(each => each.scrollWidth > each.clientWidth + 1 || getComputedStyle(each).textOverflow === "ellipsis")
    .map(each => each.textContent)"""


# --- links ------------------------------------------------------------------------------------------------------------


def test_links_are_pasted_last_where_none_has_to_be_sent(join: OpenTable, service: Restartable) -> None:
    ann = at(join, Served(service.url), "Ann")
    paste = ann.locator(".tools > [data-paste]:last-child")
    expect(paste.locator("[name=link]")).to_be_hidden()
    paste.locator("summary").click()
    expect(paste.locator("[name=link]")).to_be_visible()


def test_links_are_pasted_first_where_they_are_passed_on(sit_down: OpenTable, sealing_server: str) -> None:
    ann = sit_down()
    open_link(ann, Served(sealing_server).link("Ann"))
    expect(ann.locator(".tools > :first-child [name=link]")).to_be_visible()


@pytest.mark.parametrize("referee", [False, True])
def test_something_is_taken_back_only_where_a_referee_is(join: OpenTable, referee: bool) -> None:
    """Also for who comes by a seat link or watches."""
    ann = join()
    start_by_link(ann, "for-sale", players=PLAYERS, referee=referee)
    links = seat_links(ann)
    ann.locator("[data-to-table]").click()
    bob = join()
    open_link(bob, links["2"])
    watching = join()
    open_link(watching, bob.locator("[data-spectators] [data-url]").input_value())
    for page in (ann, bob, watching):
        settled(page)
        expect(page.locator("[data-taking-back]")).to_have_count(int(referee))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_damaged_link_is_told_in_plain_words_alone(join: OpenTable, service: Restartable, language: str) -> None:
    page = join(language=language)
    open_link(page, Served(service.url).link("Ann").replace("gvs1.1.", "gvs1.2."))
    problem = page.locator(".problem")
    plainly = problem.locator("[data-plainly]").inner_text()
    assert problem.inner_text() == plainly


# --- scores -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_tie_break_is_told_of_equal_totals_alone(table: Page, seed: int) -> None:
    setup = {"players": PLAYERS, "seed": f"ties {seed}", "options": {"removed": 27}}
    resume(table, "for-sale", setup, played("for-sale", setup, Random(seed)))
    totals = table.locator("[data-standing]").evaluate_all("all => all.map(each => each.dataset.total)")
    equal = [total for total in totals if totals.count(total) > 1]
    expect(table.locator(".tiebreak")).to_have_count(len(equal))


# --- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_tile_is_a_picture_in_the_log_and_has_no_id(join: OpenTable, service: Restartable, language: str) -> None:
    table = Served(service.url, "auctionland")
    ann = at(join, table, "Ann", language=language)
    while view_of(table, "Ann")["view"]["phase"] != "offer":
        (player,) = view_of(table, "Ann")["to_act"]
        table.after(view_of(table, player)["legal_actions"][0])
    offers(table)
    first, *_others = view_of(table, "Ann")["to_act"]
    table.after({"type": "bid", "player": first, "amount": 2})
    while view_of(table, "Ann")["view"]["phase"] == "bidding":
        passes(table)
    (auctioneer,) = view_of(table, "Ann")["to_act"]
    table.after({"type": "sell", "player": auctioneer})
    expect(ann.locator(".log li[data-event-type=sold] .al-tile")).to_be_visible()
    expect(ann.locator("[data-last-act] .al-tile")).to_be_visible()
    expect(ann.locator("[data-moment]")).to_contain_text(re.compile(r"\d"))
    assert "ref-" not in ann.locator("body").inner_text()
    assert "ref-" not in ann.locator("[data-said]").inner_text()


def test_a_tile_is_a_picture_in_the_log_on_one_device(table: Page) -> None:
    setup = {"players": PLAYERS, "seed": "pictures"}
    resume(table, "auctionland", setup, [])
    table.locator("[data-stall] .al-can").first.click()
    expect(table.locator(".log li .al-tile").first).to_be_visible()
    assert "ref-" not in table.locator("body").inner_text()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_long_names_are_whole_at_auctionlands_table(open_table: OpenTable, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    resume(page, "auctionland", {"players": LONG, "seed": "long names"}, [])
    names = page.locator(".al-seat h2")
    expect(names).to_have_count(len(LONG))
    assert names.evaluate_all(CUT_OFF) == []


# --- rows -------------------------------------------------------------------------------------------------------------


def test_a_phone_tells_which_lots_are_out_of_sight(open_table: OpenTable) -> None:
    page = open_table(size=PHONE)
    resume(page, "the-estates", {"players": PLAYERS, "seed": "lots"}, [])
    beyond = page.locator("[data-beyond]")
    expect(beyond).to_have_text(re.compile(r"^Lots \d to 10 →$"))
    page.locator(".es-rows").evaluate("rows => { rows.scrollLeft = rows.scrollWidth; }")
    expect(beyond).to_have_text(re.compile(r"^← Lots 1 to \d$"))


def test_a_tap_on_what_tells_of_lots_out_of_sight_goes_there_and_back(open_table: OpenTable) -> None:
    page = open_table(size=PHONE, has_touch=True)
    resume(page, "the-estates", {"players": PLAYERS, "seed": "lots"}, [])
    beyond = page.locator("[data-beyond]")
    before = beyond.inner_text()
    beyond.tap(position={"x": PHONE[0] - 60, "y": 8})
    expect(beyond).to_have_text(re.compile(r"^← Lots 1 to \d$"))
    beyond.tap(position={"x": PHONE[0] - 60, "y": 8})
    expect(beyond).to_have_text(before)


def test_a_laptop_shows_all_lots(open_table: OpenTable) -> None:
    page = open_table(size=(1280, 800))
    resume(page, "the-estates", {"players": PLAYERS, "seed": "lots"}, [])
    expect(page.locator(".es-rows")).to_be_visible()
    expect(page.locator("[data-beyond]")).to_have_count(0)
