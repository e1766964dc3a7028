"""Rates are counted in memory or by a real Redis; a store that falls silent lets everybody in, or nobody."""

import threading
import time
from collections.abc import Iterator

import pytest

from gavel.admission.rates import MEMORY, Rates, rate_of
from gavel.api.problems import Problem
from tests.sealing.stores import RedisServer, redis_server

RATE = "3/minute"


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with redis_server(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture(params=["memory", "redis"])
def store(request: pytest.FixtureRequest) -> str:
    if request.param == "memory":
        return MEMORY
    server: RedisServer = request.getfixturevalue("redis")
    return server.url


def refused(rates: Rates, rate: str, who: str) -> Problem:
    with pytest.raises(Problem) as caught:
        rates.take(rate_of(rate), who)
    return caught.value


def test_as_many_are_let_in_as_the_rate_says(store: str, request: pytest.FixtureRequest) -> None:
    rates, who = Rates(store), request.node.name
    taken = [dict(rates.take(rate_of(RATE), who)) for _ in range(3)]
    assert {each["RateLimit-Policy"] for each in taken} == {'"per-60s";q=3;w=60'}
    assert [each["RateLimit"].split(";")[1] for each in taken] == ["r=2", "r=1", "r=0"]
    problem = refused(rates, RATE, who)
    headers = dict(problem.headers)
    assert problem.name == "too-many-requests"
    assert headers["RateLimit"].startswith('"per-60s";r=0;t=')
    assert 1 <= int(headers["Retry-After"]) <= 60
    assert problem.members == {"retry_after": int(headers["Retry-After"])}
    assert rates.take(rate_of(RATE), f"{who}, somebody else")


def test_every_window_counts(store: str, request: pytest.FixtureRequest) -> None:
    rates, who = Rates(store), request.node.name
    rate = "100/minute;2/hour"
    taken = [dict(rates.take(rate_of(rate), who)) for _ in range(2)]
    assert taken[0]["RateLimit-Policy"] == '"per-60s";q=100;w=60, "per-3600s";q=2;w=3600'
    assert '"per-3600s";r=0;' in taken[1]["RateLimit"]
    assert refused(rates, rate, who).name == "too-many-requests"


def test_after_as_long_as_it_says_somebody_is_let_in_again(store: str, request: pytest.FixtureRequest) -> None:
    rates, who = Rates(store), request.node.name
    for _ in range(2):
        rates.take(rate_of("2/second"), who)
    for _ in range(10):
        try:
            rates.take(rate_of("2/second"), who)
        except Problem as problem:
            time.sleep(problem.members["retry_after"])
        else:
            return
    pytest.fail("nobody is let in again")


def test_the_store_in_memory_starts_no_thread_before_the_first_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers of a server are forks of the process that makes it, and lack its threads."""
    started = list[threading.Thread]()
    start = threading.Thread.start

    def noted(thread: threading.Thread) -> None:
        started.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", noted)
    rates = Rates(MEMORY)
    assert started == []
    rates.take(rate_of("20/second"), "somebody")
    assert started != []


def test_processes_count_together_in_redis_and_apart_in_memory(redis: RedisServer) -> None:
    for store, let_in in ((redis.url, 3), (MEMORY, 6)):
        replicas, count = [Rates(store), Rates(store)], 0
        for number in range(8):
            try:
                replicas[number % 2].take(rate_of(RATE), "together")
            except Problem:
                continue
            count += 1
        assert count == let_in


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
def test_a_store_that_is_gone_lets_everybody_in_or_nobody(
    closed: bool, tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    with redis_server(tmp_path_factory.mktemp("redis")) as server:
        rates = Rates(server.url, closed=closed)
        assert rates.take(rate_of(RATE), "ann")
        server.kill()
        for _ in range(20):
            if closed:
                problem = refused(rates, RATE, "ann")
                assert (problem.name, dict(problem.headers)["Retry-After"]) == ("unavailable", "2")
            else:
                assert rates.take(rate_of(RATE), "ann") == ()
        assert len(caplog.records) == 1, "one line, not one a request"
        assert server.url.removeprefix("redis://") not in caplog.text
        server.start()
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                if rates.take(rate_of("1000/minute"), "bob"):
                    return
            except Problem as problem:
                assert problem.name == "unavailable"  # noqa: PT017  # whatever comes until the store is asked again
            time.sleep(0.1)
        pytest.fail("the store is not asked again")


def test_a_silent_store_is_not_waited_for_by_everybody(tmp_path_factory: pytest.TempPathFactory) -> None:
    """It is asked once, and then for a while not at all."""
    with redis_server(tmp_path_factory.mktemp("redis")) as server:
        rates = Rates(server.url)
        rates.take(rate_of(RATE), "ann")
        server.pause()
        begun = time.process_time(), time.monotonic()
        for _ in range(1000):
            assert rates.take(rate_of(RATE), "ann") == ()
        assert time.monotonic() - begun[1] < 30, "a thousand waits would take minutes"


@pytest.mark.parametrize(
    "text", ["", "often", "0/second", "-1/minute", "3/fortnight", "3/second;often", "1/s;2/second"]
)
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no rate"):
        rate_of(text)


@pytest.mark.parametrize("store", ["memcached://127.0.0.1", "sqlite:///here", "redis://secret@127.0.0.1:port/0"])
def test_what_is_no_store_is_refused_and_not_quoted(store: str) -> None:
    with pytest.raises(ValueError, match="GAVEL_RATE_STORE") as caught:
        Rates(store)
    assert "secret" not in str(caught.value)
