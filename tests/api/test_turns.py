"""Large requests are answered one after the other, and small ones beside them."""

import io
from concurrent.futures import ThreadPoolExecutor

from gavel.api.body import Body
from gavel.api.exchange import LARGE, Exchange, Request
from gavel.api.pipeline import Pipeline, Route


def exchange(size: int) -> Exchange:
    """A request whose body has so many bytes of JSON."""
    return Exchange(request(b"[]".ljust(size)))


def request(raw: bytes) -> Request:
    return Request("POST", "/", {"CONTENT_TYPE": "application/json"}, Body(io.BytesIO(raw), len(raw)))


def test_a_large_request_waits_for_the_one_before_and_a_small_one_does_not() -> None:
    first, second, small = exchange(LARGE + 1), exchange(LARGE + 1), exchange(LARGE)
    with ThreadPoolExecutor(1) as threads:
        assert first.json_body() == []
        waiting = threads.submit(second.json_body)
        assert small.json_body() == []
        small.end()
        assert not waiting.done()
        first.end()
        assert waiting.result() == []
        second.end()


def test_a_request_that_fails_leaves_its_turn_too() -> None:
    def fail(asked: Exchange) -> None:
        asked.json_body()
        raise RuntimeError

    pipeline = Pipeline([Route("/", "POST", fail, "fail")], {})  # type: ignore[arg-type]  # it never answers
    for _ in range(2):
        assert pipeline.respond(request(b"[]".ljust(LARGE + 1))).status == 500
