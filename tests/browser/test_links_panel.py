"""The panel of a table by link says what is bid for, and the page goes there when others act."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import Served
from tests.browser.online import PLAYERS, Restartable, at
from tests.browser.test_layout import SMALLEST, TARGET_IN_SIGHT
from tests.browser.test_moments import PHONE, offers, passes, view_of

OpenTable = Callable[..., Page]
IN_SIGHT = """() => {
    const { top, bottom } = document.querySelector(".es-block").getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector(".actions").getBoundingClientRect().top;
}"""
"""Whether what is bid for is seen whole."""
HEIGHT = "each => each.getBoundingClientRect().height"
NONE = "rgba(0, 0, 0, 0)"
ROWS_BELOW = """() => {
    const [block, rows] = [".es-block", ".es-rows"].map(each => document.querySelector(each).getBoundingClientRect());
    return rows.top >= block.bottom - 1 && rows.top < block.bottom + 24;
}"""
"""Whether the rows begin just below that."""


@pytest.fixture
def estates(service: Restartable) -> Served:
    """A table of The Estates at which Ann begins."""
    return Served(service.url, "the-estates")


def test_who_bids_sees_what_for_wherever_the_table_is_looked_at(join: OpenTable, estates: Served) -> None:
    bob = at(join, estates, "Bob", size=PHONE)
    expect(bob.locator("[data-at-stake]")).to_be_hidden()
    offers(estates, kind="cube")
    block = bob.locator(".es-block")
    expect(block).to_contain_text(re.compile(r"Ann offers: \w+ cube \d.*No bid yet", re.DOTALL))
    expect(bob.locator("[data-action-type=bid] [type=submit]")).to_be_in_viewport(ratio=1)
    for part in (".es-rows", ".es-supply"):
        bob.locator(part).evaluate("each => each.scrollIntoView({ block: 'start', behavior: 'instant' })")
        bob.wait_for_function(IN_SIGHT)
    # The panel need not say it again, but where the block stays behind.
    expect(bob.locator("[data-at-stake]")).to_be_hidden()
    bob.set_viewport_size({"width": 1000, "height": 800})
    expect(bob.locator(".actions [data-at-stake] svg.es-cube")).to_be_visible()


def test_who_waits_sees_how_high_the_bids_are(join: OpenTable, estates: Served) -> None:
    cy = at(join, estates, "Cy", size=PHONE)
    offers(estates, kind="permit")
    estates.after({"type": "bid", "player": "Bob", "amount": 4})
    expect(cy.locator(".es-block")).to_contain_text("Highest bid: 4, by Bob.")
    expect(cy.locator(".es-block .es-permit")).to_be_visible()
    cy.wait_for_function(IN_SIGHT)


@pytest.mark.parametrize("reader", ["Bob", "Cy"])
def test_the_page_goes_to_what_is_offered_and_to_the_rows_when_others_act(
    join: OpenTable, estates: Served, reader: str
) -> None:
    page = at(join, estates, reader, size=PHONE)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert not page.evaluate(IN_SIGHT)
    offers(estates, kind="cube")
    page.wait_for_function(IN_SIGHT)
    page.wait_for_function(ROWS_BELOW)


def test_the_panel_shows_the_houses_for_sale(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    ann = at(join, table, "Ann", size=PHONE)
    houses = view_of(table, "Ann")["view"]["market"]["houses"]
    expect(ann.locator("[data-at-stake] .fs-mini")).to_have_text([str(house) for house in houses])
    table.after({"type": "bid", "player": "Ann", "amount": 2})
    expect(ann.locator("[data-at-stake]")).to_contain_text("Highest bid: 2")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_panel_shows_the_tile_that_is_placed(join: OpenTable, service: Restartable, language: str) -> None:
    table = Served(service.url, "auctionland")
    (player,) = view_of(table, "Ann")["to_act"]
    table.after(view_of(table, player)["legal_actions"][0])
    other = next(name for name in PLAYERS if name != player)
    page = at(join, table, other, size=PHONE, language=language)
    expect(page.locator("[data-at-stake] .al-tile")).to_be_visible()
    expect(page.locator("[data-at-stake] b")).to_contain_text(player)
    own = at(join, table, player, size=PHONE, language=language)
    expect(own.locator("[data-at-stake]")).to_be_hidden()
    expect(own.locator(".actions .al-choose .al-tile")).to_be_in_viewport(ratio=1)
    own.wait_for_function(TARGET_IN_SIGHT)


def test_a_tile_in_a_sentence_leaves_its_line_as_high_as_any(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, "auctionland")
    page = at(join, table, "Ann", size=PHONE)
    while view_of(table, "Ann")["view"]["phase"] != "bidding":
        (player,) = view_of(table, "Ann")["to_act"]
        legal = view_of(table, player)["legal_actions"]
        table.after(next((action for action in legal if action["type"] == "offer"), legal[0]))
    (bidder, *_others) = view_of(table, "Ann")["to_act"]
    passes(table)
    lines = page.locator(".events li")
    expect(lines.first).to_have_text(f"{bidder} passes.")
    heights = [lines.filter(has_text=text).last.evaluate(HEIGHT) for text in (" passes.", r" places tile ")]
    assert max(heights) - min(heights) <= 2


def test_whoever_leads_an_auction_reads_so(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, "auctionland")
    while view_of(table, "Ann")["view"]["phase"] != "bidding":
        (player,) = view_of(table, "Ann")["to_act"]
        legal = view_of(table, player)["legal_actions"]
        table.after(next((action for action in legal if action["type"] == "offer"), legal[0]))
    bidder = next(name for name in PLAYERS if view_of(table, name)["legal_actions"])
    page = at(join, table, bidder, size=PHONE)
    expect(page.locator("#turn")).to_have_text("It is your turn")
    table.after({"type": "bid", "player": bidder, "amount": 1})
    expect(page.locator("#turn")).to_have_text("The highest bid is yours")
    expect(page.locator("[data-at-stake]")).to_have_text(re.compile(rf"{bidder}\s*1\s*highest"))
    send = page.locator("[data-action-type=bid] [type=submit]")
    expect(send).to_have_css("background-color", NONE)
    # A finger leaves the pointer there, too.
    send.hover()
    send.evaluate("async each => { await Promise.all(each.getAnimations().map(({ finished }) => finished)); }")
    expect(send).to_have_css("background-color", NONE)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["for-sale", "the-estates"])
def test_the_smallest_phone_shows_how_to_bid_and_how_to_pass(
    join: OpenTable, service: Restartable, game: str, language: str
) -> None:
    table = Served(service.url, game)
    player = "Ann"
    if game == "the-estates":
        offers(table, kind="cube")
        player = "Bob"
    page = at(join, table, player, size=SMALLEST, language=language)
    for button in ("[data-action-type=bid] [type=submit]", "[data-action*='\"pass\"']"):
        expect(page.locator(f".actions {button}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(360, 700), (360, 740), (375, 667)])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_phone_shows_what_has_been_done_and_how_to_bid_and_how_to_pass(
    join: OpenTable, service: Restartable, size: tuple[int, int], language: str
) -> None:
    table = Served(service.url)
    ann = at(join, table, "Ann", size=size, language=language)
    passes(table, 2)
    table.after({"type": "bid", "player": "Cy", "amount": 1})
    ann.locator("[data-moment] button").click()
    for part in ("[data-last-act]", "[data-action-type=bid] [type=submit]", "[data-action*='\"pass\"']"):
        expect(ann.locator(f".actions {part}")).to_be_in_viewport(ratio=1)


def test_the_panel_of_a_bid_takes_less_than_two_fifths_of_a_usual_phone(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    ann = at(join, table, "Ann", size=PHONE)
    passes(table, 2)
    table.after({"type": "bid", "player": "Cy", "amount": 1})
    ann.locator("[data-moment] button").click()
    expect(ann.locator("[data-action-type=bid] [type=submit]")).to_be_visible()
    assert ann.locator(".actions").evaluate(HEIGHT) < PHONE[1] * 0.4


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_whoever_places_sees_on_a_low_phone_what_each_player_would_count(
    join: OpenTable, estates: Served, language: str
) -> None:
    offers(estates, kind="cube")
    passes(estates, 2)
    ann = at(join, estates, "Ann", size=(375, 667), language=language)
    expect(ann.locator(".es-effect li")).to_have_count(len(PLAYERS))
    for points in ann.locator(".es-effect li").all():
        expect(points).to_be_in_viewport(ratio=1)
    ann.wait_for_function(TARGET_IN_SIGHT)


def test_a_page_says_that_it_follows_until_it_has_shown_so(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    cy = at(join, table, "Cy", size=PHONE)
    follows = cy.locator("[data-follows]")
    expect(follows).to_be_visible()
    table.after({"type": "bid", "player": "Ann", "amount": 1})
    table.after({"type": "pass", "player": "Bob"})
    cy.locator("[data-action-type=bid] [type=submit]").click()
    expect(cy.locator("main")).to_have_attribute("data-to-act", "Ann")
    expect(follows).to_have_count(0)


def test_the_last_deed_is_told_and_not_the_heading_of_what_comes_next(join: OpenTable, estates: Served) -> None:
    cy = at(join, estates, "Cy", size=PHONE)
    offers(estates, kind="cube")
    estates.after({"type": "bid", "player": "Bob", "amount": 3})
    estates.after({"type": "pass", "player": "Cy"})
    estates.after({"type": "sell", "player": "Ann"})
    (*_others, place) = (each for each in view_of(estates, "Bob")["legal_actions"] if each["type"] == "place")
    estates.after(place)
    expect(cy.locator(".log li").first).to_contain_text("Turn 2")
    told = cy.locator("[data-last-act]")
    expect(told).to_have_text(re.compile(r"Last: Ann sells .* Bob places .* Bob takes the \w+ certificate\.$"))


def test_who_only_waits_for_the_next_offer_stays_where_the_piece_has_landed(join: OpenTable, estates: Served) -> None:
    cy = at(join, estates, "Cy", size=PHONE)
    offers(estates, kind="cube")
    passes(estates, 2)
    (*_others, place) = view_of(estates, "Ann")["legal_actions"]
    cy.wait_for_function(ROWS_BELOW)
    estates.after(place)
    expect(cy.locator(".es-lot--fresh")).to_have_count(1)
    expect(cy.locator(".es-lot--fresh")).to_be_in_viewport()
