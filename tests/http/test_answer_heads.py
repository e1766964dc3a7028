"""Heads of answers are what gunicorn makes them, although it is asked only once."""

from email.utils import formatdate, parsedate_to_datetime
from time import time
from typing import Any

import pytest
from gunicorn import util
from gunicorn.http import wsgi

from gavel.http import answer_heads

Header = tuple[str, str]


@pytest.fixture(autouse=True)
def gunicorns_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gunicorn as it is, and after the test again."""
    monkeypatch.setattr(wsgi.Response, "process_headers", wsgi.Response.process_headers)
    monkeypatch.setattr(util, "http_date", util.http_date)


def response() -> Any:
    nothing: Any = None
    return wsgi.Response(nothing, nothing, nothing)


def made_of(headers: list[Header]) -> tuple[list[Header], int | None, bool]:
    made = response()
    made.process_headers(headers)
    return made.headers, made.response_length, made.upgrade


HEADS: list[list[Header]] = [
    [],
    [("Vary", "Accept-Language"), ("Content-Length", "12"), ("Content-Type", "application/json")],
    [("X-Request-Id", "a b\t"), ("X-Request-Id", "  c")],
    [("Content-Length", "0"), ("Content-Length", "7")],
    [("Connection", "Upgrade"), ("Upgrade", "WebSocket"), ("Keep-Alive", "5"), ("ETag", '"x"')],
    [("Connection", "close"), ("Upgrade", "h2c")],
    [("Allow", "")],
]


@pytest.mark.parametrize("headers", HEADS)
def test_what_is_sent_of_headers_is_what_gunicorn_sends_of_them(headers: list[Header]) -> None:
    gunicorns = made_of(headers)
    answer_heads.remember()
    assert [made_of(headers), made_of(headers)] == [gunicorns, gunicorns]


@pytest.mark.parametrize(
    "header",
    [
        ("X-A", "1\r\nX-B: 2"),
        ("X-A", "\0"),
        ("X A", "1"),
        ("", "1"),
        ("X-A", 1),
        (b"X-A", "1"),
        ("Content-Length", "x"),
    ],
)
def test_what_gunicorn_refuses_is_refused_every_time(header: Any) -> None:
    with pytest.raises(Exception) as gunicorns:  # noqa: PT011  # whatever gunicorn says
        made_of([header])
    answer_heads.remember()
    for _ in range(2):
        with pytest.raises(type(gunicorns.value)):
            made_of([header])


def test_the_date_is_the_present_one_second_by_second(monkeypatch: pytest.MonkeyPatch) -> None:
    answer_heads.remember()
    assert abs(parsedate_to_datetime(util.http_date()).timestamp() - time()) < 5
    for moment in (0.0, 0.9, 1.0, 1_800_000_000.5, 1_800_000_001.0):
        monkeypatch.setattr(answer_heads, "time", lambda moment=moment: moment)
        assert util.http_date() == formatdate(moment, usegmt=True)
