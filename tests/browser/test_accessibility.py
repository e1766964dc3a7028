"""Every screen, in both schemes: no error by axe, nothing too small for a finger, nothing wider than the page."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP
from tests.browser.support import (
    act_in_practice,
    choose_game,
    choose_place,
    home,
    open_more,
    played,
    practise,
    resume,
    start,
    switch,
    take_device,
)
from tests.support.packages import installed

WEB = Path(__file__).parents[2] / "clients" / "web"
PHONE = 360
WIDTHS = (320, 390, 768, 1440)
TRIO = ["Ann", "Bob", "Cy"]
AUDIT = """async rules => {
    const wish = rules ? { runOnly: rules } : {};
    const { violations } = await axe.run(document, { ...wish, resultTypes: ["violations"] });
    const told = ({ target, failureSummary }) => [target, failureSummary];
    return violations.map(({ id, impact, nodes }) => [impact, id, nodes.map(told)]);
}"""


def the_start(page: Page) -> None:
    page.locator(".game-card").first.wait_for()


def the_setup(page: Page) -> None:
    choose_game(page, "auctionland")
    open_more(page)
    page.locator("[data-options] > summary").click()


def the_setup_at_a_table(page: Page) -> None:
    choose_game(page, "the-estates")
    choose_place(page, "table")
    page.locator("[data-start]").click()
    page.locator("[data-errors]").first.wait_for()


def going_on(page: Page, game: str, until: int | None, open_to_all: bool = True, **options: Any) -> None:
    """A game of three, so many actions on."""
    setup = {"players": TRIO, "seed": "axe", "options": options}
    resume(page, game, setup, played(game, setup, Random(2), until), open_to_all=open_to_all)


def the_cover(page: Page) -> None:
    setup = {"players": TRIO, "seed": "axe", "options": {"removed": 24}}
    actions = played("for-sale", setup, Random(2))
    selling = next(index for index, each in enumerate(actions) if each["type"] == "sell")
    resume(page, "for-sale", setup, actions[:selling])
    assert page.locator("[data-hand-to]").count() == 2


def a_look(page: Page) -> None:
    the_cover(page)
    page.locator("[data-look]").last.click()
    page.locator("[data-own]").wait_for()


def choosing_unseen(page: Page) -> None:
    the_cover(page)
    take_device(page)


def for_sale(page: Page) -> None:
    going_on(page, "for-sale", 6, open_to_all=False, removed=24)
    take_device(page)
    page.locator("[data-rules] summary, [data-transcript] summary").first.click()


def the_estates(page: Page) -> None:
    going_on(page, "the-estates", 12)


def auctionland(page: Page) -> None:
    going_on(page, "auctionland", 9)


def the_auction(page: Page) -> None:
    going_on(page, "auctionland", 4, open_to_all=False)
    assert page.locator("[data-enter-for]").count() > 1


def the_reveal(page: Page) -> None:
    start(page, "for-sale", players=TRIO, dealer="table")
    page.locator("[data-pick]").first.click()


def a_refusal(page: Page) -> None:
    start(page, "for-sale", players=TRIO, seed="axe", open=True)
    page.locator("[name=amount]").fill("99")
    page.locator("[data-action-type=bid] [type=submit]").click()
    page.locator("[data-refusal]").wait_for()


def for_developers(page: Page) -> None:
    going_on(page, "for-sale", None, removed=27)
    switch(page, "developer")
    page.locator(".settings summary").click()
    page.locator("[data-exchanges] > summary").click()
    page.locator("[data-exchanges] li summary").first.click()


def the_scores(page: Page) -> None:
    going_on(page, "for-sale", None, removed=27)
    page.locator(".rulings summary").click()
    page.locator(".last-look summary").click()
    page.locator("[data-transcript] summary").click()


def the_referees_advice(page: Page) -> None:
    going_on(page, "for-sale", 6, removed=24)
    page.locator("[data-referee]").click()
    page.locator("[data-irregularity] summary").first.click()


def a_refused_correction(page: Page) -> None:
    going_on(page, "the-estates", 12)
    page.locator("[data-referee]").click()
    page.locator("[data-task=correct]").click()
    page.locator("[name=kind]").select_option("cube")
    page.locator("[name=wrong]").select_option(index=1)
    page.locator("[name=kind]").select_option("cash")
    page.locator("[name=figure-players-0-cash]").fill("99")
    page.locator("[name=reason]").fill("Miscounted")
    page.locator("[data-send]").click()
    page.locator("[data-refusal]").wait_for()


def a_seat_that_has_forfeited(page: Page) -> None:
    setup = {"players": TRIO, "seed": "axe"}
    forfeits = [{"type": "forfeit", "player": "referee", "seat": each, "reason": "Had to leave."} for each in TRIO]
    resume(page, "auctionland", setup, [*played("auctionland", setup, Random(2), 9), *forfeits], open_to_all=True)
    page.locator("[data-default]").wait_for()


def the_pad(page: Page) -> None:
    page.locator("[data-game=for-sale] [data-go=pad]").click()
    page.locator("[data-tally]").click()
    page.locator(".problem").wait_for()


def a_broken_transcript(page: Page) -> None:
    page.locator("[data-go=import]").click()
    broken = [{"type": "bid", "player": "Bob", "amount": 1}]
    text = json.dumps({"game": "for-sale", "setup": {"players": TRIO, "seed": "axe"}, "actions": broken})
    page.locator("[name=transcript]").fill(text)
    page.locator("[data-verify]").click()
    page.locator("[data-verdict]").wait_for()


def reviewing(page: Page, game: str, place: int, **options: Any) -> None:
    """A finished game of three, looked back at."""
    going_on(page, game, None, **options)
    page.locator("[data-go=review]").click()
    page.locator("[name=at]").fill(str(place))
    page.locator(f"main[data-screen=review][data-ply='{place}']").wait_for()


def a_review(page: Page) -> None:
    reviewing(page, "the-estates", 60)
    page.locator("[data-rulings] > summary").click()
    page.locator("[data-rulings] table").wait_for()


def a_review_at_its_end(page: Page) -> None:
    going_on(page, "for-sale", None, removed=27)
    page.locator("[data-go=review]").click()
    page.locator("[data-picture] > summary").click()
    page.locator("[data-canvas=true]").wait_for()


def a_sheet_to_print(page: Page) -> None:
    reviewing(page, "for-sale", 1, removed=27)
    page.locator("[data-go=sheet]").click()
    page.locator("main[data-screen=sheet][aria-busy=false]").wait_for()


def a_correction_to_choose(page: Page) -> None:
    reviewing(page, "auctionland", 9)
    page.locator("[data-go=correct]").click()
    page.locator("[data-way=replace]").click()
    page.locator("[data-chooser]").wait_for()


def a_correction_that_waits(page: Page) -> None:
    reviewing(page, "the-estates", 9)
    page.locator("[data-go=correct]").click()
    page.locator("[data-way=remove]").click()
    page.locator("[data-waiting]").wait_for()


def a_correction_that_is_judged(page: Page) -> None:
    a_correction_that_waits(page)
    page.locator("[data-decide=out-all]").click()
    page.locator("[data-confirm]").wait_for()


def many_verdicts(page: Page) -> None:
    broken = [{"type": "bid", "player": "Bob", "amount": 1}]
    setup = {"players": TRIO, "seed": "axe"}
    record = json.dumps({"game": "for-sale", "setup": setup, "actions": []})
    page.locator("[data-go=import]").click()
    wrong = json.dumps({"game": "for-sale", "setup": setup, "actions": broken})
    page.locator("[name=transcript]").fill(f"{record}\n{wrong}\n{{")
    page.locator("[data-verify]").click()
    page.locator("[data-verdicts][aria-busy=false]").wait_for()


def a_match(page: Page) -> None:
    page.locator("[data-game=the-estates] [data-go=setup]").click()
    page.locator("[data-go=match]").click()
    page.locator("[data-begin-match]").click()
    page.locator("[data-next-game]").wait_for()


def a_tournament(page: Page) -> None:
    page.locator("[data-go=tournament]").click()
    rows = "\n".join(f"{table},{player},{place}," for table in "AB" for place, player in enumerate(TRIO, 1))
    page.locator("[name=results-text]").fill(f"table,player,place,total\n{rows}\n")
    page.locator("[data-add-text]").click()
    page.locator("[data-ranked]").first.wait_for()
    page.locator("[name=results-text]").fill("nonsense")
    page.locator("[data-add-text]").click()
    page.locator("[data-faults]").wait_for()


SCREENS: list[Callable[[Page], None]] = [
    the_start,
    the_setup,
    the_setup_at_a_table,
    the_cover,
    a_look,
    choosing_unseen,
    for_sale,
    the_estates,
    auctionland,
    the_auction,
    the_reveal,
    a_refusal,
    for_developers,
    the_scores,
    the_referees_advice,
    a_refused_correction,
    a_seat_that_has_forfeited,
    the_pad,
    a_broken_transcript,
    a_review,
    a_review_at_its_end,
    a_sheet_to_print,
    a_correction_to_choose,
    a_correction_that_waits,
    a_correction_that_is_judged,
    many_verdicts,
    a_match,
    a_tournament,
]


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe."""
    modules = installed(WEB, "the audit of the table by axe")
    return (modules / "axe-core" / "axe.min.js").read_text()


