"""The referee mode, for a real table: what is turned up and what everyone does is entered by the referee."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import (
    Json,
    bid,
    choices,
    kept_game,
    perform,
    ply,
    resume,
    screen,
    settled,
    start,
    take_device,
)

ONE_ROUND: Json = {"players": ["Ann", "Bob", "Cy"], "dealer": "table", "options": {"removed": 27}}


def pick(page: Page, *cards: int) -> None:
    for card in cards:
        page.locator(f"[data-pick='{card}']").click()


def report(page: Page, *cards: int) -> None:
    """Pick these cards and report them."""
    before = ply(page)
    pick(page, *cards)
    page.locator("[data-reveal]").click()
    page.locator(f"main[data-ply='{before + 1}']").wait_for()
    settled(page)


def enter(page: Page, kind: str, player: str) -> None:
    """Enter the first action of that kind for a player."""
    [action, *_] = [each for each in choices(page) if each["type"] == kind]
    assert action["player"] == player
    perform(page, action, Random(1))
    settled(page)


REVEAL: Json = {"type": "reveal", "player": "table", "houses": [5, 30, 12]}
BIDS: list[Json] = [
    {"type": "bid", "player": player, "amount": amount} for player, amount in (("Ann", 1), ("Bob", 2), ("Cy", 3))
]
PASSES: list[Json] = [{"type": "pass", "player": player} for player in ("Ann", "Bob")]


def bought(page: Page) -> None:
    """A game of one round in which Cy has bought the best of three houses."""
    resume(page, "for-sale", ONE_ROUND, [REVEAL, *BIDS, *PASSES])


def buys(page: Page) -> None:
    """The same, entered by the referee."""
    start(page, "for-sale", **ONE_ROUND)
    report(page, 5, 30, 12)
    for amount, player in enumerate(("Ann", "Bob", "Cy"), start=1):
        expect(page.locator("#turn")).to_contain_text(player)
        bid(page, amount)
        page.locator(f"main[data-ply='{amount + 1}']").wait_for()
        settled(page)
    for player in ("Ann", "Bob"):
        enter(page, "pass", player)


def test_the_cards_that_can_turn_up_are_offered_until_all_are_picked(table: Page, screenshot: Any) -> None:
    start(table, "for-sale", **ONE_ROUND)
    assert table.locator("main").get_attribute("data-to-act") == "table"
    expect(table.locator("[data-pick]")).to_have_count(30)
    due, send = table.locator("[data-due]"), table.locator("[data-reveal]")
    expect(due).to_have_attribute("data-due", "3")
    expect(send).to_have_count(0)
    pick(table, 5, 30)
    expect(send).to_be_disabled()
    screenshot("referee-reveal")
    expect(due).to_have_attribute("data-due", "1")
    expect(table.locator("[data-pick='30']")).to_be_disabled()
    table.locator("[data-unpick]").click()
    expect(table.locator("[data-pick='30']")).to_be_enabled()
    pick(table, 12, 1)
    expect(table.locator("[data-pick]:not([aria-disabled])")).to_have_count(0)
    send.click()
    table.locator("main[data-ply='1']").wait_for()
    assert kept_game(table)["actions"] == [{"type": "reveal", "player": "table", "houses": [5, 12, 1]}]


def test_a_card_that_is_there_twice_can_be_picked_twice(table: Page) -> None:
    bought(table)
    fifteen = table.locator("[data-pick='15']")
    expect(fifteen).to_have_accessible_name("Pick 15, 2 left")
    pick(table, 15)
    expect(fifteen).to_have_accessible_name("Pick 15")
    pick(table, 15)
    expect(fifteen).to_be_disabled()


def test_a_game_is_refereed_to_its_end_by_what_lies_open_and_for_everyone_in_any_order(table: Page) -> None:
    buys(table)
    assert [each["type"] for each in kept_game(table)["actions"]] == ["reveal", *["bid"] * 3, *["pass"] * 2]
    assert table.locator("[data-pass]").count() == 0
    assert table.locator("[data-look]").count() == 0, "what is one's own lies before its owner"
    report(table, 0, 7, 15)
    table.locator("[data-hidden]").click()
    expect(table.locator("[data-enter-for]")).to_have_text(["Ann", "Bob", "Cy"])
    table.locator("[data-enter-for=Cy]").click()
    enter(table, "sell", "Cy")
    expect(table.locator("[data-enter-for]")).to_have_text(["Ann", "Bob"])
    enter(table, "sell", "Ann")
    [last] = [each for each in choices(table) if each["type"] == "sell"]
    perform(table, last, Random(1))
    assert screen(table) == "scores"
    expect(table.locator("[data-standing=Cy]")).to_have_attribute("data-total", str(15 + 25))
    record = kept_game(table)
    assert {each["player"] for each in record["actions"] if each["type"] == "reveal"} == {"table"}
    assert record["start"]["setup"]["dealer"] == "table"


def test_sealed_choices_can_be_entered_by_the_players_themselves_one_by_one(table: Page) -> None:
    bought(table)
    report(table, 0, 7, 15)
    expect(table.locator(".who-enters .hint")).to_contain_text("once all lie open")
    table.locator("[name=sealed]").click()
    taken = []
    for _ in range(3):
        taken.append(take_device(table))
        if len(taken) == 1:
            expect(table.locator("[data-pass]")).to_have_count(0)
        [choice] = [each for each in choices(table) if each["type"] == "sell"]
        perform(table, choice, Random(1))
        if len(taken) == 1:
            expect(table.locator("[data-pass=Bob]")).to_be_visible()
            expect(table.locator("[data-action]")).to_have_count(0)
        if len(taken) == 2:
            expect(table.locator("[data-pass=Cy]")).to_be_visible()
            expect(table.locator("[name=sealed]")).to_be_checked()
            expect(table.locator("[data-hidden], [name=typed], [data-ask]")).to_have_count(0)
    assert taken == ["Ann", "Bob", "Cy"]
    assert screen(table) == "scores"


TRIO = ["Ann", "Bob", "Cy"]
COLOURS = ("blue", "green", "yellow", "purple")
CUBES = [[{"colour": colour, "value": value} for value in range(1, 7)] for colour in COLOURS]
MARKET = [cube for cubes in CUBES for cube in cubes]
LAID_OUT: Json = {
    "players": TRIO,
    "dealer": "table",
    "deal": {"cubes": [MARKET[at : at + 8] for at in (0, 8, 16)]},
}
STALLS: Json = {
    "players": TRIO,
    "dealer": "table",
    "deal": {"market": ["ref-007", "ref-050", "ref-104"]},
    "options": {"market_size": 3},
}
SECRETS: dict[str, tuple[Json, list[Json], str, int]] = {
    "for-sale": (ONE_ROUND, [REVEAL, *BIDS, *PASSES], ".fs-seats [data-line=coins] .fs-soft", 3),
    "the-estates": (LAID_OUT, [], ".es-seat dd i", 6),
    "auctionland": (STALLS, [], "[data-money=hidden]", 3),
}


@pytest.mark.parametrize("game", SECRETS)
def test_what_is_hidden_stays_so_on_the_referees_screen_until_one_button_shows_it(table: Page, game: str) -> None:
    setup, actions, hidden, count = SECRETS[game]
    resume(table, game, setup, actions)
    button = table.locator("[data-hidden]")
    expect(button).to_have_text("Show what is hidden")
    expect(table.locator(hidden)).to_have_count(count)
    button.click()
    expect(table.locator(hidden)).to_have_count(0)
    expect(button).to_have_text("Hide it again")
    expect(button).to_be_focused()
    table.reload()
    settled(table)
    expect(table.locator(hidden)).to_have_count(count)


def at_a_sale(table: Page) -> None:
    """A real table at which Ann has two houses, one of which she is to sell."""
    two_rounds = {**ONE_ROUND, "options": {"removed": 24}}
    first = [{"type": "bid", "player": "Ann", "amount": 1}]
    passes = [{"type": "pass", "player": each} for each in ("Bob", "Cy")]
    second = [{"type": "reveal", "player": "table", "houses": [6, 29, 11]}]
    resume(table, "for-sale", two_rounds, [REVEAL, *first, *passes, *second, *first, *passes])
    report(table, 0, 7, 15)


def test_a_house_is_sold_by_its_number_where_the_screen_shows_no_hand(table: Page) -> None:
    at_a_sale(table)
    expect(table.locator("main")).to_have_attribute("data-actor", "Ann")
    expect(table.locator("[data-action], [data-house]")).to_have_count(0)
    field = table.locator("[name=typed]")
    field.fill("12")
    field.press("Enter")
    expect(table.locator("[data-errors]")).to_have_text("Not in the hand: 12")
    field.fill("30 29 28")
    field.press("Enter")
    expect(table.locator("[data-errors]")).to_contain_text("Only one number: Ann")
    expect(field).to_have_value("30 29 28")
    field.fill("30")
    field.press("Enter")
    expect(table.locator("[data-enter-for]")).to_have_text(["Bob", "Cy"])
    assert kept_game(table)["actions"][-1] == {"type": "sell", "player": "Ann", "house": 30}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann, Bob, and Cy to act"),
        ("de", "Ann, Bob und Cy sind am Zug"),
        ("fr", "À Ann, Bob et Cy d\N{RIGHT SINGLE QUOTATION MARK}agir"),
    ],
)
def test_where_all_choose_at_once_the_heading_names_them_all(open_table: Any, language: str, said: str) -> None:
    page = open_table(language)
    at_a_sale(page)
    expect(page.locator("#turn")).to_have_text(said)
    page.locator("[data-enter-for=Cy]").click()
    expect(page.locator("[name=typed]")).to_have_accessible_name(re.compile("^Cy"))
    expect(page.locator("#turn")).to_have_text(said)
    page.locator("[name=sealed]").click()
    take_device(page)
    expect(page.locator("#turn")).not_to_contain_text("Bob")


def test_a_reveal_is_typed_and_what_cannot_be_picked_stays_in_the_field(table: Page) -> None:
    start(table, "for-sale", **ONE_ROUND)
    field = table.locator("[name=numbers]")
    expect(field).to_be_focused()
    table.keyboard.type("5 99 30")
    expect(table.locator("[data-pick]")).to_have_count(1)
    table.keyboard.press("Enter")
    expect(table.locator("[data-due]")).to_have_attribute("data-due", "1")
    expect(field).to_have_value("99")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(table.locator("[data-errors]")).to_have_text("Cannot be picked: 99")
    field.fill("12")
    table.keyboard.press("Enter")
    expect(table.locator("[data-reveal]")).to_be_focused()
    table.keyboard.press("Enter")
    table.locator("main[data-ply='1']").wait_for()
    assert kept_game(table)["actions"] == [REVEAL]


def test_cards_are_picked_by_keys_from_one_stop_and_the_focus_is_never_lost(table: Page) -> None:
    start(table, "for-sale", **ONE_ROUND)
    expect(table.locator("[name=numbers]")).to_be_focused()
    table.keyboard.press("Tab")
    expect(table.locator("[data-pick='1']")).to_be_focused()
    for card in (1, 2):
        table.keyboard.press("Enter")
        expect(table.locator(f"[data-pick='{card}']")).to_be_focused()
        expect(table.locator(f"[data-pick='{card}']")).to_be_disabled()
        table.keyboard.press("ArrowRight")
    table.keyboard.press("Enter")
    expect(table.locator("[data-reveal]")).to_be_focused()


def test_a_referee_types_one_action_after_the_other_without_looking_for_its_field(table: Page) -> None:
    resume(table, "for-sale", ONE_ROUND, [REVEAL])
    bid(table, 1)
    for amount in (2, 3):
        table.locator(f"main[data-ply='{amount}']").wait_for()
        expect(table.locator("[name=amount]")).to_be_focused()
        table.keyboard.type(str(amount))
        table.keyboard.press("Enter")
    table.locator("main[data-ply='4']").wait_for()
    expect(table.locator("[data-said]")).to_contain_text("Ann to act")
    at_a_sale(table)
    table.locator("[data-enter-for=Cy]").click()
    expect(table.locator("[name=typed]")).to_be_focused()


def test_the_field_that_has_the_focus_can_be_seen_in_a_window_enlarged_to_twice_its_size(open_table: Any) -> None:
    page = open_table(size=(640, 400))
    start(page, "for-sale", **ONE_ROUND)
    expect(page.locator("[name=numbers]")).to_be_focused()
    expect(page.locator("[name=numbers]")).to_be_in_viewport(ratio=0.95)


def test_a_phone_shows_cards_to_pick_before_anything_is_picked(open_table: Any) -> None:
    page = open_table(size=(390, 844), has_touch=True, is_mobile=True)
    start(page, "for-sale", **ONE_ROUND)
    expect(page.locator("[data-pick='1']")).to_be_in_viewport(ratio=0.75)


def test_a_touch_screen_is_not_given_a_keyboard_unasked(open_table: Any) -> None:
    page = open_table(size=(390, 844), has_touch=True, is_mobile=True)
    start(page, "for-sale", **ONE_ROUND)
    expect(page.locator("[name=numbers]")).to_be_visible()
    expect(page.locator("[name=numbers]")).not_to_be_focused()


def test_a_referee_asks_whether_something_is_legal_and_nothing_is_played(table: Page) -> None:
    resume(table, "for-sale", ONE_ROUND, [REVEAL, *BIDS[:2]])
    table.locator("[data-ask]").click()
    expect(table.locator("[data-asking=Cy]")).to_be_visible()
    bid(table, 3)
    expect(table.locator("[data-may]")).to_be_focused()
    expect(table.locator("[data-may]")).to_contain_text("legal")
    bid(table, 2)
    refusal = table.locator(".ask [data-refusal]")
    expect(refusal.locator(".clause")).to_be_visible()
    expect(refusal.locator(".legal-list")).to_contain_text("Cy bids at least 3")
    expect(table.locator(".ask .refusal-place")).to_be_focused()
    table.locator("[name=ask-player][value=Ann]").check()
    expect(refusal).to_have_count(0)
    expect(table.locator(".ask .bid [type=submit]")).to_have_text("May Ann bid 3?")
    table.locator("[data-asking=Ann] [data-action*=pass]").click()
    expect(refusal.locator("[data-code]").first).to_be_visible()
    expect(table.locator(".legal-list"), "nothing is legal out of turn").to_have_count(0)
    table.locator("[data-ask-else] summary").click()
    table.locator("[name=ask-kind]").select_option("sell")
    table.locator("[name=ask-house]").fill("12")
    table.locator("[data-ask-send]").click()
    expect(refusal.locator("[data-code]").first).to_be_visible()
    assert len(kept_game(table)["actions"]) == 3
    assert ply(table) == 3
    table.locator("[data-ask]").click()
    bid(table, 3)
    table.locator("main[data-ply='4']").wait_for()


@pytest.mark.parametrize("size", [(390, 844), (1280, 640)])
def test_what_would_be_legal_is_in_sight_once_a_referee_has_asked(open_table: Any, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    resume(page, "for-sale", ONE_ROUND, [REVEAL, *BIDS[:2]])
    page.locator("[data-ask]").click()
    bid(page, 2)
    expect(page.locator(".ask .legal-list li").last).to_be_in_viewport(ratio=1)


def test_all_that_a_referee_asks_with_is_in_sight_on_a_phone(open_table: Any) -> None:
    page = open_table(size=(360, 740), has_touch=True)
    resume(page, "for-sale", ONE_ROUND, [REVEAL, *BIDS[:2]])
    page.locator("[data-ask]").tap()
    expect(page.locator(".ask .bid [type=submit]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".ask [data-action*=pass]")).to_be_in_viewport(ratio=1)


def test_a_question_is_left_by_escape_and_begins_without_what_was_refused_before(table: Page) -> None:
    resume(table, "for-sale", ONE_ROUND, [REVEAL, *BIDS[:2]])
    bid(table, 1)
    expect(table.locator("[data-refusal]")).to_be_visible()
    ask = table.locator("[data-ask]")
    ask.click()
    expect(table.locator("[data-asking=Cy]")).to_be_visible()
    expect(table.locator("[data-refusal]")).to_have_count(0)
    table.locator("[name=ask-player]:checked").focus()
    table.keyboard.press("Escape")
    expect(table.locator("[data-asking]")).to_have_count(0)
    expect(ask).to_be_focused()
    expect(table.locator("[data-refusal]")).to_have_count(0)


@pytest.mark.parametrize(("more", "count"), [({}, 1), ({"has_touch": True, "is_mobile": True}, 0)])
def test_only_who_has_keys_is_told_of_escape(open_table: Any, more: Json, count: int) -> None:
    page = open_table(size=(390, 844), **more)
    resume(page, "for-sale", ONE_ROUND, [REVEAL])
    page.locator("[data-ask]").click()
    expect(page.locator(".ask .hint").first).to_contain_text("Nothing is played")
    expect(page.locator(".ask .hint").get_by_text("Escape")).to_have_count(count)


@pytest.mark.parametrize(("language", "mark"), [("en", '"?"'), ("fr", '"\xa0?"')])
def test_a_question_mark_stands_as_the_language_has_it(table: Page, language: str, mark: str) -> None:
    resume(table, "for-sale", ONE_ROUND, [REVEAL, *BIDS[:2]])
    table.locator("[name=language]").select_option(language)
    settled(table)
    table.locator("[data-ask]").click()
    asks = table.locator("[data-asking] .action").first
    assert asks.evaluate("each => getComputedStyle(each, '::after').content") == mark
    assert asks.evaluate("each => parseFloat(getComputedStyle(each).columnGap) || 0") == 0


def test_no_button_plays_anything_while_a_referee_asks(table: Page) -> None:
    left: Json = {"type": "forfeit", "player": "referee", "seat": "Ann", "reason": "Had to leave."}
    resume(table, "the-estates", LAID_OUT, [left])
    expect(table.locator("[data-default]")).to_be_visible()
    table.locator("[data-ask]").click()
    expect(table.locator("[data-asking]")).to_be_visible()
    expect(table.locator("[data-default]")).to_have_count(0)
    table.locator("[data-ask]").click()
    expect(table.locator("[data-default]")).to_be_visible()


def test_a_referee_asks_whether_a_piece_of_the_estates_may_be_offered(table: Page) -> None:
    resume(table, "the-estates", LAID_OUT, [])
    table.locator("[data-ask]").click()
    table.locator("[data-ask-else] summary").click()
    table.get_by_label("Kind of action").select_option("offer")
    pieces = table.locator("[name=ask-piece]")
    expect(pieces.locator("option")).to_have_count(12)
    pieces.select_option(label="permit 3")
    table.locator("[data-ask-send]").click()
    expect(table.locator("[data-may]")).to_be_visible()
    table.locator("[name=ask-player][value=Bob]").check()
    expect(table.locator("[data-may]")).to_have_count(0)
    pieces.select_option(label="market row 2, right end")
    table.locator("[data-ask-send]").click()
    expect(table.locator(".ask [data-refusal] [data-code='turn.not-yours']")).to_be_visible()
    assert kept_game(table)["actions"] == []


def test_what_is_refused_is_not_said_to_be_legal(table: Page) -> None:
    resume(table, "the-estates", LAID_OUT, [])
    table.locator("[data-ask]").click()
    table.locator("[name=ask-player][value=Cy]").check()
    table.locator("[data-asking=Cy] [data-action*=stow]").click()
    expect(table.locator(".ask [data-refusal]")).to_be_visible()
    expect(table.locator(".legal-list")).to_have_count(0)


def test_back_leads_from_the_referee_to_the_table(table: Page) -> None:
    resume(table, "for-sale", ONE_ROUND, [REVEAL, *BIDS[:2]])
    table.locator("[data-referee]").click()
    table.locator("main[data-screen=referee]").wait_for()
    table.go_back()
    table.locator("main[data-screen=play][data-ply='3']").wait_for()
    table.go_forward()
    table.locator("main[data-screen=referee]").wait_for()
    table.locator("[data-close]").click()
    table.locator("main[data-screen=play][data-ply='3']").wait_for()
    table.go_back()
    table.locator("main[data-screen=start]").wait_for()


def test_cards_that_are_picked_wait_at_the_table_until_they_are_reported(table: Page) -> None:
    start(table, "for-sale", **ONE_ROUND)
    picked = table.locator(".picked .visually-hidden")
    pick(table, 5, 30)
    table.locator("[name=numbers]").fill("1")
    table.locator("[data-referee]").click()
    table.locator("[data-close]").click()
    expect(picked).to_have_text(["5", "30"])
    expect(table.locator("[name=numbers]")).to_have_value("1")
    table.locator("[data-ask]").click()
    table.locator("[data-ask]").click()
    expect(picked).to_have_text(["5", "30"])
    report(table, 12)
    table.locator("[data-undo]").click()
    table.locator("main[data-ply='0']").wait_for()
    expect(table.locator("[data-pick]")).to_have_count(30)
    expect(picked).to_have_count(0)


def test_whoever_has_the_device_cannot_show_what_is_hidden_and_the_round_can_be_ended(table: Page) -> None:
    bought(table)
    report(table, 0, 7, 15)
    table.locator("[data-hidden]").click()
    table.locator("[name=sealed]").click()
    expect(table.locator("[data-pass=Ann]")).to_be_visible()
    expect(table.locator("[data-hidden], [data-ask]")).to_have_count(0)
    expect(table.locator("[name=sealed]")).to_be_visible()
    take_device(table)
    expect(table.locator("[data-hidden], [data-ask]")).to_have_count(0)
    table.locator("[name=sealed]").click()
    expect(table.locator("[data-hidden]")).to_be_visible()


def test_what_is_shown_to_a_referee_is_no_players_own(table: Page) -> None:
    at_a_sale(table)
    table.locator("[data-hidden]").click()
    expect(table.locator(".fs-hand h2")).to_have_text("Houses of Ann")
    expect(table.locator(".fs-actions")).to_have_text(
        re.compile("from the hand on the table, for a cheque of [0-9]+, [0-9]+, or [0-9]+[.]$")
    )
    expect(table.locator(".fs-sign-you")).to_have_count(0)
    resume(table, "the-estates", LAID_OUT, [])
    table.locator("[data-hidden]").click()
    expect(table.locator(".es-seat dd i")).to_have_count(0)
    expect(table.locator(".es-seat__own")).to_have_count(0)


def test_the_button_that_shows_what_is_hidden_stays_where_it_is_and_moves_no_other(table: Page) -> None:
    bought(table)
    report(table, 0, 7, 15)
    buttons = [table.locator(each) for each in ("[data-hidden]", "[data-ask]")]
    before = [each.bounding_box() for each in buttons]
    buttons[0].click()
    expect(buttons[0]).to_have_text("Hide it again")
    assert [each.bounding_box() for each in buttons] == before


def test_a_record_is_handed_to_another_device_by_a_code_that_is_scanned(table: Page) -> None:
    resume(table, "for-sale", ONE_ROUND, [REVEAL, *BIDS])
    table.locator("[data-transcript] > summary").click()
    box = table.locator("[data-link-kind=transcript]")
    box.locator("[data-scan]").click()
    expect(box.locator("svg.qr")).to_be_visible()
    box.locator("[data-close-qr]").click()
    other = table.context.new_page()
    other.goto(box.locator("[data-url]").input_value())
    other.locator("main[data-screen=review][aria-busy=false]").wait_for()
    expect(other.locator("main")).to_contain_text("4")


def test_the_names_of_both_corrections_say_how_they_differ(table: Page) -> None:
    bought(table)
    table.locator("button[data-referee]").click()
    expect(table.locator("[data-task=correct]")).to_have_text("Correct the position")
    table.locator("[data-task=correct]").click()
    expect(table.locator("[data-earlier]")).to_have_text("Replay with another action")
    table.locator("[data-earlier]").click()
    expect(table.locator("h1")).to_have_text("Replay with another action")
