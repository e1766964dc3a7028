"""The routes of the service's keys, of receipts and, where there are keys, of sealed tables."""

from collections.abc import Callable
from functools import partial

from gavel.api.documents import ready
from gavel.api.exchange import Exchange, Response
from gavel.api.negotiation import JSON, must_accept
from gavel.api.pipeline import Route, refused
from gavel.api.registry import service_of
from gavel.schemas import strict_json
from gavel.sealing.access import key_of
from gavel.sealing.configured import Sealing
from gavel.sealing.games import sealed_game
from gavel.sealing.inviting import find_table
from gavel.sealing.operations.request import SealedRequest
from gavel.sealing.operations.table import CALLS, OPERATIONS, answer
from gavel.sealing.tokens import KeyVault
from gavel.sealing.verifying import verification

VERIFY = "/v1/receipts/verify"
INVITATION = "/v1/invitation"
PUSH = "/v1/push"

NOT_STORED = ("Cache-Control", "no-store")


def routes(sealing: Sealing) -> list[Route]:
    """Every route of sealing."""

    def keys(exchange: Exchange) -> Response:
        """The public halves of the keys that sign, as a JWK set."""
        return exchange.cacheable(ready(strict_json.dumps(sealing.keys().public())), JSON)

    def verify(exchange: Exchange) -> Response:
        """The contents of a receipt, if one of these keys has signed it."""
        must_accept(exchange.headers, JSON)
        answer = verification(sealing, exchange.json_body(), exchange.translator)
        return Response(strict_json.dumps(answer), JSON)

    def invitation(exchange: Exchange) -> Response:
        """The game and the newest token of the table to which the request has an invitation."""
        must_accept(exchange.headers, JSON)
        found = find_table(key_of(exchange.headers), KeyVault(sealing.keys()), sealing.heads)
        return Response(strict_json.dumps(found), JSON)

    def push(exchange: Exchange) -> Response:
        """The public half of the key that signs push messages."""
        must_accept(exchange.headers, JSON)
        assert sealing.push is not None, "there is no such route otherwise"
        return Response(strict_json.dumps({"public_key": sealing.push.public_key}), JSON)

    return [
        Route("/v1/keys", "GET", keys, "keys"),
        Route(VERIFY, "POST", verify, "receipts-verify"),
        *([Route(INVITATION, "GET", _unstored(invitation), "invitation")] if sealing.has_keys else []),
        *([] if sealing.push is None else [Route(PUSH, "GET", push, "push")]),
        *(
            Route(
                f"/v1/games/<game>/sealed/{name}",
                "POST",
                _unstored(partial(_answered, sealing, name)),
                f"sealed-{name}",
            )
            for name in OPERATIONS
            if sealing.has_keys and (name != CALLS or sealing.push is not None)
        ),
    ]


def _unstored(handler: Callable[..., Response]) -> Callable[..., Response]:
    """A handler whose answers, refusals among them, are for one reader and are not to be stored."""

    def unstored(exchange: Exchange, **parts: str) -> Response:
        try:
            response = handler(exchange, **parts)
        except Exception as error:
            response = refused(error, exchange)
        response.headers += (NOT_STORED,)
        return response

    return unstored


def _answered(sealing: Sealing, name: str, exchange: Exchange, game: str) -> Response:
    service_of(game)
    keys = sealing.keys()
    must_accept(exchange.headers, JSON)
    key = key_of(exchange.headers)
    body = exchange.json_body()
    vault, at = KeyVault(keys), (sealing.heads, sealing.agenda, sealing.push)
    request = SealedRequest(sealed_game(game), body, exchange.call(), key, vault, *at, exchange.witness)
    return exchange.localised(answer(request, name))
