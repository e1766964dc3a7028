"""The table without a pointer: each part of a board is one stop of the Tab key, with arrows within and a way out."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenTable
from tests.browser.positions import POSITIONS, sit_at
from tests.browser.support import bid, ply, settled, start

PARTS = {
    "auctionland-place-most": ".al-place",
    "auctionland-claim-last": ".al-can",
    "the-estates-placing-most": ".es-rows .es-target",
    "the-estates-offer-most": ".es-stocks .es-target",
    "for-sale-selling-most": ".fs-hand .fs-playable",
}
"""What can be chosen on the board in each phase in which something can."""

BIDDING = ("for-sale-buying-last", "the-estates-bidding-last", "auctionland-bidding-last")

STOPS = "all => all.filter(each => each.tabIndex === 0).length"
INDEX = "([all]) => [...document.querySelectorAll(all)].indexOf(document.activeElement)"
EVERYWHERE = """() => {
    const all = "a[href], button, input, select, textarea, summary, [tabindex]";
    return [...document.querySelectorAll(all)].filter(each =>
        each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true })).length;
}"""


def index(page: Page, selector: str) -> int:
    """Which of these has the focus; -1 where none has."""
    found: int = page.evaluate(INDEX, [selector])
    return found


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.parametrize("name", PARTS)
def test_a_part_of_a_board_is_one_stop_and_arrows_go_on_within_it(open_table: OpenTable, name: str) -> None:
    page = open_table()
    sit_at(page, POSITIONS[name])
    places = page.locator(PARTS[name])
    assert places.evaluate_all(STOPS) == 1
    places.first.focus()
    last = places.count() - 1
    assert index(page, PARTS[name]) == 0
    press(page, "End")
    assert index(page, PARTS[name]) == last
    press(page, "Home")
    assert index(page, PARTS[name]) == 0
    reached = {0}
    for key in ["ArrowRight", "ArrowDown"] * (last + 1) + ["ArrowLeft", "ArrowUp", "ArrowLeft"] * (last + 1):
        press(page, key)
        reached.add(index(page, PARTS[name]))
    assert -1 not in reached
    assert len(reached) > last / 2
    assert places.evaluate_all(STOPS) == 1
    here = index(page, PARTS[name])
    press(page, "Tab")
    assert index(page, PARTS[name]) == -1
    press(page, "Shift+Tab")
    assert index(page, PARTS[name]) == here


@pytest.mark.parametrize("name", PARTS)
def test_what_has_the_focus_is_done_by_enter_and_the_turn_is_told(open_table: OpenTable, name: str) -> None:
    page = open_table()
    sit_at(page, POSITIONS[name])
    before = ply(page)
    page.locator(PARTS[name]).first.focus()
    press(page, "End", "Enter")
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    assert ply(page) == before + 1
    turn = page.locator("#turn").inner_text()
    expect(page.locator("[data-said]")).to_have_text(re.compile(re.escape(turn) + "$"))


def test_escape_leaves_what_is_looked_at(open_table: OpenTable) -> None:
    page = open_table()
    sit_at(page, POSITIONS["auctionland-place-most"])
    page.locator(".al-place").first.focus()
    expect(page.locator(".al-effect")).not_to_have_attribute("data-at", "")
    press(page, "Escape")
    expect(page.locator(".al-effect")).to_have_attribute("data-at", "")


@pytest.mark.parametrize("name", POSITIONS)
def test_no_trap_keeps_the_focus(open_table: OpenTable, name: str) -> None:
    page = open_table()
    sit_at(page, POSITIONS[name])
    page.locator(".skip").focus()
    seen: list[Any] = []
    # Through header, table and what lies below it, and out at the end.
    while "outside" not in seen:
        press(page, "Tab")
        seen.append(page.evaluate("document.activeElement.closest('main, header, .exchanges')?.className ?? 'outside'"))
        there: int = page.evaluate(EVERYWHERE)
        assert len(seen) <= there + 2, seen


@pytest.mark.parametrize("name", BIDDING)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_focus_goes_to_a_refusal_and_on_to_the_bid(open_table: OpenTable, name: str, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    sit_at(page, POSITIONS[name], open_to_all=False)
    before = ply(page)
    bid(page, 999)
    place = page.locator(".refusal-place")
    expect(place).to_be_focused()
    told = page.locator("[data-refusal] [data-code] > p").first.inner_text()
    expect(place).to_have_attribute("aria-label", re.compile(re.escape(told)))
    # Read by its name, once: it is not an alert as well.
    expect(page.locator("[role=alert]")).to_have_count(0)
    # The bid stays in sight beneath it.
    expect(page.locator("[data-action-type=bid] [name=amount]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-action-type=bid] [type=submit]")).to_be_in_viewport(ratio=1)
    assert not overlaps(page, ".refusal-place", "[data-action-type=bid]")
    assert ply(page) == before
    press(page, "Tab")
    assert page.evaluate("document.activeElement.closest('[data-action-type=bid]') !== null")


def overlaps(page: Page, one: str, other: str) -> bool:
    """Whether two things lie upon one another."""
    boxes = [page.locator(each).bounding_box() for each in (one, other)]
    assert None not in boxes
    (first, second) = json.loads(json.dumps(boxes))
    return bool(first["y"] + first["height"] > second["y"] + 0.5 and second["y"] + second["height"] > first["y"] + 0.5)


def test_the_panel_leads_to_the_first_place_on_the_board_and_the_terrains_are_one_stop(open_table: OpenTable) -> None:
    page = open_table()
    for name, place in PARTS.items():
        sit_at(page, POSITIONS[name])
        page.locator("#turn").focus()
        press(page, "Tab")
        expect(page.locator("[data-to-board]")).to_be_focused()
        expect(page.locator("[data-to-board]")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-to-board]")).to_have_text("Skip to the table")
        press(page, "Enter")
        assert index(page, place) == 0, name
    sit_at(page, POSITIONS["auctionland-place-most"])
    lenses = page.locator(".al-lenses [data-lens]")
    assert lenses.evaluate_all(STOPS) == 1
    lenses.first.focus()
    press(page, "End", "Enter")
    expect(lenses.last).to_have_attribute("aria-pressed", "true")


def test_a_board_without_a_place_to_act_has_no_way_to_it(open_table: OpenTable) -> None:
    page = open_table()
    sit_at(page, POSITIONS["the-estates-bidding-last"])
    expect(page.locator("[data-to-board]")).to_be_hidden()


MAIN = ".panel:has(:is([data-action], [name=amount]):focus), #turn:focus"
"""The bid or the first choice, where that has the focus; or the heading, from which a key leads to the board."""


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_a_turn_begins_on_the_bid_or_the_first_choice_or_before_the_board_and_says_whose_it_is(
    open_table: OpenTable, game: str
) -> None:
    page = open_table()
    start(page, game, players=["Ann", "Bob", "Cy"], seed="keys", open=True)
    for turn in range(12):
        expect(page.locator(MAIN)).to_have_count(1)
        expect(page.locator("[name=amount]:not(:focus)")).to_have_count(0)
        if turn > 0:
            whose = re.escape(page.locator("#turn").inner_text())
            expect(page.locator("[data-said]")).to_have_text(re.compile(f"{whose}$"))
        if page.locator("#turn:focus").count() > 0:
            press(page, "Tab", "Enter")
            assert page.evaluate("document.activeElement.closest('.board-area') !== null")
        page.keyboard.press("Enter")
        page.locator(f"main[data-ply='{turn + 1}']").wait_for()
        settled(page)


def test_a_key_that_is_held_down_bids_for_nobody_else(open_table: OpenTable) -> None:
    page = open_table()
    start(page, "for-sale", players=["Ann", "Bob", "Cy"], seed="keys", open=True)
    expect(page.locator("[name=amount]")).to_be_focused()
    page.keyboard.down("Enter")
    page.locator("main[data-actor=Bob]").wait_for()
    expect(page.locator("[name=amount]")).to_be_focused()
    for _repeated in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.locator("[data-undo]").click()
    page.locator("main[data-ply='0']").wait_for()


@pytest.mark.parametrize("name", BIDDING)
def test_the_usual_bids_are_one_stop(open_table: OpenTable, name: str) -> None:
    page = open_table()
    sit_at(page, POSITIONS[name])
    chips = page.locator(".bid .chip")
    assert chips.count() > 1
    assert chips.evaluate_all(STOPS) == 1
    chips.first.focus()
    press(page, "ArrowRight", "Enter")
    expect(chips.nth(1)).to_be_focused()
    expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
    assert chips.evaluate_all(STOPS) == 1
    press(page, "Tab")
    assert index(page, ".bid .chip") == -1
    press(page, "Shift+Tab")
    expect(chips.nth(1)).to_be_focused()


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_from_the_heading_a_figure_begins_the_bid_and_p_leads_to_the_pass(open_table: OpenTable, game: str) -> None:
    page = open_table()
    name = next(each for each in BIDDING if each.startswith(game))
    sit_at(page, POSITIONS[name], open_to_all=False)
    before = ply(page)
    amount = page.locator("[name=amount]")
    page.locator("#turn").focus()
    press(page, "Control+p", "x")
    expect(page.locator("#turn")).to_be_focused()
    press(page, "9", "8")
    expect(amount).to_be_focused()
    expect(amount).to_have_value("98")
    press(page, "p")
    passing = page.locator(".panel [data-action*=pass]")
    expect(passing).to_be_focused()
    assert ply(page) == before
    press(page, "Enter")
    page.locator(f"main:not([data-ply='{before}'])").wait_for()


@pytest.mark.parametrize("name", BIDDING)
def test_between_the_bid_and_its_button_the_tab_key_stops_nowhere(open_table: OpenTable, name: str) -> None:
    page = open_table()
    sit_at(page, POSITIONS[name])
    amount = page.locator("[name=amount]")
    amount.focus()
    figure = int(amount.input_value())
    press(page, "ArrowUp")
    expect(amount).to_have_value(str(figure + 1))
    press(page, "Tab")
    expect(page.locator(".bid [type=submit]")).to_be_focused()
    expect(page.locator(".bid [type=submit]")).to_contain_text(str(figure + 1))


STANDS = """() => [scrollY, ...[...document.querySelectorAll(".board-area, .actions, .panel")]
    .map(each => Math.round(each.getBoundingClientRect().top))]"""
"""Where the page and its parts are."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_whoever_skips_by_keyboard_is_where_something_can_be_done_and_nothing_jumps(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    sit_at(page, POSITIONS["the-estates-offer-most"])
    page.locator(".skip").press("Enter")
    expect(page.locator("#turn")).to_be_focused()
    before = page.evaluate(STANDS)
    press(page, "Tab")
    expect(page.locator("[data-to-board]")).to_be_focused()
    assert page.evaluate(STANDS) == before
    press(page, "Enter")
    assert index(page, ".es-stocks .es-target") == 0
    assert page.evaluate(STANDS) == before


HELD_BACK = """() => {
    window.sizes = [];
    window.ResizeObserver = class extends ResizeObserver {
        constructor(told) { super((...all) => void sizes.push(() => told(...all))); }
    };
}"""
"""Whatever tells of sizes waits until it is let go, as on a machine that is busy."""


def test_a_key_before_the_scene_is_there_shows_it_and_nothing_moves_the_page_afterwards(open_table: OpenTable) -> None:
    page = open_table(size=(390, 844))
    page.add_init_script(f"({HELD_BACK})()")
    sit_at(page, POSITIONS["the-estates-offer-most"])
    page.locator(".skip").press("Enter")
    expect(page.locator("#turn")).to_be_focused()
    expect(page.locator(".es-stocks .es-target").first).to_be_in_viewport()
    before = page.evaluate(STANDS)
    page.evaluate("sizes.forEach(each => each())")
    assert page.evaluate(STANDS) == before
    press(page, "Tab", "Enter")
    assert index(page, ".es-stocks .es-target") == 0
    assert page.evaluate(STANDS) == before
