"""Batches: portions up, answers down as they come, and on from the first unanswered line after a break."""

import json
from collections.abc import Iterator
from itertools import count
from threading import Event
from typing import Any

import pytest

from gavel_sdk import BatchAnswer, NotFound, TooLarge, TransportError
from tests.clients.python.blocking import Kind
from tests.clients.python.scripted_server import Handler, breaks_off, drops, says, says_bytes, scripted


def line(number: int) -> dict[str, Any]:
    return {"id": number, "operation": "scores", "game": "chess", "body": {"state": {}}}


def answer(number: Any, status: int = 200, body: Any = None) -> bytes:
    return json.dumps({"id": number, "status": status, "body": body or {"n": number}}).encode() + b"\n"


def echo(handler: Handler) -> None:
    """Answer every line of the request under its id."""
    asked = handler.script.asked[-1].body.splitlines()
    body = b"".join(answer(json.loads(written)["id"]) for written in asked)
    handler.answer(200, body, {"Content-Type": "application/x-ndjson"})


def test_every_line_is_sent_and_answered_in_order(kind: Kind) -> None:
    with scripted([echo]) as script, kind(script.url) as client:
        answers = list(client.batch((line(n) for n in range(5)), request_id="audit"))
    assert [(each.id, each.status, each.ok, each.unwrap()) for each in answers] == [
        (n, 200, True, {"n": n}) for n in range(5)
    ]
    (asked,) = script.asked
    assert (asked.method, asked.path) == ("POST", "/v1/batch")
    assert asked.headers["Content-Type"] == "application/x-ndjson"
    assert asked.headers["X-Request-Id"] == "audit"
    assert [json.loads(written) for written in asked.body.splitlines()] == [line(n) for n in range(5)]


def test_an_empty_batch_makes_no_call(kind: Kind) -> None:
    with scripted([echo]) as script, kind(script.url) as client:
        assert list(client.batch([])) == []
    assert script.asked == []


def test_an_answer_is_given_out_before_the_next_one_is_ready(kind: Kind) -> None:
    got_first = Event()

    def wait_between(handler: Handler) -> None:
        handler.start_stream()
        handler.stream(answer(0) + b'{"id": 1, "sta')
        if got_first.wait(10):
            handler.stream(b'tus": 200, "body": {}}\n')
            handler.stream(b"")
        else:
            drops(handler)

    with scripted([wait_between]) as script, kind(script.url, retries=0) as client:
        answers = client.batch([line(0), line(1)])
        assert next(answers).id == 0
        got_first.set()
        assert [each.id for each in answers] == [1]


def test_a_batch_may_be_endless_and_each_line_depend_on_the_answer_before_it(kind: Kind) -> None:
    answered: list[BatchAnswer] = []

    def one_after_another() -> Iterator[dict[str, Any]]:
        for number in count():
            assert len(answered) == number
            yield line(number)

    with scripted([echo]) as script, kind(script.url) as client:
        for each in client.batch(one_after_another(), portion=1):
            answered.append(each)
            if each.id == 4:
                break
    assert len(script.asked) == 5


@pytest.mark.parametrize("portion", [1, 200, 1000, 10**6])
def test_a_portion_holds_at_most_so_many_bytes_or_one_line(portion: int, kind: Kind) -> None:
    with scripted([echo]) as script, kind(script.url) as client:
        answers = list(client.batch(map(line, range(40)), portion=portion))
    assert [each.id for each in answers] == list(range(40))
    for asked in script.asked:
        assert len(asked.body) <= portion or len(asked.body.splitlines()) == 1
    assert b"".join(asked.body for asked in script.asked).count(b"\n") == 40


def test_a_refused_line_stops_nothing_and_carries_its_problem(kind: Kind) -> None:
    problem = {"type": "/problems/not-found", "title": "Not found", "status": 404, "instance": "r/1"}
    body = answer(0, 404, problem) + answer(1)
    with scripted([says_bytes(body, 200, "application/x-ndjson")]) as script, kind(script.url) as client:
        bad, good = client.batch([line(0), line(1)])
    assert not bad.ok
    assert isinstance(bad.problem, NotFound)
    assert bad.problem.request_id == "r/1"
    with pytest.raises(NotFound):
        bad.unwrap()
    assert good.problem is None


def test_a_batch_whose_connection_breaks_goes_on_with_the_first_unanswered_line(kind: Kind) -> None:
    def two_then_break(handler: Handler) -> None:
        handler.start_stream()
        handler.stream(answer(0) + answer(1) + b'{"id": 2, "st')
        drops(handler)

    with scripted([says_bytes(b"busy", 503), two_then_break, echo]) as script, kind(script.url) as client:
        answers = list(client.batch(map(line, range(4))))
    assert [each.id for each in answers] == [0, 1, 2, 3]
    assert [[json.loads(written)["id"] for written in asked.body.splitlines()] for asked in script.asked] == [
        [0, 1, 2, 3],
        [0, 1, 2, 3],
        [2, 3],
    ]


def test_a_batch_that_keeps_breaking_is_a_transport_error_after_the_last_retry(kind: Kind) -> None:
    with (
        scripted([breaks_off]) as script,
        kind(script.url, retries=1) as client,
        pytest.raises(TransportError, match="broke off"),
    ):
        list(client.batch([line(0)]))
    assert len(script.asked) == 2


@pytest.mark.parametrize(
    ("body", "words", "calls"),
    [
        pytest.param(answer(0), "fewer answers", 2, id="fewer"),
        pytest.param(answer(0) + answer(1) + answer(2), "more answers", 1, id="more"),
        pytest.param(b"<html>\n", "no JSON", 1, id="html"),
        pytest.param(b'{"hello": "world"}\n', "not an answer", 1, id="another-service"),
    ],
)
def test_an_answer_that_does_not_fit_the_batch_is_a_transport_error(
    body: bytes, words: str, calls: int, kind: Kind
) -> None:
    empty = says_bytes(b"", 200, "application/x-ndjson")
    with (
        scripted([says_bytes(body, 200, "application/x-ndjson"), empty]) as script,
        kind(script.url, retries=1) as client,
        pytest.raises(TransportError, match=words),
    ):
        list(client.batch([line(0), line(1)]))
    assert len(script.asked) == calls


def test_a_batch_that_is_refused_as_a_whole_raises_its_problem(kind: Kind) -> None:
    refusal = says({"type": "/problems/too-large", "title": "Too large", "limit": 9}, 413)
    with scripted([refusal]) as script, kind(script.url) as client, pytest.raises(TooLarge):
        list(client.batch([line(0)]))
    assert len(script.asked) == 1


def test_a_last_line_may_lack_its_newline_and_blank_lines_are_nothing(kind: Kind) -> None:
    body = b"\n" + answer(0) + b"\r\n" + answer(1).rstrip()
    with scripted([says_bytes(body, 200, "application/x-ndjson")]) as script, kind(script.url) as client:
        assert [each.id for each in client.batch([line(0), line(1)])] == [0, 1]


def test_what_json_cannot_say_is_the_callers_mistake(kind: Kind) -> None:
    with scripted([echo]) as script, kind(script.url) as client:
        with pytest.raises(ValueError, match="JSON"):
            list(client.batch([{"id": float("nan")}]))
        with pytest.raises(TypeError):
            client.game("chess").scores({"state": object()})
    assert script.asked == []
