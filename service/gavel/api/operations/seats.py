"""The players that a request names, and the views of its viewers."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from gavel.api.operations.call import Answer, Body
from gavel.engine.actions import TABLE
from gavel.engine.game import SPECTATOR, Game
from gavel.engine.verdicts import pointer
from gavel.schemas.explain import SchemaError

_MEMBERS_WITH_PLAYERS: Final = frozenset({"player", "viewer", "viewers", "names"})
"""The members, beside state and setup, in which a request names players; most requests have none of them."""


def unknown_player_errors(body: Body, ids: Callable[[], Sequence[str]]) -> list[SchemaError]:
    """The errors of a request of the right shape that names unknown players, other than an allowed reserved id.

    `ids`: returns the ids of the players; called only if they are needed.
    """
    if _MEMBERS_WITH_PLAYERS.isdisjoint(body):
        return []
    players = ids()
    return [
        SchemaError(at, "player.unknown", {"player": player, "players": players})
        for at, player, instead in _mentioned_players(body)
        if player not in players and player != instead
    ]


def _mentioned_players(body: Body) -> Iterator[tuple[str, str, str | None]]:
    """Every player that a request names: the pointer, the id, and the reserved id that is allowed there."""
    if "player" in body:
        yield "/player", body["player"], TABLE
    if "viewer" in body:
        yield "/viewer", body["viewer"], SPECTATOR
    for index, viewer in enumerate(body.get("viewers", ())):
        yield f"/viewers/{index}", viewer, SPECTATOR
    for player in body.get("names", ()):
        yield pointer("names", player), player, None


def add_views(answer: Answer, game: Game[Any], state: Any, body: Body, listed: Sequence[Body]) -> None:
    """Add `views`, if the request names viewers: the view and legal actions of each, in seat order, a spectator last.

    `listed`: everyone's legal actions.
    """
    if "viewers" in body:
        answer["views"] = {
            viewer: seen_by(game, state, viewer, [action for action in listed if action["player"] == viewer])
            for viewer in (*state.ids, SPECTATOR)
            if viewer in body["viewers"]
        }


def seen_by(game: Game[Any], state: Any, viewer: str, own: Sequence[Body]) -> Answer:
    """The view of one viewer with `own`, the viewer's legal actions."""
    return {
        "view": game.view(state, viewer),
        "legal_actions": own,
        "default_actions": game.default_actions(state, viewer),
    }
