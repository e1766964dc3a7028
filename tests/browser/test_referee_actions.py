"""What goes wrong at a table, put right on the page: corrections, forfeits, penalties, default actions, and advice."""

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
    play_on,
    played,
    ply,
    resume,
    screen,
    settled,
    start,
    switch,
    take_device,
    to_act,
)

TRIO = ["Ann", "Bob", "Cy"]
AT_THE_TABLE: Json = {"players": TRIO, "dealer": "table"}
ONE_ROUND: Json = {"players": TRIO, "seed": "x", "options": {"removed": 27}}
TWO_ROUNDS: Json = {"players": TRIO, "seed": "x", "options": {"removed": 24}}
REVEAL: Json = {"type": "reveal", "player": "table", "houses": [3, 14, 22]}
BOUGHT: list[Json] = [
    {"type": "bid", "player": "Ann", "amount": 2},
    *({"type": "pass", "player": each} for each in ("Bob", "Cy")),
]


def referee(page: Page, task: str) -> None:
    """To the referee's page, and what is to be done there."""
    page.locator("[data-referee]").click()
    page.locator("main[data-screen=referee]").wait_for()
    page.locator(f"[data-task={task}]").click()
    if task == "correct" and page.locator("[data-uncover]").count() > 0:
        expect(page.locator("form")).to_have_count(0)
        page.locator("[data-uncover]").click()


def send(page: Page, reason: str | None = None) -> None:
    """Send the form and wait for the table."""
    if reason is not None:
        page.locator("[name=reason]").fill(reason)
    page.locator("[data-send]").click()
    settled(page)


def refused(page: Page, code: str) -> str:
    """Send the form, which is refused by that code; the rule that is shown."""
    page.locator("[data-send]").click()
    expect(page.locator(f"[data-refusal] [data-code='{code}']").first).to_be_visible()
    return page.locator("[data-refusal] .clause").first.inner_text()


def fill(page: Page, place: str, value: str) -> None:
    field = page.locator(f"[name=figure-{place}]")
    field.fill(value)
    field.blur()


def forfeit(page: Page, player: str) -> None:
    referee(page, "forfeit")
    page.locator(f"[name=seat][value={player}]").check()
    send(page, "Had to leave.")


def rulings(page: Page) -> list[Any]:
    """The referee's actions in the record."""
    return [each for each in kept_game(page)["actions"] if each["player"] == "referee"]


# --- advice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_the_page_tells_what_to_do_about_everything_that_goes_wrong(table: Page, server: str, game: str) -> None:
    listed = table.request.get(f"{server}/v1/games/{game}/rules", headers={"Accept-Language": "de"}).json()
    resume(table, game, {"players": TRIO, "seed": "x"}, [])
    table.locator("[name=language]").select_option("de")
    settled(table)
    referee(table, "advice")
    shown = table.locator("[data-irregularity]")
    expect(shown.locator("summary")).to_have_text([each["happened"] for each in listed["irregularities"]])
    for index, each in enumerate(listed["irregularities"]):
        shown.nth(index).locator("summary").click()
        expect(shown.nth(index)).to_contain_text(each["reason"])
        expect(shown.nth(index)).not_to_contain_text("`")
    table.locator("[data-irregularity=player-leaves] [data-choose=forfeit]").click()
    expect(table.locator("[data-ruling=forfeit]")).to_be_visible()
    table.locator("[data-close]").click()
    expect(table.locator("#turn")).to_be_visible()


def test_advice_that_goes_back_leads_to_the_correction_of_an_earlier_action(table: Page) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL, *BOUGHT])
    referee(table, "advice")
    advised = table.locator("[data-irregularity=wrong-card-reported]")
    advised.locator("summary").click()
    advised.locator("[data-advised-earlier]").click()
    expect(table.locator("main[data-screen=correcting]")).to_be_visible()


# --- something was noted wrongly ------------------------------------------------------------------------------------


