"""What granian, which reads HTTP itself, does with the same app: what holds, and what does not (docs/operations.md)."""

import json
from http.client import HTTPConnection
from socket import SHUT_WR

import pytest

from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, JSON, NDJSON, documents, get, setups
from tests.http.test_connections import REFUSED
from tests.http.test_gunicorn import post, read
from tests.http.test_protocol import BAD_HEADS, LINE
from tests.http.wire import TIMEOUT, connected

SETUP = setups()[0]
RAW = json.dumps(SETUP.body).encode()
MIB = 1 << 20
HOPS = {"server", "date", "x-request-id"}
"""Headers that are the server's own, or another each time."""


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation: the server is a process of its own."""


# --- what holds ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", documents())
def test_a_head_is_that_of_the_document_without_its_body(granian_port: int, path: str) -> None:
    found = {}
    for method in ("GET", "HEAD"):
        connection = HTTPConnection("127.0.0.1", granian_port, timeout=TIMEOUT)
        connection.request(method, path)
        answer = connection.getresponse()
        headers = {name.lower(): value for name, value in answer.getheaders() if name.lower() not in HOPS}
        found[method] = answer.status, headers, answer.read()
        connection.close()
    assert found["HEAD"] == (*found["GET"][:2], b"")
    assert found["GET"][0] == 200
    assert found["GET"][2] == get(path).data


@pytest.mark.parametrize("size", [LIMITS.body + 1, 20 * MIB])
@pytest.mark.parametrize("refused", REFUSED.values(), ids=REFUSED)
def test_a_refusal_of_a_body_unread_leaves_the_connection_to_the_next_request(
    granian_port: int, refused: tuple[int, str, str, dict[str, str]], size: int
) -> None:
    status, method, path, headers = refused
    connection = HTTPConnection("127.0.0.1", granian_port, timeout=TIMEOUT)
    for _ in range(3):
        connection.request(method, path, b" " * size, headers)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == status
        connection.request("POST", SETUP.path, RAW, {"Content-Type": JSON})
        following = connection.getresponse()
        following.read()
        assert following.status == 200
    connection.close()


def test_a_batch_over_its_limit_is_refused_before_it_is_sent(granian_port: int) -> None:
    with connected(granian_port) as connection:
        connection.head("POST", BATCH, Content_Type=NDJSON, Content_Length=str(LIMITS.batch + 1))
        status, problem = read(connection)
        assert (status, problem["limit"]) == (413, LIMITS.batch)


def test_a_batch_of_too_many_lines_ends_with_a_problem(granian_port: int) -> None:
    batch = b"\n" * LIMITS.batch_lines + b"{}"
    with connected(granian_port) as connection:
        connection.head("POST", BATCH, Content_Type=NDJSON, Content_Length=str(len(batch)))
        connection.write(batch)
        [answer] = connection.answer().read().splitlines()
        assert json.loads(answer)["body"]["type"] == "/problems/too-large"


def test_a_batch_that_ends_before_its_length_ends_with_a_problem(granian_port: int) -> None:
    with connected(granian_port) as connection:
        connection.head("POST", BATCH, Content_Type=NDJSON, Content_Length=str(len(LINE) + 100))
        connection.write(LINE + b"\n")
        connection.socket.shutdown(SHUT_WR)
        *_good, last = [json.loads(line) for line in connection.answer().read().splitlines()]
    assert (last["status"], last["body"]["type"]) == (400, "/problems/malformed-json")


@pytest.mark.parametrize("raw", [raw for _status, raw in BAD_HEADS.values()], ids=BAD_HEADS)
def test_whatever_the_head_is_the_service_answers_without_failing_and_goes_on(granian_port: int, raw: bytes) -> None:
    with connected(granian_port) as connection:
        connection.write(raw)
        assert connection.answer().status in {200, 400, 404, 501}
    with connected(granian_port) as connection:
        post(connection)
        assert read(connection)[0] == 200


# --- what does not hold, as docs/operations.md says ------------------------------------------------------------------


def test_a_head_that_granian_refuses_has_no_problem(granian_port: int) -> None:
    with connected(granian_port) as connection:
        connection.write(BAD_HEADS["a header without a name"][1])
        answer = connection.answer()
        assert (answer.status, answer.read()) == (400, b"")


@pytest.mark.parametrize("head", ["no host", "two hosts", "a header too long", "too many headers"])
def test_heads_are_not_held_to_the_limits_of_gunicorn(granian_port: int, head: str) -> None:
    with connected(granian_port) as connection:
        connection.write(BAD_HEADS[head][1])
        answer = connection.answer()
        assert answer.status == 200
        answer.read()


def test_chunks_that_break_off_are_taken_for_the_whole_body(granian_port: int) -> None:
    with connected(granian_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Transfer_Encoding="chunked")
        connection.chunk(RAW)
        connection.write(b"no chunk\r\n")
        assert read(connection)[0] == 200
