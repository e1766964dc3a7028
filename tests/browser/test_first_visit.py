"""A first visit asks for the games beside the page's script, and once."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.support import GONE

OpenTable = Callable[..., Page]

FORGET_ANSWERS = """async () => {
    const { database } = await import("/modules/storage/database.js");
    await (await database()).clear("answers");
}"""


def test_the_games_are_asked_for_before_the_script_is_there_and_only_once(open_table: OpenTable) -> None:
    page = open_table(expected=GONE)
    page.route("**/table/table-*.js", lambda route: route.abort())
    with page.expect_response("**/v1/games"):
        page.reload()
    page.unroute_all()
    wanted: list[str] = []
    page.on("request", lambda each: wanted.append(each.url) if each.url.endswith("/v1/games") else None)
    page.reload()
    page.locator("[data-game=for-sale]").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(wanted) == 1


def test_a_catalogue_that_was_asked_for_in_vain_is_asked_for_again(open_table: OpenTable) -> None:
    page = open_table(expected=GONE)
    page.evaluate(FORGET_ANSWERS)
    page.route("**/v1/games", lambda route: route.abort(), times=1)
    page.reload()
    expect(page.locator("[data-game=for-sale]")).to_be_visible()
