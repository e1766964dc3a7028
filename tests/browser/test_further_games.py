"""The games under examples/games, each a distribution of its own: played to the end at the plain table, by tapping."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import choose_game, fill_setup, open_at, screen, settled, take_device
from tests.support.plugins import EXAMPLES, install
from tests.support.serving import served

OpenTable = Callable[..., Page]
PAIR = ["Ann", "Bob"]

WHISTS_TRICKS = 26


@pytest.fixture(scope="module")
def further_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service with these games alone."""
    path = tmp_path_factory.mktemp("installed")
    for distribution in ("hex", "liars-dice", "german-whist"):
        install(EXAMPLES / distribution, path)
    with served(PYTHONPATH=str(path), PYTHONDONTWRITEBYTECODE="1", GAVEL_GAMES="hex,liars-dice,german-whist") as url:
        yield url


@pytest.fixture
def begin(open_table: OpenTable, further_games: str) -> Callable[..., Page]:
    """A function that begins a game at that service: its id, and what to fill in."""

    def begun(game: str, wishes: dict[str, Any]) -> Page:
        page = open_at(open_table, further_games, size=(1280, 800))
        choose_game(page, game)
        fill_setup(page, game, players=PAIR, seed="a whole game", **wishes)
        page.locator("[data-start]").click()
        page.locator(".plain-board").wait_for()
        return page

    return begun


def tap(page: Page, random: Random) -> None:
    """Choose something that the panel offers, figure by figure, until an action is complete and has been played."""
    before, chosen = page.locator("main").get_attribute("data-ply"), None
    while chosen is None:
        offered = page.locator(".panel").locator("[data-choice], [data-action]")
        offered.first.wait_for()
        button = offered.nth(random.randrange(offered.count()))
        chosen = button.get_attribute("data-action")
        button.click()
        if chosen is None:
            expect(page.get_by_role("button", name="Back one step")).to_be_visible()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    settled(page)


def play(page: Page, random: Random) -> int:
    """Play to the end; returns the number of actions."""
    plies = 0
    while screen(page) != "scores":
        take_device(page)
        tap(page, random)
        plies += 1
    return plies


def test_hex_is_played_until_two_sides_are_connected(begin: Callable[..., Page]) -> None:
    page = begin("hex", {"options": {"size": 3}})
    assert 5 <= play(page, Random(1)) <= 9
    totals = {each.get_attribute("data-total") for each in page.locator("[data-standing]").all()}
    assert totals == {"0", "1"}


def test_liars_dice_are_bid_and_doubted_and_no_cup_is_open_before(begin: Callable[..., Page]) -> None:
    page = begin("liars-dice", {"options": {"dice": 1}})
    assert take_device(page) == "Ann"
    expect(page.locator("[data-seat=Bob] [data-member=dice] dd")).to_have_text("1 hidden")
    play(page, Random(2))
    assert page.locator("[data-standing] .plain-card").count() == len(PAIR)


def test_german_whist_is_played_through_all_of_its_tricks(begin: Callable[..., Page]) -> None:
    page = begin("german-whist", {})
    assert play(page, Random(3)) == 2 * WHISTS_TRICKS
    totals = [int(each.get_attribute("data-total") or 0) for each in page.locator("[data-standing]").all()]
    assert sum(totals) == WHISTS_TRICKS // 2


def test_a_game_from_elsewhere_has_a_card_without_a_sentence_and_without_lessons(
    open_table: OpenTable, further_games: str
) -> None:
    page = open_at(open_table, further_games)
    expect(page.locator("[data-game=hex] [data-go=setup]")).to_be_visible()
    expect(page.locator("[data-about], [data-learn]")).to_have_count(0)
