"""Tables whose people are far away: each has a seat link and a page that follows the table, and nothing else."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.links import Served, click, open_link
from tests.browser.online import PLAYERS, Game, Restartable, at, restartable, seated, turn, whose_turn
from tests.browser.support import GONE, PATIENCE, another_window, bid, choices, eventually
from tests.browser.test_links import scores
from tests.support.auctionland import random_tile

OpenTable = Callable[..., Page]

GAMES = [
    pytest.param("for-sale", {"removed": 27}, id="for-sale"),
    pytest.param("the-estates", {}, id="the-estates", marks=pytest.mark.long),
    pytest.param("auctionland", {}, id="auctionland", marks=pytest.mark.long),
]


def begun(join: OpenTable, service: Restartable, game: str = "for-sale", **wishes: Any) -> Game:
    """A game at whose table everybody sits."""
    return Game(seated(join, game, **wishes), service.url, game, Random(3))


def ended_well(game: Game) -> bool:
    """Whether all see one end, and it is that of the actions that were entered."""
    pages = game.people.values()
    assert len({tuple(scores(page)) for page in pages}) == 1
    assert len(scores(game.people["Ann"])) == len(PLAYERS)
    for page in pages:  # whoever was there all the time has been told of every action
        page.locator(".log li").nth(len(game.entered) - 1).wait_for(state="attached")
    return game.was_played_as_entered()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_is_played_by_three_people_with_nothing_but_their_seat_links(
    join: OpenTable, service: Restartable, game: str, options: dict[str, Any]
) -> None:
    played = begun(join, service, game, options=options)
    played.play()
    assert ended_well(played)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_service_is_killed_in_the_middle_and_the_game_goes_on(
    open_table: OpenTable, tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    """Also for who acts while it is gone: what was entered then is played when it is back, once."""
    with restartable(tmp_path) as service:
        visit = partial(open_table, url=f"{service.url}/table", hosts=(urlsplit(service.url).netloc,))
        killed_in_the_middle(begun(partial(visit, expected=GONE), service, game, options=options), service)


def killed_in_the_middle(played: Game, service: Restartable) -> None:
    played.play(until=4)
    actor = whose_turn(played.people)
    assert actor is not None
    service.kill()
    before = turn(actor)
    played.enter(actor, played.rng.choice(choices(actor)))
    expect(actor.locator("[data-connection=unsent]")).to_contain_text("never played twice")
    for page in played.people.values():
        expect(page.locator("[data-connection]")).to_be_visible()
    service.start()
    # Whoever has waited for long asks seldom.
    actor.locator(f"main:not([data-turn='{before}'])").wait_for(timeout=4 * PATIENCE)
    for page in played.people.values():
        expect(page.locator("[data-connection]")).to_have_count(0, timeout=4 * PATIENCE)
    played.play()
    assert ended_well(played)


@pytest.mark.parametrize("reaches", [True, False], ids=["the answer is lost", "the request is lost"])
def test_an_action_without_an_answer_is_played_once(join: OpenTable, service: Restartable, reaches: bool) -> None:
    played = begun(partial(join, expected=GONE), service, options={"removed": 27})
    tries = 0

    def lost(route: Route) -> None:
        nonlocal tries
        tries += 1
        if reaches:
            route.fetch()
        route.abort()

    for name in PLAYERS:
        page = whose_turn(played.people)
        assert page is not None
        page.route("**/sealed/actions", lost, times=1 if name == "Cy" else 4)
        played.act(page)
        expect(page.locator("[data-connection]")).to_have_count(0)
    assert tries == 9
    played.play()
    assert ended_well(played)


def test_two_who_act_at_once_one_wins_and_the_other_keeps_the_entry(join: OpenTable, service: Restartable) -> None:
    table = auction(service.url)
    bob, cy = (at(join, table, name) for name in ("Bob", "Cy"))
    for page in (bob, cy):
        page.locator("[name=amount]").fill("3")
    for page in (bob, cy):
        page.evaluate("document.querySelector('[data-action-type=bid] [type=submit]').click()")
    expect(bob.locator("main")).to_have_attribute("data-ply", "4")
    expect(cy.locator("main")).to_have_attribute("data-ply", "4")
    told = "[data-note=overtaken], [data-refusal]"
    won = eventually(
        bob, lambda: [page for page in (bob, cy) if page.locator(told).count() == 0], lambda found: len(found) < 2
    )
    assert len(won) == 1
    (lost,) = {bob, cy} - set(won)
    expect(lost.locator("[name=amount]")).to_have_value("3")
    assert table.ask("views", {"token": table.token})["view"]["ply"] == 4


def test_who_was_too_late_by_a_moment_sends_the_same_entry_again(join: OpenTable, service: Restartable) -> None:
    table = auction(service.url)
    cy = at(join, table, "Cy")
    cy.locator("[name=amount]").fill("5")
    cy.route("**/sealed/views", lambda route: None, times=1)
    with cy.expect_request("**/sealed/views"):
        pass
    table.after({"type": "bid", "player": "Bob", "amount": 2})
    cy.locator("[data-action-type=bid] [type=submit]").click()
    expect(cy.locator("[data-note=overtaken]")).to_contain_text("your entry is still there")
    expect(cy.locator("[name=amount]")).to_have_value("5")
    expect(cy.locator("[name=amount]")).to_have_attribute("min", "3")
    cy.locator("[data-action-type=bid] [type=submit]").click()
    expect(cy.locator("main")).to_have_attribute("data-ply", "5")
    assert table.ask("views", {"token": table.token})["view"]["ply"] == 5


def test_a_choice_that_loses_a_race_is_made_again_by_itself(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, options={"removed": 24})
    while (seen := table.ask("views", {"token": table.token}, "Ann"))["view"]["phase"] == "buying":
        (player,) = seen["to_act"]
        legal = table.ask("views", {"token": table.token}, player)["legal_actions"]
        table.after(next(action for action in legal if action["type"] == "pass"))
    cy = at(join, table, "Cy")
    house, *_others = choices(cy)
    cy.route("**/sealed/views", lambda route: None, times=1)
    with cy.expect_request("**/sealed/views"):
        pass
    table.after(table.ask("views", {"token": table.token}, "Bob")["legal_actions"][0])
    click(cy, house)
    expect(cy.locator("main")).to_have_attribute("data-to-act", "Ann")
    expect(cy.locator("[data-note=overtaken]")).to_have_count(0)
    assert table.ask("views", {"token": table.token})["to_act"] == ["Ann"]


def test_a_pass_that_loses_a_race_is_made_again_by_itself(join: OpenTable, service: Restartable) -> None:
    table = auction(service.url)
    cy = at(join, table, "Cy")
    cy.route("**/sealed/views", lambda route: None, times=1)
    with cy.expect_request("**/sealed/views"):
        pass
    table.after({"type": "bid", "player": "Bob", "amount": 2})
    cy.locator("[data-action*=pass]").click()
    expect(cy.locator("main")).to_have_attribute("data-ply", "5")
    expect(cy.locator("[data-note=overtaken]")).to_have_count(0)
    assert "Cy" not in table.ask("views", {"token": table.token})["to_act"]


def test_what_is_being_entered_stays_while_others_bid(join: OpenTable, service: Restartable) -> None:
    table = auction(service.url)
    cy, dee = (at(join, table, name) for name in ("Cy", "Dee"))
    cy.locator("[name=amount]").fill("7")
    cy.locator("[name=amount]").focus()
    table.after({"type": "bid", "player": "Bob", "amount": 2})
    for page in (cy, dee):
        expect(page.locator("[name=amount]")).to_have_attribute("min", "3")
    expect(cy.locator("[name=amount]")).to_have_value("7")
    expect(cy.locator("[name=amount]")).to_be_focused()
    expect(dee.locator("[name=amount]")).to_have_value("3")


def test_a_phone_that_sleeps_asks_nothing_and_shows_all_that_it_missed_when_it_wakes(
    join: OpenTable, service: Restartable
) -> None:
    table = Served(service.url)
    cy = at(join, table, "Cy", expected=GONE)
    sleeps(cy)
    asked: list[str] = []
    cy.on("request", lambda request: asked.append(request.url))
    texts: list[str] = []
    for each in BIDS:
        answer = table.ask("actions", {"token": table.token, "action": each}, each["player"])
        table.token = answer["token"]
        texts += [event["text"] for event in answer["events"]]
    cy.wait_for_timeout(2500)
    assert asked == []
    wakes(cy)
    expect(cy.locator("main")).to_have_attribute("data-ply", str(len(BIDS)))
    expect(cy.locator("main")).to_have_attribute("data-actor", "Cy")
    for place, text in enumerate(reversed(texts)):
        expect(cy.locator(".log li").nth(place)).to_have_text(text)


def bid_ten_times(table: Served) -> None:
    """More often than a token remembers."""
    for amount in range(1, 11):
        player = table.players[(amount - 1) % len(table.players)]
        table.after({"type": "bid", "player": player, "amount": amount})


def test_who_missed_more_than_a_token_remembers_reads_all_of_it(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    page = at(join, table, "Cy", expected=GONE)
    sleeps(page)
    bid_ten_times(table)
    wakes(page)
    expect(page.locator("main")).to_have_attribute("data-ply", "10")
    shown = page.locator(".log li")
    for place, text in {0: "Ann bids 10.", 1: "Cy bids 9.", 9: "Ann bids 1."}.items():
        expect(shown.nth(place)).to_have_text(text)


def test_who_comes_late_reads_all_and_in_another_language_too(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    bid_ten_times(table)
    page = at(join, table, "Cy")
    shown = page.locator(".log li")
    expect(shown.nth(9)).to_have_text("Ann bids 1.")
    expect(shown.last).to_contain_text("The game is set up.")
    page.locator("[name=language]").select_option("fr")
    expect(shown.nth(9)).to_have_text("Ann enchérit à 1.")


def test_the_log_stays_in_the_language_of_each_window(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    bid_ten_times(table)
    english = at(join, table, "Cy")
    french = another_window(english)
    french.locator("[name=language]").select_option("fr")
    expect(french.locator(".log li").first).to_have_text("Ann enchérit à 10.")
    table.after({"type": "bid", "player": "Bob", "amount": 11})
    expect(english.locator("main")).to_have_attribute("data-ply", "11")
    for page, tenth in ((french, "Ann enchérit à 10."), (english, "Ann bids 10.")):
        expect(page.locator(".log li")).to_have_count(13)
        expect(page.locator(".log li").nth(1)).to_have_text(tenth)


def test_a_table_is_shown_before_its_whole_log_has_come(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    bid_ten_times(table)
    page = join()
    page.route("**/sealed/transcripts", lambda route: None)
    page.evaluate("link => { location.href = link; }", table.link("Bob"))
    shown = page.locator(".log li")
    expect(shown.last).to_have_text("2 actions that this browser has not seen.")
    page.unroute("**/sealed/transcripts")
    bid(page, 12)
    expect(shown.first).to_have_text("Bob bids 12.")
    expect(shown.last).to_contain_text("The game is set up.")


def test_what_has_not_come_of_the_log_comes_as_soon_as_the_page_is_looked_at_again(
    join: OpenTable, service: Restartable
) -> None:
    table = Served(service.url)
    bid_ten_times(table)
    page = join(expected=GONE)
    page.route("**/sealed/transcripts", lambda route: route.abort())
    open_link(page, table.link("Bob"))
    shown = page.locator(".log li")
    expect(shown.last).to_have_text("2 actions that this browser has not seen.")
    expect(page.locator("[data-missing]")).to_be_visible()
    page.locator("[name=amount]").fill("12")
    sleeps(page)
    page.unroute("**/sealed/transcripts")
    wakes(page)
    expect(shown.last).to_contain_text("The game is set up.")
    expect(page.locator("[data-missing]")).to_have_count(0)
    # What was being entered stays.
    expect(page.locator("[name=amount]")).to_have_value("12")


def test_a_table_that_an_older_service_has_begun_says_how_much_was_missed(
    join: OpenTable, service: Restartable
) -> None:
    table = Served(service.url)
    page = at(join, table, "Cy", expected=GONE)
    sleeps(page)
    bid_ten_times(table)
    service.forget_transcripts()
    wakes(page)
    expect(page.locator("main")).to_have_attribute("data-ply", "10")
    shown = page.locator(".log li")
    expect(shown).to_have_count(11)
    for place, text in {0: "Ann: bid (10)", 1: "Cy: bid (9)", 8: "2 actions that this browser has not seen."}.items():
        expect(shown.nth(place)).to_have_text(text)


BIDS: list[dict[str, Any]] = [
    {"type": "bid", "player": "Ann", "amount": 2},
    {"type": "bid", "player": "Bob", "amount": 3},
]


def sleeps(page: Page) -> None:
    """The phone is put away: nobody sees the page, and there is no network."""
    page.evaluate(
        """() => {
            Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    page.context.set_offline(True)


def wakes(page: Page) -> None:
    """It is taken up again; the network comes a little later."""
    page.evaluate(
        """() => {
            Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => false });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    page.context.set_offline(False)


# --- tables that are under way ----------------------------------------------------------------------------------------

QUARTET = ["Ann", "Bob", "Cy", "Dee"]


def auction(url: str) -> Served:
    """A table of Auctionland at which Bob, Cy and Dee may bid, in any order."""
    tiles = [random_tile(f"t{number}", Random(number)) for number in range(12)]
    options = {"tiles": tiles, "market_size": 4, "starting_money": [10, 10, 10, 10]}
    table = Served(url, "auctionland", players=QUARTET, options=options)
    while table.ask("views", {"token": table.token})["to_act"] != QUARTET[1:]:
        legal = table.ask("views", {"token": table.token}, "Ann")["legal_actions"]
        table.after(next(each for each in legal if each["type"] in ("claim", "place", "offer")))
    return table
