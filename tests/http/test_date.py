"""The date of an answer."""

from email.utils import parsedate_to_datetime
from time import time

from tests.http.wire import connected


def test_an_answer_has_the_date_of_its_second(gunicorn_port: int) -> None:
    with connected(gunicorn_port) as connection:
        for _ in range(2):
            connection.head("GET", "/healthz")
            answer = connection.answer()
            answer.read()
            assert abs(parsedate_to_datetime(answer.headers["Date"]).timestamp() - time()) < 60
