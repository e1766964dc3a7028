"""What the dearest requests have done for them, counted in calls of functions: no clock is asked.

The requests are those that `make worst-requests` tries and finds dearest for their size.
"""

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from benchmarks.costly_records import attacks, copies, correct, dear_requests, own_tiles, state_of, turns
from gavel.api.problems import Problem
from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.audit.judging import judge
from gavel.engine.patches import MOST_OPERATIONS
from gavel.engine.records import MOST_CORRECTIONS
from tests.api.asking import ask, refused

Json = dict[str, Any]

PLAYERS = ["ann", "bob", "cy"]
SMALL, LARGE = 1 << 16, 1 << 20

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())


def calls(ask_for: Callable[[], object]) -> int:
    """How many functions are called, Python's and C's."""
    count = 0

    def counted(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        ask_for()
    finally:
        sys.setprofile(None)
    return count


def work(service: GameService, operation: str, body: Json, refused_as: str = "") -> int:
    """How many calls one request comes to when all that requests share has been made.

    It is granted and nothing in it is refused, or it is refused as said.
    """

    def granted() -> object:
        answer = ask(service, operation, body)
        assert answer.get("refused") is None
        return answer

    def once() -> object:
        return refused(service, operation, body, refused_as) if refused_as else granted()

    calls(once)
    return calls(once)


# --- corrections ----------------------------------------------------------------------------------------------------


def corrections_cost(service: GameService, begun: Json, times: int = MOST_CORRECTIONS) -> float:
    """The calls that each of so many corrections comes to in a record that begins so."""
    state = begun["state"] if "state" in begun else state_of(service, begun["setup"])
    none, all_ = [
        work(service, "replays", {**begun, "actions": [*turns(service.game.id, state, number)]})
        for number in (0, times)
    ]
    return (all_ - none) / times


def test_a_correction_leaves_alone_what_it_cannot_touch_however_large() -> None:
    small, large = [
        corrections_cost(
            registry()["auctionland"],
            {"setup": {"players": PLAYERS, "seed": "large", "options": {"tiles": own_tiles(number, 2_000)}}},
        )
        for number in (100, 400)
    ]
    # Each tile is looked for in its place, and its sides are looked at; nothing else is done by tile.
    assert (large - small) / 300 < 15


def test_what_a_referee_has_done_is_not_judged_again_with_each_correction() -> None:
    service = registry()["for-sale"]
    line = {"reason": "Misread.", "paths": sorted(f"/{'x' * 200}{number}" for number in range(MOST_OPERATIONS))}

    def after(records: int) -> float:
        state = state_of(service, {"players": PLAYERS, "seed": "records"})
        corrections = [{"ply": ply + 1, **line} for ply in range(records)]
        state |= {"ply": records, **({"corrections": corrections} if records else {})}
        return corrections_cost(service, {"state": state}, MOST_CORRECTIONS - records)

    assert after(15) < after(0) * 1.2


@every_game
def test_a_patch_costs_by_its_size_and_no_more(service: GameService) -> None:
    state = state_of(service, {"players": PLAYERS, "seed": "attacked"})
    for name, patch in attacks(service.game.id, state).items():
        body = {"state": state, "action": correct(*patch)}
        refused_as = "invalid-request" if patch == copies() else "illegal-action"
        assert work(service, "actions", body, refused_as) < len(json.dumps(body)) + 20_000, name


def test_of_what_is_wrong_with_a_setup_no_more_is_looked_for_than_is_told() -> None:
    tile = {"id": "t", "regions": [{"terrain": "water", "sides": ["n"] * 64}] * 7, "icons": []}
    setup = {"players": PLAYERS, "options": {"tiles": [tile] * 500}}
    assert work(registry()["auctionland"], "setup", setup, "invalid-request") < 60_000


# --- the dearest of all ---------------------------------------------------------------------------------------------

MOST_CALLS = {SMALL: 400_000, LARGE: 600_000}
"""What no request of at most so many bytes comes to: a million calls take a quarter of a second or so."""


@pytest.mark.parametrize(
    ("game", "size"),
    [*[(game, SMALL) for game in registry()], pytest.param("auctionland", LARGE, marks=pytest.mark.long)],
    ids=str,
)
def test_no_request_has_more_done_for_it_than_its_size_allows(game: str, size: int) -> None:
    service = registry()[game]
    for operation, name, body in dear_requests(service, size):
        spent = calls(partial(_answered, service, operation, body))
        assert spent < MOST_CALLS[size], (operation, name)
        if operation == "replays":
            record = {"game": game, **{each: body[each] for each in body if each != "viewers"}}
            line = json.dumps(record, separators=(",", ":")).encode()
            judge(line[:-1])  # what all lines share is made first
            assert calls(partial(judge, line)) < MOST_CALLS[size], ("a line of an archive", name)


def _answered(service: GameService, operation: str, body: Json) -> None:
    with suppress(Problem):
        ask(service, operation, body)
