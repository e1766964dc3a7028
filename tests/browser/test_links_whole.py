"""A finished table by link is looked back at, kept as a transcript and shared, by everyone who has seen it."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served, open_link
from tests.browser.online import Game, Restartable, at, seated
from tests.browser.support import GONE
from tests.browser.test_moments import passes, sells, view_of

OpenTable = Callable[..., Page]
GAMES = [
    pytest.param("for-sale", {"removed": 27}, id="for-sale"),
    pytest.param("the-estates", {}, id="the-estates", marks=pytest.mark.long),
    pytest.param("auctionland", {}, id="auctionland", marks=pytest.mark.long),
]

SHORT = 500
"""Characters of a link to a few rounds: with the scores it would have more than a thousand."""


@pytest.mark.parametrize(("kind", "options"), GAMES)
def test_everyone_has_review_transcript_and_a_link_to_share(
    join: OpenTable, service: Restartable, tmp_path: Path, kind: str, options: dict[str, Any]
) -> None:
    game = Game(seated(join, kind, options=options), service.url, kind, Random(5))
    game.play()
    for name, page in game.people.items():
        link = page.locator("[data-link-kind=game] [data-url]").input_value()
        with page.expect_download() as download:
            page.locator("[data-transcript] [data-download]").click()
        download.value.save_as(tmp_path / name)
        is_whole(game, json.loads((tmp_path / name).read_text()))
        page.locator("[data-go=review]").click()
        expect(page.locator("main[data-screen=review]")).to_have_attribute("data-at", str(len(game.entered)))
        shared = join()
        open_link_to_the_game(shared, link)
        expect(shared.locator("main[data-screen=review] .scoresheet")).to_be_visible()


def is_whole(game: Game, record: dict[str, Any]) -> None:
    replayed = game.post(f"/v1/games/{game.game}/replays", {key: record[key] for key in record if key != "game"})
    assert replayed["history_matches"]
    assert replayed["scores_match"]
    assert len(record["actions"]) == len(game.entered)


def open_link_to_the_game(page: Page, link: str) -> None:
    """As a click on it from elsewhere would."""
    page.goto("about:blank")
    page.goto(link)
    page.locator("main[data-screen=review]").wait_for()


def finished(service: Restartable) -> Served:
    """A table of For Sale that is over."""
    table = Served(service.url, options={"removed": 27})
    while view_of(table, "Ann")["view"]["phase"] == "buying":
        passes(table)
    sells(table, "Ann", "Bob", "Cy")
    return table


def play_on(table: Served) -> None:
    """To the end, without a bid."""
    while not view_of(table, "Ann")["finished"]:
        player = view_of(table, "Ann")["to_act"][0]
        legal = view_of(table, player)["legal_actions"]
        table.after(next(each for each in legal if each["type"] != "bid"))


def test_a_guest_who_comes_at_the_end_has_the_whole_game(join: OpenTable, service: Restartable) -> None:
    """It has more actions than a token holds."""
    table = Served(service.url, options={"removed": 24})
    play_on(table)
    late = join()
    open_link(late, table.link())
    expect(late.locator("[data-link-kind=game]")).to_be_visible()
    expect(late.locator(".log li").last).to_contain_text("The game is set up.")
    late.locator("[data-go=review]").click()
    expect(late.locator("main[data-screen=review]")).to_have_attribute("data-at", "10")


def test_a_whole_game_that_has_not_come_is_asked_for_again(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, options={"removed": 24})
    play_on(table)
    late = join(expected=GONE)
    late.route("**/sealed/transcripts", lambda route: route.abort())
    open_link(late, table.link())
    expect(late.locator("[data-missing]")).to_contain_text("has not come yet")
    expect(late.locator(".log li").last).to_have_text("2 actions that this browser has not seen.")
    late.unroute("**/sealed/transcripts")
    late.locator("[data-ask-missing]").click()
    expect(late.locator(".log li").last).to_contain_text("The game is set up.")
    expect(late.locator("[data-link-kind=game]")).to_be_visible()
    expect(late.locator("[data-go=review]")).to_be_visible()
    expect(late.locator("[data-missing]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_guest_who_comes_at_the_end_asks_once_for_the_whole_game(
    join: OpenTable, service: Restartable, language: str
) -> None:
    table = Served(service.url, options={"removed": 24})
    play_on(table)
    late = join(language=language)
    asked: list[str] = []
    late.on("request", lambda request: asked.append(request.url))
    open_link(late, table.link())
    expect(late.locator("[data-link-kind=game]")).to_be_visible()
    assert [each for each in asked if each.endswith("/sealed/transcripts")] == [asked_for(table, "transcripts")]


def asked_for(table: Served, operation: str) -> str:
    return f"{table.url}/v1/games/{table.game}/sealed/{operation}"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_who_has_missed_actions_of_a_table_that_nobody_keeps_is_told_whom_to_ask(
    sit_down: OpenTable, sealing_server: str, language: str
) -> None:
    table = Served(sealing_server, options={"removed": 24})
    play_on(table)
    late = sit_down(language=language)
    open_link(late, table.link("Bob"))
    expect(late.locator("[data-not-whole]")).to_be_visible()
    expect(late.locator("[data-go=review]")).to_have_count(0)


def test_a_short_game_is_whole_for_who_comes_at_its_end(join: OpenTable, service: Restartable) -> None:
    """Tokens hold its actions."""
    late = join()
    open_link(late, finished(service).link())
    expect(late.locator("[data-link-kind=game]")).to_be_visible()
    expect(late.locator("[data-go=review]")).to_be_visible()


def test_the_link_to_a_whole_game_is_short_and_opens_with_its_scores(join: OpenTable, service: Restartable) -> None:
    late, shared = join(), join()
    open_link(late, finished(service).link())
    link = late.locator("[data-link-kind=game] [data-url]").input_value()
    assert len(link) < SHORT
    open_link_to_the_game(shared, link)
    expect(shared.locator("main[data-screen=review] .scoresheet")).to_be_visible()
    expect(shared.locator("main .warning")).to_have_count(0)


def test_a_review_leads_back_to_the_end_of_its_table(join: OpenTable, service: Restartable) -> None:
    page = at(join, finished(service), "Cy")
    end = page.locator("main[data-screen=scores]")
    end.wait_for()
    for reloads in (False, True):
        page.locator("[data-go=review]").click()
        page.locator("main[data-screen=review] .scoresheet").wait_for()
        if reloads:
            page.reload()
        expect(page.locator("[data-leave]")).to_have_text("Back to the game")
        page.locator("[data-leave]").click()
        end.wait_for()
