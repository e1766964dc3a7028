"""The setup form is made from the game sheet, sends what was chosen, and shows each error at its field."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.support import (
    as_written,
    choose_game,
    choose_place,
    fill_setup,
    kept_game,
    open_more,
    set_option,
    settled,
    switch,
)
from tests.browser.test_accessibility import WEB, errors
from tests.support.packages import installed

GAMES = ["for-sale", "the-estates", "auctionland"]


def sheet_of(page: Page, game: str, language: str = "en") -> Any:
    return page.request.get(f"/v1/games/{game}", headers={"Accept-Language": language}).json()


def where(each: Locator) -> Any:
    """Where something is on the page."""
    return each.bounding_box()


def errors_shown(page: Page) -> dict[str, list[str]]:
    """The errors shown at each field that has any, by the field's name."""
    found: dict[str, list[str]] = page.locator(".field:has(> [data-errors])").evaluate_all(
        "all => Object.fromEntries(all.map(each => ["
        "each.querySelector('[name]').name, [...each.querySelectorAll('[data-errors] li')].map(li => li.textContent)]))"
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_field_with_its_meaning_and_its_default(table: Page, game: str) -> None:
    choose_game(table, game)
    sheet = sheet_of(table, game)
    open_more(table)
    table.locator("[data-options] > summary").click()
    players = table.locator("[name^=player-]").count()
    ruleset, variant = sheet["default_ruleset"], "standard"
    for option in sheet["options"]:
        field = table.locator(f"[name=option-{option['id']}]")
        # What has one value is no choice.
        if "const" in option["schema"] or len(option["schema"].get("enum", [None, None])) == 1:
            expect(field).to_have_count(0)
            continue
        [default] = [
            each["value"]
            for each in option["defaults"]
            if (each["ruleset"], each["variant"], each["players"]) == (ruleset, variant, players)
        ]
        # What only developers choose is a text.
        fixed = field.evaluate("each => each.localName") == "output"
        shown = field.inner_text() if fixed else field.input_value()
        if not (fixed and isinstance(default, str)):
            assert shown == as_written(default)
        described = table.locator(f"#field-option-{option['id']}-hint")
        meaning = re.sub(r" \(`[^`]+`\)", "", option["decides"]).replace("`", "")
        others = " Others can be entered with “For developers” in the settings." if option["id"] == "tiles" else ""
        expect(described).to_have_text(meaning + others)
        # Players read words, never the service's own names of values.
        for value in option["schema"].get("enum", []):
            assert value not in {*field.locator("option").all_inner_texts(), shown if fixed else ""}


def test_house_rules_come_before_what_lies_open_and_that_before_whole_decks(table: Page) -> None:
    choose_game(table, "for-sale")
    more = table.locator("[data-more] > summary")
    expect(more).to_contain_text(re.compile("Edition, house rules and more.*as in the rulebook"))
    open_more(table)
    table.locator("[data-options] > summary").click()
    names = table.locator(".option [name]").evaluate_all("all => all.map(each => each.name.replace('option-', ''))")
    assert names[0] == "starting_coins"
    assert names[-4:] == ["open_money", "open_hands", "houses", "cheques"]
    decks = table.locator("[name=option-houses], [name=option-cheques]")
    expect(decks.locator("visible=true")).to_have_count(0)
    table.get_by_text("Whole decks and lists").click()
    expect(decks.locator("visible=true")).to_have_count(2)
    group = table.get_by_role("group", name="What everybody may see")
    assert group.locator(".option-name").all_inner_texts() == [
        "Everybody\u2019s money in hand",
        "Everybody\u2019s cards in hand",
    ]


def test_one_of_two_figures_is_chosen(table: Page) -> None:
    choose_game(table, "the-estates")
    fill_setup(table, "the-estates", options={"max_requirement": 10})
    expect(table.locator("[name=option-max_requirement] option")).to_have_text(["9", "10"])
    table.locator("[data-start]").click()
    settled(table)
    assert kept_game(table)["start"]["setup"]["options"] == {"max_requirement": 10}


def test_developers_see_the_names_of_values(table: Page) -> None:
    switch(table, "developer")
    choose_game(table, "for-sale")
    open_more(table)
    table.locator("[data-options] > summary").click()
    expect(table.locator("#field-option-refund-hint")).to_contain_text("half-up")


def test_a_default_follows_the_edition_the_variant_and_the_number_of_players(table: Page) -> None:
    choose_game(table, "for-sale")
    open_more(table)
    table.locator("[data-options] > summary").click()
    coins, removed = table.locator("[name=option-starting_coins]"), table.locator("[name=option-removed]")
    expect(coins).to_have_value("28")
    table.locator("[data-add-player]").click()
    expect(coins).to_have_value("21")
    expect(removed).to_have_value("2")
    table.locator("[name=variant]").select_option("short-supply")
    expect(removed).to_have_value("0")
    table.locator("[name=ruleset]").select_option("ueberplay-2005")
    expect(table.locator("[name=variant]")).to_have_count(0)
    expect(coins).to_have_value("18")


def test_all_that_was_chosen_is_sent(table: Page) -> None:
    choose_game(table, "for-sale")
    wishes = {"removed": 26, "refund": "half-down", "open_money": True, "cheques": [*range(30)]}
    fill_setup(table, "for-sale", players=["Zoë", "李", "Max", "Ida"], ruleset="heidelberger-2015", seed="a seed")
    fill_setup(table, "for-sale", variant="short-supply", options=wishes)
    open_more(table)
    table.locator("[name=first_player]").select_option("Max")
    table.get_by_role("button", name="Move Ida up").click()
    table.locator("[data-start]").click()
    settled(table)
    assert kept_game(table)["start"]["setup"] == {
        "ruleset": "heidelberger-2015",
        "variant": "short-supply",
        "options": wishes,
        "players": ["Zoë", "李", "Ida", "Max"],
        "first_player": "Max",
        "dealer": "service",
        "seed": "a seed",
    }
    expect(table.locator("main")).to_have_attribute("data-actor", "Max")


def test_the_bar_of_a_game_names_its_variant_in_words(open_table: Any) -> None:
    page = open_table(language="de")
    choose_game(page, "for-sale")
    fill_setup(page, "for-sale", variant="short-supply", players=["Ann", "Bob", "Cy", "Dee"])
    named = page.locator("[name=variant] option[value=short-supply]").inner_text()
    page.locator("[data-start]").click()
    settled(page)
    expect(page.locator(".play-title")).to_contain_text(named)


def test_for_sale_begins_at_a_real_table_without_being_asked_what_lies_open(table: Page) -> None:
    choose_game(table, "for-sale")
    fill_setup(table, "for-sale", dealer="table")
    expect(table.locator(".deal, [name=deal]")).to_have_count(0)
    table.locator("[data-start]").click()
    settled(table)
    assert "deal" not in kept_game(table)["start"]["setup"]


def test_who_begins_can_be_drawn_where_the_service_deals(table: Page) -> None:
    choose_game(table, "for-sale")
    open_more(table)
    first = table.locator("[name=first_player]")
    first.select_option(label="is drawn")
    fill_setup(table, "for-sale", dealer="table")
    expect(first.locator("option")).to_have_text(["Ann", "Bob", "Cy"])
    fill_setup(table, "for-sale", dealer="device")
    expect(first.locator("option:checked")).to_have_text("is drawn")
    table.locator("[data-start]").click()
    settled(table)
    setup = kept_game(table)["start"]["setup"]
    assert setup["first_player"] == {"draw": True}
    # Once it has been drawn it stays so.
    begins = table.locator("#turn").inner_text()
    table.reload()
    settled(table)
    expect(table.locator("#turn")).to_have_text(begins)


def test_two_of_one_name_are_told_apart_at_the_second(table: Page) -> None:
    choose_game(table, "for-sale")
    fill_setup(table, "for-sale", players=["Ann", "Bob", "Ann"])
    table.locator("[data-start]").click()
    expect(table.locator("#field-player-3-errors")).to_have_text("Two players cannot have the same name.")
    expect(table.locator("[name=player-1]")).not_to_have_attribute("aria-invalid", "true")


def test_a_name_that_is_missing_is_asked_for_at_its_field_alone_until_it_is_there(open_table: Any) -> None:
    page = open_table(language="de")
    choose_game(page, "for-sale")
    page.locator("[name=player-1]").fill("")
    page.locator("[data-start]").click()
    expect(page.locator("[name=player-1]")).to_be_focused()
    assert errors_shown(page) == {"player-1": ["Bitte einen Namen eingeben."]}
    expect(page.locator(".problem strong")).to_have_text("An den markierten Feldern stimmt etwas nicht.")
    page.keyboard.type("Z")
    expect(page.locator("[data-errors], .problem")).to_have_count(0)
    expect(page.locator("[name=player-1]")).not_to_have_attribute("aria-invalid", "true")


def test_a_real_table_is_refereed_from_the_first_page_on(open_table: Any) -> None:
    page = open_table(language="fr")
    page.get_by_role("button", name="Arbitrer\u00a0: For Sale").click()
    expect(page.locator("[data-setup=for-sale] [name=place][value=table]")).to_be_checked()
    page.locator("[data-start]").click()
    settled(page)
    assert kept_game(page)["start"]["setup"]["dealer"] == "table"


def test_whoever_deals_by_link_hears_that_the_market_is_asked_for_and_gets_there(sit_down: Any) -> None:
    table = sit_down()
    choose_game(table, "the-estates")
    open_more(table)
    there = table.get_by_role("button", name="Further down you enter what lies open.")
    expect(there).to_have_count(0)
    choose_place(table, "quick")
    table.locator("[name=dealer][value=table]").check()
    there.click()
    expect(table.locator(".es-deal [name=cubes]")).to_be_focused()
    expect(table.locator(".deal legend")).to_be_in_viewport()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", ["the-estates", "auctionland"])
def test_a_referee_is_asked_at_once_for_what_lies_open(open_table: Any, size: tuple[int, int], game: str) -> None:
    page = open_table(size=size)
    page.locator(f"[data-game={game}] [data-referee]").click()
    bar = page.locator("[data-setup] > .row.end")
    legend, more = page.locator(".deal legend"), page.locator("[data-more] > summary")
    expect(legend).to_be_in_viewport(ratio=1)
    [asked, below, edge] = [where(each) for each in (legend, more, bar)]
    assert asked["y"] + asked["height"] <= edge["y"]
    assert asked["y"] < below["y"]
    if size[0] >= 1280 and game == "the-estates":
        # Every cube is seen beside where it goes, and nothing has to be scrolled.
        last = where(page.locator(".es-deal .es-pick").last)
        assert last["y"] + last["height"] <= edge["y"]


@pytest.mark.parametrize("given", [False, True])
def test_one_clear_choice_stands_first_and_every_other_behind_one_more_step(table: Page, given: bool) -> None:
    if given:
        table.locator("[data-game=for-sale] [data-referee]").click()
    else:
        choose_game(table, "for-sale")
    table.locator("[data-setup=for-sale]").wait_for()
    seen = table.locator("[name=place]:visible").evaluate_all("all => all.map(each => each.value)")
    assert seen == (["table"] if given else ["device", "opponents"])
    table.get_by_text("Other ways to play").click()
    choose_place(table, "device" if given else "table")
    expect(table.locator("[data-other-places]")).to_have_attribute("open", "")


def test_the_rules_in_brief_are_asked_for_by_name_above_the_form(open_table: Any) -> None:
    page = open_table(size=(360, 640), language="fr")
    choose_game(page, "for-sale")
    page.get_by_role("button", name="Règle en bref").click()
    expect(page.locator("dialog [data-brief=for-sale]")).to_be_in_viewport()


def test_what_differs_from_the_rulebook_is_told_by_name(table: Page) -> None:
    choose_game(table, "for-sale")
    fill_setup(table, "for-sale", options={"removed": 3, "refund": "half-down"})
    for each in ("[data-more]", "[data-options]"):
        told = table.locator(f"{each} > summary")
        expect(told).to_contain_text("cards removed: 3")
        expect(told).to_contain_text("refund on passing: half, rounded down")
    fill_setup(table, "for-sale", options={"open_money": True, "open_hands": True})
    expect(table.locator("[data-more] > summary")).to_contain_text("changed: 4")


def test_house_rules_stand_beside_their_fields_on_a_desk(open_table: Any) -> None:
    page = open_table(size=(1280, 800))
    choose_game(page, "for-sale")
    open_more(page)
    page.locator("[data-options] > summary").click()
    name = where(page.locator(".option-name").first)
    field = where(page.locator(".option [name]").first)
    assert field["x"] > name["x"] + name["width"]
    assert field["y"] < name["y"] + name["height"]
    assert where(page.locator("[data-options]"))["height"] < 700


@pytest.mark.parametrize("game", ["the-estates", "auctionland"])
def test_what_lies_open_is_asked_for_in_plain_words(table: Page, game: str) -> None:
    choose_game(table, game)
    fill_setup(table, game, dealer="table")
    expect(table.locator(".deal")).to_contain_text("To take a piece back, press it where it lies.")
    table.locator("[data-start]").click()
    expect(table.locator("#deal-errors li")).to_have_text(["Please enter first what lies open."])


@pytest.mark.parametrize("width", [320, 390])
def test_a_cube_that_lies_in_the_market_is_tapped_alone(open_table: Any, width: int) -> None:
    page = open_table(size=(width, 844))
    choose_game(page, "the-estates")
    fill_setup(page, "the-estates", dealer="table")
    page.locator(".es-deal [name=cubes]").fill("blue1 blue2")
    page.locator(".es-deal [name=cubes]").press("Enter")
    [one, other] = [each.bounding_box() for each in page.locator("[data-laid]").all()]
    [left, right] = [each.bounding_box() for each in page.locator("[data-laid] > *").all()]
    assert min(one["height"], other["height"]) >= 44
    assert left["x"] + left["width"] <= right["x"]


def test_a_market_that_lacks_cubes_says_in_which_row(table: Page) -> None:
    choose_game(table, "the-estates")
    fill_setup(table, "the-estates", dealer="table")
    cubes = [f"{colour}{value}" for colour in ("blue", "green", "red") for value in range(1, 7)]
    typed = table.locator(".es-deal [name=cubes]")
    typed.fill(" ".join(cubes))
    typed.press("Enter")
    table.locator("[data-start]").click()
    expect(table.locator("#deal-errors li")).to_have_text(["Market row 3 has 2 of 8 cubes."])
    expect(table.locator(".problem")).not_to_contain_text("length")


@pytest.mark.parametrize(
    ("language", "empty", "bounds"),
    [
        ("en", "Please fill this in.", "Please enter a whole number from 1 to 100."),
        ("de", "Bitte ausfüllen.", "Bitte eine ganze Zahl von 1 bis 100 eingeben."),
        ("fr", "À remplir.", "Ce doit être un entier de 1 à 100."),
    ],
)
def test_what_a_field_does_not_take_is_said_at_it_in_the_words_of_the_page(
    open_table: Any, language: str, empty: str, bounds: str
) -> None:
    page = open_table(language=language, bypass_csp=True)
    choose_game(page, "the-estates")
    page.locator("[data-go=match]").click()
    rounds = page.locator("[name=rounds]")
    said = page.locator(".field:has([name=rounds]) [role=alert]")
    for typed in ("101", "0", "2.5"):
        rounds.fill(typed)
        expect(said).to_have_count(0)
        page.locator("[data-begin-match]").click()
        expect(said).to_have_text(bounds)
        expect(rounds).to_be_focused()
        expect(rounds).to_have_attribute("aria-invalid", "true")
    page.evaluate((installed(WEB, "the audit of the table by axe") / "axe-core" / "axe.min.js").read_text())
    assert errors(page) == []
    rounds.fill("2")
    expect(rounds).not_to_have_attribute("aria-invalid", "true")
    page.evaluate("document.querySelector('[name=rounds]').value = ''")
    page.locator("[data-begin-match]").click()
    expect(said).to_have_text(empty)
    rounds.fill("3")
    page.locator("[data-begin-match]").click()
    expect(page.locator("[data-match]")).to_be_visible()


def test_an_option_set_back_to_its_default_is_not_sent(table: Page) -> None:
    choose_game(table, "for-sale")
    form = table.locator("[data-setup]")
    set_option(form, "refund", "half-down")
    set_option(form, "removed", 3)
    set_option(form, "refund", "half-up")
    form.locator(".option.changed").get_by_role("button").click()
    table.locator("[data-start]").click()
    settled(table)
    assert kept_game(table)["start"]["setup"]["options"] == {}


def test_lists_of_figures_are_written_as_people_write_them(table: Page) -> None:
    choose_game(table, "auctionland")
    fill_setup(table, "auctionland", players=["Ann", "Bob"])
    form = table.locator("[data-setup]")
    open_more(table)
    expect(form.locator("[name=option-starting_money]")).to_have_value("10, 12")
    set_option(form, "starting_money", "7 9")
    set_option(form, "icon_awards", "9; 5, 1")
    set_option(form, "score_grid", "null")
    form.locator("[name=option-score_grid-own]").fill(" ".join(map(str, range(17))))
    form.locator("[name=option-score_grid-own]").blur()
    tiles = form.locator("[name=option-tiles]")
    expect(tiles.and_(form.locator("output"))).to_have_text(re.compile("reference tiles$"))
    table.locator("[data-start]").click()
    settled(table)
    options = {"starting_money": [7, 9], "icon_awards": [9, 5, 1], "score_grid": list(range(17))}
    assert kept_game(table)["start"]["setup"]["options"] == options


def test_no_seed_is_longer_than_the_service_takes(table: Page) -> None:
    choose_game(table, "for-sale")
    open_more(table)
    table.locator("[name=seed]").press_sequentially("x" * 129, delay=0)
    expect(table.locator("[name=seed]")).to_have_value("x" * 128)


def test_an_empty_figure_says_that_the_default_counts(table: Page) -> None:
    choose_game(table, "for-sale")
    set_option(table.locator("[data-setup]"), "removed", 3)
    field = table.locator("[name=option-removed]")
    field.fill("")
    expect(field).to_have_attribute("placeholder", "Default: 0")
    field.press("Enter")
    settled(table)
    assert kept_game(table)["start"]["setup"]["options"] == {}


def test_figures_that_cannot_be_are_refused_in_the_words_of_the_page(open_table: Any) -> None:
    page = open_table(language="fr")
    choose_game(page, "auctionland")
    wrong = {"market_size": "2.5", "icon_awards": "1 2", "starting_money": "7"}
    fill_setup(page, "auctionland", options=wrong)
    page.locator("[data-start]").click()
    page.locator("[data-errors]").first.wait_for()
    assert errors_shown(page) == {
        "option-market_size": ["Ce doit être un entier de 1 à 16."],
        "option-icon_awards": ["Nombres attendus\u00a0: 3\u00a0; saisis\u00a0: 2."],
        "option-starting_money": ["Nombres attendus\u00a0: 2\u20136\u00a0; saisis\u00a0: 1."],
    }


def test_own_tiles_are_for_developers(table: Page) -> None:
    choose_game(table, "auctionland")
    switch(table, "developer")
    form = table.locator("[data-setup]")
    tiles = [{"id": f"t{number}", "regions": [], "icons": []} for number in range(96)]
    set_option(form, "tiles", json.dumps(tiles))
    table.locator("[data-start]").click()
    settled(table)
    assert kept_game(table)["start"]["setup"]["options"] == {"tiles": tiles}


def test_each_fault_is_shown_at_its_field_in_the_language_of_the_reader(open_table: Any) -> None:
    page = open_table(language="fr")
    choose_game(page, "for-sale")
    fill_setup(page, "for-sale", players=["Ann", "Ann", "Cy"])
    fill_setup(page, "for-sale", options={"houses": "[1, 2", "removed": -1})
    page.locator("[data-start]").click()
    page.locator("[data-errors]").first.wait_for()
    said = errors_shown(page)
    assert set(said) == {"player-2", "option-houses", "option-removed"}
    assert said["option-removed"] == ["Ce doit être un entier de 0 à 999."]
    expect(page.locator("[name=player-2]")).to_be_focused()
    expect(page.locator("[name=player-2]")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".problem li")).to_have_count(0)


