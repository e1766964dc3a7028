"""The pages work with no internet and under a strict policy: all that they need is served here, nothing is inline."""

import re
from html.parser import HTMLParser
from importlib.resources import files

import pytest
from markupsafe import escape

from gavel.catalogue import games
from gavel.http.pages import ASSETS
from gavel.i18n import LANGUAGES
from gavel.i18n.common import PAGES as PAGE_TEXTS
from gavel.i18n.common import PROBLEMS
from gavel.i18n.translator import translator_for
from gavel.schemas.statuses import STATUS
from tests.http.asking import get

PAGES = ["/", "/docs", *(f"/problems/{name}" for name in STATUS)]
URLS = ("src", "href", "action", "srcset", "data", "poster")


class Page(HTMLParser):
    """What a page asks a browser to load, to run and to show."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.inline: list[str] = []
        self.language = ""
        self.title = ""
        self._within = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._within = tag
        for name, value in attrs:
            if name in URLS and value is not None:
                self.loaded.append(value)
            if name == "style" or name.startswith("on"):
                self.inline.append(f"{tag} {name}={value}")
            if (tag, name) == ("html", "lang"):
                self.language = value or ""
        if tag in ("iframe", "object", "embed", "base", "form"):
            self.inline.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within in ("script", "style") and data.strip():
            self.inline.append(data)
        if self._within == "title":
            self.title += data


def test_a_page_loads_only_what_this_service_serves(subtests: pytest.Subtests) -> None:
    for path in PAGES:
        with subtests.test(path=path):
            page = Page(get(path).text)
            assert page.loaded
            for url in page.loaded:
                assert re.fullmatch("/[a-z].*", url), url
                assert get(url).status_code == 200, url


def test_a_page_has_no_script_and_no_style_of_its_own(subtests: pytest.Subtests) -> None:
    for path in PAGES:
        with subtests.test(path=path):
            page = Page(get(path).text)
            assert page.inline == []


def test_a_problem_type_has_a_page_in_the_language_of_its_reader(subtests: pytest.Subtests) -> None:
    for name in STATUS:
        for language in LANGUAGES:
            with subtests.test(name=name, language=language):
                response = get(f"/problems/{name}", Accept_Language=language)
                page = Page(response.text)
                assert page.language == response.headers["Content-Language"] == language
                assert page.title.startswith(translator_for(language).format(PROBLEMS, f"{name}.title", {}))
                assert f"/problems/{name}" in response.text
                assert str(STATUS[name]) in response.text
                assert "&lt;" not in response.text, "code is marked up, not shown as markup"
                assert "{{" not in response.text
                assert "`" not in response.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_leads_on_in_the_language_of_its_reader(language: str) -> None:
    response = get("/", Accept_Language=language)
    page = Page(response.text)
    assert page.language == response.headers["Content-Language"] == language
    assert {"/table", "/docs", "/openapi.yaml", "/openapi.json", "/v1/games"} <= set(page.loaded)
    assert all(escape(game.name) in response.text for game in games().values())
    texts = [translator_for(language).format(PAGE_TEXTS, key, {}) for key in PAGE_TEXTS.forms if key != "root.games"]
    assert all(str(escape(text)) in response.text.replace("<code>", "`").replace("</code>", "`") for text in texts)
    assert "{{" not in response.text
    assert "`" not in response.text


def test_every_asset_of_ours_is_served() -> None:
    kept = {each.name for each in files("gavel").joinpath("pages", "assets").iterdir()}
    assert kept == set(ASSETS["assets"])


MEDIA_TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "LICENSE": "text/plain"}


@pytest.mark.parametrize(("folder", "name"), [(folder, name) for folder, names in ASSETS.items() for name in names])
def test_an_asset_has_its_media_type(folder: str, name: str) -> None:
    response = get(f"/docs/{folder}/{name}")
    assert response.mimetype == MEDIA_TYPES[name.rsplit(".", 1)[-1]]
    assert response.data


def test_the_style_sheet_of_swagger_ui_loads_nothing_from_elsewhere() -> None:
    loaded = re.findall(r"url\(([^)]*)\)", get("/docs/swagger-ui/swagger-ui.css").text)
    assert [each for each in loaded if not each.strip("\"'").startswith("data:")] == []


def test_the_page_asks_no_one_else_whether_the_contract_is_valid() -> None:
    script = get("/docs/assets/docs.js").text
    assert 'url: "/openapi.json"' in script
    assert "validatorUrl: null" in script
