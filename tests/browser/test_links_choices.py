"""Choices that all make at the same time, at a table that each page follows by itself."""

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
            view_of(table, player)
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
