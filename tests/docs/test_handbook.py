"""The pages and diagrams of the handbook are those that its texts make, and every link in them leads somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gavel.catalogue import packages
from gavel.engine.clauses import load
from gavel.games.the_estates.handbook import TALLY
from gavel.games.the_estates.rules.rulesets import ROOFTOPS
from gavel.handbook import pages
from gavel.handbook.__main__ import files
from gavel.handbook.asking import tally
from gavel.handbook.look import Look, look_of
from gavel.handbook.pages import anchor
from gavel.handbook.words import common, of_game
from gavel.i18n import LANGUAGES

HOME = Path(__file__).parents[2] / "docs" / "handbook"
MADE = sorted(f"{game}.{language}.md" for game in packages() for language in LANGUAGES)
PICTURES = sorted(
    f"diagrams/{game}-{name}.{language}.svg"
    for game, package in packages().items()
    for name in look_of(package).diagrams
    for language in LANGUAGES
)
IF_IT_ENDED_NOW = {
    "en": "if the game ended now",
    "fr": "si la partie",
    "de": "wenn das Spiel jetzt endete",
}
SVG = "{http://www.w3.org/2000/svg}"


def links(path: Path) -> Iterator[tuple[Path, str]]:
    """The files and anchors that a page leads to, as far as they are ours."""
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            file, _, name = target.partition("#")
            yield (path.parent / file).resolve() if file else path, name


def anchors(path: Path) -> set[str]:
    """What a link can lead to within a page: named anchors, and headings as GitHub names them."""
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return {*re.findall(r'<a id="([^"]+)">', text), *slugs}


def test_the_handbook_is_what_its_texts_make() -> None:
    made = dict(files())
    assert sorted(made) == sorted([*MADE, *PICTURES])
    stale = [name for name, content in made.items() if (HOME / name).read_text(encoding="utf-8") != content]
    assert not stale, "mend it with: make handbook"


def test_nothing_else_lies_among_what_is_made() -> None:
    assert sorted(path.name for path in HOME.glob("*.*.md")) == MADE
    assert sorted(f"diagrams/{path.name}" for path in (HOME / "diagrams").iterdir()) == PICTURES


@pytest.mark.parametrize("page", ["README.md", *MADE])
def test_every_link_leads_somewhere(page: str) -> None:
    found = list(links(HOME / page))
    assert found
    for file, name in found:
        assert file.is_file(), file
        assert not name or name in anchors(file), (file, name)


@pytest.mark.parametrize("page", MADE)
def test_an_anchor_stands_once_and_every_clause_has_one(page: str) -> None:
    text = (HOME / page).read_text(encoding="utf-8")
    named = re.findall(r'<a id="([^"]+)">', text)
    assert len(set(named)) == len(named)
    assert {anchor(clause) for clause in load(packages()[page.partition(".")[0]]).texts} <= set(named)


@pytest.mark.parametrize("game", packages())
def test_the_page_of_a_game_leads_to_its_handbook_and_its_clauses(game: str) -> None:
    page = HOME.parent / f"{game}.md"
    led = list(links(page))
    for language in LANGUAGES:
        assert (HOME / f"{game}.{language}.md", "") in led
    cited = [(file, name) for file, name in led if name.startswith("clause-")]
    assert cited
    for file, name in cited:
        assert name in anchors(file), name


@pytest.mark.parametrize("picture", PICTURES)
def test_a_diagram_says_what_it_shows_and_is_readable_in_light_and_dark(picture: str) -> None:
    content = (HOME / picture).read_text(encoding="utf-8")
    root = ET.fromstring(content)
    assert root.get("role") == "img"
    named = [root.find(f"{SVG}{part}") for part in ("title", "desc")]
    assert root.get("aria-labelledby") == " ".join(str(each.get("id")) for each in named if each is not None)
    assert all(each is not None and each.text and len(each.text) > 10 for each in named)
    assert "prefers-color-scheme: dark" in content


def test_every_text_of_the_handbook_stands_in_every_language() -> None:
    for name, texts in common().items():
        assert list(texts) == list(LANGUAGES), name
    for package in packages().values():
        words = of_game(package)
        assert list(words["summary"]) == list(LANGUAGES)
        assert len({len(steps) for steps in words["summary"].values()}) == 1
        assert set(words["diagrams"]) == set(look_of(package).diagrams)
        for diagram in words["diagrams"].values():
            for texts in (diagram["title"], *diagram["labels"].values()):
                assert list(texts) == list(LANGUAGES), texts


def test_a_game_that_brings_nothing_for_the_handbook_has_a_page_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = {game: pages.page(game, "en") for game in packages()}
    monkeypatch.setattr(pages, "of_game", lambda _package: {"summary": {}, "diagrams": {}})
    monkeypatch.setattr(pages, "look_of", lambda _package: Look())
    for game in packages():
        plain = pages.page(game, "en")
        assert "![" not in plain
        assert len(plain.splitlines()) > 0.8 * len(whole[game].splitlines())


def test_what_a_game_brings_is_found_by_name_and_nothing_is_found_where_there_is_none() -> None:
    assert any(look_of(package).diagrams for package in packages().values())
    assert look_of("gavel.engine") == Look()
    assert of_game("gavel.engine") == {"summary": {}, "diagrams": {}}


def test_a_board_on_which_no_game_ends_is_not_called_an_end() -> None:
    """One row alone is complete, and rooftops are left: its points are those of a game that ended now."""
    lines = [line for each in tally("the-estates", TALLY).values() for line in each["breakdown"]["buildings"]]
    assert len({line["row"] for line in lines if line["complete"]}) == 1
    assert len([line for line in lines if line["rooftop"] is not None]) < len(ROOFTOPS)
    title = of_game(packages()["the-estates"])["diagrams"]["board"]["title"]
    assert {language: words in title[language] for language, words in IF_IT_ENDED_NOW.items()} == dict.fromkeys(
        LANGUAGES, True
    )
