"""The list of this browser's games on the first screen: how each stands, its name, removal and its undoing, export."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from gavel.cli.app import gavel
from tests.browser.links import Served, open_link
from tests.browser.support import home, kept_game, played, resume, settled, undo

OpenTable = Callable[..., Page]

SETUP = {"players": ["Ann", "Bob", "Cy"], "seed": "a list", "options": {"removed": 27}}

MANY = """async ([kept, count]) => {
    const { newId, put } = await import("/modules/storage/games.js");
    for (let n = 0; n < count; n++) {
        await put({ ...kept, id: newId(), name: `Game ${n}`, created: n, changed: 1000 * n, finished: false });
    }
}"""


def to_start(page: Page) -> None:
    page.goto(home(page))
    page.locator("[data-game] [data-go=setup]").first.wait_for()


def listed(page: Page) -> list[str]:
    """The titles, as they stand."""
    return page.locator(".list-entry h3").all_text_contents()


@pytest.fixture
def two(table: Page) -> Page:
    """The first screen, with a game of For Sale that is over, and one of The Estates that has just begun."""
    resume(table, "for-sale", SETUP, played("for-sale", SETUP, Random(1)), open_to_all=True)
    undo(table)
    table.locator("[data-redo]").click()
    table.locator("main[data-screen=scores]").wait_for()
    kept_game(table)
    resume(table, "the-estates", {"players": ["Ann", "Bob"], "seed": "a list"}, [], open_to_all=True)
    to_start(table)
    return table


def test_each_game_stands_there_with_its_players_how_it_stands_and_when(two: Page) -> None:
    assert listed(two) == ["The Estates", "For Sale"]
    over = two.locator(".list-entry").last
    expect(over).to_contain_text("Ann, Bob, Cy")
    expect(over.locator("[data-whose-turn]")).to_contain_text("wins")
    assert over.locator("time").inner_text() != ""
    expect(over.locator("[data-go=resume]")).to_have_text("Look at it")
    over.locator("[data-go=resume]").click()
    two.locator("main[data-screen=scores]").wait_for()


def test_the_list_is_sorted_by_the_last_change(two: Page) -> None:
    two.locator(".list-entry").last.locator("[data-go=resume]").click()
    two.locator("main[data-screen=scores]").wait_for()
    undo(two)
    kept_game(two)
    to_start(two)
    assert listed(two) == ["For Sale", "The Estates"]
    expect(two.locator(".list-entry [data-whose-turn]").first).to_contain_text("to act")


def test_a_game_can_be_called_something_else(two: Page) -> None:
    entry = two.locator(".list-entry").first
    entry.locator("[data-rename]").click()
    field = two.locator("[name=game-name]")
    expect(field).to_be_focused()
    field.fill("Sunday evening")
    field.press("Enter")
    expect(entry.locator("h3")).to_have_text("Sunday evening")
    expect(entry).to_contain_text("The Estates")
    two.reload()
    expect(entry.locator("h3")).to_have_text("Sunday evening")
    entry.locator("[data-go=resume]").click()
    settled(two)
    assert kept_game(two)["name"] == "Sunday evening"


def test_escape_leaves_the_name_as_it_is(two: Page) -> None:
    two.locator("[data-rename]").first.click()
    field = two.locator("[name=game-name]")
    field.fill("No")
    field.press("Escape")
    expect(field).to_have_count(0)
    assert listed(two) == ["The Estates", "For Sale"]


def test_what_is_deleted_can_be_taken_back(two: Page) -> None:
    identity = two.locator(".list-entry").last.get_attribute("data-game-id")
    two.locator("[data-delete]").last.click()
    gone = two.locator(f"[data-gone='{identity}']")
    expect(gone).to_contain_text("Deleted: For Sale")
    expect(gone.locator("[data-undelete]")).to_be_focused()
    gone.locator("[data-undelete]").press("Enter")
    expect(two.locator(f"[data-game-id='{identity}']")).to_be_visible()
    two.locator("[data-delete]").last.click()
    gone.wait_for()
    two.reload()
    expect(two.locator("[data-game-id]")).to_have_count(1)
    two.goto(f"{home(two)}/g/{identity}")
    expect(two.locator("[data-screen=unknown]")).to_be_visible()


def test_all_games_are_exported_as_an_archive_that_the_audit_accepts(two: Page, tmp_path: Path) -> None:
    with two.expect_download() as download:
        two.locator("[data-export-all]").click()
    archive = tmp_path / download.value.suggested_filename
    download.value.save_as(archive)
    transcripts: list[dict[str, Any]] = [json.loads(line) for line in archive.read_text().splitlines()]
    assert [each["game"] for each in transcripts] == ["the-estates", "for-sale"]
    assert set(transcripts[1]) == {"game", "setup", "actions", "history", "scores"}
    audited = CliRunner().invoke(
        gavel, ["audit", str(archive), "--out", str(tmp_path / "report.ndjson"), "--strict"], prog_name="gavel"
    )
    assert audited.exit_code == 0, audited.output


def test_tables_by_link_stand_in_the_same_list(sit_down: OpenTable, sealing_server: str) -> None:
    page = sit_down()
    resume(page, "the-estates", {"players": ["Ann", "Bob"], "seed": "a list"}, [], open_to_all=True)
    open_link(page, Served(sealing_server).link("Ann"))
    to_start(page)
    assert listed(page) == ["For Sale", "The Estates"]
    by_link = page.locator("[data-kept]")
    expect(by_link.locator("[data-whose-turn]")).to_have_text("It is your turn")
    by_link.locator("[data-delete]").click()
    page.locator("[data-undelete]").click()
    by_link.locator("[data-go=linked]").click()
    page.locator("main[data-seat=Ann]").wait_for()


def test_two_hundred_games_have_room(table: Page) -> None:
    actions = played("for-sale", SETUP, Random(1))
    kept = {"game": "for-sale", "start": {"setup": SETUP}, "actions": actions, "cursor": len(actions)}
    table.evaluate(MANY, [kept, 200])
    to_start(table)
    expect(table.locator(".list-entry")).to_have_count(3)
    assert listed(table)[0] == "Game 199"
    table.locator("[data-whole-list]").click()
    expect(table.locator(".list-entry")).to_have_count(200)
    assert listed(table)[-1] == "Game 0"


def test_another_window_s_games_appear_in_the_list(table: Page) -> None:
    other = table.context.new_page()
    other.goto("/table")
    resume(other, "the-estates", {"players": ["Ann", "Bob"], "seed": "a list"}, [])
    expect(table.locator("[data-game-id]")).to_have_count(1)
