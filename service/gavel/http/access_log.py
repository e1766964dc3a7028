"""Gunicorn's logger, whose access log has a request's id, and nothing that a query string or a header may hide."""

from typing import TYPE_CHECKING, Any

from gunicorn import glogging

if TYPE_CHECKING:
    from datetime import timedelta

FORMAT = '%(h)s %(t)s "%(r)s" %(s)s %(b)s %(M)sms %({x-request-id}o)s'
"""Peer, time, request line, status, bytes of the answer's body, time taken, request id."""


class Logger(glogging.Logger):
    """Leaves out query strings: Gavel has none, so what stands there was meant for somebody else."""

    def atoms(self, resp: Any, req: Any, environ: Any, request_time: "timedelta") -> Any:
        """What an access log's line can be made of."""
        path, mark, _query = environ["RAW_URI"].partition("?")
        # A path as it was sent, with nothing that could move a terminal's cursor or begin a line.
        shown = path.encode("unicode_escape").decode("ascii") + mark
        line = f"{environ['REQUEST_METHOD']} {shown} {environ['SERVER_PROTOCOL']}"
        return {**super().atoms(resp, req, environ, request_time), "r": line}