def test_a_wrong_card_and_miscounted_coins_are_one_correction(table: Page, screenshot: Any) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL, *BOUGHT])
    referee(table, "correct")
    table.locator("[name=kind]").select_option("house")
    table.locator("[name=wrong]").select_option(label="3 · Bob")
    table.locator("[name=right]").select_option(label="4")
    table.locator("[data-add]").click()
    table.locator("[name=kind]").select_option("coins")
    for value in ("25", "28", "27"):
        fill(table, "players-1-coins", value)
    changes = ["A house, Bob: 4 instead of 3", "Coins, Bob: 27 instead of 28", "1 coin to the bank"]
    expect(table.locator(".changes li")).to_have_text(changes)
    screenshot("referee-correct")
    send(table, "It was the 4, and Bob had miscounted.")
    patch = [
        {"op": "replace", "path": "/players/1/houses", "value": [4]},
        {"op": "replace", "path": "/players/1/coins", "value": 27},
    ]
    assert [(each["patch"], each["bank"]) for each in rulings(table)] == [(patch, -1)]
    expect(table.locator("[data-record=correction]")).to_contain_text("A house (Bob)")
    expect(table.locator("[data-event-type=corrected]")).to_contain_text("It was the 4")


def test_a_correction_that_cannot_be_keeps_what_was_entered_and_says_what_stands_against_it(table: Page) -> None:
    setup = {"players": TRIO, "seed": "x"}
    resume(table, "the-estates", setup, played("the-estates", setup, Random(4), 40))
    referee(table, "correct")
    table.locator("[data-send]").click()
    expect(table.locator("main[data-screen=referee]")).to_be_visible()
    table.locator("[name=reason]").fill("Paid wrongly")
    table.locator("[data-send]").click()
    expect(table.locator("[data-errors]")).to_have_text("Nothing has been changed yet.")
    table.locator("[name=kind]").select_option("cash")
    cash = [int(table.locator(f"[name=figure-players-{seat}-cash]").input_value()) for seat in range(3)]
    fill(table, "players-0-cash", str(cash[0] - 1))
    assert "must be possible by the rules" in refused(table, "correction.impossible")
    expect(table.locator("[data-against] [data-code='cash.wrong-total']")).to_contain_text("35 million")
    fill(table, "players-1-cash", str(cash[1] + 1))
    send(table)
    assert len(rulings(table)) == 1
    expect(table.locator(".es-seat dd")).to_have_text(["hidden"] * 6)


def test_a_correction_is_sent_by_one_click_straight_after_the_figure_was_typed(table: Page) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL, *BOUGHT])
    referee(table, "correct")
    table.locator("[name=reason]").fill("Miscounted")
    table.locator("[data-send]").click()
    expect(table.locator("[data-errors]")).to_have_text("Nothing has been changed yet.")
    table.locator("[name=kind]").select_option("coins")
    table.locator("[name=figure-players-1-coins]").select_text()
    table.keyboard.type("25")
    expect(table.locator(".changes li")).to_have_text(["Coins, Bob: 25 instead of 28", "3 coins to the bank"])
    expect(table.locator("[data-errors]")).to_have_count(0)
    table.locator("[data-send]").click()
    settled(table)
    assert [each["bank"] for each in rulings(table)] == [-3]


def test_a_cube_that_stands_in_the_wrong_place_is_moved(table: Page) -> None:
    setup = {"players": TRIO, "seed": "x"}
    actions = played("the-estates", setup, Random(4))
    first = next(index for index, each in enumerate(actions) if each["type"] == "place")
    assert actions[first]["row"] == "upper"
    resume(table, "the-estates", setup, actions[: first + 1], open_to_all=True)
    referee(table, "correct")
    table.locator("[name=kind]").select_option("placed")
    table.locator("[name=wrong]").select_option(index=1)
    table.locator("[name=right]").select_option(label="board: Lower row, 1")
    table.locator("[data-add]").click()
    expect(table.locator(".changes li")).to_contain_text("board: Lower row, 1 instead of board: Upper row, 1")
    send(table, "It was put there.")
    [correction] = rulings(table)
    assert [each["path"] for each in correction["patch"]] == ["/board/upper/lots", "/board/lower/lots"]
    assert correction["patch"][0]["value"] == []


