"""Subset matching, references and patches: what each form of the cases means."""

from typing import Any

import pytest

from gavel.conformance.cases import CaseError
from gavel.conformance.matching import NOTHING, difference
from gavel.conformance.memory import Memory
from gavel.conformance.pointers import find, patched


@pytest.fixture
def memory() -> Memory:
    memory = Memory()
    memory.keep({"position": {"state": {"ply": 3}}}, None)
    memory.keep({"state": {"bids": {"ann": 1, "bob": 2}, "list": [1, 2]}}, "first")
    return memory


MATCHES = [
    ({"a": 1}, {"a": 1, "b": 2}),
    ({}, {"a": 1}),
    ([], []),
    ([{"a": 1}], [{"a": 1, "b": 2}]),
    (2, 2.0),
    (None, None),
    ({"a": {"$absent": True}}, {"b": 1}),
    ({"$exactly": {"a": [1]}}, {"a": [1]}),
    ({"$between": [0, 60]}, 0),
    ({"$between": [0, 60]}, 60),
    ({"$contains": [{"a": 2}, {"a": 1}]}, [{"a": 1}, {"a": 2}, {"a": 3}]),
    ({"$matches": "[0-9a-f]{4}"}, "00ff"),
    ({"$not": {"a": 1}}, {"a": 2}),
    ({"$same-as": {"answer": "first", "pointer": "/state/bids"}}, {"ann": 1, "bob": 2}),
    ({"$same-as": {"answer": "first", "pointer": "/state/list"}}, [1, 2]),
]

DIFFERS = [
    ({"a": 1}, {"b": 1}, "/a"),
    ({"a": 1}, [], ""),
    (1, True, ""),
    (0, False, ""),
    (1, "1", ""),
    (None, 0, ""),
    ([1, 2], [2, 1], "/0"),
    ([1], [1, 2], "/1"),
    ([1, 2], [1], "/1"),
    ([], {}, ""),
    ({"a/b": {"~": 1}}, {"a/b": {"~": 2}}, "/a~1b/~0"),
    ({"a": {"$absent": True}}, {"a": None}, "/a"),
    ({"$exactly": {"a": 1}}, {"a": 1, "b": 2}, "/b"),
    ({"$exactly": {"a": 1}}, {}, "/a"),
    ({"$exactly": [1]}, [1, 2], "/1"),
    ({"$exactly": []}, {}, ""),
    ({"$between": [0, 60]}, 61, ""),
    ({"$between": [1, 60]}, 0, ""),
    ({"$between": [0, 1]}, True, ""),
    ({"a": {"$between": [0, 60]}}, {"a": None}, "/a"),
    ({"a": {"$between": [0, 60]}}, {}, "/a"),
    ({"$contains": [1, 4]}, [1, 2], ""),
    ({"$contains": [1]}, {"1": 1}, ""),
    ({"$matches": "[0-9a-f]{4}"}, "00ff0", ""),
    ({"$matches": "1"}, 1, ""),
    ({"$not": {"a": 1}}, {"a": 1, "b": 2}, ""),
    ({"a": {"$not": 1}}, {}, "/a"),
    ({"$same-as": {"answer": "first", "pointer": "/state/bids"}}, {"bob": 2, "ann": 1}, ""),
    ({"$same-as": {"answer": "first", "pointer": "/state/bids"}}, {"ann": 1, "bob": 3}, "/bob"),
    ({"a": {"$same-as": {"answer": "first", "pointer": "/state/list"}}}, {}, "/a"),
]


@pytest.mark.parametrize(("expected", "actual"), MATCHES)
def test_what_fits_matches(expected: Any, actual: Any, memory: Memory) -> None:
    assert difference(expected, actual, memory) is None


@pytest.mark.parametrize(("expected", "actual", "pointer"), DIFFERS)
def test_what_does_not_fit_differs_there(expected: Any, actual: Any, pointer: str, memory: Memory) -> None:
    found = difference(expected, actual, memory)
    assert found is not None
    assert found.pointer == pointer


def test_a_difference_tells_an_absent_member_as_nothing_and_cuts_long_values(memory: Memory) -> None:
    absent = difference({"a": 1}, {}, memory)
    assert absent is not None
    assert absent.actual is NOTHING
    assert str(absent) == "at /a: expected 1, got nothing"
    long = difference("short", "x" * 1000, memory)
    assert len(str(long)) < 300


@pytest.mark.parametrize(
    "expected", [{"$nearly": 1}, {"$absent": False}, {"$exactly": 1, "a": 2}, {"$same-as": {"answer": "second"}}]
)
def test_an_expectation_that_there_is_not_is_the_fault_of_the_case(expected: Any, memory: Memory) -> None:
    with pytest.raises(CaseError):
        difference(expected, 1, memory)


def test_references_are_filled_in_at_any_depth(memory: Memory) -> None:
    body = {
        "state": {"$answer": "first", "pointer": "/state"},
        "actions": [{"$answer": "first", "pointer": "/state/list/1"}],
    }
    assert memory.filled(body) == {"state": {"bids": {"ann": 1, "bob": 2}, "list": [1, 2]}, "actions": [2]}


def test_the_state_is_that_of_the_last_position_whatever_answered_with_it(memory: Memory) -> None:
    assert memory.filled({"$state": True}) == {"bids": {"ann": 1, "bob": 2}, "list": [1, 2]}
    memory.keep({"position": {"state": {"ply": 9}}}, None)
    memory.keep({"view": {"ply": 10}}, None)
    assert memory.filled({"$state": True}) == {"ply": 9}


def test_a_patch_sets_appends_and_removes_and_leaves_the_answer_as_it_was(memory: Memory) -> None:
    patch = [
        {"pointer": "/bids/ann", "remove": True},
        {"pointer": "/bids/ann", "value": {"$answer": "first", "pointer": "/state/list/0"}},
        {"pointer": "/list/-", "value": 3},
        {"pointer": "/list/0", "remove": True},
        {"pointer": "/list/0", "value": 7},
    ]
    filled = memory.filled({"$state": True, "patch": patch})
    assert filled == {"bids": {"bob": 2, "ann": 1}, "list": [7, 3]}
    assert list(filled["bids"]) == ["bob", "ann"]
    assert memory.answer("first", "/state/list") == [1, 2]


@pytest.mark.parametrize("pointer", ["/no/such", "/list/9", "no pointer", "/list/x"])
def test_a_patch_that_finds_nothing_is_the_fault_of_the_case(pointer: str, memory: Memory) -> None:
    with pytest.raises(CaseError):
        patched(memory.state, [{"pointer": pointer, "value": 1}])


def test_a_reference_to_nothing_is_the_fault_of_the_case() -> None:
    memory = Memory()
    with pytest.raises(CaseError):
        memory.filled({"$state": True})
    with pytest.raises(CaseError):
        memory.filled({"$answer": "never"})


def test_pointers_are_read_as_rfc_6901_says() -> None:
    document = {"a/b": [{"~": 1}], "": 2}
    assert find(document, "") == document
    assert find(document, "/a~1b/0/~0") == 1
    assert find(document, "/") == 2
    for missing in ("/a", "/a~1b/1", "/a~1b/x"):
        with pytest.raises(KeyError):
            find(document, missing)
