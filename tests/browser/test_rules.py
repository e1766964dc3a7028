"""The rules at the table: in brief with diagrams, under headings, to be searched, and one question mark away."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gavel.catalogue import games
from tests.browser.links import Served, open_link
from tests.browser.support import choose_game, resume
from tests.browser.test_moments import PHONE

OpenTable = Callable[..., Page]
HANDBOOK = Path(__file__).parents[2] / "docs" / "handbook"
TRIO = ["Ann", "Bob", "Cy"]
LOADED = "all => all.every(each => each.complete && each.naturalWidth > 0)"


def brief(game: str, language: str) -> tuple[str, list[str], list[str]]:
    """The title, the steps and the names of the diagrams of the handbook's first section."""
    section = re.split(r"^## ", (HANDBOOK / f"{game}.{language}.md").read_text(), flags=re.MULTILINE)[1]
    steps = [step.replace("**", "") for step in re.findall(r"^\d+\. (.+)$", section, re.MULTILINE)]
    return section.partition("\n")[0], steps, re.findall(r"^!\[(.+)\]", section, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", games())
def test_the_setup_has_the_game_in_brief_with_its_diagrams(open_table: OpenTable, game: str, language: str) -> None:
    page = open_table(language=language)
    choose_game(page, game)
    title, steps, diagrams = brief(game, language)
    shown = page.locator(f"[data-brief={game}]")
    expect(shown.locator("h2")).to_have_text(title)
    expect(shown.locator("li")).to_have_text(steps)
    assert shown.locator("img").evaluate_all("all => all.map(each => each.alt)") == diagrams
    page.wait_for_function(f"({LOADED})([...document.querySelectorAll('[data-brief] img')])")


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_the_rules_are_behind_a_question_mark_on_one_device(open_table: OpenTable, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    resume(page, "for-sale", {"players": TRIO, "seed": "rules"}, [])
    page.locator("[data-help]").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-brief=for-sale] li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-help]")).to_be_focused()


@pytest.mark.parametrize(
    ("game", "language", "keys"),
    [
        ("for-sale", "en", ["Tab", "← ↑ → ↓", "Home, End", "Enter", "0 … 9", "P", "Esc"]),
        ("auctionland", "de", ["Tab", "← ↑ → ↓", "Pos1, Ende", "Enter", "0 … 9", "P", "Esc", "R"]),
        ("the-estates", "fr", ["Tab", "← ↑ → ↓", "Début, Fin", "Entrée", "0 … 9", "P", "Échap"]),
    ],
)
def test_the_keys_of_a_game_s_table_are_listed_there(
    open_table: OpenTable, game: str, language: str, keys: list[str]
) -> None:
    page = open_table(language=language)
    resume(page, game, {"players": TRIO, "seed": "rules"}, [])
    page.locator("[data-help]").click()
    page.locator("dialog[open] [data-keys] summary").click()
    expect(page.locator("dialog[open] [data-keys] kbd")).to_have_text(keys)


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_the_rules_are_behind_a_question_mark_by_link(
    sit_down: OpenTable, sealing_server: str, size: tuple[int, int]
) -> None:
    page = sit_down(size=size)
    open_link(page, Served(sealing_server, "auctionland").link("Ann"))
    page.locator("[data-help]").click()
    expect(page.locator("dialog[open] [data-brief=auctionland]")).to_be_visible()
    page.locator("[data-close-rules]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", games())
def test_the_clauses_stand_under_headings_and_are_all_there(open_table: OpenTable, game: str) -> None:
    page = open_table()
    resume(page, game, {"players": TRIO, "seed": "rules"}, [])
    page.locator("[data-help]").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[data-section]").first.wait_for()
    assert dialog.locator("[data-section]").evaluate_all("all => all.every(each => each.querySelector('h3'))")
    assert dialog.locator("[data-section] h3").count() >= 5
    shown = dialog.locator("[data-clause-id]").evaluate_all("all => all.map(each => each.dataset.clauseId)")
    rules = page.request.get(f"/v1/games/{game}/rules").json()["clauses"]
    default = page.request.get(f"/v1/games/{game}").json()["default_ruleset"]
    assert shown == [each["id"] for each in rules if default in each["rulesets"]]


def test_the_search_finds_the_clauses_with_all_words(open_table: OpenTable) -> None:
    page = open_table(language="fr")
    resume(page, "the-estates", {"players": TRIO, "seed": "rules"}, [])
    page.locator("[data-help]").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[data-clause-id]").first.wait_for()
    total = dialog.locator("[data-clause-id]").count()
    dialog.get_by_role("searchbox").fill("MAIRE double")
    found = dialog.locator("[data-clause-id]")
    expect(found.first).to_be_visible()
    assert 0 < found.count() < total
    for text in found.all_inner_texts():
        assert "maire" in text.lower()
        assert "double" in text.lower()
    dialog.get_by_role("searchbox").fill("xyzzy")
    expect(dialog).to_contain_text("Aucune règle ne contient ces mots.")


def test_what_the_rules_are_made_of_is_no_part_of_the_first_visit(open_table: OpenTable) -> None:
    page = open_table()
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url) if "/table/rules-" in each.url else None)
    page.reload()
    page.locator("[data-game=for-sale]").wait_for()
    assert asked == []
    choose_game(page, "for-sale")
    expect(page.locator("[data-brief]")).to_be_visible()
    assert len(asked) == 1
