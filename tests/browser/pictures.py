"""Pictures of every game at four sizes, by day and by night, to be looked at: `make pictures`.

They are written to `tests/browser/screenshots`, which is not committed, as `<game>-<moment>-<width>-<scheme>.png`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from gavel.catalogue import games
from tests.browser.conftest import SCREENSHOTS, chromium, visitor
from tests.browser.positions import POSITIONS, sit_at
from tests.browser.support import choose_game, open_more, played, resume, take_device
from tests.support.serving import served

Json = dict[str, Any]

SIZES = ((1440, 900), (1280, 800), (390, 844), (360, 740))
SCHEMES = ("light", "dark")
SETUP = {"players": ["Ann", "Bob", "Cornelia", "Dee"], "seed": "pictures"}
FULLEST = {
    "auctionland": "auctionland-place-most",
    "for-sale": "for-sale-selling-most",
    "the-estates": "the-estates-placing-most",
}


def setup(page: Page, game: str) -> None:
    """The setup form, with its house rules open."""
    choose_game(page, game)
    open_more(page)
    page.locator("[data-options] > summary").click()


def after(share: float) -> Callable[[Page, str], None]:
    """A game of four after this share of its actions, with hidden hands."""

    def shown(page: Page, game: str) -> None:
        actions = played(game, SETUP, Random(3))
        resume(page, game, SETUP, actions[: round(len(actions) * share)])
        take_device(page)

    return shown


def fullest(page: Page, game: str) -> None:
    """The largest table, with most to choose from."""
    sit_at(page, POSITIONS[FULLEST[game]])


def review(page: Page, game: str) -> None:
    """A finished game, some steps before its end."""
    after(1)(page, game)
    page.locator("[data-go=review]").click()
    page.locator("main[data-screen=review][aria-busy=false]").wait_for()
    page.locator("[data-step=back]").click()
    page.locator("main[data-screen=review][aria-busy=false]").wait_for()


def sheet(page: Page, game: str) -> None:
    """The sheet to print."""
    review(page, game)
    page.locator("[data-go=sheet]").click()
    page.locator("main[data-screen=sheet][aria-busy=false]").wait_for()


MOMENTS: dict[str, Callable[[Page, str], None]] = {
    "setup": setup,
    "early": after(0.1),
    "middle": after(0.6),
    "fullest": fullest,
    "finished": after(1),
    "review": review,
    "sheet": sheet,
}


@contextmanager
def table(browser: Browser, url: str, size: tuple[int, int], scheme: str) -> Iterator[Page]:
    """The table, just opened in a browser of its own."""
    context = visitor(browser, url, scheme, size, service_workers="block")
    page = context.new_page()
    page.goto("/table")
    page.locator("main[data-screen=start]").wait_for()
    yield page
    context.close()


def take(page: Page, name: str) -> None:
    """Write what the window shows."""
    page.evaluate("document.fonts.ready")
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def main() -> None:
    """Take every picture."""
    SCREENSHOTS.mkdir(exist_ok=True)
    with served() as url, chromium("pictures of the table") as browser:
        for size in SIZES:
            for scheme in SCHEMES:
                ending = f"{size[0]}-{scheme}"
                with table(browser, url, size, scheme) as page:
                    take(page, f"start-{ending}")
                for game in games():
                    for moment, show in MOMENTS.items():
                        with table(browser, url, size, scheme) as page:
                            show(page, game)
                            take(page, f"{game}-{moment}-{ending}")


if __name__ == "__main__":
    main()
