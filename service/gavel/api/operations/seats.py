"""Who is meant in a request, and what each of its viewers may be shown."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from gavel.api.operations.call import Answer, Body
from gavel.engine.actions import TABLE
from gavel.engine.game import SPECTATOR, Game
from gavel.engine.verdicts import pointer
from gavel.schemas.explain import SchemaError

_MEMBERS_WITH_PLAYERS: Final = frozenset({"player", "viewer", "viewers", "names"})
"""The members in which a request means somebody beside its state or setup; most requests have none of them."""


def unknown_player_errors(body: Body, ids: Callable[[], Sequence[str]]) -> list[SchemaError]:
    """Where a request of the right shape means somebody who is not at the table, nor what may stand there instead.

    `ids`: gives those of the players, where they are needed.
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
    """Everyone whom a request means: the pointer, the id, and the reserved id that may be there instead."""
    if "player" in body:
        yield "/player", body["player"], TABLE
    if "viewer" in body:
        yield "/viewer", body["viewer"], SPECTATOR
    for index, viewer in enumerate(body.get("viewers", ())):
        yield f"/viewers/{index}", viewer, SPECTATOR
    for player in body.get("names", ()):
        yield pointer("names", player), player, None


def add_views(shown: Answer, game: Game[Any], state: Any, body: Body, listed: Sequence[Body]) -> None:
    """Add `views`, if the request names viewers: what each may see and do, in seat order, a spectator last.

    `listed`: everyone's legal actions.
    """
    if "viewers" in body:
        shown["views"] = {
            viewer: seen_by(game, state, viewer, [action for action in listed if action["player"] == viewer])
            for viewer in (*state.ids, SPECTATOR)
            if viewer in body["viewers"]
        }


def seen_by(game: Game[Any], state: Any, viewer: str, own: Sequence[Body]) -> Answer:
    """What one viewer may see and do; `own`: the viewer's legal actions."""
    return {
        "view": game.view(state, viewer),
        "legal_actions": own,
        "default_actions": game.default_actions(state, viewer),
    }
