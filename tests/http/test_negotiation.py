"""What clients say about bodies: media types, charsets and encodings of what they send, and what they accept."""

import json

import pytest

from tests.http.asking import (
    BATCH,
    JSON,
    NDJSON,
    Post,
    a_client,
    documents,
    get,
    posts,
    problem,
    send,
    send_raw,
    setups,
)

SETUP = setups()[0]
RAW = json.dumps(SETUP.body).encode()

GOOD_TYPES = [
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'application/json; charset="utf-8"',
    "application/json; charset=utf8",
    "Application/JSON",
    "application/json ; profile=x",
    " application/json ",
]
BAD_TYPES = [
    "",
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/problem+json",
    "application/vnd.api+json",
    "application/x-ndjson",
    "application/jsonp",
    "application",
    "*/*",
    "application/*",
    "application/json, text/plain",
    "application/json; charset=latin-1",
    "application/json; charset=utf-16",
    'application/json; charset="iso-8859-1"',
    "nonsense \N{LATIN SMALL LETTER E WITH ACUTE}",
]


@pytest.mark.parametrize("media_type", GOOD_TYPES)
def test_json_in_utf_8_is_read_however_it_is_announced(media_type: str) -> None:
    assert send_raw(SETUP.path, RAW, Content_Type=media_type).status_code == 200


def test_any_other_media_type_or_charset_is_refused(subtests: pytest.Subtests) -> None:
    for media_type in BAD_TYPES:
        with subtests.test(media_type=media_type):
            problem(send_raw(SETUP.path, RAW, Content_Type=media_type), "unsupported-media-type")


def test_a_body_without_a_media_type_is_refused(subtests: pytest.Subtests) -> None:
    for post in [*posts(), Post(BATCH, {})]:
        with subtests.test(str(post)):
            problem(a_client().post(post.path, data=RAW), "unsupported-media-type")


def test_a_form_is_refused(subtests: pytest.Subtests) -> None:
    for post in [*posts(), Post(BATCH, {})]:
        with subtests.test(str(post)):
            problem(a_client().post(post.path, data={"players": "ann"}), "unsupported-media-type")


@pytest.mark.parametrize("encoding", ["gzip", "br", "zstd", "deflate", "identity", "gzip, gzip", "unheard-of", ""])
def test_a_body_with_any_content_encoding_is_refused(encoding: str) -> None:
    problem(send_raw(SETUP.path, RAW, Content_Encoding=encoding), "unsupported-media-type")
    problem(send_raw(BATCH, b"", Content_Type=NDJSON, Content_Encoding=encoding), "unsupported-media-type")


def test_the_problem_says_what_is_expected() -> None:
    assert JSON in problem(send_raw(SETUP.path, RAW, Content_Type="text/plain"), "unsupported-media-type")["detail"]
    assert NDJSON in problem(send_raw(BATCH, RAW), "unsupported-media-type")["detail"]


# --- what the client accepts ----------------------------------------------------------------------------------------

ACCEPTING = [
    "application/json",
    "application/json; charset=utf-8",
    "application/*",
    "*/*",
    "",
    "text/html, application/json;q=0.1",
    "text/html;q=0, */*;q=0.1",
    "application/json;q=0.001",
    "APPLICATION/JSON",
    "application/problem+json, application/json",
]
REFUSING = [
    "text/html",
    "application/xml",
    "application/problem+json",
    "application/x-ndjson",
    "application/json;q=0",
    "application/json;q=0.0",
    "application/json;q=0, */*",
    "*/*;q=0",
    "application/*;q=0, text/html",
    "text/*",
]


def test_json_is_answered_to_whoever_accepts_it(subtests: pytest.Subtests) -> None:
    for accept in ACCEPTING:
        with subtests.test(accept=accept):
            assert send(SETUP, Accept=accept).status_code == 200
            assert get("/v1/games", Accept=accept).status_code == 200


def test_whoever_does_not_accept_json_gets_a_problem(subtests: pytest.Subtests) -> None:
    for accept in REFUSING:
        with subtests.test(accept=accept):
            problem(send(SETUP, Accept=accept), "not-acceptable")
            problem(get("/v1/games", Accept=accept), "not-acceptable")


def test_every_operation_heeds_what_is_accepted(subtests: pytest.Subtests) -> None:
    for post in posts():
        with subtests.test(str(post)):
            problem(send(post, Accept="text/html"), "not-acceptable")


def test_every_document_heeds_what_is_accepted(subtests: pytest.Subtests) -> None:
    for path in [*documents(), "/healthz", "/readyz"]:
        with subtests.test(path=path):
            problem(get(path, Accept="image/png"), "not-acceptable")


@pytest.mark.parametrize("accept", ["application/x-ndjson", "*/*", "application/*", ""])
def test_a_batch_is_answered_to_whoever_accepts_ndjson(accept: str) -> None:
    response = send_raw(BATCH, b"", Content_Type=NDJSON, Accept=accept)
    assert (response.status_code, response.mimetype) == (200, NDJSON)


@pytest.mark.parametrize("accept", ["application/json", "application/x-ndjson;q=0, */*"])
def test_a_batch_is_not_answered_to_whoever_does_not_accept_ndjson(accept: str) -> None:
    problem(send_raw(BATCH, b"", Content_Type=NDJSON, Accept=accept), "not-acceptable")


@pytest.mark.parametrize("path", ["/docs", "/problems/internal"])
def test_a_page_is_answered_to_a_browser(path: str) -> None:
    browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
    assert get(path, Accept=browser).mimetype == "text/html"


def test_a_refusal_is_told_as_a_problem_even_to_a_client_that_accepts_nothing_of_ours() -> None:
    problem(send_raw("/v1/games/unheard-of/setup", b"{}", Accept="image/png"), "unknown-game")
