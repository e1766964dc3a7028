"""What the client does on the way: headers, timeouts, retries, and answers that are none."""

import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import requests

import gavel_sdk
from gavel_sdk import Client, Internal, NotFound, Problem, TransportError, adapter
from tests.clients.python.blocking import Kind
from tests.clients.python.scripted_server import Answering, breaks_off, drops, hangs, says, says_bytes, scripted

OK = says({"status": "ok"})


def test_a_call_says_who_asks_in_which_language_and_under_which_id() -> None:
    with scripted([OK]) as script, Client(script.url, language="fr") as client:
        client.health(request_id="table-7")
    headers = script.asked[0].headers
    assert headers["User-Agent"].startswith(f"gavel-sdk/{gavel_sdk.__version__} ")
    assert headers["Accept-Language"] == "fr"
    assert headers["X-Request-Id"] == "table-7"
    assert "application/json" in headers["Accept"]
    assert "application/problem+json" in headers["Accept"]


def test_without_language_and_id_neither_is_sent(kind: Kind) -> None:
    with scripted([OK]) as script, kind(script.url) as client:
        client.health()
    assert not {"Accept-Language", "X-API-Key", "X-Request-Id"} & script.asked[0].headers.keys()


def test_an_api_key_goes_with_every_call_and_is_shown_nowhere(kind: Kind) -> None:
    with scripted([OK, OK]) as script, kind(script.url, api_key="gavel_secret") as client:
        client.health()
        client.health()
        assert "gavel_secret" not in repr(client)
    assert [each.headers["X-API-Key"] for each in script.asked] == ["gavel_secret"] * 2


def test_the_version_is_that_of_the_package() -> None:
    pyproject = Path(__file__).parents[3] / "clients/python/pyproject.toml"
    assert f'version = "{gavel_sdk.__version__}"' in pyproject.read_text().splitlines()


@pytest.mark.parametrize("slashes", ["", "/", "//"])
def test_a_base_url_may_have_a_path_and_slashes_at_its_end(slashes: str, kind: Kind) -> None:
    with scripted([OK]) as script, kind(f"{script.url}/referee{slashes}") as client:
        client.health()
    assert script.asked[0].path == "/referee/healthz"


def test_a_base_url_must_be_an_http_url(kind: Kind) -> None:
    with pytest.raises(ValueError, match="must begin with http"):
        kind("localhost:8000")


def test_retries_cannot_be_negative(kind: Kind) -> None:
    with pytest.raises(ValueError, match="cannot be negative"):
        kind("http://127.0.0.1", retries=-1)


def test_names_in_paths_are_quoted(kind: Kind) -> None:
    with scripted([says_bytes(b"page")]) as script, kind(script.url) as client:
        client.problem("../a b")
    assert script.asked[0].path == "/problems/..%2Fa%20b"


# --- retries --------------------------------------------------------------------------------------------------------

POSITION = {
    "state": {},
    "to_act": [],
    "legal_actions": [],
    "default_actions": {},
    "undo": {},
    "events": [],
    "finished": False,
    "scores": None,
}


@pytest.mark.parametrize(
    "failure",
    [
        pytest.param([says_bytes(b"busy", 503)], id="503"),
        pytest.param([says_bytes(b"busy", 503), says_bytes(b"", 502), says_bytes(b"", 504)], id="503-502-504"),
        pytest.param([says_bytes(b"busy", 503, Retry_After="0")], id="503-retry-after"),
        pytest.param([says_bytes(b"slow down", 429, Retry_After="0")], id="429-retry-after"),
        pytest.param([drops], id="dropped"),
        pytest.param([breaks_off], id="broken-off"),
        pytest.param([drops, breaks_off, says_bytes(b"busy", 503)], id="everything"),
    ],
)
def test_a_post_is_repeated_after_a_transient_failure_with_the_same_body(
    failure: Sequence[Answering], kind: Kind
) -> None:
    with scripted([*failure, says(POSITION)]) as script, kind(script.url) as client:
        client.game("chess").act({"a": 1}, {"type": "pass"})
    assert len(script.asked) == len(failure) + 1
    assert {asked.method for asked in script.asked} == {"POST"}
    assert all(asked.json() == {"state": {"a": 1}, "action": {"type": "pass"}} for asked in script.asked)


