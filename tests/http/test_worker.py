"""A client that is slow keeps nobody else waiting, and a service that stops answers first what it has been asked."""

import json
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest
import requests

from benchmarks.costly_records import dear_requests
from gavel.api.registry import registry
from gavel.http.gunicorn_settings import graceful_timeout
from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, JSON, NDJSON, setups
from tests.http.wire import TIMEOUT, Connection, connected
from tests.support.serving import PATIENCE, Service, serving

pytestmark = pytest.mark.services

SETUP = setups()[0]
RAW = json.dumps(SETUP.body).encode()
SLOW = 20


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation."""


@pytest.fixture(scope="module")
def small() -> Iterator[Service]:
    """A service of one worker, for all tests that leave it running."""
    with serving() as service:
        yield service


def ask(connection: Connection, path: str = "/healthz") -> int:
    connection.head("GET", path)
    answer = connection.answer()
    answer.read()
    return answer.status


def begin(connection: Connection) -> None:
    """Begin a request whose body does not come."""
    connection.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(len(RAW)), Connection="close")


@contextmanager
def several(port: int, number: int) -> Iterator[list[Connection]]:
    with ExitStack() as stack:
        yield [stack.enter_context(connected(port)) for _ in range(number)]


def test_silent_connections_keep_no_request_waiting(small: Service) -> None:
    with several(small.port, 50) as silent, connected(small.port) as other:
        assert ask(other, "/v1/games") == 200
        assert [ask(connection) for connection in silent] == [200] * 50


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/v1/games"])
def test_slow_bodies_keep_no_request_waiting(small: Service, path: str) -> None:
    with several(small.port, SLOW) as slow, connected(small.port) as new, connected(small.port) as kept:
        assert ask(kept, "/v1/games") == 200
        for connection in slow:
            begin(connection)
        assert ask(new, path) == 200
        assert ask(kept, path) == 200
        for connection in slow:
            connection.write(RAW)
            assert connection.answer().status == 200


def test_a_health_check_that_is_slow_to_ask_keeps_no_other_from_being_answered(small: Service) -> None:
    with several(small.port, SLOW) as slow, connected(small.port) as other:
        for connection in slow:
            connection.write(b"GET /healthz HTTP/1.1\r\n")
        assert ask(other) == 200
        for connection in slow:
            connection.write(b"Host: gavel.example\r\n\r\n")
            assert connection.answer().status == 200


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_health_is_told_while_others_ask_for_it_with_bodies_that_are_slow_to_come(small: Service, path: str) -> None:
    enough = Event()
    with several(small.port, 8) as slow, ThreadPoolExecutor(1) as sender:
        for connection in slow:
            connection.head("GET", path, Content_Length=str(4 << 20))
        sender.submit(trickle, slow, enough)
        try:
            for connection in slow:
                answer = connection.answer()
                assert (answer.status, answer.getheader("Connection")) == (200, "close")
            with several(small.port, 4) as others:
                assert [ask(other, each) for other in others for each in ("/healthz", "/readyz")] == [200] * 8
        finally:
            enough.set()


def trickle(connections: list[Connection], enough: Event) -> None:
    """Write bodies, a byte at a time, until somebody says that it is enough."""
    while not enough.wait(0.05):
        for connection in connections:
            with suppress(OSError):  # closed by the service
                connection.write(b" ")


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[tuple[Service, Path]]:
    """A service of one worker, and its log, in which requests stand in the order in which their answers were ready."""
    log = tmp_path / "access.log"
    with serving(GAVEL_ACCESS_LOG=str(log)) as service:
        yield service, log


def test_a_long_batch_keeps_no_other_request_waiting(logged: tuple[Service, Path]) -> None:
    """Its lines are dear and its answers short: it never has to wait for its client."""
    service, log = logged
    dear = next(each for each in dear_requests(registry()["for-sale"], 1 << 16) if "record" in each.body)
    line = json.dumps({"operation": dear.operation, "game": "for-sale", "body": dear.body}).encode() + b"\n"
    lines = line * (LIMITS.body // len(line))
    with connected(service.port) as long, connected(service.port) as other:
        assert ask(other) == 200
        long.head("POST", BATCH, Content_Type=NDJSON, Content_Length=str(len(lines)))
        long.write(lines)
        answers = long.answer()
        answers.readline()
        assert ask(other, "/v1/games") == 200
        answers.read()
    assert_served_before(log, "games", "batch")


def test_a_client_that_asks_without_pause_keeps_no_other_waiting(logged: tuple[Service, Path]) -> None:
    service, log = logged
    head = b"GET /healthz HTTP/1.1\r\nHost: gavel.example\r\n"
    last = b"GET /last HTTP/1.1\r\nHost: gavel.example\r\nConnection: close\r\n\r\n"
    with connected(service.port) as hasty, connected(service.port) as other:
        assert ask(other) == 200
        hasty.write((head + b"\r\n") * 6000 + last)
        hasty.socket.recv(1)
        assert ask(other, "/v1/games") == 200
        while hasty.socket.recv(1 << 16):
            pass
    assert_served_before(log, "games", None)


def test_large_requests_that_come_together_are_all_answered_and_a_small_one_beside_them(small: Service) -> None:
    """They wait for each other: by locks that must be gevent's, or the worker would stand still."""
    number = 4
    raw = b'{"players": [' + b",".join([b"{}"] * 300_000) + b"]}"
    with several(small.port, number) as large, connected(small.port) as other, ThreadPoolExecutor(number) as threads:
        for connection in large:
            connection.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(len(raw)))
        sent = [threads.submit(connection.write, raw) for connection in large]
        assert ask(other, "/v1/games") == 200
        for each, connection in zip(sent, large, strict=True):
            each.result()
            assert connection.answer().status == 422


