"""GET /v1/keys: the public halves, kept and revalidated like all that is got; read anew at SIGHUP."""

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing.keys import new_sealing_key, new_signing_key
from tests.http.wire import connected
from tests.sealing.test_configured import replace
from tests.sealing.test_keys import written
from tests.support.memory import workers
from tests.support.serving import Service, serving

pytestmark = pytest.mark.services

PATIENCE = 30


def public(jwk: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in jwk.items() if name != "d"}


@pytest.fixture(params=[True, False], ids=["front", "flask"])
def fast_path(request: pytest.FixtureRequest) -> bool:
    """Both ways of a request."""
    fast: bool = request.param
    return fast


def client(path: Path | str = "", *, fast_path: bool = True) -> FlaskClient:
    return create_app(Settings(keys=str(path), fast_path=fast_path)).test_client()


def test_the_public_halves_are_published_and_revalidated(tmp_path: Path, fast_path: bool) -> None:
    signing = new_signing_key()
    service = client(written(tmp_path, {"keys": [new_sealing_key(), signing]}), fast_path=fast_path)
    answer = service.get("/v1/keys")
    assert (answer.status_code, answer.get_json()) == (200, {"keys": [public(signing)]})
    assert answer.headers["Cache-Control"] == "no-cache"
    again = service.get("/v1/keys", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_a_service_that_only_seals_publishes_an_empty_set(tmp_path: Path) -> None:
    answer = client(written(tmp_path, {"keys": [new_sealing_key()]})).get("/v1/keys")
    assert (answer.status_code, answer.get_json()) == (200, {"keys": []})


def test_without_keys_they_are_not_configured(fast_path: bool) -> None:
    answer = client(fast_path=fast_path).get("/v1/keys")
    assert (answer.status_code, answer.get_json()["type"]) == (501, "/problems/sealing-not-configured")


# --- the service as it is deployed ----------------------------------------------------------------------------------


@pytest.fixture
def keys_file(tmp_path: Path) -> Path:
    """A file with a key that seals and one that signs."""
    return written(tmp_path, {"keys": [new_sealing_key(), new_signing_key()]})


@pytest.fixture
def complaints(tmp_path: Path) -> Path:
    """Where the service writes its log."""
    return tmp_path / "complaints"


@pytest.fixture
def service(keys_file: Path, complaints: Path) -> Iterator[Service]:
    """A service with these keys, and two workers."""
    with (
        complaints.open("w") as log,
        serving(complaints=log, GAVEL_KEYS=str(keys_file), WEB_CONCURRENCY="2") as service,
    ):
        yield service


def published(service: Service) -> list[str]:
    """The ids of the keys that are published; asked on a new connection."""
    with connected(service.port) as connection:
        connection.head("GET", "/v1/keys", Connection="close")
        answer = connection.answer()
        assert answer.status == 200
        return [key["kid"] for key in json.loads(answer.read())["keys"]]


def until(what: Any, *, patience: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + patience
    while not what():
        assert time.monotonic() < end, "it never came to hold"
        time.sleep(0.05)


def test_a_hangup_reads_the_keys_anew(service: Service, keys_file: Path) -> None:
    new = new_signing_key()
    replace(keys_file, new_sealing_key(), new)
    assert published(service) != [new["kid"]]
    service.process.send_signal(signal.SIGHUP)
    until(lambda: published(service) == [new["kid"]])


def test_a_hangup_with_a_broken_file_keeps_the_keys_and_says_so(
    service: Service, keys_file: Path, complaints: Path
) -> None:
    before, old = published(service), set(workers(service.process.pid))
    keys_file.write_text("{")
    service.process.send_signal(signal.SIGHUP)
    until(lambda: f"the ones before stay in force: {keys_file}: this is no JSON" in complaints.read_text())
    until(lambda: old.isdisjoint(workers(service.process.pid)))
    assert published(service) == before
    new = new_signing_key()
    replace(keys_file, new_sealing_key(), new)
    service.process.send_signal(signal.SIGHUP)
    until(lambda: published(service) == [new["kid"]])
