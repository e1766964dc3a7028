"""What the tests of the table do at it: begin a game, take the device, act, and play on to the end."""

import json
import os
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page

from gavel.catalogue import games
from tests.support.play import as_json, concrete

Json = dict[str, Any]
T = TypeVar("T")

SLOW = float(os.environ.get("GAVEL_SLOW", "1"))
"""By how much the pages are slowed down, to find steps that do not wait for what they need."""

PATIENCE = round(15_000 * SLOW)
"""Milliseconds after which what should have appeared on a page is given up."""

WORDS = """async () => {
    const all = ["en", "fr", "de"].map(async each => [each, (await import(`/modules/words/all/${each}.js`)).default]);
    return Object.fromEntries(await Promise.all(all));
}"""
"""All words of the table, by language."""

SETTLED = "main[data-screen=play]:not([aria-busy=true]), main[data-screen=scores]"
MINE = "main[data-screen=play][data-actor=Ann]:not([aria-busy=true])"
"""The first player's turn, where others are opponents."""
MINE_OR_END = f"{MINE}, main[data-screen=scores]"
LOOKED_ON = """selector => {
    document.querySelector("[data-moment-next]")?.click();
    return document.querySelector(selector) !== null && document.querySelector("[data-moment-next]") === null;
}"""
FURTHER = "ply => Number(document.querySelector('main').dataset.ply) > ply"
OFFERED = ':is(.board-area, .panel) :is([data-action]:not([data-action*="stow"]), [type=submit]):enabled'
"""What a person presses to act; who puts money into the cash box still has an action before the others."""
MOST_ACTIONS = 400


GONE = "net::ERR_"
"""What Chromium says of requests that reach nobody."""

TAKEN_OVER = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 20));
}"""


def taken_over(page: Page) -> Page:
    """The page, once its service worker has all that a visit without a network needs."""
    page.evaluate(TAKEN_OVER)
    return page


def open_at(open_table: Callable[..., Page], service: str, path: str = "/table", **more: Any) -> Page:
    """What `open_table` opens, at another service than its own, of which nobody else is asked."""
    return open_table(url=service + path, hosts=(urlsplit(service).netloc,), **more)


def choose_game(page: Page, game: str) -> None:
    """From the start to the game's setup form."""
    page.locator(f"[data-game={game}] [data-go=setup]").click()
    page.locator(f"[data-setup={game}]").wait_for()


def choose_place(form: Page | Locator, place: str) -> None:
    """Choose where the game is played; what few want stands behind one more step."""
    choice = form.locator(f"[name=place][value={place}]")
    choice.wait_for(state="attached")
    if not choice.is_visible():
        form.locator("[data-other-places] > summary").click()
    choice.check()


def open_more(page: Page | Locator) -> None:
    """Open what a form, once it is there, keeps under "More", if it has such and that is closed."""
    form = page.locator("[data-setup]") if isinstance(page, Page) else page
    form.wait_for()
    closed = form.locator("[data-more]:not([open]) > summary")
    if closed.count():
        closed.click()


def practise(page: Page, game: str, strength: str = "easy", **wishes: Any) -> None:
    """Begin a game as the first player, against opponents of that strength; `wishes` as in `fill_setup`."""
    choose_game(page, game)
    page.locator("[name=place][value=opponents]").check()
    page.locator("[name=strength]").select_option(strength)
    fill_setup(page, game, **{"seed": "practice", **wishes})
    page.locator("[data-start]").click()
    page.locator(MINE).wait_for()


def act_in_practice(page: Page) -> None:
    """Do what is offered last, and wait until the person may act again or the game is over."""
    ply = int(page.locator("main").get_attribute("data-ply") or "0")
    page.locator(OFFERED).locator("visible=true").last.click()
    page.wait_for_function(FURTHER, arg=ply)
    # Two opponents may outbid each other for a while; what was decided is looked at no longer than need be.
    page.wait_for_function(LOOKED_ON, arg=MINE_OR_END, timeout=4 * PATIENCE)


def fill_setup(page: Page, game: str, **wishes: Any) -> None:
    """Fill in the setup form: `players`, `ruleset`, `variant`, `dealer`, `seed`, `open`, `options`."""
    form = page.locator(f"[data-setup={game}]")
    if wishes.keys() & {"ruleset", "variant", "dealer", "seed", "options"}:
        open_more(page)
    for name in ("ruleset", "variant"):
        if name in wishes:
            form.locator(f"[name={name}]").select_option(wishes[name])
    if "players" in wishes:
        _seat(form, wishes["players"])
    if "dealer" in wishes:
        by_link = form.locator(f"[name=dealer][value={wishes['dealer']}]")
        if by_link.count():
            by_link.check()
        else:
            choose_place(form, wishes["dealer"])
    if "seed" in wishes:
        form.locator("[name=seed]").fill(wishes["seed"])
    if "open" in wishes:
        form.locator("[name=open]").set_checked(wishes["open"])
    for name, value in wishes.get("options", {}).items():
        set_option(form, name, value)


