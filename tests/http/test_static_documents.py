"""Documents that change only with the release: a strong tag for each representation, and 304 for those who have it."""

import gzip
import re
import sys
import zlib
from collections.abc import Callable

import brotli  # type: ignore[import-untyped]  # ships no types
import pytest

from tests.http.asking import BATCH, NDJSON, documents, get, posts, send, send_raw

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

CODINGS = ["gzip", "br", "zstd"]
ENCODINGS = [None, *CODINGS]


def decoded(data: bytes, coding: str | None) -> bytes:
    """What has been compressed, whole and with nothing after it."""
    if coding == "gzip":
        return gzip.decompress(data)
    if coding == "br":
        return bytes(brotli.decompress(data))
    return zstd.decompress(data) if coding == "zstd" else data


def asking_for(coding: str | None) -> dict[str, str]:
    return {} if coding is None else {"Accept_Encoding": coding}


SAME = ["*", '"x", {tag}', "W/{tag}", '{tag}, "y"']
OTHERS = ['"x"', '""', "", "nonsense", 'W/"x"']
"""What `If-None-Match` may say to whoever has this document, and to whoever has another."""


def test_whoever_has_a_document_is_told_that_it_has_not_changed(subtests: pytest.Subtests) -> None:
    """In every coding, by its strong tag, however that is given."""
    for path in documents():
        with subtests.test(path=path):
            for coding in ENCODINGS:
                full = get(path, **asking_for(coding))
                tag = full.headers["ETag"]
                assert re.fullmatch('"[^"]+"', tag), coding
                for given in ("{tag}", *SAME):
                    again = get(path, **asking_for(coding), If_None_Match=given.format(tag=tag))
                    assert (again.status_code, again.data) == (304, b""), (coding, given)
                    for name in ("ETag", "Vary", "Cache-Control"):
                        assert again.headers[name] == full.headers[name], (coding, given)


def test_whoever_has_another_document_gets_this_one(subtests: pytest.Subtests) -> None:
    for path in documents():
        with subtests.test(path=path):
            for coding in ENCODINGS:
                full = get(path, **asking_for(coding))
                for given in OTHERS:
                    again = get(path, **asking_for(coding), If_None_Match=given)
                    assert (again.status_code, again.data) == (200, full.data), (coding, given)


def test_representations_that_differ_have_tags_that_differ(subtests: pytest.Subtests) -> None:
    for path in documents():
        with subtests.test(path=path):
            answers = [
                get(path, **asking_for(coding), Accept_Language=language)
                for coding in ENCODINGS
                for language in ("fr", "de")
            ]
            assert len({answer.data for answer in answers}) == len({answer.headers["ETag"] for answer in answers})


def test_a_cache_asks_again_and_is_told_the_same_tag(subtests: pytest.Subtests) -> None:
    for path in documents():
        with subtests.test(path=path):
            for coding in ENCODINGS:
                first, second = get(path, **asking_for(coding)), get(path, **asking_for(coding))
                assert first.headers["Cache-Control"] == "no-cache", coding
                assert first.headers["ETag"] == second.headers["ETag"], coding


def test_the_health_has_no_tag() -> None:
    assert "ETag" not in get("/healthz").headers


# --- compression ----------------------------------------------------------------------------------------------------


def test_a_document_is_compressed_when_asked(subtests: pytest.Subtests) -> None:
    for path in documents():
        plain = get(path)
        for coding in CODINGS if len(plain.data) >= 500 else ():
            with subtests.test(path=path, coding=coding):
                compressed = get(path, Accept_Encoding=coding)
                assert compressed.headers["Content-Encoding"] == coding
                assert len(compressed.data) < len(plain.data)
                assert decoded(compressed.data, coding) == plain.data
                assert compressed.headers["Content-Length"] == str(len(compressed.data))


def test_an_answer_is_compressed_when_asked(subtests: pytest.Subtests) -> None:
    for post in posts():
        for coding in CODINGS:
            with subtests.test(str(post), coding=coding):
                plain, compressed = send(post), send(post, Accept_Encoding=coding)
                if len(plain.data) >= 500:
                    assert compressed.headers["Content-Encoding"] == coding
                assert decoded(compressed.data, compressed.headers.get("Content-Encoding")) == plain.data


@pytest.mark.parametrize("coding", CODINGS)
def test_a_problem_is_compressed_when_asked(coding: str) -> None:
    faulty = b'{"a": 1, "b": 2, "c": 3, "d": 4}'
    plain = send_raw(posts()[0].path, faulty, X_Request_Id="x")
    compressed = send_raw(posts()[0].path, faulty, X_Request_Id="x", Accept_Encoding=coding)
    assert plain.status_code == compressed.status_code == 422
    assert compressed.headers["Content-Encoding"] == coding
    assert decoded(compressed.data, coding) == plain.data


@pytest.mark.parametrize("coding", CODINGS)
def test_each_answer_of_a_batch_can_be_decompressed_as_soon_as_it_comes(coding: str) -> None:
    response = send_raw(BATCH, b"{}\n" * 3, Content_Type=NDJSON, Accept_Encoding=coding)
    assert response.headers["Content-Encoding"] == coding
    decompress = _stepwise(coding)
    assert [decompress(piece).count(b"\n") for piece in response.iter_encoded()][:3] == [1, 1, 1]


def _stepwise(coding: str) -> Callable[[bytes], bytes]:
    steps: dict[str, Callable[[bytes], bytes]] = {
        "gzip": zlib.decompressobj(16 + zlib.MAX_WBITS).decompress,
        "br": brotli.Decompressor().process,
        "zstd": zstd.ZstdDecompressor().decompress,
    }
    return steps[coding]


NOT_ASKED = [
    None,
    "",
    "identity",
    "deflate",
    "unheard-of",
    "gzip;q=0",
    "*;q=0",
    "br;q=0, gzip;q=0, zstd;q=0",
    "gzip;q=x",
]


@pytest.mark.parametrize("accepted", NOT_ASKED)
def test_nothing_is_compressed_when_not_asked(accepted: str | None) -> None:
    for answer in (get("/v1/games", **asking_for(accepted)), send(posts()[0], **asking_for(accepted))):
        assert "Content-Encoding" not in answer.headers
        assert answer.json


CHOICES = {
    "gzip, deflate": "gzip",
    "gzip, deflate, br": "br",
    "gzip, deflate, br, zstd": "zstd",
    "gzip;q=1.0, br;q=0.9": "gzip",
    "br;q=0.1": "br",
    "*": "zstd",
    "zstd;q=0, *": "br",
    "zstd;q=0, br;q=0, *;q=0.5": "gzip",
    "GZIP": "gzip",
    "identity;q=0.5, br": "br",
    "identity, br;q=0.5": None,
    "identity;q=0": None,
    "identity;q=0, gzip;q=0.1": "gzip",
}


def test_the_client_chooses_the_coding(subtests: pytest.Subtests) -> None:
    for accepted, chosen in CHOICES.items():
        with subtests.test(accepted=accepted, chosen=chosen):
            assert get("/v1/games", Accept_Encoding=accepted).headers.get("Content-Encoding") == chosen
            assert send(posts()[0], Accept_Encoding=accepted).headers.get("Content-Encoding") == chosen


@pytest.mark.parametrize("coding", CODINGS)
def test_what_is_short_is_left_as_it_is(coding: str) -> None:
    assert "Content-Encoding" not in get("/healthz", Accept_Encoding=coding).headers
    assert "Content-Encoding" not in get("/docs/assets/gavel.svg", Accept_Encoding=coding).headers