def test_whoever_seats_players_by_keyboard_never_loses_the_focus(table: Page) -> None:
    def press(name: str, times: int = 1) -> None:
        table.get_by_role("button", name=name).focus()
        for _ in range(times):
            table.keyboard.press("Enter")

    focus = table.locator(":focus")
    choose_game(table, "for-sale")
    press("Add a player", 3)
    expect(focus).to_have_attribute("name", "player-6")
    press("Move Eve up", 2)
    expect(focus).to_have_accessible_name("Move Eve up")
    table.keyboard.press("Enter")
    table.keyboard.press("Enter")
    expect(focus).to_have_accessible_name("Move Eve down")
    table.keyboard.press("Enter")
    expect(focus).to_have_accessible_name("Move Eve down")
    press("Remove Flo", 3)
    expect(table.locator("[name^=player-]")).to_have_count(3)
    expect(table.locator(".player-row :focus")).to_have_count(1)


def test_players_are_added_up_to_the_edition_s_number_and_no_further(table: Page) -> None:
    choose_game(table, "for-sale")
    open_more(table)
    table.locator("[name=ruleset]").select_option("ravensburger-1997")
    for _ in range(2):
        table.locator("[data-add-player]").click()
    expect(table.locator("[data-add-player]")).to_be_disabled()
    expect(table.locator("[name^=player-]")).to_have_count(5)
    table.get_by_role("button", name="Remove Bob").click()
    names = table.locator("[name^=player-]").evaluate_all("all => all.map(each => each.value)")
    assert names == ["Ann", "Cy", "Dee", "Eve"]


