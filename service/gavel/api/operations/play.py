"""Operations of play: set up a game, play an action, list the legal actions, show a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.seats import add_views, seen_by
from gavel.api.operations.states import new_game, open_state, play, position, with_event_texts
from gavel.engine.events import Event
from gavel.engine.listing import expanded

if TYPE_CHECKING:
    from gavel.api.service import GameService


def setup(service: GameService, body: Body, call: Call) -> Answer:
    """Setup request → position."""
    state, events = new_game(service, body, body, call, "")
    return _position(service, state, with_event_texts(service, events, call), body, call)


def actions(service: GameService, body: Body, call: Call) -> Answer:
    """{state, action} → position."""
    state = open_state(service, body, call)
    events = play(service, state, body["action"], call, "/action")
    return _position(service, state, with_event_texts(service, events, call), body, call)


def legal_actions(service: GameService, body: Body, call: Call) -> Answer:
    """{state, player?, expand?} → {to_act, legal_actions}."""
    state = open_state(service, body, call)
    listed = service.game.legal_actions(state, body.get("player"))
    if body.get("expand", False):
        listed = expanded(listed)
    return {"to_act": service.game.to_act(state), "legal_actions": listed}


def views(service: GameService, body: Body, call: Call) -> Answer:
    """{state, viewer} → {view, to_act, legal_actions of that viewer}; {state, viewers} → {to_act, views}."""
    state = open_state(service, body, call)
    game = service.game
    answer: Answer = {"to_act": game.to_act(state)}
    if "viewers" in body:
        add_views(answer, game, state, body, game.legal_actions(state))
        return answer
    seen = seen_by(game, state, body["viewer"], game.legal_actions(state, body["viewer"]))
    return {"view": seen["view"], **answer, **seen}


def _position(service: GameService, state: Any, events: list[Event], body: Body, call: Call) -> Answer:
    """The position, with the views of the request's viewers, if it names any."""
    answer = position(service, state, events, call)
    add_views(answer, service.game, state, body, answer["legal_actions"])
    return answer
