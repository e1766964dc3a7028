"""A POST reaches one replica and no other, whatever befalls it there; one that takes no connections is passed over.

The replicas are counted at their sockets: programs that answer, or die of the request, as a worker does that is killed.
"""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
import requests

from benchmarks.servers import HOST
from tests.production.stack import proxy_before

pytestmark = pytest.mark.production

PATIENCE = 60
ANSWER = b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}"
BODY = b'{"players": ["ann", "bob", "cy"]}'


class Upstream:
    """A replica as nginx knows it: a port. It reads each request whole, then answers it, or ends its connection."""

    def __init__(self, *, answers: bool) -> None:
        self._answers = answers
        self._listener = socket.create_server((HOST, 0))
        self.port: int = self._listener.getsockname()[1]
        self.deliveries: list[bytes] = []
        """The request line of each request that came, whatever became of it."""
        self._serving = Thread(target=self._serve, daemon=True)
        self._serving.start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                connection, _address = self._listener.accept()
                with connection:
                    self._read(connection)

    def _read(self, connection: socket.socket) -> None:
        connection.settimeout(PATIENCE)
        head, _, body = _until(connection, b"\r\n\r\n").partition(b"\r\n\r\n")
        if not head:
            return
        self.deliveries.append(head.partition(b"\r\n")[0])
        length = next(
            (int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if b"content-length" in line), 0
        )
        while len(body) < length:
            body += connection.recv(1 << 16)
        if self._answers:
            connection.sendall(ANSWER)

    def stop(self) -> None:
        """Take no more connections."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._serving.join(PATIENCE)


def _until(connection: socket.socket, mark: bytes) -> bytes:
    read = b""
    while mark not in read and (more := connection.recv(1 << 16)):
        read += more
    return read


@contextmanager
def upstreams(*answering: bool) -> Iterator[list[Upstream]]:
    """Replicas that answer, or do not."""
    with ExitStack() as running:
        started = [Upstream(answers=answers) for answers in answering]
        for each in started:
            running.callback(each.stop)
        yield started


def post(port: int) -> requests.Response:
    headers = {"Content-Type": "application/json"}
    url = f"http://{HOST}:{port}/v1/games/for-sale/setup"
    return requests.post(url, data=BODY, headers=headers, timeout=PATIENCE)


def test_a_post_that_a_replica_dies_of_is_sent_to_no_other(tmp_path: Path) -> None:
    with upstreams(False, False) as replicas, proxy_before(tmp_path, [each.port for each in replicas]) as port:
        answers = [post(port) for _ in range(4)]
        assert sum(len(each.deliveries) for each in replicas) == len(answers)
    assert {(each.status_code, each.json()["type"]) for each in answers} == {(503, "/problems/unavailable")}


def test_a_replica_that_takes_no_connections_is_passed_over_for_a_post_too(tmp_path: Path) -> None:
    with upstreams(True, True) as replicas, proxy_before(tmp_path, [each.port for each in replicas]) as port:
        replicas[0].stop()
        assert [post(port).status_code for _ in range(4)] == [200] * 4
        assert (len(replicas[0].deliveries), len(replicas[1].deliveries)) == (0, 4)


def test_a_get_that_a_replica_dies_of_is_asked_of_another(tmp_path: Path) -> None:
    with upstreams(False, True) as replicas, proxy_before(tmp_path, [each.port for each in replicas]) as port:
        url = f"http://{HOST}:{port}/v1/games"
        assert [requests.get(url, timeout=PATIENCE).status_code for _ in range(4)] == [200] * 4
        assert len(replicas[0].deliveries) > 0
