"""Whatever may be asked of a game, a command asks for it."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import examples_of, registry
from gavel.cli.backends.local import LocalBackend
from tests.cli.conftest import Runner

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "setup": ("new", "GAME", "--setup", "-"),
    "actions": ("act", "ACTION"),
    "legal-actions": ("legal",),
    "scores": ("score",),
    "tallies": ("tally", "GAME"),
    "views": ("view", "VIEWER"),
    "inspections": ("inspect",),
    "replays": ("replay", "-", "--game", "GAME"),
    "matches": ("match", "GAME"),
}
"""Each operation with the command that asks for it; what stands in capitals is taken from an example."""


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_command_asks_for_each_operation(operation: str, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, post = [], LocalBackend.post

    def note(backend: LocalBackend, game: str, operation: str, body: Any) -> Any:
        asked.append((game, operation))
        return post(backend, game, operation, body)

    monkeypatch.setattr(LocalBackend, "post", note)
    service = next(each for each in registry().values() if operation in each.operations)
    body = next(iter(examples_of(service)[operation].values()))
    taken = {"GAME": service.game.id, "ACTION": json.dumps(body.get("action")), "VIEWER": body.get("viewer")}
    arguments = [taken.get(each, each) for each in COMMANDS[operation]]
    done = run(*arguments, "--json", stdin=json.dumps(body.get("state", body)))
    assert done.exit_code == 0, done.output
    assert (service.game.id, operation) in asked
