"""One word for one thing: what docs/translating.md refuses comes back in no text."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gavel.catalogue import packages
from gavel.engine.situations import load
from gavel.i18n import LANGUAGES
from tests.i18n.sources import every_text

PROJECT = Path(__file__).parents[2]
DOCUMENT = PROJECT / "docs" / "translating.md"
TABLE = PROJECT / "clients" / "web" / "src"
NAMES = {"English": "en", "French": "fr", "German": "de"}
NUMBER = r"(?:\d+|\{#\}|#)"


class Refused(NamedTuple):
    """What no text of a game (or of `all`) may say in a language."""

    language: str
    game: str
    words: str

    def within(self, text: str) -> bool:
        """Whether a text says it: at the beginning of a word, `#` being a number or a figure."""
        written = re.escape(self.words).replace(r"\#", NUMBER).replace(r"\ ", r"[ \xa0]")
        unnamed = re.sub(r"\{\w+\b(?=[,}])", "{#", text)
        return re.search(r"(?<!\w)" + written, unnamed, re.IGNORECASE) is not None


def refused() -> Iterator[Refused]:
    """Everything that the tables of the document refuse."""
    language = ""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            language = NAMES[line.removeprefix("### ")]
        elif language and line.startswith("| ") and "`" in line:
            game, _said, words = (cell.strip() for cell in line.strip("|").split("|"))
            yield from (Refused(language, game, each) for each in re.findall(r"`([^`]+)`", words))


Said = tuple[str, str, dict[str, str]]
"""Where a text stands, the game that it is of (`all` where of none), and its words in each language that it has."""


def said() -> Iterator[Said]:
    """Everything that people are told, in whichever room it stands."""
    for where, form in every_text():
        yield where, game_of(where.split()[0]), dict(form.patterns)
    yield from said_in_the_rules()
    yield from said_in_the_handbook()
    yield from said_on_the_table()
    yield from said_in_the_contract()


def said_in_the_rules() -> Iterator[Said]:
    for package in ("gavel.engine", *packages().values()):
        document = read(files(package).joinpath("clauses.toml"))
        for kind, member in (("clauses", "text"), ("rulings", "why"), ("options", "decides")):
            for each in document.get(kind, ()):
                yield f"{package} {each['id']}", game_of(package), each[member]
    for package in packages().values():
        asked = load(package)
        for situation in asked.situations:
            for words in (situation.question, situation.answer):
                yield f"{package} {situation.id}", game_of(package), dict(words)
        for mishap in asked.irregularities:
            for words in (mishap.happened, mishap.advice, mishap.reason):
                yield f"{package} {mishap.id}", game_of(package), dict(words)


def said_in_the_handbook() -> Iterator[Said]:
    common = files("gavel.handbook").joinpath("words.toml")
    own = [(files(package).joinpath("handbook.toml"), game) for game, package in packages().items()]
    for file, game in ((common, "all"), *own):
        for where, texts in in_languages(read(file), f"{game} {file.name}"):
            yield where, game, texts


def said_on_the_table() -> Iterator[Said]:
    """The words of the web table: its own, and those in each game's folder."""
    for folder in sorted(TABLE.glob("**/words")):
        game = next((part for part in folder.relative_to(TABLE).parts if part in packages()), "all")
        for language in LANGUAGES:
            text = (folder / f"{language}.js").read_text(encoding="utf-8")
            for key, words in re.findall(r'^ {4}"?([\w. -]+)"?: "(.*)",$', text, re.MULTILINE):
                yield f"{game} {key}", game, {language: words}


def said_in_the_contract() -> Iterator[Said]:
    """What the OpenAPI document says of operations and members, in English."""
    texts = files("gavel.openapi").joinpath("texts")
    for name in ("members", "operations"):
        for section, words in read(texts.joinpath(f"{name}.toml")).items():
            for key, text in words.items() if isinstance(words, dict) else [("", words)]:
                yield f"{section} {key}", "all", {"en": text}


def in_languages(table: Any, where: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every text of a nested table, and each item of a list of texts."""
    if set(table) != set(LANGUAGES):
        for key, value in table.items():
            yield from in_languages(value, f"{where} {key}")
    elif isinstance(table["en"], str):
        yield where, table
    else:
        for number, items in enumerate(zip(*table.values(), strict=True)):
            yield f"{where} {number}", dict(zip(table, items, strict=True))


def read(file: Any) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def game_of(package: str) -> str:
    return next((game for game, own in packages().items() if own == package), "all")


FOR_DEVELOPERS = ("gavel.i18n pages", "gavel.i18n problems")
REFUSED = list(refused())
SAID = list(said())


def test_every_language_and_every_game_has_a_vocabulary() -> None:
    assert {each.language for each in REFUSED} == set(LANGUAGES)
    assert {each.game for each in REFUSED} == {"all", *packages()}


def test_texts_of_every_room_are_looked_at() -> None:
    rooms = (every_text(), said_in_the_rules(), said_in_the_handbook(), said_on_the_table(), said_in_the_contract())
    assert all(len(list(room)) > 40 for room in rooms)
    for game in ("all", *packages()):
        for language in LANGUAGES:
            assert len([where for where, of, texts in said_on_the_table() if of == game and language in texts]) > 50


def test_french_marks_stand_behind_a_space_that_does_not_break() -> None:
    french = [(where, texts["fr"]) for where, _game, texts in SAID if "fr" in texts]
    assert not [where for where, text in french if re.search(r" [:;?!\u00bb]|\u00ab ", text)]


def test_all_but_the_pages_for_developers_says_du_and_ihr_to_german_readers() -> None:
    """A capital within a sentence tells the address from "sie", which also begins sentences."""
    formal = re.compile(r"(?<=[\w,;] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b|\bSie (?:nehmen|bekommen|zahlen|bieten)\b")
    texts = [(where, each) for where, _game, each in said() if not where.startswith(FOR_DEVELOPERS)]
    assert not [where for where, each in texts if formal.search(each.get("de", ""))]


def test_a_rule_names_no_value_of_an_option() -> None:
    """What an option decides stands with the option; a clause names the ruling by its number."""
    for package in ("gavel.engine", *packages().values()):
        document = read(files(package).joinpath("clauses.toml"))
        for kind, member in (("clauses", "text"), ("rulings", "why")):
            assert not [each["id"] for each in document.get(kind, ()) if "`" in "".join(each[member].values())]


def test_a_refused_word_does_not_come_back(subtests: pytest.Subtests) -> None:
    for refusal in REFUSED:
        with subtests.test(f"{refusal.language} {refusal.game} {refusal.words}"):
            told = [(where, texts) for where, game, texts in SAID if refusal.game in ("all", game)]
            texts = [(where, each[refusal.language]) for where, each in told if refusal.language in each]
            assert texts
            assert not [where for where, text in texts if refusal.within(text)]


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        ("# Geld", "Alle bekommen 12 Geld.", True),
        ("# Geld", "{amount} Geld", True),
        ("# Geld", "Das Geld liegt offen.", False),
        ("Auktionator", "des Auktionators", True),
        ("Kasse", "die Geldkassette", False),
        ("victoire : \u2013", "Victoire\xa0: \u2013.", True),
        ("money", "coins: {money}", False),
    ],
)
def test_refused_words_are_found_where_they_stand(words: str, text: str, found: Any) -> None:
    assert Refused("de", "all", words).within(text) is found
