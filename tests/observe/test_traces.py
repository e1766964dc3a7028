"""Traces: spans below the caller's, with what a log may have, sent from every worker to a collector."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import requests

from benchmarks.servers import free_port
from gavel import games
from gavel.http.settings import from_environment
from tests.http.wire import TIMEOUT
from tests.observe.collector import Collector, collecting
from tests.observe.service import PLAYERS, with_everything
from tests.support.serving import PATIENCE, served_by_granian, serving

pytestmark = pytest.mark.services

TRACE, CALLER = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
SERVER, CLIENT = 2, 3
"""Kinds of spans, as OTLP counts them."""


class Traced:
    """A service that sends its traces to a collector."""

    def __init__(self, url: str, collector: Collector) -> None:
        self.url, self.collector = url, collector

    def post(self, path: str, body: Any, **headers: str) -> requests.Response:
        """The answer to JSON, from whichever worker takes the connection."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        headers = {"Accept-Encoding": "identity", **named}
        return requests.post(f"{self.url}/v1/{path}", json=body, headers=headers, timeout=TIMEOUT)


def with_traces(folder: Path, endpoint: str, **more: str) -> dict[str, str]:
    """The settings of a service whose spans go to this endpoint."""
    return {
        **with_everything(folder),
        "WEB_CONCURRENCY": "2",
        "GAVEL_TRACES": endpoint,
        "OTEL_BSP_SCHEDULE_DELAY": "100",
        "OTEL_RESOURCE_ATTRIBUTES": "deployment.environment.name=test",
        **more,
    }


@contextmanager
def traced(server: str, folder: Path, endpoint: str, **more: str) -> Iterator[str]:
    """The URL of a service whose spans go to this endpoint."""
    settings = with_traces(folder, endpoint, **more)
    if server == "granian":
        with (folder / "printed").open("w") as printed, served_by_granian(folder, printed, **settings) as url:
            yield url
    else:
        with serving(folder, None, **settings) as service:
            yield service.url


@pytest.fixture(scope="module", params=["gunicorn", "granian"])
def service(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Traced]:
    """A traced service."""
    folder = tmp_path_factory.mktemp("traced")
    with collecting() as collector, traced(request.param, folder, collector.url) as url:
        yield Traced(url, collector)


def test_a_request_is_a_span_below_the_callers(service: Traced) -> None:
    sent = {"players": PLAYERS, "seed": "traces"}
    answer = service.post("games/for-sale/setup", sent, traceparent=f"00-{TRACE}-{CALLER}-01", X_Request_Id="traced-1")
    span = service.collector.answered("traced-1")
    assert (span.name, span.kind, span.trace, span.parent) == ("POST setup", SERVER, TRACE, CALLER)
    assert not span.failed
    assert span.attributes == {
        "http.request.method": "POST",
        "http.response.status_code": 200,
        "http.request.body.size": len('{"players": ["ann", "bob", "cy"], "seed": "traces"}'),
        "http.response.body.size": len(answer.content),
        "gavel.request_id": "traced-1",
        "gavel.client": "127.0.0.1",
        "gavel.game": "for-sale",
        "gavel.operation": "setup",
        "gavel.ruleset": answer.json()["state"]["ruleset"],
    }
    assert span.resource["service.name"] == "gavel"
    assert span.resource["deployment.environment.name"] == "test"


def test_a_refusal_names_its_code_and_its_clause(service: Traced) -> None:
    position = service.post("games/for-sale/setup", {"players": PLAYERS, "seed": "traces"}).json()
    bid = {"state": position["state"], "action": {"type": "bid", "player": position["to_act"][0], "amount": 99}}
    refused = service.post("games/for-sale/actions", bid, X_Request_Id="traced-2").json()["violations"][0]
    span = service.collector.answered("traced-2")
    assert (span.attributes["gavel.code"], span.attributes["gavel.clause"]) == (refused["code"], refused["rule"])
    assert span.parent == ""
    assert not span.failed, "what a client does wrong is no fault of the service"


