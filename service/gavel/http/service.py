"""Flask as the service needs it: with our request class, and looking at nothing of a URL but its path."""

from flask import Flask, Request
from werkzeug.routing import MapAdapter

from gavel.http.exchange import Exchange


class Service(Flask):
    """Flask without static files, that takes paths as they are, whatever host a request names."""

    request_class = Exchange

    def __init__(self, name: str) -> None:
        super().__init__(name, static_folder=None)
        self.url_map.merge_slashes = False

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """What finds the route of a request, by its path and method alone."""
        if request is None:
            return None
        return self.url_map.bind("", path_info=request.path, default_method=request.method)
