"""Operations on records: what is wrong with a state, and whether a transcript holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.seats import add_views
from gavel.api.operations.states import (
    ids_of,
    illegal_action,
    judged,
    new_game,
    no_strangers,
    open_state,
    played,
    position,
    with_texts,
)
from gavel.api.problems import listed_violations

if TYPE_CHECKING:
    from gavel.api.registry import GameService


def inspections(service: GameService, body: Body, call: Call) -> Answer:
    """{state} → {valid, violations}: every broken invariant."""
    no_strangers(service, body, lambda: ids_of(body["state"]["players"]), call)
    breaches = service.game.inspect(body["state"])
    listed = listed_violations(breaches, service.fault_texts, call.at + "/state", call.translator)
    return {"valid": not breaches, **listed}


def replays(service: GameService, body: Body, call: Call) -> Answer:
    """{setup or state, actions, history?, scores?, …} → {position, applied, refused, events, history_matches, …}."""
    game = service.game
    sign = call.signer() if body.get("receipt", False) else None
    if "setup" in body:
        state, last = new_game(service, body, body["setup"], call, "/setup")
    else:
        state, last = open_state(service, body, call), []
    events = with_texts(service, last, call)
    refused = None
    applied = 0
    for index, action in enumerate(body["actions"]):
        if violations := judged(service, state, action):
            problem = illegal_action(service, state, action, violations, call, f"/actions/{index}")
            refused = {"index": index, "problem": problem.document(call.translator, call.instance)}
            break
        last = with_texts(service, played(service, state, action), call)
        events += last
        applied += 1
    shown: Answer = {
        "position": position(service, state, last, call),
        "applied": applied,
        "refused": refused,
        "events": events,
        "history_matches": state.history == body["history"] if "history" in body else None,
    }
    shown["scores_match"] = _same_result(body["scores"], shown["position"]["scores"]) if "scores" in body else None
    add_views(shown, game, state, body, shown["position"]["legal_actions"])
    if sign is not None:
        shown["receipt"] = sign(body, shown) if _holds(shown) else None
    return shown


def _holds(verdict: Body) -> bool:
    """Whether nothing of a record was refused, and nothing that it claims is wrong."""
    return verdict["refused"] is None and False not in (verdict["history_matches"], verdict["scores_match"])


def _same_result(claimed: Body, scores: Body | None) -> bool:
    """Whether the game has ended with the scoresheet that is claimed, in whatever language its reasons are."""
    return scores is not None and without_reasons(claimed) == without_reasons(scores)


def without_reasons(sheet: Body) -> Answer:
    """This scoresheet in no language: its rulings without their reasons."""
    rulings = [{name: value for name, value in ruling.items() if name != "why"} for ruling in sheet["rulings"]]
    return {**sheet, "rulings": rulings}
