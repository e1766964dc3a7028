"""A batch that asks for it is answered only when all of it has been read."""

from contextlib import closing
from io import BytesIO
from pathlib import Path

import pytest

from gavel.admission.key_files import add
from gavel.api.body import Stream, broken_off
from gavel.api.problems import Problem
from gavel.http.whole_requests import IN_MEMORY, Whole
from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, NDJSON
from tests.http.conftest import port_of
from tests.http.wire import connected
from tests.support.serving import served

PROMPT = 10
"""Seconds: what waits for a body that does not come waits longer."""


class Broken(BytesIO):
    """Breaks off where it ends."""

    def read(self, size: int | None = -1) -> bytes:
        piece = super().read(size)
        if not piece:
            raise broken_off()
        return piece


def read_from(stream: Stream) -> bytes:
    pieces = []
    while piece := stream.read(1000):
        pieces.append(piece)
    return b"".join(pieces)


@pytest.mark.parametrize("length", [0, 1, 1000, IN_MEMORY, 2 * IN_MEMORY + 1])
def test_a_request_that_asks_for_it_is_read_first(length: int) -> None:
    stream = BytesIO(b"x" * length)
    with closing(Whole(stream)) as whole:
        assert stream.tell() == length
        assert read_from(whole) == b"x" * length


def test_a_request_that_breaks_off_is_short() -> None:
    with closing(Whole(Broken(b"abc"))) as whole:
        assert whole.read(1000) == b"abc"
        with pytest.raises(Problem):
            whole.read(1000)


def test_a_batch_comes_back_whole_either_way(gunicorn_port: int) -> None:
    lines = b"{}\n" * 500
    told = []
    for asked in (None, "after-request"):
        headers = {} if asked is None else {"X_Gavel_Answer": asked}
        with connected(gunicorn_port) as connection:
            connection.head(
                "POST", BATCH, Content_Type=NDJSON, Content_Length=str(len(lines)), X_Request_Id="mine", **headers
            )
            connection.write(lines)
            told.append(connection.answer().read())
    assert told[0] == told[1]
    assert told[0].count(b"\n") == 500


@pytest.mark.parametrize(
    ("method", "path", "length", "status"),
    [
        ("GET", "/healthz", LIMITS.body, 200),
        ("POST", "/v1/games/for-sale/setup", LIMITS.batch, 413),
        ("POST", "/v1/nowhere", LIMITS.batch, 404),
    ],
)
def test_nobody_makes_the_service_keep_a_body_that_it_does_not_read(
    gunicorn_port: int, method: str, path: str, length: int, status: int
) -> None:
    """The header stands in anybody's request: it counts for a batch alone, once that is let in."""
    with connected(gunicorn_port) as connection:
        connection.socket.settimeout(PROMPT)
        connection.head(
            method, path, Content_Type="application/json", Content_Length=str(length), X_Gavel_Answer="after-request"
        )
        assert connection.answer().status == status


@pytest.mark.parametrize("media_type", [NDJSON, "application/json"])
def test_of_a_batch_that_is_not_let_in_nothing_is_read(tmp_path: Path, media_type: str) -> None:
    keys = tmp_path / "keys.json"
    add(keys, "ann")
    with served(tmp_path, GAVEL_API_KEYS=str(keys)) as url, connected(port_of(url)) as connection:
        connection.socket.settimeout(PROMPT)
        length = str(LIMITS.batch)
        connection.head("POST", BATCH, Content_Type=media_type, Content_Length=length, X_Gavel_Answer="after-request")
        assert connection.answer().status == 401