def test_a_setup_asks_for_the_players_and_where_they_play_and_for_nothing_else(table: Page) -> None:
    for game in GAMES:
        choose_game(table, game)
        form = table.locator(f"[data-setup={game}]")
        asked = set(form.locator("input:visible, select:visible").evaluate_all("all => all.map(each => each.name)"))
        assert {each for each in asked if not each.startswith("player-")} == {"place", "open"}
        sheet = sheet_of(table, game)
        [edition] = [each["name"] for each in sheet["rulesets"] if each["id"] == sheet["default_ruleset"]]
        expect(form.locator("[data-more] > summary")).to_contain_text(edition)
        table.locator(".brand").click()


def test_what_was_chosen_last_is_proposed_again_but_the_seed(table: Page) -> None:
    wishes = {"ruleset": "heidelberger-2015", "players": ["Ann", "Bob", "Cy", "Dee"], "seed": "once"}
    choose_game(table, "for-sale")
    fill_setup(table, "for-sale", **wishes, options={"refund": "half-down"})
    fill_setup(table, "for-sale", variant="short-supply")
    table.locator("[data-start]").click()
    settled(table)
    table.locator(".brand").click()
    choose_game(table, "for-sale")
    more = table.locator("[data-more]")
    named = more.locator("[name=variant] option[value=short-supply]").evaluate("each => each.textContent")
    expect(more.locator("> summary")).to_contain_text(named)
    expect(more.locator("> summary")).to_contain_text("refund on passing: half, rounded down")
    open_more(table)
    expect(more.locator("[name=ruleset]")).to_have_value("heidelberger-2015")
    expect(more.locator("[name=seed]")).to_have_value("")
    table.locator(".brand").click()
    choose_game(table, "the-estates")
    expect(table.locator("[data-more] > summary")).not_to_contain_text("changed")


