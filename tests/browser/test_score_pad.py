"""The score pad: a hand-entered end is counted line by line, or refused at the fields that cannot be so."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.support import home, set_option


def open_pad(page: Page) -> None:
    page.locator("[data-game=for-sale] [data-go=pad]").click()
    page.locator("[data-pad]").wait_for()


def fill(page: Page, player: str, coins: int, *cheques: int) -> None:
    page.locator(f"[data-pad-player={player}]").click()
    page.locator(f"[name='coins/{player}']").fill(str(coins))
    for cheque in cheques:
        page.locator(f".pad-form [data-pick='{cheque}']").click()


def count(page: Page) -> None:
    page.locator("[data-tally]").click()


def test_an_end_is_counted_and_every_figure_shown(table: Page) -> None:
    open_pad(table)
    set_option(table.locator("[data-pad]"), "removed", 24)
    fill(table, "Ann", 3, 15, 0)
    fill(table, "Bob", 10, 9, 2)
    fill(table, "Cy", 0, 10, 10)
    count(table)
    sheet = table.locator("[data-scoresheet]")
    sheet.wait_for()
    totals = {
        name: sheet.locator(f"[data-standing={name}]").get_attribute("data-total") for name in ("Ann", "Bob", "Cy")
    }
    assert totals == {"Ann": "18", "Bob": "21", "Cy": "20"}
    expect(sheet.locator("[data-standing]").first).to_have_attribute("data-standing", "Bob")
    for each in (table.locator("#pad-result"), sheet.locator("[data-standing]").last):
        expect(each).to_be_in_viewport(ratio=0.9)
    expect(sheet.locator("[data-decided-by]")).to_have_attribute("data-decided-by", "total")
    sheet.locator(".rulings summary").click()
    expect(sheet.locator(".rulings tbody tr")).to_have_count(7)
    expect(sheet.locator(".rulings")).to_contain_text("R-FS-01")


def test_a_changed_figure_takes_the_sheet_away(table: Page) -> None:
    open_pad(table)
    set_option(table.locator("[data-pad]"), "removed", 27)
    for player, cheque in (("Ann", 15), ("Bob", 9), ("Cy", 0)):
        fill(table, player, 1, cheque)
    count(table)
    table.locator("[data-scoresheet]").wait_for()
    fill(table, "Ann", 2)
    expect(table.locator("[data-scoresheet]")).to_have_count(0)


def test_a_desk_shows_the_setup_at_once(table: Page) -> None:
    open_pad(table)
    expect(table.locator(".pad-setup")).to_have_attribute("open", "")


def test_what_cannot_be_is_said_at_its_field_and_in_a_list_with_the_rule(open_table: Any) -> None:
    page = open_table(language="de")
    open_pad(page)
    set_option(page.locator("[data-pad]"), "removed", 27)
    for player, cheque, coins in (("Ann", 15, 29), ("Bob", 9, 0), ("Cy", 0, 0)):
        fill(page, player, coins, cheque)
    count(page)
    page.locator("[data-pad-player=Ann]").click()
    field = page.locator("[name='coins/Ann']")
    expect(field).to_have_attribute("aria-invalid", "true")
    detail = field.locator("xpath=..").get_attribute("data-error") or ""
    assert "28" in detail
    expect(page.locator(".problem li")).to_contain_text([detail])
    page.locator("[data-pad-player=Bob]").click()
    expect(page.locator("[name='coins/Bob']")).not_to_have_attribute("aria-invalid", "true")
    fill(page, "Ann", 28)
    count(page)
    expect(page.locator("[data-standing=Ann]")).to_have_attribute("data-total", "43")
    expect(page.locator(".problem")).to_have_count(0)


def test_a_figure_out_of_bounds_is_named_as_soon_as_it_has_been_entered(table: Page) -> None:
    open_pad(table)
    field = table.locator("[name='coins/Ann']")
    said = table.locator(".fs-coin-field [role=alert]")
    for wrong in ("29", "-1", "1.5"):
        field.fill(wrong)
        table.locator("[data-pick='9']").focus()
        expect(said).to_have_text("Please enter a whole number from 0 to 28.")
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(table.locator("[data-pick='9']")).to_be_focused()
    field.fill("28")
    field.blur()
    expect(said).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    table.goto(table.url.replace("for-sale", "the-estates"))
    box = table.get_by_role("group", name="Bob").locator("input").last
    box.fill("-2")
    box.blur()
    expect(table.locator(".es-purse [role=alert]")).to_have_text("Please enter a whole number, 0 or more.")
    count(table)
    expect(table.locator(".problem > strong")).to_be_visible()
    expect(table.locator(".problem li:visible"), "what stands at its field is not said twice").to_have_count(0)
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(box.locator("xpath=..")).not_to_have_attribute("data-error", re.compile("."))


def test_a_fault_of_a_house_rule_is_said_at_its_field_with_the_figure_that_cannot_be(table: Page) -> None:
    open_pad(table)
    set_option(table.locator("[data-pad]"), "houses", [1, 2, 1000])
    table.locator("[data-options] > summary").click()
    for player, cheque in (("Ann", 15), ("Bob", 9), ("Cy", 0)):
        fill(table, player, 1, cheque)
    count(table)
    field = table.locator("[name=option-houses]")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(table.locator("#field-option-houses-errors li")).to_have_text("1000: This must be an integer from 1 to 999.")
    expect(table.locator(".problem li"), "once").to_have_count(0)


def test_edition_and_players_shape_the_pad(table: Page) -> None:
    open_pad(table)
    table.locator("[name=ruleset]").select_option("ravensburger-1997")
    table.locator("[data-add-player]").click()
    table.locator("[name=player-4]").fill("Zoë")
    expect(table.locator("[data-pad-player]")).to_have_count(4)
    expect(table.locator("[data-pad-player=Zoë]")).to_be_visible()
    expect(table.locator(".pad-form [data-pick='20']")).to_be_visible()


def test_what_was_entered_stays_when_the_setup_changes_and_when_the_page_is_closed(table: Page) -> None:
    open_pad(table)
    for player, coins, cheque in (("Ann", 3, 15), ("Bob", 10, 9), ("Cy", 0, 10)):
        fill(table, player, coins, cheque)
    table.locator("[name=player-1]").fill("Zoë")
    table.locator(".player-row").nth(1).get_by_role("button", name="Move Bob up").click()
    set_option(table.locator("[data-pad]"), "removed", 27)
    table.reload()
    table.locator("[data-pad]").wait_for()
    expect(table.locator("[data-pad-player] b")).to_have_text(["Bob", "Zoë", "Cy"])
    count(table)
    for player, total in (("Zoë", 18), ("Bob", 19), ("Cy", 10)):
        expect(table.locator(f"[data-standing={player}]")).to_have_attribute("data-total", str(total))


def test_a_setup_is_folded_on_a_phone_and_where_it_is_kept_so_that_the_pad_shows(open_table: Any) -> None:
    page = open_table(size=(360, 740))
    open_pad(page)
    setup, form = page.locator(".pad-setup"), page.locator(".pad-form")
    expect(setup).not_to_have_attribute("open", "")
    expect(setup.locator("summary").first).to_contain_text("Ann, Bob, Cy")
    expect(form.locator("[name='coins/Ann']")).to_be_in_viewport()
    setup.locator("summary").first.focus()
    page.keyboard.press("Tab")
    expect(form.locator("[data-pad-player=Ann]")).to_be_focused()
    setup.locator("summary").first.click()
    page.locator("[name=player-1]").fill("Zoë")
    page.locator("[name='coins/Zoë']").fill("3")
    expect(setup).to_have_attribute("open", "")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.reload()
    page.locator("[data-pad]").wait_for()
    expect(setup).not_to_have_attribute("open", "")
    expect(setup.locator("summary").first).to_contain_text("Zoë, Bob, Cy")
    expect(form.locator("[name='coins/Zoë']")).to_be_in_viewport()
    # What is wrong with it is not hidden there.
    setup.locator("summary").first.click()
    page.locator("[name=player-1]").fill("")
    setup.locator("summary").first.click()
    count(page)
    expect(page.locator("[name=player-1]")).to_be_focused()


def test_the_certificates_and_the_money_of_a_player_stay_theirs_under_another_name(table: Page) -> None:
    table.locator("[data-game=the-estates] [data-go=pad]").click()
    table.locator(".es-pad").wait_for()
    table.locator(".es-palette__cubes button:enabled").first.click()
    holder = table.locator("select[data-pointer^='/certificates/']")
    holder.select_option("Bob")
    table.get_by_role("group", name="Bob").locator("input").first.fill("7")
    table.locator("[name=player-2]").fill("Bobby")
    expect(holder).to_have_value("Bobby")
    expect(table.get_by_role("group", name="Bobby").locator("input").first).to_have_value("7")
    table.locator(".player-row").nth(1).get_by_role("button", name="Remove Bobby").click()
    expect(holder).to_have_value("")


def test_a_pad_is_cleared_at_once_and_the_clearing_taken_back(table: Page) -> None:
    open_pad(table)
    fill(table, "Ann", 3, 15)
    table.locator("[data-clear]").click()
    expect(table.locator("[data-taken]")).to_have_count(0)
    expect(table.locator("[name='coins/Ann']")).to_have_value("")
    table.locator("[data-clear]").click()
    expect(table.locator("[data-taken]")).to_have_count(1)
    expect(table.locator("[name='coins/Ann']")).to_have_value("3")


def test_cheques_are_typed_or_picked_and_the_focus_is_never_lost(table: Page) -> None:
    open_pad(table)
    field = table.locator(".pad-form [name=numbers]")
    field.fill("2 5 5 7 5 5")
    field.press("Enter")
    expect(table.locator("[data-taken]")).to_have_count(4)
    expect(field).to_have_value("5 5")
    expect(table.locator(".pad-form [data-errors]")).to_have_text("Cannot be picked: 5")
    table.locator("[data-pad-player=Bob]").click()
    field.fill("5 77")
    field.press("Enter")
    expect(table.locator(".pad-form [data-errors]")).to_have_text("Cannot be picked: 5 (with Ann), 77")
    table.locator("[data-pad-player=Ann]").click()
    last = table.locator(".pad-form [data-pick='2']")
    last.press("Enter")
    expect(table.locator("[data-taken]")).to_have_count(5)
    expect(last).to_be_focused()
    expect(last).to_be_disabled()
    table.locator("[data-taken]").first.press("Enter")
    expect(table.locator("[data-taken]")).to_have_count(4)
    expect(table.locator("[data-taken]").first).to_be_focused()


def test_what_is_missing_is_said_by_name_and_the_first_field_that_lacks_it_is_gone_to(table: Page) -> None:
    open_pad(table)
    set_option(table.locator("[data-pad]"), "removed", 27)
    fill(table, "Ann", 3, 15)
    fill(table, "Cy", 3, 0)
    table.locator("[data-pad-player=Bob]").click()
    table.locator(".pad-form [data-pick='9']").click()
    table.locator("[data-pad-player=Cy]").click()
    count(table)
    expect(table.locator(".problem > strong")).to_have_text("Something is missing or cannot be")
    expect(table.locator(".problem li:visible"), "it stands at its field").to_have_count(0)
    expect(table.locator("[data-error]")).to_have_attribute("data-error", "please enter.")
    expect(table.locator("[data-pad-player=Bob]")).to_have_attribute("aria-pressed", "true")
    field = table.locator("[name='coins/Bob']")
    expect(field).to_be_focused()
    table.keyboard.type("4")
    # What has been put right is no longer said to be wrong.
    expect(table.locator(".problem, .pad-form [role=alert]")).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(table.locator("[data-pad-player=Bob]")).not_to_contain_text("to be corrected")
    table.keyboard.press("Enter")
    expect(table.locator(".pad-result h2").first).to_be_focused()


def test_the_player_who_is_chosen_after_a_refusal_stays_chosen_until_the_next_count(table: Page) -> None:
    for game, money in (("for-sale", "coins"), ("auctionland", "money")):
        table.goto(home(table))
        table.locator(f"[data-game={game}] [data-go=pad]").click()
        table.locator("[data-pad]").wait_for()
        count(table)
        expect(table.locator(f"[name='{money}/Ann']")).to_be_focused()
        table.locator("[data-pad-player=Cy]").click()
        table.locator(f"[name='{money}/Cy']").press_sequentially("18")
        expect(table.locator(f"[name='{money}/Cy']")).to_have_value("18")
        expect(table.locator("[data-pad-player=Cy]")).to_have_attribute("aria-pressed", "true")
        count(table)
        expect(table.locator(f"[name='{money}/Ann']")).to_be_focused()


def test_two_of_one_name_are_told_apart_at_the_second(table: Page) -> None:
    open_pad(table)
    for player in ("Ann", "Bob", "Cy"):
        fill(table, player, 1)
    table.locator("[name=player-2]").fill("Ann")
    count(table)
    expect(table.locator("[name=player-2]")).to_have_attribute("aria-invalid", "true")
    expect(table.locator("[name=player-1]")).not_to_have_attribute("aria-invalid", "true")
    expect(table.locator("#field-player-2-errors")).to_have_text("Ann is named more than once.")


def test_a_result_is_printed_alone_copied_as_text_and_followed_by_another(table: Page) -> None:
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_pad(table)
    set_option(table.locator("[data-pad]"), "removed", 27)
    for player, cheque in (("Ann", 15), ("Bob", 9), ("Cy", 0)):
        fill(table, player, 1, cheque)
    count(table)
    table.locator("[data-copy-totals]").click()
    expect(table.locator("[data-copy-totals]")).to_have_text("Copied")
    lines = table.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[:3] == ["For Sale", "Ann wins", "1. Ann: 16 thousand dollars"]
    table.emulate_media(media="print")
    expect(table.locator("[data-pad]")).to_be_hidden()
    expect(table.locator("[data-another]")).to_be_hidden()
    expect(table.locator("[data-standing=Ann]")).to_be_visible()
    table.emulate_media(media="screen")
    table.locator("[data-another]").click()
    expect(table.locator(".pad-result")).to_have_count(0)
    expect(table.locator("[data-pad-player=Ann]")).to_be_focused()
    expect(table.locator("[data-taken]")).to_have_count(0)


def test_a_cube_that_is_picked_hands_the_focus_on(table: Page) -> None:
    table.locator("[data-game=the-estates] [data-go=pad]").click()
    cubes = table.locator(".es-palette__cubes button")
    cubes.first.press("Enter")
    expect(cubes.first).to_be_disabled()
    expect(table.locator(".es-palette button:focus")).to_have_count(1)


def test_a_pad_with_cubes_fits_the_narrowest_phone_with_the_whole_words_above_it(open_table: Any) -> None:
    page = open_table(language="fr")
    widths = "() => [...document.querySelectorAll('.bar select')].map(each => each.getBoundingClientRect().width)"
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("[data-game=the-estates] [data-go=pad]").click()
    page.locator(".es-pad").wait_for()
    whole = page.evaluate(widths)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(widths) == whole
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_an_end_without_two_complete_rows_is_counted_and_doubted(table: Page) -> None:
    table.locator("[data-game=the-estates] [data-go=pad]").click()
    for player in ("Ann", "Bob", "Cy"):
        table.locator(f"[name='cash/{player}']").fill("12")
    table.locator(".es-palette__cubes button").first.click()
    table.locator("[data-pointer^='/certificates/']").select_option("Ann")
    count(table)
    expect(table.locator("[data-standing=Ann]")).to_have_attribute("data-total", "-1")
    expect(table.locator(".pad-result [data-doubt]")).to_contain_text("the game may not be over")


def place(each: Locator) -> Any:
    """Where something is on the page."""
    return each.bounding_box()


def test_the_pad_of_the_estates_uses_the_whole_desk(open_table: Any) -> None:
    page = open_table(size=(1280, 800))
    page.locator("[data-game=the-estates] [data-go=pad]").click()
    page.locator(".es-pad").wait_for()
    rows, palette = (place(page.locator(each)) for each in (".es-rows", ".es-palette"))
    assert rows["x"] + rows["width"] <= palette["x"]
    assert rows["width"] + palette["width"] > 1050
    assert page.evaluate("document.documentElement.scrollHeight") < 1600
    for name in page.locator(".player-row input").all():
        assert place(name)["width"] > 150


@pytest.mark.parametrize("width", [360, 390])
def test_every_cheque_is_in_sight_on_a_phone(open_table: Any, width: int) -> None:
    page = open_table(size=(width, 844))
    open_pad(page)
    for each in page.locator("[data-pick]").all():
        box = place(each)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert min(box["width"], box["height"]) >= 44
    wide = "each => each.scrollWidth > each.clientWidth"
    assert not page.locator(".fs-picks").last.evaluate(wide)


def test_what_is_wrong_with_the_cheques_is_said_at_them_and_other_players_faults_lead_there(open_table: Any) -> None:
    page = open_table(size=(390, 844))
    open_pad(page)
    for player, cheque in (("Ann", 15), ("Bob", 9)):
        fill(page, player, 1, cheque)
    page.locator("[data-pad-player=Cy]").click()
    page.locator("[name='coins/Cy']").fill("2")
    count(page)
    expect(page.locator("[data-pad-player=Ann]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-pointer='/players/0/cheques']")).to_have_attribute(
        "data-error", re.compile("exactly 10")
    )
    expect(page.locator(".pad-form [name=numbers]")).to_be_focused()
    box, tabs = (place(page.locator(each)) for each in (".problem", ".fs-tabs"))
    assert box["y"] < tabs["y"] < box["y"] + box["height"] + 100
    page.locator(".problem button", has_text="Cy").click()
    expect(page.locator("[data-pad-player=Cy]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pad-form [name=numbers]")).to_be_focused()


def test_money_that_does_not_add_up_is_said_below_the_purses_and_the_first_is_gone_to(table: Page) -> None:
    table.locator("[data-game=the-estates] [data-go=pad]").click()
    for player, cash in (("Ann", "99"), ("Bob", "12"), ("Cy", "12")):
        table.locator(f"[name='cash/{player}']").fill(cash)
    table.locator(".es-palette__cubes button").first.click()
    table.locator("[data-pointer^='/certificates/']").select_option("Ann")
    count(table)
    expect(table.locator("[data-pointer='/money']")).to_have_attribute("data-error", re.compile("36"))
    expect(table.locator("[name='cash/Ann']")).to_be_focused()
