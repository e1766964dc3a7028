"""The settings of the HTTP service, from the environment; the limits of a request stand in `gavel.schemas.limits`.

`GAVEL_CORS_ORIGINS`: origins that may call from a browser, separated by commas or white space; `*` for any. Closed
when empty. `GAVEL_FAST_PATH`: `0` leads every request through Flask, for those who add extensions of Flask; `1`, the
default, past it wherever the answer is the same. `GAVEL_KEYS`: the file of the service's keys;
without them nothing is sealed or signed. `GAVEL_HEADS`: where the guard keeps the heads of sealed tables. `GAVEL_DATA`:
a folder in which the service makes both at its first start, where GAVEL_KEYS is not set. `GAVEL_SUGGESTIONS`: the
address of the processes that search for suggestions; nothing is suggested where it is empty. `GAVEL_ACCESS_LOG`: a
file, or `-` for standard output, for a line for each request; none is written where it is empty. `GAVEL_METRICS`: the
address at which metrics are answered; whoever starts the server serves them there, and names the folder of metrics in
`PROMETHEUS_MULTIPROC_DIR`. `GAVEL_TRACES`: the URL that takes spans in OTLP over HTTP; nothing is traced where it is
empty. Who is let in, and how often: `gavel.admission.settings`. Who is called: `gavel.keeper.settings`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from urllib.parse import urlsplit

from gavel.admission import settings as admission
from gavel.admission.settings import Admission
from gavel.extras import needed_by
from gavel.keeper import settings as keeper
from gavel.keeper.starting import STARTED
from gavel.observe import exporter
from gavel.sealing.configured import of_environment
from gavel.sealing.push import Push


@dataclass(frozen=True, slots=True)
class Settings:
    """What may differ between deployments."""

    cors_origins: tuple[str, ...] = ()
    fast_path: bool = True
    keys: str = ""
    heads: str = ""
    suggestions: str = ""
    access_log: str = ""
    metrics: bool = False
    traces: str = ""
    admission: Admission = field(default_factory=Admission)
    push: Push | None = None


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings that these environment variables make; raises ValueError for one that is none, or KeysRefused.

    In the folder of GAVEL_DATA, the keys and the store are there afterwards.
    """
    fast_path = environment.get("GAVEL_FAST_PATH") or "1"
    if fast_path not in ("0", "1"):
        raise ValueError(f"GAVEL_FAST_PATH must be 0 or 1, not {fast_path!r}")
    origins = environment.get("GAVEL_CORS_ORIGINS", "").replace(",", " ").split()
    keys, heads = of_environment(environment)
    if heads and not keys:
        raise ValueError("GAVEL_HEADS is of no use without GAVEL_KEYS: it guards sealed states")
    suggestions = environment.get("GAVEL_SUGGESTIONS", "")
    admitted = admission.from_environment(environment)
    access_log, metrics = environment.get("GAVEL_ACCESS_LOG", ""), bool(environment.get(exporter.FOLDER))
    if environment.get(exporter.SETTING) and not metrics:
        raise ValueError(
            f"{exporter.SETTING} needs `gavel serve` or gunicorn with Gavel's settings: who starts workers serves it"
        )
    traces = _collector(environment.get("GAVEL_TRACES", ""))
    push = _push(environment, heads)
    return Settings(
        tuple(origins), fast_path == "1", keys, heads, suggestions, access_log, metrics, traces, admitted, push
    )


def _push(environment: Mapping[str, str], heads: str) -> Push | None:
    """How players are called; None where nobody is."""
    asked = keeper.from_environment(environment)
    if asked is None:
        return None
    if not heads:
        raise ValueError(f"{keeper.CONTACT} is of no use without GAVEL_HEADS: only a guarded table knows its turn")
    if not environment.get(STARTED):
        raise ValueError(
            f"{keeper.CONTACT} needs `gavel serve` or gunicorn with Gavel's settings: who starts workers starts the "
            "keeper, too"
        )
    return asked.offer()


def _collector(url: str) -> str:
    """The URL of a collector of traces, if it is one and they can be sent to it."""
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"GAVEL_TRACES must be a URL such as http://127.0.0.1:4318/v1/traces, not {url!r}")
    with needed_by("GAVEL_TRACES", "traces"):
        import_module("gavel.observe.traces")
    return url
