"""With Flask and without, the answers are alike: the same status, headers and bytes."""

import io
from functools import cache
from typing import Any

import pytest
from werkzeug.exceptions import TooManyRequests

from gavel.api.registry import examples_of, registry
from gavel.http.app import create_app
from gavel.http.front import Front
from gavel.http.settings import Settings
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS

Answer = tuple[str, dict[str, str], bytes]

EXAMPLES = [
    (f"{game}-{operation}-{name}", f"/v1/games/{game}/{operation}", body)
    for game, service in registry().items()
    for operation, bodies in examples_of(service).items()
    for name, body in bodies.items()
]
PATH = "/v1/games/for-sale/setup"
CHUNKED: dict[str, Any] = {"HTTP_TRANSFER_ENCODING": "chunked", "wsgi.input_terminated": True}
SETUP = b'{"players":["ann","bob","cy"],"seed":"x"}'


@cache
def apps(*origins: str) -> tuple[Any, Any]:
    """The service past Flask, and through it."""
    past, through = (create_app(Settings(origins, fast_path=fast)).wsgi_app for fast in (True, False))
    assert isinstance(past, Front)
    assert not isinstance(through, Front)
    return past, through


def ask(app: Any, path: str, body: bytes, **more: Any) -> Answer:
    """The answer to a POST; `more` are members of the WSGI environment, "" for those to be left out."""
    environ: dict[str, Any] = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": path,
        "SCRIPT_NAME": "",
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": io.StringIO(),
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
        "HTTP_X_REQUEST_ID": "same",
        **more,
    }
    told: list[Any] = []

    def start_response(status: str, headers: list[tuple[str, str]], _error: Any = None) -> Any:
        told.extend([status, dict(headers)])
        assert len(dict(headers)) == len(headers), "no header comes twice"

    chunks = app({name: value for name, value in environ.items() if value != ""}, start_response)
    return told[0], told[1], b"".join(chunks)


def test_every_operation_is_answered_alike(subtests: pytest.Subtests) -> None:
    for example, path, body in EXAMPLES:
        for language in ["en", "fr"]:
            with subtests.test(example, language=language):
                past, through = apps()
                raw = strict_json.dumps(body)
                answer = ask(past, path, raw, HTTP_ACCEPT_LANGUAGE=language)
                # A drawn seed differs each time.
                if "seed" in body or path.rpartition("/")[2] != "setup" or "deal" in body:
                    assert answer == ask(through, path, raw, HTTP_ACCEPT_LANGUAGE=language)
                assert answer[0] == "200 OK"


GET = {"REQUEST_METHOD": "GET", "CONTENT_TYPE": "", "CONTENT_LENGTH": ""}


