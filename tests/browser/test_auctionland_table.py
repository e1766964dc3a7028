"""Auctionland at the table in a browser: what is drawn is what the position says, what is clicked is what is done."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gavel.engine.actions import NOBODY
from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.state import State
from gavel.games.auctionland.rules.tiles import ICONS
from tests.browser.support import (
    WORDS,
    bid,
    choose_place,
    ply,
    resume,
    reveal,
    screen,
    set_option,
    settled,
    start,
    switch,
    take_device,
)
from tests.support.auctionland import random_tile
from tests.support.play import Combination, as_json, combinations, concrete

Json = dict[str, Any]
Screenshot = Callable[..., None]

TIMES = "\N{MULTIPLICATION SIGN}"

LOOK = """root => {
    const all = (selector, from = root) => [...from.querySelectorAll(selector)];
    const places = seat => all("[data-tile]", seat).map(
        ({ dataset }) => [dataset.tile, ...dataset.cell.split(",").map(Number)]);
    const counts = seat => Object.fromEntries(all("[data-count]", seat).map(
        each => [each.dataset.count, Number(each.textContent)]));
    const purse = ({ dataset }) => (dataset.money === "hidden" ? null : Number(dataset.money));
    return {
        market: all("[data-stall]").map(({ dataset }) => [dataset.stall, Number(dataset.money)]),
        coins: all("[data-stall] .al-coin").map(each => Number(each.textContent)),
        stack: all("[data-stack]").map(each => Number(each.textContent)),
        held: all("[data-held]").map(each => each.dataset.held),
        lot: all("[data-lot]").map(each => each.dataset.lot),
        bids: Object.fromEntries(all("[data-bid]").filter(each => each.dataset.bid !== "").map(
            each => [each.dataset.bidder, Number(each.querySelector(".al-coin").textContent)])),
        seats: Object.fromEntries(all(".al-board [data-seat]").map(
            seat => [seat.dataset.seat, { money: purse(seat), island: places(seat), counts: counts(seat) }])),
    };
}"""
"""What lies on a table, as it says itself."""

DRAW = """async ({ scenes, gameSheet }) => {
    const { html, render } = await import("/modules/lib/preact.js");
    const { default: game } = await import("/modules/games/auctionland/index.js");
    const { translatorFor } = await import("/modules/app/words.js");
    const words = await (WORDS)();
    return scenes.map(({ view, legal, seat, toAct, last }, index) => {
        const root = document.createElement("div");
        const language = ["en", "fr", "de"][index % 3];
        const t = translatorFor(language, words[language]);
        render(html`<${game.Board} ...${{ view, legal, seat, toAct, last, t, gameSheet, act: () => {} }} />`, root);
        const clickable = [...root.querySelectorAll("[data-action]")].map(each => JSON.parse(each.dataset.action));
        const nameless = [...root.querySelectorAll("button")].filter(
            each => !(each.getAttribute("aria-label") || each.textContent.trim()));
        const labels = new Set(legal.map(action => game.label(action, t, view)));
        return { look: (LOOK)(root), clickable, nameless: nameless.length, labels: labels.size };
    });
}""".replace("LOOK", LOOK).replace("WORDS", WORDS)
"""Draws boards of given views and says what lies on each, and what can be clicked."""


def expected(view: Json, state: State) -> Json:
    """What must lie on the table that shows `view` of `state`."""
    finished = view["phase"] == "finished"
    market = [] if finished else [[stall["tile"], stall["money"]] for stall in view["market"]]
    auction = view["auction"]
    return {
        "market": market,
        "coins": [money for _tile, money in market if money > 0],
        "stack": [] if finished else [_size(view["stack"])],
        "held": [view["holding"]["tile"]] if view["holding"] else [],
        "lot": [auction["tile"]] if auction else [],
        "bids": auction["bids"] if auction else {},
        "seats": {
            player["id"]: {
                "money": player["money"],
                "island": [[there["tile"], there["x"], there["y"], there["rotation"]] for there in player["island"]],
                "counts": counts(state, player["id"]),
            }
            for player in view["players"]
        },
    }


def _size(stack: Any) -> int:
    return stack if isinstance(stack, int) else int(stack["hidden"])


def counts(state: State, player: str) -> Json:
    """What the service counts on an island."""
    standings = as_json(GAME.scores(state))["standings"]
    found = next(standing for standing in standings if standing["player"] == player)["breakdown"]
    return {
        "park": found["park"]["tiles"],
        "water": found["water"]["tiles"],
        "housing": found["housing"],
        "forest": found["forest"],
        **{icon: found["icons"][icon]["count"] for icon in ICONS},
    }


def look(page: Page) -> Json:
    """What lies on the table that the page shows."""
    found: Json = page.evaluate(f"({LOOK})(document)")
    return found


def as_written(action: Json) -> str:
    """An action as the page writes it into `data-action`."""
    return json.dumps(action, separators=(",", ":"), ensure_ascii=False)


# --- a whole game ---------------------------------------------------------------------------------------------------

SMALL = {
    "players": ["Ann", "Bob", "Cy"],
    "seed": "an island of one's own",
    "options": {"tiles": [random_tile(f"t{number}", Random(number)) for number in range(8)], "market_size": 4},
}
"""Eight tiles of one's own, some with crossing, enclosed or no regions: soon at an end; auctions are open ones."""


