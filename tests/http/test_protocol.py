"""HTTP/1.1 as it must not be spoken: what a server would guess at, or refuse in its own words, is a problem."""

import json
import re
from socket import SHUT_WR
from typing import Any

import pytest

from gavel.http.gunicorn_settings import limit_request_field_size, limit_request_fields, limit_request_line
from tests.http.asking import BATCH, JSON, NDJSON, PROBLEM, setups
from tests.http.wire import connected

SETUP = setups()[0]
RAW = json.dumps(SETUP.body).encode()
LINE = json.dumps({"operation": "setup", "game": "for-sale", "body": {"players": ["ann", "bob", "cy"]}}).encode()
ID = re.compile(r"[0-9a-f]{32}|mine")


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation: the server is a process of its own."""


def told(port: int, raw: bytes) -> tuple[int, dict[str, str], Any]:
    """Status, headers and document of the answer to what is written, after which nothing follows."""
    with connected(port) as connection:
        connection.write(raw)
        connection.socket.shutdown(SHUT_WR)
        answer = connection.answer()
        return answer.status, dict(answer.headers), json.loads(answer.read())


def request(line: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([line, *headers, "", ""]).encode("latin-1") + body


def post(*headers: str, path: str = SETUP.path, media_type: str = JSON, body: bytes = RAW) -> bytes:
    return request(f"POST {path} HTTP/1.1", "Host: x", f"Content-Type: {media_type}", *headers, body=body)


# --- bodies that break off ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", [1, 10, 100_000])
def test_a_body_that_ends_before_its_length_is_refused_even_if_it_is_good_json(
    gunicorn_port: int, missing: int
) -> None:
    status, _headers, document = told(gunicorn_port, post(f"Content-Length: {len(RAW) + missing}"))
    assert (status, document["type"]) == (400, "/problems/malformed-json")


def test_a_body_in_chunks_without_the_last_one_is_refused_even_if_it_is_good_json(gunicorn_port: int) -> None:
    raw = b"%x\r\n%b\r\n" % (len(RAW), RAW)
    status, _headers, document = told(gunicorn_port, post("Transfer-Encoding: chunked", body=raw))
    assert (status, document["type"]) == (400, "/problems/malformed-json")


CUT_OFF = {
    "after a line": (f"Content-Length: {len(LINE) + 100}", LINE + b"\n"),
    "within a line": (f"Content-Length: {2 * len(LINE) + 100}", LINE + b"\n" + LINE),
    "without the last chunk": ("Transfer-Encoding: chunked", b"%x\r\n%b\r\n" % (len(LINE) + 1, LINE + b"\n")),
    "within a chunk": ("Transfer-Encoding: chunked", b"%x\r\n%b" % (len(LINE) + 100, LINE + b"\n")),
}


@pytest.mark.parametrize(("header", "body"), CUT_OFF.values(), ids=CUT_OFF)
def test_a_batch_that_is_cut_off_ends_with_a_problem(gunicorn_port: int, header: str, body: bytes) -> None:
    with connected(gunicorn_port) as connection:
        connection.write(post(header, path=BATCH, media_type=NDJSON, body=body))
        connection.socket.shutdown(SHUT_WR)
        *_good, last = [json.loads(line) for line in connection.answer().read().splitlines()]
    assert (last["id"], last["status"], last["body"]["type"]) == (None, 400, "/problems/malformed-json")


# --- heads ----------------------------------------------------------------------------------------------------------

GET = "GET /v1/games HTTP/1.1"
BAD_HEADS: dict[str, tuple[int, bytes]] = {
    "no host": (400, request(GET)),
    "two hosts": (400, request(GET, "Host: x", "Host: y")),
    "no request line": (400, b"nonsense\r\n\r\n"),
    "a control character in the path": (400, request("GET /v1/\x01games HTTP/1.1", "Host: x")),
    "no version": (400, request("GET /v1/games HTTP/9", "Host: x")),
    "a method of no letters": (400, request("G<T /v1/games HTTP/1.1", "Host: x")),
    "a header without a name": (400, request(GET, "Host: x", ": x")),
    "a header with a space in its name": (400, request(GET, "Host: x", "X Y: x")),
    "a folded header": (400, request(GET, "Host: x", "X-Y: x", " y")),
    "a control character in a header": (400, request(GET, "Host: x", "X-Y: \x00")),
    "a request line too long": (414, request(f"GET /{'x' * limit_request_line} HTTP/1.1", "Host: x")),
    "a header too long": (431, request(GET, "Host: x", f"X-Y: {'x' * limit_request_field_size}")),
    "too many headers": (431, request(GET, "Host: x", *[f"X-{n}: x" for n in range(limit_request_fields)])),
    "an expectation that nobody meets": (417, request(GET, "Host: x", "Expect: miracles")),
    "two lengths": (400, post("Content-Length: 2", "Content-Length: 3")),
    "no length": (400, post("Content-Length: -1")),
    "a length and chunks": (400, post("Content-Length: 2", "Transfer-Encoding: chunked")),
    "chunks of HTTP/1.0": (400, request("POST /v1/games HTTP/1.0", "Transfer-Encoding: chunked")),
    "an unknown transfer coding": (501, post("Transfer-Encoding: unheard-of")),
    "an unknown transfer coding before chunks": (501, post("Transfer-Encoding: unheard-of, chunked")),
    "a transfer coding that is not taken": (501, post("Transfer-Encoding: gzip, chunked", body=b"0\r\n\r\n")),
    "a transfer coding in two headers": (
        501,
        post("Transfer-Encoding: gzip", "Transfer-Encoding: chunked", body=b"0\r\n\r\n"),
    ),
    "a transfer coding without an end": (400, post("Transfer-Encoding: gzip")),
}


def test_what_the_server_cannot_read_is_refused_by_a_problem_with_a_request_id(
    subtests: pytest.Subtests, gunicorn_port: int
) -> None:
    for label, (status, raw) in BAD_HEADS.items():
        with subtests.test(label):
            answered, headers, document = told(gunicorn_port, raw)
            assert (answered, headers["Content-Type"]) == (status, PROBLEM)
            assert (document["status"], document["type"]) == (status, "about:blank")
            assert document["title"]
            assert document["detail"]
            assert document["instance"] == headers["X-Request-Id"]
            assert ID.fullmatch(document["instance"])
            assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_refusal_of_the_server_has_the_request_id_of_the_client_where_it_was_read(gunicorn_port: int) -> None:
    _status, _headers, document = told(gunicorn_port, post("X-Request-Id: mine", "Content-Length: nonsense"))
    assert document["instance"] == "mine"


def test_what_comes_after_a_head_that_cannot_be_read_is_no_request(gunicorn_port: int) -> None:
    with connected(gunicorn_port) as connection:
        connection.write(post("Content-Length: -1") + request(GET, "Host: x"))
        answers = b"".join(iter(lambda: connection.socket.recv(1 << 16), b""))
    assert answers.count(b"HTTP/1.1 ") == 1
    assert b"Connection: close" in answers


@pytest.mark.parametrize("header", ["SCRIPT_NAME: /x", "SCRIPT_NAME: /v1", "Script_Name: x", "PATH_INFO: /healthz"])
def test_no_header_says_where_the_service_is_mounted(gunicorn_port: int, header: str) -> None:
    status, _headers, document = told(gunicorn_port, request(GET, "Host: x", header))
    assert (status, list(document)) == (200, ["games"])


@pytest.mark.parametrize(
    "path", ["/v1%2Fgames", "/v1/games%2ffor-sale", "/v1/games/for-sale%2Frules?x=%2F", "%2Fv1/games"]
)
def test_an_encoded_slash_is_no_slash(gunicorn_port: int, path: str) -> None:
    status, _headers, document = told(gunicorn_port, request(f"GET {path} HTTP/1.1", "Host: x"))
    assert (status, document["status"]) == ((400, 400) if path.startswith("%") else (404, 404))


def test_an_encoded_slash_in_the_query_is_nobody_s_business(gunicorn_port: int) -> None:
    assert told(gunicorn_port, request("GET /v1/games?from=%2F HTTP/1.1", "Host: x"))[0] == 200


@pytest.mark.parametrize("line", ["GET http://elsewhere.example/v1/games HTTP/1.1", "GET /v1/games HTTP/1.0"])
def test_an_address_may_be_absolute_and_an_old_client_needs_no_host(gunicorn_port: int, line: str) -> None:
    hosts = [] if line.endswith("1.0") else ["Host: x"]
    assert told(gunicorn_port, request(line, *hosts))[0] == 200
