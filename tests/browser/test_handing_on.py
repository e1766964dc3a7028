"""One device for all: the table lies open, what is one's own is looked at, and who chooses unseen takes the device."""

import json
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.support import (
    bid,
    choices,
    perform,
    played,
    ply,
    resume,
    screen,
    settled,
    take_device,
    to_act,
    undo,
)
from tests.support.auctionland import random_tile

Json = dict[str, Any]

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


def enters(page: Page, player: str) -> None:
    """The next bid is this player's, whoever was proposed."""
    if page.locator("main").get_attribute("data-actor") != player:
        page.locator(f"[data-enter-for={player}]").click()
    expect(page.locator("main")).to_have_attribute("data-actor", player)
    settled(page)


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


# --- an open auction ------------------------------------------------------------------------------------------------


def test_in_an_open_auction_the_next_one_is_proposed_and_who_has_passed_is_left_out(table: Page) -> None:
    auction(table)
    actor = table.locator("main")
    for player, amount in (("Bob", 1), ("Cy", 2)):
        expect(actor).to_have_attribute("data-actor", player)
        bids(table, amount)
    expect(actor).to_have_attribute("data-actor", "Dee")
    passes(table)
    expect(actor).to_have_attribute("data-actor", "Bob")
    bids(table, 3)
    expect(actor).to_have_attribute("data-actor", "Cy")
    assert to_act(table) == ["Bob", "Cy"]
    passes(table)
    assert to_act(table) == ["Ann"], "the auction is over: the auctioneer sells or keeps"
    expect(table.locator("[data-pass]")).to_have_count(0)


def test_whoever_is_first_to_speak_bids_first_and_may_raise_the_own_bid(table: Page) -> None:
    auction(table)
    expect(table.locator("[data-enter-for]")).to_have_text(["Bob", "Cy", "Dee"])
    enters(table, "Dee")
    bids(table, 2)
    enters(table, "Dee")
    assert [each["type"] for each in choices(table)] == ["bid"], "the highest bidder may not pass"
    bids(table, 5)
    enters(table, "Cy")
    expect(table.locator("[name=amount]")).to_have_attribute("min", "6")


def test_who_has_spent_everything_is_offered_a_bid_like_anybody(table: Page) -> None:
    auction(table)
    bids(table, 10)
    enters(table, "Bob")
    assert [each["type"] for each in choices(table)] == ["bid"], "that Bob can raise no more is not given away"
    bid(table, 11)
    expect(table.locator("[data-code='bid.too-high']")).to_be_visible()
    expect(table.locator("[data-refusal] .legal-list li")).to_have_text(["Bob bids at least 11"])


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


def test_a_refused_bid_says_what_all_may_know_and_at_an_open_table_what_is_there(table: Page) -> None:
    auction(table, open_to_all=True)
    bids(table, 8)
    expect(table.locator("#turn")).to_have_text("Cy to act")
    bid(table, 11)
    legal = table.locator("[data-refusal] .legal-list li")
    expect(legal).to_have_text(["Cy bids from 9 to 10", "Pass"])
    table.locator("[data-enter-for=Dee]").click()
    expect(table.locator("[data-refusal]")).to_have_count(0)
    table.locator("[name=open]").click()
    bid(table, 11)
    expect(legal).to_have_text(["Dee bids at least 9", "Pass"])


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
    for player in ("Bob", "Dee"):
        table.locator(f"[data-enter-for={player}]").click()
        settled(table)
        passes(table)
    assert to_act(table) == ["Ann"]


# --- choosing unseen ------------------------------------------------------------------------------------------------

SALE: Json = {"players": QUARTET, "seed": "three houses each", "options": {"removed": 18}}


def sale(page: Page) -> None:
    """Everyone holds three houses and chooses one of them, unseen."""
    actions = played("for-sale", SALE, Random(5))
    selling = next(index for index, each in enumerate(actions) if each["type"] == "sell")
    resume(page, "for-sale", SALE, actions[:selling])
    assert to_act(page) == QUARTET


def on_cover(page: Page) -> Locator:
    return page.locator("[data-pass]")


def hand_of(page: Page) -> list[Json]:
    return [each for each in choices(page) if each["type"] == "sell"]


def test_who_chooses_unseen_takes_the_device_and_the_table_stays_open(table: Page) -> None:
    sale(table)
    for number, player in enumerate(proposed(table)):
        expect(table.locator(".board-area .fs-market")).to_be_visible()
        assert hand_of(table) == []
        assert take_device(table) == player
        assert len(hand_of(table)) == 3
        expect(on_cover(table)).to_have_count(0)
        expect(table.locator("[data-sealed][data-chosen=true]")).to_have_count(number)
        before = ply(table)
        table.locator(".panel [data-action*=sell]").first.click()
        table.locator(f"main:not([data-ply='{before}'])").wait_for()
        settled(table)
    expect(table.locator("[data-event-type=house-sold]")).to_have_count(4)
    expect(on_cover(table)).to_have_count(1)


def proposed(page: Page) -> list[str]:
    """The players in the order in which the device goes round."""
    first = QUARTET.index(on_cover(page).get_attribute("data-pass") or "")
    return QUARTET[first:] + QUARTET[:first]


