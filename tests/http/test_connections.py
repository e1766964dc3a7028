"""A refusal costs a client nothing but its request: the next one is answered, on the same connection or a new one."""

import json
from http.client import HTTPConnection

import pytest

from gavel.http.front import KEPT_OPEN
from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, JSON, NDJSON, setups
from tests.http.wire import TIMEOUT, connected

SETUP = setups()[0]
RAW = json.dumps(SETUP.body).encode()
MIB = 1 << 20
TIMES = 10


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation: the server is a process of its own."""


REFUSED: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "nowhere": (404, "POST", "/nowhere", {"Content-Type": JSON}),
    "an unknown game": (404, "POST", "/v1/games/chess/setup", {"Content-Type": JSON}),
    "another method": (405, "PUT", SETUP.path, {"Content-Type": JSON}),
    "a document": (200, "GET", "/v1/games", {"Content-Type": JSON}),
    "not acceptable": (406, "POST", SETUP.path, {"Content-Type": JSON, "Accept": "image/png"}),
    "too large": (413, "POST", SETUP.path, {"Content-Type": JSON}),
    "another media type": (415, "POST", SETUP.path, {"Content-Type": "text/plain"}),
    "a batch of another media type": (415, "POST", BATCH, {"Content-Type": JSON}),
}


def test_a_refusal_of_a_body_unread_leaves_the_connection_to_the_next_request(
    subtests: pytest.Subtests, gunicorn_port: int
) -> None:
    for size in [LIMITS.body + 1, 2 * MIB, KEPT_OPEN]:
        for label, refused in REFUSED.items():
            with subtests.test(label, size=size):
                status, method, path, headers = refused
                connection = HTTPConnection("127.0.0.1", gunicorn_port, timeout=TIMEOUT)
                connection.connect()
                opened = connection.sock
                for _ in range(TIMES):
                    connection.request(method, path, b" " * size, headers)
                    answer = connection.getresponse()
                    answer.read()
                    assert (answer.status, answer.getheader("Connection")) == (status, "keep-alive")
                    connection.request("POST", SETUP.path, RAW, {"Content-Type": JSON})
                    following = connection.getresponse()
                    following.read()
                    assert following.status == 200
                assert connection.sock is opened
                connection.close()


@pytest.mark.parametrize("size", [KEPT_OPEN + 1, 20 * MIB])
@pytest.mark.parametrize("refused", REFUSED.values(), ids=REFUSED)
def test_a_client_whose_body_is_too_long_to_be_read_is_told_that_the_connection_ends(
    gunicorn_port: int, refused: tuple[int, str, str, dict[str, str]], size: int
) -> None:
    status, method, path, headers = refused
    connection = HTTPConnection("127.0.0.1", gunicorn_port, timeout=TIMEOUT)
    for _ in range(3):  # http.client opens a new connection where it was told to
        connection.request(method, path, b" " * size, headers)
        answer = connection.getresponse()
        answer.read()
        assert (answer.status, answer.getheader("Connection")) == (status, "close")
        connection.request("POST", SETUP.path, RAW, {"Content-Type": JSON})
        following = connection.getresponse()
        following.read()
        assert following.status == 200
    connection.close()


@pytest.mark.parametrize(
    ("path", "media_type", "status"), [("/nowhere", JSON, 404), (SETUP.path, JSON, 413), (BATCH, JSON, 415)]
)
def test_a_client_that_sends_chunks_to_no_end_is_told_that_the_connection_ends(
    gunicorn_port: int, path: str, media_type: str, status: int
) -> None:
    with connected(gunicorn_port) as connection:
        connection.head("POST", path, Content_Type=media_type, Transfer_Encoding="chunked")
        connection.chunk(b" " * (LIMITS.body + 5000))
        connection.chunk(b" " * 3 * MIB)
        connection.chunk(b"")
        answer = connection.answer()
        assert (answer.status, answer.headers["Connection"]) == (status, "close")
        assert json.loads(answer.read())["status"] == status


def test_a_client_that_sends_nothing_more_gets_its_refusal_at_once(gunicorn_port: int) -> None:
    for length in (LIMITS.body + 1, KEPT_OPEN + 1):
        with connected(gunicorn_port) as connection:
            connection.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(length))
            answer = connection.answer()
            assert (answer.status, json.loads(answer.read())["limit"]) == (413, LIMITS.body)


def test_a_long_batch_is_read_while_it_is_answered_and_its_connection_kept(gunicorn_port: int) -> None:
    line = json.dumps({"operation": "setup", "game": "for-sale", "body": SETUP.body}).encode().ljust(MIB // 4) + b"\n"
    connection = HTTPConnection("127.0.0.1", gunicorn_port, timeout=TIMEOUT)
    for _ in range(2):
        connection.request("POST", BATCH, line * 17, {"Content-Type": NDJSON})
        answer = connection.getresponse()
        assert answer.getheader("Connection") == "keep-alive"
        assert answer.read().count(b"\n") == 17
    connection.close()


def test_a_read_body_leaves_no_trace(gunicorn_port: int) -> None:
    with connected(gunicorn_port) as connection:
        for headers in ({"Content_Type": NDJSON}, {"Content_Type": JSON}):
            connection.head("POST", BATCH, Content_Length="3", **headers)
            connection.write(b"{}\n")
            answer = connection.answer()
            assert answer.headers["Connection"] == "keep-alive"
            assert answer.read()
