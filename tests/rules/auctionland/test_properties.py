"""What holds at every ply of every game of Auctionland, and of every island, whatever is played."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.engine.game import FINISHED
from gavel.engine.ranking import Scoresheet
from gavel.games.auctionland.rules import GAME
from gavel.games.auctionland.rules.islands import Island
from gavel.games.auctionland.rules.rulesets import FULL, SPAN, rules_for
from gavel.games.auctionland.rules.scoring import sheet
from gavel.games.auctionland.rules.state import State, tile_held
from tests.rules.auctionland.second_counter import AROUND, Count, counted
from tests.support import auctionland as hooks
from tests.support.play import DEALERS, NAMES, as_json, concrete

Json = dict[str, Any]
Cell = tuple[int, int]

ROTATIONS = (0, 90, 180, 270)
MEMBERS = ("tile", "x", "y", "rotation")
SEEDS = st.integers(0, 2**32 - 1)
LONGEST = 2000
BEYOND = 2
"""How far around the square that an island could fill cells are tried."""


# --- games ----------------------------------------------------------------------------------------------------------


@st.composite
def games(draw: st.DrawFn) -> tuple[Json, Random]:
    """A setup request of any kind, and the dice to play it with."""
    rng = Random(draw(SEEDS))
    players = draw(st.integers(2, 6))
    request: Json = {
        "ruleset": "bga",
        "variant": "standard",
        "players": list(NAMES[:players]),
        "first_player": rng.choice(NAMES[:players]),
        "dealer": draw(st.sampled_from(DEALERS)),
        "options": draw(st.just({}) | hooks.options("bga", "standard", players)),
    }
    return {**request, **hooks.dealing(request, rng)}, rng


def money_is_what_was_dealt(seen: Json) -> None:
    assert hooks.wealth(seen) == sum(hooks.rules_of(seen).starting_money)
    assert all(holder["money"] >= 0 for holder in [*seen["players"], *seen["market"]])


def every_tile_is_in_one_place(seen: Json) -> None:
    lies = hooks.laid_out(seen)
    known = [there["tile"] for island in lies["islands"].values() for there in island]
    known += [stall["tile"] for stall in lies["market"]] + lies["removed"] + lies["hand"]
    every = list(hooks.rules_of(seen).tiles)
    if seen["dealer"] == "table":
        assert Counter(known) <= Counter(every)
        assert len(known) + lies["stack"] == len(every)
    else:
        assert Counter(known + lies["stack"]) == Counter(every)


def every_listed_place_is_legal_and_no_other(state: State, listed: Sequence[Json]) -> None:
    """Judged one by one: every cell near the island, with every rotation. Of a first tile only the origin is listed."""
    seat = tile_held(state).player
    holder, island = state.ids[seat], state.islands[seat]
    assert listed
    assert {(action["type"], action["player"]) for action in listed} == {("place", holder)}
    if not island:
        assert [(action["x"], action["y"], action["rotation"]) for action in listed] == [(0, 0, r) for r in ROTATIONS]
        return
    across, down = [x for _tile, x, _y, _rotation in island], [y for _tile, _x, y, _rotation in island]
    around = [range(min(line) - SPAN - BEYOND, max(line) + SPAN + BEYOND + 1) for line in (across, down)]
    legal = []
    for y, x, rotation in product(around[1], around[0], ROTATIONS):
        action = {"type": "place", "player": holder, "x": x, "y": y, "rotation": rotation}
        if not GAME.check(state, action):
            legal.append(action)
    assert legal == listed
    assert {(action["x"], action["y"]) for action in listed} == free_cells(
        {(x, y) for _tile, x, y, _rotation in island}
    )


def nobody_has_two_bonuses_in_a_turn(bonuses: Counter[tuple[int, str]]) -> None:
    assert all(count == 1 for count in bonuses.values())


@settings(max_examples=12)
@given(game=games())
def test_every_game_keeps_its_money_and_its_tiles_and_ends(game: tuple[Json, Random]) -> None:
    request, rng = game
    state, _events = GAME.setup(request)
    seats, first = request["players"], request["players"].index(request["first_player"])
    bonuses: Counter[tuple[int, str]] = Counter()
    while state.phase != FINISHED:
        seen = as_json(GAME.dump(state))
        money_is_what_was_dealt(seen)
        every_tile_is_in_one_place(seen)
        assert seen["auctioneer"] == seats[(first + seen["round"] - 1) % len(seats)]
        listed = as_json(GAME.legal_actions(state))
        if state.phase == "place":
            every_listed_place_is_legal_and_no_other(state, listed)
        played = GAME.load(GAME.dump(state))
        for event in GAME.play(played, concrete(rng.choice(listed), rng)):
            if event["type"] == "bonus-due":
                bonuses[seen["round"], event["player"]] += 1
        assert as_json(GAME.dump(state)) == seen
        state = played
        assert state.ply < LONGEST
    nobody_has_two_bonuses_in_a_turn(bonuses)
    end = as_json(GAME.dump(state))
    money_is_what_was_dealt(end)
    every_tile_is_in_one_place(end)
    final = GAME.scores(state)
    assert {standing["player"]: standing["total"] for standing in final["standings"]} == scored_by_the_book(end)
    members = ("options", "players")
    tally = {member: end[member] for member in members}
    assert GAME.tally(tally) == final


def scored_by_the_book(end: Json) -> dict[str, int]:
    """Totals, counted once more from a finished state."""
    rules, totals = hooks.rules_of(end), Counter({seat["id"]: 0 for seat in end["players"]})
    tiles = rules.tiles
    for seat in end["players"]:
        count = counted(tiles, seat["island"], end["options"].get("coast", "open-side"))
        totals[seat["id"]] += rules.score_grid[count.park] + rules.score_grid[count.water]
        totals[seat["id"]] += count.housing * count.forest
    for icon in ("peace", "love", "music"):
        has = {
            seat["id"]: sum(tiles[there["tile"]]["icons"].count(icon) for there in seat["island"])
            for seat in end["players"]
        }
        places = sorted((count for count in has.values() if count >= rules.icons_needed), reverse=True)
        for player, icons in has.items():
            if icons in places[:3]:
                totals[player] += rules.icon_awards[places.index(icons)]
    return dict(totals)


# --- islands --------------------------------------------------------------------------------------------------------


def free_cells(taken: set[Cell]) -> set[Cell]:
    """Every cell edge to edge with a taken one, with which they still fit into 4 by 4."""
    beside = {(x + across, y + down) for x, y in taken for across, down in AROUND.values()} - taken
    return {cell for cell in beside if fits(taken | {cell})}


def fits(cells: set[Cell]) -> bool:
    across, down = [x for x, _y in cells], [y for _x, y in cells]
    return max(across) - min(across) < SPAN and max(down) - min(down) < SPAN


def connected_sets() -> Iterator[frozenset[Cell]]:
    """Every connected set of up to 16 cells of a 4 by 4 square, each once: from single cells, cell by cell."""
    square = {(x, y) for x in range(SPAN) for y in range(SPAN)}
    grown = {frozenset({cell}) for cell in square}
    while grown:
        yield from grown
        grown = {
            cells | {(x + across, y + down)}
            for cells in grown
            for x, y in cells
            for across, down in AROUND.values()
            if (x + across, y + down) in square - cells
        }


def test_an_island_below_sixteen_tiles_always_has_a_place_for_another() -> None:
    sizes: Counter[int] = Counter()
    for cells in connected_sets():
        sizes[len(cells)] += 1
        island: Island = [(f"{x} {y}", x, y, 0) for x, y in sorted(cells)]
        listed = hooks.open_cells(island)
        assert bool(listed) == (len(cells) < FULL)
        assert listed == sorted(free_cells(set(cells)), key=lambda cell: (cell[1], cell[0]))
    assert sizes[1] == sizes[FULL] + 15 == 16
    assert sum(sizes.values()) == 11_506


def random_island(ids: Sequence[str], rng: Random) -> Island:
    """Some of these tiles, placed by the rules in a random order and turned at random."""
    cells: list[Cell] = [(rng.randint(-9, 9), rng.randint(-9, 9))]
    for _ in range(rng.choice((*range(FULL), FULL - 1, FULL - 1))):
        cells.append(rng.choice(sorted(free_cells(set(cells)))))
    chosen = rng.sample(ids, min(len(ids), len(cells)))
    return [(tile, *cell, rng.choice(ROTATIONS)) for tile, cell in zip(chosen, cells, strict=False)]


def moved(island: Island, turns: int, by: Cell) -> Island:
    """The whole island turned by so many quarters about the origin, then moved."""
    for _ in range(turns):
        island = [(tile, -y, x, (rotation + 90) % 360) for tile, x, y, rotation in island]
    return [(tile, x + by[0], y + by[1], rotation) for tile, x, y, rotation in island]


@st.composite
def scored_islands(draw: st.DrawFn) -> tuple[Json, Island, Island, Random]:
    """Options with or without own tiles, and an island each for two players."""
    rng = Random(draw(SEEDS))
    chosen: Json = {"coast": draw(st.sampled_from(["open-side", "frame"]))}
    if draw(st.booleans()):
        chosen["tiles"] = [hooks.random_tile(f"tile {number}", rng) for number in range(2 * FULL)]
    ids = rng.sample(list(rules_of(chosen).tiles), 2 * FULL)
    return chosen, random_island(ids[:FULL], rng), random_island(ids[FULL:], rng), rng


def rules_of(chosen: Mapping[str, Any]) -> Any:
    return rules_for("bga", "standard", chosen, 2)


def sheet_of(chosen: Mapping[str, Any], *islands: Island) -> Scoresheet:
    return sheet(rules_of(chosen), NAMES[:2], (3, 4), islands, final=True)


@settings(max_examples=300)
@given(drawn=scored_islands())
def test_scores_do_not_change_when_an_island_is_moved_or_turned_as_a_whole(
    drawn: tuple[Json, Island, Island, Random],
) -> None:
    chosen, one, other, rng = drawn
    expected = sheet_of(chosen, one, other)
    for turns in range(4):
        by = rng.randint(-1000, 1000), rng.randint(-1000, 1000)
        assert sheet_of(chosen, moved(one, turns, by), moved(other, (turns + 2) % 4, by)) == expected


@settings(max_examples=500)
@given(drawn=scored_islands())
def test_two_ways_of_counting_shapes_and_shore_agree(drawn: tuple[Json, Island, Island, Random]) -> None:
    chosen, *islands, _rng = drawn
    tiles = rules_of(chosen).tiles
    found = {standing["player"]: standing["breakdown"] for standing in sheet_of(chosen, *islands)["standings"]}
    for player, island in zip(NAMES, islands, strict=False):
        told = found[player]
        count = counted(tiles, [dict(zip(MEMBERS, there, strict=True)) for there in island], chosen["coast"])
        assert Count(told["park"]["tiles"], told["water"]["tiles"], told["housing"], told["forest"]) == count


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_the_second_counter_turns_tiles_clockwise(rotation: int) -> None:
    tiles = {"hub": {"regions": [{"terrain": "park", "sides": list("nesw")}]}}
    tiles["north"] = {"regions": [{"terrain": "park", "sides": ["n"]}]}
    hub = {"tile": "hub", "x": 0, "y": 0, "rotation": 0}
    cells = {0: (0, 1), 90: (-1, 0), 180: (0, -1), 270: (1, 0)}
    for turned, (x, y) in cells.items():
        beside = {"tile": "north", "x": x, "y": y, "rotation": rotation}
        assert counted(tiles, [hub, beside], "open-side").park == (2 if turned == rotation else 1)
