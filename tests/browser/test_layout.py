"""Where things lie on the screen: nothing moves under the pointer, nothing that a turn needs is out of reach."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenTable
from tests.browser.positions import Position, fullest, sit_at

PHONE = (390, 844)
LANGUAGES = ("en", "fr", "de")

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
