"""Random states of Auctionland, and ways to spoil them gently: the shape is kept, and mostly tiles and money too."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gavel.engine.game import FINISHED
from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.rulesets import FULL, reference_tiles
from tests.support import auctionland as hooks
from tests.support.play import DEALERS, NAMES, as_json, concrete

Json = dict[str, Any]

STRANGER = "zoe"
BIDS_LISTED = 0.6
"""How often bids may be chosen, where something else is listed too."""


# --- random states --------------------------------------------------------------------------------------------------


def request(rng: Random) -> Json:
    """A setup of any kind; small markets and few tiles are as likely as others."""
    players = list(NAMES[: rng.randint(2, 6)])
    chosen: Json = {
        "market_size": rng.choice((1, 1, 2, 3, 8)),
        "tiles": [hooks.random_tile(f"tile {number}", rng) for number in range(rng.randint(8, 40))],
        "starting_money": [rng.randint(0, 30) for _ in players],
        "unsold": "discard",
        "end_check": "immediately",
        "keep_surcharge": 0,
    }
    given = {
        "ruleset": "bga",
        "variant": "standard",
        "players": players,
        "dealer": rng.choice(DEALERS),
        "options": {name: value for name, value in chosen.items() if rng.randrange(2)},
    }
    return {**given, **hooks.dealing(given, rng)}


def game(rng: Random) -> Iterator[Json]:
    """Every state of a random game."""
    state, _events = GAME.setup(request(rng))
    while True:
        yield as_json(GAME.dump(state))
        if state.phase == FINISHED:
            return
        listed = GAME.legal_actions(state)
        if rng.random() > BIDS_LISTED:
            listed = [action for action in listed if action["type"] != "bid"] or listed
        GAME.play(state, concrete(as_json(rng.choice(listed)), rng))


# --- spoiling -------------------------------------------------------------------------------------------------------


def spoilt(state: Json, rng: Random) -> Json:
    """The state with one to three things changed."""
    changed: Json = as_json(state)
    for _ in range(rng.choice((1, 1, 2, 3))):
        rng.choice(WAYS)(changed, rng)
    return changed


def _anybody(state: Json, rng: Random) -> str:
    ids = [player["id"] for player in state["players"]]
    return str(rng.choice([*ids, *ids, *ids, STRANGER]))


def _phase(state: Json, rng: Random) -> None:
    state["phase"] = rng.choice(GAME.phase_names)


def _phase_with_its_members(state: Json, rng: Random) -> None:
    """Another phase, and what it needs, so that more than the lack of that is told."""
    _phase(state, rng)
    _empty_hands(state)
    if state["phase"] == "place":
        _hold(state, rng)
    if state["phase"] in ("bidding", "settling"):
        _auction(state, rng)
    state["ended_by"] = rng.choice(("island-full", "market-empty")) if state["phase"] == FINISHED else None
    if rng.randrange(2):
        state["bonus"] = rng.choice(state["players"])["id"] if state["phase"] == "claim" else None


def _empty_hands(state: Json) -> None:
    for name in ("holding", "auction"):
        if state[name] is not None:
            _put_back(state, state[name]["tile"])
            state[name] = None


def _put_back(state: Json, tile: str) -> None:
    if isinstance(state["stack"], int):
        state["removed"].append(tile)
    else:
        state["stack"].append(tile)


def _drawn(state: Json) -> str | None:
    """A tile taken off the stack, else off the market."""
    if isinstance(state["stack"], list) and state["stack"]:
        return str(state["stack"].pop())
    return str(state["market"].pop()["tile"]) if state["market"] else None


def _hold(state: Json, rng: Random) -> None:
    if (tile := _drawn(state)) is not None:
        source = rng.choice(("claim", "auction", "bonus"))
        state["holding"] = {"player": _anybody(state, rng), "tile": tile, "from": source}


def _auction(state: Json, rng: Random) -> None:
    if (tile := _drawn(state)) is not None:
        state["auction"] = {"tile": tile, "bids": {}, "high_bidder": None, "passed": []}
        _bids(state, rng)


def _bids(state: Json, rng: Random) -> None:
    """Some bids, mostly as they may be, and passes of some of the others."""
    auction = state["auction"]
    if auction is None:
        return
    others = [player["id"] for player in state["players"] if player["id"] != state["auctioneer"]]
    rng.shuffle(others)
    amounts = rng.choice((range(1, 7), range(1, 7), (3, 3, 3, 3, 3, 3), (0, 1, 2, 3, 4, 5)))
    bidders = others[: rng.randint(0, len(others))]
    auction["bids"] = dict(zip(bidders, amounts, strict=False))
    auction["high_bidder"] = rng.choice((*bidders[-1:], *bidders[-1:], *bidders[-1:], None, _anybody(state, rng)))
    auction["passed"] = [player for player in others if player != auction["high_bidder"] and rng.randrange(2)]


def _passes(state: Json, rng: Random) -> None:
    if state["auction"] is not None:
        state["auction"]["passed"].insert(0, _anybody(state, rng))


def _bid(state: Json, rng: Random) -> None:
    if state["auction"] is not None:
        state["auction"]["bids"][_anybody(state, rng)] = rng.choice((0, 1, 2, 50))


def _counts(state: Json, rng: Random) -> None:
    name = rng.choice(("round", "ply"))
    state[name] = rng.choice((0, state[name] + 1, state[name] + 1, max(0, state[name] - 1), 2 * state[name]))


def _flags(state: Json, rng: Random) -> None:
    if rng.randrange(2):
        state["auctioned"] = not state["auctioned"]
    else:
        player = rng.choice(state["players"])
        player["bonus_used"] = not player["bonus_used"]


def _who(state: Json, rng: Random) -> None:
    name = rng.choice(("auctioneer", "bonus", "holding"))
    if name != "holding":
        state[name] = _anybody(state, rng)
    elif state["holding"] is not None:
        state["holding"]["player"] = _anybody(state, rng)
        state["holding"]["from"] = rng.choice(("claim", "auction", "bonus"))


def _market(state: Json, rng: Random) -> None:
    """Tiles between market and stack, or out of the game."""
    if state["market"] and rng.randrange(2):
        for stall in state["market"][rng.randrange(len(state["market"])) :]:
            _put_back(state, stall["tile"])
            state["players"][0]["money"] += stall["money"]
            state["market"].remove(stall)
    elif isinstance(state["stack"], list):
        count = rng.randint(0, len(state["stack"]))
        state["market"] += [{"tile": tile, "money": 0} for tile in state["stack"][:count]]
        del state["stack"][:count]


def _end(state: Json, rng: Random) -> None:
    state["ended_by"] = rng.choice((None, "island-full", "market-empty"))


def _fill_an_island(state: Json, rng: Random) -> None:
    """An island of sixteen tiles, or of fewer in whole rows, out of the stack."""
    player = rng.choice(state["players"])
    if isinstance(state["stack"], list) and len(state["stack"]) >= FULL:
        for there in player["island"]:
            state["stack"].append(there["tile"])
        count = rng.choice((4, 15, FULL, FULL))
        tiles, state["stack"] = state["stack"][:count], state["stack"][count:]
        player["island"] = [
            {"tile": tile, "x": index % 4, "y": index // 4, "rotation": 0} for index, tile in enumerate(tiles)
        ]
        player["bonus_used"] = bool(rng.randrange(2))
        state["ply"] += 2 * count


def _move_a_tile(state: Json, rng: Random) -> None:
    """One tile, or the whole island, elsewhere."""
    player = rng.choice(state["players"])
    if player["island"]:
        moved = rng.choice((player["island"], [rng.choice(player["island"])]))
        name, step = rng.choice("xy"), rng.choice((-1, 1, 3, 10**6, 2**50))
        for there in moved:
            there[name] += step


def _tile(state: Json, rng: Random) -> None:
    """A tile's id as another one has it, or as none has it."""
    known = [there for player in state["players"] for there in player["island"]] + state["market"]
    if known:
        rng.choice(known)["tile"] = rng.choice(("nowhere", rng.choice(known)["tile"]))


