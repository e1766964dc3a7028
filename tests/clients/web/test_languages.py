"""The table has the service's languages, which its one list names, and the words of each."""

import json
import re
from pathlib import Path

from gavel.i18n import LANGUAGES

SOURCES = Path(__file__).parents[3] / "clients" / "web" / "src"


def test_the_table_lists_the_languages_of_the_service() -> None:
    listed = re.search(r"^export const LANGUAGES = (.+);$", (SOURCES / "app/language.js").read_text(), re.MULTILINE)
    assert listed
    assert tuple(json.loads(listed[1])) == LANGUAGES


def test_every_room_and_game_with_words_has_them_in_each_language() -> None:
    for folder in (*SOURCES.rglob("words"), SOURCES / "words" / "all"):
        assert {path.stem for path in folder.glob("??.js")} == set(LANGUAGES), folder
