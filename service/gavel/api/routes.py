"""The routes of the API: the catalogue, and for each game its sheet, its rules, its messages and its operations."""

from collections.abc import Callable

from gavel.api import documents
from gavel.api.documents import StaticDocument
from gavel.api.exchange import Exchange, Response
from gavel.api.negotiation import JSON, must_accept
from gavel.api.operations.call import Signer, no_signer
from gavel.api.operations.table import OPERATIONS, answer
from gavel.api.pipeline import Route
from gavel.api.registry import service_of


def routes(signer: Signer = no_signer) -> list[Route]:
    """Every route of the API but batches; `signer` signs receipts."""
    return [
        Route("/v1/version", "GET", version, "version"),
        Route("/v1/games", "GET", catalogue, "games"),
        Route("/v1/games/<game>", "GET", _localised(documents.game_sheet), "sheet"),
        Route("/v1/games/<game>/rules", "GET", _localised(documents.game_rules), "rules"),
        Route("/v1/games/<game>/messages", "GET", _localised(documents.game_messages), "messages"),
        *(Route(f"/v1/games/<game>/{name}", "POST", _operation(name, signer), name) for name in OPERATIONS),
    ]


def version(exchange: Exchange) -> Response:
    """What is installed here."""
    return exchange.cacheable(documents.version(), JSON)


def catalogue(exchange: Exchange) -> Response:
    """The catalogue of games."""
    return exchange.cacheable(documents.catalogue(), JSON)


def _localised(document: Callable[[str, str], StaticDocument]) -> Callable[[Exchange, str], Response]:
    def handler(exchange: Exchange, game: str) -> Response:
        language = exchange.translator.language
        return exchange.cacheable(document(service_of(game).game.id, language), JSON, language)

    return handler


def _operation(name: str, signer: Signer) -> Callable[[Exchange, str], Response]:
    def handler(exchange: Exchange, game: str) -> Response:
        service = service_of(game)
        must_accept(exchange.headers, JSON)
        return exchange.localised(answer(service, name, exchange.json_body(), exchange.call(signer)))

    return handler
