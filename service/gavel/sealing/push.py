"""Web Push as a service offers it: the public half of its key, and the push services that it sends to.

Whoever subscribes names the address that messages go to, so that only known push services are taken: otherwise
anybody could have this service call any address, those of its own network among them.
"""

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

KNOWN: Final = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The origins of the push services of browsers; `*.` stands for any name below a host."""


@dataclass(frozen=True, slots=True)
class Push:
    """What a service offers to those who want to be called."""

    public_key: str
    """The public half of the key that signs messages (VAPID, RFC 8292), in base64url, as browsers take it."""
    services: tuple[str, ...] = KNOWN
    """The origins of the push services that are taken."""

    def takes(self, endpoint: str) -> bool:
        """Whether messages are sent to an address."""
        origin = _origin(endpoint)
        return origin is not None and any(_is_of(origin, service) for service in self.services)


def _origin(endpoint: str) -> tuple[str, str, int | None] | None:
    """The scheme, host and port of an address; None where it has none, or names a user."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname or "@" in parts.netloc or not endpoint.isascii():
        return None
    return parts.scheme, parts.hostname, None if (parts.scheme, port) == ("https", 443) else port


def _is_of(origin: tuple[str, str, int | None], service: str) -> bool:
    known = _origin(service)
    if known is None or (origin[0], origin[2]) != (known[0], known[2]):
        return False
    host, pattern = origin[1], known[1]
    return host == pattern or (pattern.startswith("*.") and host.endswith(pattern[1:]))
