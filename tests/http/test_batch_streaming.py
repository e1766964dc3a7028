"""Batches on real connections: answers come while lines are still being sent, and nobody waits for ever."""

import json
from threading import Thread
from typing import Any

import pytest

from gavel.http.batch import READ_AHEAD
from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, NDJSON, setups
from tests.http.test_batch import GOOD, written
from tests.http.wire import Connection, connected

PADDING = b" " * 63 + b"\n"
"""A blank line: servers hand on what they have read by the kilobyte."""


def begin(connection: Connection, **headers: str) -> None:
    connection.head("POST", BATCH, Content_Type=NDJSON, **headers)


def begin_chunked(connection: Connection) -> None:
    begin(connection, Transfer_Encoding="chunked")


def numbers(lines: list[bytes]) -> list[Any]:
    return [json.loads(line)["id"] for line in lines]


def test_the_first_answer_can_be_read_before_the_last_line_is_sent(port: int) -> None:
    with connected(port) as connection:
        begin_chunked(connection)
        connection.chunk(written({**GOOD, "id": "first"}) + PADDING * 32)
        answers = connection.answer()
        assert answers.status == 200
        assert json.loads(answers.readline())["id"] == "first"
        connection.chunk(written({**GOOD, "id": "last"}))
        connection.chunk(b"")
        assert numbers(answers.read().splitlines()) == ["last"]


def test_neither_is_it_kept_waiting_where_the_length_of_all_lines_is_announced(port: int) -> None:
    first, last = written({**GOOD, "id": "first"}) + PADDING * 200, written({**GOOD, "id": "last"}) + PADDING * 4000
    with connected(port) as connection:
        begin(connection, Content_Length=str(len(first) + len(last)))
        connection.write(first)
        answers = connection.answer()
        assert json.loads(answers.readline())["id"] == "first"
        connection.write(last)
        assert numbers(answers.read().splitlines()) == ["last"]


@pytest.mark.parametrize("coding", ["gzip", "br", "zstd"])
def test_neither_does_compression_hold_the_first_answer_back(port: int, coding: str) -> None:
    with connected(port) as connection:
        connection.head(
            "POST", BATCH, Content_Type=NDJSON, Transfer_Encoding="chunked", Accept_Encoding=coding, X_Request_Id="x"
        )
        connection.chunk(written({**GOOD, "id": "first"}) + PADDING * 32)
        answers = connection.answer()
        assert answers.headers["Content-Encoding"] == coding
        assert answers.read1(1 << 16)
        connection.chunk(b"")
        answers.read()


def kilobytes(count: int) -> bytes:
    """A batch of so many lines of a kilobyte, each with its number for an id."""
    return b"".join(json.dumps({**GOOD, "id": number}).encode().ljust(1023) + b"\n" for number in range(count))


def test_a_client_may_write_what_is_read_ahead_before_it_reads_anything(port: int) -> None:
    batch = kilobytes(1024)
    assert len(batch) == READ_AHEAD
    with connected(port) as connection:
        begin(connection, Content_Length=str(len(batch)))
        connection.write(batch)
        answers = connection.answer()
        assert numbers(answers.read().splitlines()) == list(range(1024))


def test_a_client_that_reads_while_it_writes_may_write_more(port: int) -> None:
    batch = kilobytes(8 * 1024)
    with connected(port) as connection:
        begin(connection, Content_Length=str(len(batch)))
        writer = Thread(target=connection.write, args=[batch], daemon=True)
        writer.start()
        answers = connection.answer()
        assert numbers(answers.read().splitlines()) == list(range(8 * 1024))
        writer.join()


def test_a_batch_that_ends_early_leaves_the_connection_to_the_next_request(gunicorn_port: int) -> None:
    batch = b"\n" * (LIMITS.batch_lines + READ_AHEAD)
    with connected(gunicorn_port) as connection:
        begin(connection, Content_Length=str(len(batch)))
        connection.write(batch)
        [answer] = connection.answer().read().splitlines()
        assert json.loads(answer)["status"] == 413
        begin(connection, Content_Length="2")
        connection.write(b"{}")
        [answer] = connection.answer().read().splitlines()
        assert json.loads(answer)["status"] == 422


def test_a_chunk_may_end_anywhere(port: int) -> None:
    batch = written({**GOOD, "id": "\N{SNOWMAN}"}, {**GOOD, "id": 2}) + b"x"
    with connected(port) as connection:
        begin_chunked(connection)
        for place in range(0, len(batch), 7):
            connection.chunk(batch[place : place + 7])
        connection.chunk(b"")
        assert numbers(connection.answer().read().splitlines()) == ["\N{SNOWMAN}", 2, None]


def test_a_client_that_goes_away_disturbs_nobody(port: int) -> None:
    for batch in (b"", written(GOOD) * 200, b'{"id": '):
        with connected(port) as connection:
            begin(connection, Content_Length=str(len(batch) + 1000))
            connection.write(batch)
    setup = setups()[0]
    raw = json.dumps(setup.body).encode()
    with connected(port) as connection:
        connection.head("POST", setup.path, Content_Type="application/json", Content_Length=str(len(raw)))
        connection.write(raw)
        assert connection.answer().status == 200


def test_many_batches_are_answered_side_by_side(port: int) -> None:
    with connected(port) as one, connected(port) as other:
        for connection in (one, other):
            begin_chunked(connection)
        for number in range(3):
            for connection in (one, other):
                connection.chunk(written({**GOOD, "id": number}))
        for connection in (one, other):
            connection.chunk(b"")
            assert numbers(connection.answer().read().splitlines()) == [0, 1, 2]