def _money(state: Json, rng: Random) -> None:
    """Money changes hands, or comes from nowhere."""
    one, other = rng.choice(state["players"]), rng.choice(state["players"])
    amount = rng.randint(0, one["money"])
    one["money"] -= amount
    other["money"] += amount + rng.choice((0, 0, 0, 1))


def _money_on_offer(state: Json, rng: Random) -> None:
    """Somebody's money lies on the tile that is put up for auction, whoever the options give it to."""
    richest = max(state["players"], key=lambda player: int(player["money"]))
    if state["auction"] is not None and richest["money"]:
        amount = rng.randint(1, richest["money"])
        richest["money"] -= amount
        state["auction"]["money"] = state["auction"].get("money", 0) + amount


def _headers(state: Json, rng: Random) -> None:
    """Variant, dealer, seed and ids."""
    rng.choice(
        (
            lambda: state.update(variant="other"),
            lambda: state.update(dealer="table" if state["dealer"] == "service" else "service"),
            lambda: state["players"][0].update(id=state["players"][1]["id"]),
            lambda: state["deal"] and state["deal"].update(commitment="0" * 64),
        )
    )()


def _options(state: Json, rng: Random) -> None:
    """Options that contradict themselves or the players, or are not written down in a state."""
    tile = reference_tiles()[0]
    wrong: tuple[Json, ...] = (
        {"icon_awards": [5, 10, 20]},
        {"icon_awards": [20, 10, 5]},
        {"starting_money": [10] * (len(state["players"]) % 5 + 2)},
        {"tiles": [tile] * 8},
        {"tiles": [{"id": str(number), "regions": [*tile["regions"]] * 2, "icons": []} for number in range(8)]},
        {"tiles": [{"id": str(number), "regions": [], "icons": []} for number in range(8)], "market_size": 9},
    )
    state["options"].update(rng.choice(wrong))


WAYS: tuple[Callable[[Json, Random], None], ...] = (
    _phase,
    _phase_with_its_members,
    _phase_with_its_members,
    _phase_with_its_members,
    _bids,
    _bids,
    _passes,
    _bid,
    _counts,
    _counts,
    _counts,
    _flags,
    _flags,
    _flags,
    _who,
    _market,
    _end,
    _fill_an_island,
    _fill_an_island,
    _move_a_tile,
    _tile,
    _money,
    _money_on_offer,
    _headers,
    _options,
)