def start(page: Page, game: str, **wishes: Any) -> None:
    """Begin a game through the setup form (see `fill_setup`), and wait for what comes first."""
    choose_game(page, game)
    fill_setup(page, game, **wishes)
    page.locator("[data-start]").click()
    page.locator(SETTLED).first.wait_for()


def played(game: str, setup: Json, rng: Random, until: int | None = None) -> list[Json]:
    """The actions of a random game, to its end or so many of them: played by the rules, without the page."""
    rules = games()[game]
    state, _events = rules.setup(setup)
    actions: list[Json] = []
    while rules.to_act(state) and len(actions) != until:
        actions.append(concrete(rng.choice(as_json(rules.legal_actions(state))), rng))
        rules.play(state, actions[-1])
    return actions


KEEP = """async ([kept, open]) => {
    const { newId, put } = await import("/modules/storage/games.js");
    const id = newId();
    await put({ name: "", created: Date.now(), changed: Date.now(), finished: false, ...kept, id });
    // Last: a page that has just opened writes down how it begins.
    localStorage["gavel.open"] = open;
    return id;
}"""


def resume(page: Page, game: str, setup: Json, actions: list[Json], *, open_to_all: bool = False) -> None:
    """Go on with a game that the page has kept from an earlier visit, after these actions."""
    kept = {"game": game, "start": {"setup": setup}, "actions": actions, "cursor": len(actions)}
    identity = page.evaluate(KEEP, [kept, json.dumps(open_to_all)])
    page.goto(f"{home(page)}/g/{identity}")
    page.locator(SETTLED).first.wait_for()


def open_state(page: Page, game: str, state: Json, *, open_to_all: bool = False) -> None:
    """Go on with a game that the page has kept, which began with this state."""
    kept = {"game": game, "start": {"state": state}, "actions": [], "cursor": 0}
    identity = page.evaluate(KEEP, [kept, json.dumps(open_to_all)])
    page.goto(f"{home(page)}/g/{identity}")
    page.locator(SETTLED).first.wait_for()


def home(page: Page) -> str:
    """The page's own address, at a service."""
    return page.url.partition("/table")[0] + "/table"


def set_option(form: Locator, name: str, value: Any) -> None:
    """Change an option in a form."""
    open_more(form)
    options = form.locator("[data-options]")
    if options.get_attribute("open") is None:
        options.locator("> summary").click()
    field = form.locator(f"[name=option-{name}]")
    if not field.is_visible():
        options.locator("[data-lists] > summary").click()
    if field.evaluate("each => each.localName") == "select":
        field.select_option(as_written(value))
    else:
        field.fill(as_written(value))
        field.blur()


