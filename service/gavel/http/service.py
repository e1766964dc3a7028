"""Flask without what the service has no use for, which would be a third of the time that it takes for a request.

Left out are sessions, hosts and subdomains, signals, asynchronous functions, and functions that stand before a request,
at its end, or after the requests of one blueprint. `app.after_request` is there as ever.
"""

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from flask import Flask, Request, Response, request
from flask.ctx import RequestContext
from flask.globals import _cv_request
from flask.sessions import NullSession, SessionInterface
from werkzeug.exceptions import HTTPException
from werkzeug.routing import MapAdapter, Rule

from gavel.http.exchange import Exchange

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

ROUTES_KEPT = 256
"""Paths with methods whose routes are remembered, the latest used."""


class NoSessions(SessionInterface):
    """The service keeps nothing between requests: all have the same session, in which nothing can be kept."""

    _the_one = NullSession()

    def open_session(self, app: Flask, request: Any) -> NullSession:
        """The session of every request."""
        return self._the_one


class Context(RequestContext):
    """The context of a request."""

    app: "Service"

    def push(self) -> None:
        """Enter the context, without one of the app around it: nothing here asks for that."""
        self._cv_tokens.append((_cv_request.set(self), None))
        self.match_request()

    def pop(self, exc: BaseException | None = None) -> None:
        """Leave the context."""
        token, _none = self._cv_tokens.pop()
        _cv_request.reset(token)

    def match_request(self) -> None:
        """Find the route, or the exception to raise in its place."""
        here = self.request
        try:
            here.url_rule, figures = self.app.routed(here.path, here.method)
            here.view_args = {**figures}
        except HTTPException as none:
            here.routing_exception = none


class Service(Flask):
    """Flask with our request class, URLs taken as they are, and views and error handlers that return responses."""

    request_class = Exchange
    session_interface = NoSessions()

    def __init__(self, name: str) -> None:
        super().__init__(name, static_folder=None)
        self.url_map.merge_slashes = False
        self.routed = lru_cache(maxsize=ROUTES_KEPT)(self._routed)

    def _routed(self, path: str, method: str) -> tuple[Rule, Mapping[str, Any]]:
        """The rule for a path, with the figures that it finds there; raises HTTPException."""
        return self._adapter.match(path, method, return_rule=True)

    @cached_property
    def _adapter(self) -> MapAdapter:
        return self.url_map.bind("")

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """What matches URLs, by their path alone: the same for all requests."""
        return None if request is None else self._adapter

    def request_context(self, environ: "WSGIEnvironment") -> RequestContext:
        """A context that finds its route among those that were found before."""
        return Context(self, environ)

    def make_default_options_response(self) -> Response:
        """The answer to OPTIONS where no view gives one."""
        response = Response()
        response.allow.update(self._adapter.allowed_methods(request.path))
        return response

    def full_dispatch_request(self) -> Response:
        """The finished answer to the request under way, be it of its view or of an error handler."""
        answer: Any
        try:
            answer = self.dispatch_request()
        except Exception as error:
            answer = self.handle_user_exception(error)
        return self.process_response(answer)

    def process_response(self, response: Response) -> Response:
        """The answer after all that the app does with every answer, what was registered last first."""
        for finish in reversed(self.after_request_funcs[None]):
            response = finish(response)
        return response

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function as it is: none is asynchronous."""
        return func

    def do_teardown_request(self, exc: BaseException | None = None) -> None:
        """There is nothing to do at the end of a request."""

    def do_teardown_appcontext(self, exc: BaseException | None = None) -> None:
        """There is nothing to do at the end of an app context."""