def test_a_tile_of_auctionland_is_another_one_and_lies_otherwise(table: Page) -> None:
    setup = {"players": TRIO, "seed": "x"}
    resume(table, "auctionland", setup, played("auctionland", setup, Random(4), 30), open_to_all=True)
    referee(table, "correct")
    table.locator("[name=kind]").select_option("tile")
    table.locator("[name=wrong]").select_option(index=1)
    table.locator("[name=right]").select_option(index=1)
    table.locator("[name=kind]").select_option("lying")
    expect(table.locator("[name^=figure-]")).to_have_count(0)
    table.locator("[name=group]").select_option(index=1)
    turned = table.locator("[name$=rotation]")
    turned.select_option(index=(int(turned.input_value()) // 90 + 1) % 4)
    send(table, "Misread.")
    [correction] = rulings(table)
    assert [each["path"].split("/")[-1] for each in correction["patch"]][-1] == "rotation"
    assert len(correction["patch"]) in (2, 3), "a tile of the stack changes places, any other comes from nowhere"


def test_a_patch_can_be_written_by_hand(table: Page) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL])
    referee(table, "correct")
    expect(table.locator("[name=kind] option[value=patch]")).to_have_count(0)
    switch(table, "developer")
    table.locator("[name=kind]").select_option("patch")
    table.locator("[name=reason]").fill("By hand")
    table.locator("[name=patch]").fill("{}")
    table.locator("[data-send]").click()
    expect(table.locator("[data-errors]")).to_have_text("This is not a list in JSON.")
    table.locator("[name=patch]").fill('[{"op": "remove", "path": "/history"}]')
    refused(table, "correction.protected")
    table.locator("[name=patch]").fill('[{"op": "replace", "path": "/players/0/coins", "value": 27}]')
    refused(table, "correction.impossible")
    table.locator("[name=bank]").fill("-1")
    send(table)
    assert len(rulings(table)) == 1


# --- penalties, forfeits, default actions ---------------------------------------------------------------------------


def test_a_penalty_is_a_line_of_its_own_and_the_order_goes_by_the_sum(table: Page, screenshot: Any) -> None:
    resume(table, "for-sale", ONE_ROUND, played("for-sale", ONE_ROUND, Random(3)))
    first = table.locator("[data-standing]").first.get_attribute("data-standing") or ""
    total = int(table.locator("[data-standing]").first.get_attribute("data-total") or "")
    referee(table, "penalty")
    table.locator(f"[name=seat][value={first}]").check()
    table.locator("[name=points]").fill("0")
    table.locator("[name=reason]").fill("A wrong score was announced.")
    assert "penalty points" in refused(table, "penalty.no-points")
    expect(table.locator("[name=reason]")).to_have_value("A wrong score was announced.")
    table.locator("[name=points]").fill("99")
    expect(table.locator("[data-send]")).to_have_text(f"{first}: 99 points less")
    send(table)
    last = table.locator("[data-standing]").last
    expect(last).to_have_attribute("data-standing", first)
    expect(last).to_have_attribute("data-total", str(total))
    expect(last.locator("[data-penalties]")).to_contain_text(f"Together \u2212{99 - total}")
    expect(last.locator(".total strong")).to_have_text(f"\u2212{99 - total}")
    expect(table.locator("[data-record=penalty]")).to_have_text(
        f"Points for {first}: \u221299. A wrong score was announced."
    )
    expect(table.locator("[data-event-type=penalty-given]")).to_contain_text(f"{first}: \u221299")
    screenshot("referee-penalty")
    table.locator("[data-go=review]").click()
    table.locator("main[data-screen=review][aria-busy=false]").wait_for()
    on_board = table.locator(f".fs-final-row[data-seat={first}]")
    expect(on_board.locator(".fs-total dd")).to_have_text(f"\u2212{99 - total}")
    expect(on_board.locator("[data-penalties]")).to_contain_text(f"Together \u2212{99 - total}")
    table.locator("[data-go=sheet]").click()
    printed = table.locator(f".sheet-standing[data-standing={first}]")
    expect(printed.locator("h3 .total")).to_contain_text(f"\u2212{99 - total}")
    expect(printed.locator("[data-penalties]")).to_contain_text(f"Together \u2212{99 - total}")


def test_a_player_who_leaves_is_played_for_with_one_click(table: Page, screenshot: Any) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL, *BOUGHT[:2]])
    forfeit(table, "Cy")
    expect(table.locator("#turn")).to_have_text("The referee acts")
    assert to_act(table) == ["Cy"]
    screenshot("referee-forfeited")
    button = table.locator("[data-forfeited=Cy] [data-default]")
    expect(button).to_have_text("Play for Cy: Pass and take house 14")
    button.click()
    table.locator("main[data-ply='5']").wait_for()
    assert [each["type"] for each in rulings(table)] == ["forfeit", "default"]
    referee(table, "forfeit")
    expect(table.locator(".seat-choice label")).to_have_text(["Ann", "Bob"])


