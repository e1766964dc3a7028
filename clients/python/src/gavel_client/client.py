"""The client of one service."""

from collections.abc import Iterable, Iterator, Mapping
from types import TracebackType
from typing import Any

import requests

from gavel_client.batch import PORTION, answers
from gavel_client.game import GameClient
from gavel_client.results import BatchAnswer
from gavel_client.sheets import GameSummary, Health
from gavel_client.transport import Timeout, Transport, read, segment
from gavel_client.violations import Json


class Client:
    """A Gavel service, over one pool of connections. Close it, or use it in a `with` statement.

    `timeout` is in seconds: for connecting, and for each wait for bytes. `retries` is how often a call is repeated
    after a transient failure (see `adapter`). `language` is sent as Accept-Language: en, fr or de. A `session` of
    your own is used as it is, with its proxies, certificates and adapters, and is left open.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: Timeout = (3.05, 30),
        retries: int = 3,
        language: str | None = None,
        session: requests.Session | None = None,
    ) -> None:
        self._transport = Transport(base_url, timeout=timeout, retries=retries, language=language, session=session)

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

    def game(self, game: str) -> GameClient:
        """The operations on the game of that id; makes no call."""
        return GameClient(self._transport, game)

    def games(self, *, request_id: str | None = None) -> tuple[GameSummary, ...]:
        """The catalogue of games."""
        return read(_catalogue, self._transport.get_json("/v1/games", request_id))

    def batch(
        self, lines: Iterable[Mapping[str, Any]], *, portion: int = PORTION, request_id: str | None = None
    ) -> Iterator[BatchAnswer]:
        """One answer for each line `{"id", "operation", "game", "body"}`, in order, as they come.

        `lines` may be endless: they are taken in portions of at most `portion` bytes, the next one when the last has
        been answered. Where each line depends on the answer before it, let `portion` be 1. A refused line gets a
        problem of its own and stops nothing.
        """
        return answers(self._transport, lines, portion=portion, request_id=request_id)

    def problem(self, name: str, *, request_id: str | None = None) -> str:
        """The page (HTML) about one problem type, such as "illegal-action"."""
        return self._transport.get_text(f"/problems/{segment(name)}", "text/html", request_id)

    def openapi(self, *, request_id: str | None = None) -> Json:
        """The contract: OpenAPI 3.1."""
        return self._transport.get_json("/openapi.json", request_id)

    def openapi_yaml(self, *, request_id: str | None = None) -> str:
        """The contract as YAML."""
        return self._transport.get_text("/openapi.yaml", "application/yaml", request_id)

    def docs(self, *, request_id: str | None = None) -> str:
        """The page (HTML) on which to read and try the contract."""
        return self._transport.get_text("/docs", "text/html", request_id)

    def health(self, *, request_id: str | None = None) -> Health:
        """Whether the service lives; raises if it does not."""
        return read(Health.from_json, self._transport.get_json("/healthz", request_id))

    def ready(self, *, request_id: str | None = None) -> Health:
        """Whether the service is ready for calls; raises if it is not."""
        return read(Health.from_json, self._transport.get_json("/readyz", request_id))


def _catalogue(raw: Json) -> tuple[GameSummary, ...]:
    return tuple(map(GameSummary.from_json, raw["games"]))
