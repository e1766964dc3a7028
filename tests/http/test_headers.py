"""A request's headers altogether: as long as they may be, and refused unread where they are longer."""

import pytest
from werkzeug.test import TestResponse

from gavel.api import coding, negotiation
from gavel.schemas.limits import HEADERS
from tests.http.asking import get
from tests.http.wire import connected
from tests.support.contract import document

EMPTY = sum(len(f"{name}: {value}\r\n") for name, value in (("Host", "gavel.example.org"), ("X-Long", "")))


@pytest.mark.parametrize(("length", "status"), [(HEADERS - EMPTY - 200, 200), (HEADERS, 431)])
def test_headers_have_a_limit_altogether(length: int, status: int) -> None:
    assert get("/v1/games", X_Long="x" * length).status_code == status


def test_headers_that_are_too_long_are_refused_by_a_problem() -> None:
    answer = get("/v1/games", X_Long="x" * HEADERS, X_Request_Id="mine")
    assert (answer.status_code, answer.mimetype) == (431, "application/problem+json")
    assert answer.json is not None
    assert (answer.json["type"], answer.json["status"], answer.json["instance"]) == ("about:blank", 431, "mine")
    assert str(HEADERS) in answer.json["detail"]
    told = document()["components"]["responses"]["HeadersTooLarge"]["content"]["application/problem+json"]["example"]
    assert answer.json == {**told, "instance": "mine"}


@pytest.mark.parametrize("path", ["/v1/games", "/", "/nothing", "/healthz"])
@pytest.mark.parametrize("header", ["Accept", "Accept_Language", "Accept_Encoding", "If_None_Match"])
def test_nothing_is_looked_for_in_headers_that_are_too_long(
    path: str, header: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[int] = []

    def counted(value: str | None, *_rest: object) -> list[tuple[str, float]]:
        parsed.append(len(value or ""))
        return []

    for module in (negotiation, coding):
        monkeypatch.setattr(module, "parse_accept_header", counted)
    answer: TestResponse = get(path, **{header: "a/b;q=0.1, " * 40_000})
    assert answer.status_code == 431
    assert max(parsed, default=0) == 0


def test_headers_of_many_lines_are_refused_by_each_server(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        lines = b"".join(b"Accept: %b\r\n" % (b"a/b;q=0.1," * 800) for _ in range(58))
        connection.write(
            b"GET /v1/games HTTP/1.1\r\nHost: x\r\n" + lines[: 300 * 1024].rsplit(b"\r\n", 1)[0] + b"\r\n\r\n"
        )
        answer = connection.answer()
        assert (answer.status, answer.getheader("Content-Type")) == (431, "application/problem+json")
