"""What people read: the contract, a page to try it, one about each problem type, the table. No external request."""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response

from gavel.api.problems import Problem
from gavel.api.sheets import Sheet, ready
from gavel.http.exchange import JSON, exchange, static_answer
from gavel.i18n.common import PROBLEMS
from gavel.i18n.translator import translator_for
from gavel.schemas.statuses import STATUS

HTML = "text/html"
YAML = "application/yaml"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Only what this service serves itself: no inline script or style, nothing from elsewhere."""

ASSETS = {
    "assets": ("docs.js", "gavel.css", "gavel.svg"),
    "swagger-ui": ("LICENSE", "swagger-ui-bundle.js", "swagger-ui.css"),
}
"""The files that belong to pages, by their folder under /docs: ours, and those of Swagger UI that we use."""

_CODE = re.compile("`([^`]+)`")
_SWAGGER_FILES = Path(flask_swagger_ui.__file__).parent / "dist"
_MEDIA_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def blueprint() -> Blueprint:
    """The routes of the contract and the pages."""
    routes = Blueprint("pages", __name__)
    routes.get("/openapi.json")(openapi_json)
    routes.get("/openapi.yaml")(openapi_yaml)
    routes.get("/docs")(docs)
    routes.get("/docs/<folder>/<name>")(asset)
    routes.get("/problems/<name>")(problem_page)
    routes.get("/table")(table)
    routes.get("/table/<path:name>")(table_file)
    table_files()
    return routes


def openapi_json() -> Response:
    """The contract as JSON."""
    return static_answer(_packaged("data", "openapi.json"), JSON)


def openapi_yaml() -> Response:
    """The contract as YAML."""
    return static_answer(_packaged("data", "openapi.yaml"), YAML)


def docs() -> Response:
    """A page to read the contract and try it."""
    return _finished(static_answer(_packaged("pages", "docs.html"), HTML))


def asset(folder: str, name: str) -> Response:
    """A script, style sheet or image of the pages."""
    if name not in ASSETS.get(folder, ()):
        raise Problem("not-found")
    return _finished(static_answer(_asset(folder, name), _media_type(name)))


def table() -> Response:
    """The page to play and referee at."""
    return _finished(static_answer(_packaged("table", "index.html"), HTML))


def table_file(name: str) -> Response:
    """A script, style sheet or image of the table."""
    if name not in table_files():
        raise Problem("not-found")
    return _finished(static_answer(table_files()[name], _media_type(name)))


def problem_page(name: str) -> Response:
    """What a problem type means, when it occurs and what to do."""
    if name not in STATUS:
        raise Problem("not-found")
    language = exchange().words.language
    return _finished(static_answer(_problem_page(name, language), HTML, language))


@cache
def table_files() -> dict[str, Sheet]:
    """The table's files by their paths under /table, all that there are at the start: no path leads elsewhere."""
    return dict(_files_in(files("gavel").joinpath("table", "table")))


def _files_in(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Sheet]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files_in(each, f"{prefix}{each.name}/")
        else:
            yield prefix + each.name, ready(each.read_bytes())


def _media_type(name: str) -> str:
    return _MEDIA_TYPES.get(Path(name).suffix, "text/plain")


@cache
def _packaged(*path: str) -> Sheet:
    return ready(files("gavel").joinpath(*path).read_bytes())


@cache
def _asset(folder: str, name: str) -> Sheet:
    if folder == "swagger-ui":
        return ready((_SWAGGER_FILES / name).read_bytes())
    return _packaged("pages", folder, name)


@cache
def _problem_page(name: str, language: str) -> Sheet:
    words = translator_for(language)
    template = _packaged("pages", "problem.html").body.decode()
    filled = {
        "language": language,
        "name": name,
        "status": str(STATUS[name]),
        "title": words.format(PROBLEMS, f"{name}.title", {}),
        "text": words.format(PROBLEMS, f"{name}.page", {}),
    }
    for slot, text in filled.items():
        template = template.replace("{{ " + slot + " }}", _CODE.sub(r"<code>\1</code>", escape(text)))
    return ready(template.encode())


def _finished(response: Response) -> Response:
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