def test_on_one_device_nobody_is_asked_to_be_who_has_left_nor_sees_what_is_sold_for_that_seat(table: Page) -> None:
    actions = played("for-sale", TWO_ROUNDS, Random(3))
    selling = next(index for index, each in enumerate(actions) if each["type"] == "sell")
    resume(table, "for-sale", TWO_ROUNDS, actions[:selling])
    assert to_act(table) == TRIO
    forfeit(table, "Bob")
    sold = []
    while screen(table) == "play" and to_act(table) != ["Bob"]:
        expect(table.locator("[data-pass=Bob], [data-hand-to=Bob]")).to_have_count(0)
        expect(table.locator("[data-forfeited=Bob] [data-default]")).to_have_text("Play for Bob: choose unseen")
        sold.append(take_device(table))
        [choice, *_] = [each for each in choices(table) if each["type"] == "sell"]
        perform(table, choice, Random(1))
        settled(table)
    assert set(sold) == {"Ann", "Cy"}
    assert to_act(table) == ["Bob"]
    while screen(table) == "play":
        if table.locator("[data-default]").is_visible():
            before = ply(table)
            table.locator("[data-default]").click()
            table.locator(f"main:not([data-ply='{before}'])").wait_for()
            settled(table)
        else:
            play_on(table, Random(1), ply(table) + 1)
    last = table.locator("[data-standing]").last
    expect(last).to_have_attribute("data-standing", "Bob")
    expect(last.locator("[data-has-forfeited]")).to_be_visible()


def test_the_referees_actions_are_undone_exported_and_replayed(table: Page) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL, *BOUGHT[:2]])
    forfeit(table, "Cy")
    table.locator("[data-undo]").click()
    table.locator("main[data-ply='3']").wait_for()
    expect(table.locator("[data-default], [data-referee-record]")).to_have_count(0)
    table.locator("[data-redo]").click()
    table.locator("main[data-ply='4']").wait_for()
    table.locator("[data-default]").click()
    table.locator("main[data-ply='5']").wait_for()
    table.locator("[name=language]").select_option("fr")
    expect(table.locator("[data-event-type=forfeited]")).to_contain_text("forfait")
    table.locator("[data-transcript] summary").click()
    table.locator("[data-transcript] [data-verify]").click()
    table.locator("[data-verdict=sound]").wait_for()
    table.locator("[data-open]").click()
    settled(table)
    assert ply(table) == 5
    expect(table.locator("[data-record=forfeit]")).to_contain_text("forfait. Had to leave.")


# --- what needs no referee's action ---------------------------------------------------------------------------------


