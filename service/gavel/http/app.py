"""The app factory: one Flask app, all of whose answers carry a request id and all of whose errors are problems."""

import logging
import os

from flask import Flask, Response
from werkzeug.exceptions import HTTPException

from gavel.api.desks import desks
from gavel.api.problems import Problem
from gavel.http import batch, pages, routes
from gavel.http.compression import compress
from gavel.http.cors import opened_to
from gavel.http.exchange import PROBLEM_JSON, exchange, problem_answer
from gavel.http.service import Service
from gavel.http.settings import Settings, from_environment
from gavel.http.short_way import ShortWay
from gavel.i18n import LANGUAGES
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json

log = logging.getLogger("gavel")


def create_app(settings: Settings | None = None) -> Flask:
    """The WSGI app; settings default to those of the environment. Compiles everything, so that no request has to."""
    settings = settings or from_environment(os.environ)
    app = Service("gavel")
    desks()
    for language in LANGUAGES:
        translator_for(language)
    app.register_blueprint(routes.blueprint())
    app.register_blueprint(batch.blueprint())
    app.register_blueprint(pages.blueprint())
    _handle_errors(app)
    # The last comes first: CORS adds to what compression says of an answer's variants.
    if settings.cors_origins:
        app.after_request(opened_to(settings.cors_origins))
    app.after_request(_finish)
    app.after_request(compress)
    app.wsgi_app = ShortWay(app.wsgi_app, settings.cors_origins)  # type: ignore[method-assign]  # as Flask has it
    return app


def _finish(response: Response) -> Response:
    headers = response.headers
    headers.add("X-Request-Id", exchange().request_id)
    headers.add("X-Content-Type-Options", "nosniff")
    return response


# --- errors ---------------------------------------------------------------------------------------------------------


def _handle_errors(app: Flask) -> None:
    app.register_error_handler(Problem, problem_answer)
    app.register_error_handler(HTTPException, _http_problem)
    app.register_error_handler(Exception, _defect)


_NAMES = {
    404: "not-found",
    405: "method-not-allowed",
    406: "not-acceptable",
    415: "unsupported-media-type",
    500: "internal",
}


def _http_problem(error: HTTPException) -> Response:
    """What Flask or Werkzeug refuse by themselves, as a problem; their headers (Allow, Retry-After) stay."""
    status = error.code or 500
    name = _NAMES.get(status)
    response = problem_answer(Problem(name)) if name is not None else _other_problem(status, error.name)
    for header, value in error.get_headers():
        if header not in ("Content-Type", "Content-Length"):
            response.headers[header] = value
    return response


def _other_problem(status: int, title: str) -> Response:
    """A status for which the contract has no problem type of its own (RFC 9457, section 4.2.1)."""
    document = {
        "type": "about:blank",
        "title": title,
        "status": status,
        "detail": f"{title}.",
        "instance": exchange().request_id,
    }
    return Response(strict_json.dumps(document), status=status, mimetype=PROBLEM_JSON)


def _defect(error: Exception) -> Response:
    """Our own defect: logged with the request id, and nothing of it shown."""
    log.error("request %s failed", exchange().request_id, exc_info=error)
    return problem_answer(Problem("internal"))
