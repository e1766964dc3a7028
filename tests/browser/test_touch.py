"""A turn of each game by finger: a tap shows what it would do, and only the next one does it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenTable
from tests.browser.positions import POSITIONS, Position, sit_at
from tests.browser.support import kept_game, ply

PHONE = (390, 844)
MINUS = "\u2212"
BOARD = {
    "auctionland-place-most": ".al-place",
    "auctionland-claim-last": ".al-can",
    "auctionland-offer-last": ".al-can",
    "the-estates-placing-most": ".es-rows .es-target",
    "the-estates-offer-most": ".es-stocks .es-target",
    "for-sale-selling-most": ".fs-playable",
}
"""What is tapped in each phase in which something is chosen that lies on the table."""


def sat(open_table: OpenTable, position: Position, open_to_all: bool = True) -> Page:
    page = open_table(size=PHONE, has_touch=True)
    sit_at(page, position, open_to_all=open_to_all)
    return page


def action_of(place: Locator) -> Any:
    return json.loads(place.get_attribute("data-action") or "null")


def asked(page: Page, place: Locator) -> Any:
    """The action that waits to be confirmed: that of the place that was tapped. A tap is told later than it is made."""
    expect(place).to_have_attribute("aria-pressed", "true")
    found = json.loads(page.locator("[data-confirming]").get_attribute("data-confirming") or "null")
    assert found == action_of(place)
    return found


@pytest.mark.parametrize("name", BOARD)
def test_a_tap_shows_and_the_next_one_acts(open_table: OpenTable, name: str) -> None:
    page = sat(open_table, POSITIONS[name])
    places, before = page.locator(BOARD[name]), ply(page)
    one, other = places.first, places.last
    one.tap()
    asked(page, one)
    other.tap()
    asked(page, other)
    expect(one).not_to_have_attribute("aria-pressed", "true")
    page.locator("[data-leave]").tap()
    expect(page.locator("[data-confirming]")).to_have_count(0)
    assert ply(page) == before
    one.tap()
    asked(page, one)
    one.tap()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    assert ply(page) == before + 1


@pytest.mark.parametrize("name", BOARD)
def test_the_panels_button_does_what_was_tapped(open_table: OpenTable, name: str) -> None:
    page = sat(open_table, POSITIONS[name])
    before = ply(page)
    page.locator(BOARD[name]).first.tap()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_in_viewport(ratio=1)
    confirm.tap()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    expect(page.locator("[data-confirming]")).to_have_count(0)


def test_a_house_is_sold_unseen_by_two_taps_in_the_panel(open_table: OpenTable) -> None:
    page = sat(open_table, POSITIONS["for-sale-selling-most"], open_to_all=False)
    card, before = page.locator(".actions .fs-playable").first, ply(page)
    card.tap()
    asked(page, card)
    page.locator("[data-confirm]").tap()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()


def test_a_finger_sees_what_a_placement_changes_as_a_mouse_does(open_table: OpenTable) -> None:
    page = sat(open_table, POSITIONS["auctionland-place-most"])
    effect = page.locator(".al-effect")
    place = page.locator(".al-place").nth(3)
    where = ",".join(str(action_of(place)[each]) for each in ("x", "y"))
    place.tap()
    expect(effect).to_have_attribute("data-at", where)
    told = effect.inner_text()
    page.locator("[data-leave]").tap()
    expect(effect).to_have_attribute("data-at", "")
    place.hover()
    expect(effect).to_have_attribute("data-at", where)
    assert effect.inner_text() == told


def points_told(page: Page) -> list[str]:
    """What the panel says that everybody's buildings count, and would count."""
    return page.locator("[data-effect] .es-hidden").all_inner_texts()


def test_a_finger_and_a_mouse_see_what_a_placement_would_score(open_table: OpenTable) -> None:
    page = sat(open_table, POSITIONS["the-estates-placing-most"])
    before = points_told(page)
    place = page.locator(BOARD["the-estates-placing-most"]).first
    place.tap()
    expect(page.locator(".es-effect")).not_to_have_attribute("data-at", "")
    told = points_told(page)
    row = page.locator(f"[data-row-effect={action_of(place)['row']}]")
    assert told != before
    assert "→" in " ".join(told)
    assert "→" in row.evaluate("each => each.textContent")
    page.locator("[data-leave]").tap()
    expect(page.locator(".es-effect")).to_have_attribute("data-at", "")
    assert points_told(page) == before
    place.hover()
    expect(page.locator(".es-effect")).not_to_have_attribute("data-at", "")
    assert points_told(page) == told
    page.mouse.move(1, 1)
    expect(page.locator(".es-effect")).to_have_attribute("data-at", "")


def test_what_a_placement_would_score_is_what_it_scores(open_table: OpenTable) -> None:
    page = open_table()
    sit_at(page, POSITIONS["the-estates-placing-most"])
    place = page.locator(BOARD["the-estates-placing-most"]).first
    place.focus()
    expect(page.locator(".es-effect")).not_to_have_attribute("data-at", "")
    would = dict(told.split(": ") for told in points_told(page))
    place.press("Enter")
    page.locator(f"main:not([data-ply='{POSITIONS['the-estates-placing-most'].ply}'])").wait_for()
    kept = kept_game(page)
    body = {"setup": kept["start"]["setup"], "actions": kept["actions"]}
    state = page.request.post("/v1/games/the-estates/replays", data=body).json()["position"]["state"]
    scores = page.request.post("/v1/games/the-estates/scores", data={"state": state}).json()
    for standing in scores["standings"]:
        points = sum(building["points"] for building in standing["breakdown"]["buildings"])
        assert would[standing["player"]].split("→ ")[-1].replace(MINUS, "-") == str(points)


def test_the_tile_is_turned_where_it_was_tapped(open_table: OpenTable) -> None:
    page = sat(open_table, POSITIONS["auctionland-place-most"])
    page.locator(".al-place").first.tap()
    before = asked(page, page.locator(".al-place").first)
    page.locator(".actions [data-turn='90']").tap()
    waiting = page.locator("[data-confirming]")
    expect(waiting).not_to_have_attribute("data-confirming", json.dumps(before, separators=(",", ":")))
    after = json.loads(waiting.get_attribute("data-confirming") or "null")
    assert (after["x"], after["y"]) == (before["x"], before["y"])
    assert after["rotation"] != before["rotation"]
    expect(page.locator(".al-stage")).not_to_contain_text("°")
    page.locator("[data-confirm]").tap()
    expect(page.locator(f"[data-cell='{after['x']},{after['y']},{after['rotation']}']").first).to_be_visible()
