"""One word for one thing: what docs/translating.md refuses comes back in no text."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gavel.engine.situations import load
from gavel.games.catalogue import packages
from gavel.i18n import LANGUAGES
from tests.i18n.sources import every_text

DOCUMENT = Path(__file__).parents[2] / "docs" / "translating.md"
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


def said() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Where a text stands, the game that it is of (`all` where of none), and its words in each language."""
    for where, form in every_text():
        yield where, game_of(where.split()[0]), dict(form.patterns)
    for package in packages().values():
        document = tomllib.loads(files(package).joinpath("clauses.toml").read_text(encoding="utf-8"))
        for kind, member in (("clauses", "text"), ("rulings", "why"), ("options", "decides")):
            for each in document[kind]:
                yield f"{package} {each['id']}", game_of(package), each[member]
        asked = load(package)
        for situation in asked.situations:
            for words in (situation.question, situation.answer):
                yield f"{package} {situation.id}", game_of(package), dict(words)
        for mishap in asked.irregularities:
            for words in (mishap.happened, mishap.advice, mishap.reason):
                yield f"{package} {mishap.id}", game_of(package), dict(words)


def game_of(package: str) -> str:
    return next((game for game, own in packages().items() if own == package), "all")


REFUSED = list(refused())
SAID = list(said())


def test_every_language_and_every_game_has_a_vocabulary() -> None:
    assert {each.language for each in REFUSED} == set(LANGUAGES)
    assert {each.game for each in REFUSED} == {"all", *packages()}


@pytest.mark.parametrize("refusal", REFUSED, ids=lambda each: f"{each.language} {each.game} {each.words}")
def test_a_refused_word_does_not_come_back(refusal: Refused) -> None:
    texts = [(where, texts[refusal.language]) for where, game, texts in SAID if refusal.game in ("all", game)]
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
