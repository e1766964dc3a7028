"""What holds at every ply of every game of The Estates, whatever is played."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.engine.game import FINISHED
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.pieces import CUBES
from gavel.games.the_estates.rules.rulesets import CASH, IN_PLAY, REQUIREMENT, ROOFTOPS, SPECIALS
from tests.support import the_estates as hooks
from tests.support.play import DEALERS, NAMES, as_json, concrete

Json = dict[str, Any]

MOST_TURNS = IN_PLAY + len(ROOFTOPS) + len(SPECIALS)


@st.composite
def games(draw: st.DrawFn) -> tuple[Json, Random]:
    """A setup request of any kind, and the dice to play it with."""
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    players = draw(st.integers(2, 5))
    request: Json = {
        "players": list(NAMES[:players]),
        "first_player": rng.choice(NAMES[:players]),
        "dealer": draw(st.sampled_from(DEALERS)),
        "options": draw(st.just({}) | hooks.options("capstone-2018", "standard", players)),
    }
    return {**request, **hooks.dealing(request, rng)}, rng


def cash_is_conserved(state: Json) -> None:
    assert sum(seat["cash"] + seat["cash_box"] for seat in state["players"]) == CASH * len(state["players"])
    assert all(seat["cash"] >= 0 and seat["cash_box"] >= 0 for seat in state["players"])


def each_piece_is_in_one_place(state: Json) -> None:
    found = hooks.pieces(state)
    cubes = [key for key in found if key[0] == "cube"]
    assert len(cubes) == IN_PLAY
    assert {key[1:] for key in cubes} <= set(CUBES)
    assert all(found[key] == 1 for key in cubes)
    assert {key[0]: found[key] for key in found if len(key) == 1} == dict.fromkeys(SPECIALS, 1)
    rooftops = Counter({key[1]: count for key, count in found.items() if key[0] == "rooftop"})
    assert rooftops.total() == len(ROOFTOPS)
    del rooftops[None]
    assert rooftops <= Counter(ROOFTOPS)


def requirements_are_four_and_the_signed_permits(state: Json) -> None:
    for row in state["board"].values():
        signs = [1 if permit["effect"] == "lengthen" else -1 for permit in row["permits"]]
        moved = sum(sign * permit["value"] for sign, permit in zip(signs, row["permits"], strict=True))
        assert row["requirement"] == REQUIREMENT + moved
        assert len(row["lots"]) <= row["requirement"] <= state["options"].get("max_requirement", 9)


def something_can_be_offered(state: Json, listed: list[Json]) -> None:
    if state["phase"] == "offer":
        assert [action for action in listed if action["type"] == "offer"]


def scored_by_the_book(state: Json) -> dict[str, int]:
    """Totals, counted once more from the finished state."""
    totals = {seat["id"]: seat["cash_box"] for seat in state["players"]}
    for row in state["board"].values():
        roofed = [lot["rooftop"] is not None for lot in row["lots"]]
        complete = all(roofed) and len(roofed) == row["requirement"]
        for lot in row["lots"]:
            value = sum(cube["value"] for cube in lot["cubes"]) + (lot["rooftop"] or 0)
            if lot["rooftop"] is None and state["options"].get("unroofed") == "nothing":
                value = 0
            sign = (1 if complete else -1) * (2 if row["mayor"] else 1)
            totals[state["certificates"][lot["cubes"][-1]["colour"]]] += sign * value
    return totals


@settings(max_examples=60)
@given(game=games())
def test_every_game_keeps_its_pieces_and_its_cash_and_ends(game: tuple[Json, Random]) -> None:
    request, rng = game
    state, _events = GAME.setup(request)
    seats, first = request["players"], request["players"].index(request["first_player"])
    while True:
        seen = as_json(GAME.dump(state))
        listed = as_json(GAME.legal_actions(state))
        cash_is_conserved(seen)
        each_piece_is_in_one_place(seen)
        requirements_are_four_and_the_signed_permits(seen)
        something_can_be_offered(seen, listed)
        assert seen["auctioneer"] == seats[(first + seen["round"] - 1) % len(seats)]
        assert seen["round"] <= MOST_TURNS
        if seen["phase"] == FINISHED:
            break
        action = concrete(rng.choice(listed), rng)
        played = GAME.load(GAME.dump(state))
        GAME.play(played, action)
        assert as_json(GAME.dump(state)) == seen
        state = played
    sheet = GAME.scores(state)
    assert {standing["player"]: standing["total"] for standing in sheet["standings"]} == scored_by_the_book(seen)
    members = ("options", "players", "certificates", "board")
    assert GAME.tally({member: seen[member] for member in members}) == sheet