def test_what_a_request_waits_for_is_below_it(service: Traced) -> None:
    body = {"players": PLAYERS, "dealer": "service"}
    assert service.post("games/for-sale/sealed/setup", body, X_Request_Id="traced-3").status_code == 200
    whole = service.collector.answered("traced-3")
    call = service.collector.wait_for(lambda each: each.name == "guard create" and each.parent == whole.identity)
    assert (call.trace, call.kind, call.attributes) == (whole.trace, CLIENT, {"db.system.name": "sqlite"})


def test_a_search_that_fails_is_marked(service: Traced) -> None:
    record = games.load("for-sale").new(PLAYERS, seed="traces").record(PLAYERS[0])
    sought = service.post("games/for-sale/suggestions", {"record": record}, X_Request_Id="traced-7")
    assert sought.status_code == 503, sought.text
    whole = service.collector.answered("traced-7")
    search = service.collector.wait_for(lambda each: each.name == "search")
    assert (search.parent, search.failed, search.events) == (whole.identity, True, ())
    assert whole.failed


def test_a_trace_that_its_caller_does_not_sample_is_not_sent(service: Traced) -> None:
    sent = {"players": PLAYERS, "seed": "traces"}
    other = TRACE[::-1]
    service.post("games/for-sale/setup", sent, traceparent=f"00-{other}-{CALLER}-00", X_Request_Id="traced-4")
    service.post("games/for-sale/setup", sent, traceparent="not one", X_Request_Id="traced-5")
    fresh = service.collector.answered("traced-5")
    assert fresh.trace not in (TRACE, other)
    assert other not in {each.trace for each in service.collector.spans}


def test_a_batch_is_one_span_until_its_last_line(service: Traced) -> None:
    line = '{"game": "for-sale", "operation": "setup", "body": {"players": ["ann", "bob", "cy"], "seed": "traces"}}\n'
    answer = requests.post(
        f"{service.url}/v1/batch",
        data=line * 3,
        headers={"Content-Type": "application/x-ndjson", "X-Request-Id": "traced-6", "Accept-Encoding": "identity"},
        timeout=TIMEOUT,
    )
    span = service.collector.answered("traced-6")
    assert span.attributes["http.response.body.size"] == len(answer.content)
    assert span.attributes["gavel.operation"] == "batch"


def test_the_last_spans_are_sent_when_a_worker_ends(tmp_path: Path) -> None:
    headers = {"X-Request-Id": "the-last", "Connection": "close"}
    with collecting() as collector:
        settings = with_traces(tmp_path, collector.url, OTEL_BSP_SCHEDULE_DELAY="600000")
        with serving(tmp_path, None, **settings) as service:
            assert requests.get(f"{service.url}/v1/version", headers=headers, timeout=TIMEOUT).status_code == 200
            service.process.terminate()
            assert service.process.wait(PATIENCE) == 0
        assert [span.attributes["gavel.request_id"] for span in collector.spans] == ["the-last"]


@pytest.mark.parametrize("server", ["gunicorn", "granian"])
def test_a_collector_that_is_gone_keeps_no_request_waiting(server: str, tmp_path: Path) -> None:
    nobody = f"http://127.0.0.1:{free_port()}/v1/traces"
    with traced(server, tmp_path, nobody, OTEL_EXPORTER_OTLP_TRACES_TIMEOUT="1") as url:
        for _ in range(20):
            assert requests.get(f"{url}/v1/games", timeout=TIMEOUT).status_code == 200


@pytest.mark.parametrize("url", ["127.0.0.1:4318", "grpc://127.0.0.1:4317", "http://", "http:///v1/traces"])
def test_what_is_no_url_of_a_collector_stops_the_start(url: str) -> None:
    with pytest.raises(ValueError, match="GAVEL_TRACES must be a URL such as http"):
        from_environment({"GAVEL_TRACES": url})


def test_without_its_extra_a_setting_says_what_is_missing() -> None:
    hidden = "import sys; sys.modules['opentelemetry'] = None\nfrom gavel.http.settings import from_environment\n"
    code = f"{hidden}from_environment({{'GAVEL_TRACES': 'http://127.0.0.1:4318/v1/traces'}})"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert 'GAVEL_TRACES needs the extra "traces" of Gavel' in ended.stderr
