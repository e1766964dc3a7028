"""What makes a state of Auctionland impossible is told, each reason by its code; what is possible stays possible."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.api.registry import registry
from gavel.engine.verdicts import InvalidState, Violation
from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.islands import FURTHEST
from gavel.games.auctionland.rules.state import State
from tests.rules.auctionland.spoiling import game, spoilt
from tests.support.listing import samples
from tests.support.play import as_json, concrete

Json = dict[str, Any]
Spoiler = Callable[[Json], object]

SEEDS = st.integers(0, 2**32 - 1)
GAMES_FOR_EVERY_CODE = 120
MOVES = 60


def codes(document: Json) -> list[str]:
    return [violation.code for violation in GAME.inspect(document)]


def after(request: Json, *actions: Json) -> Json:
    state, _events = GAME.setup(request)
    for action in actions:
        GAME.play(state, action)
    document: Json = as_json(GAME.dump(state))
    return document


# --- what is possible stays possible --------------------------------------------------------------------------------


def is_well_shaped(document: Json) -> bool:
    return bool(registry()[GAME.id].schemas.accepts["inspections"]({"state": document}))


def every_legal_action_leads_to_a_possible_state(document: Json, rng: Random) -> None:
    state: State = GAME.open(document)
    for action in samples(as_json(GAME.legal_actions(state)), rng):
        assert not GAME.check(state, action)
        played = GAME.load(GAME.dump(state))
        GAME.play(played, action)
        found = GAME.inspect(as_json(GAME.dump(played)))
        assert not found, (document, action, found)


def spoil_and_play(seed: int) -> None:
    rng = Random(seed)
    for document in game(rng):
        every_legal_action_leads_to_a_possible_state(document, rng)
        changed = spoilt(document, rng)
        if is_well_shaped(changed) and not GAME.inspect(changed):
            every_legal_action_leads_to_a_possible_state(changed, rng)


@settings(max_examples=10)
@given(seed=SEEDS)
def test_every_legal_action_leads_from_a_possible_state_to_a_possible_state(seed: int) -> None:
    spoil_and_play(seed)


@pytest.mark.long
@settings(max_examples=300)
@given(seed=SEEDS)
def test_every_legal_action_leads_from_a_possible_state_to_a_possible_state_in_many_games(seed: int) -> None:
    spoil_and_play(seed)


# --- what is impossible is told -------------------------------------------------------------------------------------


def test_spoiling_states_of_the_right_shape_reaches_every_code_and_no_other() -> None:
    told: set[str] = set()
    for seed in range(GAMES_FOR_EVERY_CODE):
        rng = Random(seed)
        for document in game(rng):
            changed = spoilt(document, rng)
            if is_well_shaped(changed):
                told.update(codes(changed))
    # The shape of a document knows no other variant.
    told.update(codes({**document, "variant": "other"}))
    too_rich: Json = {"players": [{"id": player, "money": 99, "island": []} for player in ("ann", "bob")]}
    with pytest.raises(InvalidState) as refusal:
        GAME.tally(too_rich)
    told.update(violation.code for violation in refusal.value.violations)
    assert told == {code.code for code in GAME.breach_codes}


@settings(max_examples=100)
@given(seed=SEEDS)
def test_what_is_told_does_not_depend_on_the_order_of_members(seed: int) -> None:
    rng = Random(seed)
    document = spoilt(rng.choice(list(game(rng))), rng)
    if is_well_shaped(document):
        assert GAME.inspect(document) == GAME.inspect(backwards(document))


def backwards(value: Any) -> Any:
    """The same JSON value, the members of its objects in the opposite order."""
    if isinstance(value, dict):
        return {name: backwards(value[name]) for name in reversed(value)}
    return [backwards(item) for item in value] if isinstance(value, list) else value


# --- one by one -----------------------------------------------------------------------------------------------------

THREE: Json = {"players": ["ann", "bob", "cy"], "seed": "one by one"}
CLAIM: Json = {"type": "claim", "player": "ann", "position": 1}
PLACE: Json = {"type": "place", "player": "ann", "x": 0, "y": 0, "rotation": 0}
OFFER: Json = {"type": "offer", "player": "ann", "position": 1}
OPENING = (CLAIM, PLACE, OFFER)


@pytest.mark.parametrize("market_size", [1, 2, 8])
def test_a_round_too_many_is_told_as_soon_as_its_first_tile_is_claimed(market_size: int) -> None:
    request = {**THREE, "options": {"market_size": market_size} if market_size != 8 else {}}
    placing = after(request, CLAIM)
    assert codes(placing) == []
    assert codes({**placing, "round": 2}) == ["round.impossible"]
    assert codes({**after(request), "round": 2}) == ["round.impossible"]
    assert codes({**placing, "round": 0}) == ["round.impossible"]


def test_as_many_rounds_as_tiles_were_taken_are_possible() -> None:
    request = {**THREE, "options": {"market_size": 1}}
    actions = [{**action, "player": player} for player in ("ann", "bob", "cy") for action in (CLAIM, PLACE)]
    assert after(request, *actions)["round"] == 4
    assert codes(after(request, *actions)) == []


def test_two_actions_were_needed_for_each_tile_placed_and_one_for_a_tile_in_hand() -> None:
    bidding = after(THREE, *OPENING)
    assert bidding["ply"] == 3
    assert codes({**bidding, "ply": 2}) == ["ply.impossible"]
    assert codes({**bidding, "ply": 4}) == []


def test_equal_bids_are_told_whoever_made_them_first() -> None:
    bidding = after(THREE, *OPENING)
    for bids in ({"bob": 2, "cy": 2}, {"cy": 2, "bob": 2}):
        for high_bidder in bids:
            bidding["auction"].update(bids=bids, high_bidder=high_bidder)
            assert GAME.inspect(bidding) == [
                Violation("bids.not-distinct", "/auction/bids/cy", "auctionland/bid", {"amount": 2})
            ]


@pytest.mark.parametrize(
    ("bids", "high_bidder", "highest"),
    [
        ({}, "bob", None),
        ({"bob": 2}, None, "bob"),
        ({"bob": 2}, "cy", "bob"),
        ({"bob": 2, "cy": 3}, "bob", "cy"),
    ],
)
def test_the_highest_bidder_is_who_bid_most(bids: Json, high_bidder: str | None, highest: str | None) -> None:
    bidding = after(THREE, *OPENING)
    bidding["auction"].update(bids=bids, high_bidder=high_bidder)
    figures = {"high_bidder": high_bidder, "highest": highest}
    assert GAME.inspect(bidding) == [Violation("high-bidder.wrong", "/auction/high_bidder", "auctionland/bid", figures)]


def test_no_tile_is_awaited_where_the_service_deals() -> None:
    assert codes({**after(THREE), "phase": "reveal"}) == ["reveal.service-deals"]


def test_a_bid_of_nothing_is_no_bid_and_is_told() -> None:
    bidding = after(THREE, *OPENING)
    bidding["auction"].update(bids={"bob": 0}, high_bidder="bob")
    assert codes(bidding) == ["bids.too-low"]


def test_strangers_are_told_wherever_they_are_named() -> None:
    bidding = after(THREE, *OPENING)
    bidding["auction"].update(bids={"zoe": 1, "yan": 2}, high_bidder="yan", passed=["xia", "zoe"])
    bidding.update(auctioneer="wim", bonus="zoe", holding={"player": "vic", "tile": "nowhere", "from": "claim"})
    strangers = [(each.pointer, each.figures["player"]) for each in GAME.inspect(bidding) if each.figures.get("player")]
    assert strangers == [
        ("/auction/bids/yan", "yan"),
        ("/auction/bids/zoe", "zoe"),
        ("/auction/high_bidder", "yan"),
        ("/auction/passed/0", "xia"),
        ("/auction/passed/1", "zoe"),
        ("/auctioneer", "wim"),
        ("/bonus", "zoe"),
        ("/holding/player", "vic"),
    ]


# --- tiles, islands and money ---------------------------------------------------------------------------------------


def middle_of_a_game() -> Json:
    """A state with an auction to settle, in which every player has tiles."""
    rng = Random(7)
    state, _events = GAME.setup({**THREE, "seed": "quick"})
    while state.ply < MOVES or state.phase != "settling":
        GAME.play(state, concrete(as_json(rng.choice(GAME.legal_actions(state))), rng))
    document: Json = as_json(GAME.dump(state))
    return document


def _two_in_hand(state: Json) -> None:
    state["holding"] = {"player": "ann", "tile": state["stack"].pop(), "from": "claim"}
    state["stack"].append(state["auction"]["tile"])


def _money(state: Json, change: int) -> None:
    """Somebody has more money, or less."""
    richest = max(state["players"], key=lambda player: int(player["money"]))
    richest["money"] += change


def _cell(state: Json, x: int, y: int) -> None:
    """The last tile of the first island lies there, counted from the first."""
    first, last = state["players"][0]["island"][0], state["players"][0]["island"][-1]
    last.update(x=first["x"] + x, y=first["y"] + y)


SPOILERS: dict[str, tuple[Spoiler, str]] = {
    "a tile is gone": (lambda state: state["stack"].pop(), "tile.missing"),
    "in two places": (lambda state: state["stack"].__setitem__(0, state["market"][0]["tile"]), "tile.twice"),
    "unknown": (lambda state: state["stack"].__setitem__(0, "none such"), "tile.unknown"),
    "two in hand": (_two_in_hand, "tile.twice"),
    "money gone": (lambda state: _money(state, -1), "money.wrong-total"),
    "money come": (lambda state: _money(state, 1), "money.wrong-total"),
    "a long market": (
        lambda state: state["market"].extend({"tile": state["stack"].pop(), "money": 0} for _ in range(8)),
        "market.too-long",
    ),
    "a stack of a table": (lambda state: state.update(stack=len(state["stack"])), "deck.wrong-form"),
    "two on a cell": (lambda state: _cell(state, 0, 0), "island.two-on-a-cell"),
    "far to the east": (lambda state: _cell(state, 4, 0), "island.span-exceeded"),
    "far to the north": (lambda state: _cell(state, 0, -4), "island.span-exceeded"),
    "as far as numbers go": (lambda state: _cell(state, 2**52, -(2**52)), "island.not-connected"),
}


@pytest.mark.parametrize("spoiler", SPOILERS)
def test_a_tile_or_money_in_a_wrong_place_is_told(spoiler: str) -> None:
    document = middle_of_a_game()
    assert codes(document) == []
    spoil, code = SPOILERS[spoiler]
    spoil(document)
    assert code in codes(document)
    with pytest.raises(InvalidState):
        GAME.open(document)


def test_islands_begin_no_further_off_than_they_may() -> None:
    for x, y, found in ((FURTHEST, -FURTHEST, []), (FURTHEST + 1, 0, ["island.out-of-range"])):
        document = middle_of_a_game()
        island = document["players"][0]["island"]
        for_x, for_y = x - island[0]["x"], y - island[0]["y"]
        for there in island:
            there.update(x=there["x"] + for_x, y=there["y"] + for_y)
        assert codes(document) == found


def test_an_island_that_is_listed_in_another_order_is_possible() -> None:
    document = middle_of_a_game()
    island = document["players"][0]["island"]
    island.sort(key=lambda there: (there["x"] + there["y"]) % 2)
    assert abs(island[0]["x"] - island[1]["x"]) + abs(island[0]["y"] - island[1]["y"]) != 1
    assert codes(document) == []
