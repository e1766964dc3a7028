"""Money that no game can leave: in the first turn a breach names all of it, and nothing else."""

from collections.abc import Iterator
from typing import Any

import pytest

from gavel.games.auctionland.rules import GAME
from tests.support.play import as_json

Json = dict[str, Any]
Purses = tuple[int, ...]

TILES = [{"id": f"tile {number}", "regions": [], "icons": []} for number in range(8)]
ABOUT_MONEY = {
    "money.wrong-total",
    "money.not-yet-paid",
    "money.wrong-price",
    "market.too-much-money",
    "auction.money-out-of-place",
}
OPTIONS: tuple[Json, ...] = (
    {},
    {"auctioned_tile_money": "taker"},
    {"keep_surcharge": 0},
    {"found_money_pays": True},
    {"unsold": "discard"},
)


def first_turn(options: Json) -> Iterator[Json]:
    """Every position that a first turn can have, each once: what lies where, and who has how much."""
    given = {"tiles": TILES, "market_size": 4, "starting_money": [3, 2, 2], **options}
    begun, _events = GAME.setup({"players": ["ann", "bob", "cy"], "seed": "first turn", "options": given})
    seen, waiting = set(), [begun]
    while waiting:
        state = waiting.pop()
        if state.round > 1 or (known := str({**GAME.dump(state), "history": "", "stack": 0})) in seen:
            continue
        seen.add(known)
        yield as_json(GAME.dump(state))
        for action in GAME.legal_actions(state):
            for each in one_by_one(as_json(action)):
                after = GAME.load(GAME.dump(state))
                GAME.play(after, each)
                waiting.append(after)


def one_by_one(action: Json) -> Iterator[Json]:
    if isinstance(amounts := action.get("amount"), dict):
        yield from ({**action, "amount": n} for n in range(amounts["minimum"], amounts["maximum"] + 1))
    elif action.get("rotation", 0) == 0:
        yield action


def purses(state: Json) -> Purses:
    """All money: of the players, on the market, on the tile up for auction."""
    offered = state["auction"]["money"] if state["auction"] and "money" in state["auction"] else 0
    return (*[seat["money"] for seat in state["players"]], *[each["money"] for each in state["market"]], offered)


def without_money(state: Json) -> str:
    """What else a position is: all tiles are alike, so that any may lie anywhere."""
    players = [{**seat, "money": 0, "island": len(seat["island"])} for seat in state["players"]]
    holding = state["holding"] and {**state["holding"], "tile": ""}
    auction = state["auction"] and {**state["auction"], "tile": "", "money": 0}
    counts = {"market": len(state["market"]), "removed": len(state["removed"]), "stack": 0, "history": "", "ply": 0}
    return str({**state, **counts, "players": players, "holding": holding, "auction": auction})


def with_purses(state: Json, money: Purses) -> Json:
    *held, offered = money
    spoilt: Json = as_json(state)
    for place, amount in zip([*spoilt["players"], *spoilt["market"]], held, strict=True):
        place["money"] = amount
    if offered and spoilt["auction"]:
        spoilt["auction"]["money"] = offered
    elif spoilt["auction"]:
        spoilt["auction"].pop("money", None)
    return spoilt


def shares(total: int, places: int) -> Iterator[Purses]:
    """Every way to lay so much money on so many places."""
    if places == 1:
        yield (total,)
        return
    for first in range(total + 1):
        yield from ((first, *others) for others in shares(total - first, places - 1))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_in_the_first_turn_all_money_that_no_play_leads_to_is_told_and_no_other(options: Json) -> None:
    found: dict[str, tuple[Json, set[Purses]]] = {}
    for state in first_turn(options):
        found.setdefault(without_money(state), (state, set()))[1].add(purses(state))
    assert {state["phase"] for state, _possible in found.values()} == {"claim", "place", "offer", "bidding", "settling"}
    for state, possible in found.values():
        for money in shares(7, len(purses(state))):
            if money[-1] and not state["auction"]:
                continue
            told = [each.code for each in GAME.inspect(with_purses(state, money)) if each.code in ABOUT_MONEY]
            assert bool(told) is (money not in possible), (without_money(state), money, told)
