"""What can go wrong.

`GavelError` is either a `TransportError` (no usable answer: network failure, a timeout, a proxy's error page) or a
`Problem` (the service refused, and said why); each problem type of the service has a class of its own.
"""

from collections.abc import Iterator
from typing import Any, ClassVar

from gavel_sdk.documents import Document, Json


class GavelError(Exception):
    """Anything that this client raises about a call."""


class TransportError(GavelError):
    """No usable answer came: network failure, a timeout, or an answer that is none of this service's.

    `status` is the HTTP status of such an answer, if there was one.
    """

    def __init__(self, message: str, *, status: int | None = None, request_id: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.request_id = request_id

    def __str__(self) -> str:
        lines = [super().__str__()]
        if self.request_id:
            lines.append(f"  request id: {self.request_id}")
        return "\n".join(lines)


class Problem(GavelError):
    """The service refused (RFC 9457). A problem type that this client does not know is of this very class.

    `type` is the problem's URI and `name` its last part; `raw` is the whole document.
    """

    type_name: ClassVar[str] = ""

    def __init__(self, raw: Json, *, status: int | None = None, request_id: str | None = None) -> None:
        self.raw = raw
        self.type: str = str(raw.get("type", "about:blank"))
        self.name = self.type.rstrip("/").rsplit("/", 1)[-1]
        self.title: str = str(raw.get("title") or self.name)
        self.status: int = raw.get("status", status) or 0
        self.detail: str = str(raw.get("detail") or "")
        self.request_id: str | None = raw.get("instance") or request_id
        super().__init__(raw)

    def __str__(self) -> str:
        head = f"{self.title} ({self.status})"
        lines = [f"{head}: {self.detail}" if self.detail else head]
        lines += [f"  {line}" for line in self._reasons()]
        if self.request_id:
            lines.append(f"  request id: {self.request_id}")
        return "\n".join(lines)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (type(self), self.raw, self.status, self.request_id))

    def _reasons(self) -> list[str]:
        """What `str` says beyond title, detail and request id, one line each."""
        return []


class _Faulty(Problem):
    """A problem with a list of faults; `more` counts those beyond the list's limit, up to 900.

    A fault has a stable `code`, `detail` for people, a `pointer` (RFC 6901) into what was sent; `rule`, the clause of
    the game's rules, and its text as `clause`, where one applies; and its figures as further members.
    """

    member: ClassVar[str] = "violations"

    @property
    def violations(self) -> list[Any]:
        """The faults."""
        return list(self.raw.get(self.member, ()))

    @property
    def more(self) -> int:
        """How many faults were found beyond those."""
        return int(self.raw.get("more", 0))

    def _reasons(self) -> list[str]:
        more = [f"and {self.more} more"] if self.more else []
        return [_told(fault) for fault in self.violations] + more


class MalformedJson(Problem):
    """The body is no JSON that the service takes; `offset` says where, if it is known."""

    type_name = "malformed-json"

    @property
    def offset(self) -> int | None:
        """Where the fault lies in the body that was sent, if the service knows."""
        return self.raw.get("offset")


class SealBroken(Problem):
    """The service has sealed no such token."""

    type_name = "seal-broken"


class ReceiptBroken(Problem):
    """The service has signed no such receipt."""

    type_name = "receipt-broken"


class InvalidRequest(_Faulty):
    """The body does not fit the contract; `errors` holds every fault."""

    type_name = "invalid-request"
    member = "errors"

    @property
    def errors(self) -> list[Any]:
        """The faults, by the contract's name."""
        return self.violations


class InvalidState(_Faulty):
    """No game can have led to this state or tallied end; `violations` holds every reason."""

    type_name = "invalid-state"


