"""Slow clients delay no guarded request; a file of heads that is locked delays answers, and loses none."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from select import select

import pytest

from gavel.sealing.keys import new_sealing_key
from tests.http.wire import connected
from tests.sealing.test_keys import written
from tests.support.serving import Service, serving

pytestmark = pytest.mark.services

BODY = b'{"players": ["ann", "bob", "cy"]}'
REST = b" HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (len(BODY), BODY)
PLAIN = b"POST /v1/games/for-sale/setup" + REST
SLOW = 50
SEALED = b"POST /v1/games/for-sale/sealed/setup" + REST


@pytest.fixture
def heads(tmp_path: Path) -> Path:
    """Where the guard's file is."""
    return tmp_path / "heads.db"


@pytest.fixture
def service(tmp_path: Path, heads: Path) -> Iterator[Service]:
    """A guarded service of one worker."""
    keys = written(tmp_path, {"keys": [new_sealing_key()]})
    with serving(GAVEL_KEYS=str(keys), GAVEL_HEADS=f"sqlite://{heads}") as service:
        yield service


def test_requests_wait_for_a_locked_file_and_are_answered(service: Service, heads: Path) -> None:
    with connected(service.port) as sealed, connected(service.port) as plain:
        sealed.write(SEALED)
        assert sealed.answer().status == 200
        writer = sqlite3.connect(heads, isolation_level=None)
        writer.execute("BEGIN IMMEDIATE")
        with connected(service.port) as waiting:
            waiting.write(SEALED)
            assert select([waiting.socket], [], [], 0.2)[0] == [], "it waits"
            plain.write(PLAIN)
            writer.execute("ROLLBACK")
            writer.close()
            assert waiting.answer().status == 200
            assert plain.answer().status == 200


def test_slow_bodies_keep_no_guarded_request_waiting(service: Service) -> None:
    with ExitStack() as stack:
        for _ in range(SLOW):
            slow = stack.enter_context(connected(service.port))
            slow.write(SEALED[: -len(BODY)])
        with connected(service.port) as other:
            other.write(SEALED)
            assert other.answer().status == 200
