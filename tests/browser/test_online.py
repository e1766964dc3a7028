"""Tables whose people are far away: each has a seat link and a page that follows the table, and nothing else."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.browser.links import open_link, seat_links, start_by_link
from tests.browser.online import Restartable, play_online, restartable
from tests.browser.test_links import scores

OpenTable = Callable[..., Page]
PLAYERS = ["Ann", "Bob", "Cy"]

GAMES = [
    pytest.param("for-sale", {"removed": 24}, id="for-sale"),
    pytest.param("the-estates", {}, id="the-estates", marks=pytest.mark.long),
    pytest.param("auctionland", {}, id="auctionland", marks=pytest.mark.long),
]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restartable]:
    """A service that keeps the heads of tables."""
    with restartable(tmp_path_factory.mktemp("online")) as found:
        yield found


@pytest.fixture
def join(open_table: OpenTable, service: Restartable) -> OpenTable:
    """A function that opens the page of that service, in a browser of its own."""

    def joined(**more: object) -> Page:
        return open_table(url=f"{service.url}/table", hosts=(urlsplit(service.url).netloc,), **more)

    return joined


def seated(
    join: OpenTable, game: str, languages: tuple[str, ...] = ("en", "en", "en"), **wishes: Any
) -> dict[str, Page]:
    """Ann has started a game, the others have opened their seat links: nothing else is ever passed on."""
    ann = join(language=languages[0])
    start_by_link(ann, game, players=PLAYERS, **wishes)
    links = seat_links(ann)
    ann.locator("[data-to-table]").click()
    people = {"Ann": ann, "Bob": join(language=languages[1]), "Cy": join(language=languages[2])}
    for seat, name in enumerate(PLAYERS[1:], start=2):
        open_link(people[name], links[str(seat)])
    return people


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_is_played_by_three_people_with_nothing_but_their_seat_links(
    join: OpenTable, game: str, options: dict[str, Any]
) -> None:
    people = seated(join, game, options=options)
    play_online(people, Random(3))
    assert len({tuple(scores(page)) for page in people.values()}) == 1
    assert len(scores(people["Ann"])) == len(PLAYERS)
    assert len({page.locator("main").get_attribute("data-head") for page in people.values()}) == 1
