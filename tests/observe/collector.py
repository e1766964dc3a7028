"""A collector of traces on loopback, which keeps the spans that it is sent in OTLP over HTTP."""

import gzip
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import monotonic, sleep
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.support.serving import running

PATIENCE = 60
"""Seconds after which spans that have not come are given up."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A span."""

    name: str
    trace: str
    """In hexadecimal digits, as are the ids of spans."""
    identity: str
    parent: str
    kind: int
    failed: bool
    attributes: dict[str, Any]
    events: tuple[str, ...]
    resource: dict[str, Any]


@dataclass
class Collector:
    """What has been sent, and where to."""

    url: str = ""
    spans: list[Kept] = field(default_factory=list)
    text: str = ""
    """Everything that was sent, as protobuf writes it for people."""

    def take(self, body: bytes) -> None:
        """Keep what one request brings."""
        sent = ExportTraceServiceRequest.FromString(body)
        self.text += str(sent)
        for whole in sent.resource_spans:
            resource = _values(whole.resource.attributes)
            for scope in whole.scope_spans:
                self.spans += [
                    Kept(
                        span.name,
                        span.trace_id.hex(),
                        span.span_id.hex(),
                        span.parent_span_id.hex(),
                        span.kind,
                        span.status.code == 2,  # as OTLP counts: unset, ok, error
                        _values(span.attributes),
                        tuple(event.name for event in span.events),
                        resource,
                    )
                    for span in scope.spans
                ]

    def answered(self, request_id: str) -> Kept:
        """The span of the request with this id, once it has come."""
        return self.wait_for(lambda each: each.attributes.get("gavel.request_id") == request_id)

    def wait_for(self, wanted: Callable[[Kept], bool]) -> Kept:
        """The first span of this kind, once it has come."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            for span in list(self.spans):
                if wanted(span):
                    return span
            sleep(0.05)
        raise AssertionError(f"no such span came, but {[span.name for span in self.spans]}")


def _values(attributes: Any) -> dict[str, Any]:
    return {each.key: getattr(each.value, each.value.WhichOneof("value")) for each in attributes}


@contextmanager
def collecting() -> Iterator[Collector]:
    """A collector that runs."""
    collector = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            collector.take(gzip.decompress(body) if self.headers["Content-Encoding"] == "gzip" else body)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with running(ThreadingHTTPServer(("127.0.0.1", 0), Handler)) as url:
        collector.url = f"{url}/v1/traces"
        yield collector
