"""What people and tools read: the contract, a page to try it, a page about each problem type. No external request."""

from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, send_from_directory

from gavel.http.exchange import JSON, exchange, in_language, must_accept
from gavel.wire.problems import STATUS, Problem
from gavel.wire.sheets import Sheet, ready
from gavel.wire.texts import PAGES, TITLES
from gavel.wire.words import words_for

HTML = "text/html"
YAML = "application/yaml"

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Only what this service serves itself: no inline script or style, nothing from elsewhere."""

_SWAGGER_FILES = Path(flask_swagger_ui.__file__).parent / "dist"


def blueprint() -> Blueprint:
    """The routes of the contract and the pages."""
    routes = Blueprint("pages", __name__)
    routes.get("/openapi.json")(openapi_json)
    routes.get("/openapi.yaml")(openapi_yaml)
    routes.get("/docs")(docs)
    routes.get("/docs/swagger-ui/<path:name>")(swagger_ui)
    routes.get("/docs/assets/<path:name>")(assets)
    routes.get("/problems/<name>")(problem_page)
    return routes


def openapi_json() -> Response:
    """The contract as JSON."""
    return _static(_packaged("data", "openapi.json"), JSON)


def openapi_yaml() -> Response:
    """The contract as YAML."""
    return _static(_packaged("data", "openapi.yaml"), YAML)


def docs() -> Response:
    """A page to read the contract and try it."""
    return _page(_packaged("pages", "docs.html"))


def swagger_ui(name: str) -> Response:
    """A bundled file of Swagger UI."""
    return _finished(send_from_directory(_SWAGGER_FILES, name, conditional=True))


def assets(name: str) -> Response:
    """A script or style sheet of ours."""
    return _finished(send_from_directory(str(files("gavel").joinpath("pages", "assets")), name, conditional=True))


def problem_page(name: str) -> Response:
    """What a problem type means, when it occurs and what to do."""
    if name not in STATUS:
        raise Problem("not-found")
    language = exchange().words.language
    return in_language(_page(_problem_page(name, language)), language)


@cache
def _packaged(folder: str, name: str) -> Sheet:
    return ready(files("gavel").joinpath(folder, name).read_bytes())


@cache
def _problem_page(name: str, language: str) -> Sheet:
    words = words_for(language)
    template = _packaged("pages", "problem.html").body.decode()
    filled = {
        "language": language,
        "name": name,
        "status": str(STATUS[name]),
        "title": words.say(TITLES, name, {}),
        "text": words.say(PAGES, name, {}),
    }
    for slot, text in filled.items():
        template = template.replace("{{ " + slot + " }}", escape(text))
    return ready(template.encode())


def _page(sheet: Sheet) -> Response:
    return _finished(_static(sheet, HTML))


def _static(sheet: Sheet, media_type: str) -> Response:
    must_accept(media_type)
    response = Response(sheet.body, mimetype=media_type)
    response.set_etag(sheet.etag)
    response.headers["Cache-Control"] = "no-cache"
    return response.make_conditional(exchange())


def _finished(response: Response) -> Response:
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
