"""Operations of a game under way: a new game, an action, what may be done, what a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.states import illegal_action, must_be_player, new_game, open_state, position, with_texts
from gavel.engine.actions import TABLE
from gavel.engine.events import Event
from gavel.engine.game import SPECTATOR

if TYPE_CHECKING:
    from gavel.api.registry import GameService


def setup(service: GameService, body: Body, call: Call) -> Answer:
    """Setup request → position."""
    state, events = new_game(service, body, call, "")
    return position(service, state, with_texts(service, events, call), call)


def actions(service: GameService, body: Body, call: Call) -> Answer:
    """{state, action} → position."""
    state = open_state(service, body, call)
    action = body["action"]
    if violations := service.game.violations(state, action):
        raise illegal_action(service, state, action, violations, call, "/action")
    return position(service, state, with_texts(service, service.game.play(state, action), call), call)


def legal_actions(service: GameService, body: Body, call: Call) -> Answer:
    """{state, player?, expand?} → {to_act, legal_actions}."""
    player = body.get("player")
    if player is not None and player != TABLE:
        must_be_player(service, body, "player", call)
    state = open_state(service, body, call)
    listed = service.game.legal_actions(state, player)
    if body.get("expand", False):
        listed = [each for action in listed for each in _expanded(action)]
    return {"to_act": service.game.to_act(state), "legal_actions": listed}


def views(service: GameService, body: Body, call: Call) -> Answer:
    """{state, viewer} → {view, to_act, legal_actions of that viewer}."""
    viewer = body["viewer"]
    if viewer != SPECTATOR:
        must_be_player(service, body, "viewer", call)
    state = open_state(service, body, call)
    return {
        "view": service.game.view(state, viewer),
        "to_act": service.game.to_act(state),
        "legal_actions": service.game.legal_actions(state, viewer),
    }


def _expanded(action: Event) -> list[Event]:
    amount = action.get("amount")
    if not isinstance(amount, dict):
        return [action]
    return [{**action, "amount": value} for value in range(amount["minimum"], amount["maximum"] + 1)]