def test_a_whole_game_is_drawn_as_it_is_played_and_purses_stay_hidden(table: Page) -> None:
    state, _events = GAME.setup(SMALL)
    resume(table, "auctionland", SMALL, [])
    rng = Random(3)
    while state.phase != "finished":
        assert take_device(table) is None, "nothing is chosen unseen"
        seat = rng.choice([each for each in GAME.to_act(state) if GAME.legal_actions(state, each)])
        if table.locator(f"[data-enter-for={seat}]").count() > 0:
            table.locator(f"[data-enter-for={seat}]").click()
        expect(table.locator("main")).to_have_attribute("data-actor", seat)
        assert look(table) == expected(as_json(GAME.view(state, "spectator")), state)
        assert {seat["money"] for seat in look(table)["seats"].values()} == {None}
        perform(table, state, chosen(state, seat, rng))
    assert screen(table) == "scores"
    assert scoresheet(table) == lines_of(as_json(GAME.scores(state)))
    assert look(table) == expected(as_json(GAME.view(state, "spectator")), state)


def chosen(state: State, seat: str, rng: Random) -> Json:
    """Anything, but with low bids and few of them."""
    listed: list[Json] = as_json(GAME.legal_actions(state, seat))
    if listed[-1]["type"] == "pass" and rng.random() < 0.6:
        listed = listed[-1:]
    return concrete(rng.choice(listed), rng)


def perform(page: Page, state: State, action: Json) -> None:
    """Do it at the table, where it lies on the table there, and in `state`."""
    if action["type"] == "bid":
        bid(page, action["amount"])
    elif action["type"] == "place":
        place = page.locator(f".al-place[data-action='{as_written(action)}']")
        while place.count() == 0:
            page.locator(".al-stage [data-turn='90']").click()
        place.click()
    else:
        where = ".al-market" if action["type"] in ("claim", "offer") else ".panel"
        page.locator(f"{where} [data-action='{as_written(action)}']").click()
    page.locator(f"main:not([data-ply='{state.ply}'])").wait_for()
    GAME.play(state, action)
    settled(page)


def scoresheet(page: Page) -> list[Json]:
    """The scoresheet that is shown, line by line."""
    found: list[Json] = page.locator("[data-standing]").evaluate_all(
        """all => all.map(standing => ({
            player: standing.dataset.standing,
            lines: Object.fromEntries([...standing.querySelectorAll("tr[data-line]")].map(
                line => [line.dataset.line, [...line.querySelectorAll("td")].map(cell => cell.textContent.trim())])),
            total: standing.querySelector("td[data-line=total]").textContent,
        }))"""
    )
    return found


