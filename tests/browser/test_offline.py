"""Without a network, or without the service: the page opens, games show, and play waits and goes on by itself."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.support import (
    GONE,
    bid,
    choose_game,
    eventually,
    home,
    kept_game,
    open_at,
    ply,
    resume,
    settled,
    start,
    taken_over,
)
from tests.browser.test_shell_elsewhere import NO_ADDRESS, SITE, Quiet, hosted
from tests.support.serving import running, served

OpenTable = Callable[..., Page]

SETUP = {"players": ["Ann", "Bob", "Cy"], "seed": "offline"}
PATIENCE = 60_000
"""Milliseconds within which a page has asked again, however long it has been waiting."""


def kept(page: Page) -> list[str]:
    """The paths that the page's service worker keeps, once it has taken over."""
    taken_over(page)
    addresses: list[str] = page.evaluate(
        "async () => (await (await caches.open('gavel-table')).keys()).map(({ url }) => new URL(url).pathname)"
    )
    return addresses


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(open_table: OpenTable) -> Page:
    """The table, kept by its service worker."""
    return taken_over(open_table(workers="allow", expected=GONE))


def test_a_page_that_was_open_once_opens_without_a_network(page: Page) -> None:
    paths = kept(page)
    assert "/table" in paths
    assert [path for path in paths if path.startswith("/v1/")] == []
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-screen=start] h1")).to_be_visible()
    expect(page.locator("[data-game=for-sale]")).to_be_visible()


def test_a_silent_network_is_not_waited_for(page: Page) -> None:
    page.context.route("**/table", lambda _route: None)
    page.reload()
    expect(page.locator("[data-screen=start] h1")).to_be_visible()


def test_the_worker_leaves_what_is_no_page_of_the_table_alone(page: Page) -> None:
    for path in ("/docs", "/table/licences.txt"):
        assert page.goto(path, wait_until="domcontentloaded") is not None
        assert page.locator("[data-screen]").count() == 0
    page.goto("/docs", wait_until="domcontentloaded")
    assert page.evaluate("navigator.serviceWorker.controller") is None


def test_a_newer_page_is_told_and_opens_the_next_time(page: Page) -> None:
    """The page at hand opens at once, whatever there is by now."""
    older = page.evaluate(
        """async () => {
            const cache = await caches.open("gavel-table");
            const script = document.querySelector("script[src*='/table-']").src;
            const older = script.replace(/-[0-9a-f]{12}/, "-0123456789ab");
            const page = new URL("/table", location.href).href;
            const text = async url => (await cache.match(url)).text();
            const put = (url, body, type) => cache.put(url, new Response(body, { headers: { "content-type": type } }));
            const found = (await text(page)).replace(/(\\/table-)[0-9a-f]{12}(.js)/, "$10123456789ab$2");
            await put(page, found, "text/html");
            await put(older, await text(script), "text/javascript");
            return older;
        }"""
    )
    page.reload()
    expect(page.locator("[data-note=newer]")).to_be_visible()
    assert page.locator("script[src*='/table-']").evaluate("each => each.src") == older
    with page.expect_navigation():
        page.locator("[data-reload]").click()
    expect(page.locator("[data-note=newer]")).to_have_count(0)
    expect(page.locator("[data-game=for-sale]")).to_be_visible()
    assert page.locator("script[src*='/table-']").evaluate("each => each.src") != older


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_opens_where_it_stood_without_a_network(page: Page) -> None:
    start(page, "for-sale", **SETUP, open=True)
    bid(page, 3)
    page.locator("main[data-ply='1']").wait_for()
    kept_game(page)
    page.context.set_offline(True)
    page.reload()
    settled(page)
    assert ply(page) == 1
    expect(page.locator("[data-event-type=bid]")).to_have_text("Ann bids 3.")
    expect(page.locator("#bid-amount")).to_be_visible()
    page.goto(home(page))
    page.locator("[data-go=resume]").click()
    settled(page)
    assert ply(page) == 1


def test_a_game_that_was_brought_in_opens_without_a_network_too(page: Page) -> None:
    resume(page, "the-estates", {"players": ["Ann", "Bob"], "seed": "x"}, [], open_to_all=True)
    kept_game(page)
    page.context.set_offline(True)
    page.reload()
    settled(page)
    expect(page.locator(".board-area")).to_be_visible()


def test_all_screens_are_there_without_a_network_after_one_visit(page: Page) -> None:
    resume(page, "for-sale", SETUP, [{"type": "bid", "player": "Ann", "amount": 2}], open_to_all=True)
    page.wait_for_load_state("networkidle")
    game, table = page.url, home(page)
    page.context.set_offline(True)
    page.goto(f"{game}/review")
    expect(page.locator("main[data-screen=review]")).to_be_attached()
    for screen in ("join", "tournament"):
        page.goto(f"{table}/{screen}")
        expect(page.locator(f"main[data-screen={screen}] h1")).to_be_visible()


