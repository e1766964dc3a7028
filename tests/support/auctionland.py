"""Auctionland's hooks for the tests of all games (see `tests.support.hooks`)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from gavel.games.auctionland.rules.islands import Cell, Island, open_rows, plot_of
from gavel.games.auctionland.rules.rulesets import Rules, rules_for
from gavel.games.auctionland.rules.tiles import ICONS, SIDES, TERRAINS
from tests.support.play import as_json, divided

Json = dict[str, Any]

MOST_TILES = 60
RICHEST = 40


def open_cells(island: Island) -> list[Cell]:
    """Every cell where the next tile of an island may lie, by y, then x."""
    plot = plot_of(island)
    return [(plot.west + column, y) for y, columns in open_rows(plot) for column in columns]


# --- setting up -----------------------------------------------------------------------------------------------------


@st.composite
def tiles(draw: st.DrawFn) -> list[Json]:
    """A set of tiles of one's own: each side goes to one of up to three regions, or to none."""
    count = draw(st.integers(8, MOST_TILES))
    rng = draw(st.randoms(use_true_random=False))
    return [random_tile(f"tile {number}", rng) for number in range(count)]


def random_tile(name: str, rng: Random) -> Json:
    """A tile with none to three regions and none to three icons; some regions reach no side."""
    regions: list[Json] = [{"terrain": rng.choice(TERRAINS), "sides": []} for _ in range(rng.randint(0, 3))]
    for side in rng.sample(SIDES, len(SIDES)):
        if regions and rng.randrange(4):
            rng.choice(regions)["sides"].append(side)
    return {"id": name, "regions": regions, "icons": [rng.choice(ICONS) for _ in range(rng.randint(0, 3))]}


@st.composite
def options(draw: st.DrawFn, ruleset: str, variant: str, players: int) -> Json:
    """Own tiles and figures, and every ruling with its default among its values."""
    points, money = st.integers(0, 999), st.integers(0, RICHEST)
    chosen: Json = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "tiles": st.just("reference") | tiles(),
                "score_grid": st.just("reference") | st.lists(points, min_size=17, max_size=17),
                "icon_awards": st.lists(points, min_size=3, max_size=3).map(lambda given: sorted(given, reverse=True)),
                "market_size": st.integers(1, 8),
                "starting_money": st.lists(money, min_size=players, max_size=players),
                "coast": st.sampled_from(["open-side", "frame"]),
                "icons_needed": st.integers(0, 1),
                "unsold": st.sampled_from(["auctioneer-free", "discard"]),
                "minimum_bid": st.just(1),
                "end_check": st.sampled_from(["end-of-turn", "immediately"]),
                "keep_surcharge": st.integers(0, 1),
                "market_empty": st.just("end"),
                "final_tie": st.sampled_from(["shared", "none"]),
                "open_money": st.booleans(),
            },
        )
    )
    return chosen


def dealing(request: Json, rng: Random) -> Json:
    """A seed or, one time in three, a deal; the first market where a table deals."""
    rules = rules_of(request)
    ids = list(rules.tiles)
    if request["dealer"] == "table":
        return {"deal": {"market": rng.sample(ids, rules.market_size)}}
    if rng.randrange(3):
        return {"seed": f"seed {rng.randrange(10**9)}"}
    return {"deal": {"stack": rng.sample(ids, len(ids))}}


def rules_of(document: Mapping[str, Any]) -> Rules:
    """The rules in force in a setup request or state."""
    return rules_for(document["ruleset"], document["variant"], document["options"], len(document["players"]))


# --- conservation ---------------------------------------------------------------------------------------------------


def conserved(before: Json, after: Json, events: Sequence[Json]) -> None:
    """Money and tiles are where they were, or where the events tell; in all there is as much as before."""
    told = as_json(laid_out(before))
    for event in events:
        tell = _TELLERS.get(event["type"])
        if tell is not None:
            tell(told, event)
    assert laid_out(after) == told
    assert wealth(after) == wealth(before)
    assert tile_count(after) == tile_count(before)


def laid_out(state: Json) -> Json:
    """All money and tiles by where they lie; `hand` is the tile that is held or up for auction."""
    holders = [holder for holder in (state["holding"], state["auction"]) if holder is not None]
    return {
        "money": {seat["id"]: seat["money"] for seat in state["players"]},
        "islands": {seat["id"]: seat["island"] for seat in state["players"]},
        "market": state["market"],
        "stack": state["stack"],
        "removed": state["removed"],
        "hand": [holder["tile"] for holder in holders],
    }


def wealth(state: Json) -> int:
    """The money of all players and in the market."""
    held: int = sum(seat["money"] for seat in state["players"]) + sum(stall["money"] for stall in state["market"])
    return held


def tile_count(state: Json) -> int:
    """How many tiles there are anywhere."""
    lies = laid_out(state)
    stack = lies["stack"] if isinstance(lies["stack"], int) else len(lies["stack"])
    islands = sum(len(island) for island in lies["islands"].values())
    return stack + islands + sum(len(lies[place]) for place in ("market", "removed", "hand"))


def _taken(told: Json, event: Json) -> None:
    """A tile leaves the market, by a claim or an offer: 1 money on each that is skipped, the money on it is found."""
    skipped = event["position"] - 1
    stall = told["market"].pop(skipped)
    for other in told["market"][:skipped]:
        other["money"] += 1
    assert (event["tile"], event["found"], event["paid"]) == (stall["tile"], stall["money"], skipped)
    told["money"][event["player"]] += event["found"] - event["paid"]
    told["hand"].append(event["tile"])


def _placed(told: Json, event: Json) -> None:
    told["hand"].remove(event["tile"])
    told["islands"][event["player"]].append({member: event[member] for member in ("tile", "x", "y", "rotation")})


