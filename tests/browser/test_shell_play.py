"""Play on one device: hidden hands, simultaneous choices, undo and redo, refusals, the keyboard alone."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import bid, choices, perform, play_on, ply, settled, start, take_device, to_act, undo

TRIO = ["Ann", "Bob", "Cy"]
FOR_SALE = {"players": TRIO, "seed": "a shell"}
ONE_ROUND = {**FOR_SALE, "options": {"removed": 27}}
"""Three houses, three cheques."""
TWO_ROUNDS = {**FOR_SALE, "options": {"removed": 24}}
"""Six houses: two for each."""


def pass_on(page: Page) -> None:
    """Whoever is to act takes the device and passes."""
    before = ply(page)
    take_device(page)
    page.locator("[data-action*='\"pass\"']").first.click()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()


def sell(page: Page) -> str | None:
    """Whoever is to act takes the device and sells a house; who that was."""
    before, player = ply(page), take_device(page)
    page.locator("[data-action*='\"sell\"']").first.click()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    return player


def test_the_table_lies_open_to_all_and_what_is_one_s_own_is_hidden(table: Page) -> None:
    start(table, "for-sale", **FOR_SALE)
    assert to_act(table) == ["Ann"]
    settled(table)
    expect(table.locator("main")).to_have_attribute("data-actor", "Ann")
    expect(table.locator("[data-line=coins] .fs-soft")).to_have_text(["hidden"] * 3)
    expect(table.locator("[data-pass], [data-own]")).to_have_count(0)
    bid(table, 1)
    table.locator("main[data-actor=Bob]").wait_for()
    expect(table.locator("[data-pass], [data-own]")).to_have_count(0)
    expect(table.locator("[data-event-type]").first).to_have_text("Ann bids 1.")


def test_at_an_open_table_the_device_stays_where_it_is(table: Page) -> None:
    start(table, "for-sale", **ONE_ROUND, open=True)
    for player in TRIO:
        settled(table)
        expect(table.locator("main")).to_have_attribute("data-actor", player)
        expect(table.locator("[data-line=coins] .fs-figure")).to_have_count(3)
        expect(table.locator("[data-look]")).to_have_count(0)
        bid(table, TRIO.index(player) + 1)
        table.locator(f"main[data-ply='{TRIO.index(player) + 1}']").wait_for()
    table.locator("[name=open]").click()
    expect(table.locator("[data-line=coins] .fs-figure")).to_have_count(0)
    expect(table.locator("[data-look]")).to_have_text(TRIO)


def test_simultaneous_choices_are_made_one_after_another_and_shown_together(table: Page) -> None:
    start(table, "for-sale", **TWO_ROUNDS)
    for _ in range(4):
        pass_on(table)
    assert to_act(table) == TRIO
    assert sorted(filter(None, (sell(table), sell(table)))) != []
    [last] = to_act(table)
    assert take_device(table) == last
    expect(table.locator("[data-event-type=house-sold]")).to_have_count(0)
    table.locator("[data-action*='\"sell\"']").first.click()
    expect(table.locator("[data-event-type=house-sold]")).to_have_count(3)
    settled(table)
    expect(table.locator("[data-pass]")).to_have_count(0)
    # What is left is no choice.
    assert [sell(table), sell(table), sell(table)] == [None] * 3
    table.locator("main[data-screen=scores]").wait_for()


def test_undo_and_redo_go_to_any_point_of_the_game(table: Page) -> None:
    start(table, "for-sale", **FOR_SALE)
    play_on(table, Random(7), until=5)
    log = table.locator("[data-event-type]").all_text_contents()
    for _ in range(5):
        undo(table)
    assert ply(table) == 0
    expect(table.locator("[data-undo]")).to_be_disabled()
    take_device(table)
    assert (
        log[-len(table.locator("[data-event-type]").all()) :] == table.locator("[data-event-type]").all_text_contents()
    )
    for number in range(1, 6):
        table.locator("[data-redo]").click()
        table.locator(f"main[data-ply='{number}']").wait_for()
    expect(table.locator("[data-redo]")).to_be_disabled()
    take_device(table)
    assert table.locator("[data-event-type]").all_text_contents() == log


def test_undo_says_who_keeps_what_was_seen_before_it_takes_anything_back(table: Page, screenshot: Any) -> None:
    start(table, "for-sale", **FOR_SALE, open=True)
    play_on(table, Random(7), until=1)
    undo(table)
    while table.locator("[data-event-type=houses-revealed]").count() < 2:
        settled(table)
        perform(table, next(each for each in choices(table) if each["type"] == "pass"), Random(1))
    settled(table)
    before = ply(table)
    table.locator("[data-undo]").click()
    asked = table.locator("[data-undo-box]")
    expect(asked).to_contain_text("Ann, Bob, Cy")
    expect(asked.locator("li")).to_have_text([table.locator("[data-event-type=houses-revealed]").first.inner_text()])
    screenshot("undo")
    table.locator("[data-undo-leave]").click()
    expect(asked).to_have_count(0)
    assert ply(table) == before
    undo(table)
    expect(asked).to_have_count(0)
    assert ply(table) == before - 1


def test_who_acts_after_an_undo_leaves_what_was_undone_behind(table: Page) -> None:
    start(table, "for-sale", **FOR_SALE, open=True)
    for amount in (1, 2, 3):
        bid(table, amount)
        table.locator(f"main[data-ply='{amount}']").wait_for()
        settled(table)
    undo(table)
    undo(table)
    settled(table)
    bid(table, 7)
    table.locator("main[data-ply='2']").wait_for()
    expect(table.locator("[data-redo]")).to_be_disabled()
    expect(table.locator("[data-event-type=bid]")).to_have_text(["Bob bids 7.", "Ann bids 1."])


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_refused_bid_shows_the_rule_in_the_reader_s_language_and_what_is_legal(
    open_table: Any, language: str
) -> None:
    page = open_table(language=language)
    start(page, "for-sale", **FOR_SALE, open=True)
    bid(page, 99)
    refusal = page.locator("[data-refusal]")
    refusal.wait_for()
    clauses = page.request.get("/v1/games/for-sale/rules", headers={"Accept-Language": language}).json()["clauses"]
    text = next(each["text"] for each in clauses if each["id"] == "for-sale/bid")
    expect(refusal.locator("[data-code='bid.too-high'] [data-clause='for-sale/bid']")).to_have_text(text)
    expect(refusal.locator(".legal-list li")).to_have_count(2)
    assert ply(page) == 0
    bid(page, 5)
    page.locator("main[data-ply='1']").wait_for()
    expect(page.locator("[data-refusal]")).to_have_count(0)


def test_no_figure_at_all_is_refused_as_well(table: Page) -> None:
    start(table, "for-sale", **FOR_SALE, open=True)
    bid(table, "")
    expect(table.locator("[role=alert]")).to_be_visible()
    assert ply(table) == 0


def test_only_what_is_legal_can_be_clicked(table: Page) -> None:
    start(table, "for-sale", **ONE_ROUND)
    pass_on(table)
    pass_on(table)
    take_device(table)
    assert [each for each in choices(table) if each["type"] == "sell"] != []
    inert = table.locator(".board-area [role=button], .board-area button:not([data-action])")
    assert inert.count() == table.locator(".board-area [role=button][data-action]").count()


# --- the keyboard alone ---------------------------------------------------------------------------------------------


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what has the focus matches, which is there by then."""
    page.locator(selector).first.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_game_is_begun_and_played_with_the_keyboard_alone(table: Page) -> None:
    tab_to(table, "[data-game=for-sale] [data-go=setup]")
    table.keyboard.press("Enter")
    table.locator("[data-setup]").wait_for()
    tab_to(table, "[name=player-1]")
    table.keyboard.press("Control+A")
    table.keyboard.type("Kit")
    tab_to(table, "[data-start]")
    table.keyboard.press("Space")
    settled(table)
    expect(table.get_by_role("heading", name="Kit to act")).to_be_visible()
    expect(table.locator("[name=amount]")).to_be_focused()
    table.keyboard.press("Control+A")
    table.keyboard.type("4")
    table.keyboard.press("Enter")
    table.locator("main[data-actor=Bob]").wait_for()
    settled(table)
    expect(table.locator("[data-said]")).to_have_text("Kit bids 4. Bob to act")
    expect(table.locator("[name=amount]")).to_be_focused()
    tab_to(table, "[data-action*='\"pass\"']")
    table.keyboard.press("Enter")
    table.locator("main[data-ply='2']").wait_for()
    expect(table.locator("[data-event-type=pass]")).to_have_text("Bob passes.")


def test_the_first_tab_offers_to_skip_to_the_table(table: Page) -> None:
    table.locator("body").press("Tab")
    tab_to(table, ".skip, .brand")
    skip = table.locator(".skip")
    skip.focus()
    expect(skip).to_be_in_viewport()