def test_what_is_entered_without_a_network_is_kept_and_goes_on_by_itself(page: Page) -> None:
    start(page, "for-sale", **SETUP, open=True)
    page.context.set_offline(True)
    bid(page, 7)
    expect(page.locator("[data-note=waiting]")).to_be_visible()
    expect(page.locator("#bid-amount")).to_have_value("7")
    assert ply(page) == 0
    page.context.set_offline(False)
    page.locator("main[data-ply='1']").wait_for()
    expect(page.locator("[data-note=waiting]")).to_have_count(0)
    assert [action["amount"] for action in kept_game(page)["actions"]] == [7]


# --- the service ------------------------------------------------------------------------------------------------------


def opened_at(open_table: OpenTable, url: str, **more: Any) -> Page:
    """The table of the service at that address."""
    page = open_at(open_table, url, expected=GONE, **more)
    page.locator("[data-game=for-sale]").wait_for()
    return page


def left_alone(open_table: OpenTable) -> tuple[Page, str]:
    """A new game at a table whose service has gone, and where that was."""
    with served() as url:
        page = opened_at(open_table, url)
        start(page, "for-sale", **SETUP, open=True)
    return page, url


def again(url: str) -> AbstractContextManager[str]:
    """The service at an address where it was before."""
    return served(PORT=str(urlsplit(url).port))


def sent(page: Page, path: str) -> list[str]:
    """The list that gets the body of each request to that path."""
    bodies: list[str] = []
    page.on("request", lambda each: bodies.append(each.post_data or "") if each.url.endswith(path) else None)
    return bodies


def test_a_service_that_has_gone_shows_the_page_as_it_was(open_table: OpenTable) -> None:
    with served() as url:
        page = opened_at(open_table, url, workers="allow")
        kept(page)
    page.reload()
    expect(page.locator("[data-screen=start] h1")).to_be_visible()
    expect(page.locator("[data-game=for-sale]")).to_be_visible()


def test_a_bid_goes_on_by_itself_when_the_service_is_back_and_is_played_once(open_table: OpenTable) -> None:
    page, url = left_alone(open_table)
    bodies = sent(page, "/actions")
    bid(page, 6)
    note = page.locator("[data-note=waiting]")
    expect(note).to_contain_text("goes on by itself")
    expect(page.locator("#bid-amount")).to_have_value("6")
    with again(url):
        page.locator("main[data-ply='1']").wait_for(timeout=PATIENCE)
        expect(note).to_have_count(0)
        assert [action["amount"] for action in kept_game(page)["actions"]] == [6]
        settled(page)
        bid(page, 7)
        page.locator("main[data-ply='2']").wait_for()
    assert len(set(bodies)) == 2


def test_retry_asks_at_once(open_table: OpenTable) -> None:
    page, url = left_alone(open_table)
    # No other timer but the hand.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))
    bid(page, 6)
    retry = page.locator("[data-note=waiting] [data-retry]")
    retry.wait_for()
    with again(url):
        assert ply(page) == 0
        retry.click()
        page.locator("main[data-ply='1']").wait_for()


def test_who_does_not_wait_keeps_the_entry_and_can_change_it(open_table: OpenTable) -> None:
    page, url = left_alone(open_table)
    bid(page, 6)
    page.locator("[data-note=waiting] [data-stop]").click()
    expect(page.locator(".problem")).to_contain_text("does not answer")
    expect(page.locator("#bid-amount")).to_have_value("6")
    with again(url):
        bid(page, 4)
        page.locator("main[data-ply='1']").wait_for()
        assert [action["amount"] for action in kept_game(page)["actions"]] == [4]


def test_a_setup_waits_with_all_that_was_filled_in(open_table: OpenTable) -> None:
    with served() as url:
        page = opened_at(open_table, url)
        choose_game(page, "for-sale")
        page.locator("[name=player-1]").fill("Dora")
    page.locator("[data-start]").click()
    page.locator("[data-note=waiting]").wait_for()
    with again(url):
        page.locator("main[data-screen=play]").wait_for(timeout=PATIENCE)
        assert "Dora" in kept_game(page)["start"]["setup"]["players"]


