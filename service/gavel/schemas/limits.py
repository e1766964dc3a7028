"""The limits of one request: each is a setting, read once from the environment.

`GAVEL_MAX_BODY`, `GAVEL_MAX_BATCH` and `GAVEL_MAX_LINE` are bytes, `GAVEL_MAX_BATCH_LINES` lines, blank ones too;
`GAVEL_MAX_DEPTH` counts nested arrays and objects, `GAVEL_MAX_REPLAY` actions. The service refuses to start with a
setting that is no positive integer.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits in force; the defaults are those of the contract."""

    body: int = 1 << 20
    batch: int = 64 << 20
    batch_lines: int = 100_000
    line: int = 1 << 20
    depth: int = 64
    replay: int = 10_000


HEADERS = 32 << 10
"""The most bytes of a request's headers altogether; no setting, since the service reads only short ones."""

MOST_LISTED = 100
"""The most errors or violations that a problem lists; `more` counts those beyond."""


def from_environment(environment: Mapping[str, str]) -> Limits:
    """The limits by these environment variables; raises ValueError for one that is no positive integer."""
    defaults = Limits()
    return Limits(
        body=_positive(environment, "GAVEL_MAX_BODY", defaults.body),
        batch=_positive(environment, "GAVEL_MAX_BATCH", defaults.batch),
        batch_lines=_positive(environment, "GAVEL_MAX_BATCH_LINES", defaults.batch_lines),
        line=_positive(environment, "GAVEL_MAX_LINE", defaults.line),
        depth=_positive(environment, "GAVEL_MAX_DEPTH", defaults.depth),
        replay=_positive(environment, "GAVEL_MAX_REPLAY", defaults.replay),
    )


def _positive(environment: Mapping[str, str], name: str, default: int) -> int:
    given = environment.get(name, "")
    if not given:
        return default
    if not given.isascii() or not given.isdigit() or int(given) < 1:
        raise ValueError(f"{name} must be a positive integer, not {given!r}")
    return int(given)


LIMITS = from_environment(os.environ)
