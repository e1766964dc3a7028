"""`python -m benchmarks.page`: how long the table's page takes on a slow line, at first, again and as kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import chromium
from tests.browser.support import taken_over
from tests.support.serving import served

LATENCY, MEGABITS = 150, 1.6
"""Of the line: milliseconds for a round trip, and Mbit/s down; up it has half of that."""

VISITS = 5

NOTE_SHOWN = """
globalThis.shownAfter = new Promise((shown) => {
    const seen = new MutationObserver(() => {
        if (document.querySelector("[data-game]") === null) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => shown(performance.now())));
    });
    seen.observe(document, { childList: true, subtree: true });
});
"""
"""The page itself notes when it has drawn the games: who waits for them from outside looks every half second only."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Seconds until the games are drawn to choose from; how many requests went over the line, and their kilobytes."""

    seconds: float
    requests: int
    kilobytes: float


def visits() -> Iterator[tuple[str, list[Visit]]]:
    """Each kind of visit, measured in turn: the first one, one with the browser's cache, one with the page's worker."""
    with served() as url, chromium("the page on a slow line") as browser:
        found: dict[str, list[Visit]] = {"first": [], "again": [], "kept": []}
        for _ in range(VISITS):
            with _context(browser, "block") as context:
                found["first"].append(_visit(context, url))
                found["again"].append(_visit(context, url))
            with _context(browser, "allow") as context:
                _let_keep(context, url)
                found["kept"].append(_visit(context, url))
        yield from found.items()


def main() -> None:
    """Print the table."""
    print(f"The table's page, {VISITS} visits each, on a line of {LATENCY} ms and {MEGABITS} Mbit/s.")
    print(f"  {'visit':<10}{'seconds':>10}{'slowest':>10}{'requests':>10}{'kB':>10}")
    for name, found in visits():
        seconds = [each.seconds for each in found]
        requests, kilobytes = median(each.requests for each in found), median(each.kilobytes for each in found)
        print(f"  {name:<10}{median(seconds):>10.2f}{max(seconds):>10.2f}{requests:>10.0f}{kilobytes:>10.1f}")


@contextmanager
def _context(browser: Browser, workers: Literal["allow", "block"]) -> Iterator[BrowserContext]:
    context = browser.new_context(service_workers=workers)
    yield context
    context.close()


def _let_keep(context: BrowserContext, url: str) -> None:
    """Visit the page once, until its service worker has it."""
    page = context.new_page()
    page.goto(f"{url}/table")
    taken_over(page)
    page.close()


def _visit(context: BrowserContext, url: str) -> Visit:
    page = context.new_page()
    ended = _shaped(page)
    page.add_init_script(NOTE_SHOWN)
    page.goto(f"{url}/table", wait_until="commit")
    seconds = page.evaluate("shownAfter") / 1000
    page.wait_for_load_state("networkidle")
    page.close()
    sizes = [each["encodedDataLength"] for each in ended if each["encodedDataLength"]]  # none: from the browser's cache
    return Visit(seconds, len(sizes), sum(sizes) / 1000)


def _shaped(page: Page) -> list[dict[str, Any]]:
    """The list that gets each request that ends on the line, which is slow from now on."""
    ended: list[dict[str, Any]] = []
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    down = MEGABITS * 1e6 / 8
    conditions = {"offline": False, "latency": LATENCY, "downloadThroughput": down, "uploadThroughput": down / 2}
    devtools.send("Network.emulateNetworkConditions", conditions)
    devtools.on("Network.loadingFinished", lambda each: ended.extend([each]))
    return ended


if __name__ == "__main__":
    main()
