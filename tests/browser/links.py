"""What the tests of play by link do: people in browsers of their own, who pass on what their pages give them."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from tests.browser.support import bid, choices, choose_game, choose_place, fill_setup, reveal, settled
from tests.support.play import Json

People = Mapping[str, Page]
MOST_STEPS = 600


def start_by_link(page: Page, game: str, *, place: str = "quick", **wishes: Any) -> None:
    """Set a game up by link: as `fill_setup`, and `mine`, `codes` by seat, `clock`, `referee`, `held`."""
    choose_game(page, game)
    form = page.locator(f"[data-setup={game}]")
    choose_place(form, place)
    by_link = {name: wishes.pop(name) for name in ("mine", "codes", "clock", "referee", "held") if name in wishes}
    fill_setup(page, game, **wishes)
    if "mine" in by_link:
        form.locator("[name=mine]").select_option(label=str(by_link["mine"]))
    if "clock" in by_link:
        form.locator("[name=clock]").select_option(str(by_link["clock"]))
    codes = by_link.get("codes", {})
    assert isinstance(codes, dict)
    for seat, code in codes.items():
        form.locator(f"[name=code-{seat}]").fill(code)
    for name in ("referee", "held"):
        if name in by_link:
            form.locator(f"[name={name}]").set_checked(bool(by_link[name]))
    page.locator("[data-start]").click()


def seat_links(page: Page) -> dict[str, str]:
    """The links on the page that a new table begins with, by whose they are."""
    page.locator("main[data-screen=seats] [data-to-table]").wait_for()
    boxes = page.locator("[data-seat-link]")
    found: dict[str, str] = boxes.evaluate_all(
        "all => Object.fromEntries(all.map(each => [each.dataset.seatLink, each.querySelector('[data-url]').value]))"
    )
    return found


OPENED = "`${performance.timeOrigin} ${document.querySelector('.screen')?.dataset.linksOpened ?? 0}`"
"""Which document this is, and how many times it has opened links."""


def open_link(page: Page, link: str) -> None:
    """Open a link in a page that is open, as a click on it would."""
    before = page.evaluate(OPENED)
    page.evaluate("link => { location.href = link; }", link)
    page.wait_for_function(f"before => {OPENED} !== before && !{OPENED}.endsWith(' 0')", arg=before)
    if page.locator(".problem").count() == 0:
        settled(page)


def code_of(page: Page) -> str:
    """The join code that a page shows."""
    field = page.locator("[name=code]")
    expect(field).to_have_value(re.compile(r"^[\w-]{43}$"))
    return field.input_value()


def move_link(page: Page) -> str:
    """The link to the table as this page knows it, without any key."""
    found: str = page.locator("[data-spectators] [data-url]").input_value()
    return found


def told(page: Page, name: str) -> str:
    """What the table says of itself: `to-act`, `held`, `head`, `ply`, `seat`."""
    return page.locator("main").get_attribute(f"data-{name}") or ""


def act(page: Page, rng: Random) -> None:
    """Do one of the actions that the page offers; wait until there is another link to pass on."""
    before = move_link(page)
    action = rng.choice(choices(page))
    if isinstance(action.get("amount"), dict):
        bid(page, min(action["amount"]["maximum"], action["amount"]["minimum"] + rng.choice([0, 0, 1])))
    elif action["type"] == "reveal" and page.locator("[data-action-type=reveal]").count() > 0:
        reveal(page, rng)
    else:
        click(page, action)
    until_moved(page, before)


def click(page: Page, action: Json) -> None:
    """Click on what stands for an action, and confirm what is chosen unseen."""
    script = """action => [...document.querySelectorAll("main [data-action]")]
        .find(each => each.checkVisibility() && each.dataset.action === JSON.stringify(action))
        .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
    page.evaluate(script, action)
    if action["type"] == "sell" and "house" in action:
        page.locator("[data-confirm]").click()


