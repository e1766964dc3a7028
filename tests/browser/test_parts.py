"""The page fetches first what it shows first, and each other part when it is wanted, again where that has failed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.support import resume, settled, taken_over

OpenTable = Callable[..., Page]

GONE = "net::ERR_"
SETUP = {"players": ["Ann", "Bob", "Cy"], "seed": "parts"}
PARTS = {"import": "organise", "join": "links"}
"""A screen of each part that can be reached from the first one, by the part's name."""

FORGET_ANSWERS = """async () => {
    const { database } = await import("/modules/storage/database.js");
    await (await database()).clear("answers");
}"""


def asked(page: Page, *names: str) -> list[str]:
    """The list that gets the name of each of those files that the page asks for."""
    found: list[str] = []

    def note(request: Request) -> None:
        found.extend(name for name in names if f"/table/{name}-" in request.url)

    page.on("request", note)
    return found


def heading(page: Page, screen: str) -> None:
    expect(page.locator(f"main[data-screen={screen}] h1")).to_be_visible()


@pytest.mark.parametrize("visit", ["first", "again"])
def test_the_games_are_asked_for_while_the_script_comes_and_only_once(open_table: OpenTable, visit: str) -> None:
    page = open_table()
    if visit == "first":
        page.evaluate(FORGET_ANSWERS)
    wanted: list[str] = []
    page.on("request", lambda each: wanted.append(each.url) if each.url.endswith("/v1/games") else None)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/table/table-*.js", hold)
    with page.expect_request("**/v1/games"):
        page.reload(wait_until="commit")
    page.wait_for_function("globalThis.gavelAsked")
    assert page.locator("main").count() == 0
    held[0].continue_()
    page.locator("[data-game=for-sale]").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(wanted) == 1


def test_a_catalogue_that_was_asked_for_in_vain_is_asked_for_again(open_table: OpenTable) -> None:
    page = open_table(expected=GONE)
    page.evaluate(FORGET_ANSWERS)
    page.route("**/v1/games", lambda route: route.abort(), times=1)
    page.reload()
    expect(page.locator("[data-game=for-sale]")).to_be_visible()


def test_a_first_visit_fetches_no_part_and_a_screen_its_own_once(open_table: OpenTable) -> None:
    page = open_table()
    found = asked(page, "review", *PARTS.values())
    page.reload()
    page.locator("[data-game=for-sale]").wait_for()
    page.wait_for_load_state("networkidle")
    assert found == []
    for screen in PARTS:
        page.locator(f"[data-go={screen}]").click()
        heading(page, screen)
        page.go_back()
        heading(page, "start")
        page.locator(f"[data-go={screen}]").click()
        heading(page, screen)
        page.go_back()
        heading(page, "start")
    assert found == list(PARTS.values())


@pytest.mark.parametrize("screen", PARTS)
def test_a_part_that_fails_is_told_and_can_be_tried_again(open_table: OpenTable, screen: str) -> None:
    page = open_table(expected=GONE)
    page.route(f"**/table/{PARTS[screen]}-*.js", lambda route: route.abort())
    failed = page.locator("main[data-failed]")
    for button in (page.locator(f"[data-go={screen}]"), failed.locator("[data-again]")):
        with page.expect_event("requestfailed"):  # what an earlier try left on the page shows nothing of this one
            button.click()
        expect(failed.locator("h1")).to_be_focused()
        expect(failed).to_contain_text("could not be loaded")
    page.unroute_all()
    failed.locator("[data-again]").click()
    heading(page, screen)


def test_a_part_of_another_release_is_not_used(open_table: OpenTable) -> None:
    """While replicas change over, a page may be given a part that does not fit it."""
    page = open_table()

    def other(route: Route) -> None:
        answer = route.fetch()
        older = page.evaluate("globalThis.gavelParts.release")
        route.fulfill(response=answer, body=answer.text().replace(older, "0123456789ab"))

    page.route("**/table/organise-*.js", other)
    page.locator("[data-go=import]").click()
    expect(page.locator("main[data-failed]")).to_contain_text("newer version")
    page.unroute_all()
    page.locator("main[data-failed] [data-reload]").click()
    heading(page, "import")


def test_all_parts_are_there_without_a_network_after_one_visit(open_table: OpenTable) -> None:
    page = open_table(workers="allow", expected=GONE)
    taken_over(page)
    resume(page, "for-sale", SETUP, [{"type": "bid", "player": "Ann", "amount": 2}], open_to_all=True)
    page.wait_for_load_state("networkidle")
    address = page.url
    page.context.set_offline(True)
    page.reload()
    settled(page)
    page.goto(f"{address}/review")
    expect(page.locator("main[data-screen=review]")).to_be_attached()
    for screen in ("join", "tournament"):
        page.goto(f"{address.partition('/g/')[0]}/{screen}")
        heading(page, screen)
