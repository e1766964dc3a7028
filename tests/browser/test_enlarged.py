"""A page that is enlarged has a small window: what may be done stays within reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served, open_link
from tests.browser.support import resume
from tests.browser.test_moments import offers

OpenTable = Callable[..., Page]
TWICE, SIDEWAYS, FOUR_TIMES = (640, 400), (844, 390), (320, 256)
"""A laptop of 1280 by 800 at 200 %, a phone on its side, and 1280 by 1024 at 400 %."""
GAMES = ["for-sale", "the-estates", "auctionland"]
TOP = "element => element.getBoundingClientRect().top + scrollY"

SCROLL = "share => scrollTo(0, share * document.querySelector('.board-area').clientHeight - innerHeight)"


@pytest.fixture
def estates(sealing_server: str) -> Served:
    """A table of The Estates at which Bob bids first."""
    table = Served(sealing_server, "the-estates")
    offers(table, kind="cube")
    return table


@pytest.mark.parametrize("size", [TWICE, SIDEWAYS])
def test_the_bid_is_within_reach_wherever_the_board_is_scrolled(
    sit_down: OpenTable, estates: Served, size: tuple[int, int]
) -> None:
    bob = sit_down(size=size)
    open_link(bob, estates.link("Bob"))
    send = bob.locator("[data-action-type=bid] [type=submit]")
    for share in (0, 0.5, 1):
        bob.evaluate(SCROLL, share)
        send.scroll_into_view_if_needed()
        expect(send).to_be_in_viewport(ratio=1)
        expect(bob.locator(".actions h2")).to_be_in_viewport()
    assert send.evaluate(TOP) - bob.evaluate("scrollY") < size[1]


def test_a_window_that_is_too_narrow_has_the_panel_above_the_board(sit_down: OpenTable, estates: Served) -> None:
    bob = sit_down(size=FOUR_TIMES)
    open_link(bob, estates.link("Bob"))
    assert bob.locator(".actions").evaluate(TOP) < bob.locator(".board-area").evaluate(TOP)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [TWICE, SIDEWAYS, FOUR_TIMES])
def test_an_enlarged_table_does_not_scroll_sideways(open_table: OpenTable, game: str, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    resume(page, game, {"players": ["Ann", "Bob", "Cy"], "seed": "enlarged"}, [])
    expect(page.locator(".actions h2")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