def test_a_real_table_is_a_place_to_play_and_is_proposed_again(table: Page) -> None:
    choose_game(table, "the-estates")
    place = table.locator("[name=place][value=table]")
    expect(place.locator("..")).to_contain_text("You referee")
    expect(table.locator(".deal")).to_have_count(0)
    choose_place(table, "table")
    expect(table.locator(".deal")).to_be_visible()
    expect(table.locator("[name=dealer], [name=seed], [name=open]")).to_have_count(0)
    table.locator(".brand").click()
    choose_game(table, "for-sale")
    choose_place(table, "table")
    table.locator("[data-start]").click()
    settled(table)
    assert kept_game(table)["start"]["setup"]["dealer"] == "table"
    table.locator(".brand").click()
    choose_game(table, "for-sale")
    expect(table.locator("[name=place][value=table]")).to_be_checked()


EDITION = '"ruleset": "heidelberger-2015", "variant": "standard"'


@pytest.mark.parametrize(
    "kept",
    [
        '{"ruleset": "gone"}',
        '{"ruleset": 3, "variant": []}',
        "[]",
        "null",
        "no JSON",
        f'{{{EDITION}, "options": {{"gone": 1}}, "dealer": "me", "place": "moon"}}',
    ],
)
def test_what_was_kept_and_is_no_more_is_not_proposed(kept: str, table: Page) -> None:
    table.evaluate("kept => { localStorage['gavel.setup.for-sale'] = kept; }", kept)
    choose_game(table, "for-sale")
    expect(table.locator("[name=place][value=device]")).to_be_checked()
    table.locator("[data-start]").click()
    settled(table)
    assert kept_game(table)["start"]["setup"]["options"] == {}


