"""All that is served: the API, batches, the service's health and the pages."""

from functools import partial

from werkzeug.exceptions import ServiceUnavailable

from gavel.api import routes as api
from gavel.api.exchange import Exchange, Response
from gavel.api.negotiation import JSON, must_accept
from gavel.api.pipeline import Route
from gavel.api.registry import registry
from gavel.http import batch, draining, pages, table_page
from gavel.http.contract import Contract
from gavel.schemas import strict_json
from gavel.sealing import routes as sealed
from gavel.sealing.configured import NOTHING, Sealing
from gavel.suggesting import routes as suggesting
from gavel.suggesting.searching import Ask


def routes(sealing: Sealing = NOTHING, ask: Ask | None = None) -> list[Route]:
    """Every route."""
    return [
        *api.routes(sealing.signer),
        *sealed.routes(sealing),
        *([] if ask is None else suggesting.routes(ask)),
        Route("/v1/batch", "POST", partial(batch.batch, signer=sealing.signer), "batch"),
        Route("/healthz", "GET", healthz, "healthz"),
        Route("/readyz", "GET", partial(readyz, sealing=sealing), "readyz"),
        *pages.routes(Contract(sealed=sealing.has_keys, suggesting=ask is not None, calling=sealing.push is not None)),
        *table_page.routes(sealed=_sealed(sealing), push="no" if sealing.push is None else "yes"),
    ]


def _sealed(sealing: Sealing) -> str:
    """What the page says of tables by link."""
    if not sealing.has_keys:
        return "no"
    return "yes" if sealing.heads is None else "guarded"


def healthz(exchange: Exchange) -> Response:
    """The process is alive."""
    must_accept(exchange.headers, JSON)
    return Response(strict_json.dumps({"status": "ok"}), JSON)


def readyz(exchange: Exchange, sealing: Sealing) -> Response:
    """The service can referee: every game's rules, shapes and words are loaded, and it is not about to stop.

    Where it keeps heads of tables, their store answers.
    """
    must_accept(exchange.headers, JSON)
    if draining.under_way():
        raise ServiceUnavailable(retry_after=draining.RETRY_AFTER_SECONDS)
    sealing.check()
    return Response(strict_json.dumps({"status": "ready", "games": list(registry())}), JSON)
