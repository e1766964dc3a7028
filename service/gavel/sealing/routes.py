"""The routes of the service's keys and of receipts; without keys, what needs them is refused."""

from typing import Any

from gavel.api.documents import ready
from gavel.api.exchange import Exchange, Representation
from gavel.api.negotiation import JSON, must_accept
from gavel.api.operations.call import Answer
from gavel.api.pipeline import Route
from gavel.api.problems import Problem, listed_errors
from gavel.i18n.common import ERRORS
from gavel.i18n.translator import Speaker
from gavel.schemas import strict_json
from gavel.schemas.acceptors import compile_acceptor
from gavel.schemas.explain import schema_errors
from gavel.sealing.configured import Sealing
from gavel.sealing.receipt_shapes import ReceiptRequest

VERIFY = "/v1/receipts/verify"

_REQUEST = ReceiptRequest()
_accepts = compile_acceptor(_REQUEST)


def routes(sealing: Sealing) -> list[Route]:
    """Every route of this room."""

    def keys(exchange: Exchange) -> Representation:
        """The public halves of the keys that sign, as a JWK set."""
        return exchange.static(ready(strict_json.dumps(sealing.keys().public())), JSON)

    def verify(exchange: Exchange) -> Representation:
        """What a receipt says, if one of these keys has signed it."""
        must_accept(exchange.headers, JSON)
        found = verification(sealing, exchange.json_body(), exchange.translator)
        return Representation(strict_json.dumps(found), JSON)

    return [Route("/v1/keys", "GET", keys, "keys"), Route(VERIFY, "POST", verify, "receipts-verify")]


def verification(sealing: Sealing, body: Any, speaker: Speaker) -> Answer:
    """{receipt} → {kid, payload}; raises Problem."""
    if not _accepts(body):
        errors = schema_errors(_REQUEST, body)
        raise Problem("invalid-request", members=listed_errors(errors, ERRORS, "", speaker))
    keys = sealing.keys()
    from gavel.sealing.receipts import verified

    kid, payload = verified(keys.verifying, body["receipt"])
    return {"kid": kid, "payload": payload}
