"""Where things lie on the screen: nothing moves under the pointer, nothing that a turn needs is out of reach."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenTable
from tests.browser.positions import USUAL, Position, fullest, sit_at
from tests.browser.support import ply, screen, settled
from tests.browser.test_accessibility import FINGER, TOO_SMALL

PHONE = (390, 844)
LAPTOP = (1280, 800)
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


# --- all at once, without scrolling ----------------------------------------------------------------------------------

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


def beyond(page: Page, position: Position, height: int) -> dict[str, list[object]]:
    """What the window does not show whole of board, seats and panel, by language."""
    found = {}
    for language in LANGUAGES:
        speak(page, language)
        assert page.locator(NEEDED[position.game]).count() > position.players
        found[language] = page.evaluate(BEYOND, [f"{NEEDED[position.game]}, .actions", height])
    return {language: pieces for language, pieces in found.items() if pieces}


@pytest.mark.parametrize("position", [*fullest(), *fullest(USUAL)], ids=str)
def test_a_laptop_and_a_desk_show_board_seats_and_panel_at_once(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=LAPTOP)
    sit_at(page, position)
    assert beyond(page, position, LAPTOP[1]) == {}
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert beyond(page, position, DESK[1]) == {}


@pytest.mark.long
@pytest.mark.parametrize("position", fullest(), ids=str)
def test_no_page_is_wider_than_its_screen(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=DESK)
    sit_at(page, position)
    for language in LANGUAGES:
        speak(page, language)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") == width, language


# --- on a phone ------------------------------------------------------------------------------------------------------

TURN = {
    "auctionland": ".al-market, .al-stage, .al-featured",
    "for-sale": ".fs-market, .fs-hand",
    "the-estates": ".es-block, .es-rows, .es-panel",
}
"""What a player looks at in a turn, besides what the others have."""

BOTTOM = """selector => Math.max(
    ...[...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect().bottom + scrollY))"""

SCENE = """() => {
    const panel = document.querySelector(".actions").getBoundingClientRect();
    const { top, bottom } = document.querySelector("[data-here]").getBoundingClientRect();
    return { top, bottom, end: Math.min(panel.top, innerHeight) };
}"""


@pytest.mark.parametrize("position", fullest(), ids=str)
def test_on_a_phone_the_panel_is_at_hand_and_the_scene_above_it(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=PHONE)
    sit_at(page, position, open_to_all=False)
    expect(page.locator("#turn")).to_be_in_viewport(ratio=1)
    scene = page.evaluate(SCENE)
    # All of it is seen, or as much as there is room for, from its beginning.
    assert scene["top"] >= -0.5, scene
    assert scene["bottom"] <= scene["end"] + 0.5 or scene["top"] < scene["end"] / 3, scene
    # More than a third of the screen is left for the board.
    assert scene["end"] > PHONE[1] / 3
    assert page.evaluate(BOTTOM, TURN[position.game]) <= 2 * PHONE[1]
    assert page.evaluate(TOO_SMALL, FINGER) == []


@pytest.mark.parametrize("position", fullest(), ids=str)
def test_scrolling_follows_to_where_the_action_is(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=PHONE)
    sit_at(page, position)
    before = ply(page)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    # Whoever has read the log down there acts by the panel's own buttons.
    act_in_panel(page)
    page.locator(f"main[data-screen=scores], main:not([data-ply='{before}'])").first.wait_for()
    settled(page)
    if screen(page) == "scores":
        return
    scene = page.evaluate(SCENE)
    assert -0.5 <= scene["top"] < scene["end"], scene


def act_in_panel(page: Page) -> None:
    """Do the first thing that the panel of actions offers."""
    panel = page.locator(".actions .panel")
    if panel.locator("summary").count() > 0:
        panel.locator("summary").first.click()
    if panel.locator("[data-action-type=bid]").count() > 0:
        panel.locator("[type=submit]").click()
    elif panel.locator("button[data-action]").count() > 0:
        panel.locator("button[data-action]").first.click()
    else:
        page.locator(".fs-hand [data-action]").first.click()
