"""Who asks for it is answered only when all of the request has been read."""

from collections.abc import Iterable
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest

from gavel.http.whole_requests import IN_MEMORY, WholeRequests
from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, NDJSON
from tests.http.wire import connected

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

WHOLE = {"HTTP_X_GAVEL_ANSWER": "after-request"}


class Broken(BytesIO):
    """Breaks off where it ends."""

    def read(self, size: int | None = -1) -> bytes:
        piece = super().read(size)
        if not piece:
            raise ConnectionResetError
        return piece


def answered(stream: BytesIO, **environ: str) -> tuple[bytes, int]:
    """What the app reads of the body, and how much of it had been read when it was called."""
    read_before: list[int] = []

    def app(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        read_before.append(stream.tell())
        return [environ["wsgi.input"].read()]

    def start_response(*_: Any) -> Any:
        return None

    answer = WholeRequests(app)({**environ, "wsgi.input": stream}, start_response)
    body = b"".join(answer)
    if hasattr(answer, "close"):
        answer.close()
    return body, read_before[0]


@pytest.mark.parametrize("length", [0, 1, 1000, IN_MEMORY, 2 * IN_MEMORY + 1])
def test_a_request_that_asks_for_it_is_read_first(length: int) -> None:
    body = b"x" * length
    assert answered(BytesIO(body), CONTENT_LENGTH=str(length), **WHOLE) == (body, length)


def test_no_more_is_read_than_is_announced() -> None:
    assert answered(BytesIO(b"abcdef"), CONTENT_LENGTH="3", **WHOLE) == (b"abc", 3)


@pytest.mark.parametrize("kind", [BytesIO, Broken])
def test_a_request_that_breaks_off_is_short(kind: type[BytesIO]) -> None:
    assert answered(kind(b"abc"), CONTENT_LENGTH="6", **WHOLE) == (b"abc", 3)


@pytest.mark.parametrize("length", [str(LIMITS.batch + 1), "9" * 5000, "-1", "ten", "", "\u0661"])
def test_what_will_be_refused_unread_is_not_read(length: str) -> None:
    assert answered(BytesIO(b"abc"), CONTENT_LENGTH=length, **WHOLE) == (b"abc", 0)


def test_other_requests_are_read_as_they_are_answered() -> None:
    assert answered(BytesIO(b"abc"), CONTENT_LENGTH="3") == (b"abc", 0)


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
