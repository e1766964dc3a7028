"""Flask without what the service has no use for, which would be a third of the time that it takes for a request.

Left out are sessions, hosts and subdomains, signals, asynchronous functions, and functions that stand before a request,
at its end, or after the requests of one blueprint. `app.after_request` is there as ever.
"""

from collections.abc import Callable
from typing import Any

from flask import Flask, Request, Response
from flask.sessions import NullSession, SessionInterface
from werkzeug.routing import MapAdapter

from gavel.http.exchange import Exchange


class NoSessions(SessionInterface):
    """The service keeps nothing between requests: all have the same session, in which nothing can be kept."""

    _the_one = NullSession()

    def open_session(self, app: Flask, request: Any) -> NullSession:
        """The session of every request."""
        return self._the_one


class Service(Flask):
    """Flask with our request class, URLs taken as they are, and views and error handlers that return responses."""

    request_class = Exchange
    session_interface = NoSessions()

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """What matches a URL: by its path alone."""
        if request is None:
            return None
        return MapAdapter(
            self.url_map,
            server_name="",
            script_name=request.root_path,
            subdomain="",
            url_scheme=request.scheme,
            path_info=request.path,
            default_method=request.method,
        )

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
