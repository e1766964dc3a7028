"""The table in a real browser: Debian's Chromium, and the service as it is deployed, both started here."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Route, expect, sync_playwright

from tests.browser.online import Restartable, restartable
from tests.browser.support import PATIENCE, SLOW, open_at
from tests.support.left_out import program
from tests.support.serving import served, suggesting

SCREENSHOTS = Path(__file__).parent / "screenshots"
MODULES = Path(__file__).parents[2] / "clients" / "web" / "src"
"""What the table is made of: a page of a test may import it from /modules."""
DESKTOP, PHONE = (1280, 900), (360, 740)
BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright has the page say where a test wants no service worker."""
EARLY = "preloaded using link preload"
"""What Chromium says of the games, which come with the page, where it opens with something else or is slow."""
expect.set_options(timeout=PATIENCE)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing but loopback can be reached, whatever is asked for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]

STICKING = "how => { for (const each of document.querySelectorAll('.actions, .side')) each.style.position = how; }"

OpenTable = Callable[..., Page]
Screenshot = Callable[[str], None]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder are of the browser, before pytest chooses by marks.

    Among thousands of clicks and keys on a busy machine one may come too soon: a test that fails is tried once more,
    and the summary names it. One that fails twice fails. Where pages are slowed down on purpose, none is tried again.
    """
    tries_again = int(SLOW == 1)
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("browser")
            item.add_marker(pytest.mark.flaky(reruns=tries_again))


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The base URL of the service, started with the project's configuration on a free port."""
    with served() as url:
        yield url


@contextmanager
def chromium(left_out: str) -> Iterator[Browser]:
    """Chromium without a window; `left_out` without it."""
    installed = program("chromium", left_out)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=installed, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, for all tests of a process."""
    with chromium("the table in a browser") as found:
        yield found


def visitor(browser: Browser, url: str, scheme: str, size: tuple[int, int], **more: object) -> BrowserContext:
    """A browser of one's own, in which pages may import the table's modules."""
    width, height = size
    context = browser.new_context(
        base_url=url,
        color_scheme=scheme,  # type: ignore[arg-type]  # "light" or "dark"
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
        **more,  # type: ignore[arg-type]  # whatever Playwright takes
    )
    context.set_default_timeout(PATIENCE)
    context.route("**/modules/**", module)
    context.on("page", slowed)
    return context


@pytest.fixture
def open_table(browser: Browser, server: str) -> Iterator[OpenTable]:
    """A function that opens the table in a browser of its own, with `language`, `scheme`, `size`, and `more` options.

    Whatever the page complains of (errors, what its policy forbids, requests to hosts that are neither the service nor
    one of `hosts`) fails the test, but for what has `expected` in it.
    """
    errors: list[str] = []
    contexts = []

    def opened(
        language: str = "en",
        scheme: str = "light",
        size: tuple[int, int] = DESKTOP,
        url: str = "/table",
        hosts: tuple[str, ...] = (),
        workers: Literal["allow", "block"] = "block",
        expected: str = "",
        **more: object,
    ) -> Page:
        context = visitor(browser, server, scheme, size, locale=language, service_workers=workers, **more)
        contexts.append(context)
        page = context.new_page()
        _watch(page, {urlsplit(server).netloc, *hosts}, errors, expected)
        page.goto(url)
        page.wait_for_selector("[data-screen]")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def sit_down(open_table: OpenTable, sealing_server: str) -> OpenTable:
    """As `open_table`, at the service that has keys."""

    def sat(url: str = "/table", **more: object) -> Page:
        return open_at(open_table, sealing_server, url, **more)

    return sat


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restartable]:
    """A service that keeps the heads of tables."""
    with restartable(tmp_path_factory.mktemp("online")) as found:
        yield found


@pytest.fixture
def join(open_table: OpenTable, service: Restartable) -> OpenTable:
    """A function that opens the page of that service, in a browser of its own."""

    def joined(**more: Any) -> Page:
        return open_at(open_table, service.url, **more)

    return joined


@pytest.fixture(scope="session")
def suggesting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The base URL of a service that suggests actions, beside a process that searches."""
    with suggesting(tmp_path_factory.mktemp("searches")) as url:
        yield url


@pytest.fixture
def open_suggesting(open_table: OpenTable, suggesting_server: str) -> OpenTable:
    """A function that opens the table of a service that suggests actions, as `open_table` does."""

    def opened(**more: Any) -> Page:
        return open_at(open_table, suggesting_server, **more)

    return opened


@pytest.fixture
def table(open_table: OpenTable) -> Page:
    """The table, just opened, in English and light, on a desktop."""
    return open_table()


@pytest.fixture
def screenshot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """A function that takes pictures at desktop and phone width: `screenshot("buying")`, of `table` or a page given."""
    SCREENSHOTS.mkdir(exist_ok=True)

    def taken(name: str, page: Page | None = None) -> None:
        page = request.getfixturevalue("table") if page is None else page
        before = page.viewport_size
        for width, (across, down) in {"desktop": DESKTOP, "phone": PHONE}.items():
            page.set_viewport_size({"width": across, "height": down})
            # A picture of the whole page has no place at which anything could stick.
            page.evaluate(STICKING, "static")
            page.screenshot(path=SCREENSHOTS / f"{name}-{width}.png", full_page=True)
            page.evaluate(STICKING, "")
        if before is not None:
            page.set_viewport_size(before)

    return taken


def slowed(page: Page) -> None:
    """Slow a page down as a machine would that has less time for it, if that is wanted."""
    if SLOW > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


def module(route: Route) -> None:
    """Answer with a module of the table, as a test imports it."""
    route.fulfill(path=MODULES / route.request.url.partition("/modules/")[2], content_type="text/javascript")


def _watch(page: Page, homes: set[str], errors: list[str], expected: str) -> None:
    def said(message: ConsoleMessage) -> None:
        # Chromium reports every refused request as an error, and a refusal is what the service is for.
        # A service without keys has no sealed operations.
        statuses = "400|403|404|409|422|501" if "/sealed/" in message.location["url"] else "400|403|409|422|501"
        refused = re.search(rf"status of ({statuses}) ", message.text)
        # What is no page of the table, as a text, names no icon: then Chromium looks for one, sooner or later.
        icon = urlsplit(message.location["url"]).path == "/favicon.ico"
        foreseen = icon or message.text == BLOCKED or EARLY in message.text or (expected and expected in message.text)
        if message.type in ("error", "warning") and not refused and not foreseen:
            errors.append(f"console: {message.text} ({message.location['url']})")

    def asked(request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https") and url.netloc not in homes:
            errors.append(f"request to another host: {request.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: errors.append(f"page error: {error}"))
    page.on("request", asked)
