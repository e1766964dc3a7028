"""Choices that all make at the same time, at a table that each page follows by itself."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.links import Served
from tests.browser.online import Restartable, at
from tests.browser.test_moments import PHONE, passes, sells, view_of
from tests.browser.test_touch import asked

OpenTable = Callable[..., Page]


def selling_at(service: Restartable, **wishes: Any) -> Served:
    """A table of For Sale at which all houses are bought, for nothing; what waits there is opened by all."""
    table = Served(service.url, options={"removed": 24}, **wishes)
    while view_of(table, "Ann")["view"]["phase"] == "buying":
        passes(table)
        for player in table.players:
            table.token = view_of(table, player)["token"]
    return table


def test_a_tapped_house_waits_to_be_confirmed_while_others_choose(join: OpenTable, service: Restartable) -> None:
    table = selling_at(service)
    bob = at(join, table, "Bob", size=PHONE, has_touch=True)
    card = bob.locator(".fs-hand .fs-playable").first
    card.tap()
    action = asked(bob, card)
    for player in ("Ann", "Cy"):
        sells(table, player)
        expect(bob.locator(f"[data-sealed={player}]")).to_have_attribute("data-chosen", "true")
        assert asked(bob, card) == action
    bob.locator("[data-confirm]").tap()
    expect(bob.locator("[data-moment]")).to_be_visible()


def test_a_click_or_a_key_sells_no_house_by_itself_on_a_desk(join: OpenTable, service: Restartable) -> None:
    table = selling_at(service)
    bob = at(join, table, "Bob")
    first, second = bob.locator(".fs-hand .fs-playable").first, bob.locator(".fs-hand .fs-playable").last
    first.click()
    slip = asked(bob, first)
    second.press("Enter")
    assert asked(bob, second) != slip
    expect(bob.locator("[data-sealed=Bob]")).to_have_attribute("data-chosen", "false")
    second.press("Enter")
    expect(bob.locator("[data-sealed=Bob]")).to_have_attribute("data-chosen", "true")


def test_ones_own_last_choice_stays_in_sight_while_its_result_waits_for_another_page(
    join: OpenTable, service: Restartable
) -> None:
    table = selling_at(service, held=True)
    sells(table, "Ann", "Cy")
    bob = at(join, table, "Bob", size=PHONE, has_touch=True)
    house = view_of(table, "Bob")["legal_actions"][0]["house"]
    bob.locator(f".fs-hand [data-house='{house}'] .fs-playable").tap()
    bob.locator("[data-confirm]").tap()
    for _ in range(2):
        expect(bob.locator("main")).to_have_attribute("data-held", "Bob")
        expect(bob.locator("[data-sealed=Bob]")).to_have_attribute("data-chosen", "true")
        expect(bob.locator("[data-hand=Bob] h2")).to_contain_text(f"House {house} is chosen")
        expect(bob.locator("[data-last-act]")).to_contain_text(re.compile(rf"Bob: .*{house}"))
        expect(bob.locator("[data-held-note]")).to_have_text(
            "Done. What comes next is turned up on the page of Ann or Cy first."
        )
        bob.reload()
    view_of(table, "Cy")
    bob.locator("main:not([data-held=Bob])").wait_for()
    expect(bob.locator("[data-sealed=Bob]")).to_have_attribute("data-chosen", "false")


def test_who_has_passed_last_has_passed_while_the_next_houses_wait(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, options={"removed": 24}, held=True)
    passes(table)
    (last,) = view_of(table, "Ann")["to_act"]
    (house, kept) = view_of(table, last)["view"]["market"]["houses"]
    page = at(join, table, last)
    page.locator("[data-action*=pass]").click()
    expect(page.locator("main")).to_have_attribute("data-held", last)
    expect(page.locator(f".fs-seat[data-seat={last}] .fs-sign-passed")).to_be_visible()
    expect(page.locator(".fs-seats .fs-sign-to-act")).to_have_count(0)
    expect(page.locator(f".fs-offer [data-house='{house}']")).to_have_count(0)
    expect(page.locator(f".fs-offer [data-house='{kept}']")).to_be_visible()
    expect(page.locator(f"[data-hand={last}] [data-house='{house}']")).to_be_visible()
