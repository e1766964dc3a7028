"""The end of a shared table: one of its people plays again, and the pages of all others say so."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from gavel.sealing.seat_keys import new_key
from tests.browser.links import Served, open_link
from tests.browser.online import PLAYERS, Game, Restartable
from tests.browser.test_links_accessibility import fit_for_everyone
from tests.browser.test_online_people import HIDE
from tests.browser.test_shared import seats, shared, sit
from tests.support.play import Json

OpenTable = Callable[..., Page]
SHORT = {"removed": 27}
"""One round of For Sale with three players."""
LONG = 60_000
"""Milliseconds in which a page that asks asks many times."""
COUNTING = """() => {
    const { fetch } = window;
    window.asked = 0;
    window.fetch = (...sent) => {
        if (String(sent[0]?.url ?? sent[0]).endsWith("/v1/invitation")) window.asked += 1;
        return fetch(...sent);
    };
}"""
"""Counts in the page itself how often it asks: what the browser tells of its requests may come later."""


class Over(Served):
    """A shared table whose game is over; its people know the short link, and have keys."""

    def __init__(self, url: str, **setup: Any) -> None:
        keys = {name: new_key(str(seat)) for seat, name in enumerate(PLAYERS, start=1)}
        verifiers = {name: key.announced for name, key in keys.items()}
        self.setup: Json = {"options": SHORT, "shared": True, **setup}
        super().__init__(url, verifiers=verifiers, **self.setup)
        self.keys |= {name: key.text for name, key in keys.items()} | {"invited": self.invitation}
        self.play_to_the_end()

    def play_again(self) -> Json:
        """Set the next game up, as a page does; nobody sits there yet."""
        return self.ask("setup", {"players": PLAYERS, **self.setup}, "invited")

    def seen_by(self, page: Page, name: str | None = None) -> Page:
        """The page, at whose end of the game that player looks, or a spectator."""
        if name is not None:
            open_link(page, self.link(name))
        open_link(page, self.shared_link())
        expect(page.locator("main[data-screen=scores]")).to_be_visible()
        return page


@pytest.fixture
def over(service: Restartable) -> Over:
    """A finished table."""
    return Over(service.url)


def again(page: Page) -> None:
    page.locator("[data-play-again]").click()


def expect_next(page: Page, label: str) -> None:
    """The page says that the next game is set up, and has one button for it."""
    expect(page.locator("[data-next-game=true] [role=status]")).to_have_text("The next game is set up.")
    expect(page.locator("[data-scoresheet] button.primary")).to_have_text([label])


def expect_begun(page: Page, seat: str) -> None:
    """The page shows a game that has just begun, from that seat."""
    expect(page.locator("main[data-screen=play][data-ply='0']")).to_have_attribute("data-seat", seat)


def sent_with(request: Request) -> Json:
    """The body of a request."""
    body: Json = json.loads(request.post_data or "")
    return body


def watching(page: Page, over: Over) -> Page:
    """The page of somebody who goes from the old link to the next table."""
    over.seen_by(page)
    again(page)
    expect_begun(page, "")
    return page


@pytest.mark.parametrize(("width", "in_a_line"), [(1000, [3]), (1280, [1, 2])])
def test_what_may_follow_a_game_stands_in_one_line_or_below_what_comes_first(
    join: OpenTable, over: Over, width: int, in_a_line: list[int]
) -> None:
    ann = over.seen_by(join(size=(width, 800)), "Ann")
    expect(ann.locator("[data-play-again]")).to_be_visible()
    expect(ann.locator("[data-go=review]")).to_be_visible()
    buttons = ann.locator("[data-scoresheet] .row:has([data-go=review]) button")
    tops = buttons.evaluate_all("all => all.map(each => each.getBoundingClientRect().top)")
    assert [tops.count(top) for top in sorted(set(tops))] == in_a_line


# --- everybody plays again --------------------------------------------------------------------------------------------


def test_one_plays_again_and_all_others_sit_down_without_any_further_link(
    join: OpenTable, service: Restartable
) -> None:
    ann = join()
    link = shared(ann, options=SHORT)
    people = {"Ann": ann, "Bob": join(), "Cy": join(size=(360, 740), has_touch=True)}
    for name in ("Bob", "Cy"):
        sit(people[name], link, name)
    dan = join()
    open_link(dan, link)
    Game(people, service.url, "for-sale", Random(5)).play()
    expect(dan.locator("main[data-screen=scores]")).to_be_visible()
    expect(dan.locator("[data-play-again]")).to_have_count(0)
    again(people["Bob"])
    expect_begun(people["Bob"], "Bob")
    for name in ("Ann", "Cy"):
        expect_next(people[name], "Take my seat")
        expect(people[name].locator("[data-standing]")).to_have_count(3)
        again(people[name])
        expect_begun(people[name], name)
    expect_next(dan, "Watch")
    again(dan)
    expect_begun(dan, "")
    for page in people.values():
        expect(page.locator("[data-free-seats]")).to_have_count(0)
    following = Game(people, service.url, "for-sale", Random(6))
    following.play(until=3)
    expect(dan.locator("main")).to_have_attribute("data-ply", "3")
    following.play()
    assert following.was_played_as_entered()
    expect(people["Cy"].locator("[data-play-again]")).to_have_text("Play again")


def test_who_plays_again_reads_that_the_old_table_leads_the_others_here(join: OpenTable, over: Over) -> None:
    ann, bob = over.seen_by(join(), "Ann"), over.seen_by(join(), "Bob")
    again(ann)
    expect(ann.locator("[data-free-seats]")).to_contain_text("The old table leads everybody here")
    expect_next(bob, "Take my seat")
    again(bob)
    expect(bob.locator("[data-free-seats=Cy]")).to_contain_text("The old table leads everybody here")
    bob.reload()
    expect(bob.locator("[data-free-seats=Cy]")).to_contain_text("The old table leads everybody here")
    link = bob.locator("[data-free-seats] [data-url]").input_value()
    cy = join()
    sit(cy, link, "Cy")
    expect(ann.locator("[data-free-seats]")).to_have_count(0)


def test_two_who_play_again_at_once_meet_at_one_table(join: OpenTable, over: Over) -> None:
    ann, bob = over.seen_by(join(), "Ann"), over.seen_by(join(), "Bob")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    bob.route("**/sealed/setup", hold)
    with bob.expect_request("**/sealed/setup"):
        again(bob)
    again(ann)
    expect_begun(ann, "Ann")
    held[0].continue_()
    expect_begun(bob, "Bob")
    assert seats(watching(join(), over)) == ["Cy"]


def test_the_same_is_played_with_the_same_wishes(join: OpenTable, service: Restartable) -> None:
    over = Over(service.url, clock=3600, referee=True)
    bob = join()
    open_link(bob, over.link("Bob"))
    open_link(bob, f"{over.shared_link()}&referee=1")
    with bob.expect_request("**/sealed/setup") as asked:
        again(bob)
    sent = sent_with(asked.value)
    assert asked.value.headers["authorization"] == f"Bearer {over.invitation}"
    assert {
        name: sent[name] for name in ("players", "first_player", "options", "clock", "referee", "held", "shared")
    } == {
        "first_player": {"draw": True},
        "players": PLAYERS,
        "options": SHORT,
        "clock": 3600,
        "referee": True,
        "held": False,
        "shared": True,
    }
    assert [*sent["verifiers"]] == ["Bob"]
    # Only the referee's link has to be passed on: the people are led here from where they are.
    expect(bob.locator("h1")).to_have_text("The next game is ready")
    expect(bob.locator("main")).to_contain_text("The old table leads everybody here")
    expect(bob.locator("main")).not_to_contain_text("Send this link to everybody")
    expect(bob.locator("[data-seat-link=r]")).to_be_visible()
    bob.locator("[data-to-table]").click()
    expect_begun(bob, "Bob")


def test_another_game_can_be_set_up_as_ever(join: OpenTable, over: Over) -> None:
    ann = over.seen_by(join(), "Ann")
    ann.get_by_role("button", name="New game").click()
    expect(ann.locator("[data-setup=for-sale]")).to_be_visible()


# --- what the others see ----------------------------------------------------------------------------------------------


def test_the_old_link_leads_whoever_comes_later_to_the_next_game(join: OpenTable, over: Over) -> None:
    over.play_again()
    ann, eve = over.seen_by(join(), "Ann"), over.seen_by(join())
    expect_next(eve, "Watch")
    expect(eve.locator("[data-standing]")).to_have_count(3)
    again(eve)
    assert seats(eve) == PLAYERS
    expect_next(ann, "Take my seat")
    again(ann)
    expect_begun(ann, "Ann")
    ann.locator(".brand").click()
    expect(ann.locator("[data-kept]")).to_have_count(2)


def test_the_button_that_has_the_focus_keeps_it_as_it_leads_elsewhere(join: OpenTable, over: Over) -> None:
    ann = over.seen_by(join(), "Ann")
    ann.locator("[data-play-again]").focus()
    over.play_again()
    expect_next(ann, "Take my seat")
    expect(ann.locator("[data-play-again]")).to_be_focused()
    ann.keyboard.press("Enter")
    expect_begun(ann, "Ann")


def test_a_page_asks_while_it_is_seen_and_until_it_knows(join: OpenTable, over: Over) -> None:
    eve = join()
    eve.clock.install()
    eve.evaluate(COUNTING)
    over.seen_by(eve)
    with eve.expect_response("**/v1/invitation"):
        eve.clock.run_for(LONG // 10)
    eve.evaluate(HIDE, True)
    asked = eve.evaluate("window.asked")
    assert asked > 0
    eve.clock.run_for(LONG)
    assert eve.evaluate("window.asked") == asked
    over.play_again()
    with eve.expect_response("**/v1/invitation"):
        eve.evaluate(HIDE, False)
    expect_next(eve, "Watch")
    assert eve.evaluate("window.asked") == asked + 1
    eve.clock.run_for(LONG)
    eve.evaluate(HIDE, False)
    eve.clock.run_for(LONG)
    assert eve.evaluate("window.asked") == asked + 1


def test_a_table_without_one_link_for_all_asks_for_nothing(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, options=SHORT)
    table.play_to_the_end()
    ann = join()
    asked: list[str] = []
    ann.on("request", lambda request: asked.append(request.url))
    open_link(ann, table.link("Ann"))
    expect(ann.locator("[data-scoresheet] button.primary")).to_have_text(["Play again"])
    ann.locator("[data-receipt-box]").wait_for()
    assert not any(each.endswith("/v1/invitation") for each in asked)
    expect(ann.locator("[data-next-game]")).to_have_count(0)


# --- what goes wrong --------------------------------------------------------------------------------------------------


def test_an_answer_that_is_lost_costs_nobody_a_seat(join: OpenTable, over: Over) -> None:
    bob = over.seen_by(join(expected="Failed to load resource"), "Bob")

    def lost(route: Route) -> None:
        route.fetch()
        route.abort()

    bob.route("**/sealed/setup", lost, times=1)
    again(bob)
    expect_begun(bob, "Bob")
    assert seats(watching(join(), over)) == ["Ann", "Cy"]


def test_who_finds_the_seat_taken_sees_which_are_left(join: OpenTable, over: Over) -> None:
    following = over.play_again()
    over.keys["invited"] = following["invitation"]
    bob = over.seen_by(join(), "Bob")
    expect_next(bob, "Take my seat")
    body = {"token": following["token"], "seat": "Bob", "verifier": new_key("2").announced}
    over.ask("seats", body, "invited")
    again(bob)
    expect_begun(bob, "")
    assert seats(bob) == ["Ann", "Cy"]


def test_a_table_that_was_forgotten_is_gone_and_found_again(join: OpenTable, over: Over) -> None:
    over.play_again()
    ann = over.seen_by(join(), "Ann")
    again(ann)
    expect_begun(ann, "Ann")
    ann.locator("[data-keys] summary").click()
    ann.locator("[data-forget]").click()
    ann.locator("[data-forget-anyway]").click()
    expect(ann.locator("[data-kept]")).to_have_count(1)
    ann.locator("[data-kept] button, [data-kept] a").first.click()
    again(ann)
    expect_begun(ann, "")


# --- fit for everyone -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_notice_is_fit_for_everyone(join: OpenTable, over: Over, language: str, screenshot: Any) -> None:
    over.play_again()
    page = over.seen_by(join(bypass_csp=True, language=language), "Bob")
    page.locator("[data-next-game=true]").wait_for()
    fit_for_everyone(page, f"next-game-{language}", screenshot)