def until_moved(page: Page, before: str) -> None:
    """Wait until the page has another link than that."""
    script = "before => ![before, undefined].includes(document.querySelector('[data-spectators] [data-url]')?.value)"
    page.wait_for_function(script, arg=before)
    settled(page)


def paste(page: Page, *links: str) -> None:
    """Paste links into the field for them."""
    page.locator("main [name=link]").fill(" ".join(links))
    before = page.locator(".screen").get_attribute("data-links-opened")
    page.locator("main [data-open-link]").click()
    page.locator(f".screen:not([data-links-opened='{before}'])").wait_for()
    settled(page)


def play_by_link(people: People, rng: Random) -> str:
    """Play on at random to the end, the first of the people having the newest link; the link that shows the end."""
    page = next(iter(people.values()))
    for _ in range(MOST_STEPS):
        link = move_link(page)
        if held_by := told(page, "held"):
            page = people[next(name for name in people if name != held_by)]
            open_link(page, link)
        elif page.locator("main[data-screen=scores]").count() > 0:
            return link
        else:
            page = one_turn(people, told(page, "to-act").split(), link, rng)
    raise AssertionError(f"no end after {MOST_STEPS} steps")


def one_turn(people: People, to_act: list[str], link: str, rng: Random) -> Page:
    """Whoever can do something does it; choices at the same time are made from one link, and the first joins them.

    The page that has the newest link then.
    """
    moved: list[Page] = []
    for name in to_act:
        page = people[name]
        open_link(page, link)
        offered = choices(page)
        if not offered:
            continue
        act(page, rng)
        moved.append(page)
        if not all(action["type"] == "sell" and "house" in action for action in offered):
            return page
    first, *others = moved
    for other in others:
        paste(first, move_link(other))
    return first


# --- tables that tests set up by themselves ---------------------------------------------------------------------------


class Served:
    """A service that seals, asked directly: for tables that pages then open."""

    def __init__(self, url: str, game: str = "for-sale", **setup: object) -> None:
        self.url, self.game = url, game
        answer = self.ask("setup", {"players": ["Ann", "Bob", "Cy"], **setup})
        self.players: list[str] = [player["id"] for player in answer["view"]["players"]]
        self.token: str = answer["token"]
        self.keys: dict[str, str] = {**answer["seat_keys"], "referee": answer.get("referee_key", "")}
        self.invitation: str = answer.get("invitation", "")

    def ask(self, operation: str, body: Json, holder: str | None = None) -> Json:
        """One sealed operation, which succeeds."""
        headers = {"Content-Type": "application/json"}
        if holder is not None:
            headers["Authorization"] = f"Bearer {self.keys[holder]}"
        address = f"{self.url}/v1/games/{self.game}/sealed/{operation}"
        request = Request(address, json.dumps(body).encode(), headers)  # the service that the test has started
        with urlopen(request) as response:
            found: Json = json.load(response)
        return found

    def after(self, action: Json, token: str | None = None) -> str:
        """The token after an action on the newest token, which it replaces, or on another one."""
        answer = self.ask("actions", {"token": token or self.token, "action": action}, action["player"])
        if token is None:
            self.token = answer["token"]
        return str(answer["token"])

    def play_to_the_end(self) -> None:
        """Play the default action of whoever is to act, to the end."""
        while to_act := self.ask("views", {"token": self.token})["to_act"]:
            seen = self.ask("views", {"token": self.token}, to_act[0])
            self.after(seen["default_actions"][to_act[0]])

    def shared_link(self) -> str:
        """The one link of a shared table."""
        return f"{self.url}/table#t={self.invitation.removeprefix('gvi1.')}"

    def link(self, holder: str | None = None, token: str | None = None, key: str | None = None) -> str:
        """The link to the table, with somebody's key or without any."""
        key = key or (None if holder is None else self.keys[holder])
        fragment = {"game": self.game, "token": token or self.token, **({} if key is None else {"key": key})}
        fragment |= {"referee": "1"} if self.keys["referee"] else {}
        return f"{self.url}/table#{urlencode(fragment)}"
