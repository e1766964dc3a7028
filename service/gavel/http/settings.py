"""The settings of the HTTP service, from the environment; the limits of a request stand in `gavel.schemas.limits`.

`GAVEL_CORS_ORIGINS`: origins that may call from a browser, separated by commas or white space; `*` for any. Closed
when empty.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """What may differ between deployments."""

    cors_origins: tuple[str, ...] = ()


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings that these environment variables make."""
    return Settings(cors_origins=tuple(environment.get("GAVEL_CORS_ORIGINS", "").replace(",", " ").split()))