def _removed(told: Json, event: Json) -> None:
    told["hand"].remove(event["tile"])
    told["removed"].append(event["tile"])


def _sold(told: Json, event: Json) -> None:
    told["money"][event["buyer"]] -= event["price"]
    told["money"][event["player"]] += event["price"]


def _kept(told: Json, event: Json) -> None:
    told["money"][event["player"]] -= event["price"]
    told["money"][event["bidder"]] += event["price"]


def _refilled(told: Json, event: Json) -> None:
    laid = event["tiles"]
    if isinstance(told["stack"], int):
        told["stack"] -= len(laid)
    else:
        assert told["stack"][: len(laid)] == laid
        del told["stack"][: len(laid)]
    told["market"] += [{"tile": tile, "money": 0} for tile in laid]


_TELLERS = {
    "claim": _taken,
    "offer": _taken,
    "placed": _placed,
    "tile-removed": _removed,
    "sold": _sold,
    "kept": _kept,
    "market-refilled": _refilled,
}


# --- the listing ----------------------------------------------------------------------------------------------------


def goes_unlisted(state: Json, action: Json) -> bool:
    """A first tile may lie anywhere, but only the origin is listed."""
    islands = {seat["id"]: seat["island"] for seat in state["players"]}
    return action["type"] == "place" and not islands[action["player"]]


# --- another world --------------------------------------------------------------------------------------------------


def another_world(state: Json, viewer: str, rng: Random) -> Json:
    """Other players' money is divided anew, as far as hidden and never below a bid, and the stack is shuffled."""
    other: Json = as_json(state)
    if state["phase"] == "finished":
        return other
    # Until the first auction is settled, what everybody has can be told from what lies open.
    if not rules_of(state).open_money and state["round"] > 1:
        hidden = [seat for seat in other["players"] if seat["id"] != viewer]
        bids = {} if state["auction"] is None else state["auction"]["bids"]
        least = [bids.get(seat["id"], 0) for seat in hidden]
        total = sum(seat["money"] for seat in hidden)
        for seat, money in zip(hidden, divided(total, least, rng), strict=True):
            seat["money"] = money
    if state["dealer"] == "service":
        rng.shuffle(other["stack"])
    return other


# --- what is known of it --------------------------------------------------------------------------------------------

MONEY = "money"
MONEY_MAY_LEAVE = False
OPTION: Json = {"keep_surcharge": 0}

CITATIONS: Mapping[tuple[str, str, str], str] = {
    ("bid.too-high", "bidding", "bid"): "bid",
    ("bid.too-low", "bidding", "bid"): "bid",
    ("decline.compulsory", "claim", "bonus"): "decline",
    ("decline.no-bonus", "claim", "bonus"): "decline",
    ("game.finished", "finished", "end"): "claim pass place reveal",
    ("keep.no-room", "settling", "keep"): "keep",
    ("keep.not-enough-money", "settling", "keep"): "keep",
    ("pass.highest-bidder", "bidding", "pass"): "pass",
    ("pass.must-bid", "bidding", "pass"): "pass",
    ("phase.wrong-action", "claim", "claim"): "bid keep offer pass place sell",
    ("phase.wrong-action", "settling", "sell"): "bid offer pass",
    ("phase.wrong-action", "bidding", "auction"): "claim keep sell",
    ("phase.wrong-action", "offer", "offer"): "claim pass place",
    ("phase.wrong-action", "place", "place"): "claim decline offer",
    ("phase.wrong-action", "claim", "bonus"): "offer",
    ("place.not-adjacent", "place", "place"): "place",
    ("place.occupied", "place", "place"): "place",
    ("place.out-of-range", "place", "place"): "place",
    ("place.span-exceeded", "place", "span"): "place",
    ("player.unknown", "claim", "players"): "claim forfeit place",
    ("player.unknown", "offer", "players"): "pass",
    ("position.not-in-market", "claim", "claim"): "claim",
    ("position.not-in-market", "offer", "offer"): "offer",
    ("position.too-expensive", "claim", "skip"): "claim",
    ("position.too-expensive", "offer", "skip"): "offer",
    ("reveal.not-possible", "reveal", "table-reveal"): "reveal",
    ("reveal.wrong-count", "reveal", "table-reveal"): "reveal",
    ("turn.not-yours", "bidding", "auction"): "bid pass",
    ("turn.not-yours", "settling", "auction"): "bid",
    ("turn.not-yours", "claim", "bonus"): "claim decline",
    ("turn.not-yours", "claim", "turn"): "claim pass reveal",
    ("turn.not-yours", "reveal", "table-reveal"): "claim",
    ("turn.not-yours", "offer", "turn"): "offer",
    ("turn.not-yours", "place", "place"): "place",
    ("turn.not-yours", "settling", "sell"): "sell",
    ("correction.changes-nothing", "claim", "correction"): "correct",
    ("correction.failed", "claim", "correction"): "correct",
    ("correction.impossible", "claim", "correction"): "correct",
    ("correction.misshapen", "claim", "correction"): "correct",
    ("correction.protected", "claim", "correction"): "correct",
    ("correction.unbalanced", "claim", "correction"): "correct",
    ("default.not-forfeited", "claim", "default"): "default",
    ("default.not-forfeited", "place", "default"): "default",
    ("default.nothing-due", "bidding", "default"): "default",
    ("default.nothing-due", "place", "default"): "default",
    ("forfeit.twice", "claim", "forfeit"): "forfeit",
    ("penalty.no-points", "claim", "penalty"): "penalty",
    ("player.forfeited", "claim", "forfeit"): "claim",
    ("record.too-many", "claim", "penalty"): "penalty",
}
