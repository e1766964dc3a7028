"""The table's shell: languages, colours, what is kept, what developers see, and that the page needs no one else."""

import json
import shlex
import subprocess
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.support import (
    WORDS,
    bid,
    kept_game,
    play_on,
    played,
    ply,
    resume,
    reveal,
    settled,
    start,
    switch,
    take_device,
    undo,
)
from tests.support.contract import document
from tests.support.left_out import program

FOR_SALE = {"players": ["Ann", "Bob", "Cy"], "seed": "a shell"}


@pytest.mark.parametrize(("language", "title"), [("fr", "Prenez place"), ("de", "Nehmt Platz")])
def test_the_page_begins_in_the_reader_s_language(open_table: Any, language: str, title: str) -> None:
    page = open_table(language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_what_is_neither_french_nor_german_begins_in_english(open_table: Any) -> None:
    expect(open_table(language="ja").locator("html")).to_have_attribute("lang", "en")


def test_another_language_says_everything_anew_and_is_kept(table: Page) -> None:
    start(table, "for-sale", **FOR_SALE, open=True)
    bid(table, 3)
    log = table.locator("[data-event-type=bid]")
    expect(log).to_have_text("Ann bids 3.")
    table.locator("[name=language]").select_option("de")
    expect(log).to_have_text("Ann bietet 3.")
    expect(table.locator("[data-event-type]")).to_have_count(3)
    table.reload()
    expect(table.locator("html")).to_have_attribute("lang", "de")


def test_the_three_languages_have_the_same_words_with_the_same_slots(table: Page) -> None:
    words = table.evaluate(WORDS)
    assert set(words) == {"en", "fr", "de"}
    slots = {language: {key: _slots(text) for key, text in said.items()} for language, said in words.items()}
    assert slots["en"] == slots["fr"] == slots["de"]
    assert all(text.strip() for said in words.values() for text in said.values())


def test_every_unit_of_the_contract_has_words(table: Page) -> None:
    schemas = document()["components"]["schemas"]
    sheets = [schema for name, schema in schemas.items() if name.endswith("Scoresheet")]
    named = [sheet["properties"]["unit"]["$ref"].rpartition("/")[2] for sheet in sheets]
    units = {unit for name in named for unit in schemas[name]["enum"]}
    assert len(sheets) == 3
    for said in table.evaluate(WORDS).values():
        assert units <= {key.removeprefix("unit.") for key in said if key.startswith("unit.")}


def test_a_total_is_said_in_the_reader_s_language_beside_a_name_that_is_not_broken(open_table: Any) -> None:
    page = open_table(language="de", size=PHONE)
    setup = {"players": ["Bartholomäus", "Maximiliane", "Cy"], "seed": "a shell", "options": {"removed": 27}}
    resume(page, "for-sale", setup, played("for-sale", setup, Random(1)))
    expect(page.locator("[data-standing] .total .soft").first).to_have_text("tausend Dollar")
    names = page.locator("[data-standing] h2")
    lines = names.evaluate_all(
        "all => all.map(each => each.offsetHeight / parseFloat(getComputedStyle(each).lineHeight))"
    )
    assert [round(count) for count in lines] == [1, 1, 1]


def _slots(text: str) -> set[str]:
    return {part.split("}")[0] for part in text.split("{")[1:]}


DARK, LIGHT = "rgb(24, 27, 23)", "rgb(243, 238, 226)"
"""--page of each scheme."""


def test_colours_follow_the_machine_until_the_reader_chooses(open_table: Any) -> None:
    page = open_table(scheme="dark")
    body, choice = page.locator("body"), page.locator("[name=scheme]")
    expect(body).to_have_css("background-color", DARK)
    choice.select_option("light")
    expect(body).to_have_css("background-color", LIGHT)
    choice.select_option("auto")
    expect(body).to_have_css("background-color", DARK)
    page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", LIGHT)
    choice.select_option("dark")
    expect(body).to_have_css("background-color", DARK)
    page.reload()
    expect(body).to_have_css("background-color", DARK)


def test_a_game_goes_on_after_the_page_was_closed(table: Page) -> None:
    start(table, "for-sale", **FOR_SALE)
    play_on(table, Random(3), until=4)
    before = kept_game(table)
    log = table.locator("[data-event-type]").all_text_contents()
    table.goto("/table")
    table.locator("[data-go=resume]").click()
    take_device(table)
    assert ply(table) == 4
    assert table.locator("[data-event-type]").all_text_contents() == log
    undo(table)
    assert ply(table) == 3
    table.locator("[data-redo]").click()
    table.locator("main[data-ply='4']").wait_for()
    assert {**kept_game(table), "changed": 0} == {**before, "changed": 0}


def test_every_request_can_be_seen_and_repeated_with_curl(table: Page) -> None:
    program("curl", "the repetition of the page's requests with curl")
    start(table, "for-sale", players=["Ann", "Bob's", "'quoted' $HOME"], dealer="table")
    switch(table, "developer")
    reveal(table)
    table.locator("main[data-ply='1']").wait_for()
    settled(table)
    table.locator("[data-exchanges] > summary").click()
    listed = table.locator("[data-exchanges] li")
    listed.first.wait_for()
    paths = listed.locator("summary code").all_text_contents()
    assert paths[0] == "POST /v1/games/for-sale/actions"
    assert {"POST /v1/games/for-sale/setup", "POST /v1/games/for-sale/views"} < set(paths)
    action = listed.first
    action.locator("summary").click()
    response = json.loads(action.locator("pre").nth(1).inner_text())
    action.locator("[data-curl]").click()
    expect(action.locator("[data-curl]")).to_have_text("Copied")
    command = table.evaluate("navigator.clipboard.readText()")
    assert shlex.split(command)[0] == "curl"
    repeated = subprocess.run(["/bin/sh", "-c", command], check=True, capture_output=True, timeout=60)
    assert json.loads(repeated.stdout) == response


def test_the_rules_of_the_edition_can_be_read(open_table: Any) -> None:
    page = open_table(language="de")
    start(page, "for-sale", ruleset="ravensburger-1997", **FOR_SALE, open=True)
    page.locator("[data-rules] summary").click()
    page.locator("[data-clause-id]").first.wait_for()
    shown = page.locator("[data-clause-id]").evaluate_all("all => all.map(each => each.dataset.clauseId)")
    assert not any(each in page.locator("[data-rules]").inner_text() for each in shown), "a clause's name is no prose"
    rules = page.request.get("/v1/games/for-sale/rules").json()["clauses"]
    assert shown == [each["id"] for each in rules if "ravensburger-1997" in each["rulesets"]]
    assert len(shown) < len(rules)
