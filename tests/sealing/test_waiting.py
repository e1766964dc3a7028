"""While the guard waits for its store, who asks for anything else is answered."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

from gavel.http.worker import Worker
from gavel.sealing.keys import new_sealing_key
from tests.http.wire import connected
from tests.sealing.test_keys import written
from tests.support.serving import Service, serving

BODY = b'{"players": ["ann", "bob", "cy"]}'
REST = b" HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (len(BODY), BODY)
PLAIN = b"POST /v1/games/for-sale/setup" + REST
SEALED = b"POST /v1/games/for-sale/sealed/setup" + REST


@pytest.mark.parametrize(
    ("data", "guarded", "served"),
    [(PLAIN, True, True), (PLAIN, False, True), (SEALED, False, True), (SEALED, True, False)],
)
def test_who_watches_the_connections_asks_no_store(data: bytes, guarded: bool, served: bool) -> None:
    """It would hold up everybody: whatever may ask the store takes its turn on a thread."""
    worker = Worker.__new__(Worker)
    worker.alive, worker.guarded = True, guarded
    assert worker._serves_itself(data) == served


# --- the service as it is deployed ----------------------------------------------------------------------------------


@pytest.fixture
def heads(tmp_path: Path) -> Path:
    """Where the guard's file is."""
    return tmp_path / "heads.db"


@pytest.fixture
def service(tmp_path: Path, heads: Path) -> Iterator[Service]:
    """A guarded service with one thread besides the one that watches the connections."""
    keys = written(tmp_path, {"keys": [new_sealing_key()]})
    with serving(GAVEL_KEYS=str(keys), GAVEL_HEADS=f"sqlite://{heads}", GAVEL_THREADS="1") as service:
        yield service


def test_a_store_that_lets_wait_holds_up_sealed_tables_only(service: Service, heads: Path) -> None:
    with connected(service.port) as sealed, connected(service.port) as plain:
        sealed.write(SEALED)
        assert sealed.answer().status == 200
        writer = sqlite3.connect(heads, isolation_level=None)
        writer.execute("BEGIN IMMEDIATE")
        with connected(service.port) as waiting:
            waiting.write(SEALED)
            plain.write(PLAIN)
            assert plain.answer().status == 200
            assert select([waiting.socket], [], [], 0)[0] == [], "it waits"
            writer.execute("ROLLBACK")
            writer.close()
            assert waiting.answer().status == 200
