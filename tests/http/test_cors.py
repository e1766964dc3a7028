"""Browsers may call from the origins that the setting names, and from no other; by default from none."""

import pytest
from flask.testing import FlaskClient

from gavel.http.settings import Settings, from_environment
from tests.http.asking import BATCH, a_client, an_app, posts, setups

TABLE = "https://table.example"
OTHER = "http://localhost:5173"
SETUP = setups()[0]
PATHS = ["/v1/games", "/openapi.json", "/healthz", BATCH, *(post.path for post in posts())]


@pytest.fixture(scope="module")
def opened() -> FlaskClient:
    return an_app(TABLE, OTHER).test_client()


def preflight(client: FlaskClient, path: str, origin: str, method: str = "POST") -> dict[str, str]:
    asked = {
        "Origin": origin,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "content-type, x-request-id",
    }
    response = client.options(path, headers=asked)
    assert response.status_code == 200
    return _cors(response.headers)


def _cors(headers: object) -> dict[str, str]:
    """The headers that concern CORS, in lower case."""
    return {name.lower(): value for name, value in dict(headers).items() if name.lower().startswith("access-control-")}  # type: ignore[call-overload]  # any mapping


def test_closed_by_default(subtests: pytest.Subtests) -> None:
    for path in PATHS:
        with subtests.test(path=path):
            assert _cors(a_client().get(path, headers={"Origin": TABLE}).headers) == {}
            assert preflight(a_client(), path, TABLE) == {}


def test_a_preflight_from_a_named_origin_is_answered(subtests: pytest.Subtests, opened: FlaskClient) -> None:
    for origin in [TABLE, OTHER]:
        for path in PATHS:
            with subtests.test(origin=origin, path=path):
                allowed = preflight(opened, path, origin)
                assert allowed["access-control-allow-origin"] == origin
                assert allowed["access-control-allow-methods"].split(", ") == ["GET", "HEAD", "POST"]
                assert {"content-type", "x-request-id", "x-api-key", "authorization"} <= set(
                    allowed["access-control-allow-headers"].lower().split(", ")
                )
                assert int(allowed["access-control-max-age"]) > 0
                assert "access-control-allow-credentials" not in allowed


@pytest.mark.parametrize("method", ["DELETE", "PUT", "PATCH"])
def test_a_preflight_allows_no_method_that_there_is_not(opened: FlaskClient, method: str) -> None:
    assert method not in preflight(opened, SETUP.path, TABLE, method)["access-control-allow-methods"]


def test_options_without_a_preflight_is_no_preflight(opened: FlaskClient) -> None:
    assert "access-control-allow-methods" not in _cors(opened.options(SETUP.path, headers={"Origin": TABLE}).headers)


STRANGERS = [
    "https://evil.example",
    "https://table.example.evil.example",
    "https://eviltable.example",
    "https://table_example",
    "https://tableXexample",
    "http://table.example",
    "https://table.example:8443",
    "null",
    "*",
    "",
]


def test_any_other_origin_is_told_nothing(subtests: pytest.Subtests, opened: FlaskClient) -> None:
    for origin in STRANGERS:
        with subtests.test(origin=origin):
            assert "access-control-allow-origin" not in preflight(opened, SETUP.path, origin)
            answered = opened.post(SETUP.path, json=SETUP.body, headers={"Origin": origin})
            assert answered.status_code == 200
            assert "access-control-allow-origin" not in _cors(answered.headers)


ASKED = {
    "an answer": lambda client, headers: client.post(SETUP.path, json=SETUP.body, headers=headers),
    "a document": lambda client, headers: client.get("/v1/games", headers=headers),
    "not modified": lambda client, headers: client.get("/v1/games", headers={**headers, "If-None-Match": "*"}),
    "a refusal": lambda client, headers: client.post(SETUP.path, json={}, headers=headers),
    "not found": lambda client, headers: client.get("/unheard-of", headers=headers),
    "a wrong method": lambda client, headers: client.delete(SETUP.path, headers=headers),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_a_script_of_a_named_origin_can_read_every_answer(opened: FlaskClient, ask: object) -> None:
    assert callable(ask)
    headers = ask(opened, {"Origin": TABLE}).headers
    assert headers["Access-Control-Allow-Origin"] == TABLE
    exposed = headers["Access-Control-Expose-Headers"].split(", ")
    assert {"X-Request-Id", "ETag", "Retry-After"} <= set(exposed)


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_an_answer_to_one_origin_is_not_reused_for_another(opened: FlaskClient, ask: object) -> None:
    assert callable(ask)
    varies = [each.strip() for each in ask(opened, {"Origin": TABLE}).headers["Vary"].split(",")]
    assert "Origin" in varies
    assert "Accept-Encoding" in varies


@pytest.mark.parametrize("origin", [None, "https://evil.example"])
def test_a_cache_keeps_apart_what_is_meant_for_no_script(opened: FlaskClient, origin: str | None) -> None:
    response = opened.get("/v1/games", headers={"Origin": origin} if origin else {})
    assert _cors(response.headers) == {}
    assert "Origin" in [each.strip() for each in response.headers["Vary"].split(",")]


@pytest.mark.parametrize("origin", ["https://anyone.example", "null"])
def test_a_star_opens_to_every_origin(origin: str) -> None:
    client = an_app("*").test_client()
    assert preflight(client, SETUP.path, origin)["access-control-allow-origin"] == "*"


def test_the_origins_are_a_setting() -> None:
    assert from_environment({}) == Settings(cors_origins=())
    assert from_environment({"GAVEL_CORS_ORIGINS": ""}) == Settings(cors_origins=())
    listed = f" {TABLE},{OTHER}\n"
    assert from_environment({"GAVEL_CORS_ORIGINS": listed}) == Settings(cors_origins=(TABLE, OTHER))
    assert from_environment({"GAVEL_CORS_ORIGINS": f"{TABLE} {OTHER}"}) == Settings(cors_origins=(TABLE, OTHER))