def test_whoever_asks_takes_the_device_first_and_hands_it_on_unused(table: Page) -> None:
    sale(table)
    table.locator("[data-hand-to=Dee]").or_(table.locator("[data-pass=Dee] button")).first.click()
    if on_cover(table).count() > 0:
        assert take_device(table) == "Dee"
    table.locator("[data-hand-to=Bob]").click()
    assert hand_of(table) == []
    assert take_device(table) == "Bob"
    assert {each["player"] for each in hand_of(table)} == {"Bob"}


@pytest.mark.parametrize("left", ["blur", "visibilitychange", "pagehide"])
def test_who_leaves_the_page_has_let_go_of_the_device(table: Page, left: str) -> None:
    sale(table)
    take_device(table)
    assert hand_of(table) != []
    leave(table, left)
    expect(on_cover(table)).to_be_visible()
    assert hand_of(table) == []


def test_who_has_the_device_has_it_for_this_choice_alone(table: Page) -> None:
    sale(table)
    take_device(table)
    undo(table)
    before = ply(table)
    table.locator("[data-redo]").click()
    table.locator(f"main[data-ply='{before + 1}'][aria-busy=false]").wait_for()
    expect(on_cover(table)).to_be_visible()
    assert hand_of(table) == []


def leave(page: Page, how: str) -> None:
    """Another window, another tab, the screen off."""
    page.evaluate(
        """how => {
            if (how !== "visibilitychange") return window.dispatchEvent(new Event(how));
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
            document.dispatchEvent(new Event(how));
        }""",
        how,
    )


# --- looking at one's own -------------------------------------------------------------------------------------------


HELD = 0.4
"""Seconds after which the page takes a press for one that holds the button."""

CLICK = "each => each.click()"
"""As assistive technology clicks: whatever the machine does meanwhile, nothing is held."""


def own(page: Page) -> Locator:
    return page.locator("[data-own]")


def took(act: Callable[[], Any]) -> float:
    """Do something; how many seconds it took."""
    begun = monotonic()
    act()
    return monotonic() - begun


def look_at(page: Page, player: str) -> Locator:
    """Open what is a player's own, and leave it open; its button."""
    button = page.locator(f"[data-look={player}]")
    button.focus()
    button.evaluate(CLICK)
    expect(own(page)).to_have_attribute("data-own", player)
    return button


def test_what_is_one_s_own_shows_while_the_button_is_held(table: Page) -> None:
    sale(table)
    button = table.locator("[data-look=Cy]")
    button.hover()
    table.mouse.down()
    expect(own(table)).to_have_attribute("data-own", "Cy")
    expect(own(table).locator(".fs-mini-houses")).to_have_count(3)
    expect(button).to_have_attribute("aria-pressed", "true")
    table.wait_for_timeout(450)
    table.mouse.up()
    expect(own(table)).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("how", ["pointer", "key", "assistive"])
def test_a_tap_keeps_it_open_until_another_one(table: Page, how: str) -> None:
    sale(table)
    button = table.locator("[data-look=Cy]")
    taps: dict[str, Callable[[], Any]] = {
        "pointer": button.click,
        "key": lambda: button.press("Enter"),
        "assistive": lambda: button.evaluate(CLICK),
    }
    tap = taps[how]
    # Where a machine takes so long for a tap that the button was held, there was none: once more.
    while took(tap) > HELD and own(table).count() == 0:
        pass
    expect(own(table)).to_have_attribute("data-own", "Cy")
    tap()
    expect(own(table)).to_have_count(0)


def test_another_one_who_looks_closes_what_was_open(table: Page) -> None:
    sale(table)
    look_at(table, "Cy")
    look_at(table, "Ann").press("Escape")
    expect(own(table)).to_have_count(0)


@pytest.mark.parametrize("left", ["blur", "visibilitychange", "pagehide"])
def test_it_closes_when_the_page_is_left(table: Page, left: str) -> None:
    sale(table)
    look_at(table, "Cy")
    leave(table, left)
    expect(own(table)).to_have_count(0)


def test_it_closes_after_a_while(table: Page) -> None:
    table.clock.install()
    sale(table)
    # From a moment on that no machine is too slow for, only the hand moves the time.
    table.clock.pause_at(table.evaluate("Date.now() / 1000 + 10"))
    look_at(table, "Cy")
    # What follows from a drawing comes a moment after it.
    table.clock.run_for(1_000)
    table.clock.fast_forward(18_000)
    expect(own(table)).to_be_visible()
    table.clock.fast_forward(2_000)
    expect(own(table)).to_have_count(0)


def test_it_closes_with_the_next_action(table: Page) -> None:
    auction(table)
    look_at(table, "Cy")
    expect(own(table)).to_contain_text("10")
    # By a script, as the button would lose the focus and close it by that.
    before = ply(table)
    table.locator(".panel [data-action*=pass]").evaluate(CLICK)
    table.locator(f"main[data-ply='{before + 1}']").wait_for()
    expect(own(table)).to_have_count(0)


# --- how often the device goes round ----------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("game", ["the-estates", "for-sale", "auctionland"])
def test_in_a_whole_game_only_choices_among_several_houses_are_covered(table: Page, game: str) -> None:
    setup = {"players": QUARTET[:3], "seed": "how often"}
    resume(table, game, setup, [])
    rng, covers, actions = Random(2), 0, 0
    while screen(table) != "scores":
        covers += take_device(table) is not None
        if screen(table) != "scores":
            actions += perform(table, rng.choice(choices(table)), rng)
    sales = 3 * 10 if game == "for-sale" else 0
    print(json.dumps({"game": game, "actions": actions, "covers": covers}))
    assert covers == (sales - 3 if sales else 0)
