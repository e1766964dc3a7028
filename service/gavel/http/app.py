"""The app factory: a Flask app whose every route is answered by the pipeline, and the WSGI front past Flask."""

import os

from flask import Flask, Request, Response, request
from werkzeug.datastructures import Headers
from werkzeug.routing import MapAdapter

from gavel.api.exchange import Reply
from gavel.api.exchange import Request as Asked
from gavel.api.pipeline import Pipeline
from gavel.api.registry import prepare, registry
from gavel.checking import refuse_defects
from gavel.http.front import Front, path_of, request_of, rest_of
from gavel.http.observing import time_guard, time_searches
from gavel.http.reloading import at_reload
from gavel.http.routes import routes
from gavel.http.settings import Settings, from_environment
from gavel.i18n import LANGUAGES
from gavel.i18n.translator import translator_for
from gavel.schemas.statuses import STATUS
from gavel.sealing.configured import Sealing
from gavel.sealing.games import prepare as prepare_sealed
from gavel.suggesting.operation import prepare as prepare_suggestions
from gavel.suggesting.searches import Searches
from gavel.suggesting.searching import Ask


def create_app(settings: Settings | None = None) -> Flask:
    """The WSGI app; settings default to those of the environment. Compiles everything, so that no request has to."""
    settings = settings or from_environment(os.environ)
    for language in LANGUAGES:
        translator_for(language)
    prepare()
    for service in registry().values():
        refuse_defects(service)
    sealing = Sealing(settings.keys, settings.heads, settings.push)
    at_reload(sealing.reload)
    if settings.keys:
        prepare_sealed()
    searches = Searches(settings.suggestions) if settings.suggestions else None
    if searches is not None:
        prepare_suggestions()
    ask: Ask | None = None if searches is None else time_searches(searches.ask, settings)
    time_guard(sealing, settings)
    gate = settings.admission.gate()
    pipeline = Pipeline(
        routes(sealing, ask),
        {"game": registry(), "name": STATUS},
        settings.cors_origins,
        None if gate is None else gate.admit,
    )
    app = Service("gavel", pipeline)
    if settings.fast_path:
        app.wsgi_app = Front(pipeline, app.wsgi_app)  # type: ignore[method-assign]  # as Flask has it
    return app


class Service(Flask):
    """Flask without static files: a pipeline answers everything, and nothing of a URL counts but its path."""

    def __init__(self, name: str, pipeline: Pipeline) -> None:
        super().__init__(name, static_folder=None)
        self._pipeline = pipeline
        self.url_map.merge_slashes = False
        for route in pipeline.routes:
            # One view for all: the pipeline knows by the path what to show.
            self.add_url_rule(
                route.path, route.name, self._view, methods=route.methods, provide_automatic_options=False
            )
        self.register_error_handler(Exception, self._failed)

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """What finds the route of a request, by its path and method alone."""
        if request is None:
            return None
        return self.url_map.bind("", path_info=path_of(request.environ), default_method=request.method)

    def _view(self, **_parts: str) -> Response:
        asked = request_of(request.environ)
        return _response(self._pipeline.respond(asked), asked)

    def _failed(self, error: Exception) -> Response:
        """What Flask has refused, or an extension of it; a method that a path does not take, the pipeline refuses."""
        asked = request_of(request.environ)
        if error is request.routing_exception and self._pipeline.knows(asked.path):
            return _response(self._pipeline.respond(asked), asked)
        return _response(self._pipeline.refuse(asked, error), asked)


class _Answer(Response):
    """A response with just the headers that the pipeline gave it."""

    default_mimetype = None
    automatically_set_content_length = False


def _response(reply: Reply, asked: Asked) -> Response:
    response = _Answer(reply.body, reply.status, Headers(reply.headers))
    rest = rest_of(request.environ, asked, reply)
    if rest is not None:
        response.call_on_close(rest)
    return response
