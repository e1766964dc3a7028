"""Games that are played by link: everybody in a browser of their own, and nothing but links between them."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import (
    Served,
    act,
    code_of,
    move_link,
    open_link,
    paste,
    play_by_link,
    seat_links,
    start_by_link,
    told,
)
from tests.browser.support import settled
from tests.support.play import Json

OpenTable = Callable[..., Page]
PLAYERS = ["Ann", "Bob", "Cy"]

GAMES = [
    pytest.param("for-sale", {"removed": 27}, id="for-sale-of-one-house"),
    pytest.param("for-sale", {"removed": 24}, id="for-sale", marks=pytest.mark.long),
    pytest.param("the-estates", {}, id="the-estates", marks=pytest.mark.long),
    pytest.param("auctionland", {}, id="auctionland", marks=pytest.mark.long),
]


def seated(sit_down: OpenTable, game: str, **wishes: Any) -> dict[str, Page]:
    """A quick game: Ann has started it, and the others have opened their seat links."""
    ann = sit_down()
    start_by_link(ann, game, players=PLAYERS, **wishes)
    links = seat_links(ann)
    assert set(links) == {"2", "3"}
    ann.locator("[data-to-table]").click()
    people = {"Ann": ann, "Bob": sit_down(), "Cy": sit_down()}
    for seat, name in enumerate(PLAYERS[1:], start=2):
        open_link(people[name], links[str(seat)])
    return people


def scores(page: Page) -> list[tuple[str | None, str | None]]:
    """Who has how much in the end, in the order of the scoresheet."""
    page.locator("[data-standing]").first.wait_for()
    return [
        (each.get_attribute("data-standing"), each.get_attribute("data-total"))
        for each in page.locator("[data-standing]").all()
    ]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_is_played_by_three_people_who_pass_links_on(
    sit_down: OpenTable, game: str, options: dict[str, Any]
) -> None:
    people = seated(sit_down, game, options=options)
    end = play_by_link(people, Random(3))
    for page in people.values():
        open_link(page, end)
        expect(page.locator("main")).to_have_attribute("data-screen", "scores")
    assert len({tuple(scores(page)) for page in people.values()}) == 1
    assert len(scores(people["Ann"])) == len(PLAYERS)


def test_a_fair_game_is_played_with_keys_that_the_guests_have_made(sit_down: OpenTable) -> None:
    guests = {2: sit_down("/table#join"), 3: sit_down("/table#join")}
    codes = {seat: code_of(page) for seat, page in guests.items()}
    ann = sit_down()
    start_by_link(ann, "for-sale", place="fair", players=PLAYERS, codes=codes, options={"removed": 27})
    links = seat_links(ann)
    assert set(links) == {"table"}
    assert "key=" not in links["table"]
    people = {"Ann": ann, "Bob": guests[2], "Cy": guests[3]}
    ann.locator("[data-to-table]").click()
    for name in ("Cy", "Bob"):
        open_link(people[name], links["table"])
        people[name].locator(f"main[data-seat={name}]").wait_for()
    settled(ann)
    end = play_by_link(people, Random(4))
    for page in people.values():
        open_link(page, end)
    assert len({tuple(scores(page)) for page in people.values()}) == 1


WITHOUT_SECURE_CONTEXT = """
    Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined });
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
"""


def test_without_https_the_page_makes_keys_all_the_same(sit_down: OpenTable) -> None:
    guest = sit_down()
    guest.add_init_script(WITHOUT_SECURE_CONTEXT)
    guest.reload()
    assert guest.evaluate("crypto.subtle") is None
    guest.locator("[data-go=join]").click()
    code = code_of(guest)
    (secret,) = guest.evaluate("async () => (await import('/modules/app/links/secrets.js')).secrets()")
    digest = sha256(urlsafe_b64decode(secret + "=")).digest()
    assert code == urlsafe_b64encode(digest).decode().rstrip("=")
    guest.locator("[data-copy-code]").click()
    expect(guest.locator("[data-copy-code]")).to_have_text("Copied")
    guest.locator(".brand").click()
    start_by_link(guest, "for-sale", players=PLAYERS)
    assert set(seat_links(guest)) == {"2", "3"}
    guest.locator("[data-to-table]").click()
    settled(guest)
    assert told(guest, "actor") == "Ann"


# --- choices at the same time, and what is held ----------------------------------------------------------------------


@pytest.fixture
def selling(sealing_server: str) -> Served:
    """A table of For Sale at which all are to choose a house, and nobody sees first what comes of it."""
    table = Served(sealing_server, options={"removed": 27}, held=True)
    while not sell_of(table, "Ann"):
        (player,) = table.ask("views", {"token": table.token})["to_act"]
        table.after({"type": "pass", "player": player})
        for other in table.players:
            table.token = table.ask("views", {"token": table.token}, other)["token"]
    return table


def sell_of(table: Served, player: str) -> Json | None:
    """The first house that a player may sell."""
    legal = table.ask("views", {"token": table.token}, player)["legal_actions"]
    return next((action for action in legal if action["type"] == "sell"), None)


def test_choices_from_several_links_are_joined_and_open_to_another_player_first(
    sit_down: OpenTable, selling: Served
) -> None:
    ann, bob = sit_down(), sit_down()
    links = []
    for name in ("Bob", "Cy"):
        action = sell_of(selling, name)
        assert action is not None
        links.append(selling.link(token=selling.after(action, selling.token)))
    open_link(ann, selling.link("Ann"))
    expect(ann.locator("main")).to_have_attribute("data-to-act", "Ann Bob Cy")
    act(ann, Random(1))
    expect(ann.locator("[data-pass-on]")).to_contain_text("All choose at the same time")
    paste(ann, *links)
    expect(ann.locator("[data-note=joined]")).to_be_visible()
    assert told(ann, "held") == "Ann"
    expect(ann.locator("#turn")).to_have_text("Waiting for Bob or Cy")
    expect(ann.locator("[data-held-note]")).to_have_text(
        "Done. What comes next is turned up on the page of Bob or Cy first."
    )
    assert ann.locator("main [data-action]").count() == 0
    open_link(bob, selling.link("Bob"))
    open_link(bob, move_link(ann))
    expect(bob.locator("main")).to_have_attribute("data-screen", "scores")
    open_link(ann, move_link(ann))
    assert told(ann, "held") == "Ann"
    open_link(ann, move_link(bob))
    expect(ann.locator("main")).to_have_attribute("data-screen", "scores")


def test_a_spectator_is_told_who_has_to_open_what_waits(sit_down: OpenTable, selling: Served) -> None:
    for name in selling.players:
        action = sell_of(selling, name)
        assert action is not None
        selling.after(action)
    page = sit_down()
    open_link(page, selling.link())
    assert told(page, "held") == "Cy"
    expect(page.locator("[data-pass-on]")).to_contain_text("a player other than Cy")


def test_two_choices_of_one_player_are_two_lines(sit_down: OpenTable, sealing_server: str) -> None:
    table = Served(sealing_server, options={"removed": 24}, held=False)
    while len(table.ask("views", {"token": table.token}, "Ann")["view"]["market"]["cheques"]) == 0:
        (player,) = table.ask("views", {"token": table.token})["to_act"]
        table.after({"type": "pass", "player": player})
    legal = table.ask("views", {"token": table.token}, "Bob")["legal_actions"]
    one, other = (table.after(action, table.token) for action in legal[:2])
    page = sit_down()
    open_link(page, table.link("Ann", one))
    open_link(page, table.link(token=other))
    expect(page.locator("[data-note=line]")).to_be_visible()


# --- passing on -------------------------------------------------------------------------------------------------------


def test_a_link_is_copied_shared_and_shown_as_a_code(sit_down: OpenTable, sealing_server: str) -> None:
    page = sit_down()
    page.add_init_script("navigator.share = async what => { window.shared = what; };")
    page.reload()
    open_link(page, Served(sealing_server).link("Bob"))
    box = page.locator("[data-pass-on] [data-link-kind=move]")
    link = box.locator("[data-url]").input_value()
    assert link == move_link(page)
    box.locator("[data-copy-link]").click()
    page.wait_for_function("async link => (await navigator.clipboard.readText()) === link", arg=link)
    box.locator("[data-share]").click()
    page.wait_for_function("link => window.shared?.url === link", arg=link)
    box.locator("[data-scan]").click()
    dialog = box.locator("dialog")
    expect(dialog.locator("svg path")).to_have_attribute("d", re.compile("^M"))
    dialog.press("Escape")
    expect(dialog).to_be_hidden()
    expect(box.locator("[data-scan]")).to_be_focused()