def assert_served_before(log: Path, first: str, last: str | None) -> None:
    """The log has requests of both operations, in this order; None for one of no operation."""
    deadline = monotonic() + TIMEOUT
    while last not in (served := [json.loads(line)["operation"] for line in log.read_text().splitlines()]):
        assert monotonic() < deadline
        sleep(0.05)
    assert served.index(first) < served.index(last)


def test_a_service_that_drains_says_so_and_answers_until_it_stops() -> None:
    with serving(GAVEL_DRAIN_SECONDS="1000") as service, connected(service.port) as kept:
        assert ask(kept, "/readyz") == 200
        service.process.send_signal(signal.SIGTERM)
        wait_for_draining(service)
        answer = requests.get(f"{service.url}/readyz", timeout=TIMEOUT)
        assert (answer.status_code, answer.headers["Content-Type"]) == (503, "application/problem+json")
        assert (answer.json()["status"], answer.json()["instance"]) == (503, answer.headers["X-Request-Id"])
        assert int(answer.headers["Retry-After"]) > 0
        assert requests.get(f"{service.url}/healthz", timeout=TIMEOUT).status_code == 200
        kept.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(len(RAW)))
        kept.write(RAW)
        last = kept.answer()
        assert (last.status, last.getheader("Connection")) == (200, "close")
        service.process.send_signal(signal.SIGTERM)  # enough
        assert service.process.wait(PATIENCE) == 0


def wait_for_draining(service: Service) -> None:
    while requests.get(f"{service.url}/readyz", timeout=TIMEOUT).status_code == 200:
        assert service.process.poll() is None


def answer_once(port: int) -> None:
    """Only then there is a worker that hears signals: gunicorn forgets those that come while it starts one."""
    with connected(port) as client:
        assert ask(client) == 200


def test_a_service_stops_by_itself_when_it_has_drained() -> None:
    with serving(GAVEL_DRAIN_SECONDS="0.1") as service:
        answer_once(service.port)
        service.process.send_signal(signal.SIGTERM)
        assert service.process.wait(PATIENCE) == 0


def test_an_interrupted_service_does_not_drain() -> None:
    with serving(GAVEL_DRAIN_SECONDS="1000") as service:
        answer_once(service.port)
        service.process.send_signal(signal.SIGINT)
        assert service.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("given", ["-1", "soon", "1.2.3", "."])
def test_a_time_to_drain_that_is_no_time_is_refused(given: str) -> None:
    complaint = "GAVEL_DRAIN_SECONDS must be a number of seconds"
    with pytest.raises(AssertionError, match=complaint), serving(GAVEL_DRAIN_SECONDS=given):
        pass


def test_a_service_that_stops_closes_its_door_and_answers_who_came_before() -> None:
    with serving() as service:
        with connected(service.port) as slow, connected(service.port) as waiting, connected(service.port) as silent:
            assert ask(silent) == 200
            begin(slow)
            waiting.head("GET", "/v1/games")
            service.process.send_signal(signal.SIGTERM)
            while is_open(service.port):
                assert service.process.poll() is None
            slow.write(RAW)
            assert slow.answer().status == 200
            assert waiting.answer().status == 200
        assert service.process.wait(PATIENCE) == 0


def is_open(port: int) -> bool:
    try:
        with connected(port):
            return True
    except ConnectionRefusedError:
        return False


def test_a_silent_connection_does_not_keep_a_service_from_stopping() -> None:
    with serving() as service, several(service.port, 10) as silent:
        assert ask(silent[0]) == 200
        service.process.send_signal(signal.SIGTERM)
        assert service.process.wait(2 * graceful_timeout) == 0
