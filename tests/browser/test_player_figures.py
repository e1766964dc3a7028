"""Each player has a figure in the colour of the seat, with the initial, wherever the page names players."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.links import Served, open_link
from tests.browser.online import Restartable

SEATS = {"for-sale": ".fs-seat", "the-estates": ".es-seat", "auctionland": ".al-seat"}
PLAYERS = ["Ann", "Émile", "Cy"]
AA = 4.5

DRAWN = """element => {
    const pixels = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const colour = css => {
        pixels.fillStyle = css;
        pixels.fillRect(0, 0, 1, 1);
        return [...pixels.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const letter = getComputedStyle(element, "::after");
    const [body, ink] = [getComputedStyle(element.querySelector("svg")).fill, letter.color].map(colour);
    return { letter: letter.content, body, ink, hidden: element.getAttribute("aria-hidden") };
}"""


def luminance(colour: list[int]) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    shares = [part / 255 for part in colour]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[int], other: list[int]) -> float:
    """The contrast of two colours, from 1 to 21."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def figures(page: Page, places: str) -> list[dict[str, Any]]:
    """The figures in these places, as they are drawn."""
    return [each.evaluate(DRAWN) for each in page.locator(f"{places} .player-figure").all()]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", SEATS)
def test_each_seat_has_a_figure_with_the_initial_in_its_colour(
    join: Any, service: Restartable, game: str, scheme: str
) -> None:
    table = Served(service.url, game, players=PLAYERS)
    page = join(size=(1280, 800), scheme=scheme)
    open_link(page, table.link("Ann"))
    page.locator(SEATS[game]).first.wait_for()
    found = figures(page, SEATS[game])
    assert sorted(each["letter"] for each in found) == ['"A"', '"C"', '"É"']
    assert len({tuple(each["body"]) for each in found}) == len(PLAYERS)
    assert all(contrast(each["body"], each["ink"]) >= AA for each in found)
    assert all(each["hidden"] == "true" for each in found)


def test_the_panel_the_presence_and_the_end_show_the_figures(join: Any, service: Restartable) -> None:
    table = Served(service.url, players=PLAYERS)
    page = join(size=(1280, 800))
    open_link(page, table.link("Cy"))
    page.locator(".presence").wait_for()
    assert [each["letter"] for each in figures(page, "#turn")] == ['"A"']
    assert [each["letter"] for each in figures(page, ".presence")] == ['"A"', '"É"']
    table.play_to_the_end()
    page.locator("main[data-screen=scores]").wait_for()
    assert sorted(each["letter"] for each in figures(page, ".standing-head")) == ['"A"', '"C"', '"É"']
