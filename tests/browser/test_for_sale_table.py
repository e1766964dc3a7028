"""For Sale at the table in a browser: what is drawn is what the position says, and hands stay hidden."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.browser.support import WORDS, bid, ply, resume, reveal, screen, settled, start, take_device
from tests.support.for_sale_script import act
from tests.support.play import Combination, as_json, combinations, concrete

Json = dict[str, Any]
OpenTable = Callable[..., Page]
Screenshot = Callable[..., None]

PLAYERS = ["Ann", "Bob", "Cy"]
SEED = "a street of houses"

LOOK = """root => {
    const all = (selector, within = root) => [...within.querySelectorAll(selector)];
    const numbers = (name, within) => all(`[data-${name}]`, within).map(each => Number(each.dataset[name]));
    const map = (selector, name, value) =>
        Object.fromEntries(all(selector).map(each => [each.dataset[name], value(each)]));
    const text = (selector, within) => within.querySelector(selector).textContent;
    const market = root.querySelector("[data-fs=market]") ?? document.createElement("div");
    const figures = seat => Object.fromEntries(
        all("[data-line]", seat).map(line => [line.dataset.line, text(".fs-figure, .fs-soft", line)]));
    return {
        houses: numbers("house", market),
        cheques: numbers("cheque", market),
        decks: map("[data-deck]", "deck", deck => Number(text(".fs-deck-count", deck))),
        sealed: map("[data-sealed]", "sealed", place => place.dataset.chosen === "true"),
        hands: map("[data-hand]", "hand", hand => numbers("house", hand)),
        seats: map(".fs-seat", "seat", figures),
        finals: map(".fs-final-row", "seat", row => Number(text(".fs-total dd", row))),
        faces: all(".fs-seat [role=img]").map(face => face.closest(".fs-seat").dataset.seat),
        deals: all("[data-outcome]").map(deal => deal.dataset.outcome),
    };
}"""
"""What lies on a table, as it says itself."""

DRAW = """async scenes => {
    const { html, render } = await import("/modules/lib/preact.js");
    const { default: game } = await import("/modules/games/for-sale/index.js");
    const { translatorFor } = await import("/modules/app/words.js");
    const words = await (WORDS)();
    const look = LOOK;
    return scenes.map(({ view, legal, seat, toAct, scores, last, log }, index) => {
        const root = document.createElement("div");
        const language = ["en", "fr", "de"][index % 3];
        const t = translatorFor(language, words[language]);
        const props = { view, legal, seat, toAct, scores, last, log, t, gameSheet: null, act: () => {} };
        render(html`<${game.Board} ...${props} />`, root);
        const labels = new Set(legal.map(action => game.label(action, t, view))).size;
        return { ...look(root), labels, clickable: root.querySelectorAll("[data-action]").length };
    });
}""".replace("LOOK", LOOK).replace("WORDS", WORDS)
"""Draws boards of given views and says what lies on each."""


def expected(view: Json, seat: str | None) -> Json:
    """What must lie on the table that shows `view` to `seat`."""
    finished, buying, selling = (view["phase"] == phase for phase in ("finished", "buying", "selling"))
    kinds = () if finished else ("houses", "cheques") if buying else ("cheques",)
    hand: Any = next((player["houses"] for player in view["players"] if player["id"] == seat), [])
    in_hand = isinstance(hand, list) and hand and not finished
    sellers = [player["id"] for player in view["players"] if selling and count(player["houses"])]
    return {
        "houses": view["market"]["houses"],
        "cheques": view["market"]["cheques"],
        "decks": {kind: count(view["decks"][kind]) for kind in kinds},
        "sealed": {player: player in view["choices"] for player in sellers},
        "hands": {seat: hand} if in_hand else {},
        "seats": {} if finished else {player["id"]: figures(player, view) for player in view["players"]},
        "finals": {player["id"]: sum(player["cheques"]) + player["coins"] for player in view["players"]}
        if finished
        else {},
    }


def figures(player: Json, view: Json) -> Json:
    """The figures at a player's seat; hidden ones, for which the page has a word, are None."""
    coins = None if player["coins"] is None else str(player["coins"])
    found = {"coins": coins, "houses": str(count(player["houses"]))}
    if player["id"] in view["bids"]:
        found["bid"] = str(view["bids"][player["id"]])
    return {**found, "cheques": str(count(player["cheques"]))} if view["phase"] == "selling" else found


