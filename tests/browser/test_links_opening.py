"""Links of every kind that are opened or pasted: who sees what then, and how links that do not fit are refused."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served, move_link, open_link, paste, seat_links, start_by_link, told
from tests.browser.support import (
    choose_game,
    choose_place,
    open_at,
    reveal,
    switch,
)
from tests.sealing.table import key_file
from tests.support.serving import served

OpenTable = Callable[..., Page]
BID = {"type": "bid", "player": "Ann", "amount": 2}


@pytest.fixture
def game(sealing_server: str) -> Served:
    """A new table of For Sale."""
    return Served(sealing_server)


def plainly(page: Page, kind: str) -> str:
    """What the page says of a problem of that kind, beside the service's own words."""
    box = page.locator(f"[data-problem='/problems/{kind}']")
    expect(box).to_be_visible()
    return box.locator("[data-plainly]").inner_text()


# --- seats and spectators ---------------------------------------------------------------------------------------------


def test_a_seat_link_seats_its_player_and_leaves_no_trace_in_the_address(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("about:blank")
    page.goto(game.link("Bob"))
    page.locator("main[data-seat=Bob]").wait_for()
    assert re.fullmatch(re.escape(game.url) + "/table/l/[A-Za-z0-9_-]{22}", page.url)
    assert [url for url in asked if game.keys["Bob"] in url.split("#")[0]] == []
    assert game.keys["Bob"] not in page.content()
    assert game.keys["Bob"] not in move_link(page)
    page.reload()
    page.locator("main[data-seat=Bob]").wait_for()
    page.go_back()
    expect(page).to_have_url(game.url + "/table")
    page.locator("[data-go=linked]").click()
    page.locator("main[data-seat=Bob]").wait_for()


def test_a_link_is_opened_that_came_before_the_page_was_ready(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    hurry = "addEventListener('DOMContentLoaded', () => { location.hash = new URL(%s).hash; }, { once: true });"
    page.add_init_script(hurry % json.dumps(game.link("Ann")))
    page.reload()
    page.locator("main[data-seat=Ann]").wait_for()


def test_the_key_is_not_among_the_requests_that_the_page_shows(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link("Bob"))
    switch(page, "developer")
    page.locator("[data-exchanges] > summary").click()
    page.locator("[data-exchanges] li summary").first.wait_for()
    for each in page.locator("[data-exchanges] li summary").all():
        each.click()
    assert "sealed/views" in page.locator("[data-exchanges]").inner_text()
    assert game.keys["Bob"] not in page.content()


def test_one_who_holds_a_seat_acts_by_the_link_of_a_move(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link("Bob"))
    assert (told(page, "actor"), page.locator("[data-action-type=bid]").count()) == ("", 0)
    game.after(BID)
    open_link(page, game.link())
    assert told(page, "actor") == "Bob"
    expect(page.locator("#turn")).to_have_text("It is your turn")


def test_a_spectator_sees_what_lies_open_and_can_do_nothing(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link())
    assert told(page, "seat") == ""
    expect(page.locator("[data-as-now]")).to_have_text("You are watching")
    assert page.locator("main [data-action]").count() == 0
    assert page.locator(".fs-seat").get_by_text("hidden").count() == 3


def test_all_who_are_in_one_game_see_the_same_characters(
    sit_down: OpenTable, game: Served, sealing_server: str
) -> None:
    seated, watching = sit_down(), sit_down()
    other = Served(sealing_server)
    links = [(seated, game.link("Ann")), (seated, game.link("Bob")), (watching, game.link()), (watching, other.link())]
    heads = []
    for page, link in links:
        open_link(page, link)
        heads.append(page.locator("[data-compare] [data-head]").text_content())
    assert heads[0] == heads[1] == heads[2] != heads[3]
    assert re.fullmatch(r"[\w-]{22}", heads[0] or "")


def test_two_seats_in_one_browser_are_told_and_can_be_changed(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link("Ann"))
    assert page.locator("[data-note=several]").count() == 0
    open_link(page, game.link("Bob"))
    expect(page.locator("[data-note=several]")).to_contain_text("Ann, Bob")
    assert told(page, "seat") == "Bob"
    page.locator("[data-note=several] [data-as='1']").click()
    expect(page.locator("main")).to_have_attribute("data-seat", "Ann")
    expect(page.locator("main")).to_have_attribute("data-actor", "Ann")


# --- links that do not fit --------------------------------------------------------------------------------------------


def test_a_link_that_was_cut_off_is_refused_before_anybody_is_asked(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    paste_broken(page, game.link("Ann")[:-5])
    paste_broken(page, "not a link")
    open_link(page, game.link("Ann")[:-5])
    expect(page.locator(".problem")).to_contain_text("not a complete link")
    assert page.url == game.url + "/table"


def paste_broken(page: Page, text: str) -> None:
    page.locator("main [name=link]").fill(text)
    page.locator("main [data-open-link]").click()
    expect(page.locator("[data-errors]")).to_contain_text("not a complete link")
    expect(page.locator("main [name=link]")).to_have_value(text)


@pytest.mark.parametrize(
    ("spoil", "kind", "words"),
    [
        (lambda link: link.replace("&key", "A&key"), "seal-broken", "damaged"),
        (lambda link: link.replace("for-sale", "auctionland"), "seal-broken", "damaged"),
        (lambda link: link.replace("gvs1.2.", "gvs1.3."), "key-refused", "does not belong to this table"),
    ],
    ids=["altered token", "other game", "other seat"],
)
def test_a_link_that_the_service_refuses_is_explained_and_nothing_is_kept(
    sit_down: OpenTable, game: Served, spoil: Callable[[str], str], kind: str, words: str
) -> None:
    page = sit_down()
    open_link(page, spoil(game.link("Bob")))
    assert words in plainly(page, kind)
    page.reload()
    page.locator(".game-card").first.wait_for()
    assert page.locator("[data-kept]").count() == 0


def test_a_key_of_another_table_opens_nothing(sit_down: OpenTable, game: Served, sealing_server: str) -> None:
    page = sit_down()
    open_link(page, game.link(key=Served(sealing_server).keys["Bob"]))
    assert "does not belong to this table" in plainly(page, "key-refused")


def test_a_link_of_a_game_that_is_not_here_is_no_link(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link("Bob").replace("for-sale", "chess"))
    expect(page.locator(".problem")).to_contain_text("not a complete link")


def test_a_service_without_keys_says_plainly_that_nobody_plays_by_link_there(table: Page, server: str) -> None:
    # As from a host that only has the page's files, and does not know what the service has.
    table.evaluate("() => { document.querySelector('meta[name=gavel-sealed]').content = ''; }")
    start_by_link(table, "for-sale", players=["Ann", "Bob", "Cy"])
    assert "cannot be played by link here" in plainly(table, "not-found")
    table.locator(".brand").click()
    open_link(table, f"{server}/table#game=for-sale&token=a.b.c.d.e")
    assert "cannot be played by link here" in plainly(table, "not-found")


# --- newer, older, other lines ----------------------------------------------------------------------------------------


def test_an_older_link_changes_nothing(sit_down: OpenTable, game: Served) -> None:
    page, first = sit_down(), game.link()
    open_link(page, game.link("Ann"))
    game.after(BID)
    paste(page, game.link())
    assert told(page, "ply") == "1"
    paste(page, first)
    expect(page.locator("[data-note=older]")).to_be_visible()
    assert told(page, "ply") == "1"


def test_two_lines_of_one_table_are_told_and_one_can_be_chosen(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    one, other = (game.after({**BID, "amount": amount}, game.token) for amount in (2, 5))
    open_link(page, game.link("Bob", one))
    open_link(page, game.link(token=other))
    expect(page.locator("[data-note=line]")).to_contain_text("two lines")
    expect(page.locator("#bid-amount")).to_have_value("3")
    page.locator("[data-switch-line]").click()
    expect(page.locator("#bid-amount")).to_have_value("6")
    assert page.locator("[data-note=line]").count() == 0


def test_a_refused_action_is_explained_and_the_form_stays(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link("Ann"))
    page.locator("[name=amount]").fill("99")
    page.locator("[data-action-type=bid] [type=submit]").click()
    expect(page.locator("[data-refusal]")).to_be_visible()
    expect(page.locator("[name=amount]")).to_have_value("99")


# --- what a page keeps ------------------------------------------------------------------------------------------------


def test_the_first_screen_lists_the_tables_with_whose_turn_it_is(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link("Ann"))
    other = Served(game.url, "the-estates")
    open_link(page, other.link())
    page.locator(".brand").click()
    expect(page.locator("[data-kept]")).to_have_count(2)
    listed = page.locator("[data-kept]").filter(has_text="For Sale")
    expect(listed).to_contain_text("Ann, Bob, Cy")
    expect(listed.locator("[data-whose-turn]")).to_have_text("It is your turn")
    game.after(BID)
    open_link(page, game.link())
    page.locator(".brand").click()
    expect(listed.locator("[data-whose-turn]")).to_have_text("Bob to act")
    listed.locator("[data-go=linked]").click()
    page.locator("main[data-seat=Ann]").wait_for()


def test_a_forgotten_table_is_gone_with_its_key(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    open_link(page, game.link("Ann"))
    page.locator("[data-keys] summary").click()
    page.locator("[data-forget]").click()
    page.locator("[data-forget-anyway]").click()
    page.locator("main[data-screen=start] .game-card").first.wait_for()
    assert page.locator("[data-kept]").count() == 0
    kept: Any = page.evaluate("JSON.stringify({ ...localStorage })")
    assert game.keys["Ann"] not in kept
    assert page.evaluate("async () => (await import('/modules/app/links/kept.js')).tables()") == []


def test_a_browser_that_keeps_nothing_says_so(sit_down: OpenTable, game: Served) -> None:
    page = sit_down()
    page.add_init_script(
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    )
    page.reload()
    open_link(page, game.link("Ann"))
    expect(page.locator("[data-note=not-stored]")).to_be_visible()
    assert told(page, "seat") == "Ann"


# --- keys -------------------------------------------------------------------------------------------------------------


def test_a_new_key_of_ones_own_takes_the_place_of_a_link_that_leaked(sit_down: OpenTable, game: Served) -> None:
    page, thief = sit_down(), sit_down()
    open_link(page, game.link("Ann"))
    before = move_link(page)
    page.locator("[data-keys] summary").click()
    page.locator("[data-reissue='1']").click()
    expect(page.locator("[data-spectators] [data-url]")).not_to_have_value(before)
    assert told(page, "actor") == "Ann"
    open_link(thief, f"{move_link(page)}&key={game.keys['Ann']}")
    assert "does not belong" in plainly(thief, "key-refused")


def test_a_referee_gives_a_seat_another_link(sit_down: OpenTable, sealing_server: str) -> None:
    game = Served(sealing_server, referee=True)
    page, bob = sit_down(), sit_down()
    open_link(page, game.link("referee"))
    expect(page.locator("[data-as-now]")).to_have_text("You are Referee")
    page.locator("[data-keys] summary").click()
    page.locator("[data-reissue='2']").click()
    link = page.locator("[data-seat-link='2'] [data-url]").input_value()
    assert game.keys["Bob"] not in link
    open_link(bob, link)
    assert told(bob, "seat") == "Bob"


# --- a fair start -----------------------------------------------------------------------------------------------------


def test_a_fair_start_takes_a_whole_code_of_its_own_for_every_guest(sit_down: OpenTable) -> None:
    page = sit_down()
    code = "x" * 42 + "A"
    start_by_link(page, "for-sale", place="fair", players=["Ann", "Bob", "Cy"], codes={2: code[1:]})
    expect(page.locator("[data-errors]")).to_have_count(2)
    page.locator("[name=code-2]").fill(code)
    page.locator("[name=code-3]").fill(code)
    page.locator("[data-start]").click()
    expect(page.locator("[data-errors]")).to_have_count(1)
    expect(page.locator("[data-errors]")).to_contain_text("has this code already")


def test_a_form_that_was_changed_back_starts_on_this_device(sit_down: OpenTable) -> None:
    page = sit_down()
    choose_game(page, "for-sale")
    for place in ("fair", "quick", "device"):
        choose_place(page, place)
    page.locator("[data-start]").click()
    page.locator("[data-actor]:not([aria-busy=true])").wait_for()


# --- referees, dealers, and a service that keeps heads ---------------------------------------------------------------


def test_a_referee_plays_for_a_seat_that_has_forfeited(sit_down: OpenTable, sealing_server: str) -> None:
    game = Served(sealing_server, referee=True)
    page = sit_down()
    open_link(page, game.link("referee"))
    page.locator("[data-referee]").click()
    page.locator("[data-task=forfeit]").click()
    page.locator("[name=seat][value=Ann]").check()
    page.locator("[name=reason]").fill("Had to leave.")
    page.locator("[data-send]").click()
    page.locator("[data-forfeited=Ann]").wait_for()
    other = sit_down()
    (token,) = parse_qs(urlsplit(move_link(page)).fragment)["token"]
    open_link(other, game.link("Bob", token))
    assert other.locator("[data-forfeited=Ann]").count() == 1
    assert other.locator("[data-default]").count() == 0
    page.locator("[data-default]").click()
    expect(page.locator("main")).to_have_attribute("data-to-act", "Bob")


def test_only_a_correction_opens_all_hands_to_the_referee(sit_down: OpenTable, sealing_server: str) -> None:
    game = Served(sealing_server, referee=True)
    page = sit_down()
    open_link(page, game.link("referee"))
    before = move_link(page)
    page.locator("[data-referee]").click()
    page.locator("[data-task=correct]").click()
    expect(page.locator("main")).to_contain_text("shows you all hands")
    page.locator("[data-uncover]").click()
    page.locator("[name=kind]").select_option("coins")
    page.locator("[name=figure-players-0-coins]").fill("27")
    page.locator("[name=reason]").fill("Miscounted.")
    page.locator("[data-send]").click()
    page.locator("[data-record=correction]").wait_for()
    assert move_link(page) != before


def test_a_real_table_has_a_link_of_its_own_to_report_the_cards(sit_down: OpenTable) -> None:
    page, dealer = sit_down(), sit_down()
    start_by_link(page, "for-sale", players=["Ann", "Bob", "Cy"], dealer="table")
    links = seat_links(page)
    assert set(links) == {"2", "3", "t"}
    open_link(dealer, links["t"])
    expect(dealer.locator("#turn")).to_have_text("It is your turn")
    reveal(dealer)
    expect(dealer.locator("main")).to_have_attribute("data-to-act", "Ann")
    open_link(page, move_link(dealer))
    assert told(page, "actor") == "Ann"


@pytest.fixture(scope="module")
def guarding_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The base URL of a service that keeps the heads of tables."""
    heads = tmp_path_factory.mktemp("heads") / "heads.sqlite"
    with served(GAVEL_KEYS=key_file(), GAVEL_HEADS=f"sqlite:///{heads}") as url:
        yield url


def test_where_heads_are_kept_another_look_shows_what_others_have_done(
    open_table: OpenTable, guarding_server: str
) -> None:
    game = Served(guarding_server)
    page = open_at(open_table, guarding_server)
    first = game.link("Bob")
    open_link(page, first)
    game.after(BID)
    page.locator("[data-again]").click()
    expect(page.locator("main")).to_have_attribute("data-actor", "Bob")
    open_link(page, first)
    assert told(page, "actor") == "Bob"
