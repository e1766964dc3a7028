"""Traces, by OpenTelemetry: a span for each request, below the caller's, and one for each call that it waits for.

OpenTelemetry's own variables (`OTEL_…`) say what is sampled, and how it is sent. A span has what a line of the log has:
nothing that a client has sent but its request id, and no message of an error, which may quote a document.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from http import HTTPStatus
from threading import Lock
from typing import Any, Final

from opentelemetry import trace
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from gavel import __version__
from gavel.observe.blotting import blotted
from gavel.observe.facts import Request
from gavel.observe.watching import Span, Tracing

NAME: Final = "gavel"
METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST"})
"""The methods that a span names; any other is `_OTHER`, as the conventions have it."""

_CALLER: Final = {"traceparent": "HTTP_TRACEPARENT", "tracestate": "HTTP_TRACESTATE"}
"""The headers of W3C's Trace Context, and their names in WSGI."""
_PROPAGATOR: Final = TraceContextTextMapPropagator()
_MADE = Lock()


class Traces(Tracing):
    """The traces that are sent to one collector."""

    def __init__(self, endpoint: str) -> None:
        """`endpoint`: the URL that takes spans in OTLP over HTTP."""
        self._endpoint = endpoint

    def begin(self, environ: Mapping[str, Any]) -> Span:
        """The span of a request that begins."""
        method = environ["REQUEST_METHOD"] if environ["REQUEST_METHOD"] in METHODS else "_OTHER"
        caller = _PROPAGATOR.extract({name: environ[key] for name, key in _CALLER.items() if key in environ})
        named = {"http.request.method": method}
        span = self._tracer().start_span(method, context=caller, kind=trace.SpanKind.SERVER, attributes=named)
        return _Served(method, span)

    def guard_call(self, store: str, call: str) -> AbstractContextManager[None]:
        """A call of the guard's store, in the span of the request that waits for it."""
        return self._step(f"guard {call}", {"db.system.name": store})

    def search(self) -> AbstractContextManager[None]:
        """A search, in the span of the request that waits for it."""
        return self._step("search", {})

    @contextmanager
    def _step(self, name: str, attributes: Mapping[str, str]) -> Iterator[None]:
        if not trace.get_current_span().get_span_context().is_valid:  # nobody waits: the store is asked by a probe
            yield
            return
        span = self._tracer().start_span(name, kind=trace.SpanKind.CLIENT, attributes=attributes)
        try:
            with _current(span):
                yield
        except BaseException:
            span.set_status(trace.StatusCode.ERROR)
            raise
        finally:
            span.end()

    def _tracer(self) -> trace.Tracer:
        with _MADE:
            return _tracer(self._endpoint)


class _Served(Span):
    """The span of one request."""

    def __init__(self, method: str, span: trace.Span) -> None:
        self._method, self._span = method, span

    def current(self) -> AbstractContextManager[object]:
        """Make it the parent of all spans that begin meanwhile."""
        return _current(self._span)

    def around(self, body: Iterable[bytes]) -> Iterator[bytes]:
        """The pieces of a body, each of them made within the span."""
        pieces = iter(body)
        while True:
            with self.current():
                piece = next(pieces, None)
            if piece is None:
                return
            yield piece

    def mark(self, event: str) -> None:
        """Say when something happened."""
        self._span.add_event(event)

    def end(self, request: Request) -> None:
        """Say what was answered, and send the span."""
        about = request.answered
        if about.operation:
            self._span.update_name(f"{self._method} {about.operation}")
        told: dict[str, str | int] = {
            "http.response.status_code": about.status,
            "http.request.body.size": request.bytes_in,
            "http.response.body.size": request.bytes_out,
            "gavel.request_id": blotted(request.request_id),
            "gavel.client": request.client,
            "gavel.game": about.game,
            "gavel.operation": about.operation,
            "gavel.ruleset": about.ruleset,
            "gavel.code": about.refusal.code if about.refusal else "",
            "gavel.clause": about.refusal.clause if about.refusal else "",
        }
        self._span.set_attributes({name: value for name, value in told.items() if value != ""})
        if about.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            self._span.set_status(trace.StatusCode.ERROR)
        self._span.end()


def _current(span: trace.Span) -> AbstractContextManager[object]:
    """Make a span the parent of all that begin meanwhile; no message of an error is written into it."""
    return trace.use_span(span, record_exception=False, set_status_on_exception=False)


@cache
def _tracer(endpoint: str) -> trace.Tracer:
    """What begins spans, made at a process's first request: the thread that sends them does not outlive a fork."""
    # Here, since it loads what opens connections, which gevent's worker replaces when it starts.
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

    told = Resource({"service.name": NAME, "service.version": __version__}).merge(OTELResourceDetector().detect())
    provider = TracerProvider(resource=told)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint)))
    return provider.get_tracer(NAME, __version__)
