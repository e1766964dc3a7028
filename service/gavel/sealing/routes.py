"""The routes of the service's keys and of receipts; without keys, what needs them is refused."""

from gavel.api.documents import ready
from gavel.api.exchange import Exchange, Representation
from gavel.api.negotiation import JSON
from gavel.api.pipeline import Route
from gavel.schemas import strict_json
from gavel.sealing.configured import Sealing


def routes(sealing: Sealing) -> list[Route]:
    """Every route of this room."""

    def keys(exchange: Exchange) -> Representation:
        """The public halves of the keys that sign, as a JWK set."""
        return exchange.static(ready(strict_json.dumps(sealing.keys().public())), JSON)

    return [Route("/v1/keys", "GET", keys, "keys")]
