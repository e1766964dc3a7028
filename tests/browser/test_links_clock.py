"""The clock of a table by link: kept by a service that guards the table, else an agreement that the links carry."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from gavel.catalogue import games
from tests.browser.links import Served, move_link, open_link, seat_links, start_by_link, told
from tests.browser.online import PLAYERS, Restartable, at
from tests.browser.test_layout import SMALLEST
from tests.browser.test_moments import view_of
from tests.browser.test_player_figures import AA, contrast
from tests.browser.test_shared import shared, sit

OpenTable = Callable[..., Page]

GAMES = tuple(games())
SHORTEST = 10
"""Seconds of the shortest clock that the service keeps."""
RUN_OUT = 3 * SHORTEST * 1000
"""Milliseconds within which such a clock has run out and the page has seen it."""
LATE = "Bob passes. (Time was up: the service played.)"
ASKED = "**/sealed/views"
LOOK = """element => {
    const pixels = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const colour = css => {
        pixels.fillStyle = css;
        pixels.fillRect(0, 0, 1, 1);
        return [...pixels.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const { color, fontWeight, animationName } = getComputedStyle(element);
    const { backgroundColor } = getComputedStyle(element.closest(".actions"));
    return { ink: colour(color), ground: colour(backgroundColor), weight: fontWeight, animation: animationName };
}"""


def seconds_left(page: Page) -> int:
    """What the clock shows of the time that is left."""
    minutes, seconds = page.locator("[data-clock=runs] [role=timer]").inner_text().removesuffix(" left").split(":")
    return 60 * int(minutes) + int(seconds)


def clock_in(request: Request) -> int | None:
    """The clock that a setup asks for."""
    found: int | None = json.loads(request.post_data or "").get("clock")
    return found


# --- kept by the service ----------------------------------------------------------------------------------------------


def test_a_clock_that_is_chosen_is_kept_by_the_service_and_stands_in_no_link(join: OpenTable) -> None:
    ann = join()
    with ann.expect_request("**/sealed/setup") as asked:
        start_by_link(ann, "for-sale", players=PLAYERS, clock=3)
    assert clock_in(asked.value) == 180
    links = seat_links(ann)
    assert not [link for link in links.values() if "clock" in link]
    ann.locator("[data-to-table]").click()
    bob, watching = join(), join()
    open_link(bob, links["2"])
    open_link(watching, move_link(bob))
    for page in (ann, bob, watching):
        expect(page.locator("[data-clock=runs]")).to_contain_text(
            "3 minutes for a turn. When it is up, the service plays"
        )
        assert 120 < seconds_left(page) <= 180


def test_the_form_says_who_keeps_the_clock(join: OpenTable, sit_down: OpenTable) -> None:
    for page, hint in ((join(), "By the service.s clock"), (sit_down(), "By agreement")):
        page.locator("[data-game=for-sale] [data-go=setup]").click()
        page.locator("[name=place][value=shared], [name=place][value=quick]").first.check()
        expect(page.locator("[name=clock]")).to_have_accessible_description(re.compile(f"^{hint}"))


def test_when_the_time_is_up_the_service_plays_and_the_log_says_so(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, clock=SHORTEST)
    table.after({"type": "bid", "player": "Ann", "amount": 2})
    ann, bob = (at(join, table, name) for name in ("Ann", "Bob"))
    for page in (ann, bob):
        expect(page.locator(".log li", has_text=LATE)).to_have_count(1, timeout=RUN_OUT)
        expect(page.locator(".log li", has_text="Ann bids")).to_have_text("Ann bids 2.")
    expect(ann.locator("[data-said]")).to_contain_text("passes. (Time was up: the service played.)")
    assert table.ask("views", {"token": table.token}, "Ann")["late"][0] == {"seat": "Bob", "ply": 1}


def test_the_panel_tells_who_was_late_what_was_played_for_them(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, clock=SHORTEST)
    table.after({"type": "bid", "player": "Ann", "amount": 2})
    bob = at(join, table, "Bob")
    last = bob.locator("[data-last-act]")
    expect(last).to_contain_text(LATE, timeout=RUN_OUT)
    table.token = view_of(table, "Cy")["token"]
    table.after({"type": "bid", "player": "Cy", "amount": 3})
    table.after({"type": "pass", "player": "Ann"})
    expect(last).to_contain_text(f"{LATE} Ann takes house")


def test_who_comes_later_is_told_who_was_late_too(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, clock=SHORTEST)
    table.after({"type": "bid", "player": "Ann", "amount": 2})
    ann = at(join, table, "Ann")
    expect(ann.locator(".log li", has_text=LATE)).to_have_count(1, timeout=RUN_OUT)
    cy = at(join, table, "Cy", language="de")
    expect(cy.locator(".log li", has_text=re.compile("^Bob.*Die Zeit war um: Der Dienst hat gespielt"))).to_have_count(
        1
    )


def test_the_page_counts_down_from_what_each_answer_says(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, clock=3600)
    bob = join()
    bob.clock.install()
    open_link(bob, table.link("Bob"))
    expect(bob.locator("[data-clock=runs]")).to_contain_text("1 hour for a turn")
    bob.route(ASKED, lambda route: None)
    before = seconds_left(bob)
    bob.clock.run_for(20_000)
    assert before - seconds_left(bob) in (19, 20, 21)
    bob.unroute(ASKED)
    with bob.expect_response(ASKED):
        bob.locator("[data-again]").click()
    expect(bob.locator("[role=timer]")).to_have_text(re.compile("^59:5[5-9] left$|^1:00:00 left$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("seconds", "soon"), [(60, 10), (3600, 10), (86_400, 8640)])
def test_the_last_seconds_of_a_turn_and_the_last_tenth_of_days_are_marked(
    join: OpenTable, service: Restartable, scheme: str, seconds: int, soon: int
) -> None:
    table = Served(service.url, clock=seconds)
    bob = join(scheme=scheme)
    bob.clock.install()
    open_link(bob, table.link("Bob"))
    time = bob.locator("[data-clock=runs] [role=timer]")
    time.wait_for()
    bob.route(ASKED, lambda route: None)
    before = time.evaluate(LOOK)
    bob.clock.fast_forward((seconds - soon - 20) * 1000)
    expect(bob.locator("[data-soon]")).to_have_count(0)
    bob.clock.fast_forward(25_000)
    expect(bob.locator("[data-clock=runs] [data-soon]")).to_contain_text("left")
    marked = time.evaluate(LOOK)
    assert marked["ink"] != before["ink"]
    assert contrast(marked["ink"], marked["ground"]) >= AA
    assert int(marked["weight"]) >= 700
    assert marked["animation"] == "none"
    assert time.get_attribute("aria-live") == "off"


def test_a_clock_that_is_up_says_who_plays_now(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, clock=3600)
    bob = join()
    bob.clock.install()
    open_link(bob, table.link("Bob"))
    expect(bob.locator("[data-clock=runs]")).to_be_visible()
    bob.route(ASKED, lambda route: None)
    bob.clock.fast_forward(3_601_000)
    expect(bob.locator("[data-clock=over] [role=timer]")).to_have_text(
        "Time is up: the service plays for whoever is late"
    )


def test_nobodys_time_runs_while_a_seat_is_free(join: OpenTable) -> None:
    ann, bob, cy = join(), join(), join()
    link = shared(ann, clock=60)
    for page, seat in ((bob, "Bob"), (cy, "Cy")):
        expect(ann.locator("[data-clock=waits]")).to_contain_text("1 hour for a turn")
        assert ann.locator("[role=timer]").count() == 0
        sit(page, link, seat)
    for page in (ann, bob, cy):
        expect(page.locator("[data-clock=runs] [role=timer]")).to_contain_text("left")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_smallest_phone_shows_beside_whose_turn_it_is_how_long_and_how_to_pass(
    join: OpenTable, service: Restartable, language: str, game: str
) -> None:
    table = Served(service.url, game, clock=3600)
    page = at(join, table, bidder(table), size=SMALLEST, language=language)
    expect(page.locator("[data-clock=runs] [role=timer]")).to_be_in_viewport(ratio=1)
    heading, time = page.locator("#turn").bounding_box(), page.locator("[role=timer]").bounding_box()
    assert heading
    assert time
    assert heading["y"] < time["y"] + time["height"] / 2 < heading["y"] + heading["height"]
    for button in ("[data-action-type=bid] [type=submit]", "[data-action*='\"pass\"']"):
        expect(page.locator(f".actions {button}")).to_be_in_viewport(ratio=1)


def bidder(table: Served) -> str:
    """Who bids first, once something is up for auction."""
    while True:
        player = view_of(table, "Ann")["to_act"][0]
        legal = view_of(table, player)["legal_actions"]
        if any(action["type"] == "bid" for action in legal):
            return str(player)
        table.after(next((action for action in legal if action["type"] == "offer"), legal[0]))


def test_a_clock_is_no_live_region(join: OpenTable, service: Restartable) -> None:
    bob = at(join, Served(service.url, clock=3600), "Bob")
    expect(bob.locator("[data-clock=runs] [role=timer]")).to_have_attribute("aria-live", "off")


# --- an agreement -----------------------------------------------------------------------------------------------------


def test_a_time_that_was_agreed_on_goes_round_with_the_links_and_is_shown_to_all(sit_down: OpenTable) -> None:
    ann = sit_down()
    with ann.expect_request("**/sealed/setup") as asked:
        start_by_link(ann, "for-sale", players=PLAYERS, clock=3)
    assert clock_in(asked.value) is None
    links = seat_links(ann)
    ann.locator("[data-to-table]").click()
    bob, watching = sit_down(), sit_down()
    bob.clock.install()
    open_link(bob, links["2"])
    open_link(watching, move_link(bob))
    for page in (ann, bob, watching):
        expect(page.locator("[data-clock=runs]")).to_contain_text("3 minutes for a turn, by agreement")
    before = seconds_left(bob)
    assert before <= 180
    bob.clock.run_for(62_000)
    assert before - seconds_left(bob) >= 61
    bob.clock.run_for(120_000)
    expect(bob.locator("[data-clock=over] [role=timer]")).to_have_text(re.compile(r"^\d:\d\d over$"))
    assert told(bob, "to-act") == "Ann", "nothing happens by itself"


def test_without_a_clock_there_is_none(join: OpenTable, service: Restartable) -> None:
    page = at(join, Served(service.url, referee=True), "Ann")
    page.locator("[data-taking-back]").wait_for()  # it comes with the clock
    assert page.locator("[data-clock]").count() == 0
