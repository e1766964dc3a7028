"""Operations on records: inspect a state, and replay a transcript."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.seats import add_views
from gavel.api.operations.states import (
    ids_of,
    invalid_request,
    new_game,
    no_strangers,
    open_state,
    play,
    position,
    with_event_texts,
    with_player_names,
)
from gavel.api.problems import Problem, listed, listed_violations
from gavel.api.transcripts import holds
from gavel.engine.comparing import NOTHING, Departure, departures
from gavel.engine.events import Event
from gavel.engine.game import FINISHED
from gavel.engine.records import CUSTODY
from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.explain import SchemaError

if TYPE_CHECKING:
    from gavel.api.service import GameService


class Played(NamedTuple):
    """The result of a record's actions: the events without texts, of all and of the last one, and the first refusal."""

    events: list[Event]
    last: list[Event]
    applied: int
    refused: Answer | None


def inspections(service: GameService, body: Body, call: Call) -> Answer:
    """{state, record?} → {valid, violations, record}: every breach, and every difference from the record."""
    no_strangers(service, body, lambda: ids_of(body["state"]["players"]), call)
    breaches = service.game.inspect(body["state"])
    violations = listed_violations(breaches, service.code_texts, call.at + "/state", call.translator)
    answer = {"valid": not breaches, **violations}
    if "record" in body:
        record = body["record"]
        if "names" in record and "names" not in body:
            call = with_player_names(service, record["names"], call)
        answer["record"] = _compare_with_record(service, body["state"], record, call._replace(at=call.at + "/record"))
    return answer


def replays(service: GameService, body: Body, call: Call) -> Answer:
    """{setup or state, actions, history?, scores?, …} → {position, applied, refused, events, history_matches, …}."""
    sign = call.signer() if body.get("receipt", False) else None
    state, begun = _begin(service, body, call)
    played = _play_on(service, state, begun, body["actions"], call)
    events = with_event_texts(service, played.events, call)
    answer: Answer = {
        "position": position(service, state, played.last, call),
        "applied": played.applied,
        "refused": played.refused,
        "events": events,
        **_claims(service, state, body),
    }
    add_views(answer, service.game, state, body, answer["position"]["legal_actions"])
    if sign is not None:
        answer["receipt"] = sign(body, answer) if holds(answer) else None
    return answer


# --- replaying ------------------------------------------------------------------------------------------------------


def _begin(service: GameService, record: Body, call: Call) -> tuple[Any, list[Event]]:
    """The first state of a record, and the events of its setup; raises Problem."""
    if "setup" in record:
        return new_game(service, record, record["setup"], call, "/setup")
    return open_state(service, record, call), []


def _play_on(service: GameService, state: Any, begun: list[Event], actions: Sequence[Body], call: Call) -> Played:
    """Play actions *in place* up to the first illegal one."""
    events, last = [*begun], begun
    for index, action in enumerate(actions):
        try:
            last = play(service, state, action, call, f"/actions/{index}")
        except Problem as problem:
            refused = {"index": index, "problem": problem.document(call.translator, call.instance)}
            return Played(events, last, index, refused)
        events += last
    return Played(events, last, len(actions), None)


def _claims(service: GameService, state: Any, record: Body) -> Answer:
    """Whether the digest and the scoresheet that a record claims are those of its end; null without a claim."""
    game = service.game
    answer: Answer = {"history_matches": state.history == record["history"] if "history" in record else None}
    scores = game.scores(state) if "scores" in record and state.phase == FINISHED else None
    answer["scores_match"] = same_result(record["scores"], scores) if "scores" in record else None
    return answer


def same_result(claimed: Body, scores: Body | None) -> bool:
    """Whether the game has ended with the claimed scoresheet, whatever the language of its reasons."""
    return scores is not None and without_reasons(claimed) == without_reasons(scores)


def without_reasons(sheet: Body) -> Answer:
    """A scoresheet whose rulings have no reasons, so that it depends on no language."""
    rulings = [{name: value for name, value in ruling.items() if name != "why"} for ruling in sheet["rulings"]]
    return {**sheet, "rulings": rulings}


# --- a state and its record -----------------------------------------------------------------------------------------

_SET_UP: Final = ("ruleset", "variant", "options", "dealer", "deal")
"""The members of a state that its setup fixes for the whole game, beside the players."""


def _compare_with_record(service: GameService, document: Body, record: Body, call: Call) -> Answer:
    """The differences of a state from the end of its record; raises Problem if the record belongs to another game."""
    if "setup" in record and not service.game.is_repeatable(record["setup"]):
        raise invalid_request(service, [SchemaError("/setup", "record.not-repeatable", {})], call)
    state, begun = _begin(service, record, call)
    at = "/setup" if "setup" in record else "/state"
    if errors := _setup_errors(service.game.document(state), document, at):
        raise invalid_request(service, errors, call)
    played = _play_on(service, state, begun, record["actions"], call)
    claims = _claims(service, state, record)
    recorded = service.game.document(state)
    every = departures(_without_custody(recorded), _without_custody(document))
    departing = [] if played.refused else [*islice(every, MOST_FOUND)]
    agrees = not played.refused and not departing and False not in claims.values()
    differences = listed("departures", sorted(departing, key=attrgetter("pointer")), _departure)
    return {"agrees": agrees, "applied": played.applied, "refused": played.refused, **claims, **differences}


def _without_custody(state: Body) -> Body:
    """The document of a state without unsealings and new keys, which no record has."""
    return {name: value for name, value in state.items() if name not in CUSTODY}


def _setup_errors(began: Body, document: Body, at: str) -> list[SchemaError]:
    """The differences between the setup of a record and the setup of a state."""
    differing = [name for name in _SET_UP if began[name] != document[name]]
    if ids_of(began["players"]) != ids_of(document["players"]):
        differing.append("players")
    return [SchemaError(f"{at}/{name}", "record.of-another-game", {}) for name in differing]


def _departure(departure: Departure) -> Answer:
    return {name: value for name, value in departure._asdict().items() if value is not NOTHING}
