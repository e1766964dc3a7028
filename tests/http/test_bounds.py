"""Bounds hold to the very unit: lists of errors, the count of plies, what is worth compressing, the size of a body."""

import json
from typing import Any

import pytest
from werkzeug.test import TestResponse

from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.limits import LIMITS, MOST_LISTED
from tests.http.asking import BATCH, NDJSON, Post, a_client, get, posts, problem, send, send_raw, setups

SETUP = setups()[0]
SMALLEST_COMPRESSED = 500


@pytest.mark.parametrize(
    ("count", "more"),
    [(99, None), (100, None), (101, 1), (102, 2), (999, 899), (1000, 900), (1001, 900), (5000, 900)],
)
def test_a_hundred_errors_are_listed_and_nine_hundred_more_are_counted(count: int, more: int | None) -> None:
    unknown = {f"unknown {number:04}": 0 for number in range(count)}
    refusal = problem(send(Post(SETUP.path, {**SETUP.body, **unknown})), "invalid-request")
    assert [each["pointer"] for each in refusal["errors"]] == [f"/{name}" for name in unknown][:MOST_LISTED]
    assert refusal.get("more") == more
    assert MOST_FOUND == 1000


def test_a_ply_has_room_for_the_longest_replay_and_no_more() -> None:
    most = MAX_INTEGER - LIMITS.replay
    [post] = [each for each in posts() if each.path.endswith("for-sale/legal-actions")]
    for ply, status in ((most, 200), (most + 1, 422)):
        body = {**post.body, "state": {**post.body["state"], "ply": ply}}
        assert send(Post(post.path, body)).status_code == status


# --- compression ----------------------------------------------------------------------------------------------------


def refused_with(accept_encoding: str, padding: int) -> TestResponse:
    """A refusal that grows by a byte with each of padding, since it points to a member of that name."""
    headers = {"Accept_Encoding": accept_encoding, "X_Request_Id": "x"}
    return send(Post(SETUP.path, {**SETUP.body, "x" * padding: 0}), **headers)


def padding_for(size: int) -> int:
    padding = size - len(refused_with("identity", 1).data) + 1
    assert padding > 0
    return padding


@pytest.mark.parametrize("coding", ["gzip", "br", "zstd"])
def test_answers_are_compressed_from_five_hundred_bytes_on(coding: str) -> None:
    just_too_small = refused_with(coding, padding_for(SMALLEST_COMPRESSED - 1))
    assert "Content-Encoding" not in just_too_small.headers
    assert len(just_too_small.data) == SMALLEST_COMPRESSED - 1
    just_enough = refused_with(coding, padding_for(SMALLEST_COMPRESSED))
    assert just_enough.headers["Content-Encoding"] == coding


LARGE = "/openapi.json"


def test_what_a_client_likes_better_uncompressed_stays_so(subtests: pytest.Subtests) -> None:
    for accepted, coding in [
        ("identity, gzip;q=0.9", None),
        ("identity;q=0.6, gzip;q=0.5, br;q=0.4", None),
        ("identity;q=0.5, *;q=0.4", None),
        ("identity, gzip", "gzip"),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("identity;q=0.5, gzip;q=0.6", "gzip"),
        ("identity;q=0.4, gzip;q=0.3, br;q=0.5", "br"),
        ("identity;q=0, gzip;q=0.001", "gzip"),
        ("gzip;q=0", None),
        ("identity", None),
    ]:
        for post in [None, setups()[0]]:
            with subtests.test(accepted=accepted, coding=coding, post=post):
                answer = get(LARGE, Accept_Encoding=accepted) if post is None else send(post, Accept_Encoding=accepted)
                assert answer.status_code == 200
                assert answer.headers.get("Content-Encoding") == coding


# --- sizes ----------------------------------------------------------------------------------------------------------


def test_a_body_of_just_the_limit_is_read_by_every_operation(subtests: pytest.Subtests) -> None:
    for post in posts():
        with subtests.test(str(post)):
            assert send_raw(post.path, json.dumps(post.body).encode().ljust(LIMITS.body)).status_code == 200


def test_a_body_of_a_byte_more_is_read_by_none() -> None:
    assert send_raw(SETUP.path, json.dumps(SETUP.body).encode().ljust(LIMITS.body + 1)).status_code == 413


def test_a_batch_that_announces_just_its_limit_is_taken() -> None:
    assert _announcing(LIMITS.batch).status_code == 200
    assert _announcing(LIMITS.batch + 1).status_code == 413


def _announcing(length: int) -> Any:
    overrides = {"CONTENT_LENGTH": str(length)}
    return a_client().post(BATCH, data=b"\n", content_type=NDJSON, environ_overrides=overrides)
