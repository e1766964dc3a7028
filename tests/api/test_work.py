"""What the dearest requests have done for them, counted in calls of functions: no clock is asked.

The bodies are those that `make worst-requests` found dearest for their size, before and after each was mended.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

from gavel.api.registry import registry
from gavel.engine.patches import MOST_OPERATIONS
from gavel.engine.referee import MOST_CORRECTIONS
from tests.api.asking import ask, refused
from tests.support.for_each import for_each

Json = dict[str, Any]

PLAYERS = ["ann", "bob", "cy", "dee", "eve", "fay"]


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


def work(game: str, operation: str, body: Json, refused_as: str = "") -> int:
    """How many calls one request comes to when all that requests share has been made.

    It is granted and nothing in it is refused, or it is refused as said.
    """
    service = registry()[game]

    def granted() -> object:
        answer = ask(service, operation, body)
        assert answer.get("refused") is None
        return answer

    def once() -> object:
        return refused(service, operation, body, refused_as) if refused_as else granted()

    calls(once)
    return calls(once)


def correct(*patch: Json) -> Json:
    return {"type": "correct", "player": "referee", "patch": [*patch], "reason": "Misread."}


def replace(path: str, value: Any) -> Json:
    return {"op": "replace", "path": path, "value": value}


def tile(number: int) -> Json:
    """A tile with as much on it as a tile may have."""
    regions = [{"terrain": "forest", "sides": [side]} for side in "nesw"]
    return {"id": f"t{number}", "regions": [*regions, *[{"terrain": "water", "sides": []}] * 60], "icons": []}


def large_setup(tiles: int) -> Json:
    return {
        "players": PLAYERS,
        "seed": "large",
        "options": {"tiles": [tile(number) for number in range(tiles)], "starting_money": [20] * 6},
    }


def coins_to_and_fro(times: int) -> list[Json]:
    """Corrections that move a coin from one player to another and back."""
    return [
        correct(replace("/players/0/money", 20 - there), replace("/players/1/money", 20 + there))
        for there in [(number + 1) % 2 for number in range(times)]
    ]


def test_a_correction_leaves_alone_what_it_cannot_touch_however_large() -> None:
    def each_correction(tiles: int) -> float:
        setup = large_setup(tiles)
        none, all_ = [
            work("auctionland", "replays", {"setup": setup, "actions": coins_to_and_fro(times)})
            for times in (0, MOST_CORRECTIONS)
        ]
        return (all_ - none) / MOST_CORRECTIONS

    small, large = each_correction(100), each_correction(400)
    # By each tile it is looked for in its place, and its sides are looked at; of its other 60 regions nothing is.
    assert (large - small) / 300 < 12
    assert large < 6_000


def test_what_a_referee_has_done_is_not_judged_again_with_each_correction() -> None:
    line = {"reason": "Misread.", "paths": sorted(f"/{'x' * 200}{number}" for number in range(MOST_OPERATIONS))}

    def after(records: int) -> int:
        state = ask(registry()["for-sale"], "setup", {"players": PLAYERS[:3], "seed": "records"})["state"]
        corrections = [{"ply": ply + 1, **line} for ply in range(records)]
        state = {**state, "ply": records, **({"corrections": corrections} if records else {})}
        actions = [
            correct(replace("/players/0/coins", 27 - number % 2)) for number in range(MOST_CORRECTIONS - records)
        ]
        none = work("for-sale", "replays", {"state": state, "actions": []})
        return (work("for-sale", "replays", {"state": state, "actions": actions}) - none) // len(actions)

    assert after(15) < after(0) * 1.2


def the_attack() -> Json:
    """The correction of 5 KB that took 6.7 seconds: a large value is copied a hundred times, and all of it removed."""
    large = {"op": "add", "path": "/x", "value": [{}] * 95}
    doubled = [{"op": "copy", "from": "/x", "path": "/x/-"}] * 9
    copied = [{"op": "copy", "from": "/x", "path": "/y"}] * 87
    removed = [{"op": "remove", "path": f"/{name}"} for name in "xy"]
    return correct(large, *doubled, *copied, *removed, replace("/players/0/coins", 13))


def the_most_that_is_left(path: str) -> Json:
    """As many operations as there may be, into a value as large as it may be."""
    within = [{"op": "add", "path": f"/{path}/-", "value": []} for _ in range(MOST_OPERATIONS - 1)]
    return correct({"op": "add", "path": f"/{path}", "value": [[]] * 5_000}, *within)


ATTACKS: dict[str, Callable[[], Json]] = {
    "copies": the_attack,
    "additions to an unknown member": lambda: the_most_that_is_left("x"),
    "additions to a list": lambda: the_most_that_is_left("passed"),
}


@for_each("attack", ATTACKS, ids=str)
def test_a_patch_costs_by_its_size_and_no_more(attack: str) -> None:
    state = ask(registry()["for-sale"], "setup", {"players": PLAYERS[:3], "seed": "attacked"})["state"]
    action = ATTACKS[attack]()
    refused_as = "invalid-request" if attack == "copies" else "illegal-action"
    body = {"state": state, "action": action}
    assert work("for-sale", "actions", body, refused_as) < len(json.dumps(body))