def count(cards: Any) -> int:
    """How many cards these are, seen or not."""
    if isinstance(cards, dict):
        return int(cards["hidden"])
    return cards if isinstance(cards, int) else len(cards)


def same(look: Json, wanted: Json) -> None:
    """Compare what lies on the table with what must; words for hidden figures count as None."""
    seats = {
        player: {name: value if value.isdigit() else None for name, value in lines.items()}
        for player, lines in look["seats"].items()
    }
    assert {**{name: look[name] for name in wanted}, "seats": seats} == wanted


def no_other_face(look: Json, seat: str | None) -> None:
    """No card of another player may be drawn with its face."""
    assert set(look["faces"]) <= {seat}


# --- a whole game ---------------------------------------------------------------------------------------------------


def test_a_whole_game_is_drawn_as_it_is_played_and_hands_stay_hidden(table: Page, screenshot: Screenshot) -> None:
    wishes = {"players": PLAYERS, "seed": SEED, "ruleset": "ravensburger-1997", "options": {"removed": 11}}
    state = GAME.setup(wishes)[0]
    pictures = {"bidding", "sealed"}
    start(table, "for-sale", **wishes)
    rng = Random(7)
    covers = 0
    while state.phase != "finished":
        same(table.evaluate(f"({LOOK})(document)"), expected(as_json(GAME.view(state, "spectator")), None))
        no_other_face(table.evaluate(f"({LOOK})(document)"), None)
        taken = take_device(table)
        seat = table.locator("main").get_attribute("data-actor") or ""
        covers += taken is not None
        assert seat in GAME.to_act(state)
        unseen = state.phase == "selling" and len(state.houses[state.ids.index(seat)]) > 1
        assert taken == (seat if unseen else None), "only a house that is chosen from several is chosen unseen"
        assert cards_to_choose(table) == (as_json(state.houses[state.ids.index(seat)]) if unseen else [])
        if (moment := moment_of(as_json(GAME.view(state, seat)))) in pictures:
            pictures.remove(moment)
            screenshot(f"for-sale-{moment}", table)
        perform(table, state, chosen(state, seat, rng))
    assert covers == sum(len(PLAYERS) for _round in range(2)), "three houses each, the last of which are no choice"
    assert not pictures
    settled(table)
    assert screen(table) == "scores"
    assert scoresheet(table) == [
        {
            "player": standing["player"],
            "total": str(standing["total"]),
            "cheques": [f"Cheque of {cheque}" for cheque in standing["breakdown"]["cheques"]],
            "amounts": [str(standing["breakdown"][name]) for name in ("cheque_total", "coins")]
            + [str(standing["total"])],
        }
        for standing in as_json(GAME.scores(state))["standings"]
    ]
    winner = table.locator("[data-standing]").first.get_attribute("data-standing") or ""
    expect(table.locator("[data-scoresheet] .verdict")).to_contain_text(winner)
    expect(table.locator("[data-event-type]").first).to_contain_text(winner)
    table.locator(".last-look summary").click()
    same(table.evaluate(f"({LOOK})(document)"), expected(as_json(GAME.view(state, "spectator")), None))
    screenshot("for-sale-finished", table)


def cards_to_choose(page: Page) -> list[int]:
    """The houses that are laid before whoever has the device."""
    shown: list[int] = page.locator(".panel .fs-playable").evaluate_all(
        "all => all.map(each => JSON.parse(each.dataset.action).house)"
    )
    return shown


def moment_of(view: Json) -> str:
    """What the table shows just now that is worth a picture."""
    if len(view["bids"]) == 2 and view["round"] > 1:
        return "bidding"
    return "sealed" if len(view["choices"]) == 2 and view["round"] > 1 else ""


