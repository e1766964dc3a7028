"""Practising: one person against opponents whom the service plays, who know no more than their seats."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.support import (
    FURTHER,
    MINE,
    MINE_OR_END,
    act_in_practice,
    as_written,
    choose_game,
    home,
    open_at,
    practise,
)

OpenTable = Callable[..., Page]
GAMES = ["for-sale", "the-estates", "auctionland"]
MOST_ACTIONS = 100


def whole_game(page: Page) -> None:
    """Play on to the end."""
    for _ in range(MOST_ACTIONS):
        if page.locator("main[data-screen=scores]").count() > 0:
            return
        act_in_practice(page)
    raise AssertionError(f"the game was not over after {MOST_ACTIONS} actions")


def test_a_whole_game_is_played_against_opponents_who_know_only_what_their_seats_know(
    open_suggesting: OpenTable,
) -> None:
    page = open_suggesting()
    asked: list[Request] = []
    page.on("request", lambda each: asked.append(each) if each.url.endswith("/suggestions") else None)
    practise(page, "for-sale")
    expect(page.locator(".look, .cover, [data-referee], [data-redo]")).to_have_count(0)
    whole_game(page)
    page.locator("[data-reasons] > summary").click()
    whole = page.locator("[data-reasons] > [role=region]")
    expect(whole.locator("[data-why]").first).to_be_visible()
    height, inner = whole.evaluate("each => [each.clientHeight, each.scrollHeight]")
    assert height < 400 < inner, "the list scrolls by itself, and what follows stays near"
    records = [json.loads(each.post_data or "")["record"] for each in asked if each.method == "POST"]
    assert {each["seat"] for each in records} == {"Bob", "Cy"}
    for record in records:
        assert not {"seed", "nonce", "deal"} & set(record["setup"])
        assert all(action["player"] == record["seat"] for action in record["actions"])
        for player in record["view"]["players"]:
            assert isinstance(player["houses"], list) == (player["id"] == record["seat"])


def test_an_opponent_can_be_asked_why_but_not_for_what_is_hidden_before_the_end(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    practise(page, "for-sale")
    act_in_practice(page)
    page.locator("[data-reasons] > summary").click()
    why = page.locator("[data-why]").first
    played = r"In the games played out from here, \1 then ended ahead of another player \d+ times out of 100\."
    best = re.compile(rf"(Bob|Cy) thought best: .+\. {played}")
    expect(why.locator("> p")).to_have_text(best)
    expect(why.locator("li").first).not_to_be_visible()
    why.locator("[data-figures] summary").click()
    expect(why.locator("li").first).to_have_text(re.compile(r".+: leaves \d+ % of the others behind"))
    while "Selling" not in page.locator(".board-area").inner_text():
        act_in_practice(page)
    act_in_practice(page)
    if page.locator("[data-reasons][open]").count() == 0:
        page.locator("[data-reasons] > summary").click()
    secret = page.locator("[data-reasons] > [data-why]").last
    expect(secret).to_contain_text("chose in secret")
    expect(secret.locator("li")).to_have_count(0)


def test_undo_takes_back_to_the_persons_last_own_action_and_a_reload_goes_on(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    practise(page, "for-sale")
    expect(page.locator("[data-undo]")).to_be_disabled()
    act_in_practice(page)
    ply = page.locator("main").get_attribute("data-ply")
    page.reload()
    page.locator(MINE).wait_for()
    assert page.locator("main").get_attribute("data-ply") == ply
    act_in_practice(page)
    page.locator("[data-undo]").click()
    expect(page.locator("main")).to_have_attribute("data-ply", as_written(ply))
    expect(page.locator("main")).to_have_attribute("data-actor", "Ann")


YOURS = {"en": "It is your turn", "de": "Du bist am Zug", "fr": "C\u2019est votre tour"}
SELF = {"en": "you", "de": "du", "fr": "vous"}


@pytest.mark.parametrize("language", list(YOURS))
def test_the_person_is_told_of_as_you_and_plays_again_or_on_against_the_same(
    open_suggesting: OpenTable, language: str
) -> None:
    page = open_suggesting(language=language)
    practise(page, "for-sale", "easy")
    expect(page.locator("#turn")).to_have_text(YOURS[language])
    page.goto(home(page))
    expect(page.locator("[data-whose-turn]")).to_have_text(YOURS[language])
    page.locator("[data-go=resume]").click()
    whole_game(page)
    expect(page.locator("h1")).to_have_text(re.compile(SELF[language], re.IGNORECASE))
    page.locator("[data-go=review]").click()
    page.locator("[data-step=back]").click()
    page.wait_for_function("() => history.state?.at !== undefined")
    page.locator("[data-what-if]").click()
    page.locator(MINE_OR_END).first.wait_for()
    expect(page.locator("[data-redo]")).to_have_count(0)
    page.go_back()
    page.locator("[data-by-hand]").click()
    expect(page.locator("[data-redo]")).to_have_count(1)
    page.go_back()
    page.locator("[data-leave]").click()
    page.locator("main .primary").click()
    expect(page.locator("[name=place][value=opponents]")).to_be_checked()
    expect(page.locator("[name=strength]")).to_have_value("easy")
    expect(page.locator("[name=person]")).to_have_value("Ann")


@pytest.mark.parametrize("game", ["for-sale", "the-estates"])
def test_what_the_opponents_have_done_is_told_beside_what_may_be_done(open_suggesting: OpenTable, game: str) -> None:
    page = open_suggesting(size=(390, 844))
    practise(page, game)
    act_in_practice(page)
    told = page.locator("[data-last-act]")
    expect(told).to_be_in_viewport(ratio=1)
    expect(told).to_have_text(re.compile(r"^Last: .*\b(Bob|Cy)\b.*\.$"))
    expect(told).not_to_contain_text("auctioneer")
    for button in page.locator(".panel [type=submit]:enabled").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("server", "place"), [("suggesting_server", "opponents"), ("sealing_server", "quick")])
def test_what_a_place_needs_to_know_comes_into_sight_below_it(
    open_table: OpenTable, request: pytest.FixtureRequest, server: str, place: str
) -> None:
    page = open_at(open_table, request.getfixturevalue(server), size=(1280, 800))
    choose_game(page, "auctionland")
    page.locator(f"[name=place][value={place}]").check()
    fields = page.locator(".place-more .field")
    fields.last.wait_for()
    above = page.locator("[data-setup] > .row.end").bounding_box()
    first = fields.first.bounding_box()
    assert above is not None
    assert first is not None
    assert 0 <= first["y"] <= above["y"] - first["height"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_game_can_be_practised_in_every_language(open_suggesting: OpenTable, game: str, language: str) -> None:
    page = open_suggesting(language=language)
    practise(page, game)


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
    practise(page, "for-sale")
    page.route("**/for-sale/suggestions", lambda route: route.abort())
    page.locator(".panel button:enabled").last.click()
    ply = int(page.locator("main[data-actor='']").get_attribute("data-ply") or "0")
    page.locator("[data-default]").click()
    page.wait_for_function(FURTHER, arg=ply)
    page.unroute_all()
    page.locator(MINE).wait_for()


@pytest.mark.long
@pytest.mark.parametrize("game", ["the-estates", "auctionland"])
def test_a_whole_game_of_each_is_played_against_opponents(open_suggesting: OpenTable, game: str) -> None:
    page = open_suggesting()
    practise(page, game)
    whole_game(page)
    expect(page.locator("main[data-screen=scores]")).to_have_count(1)
