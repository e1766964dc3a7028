"""A WSGI app around the service's, which tells watchers, and a trace, when each request begins, waits and ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from gavel.api.witness import WITNESS, Witness
from gavel.observe.facts import Answered, Refusal, Request, answered, game_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

    from gavel.api.body import Body


class Watcher:
    """Who watches requests; this one does nothing. What raises OSError is lost, and no request fails by it."""

    def begins(self) -> None:
        """A request begins."""

    def waits(self, change: int) -> None:
        """One large request more waits for its turn (1), or one less (-1)."""

    def line(self, line: Answered) -> None:
        """A line of a batch is answered."""

    def played_for_late(self, game: str, actions: int) -> None:
        """The service has played so many default actions, since the time of those who were to act was up."""

    def ends(self, request: Request) -> None:
        """A request that began has been answered, or was broken off."""


class Span:
    """A request's time in a trace; this one is in none."""

    def current(self) -> AbstractContextManager[object]:
        """Make it the parent of all spans that begin meanwhile."""
        return nullcontext()

    def around(self, body: Iterable[bytes]) -> Iterable[bytes]:
        """The pieces of a body, each of them made while the span is the current one."""
        return body

    def mark(self, event: str) -> None:
        """Say when something happened."""

    def end(self, request: Request) -> None:
        """Say what was answered."""


class Tracing:
    """Who traces requests; this one traces none."""

    def begin(self, _environ: Mapping[str, Any], /) -> Span:
        """The span of a request that begins."""
        return _UNTRACED


_UNTRACED: Final = Span()


class Record(Witness):
    """Keeps what one exchange tells until it ends, and tells the watchers what they may not wait for."""

    __slots__ = ("_answered", "_body", "_game", "_operation", "_watchers", "client", "span")

    def __init__(self, watchers: Sequence[Watcher], span: Span) -> None:
        self._watchers = watchers
        self.span = span
        self.client = ""
        self._body: Body | None = None
        self._operation = self._game = ""
        self._answered: Answered | None = None

    def received(self, body: Body) -> None:
        """A request came; of its body, the bytes count that are taken."""
        self._body = body

    def routed(self, operation: str, game: str | None) -> None:
        """The request is for this operation."""
        self._operation, self._game = operation, game_of(game)

    def recognised(self, client: str) -> None:
        """The request has a key, of this client."""
        self.client = client

    def waits(self) -> None:
        """The request waits for its turn."""
        self.span.mark("waits")
        tell(self._watchers, lambda each: each.waits(1))

    def proceeds(self) -> None:
        """It waits no more."""
        self.span.mark("proceeds")
        tell(self._watchers, lambda each: each.waits(-1))

    def played_for_late(self, game: str, actions: int) -> None:
        """Tell of it at once: the request goes on, and may be refused."""
        tell(self._watchers, lambda each: each.played_for_late(game, actions))

    def answered(self, document: Mapping[str, Any]) -> None:
        """Take from the document what counts, and let it go."""
        self._answered = answered(self._operation, self._game, 0, document)

    def answered_line(self, operation: str, game: str, status: int, document: Mapping[str, Any]) -> None:
        """Tell of a line at once: a batch may have a hundred thousand."""
        line = answered(operation, game_of(game), status, document)
        tell(self._watchers, lambda each: each.line(line))

    def about(self, status: int) -> Answered:
        """What the answer, which has this status, is about."""
        if self._answered is not None:
            return self._answered._replace(status=status)
        return Answered(self._operation, self._game, status, "", None, ends_game=False)

    @property
    def bytes_in(self) -> int:
        """Bytes of the body that were read."""
        return 0 if self._body is None else self._body.taken


def tell(watchers: Iterable[Watcher], what: Callable[[Watcher], None]) -> None:
    """Tell each watcher; a full disk under a log is no reason to refuse a request."""
    for each in watchers:
        with suppress(OSError):
            what(each)


class Watched:
    """A WSGI app that answers by `app`, and tells `watchers` and `tracing`; `client_of` finds a request's client."""

    def __init__(
        self,
        app: WSGIApplication,
        watchers: Sequence[Watcher],
        client_of: Callable[[Mapping[str, Any]], str],
        tracing: Tracing,
    ) -> None:
        self._app, self._watchers, self._client_of, self._tracing = app, watchers, client_of, tracing

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """One request's answer."""
        environ[WITNESS] = record = Record(self._watchers, self._tracing.begin(environ))
        answer = _Answer(record, self._client_of(environ), self._watchers, start_response)
        tell(self._watchers, lambda each: each.begins())
        try:
            with record.span.current():
                body = self._app(environ, answer.start)
        except BaseException:
            answer.end()
            raise
        if not isinstance(body, list):
            return answer.on_its_way(body)
        # Whole already; servers send a list by the shortest way.
        answer.end(sum(map(len, body)))
        return body

    def refused_unread(self, environ: Mapping[str, Any], request_id: str, status: int) -> None:
        """A request that the server refused before the app had it: nothing of it is known but who sent it."""
        about = Answered("", "", status, "", Refusal("http", ""), ends_game=False)
        request = Request(about, request_id, self._client_of(environ), 0.0, 0, 0)
        tell(self._watchers, lambda each: each.begins())
        tell(self._watchers, lambda each: each.ends(request))


class _Answer:
    """An answer, which tells the watchers when the last of it was made, or when the server broke it off."""

    def __init__(self, record: Record, client: str, watchers: Sequence[Watcher], start_response: StartResponse) -> None:
        self._record, self._client, self._watchers = record, client, watchers
        self._start_response = start_response
        self._began = perf_counter()
        self._status, self._request_id, self._bytes_out = 500, "", 0
        self._body: Iterable[bytes] = ()
        self._has_ended = False

    def start(self, status: str, headers: list[tuple[str, str]], *more: Any) -> Any:
        """Send the head, and keep what it tells."""
        self._status = int(status[:3])
        self._request_id = next((value for name, value in headers if name == "X-Request-Id"), "")
        return self._start_response(status, headers, *more)

    def on_its_way(self, body: Iterable[bytes]) -> _Answer:
        """The answer with a body that is made piece by piece."""
        self._body = body
        return self

    def __iter__(self) -> Iterator[bytes]:
        for piece in self._record.span.around(self._body):
            self._bytes_out += len(piece)
            yield piece
        self.end()

    def end(self, more_bytes: int = 0) -> None:
        """Tell the watchers, once."""
        if self._has_ended:
            return
        self._has_ended = True
        record, seconds = self._record, perf_counter() - self._began
        about, bytes_out = record.about(self._status), self._bytes_out + more_bytes
        request = Request(about, self._request_id, record.client or self._client, seconds, record.bytes_in, bytes_out)
        record.span.end(request)
        tell(self._watchers, lambda each: each.ends(request))

    def close(self) -> None:
        """Called by the server at the end of an answer, whether it came to that or was broken off."""
        self.end()
        if (close := getattr(self._body, "close", None)) is not None:
            close()
