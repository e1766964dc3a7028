"""The gate: each call of the API has a key where keys are asked for, and is counted where there is a rate."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from gavel.admission.addresses import address_of
from gavel.admission.api_keys import ApiKeys, Client
from gavel.admission.rates import Headers, Rate, Rates
from gavel.api.exchange import Exchange
from gavel.api.pipeline import Route
from gavel.api.problems import Problem

GUARDED: Final = "/v1/"
"""Where the routes of the API begin.

Pages, the contract and probes are open: they cost little, and load balancers have no keys.
"""

CHALLENGE: Final = ("WWW-Authenticate", 'ApiKey realm="gavel"')


@dataclass(frozen=True, slots=True)
class Gate:
    """Lets calls in. Whoever has a key is counted as its client, by whichever key; all others by their address."""

    keys: ApiKeys | None
    keys_optional: bool
    """Whether those without a key are let in too."""
    rates: Rates
    per_client: Rate
    per_address: Rate
    """No windows for no limit."""
    proxies: int

    def admit(self, exchange: Exchange, route: Route) -> None:
        """Let a request in, or raise Problem. Its exchange then knows how further requests in it are counted."""
        if not route.path.startswith(GUARDED) or exchange.request.method == "OPTIONS":
            return
        try:
            client = self._client(exchange.headers.get("HTTP_X_API_KEY"))
        except Problem as refusal:
            # Counted too: nobody may try keys faster than they may ask.
            refusal.headers += self._count_address(exchange.headers)
            raise
        if client is None:
            exchange.count = partial(self._count_address, exchange.headers)
        else:
            rate = self.per_client if client.rate is None else client.rate
            exchange.count = partial(self._count, rate, f"client {client.name}")
            exchange.witness.recognised(client.name)
        exchange.added_headers = exchange.count()

    def _client(self, key: str | None) -> Client | None:
        """The client with that key; None for somebody without one, where that is allowed. Raises Problem."""
        if self.keys is None or (key is None and self.keys_optional):
            return None
        if key is None:
            raise Problem("key-missing", headers=(CHALLENGE,))
        client = self.keys.client(key)
        if client is None:
            raise Problem("key-refused")
        return client

    def _count_address(self, headers: Mapping[str, Any]) -> Headers:
        return self._count(self.per_address, f"address {address_of(headers, self.proxies)}")

    def _count(self, rate: Rate, who: str) -> Headers:
        return self.rates.take(rate, who) if rate else ()
