"""Every screen has an address of its own: Back, forward, reload and bookmarks lead where they should."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import bid, choose_game, home, kept_game, played, ply, resume, settled, start
from tests.browser.test_shell_elsewhere import NO_ADDRESS, SITE, hosted
from tests.support.serving import served

OpenTable = Callable[..., Page]

SETUP = {"players": ["Ann", "Bob", "Cy"], "seed": "addresses"}


def at(page: Page, path: str) -> None:
    """The page stands there, below its own address."""
    expect(page).to_have_url(re.compile(re.escape(home(page)) + path + "$"))


def reloaded(page: Page) -> str:
    """Reload a game after its first action: it stands where it was; its address."""
    address = page.url
    page.reload()
    settled(page)
    assert (ply(page), page.url) == (1, address)
    return address


def test_back_and_forward_go_through_the_screens(table: Page) -> None:
    choose_game(table, "for-sale")
    at(table, "/new/for-sale")
    table.go_back()
    table.locator("[data-game=the-estates] [data-go=pad]").click()
    at(table, "/pad/the-estates")
    table.locator("[data-pad=the-estates]").wait_for()
    table.go_back()
    table.locator("[data-go=import]").click()
    at(table, "/import")
    table.go_back()
    expect(table.locator("main")).to_have_attribute("data-screen", "start")
    at(table, "")
    table.go_forward()
    expect(table.locator("main")).to_have_attribute("data-screen", "import")


def test_a_game_has_an_address_that_reload_back_and_bookmarks_lead_to(table: Page) -> None:
    start(table, "for-sale", **SETUP, open=True)
    at(table, "/g/[a-z2-7]{12}")
    bid(table, 3)
    kept_game(table)
    bookmark = reloaded(table)
    table.locator(".brand").click()
    at(table, "")
    table.go_back()
    settled(table)
    assert (ply(table), table.url) == (1, bookmark)
    other = table.context.new_page()
    other.goto(bookmark)
    settled(other)
    assert ply(other) == 1


def test_two_games_are_side_by_side(table: Page) -> None:
    resume(table, "for-sale", SETUP, played("for-sale", SETUP, Random(1), until=3), open_to_all=True)
    first = table.url
    resume(table, "the-estates", SETUP, [], open_to_all=True)
    second = table.url
    assert first != second
    table.go_back()
    settled(table)
    expect(table.locator("main")).to_have_attribute("data-game", "for-sale")
    assert ply(table) == 3
    table.goto(second)
    settled(table)
    expect(table.locator("main")).to_have_attribute("data-game", "the-estates")


def test_the_transcript_to_verify_is_there_again_after_a_reload(table: Page) -> None:
    resume(table, "for-sale", SETUP, played("for-sale", SETUP, Random(1), until=3), open_to_all=True)
    table.locator("[data-transcript] summary").click()
    table.locator("[data-verify]").click()
    table.locator("[data-verdict=sound]").wait_for()
    table.reload()
    table.locator("[data-verdict=sound]").wait_for()


@pytest.mark.parametrize(
    "path",
    ["/g/unheard2345", "/g/unheard2345/review", "/new/chess", "/pad/chess", "/new/toString", "/match/constructor"],
)
def test_an_address_at_which_there_is_nothing_says_so_and_leads_home(open_table: OpenTable, path: str) -> None:
    page = open_table(url=f"/table{path}", language="de")
    expect(page.locator("[data-screen=unknown] h1")).to_have_text(
        "Diese Partie ist nicht in diesem Browser" if path.startswith("/g/") else "Unter dieser Adresse steht nichts"
    )
    page.locator("[data-go=start]").click()
    expect(page.locator("main")).to_have_attribute("data-screen", "start")
    at(page, "")


def test_a_table_by_link_that_is_not_here_says_so(sit_down: OpenTable) -> None:
    page = sit_down(url="/table/l/3fLUVtpBXbpLdsFqN0k-_A")
    expect(page.locator("[data-screen=unknown]")).to_be_visible()


def test_skipping_to_the_content_leads_to_no_other_screen(table: Page) -> None:
    choose_game(table, "for-sale")
    expect(table.locator(".skip")).to_have_text("Skip to the content")
    table.locator(".skip").press("Enter")
    expect(table.locator("#content")).to_be_focused()
    at(table, "/new/for-sale")


def test_on_another_host_the_screens_stand_behind_a_fragment(open_table: Any, tmp_path: Path) -> None:
    copy = tmp_path / "games"
    shutil.copytree(SITE, copy)
    with hosted(tmp_path) as origin, served(GAVEL_CORS_ORIGINS=origin) as service:
        page_file = copy / "index.html"
        text = f'<meta name="gavel-api" content="{service}/">'
        page_file.write_text(page_file.read_text().replace(NO_ADDRESS, text))
        hosts = (urlsplit(origin).netloc, urlsplit(service).netloc)
        page = open_table(url=f"{origin}/games/", hosts=hosts)
        start(page, "for-sale", **SETUP, open=True)
        expect(page).to_have_url(re.compile(f"^{re.escape(origin)}/games/#/g/[a-z2-7]{{12}}$"))
        bid(page, 2)
        kept_game(page)
        bookmark = reloaded(page)
        page.go_back()
        expect(page.locator("main")).to_have_attribute("data-screen", "setup")
        page.goto(f"{origin}/games/#/g/unheard2345")
        expect(page.locator("[data-screen=unknown]")).to_be_visible()
        page.evaluate("url => { location.href = url; }", bookmark)
        settled(page)
        assert ply(page) == 1
