"""JSON Patch (RFC 6902) to the letter: what each operation does, at the edges too, and where and why each fails."""

from typing import Any

import pytest

from gavel.engine.patches import MOST_OPERATIONS, PatchFailed, patched, tokens_of

Json = dict[str, Any]


def op(kind: str, path: str, **value: Any) -> Json:
    """An operation."""
    return {"op": kind, "path": path, **value}


def document() -> Json:
    return {"a": 1, "list": [10, 20, 30], "within": {"x": [1], "": "empty"}, "m~n": 8, "a/b": 1, "01": 5, "nil": None}


def failure(*patch: Json) -> tuple[str, int]:
    """The path and the operation of a patch that fails; it has changed nothing."""
    before = document()
    with pytest.raises(PatchFailed) as failed:
        patched(before, patch)
    assert before == document()
    return failed.value.path, failed.value.operation


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

DONE: list[tuple[Json, Json]] = [
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
]


def test_an_operation_changes_this_and_nothing_else(subtests: pytest.Subtests) -> None:
    for operation, changed in DONE:
        with subtests.test(operation=operation, changed=changed):
            before = document()
            assert patched(before, [operation]) == {**document(), **changed}
            assert before == document()


def test_what_is_removed_is_gone() -> None:
    assert "a" not in patched(document(), [op("remove", "/a")])


def test_operations_come_one_after_the_other() -> None:
    patch = [op("add", "/new", value=[]), op("add", "/new/-", value=1), op("replace", "/new/0", value=2)]
    assert patched(document(), patch)["new"] == [2]
    assert patched(document(), [op("remove", "/list/0"), op("remove", "/list/0")])["list"] == [30]


def test_what_is_written_can_be_written_into_and_the_patch_stays_as_it_is() -> None:
    value: Json = {"inner": [1]}
    twice = [op("add", "/b", value=value), op("add", "/c", value=value)]
    result = patched(document(), [*twice, op("add", "/c/inner/-", value=2), op("remove", "/b/inner/0")])
    assert (result["b"], result["c"], value) == ({"inner": []}, {"inner": [1, 2]}, {"inner": [1]})


def test_only_what_is_touched_is_copied() -> None:
    before = document()
    after = patched(before, [op("add", "/list/-", value=40), op("add", "/list/-", value=50)])
    assert after["within"] is before["within"]
    assert after["list"] is not before["list"]


class Counted(list[Any]):
    """A list that counts how often any is copied."""

    copies = 0

    def copy(self) -> "Counted":
        """A copy, which counts as well."""
        Counted.copies += 1
        return Counted(self)


def counted(value: Any) -> Any:
    """The same with lists that count."""
    if isinstance(value, dict):
        return {name: counted(inner) for name, inner in value.items()}
    return Counted(map(counted, value)) if isinstance(value, list) else value


def test_each_list_is_copied_once_however_many_operations_lead_into_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Counted, "copies", 0)
    large = counted({"lists": [[[0] * 1000] * 100] * 100})
    patch = [op("add", f"/lists/0/{index % 2}/-", value=index) for index in range(MOST_OPERATIONS)]
    result = patched(large, patch)
    assert [len(result["lists"][0][index]) for index in range(3)] == [1025, 1025, 1000]
    assert Counted.copies == len(["lists", "lists/0", "lists/0/0", "lists/0/1"])


# --- where it fails -------------------------------------------------------------------------------------------------

NO_PLACE = [
    op("add", "", value=5),
    op("replace", "", value=5),
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
]


def test_a_place_that_is_not_there_is_told(subtests: pytest.Subtests) -> None:
    for operation in NO_PLACE:
        with subtests.test(str(operation)):
            assert failure(operation) == (operation["path"], 0)


def test_the_operation_that_fails_is_told_and_none_before_it_counts() -> None:
    assert failure(op("replace", "/a", value=2), op("remove", "/list/0"), op("remove", "/list/2")) == ("/list/2", 2)
    assert failure(op("remove", "/a"), op("remove", "/a")) == ("/a", 1)
