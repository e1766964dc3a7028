"""The screens of play by link, in both colour schemes: fit for everyone, as all others are."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.links import Served, open_link, seat_links, start_by_link
from tests.browser.support import choose_game, choose_place
from tests.browser.test_accessibility import COVERED, PHONE, STICKING_OUT, TRIO, WEB, errors
from tests.support.packages import installed

pytestmark = pytest.mark.long

BID = {"type": "bid", "player": "Ann", "amount": 2}


def the_setup(page: Page, _game: Served) -> None:
    choose_game(page, "for-sale")
    choose_place(page, "fair")
    page.locator("[data-start]").click()
    page.locator("[data-errors]").first.wait_for()


def the_seat_links(page: Page, _game: Served) -> None:
    start_by_link(page, "for-sale", players=TRIO, referee=True)
    seat_links(page)


def the_code_to_scan(page: Page, game: Served) -> None:
    the_seat_links(page, game)
    page.locator("[data-scan]").first.click()
    page.locator(".qr").wait_for()


def the_join_code(page: Page, _game: Served) -> None:
    page.locator("[data-go=join]").click()
    page.locator("[name=code]").wait_for()


def ones_turn(page: Page, game: Served) -> None:
    open_link(page, game.link("Ann"))
    for summary in page.locator(".tools summary").all():
        summary.click()


def anothers_turn(page: Page, game: Served) -> None:
    open_link(page, game.link("Bob"))


def two_lines_and_two_seats(page: Page, game: Served) -> None:
    open_link(page, game.link("Ann"))
    open_link(page, game.link("Bob", game.after(BID, game.token)))
    open_link(page, game.link(token=game.after({**BID, "amount": 5}, game.token)))
    page.locator("[data-note=line]").wait_for()


def the_tables(page: Page, game: Served) -> None:
    open_link(page, game.link("Ann"))
    page.locator(".brand").click()
    page.locator("[data-kept]").wait_for()
    page.locator("[data-open-link]").click()
    page.locator("[data-errors]").wait_for()


def a_refused_link(page: Page, game: Served) -> None:
    open_link(page, game.link("Ann").replace("gvs1.1.", "gvs1.2."))
    page.locator(".problem").wait_for()


def a_moment(page: Page, game: Served) -> None:
    open_link(page, game.link("Bob", game.after({"type": "pass", "player": "Ann"}, game.token)))
    page.clock.install()
    page.locator("[data-action-type=pass], .panel [data-action*=pass]").first.click()
    page.locator("[data-moment]").wait_for()


def the_rules(page: Page, game: Served) -> None:
    open_link(page, game.link("Ann"))
    page.locator("[data-help]").click()
    page.locator("dialog[open] [data-section]").first.wait_for()


SCREENS = [
    a_moment,
    the_rules,
    the_setup,
    the_seat_links,
    the_code_to_scan,
    the_join_code,
    ones_turn,
    anothers_turn,
    two_lines_and_two_seats,
    the_tables,
    a_refused_link,
]


def fit_for_everyone(page: Page, name: str, screenshot: Any) -> None:
    """Audit a page without policy, which axe would break, since it styles what it probes: light, dark, on a phone."""
    modules = installed(WEB, "the audit of the table by axe")
    page.evaluate((modules / "axe-core" / "axe.min.js").read_text())
    assert errors(page) == []
    page.emulate_media(color_scheme="dark")
    assert errors(page, ["color-contrast"]) == []
    screenshot(name, page)
    page.set_viewport_size({"width": PHONE, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE
    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate(COVERED) < 0.5
    assert errors(page, ["target-size", "scrollable-region-focusable"]) == []


@pytest.mark.parametrize("reach", SCREENS, ids=lambda reach: reach.__name__.replace("_", "-"))
def test_a_screen_of_play_by_link_is_fit_for_everyone(
    sit_down: Any, sealing_server: str, reach: Callable[[Page, Served], None], screenshot: Any
) -> None:
    page = sit_down(bypass_csp=True)
    reach(page, Served(sealing_server))
    fit_for_everyone(page, f"links-{reach.__name__.replace('_', '-')}", screenshot)
