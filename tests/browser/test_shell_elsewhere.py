"""The table on a static host of its own, in a folder, with the service at another address."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.support import bid, play_on, ply, start, take_device
from tests.support.serving import running, served

SITE = Path(__file__).parents[2] / "clients" / "web" / "site"
NO_ADDRESS = '<meta name="gavel-api" content="">'


class Quiet(SimpleHTTPRequestHandler):
    """Files, and not a word about them."""

    def log_message(self, format: str, *args: Any) -> None:
        """Stay silent."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The origin at which a folder is served."""
    with running(ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))) as origin:
        yield origin


def test_the_table_plays_from_any_static_host_and_folder_with_the_service_elsewhere(
    open_table: Any, tmp_path: Path
) -> None:
    copy = tmp_path / "our" / "games"
    shutil.copytree(SITE, copy)
    with hosted(tmp_path) as origin, served(GAVEL_CORS_ORIGINS=origin) as service:
        page_file = copy / "index.html"
        text = page_file.read_text()
        assert NO_ADDRESS in text
        page_file.write_text(text.replace(NO_ADDRESS, f'<meta name="gavel-api" content="{service}/">'))
        hosts = (urlsplit(origin).netloc, urlsplit(service).netloc)
        page = open_table(url=f"{origin}/our/games/", hosts=hosts)
        start(page, "for-sale", players=["Ann", "Bob", "Cy"], seed="elsewhere", options={"removed": 27})
        take_device(page)
        bid(page, 99)
        expect(page.locator("[data-refusal] [data-clause]")).to_be_visible()
        assert ply(page) == 0
        play_on(page, Random(1), until=2)
        take_device(page)
        expect(page.locator("main")).to_have_attribute("aria-busy", "false")