def as_written(value: Any) -> str:
    """A value of an option as its field has it: words and figures as people write them, all else as JSON."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(each, int) for each in value):
        return ", ".join(map(str, value))
    return json.dumps(value)


def _seat(form: Locator, players: list[str]) -> None:
    names = form.locator("[name^=player-]")
    while names.count() < len(players):
        form.locator("[data-add-player]").click()
    while names.count() > len(players):
        form.locator(".player-row .icon:last-of-type").last.click()
    for index, player in enumerate(players):
        names.nth(index).fill(player)


def switch(page: Page, name: str) -> None:
    """Flip one of the settings: `sound` or `developer`."""
    page.locator(".settings summary").click()
    page.locator(f".settings [name={name}]").click()
    page.locator(".settings summary").click()


# --- at the table ---------------------------------------------------------------------------------------------------


def screen(page: Page) -> str:
    """The name of the screen."""
    return page.locator("main").get_attribute("data-screen") or ""


def ply(page: Page) -> int:
    """How many actions have been done."""
    return int(page.locator("main").get_attribute("data-ply") or 0)


def to_act(page: Page) -> list[str]:
    """Who may act."""
    return (page.locator("main").get_attribute("data-to-act") or "").split()


def take_device(page: Page) -> str | None:
    """Take the device for a choice that nobody else may see, if one is due; the player who takes it."""
    settled(page)
    passing = page.locator("[data-pass]")
    if passing.count() == 0:
        return None
    player = passing.get_attribute("data-pass")
    passing.get_by_role("button").click()
    passing.wait_for(state="detached")
    settled(page)
    return player


PAUSE = 50
"""Milliseconds after which a page is looked at again."""


def eventually(page: Page, read: Callable[[], T], holds: Callable[[T], bool]) -> T:
    """What is read of a page, once it is as it must be; what it was last, where it never is."""
    until = monotonic() + PATIENCE / 1000
    while not holds(found := read()) and monotonic() < until:
        page.wait_for_timeout(PAUSE)
    return found


def another_window(page: Page) -> Page:
    """The same game or table in another window of the same browser."""
    other = page.context.new_page()
    other.goto(page.url)
    settled(other)
    return other


def settled(page: Page) -> None:
    """Wait until the table shows what is, with what may be done."""
    page.locator(SETTLED).first.wait_for()


def bid(page: Page, amount: int | str) -> None:
    """Type a bid and send it."""
    form = page.locator("[data-action-type=bid]")
    form.locator("[name=amount]").fill(str(amount))
    form.locator("[type=submit]").click()


def choices(page: Page) -> list[Json]:
    """The legal actions that the page offers to click, once each; bids stand as their ranges."""
    texts: list[str] = page.locator("main [data-action]").evaluate_all(
        "all => all.filter(each => each.checkVisibility()).map(each => each.dataset.action)"
    )
    return [json.loads(text) for text in dict.fromkeys(texts)]


def perform(page: Page, action: Json, rng: Random) -> bool:
    """Do one of `choices`, with figures and cards of its range drawn by `rng`; wait for what comes of it.

    False if it is refused: on a table that all can see, what is offered tells nothing of a purse.
    """
    before = ply(page)
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as told:
        _click(page, action, rng)
    if told.value.status != 200:
        page.locator("[data-refusal]").wait_for()
        return False
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    return True


def _click(page: Page, action: Json, rng: Random) -> None:
    if isinstance(action.get("amount"), dict):
        # Low bids keep games long enough to have all in them.
        least, most = action["amount"]["minimum"], action["amount"]["maximum"]
        amount = least + rng.choice([0, 0, 1, 2])
        bid(page, amount if most is None else min(most, amount))
    elif action["type"] == "reveal" and page.locator("[data-action-type=reveal]").count() > 0:
        reveal(page, rng)
    else:
        text = json.dumps(action, separators=(",", ":"), ensure_ascii=False)
        page.locator(f"main [data-action='{text}']").locator("visible=true").first.click()


def reveal(page: Page, rng: Random | None = None) -> None:
    """Pick cards until none is due, and report them."""
    form = page.locator("[data-action-type=reveal]")
    while int(form.locator("[data-due]").get_attribute("data-due") or 0) > 0:
        free = form.locator("[data-pick]:not([aria-disabled])")
        free.nth(rng.randrange(free.count()) if rng else 0).click()
    form.locator("[data-reveal]").click()


def play_on(page: Page, rng: Random, until: int | None = None) -> None:
    """Play at random, passing the device, to the end of the game or until so many actions have been done."""
    for _ in range(MOST_ACTIONS):
        take_device(page)
        if screen(page) == "scores" or (until is not None and ply(page) >= until):
            return
        perform(page, rng.choice(choices(page)), rng)
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")


def undo(page: Page) -> None:
    """Take the last action back, whoever has learnt something by it."""
    before = ply(page)
    undone, anyway = page.locator(f"main[data-ply='{before - 1}']"), page.locator("[data-undo-anyway]")
    page.locator("[data-undo]").click()
    undone.or_(anyway).first.wait_for()
    if anyway.count() > 0:
        anyway.click()
    undone.wait_for()


KEPT = """async id => {
    const { game } = await import("/modules/storage/games.js");
    const { stepAt } = await import("/modules/storage/steps.js");
    const kept = await game(id);
    const shown = document.querySelector(".play .ply")?.textContent;
    if (shown === undefined || kept === null) return kept;
    const isKept = shown === `${kept.cursor} / ${kept.actions.length}`;
    return isKept && (await stepAt(kept, document.documentElement.lang)) !== null ? kept : null;
}"""
"""The game with an id, once it is kept as far as the page shows it, with what it shows."""


def kept_game(page: Page) -> Json:
    """The game at the page's address, as it is kept for the next visit: {game, start, actions, cursor, …}.

    What the page shows of it is kept a moment later: whoever leaves the page or reads what is kept waits for that.
    """
    identity = page.url.partition("/g/")[2].partition("/")[0]
    kept: Json = page.wait_for_function(KEPT, arg=identity).json_value()
    return kept
