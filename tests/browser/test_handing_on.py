"""Where several may act, anyone of them can: in an open auction the device goes round, and to whoever asks for it."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.support import bid, choices, played, ply, resume, settled, take_device, to_act
from tests.support.auctionland import random_tile

QUARTET = ["Ann", "Bob", "Cy", "Dee"]
TILES = [random_tile(f"t{number}", Random(number)) for number in range(12)]
AUCTION = {
    "players": QUARTET,
    "seed": "going once",
    "options": {"tiles": TILES, "market_size": 4, "starting_money": [10, 10, 10, 10]},
}


def auction(page: Page, **wishes: Any) -> None:
    """Ann has claimed a tile, placed it, and put another up: Bob, Cy and Dee may bid, in any order."""
    open_to_all = wishes.pop("open_to_all", False)
    setup = {name: value for name, value in {**AUCTION, **wishes}.items() if value is not None}
    actions = played("auctionland", setup, Random(1), until=3)
    assert [each["type"] for each in actions] == ["claim", "place", "offer"]
    resume(page, "auctionland", setup, actions, open_to_all=open_to_all)
    assert to_act(page) == ["Bob", "Cy", "Dee"]


def takes(page: Page, player: str) -> None:
    """The device is offered to this player, under cover, and taken."""
    expect(page.locator(f"[data-pass={player}]")).to_be_visible()
    expect(page.locator(".board-area, .actions")).to_have_count(0)
    assert take_device(page) == player
    expect(page.locator("main")).to_have_attribute("data-seat", player)


def bids(page: Page, amount: int) -> None:
    before = ply(page)
    bid(page, amount)
    page.locator(f"main[data-ply='{before + 1}']").wait_for()
    settled(page)


def passes(page: Page) -> None:
    before = ply(page)
    page.locator(".panel [data-action*='\"pass\"']").click()
    page.locator(f"main[data-ply='{before + 1}']").wait_for()
    settled(page)


def test_in_an_open_auction_the_device_goes_round_and_leaves_out_who_has_passed(table: Page) -> None:
    auction(table)
    for player, amount in (("Bob", 1), ("Cy", 2)):
        takes(table, player)
        bids(table, amount)
    takes(table, "Dee")
    passes(table)
    takes(table, "Bob")
    bids(table, 3)
    takes(table, "Cy")
    assert to_act(table) == ["Bob", "Cy"]
    passes(table)
    assert to_act(table) == ["Ann"], "the auction is over: the auctioneer sells or keeps"


def test_whoever_is_first_to_speak_takes_the_device_first(table: Page) -> None:
    auction(table)
    expect(table.locator("[data-hand-to]")).to_have_text(["Cy", "Dee"])
    table.get_by_role("button", name="Hand over to Dee").click()
    takes(table, "Dee")
    table.locator("[data-hand-to=Cy]").click()
    takes(table, "Cy")
    bids(table, 4)
    takes(table, "Dee")
    passes(table)
    takes(table, "Bob")


def test_the_highest_bidder_may_raise_the_own_bid(table: Page) -> None:
    auction(table)
    takes(table, "Bob")
    bids(table, 2)
    table.locator("[data-hand-to=Bob]").click()
    takes(table, "Bob")
    assert [each["type"] for each in choices(table)] == ["bid"], "the highest bidder may not pass"
    bids(table, 5)
    takes(table, "Cy")
    expect(table.locator("[name=amount]")).to_have_attribute("min", "6")


def test_who_has_nothing_to_do_is_told_so_and_hands_the_device_on(table: Page) -> None:
    auction(table)
    takes(table, "Bob")
    bids(table, 10)
    takes(table, "Cy")
    # That Bob has spent everything is not given away: he may take the device as well as the others.
    table.locator("[data-hand-to=Bob]").click()
    takes(table, "Bob")
    expect(table.locator("main")).to_have_attribute("aria-busy", "false")
    expect(table.locator(".actions")).to_contain_text("Bob has nothing to do just now.")
    assert choices(table) == []
    table.locator("[data-hand-to=Dee]").click()
    takes(table, "Dee")


def test_at_an_open_table_the_next_one_is_proposed_and_any_other_can_act(table: Page) -> None:
    auction(table, open_to_all=True)
    turn = table.locator("#turn")
    expect(turn).to_have_text("Bob to act")
    expect(table.locator("[data-enter-for]")).to_have_text(["Bob", "Cy", "Dee"])
    bids(table, 1)
    expect(turn).to_have_text("Cy to act")
    table.locator("[data-enter-for=Dee]").click()
    expect(turn).to_have_text("Dee to act")
    settled(table)
    bids(table, 2)
    expect(turn).to_have_text("Bob to act")


def test_a_refused_bid_tells_what_its_bidder_may_do_and_nothing_of_the_others(table: Page) -> None:
    auction(table, open_to_all=True)
    bids(table, 8)
    expect(table.locator("#turn")).to_have_text("Cy to act")
    bid(table, 11)
    expect(table.locator("[data-refusal] .legal-list li")).to_have_text(["Cy bids from 9 to 10", "Pass"])
    table.locator("[data-enter-for=Dee]").click()
    expect(table.locator("[data-refusal]")).to_have_count(0)


def test_a_referee_is_asked_for_the_next_bidder_and_can_enter_for_any_other(table: Page) -> None:
    auction(table, seed=None, dealer="table", deal={"market": [tile["id"] for tile in TILES[:4]]})
    turn = table.locator("#turn")
    for player, amount in (("Bob", 3), ("Cy", 4)):
        expect(turn).to_have_text(f"{player} to act")
        bids(table, amount)
    expect(turn).to_have_text("Dee to act")
    table.locator("[data-enter-for=Cy]").click()
    expect(turn).to_have_text("Cy to act")
    settled(table)
    bids(table, 10)
    expect(turn).to_have_text("Dee to act")
    table.locator("[data-enter-for=Cy]").click()
    expect(table.locator(".actions")).to_contain_text("Cy has nothing to do just now.")
    for player in ("Bob", "Dee"):
        table.locator(f"[data-enter-for={player}]").click()
        settled(table)
        passes(table)
    assert to_act(table) == ["Ann"]
