"""What is decided by link, or against opponents, is held before the eyes of players: deals, auctions, finished rows."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.links import Served, click, open_link
from tests.browser.online import PLAYERS, Restartable, at
from tests.browser.support import FURTHER, MINE, OFFERED, act_in_practice, practise
from tests.support.play import Json

OpenTable = Callable[..., Page]
PHONE = (390, 844)
HIDE = """hidden => {
    Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOWN_UNCOVERED = """element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && element.contains(found);
}"""
"""Whether the middle of an element is on the screen, with nothing above it."""

ENDS_ABOVE_THE_PANEL = """() => {
    const box = each => document.querySelector(each).getBoundingClientRect();
    const [button, panel] = ["[data-moment-next]", ".actions"].map(box);
    return button.top >= 0 && button.bottom <= panel.top;
}"""


def view_of(table: Served, player: str) -> Json:
    """What a player sees and may do."""
    return table.ask("views", {"token": table.token}, player)


def passes(table: Served, times: int = 1) -> None:
    """Whoever may do so first passes, so many times."""
    for _ in range(times):
        players = view_of(table, "Ann")["to_act"]
        legal = [action for player in players for action in view_of(table, player)["legal_actions"]]
        table.after(next(action for action in legal if action["type"] == "pass"))


def sells(table: Served, *players: str) -> None:
    """Each of these players chooses the first house of their hand."""
    for player in players:
        table.after(view_of(table, player)["legal_actions"][0])


@pytest.fixture
def selling(service: Restartable) -> Served:
    """A table of For Sale at which all houses are bought, for nothing."""
    table = Served(service.url, options={"removed": 24})
    while view_of(table, "Ann")["view"]["phase"] == "buying":
        passes(table)
    return table


def last_choice(page: Page, table: Served) -> Json:
    """A player chooses the first house of their hand on the page, after all others."""
    (choice, *_others) = view_of(table, "Bob")["legal_actions"]
    click(page, choice)
    return dict(choice)


def moment(page: Page) -> Locator:
    return page.locator("[data-moment]")


def test_who_chooses_last_sees_all_houses_beside_their_cheques(join: OpenTable, selling: Served) -> None:
    sells(selling, "Ann", "Cy")
    bob = at(join, selling, "Bob", size=PHONE)
    house = last_choice(bob, selling)["house"]
    shown = moment(bob)
    expect(shown).to_be_visible()
    assert shown.locator("[data-deal]").evaluate_all("all => all.map(each => each.dataset.deal).sort()") == PLAYERS
    for player in PLAYERS:
        deal = shown.locator(f"[data-deal={player}]")
        expect(deal.locator(".fs-houses[role=img]")).to_have_count(1)
        expect(deal.locator(".fs-cheques[role=img]")).to_have_count(1)
        assert deal.locator(".fs-cheques").evaluate(SHOWN_UNCOVERED), player
    expect(shown.locator("[data-deal=Bob] .fs-houses")).to_have_attribute("aria-label", re.compile(f"House {house},"))


@pytest.mark.parametrize("players", [3, 4, 6])
def test_all_deals_are_seen_above_the_button_on_the_smallest_phone(
    join: OpenTable, service: Restartable, players: int
) -> None:
    names = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"][:players]
    table = Served(service.url, players=names, options={"removed": 30 - 2 * players})
    while view_of(table, "Ann")["view"]["phase"] == "buying":
        passes(table)
    sells(table, *(name for name in names if name != "Bob"))
    bob = at(join, table, "Bob", size=(360, 640), has_touch=True, language="fr")
    last_choice(bob, table)
    moment(bob).wait_for()
    expect(moment(bob).locator("[data-deal]")).to_have_count(players)
    for card in moment(bob).locator("[data-deal] [role=img]").all():
        assert card.evaluate(SHOWN_UNCOVERED)
    assert bob.locator("[data-moment-next]").evaluate(SHOWN_UNCOVERED)


def test_a_moment_does_not_pass_by_itself_while_some_of_it_is_out_of_sight(join: OpenTable, selling: Served) -> None:
    sells(selling, "Ann", "Cy")
    bob = at(join, selling, "Bob", size=PHONE)
    bob.clock.install()
    last_choice(bob, selling)
    moment(bob).wait_for()
    moment(bob).locator("ul, ol").first.evaluate("each => { each.style.minHeight = '100vh'; }")
    bob.clock.run_for(7_000)
    expect(moment(bob)).to_be_visible()
    moment(bob).evaluate("each => each.scrollTo(0, each.scrollHeight)")
    bob.clock.run_for(4_000)
    expect(moment(bob)).to_have_count(0)


def test_a_moment_passes_with_a_tap(join: OpenTable, selling: Served) -> None:
    sells(selling, "Ann", "Cy")
    bob = at(join, selling, "Bob", size=PHONE, has_touch=True)
    last_choice(bob, selling)
    moment(bob).tap()
    expect(moment(bob)).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_a_moment_passes_with_a_key(join: OpenTable, selling: Served, key: str) -> None:
    sells(selling, "Ann", "Cy")
    bob = at(join, selling, "Bob")
    last_choice(bob, selling)
    moment(bob).wait_for()
    bob.keyboard.press(key)
    expect(moment(bob)).to_have_count(0)


@pytest.mark.parametrize("passing", ["by its button", "by itself"])
def test_who_is_at_the_button_of_a_moment_goes_on_at_what_may_be_done(
    join: OpenTable, selling: Served, passing: str
) -> None:
    sells(selling, "Ann", "Cy")
    bob = at(join, selling, "Bob")
    bob.clock.install()
    last_choice(bob, selling)
    moment(bob).wait_for()
    bob.locator("[data-moment-next]").focus()
    if passing == "by its button":
        bob.keyboard.press("Enter")
    else:
        bob.clock.run_for(4_000)
    expect(moment(bob)).to_have_count(0)
    expect(bob.locator("#turn")).to_be_focused()


def test_a_moment_passes_by_itself_after_three_seconds(join: OpenTable, selling: Served) -> None:
    sells(selling, "Ann", "Cy")
    bob = at(join, selling, "Bob")
    bob.clock.install()
    last_choice(bob, selling)
    moment(bob).wait_for()
    bob.clock.run_for(2_500)
    expect(moment(bob)).to_be_visible()
    bob.clock.run_for(1_000)
    expect(moment(bob)).to_have_count(0)


def test_a_moment_waits_for_who_looks_elsewhere(join: OpenTable, service: Restartable) -> None:
    """What has been decided meanwhile comes in order."""
    table = Served(service.url)
    bob = at(join, table, "Bob")
    bob.evaluate(HIDE, True)
    passes(table, 4)
    bob.evaluate(HIDE, False)
    expect(moment(bob)).to_be_visible()
    expect(bob.locator("[data-moment-skip]")).to_be_visible()
    first = moment(bob).inner_text()
    bob.locator("[data-moment-next]").click()
    expect(moment(bob)).to_be_visible()
    assert moment(bob).inner_text() != first
    expect(bob.locator("[data-moment-skip]")).to_have_count(0)
    bob.locator("[data-moment-next]").click()
    expect(moment(bob)).to_have_count(0)


def test_who_comes_back_sees_what_was_missed_or_skips_it(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    bob = at(join, table, "Bob")
    bob.goto(f"{service.url}/table")
    passes(table, 4)
    bob.go_back()
    expect(moment(bob)).to_be_visible()
    bob.locator("[data-moment-skip]").click()
    expect(moment(bob)).to_have_count(0)


def test_who_opens_a_table_for_the_first_time_has_missed_nothing(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    passes(table, 4)
    bob = at(join, table, "Bob")
    expect(bob.locator("main")).to_have_attribute("data-ply", "4")
    expect(moment(bob)).to_have_count(0)


def test_a_screen_reader_is_told_what_was_missed(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    link = table.link("Bob")
    bob = at(join, table, "Bob")
    bob.goto("about:blank")
    passes(table, 2)
    bob.goto(link)
    expect(bob.locator("[data-moment-said]")).to_contain_text("takes house")


def test_the_last_deals_stand_beneath_who_has_won(join: OpenTable, selling: Served) -> None:
    bob = at(join, selling, "Bob", size=PHONE)
    while True:
        sells(selling, "Ann", "Cy")
        seen = view_of(selling, "Bob")
        expect(bob.locator("main")).to_have_attribute("data-ply", str(seen["view"]["ply"]))
        if len(seen["legal_actions"]) == 1:
            break
        sells(selling, "Bob")
    bob.clock.install()
    last_choice(bob, selling)
    bob.locator("main[data-screen=scores]").wait_for()
    assert bob.locator(".verdict h1").evaluate(SHOWN_UNCOVERED)
    bob.clock.run_for(7_000)
    expect(moment(bob).locator("[data-deal]")).to_have_count(len(PLAYERS))
    assert bob.locator(".scoresheet button").first.evaluate(SHOWN_UNCOVERED)


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
@pytest.mark.parametrize("player", ["Bob", None])
def test_nothing_covers_who_has_won(join: OpenTable, service: Restartable, game: str, player: str | None) -> None:
    table = Served(service.url, game)
    page = join(size=(1280, 800))
    open_link(page, table.link(player))
    table.play_to_the_end()
    page.locator("main[data-screen=scores]").wait_for()
    assert page.locator(".verdict h1").evaluate(SHOWN_UNCOVERED)


# --- those who watch --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_who_watches_sees_a_moment_in_the_panel_until_it_passes_by_itself(
    join: OpenTable, service: Restartable, size: tuple[int, int]
) -> None:
    table = Served(service.url, "the-estates")
    offers(table, kind="cube")
    page = join(size=size)
    open_link(page, table.link())
    page.clock.install()
    table.after({"type": "bid", "player": "Bob", "amount": 3})
    table.after({"type": "pass", "player": "Cy"})
    table.after({"type": "sell", "player": "Ann"})
    expect(page.locator(".actions [data-moment]")).to_contain_text("3 million")
    expect(page.locator(".board-area [data-moment]")).to_have_count(0)
    assert page.locator(".actions [data-moment] [data-moment-piece]").evaluate(SHOWN_UNCOVERED)
    expect(page.locator("[data-moment-next]")).to_have_count(0)
    page.clock.run_for(3_500)
    expect(moment(page)).to_have_count(0)


# --- auctions and rows ------------------------------------------------------------------------------------------------


def offers(table: Served, **wanted: Any) -> None:
    """The auctioneer offers the first piece that is so."""
    (auctioneer,) = view_of(table, "Ann")["to_act"]
    legal = view_of(table, auctioneer)["legal_actions"]
    offers = (each for each in legal if each["type"] == "offer")
    table.after(next(each for each in offers if wanted.items() <= each.get("piece", {}).items()))


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_who_won_an_auction_for_how_much_is_held(join: OpenTable, service: Restartable, size: tuple[int, int]) -> None:
    table = Served(service.url, "the-estates")
    offers(table, kind="cube")
    cy = at(join, table, "Cy", size=size)
    table.after({"type": "bid", "player": "Bob", "amount": 3})
    table.after({"type": "pass", "player": "Cy"})
    table.after({"type": "sell", "player": "Ann"})
    shown = moment(cy)
    expect(shown).to_contain_text("Bob")
    expect(shown).to_contain_text("3 million")
    expect(shown.locator("[data-moment-piece] svg")).to_be_visible()
    expect(shown.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"cube \d"))


def test_whoever_acts_next_has_the_board_at_once_where_nothing_was_hidden(
    join: OpenTable, service: Restartable
) -> None:
    table = Served(service.url, "the-estates")
    offers(table, kind="cube")
    bob = at(join, table, "Bob")
    table.after({"type": "bid", "player": "Bob", "amount": 3})
    table.after({"type": "pass", "player": "Cy"})
    table.after({"type": "sell", "player": "Ann"})
    expect(bob.locator("main")).to_have_attribute("data-actor", "Bob")
    expect(bob.locator("[data-last-act]")).to_contain_text("Ann sells the piece to Bob for 3 million.")
    place = bob.locator(".board-area [data-action]").first
    assert place.evaluate(SHOWN_UNCOVERED)
    expect(moment(bob)).to_have_count(0)


def test_a_row_that_is_finished_is_held(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, "the-estates")
    cy = at(join, table, "Cy")
    while (due := next_for_the_upper_row(view_of(table, "Ann")["view"])) is not None:
        cy.keyboard.press("Escape")
        build_upper(table, *due)
    shown = cy.locator("[data-moment=row]")
    for _ in range(2):
        if shown.count() == 0:
            cy.keyboard.press("Enter")
    expect(shown).to_contain_text("Upper row")
    expect(shown.locator(".es-roof")).to_have_count(4)
    grounds = shown.locator(".es-stack").evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert len(set(grounds)) == 1


def next_for_the_upper_row(view: Json) -> tuple[str, int] | None:
    """What is put on which lot next: roofs on what is built, then a cube; None once the row is complete."""
    lots = view["board"]["upper"]["lots"]
    bare = next((lot for lot, building in enumerate(lots, 1) if building["rooftop"] is None), None)
    if bare is not None:
        return "rooftop", bare
    return None if len(lots) == view["board"]["upper"]["requirement"] else ("cube", len(lots) + 1)


def build_upper(table: Served, kind: str, lot: int) -> None:
    """An auction in which nobody bids; the auctioneer puts the piece onto that lot of the upper row."""
    offers(table, kind=kind)
    passes(table, 2)
    (auctioneer,) = view_of(table, "Ann")["to_act"]
    table.after({"type": "place", "player": auctioneer, "row": "upper", "lot": lot})


def test_an_auction_of_a_tile_is_held_with_the_tile(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, "auctionland")
    while (view := view_of(table, "Ann"))["view"]["phase"] != "offer":
        (player,) = view["to_act"]
        table.after(view_of(table, player)["legal_actions"][0])
    ann = at(join, table, "Ann", size=PHONE)
    offers(table)
    first, *_others = view_of(table, "Ann")["to_act"]
    table.after({"type": "bid", "player": first, "amount": 2})
    while (view := view_of(table, "Ann"))["view"]["phase"] == "bidding":
        passes(table)
    (auctioneer,) = view["to_act"]
    table.after({"type": "sell", "player": auctioneer})
    expect(moment(ann).locator("[data-moment-piece] .al-tile")).to_be_visible()
    expect(moment(ann)).to_contain_text("2 coins")


def test_the_panel_stays_in_use_beside_a_moment(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    table.after({"type": "bid", "player": "Ann", "amount": 1})
    ann = at(join, table, "Ann", size=PHONE)
    passes(table, 2)
    moment(ann).wait_for()
    ann.locator("[name=amount]").fill("4")
    ann.locator("[name=amount]").press("Enter")
    expect(ann.locator("[data-seat=Ann] [data-line=bid]")).to_contain_text("4")


@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_who_acts_next_reaches_the_moments_button_above_the_panel(
    join: OpenTable, service: Restartable, size: tuple[int, int]
) -> None:
    table = Served(service.url)
    for bid in ({"player": "Ann", "amount": 1}, {"player": "Bob", "amount": 2}):
        table.after({"type": "bid", **bid})
    table.after({"type": "pass", "player": "Cy"})
    bob = at(join, table, "Bob", size=size, has_touch=True, language="de")
    table.after({"type": "pass", "player": "Ann"})
    expect(bob.locator("main")).to_have_attribute("data-actor", "Bob")
    bob.locator("[data-moment-next]").wait_for()
    assert bob.locator("[data-moment-next]").evaluate(SHOWN_UNCOVERED)


def test_the_moments_button_stays_whole_when_the_panel_grows(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url, clock=3600)
    for player, amount in (("Ann", 2), ("Bob", 6)):
        table.after({"type": "bid", "player": player, "amount": amount})
    cy = at(join, table, "Cy", size=PHONE, has_touch=True)
    passes(table, 2)
    moment(cy).wait_for()
    table.after({"type": "bid", "player": "Bob", "amount": 1})
    expect(cy.locator("main")).to_have_attribute("data-actor", "Cy")
    cy.wait_for_function(ENDS_ABOVE_THE_PANEL)


def test_enter_puts_a_moment_away_before_it_bids(join: OpenTable, service: Restartable) -> None:
    table = Served(service.url)
    ann = at(join, table, "Ann")
    ann.locator("#turn").focus()
    passes(table, 2)
    moment(ann).wait_for()
    table.after({"type": "bid", "player": "Cy", "amount": 1})
    ann.locator("[name=amount]").wait_for()
    ann.locator("[name=amount]").focus()
    before = ann.locator("main").get_attribute("data-turn") or ""
    ann.keyboard.press("Enter")
    expect(moment(ann)).to_have_count(0)
    expect(ann.locator("main")).to_have_attribute("data-turn", before)
    expect(ann.locator("[data-event-type=bid]")).to_have_count(1)
    ann.keyboard.press("Enter")
    expect(ann.locator("[data-event-type=bid]")).to_have_count(2)


# --- against opponents ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_against_opponents_what_was_revealed_is_held_too_and_they_wait(
    open_suggesting: OpenTable, size: tuple[int, int]
) -> None:
    page = open_suggesting(size=size)
    practise(page, "for-sale", options={"removed": 18})
    while page.locator("[data-phase=selling]").count() == 0:
        act_in_practice(page)
    page.clock.install()
    ply = int(page.locator("main").get_attribute("data-ply") or "0")
    page.locator(OFFERED).locator("visible=true").last.click()
    for opponents in range(1, 3):
        page.wait_for_function(FURTHER, arg=ply + opponents - 1)
        page.clock.run_for(1_000)
    expect(moment(page).locator("[data-deal]")).to_have_count(len(PLAYERS))
    for player in PLAYERS:
        deal = moment(page).locator(f"[data-deal={player}]")
        expect(deal.locator(".fs-houses[role=img]")).to_have_count(1)
        expect(deal.locator(".fs-cheques[role=img]")).to_have_count(1)
    assert page.locator("[data-moment-next]").evaluate(SHOWN_UNCOVERED)
    page.locator("[data-moment-next]").click()
    expect(moment(page)).to_have_count(0)


def test_opponents_wait_until_a_moment_has_passed(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    asked: list[str] = []
    page.on(
        "request", lambda each: asked.append(each.url) if each.method == "POST" and "/suggestions" in each.url else None
    )
    practise(page, "for-sale")
    while page.locator("main[data-actor='']").count() == 0 or moment(page).count() == 0:
        if page.locator(MINE).count() > 0:
            page.locator("[data-action*=pass]").click()
            page.locator("main:not([data-actor=Ann])").wait_for()
        if page.locator(MINE).count() > 0 and moment(page).count() > 0:
            page.locator("[data-moment-next]").click()
        page.locator(f"[data-moment], {MINE}").first.wait_for()
    acted = page.locator("[data-reasons] [data-why]").count()
    assert len(asked) == acted
    with page.expect_request("**/suggestions"):
        page.locator("[data-moment-next]").click()


def test_the_last_deals_stand_beneath_who_has_won_against_opponents(open_suggesting: OpenTable) -> None:
    page = open_suggesting(size=PHONE)
    practise(page, "for-sale", options={"removed": 24})
    while page.locator("main[data-screen=scores]").count() == 0:
        act_in_practice(page)
    expect(page.locator(".moment-strip [data-deal]")).to_have_count(len(PLAYERS))
    # No style that is fetched later makes them smaller than they can be read.
    house = page.locator(".moment-strip .fs-card").first.bounding_box()
    assert house
    assert house["width"] >= 28
    assert page.locator(".verdict h1").evaluate(SHOWN_UNCOVERED)
