"""What the tests of the HTTP surface ask with: an app, a good request for every operation, and a look at problems."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, BinaryIO, NamedTuple

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import EnvironBuilder, TestResponse, run_wsgi_app
from werkzeug.wrappers import Request

from gavel.api.registry import examples_of, registry
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.schemas.statuses import STATUS

JSON = "application/json"
NDJSON = "application/x-ndjson"
PROBLEM = "application/problem+json"
BATCH = "/v1/batch"

Document = dict[str, Any]


class Post(NamedTuple):
    """A request that the service answers with 200."""

    path: str
    body: Any

    def __str__(self) -> str:
        return self.path.removeprefix("/v1/games/")


_ways = [True]


@contextmanager
def going(fast_path: bool) -> Iterator[None]:
    """Meanwhile requests go past Flask, as they do unless that is switched off, or through it."""
    _ways.append(fast_path)
    try:
        yield
    finally:
        _ways.pop()


def an_app(*origins: str) -> Flask:
    """A new app, on the way that requests go now, open to scripts of these origins."""
    return create_app(Settings(origins, fast_path=_ways[-1]))


def the_app() -> Flask:
    """An app with the settings of a fresh installation, made once: it keeps nothing between requests."""
    return _app(_ways[-1])


@cache
def _app(fast_path: bool) -> Flask:
    return create_app(Settings(fast_path=fast_path))


def a_client() -> FlaskClient:
    """A client without cookies or any other memory."""
    return the_app().test_client(use_cookies=False)


def examples() -> list[tuple[str, Post]]:
    """Every example request of every game, with its name."""
    return [
        (f"{game}-{operation}-{name}", Post(f"/v1/games/{game}/{operation}", body))
        for game, service in registry().items()
        for operation, bodies in examples_of(service).items()
        for name, body in bodies.items()
    ]


def posts() -> list[Post]:
    """One good request for each operation of each game."""
    first = {post.path: post for _name, post in reversed(examples())}
    return [*reversed(first.values())]


def setups() -> list[Post]:
    """One good setup, which draws no seed, for each game."""
    return [post for post in posts() if post.path.endswith("/setup")]


def documents() -> list[str]:
    """Every address of a document that changes only with the release."""
    of_games = [f"/v1/games/{game}{rest}" for game in registry() for rest in ("", "/rules", "/messages")]
    pages = ["/", "/docs", "/docs/assets/docs.js", "/docs/swagger-ui/swagger-ui.css", "/problems/too-large"]
    return ["/v1/version", "/v1/games", *of_games, "/openapi.json", "/openapi.yaml", "/transcript.schema.json", *pages]


def send(post: Post, **headers: str) -> TestResponse:
    """Post the body as JSON, with these headers (underscores for hyphens) beside its Content-Type."""
    return send_raw(post.path, json.dumps(post.body).encode(), **headers)


def send_raw(path: str, raw: bytes, **headers: str) -> TestResponse:
    """Post these bytes as JSON, or as what `Content_Type` says."""
    given = {"Content-Type": JSON, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return a_client().post(path, data=raw, headers=given)


def send_chunked(path: str, body: BinaryIO, media_type: str = JSON) -> TestResponse:
    """Post what can be read from `body` without a Content-Length, as a server hands on what comes in chunks."""
    environ = EnvironBuilder(path, method="POST", content_type=media_type).get_environ()
    environ.pop("CONTENT_LENGTH", None)
    environ.update({"wsgi.input": body, "wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"})
    answer, status, headers = run_wsgi_app(the_app(), environ)
    return TestResponse(answer, status, headers, Request(environ))


def get(path: str, **headers: str) -> TestResponse:
    """Get with these headers (underscores for hyphens)."""
    return a_client().get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def problem(response: TestResponse, name: str) -> Document:
    """The problem that the response must be, once everything that all problems have in common has been checked."""
    assert response.status_code == STATUS[name], response.text
    assert response.content_type == PROBLEM
    document: Document = json.loads(response.data)
    assert document["type"] == f"/problems/{name}"
    assert document["status"] == response.status_code
    assert document["instance"] == response.headers["X-Request-Id"]
    assert document["title"]
    assert document["detail"]
    assert response.headers["Content-Language"] in ("en", "fr", "de")
    assert "Accept-Language" in response.headers["Vary"]
    return document
