"""The common part of every game's examples: documents of games that the rules really play."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gavel.engine.game import SPECTATOR, Game
from gavel.engine.json_values import as_json_value

Document = Mapping[str, Any]
Bodies = Mapping[str, Mapping[str, Any]]
"""Name -> request body."""

NAMES = {"ann": "Ann-Kathrin", "bob": "Bob", "cy": "Cyrille"}


def after(game: Game[Any], setup: Document, actions: Iterable[Document]) -> dict[str, Any]:
    """The state after a setup and these actions."""
    state, _events = game.setup(setup)
    for action in actions:
        game.play(state, action)
    return document(game, state)


def played_on(
    game: Game[Any], begun: Document, choose: Callable[[Sequence[Document]], Document], phase: str | None = None
) -> dict[str, Any]:
    """The state at the end of the game, or of this phase, if `choose` picks every action from the legal ones."""
    state = game.load(begun)
    while state.phase == (phase or state.phase) and (listed := game.legal_actions(state)):
        game.play(state, choose(listed))
    return document(game, state)


def document(game: Game[Any], state: Any) -> dict[str, Any]:
    """A state as a client would send it."""
    made: dict[str, Any] = as_json_value(game.dump(state))
    return made


def in_every_game(
    own: Mapping[str, Bodies],
    *,
    setup: Document,
    opening: Sequence[Document],
    begun: Document,
    action: Document,
    watched: Document,
    finished: Document,
    broken: Document,
    changed: Document,
) -> Mapping[str, Bodies]:
    """A game's own examples, operation -> name -> request body, followed by those that every game has.

    `begun`: the state that `opening` leads to, in which `action`, a bid or a pass, is legal. `watched`: a state with
    something to see. `broken`: members of `begun` that make it impossible. `changed`: members with
    which it is possible, and not what was played.
    """
    common = {
        "setup": {"with-names": {**setup, "names": _names_of(setup["players"])}},
        **_of_states(setup["players"], begun, action, watched, finished),
        **_of_records({"setup": setup, "actions": list(opening)}, begun, broken, changed),
    }
    return {name: {**own.get(name, {}), **common.get(name, {})} for name in {**common, **own}}


def _names_of(players: Sequence[str]) -> Mapping[str, str]:
    return {player: name for player, name in NAMES.items() if player in players}


def _of_states(
    players: Sequence[str], begun: Document, action: Document, watched: Document, finished: Document
) -> Mapping[str, Bodies]:
    player = action["player"]
    two = sorted({player, next(each for each in players if each != player)})
    return {
        "actions": {"for-two-seats": {"state": begun, "action": action, "viewers": two}},
        "legal-actions": {
            "as-ranges": {"state": begun},
            "every-bid": {"state": begun, "player": player, "expand": True},
        },
        "scores": {"interim": {"state": watched}, "final": {"state": finished, "final": True}},
        "views": {
            "player": {"state": watched, "viewer": "ann"},
            "spectator": {"state": watched, "viewer": SPECTATOR},
            "whole-table": {"state": watched, "viewers": [*players, SPECTATOR]},
        },
    }


def _of_records(record: Document, begun: Document, broken: Document, changed: Document) -> Mapping[str, Bodies]:
    return {
        "inspections": {
            "valid": {"state": begun},
            "broken": {"state": {**begun, **broken}},
            "with-its-record": {"state": begun, "record": record},
            "not-as-recorded": {"state": {**begun, **changed}, "record": record},
        },
        "replays": {
            "transcript": {**record, "history": begun["history"]},
            "stored-state": {"state": begun, "actions": []},
        },
    }
