"""The date of an answer, which the worker works out once a second."""

from email.utils import formatdate, parsedate_to_datetime
from time import time

import pytest

from gavel.http import worker
from tests.http.wire import connected


def test_an_answer_has_the_date_of_its_second(gunicorn_port: int) -> None:
    with connected(gunicorn_port) as connection:
        for _ in range(2):
            connection.head("GET", "/healthz")
            answer = connection.answer()
            answer.read()
            assert abs(parsedate_to_datetime(answer.headers["Date"]).timestamp() - time()) < 60


def test_the_date_goes_on_second_by_second(monkeypatch: pytest.MonkeyPatch) -> None:
    for moment in (0.0, 0.9, 1.0, 1_800_000_000.5, 1_800_000_001.0, 1_800_000_000.0):
        monkeypatch.setattr(worker, "time", lambda moment=moment: moment)
        assert worker._date() == formatdate(moment, usegmt=True)
