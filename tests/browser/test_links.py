"""Games that are played by link: everybody in a browser of their own, and nothing but links between them."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import (
    open_link,
    play_by_link,
    seat_links,
    start_by_link,
)

OpenTable = Callable[..., Page]
PLAYERS = ["Ann", "Bob", "Cy"]

GAMES = [
    pytest.param("for-sale", {"removed": 24}, id="for-sale"),
    pytest.param("the-estates", {}, id="the-estates", marks=pytest.mark.long),
    pytest.param("auctionland", {}, id="auctionland", marks=pytest.mark.long),
]


def seated(sit_down: OpenTable, game: str, **wishes: object) -> dict[str, Page]:
    """A quick game: Ann has started it, and the others have opened their seat links."""
    ann = sit_down()
    start_by_link(ann, game, players=PLAYERS, **wishes)
    links = seat_links(ann)
    assert set(links) == {"2", "3"}
    ann.locator("[data-to-table]").click()
    people = {"Ann": ann, "Bob": sit_down(), "Cy": sit_down()}
    for seat, name in enumerate(PLAYERS[1:], start=2):
        open_link(people[name], links[str(seat)])
    return people


def scores(page: Page) -> list[tuple[str | None, str | None]]:
    """Who has how much in the end, in the order of the scoresheet."""
    return [
        (each.get_attribute("data-standing"), each.get_attribute("data-total"))
        for each in page.locator("[data-standing]").all()
    ]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_is_played_by_three_people_who_pass_links_on(
    sit_down: OpenTable, game: str, options: dict[str, object]
) -> None:
    people = seated(sit_down, game, options=options)
    end = play_by_link(people, Random(3))
    for page in people.values():
        open_link(page, end)
        expect(page.locator("main")).to_have_attribute("data-screen", "scores")
    assert len({tuple(scores(page)) for page in people.values()}) == 1
    assert len(scores(people["Ann"])) == len(PLAYERS)
