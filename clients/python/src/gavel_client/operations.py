"""Which method makes which operation of the contract."""

from collections.abc import Callable, Mapping
from typing import Any

from gavel_client.client import Client
from gavel_client.game import GameClient

OPERATIONS: Mapping[str, Callable[..., Any]] = {
    "games": Client.games,
    "{game}-sheet": GameClient.sheet,
    "{game}-rules": GameClient.rules,
    "{game}-setup": GameClient.setup,
    "{game}-actions": GameClient.act,
    "{game}-legal-actions": GameClient.legal_actions,
    "{game}-scores": GameClient.scores,
    "{game}-tallies": GameClient.tally,
    "{game}-matches": GameClient.match,
    "{game}-views": GameClient.view,
    "{game}-inspections": GameClient.inspect,
    "{game}-replays": GameClient.replay,
    "batch": Client.batch,
    "problem": Client.problem,
    "openapi-json": Client.openapi,
    "openapi-yaml": Client.openapi_yaml,
    "docs": Client.docs,
    "healthz": Client.health,
    "readyz": Client.ready,
}
"""By operationId, in which `{game}` stands for any game's id. A test compares it with openapi.yaml."""
