"""The settings of the gate, from the environment.

`GAVEL_API_KEYS`: a file of API keys, as `gavel api-keys` writes it: calls then need one, unless
`GAVEL_API_KEYS_OPTIONAL` is `1`. `GAVEL_RATE_PER_CLIENT` and `GAVEL_RATE_PER_ADDRESS`: how often a client with a key
may call, and an address without one: `20/second;600/minute`. `GAVEL_RATE_STORE`: where that is counted, `memory://` by
default, or `redis://…`. `GAVEL_RATE_STORE_DOWN`: `open`, the default, lets everybody in while the store does not
answer, `closed` nobody. `GAVEL_PROXIES`: how many proxies stand in front, each of which names the client's address.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gavel.admission.api_keys import ApiKeys
from gavel.admission.gate import Gate
from gavel.admission.rates import MEMORY, Rates, rate_of

MOST_PROXIES: Final = 9


@dataclass(frozen=True, slots=True)
class Admission:
    """Who is let in, and how often; by default everybody, as often as they like."""

    api_keys: str = ""
    api_keys_optional: bool = False
    rate_per_client: str = ""
    rate_per_address: str = ""
    rate_store: str = MEMORY
    rate_store_closed: bool = False
    proxies: int = 0

    def gate(self) -> Gate | None:
        """The gate; None where everybody is let in. Raises ValueError for what no gate can be made of."""
        if not (self.api_keys or self.rate_per_address):
            return None
        keys = ApiKeys(Path(self.api_keys)) if self.api_keys else None
        per_client, per_address = (
            rate_of(text) if text else () for text in (self.rate_per_client, self.rate_per_address)
        )
        rates = Rates(self.rate_store, closed=self.rate_store_closed)
        return Gate(keys, self.api_keys_optional, rates, per_client, per_address, self.proxies)


def from_environment(environment: Mapping[str, str]) -> Admission:
    """The settings that these environment variables make; raises ValueError for one that is none."""
    proxies = environment.get("GAVEL_PROXIES") or "0"
    if proxies not in map(str, range(MOST_PROXIES + 1)):
        raise ValueError(f"GAVEL_PROXIES must be a number from 0 to {MOST_PROXIES}, not {proxies!r}")
    keys, optional = environment.get("GAVEL_API_KEYS", ""), _one_of(environment, "GAVEL_API_KEYS_OPTIONAL", "0", "1")
    per_client = environment.get("GAVEL_RATE_PER_CLIENT", "")
    for name, given in (("GAVEL_RATE_PER_CLIENT", per_client), ("GAVEL_API_KEYS_OPTIONAL", optional == "1")):
        if given and not keys:
            raise ValueError(f"{name} is of no use without GAVEL_API_KEYS")
    return Admission(
        keys,
        optional == "1",
        per_client,
        environment.get("GAVEL_RATE_PER_ADDRESS", ""),
        environment.get("GAVEL_RATE_STORE") or MEMORY,
        _one_of(environment, "GAVEL_RATE_STORE_DOWN", "open", "closed") == "closed",
        int(proxies),
    )


def _one_of(environment: Mapping[str, str], name: str, usual: str, other: str) -> str:
    given = environment.get(name) or usual
    if given not in (usual, other):
        raise ValueError(f"{name} must be {usual} or {other}, not {given!r}")
    return given