def lines_of(sheet: Json) -> list[Json]:
    """The same, as the service's scoresheet has it."""
    return [
        {
            "player": standing["player"],
            "lines": {
                **{name: [f"tiles: {made[name]['tiles']}", str(made[name]["points"])] for name in ("park", "water")},
                "product": [f"{made['housing']} {TIMES} {made['forest']} shapes", str(made["product"])],
                **{
                    icon: [_rank(sheet, standing["player"], icon), str(made["icons"][icon]["points"])] for icon in ICONS
                },
            },
            "total": str(standing["total"]),
        }
        for standing in sheet["standings"]
        for made in [standing["breakdown"]]
    ]


def _rank(sheet: Json, player: str, icon: str) -> str:
    ranks = {standing["player"]: standing["breakdown"]["icons"][icon] for standing in sheet["standings"]}
    count, place = ranks[player]["count"], ranks[player]["place"]
    others = ", ".join(other for other, rank in ranks.items() if other != player and rank["place"] == place)
    if place is None:
        return f"{count}, no place"
    return f"{count}, place {place} with {others}" if others else f"{count}, place {place}"


def test_a_tile_is_turned_and_placed_by_the_keyboard_alone(table: Page) -> None:
    start(table, "auctionland", players=["Ann", "Bob"], seed="keys", open=True)
    for _first_of_each in range(2):
        table.locator(".al-market .al-can").first.press("Enter")
        table.locator(".al-place").first.press("Enter")
        table.locator(".al-market .al-can").first.press(" ")
        table.locator(".panel [data-action*='\"pass\"']").press("Enter")
        table.locator(".al-place").first.press("Enter")
        table.locator(".al-market .al-can").first.wait_for()
    table.locator(".al-market .al-can").first.press("Enter")
    place = table.locator(".al-place")
    # The turn is told by its heading: there the key is heard at once.
    expect(table.locator("#turn")).to_be_focused()
    for key, rotation in (("r", 90), ("Shift+R", 0)):
        table.keyboard.press(key)
        expect(place.first).to_have_attribute("data-action", re.compile(f'"rotation":{rotation}}}'))
    place.first.focus()
    table.keyboard.press("ArrowDown")
    focused = table.locator(".al-place:focus")
    expect(focused).to_have_count(1)
    assert focused.get_attribute("data-y") != place.first.get_attribute("data-y")
    for key, rotation in (("r", 90), ("r", 180), ("Shift+R", 90)):
        table.keyboard.press(key)
        expect(focused).to_have_attribute("data-action", re.compile(f'"rotation":{rotation}}}'))
    action = json.loads(focused.get_attribute("data-action") or "")
    table.keyboard.press("Enter")
    expect(table.locator(f"[data-seat=Ann] [data-cell='{action['x']},{action['y']},90']")).to_have_count(1)


def test_the_panel_says_what_a_tile_is_chosen_for_and_why_there_is_nothing_but_to_pass(table: Page) -> None:
    setup: Json = {"players": ["Ann", "Bob", "Cy"], "seed": "dear"}
    state, _events = GAME.setup(setup)
    actions: list[Json] = []
    rng = Random(3)
    wanted = {"claim": "Choose a tile to claim.", "offer": "Choose a tile to auction."}
    while not _forced_pass(state):
        if state.phase in wanted:
            show(table, setup, actions)
            expect(table.locator(".panel .al-choose")).to_have_text(wanted.pop(state.phase))
        legal = GAME.legal_actions(state, next(seat for seat in GAME.to_act(state) if GAME.legal_actions(state, seat)))
        action = concrete(rng.choice(as_json(legal)), rng)
        if action["type"] == "bid":
            action["amount"] = as_json(legal)[0]["amount"]["maximum"]
        actions.append(action)
        GAME.play(state, action)
    assert not wanted
    (seat,) = _forced_pass(state)
    show(table, setup, actions)
    table.locator(f"[data-enter-for={seat}]").click()
    auction, money = as_json(GAME.view(state, "spectator"))["auction"], state.money[state.ids.index(seat)]
    least = auction["bids"][auction["high_bidder"]] + 1
    expect(table.locator("[data-short]")).to_have_text(f"You can bid {money} at most; at least {least} is needed.")
    acting = table.locator(".al-board .al-acts").evaluate_all("all => all.map(each => each.dataset.seat)")
    assert acting == [seat], "nobody waits for the highest bidder"


