"""What is new in a game or in the service is declared in one file, worded in one, and known to all that list it."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import gavel
from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import examples_of, registry
from gavel.catalogue import games, packages
from gavel.conformance.standing import ANSWERS, SEALED_ANSWERS
from gavel.engine import clauses, situations
from gavel.engine.game import Game
from gavel.handbook.examples import cases_of
from gavel.i18n import LANGUAGES
from gavel.i18n.common import game_labels
from gavel.openapi.texts import description_of
from gavel.sealing.operations.table import OPERATIONS as SEALED
from tests.support.hooks import package_of

HOME = Path(gavel.__file__).parent
PROJECT = HOME.parents[1]

COMMON = {"player.unknown", "variant.unknown"}
"""Codes of schemas, setups and actions alike, which the common code finds in several places."""

OF_DECLARED_GAMES = "declared_games.toml"
"""Words of games whose own words stand in one file, as those of other distributions do."""

RULES_OF_EVERY_GAME = {
    "__init__.py",
    "figures.py",
    "invariants.py",
    "revealing.py",
    "rulesets.py",
    "scoring.py",
    "setup.py",
    "state.py",
    "tally.py",
}
"""The files of `rules/` that each game has, beside one for each of its phases."""

FILES_OF_EVERY_GAME = {
    "clauses.toml",
    "examples.py",
    "irregularities.toml",
    "situations.toml",
    "texts/events.toml",
    "texts/labels.toml",
    "texts/violations.toml",
}
FILES_ON_THE_TABLE = {"actions.js", "index.js", "previews.js", "public-actions.js"}


def text_of(*files: Path) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def folder_of(game: Game[Any]) -> Path:
    return HOME / "games" / package_of(game)


def table_of(game: Game[Any]) -> Path:
    """The folder of a game on the web table."""
    return PROJECT / "clients" / "web" / "src" / "games" / game.id


def files_with(pattern: str, game: Game[Any], kind: str) -> list[Path]:
    """The files of a game, and of what all games share, in which something is found."""
    own = folder_of(game)
    others = [
        path
        for path in HOME.rglob(kind)
        if ("games" not in path.parts or path.is_relative_to(own)) and path.name != OF_DECLARED_GAMES
    ]
    return [path for path in others if "cases" not in path.parts and re.search(pattern, text_of(path), re.MULTILINE)]


# --- what one game has ------------------------------------------------------------------------------------------------


def test_every_game_has_the_files_that_all_games_have(subtests: pytest.Subtests) -> None:
    for game in games().values():
        with subtests.test(game.id):
            assert [name for name in sorted(FILES_OF_EVERY_GAME) if not (folder_of(game) / name).is_file()] == []
            assert [name for name in sorted(FILES_ON_THE_TABLE) if not (table_of(game) / name).is_file()] == []


def test_the_files_of_rules_that_all_games_have_are_declared_here() -> None:
    rules = [{path.name for path in (folder_of(game) / "rules").glob("*.py")} for game in games().values()]
    assert set.intersection(*rules) == RULES_OF_EVERY_GAME


def test_a_code_is_declared_in_one_file_and_worded_in_one(subtests: pytest.Subtests) -> None:
    for game in games().values():
        with subtests.test(game.id):
            for code in sorted({*game.illegal, *game.breach_names, *game.bad_setup, *game.bad_match} - COMMON):
                assert len(files_with(f'"{re.escape(code)}"', game, "*.py")) == 1, code
                assert len(files_with(rf"\[{re.escape(code)}\]", game, "*.toml")) == 1, code


def test_a_type_of_event_is_declared_in_one_file_and_worded_in_one(subtests: pytest.Subtests) -> None:
    for game in games().values():
        with subtests.test(game.id):
            for event in game.events:
                assert len(files_with(rf'EventType\(\s*"{event}"', game, "*.py")) == 1, event
                assert len(files_with(rf"^\[+{event}\]", game, "events.toml")) == 1, event


def test_a_member_of_a_state_is_declared_in_one_place(subtests: pytest.Subtests) -> None:
    """Where a game declares them: what else knows of a member has it from there (`tests/rules/test_members.py`)."""
    for game in games().values():
        with subtests.test(game.id):
            declared = text_of(folder_of(game) / "rules" / "state.py")
            for member in game.declaration.state.members:
                assert len(re.findall(rf"^    {member.name}: ", declared, re.MULTILINE)) >= 1, member.name
                assert member.about.endswith("."), member.name


def test_an_option_is_declared_with_the_rulesets_and_has_its_shape_and_its_words(subtests: pytest.Subtests) -> None:
    for game in games().values():
        with subtests.test(game.id):
            rulesets = text_of(folder_of(game) / "rules" / "rulesets.py")
            written = clauses.load(packages()[game.id])
            shapes = registry()[game.id].shapes
            of_a_match = shapes.match_options
            fields = {**shapes.options().fields, **({} if of_a_match is None else of_a_match().fields)}
            shaped = {field.data_key or name for name, field in fields.items()}
            labels = game_labels(packages()[game.id]).groups["options"]
            for option in game.options:
                assert re.search(rf'Option\(\s*"{option.id}"', rulesets), option.id
                assert option.id in written.options, option.id
                assert option.id in shaped, option.id
                assert option.id in labels, option.id
            for ruling in game.rulings:
                assert f'"{ruling.id}"' in rulesets, ruling.id
                assert ruling.id in written.ruling_reasons, ruling.id


def test_an_action_belongs_to_a_phase_and_has_its_shape_and_its_words(subtests: pytest.Subtests) -> None:
    for game in games().values():
        with subtests.test(game.id):
            shapes = registry()[game.id].shapes
            words = text_of(table_of(game) / "words" / "en.js")
            assert {*game.action_types} <= {*shapes.actions}
            assert {*game.action_types} <= {*game_labels(packages()[game.id]).groups["action_types"]}
            unsaid = [
                each for each in game.action_types if not re.search(rf'^ +"[^"]*\b{each}\b[^"]*":', words, re.MULTILINE)
            ]
            assert not unsaid, "the web table has no words for it"


def test_a_clause_is_written_once_and_whatever_cites_one_cites_one_of_these(subtests: pytest.Subtests) -> None:
    for game in games().values():
        with subtests.test(game.id):
            written = [clause.id for clause in clauses.load(packages()[game.id]).clauses]
            assert len(written) == len(set(written))
            cited = {clause for table in (game.events, game.illegal) for each in table.values() for clause in each}
            assert cited <= set(written)


def test_a_situation_and_an_irregularity_name_clauses_and_cases_that_there_are(subtests: pytest.Subtests) -> None:
    for game in games().values():
        with subtests.test(game.id):
            found = situations.load(packages()[game.id])
            written = clauses.load(packages()[game.id]).texts
            for situation in found.situations:
                assert {*situation.clauses} <= {*written}, situation.id
                assert situation.case in cases_of(game.id), situation.id
            for mishap in found.irregularities:
                assert {*mishap.clauses} <= {*written}, mishap.id
                assert {*mishap.cases} <= {*cases_of(game.id)}, mishap.id


# --- what the service has ---------------------------------------------------------------------------------------------


def test_an_operation_is_described_exemplified_and_known_to_the_runner_of_cases() -> None:
    assert all(description_of(name) for name in OPERATIONS)
    for service in registry().values():
        assert set(examples_of(service)) == set(service.schemas.requests)
    assert list(ANSWERS) == list(OPERATIONS)
    schema = json.loads((HOME / "conformance" / "case.schema.json").read_text(encoding="utf-8"))
    assert schema["$defs"]["post"]["properties"]["operation"]["enum"] == list(OPERATIONS)


def test_a_sealed_operation_is_described_and_has_its_shapes_and_its_place_in_cases() -> None:
    assert list(SEALED_ANSWERS) == list(SEALED)
    schema = json.loads((HOME / "conformance" / "case.schema.json").read_text(encoding="utf-8"))
    assert schema["$defs"]["sealed"]["properties"]["sealed"]["enum"] == list(SEALED)
    shapes = import_module("gavel.sealing.shapes")
    for name, operation in SEALED.items():
        assert description_of(f"sealed-{name}")
        for shape in (operation.request, operation.answer):
            assert getattr(shapes, shape.__name__) is shape, name


def test_every_operation_is_described_in_the_contract_and_known_to_each_client() -> None:
    contract = text_of(PROJECT / "openapi.yaml")
    clients = [
        text_of(PROJECT / "clients" / "python" / "src" / "gavel_sdk" / name) for name in ("operations.py", "sealed.py")
    ]
    listed = {"python": "".join(clients), "typescript": text_of(PROJECT / "clients/typescript/test/operations.ts")}
    for name in (*OPERATIONS, *(f"sealed-{each}" for each in SEALED)):
        assert re.search(rf"operationId: [a-z-]+-{name}\b", contract), name
        for client, table in listed.items():
            assert f'"{{game}}-{name}"' in table, (client, name)


def test_a_language_is_one_of_every_text() -> None:
    assert len(LANGUAGES) == len(set(LANGUAGES)) > 1
    for game in games().values():
        for words in clauses.load(packages()[game.id]).texts.values():
            assert tuple(words) == LANGUAGES
        for language in LANGUAGES:
            assert (table_of(game) / "words" / f"{language}.js").is_file()
