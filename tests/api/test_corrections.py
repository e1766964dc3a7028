"""What a correction may ask for: three operations, so many of them, values of a bounded size, so often in a game."""

from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.engine.patches import MOST_BYTES, MOST_OPERATIONS
from gavel.engine.records import MOST_CORRECTIONS
from tests.api.asking import ask, refused

Json = dict[str, Any]

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())


def started(service: GameService) -> Json:
    state: Json = ask(service, "setup", {"players": ["ann", "bob", "cy"], "seed": "corrected"})["state"]
    return state


def correct(patch: list[Json]) -> Json:
    return {"type": "correct", "player": "referee", "patch": patch, "reason": "Misread."}


def errors(service: GameService, patch: list[Json]) -> list[Json]:
    """What the contract finds wrong with a patch, in an action and in a record alike."""
    state, action = started(service), correct(patch)
    [of_action, of_record] = [
        refused(service, operation, body, "invalid-request")["errors"]
        for operation, body in (
            ("actions", {"state": state, "action": action}),
            ("replays", {"state": state, "actions": [action]}),
        )
    ]
    assert [{**each, "pointer": "/actions/0" + each["pointer"].removeprefix("/action")} for each in of_action] == (
        of_record
    )
    listed: list[Json] = of_action
    return listed


def by_the_rules(service: GameService, patch: list[Json]) -> str:
    """The code by which the rules refuse a patch that the contract takes."""
    body = {"state": started(service), "action": correct(patch)}
    [violation] = refused(service, "actions", body, "illegal-action")["violations"]
    code: str = violation["code"]
    return code


@every_game
def test_no_operation_copies_moves_or_tests(service: GameService) -> None:
    for other in (
        {"op": "copy", "from": "/round", "path": "/round"},
        {"op": "move", "from": "/round", "path": "/round"},
        {"op": "test", "path": "/round", "value": 1},
    ):
        [error] = errors(service, [{"op": "remove", "path": "/round"}, other])
        assert (error["pointer"], error["code"]) == ("/action/patch/1/op", "value.not-allowed")
        assert "add, remove, replace" in error["detail"]


@every_game
def test_a_patch_has_so_many_operations_and_no_more(service: GameService) -> None:
    most = [{"op": "remove", "path": "/nowhere"}] * MOST_OPERATIONS
    assert by_the_rules(service, most) == "correction.failed"
    [error] = errors(service, [*most, most[0]])
    assert (error["pointer"], error["code"]) == ("/action/patch", "length.out-of-range")
    assert str(MOST_OPERATIONS) in error["detail"]


LARGE: dict[str, list[Any]] = {
    "one text": ["x" * (MOST_BYTES - len('""'))],
    "two texts": ["x" * (MOST_BYTES // 2 - len('""'))] * 2,
    "a list": [[1] * (MOST_BYTES // 2 - 2) + [10]],
    "an object": [{"a": "x" * (MOST_BYTES - len('{"a":""}'))}],
    "two bytes a letter": ["é" * (MOST_BYTES // 2 - 1)],
    "a letter that is escaped": ["\n" * (MOST_BYTES // 2 - 1)],
    "one to an operation": ["x" * (MOST_BYTES - len('""') - 49 * len("null")), *[None] * 49],
}
"""Values that have as many bytes together as a patch may bring."""


def test_all_values_of_a_patch_have_so_many_bytes_and_no_more(subtests: pytest.Subtests) -> None:
    for name in LARGE:
        with subtests.test(str(name)):
            service = next(iter(registry().values()))
            patch = [{"op": "add", "path": "/round", "value": value} for value in LARGE[name]]
            assert by_the_rules(service, patch) == "correction.misshapen"
            [error] = errors(service, [{**patch[0], "value": _longer(patch[0]["value"])}, *patch[1:]])
            assert (error["pointer"], error["code"]) == ("/action/patch", "values.too-large")
            assert "16,384" in error["detail"]


def _longer(value: Any) -> Any:
    """A value with a byte more, or a few."""
    if isinstance(value, dict):
        return {**value, "b": 1}
    return [*value, 1] if isinstance(value, list) else value + "x"


@every_game
def test_a_state_has_so_many_corrections_and_no_more(service: GameService) -> None:
    state = started(service)
    line = {"reason": "Misread.", "paths": ["/round"]}
    corrected = {**state, "corrections": [{"ply": ply + 1, **line} for ply in range(MOST_CORRECTIONS)], "ply": 20}
    action = correct([{"op": "replace", "path": "/round", "value": 2}])
    [violation] = refused(service, "actions", {"state": corrected, "action": action}, "illegal-action")["violations"]
    assert (violation["code"], violation["maximum"]) == ("record.too-many", MOST_CORRECTIONS)
    more = {**corrected, "corrections": [*corrected["corrections"], {"ply": 21, **line}], "ply": 21}
    for operation in ("scores", "inspections", "legal-actions"):
        [error] = refused(service, operation, {"state": more}, "invalid-request")["errors"]
        assert (error["pointer"], error["code"]) == ("/state/corrections", "length.out-of-range"), operation
