"""Whether a service lies open to everybody: at a public address, with nothing that keeps anybody back."""

from collections.abc import Iterable, Iterator, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

GUARDS: Final = ("GAVEL_PROXIES", "GAVEL_API_KEYS", "GAVEL_RATE_PER_ADDRESS")
"""Settings of which one at least says that somebody has thought of who may call."""


def complaints(addresses: Iterable[str], environment: Mapping[str, str]) -> Iterator[str]:
    """A line for each address, `http://0.0.0.0:8000`, that others can reach while none of GUARDS is set."""
    if any(environment.get(name, "0") not in ("", "0") for name in GUARDS):
        return
    for address in addresses:
        if is_public(urlsplit(address).hostname or ""):
            yield (
                f"WARNING: whoever reaches {address} may ask Gavel as much as they like. Say how many proxies stand in "
                "front (GAVEL_PROXIES), ask for keys (GAVEL_API_KEYS) or set a limit (GAVEL_RATE_PER_ADDRESS): "
                "docs/operations.md#limits"
            )


def is_public(host: str) -> bool:
    """Whether others than this machine can reach a host; a Unix socket, which has none, they cannot."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host not in ("", "localhost")
