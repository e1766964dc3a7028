"""JSON Patch (RFC 6902) to the letter: what each operation does, at the edges too, and where and why each fails."""

from copy import deepcopy
from typing import Any

import pytest

from gavel.engine.patches import DEEPEST, MOST_VALUES, PatchFailed, patched, tokens_of
from tests.support.for_each import for_each

Json = dict[str, Any]


def op(kind: str, path: str, **others: Any) -> Json:
    """An operation; `source` stands for `from`."""
    return {"op": kind, "path": path, **{{"source": "from"}.get(name, name): value for name, value in others.items()}}


def document() -> Json:
    return {"a": 1, "list": [10, 20, 30], "within": {"x": [1], "": "empty"}, "m~n": 8, "a/b": 1, "01": 5, "nil": None}


def failure(*patch: Json) -> tuple[str, str, int]:
    """The reason, the path and the operation of a patch that fails; it has changed nothing."""
    before = document()
    with pytest.raises(PatchFailed) as failed:
        patched(before, patch)
    assert before == document()
    return failed.value.reason, failed.value.path, failed.value.operation


# --- pointers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "steps"),
    [
        ("", []),
        ("/", [""]),
        ("/a/b", ["a", "b"]),
        ("/a~1b", ["a/b"]),
        ("/m~0n", ["m~n"]),
        ("/~01", ["~1"]),
        ("/~10", ["/0"]),
        ("/a//b", ["a", "", "b"]),
    ],
)
def test_a_pointer_is_read_step_by_step(path: str, steps: list[str]) -> None:
    assert tokens_of(path) == steps


# --- what each operation does ---------------------------------------------------------------------------------------

DONE = [
    (op("add", "/b", value=2), {"b": 2}),
    (op("add", "/a", value=2), {"a": 2}),
    (op("add", "/a~1b", value=2), {"a/b": 2}),
    (op("add", "/m~0n", value=2), {"m~n": 2}),
    (op("add", "/01", value=6), {"01": 6}),
    (op("add", "/-", value=6), {"-": 6}),
    (op("add", "/within/", value=6), {"within": {"x": [1], "": 6}}),
    (op("add", "/list/0", value=5), {"list": [5, 10, 20, 30]}),
    (op("add", "/list/1", value=5), {"list": [10, 5, 20, 30]}),
    (op("add", "/list/3", value=5), {"list": [10, 20, 30, 5]}),
    (op("add", "/list/-", value=5), {"list": [10, 20, 30, 5]}),
    (op("add", "/list/-", value=[5]), {"list": [10, 20, 30, [5]]}),
    (op("add", "/nil", value=False), {"nil": False}),
    (op("remove", "/list/0"), {"list": [20, 30]}),
    (op("remove", "/list/2"), {"list": [10, 20]}),
    (op("remove", "/within/x/0"), {"within": {"x": [], "": "empty"}}),
    (op("remove", "/within/"), {"within": {"x": [1]}}),
    (op("replace", "/list/2", value=5), {"list": [10, 20, 5]}),
    (op("replace", "/a", value=None), {"a": None}),
    (op("replace", "/nil", value=0), {"nil": 0}),
    (op("move", "/list/0", source="/list/2"), {"list": [30, 10, 20]}),
    (op("move", "/list/2", source="/list/0"), {"list": [20, 30, 10]}),
    (op("move", "/list/-", source="/list/0"), {"list": [20, 30, 10]}),
    (op("move", "/a", source="/a"), {}),
    (op("move", "/list", source="/list/0"), {"list": 10}),
    (op("copy", "/list/-", source="/within/x"), {"list": [10, 20, 30, [1]]}),
    (op("copy", "/list/1", source="/list/1"), {"list": [10, 20, 20, 30]}),
    (op("copy", "/within/x/0", source="/within"), {"within": {"x": [{"x": [1], "": "empty"}, 1], "": "empty"}}),
    (op("test", "/list", value=[10, 20, 30]), {}),
    (op("test", "/within", value={"": "empty", "x": [1]}), {}),
    (op("test", "/nil", value=None), {}),
    (op("test", "", value=document()), {}),
]


@for_each(("operation", "changed"), DONE, ids=lambda value: str(value) if "op" in value else "")
def test_an_operation_changes_this_and_nothing_else(operation: Json, changed: Json) -> None:
    before = document()
    assert patched(before, [operation]) == {**document(), **changed}
    assert before == document()


def test_what_is_removed_or_moved_is_gone() -> None:
    assert "a" not in patched(document(), [op("remove", "/a")])
    assert "a" not in patched(document(), [op("move", "/b", source="/a")])
    assert patched(document(), [op("move", "/list/1", source="/a")])["list"] == [10, 1, 20, 30]


