"""`gavel api-keys`: it shows a key once, lists what is left to see of it, and takes it out."""

from pathlib import Path

import pytest

from gavel.admission.api_keys import ApiKeys, today
from tests.cli.conftest import Runner, run

__all__ = ["run"]


def test_a_key_is_made_listed_and_removed(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "api-keys.json"
    made = run("api-keys", "new", str(path), "club", "--days", "30")
    assert made.exit_code == 0, made.output
    key = made.stdout.strip()
    client = ApiKeys(path).client(key)
    assert client is not None
    assert client.name == "club"
    assert "X-API-Key" in made.stderr
    [line] = run("api-keys", "list", str(path)).stdout.splitlines()
    key_id, name, day, expires = line.split("\t")
    assert (name, day) == ("club", today())
    assert expires > day
    assert key not in line
    removed = run("api-keys", "remove", str(path), key_id)
    assert (removed.exit_code, f"{key_id} of club" in removed.stdout) == (0, True)
    assert run("api-keys", "list", str(path)).stdout == ""
    assert ApiKeys(path).client(key) is None


@pytest.mark.parametrize("language", ["fr", "de"])
def test_it_speaks_the_language_of_whoever_calls_it(language: str, run: Runner, tmp_path: Path) -> None:
    made = run("api-keys", "new", str(tmp_path / "keys"), "club", LANG=f"{language}_{language.upper()}.UTF-8")
    assert {"fr": "Une nouvelle clé", "de": "Ein neuer Schlüssel"}[language] in made.stderr


def test_what_cannot_be_is_refused_with_a_sentence(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "api-keys.json"
    assert run("api-keys", "list", str(path)).exit_code == 1
    refused = run("api-keys", "new", str(path), "club", "--rate", "often")
    assert (refused.exit_code, "is no rate" in refused.stderr, path.exists()) == (1, True, False)
    assert run("api-keys", "new", str(path), "club", "--days", "0").exit_code == 2
    assert run("api-keys", "remove", str(path), "0" * 12).exit_code == 1