def test_an_undo_that_was_made_meanwhile_counts_and_the_late_action_does_not(open_table: OpenTable) -> None:
    with served() as url:
        page = opened_at(open_table, url)
        start(page, "for-sale", **SETUP, open=True)
        bid(page, 3)
        page.locator("main[data-ply='1']").wait_for()
        settled(page)
    bodies = sent(page, "/actions")
    bid(page, 6)
    page.locator("[data-note=waiting]").wait_for()
    page.locator("[data-undo]").click()
    page.locator("main[data-ply='0']").wait_for()
    with again(url):
        with page.expect_response("**/actions"):
            page.locator("[data-note=waiting] [data-retry]").click()
        expect(page.locator("[data-note=waiting]")).to_have_count(0)
        assert bodies
        assert (ply(page), len(kept_game(page)["actions"])) == (0, 1)


def test_a_proxy_s_word_for_a_service_that_is_not_there_is_waited_for_too(open_table: OpenTable) -> None:
    table = open_table(expected="status of 50")
    start(table, "for-sale", **SETUP, open=True)
    answers = iter([503, 502])

    def answer(route: Route) -> None:
        status = next(answers, None)
        route.fulfill(status=status) if status else route.continue_()

    table.route("**/actions", answer)
    bid(table, 6)
    table.locator("main[data-ply='1']").wait_for()


# --- a page that has changed ------------------------------------------------------------------------------------------


@contextmanager
def changing(folder: Path) -> Iterator[tuple[str, str, Callable[[], None]]]:
    """A host of the page that names its script by a digest, as the service does.

    The page's address, the host and the service that have to be reached, and what puts another page there.
    """
    shutil.copytree(SITE, folder / "games")
    page, script = folder / "games" / "index.html", folder / "games" / "table" / "table.js"
    with hosted(folder) as origin, served(GAVEL_CORS_ORIGINS=origin) as service:
        original = page.read_text().replace(NO_ADDRESS, f'<meta name="gavel-api" content="{service}/">')

        def put(text: str, digest: str) -> None:
            (script.parent / f"table-{digest}.js").write_text(text)
            page.write_text(original.replace("table/table.js", f"table/table-{digest}.js"))

        put(script.read_text(), "0" * 12)
        yield f"{origin}/games/", service, lambda: put(f"/* Another. */{script.read_text()}", "1" * 12)


def script_of(page: Page) -> str:
    found: str = page.locator("script[src*='/table-']").evaluate("each => each.src.match(/-([0-9a-f]{12})/)[1]")
    return found


def test_a_page_that_has_changed_is_told_in_the_one_that_opened_and_is_there_on_demand(
    open_table: OpenTable, tmp_path: Path
) -> None:
    with changing(tmp_path) as (address, service, change):
        hosts = (urlsplit(address).netloc, urlsplit(service).netloc)
        page = open_table(url=address, hosts=hosts, workers="allow")
        taken_over(page)
        page.reload()
        page.locator("[data-game=for-sale]").wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("[data-note=newer]")).to_have_count(0)
        change()
        page.reload()
        expect(page.locator("[data-note=newer]")).to_be_visible()
        assert script_of(page) == "0" * 12
        with page.expect_navigation():
            page.locator("[data-reload]").click()
        expect(page.locator("[data-note=newer]")).to_have_count(0)
        page.locator("[data-game=for-sale]").wait_for()
        assert script_of(page) == "1" * 12
        assert eventually(page, lambda: [path for path in kept(page) if "-0000" in path], lambda older: not older) == []


SIGN_IN = "<!doctype html><title>Sign in</title><p>Sign in to go on.</p>"


def test_what_a_proxy_says_in_the_place_of_the_page_is_not_kept_for_it(open_table: OpenTable, tmp_path: Path) -> None:
    """Signed out, one is asked to sign in, with a status of 200; then the network goes."""
    shutil.copytree(SITE, tmp_path / "games")
    asked: list[str] = []

    class Counting(Quiet):
        def do_GET(self) -> None:  # noqa: N802  # as http.server has it
            super().do_GET()
            asked.append(self.path)

    handler = partial(Counting, directory=str(tmp_path))
    with running(ThreadingHTTPServer(("127.0.0.1", 0), handler)) as origin:
        hosts, failing = (urlsplit(origin).netloc,), "Failed to load resource"
        page = open_table(url=f"{origin}/games/", hosts=hosts, workers="allow", expected=failing)
        before = kept(page)
        (tmp_path / "games" / "index.html").write_text(SIGN_IN)
        for _ in range(2):  # by the second question, what has come of the first is kept
            asked.clear()
            page.reload()
            eventually(page, lambda: asked.count("/games/"), lambda count: count > 0)
        page.context.set_offline(True)
        page.reload()
        expect(page.locator("[data-screen=start] h1")).to_be_visible()
        assert sorted(kept(page)) == sorted(before)
