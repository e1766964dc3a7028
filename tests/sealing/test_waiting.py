"""While the guard waits for its store, who asks for anything else is answered."""

import pytest

from gavel.http.worker import Worker

HEAD = b" HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
PLAIN = b"POST /v1/games/for-sale/setup" + HEAD
SEALED = b"POST /v1/games/for-sale/sealed/setup" + HEAD


@pytest.mark.parametrize(
    ("data", "guarded", "served"),
    [(PLAIN, True, True), (PLAIN, False, True), (SEALED, False, True), (SEALED, True, False)],
)
def test_who_watches_the_connections_asks_no_store(data: bytes, guarded: bool, served: bool) -> None:
    """It would hold up everybody: whatever may ask the store takes its turn on a thread."""
    worker = Worker.__new__(Worker)
    worker.alive, worker.guarded = True, guarded
    assert worker._serves_itself(data) == served
