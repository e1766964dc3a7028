"""The gate in front of the API: keys where they are asked for, rates by client and by address; pages stay open."""

import json
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from gavel.admission import settings
from gavel.admission.key_files import add
from gavel.admission.settings import Admission
from gavel.api.registry import registry
from gavel.cli.app import gavel
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel_sdk import Client, KeyMissing, KeyRefused, TooManyRequests
from tests.http.asking import BATCH, NDJSON, going, posts, problem, setups
from tests.support.serving import in_this_process

SETUP = setups()[0]
OPEN = ["/", "/docs", "/openapi.json", "/openapi.yaml", "/healthz", "/readyz", "/table", "/problems/key-missing"]
READ = ["/v1/games", "/v1/version", "/v1/keys", *(f"/v1/games/{game}/rules" for game in registry())]


@pytest.fixture(autouse=True, params=["past-flask", "through-flask"])
def way(request: pytest.FixtureRequest) -> Iterator[bool]:
    """Requests are let in alike, with and without Flask."""
    with going(fast_path=request.param == "past-flask"):
        yield request.param == "past-flask"


class Door:
    """A service with a gate."""

    def __init__(self, admission: Admission, fast_path: bool) -> None:
        self.client: FlaskClient = create_app(Settings(("*",), fast_path, admission=admission)).test_client()

    def get(self, path: str, key: str | None = None, **headers: str) -> TestResponse:
        return self.client.get(path, headers=self._headers(key, headers))

    def post(self, path: str, body: Any, key: str | None = None, **headers: str) -> TestResponse:
        return self.client.post(path, json=body, headers=self._headers(key, headers))

    @staticmethod
    def _headers(key: str | None, headers: dict[str, str]) -> dict[str, str]:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        return given if key is None else {"X-API-Key": key, **given}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "api-keys.json"


def test_every_operation_takes_a_key_where_keys_are_asked_for(path: Path, way: bool, subtests: pytest.Subtests) -> None:
    key = add(path, "club")
    door = Door(Admission(api_keys=str(path)), way)
    for post in posts():
        with subtests.test(str(post)):
            missing = door.post(post.path, post.body)
            problem(missing, "key-missing")
            assert missing.headers["WWW-Authenticate"] == 'ApiKey realm="gavel"'
            problem(door.post(post.path, post.body, "gavel_nobody"), "key-refused")
            assert door.post(post.path, post.body, key).status_code == 200
    for address in READ:
        with subtests.test(address):
            problem(door.get(address), "key-missing")
            assert door.get(address, key).status_code in (200, 501)


def test_a_refusal_comes_in_the_reader_s_language(path: Path, way: bool) -> None:
    add(path, "club")
    door = Door(Admission(api_keys=str(path)), way)
    document = problem(door.post(SETUP.path, SETUP.body, Accept_Language="fr"), "key-missing")
    assert document["title"] == "Clé manquante"


def test_pages_probes_and_preflights_stay_open(path: Path, way: bool, subtests: pytest.Subtests) -> None:
    add(path, "club")
    door = Door(Admission(api_keys=str(path), rate_per_address="1/hour"), way)
    for _ in range(2):
        for address in OPEN:
            with subtests.test(address):
                response = door.get(address)
                assert response.status_code in (200, 302, 308)
                assert "RateLimit" not in response.headers
        asked = {"Origin": "https://table.example", "Access-Control-Request-Method": "POST"}
        assert door.client.options(SETUP.path, headers=asked).status_code == 200


def test_a_script_may_read_what_is_left_to_it(way: bool) -> None:
    door = Door(Admission(rate_per_address="1/hour"), way)
    response = door.post(SETUP.path, SETUP.body, Origin="https://table.example")
    assert {"RateLimit", "RateLimit-Policy", "Retry-After"} <= set(
        response.headers["Access-Control-Expose-Headers"].split(", ")
    )


def test_an_address_is_let_in_as_often_as_its_rate_says(way: bool) -> None:
    door = Door(Admission(rate_per_address="3/hour"), way)
    taken = [door.post(SETUP.path, SETUP.body) for _ in range(3)]
    assert [each.status_code for each in taken] == [200] * 3
    assert [each.headers["RateLimit"].split(";")[1] for each in taken] == ["r=2", "r=1", "r=0"]
    refused = door.post(SETUP.path, SETUP.body)
    document = problem(refused, "too-many-requests")
    assert document["retry_after"] == int(refused.headers["Retry-After"]) >= 1
    assert refused.headers["RateLimit-Policy"] == '"per-3600s";q=3;w=3600'
    problem(door.get("/v1/games"), "too-many-requests")


def test_addresses_are_told_apart_by_the_proxy_in_front_alone(way: bool) -> None:
    for proxies, status in ((1, 200), (0, 429)):
        door = Door(Admission(rate_per_address="1/hour", proxies=proxies), way)
        assert door.get("/v1/games", X_Forwarded_For="198.51.100.1").status_code == 200
        assert door.get("/v1/games", X_Forwarded_For="198.51.100.2").status_code == status
        assert door.get("/v1/games", X_Forwarded_For="198.51.100.9, 198.51.100.1").status_code == 429


def test_a_client_is_counted_with_all_its_keys_and_a_stranger_apart(path: Path, way: bool) -> None:
    first, second, generous = add(path, "club"), add(path, "club"), add(path, "shop", rate="5/hour")
    admission = Admission(str(path), api_keys_optional=True, rate_per_client="2/hour", rate_per_address="1/hour")
    door = Door(admission, way)
    assert [door.get("/v1/games", key).status_code for key in (first, second, first, second)] == [200, 200, 429, 429]
    assert [door.get("/v1/games", generous).status_code for _ in range(6)] == [200] * 5 + [429]
    assert [door.get("/v1/games").status_code for _ in range(2)] == [200, 429]


