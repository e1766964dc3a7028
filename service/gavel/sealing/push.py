"""Web Push as a service offers it: the public half of its key, and the push services that it sends to.

Whoever subscribes names the address that messages go to, so that only known push services are taken: otherwise
anybody could have this service call any address, those of its own network among them.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

KNOWN: Final = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The origins of the push services of browsers; `*.` stands for any name below a host."""

_NAMES_BELOW: Final = r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+"
_REST: Final = r"(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)"
"""A path, and a query if there is one, in the characters that RFC 3986 has for them."""


@dataclass(frozen=True, slots=True)
class Push:
    """What a service offers to those who want to be called."""

    public_key: str
    """The public half of the key that signs messages (VAPID, RFC 8292), in base64url, as browsers take it."""
    services: tuple[str, ...] = KNOWN
    """The origins of the push services that are taken."""

    def takes(self, endpoint: str) -> bool:
        """Whether messages are sent to an address."""
        return takes(self.services, endpoint)


def takes(services: Iterable[str], endpoint: str) -> bool:
    """Whether an address is one of these push services, letter by letter.

    Parsers differ about where a host ends in an odd address. One that is taken has nothing odd, and none is parsed.
    """
    return any(_addresses_of(service).fullmatch(endpoint) for service in services)


@lru_cache
def _addresses_of(service: str) -> re.Pattern[str]:
    """The addresses of a push service, as browsers write them."""
    scheme, _, host = service.lower().partition("://")
    if scheme == "https":
        host = host.removesuffix(":443")
    below = _NAMES_BELOW if host.startswith("*.") else ""
    port = "" if scheme != "https" or re.search(r":[0-9]+$", host) else "(?::443)?"
    return re.compile(f"{scheme}://{below}{re.escape(host.removeprefix('*.'))}{port}{_REST}", re.ASCII)
