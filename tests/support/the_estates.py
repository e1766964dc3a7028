"""The Estates' hooks for the tests of all games (see `tests.support.hooks`)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from gavel.games.the_estates.rules.pieces import CUBES
from gavel.games.the_estates.rules.rulesets import CASH, IN_PLAY, MARKET_LENGTH, ROOFTOPS
from tests.support.play import as_json, divided

Json = dict[str, Any]


# --- setting up -----------------------------------------------------------------------------------------------------


def options(ruleset: str, variant: str, players: int) -> st.SearchStrategy[Json]:
    """Every ruling, with its default among its values; none contradicts another."""
    return st.fixed_dictionaries(
        {},
        optional={
            "end_when": st.sampled_from(["no-completion-possible", "roofs-gone", "either-supply-gone"]),
            "unroofed": st.sampled_from(["negative", "nothing"]),
            "minimum_bid": st.just(1),
            "max_requirement": st.sampled_from([9, 10]),
            "zero_requirement": st.sampled_from(["complete", "illegal"]),
            "unplaceable_cube": st.just("not-offerable"),
            "discard_placeable": st.booleans(),
            "final_tie": st.sampled_from(["shared", "none"]),
            "open_money": st.booleans(),
        },
    )


def dealing(request: Json, rng: Random) -> Json:
    """A seed or, one time in three, a deal; a market where a table deals; sometimes the cash of a later game."""
    cash = {} if rng.randrange(3) else {"cash": carried_over(request["players"], rng)}
    if request["dealer"] == "table":
        return {**cash, "deal": {"cubes": market(rng)}}
    if rng.randrange(3):
        return {**cash, "seed": f"seed {rng.randrange(10**9)}"}
    return {**cash, "deal": {"cubes": market(rng), "rooftops": rng.sample(ROOFTOPS, len(ROOFTOPS))}}


def market(rng: Random) -> list[list[Json]]:
    """Three rows of eight of the 36 cubes."""
    cubes = [{"colour": colour, "value": value} for colour, value in rng.sample(CUBES, IN_PLAY)]
    return [cubes[start : start + MARKET_LENGTH] for start in range(0, IN_PLAY, MARKET_LENGTH)]


def carried_over(players: Sequence[str], rng: Random) -> dict[str, int]:
    """Cash for everyone, 12 each on average; somebody may have none."""
    return dict(zip(players, divided(CASH * len(players), [0] * len(players), rng), strict=True))


# --- conservation ---------------------------------------------------------------------------------------------------


def conserved(before: Json, after: Json, events: Sequence[Json]) -> None:
    """Cash goes only where the events tell, and pieces are where they were or where the events tell."""
    _cash_conserved(before, after, events)
    was, now = pieces(before), pieces(after)
    for event in events:
        if event["type"] == "rooftop-revealed" and before["dealer"] == "table":
            was[("rooftop", event["value"])] += 1
            was[("rooftop", None)] -= 1
    assert +was == now
    _moves_told(before, after, events)


def _cash_conserved(before: Json, after: Json, events: Sequence[Json]) -> None:
    expected = {seat["id"]: [seat["cash"], seat["cash_box"]] for seat in before["players"]}
    for event in events:
        if event["type"] == "stow":
            expected[event["player"]][0] -= event["amount"]
            expected[event["player"]][1] += event["amount"]
        if event["type"] == "sold":
            expected[event["buyer"]][0] -= event["price"]
            expected[event["player"]][0] += event["price"]
        if event["type"] == "kept":
            expected[event["player"]][0] -= event["price"]
            expected[event["bidder"]][0] += event["price"]
    assert {seat["id"]: [seat["cash"], seat["cash_box"]] for seat in after["players"]} == expected


def _moves_told(before: Json, after: Json, events: Sequence[Json]) -> None:
    """What an event calls placed is on the board then and was not before; what it calls discarded is out."""
    for event in events:
        if event["type"] == "placed" and event["piece"]["kind"] == "cancel":
            gone = {"cancel", f"permit-{event['permit']}"}
            assert set(after["out_of_game"]) == set(before["out_of_game"]) | gone
        elif event["type"] == "placed":
            key = _key(event["piece"])
            assert Counter(on_board(after)) == Counter(on_board(before)) + Counter([key])
            assert key in on_row(after["board"][event["row"]])
        elif event["type"] == "discarded":
            assert Counter(on_board(after)) == Counter(on_board(before))
            assert set(after["out_of_game"]) == {*before["out_of_game"], _name(event["piece"])}
    if not any(event["type"] in ("placed", "discarded") for event in events):
        assert (after["board"], after["out_of_game"]) == (before["board"], before["out_of_game"])


def pieces(state: Json) -> Counter[tuple[Any, ...]]:
    """Every piece in play wherever it lies; a rooftop whose value only the table knows has none."""
    found: Counter[tuple[Any, ...]] = Counter(on_board(state))
    found.update(("cube", cube["colour"], cube["value"]) for row in state["market"] for cube in row)
    found.update((name,) for name in (*state["specials"], *state["out_of_game"]))
    rooftops = state["rooftops"]
    found.update(("rooftop", value) for value in ([None] * rooftops if isinstance(rooftops, int) else rooftops))
    if state["phase"] == "reveal":
        found[("rooftop", None)] += 1
    for holder in (state["auction"], state["placing"]):
        if holder is not None:
            found[_key(holder["piece"])] += 1
    return found


def on_board(state: Json) -> list[tuple[Any, ...]]:
    """Every piece on the board."""
    return [key for row in state["board"].values() for key in on_row(row)]


def on_row(row: Json) -> Iterator[tuple[Any, ...]]:
    """Every piece in or in front of a row."""
    for building in row["lots"]:
        for cube in building["cubes"]:
            yield "cube", cube["colour"], cube["value"]
        if building["rooftop"] is not None:
            yield "rooftop", building["rooftop"]
    for permit in row["permits"]:
        yield (f"permit-{permit['value']}",)
    if row["mayor"]:
        yield ("mayor",)


def _key(piece: Mapping[str, Any]) -> tuple[Any, ...]:
    kind = piece["kind"]
    if kind == "cube":
        return kind, piece["colour"], piece["value"]
    return (kind, piece["value"]) if kind == "rooftop" else (_name(piece),)


def _name(piece: Mapping[str, Any]) -> str:
    kind: str = piece["kind"]
    return f"permit-{piece['value']}" if kind == "permit" else kind


# --- the listing ----------------------------------------------------------------------------------------------------


def goes_unlisted(_state: Json, _action: Json) -> bool:
    """All that is legal is listed or summed up."""
    return False


# --- another world --------------------------------------------------------------------------------------------------


def another_world(state: Json, viewer: str, rng: Random) -> Json:
    """Other players' cash and cash boxes are divided anew, as far as hidden, and the rooftops shuffled."""
    other: Json = as_json(state)
    if state["phase"] == "finished":
        return other
    hidden = [seat for seat in other["players"] if seat["id"] != viewer]
    if state["options"].get("open_money", False):
        boxes = divided(sum(seat["cash_box"] for seat in hidden), [0] * len(hidden), rng)
    else:
        boxes = _other_boxes(hidden, rng)
        bids = state["auction"]["bids"] if state["auction"] is not None else {}
        least = [bids.get(seat["id"], 0) for seat in hidden]
        wealth = sum(seat["cash"] + seat["cash_box"] for seat in hidden) - sum(boxes)
        if wealth < sum(least):
            return other
        for seat, cash in zip(hidden, divided(wealth, least, rng), strict=True):
            seat["cash"] = cash
    for seat, box in zip(hidden, boxes, strict=True):
        seat["cash_box"] = box
    if state["dealer"] == "service":
        rng.shuffle(other["rooftops"])
    return other


