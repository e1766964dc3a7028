"""The short way answers what the long way, through Flask, would answer: the same status, headers and bytes."""

import io
from typing import Any

import pytest
from flask import Flask

from gavel.api.desks import desks, examples_of
from gavel.http.app import create_app
from gavel.http.settings import from_environment
from gavel.http.short_way import ShortWay
from gavel.schemas import strict_json

Answer = tuple[str, dict[str, str], bytes]

EXAMPLES = [
    pytest.param(f"/v1/games/{game}/{operation}", body, id=f"{game}-{operation}-{name}")
    for game, desk in desks().items()
    for operation, bodies in examples_of(desk).items()
    for name, body in bodies.items()
]
PATH = "/v1/games/for-sale/setup"
SETUP = b'{"players":["ann","bob","cy"],"seed":"x"}'


class Counting:
    """A WSGI app that counts what comes its way."""

    def __init__(self, app: Any) -> None:
        self.app, self.calls = app, 0

    def __call__(self, environ: Any, start_response: Any) -> Any:
        self.calls += 1
        return self.app(environ, start_response)


def apps(origins: str = "") -> tuple[ShortWay, Counting, Any]:
    """The short way, what counts the requests that it leaves to Flask, and Flask alone."""
    app: Flask = create_app(from_environment({"GAVEL_CORS_ORIGINS": origins}))
    built: Any = app.wsgi_app
    assert isinstance(built, ShortWay), "the app takes the short way"
    counting = Counting(built._app)
    return ShortWay(counting, [origins] if origins else []), counting, built._app


def ask(app: Any, path: str, body: bytes, **more: str) -> Answer:
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


@pytest.mark.parametrize(("path", "body"), EXAMPLES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_operation_is_answered_alike(path: str, body: Any, language: str) -> None:
    short, counting, long = apps()
    raw = strict_json.dumps(body)
    answer = ask(short, path, raw, HTTP_ACCEPT_LANGUAGE=language)
    if "seed" in body or path.rpartition("/")[2] != "setup" or "deal" in body:  # a drawn seed differs each time
        assert answer == ask(long, path, raw, HTTP_ACCEPT_LANGUAGE=language)
    assert answer[0] == "200 OK"
    assert counting.calls == 0


@pytest.mark.parametrize(
    "more",
    [
        {"HTTP_ACCEPT_ENCODING": "gzip, br"},
        {"HTTP_ACCEPT_ENCODING": "zstd"},
        {"HTTP_ACCEPT_ENCODING": "identity"},
        {"HTTP_ACCEPT": "application/json"},
        {"HTTP_ACCEPT": "text/html, */*;q=0.5"},
        {"CONTENT_TYPE": "application/json; charset=utf-8"},
        {"HTTP_ORIGIN": "https://elsewhere.example"},
        {"HTTP_COOKIE": "a=b"},
        {"QUERY_STRING": "a=b"},
    ],
    ids=str,
)
def test_ordinary_requests_take_the_short_way(more: dict[str, str]) -> None:
    short, counting, long = apps()
    assert ask(short, PATH, SETUP, **more) == ask(long, PATH, SETUP, **more)
    assert counting.calls == 0


@pytest.mark.parametrize(
    ("body", "more"),
    [
        (b"", {}),
        (b"{", {}),
        (b'{"players":["ann"]}', {}),
        (SETUP, {"CONTENT_LENGTH": str(len(SETUP) + 1)}),
        (SETUP, {"CONTENT_LENGTH": "99999999"}),
        (SETUP, {"CONTENT_LENGTH": "many"}),
        (SETUP, {"CONTENT_LENGTH": "9" * 5000}),
        (SETUP, {"CONTENT_LENGTH": ""}),
        (SETUP, {"CONTENT_TYPE": "text/plain"}),
        (SETUP, {"CONTENT_TYPE": ""}),
        (SETUP, {"HTTP_CONTENT_ENCODING": "gzip"}),
        (SETUP, {"HTTP_ACCEPT": "text/html"}),
        (SETUP, {"REQUEST_METHOD": "PUT"}),
        (SETUP, {"REQUEST_METHOD": "OPTIONS"}),
        (SETUP, {"PATH_INFO": "/v1/games/chess/setup"}),
        (SETUP, {"PATH_INFO": PATH + "/"}),
        (SETUP, {"HTTP_TRANSFER_ENCODING": "chunked"}),
    ],
    ids=str,
)
def test_what_goes_wrong_takes_the_long_way_with_all_that_was_sent(body: bytes, more: dict[str, str]) -> None:
    short, counting, long = apps()
    assert ask(short, PATH, body, **more) == ask(long, PATH, body, **more)
    assert counting.calls == 1


def test_a_body_that_cannot_be_read_is_a_problem() -> None:
    class Broken(io.BytesIO):
        def read(self, _size: int | None = -1) -> bytes:
            raise OSError("gone")

    short, _counting, _long = apps()
    status, _headers, answer = ask(short, PATH, SETUP, **{"wsgi.input": Broken()})  # type: ignore[arg-type]
    assert (status, b"/problems/malformed-json" in answer) == ("400 BAD REQUEST", True)


@pytest.mark.parametrize("origins", ["https://one.example", "*"])
@pytest.mark.parametrize("origin", ["", "https://one.example", "https://two.example"])
def test_where_scripts_of_other_origins_may_call_the_answers_are_alike(origins: str, origin: str) -> None:
    short, _counting, long = apps(origins)
    assert ask(short, PATH, SETUP, HTTP_ORIGIN=origin) == ask(long, PATH, SETUP, HTTP_ORIGIN=origin)