@pytest.mark.parametrize(
    ("refusal", "error"),
    [
        pytest.param(says({"type": "/problems/not-found"}, 404), NotFound, id="404"),
        pytest.param(says({"type": "/problems/not-found"}, 404, Retry_After="0"), NotFound, id="404-retry-after"),
        pytest.param(says({"type": "/problems/too-large"}, 413, Retry_After="0"), Problem, id="413-retry-after"),
        pytest.param(says({"type": "/problems/illegal-action"}, 422), Problem, id="422"),
        pytest.param(says_bytes(b"slow down", 429), TransportError, id="429-without-retry-after"),
        pytest.param(says_bytes(b"slow down", 429, Retry_After="61"), TransportError, id="429-too-long-to-wait"),
        pytest.param(says_bytes(b"busy", 503, Retry_After="3600"), TransportError, id="503-too-long-to-wait"),
        pytest.param(says({"type": "/problems/internal"}, 500), Internal, id="500"),
    ],
)
def test_a_refusal_is_not_repeated(refusal: Answering, error: type[Exception], kind: Kind) -> None:
    with scripted([refusal]) as script, kind(script.url) as client, pytest.raises(error):
        client.health()
    assert len(script.asked) == 1


@pytest.mark.parametrize("failure", [says_bytes(b"busy", 503), drops, breaks_off])
def test_a_failure_that_lasts_is_a_transport_error_after_the_last_retry(failure: Answering, kind: Kind) -> None:
    with scripted([failure]) as script, kind(script.url, retries=1) as client, pytest.raises(TransportError):
        client.health()
    assert len(script.asked) == 2


def test_a_server_that_hangs_is_a_transport_error_after_the_timeout(kind: Kind) -> None:
    with (
        scripted([hangs]) as script,
        kind(script.url, timeout=(3, 0.1), retries=1) as client,
        pytest.raises(TransportError, match="timed out"),
    ):
        client.health()
    assert len(script.asked) == 2


def test_a_server_that_hung_once_is_asked_again(kind: Kind) -> None:
    with scripted([hangs, OK]) as script, kind(script.url, timeout=(3, 0.2)) as client:
        assert client.health()["status"] == "ok"
    assert len(script.asked) == 2


def test_a_server_that_is_not_there_is_a_transport_error(kind: Kind) -> None:
    with socket.socket() as unused:
        # Bound but not listening: nobody else takes the port, and a connection is refused.
        unused.bind(("127.0.0.1", 0))
        with kind(f"http://127.0.0.1:{unused.getsockname()[1]}", retries=0) as client:
            with pytest.raises(TransportError) as caught:
                client.health(request_id="mine")
            assert caught.value.status is None
            assert caught.value.request_id == "mine"
            assert "request id: mine" in str(caught.value)


# --- answers that are none ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        pytest.param(says_bytes(b"<h1>404</h1>", 404), "404", id="a-proxy's-page"),
        pytest.param(says_bytes(b"<html>", 200), "no JSON", id="html"),
        pytest.param(says_bytes(b"[1]", 200, "application/json"), "no JSON object", id="array"),
        pytest.param(says_bytes(b"\xff", 200, "application/json"), "no JSON", id="not-utf-8"),
        pytest.param(says({"hello": "world"}), "not an answer of this service", id="another-service"),
        pytest.param(says_bytes(b"oops", 422, "application/problem+json"), "no JSON", id="broken-problem"),
        pytest.param(says_bytes(b"", 301, Location="https://new.example/"), "https://new.example/", id="redirect"),
    ],
)
def test_what_is_no_answer_of_the_service_is_a_transport_error_that_says_so(
    answer: Answering, words: str, kind: Kind
) -> None:
    with (
        scripted([answer]) as script,
        kind(script.url) as client,
        pytest.raises(TransportError, match=words),
    ):
        client.health()
    assert len(script.asked) == 1


def test_members_that_the_client_does_not_know_are_tolerated(kind: Kind) -> None:
    with scripted([says({"status": "ok", "moon": "full"})]) as script, kind(script.url) as client:
        health = client.health()
    assert health == {"status": "ok", "moon": "full"}


# --- sessions -------------------------------------------------------------------------------------------------------


def test_a_session_of_ones_own_is_used_as_it_is_and_left_open() -> None:
    with scripted([drops, OK, OK]) as script, requests.Session() as session:
        session.headers["X-Club"] = "chess"
        session.mount("http://", adapter(2))
        adapters = dict(session.adapters)
        with Client(script.url, session=session) as client:
            client.health()
        assert session.adapters == adapters
        assert session.get(script.url, timeout=5).status_code == 200
    assert [asked.headers["X-Club"] for asked in script.asked] == ["chess"] * 3
    assert script.asked[1].headers["User-Agent"].startswith("gavel-sdk/")


def test_calls_share_one_connection(kind: Kind) -> None:
    ports = []

    def note_port(handler: Any) -> None:
        ports.append(handler.client_address[1])
        OK(handler)

    with scripted([note_port]) as script, kind(script.url) as client:
        for _ in range(3):
            client.health()
    assert len(ports) == 3
    assert len(set(ports)) == 1
