"""What the values of options and rulings are called at the table: every one that the service has, in every language."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gavel.catalogue import games
from tests.conformance.playing import service
from tests.support.left_out import program

WORDS = Path(__file__).parents[3] / "clients" / "web" / "src" / "words" / "all"
READ = "import(process.argv[1]).then(words => console.log(JSON.stringify(words.default)))"


def words(language: str) -> dict[str, str]:
    """All words of the table in a language."""
    node = program("node", "the tests of the table's own modules")
    told = subprocess.run(
        [node, "-e", READ, str(WORDS / f"{language}.js")], capture_output=True, text=True, timeout=60, check=True
    )
    found: dict[str, str] = json.loads(told.stdout)
    return found


def asked(method: str, path: str, body: Any = None) -> Any:
    """The service's answer."""
    status, _headers, answer = service()(method, path, body)
    assert status == 200, answer
    return answer


def texts_of(schema: dict[str, Any]) -> set[str]:
    """The texts that a schema lists as values."""
    listed = [*schema.get("enum", []), *(each for one in schema.get("anyOf", []) for each in one.get("enum", []))]
    return {each for each in listed if isinstance(each, str)}


def named_values(game: str) -> set[str]:
    """The keys of all values that are texts: of the options of a game and its matches, fixed rulings, variants."""
    sheet = asked("GET", f"/v1/games/{game}")
    options = [*sheet["options"], *sheet.get("match_options", [])]
    state = asked("POST", f"/v1/games/{game}/setup", {"players": ["Ann", "Bob", "Cy"], "seed": "words"})["state"]
    rulings = asked("POST", f"/v1/games/{game}/scores", {"state": state})["rulings"]
    return {
        *(f"value.variant.{variant}" for ruleset in sheet["rulesets"] for variant in ruleset["variants"]),
        *(f"value.{option['id']}.{value}" for option in options for value in texts_of(option["schema"])),
        *(f"value.{ruling['id']}.{ruling['value']}" for ruling in rulings if ruling["option"] is None),
    }


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_value_of_an_option_has_words_and_no_other(language: str) -> None:
    found = {key for key in words(language) if key.startswith("value.")}
    assert found == set().union(*(named_values(game) for game in games()))
