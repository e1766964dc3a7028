"""The library refuses the documents that the HTTP service refuses, for the same reasons in the same places."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.engine.game import FINISHED, Game
from gavel.library.checks import Check
from gavel.library.documents import DocumentChecks, faults_in
from gavel.schemas.explain import schema_errors
from gavel.schemas.fields import Strict
from gavel.schemas.shapes import schema
from gavel.schemas.validators import compile_validator
from tests.support.play import as_json, concrete, every_game, random_setups

Json = dict[str, Any]
Spoil = Callable[[Any, Any, Random], None]

SPOILT = 300
"""How many documents of each kind are spoilt, for each game."""
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 3.5, float("nan"), 2**53, -(2**53), "", "x", "ann", "table", "spectator",
    "x" * 65, "\n", [], {}, [1, 1], {"ann": 1}, {"hidden": 3}, "a" * 64, {"draw": True}, {"draw": 1}, [None] * 1000,
)  # fmt: skip
PATCH = [{"op": "replace", "path": "/players/0/coins", "value": [3, {"a": 1}]}, {"op": "remove", "path": "/bids"}]
OF_REFEREES: tuple[Json, ...] = (
    {"type": "correct", "player": "referee", "patch": PATCH, "bank": 3, "reason": "Counted wrong."},
    {"type": "forfeit", "player": "referee", "seat": "ann", "reason": "Left."},
    {"type": "penalty", "player": "referee", "seat": "ann", "points": -3, "reason": "Late."},
    {"type": "default", "player": "referee", "seat": "ann"},
)
RECORDS: Json = {
    "corrections": [{"ply": 1, "reason": "Wrong.", "paths": ["/bids"], "bank": 2}],
    "forfeits": [{"ply": 1, "seat": "ann", "reason": "Left."}],
    "penalties": [{"ply": 1, "seat": "ann", "points": 2, "reason": "Late."}],
    "unsealed": [{"by": "referee", "ply": 0}],
    "rekeyed": [{"seat": "ann", "by": "ann", "ply": 3}],
}


def documents_of(game: Game[Any]) -> dict[str, list[Json]]:
    """Setups, states and actions of random games."""
    rng = Random(24)
    made: dict[str, list[Json]] = {"setup": [], "state": [], "action": [*OF_REFEREES]}
    for request in rng.sample([*random_setups(game, rng)], 8):
        made["setup"].append(as_json(request))
        state, _events = game.setup(request)
        for _ in range(60):
            if state.phase == FINISHED:
                break
            if rng.random() < 0.1:
                made["state"].append(game.document(state))
            action = as_json(concrete(rng.choice(game.legal_actions(state)), rng))
            made["action"].append(action)
            game.play(state, action)
    made["state"].append({**made["state"][-1], **RECORDS})
    return made


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: the container, and the key or index."""
    inner = list(value.items() if isinstance(value, dict) else enumerate(value))
    return [
        *((value, key) for key, _each in inner),
        *(place for _key, each in inner if isinstance(each, dict | list) for place in places(each)),
    ]


def exchange(holder: Any, key: Any, rng: Random) -> None:
    holder[key] = deepcopy(rng.choice(VALUES))


def drop(holder: Any, key: Any, _rng: Random) -> None:
    del holder[key]


def add(holder: Any, key: Any, rng: Random) -> None:
    if isinstance(holder, dict):
        holder[rng.choice(["extra", "a/b", "m~n", "ann", "bob", "table", str(key) + "s"])] = deepcopy(
            rng.choice(VALUES)
        )
    else:
        holder.insert(key, deepcopy(rng.choice([holder[key], *VALUES])))


def wrap(holder: Any, key: Any, _rng: Random) -> None:
    holder[key] = [holder[key]]


WAYS: tuple[Spoil, ...] = (exchange, exchange, exchange, drop, add, wrap)


def spoilt(document: Json, rng: Random) -> Any:
    """A document with up to three changes."""
    box = [deepcopy(document)]
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        all_places = places(box)
        holder, key = rng.choice(all_places)
        if holder is box:
            box[0] = deepcopy(rng.choice(VALUES)) if rng.random() < 0.3 else box[0]
            continue
        rng.choice(WAYS)(holder, key, rng)
    return box[0]


def both(game: Game[Any], kind: str) -> tuple[Strict, Check, str]:
    """The service's schema of a kind of document, the library's check, and the pointer to the document in the first."""
    vocabulary, own = registry()[game.id].vocabulary, DocumentChecks(game)
    match kind:
        case "setup":
            return vocabulary.setup(), own.setup, ""
        case "state":
            return vocabulary.state(), own.state, ""
    return schema("OneAction", {"action": vocabulary.any_action}, "An action.")(), own.action, "/action"


def figures(error: Any) -> str:
    """The figures, but for the name that was meant, which the service tells whoever reads."""
    return repr({} if error.code == "member.unknown" else error.figures)


def test_the_library_and_the_service_find_the_same_faults(subtests: pytest.Subtests) -> None:
    for game in every_game():
        for kind, documents in documents_of(game).items():
            strict, check, at = both(game, kind)
            accepts, rng = compile_validator(strict), Random(f"{game.id} {kind}")
            refused = 0
            with subtests.test(f"{game.id} {kind}"):
                for _ in range(SPOILT):
                    document = spoilt(rng.choice(documents), rng)
                    body = {"action": document} if at else document
                    errors = [] if accepts(body) else schema_errors(strict, body)
                    expected = [(each.pointer, each.code, figures(each)) for each in errors]
                    found = [(at + each.pointer, each.code, figures(each)) for each in faults_in(document, check)]
                    assert found == expected, document
                    refused += bool(found)
                assert SPOILT / 4 < refused < SPOILT
