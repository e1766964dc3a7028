"""Examples of a game that brings none: request bodies from one game of seeded random play."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from gavel.engine.actions import REVEAL
from gavel.engine.game import FINISHED, Game
from gavel.games.sample import Bodies, document, in_every_game

_NAMES = ("ann", "bob", "cy", "dee", "eve", "flo")
_SEED = "an example"


def players_of(game: Game[Any]) -> list[str]:
    """The players of the examples: three where the game can be played by three, else the fewest possible."""
    counts = game.rulesets[0].player_counts
    count = 3 if 3 in counts else min(counts)
    return [*_NAMES[:count], *[f"player-{number}" for number in range(len(_NAMES) + 1, count + 1)]]


def examples(game: Game[Any]) -> Mapping[str, Bodies]:
    """Operation -> name -> request body."""
    setup: dict[str, Any] = {"players": players_of(game), **({"seed": _SEED} if game.has_chance else {})}
    played = [*_played(game, setup)]
    states, actions = [state for state, _action in played], [action for _state, action in played]
    opening = min(2, len(played) - 1)
    by_type = {action["type"]: {"state": state, "action": action} for state, action in reversed(played)}
    at_a_table = (
        {"at-a-real-table": {"players": setup["players"], "dealer": "table"}} if REVEAL in game.action_types else {}
    )
    own: dict[str, Bodies] = {"setup": {"players": setup, **at_a_table}, "actions": by_type}
    begun, later = states[opening], states[min(opening + 1, len(states) - 1)]
    first, second, *others = begun["players"]
    return in_every_game(
        own,
        setup=setup,
        opening=actions[:opening],
        begun=begun,
        action=actions[opening],
        watched=states[len(states) // 2],
        finished=_finished(game, played[-1]),
        broken={"players": [first, {**second, "id": first["id"]}, *others]},
        changed={name: value for name, value in later.items() if name != "history"},
    )


def refusals(game: Game[Any]) -> Mapping[str, Bodies]:
    """Operation -> name -> the body of a refused request, without those that all games refuse alike."""
    begun = examples(game)["actions"]
    body = next(iter(begun.values()))
    return {
        "setup": {"no-players": {"players": []}, "not-a-player": {"players": players_of(game), "first_player": "zoe"}},
        "actions": {
            "not-a-player": {**body, "action": {**body["action"], "player": "zoe"}},
            "no-action": {"state": body["state"]},
        },
    }


def _played(game: Game[Any], setup: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each state of a random game with the action that was played in it."""
    state, random = game.setup(setup)[0], Random(game.id)  # noqa: S311  # any game will do, always the same one
    while state.phase != FINISHED:
        action = _concrete(random.choice(game.legal_actions(state)))
        yield document(game, state), action
        game.play(state, action)


def _concrete(listed: Mapping[str, Any]) -> dict[str, Any]:
    """An action that a listed one stands for: the lowest of a range."""
    return {
        name: value["minimum"] if isinstance(value, Mapping) and "minimum" in value else value
        for name, value in listed.items()
    }


def _finished(game: Game[Any], last: tuple[dict[str, Any], dict[str, Any]]) -> dict[str, Any]:
    state = game.load(last[0])
    game.play(state, last[1])
    return document(game, state)
