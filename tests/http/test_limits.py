"""Bodies over the limit are refused whole, with the limit; bodies of just the limit are read."""

import json
from collections.abc import Iterator
from io import BytesIO

import pytest
from werkzeug.test import TestResponse

from gavel.schemas.limits import LIMITS, Limits, from_environment
from tests.http.asking import BATCH, JSON, NDJSON, a_client, posts, problem, send_chunked, send_raw, setups

SETUP = setups()[0]


def padded(size: int) -> bytes:
    """A good setup, filled up to so many bytes with white space."""
    return json.dumps(SETUP.body).encode().ljust(size)


def test_the_limits_are_those_of_the_contract() -> None:
    assert Limits() == Limits(body=1 << 20, batch=64 << 20, batch_lines=100_000, line=1 << 20, depth=64, replay=10_000)


def test_each_limit_is_a_setting() -> None:
    names = {name: name.upper() for name in ("body", "batch", "batch_lines", "line", "depth", "replay")}
    for number, (member, name) in enumerate(names.items(), 1):
        assert from_environment({f"GAVEL_MAX_{name}": str(number)}) == Limits(**{member: number})


@pytest.mark.parametrize("value", ["0", "-1", "1.5", "1k", "\N{SUPERSCRIPT TWO}", "\N{ARABIC-INDIC DIGIT ONE}", " "])
def test_a_limit_that_is_no_positive_integer_is_refused(value: str) -> None:
    with pytest.raises(ValueError, match="GAVEL_MAX_BODY"):
        from_environment({"GAVEL_MAX_BODY": value})


def test_a_body_of_just_the_limit_is_read() -> None:
    assert send_raw(SETUP.path, padded(LIMITS.body)).status_code == 200
    assert send_chunked(SETUP.path, BytesIO(padded(LIMITS.body))).status_code == 200


@pytest.mark.parametrize("beyond", [1, 2, 100_000])
def test_a_body_over_the_limit_is_refused_with_the_limit(beyond: int) -> None:
    raw = padded(LIMITS.body + beyond)
    assert problem(send_raw(SETUP.path, raw), "too-large")["limit"] == LIMITS.body
    assert problem(send_chunked(SETUP.path, BytesIO(raw)), "too-large")["limit"] == LIMITS.body


def test_every_operation_has_the_limit(subtests: pytest.Subtests) -> None:
    for post in posts():
        with subtests.test(str(post)):
            raw = json.dumps(post.body).encode().ljust(LIMITS.body + 1)
            assert problem(send_raw(post.path, raw), "too-large")["limit"] == LIMITS.body


def test_a_body_that_only_claims_to_be_too_large_is_refused_unread() -> None:
    assert problem(_claiming(SETUP.path, JSON, str(LIMITS.body + 1)), "too-large")["limit"] == LIMITS.body


@pytest.mark.parametrize("length", ["-1", "x", "1e3", ""])
def test_a_nonsensical_length_is_no_server_error(length: str) -> None:
    assert 400 <= _claiming(SETUP.path, JSON, length).status_code < 500


def _claiming(path: str, media_type: str, length: str) -> TestResponse:
    """Post a small body with this Content-Length."""
    overrides = {"CONTENT_LENGTH": length}
    return a_client().post(path, data=b"{}", content_type=media_type, environ_overrides=overrides)


def test_a_replay_has_a_limit_of_its_own() -> None:
    action = {"type": "pass", "player": "ann"}
    [replays] = [post for post in posts() if post.path.endswith("for-sale/replays")]
    raw = json.dumps({**replays.body, "actions": [action] * (LIMITS.replay + 1)}).encode()
    [fault] = problem(send_raw(replays.path, raw), "invalid-request")["errors"]
    assert (fault["pointer"], fault["code"]) == ("/actions", "length.out-of-range")


# --- batches --------------------------------------------------------------------------------------------------------


def test_a_batch_over_its_limit_is_refused_unread() -> None:
    assert problem(_claiming(BATCH, NDJSON, str(LIMITS.batch + 1)), "too-large")["limit"] == LIMITS.batch


class Blank(BytesIO):
    """So many bytes of blank lines, without holding them."""

    def __init__(self, size: int, end: bytes = b"") -> None:
        self.pieces = self._made(size, end)
        super().__init__()

    def _made(self, size: int, end: bytes) -> Iterator[bytes]:
        piece = b" " * 1023 + b"\n"
        while size >= len(piece) + len(end):
            size -= len(piece)
            yield piece
        yield b" " * (size - len(end)) + end

    def read(self, size: int | None = -1, /) -> bytes:
        piece = next(self.pieces, b"")
        assert size is not None
        assert len(piece) <= size
        return piece


def test_a_batch_in_chunks_is_read_up_to_its_limit() -> None:
    [answer] = send_chunked(BATCH, Blank(LIMITS.batch, end=b'\n{"id": "last"}'), NDJSON).data.splitlines()
    assert json.loads(answer)["id"] == "last"


def test_a_batch_in_chunks_beyond_its_limit_ends_with_a_problem() -> None:
    [answer] = send_chunked(BATCH, Blank(LIMITS.batch + 1), NDJSON).data.splitlines()
    answered = json.loads(answer)
    assert (answered["id"], answered["status"]) == (None, 413)
    assert (answered["body"]["type"], answered["body"]["limit"]) == ("/problems/too-large", LIMITS.batch)


def test_a_batch_of_just_the_most_lines_is_read() -> None:
    [answer] = send_raw(BATCH, b"\n" * (LIMITS.batch_lines - 1) + b"{}", Content_Type=NDJSON).data.splitlines()
    assert json.loads(answer)["status"] == 422
    assert send_raw(BATCH, b"\n" * LIMITS.batch_lines, Content_Type=NDJSON).data == b""


@pytest.mark.parametrize("beyond", [b"{}", b"\n", b"{}\n{}\n"])
def test_a_batch_of_more_lines_ends_with_a_problem_for_the_first_line_too_many(beyond: bytes) -> None:
    headers = {"Content_Type": NDJSON, "X_Request_Id": "many"}
    [answer] = send_raw(BATCH, b"\n" * LIMITS.batch_lines + beyond, **headers).data.splitlines()
    answered = json.loads(answer)
    assert (answered["id"], answered["status"], answered["body"]["limit"]) == (None, 413, LIMITS.batch_lines)
    assert answered["body"]["type"] == "/problems/too-large"
    assert answered["body"]["instance"] == f"many/{LIMITS.batch_lines + 1}"
    assert "lines" in answered["body"]["detail"]
