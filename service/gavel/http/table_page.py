"""The table: one page, and the few files that it asks for, each kept by browsers under the digest of its bytes."""

import re
from functools import cache, partial
from importlib.resources import files
from pathlib import PurePosixPath

from gavel.api.documents import StaticDocument, ready
from gavel.api.exchange import NO_CACHE, Exchange, Response
from gavel.api.pipeline import Route
from gavel.api.problems import Problem
from gavel.http.pages import GUARDED, HTML, media_type, packaged

FOR_EVER = "public, max-age=31536000, immutable"
"""For a file under a name with its digest: other bytes have another name."""

FIRST_ASKED = ("Link", "<v1/games>; rel=preload; as=fetch; crossorigin=anonymous")
"""What the first screen asks, the same in every language: Chromium asks it while the page's script is on its way."""

Told = tuple[tuple[str, str], ...]
"""What the page says of its service, by the names of its `meta`.

`gavel-sealed`: whether there are tables by link, `no`, `yes`, or `guarded` where the service keeps their heads.
`gavel-push`: whether it calls players by Web Push, `no` or `yes`.
"""

WORKER = "table-offline.js"

DIGEST = 12
"""Hexadecimal digits of a digest in a name."""

PART = "[A-Za-z0-9_-]{1,64}"
"""A part of an address that names a game or a table; the page says if there is none of that name."""

ADDRESS = re.compile(
    rf"import|join|tournament|(?:new|pad|match)/{PART}|g/{PART}(?:/review|/sheet|/correct)?|l/{PART}(?:/seats)?"
)
"""Below the page: where its screens stand, as in `PATHS` of clients/web/src/app/addresses.js."""

DEEPEST = 3

_REFERENCE = re.compile(r'="table/([a-z.-]+)"')
_DIGESTED = re.compile(rf"(?P<stem>[a-z]+(?:-[a-z]+)*)-(?P<digest>[0-9a-f]{{{DIGEST}}})(?P<suffix>\.[a-z]+)")


def routes(*, sealed: str, push: str) -> list[Route]:
    """The routes of the page and its files, which are read at the start."""
    told = (("gavel-sealed", sealed), ("gavel-push", push))
    for depth in range(DEEPEST + 1):
        _page(depth, told)
    packaged("table", WORKER)
    return [
        Route("/table", "GET", partial(page, told=told), "table"),
        Route("/table/<path:name>", "GET", partial(below, told=told), "table-file"),
        Route(f"/{WORKER}", "GET", offline, "table-offline"),
    ]


def page(exchange: Exchange, *, told: Told) -> Response:
    """The page to play and referee at."""
    return exchange.cacheable(_page(0, told), HTML, headers=(*GUARDED, FIRST_ASKED))


def below(exchange: Exchange, name: str, *, told: Told) -> Response:
    """The page, at the address of one of its screens; else one of its files."""
    if ADDRESS.fullmatch(name):
        return exchange.cacheable(_page(name.count("/") + 1, told), HTML, headers=GUARDED)
    return file(exchange, name)


def offline(exchange: Exchange) -> Response:
    """The service worker, which keeps the page; it lies beside it, since it may not speak for what is further up."""
    return exchange.cacheable(packaged("table", WORKER), media_type(WORKER), headers=GUARDED)


def file(exchange: Exchange, name: str) -> Response:
    """A script, style sheet or image of the page, by its name or under its digest.

    While replicas change over, a page may ask one for what another has: it gets what there is, and does not keep it.
    """
    asked = _DIGESTED.fullmatch(name)
    document = table_files().get(asked["stem"] + asked["suffix"] if asked else name)
    if document is None:
        raise Problem("not-found")
    kept = FOR_EVER if asked and document.etag.startswith(asked["digest"]) else NO_CACHE
    return exchange.cacheable(document, media_type(name), headers=GUARDED, cached=kept)


@cache
def table_files() -> dict[str, StaticDocument]:
    """The files by their names under /table, all that there are at the start: no name leads elsewhere."""
    return {each.name: ready(each.read_bytes()) for each in files("gavel").joinpath("table", "table").iterdir()}


@cache
def _page(depth: int, told: Told) -> StaticDocument:
    """The page, asking for its files under their digests; from any host that only has them it asks by their names.

    `depth`: how many parts its address has below /table, up which its files lie.
    """
    text = files("gavel").joinpath("table", "index.html").read_text()
    for name, content in told:
        text = text.replace(f'<meta name="{name}" content="">', f'<meta name="{name}" content="{content}">')
    up = "../" * depth
    return ready(_REFERENCE.sub(lambda found: f'="{up}table/{_under_digest(found[1])}"', text).encode())


def _under_digest(name: str) -> str:
    path = PurePosixPath(name)
    return f"{path.stem}-{table_files()[name].etag[:DIGEST]}{path.suffix}"