@pytest.mark.parametrize("kind", ["add", "replace"])
def test_the_whole_document_may_give_way_to_another(kind: str) -> None:
    assert patched(document(), [op(kind, "", value=[1]), op("add", "/-", value=2)]) == [1, 2]
    assert patched(document(), [op("copy", "", source="/list")]) == [10, 20, 30]
    assert patched(document(), [op("move", "", source="/list")]) == [10, 20, 30]


def test_operations_come_one_after_the_other() -> None:
    patch = [op("add", "/new", value=[]), op("add", "/new/-", value=1), op("test", "/new/0", value=1)]
    assert patched(document(), patch)["new"] == [1]


def test_values_are_not_shared_with_the_patch_nor_with_their_source() -> None:
    value: list[int] = []
    add, copy = op("add", "/b", value=value), op("copy", "/c", source="/b")
    result = patched(document(), [add, copy, op("add", "/c/-", value=1), op("replace", "/b", value=value)])
    result["b"].append(2)
    assert (result["c"], value) == ([1], [])


# --- where it fails -------------------------------------------------------------------------------------------------

NO_PLACE = [
    op("add", "/list/4", value=5),
    op("add", "/list/01", value=5),
    op("add", "/list/-1", value=5),
    op("add", "/list/+1", value=5),
    op("add", "/list/1e0", value=5),
    op("add", "/list/٣", value=5),
    op("add", "/list/9999999999", value=5),
    op("add", "/list/x", value=5),
    op("add", "/list/", value=5),
    op("add", "/missing/b", value=5),
    op("add", "/a/b", value=5),
    op("add", "/nil/b", value=5),
    op("add", "/within/x/0/y", value=5),
    op("add", "/list/-/y", value=5),
    op("remove", ""),
    op("remove", "/missing"),
    op("remove", "/list/3"),
    op("remove", "/list/-"),
    op("remove", "/a/b"),
    op("replace", "/missing", value=5),
    op("replace", "/list/3", value=5),
    op("replace", "/list/-", value=5),
    op("replace", "/list/00", value=5),
    op("test", "/missing", value=None),
    op("test", "/list/-", value=30),
    op("test", "/list/3", value=None),
    op("move", "/b", source="/missing"),
    op("move", "/missing/b", source="/a"),
    op("move", "/list/3", source="/list/0"),
    op("move", "/within/x", source="/within"),
    op("move", "/b", source=""),
    op("copy", "/b", source="/list/3"),
    op("copy", "/list/4", source="/a"),
]


@for_each("operation", NO_PLACE, ids=str)
def test_a_place_that_is_not_there_is_told(operation: Json) -> None:
    reason, path, index = failure(operation)
    assert (reason, index) == ("place", 0)
    assert path in (operation["path"], operation.get("from"))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("/a", True),
        ("/a", "1"),
        ("/a", 2),
        ("/nil", False),
        ("/nil", 0),
        ("/list", [10, 20]),
        ("/list", [10, 30, 20]),
        ("/list", {"0": 10}),
        ("/within", {"x": [True], "": "empty"}),
        ("/within", {"x": [1]}),
        ("/within", {"x": [1], "": "empty", "y": 1}),
    ],
)
def test_a_test_compares_to_the_letter(path: str, value: Any) -> None:
    assert failure(op("test", path, value=value)) == ("test", path, 0)


def test_the_operation_that_fails_is_told_and_none_before_it_counts() -> None:
    assert failure(op("replace", "/a", value=2), op("test", "/a", value=2), op("test", "/a", value=1)) == (
        "test",
        "/a",
        2,
    )
    assert failure(op("remove", "/a"), op("remove", "/a")) == ("place", "/a", 1)


# --- bounds ---------------------------------------------------------------------------------------------------------


def test_nothing_grows_without_bounds() -> None:
    doubling = [op("copy", "/list/-", source="/list") for _ in range(30)]
    reason, path, index = failure(*doubling)
    assert (reason, path) == ("size", "/list/-")
    assert index < 20


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def test_nothing_becomes_deeper_than_can_be_looked_at() -> None:
    deepest = nested(DEEPEST - 2)  # beside the document around it and the value in the middle
    assert patched(document(), [op("add", "/b", value=deepest)])["b"] == deepest
    assert failure(op("add", "/b", value=[deepest])) == ("size", "/b", 0)


def test_as_many_values_as_allowed_are_allowed() -> None:
    most = {"values": [0] * (MOST_VALUES - 3)}
    assert len(patched(deepcopy(most), [op("add", "/values/-", value=0)])["values"]) == MOST_VALUES - 2
    with pytest.raises(PatchFailed, match="size"):
        patched(most, [op("add", "/values/-", value=0), op("add", "/values/-", value=0)])