def test_keys_are_not_tried_faster_than_somebody_may_ask(path: Path, way: bool) -> None:
    add(path, "club")
    door = Door(Admission(str(path), rate_per_address="2/hour"), way)
    tried = [door.get("/v1/games", f"gavel_{number}") for number in range(3)]
    assert [each.status_code for each in tried] == [403, 403, 429]
    assert "RateLimit" in tried[0].headers


def test_a_key_of_a_table_is_no_api_key(path: Path, way: bool) -> None:
    key = add(path, "club")
    door = Door(Admission(str(path)), way)
    problem(door.post(SETUP.path, SETUP.body, Authorization=f"Bearer {key}"), "key-missing")


def test_the_lines_of_a_batch_count_like_requests(way: bool) -> None:
    door = Door(Admission(rate_per_address="4/hour"), way)
    game, operation = SETUP.path.split("/")[3:]
    line = json.dumps({"id": 7, "operation": operation, "game": game, "body": SETUP.body})
    answer = door.client.post(BATCH, data="\n".join([line] * 5), content_type=NDJSON)
    lines = [json.loads(each) for each in answer.data.splitlines()]
    assert (answer.status_code, [each["status"] for each in lines]) == (200, [200, 200, 200, 429, 429])
    assert [each["id"] for each in lines] == [7] * 5
    assert lines[-1]["body"]["type"] == "/problems/too-many-requests"
    assert lines[-1]["body"]["retry_after"] >= 1


def test_clients_and_the_command_send_their_key_and_wait_as_they_are_told(
    path: Path, way: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = add(path, "club", rate="2/second")
    app = create_app(Settings(fast_path=way, admission=Admission(str(path))))
    with in_this_process(app) as url:
        with Client(url) as client, pytest.raises(KeyMissing):
            client.games()
        with Client(url, api_key=f"{key}x") as client, pytest.raises(KeyRefused):
            client.games()
        with Client(url, api_key=key, retries=9) as client:
            for _ in range(6):
                assert client.games()
        with Client(url, api_key=key, retries=0) as client, pytest.raises(TooManyRequests) as caught:
            [client.games() for _ in range(9)]
        assert caught.value.raw["retry_after"] >= 1
        runner = CliRunner()
        monkeypatch.setenv("GAVEL_API_KEY", f"{key}x")
        assert runner.invoke(gavel, ["games", "--url", url]).exit_code == 1
        time.sleep(1.1)
        monkeypatch.setenv("GAVEL_API_KEY", key)
        assert runner.invoke(gavel, ["games", "--url", url]).exit_code == 0


def test_the_settings_come_from_the_environment(path: Path) -> None:
    environment = {
        "GAVEL_API_KEYS": str(path),
        "GAVEL_API_KEYS_OPTIONAL": "1",
        "GAVEL_RATE_PER_CLIENT": "9/second",
        "GAVEL_RATE_PER_ADDRESS": "1/second",
        "GAVEL_RATE_STORE": "redis://127.0.0.1",
        "GAVEL_RATE_STORE_DOWN": "closed",
        "GAVEL_PROXIES": "1",
    }
    made = Admission(str(path), True, "9/second", "1/second", "redis://127.0.0.1", True, 1)
    assert settings.from_environment(environment) == made
    assert settings.from_environment({}) == settings.from_environment(dict.fromkeys(environment, "")) == Admission()
    assert Admission().gate() is None


@pytest.mark.parametrize(
    "environment",
    [
        {"GAVEL_PROXIES": "ten"},
        {"GAVEL_PROXIES": "-1"},
        {"GAVEL_RATE_STORE_DOWN": "shut"},
        {"GAVEL_RATE_PER_CLIENT": "1/second"},
        {"GAVEL_API_KEYS_OPTIONAL": "1"},
        {"GAVEL_API_KEYS": "keys", "GAVEL_API_KEYS_OPTIONAL": "yes"},
    ],
)
def test_a_setting_that_is_none_stops_the_start(environment: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=[*environment][-1]):
        settings.from_environment(environment)


def test_a_rate_or_a_file_that_is_none_stops_the_start(path: Path, way: bool) -> None:
    for admission in (Admission(rate_per_address="often"), Admission(api_keys=str(path))):
        with pytest.raises(ValueError, match=r"often|No such file"):
            Door(admission, way)


@pytest.mark.parametrize("spelling", ["//v1/games", "///v1/games", "/%2Fv1/games", "/./v1/games", "http://a//v1/games"])
def test_no_spelling_of_an_address_goes_around_the_gate(path: Path, way: bool, spelling: str) -> None:
    add(path, "club")
    door = create_app(Settings(("*",), way, admission=Admission(api_keys=str(path))))
    # Raw, for clients tidy addresses up.
    with in_this_process(door) as url:
        connection = HTTPConnection(url.removeprefix("http://"), timeout=10)
        connection.putrequest("GET", spelling, skip_host=True)
        connection.putheader("Host", "a")
        connection.endheaders()
        assert connection.getresponse().status in (401, 404)
        connection.close()


@pytest.mark.parametrize("raw", ["//v1/games", "///v1/games"])
def test_a_path_that_begins_with_several_slashes_leads_nowhere(path: Path, way: bool, raw: str) -> None:
    add(path, "club")
    client = create_app(Settings(("*",), way, admission=Admission(api_keys=str(path)))).test_client()
    # As gunicorn and granian hand it over.
    problem(client.get("/", environ_overrides={"PATH_INFO": raw, "RAW_URI": raw}), "not-found")
