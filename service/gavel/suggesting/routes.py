"""The routes of suggestions, which a service without searches does not have."""

from collections.abc import Mapping
from typing import Any, Final

from gavel.api.documents import ready
from gavel.api.exchange import Exchange, Response
from gavel.api.negotiation import JSON, must_accept
from gavel.api.pipeline import Route
from gavel.api.registry import service_of
from gavel.schemas import strict_json
from gavel.suggesting.operation import NAME, answer
from gavel.suggesting.searching import MOST_MILLISECONDS, MOST_PLAYOUTS, Ask, Result

LIMITS: Final = {"playouts": MOST_PLAYOUTS, "milliseconds": MOST_MILLISECONDS}
"""The most that one search may cost."""


def routes(ask: Ask) -> list[Route]:
    """The limits of a search, and the suggestions for each game."""

    def handler(exchange: Exchange, game: str) -> Response:
        service = service_of(game)
        must_accept(exchange.headers, JSON)

        def ask_beside_others(game: str, body: Mapping[str, Any]) -> Result:
            exchange.end()  # the service has its own work with a large request behind it, and only waits from here on
            return ask(game, body)

        return exchange.localised(answer(service, exchange.json_body(), exchange.call(), ask_beside_others))

    return [
        Route("/v1/suggestions", "GET", limits, "suggestion-limits"),
        Route(f"/v1/games/<game>/{NAME}", "POST", handler, NAME),
    ]


def limits(exchange: Exchange) -> Response:
    """The most that one search may cost."""
    return exchange.cacheable(ready(strict_json.dumps(LIMITS)), JSON)