def errors(page: Page, rules: list[str] | None = None) -> list[Any]:
    """All that axe finds, whatever weight it gives it."""
    found: list[Any] = page.evaluate(AUDIT, rules)
    return found


STICKING_OUT = """() => {
    const frames = ".sheet, .actions, .standing, .board-area, .pass-card, .log, main";
    const scrolls = each => ["auto", "scroll", "hidden"].includes(getComputedStyle(each).overflowX);
    const inner = frame => {
        const { left, right } = frame.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(frame);
        return [left + parseFloat(paddingLeft) - 1, right - parseFloat(paddingRight) + 1];
    };
    const sticksOut = each => {
        let frame = each.parentElement;
        for (; !frame.matches(frames); frame = frame.parentElement) if (scrolls(frame)) return false;
        const [least, most] = inner(frame);
        const { left, right } = each.getBoundingClientRect();
        return left < least || right > most;
    };
    return [...document.querySelectorAll("main :is(button, input, select, textarea)")]
        .filter(each => !each.matches(".to-board:not(:focus)") && each.checkVisibility() && sticksOut(each))
        .map(each => each.outerHTML);
}"""
"""The controls that are wider than what they lie in."""

TOO_SMALL = """least => {
    const own = each => (each.matches("[type=checkbox], [type=radio]") ? each.closest("label") ?? each : each);
    return [...document.querySelectorAll(".page :is(a[href], button, input, select, textarea, summary)")]
        .filter(each => each.checkVisibility({ visibilityProperty: true }))
        .filter(each => !each.matches(".skip, .to-board:not(:focus)"))
        .map(each => [own(each).getBoundingClientRect(), each.outerHTML])
        .filter(([{ width, height }]) => width < least || height < least)
        .map(([{ width, height }, html]) => `${width} x ${height}: ${html}`);
}"""
"""What can be pressed and is smaller than a fingertip."""

