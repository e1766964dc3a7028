"""What everybody sees of a table gives nothing away: not what is drawn, not what is offered, not what is refused.

Two games that differ only in what a spectator may not see are two worlds for all who look at the screen. The pages of
both are the same, byte by byte, attributes included, until somebody looks at what is their own.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gavel.catalogue import games
from tests.browser.support import bid, open_state
from tests.support.play import Combination, as_json, combinations, concrete
from tests.support.two_worlds import another_world

Json = dict[str, Any]

TABLE = """async () => {
    const html = () => document.querySelector("main").outerHTML;
    let [last, same] = [html(), 0];
    while (same < 3) {
        await new Promise(requestAnimationFrame);
        same = html() === last ? same + 1 : 0;
        last = html();
    }
    return last;
}"""
"""All of the table, once no frame changes it any more."""

OFFERED = """async scenes => {
    const { GAMES } = await import("/modules/games/index.js");
    return scenes.map(({ game, ...position }) => GAMES[game].publicActions(position));
}"""
"""What a game offers where all look on."""


def worlds(combination: Combination, rng: Random, share: float) -> Iterator[tuple[Json, Json]]:
    """Pairs of states of a random game that a spectator cannot tell apart."""
    game = combination.game
    state, _events = game.setup(combination.request({}, rng))
    while game.to_act(state):
        here = as_json(game.dump(state))
        there = another_world(game, here, "spectator", rng) if rng.random() < share else None
        if there is not None:
            yield here, there
        game.play(state, concrete(rng.choice(as_json(game.legal_actions(state))), rng))


def pairs_of(game: str, share: float) -> Iterator[tuple[Json, Json]]:
    for combination in combinations(games()[game]):
        if combination.dealer == "service":
            yield from worlds(combination, Random(str(combination)), share)


# --- what is offered --------------------------------------------------------------------------------------------------


def scene(game: str, state: Json, player: str) -> Json:
    """What the page knows when it works out what to offer a player."""
    rules = games()[game]
    loaded = rules.load(state)
    legal = as_json(rules.legal_actions(loaded, player))
    return {"game": game, "player": player, "legal": legal, "view": as_json(rules.view(loaded, "spectator"))}


@pytest.mark.parametrize("game", games())
def test_what_is_offered_does_not_depend_on_what_is_hidden_and_leaves_nothing_out(game: str, table: Page) -> None:
    sheet = table.request.get(f"/v1/games/{game}").json()
    pairs = list(pairs_of(game, 0.1))[:400]
    scenes = [
        [{**scene(game, state, player), "gameSheet": sheet} for state in pair]
        for pair in pairs
        for player in games()[game].to_act(games()[game].load(pair[0]))
    ]
    here, there = (table.evaluate(OFFERED, side) for side in zip(*scenes, strict=True))
    assert here == there
    differing = 0
    for (first, second), offered in zip(scenes, here, strict=True):
        differing += first["legal"] != second["legal"]
        for listed in first["legal"]:
            assert offered is None or any(stands_for(each, listed) for each in offered), (offered, listed)
    assert len(scenes) > 60
    assert differing > 10, "there is something to hide"


def stands_for(offered: Json, listed: Json) -> bool:
    """Whether what is offered has the listed action among the things that it stands for."""
    if isinstance(listed.get("amount"), dict):
        return bool(offered["type"] == listed["type"] and offered["amount"] == {**listed["amount"], "maximum": None})
    return all(listed.get(name) == value for name, value in offered.items())


# --- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_the_table_of_two_worlds_is_the_same_bytes(game: str, table: Page) -> None:
    rng = Random(f"bytes {game}")
    pairs = list(pairs_of(game, 0.1))
    phases: set[str] = set()
    for here, there in rng.sample(pairs, len(pairs)):
        if here["phase"] in phases:
            continue
        phases.add(here["phase"])
        shown = []
        for state in (here, there):
            open_state(table, game, state)
            shown.append([table.evaluate(TABLE), *refused(table)])
        assert shown[0] == shown[1]
    assert phases == set(games()[game].phase_names) - {"finished", "reveal"}


@pytest.mark.parametrize("game", games())
def test_what_the_referee_would_play_for_who_has_left_is_the_same_bytes(game: str, table: Page) -> None:
    """The service names it, whatever it knows: the page says of what is chosen unseen only that it is."""
    rules = games()[game]
    for here, there in one_of_each_phase(game):
        seat = rules.to_act(rules.load(here))[0]
        shown = []
        for world in (here, there):
            forfeit = {"type": "forfeit", "player": "referee", "seat": seat, "reason": "Had to leave."}
            answer = table.request.post(f"/v1/games/{game}/actions", data={"state": world, "action": forfeit})
            open_state(table, game, answer.json()["state"])
            expect(table.locator(f"[data-forfeited='{seat}'] [data-default]")).to_be_visible()
            shown.append(table.evaluate(TABLE))
        assert shown[0] == shown[1]


def one_of_each_phase(game: str) -> list[tuple[Json, Json]]:
    """For each phase in which somebody is to act, two worlds in which different actions may be due."""
    rules = games()[game]
    found: dict[str, tuple[Json, Json]] = {}
    for pair in pairs_of(game, 0.1):
        here, there = (rules.default_actions(rules.load(each)) for each in pair)
        if here and (pair[0]["phase"] not in found or here != there):
            found[pair[0]["phase"]] = pair
    return list(found.values())


def refused(page: Page) -> list[str]:
    """The page after a bid that nobody can pay for, where bids are due."""
    if page.locator("[data-action-type=bid]").count() == 0:
        return []
    bid(page, 999)
    page.locator("[data-refusal]").wait_for()
    expect(page.locator(".panel[aria-busy=false]")).to_be_visible()
    return [page.evaluate(TABLE)]
