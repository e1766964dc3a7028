"""The client of one service."""

from collections.abc import Iterable, Iterator, Mapping
from types import TracebackType
from typing import Any, TypeVar

import requests

from gavel_sdk import operations
from gavel_sdk.batch import PORTION, BatchAnswer, answers
from gavel_sdk.calls import Call
from gavel_sdk.game import GameClient
from gavel_sdk.games import Games
from gavel_sdk.methods import method
from gavel_sdk.transport import Timeout, Transport

T = TypeVar("T")


class Client(Games):
    """A Gavel service, over one pool of connections. Close it, or use it in a `with` statement.

    `timeout` is in seconds: for connecting, and for each wait for bytes. `retries` is how often a call is repeated
    after a transient failure (see `adapter`). `language` is sent as Accept-Language: en, fr or de. `api_key` is sent
    as X-API-Key, to a service that asks for one. A `session` of your own is used as it is, with its proxies,
    certificates and adapters, and is left open.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: Timeout = (3.05, 30),
        retries: int = 3,
        language: str | None = None,
        api_key: str | None = None,
        session: requests.Session | None = None,
    ) -> None:
        self._transport = Transport(
            base_url, timeout=timeout, retries=retries, language=language, api_key=api_key, session=session
        )

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Client of {self.base_url}>"

    @property
    def base_url(self) -> str:
        """Where the service is, without a slash at the end."""
        return self._transport.base_url

    def close(self) -> None:
        """Close the pool of connections."""
        self._transport.close()

    def _game(self, game: str) -> GameClient:
        return GameClient(self._transport, game)

    def _send(self, call: Call[T]) -> T:
        return self._transport.send(call)

    games = method(operations.games)
    version = method(operations.version)
    suggestion_limits = method(operations.suggestion_limits)
    keys = method(operations.keys)
    find_table = method(operations.find_table)
    push_key = method(operations.push_key)
    verify_receipt = method(operations.verify_receipt)
    problem = method(operations.problem)
    openapi = method(operations.openapi)
    openapi_yaml = method(operations.openapi_yaml)
    transcript_schema = method(operations.transcript_schema)
    docs = method(operations.docs)
    health = method(operations.health)
    ready = method(operations.ready)

    def batch(
        self, lines: Iterable[Mapping[str, Any]], *, portion: int = PORTION, request_id: str | None = None
    ) -> Iterator[BatchAnswer]:
        """One answer for each line `{"id", "operation", "game", "body"}`, in order, as they come.

        `lines` may be endless: they are taken in portions of at most `portion` bytes, the next one when the last has
        been answered. Where each line depends on the answer before it, let `portion` be 1. A refused line gets a
        problem of its own and stops nothing.
        """
        return answers(self._transport, lines, portion=portion, request_id=request_id)
