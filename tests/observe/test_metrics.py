"""Metrics of a service of two workers: they count what was asked, and nothing that a client could make endless."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any

import pytest
import requests
from werkzeug.test import Client

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.observe import metrics
from gavel.observe.exporter import FOLDER, MEMORY, start
from gavel.observe.watching import Tracing, Watched
from gavel.schemas.limits import LIMITS
from tests.http.asking import NDJSON
from tests.http.wire import TIMEOUT, connected
from tests.observe.service import GAME, PLAYERS, WORKERS, Measured, measured
from tests.sealing.table import key_file
from tests.support.serving import PATIENCE

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Measured]:
    with measured(tmp_path_factory.mktemp("measured")) as service:
        yield service


Counted = tuple[str, dict[str, str]]


def counted(name: str, **labels: str) -> Counted:
    """Which samples to add up."""
    return f"gavel_{name}", labels


def gains(service: Measured, ask: Callable[[], object], *wanted: Counted) -> list[float]:
    """By how much each of these sums grows while something is asked."""
    before = [service.total(name, **labels) for name, labels in wanted]
    ask()
    return [service.total(name, **labels) - then for (name, labels), then in zip(wanted, before, strict=True)]


def test_requests_are_counted_over_all_workers(service: Measured) -> None:
    counts_over_all_workers(service)


def test_those_of_granian_are_counted_too(tmp_path: Path) -> None:
    with measured(tmp_path, "granian") as service:
        counts_over_all_workers(service)


def counts_over_all_workers(service: Measured) -> None:
    """A whole game is counted, whichever workers are asked."""
    actions: list[int] = []
    setups, played, timed, finished = gains(
        service,
        lambda: actions.append(service.play()),
        counted("requests_total", operation="setup", game=GAME, status="200"),
        counted("requests_total", operation="actions", game=GAME, status="200"),
        counted("request_seconds_count", operation="actions"),
        counted("games_finished_total", game=GAME),
    )
    assert (setups, finished) == (1, 1)
    assert [played] == [timed] == actions
    assert len(service.workers()) == WORKERS, "all have answered"


def test_bytes_are_those_of_the_bodies(service: Measured) -> None:
    answers: list[bytes] = []

    def ask() -> None:
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"}
        url = f"{service.url}/v1/games/{GAME}/tallies"
        answers.append(requests.post(url, b"{}", headers=headers, timeout=TIMEOUT).content)

    wanted = [counted(name, operation="tallies") for name in ("request_bytes_total", "answer_bytes_total")]
    assert gains(service, ask, *wanted) == [2, len(answers[0])]


def test_refusals_are_counted_by_code_clause_and_game(service: Measured) -> None:
    state = service.post("setup", {"players": PLAYERS})["state"]
    illegal = {"state": state, "action": {"type": "bid", "player": state["players"][0]["id"], "amount": 10_000}}
    [violation, *_] = service.post("actions", illegal, status=422)["violations"]
    by_the_rules = counted("refusals_total", game=GAME, code=violation["code"], clause=violation["rule"])
    by_its_shape = counted("refusals_total", game=GAME, code="member.missing", clause="")
    assert gains(service, lambda: service.post("actions", illegal, status=422), by_the_rules, by_its_shape) == [1, 0]
    assert gains(service, lambda: service.post("actions", {}, status=422), by_the_rules, by_its_shape) == [0, 1]


def test_each_line_of_a_batch_counts(service: Measured) -> None:
    good = b'{"operation": "setup", "game": "for-sale", "body": {"players": ["ann", "bob", "cy"]}}\n'
    refused = b'{"operation": "scores", "game": "for-sale", "body": {}}\n'
    unknown = b'{"operation": "scores", "game": "never-heard-of", "body": {}}\n'
    batch = good * 3 + refused * 2 + unknown + b"no JSON\n"
    headers = {"Content-Type": NDJSON}
    assert gains(
        service,
        lambda: requests.post(f"{service.url}/v1/batch", batch, headers=headers, timeout=TIMEOUT),
        counted("batch_lines_total", operation="setup", game=GAME, status="200"),
        counted("batch_lines_total", operation="scores", game=GAME, status="422"),
        counted("batch_lines_total", operation="scores", game="", status="404"),
        counted("batch_lines_total", operation="", game="", status="400"),
        counted("refusals_total", game="", code="unknown-game"),
        counted("requests_total", operation="batch", status="200"),
    ) == [3, 2, 1, 1, 1, 1]


def test_the_store_is_timed(service: Measured) -> None:
    def ask() -> None:
        table = service.post("sealed/setup", {"players": PLAYERS})
        service.post("sealed/views", {"token": table["token"]})

    calls = [counted("guard_seconds_count", store="sqlite", call=call) for call in ("create", "read", "swap")]
    tables = counted("requests_total", operation="sealed-setup", game=GAME, status="200")
    assert gains(service, ask, *calls, tables) == [1, 1, 0, 1]


def test_what_clients_make_up_gets_no_series_of_its_own(service: Measured) -> None:
    for path in ("/nowhere", "/v1/games/made-up", "/v1/games/made-up/setup", "/problems/made-up", "/table/made-up"):
        requests.get(service.url + path, timeout=TIMEOUT)
        requests.post(service.url + path, b"{}", headers={"Content-Type": "application/json"}, timeout=TIMEOUT)
    values = {value for sample in service.samples() for value in sample.labels.values()}
    assert not [value for value in values if "made-up" in value or "nowhere" in value]


def test_what_is_under_way_is_in_flight_and_nothing_else(service: Measured) -> None:
    assert wait_for(service, "gavel_requests_in_flight", 0)
    with connected(int(service.url.rsplit(":", 1)[1])) as connection:
        connection.head("POST", f"/v1/games/{GAME}/setup", Content_Type="application/json", Content_Length="2")
        assert wait_for(service, "gavel_requests_in_flight", 1)
        connection.write(b"{}")
        connection.answer().read()
    assert wait_for(service, "gavel_requests_in_flight", 0)


def test_a_broken_request_is_in_flight_no_more(service: Measured) -> None:
    with connected(int(service.url.rsplit(":", 1)[1])) as connection:
        connection.head("POST", "/v1/batch", Content_Type=NDJSON, Content_Length=str(LIMITS.batch))
        connection.write(b"{}\n" * 1000)
        assert wait_for(service, "gavel_requests_in_flight", 1)
    assert wait_for(service, "gavel_requests_in_flight", 0)


def test_only_metrics_are_answered_there(service: Measured) -> None:
    assert requests.get(f"{service.metrics}/", timeout=TIMEOUT).status_code == 404
    assert requests.get(f"{service.url}/metrics", timeout=TIMEOUT).status_code == 404


def wait_for(service: Measured, name: str, value: float) -> bool:
    until = monotonic() + TIMEOUT
    while service.total(name) != value:
        assert monotonic() < until, [each for each in service.samples() if each.name == name]
        sleep(0.05)
    return True


def test_a_killed_worker_keeps_its_counts_and_loses_its_levels(tmp_path: Path) -> None:
    with measured(tmp_path) as service:
        for _ in range(20):
            service.post("setup", {"players": PLAYERS})
        before = {each.labels["pid"] for each in service.samples() if each.name == "gavel_requests_in_flight"}
        with connected(int(service.url.rsplit(":", 1)[1])) as connection:
            connection.head("POST", f"/v1/games/{GAME}/setup", Content_Type="application/json", Content_Length="2")
            assert wait_for(service, "gavel_requests_in_flight", 1)
            [busy] = [
                each.labels["pid"]
                for each in service.samples()
                if each.name == "gavel_requests_in_flight" and each.value == 1
            ]
            os.kill(int(busy), signal.SIGKILL)
            assert wait_for(service, "gavel_requests_in_flight", 0)
        assert busy in before
        assert service.total("gavel_requests_total", operation="setup", status="200") == 20
        assert busy not in {each.labels.get("pid") for each in service.samples()}
        service.post("setup", {"players": PLAYERS})
        assert service.total("gavel_requests_total", operation="setup", status="200") == 21


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_behind(tmp_path: Path, ending: signal.Signals) -> None:
    before = set(Path(MEMORY).glob("gavel-metrics-*"))
    with measured(tmp_path) as service:
        [folder] = {*Path(MEMORY).glob("gavel-metrics-*")} - before
        os.kill(service.master, ending)
        until = monotonic() + PATIENCE
        while folder.exists():
            assert monotonic() < until
            sleep(0.1)
    with pytest.raises(requests.ConnectionError):
        requests.get(f"{service.metrics}/metrics", timeout=TIMEOUT)


@pytest.mark.parametrize("address", ["9100", "localhost", ":9100", "127.0.0.1:", "127.0.0.1:x"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="GAVEL_METRICS"):
        start({"GAVEL_METRICS": address})


def test_an_address_that_is_taken_stops_the_start_and_leaves_nothing() -> None:
    before = {*Path(MEMORY).glob("gavel-metrics-*")}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        environment = {"GAVEL_METRICS": f"127.0.0.1:{taken.getsockname()[1]}"}
        with pytest.raises(OSError, match="use"):
            start(environment)
    assert FOLDER not in environment
    assert {*Path(MEMORY).glob("gavel-metrics-*")} <= before


def test_a_server_that_nobody_has_started_for_metrics_says_so() -> None:
    environment = {**os.environ, "GAVEL_METRICS": "127.0.0.1:9"}
    command = [sys.executable, "-c", "import gavel.wsgi"]
    done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "GAVEL_METRICS needs" in done.stderr


def test_what_the_service_plays_at_a_request_since_a_clock_had_run_out_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads = f"sqlite://{tmp_path / 'heads.db'}"
    app = Watched(create_app(Settings(keys=key_file(), heads=heads)), [metrics.Metrics()], lambda _: "", Tracing())
    client = Client(app)

    def ask(operation: str, body: Any) -> Any:
        return client.post(f"/v1/games/{GAME}/sealed/{operation}", json=body).get_json()

    def played() -> float:
        labels = {"game": GAME, "by": "request"}
        return metrics._REGISTRY.get_sample_value("gavel_default_actions_total", labels) or 0

    before, table = played(), ask("setup", {"players": PLAYERS, "clock": 10})
    assert "late" not in ask("views", {"token": table["token"]})
    assert played() == before
    monkeypatch.setattr("gavel.sealing.operations.request.SealedRequest.now", lambda _: int(time()) + 11)
    for _ in range(2):
        assert len(ask("views", {"token": table["token"]})["late"]) == 1
        assert played() == before + 1
