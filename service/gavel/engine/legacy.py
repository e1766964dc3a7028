"""What games that still are modules of functions call. Goes with `module_game`."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.engine.actions import TABLE
from gavel.engine.game import FINISHED, GameState
from gavel.engine.verdicts import Violation

Action = Mapping[str, Any]


def wrong_action(kind: str, phase: str, expected: Sequence[str], rule: str, **figures: str) -> list[Violation]:
    """The violation of an action whose type the phase does not know, with the types that it expects."""
    told = {"action": kind, "phase": phase, "expected": list(expected), **figures}
    return [Violation("phase.wrong-action", "/type", rule, told)]


def who_refuses(
    state: GameState, action: Action, to_act: Sequence[str], *, finished: str, player: str, turn: str
) -> list[Violation]:
    """The first three questions put to any action: is the game over, who is that, is it their turn.

    `finished`, `player` and `turn` are the clauses to name.
    """
    actor = action["player"]
    if state.phase == FINISHED:
        return [Violation("game.finished", "", finished)]
    if actor not in state.ids and not (actor == TABLE and action["type"] == "reveal"):
        return [Violation("player.unknown", "/player", player, {"player": actor, "players": list(state.ids)})]
    if actor not in to_act:
        return [Violation("turn.not-yours", "/player", turn, {"player": actor, "to_act": list(to_act)})]
    return []
