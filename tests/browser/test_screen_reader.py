"""What a screen reader gets of the table; changes are told once, nothing by colour alone; large type loses nothing.

The transcripts lie in `transcripts/`, one file for each moment, as the browser gives the page to assistive technology.
After a change that is meant, `GAVEL_TRANSCRIPTS=write` has this test write them anew, for a person to read.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenTable
from tests.browser.positions import POSITIONS, sit_at
from tests.browser.support import bid, choose_game, eventually, played, ply, resume, settled

TRANSCRIPTS = Path(__file__).parent / "transcripts"
TRIO = ["Ann", "Bob", "Cy"]
OPTIONS = {"for-sale": {"removed": 24}, "the-estates": {}, "auctionland": {}}
AUCTION = {"for-sale": 1, "the-estates": 1, "auctionland": 4}
"""After so many actions somebody is to bid."""

COMPLETE = 4000
"""Milliseconds after which a page that nobody touches is complete."""
SPOKEN = ".page :is([aria-live], [role=status], [role=alert], [role=log])"

Moment = Callable[[Page, str], None]


def at(page: Page, game: str, until: int | None) -> None:
    setup = {"players": TRIO, "seed": "a screen reader", "options": OPTIONS[game]}
    resume(page, game, setup, played(game, setup, Random(3), until), open_to_all=True)


def the_setup(page: Page, game: str) -> None:
    choose_game(page, game)


def a_turn(page: Page, game: str) -> None:
    at(page, game, AUCTION[game])


def a_refusal(page: Page, game: str) -> None:
    a_turn(page, game)
    bid(page, 99)
    expect(page.locator(".refusal-place")).to_be_focused()


def the_end(page: Page, game: str) -> None:
    at(page, game, None)


MOMENTS: list[Moment] = [the_setup, a_turn, a_refusal, the_end]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__.replace("_", "-"))
@pytest.mark.parametrize("game", OPTIONS)
def test_a_screen_reader_has_this_of_a_game(open_table: OpenTable, game: str, moment: Moment) -> None:
    page = open_table()
    moment(page, game)
    kept = TRANSCRIPTS / f"{game}-{moment.__name__.removeprefix('the_').removeprefix('a_')}.yaml"
    if os.environ.get("GAVEL_TRANSCRIPTS") == "write":
        page.wait_for_timeout(COMPLETE)
        TRANSCRIPTS.mkdir(exist_ok=True)
        kept.write_text(spoken(page))
    # Names and words come by themselves, some after the table.
    wanted = kept.read_text()
    assert eventually(page, lambda: spoken(page), lambda found: found == wanted) == wanted


def spoken(page: Page) -> str:
    """What the page is to assistive technology."""
    return page.locator("main").aria_snapshot() + "\n"


@pytest.mark.parametrize("game", OPTIONS)
def test_each_event_is_told_once_and_at_one_place(open_table: OpenTable, game: str) -> None:
    page = open_table()
    a_turn(page, game)
    # Events from before the page was opened are not read out.
    assert told(page) == []
    before, known = ply(page), page.locator("[data-event-type]").count()
    bid(page, page.locator("[name=amount]").input_value())
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    settled(page)
    expect(page.locator("[data-said]")).not_to_be_empty()
    events = page.locator("[data-event-type]").all_inner_texts()
    new = events[: len(events) - known]
    assert new
    # And whose turn it is, since the focus is beyond its heading.
    assert told(page) == [" ".join([*reversed(new), page.locator("#turn").inner_text()])]


def told(page: Page) -> list[str]:
    """The texts of all live regions."""
    texts = page.locator(SPOKEN).all_text_contents()
    return [text for text in texts if text.strip()]


def test_a_tile_that_is_turned_and_what_it_would_change_are_told_at_the_same_place(open_table: OpenTable) -> None:
    page = open_table()
    sit_at(page, POSITIONS["auctionland-place-most"])
    page.locator(".actions [data-turn='90']").click()
    expect(page.locator("[data-said]")).to_contain_text("Turned by 90°: ")
    page.locator(".al-place").last.focus()
    expect(page.locator("[data-said]")).to_have_text(re.compile(r"^(?!.*Turned).+"))
    assert len(told(page)) == 1


# --- high contrast ---------------------------------------------------------------------------------------------------

LOOKS = """([one, other]) => {
    const sides = ["Width", "Style", "Color"];
    const lines = ["borderTop", "outline"].flatMap(line => sides.map(side => line + side));
    const look = selector => {
        const style = getComputedStyle(document.querySelector(selector));
        return lines.map(name => style[name]).join(" ");
    };
    return [look(one), look(other)];
}"""
"""The border and the outline of two elements, which are what is left where the machine sets the colours."""

PAIRS: dict[str, list[tuple[str, str]]] = {
    "for-sale-buying-last": [
        (".chip[aria-pressed=true]", ".chip[aria-pressed=false]"),
        (".fs-seat.is-to-act", ".fs-seat:not(.is-to-act)"),
        ("button.primary", ".chip[aria-pressed=false]"),
    ],
    "the-estates-bidding-last": [(".es-seat--acts", ".es-seat:not(.es-seat--acts)")],
    "auctionland-bidding-last": [
        (".al-high", ".al-bids li:not(.al-high)"),
        (".al-acts", ".al-seats .al-seat:not(.al-acts)"),
    ],
}
"""An element that is emphasised, and one of its kind that is not."""

FILLS = (
    """selector => new Set([...document.querySelectorAll(selector)].map(each => getComputedStyle(each).fill)).size"""
)


@pytest.mark.parametrize("name", PAIRS)
def test_what_colours_tell_has_a_border_where_the_machine_sets_them(open_table: OpenTable, name: str) -> None:
    page = open_table(forced_colors="active")
    sit_at(page, POSITIONS[name])
    for one, other in PAIRS[name]:
        marked, plain = page.evaluate(LOOKS, [one, other])
        assert marked != plain, (one, marked)


@pytest.mark.parametrize(
    ("name", "pieces", "kinds"),
    [("the-estates-offer-most", ".es-cube .es-face", 6), ("auctionland-place-most", ".al-island .al-fill", 4)],
)
def test_pieces_keep_their_colours_and_patterns(open_table: OpenTable, name: str, pieces: str, kinds: int) -> None:
    page = open_table(forced_colors="active")
    sit_at(page, POSITIONS[name])
    assert page.evaluate(FILLS, pieces) == kinds


# --- large type ------------------------------------------------------------------------------------------------------

ZOOMED = {"200 %": (720, 450), "400 %": (320, 256)}
"""A screen of 1440 by 900, and one of 1280 by 1024, in CSS pixels at this zoom."""

STUCK = """() => Math.max(0, ...[...document.querySelectorAll("*")]
    .filter(each => ["sticky", "fixed"].includes(getComputedStyle(each).position) && each.checkVisibility())
    .map(each => each.getBoundingClientRect())
    .filter(({ width, height }) => width > innerWidth / 2 && height > 1)
    .map(({ height }) => height / innerHeight))"""
"""How much of the screen's height what stays in its place takes."""


@pytest.mark.parametrize("zoom", ZOOMED)
@pytest.mark.parametrize("name", ["auctionland-place-most", "the-estates-offer-most", "for-sale-selling-most"])
def test_nothing_is_lost_in_large_type(open_table: OpenTable, name: str, zoom: str) -> None:
    across, down = ZOOMED[zoom]
    page = open_table(size=(across, down))
    sit_at(page, POSITIONS[name])
    assert page.evaluate("document.documentElement.scrollWidth") == across
    assert page.evaluate(STUCK) < 0.5
    for each in reachable(page):
        each.scroll_into_view_if_needed()
        expect(each).to_be_in_viewport()
        # Nothing lies upon it: a click there is a click on it.
        each.click(trial=True)


def reachable(page: Page) -> list[Any]:
    """What a turn needs: the panel's controls and the first and last places of the board."""
    board = page.locator(".al-place, .es-target, .fs-playable")
    panel = page.locator(".actions :is(button, input, summary):not(.to-board):visible:enabled:not([aria-disabled])")
    return [*panel.all(), board.first, board.last]
