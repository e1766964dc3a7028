"""Practising: one person against opponents whom the service plays, who know no more than their seats."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.support import as_written, choose_game, open_more
from tests.support.serving import served

OpenTable = Callable[..., Page]
GAMES = ["for-sale", "the-estates", "auctionland"]
MINE = "main[data-screen=play][data-actor=Ann]:not([aria-busy=true])"
MINE_OR_END = f"{MINE}, main[data-screen=scores]"
FURTHER = "ply => Number(document.querySelector('main').dataset.ply) > ply"
MOST_ACTIONS = 60


@pytest.fixture(scope="module")
def suggesting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The base URL of a service that suggests actions, beside a process that searches."""
    folder = tmp_path_factory.mktemp("searches")
    command = [sys.executable, "-m", "gavel.suggesting.beside", str(folder), "1"]
    with (
        subprocess.Popen(command, stdin=subprocess.PIPE) as searching,
        served(GAVEL_SUGGESTIONS=f"unix:{folder}/searches") as url,
    ):
        yield url
        assert searching.stdin is not None
        searching.stdin.close()  # it ends with who started it


@pytest.fixture
def open_suggesting(open_table: OpenTable, suggesting_server: str) -> OpenTable:
    """A function that opens the table of a service that suggests actions, as `open_table` does."""

    def opened(**more: Any) -> Page:
        hosts = (urlsplit(suggesting_server).netloc,)
        return open_table(url=f"{suggesting_server}/table", hosts=hosts, **more)

    return opened


def begin(page: Page, game: str, strength: str = "easy") -> None:
    """Begin a game as the first player, against opponents of that strength."""
    choose_game(page, game)
    page.locator("[name=place][value=opponents]").check()
    page.locator("[name=strength]").select_option(strength)
    open_more(page)
    page.locator("[name=seed]").fill("practice")
    page.locator("[data-start]").click()
    page.locator(MINE).wait_for()


def act(page: Page) -> None:
    """Do what is offered last, and wait until the person may act again or the game is over."""
    ply = int(page.locator("main").get_attribute("data-ply") or "0")
    page.locator(".board-area [data-action]:enabled, .panel button:enabled").last.click()
    page.wait_for_function(FURTHER, arg=ply)
    page.locator(MINE_OR_END).first.wait_for()


def whole_game(page: Page) -> None:
    """Play on to the end."""
    for _ in range(MOST_ACTIONS):
        if page.locator("main[data-screen=scores]").count() > 0:
            return
        act(page)
    raise AssertionError(f"the game was not over after {MOST_ACTIONS} actions")


def test_a_whole_game_is_played_against_opponents_who_know_only_what_their_seats_know(
    open_suggesting: OpenTable,
) -> None:
    page = open_suggesting()
    asked: list[Request] = []
    page.on("request", lambda each: asked.append(each) if each.url.endswith("/suggestions") else None)
    begin(page, "for-sale")
    expect(page.locator(".look, .cover, [data-referee], [data-redo]")).to_have_count(0)
    whole_game(page)
    expect(page.locator("[data-reasons]")).to_be_visible()
    records = [json.loads(each.post_data or "")["record"] for each in asked if each.method == "POST"]
    assert {each["seat"] for each in records} == {"Bob", "Cy"}
    for record in records:
        assert not {"seed", "nonce", "deal"} & set(record["setup"])
        assert all(action["player"] == record["seat"] for action in record["actions"])
        for player in record["view"]["players"]:
            assert isinstance(player["houses"], list) == (player["id"] == record["seat"])


def test_an_opponent_can_be_asked_why_but_not_for_what_is_hidden_before_the_end(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    begin(page, "for-sale")
    act(page)
    page.locator("[data-reasons] summary").click()
    why = page.locator("[data-why]").first
    expect(why.locator("li").first).to_have_text(re.compile(r".+: leaves \d+ % of the others behind"))
    while "Selling" not in page.locator(".board-area").inner_text():
        act(page)
    act(page)
    if page.locator("[data-reasons][open]").count() == 0:
        page.locator("[data-reasons] summary").click()
    secret = page.locator("[data-why]").last
    expect(secret).to_contain_text("chose in secret")
    expect(secret.locator("li")).to_have_count(0)


def test_undo_takes_back_to_the_persons_last_own_action_and_a_reload_goes_on(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    begin(page, "for-sale")
    expect(page.locator("[data-undo]")).to_be_disabled()
    act(page)
    ply = page.locator("main").get_attribute("data-ply")
    page.reload()
    page.locator(MINE).wait_for()
    assert page.locator("main").get_attribute("data-ply") == ply
    act(page)
    page.locator("[data-undo]").click()
    expect(page.locator("main")).to_have_attribute("data-ply", as_written(ply))
    expect(page.locator("main")).to_have_attribute("data-actor", "Ann")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_game_can_be_practised_in_every_language(open_suggesting: OpenTable, game: str, language: str) -> None:
    page = open_suggesting(language=language)
    begin(page, game)


def test_a_service_without_suggestions_is_said_to_play_no_opponents_before_the_game_begins(
    open_table: OpenTable,
) -> None:
    page = open_table(expected="Failed to load resource")
    choose_game(page, "for-sale")
    page.locator("[name=place][value=opponents]").check()
    expect(page.locator("[data-no-opponents]")).to_be_visible()
    expect(page.locator("[data-start]")).to_be_disabled()
    page.locator("[name=place][value=device]").check()
    expect(page.locator("[data-start]")).to_be_enabled()


def test_while_the_service_is_away_the_default_action_can_be_played_for_an_opponent(open_suggesting: OpenTable) -> None:
    page = open_suggesting(expected="net::ERR_")
    begin(page, "for-sale")
    page.route("**/for-sale/suggestions", lambda route: route.abort())
    page.locator(".panel button:enabled").last.click()
    ply = int(page.locator("main[data-actor='']").get_attribute("data-ply") or "0")
    page.locator("[data-default]").click()
    page.wait_for_function(FURTHER, arg=ply)
    page.unroute_all()
    page.locator(MINE).wait_for()
