"""The page opens without a network once it has been opened with one, and is the newest as soon as there is one."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.support.serving import served

TAKEN_OVER = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 20));
}"""


def kept(page: Page) -> list[str]:
    """The paths that the page's service worker keeps, once it has taken over."""
    page.evaluate(TAKEN_OVER)
    addresses: list[str] = page.evaluate(
        "async () => (await (await caches.open('gavel-table')).keys()).map(({ url }) => new URL(url).pathname)"
    )
    return addresses


def test_a_page_that_was_open_once_opens_without_a_network(open_table: Any) -> None:
    page = open_table(workers="allow", expected="net::ERR_INTERNET_DISCONNECTED")
    paths = kept(page)
    assert "/table" in paths
    assert [path for path in paths if path.startswith("/v1/")] == []
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-screen=start] h1")).to_be_visible()
    expect(page.locator("[role=alert]")).to_be_visible()  # which games there are, only the service knows
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("[data-game=for-sale]")).to_be_visible()


def test_a_silent_network_is_not_waited_for(open_table: Any) -> None:
    page = open_table(workers="allow")
    kept(page)
    page.context.route("**/table", lambda _route: None)
    page.reload()
    expect(page.locator("[data-screen=start] h1")).to_be_visible()


def test_the_worker_leaves_the_pages_beside_it_alone(open_table: Any) -> None:
    page = open_table(workers="allow")
    kept(page)
    page.goto("/docs", wait_until="domcontentloaded")
    assert page.evaluate("navigator.serviceWorker.controller") is None


def test_a_service_that_has_gone_shows_the_page_as_it_was(open_table: Any) -> None:
    with served() as url:
        page = open_table(
            workers="allow",
            url=f"{url}/table",
            hosts=(url.removeprefix("http://"),),
            expected="net::ERR_CONNECTION_REFUSED",
        )
        kept(page)
    page.reload()
    expect(page.locator("[data-screen=start] h1")).to_be_visible()
