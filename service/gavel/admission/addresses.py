"""The address that a request comes from, as rates are counted by it."""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final

UNKNOWN: Final = "unknown"
"""The address of a request that comes by a Unix socket, with no proxy that would tell another."""

NETWORK_BITS: Final = 64
"""Of an IPv6 address: a household, and often a single machine, has all addresses of such a network."""


def address_of(headers: Mapping[str, Any], proxies: int) -> str:
    """The client's IPv4 address or IPv6 network, as the last of so many proxies saw it; UNKNOWN where there is none.

    Each proxy appends to `X-Forwarded-For` whom it heard. What stands before these entries, the client has written
    itself, and it does not count; where there are fewer entries than proxies, the peer's own address counts.
    """
    peer: str = headers.get("REMOTE_ADDR") or ""
    if proxies:
        told = [each.strip() for each in str(headers.get("HTTP_X_FORWARDED_FOR", "")).split(",")]
        if len(told) >= proxies and (address := _counted(told[-proxies])):
            return address
    return _counted(peer) or UNKNOWN


@lru_cache(maxsize=4096)
def _counted(text: str) -> str:
    """The address or network to which a text counts; empty for a text that is no address."""
    try:
        address = ip_address(text)
    except ValueError:
        return ""
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), NETWORK_BITS), strict=False))
