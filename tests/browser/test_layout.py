"""Where things lie on the screen: nothing moves under the pointer, nothing that a turn needs is out of reach."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenTable
from tests.browser.positions import Position, fullest, setup_of, sit_at
from tests.browser.support import settled

PHONE = (390, 844)
DESK = (1440, 900)
LANGUAGES = ("en", "fr", "de")
WIDTHS = (320, 390, 640, 768, 1024, 1440)


def speak(page: Page, language: str) -> None:
    """Choose the language of the page, and wait until it is spoken."""
    page.locator("[name=language]").select_option(language)
    page.locator(f"html[lang={language}]").wait_for()
    settled(page)


PLACING = [each for each in fullest() if each.phase in ("place", "placing") and each.when == "most"]

SHIFTS = """async place => {
    const rest = place.getBoundingClientRect().top;
    let moved = 0;
    for (let frame = 0; frame < 4; frame += 1) {
        await new Promise(requestAnimationFrame);
        moved += Number(Math.abs(place.getBoundingClientRect().top - rest) > 0.5);
    }
    return moved;
}"""
"""In how many of the next frames a place lies elsewhere than now."""


def moves_while_hovered(page: Page) -> int:
    """In how many frames a place is not where it was before the pointer came to it."""
    moved = 0
    places = page.locator(".al-place, .es-rows .es-target")
    for index in range(places.count()):
        place = places.nth(index)
        place.scroll_into_view_if_needed()
        page.mouse.move(1, 1)
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        moved += abs((place.bounding_box() or box)["y"] - box["y"]) > 0.5
        moved += place.evaluate(SHIFTS)
    return moved


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", PLACING, ids=str)
def test_nothing_moves_while_a_place_is_looked_at(open_table: OpenTable, position: Position, language: str) -> None:
    page = open_table(language=language, size=PHONE)
    sit_at(page, position)
    assert moves_while_hovered(page) == 0


# --- all at once on a desk -------------------------------------------------------------------------------------------

NEEDED = {
    "auctionland": ".al-market, .al-stage, .al-seat, .al-lenses",
    "for-sale": ".fs-market, .fs-hand, .fs-outcome, .fs-seat",
    "the-estates": ".es-block, .es-row, .es-panel, .es-seat",
}

BEYOND = """([selector, height]) => [...document.querySelectorAll(selector)]
    .map(each => [each.className, each.getBoundingClientRect()])
    .filter(([, { top, bottom }]) => top < 0 || bottom > height)
    .map(([name, { top, bottom }]) => [name, Math.round(top), Math.round(bottom)])"""
"""What lies, in part at least, above or below what the screen shows."""


@pytest.mark.parametrize("position", fullest(), ids=str)
def test_a_desk_shows_board_seats_and_panel_at_once(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=DESK)
    sit_at(page, position)
    for language in LANGUAGES:
        speak(page, language)
        assert page.locator(NEEDED[position.game]).count() > len(setup_of(position.game)["players"])
        assert page.evaluate(BEYOND, [f"{NEEDED[position.game]}, .actions", DESK[1]]) == [], language


@pytest.mark.parametrize("position", fullest(), ids=str)
def test_no_page_is_wider_than_its_screen(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=DESK)
    sit_at(page, position)
    for language in LANGUAGES:
        speak(page, language)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") == width, language