def test_whatever_is_asked_is_answered_alike(subtests: pytest.Subtests) -> None:
    for body, more in [
        (SETUP, {"HTTP_ACCEPT_ENCODING": "gzip, br"}),
        (SETUP, {"HTTP_ACCEPT_ENCODING": "identity"}),
        (SETUP, {"HTTP_ACCEPT": "text/html, */*;q=0.5"}),
        (SETUP, {"CONTENT_TYPE": "application/json; charset=utf-8"}),
        (SETUP, {"HTTP_COOKIE": "a=b"}),
        (SETUP, {"QUERY_STRING": "a=b"}),
        (b"", {}),
        (b"{", {}),
        (b'{"players":["ann"]}', {}),
        (SETUP.ljust(LIMITS.body), {}),
        (SETUP.ljust(LIMITS.body + 1), {}),
        (SETUP.ljust(LIMITS.body), {"CONTENT_LENGTH": "", **CHUNKED}),
        (SETUP.ljust(LIMITS.body + 1), {"CONTENT_LENGTH": "", **CHUNKED}),
        (SETUP, {"CONTENT_LENGTH": str(len(SETUP) + 1)}),
        (SETUP, {"CONTENT_LENGTH": str(len(SETUP) - 1)}),
        (SETUP, {"CONTENT_LENGTH": "99999999"}),
        (SETUP, {"CONTENT_LENGTH": "many"}),
        (SETUP, {"CONTENT_LENGTH": "-1"}),
        (SETUP, {"CONTENT_LENGTH": "9" * 5000}),
        (SETUP, {"CONTENT_LENGTH": ""}),
        (SETUP, {"CONTENT_TYPE": "text/plain"}),
        (SETUP, {"CONTENT_TYPE": ""}),
        (SETUP, {"HTTP_CONTENT_ENCODING": "gzip"}),
        (SETUP, {"HTTP_TRANSFER_ENCODING": "gzip, chunked"}),
        (SETUP, {"HTTP_ACCEPT": "text/html"}),
        (SETUP, {"SERVER_PROTOCOL": "HTTP/1.1"}),
        (SETUP, {"REQUEST_METHOD": "PUT"}),
        (SETUP, {"REQUEST_METHOD": "UNHEARD-OF"}),
        (SETUP, {"REQUEST_METHOD": "OPTIONS"}),
        (SETUP, {"REQUEST_METHOD": "HEAD"}),
        (SETUP, {"PATH_INFO": "/v1/games/chess/setup"}),
        (SETUP, {"PATH_INFO": "/v1/games/for-sale/matches"}),
        (SETUP, {"PATH_INFO": PATH + "/"}),
        (SETUP, {"PATH_INFO": ""}),
        (SETUP, {"PATH_INFO": "/caf\xc3\xa9\xff"}),
        (SETUP, {"RAW_URI": "/v1/games/for-sale%2Fsetup"}),
        (SETUP, {"PATH_INFO": "/v1/batch", "CONTENT_TYPE": "application/x-ndjson"}),
        (b"", {**GET, "PATH_INFO": "/v1/games"}),
        (b"", {**GET, "PATH_INFO": "/v1/games", "REQUEST_METHOD": "HEAD", "HTTP_ACCEPT_ENCODING": "br"}),
        (b"", {**GET, "PATH_INFO": "/v1/games", "HTTP_IF_NONE_MATCH": "*"}),
        (b"", {**GET, "PATH_INFO": "/v1/games", "HTTP_IF_MATCH": '"x"'}),
        (b"", {**GET, "PATH_INFO": "/problems/too-large"}),
        (b"", {**GET, "PATH_INFO": "/v1/games", "REQUEST_METHOD": "DELETE"}),
        (b"", {**GET, "PATH_INFO": "/nowhere", "REQUEST_METHOD": "DELETE"}),
    ]:
        with subtests.test(body=body, more=more):
            past, through = apps()
            answer = ask(past, PATH, body, **more)
            assert answer == ask(through, PATH, body, **more)
            assert "500" not in answer[0]


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """Here every test goes both ways by itself."""


class Broken(io.BytesIO):
    """A connection that has gone."""

    def read(self, _size: int | None = -1) -> bytes:
        raise OSError("gone")


@pytest.mark.parametrize("way", [0, 1])
def test_a_body_that_cannot_be_read_is_a_problem(way: int) -> None:
    status, _headers, answer = ask(apps()[way], PATH, SETUP, **{"wsgi.input": Broken()})
    assert (status, b"/problems/malformed-json" in answer) == ("400 BAD REQUEST", True)


@pytest.mark.parametrize("origins", ["https://one.example", "*"])
@pytest.mark.parametrize("origin", ["", "https://one.example", "https://two.example"])
def test_where_scripts_of_other_origins_may_call_the_answers_are_alike(origins: str, origin: str) -> None:
    past, through = apps(origins)
    assert ask(past, PATH, SETUP, HTTP_ORIGIN=origin) == ask(through, PATH, SETUP, HTTP_ORIGIN=origin)


def test_what_others_add_to_the_flask_app_is_served_and_refused_in_its_own_way() -> None:
    for fast in (True, False):
        app = create_app(Settings(fast_path=fast))
        app.add_url_rule("/metrics", "metrics", lambda: "requests_total 1", methods=["GET"])
        app.add_url_rule("/busy", "busy", busy, methods=["GET"])
        client = app.test_client()
        assert client.get("/metrics").data == b"requests_total 1"
        refused = client.post("/metrics")
        assert (refused.status_code, refused.get_json()["type"]) == (405, "/problems/method-not-allowed")
        assert client.get("/busy").headers["Retry-After"] == "7"


def busy() -> str:
    raise TooManyRequests(retry_after=7)