class IllegalAction(_Faulty):
    """The state is fine, the action is not allowed in it.

    `to_act` says whose turn it is; `legal_actions` is what the action's own player may do instead: nothing while it is
    not that player's turn, or for a stranger. So the refusal may be shown to whoever acted. The choices of all who may
    act stand in the position.
    """

    type_name = "illegal-action"

    @property
    def to_act(self) -> list[str]:
        """Whose turn it is."""
        return list(self.raw.get("to_act", ()))

    @property
    def legal_actions(self) -> list[Any]:
        """What the action's own player may do instead."""
        return list(self.raw.get("legal_actions", ()))


class NotFinished(Problem):
    """A final score was demanded of a game that is still running."""

    type_name = "not-finished"


class UnknownGame(Problem):
    """The service has no such game; `games` holds the ids of those it has."""

    type_name = "unknown-game"

    @property
    def games(self) -> list[str]:
        """The ids of the games that the service has."""
        return list(self.raw.get("games", ()))

    def _reasons(self) -> list[str]:
        return [f"games: {', '.join(map(str, self.games))}"] if self.games else []


class NotFound(Problem):
    """The service has nothing at this address."""

    type_name = "not-found"


class MethodNotAllowed(Problem):
    """The address exists, but not for this HTTP method."""

    type_name = "method-not-allowed"


class NotAcceptable(Problem):
    """The service cannot answer in the form asked for."""

    type_name = "not-acceptable"


class UnsupportedMediaType(Problem):
    """The service does not take a body of this form."""

    type_name = "unsupported-media-type"


class TooLarge(Problem):
    """The body is larger than the service's `limit`."""

    type_name = "too-large"

    @property
    def limit(self) -> int | None:
        """The limit that the body broke."""
        return self.raw.get("limit")

    def _reasons(self) -> list[str]:
        return [] if self.limit is None else [f"limit: {self.limit}"]


class KeyMissing(Problem):
    """This takes a key, and the request had none."""

    type_name = "key-missing"


class KeyRefused(Problem):
    """The key does not allow this."""

    type_name = "key-refused"


class SealedRefused(Problem):
    """A correction needs a state that the referee has unsealed, which everybody is shown."""

    type_name = "sealed"


class Held(Problem):
    """What the last action turned up has not been seen by another seat yet."""

    type_name = "held"


class Branched(Problem):
    """The game has gone on another way."""

    type_name = "branched"


class TableUnknown(Problem):
    """There is no record of this table."""

    type_name = "table-unknown"


class TooManyRequests(Problem):
    """There have been too many requests in a short time."""

    type_name = "too-many-requests"


class SealingNotConfigured(Problem):
    """The service has no keys for this."""

    type_name = "sealing-not-configured"


class Unavailable(Problem):
    """The service cannot answer now; an action may have been played: ask again with the same token."""

    type_name = "unavailable"


class Internal(Problem):
    """A defect of the service; its operators find it by the `request_id`."""

    type_name = "internal"


def _types_of(problem: type[Problem]) -> Iterator[type[Problem]]:
    for each in problem.__subclasses__():
        yield from (each, *_types_of(each))


PROBLEMS: dict[str, type[Problem]] = {each.type_name: each for each in _types_of(Problem) if each.type_name}
"""The exceptions by the last part of the problem's `type`."""


def problem_from_json(raw: Document, *, status: int | None = None, request_id: str | None = None) -> Problem:
    """The exception for a problem document; `status` and `request_id` serve where the document has none."""
    name = str(raw.get("type", "")).rstrip("/").rsplit("/", 1)[-1]
    return PROBLEMS.get(name, Problem)(dict(raw), status=status, request_id=request_id)


def _told(fault: Json) -> str:
    place = f" at {fault['pointer']}" if fault.get("pointer") else ""
    rule = f" ({fault['rule']})" if fault.get("rule") else ""
    clause = f' "{fault["clause"]}"' if fault.get("clause") else ""
    return f"{fault.get('code')}{place}{rule}: {fault.get('detail', '')}{clause}"


def _restored(kind: type[Problem], raw: Json, status: int | None, request_id: str | None) -> Problem:
    """Unpickle a problem: exceptions cross process borders, in Dask for one."""
    return kind(raw, status=status, request_id=request_id)
