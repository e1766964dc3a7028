"""A game of another distribution has everything that Gavel's own have, and changes nothing of theirs."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from openapi_spec_validator import validate

from gavel.checking.beginnings import write_game
from tests.sealing.table import key_file
from tests.support.plugins import EXAMPLES, install, run

PROJECT = EXAMPLES.parents[1]
SERVED = Path(__file__).with_name("served.py")
GAMES = sorted(path.name for path in EXAMPLES.iterdir() if (path / "pyproject.toml").is_file())


UNSERVED = """
from gavel.http.app import create_app
answer = create_app().test_client().post("/v1/games/heap/views", json={"state": {}, "viewer": "ann"})
print(answer.status_code, answer.get_json()["detail"])
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which every example and a game as `gavel new-game` writes it are installed."""
    folder = tmp_path_factory.mktemp("plugins")
    for game in GAMES:
        install(EXAMPLES / game, folder / "path")
    install(write_game("heap", folder / "written"), folder / "path")
    return folder / "path"


def test_games_are_played_over_http_in_a_batch_and_sealed(path: Path) -> None:
    played = run([str(SERVED), key_file(), *GAMES, "heap"], path)
    assert played.returncode == 0, played.stderr
    contract = json.loads(played.stdout)
    assert components_of_own_games(contract) == components_of_own_games(committed())
    validate(contract)


@cache
def committed() -> dict[str, Any]:
    document: dict[str, Any] = yaml.load((PROJECT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
    return document


def components_of_own_games(contract: dict[str, Any]) -> dict[str, str]:
    """The components that the committed contract has, as text: their members keep their order."""
    known = committed()["components"]
    return {
        f"{kind}/{name}": json.dumps(component)
        for kind, components in contract["components"].items()
        for name, component in components.items()
        if name in known.get(kind, ()) and name != "UnknownGame"
    }


def test_the_command_plays_replays_and_audits_it(path: Path, tmp_path: Path) -> None:
    begun = run(["-m", "gavel", "new", "heap", "--players", "ann,bob"], path)
    assert begun.returncode == 0, begun.stderr
    archive = tmp_path / "games.ndjson"
    made = run(["-m", "gavel", "archive", "--games", "20", "--game", "heap", "--seed", "1", str(archive)], path)
    assert made.returncode == 0, made.stderr
    report = tmp_path / "report.ndjson"
    audited = run(["-m", "gavel", "audit", str(archive), "--out", str(report), "--processes", "1", "--strict"], path)
    assert audited.returncode == 0, audited.stderr
    assert len(report.read_text().splitlines()) == 20


def test_a_game_that_is_not_installed_is_named(path: Path) -> None:
    asked = run(["-c", UNSERVED], path, {"GAVEL_GAMES": "for-sale"})
    assert asked.stdout.startswith("404 ")
    assert "heap" in asked.stdout
