"""Probes are answered, however long the guard's store is silent."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gavel.sealing import push_key
from tests.http.wire import connected
from tests.sealing.hanging import HangingStore, hanging_store
from tests.sealing.table import key_file
from tests.sealing.test_waiting import PLAIN, SEALED
from tests.support.serving import Service, serving

pytestmark = pytest.mark.services

TABLES = 4
PROBES = 10


class Deployed(NamedTuple):
    """A guarded service, and the store that it asks."""

    service: Service
    store: HangingStore

    def asks(self, path: str) -> int:
        """The status that a path of the service is answered with."""
        with connected(self.service.port) as probe:
            probe.write(f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
            return int(probe.answer().status)


@pytest.fixture(params=["calls nobody", "calls players"])
def deployed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Deployed]:
    """Also beside a keeper, which is started before gevent patches the threads that questions are asked by."""
    settings: dict[str, Any] = {}
    if request.param == "calls players":
        push_key.create(tmp_path / "push.pem")
        settings = {"GAVEL_PUSH_CONTACT": "mailto:a@example.org", "GAVEL_PUSH_KEY": str(tmp_path / "push.pem")}
    with (
        hanging_store() as store,
        serving(GAVEL_KEYS=key_file(), GAVEL_HEADS=store.url, **settings) as service,
    ):
        yield Deployed(service, store)


def test_whoever_asks_whether_it_lives_asks_no_store(deployed: Deployed) -> None:
    assert deployed.asks("/readyz") == HTTPStatus.OK
    before = deployed.store.asked.copy()
    assert before["PING"] >= 1
    assert [deployed.asks("/healthz") for _ in range(PROBES)] == [HTTPStatus.OK] * PROBES
    assert deployed.store.asked == before
    deployed.store.answering.clear()
    assert [deployed.asks("/healthz") for _ in range(PROBES)] == [HTTPStatus.OK] * PROBES
    assert deployed.store.asked == before


def test_a_silent_store_is_asked_one_question_at_a_time_and_nobody_waits_for_its_answer(deployed: Deployed) -> None:
    """Also while tables wait for it."""
    assert deployed.asks("/readyz") == HTTPStatus.OK
    deployed.store.answering.clear()
    with ExitStack() as stack:
        tables = [stack.enter_context(connected(deployed.service.port)) for _ in range(TABLES)]
        for table in tables:
            table.write(SEALED)
        with ThreadPoolExecutor(PROBES) as probes:
            told = list(probes.map(deployed.asks, ["/readyz"] * PROBES))
        assert told == [HTTPStatus.SERVICE_UNAVAILABLE] * PROBES
        assert not deployed.store.answering.is_set(), "they were told while it said nothing"
        assert deployed.store.most_at_once == 1
        assert deployed.asks("/healthz") == HTTPStatus.OK
        with connected(deployed.service.port) as plain:
            plain.write(PLAIN)
            assert plain.answer().status == HTTPStatus.OK
        deployed.store.answering.set()
        for table in tables:
            assert table.answer().status == HTTPStatus.OK
    while deployed.asks("/readyz") != HTTPStatus.OK:  # the question that found no answer ends by itself
        pass