def _other_boxes(hidden: Sequence[Json], rng: Random) -> list[int]:
    """Each box a little fuller or emptier than it is: so many times may somebody have stowed, or not."""
    return [max(0, seat["cash_box"] + rng.choice((-1, 0, 0, 1))) for seat in hidden]


# --- what is known of it --------------------------------------------------------------------------------------------

MONEY = "cash"
MONEY_MAY_LEAVE = False
OPTION: Json = {"open_money": True}

CITATIONS: Mapping[tuple[str, str, str], str] = {
    ("bid.too-high", "bidding", "bid"): "bid",
    ("bid.too-low", "bidding", "bid"): "bid",
    ("cube.no-place", "offer", "available-cubes"): "offer",
    ("cube.not-at-an-end", "offer", "available-cubes"): "offer",
    ("cube.not-lower", "placing", "stack"): "place",
    ("discard.has-a-place", "placing", "discard"): "discard",
    ("discard.must-place", "placing", "place"): "discard",
    ("game.finished", "finished", "end"): "bid discard keep offer pass place reveal sell stow",
    ("keep.not-enough-cash", "settling", "keep"): "keep",
    ("lot.beyond-requirement", "placing", "place-cube"): "place",
    ("lot.empty", "placing", "place-rooftop"): "place",
    ("lot.not-next", "placing", "place-cube"): "place",
    ("lot.one-cube-only", "placing", "one-cube-lots"): "place",
    ("lot.roofed", "placing", "place-rooftop"): "place",
    ("permit.not-there", "placing", "use-cancel"): "place",
    ("phase.wrong-action", "offer", "turn"): "bid discard keep pass place sell",
    ("phase.wrong-action", "placing", "place"): "bid keep offer pass sell stow",
    ("phase.wrong-action", "settling", "sell"): "bid discard offer pass place stow",
    ("phase.wrong-action", "bidding", "auction"): "discard keep offer place sell stow",
    ("place.wrong-kind", "placing", "place"): "place",
    ("player.unknown", "offer", "players"): "bid forfeit keep offer",
    ("player.unknown", "bidding", "players"): "pass",
    ("player.unknown", "reveal", "players"): "pass",
    ("requirement.below-developed", "placing", "place-permit"): "place",
    ("requirement.below-developed", "placing", "use-cancel"): "place",
    ("requirement.too-long", "placing", "place-permit"): "place",
    ("requirement.too-short", "placing", "place-permit"): "place",
    ("requirement.too-short", "placing", "use-cancel"): "place",
    ("reveal.not-possible", "reveal", "table-reveal"): "reveal",
    ("rooftop.no-building", "offer", "available-rooftops"): "offer",
    ("special.not-available", "offer", "available"): "offer",
    ("stow.already-done", "offer", "stow"): "stow",
    ("stow.no-cash", "offer", "stow"): "stow",
    ("turn.not-yours", "bidding", "auction"): "bid pass reveal",
    ("turn.not-yours", "settling", "auction"): "bid",
    ("turn.not-yours", "offer", "turn"): "keep pass reveal stow",
    ("turn.not-yours", "settling", "sell"): "keep place sell",
    ("turn.not-yours", "reveal", "table-reveal"): "offer pass stow",
    ("turn.not-yours", "placing", "place"): "place sell",
    ("correction.changes-nothing", "offer", "correction"): "correct",
    ("correction.failed", "offer", "correction"): "correct",
    ("correction.impossible", "offer", "correction"): "correct",
    ("correction.misshapen", "offer", "correction"): "correct",
    ("correction.protected", "offer", "correction"): "correct",
    ("default.not-forfeited", "bidding", "default"): "default",
    ("correction.unbalanced", "offer", "correction"): "correct",
    ("default.not-forfeited", "offer", "default"): "default",
    ("default.nothing-due", "bidding", "default"): "default",
    ("forfeit.twice", "offer", "forfeit"): "forfeit",
    ("penalty.no-points", "offer", "penalty"): "penalty",
    ("player.forfeited", "offer", "forfeit"): "offer",
    ("record.too-many", "offer", "penalty"): "penalty",
}