def _forced_pass(state: State) -> list[str]:
    """The one whom an auction waits for, where that one can only pass."""
    if state.phase != "bidding":
        return []
    waited = [
        seat
        for seat in GAME.to_act(state)
        if any(act["type"] == "pass" for act in as_json(GAME.legal_actions(state, seat)))
    ]
    return waited if len(waited) == 1 and len(GAME.legal_actions(state, waited[0])) == 1 else []


# --- a game of the reference set, in pictures ------------------------------------------------------------------------


@pytest.mark.long
def test_a_game_from_a_transcript_looks_as_it_lies_in_every_phase(table: Page, screenshot: Screenshot) -> None:
    setup = {"players": ["Ann", "Bob", "Cy"], "seed": "a picture book"}
    state, _events = GAME.setup(setup)
    actions: list[Json] = []
    rng = Random(14)
    wanted = {"offer": "market", "place": "placing", "bidding": "auction"}
    while state.phase != "finished":
        seat = next(seat for seat in GAME.to_act(state) if GAME.legal_actions(state, seat))
        worth_it = state.auction is None or state.auction.high_bidder != NOBODY
        if state.round >= 10 and state.phase in wanted and worth_it:
            show(table, setup, actions)
            assert table.locator("main").get_attribute("data-actor") in GAME.to_act(state)
            if state.phase == "place":
                table.locator(".al-stage [data-turn='90']").click()
                table.locator(".al-place").last.focus()
                expect(table.locator(".al-effect")).not_to_have_attribute("data-at", "")
            assert look(table) == expected(laid_open(state), state)
            screenshot(f"auctionland-{wanted.pop(state.phase)}")
            assert fits_a_phone(table)
        actions.append(chosen(state, seat, rng))
        GAME.play(state, actions[-1])
    assert not wanted
    show(table, setup, actions)
    assert scoresheet(table) == lines_of(as_json(GAME.scores(state)))
    table.locator("[data-lens=housing]").click()
    marks = table.locator(".al-badge text").evaluate_all("all => all.map(each => each.textContent)")
    shapes = [counts(state, player)["housing"] for player in setup["players"]]
    assert sorted(set(marks), key=int) == [str(number + 1) for number in range(max(shapes))]
    screenshot("auctionland-finished")
    assert fits_a_phone(table)


def laid_open(state: State) -> Json:
    """What an open table shows: what all can see, and everyone's money."""
    view: Json = as_json(GAME.view(state, "spectator"))
    for player, money in zip(view["players"], state.money, strict=True):
        player["money"] = money
    return view


