"""Who watches the connections serves a request that is wholly there by itself, and never waits for a client."""

import json
import socket
from collections.abc import Iterator

import pytest
import requests

from gavel.http.arrivals import PEEKED, arrived, is_health_check, is_readiness_check, is_sealed, is_whole_operation
from tests.http.asking import JSON, Post, examples
from tests.http.test_worker import ask
from tests.http.wire import TIMEOUT, Connection, connected
from tests.support.for_each import for_each
from tests.support.serving import Service, serving

LINE = b"POST /v1/games/for-sale/setup HTTP/1.1\r\n"
LONG = dict(examples())["the-estates-scores-final"]
"""The request whose answer is the longest: the sooner it does not get away."""

WHOLE = LINE + b"Host: gavel.example\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}"


def written(post: Post) -> bytes:
    """A request as it goes over the connection."""
    body = json.dumps(post.body).encode()
    head = f"POST {post.path} HTTP/1.1\r\nHost: a\r\nContent-Type: {JSON}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


REQUEST = written(LONG)


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation."""


@pytest.fixture(scope="module")
def one_thread() -> Iterator[Service]:
    """A service that has one thread besides the one that watches the connections."""
    with serving(GAVEL_THREADS="1") as service:
        yield service


@pytest.fixture(scope="module")
def expected(one_thread: Service) -> bytes:
    """What REQUEST is answered."""
    return requests.post(one_thread.url + LONG.path, json=LONG.body, timeout=TIMEOUT).content


@pytest.mark.parametrize("whole", [WHOLE, WHOLE + b"POST", WHOLE.replace(b"Content-L", b"content-l")])
def test_a_request_with_all_of_its_body_is_whole(whole: bytes) -> None:
    assert is_whole_operation(whole)


@for_each(
    "data",
    [
        b"",
        b"POST",
        LINE,
        WHOLE[:-1],
        WHOLE.partition(b"\r\n\r\n")[0],
        b"\r\n" + WHOLE,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        WHOLE.replace(b"/v1/games/for-sale/setup", b"/v1/batch"),
        WHOLE.replace(b"POST", b"GET"),
        WHOLE.replace(b"Content-Length: 2", b"Content-Length: 3"),
        WHOLE.replace(b"Content-Length: 2", b"Content-Length: +2"),
        WHOLE.replace(b"Content-Length: 2", b"Content-Length: 2, 2"),
        WHOLE.replace(b"Content-Length: 2", b"Content-Length: 000002"),
        WHOLE.replace(b"Content-Length: 2", b"X: a\r\n Content-Length: 2"),
        WHOLE.replace(b"Content-Length: 2", b"X-Content-Length: 2"),
        WHOLE.replace(b"Content-Length: 2", b"Transfer-Encoding: chunked"),
        WHOLE.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n"),
        WHOLE.replace(b"\r\n\r\n", b"\r\nexpect: 100-continue\r\n\r\n"),
        WHOLE.replace(b"\r\n\r\n", b"\r\nUpgrade : h2c\r\n\r\n"),
        # A length that stands in the body is none.
        LINE + b"Host: a\r\n\r\n{}\r\nContent-Length: 2\r\n\r\n{}",
    ],
)
def test_what_may_have_to_be_waited_for_is_not_whole(data: bytes) -> None:
    assert not is_whole_operation(data)


def test_an_operation_on_a_sealed_table_is_told_by_its_path_alone() -> None:
    assert is_sealed(WHOLE.replace(b"/setup", b"/sealed/setup"))
    assert not is_sealed(WHOLE)
    assert not is_sealed(WHOLE.replace(b"{}", b"/sealed/"))
    assert not is_sealed(WHOLE.replace(b"gavel.example", b"gavel/sealed/"))


def test_a_health_check_is_one_when_its_head_is_there() -> None:
    assert is_health_check(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    assert not is_health_check(b"GET /healthz HTTP/1.1\r\nHost: a\r\n")
    assert not is_health_check(b"GET /v1/games HTTP/1.1\r\nHost: a\r\n\r\n")


def test_readiness_is_another_question_that_may_take_longer() -> None:
    asked = b"GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n"
    assert is_readiness_check(asked)
    assert not is_health_check(asked)
    assert not is_readiness_check(asked[:-2])
    assert not is_readiness_check(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")


def test_what_has_arrived_stays_to_be_read() -> None:
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            assert arrived(ours) is None
            theirs.sendall(WHOLE)
            assert arrived(ours) == arrived(ours) == WHOLE
            assert ours.recv(PEEKED) == WHOLE
        assert arrived(ours) == b""


def test_a_whole_request_is_served_while_every_thread_waits(one_thread: Service, expected: bytes) -> None:
    with connected(one_thread.port) as slow, connected(one_thread.port) as new, connected(one_thread.port) as kept:
        assert ask(kept) == 200
        slow.write(REQUEST[:-1])
        for connection in (new, kept, kept, new):
            connection.write(REQUEST)
            assert connection.answer().read() == expected
        slow.write(REQUEST[-1:])
        assert slow.answer().status == 200


def test_requests_that_come_together_are_answered_in_their_order(one_thread: Service, expected: bytes) -> None:
    with connected(one_thread.port) as client:
        client.write(3 * REQUEST + REQUEST[:-5])
        answers = bodies(client)
        assert [next(answers) for _ in range(3)] == [expected] * 3
        client.write(REQUEST[-5:])
        assert next(answers) == expected


def test_what_looks_whole_within_another_request_is_part_of_that(one_thread: Service, expected: bytes) -> None:
    unfinished = b"POST /v1/batch HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\nX: "
    with connected(one_thread.port) as client, connected(one_thread.port) as other:
        # The rest of what is read at once is held by the server, and only what follows is looked at.
        client.write(REQUEST + unfinished)
        assert next(bodies(client)) == expected
        client.write(WHOLE)
        assert ask(other) == 200
        other.write(REQUEST)
        assert other.answer().status == 200


def test_a_client_that_reads_no_answers_keeps_nobody_waiting_and_loses_none(
    one_thread: Service, expected: bytes
) -> None:
    with socket.socket() as sock, connected(one_thread.port) as other:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.connect(("127.0.0.1", one_thread.port))
        asked = ask_until_stuck(sock)
        for _ in range(20):
            other.write(REQUEST)
            assert other.answer().read() == expected
        sock.settimeout(TIMEOUT)
        answers = bodies(Connection(sock))
        assert all(next(answers) == expected for _ in range(asked))


def ask_until_stuck(sock: socket.socket) -> int:
    """Ask, request by request and without reading, until the answers do not get away; gives how often."""
    sock.settimeout(1)
    for asked in range(100_000):
        try:
            sock.sendall(REQUEST)
        except TimeoutError:
            return asked
    raise AssertionError("everything was answered, and nothing read")


def bodies(client: Connection) -> Iterator[bytes]:
    """The bodies of the answers on a connection, which may come together."""
    with client.socket.makefile("rb") as stream:
        while line := stream.readline():
            assert line == b"HTTP/1.1 200 OK\r\n"
            length = 0
            while (line := stream.readline()) != b"\r\n":
                name, _, value = line.partition(b":")
                length = int(value) if name == b"Content-Length" else length
            yield stream.read(length)
