"""Nothing that a client can write into a body gets past the strict reader, or past the schema, as anything but 4xx."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.schemas.limits import LIMITS
from tests.http.asking import JSON, Post, posts, problem, send, send_raw, setups
from tests.support.schema_documents import FLOATS, any_json, mutated

SETUP = setups()[0].path
PLAYERS = b'"players": ["ann", "bob", "cy"]'
DEEPEST = LIMITS.depth

# Every form, with the offset of its fault where the reader can know it.
HOSTILE: dict[str, tuple[bytes, int | None]] = {
    "empty body": (b"", None),
    "white space only": (b" \r\n\t", None),
    "cut short": (b'{"players": ["ann"', 18),
    "a word": (b"hello", 0),
    "a stray brace": (b"{}}", 2),
    "two texts": (b"{} {}", 3),
    "a trailing comma": (b'{"a": 1,}', 8),
    "a comment": (b"{} // really", 3),
    "single quotes": (b"{'a': 1}", 1),
    "a leading zero": (b'{"a": 01}', 7),
    "a plus sign": (b'{"a": +1}', 6),
    "a bare point": (b'{"a": .5}', 6),
    "hexadecimal": (b'{"a": 0x10}', 7),
    "a raw control character": (b'{"a": "\x01"}', 7),
    "an unknown escape": (b'{"a": "\\x"}', 7),
    "NaN": (b'{"a": NaN}', 6),
    "Infinity": (b'{"a": Infinity}', 6),
    "-Infinity": (b'{"a": [-Infinity]}', 7),
    "a duplicate key": (b'{%s, "players": []}' % PLAYERS, None),
    "a duplicate key, escaped": (b'{%s, "pl\\u0061yers": []}' % PLAYERS, None),
    "a duplicate key, deep down": (b'{"options": {"removed": 1, "removed": 2}}', None),
    "a lone high surrogate": (b'{"a": "\\ud800"}', 7),
    "a lone low surrogate": (b'{"a": "\\udc00"}', 7),
    "surrogates the wrong way round": (b'{"a": "\\udc00\\ud800"}', 7),
    "a lone surrogate in a key": (b'{"\\ud83d": 1}', 2),
    "a byte order mark": (b"\xef\xbb\xbf{}", 0),
    "UTF-16": ("{}".encode("utf-16"), 0),
    "UTF-16 without a mark": ("{}".encode("utf-16-le"), 1),
    "UTF-32 without a mark": ("{}".encode("utf-32-be"), 0),
    "Latin-1": ('{"a": "é"}'.encode("latin-1"), 7),
    "an overlong encoding": (b'{"a": "\xc0\xaf"}', 7),
    "a surrogate in UTF-8": (b'{"a": "\xed\xa0\x80"}', 7),
    "cut short within a character": (b'{"a": "\xe2\x82', 7),
    "bytes of no encoding": (b"\xff\xfe\xfd\xfc", 0),
    "a NUL byte": (b"\x00", 0),
    "arrays too deep": (b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), DEEPEST),
    "objects too deep": (b'{"a":' * (DEEPEST + 1) + b"1" + b"}" * (DEEPEST + 1), 5 * DEEPEST),
    "arrays far too deep": (b"[" * 500_000, DEEPEST),
    "objects far too deep": (b'{"a":' * 200_000, 5 * DEEPEST),
}


def test_what_is_no_strict_json_is_refused_with_the_place_of_the_fault(subtests: pytest.Subtests) -> None:
    for label, (raw, offset) in HOSTILE.items():
        with subtests.test(label):
            document = problem(send_raw(SETUP, raw), "malformed-json")
            assert document.get("offset") == offset


def test_every_operation_reads_strictly(subtests: pytest.Subtests) -> None:
    for post in posts():
        with subtests.test(str(post)):
            problem(send_raw(post.path, b'{"a": NaN}'), "malformed-json")


def test_the_fault_is_told_in_the_language_of_the_client(subtests: pytest.Subtests) -> None:
    for language in ["fr", "de"]:
        for raw in [raw for raw, _offset in HOSTILE.values()]:
            with subtests.test(language=language, raw=raw):
                english = problem(send_raw(SETUP, raw), "malformed-json")
                foreign = problem(send_raw(SETUP, raw, Accept_Language=language), "malformed-json")
                assert foreign["title"] != english["title"]
                assert foreign["detail"] != english["detail"]


STRANGE: dict[str, Any] = {
    "null": None,
    "true": True,
    "a number": 12,
    "a fraction": 0.1,
    "a string": "{}",
    "an array": [],
    "an object in an array": [{"players": ["ann", "bob", "cy"]}],
    "no member": {},
    "only unknown members": {"__proto__": {}, "constructor": None, "_schema": []},
}


def test_json_of_another_shape_is_an_invalid_request(subtests: pytest.Subtests) -> None:
    for post in posts():
        for label, document in STRANGE.items():
            with subtests.test(f"{post!s}, {label}"):
                errors = problem(send(Post(post.path, document)), "invalid-request")["errors"]
                assert errors
                assert [(each["pointer"], each["code"]) for each in errors] == sorted(
                    (e["pointer"], e["code"]) for e in errors
                )


NUMBERS = {
    "beyond what readers keep exact": b"9007199254740992",
    "beyond a double": b"1e400",
    "beyond a double, negative": b"-1e400",
    "of five thousand digits": b"9" * 5000,
    "of half a million digits": b"-" + b"9" * 500_000,
    "with a fraction": b"1.5",
    "with hardly a fraction": b"1.0000000000000002",
}


@pytest.mark.parametrize("number", NUMBERS.values(), ids=NUMBERS)
def test_a_number_that_no_schema_takes_is_an_invalid_request(number: bytes) -> None:
    raw = b'{%s, "options": {"removed": %s}}' % (PLAYERS, number)
    errors = problem(send_raw(SETUP, raw), "invalid-request")["errors"]
    assert [each["pointer"] for each in errors] == ["/options/removed"]


def test_an_unknown_member_is_refused_wherever_it_stands(subtests: pytest.Subtests) -> None:
    for post in posts():
        with subtests.test(str(post)):
            for pointer, spoilt in _with_unknown_members(post.body):
                response = send(Post(post.path, spoilt))
                # Among amounts by player it is a player that nobody knows: an impossible state, which /inspections
                # describes.
                inspected = response.json is not None and response.json.get("valid") is False
                assert response.status_code == 422 or inspected, f"accepted at {pointer}"
                assert pointer in json.dumps(response.json), f"not named: {pointer}"


def _with_unknown_members(document: Any, at: str = "") -> list[tuple[str, Any]]:
    """The document once for each object in it, with a member that it does not know."""
    if isinstance(document, dict):
        found = [(f"{at}/unheard_of", {**document, "unheard_of": 1})]
        for name, value in document.items():
            for pointer, spoilt in _with_unknown_members(value, f"{at}/{name}"):
                found.append((pointer, {**document, name: spoilt}))
        return found
    if isinstance(document, list):
        return [
            (pointer, [*document[:index], spoilt, *document[index + 1 :]])
            for index, value in enumerate(document[:2])
            for pointer, spoilt in _with_unknown_members(value, f"{at}/{index}")
        ]
    return []


def test_a_hundred_faults_are_listed_and_the_others_counted() -> None:
    body = {"players": ["ann", "bob", "cy"], **{f"unheard_of_{number}": number for number in range(250)}}
    document = problem(send(Post(SETUP, body)), "invalid-request")
    assert len(document["errors"]) == 100
    assert document["more"] == 150


@given(raw=st.binary(max_size=60))
def test_no_bytes_whatever_make_the_service_fail(raw: bytes) -> None:
    response = send_raw(SETUP, raw)
    assert response.status_code in (200, 400, 422)


@given(document=any_json(floats=FLOATS))
def test_no_json_whatever_makes_the_service_fail(document: Any) -> None:
    assert send(Post(SETUP, document)).status_code in (200, 422)


@given(data=st.data(), post=st.sampled_from(posts()))
def test_no_spoilt_request_makes_the_service_fail(data: st.DataObject, post: Post) -> None:
    document = data.draw(mutated(st.just(post.body)))
    response = send(Post(post.path, document))
    assert response.status_code in (200, 422)
    assert response.content_type in (JSON, "application/problem+json")