def fits_a_phone(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways on a narrow screen."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 360, "height": 740})
    width: int = page.evaluate("document.documentElement.scrollWidth")
    page.set_viewport_size(before)
    return width <= 360


def show(page: Page, setup: Json, actions: list[Json]) -> None:
    """Open a transcript, with a table open to all."""
    page.evaluate("localStorage.setItem('gavel.open', 'true')")
    page.goto("/table")
    page.locator("[data-go=import]").click()
    page.locator("[name=transcript]").fill(json.dumps({"game": "auctionland", "setup": setup, "actions": actions}))
    page.locator("[data-verify]").click()
    page.locator("[data-verdict=sound] [data-open]").click()
    settled(page)


# --- any position ---------------------------------------------------------------------------------------------------


def test_the_board_draws_any_position_and_offers_what_is_legal(table: Page) -> None:
    scenes = [scene for each in combinations(GAME) for scene in scenes_of(each, Random(str(each)))]
    sheet = table.request.get("/v1/games/auctionland").json()
    drawn = table.evaluate(DRAW, {"scenes": [scene for scene, _wanted in scenes], "gameSheet": sheet})
    for (scene, wanted), shown in zip(scenes, drawn, strict=True):
        assert shown["look"] == wanted
        on_the_table = [action for action in scene["legal"] if action["type"] in ("claim", "offer", "place")]
        turned = min((action["rotation"] for action in on_the_table if action["type"] == "place"), default=None)
        assert shown["clickable"] == [action for action in on_the_table if action.get("rotation") == turned]
        assert shown["nameless"] == 0
        assert shown["labels"] == len(scene["legal"]), "each action has a label of its own"
    assert {scene["view"]["phase"] for scene, _wanted in scenes} == set(GAME.phase_names)


def scenes_of(combination: Combination, rng: Random) -> Iterator[tuple[Json, Json]]:
    """Some moments of a random game, each seen by one who may act or by nobody at the table, and what must be seen."""
    own: Json = {"tiles": [random_tile(f"t{number}", rng) for number in range(20)], "market_size": 5}
    rulings: list[Json] = [{}, {"coast": "frame"}, {"open_money": True}, {"unsold": "discard"}]
    options = {**rng.choice([{}, own]), **rng.choice(rulings)}
    state, events = GAME.setup(combination.request(options, rng))
    while True:
        to_act = GAME.to_act(state)
        if not to_act or rng.random() < 0.05:
            seat = rng.choice([*to_act[:1], None])
            viewer = None if seat == "table" else seat
            legal = [] if seat is None else GAME.legal_actions(state, seat)
            view = as_json(GAME.view(state, viewer or "spectator"))
            scene = as_json({"view": view, "legal": legal, "seat": viewer, "toAct": to_act, "last": events})
            yield scene, expected(view, state)
        if not to_act:
            return
        listed = as_json(GAME.legal_actions(state))
        events = GAME.play(state, concrete(rng.choice(listed), rng))


# --- at a real table ------------------------------------------------------------------------------------------------


def test_a_market_is_typed_at_once_and_what_picks_nothing_stays_in_the_field(table: Page) -> None:
    table.set_viewport_size({"width": 390, "height": 844})
    table.locator("[data-game=auctionland] [data-go=setup]").click()
    form = table.locator("[data-setup=auctionland]")
    choose_place(form, "table")
    typed = form.locator(".al-picker input")
    typed.fill("1 2 3 999 2")
    typed.press("Enter")
    expect(form.locator("[data-laid]")).to_have_count(3)
    expect(typed).to_have_value("999 2")
    expect(typed).to_be_focused()
    expect(form.locator(".al-picker [data-errors]")).to_have_text("Cannot be picked: 999, 2")
    # What is found lies in the way of nothing that sticks to the edge.
    found = form.locator(".al-picker [role=status]")
    found.scroll_into_view_if_needed()
    assert found.evaluate("""each => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }""")


def test_the_referee_lays_out_the_market_and_reports_what_refills_it(table: Page) -> None:
    table.locator("[data-game=auctionland] [data-go=setup]").click()
    form = table.locator("[data-setup=auctionland]")
    set_option(form, "market_size", "3")
    choose_place(form, "table")
    for number in ("007", "019", "104"):
        form.locator(".al-picker input").fill(number)
        form.locator(f"[data-pick=ref-{number}]").click()
    form.locator("[data-laid=ref-019]").click()
    form.locator(".al-picker input").fill("50")
    form.locator(".al-picker input").press("Enter")
    expect(form.locator(".al-picker")).to_have_count(0)
    expect(table.locator("[data-start]")).to_be_focused()
    table.locator("[data-start]").click()
    settled(table)
    assert sorted(tile for tile, _money in look(table)["market"]) == ["ref-007", "ref-050", "ref-104"]
    stall, place, passing = ".al-market .al-can", ".al-place", "[data-action*='pass']"
    for step in (stall, place, stall, passing, passing, place):
        before = ply(table)
        table.locator(step).locator("visible=true").first.click()
        table.locator(f"main:not([data-ply='{before}'])").wait_for()
        settled(table)
    piece = table.locator("[data-action-type=reveal] [data-pick=ref-001]")
    expect(piece.locator(".al-sign-park")).to_have_count(3)
    for language, name in (
        ("de", r"^Plättchen 001\W.*Park"),
        ("fr", r"^Tuile 001\W.*[Pp]arc"),
        ("en", r"^Tile 001\W.*park"),
    ):
        table.locator("[name=language]").select_option(language)
        expect(piece).to_have_accessible_name(re.compile(name))
    reveal(table)
    table.locator(".al-market .al-can").first.wait_for()
    assert [tile for tile, _money in look(table)["market"]][1:] == ["ref-001", "ref-002"]


# --- the score pad --------------------------------------------------------------------------------------------------


def tile(name: str, *icons: str, **regions: str) -> Json:
    """A tile of these terrains, each with the sides that it reaches."""
    return {
        "id": name,
        "regions": [{"terrain": terrain, "sides": list(sides)} for terrain, sides in regions.items()],
        "icons": list(icons),
    }


WORKED_EXAMPLE = [
    tile("bay", park="ne", water="sw"),
    tile("fair", "love", park="ns", housing=""),
    tile("lake", "music", "music", water="nesw"),
    *(tile(str(number)) for number in range(4, 9)),
]
"""The tiles of the worked example in docs/auctionland.md."""


def test_the_score_pad_takes_an_island_by_cells_and_sides_and_counts_it(table: Page, screenshot: Screenshot) -> None:
    switch(table, "developer")
    table.locator("[data-game=auctionland] [data-go=pad]").click()
    set_option(table.locator("[data-pad=auctionland]"), "tiles", WORKED_EXAMPLE)
    pad = table.locator(".al-pad")
    lay(pad, 0, 0, "bay")
    lay(pad, 1, 0, "fair", west="park")
    lay(pad, 0, 1, "lake")
    pad.locator("[data-turn='90']").click()
    lay(pad, -1, 0, "4")
    pad.locator("[data-remove]").click()
    cells = pad.locator("[data-cell]").evaluate_all(
        "all => all.map(({ dataset }) => `${dataset.tile} ${dataset.cell}`)"
    )
    assert cells == ["bay 0,0,0", "fair 1,0,90", "lake 0,1,90"]
    pad.locator("[data-lens=park]").click()
    expect(pad.locator(".al-badge")).to_have_count(2)
    screenshot("auctionland-pad")
    table.locator("[data-tally]").click()
    expect(pad.locator("[name='money/Ann']")).to_have_attribute("aria-invalid", "true")
    for player, money in {"Ann": "7", "Bob": "15", "Cy": "0"}.items():
        pad.locator(f"[data-pad-player={player}]").click()
        pad.locator(f"[name='money/{player}']").fill(money)
    table.locator("[data-tally]").click()
    table.locator("[data-scoresheet]").wait_for()
    ann = scoresheet(table)[0]
    assert (ann["player"], ann["total"]) == ("Ann", "46")
    assert ann["lines"] == {
        "park": ["tiles: 2", "3"],
        "water": ["tiles: 2", "3"],
        "product": [f"1 {TIMES} 0 shapes", "0"],
        "peace": ["0, no place", "0"],
        "love": ["1, place 1", "20"],
        "music": ["2, place 1", "20"],
    }
    expect(table.locator("[data-scoresheet]")).to_contain_text("not the publisher")


def lay(pad: Locator, x: int, y: int, tile: str, **sides: str) -> None:
    """Choose a cell and its tile, as it shows these terrains."""
    pad.locator(f".al-place[data-x='{x}'][data-y='{y}']").click()
    for side, terrain in sides.items():
        pad.locator(f".al-picker [data-side={side[0]}]").select_option(terrain)
    pad.locator(f".al-picker [data-pick='{tile}']").click()