def test_a_service_without_keys_offers_no_tables_by_link(table: Page) -> None:
    """That with keys offers them: tests/browser/test_links.py begins all its tables so."""
    expect(table.locator(".by-link")).to_have_count(0)
    choose_game(table, "for-sale")
    places = table.locator("[name=place]").evaluate_all("all => all.map(each => each.value)")
    assert places == ["device", "opponents", "table"]


def test_those_who_played_last_are_proposed_for_the_next_game(table: Page) -> None:
    choose_game(table, "the-estates")
    fill_setup(table, "the-estates", players=["Kit", "Lou"])
    table.locator("[data-start]").click()
    settled(table)
    table.locator(".brand").click()
    choose_game(table, "for-sale")
    names = table.locator("[name^=player-]").evaluate_all("all => all.map(each => each.value)")
    assert names == ["Kit", "Lou", "Ann"]


def refused(page: Page, **wrong: Any) -> Page:
    """The setup form of For Sale, after a refusal of these options."""
    choose_game(page, "for-sale")
    fill_setup(page, "for-sale", options=wrong)
    page.locator("[data-start]").click()
    page.locator("[data-errors]").first.wait_for()
    return page


def test_the_click_that_leaves_the_last_mended_field_begins_the_game(table: Page) -> None:
    refused(table, starting_coins=-3)
    coins = table.locator("[name=option-starting_coins]")
    expect(coins).to_be_focused()
    coins.fill("900")
    start = table.locator("[data-start]").bounding_box()
    assert start is not None
    table.mouse.click(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    settled(table)
    assert kept_game(table)["start"]["setup"]["options"] == {"starting_coins": 900}


def test_what_was_unfolded_stays_so_and_the_focus_goes_on_while_faults_are_mended(table: Page) -> None:
    refused(table, houses="1, 2, 2", starting_coins=-3)
    for name, mended in {"houses": ", ".join(map(str, range(1, 31))), "starting_coins": "28"}.items():
        table.locator(f"[name=option-{name}]").fill(mended)
        table.keyboard.press("Tab")
        expect(table.locator(f"#field-option-{name}-errors")).to_have_count(0)
        expect(table.locator(".option-list :focus")).to_have_count(1)
    expect(table.locator("[data-more][open] [data-options][open]")).to_have_count(1)


def test_a_further_refusal_unfolds_again_what_was_folded(table: Page) -> None:
    refused(table, starting_coins=-3)
    table.locator("[data-more] > summary").click()
    table.locator("[data-start]").click()
    expect(table.locator("[name=option-starting_coins]")).to_be_focused()


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "“x” is no number."), ("de", "„x“ ist keine Zahl."), ("fr", "«\u00a0x\u00a0» n\u2019est pas un nombre.")],
)
def test_what_is_no_number_among_figures_is_named_in_plain_words(open_table: Any, language: str, said: str) -> None:
    page = refused(open_table(language=language), houses="1 2 x")
    assert errors_shown(page) == {"option-houses": [said]}


@pytest.mark.parametrize("size", [(1280, 800), (360, 640), (640, 400)])
def test_what_is_wrong_with_a_field_is_seen_above_the_bar(open_table: Any, size: tuple[int, int]) -> None:
    page = open_table()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    refused(page, houses="1, 2, 2")
    seen = """() => {
        const boxOf = selector => document.querySelector(selector).getBoundingClientRect();
        const [bar, said] = [boxOf(".sheet > .row.end"), boxOf("[data-errors]")];
        return said.top >= 0 && said.bottom <= Math.min(bar.top, innerHeight);
    }"""
    page.wait_for_function(seen)
