"""No game is lost: each is kept separately, older records are moved over, and full storage is reported."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.links import Served, open_link
from tests.browser.support import another_window, bid, kept_game, played, ply, settled, start, undo

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


# --- a page that is left at once --------------------------------------------------------------------------------------

KEPT_SLOWLY = """() => {
    const write = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (record) {
        // Other requests of the same step go before it: what is saved takes its time.
        for (let each = 0; each < 20000; each += 1) this.get(each);
        return write.call(this, record);
    };
    new MutationObserver(() => {
        if (document.querySelector("main[data-ply='1']") && !sessionStorage.left) {
            sessionStorage.left = "1";
            location.reload();
        }
    }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_an_action_that_is_shown_is_kept_even_if_the_page_is_left_at_once(table: Page) -> None:
    start(table, "for-sale", **SETUP, open=True)
    table.evaluate(KEPT_SLOWLY)
    with table.expect_event("load"):
        bid(table, 3)
    settled(table)
    assert ply(table) == 1
    assert [action["amount"] for action in kept_game(table)["actions"]] == [3]


def test_an_action_whose_answer_comes_when_another_game_is_open_is_kept_in_its_own(table: Page) -> None:
    start(table, "for-sale", **SETUP, open=True)
    left = table.url.partition("/g/")[2]
    late: list[Route] = []
    table.route("**/actions", lambda route: late.extend([route]))
    with table.expect_request("**/actions"):
        bid(table, 3)
    table.locator(".brand").click()
    start(table, "the-estates", **SETUP, open=True)
    (route,) = late
    with table.expect_response("**/actions"):
        route.continue_()
    table.wait_for_function(
        "async id => (await (await import('/modules/storage/games.js')).game(id)).actions.length === 1", arg=left
    )
    expect(table.locator("main")).to_have_attribute("data-game", "the-estates")
    table.go_back()
    table.go_back()
    table.go_back()
    table.locator("main[data-game=for-sale][data-ply='1']").wait_for()


# --- two windows ------------------------------------------------------------------------------------------------------


def test_two_windows_on_one_game_follow_each_other(table: Page) -> None:
    start(table, "for-sale", **SETUP, open=True)
    other = another_window(table)
    bid(table, 3)
    other.locator("main[data-ply='1']").wait_for()
    settled(other)
    expect(other.locator("[data-note=followed]")).to_contain_text("another window")
    bid(other, 4)
    table.locator("main[data-ply='2']").wait_for()
    settled(table)
    expect(other.locator("[data-note]")).to_have_count(0)
    undo(other)
    table.locator("main[data-ply='1']").wait_for()
    undo(table)
    other.locator("main[data-ply='0']").wait_for()
    table.reload()
    settled(table)
    assert (ply(table), len(kept_game(table)["actions"])) == (0, 2)


def test_of_two_windows_that_act_at_once_one_wins_and_the_other_is_told(table: Page) -> None:
    start(table, "for-sale", **SETUP, open=True)
    other = another_window(table)
    # Neither hears of the other: both answers are under way when the first is kept.
    late: list[Route] = []
    other.route("**/actions", lambda route: late.extend([route]))
    with other.expect_request("**/actions"):
        bid(other, 5)
    bid(table, 3)
    other.locator("main[data-ply='1']").wait_for()
    (route,) = late
    route.continue_()
    expect(other.locator("[data-note=overtaken]")).to_contain_text("faster")
    assert [action["amount"] for action in kept_game(other)["actions"]] == [3]
    settled(other)
    other.unroute("**/actions")
    bid(other, 4)
    table.locator("main[data-ply='2']").wait_for()
    assert [action["amount"] for action in kept_game(table)["actions"]] == [3, 4]


def test_where_windows_cannot_tell_each_other_nothing_is_written_over_all_the_same(open_table: OpenTable) -> None:
    page = open_table()
    page.context.add_init_script("delete window.BroadcastChannel;")
    page.reload()
    start(page, "for-sale", **SETUP, open=True)
    other = another_window(page)
    bid(page, 3)
    page.locator("main[data-ply='1']").wait_for()
    kept_game(page)
    assert ply(other) == 0
    bid(other, 5)
    expect(other.locator("[data-note=overtaken]")).to_be_visible()
    assert [action["amount"] for action in kept_game(page)["actions"]] == [3]
    settled(other)
    expect(other.locator("[data-event-type=bid]")).to_have_text("Ann bids 3.")


def test_a_game_that_was_deleted_in_another_window_is_kept_again_when_it_is_played(table: Page) -> None:
    start(table, "for-sale", **SETUP, open=True)
    table.evaluate("async id => (await import('/modules/storage/games.js')).remove(id)", table.url.partition("/g/")[2])
    bid(table, 3)
    table.locator("main[data-ply='1']").wait_for()
    assert len(kept_game(table)["actions"]) == 1