def chosen(state: State, seat: str, rng: Random) -> Json:
    """Bids now and then, so that it is a game but a short one; any house is sold."""
    listed = [as_json(action) for action in GAME.legal_actions(state, seat)]
    if listed[0]["type"] == "bid" and rng.random() < 0.35:
        return {**listed[0], "amount": listed[0]["amount"]["minimum"]}
    return listed[-1] if listed[-1]["type"] == "pass" else rng.choice(listed)


def perform(page: Page, state: State, action: Json) -> None:
    """Do it at the table and in `state`."""
    if action["type"] == "bid":
        bid(page, action["amount"])
    elif action["type"] == "pass":
        page.locator(".panel [data-action*=pass]").click()
    else:
        last = len(state.houses[state.ids.index(action["player"])]) == 1
        card = (
            page.locator(".panel [data-action*=sell]")
            if last
            else page.locator(f".panel [data-action*='\"house\":{action['house']}}}']")
        )
        card.press("Enter")
    page.locator(f"main:not([data-ply='{state.ply}'])").wait_for()
    act(state, action)
    settled(page)


def scoresheet(page: Page) -> list[Json]:
    """The scoresheet that is shown, line by line."""
    found: list[Json] = page.locator("[data-standing]").evaluate_all(
        """all => all.map(standing => ({
            player: standing.dataset.standing,
            total: standing.dataset.total,
            cheques: [...standing.querySelectorAll("[role=img]")].map(each => each.getAttribute("aria-label")),
            amounts: [...standing.querySelectorAll(".fs-amount")].map(each => each.textContent.trim()),
        }))"""
    )
    return found


# --- any position ---------------------------------------------------------------------------------------------------


def test_the_board_draws_positions_of_every_edition_for_every_eye(table: Page) -> None:
    scenes = [scene for combination in combinations(GAME) for scene in scenes_of(combination, Random(str(combination)))]
    for scene, look in zip(scenes, table.evaluate(DRAW, scenes), strict=True):
        same(look, expected(scene["view"], scene["seat"]))
        if "open_hands" not in scene["view"]["options"] and scene["view"]["phase"] != "finished":
            no_other_face(look, scene["seat"])
        assert look["labels"] == len(scene["legal"]), "each action has a label of its own"
        assert look["deals"] == deals(scene["log"])
        assert look["clickable"] == sum(action["type"] == "sell" for action in scene["legal"])
    assert {scene["view"]["phase"] for scene in scenes} == set(GAME.phase_names)


def scenes_of(combination: Combination, rng: Random) -> Iterator[Json]:
    """Some moments of a random game, each seen by one who may act, by another, or by nobody at the table."""
    options = rng.choice([{}, {"open_money": True}, {"open_hands": True}])
    state, events = GAME.setup(combination.request(options, rng))
    log = list(events)
    while True:
        to_act = GAME.to_act(state)
        if not to_act or rng.random() < 0.02:
            seat = rng.choice([*to_act[:1], *state.ids, None])
            seat = None if seat == "table" or not to_act else seat
            legal = [] if seat is None else GAME.legal_actions(state, seat)
            view = GAME.view(state, seat or "spectator")
            scene = {"view": view, "legal": legal, "seat": seat, "toAct": to_act, "last": events, "log": log}
            yield as_json({**scene, "scores": None if to_act else GAME.scores(state)})
        if not to_act:
            return
        listed = as_json(GAME.legal_actions(state, rng.choice(to_act)))
        events = act(state, concrete(rng.choice(listed), rng))
        log += events


def deals(log: list[Json]) -> list[str]:
    """Who took something in the latest round that brought something."""
    taking = {"left-empty-handed", "house-taken", "house-won", "house-sold", "sweep"}
    rounds: list[list[str]] = [[]]
    for event in log:
        if event["type"] in ("houses-revealed", "cheques-revealed"):
            rounds.append([])
        elif event["type"] in taking:
            rounds[-1].append(event["player"])
    return next((each for each in reversed(rounds) if each), [])


