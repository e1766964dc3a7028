"""Canonical JSON is RFC 8785's, and the digest chains every action to the initial state."""

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.engine import history

SAFE = 2**53 - 1


def test_members_are_ordered_by_utf16_code_units() -> None:
    """The sorting example of RFC 8785, section 3.2.3: the emoji (surrogates D83D …) stands before U+FB33."""
    value = {"€": 1, "\r": 2, "\ufb33": 3, "1": 4, "😀": 5, "\x80": 6, "ö": 7}
    assert history.canonical(value).decode() == '{"\\r":2,"1":4,"\x80":6,"ö":7,"€":1,"😀":5,"\ufb33":3}'


def test_members_of_inner_objects_are_ordered_too() -> None:
    value = {"b": [{"z": 1, "a": 2}], "a": {"d": {}, "c": []}}
    assert history.canonical(value) == b'{"a":{"c":[],"d":{}},"b":[{"a":2,"z":1}]}'


@pytest.mark.parametrize(
    ("text", "written"),
    [
        # The string example of RFC 8785, section 3.2.2, and what it leaves alone.
        ('€$\x0f\nA\'B"\\\\"/', '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'),
        ("\b\t\f\r\x1f", '"\\b\\t\\f\\r\\u001f"'),
        ("\x7f\u2028😀", '"\x7f\u2028😀"'),
    ],
)
def test_strings_are_escaped_no_more_than_need_be(text: str, written: str) -> None:
    assert history.canonical(text) == written.encode()


@pytest.mark.parametrize(
    ("value", "written"),
    [(None, b"null"), (True, b"true"), (False, b"false"), (0, b"0"), (-7, b"-7"), (SAFE, b"9007199254740991")],
)
def test_scalars_are_written_as_they_are(value: Any, written: bytes) -> None:
    assert history.canonical(value) == written


def test_tuples_are_arrays() -> None:
    assert history.canonical({"cards": (1, (2, 3))}) == b'{"cards":[1,[2,3]]}'


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-SAFE, SAFE) | st.text(st.characters(exclude_categories=["Cs"])),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
        max_leaves=12,
    )
)
def test_canonical_json_says_the_same_and_does_not_depend_on_the_order_of_members(value: Any) -> None:
    written = history.canonical(value)
    assert json.loads(written) == value
    assert history.canonical(_turned(value)) == written
    assert history.canonical(json.loads(written)) == written


def _turned(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _turned(value[name]) for name in reversed(value)}
    return [_turned(item) for item in value] if isinstance(value, list) else value


def test_the_first_digest_is_the_hash_of_the_initial_state_without_its_history() -> None:
    expected = hashlib.sha256(b'{"ply":0,"turn":"ann"}').hexdigest()
    assert history.begin({"turn": "ann", "history": "", "ply": 0}) == expected
    assert history.begin({"ply": 0, "turn": "ann"}) == expected


def test_each_digest_is_the_hash_of_the_one_before_and_the_action() -> None:
    first = hashlib.sha256(b"{}").hexdigest()
    second = hashlib.sha256(bytes.fromhex(first) + b'{"player":"ann","type":"pass"}').hexdigest()
    assert history.advance(first, {"type": "pass", "player": "ann"}) == second
    assert second == second.lower()


def test_the_order_of_actions_shows_in_the_digest() -> None:
    start = history.begin({})
    ann, bob = {"type": "pass", "player": "ann"}, {"type": "pass", "player": "bob"}
    assert history.advance(history.advance(start, ann), bob) != history.advance(history.advance(start, bob), ann)
