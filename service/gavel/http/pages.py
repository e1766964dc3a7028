"""What people read: where to begin, the contract, a page to try it, problem types. No external request."""

import html
import re
from functools import cache, partial
from importlib.resources import files
from pathlib import Path

import flask_swagger_ui
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from gavel.api import documents
from gavel.api.documents import StaticDocument, ready
from gavel.api.exchange import Exchange, Response
from gavel.api.negotiation import JSON
from gavel.api.pipeline import Route
from gavel.api.problems import Problem
from gavel.api.registry import registry
from gavel.http.contract import Contract
from gavel.i18n.common import PAGES, PROBLEMS
from gavel.i18n.translator import translator_for
from gavel.schemas.statuses import STATUS

HTML = "text/html"
JSON_SCHEMA = "application/schema+json"
YAML = "application/yaml"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Only what this service serves itself: no inline script or style, nothing from elsewhere."""

GUARDED = (
    ("Content-Security-Policy", POLICY),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
)
"""The headers of all that a browser shows or runs."""

ASSETS = {
    "assets": ("docs.js", "gavel.css", "gavel.svg"),
    "swagger-ui": ("LICENSE", "swagger-ui-bundle.js", "swagger-ui.css"),
}
"""The files that belong to pages, by their folder under /docs: ours, and those of Swagger UI that we use."""

_CODE = re.compile("`([^`]+)`")
_SWAGGER_FILES = Path(flask_swagger_ui.__file__).parent / "dist"
_MEDIA_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def routes(contract: Contract) -> list[Route]:
    """The routes of the contract and the pages."""
    contract.prepare()
    documents.transcript_schema()
    return [
        Route("/", "GET", root, "root"),
        Route("/openapi.json", "GET", partial(openapi_json, contract=contract), "openapi-json"),
        Route("/openapi.yaml", "GET", partial(openapi_yaml, contract=contract), "openapi-yaml"),
        Route("/transcript.schema.json", "GET", transcript_schema, "transcript-schema"),
        Route("/docs", "GET", docs, "docs"),
        Route("/docs/<folder>/<name>", "GET", asset, "asset"),
        Route("/problems/<name>", "GET", problem_page, "problem"),
    ]


def root(exchange: Exchange) -> Response:
    """What this is, and where to go on."""
    language = exchange.translator.language
    return exchange.cacheable(_root(language), HTML, language, GUARDED)


def openapi_json(exchange: Exchange, contract: Contract) -> Response:
    """The contract as JSON."""
    return exchange.cacheable(contract.as_json(), JSON)


def openapi_yaml(exchange: Exchange, contract: Contract) -> Response:
    """The contract as YAML."""
    return exchange.cacheable(contract.as_yaml(), YAML)


def transcript_schema(exchange: Exchange) -> Response:
    """What a transcript looks like, as JSON Schema."""
    return exchange.cacheable(documents.transcript_schema(), JSON_SCHEMA)


def docs(exchange: Exchange) -> Response:
    """A page to read the contract and try it."""
    return exchange.cacheable(_docs(), HTML, headers=GUARDED)


def asset(exchange: Exchange, folder: str, name: str) -> Response:
    """A script, style sheet or image of the pages."""
    if name not in ASSETS.get(folder, ()):
        raise Problem("not-found")
    return exchange.cacheable(_asset(folder, name), media_type(name), headers=GUARDED)


def problem_page(exchange: Exchange, name: str) -> Response:
    """What a problem type means, when it occurs and what to do."""
    if name not in STATUS:
        raise Problem("not-found")
    language = exchange.translator.language
    return exchange.cacheable(_problem_page(name, language), HTML, language, GUARDED)


def media_type(name: str) -> str:
    """That of a file of a page, by the end of its name."""
    return _MEDIA_TYPES.get(Path(name).suffix, "text/plain")


@cache
def packaged(*path: str) -> StaticDocument:
    """A file of the package, by its path in it."""
    return ready(files("gavel").joinpath(*path).read_bytes())


@cache
def _asset(folder: str, name: str) -> StaticDocument:
    if folder == "swagger-ui":
        return ready((_SWAGGER_FILES / name).read_bytes())
    return packaged("pages", folder, name)


@cache
def _docs() -> StaticDocument:
    return _page("docs.html")


@cache
def _root(language: str) -> StaticDocument:
    translator = translator_for(language)
    games = [service.game.name for service in registry().values()]
    texts = {
        key.removeprefix("root."): translator.format(PAGES, key, {"games": games})
        for key in PAGES.forms
        if key.startswith("root.")
    }
    return _page("root.html", language=language, texts=texts)


@cache
def _problem_page(name: str, language: str) -> StaticDocument:
    translator = translator_for(language)
    return _page(
        "problem.html",
        language=language,
        name=name,
        status=STATUS[name],
        title=translator.format(PROBLEMS, f"{name}.title", {}),
        text=translator.format(PROBLEMS, f"{name}.page", {}),
    )


def _page(template: str, **values: object) -> StaticDocument:
    return ready(_TEMPLATES.get_template(template).render(values).encode())


def _with_code(text: str) -> Markup:
    """A text whose words between backticks are code."""
    # Plain text until the end: Markup would escape what the substitution adds.
    return Markup(_CODE.sub(r"<code>\1</code>", html.escape(text)))  # noqa: S704  # escaped before


_TEMPLATES = Environment(
    loader=PackageLoader("gavel", "pages"), autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True
)
_TEMPLATES.filters["with_code"] = _with_code
