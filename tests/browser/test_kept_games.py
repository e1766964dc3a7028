"""No game is lost: each is kept by itself, what was kept before is brought over, and no room is said plainly."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served, open_link
from tests.browser.support import bid, kept_game, played, ply, settled, start

OpenTable = Callable[..., Page]

SETUP = {"players": ["Ann", "Bob", "Cy"], "seed": "kept"}


# --- what was there before --------------------------------------------------------------------------------------------


def test_the_game_that_an_earlier_page_has_kept_is_brought_over_once(open_table: OpenTable) -> None:
    page = open_table()
    actions = played("for-sale", SETUP, Random(1), until=3)
    kept = {"game": "for-sale", "start": {"setup": SETUP}, "actions": actions, "cursor": 2}
    page.evaluate(
        """async kept => {
            for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
            localStorage["gavel.game"] = kept;
        }""",
        json.dumps(kept),
    )
    for _ in range(2):
        page.goto("/table")
        expect(page.locator("[data-game-id]")).to_have_count(1)
    assert page.evaluate("localStorage['gavel.game']") is None
    page.locator("[data-go=resume]").click()
    page.locator("[data-pass] button").click()
    settled(page)
    assert ply(page) == 2
    assert kept_game(page)["actions"] == actions


def test_the_tables_by_link_that_an_earlier_page_has_kept_are_brought_over(
    sit_down: OpenTable, sealing_server: str
) -> None:
    page = sit_down()
    open_link(page, Served(sealing_server).link("Bob"))
    page.evaluate(
        """async () => {
            const { forget, tables } = await import("/modules/app/links/kept.js");
            const [table] = await tables();
            await forget(table.id);
            localStorage["gavel.tables"] = JSON.stringify({ [table.id]: table });
        }"""
    )
    page.goto(f"{sealing_server}/table")
    page.locator("[data-go=linked]").click()
    page.locator("main[data-seat=Bob]").wait_for()
    assert page.evaluate("localStorage['gavel.tables']") is None


# --- a browser that keeps nothing -------------------------------------------------------------------------------------

FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"
FORBIDDEN = """Object.defineProperty(window, "indexedDB", {
    get() { throw new DOMException("forbidden", "SecurityError"); },
});"""
ABSENT = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
SILENT = "IDBFactory.prototype.open = () => new EventTarget();"


@pytest.mark.parametrize("lack", [FULL, FORBIDDEN, ABSENT, SILENT], ids=["full", "forbidden", "absent", "silent"])
def test_a_browser_that_keeps_nothing_says_so_once_and_play_goes_on(open_table: OpenTable, lack: str) -> None:
    page = open_table()
    page.add_init_script(lack)
    page.reload()
    start(page, "for-sale", **SETUP, open=True)
    note = page.locator("[data-note=storage]")
    expect(note).to_contain_text("keeps nothing")
    note.locator("[data-understood]").click()
    bid(page, 2)
    page.locator("main[data-ply='1']").wait_for()
    expect(note).to_have_count(0)
    page.locator(".brand").click()
    page.locator("[data-go=resume]").click()
    settled(page)
    assert ply(page) == 1