def test_equal_cheques_are_named_once_where_a_house_is_sold(table: Page) -> None:
    setup = {
        "players": PLAYERS,
        "options": {"houses": [3, 4, 5, 12, 13, 28], "cheques": [15] * 6},
        "seed": "equal cheques",
    }
    resume(
        table,
        "for-sale",
        setup,
        [{"type": "pass", "player": each} for each in ("Ann", "Bob", "Cy", "Ann")],
        open_to_all=True,
    )
    expect(table.locator(".fs-actions")).to_contain_text("for a cheque of 15.")


# --- at a real table ------------------------------------------------------------------------------------------------


def test_the_referee_enters_last_houses_though_no_hand_is_seen(table: Page, screenshot: Screenshot) -> None:
    decks = {"houses": [3, 12, 28], "cheques": [0, 7, 15]}
    start(table, "for-sale", players=PLAYERS, dealer="table", options=decks)
    reveal(table)
    for player in PLAYERS[:2]:
        table.locator(f".panel [data-action*=pass][data-action*={player}]").click()
    table.locator("[data-action-type=reveal][data-component=cheques]").wait_for()
    assert said_deals(table)[-2:] == [["Bob", "House 12, a cottage"], ["Cy", "House 28, a palace"]]
    reveal(table)
    table.get_by_role("button", name="Lay down the last house").wait_for()
    assert table.locator("[data-hand], .panel .fs-playable").count() == 0
    screenshot("for-sale-referee", table)
    for _player in PLAYERS:
        before = ply(table)
        table.get_by_role("button", name="Lay down the last house").click()
        table.locator(f"main:not([data-ply='{before}'])").wait_for()
    settled(table)
    assert {each["player"]: each["total"] for each in scoresheet(table)} == {"Ann": "28", "Bob": "35", "Cy": "43"}


def said_deals(page: Page) -> list[list[str]]:
    """What the page says of the latest round: who, and which cards."""
    found: list[list[str]] = page.locator("[data-outcome]").evaluate_all(
        """all => all.map(entry => [entry.dataset.outcome,
            ...[...entry.querySelectorAll("svg")].map(card => card.getAttribute("aria-label")).filter(Boolean)])"""
    )
    return found


# --- the score pad --------------------------------------------------------------------------------------------------


def test_the_score_pad_counts_the_picked_cheques_and_misses_forgotten_coins(
    table: Page, screenshot: Screenshot
) -> None:
    held = {
        "Ann": [3, 5, 5, 6, 7, 8, 9, 10, 11, 15],
        "Bob": [0, 0, 2, 2, 4, 8, 9, 12, 14, 15],
        "Cy": [3, 4, 6, 7, 10, 11, 12, 13, 13, 14],
    }
    coins = {"Ann": 4, "Bob": 12, "Cy": 0}
    table.locator("[data-game=for-sale] [data-go=pad]").click()
    pad = table.locator(".fs-pad")
    for player, cheques in held.items():
        pad.locator(f"[data-pad-player={player}]").click()
        for cheque in cheques:
            pad.locator(f"[data-pick='{cheque}']").click()
        pad.locator("[data-taken]").first.click()
        pad.locator(f"[data-pick='{cheques[0]}']").click()
        if player != "Ann":
            pad.locator("input[type=number]").fill(str(coins[player]))
    assert pad.locator("[data-pick]:not([aria-disabled])").count() == 0, "every cheque of the edition is given out"
    table.locator("[data-tally]").click()
    pad.locator("[data-pad-player=Ann] .fs-error").wait_for()
    assert table.locator("[data-scoresheet]").count() == 0
    pad.locator("[data-pad-player=Ann]").click()
    pad.locator("input[type=number]").fill("4")
    screenshot("for-sale-pad", table)
    table.locator("[data-tally]").click()
    table.locator("[data-scoresheet]").wait_for()
    totals = {each["player"]: int(each["total"]) for each in scoresheet(table)}
    assert totals == {player: sum(held[player]) + coins[player] for player in PLAYERS}