def test_a_wrong_report_is_taken_back_and_a_bid_out_of_turn_cannot_be_entered(table: Page) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL])
    table.locator("[data-undo]").click()
    table.locator("main[data-ply='0']").wait_for()
    for card in ("4", "14", "22"):
        table.locator(f"[data-pick='{card}']").click()
    table.locator("[data-reveal]").click()
    table.locator("main[data-ply='1']").wait_for()
    settled(table)
    assert {each["player"] for each in choices(table)} == {"Ann"}
    bid(table, 1)
    table.locator("main[data-ply='2']").wait_for()
    assert kept_game(table)["actions"][0]["houses"] == [4, 14, 22]


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_a_game_goes_on_to_its_end_when_somebody_has_left(table: Page, game: str) -> None:
    setup = {"players": TRIO, "seed": "evening"}
    actions = played(game, setup, Random(9))
    resume(table, game, setup, actions[: len(actions) * 3 // 4], open_to_all=True)
    forfeit(table, "Bob")
    rng = Random(1)
    while screen(table) != "scores":
        settled(table)
        before = ply(table)
        if table.locator("[data-default]").count() > 0:
            table.locator("[data-default]").first.click()
            table.locator(f"main:not([data-ply='{before}'])").wait_for()
        else:
            play_on(table, rng, before + 1)
    expect(table.locator("[data-standing]").last).to_have_attribute("data-standing", "Bob")


def test_the_setup_of_a_misdeal_is_made_anew(table: Page) -> None:
    start(table, "for-sale", **ONE_ROUND)
    take_device(table)
    assert ply(table) == 0
    table.locator(".brand").click()
    start(table, "for-sale", **ONE_ROUND)
    take_device(table)
    assert ply(table) == 0


def test_a_penalty_is_nobodys_until_a_player_is_chosen_and_what_was_typed_waits_in_its_form(table: Page) -> None:
    resume(table, "for-sale", AT_THE_TABLE, [REVEAL])
    referee(table, "penalty")
    table.locator("[name=points]").fill("5")
    table.locator("[name=reason]").fill("Peeked.")
    table.locator("[data-send]").click()
    assert table.locator("[name=seat]").first.evaluate("each => each.validity.valueMissing")
    table.locator("[data-task=correct]").click()
    table.locator("[data-uncover]").click()
    expect(table.locator("[name=kind]")).to_be_focused()
    table.locator("[name=kind]").select_option("coins")
    fill(table, "players-1-coins", "27")
    table.locator("[data-task=penalty]").click()
    expect(table.locator("[name=points]")).to_have_value("5")
    expect(table.locator("[name=reason]")).to_have_value("Peeked.")
    table.locator("[data-task=correct]").click()
    table.locator("[data-uncover]").click()
    expect(table.locator(".changes li").first).to_have_text("Coins, Bob: 27 instead of 28")
    table.locator("[data-task=penalty]").click()
    table.locator("[name=seat][value=Bob]").check()
    table.locator("[name=effect][value=more]").check()
    expect(table.locator("[data-send]")).to_have_text("Bob: 5 points more")
    send(table)
    assert [each["points"] for each in rulings(table)] == [5]


# --- the table beside what is ruled on ------------------------------------------------------------------------------


def test_on_a_desk_the_referee_sees_the_table_as_all_see_it(open_table: Any) -> None:
    page = open_table(size=(1280, 800))
    resume(page, "for-sale", AT_THE_TABLE, [REVEAL, *BOUGHT])
    board = page.locator(".board-area").inner_text()
    referee(page, "correct")
    expect(page.locator(".board-area")).to_be_in_viewport(ratio=0.9)
    assert page.locator(".board-area").inner_text() == board
    task = page.locator(".referee > .sheet").bounding_box()
    table = page.locator(".board-area").bounding_box()
    assert task is not None
    assert table is not None
    assert table["x"] + table["width"] < task["x"]
    page.locator("[data-close]").click()
    expect(page.locator("#turn")).to_be_visible()


HIDDEN = {
    "for-sale": ".fs-seats [data-line=coins] .fs-soft",
    "the-estates": ".es-seat dd i",
    "auctionland": "[data-money=hidden]",
}


@pytest.mark.parametrize("game", HIDDEN)
def test_on_a_phone_the_table_as_all_see_it_is_folded_above_what_is_ruled_on(open_table: Any, game: str) -> None:
    setup: Json = {"players": TRIO, "seed": "a phone"}
    page = open_table(size=(390, 844), has_touch=True, is_mobile=True)
    resume(page, game, setup, played(game, setup, Random(3), until=4))
    take_device(page)
    hidden = page.locator(HIDDEN[game]).count()
    referee(page, "penalty")
    folded = page.locator("[data-table-here]")
    expect(folded.locator(".board-area")).not_to_be_visible()
    folded.locator("summary").first.tap()
    expect(folded.locator(".board-area")).to_be_in_viewport()
    for player in TRIO:
        expect(folded.locator(".board-area")).to_contain_text(player)
    expect(folded.locator(HIDDEN[game])).to_have_count(hidden)
    assert hidden >= 3
    expect(folded.locator("[data-action]")).to_have_count(0)


def test_no_seat_covers_what_stands_below_the_cards_beside_what_is_ruled_on(open_table: Any) -> None:
    page = open_table(size=(1280, 800))
    resume(page, "for-sale", AT_THE_TABLE, [REVEAL, *BOUGHT])
    referee(page, "correct")
    near = page.locator(".fs-near").bounding_box()
    assert near
    last = page.locator(".fs-laid > *").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= near["y"]
    expect(page.locator(".board-area")).to_be_in_viewport(ratio=0.95)


# --- whom it is about -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_whom_a_ruling_is_about_is_a_button_for_each_seat_in_its_colour(open_table: Any, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    resume(page, "for-sale", AT_THE_TABLE, [REVEAL])
    referee(page, "forfeit")
    seats = page.locator(".seat-choice label")
    expect(seats).to_have_text(TRIO)
    expect(page.get_by_role("radio", name="Bob")).not_to_be_checked()
    colours = [each.evaluate("label => getComputedStyle(label).borderInlineStartColor") for each in seats.all()]
    figures = [
        each.evaluate("svg => getComputedStyle(svg).fill")
        for each in page.locator(".seat-choice .player-figure svg").all()
    ]
    assert colours == figures
    assert len(set(colours)) == 3
    for each in seats.all():
        box = each.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    seats.nth(1).click()
    expect(page.locator("[data-send]")).to_have_text("Declare Bob\N{RIGHT SINGLE QUOTATION MARK}s seat forfeited")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-send]")).to_contain_text("Cy")