FINGER = 43.5
"""44 CSS pixels, but for what the layout's fractions take away."""

COVERED = """() => Math.max(0, ...[...document.querySelectorAll("main *")]
    .filter(each => getComputedStyle(each).position === "sticky")
    .map(each => each.getBoundingClientRect().height / innerHeight))"""
"""How much of the screen what stays in its place takes."""


@pytest.mark.parametrize("reach", SCREENS, ids=lambda reach: reach.__name__.replace("_", "-"))
def test_a_screen_is_fit_for_everyone(
    open_table: Any, reach: Callable[[Page], None], axe: str, screenshot: Any
) -> None:
    # Without the page's policy, which axe breaks: it styles what it probes.
    page = open_table(bypass_csp=True)
    reach(page)
    name = f"screen-{reach.__name__.replace('_', '-')}"
    covered = WITH_A_REFUSAL if reach is a_refusal else 0.5
    is_fit_for_everyone(page, axe, lambda: screenshot(name, page), covered)


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_practising_is_fit_for_everyone(open_suggesting: Any, game: str, axe: str, screenshot: Any) -> None:
    page = open_suggesting(bypass_csp=True)
    choose_game(page, game)
    page.locator("[name=place][value=opponents]").check()
    page.locator("[name=strength]").wait_for()
    is_fit_for_everyone(page, axe, lambda: None)
    page.goto(home(page))
    practise(page, game)
    while page.locator("[data-reasons]").count() == 0:  # no opponent has acted yet
        act_in_practice(page)
    page.locator("[data-reasons] > summary").click()
    is_fit_for_everyone(page, axe, lambda: screenshot(f"screen-practice-{game}", page))


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_a_first_game_with_its_coach_is_fit_for_everyone(
    open_suggesting: Any, game: str, axe: str, screenshot: Any
) -> None:
    page = open_suggesting(bypass_csp=True)
    page.locator(f"[data-game={game}] [data-learn]").click()
    page.locator("[data-understood]").wait_for()
    is_fit_for_everyone(page, axe, lambda: screenshot(f"screen-first-{game}", page), covered=WITH_A_WHOLE_TEXT)
    page.locator("[data-hide-coach]").click()
    is_fit_for_everyone(page, axe, lambda: None)


WITH_A_REFUSAL = 0.65
"""How much of a phone a panel may cover in which a refusal stands whole above the bid, until another one is made."""

WITH_A_WHOLE_TEXT = 0.6
"""How much of a phone a panel may cover in which a text of the coach stands whole, until it is read."""


def is_fit_for_everyone(page: Page, axe: str, look: Callable[[], None], covered: float = 0.5) -> None:
    """What the page shows, in both schemes and at every width; `look` takes a picture."""
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.emulate_media(color_scheme="light")
    page.evaluate(axe)
    assert errors(page) == []
    page.emulate_media(color_scheme="dark")
    assert errors(page, ["color-contrast"]) == []
    look()
    page.set_viewport_size({"width": PHONE, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE
    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate(COVERED) < covered
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.evaluate(TOO_SMALL, FINGER) == []
    assert errors(page, ["target-size", "scrollable-region-focusable"]) == []
