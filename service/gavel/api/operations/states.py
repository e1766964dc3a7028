"""Functions that operations share: open states, set up games, add texts, and make problems."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gavel.api.operations.call import Answer, Body, Call
from gavel.api.operations.seats import unknown_player_errors
from gavel.api.problems import Problem, listed_errors, listed_violations
from gavel.engine import refereeing
from gavel.engine.events import Event, learnt
from gavel.engine.game import FINISHED, Game
from gavel.engine.verdicts import IllegalAction, InvalidSetup, InvalidState, Violation
from gavel.engine.words import SOURCE, lang_of
from gavel.i18n.naming import Naming
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json
from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.explain import SchemaError
from gavel.schemas.limits import LIMITS

if TYPE_CHECKING:
    from gavel.api.service import GameService

SEED_BYTES = 32

MOST_PLY = MAX_INTEGER - LIMITS.replay
"""The highest ply of a state: the longest replay from it stays within the integers of every JSON reader."""


def open_state(service: GameService, body: Body, call: Call) -> Any:
    """The state of a body; raises Problem for a breach, and for unknown players in the body."""
    document = body["state"]
    errors = unknown_player_errors(body, lambda: ids_of(document["players"]))
    if document["ply"] > MOST_PLY:
        errors.append(SchemaError("/state/ply", "value.out-of-range", {"minimum": 0, "maximum": MOST_PLY}))
    if errors:
        raise invalid_request(service, errors, call)
    try:
        return service.game.open(document)
    except InvalidState as refusal:
        raise invalid_state(service, refusal.violations, call, "/state") from None


def is_left_to_chance(game: Game[Any], setup: Body) -> bool:
    """Whether the service has to draw a seed for a new game; the rules refuse a nonce without a seed."""
    return not game.is_repeatable(setup) and "nonce" not in setup


def new_game(service: GameService, body: Body, request: Body, call: Call, at: str) -> tuple[Any, list[Event]]:
    """The first state of a game and the events of its setup; `at` is the pointer in the body to the setup request.

    Raises Problem, also for unknown players in the body.
    """
    players = request["players"]
    errors = unknown_player_errors(body, lambda: players)
    if is_left_to_chance(service.game, request):
        import secrets  # hardly anything but a setup needs this import, which is large

        request = {**request, "seed": secrets.token_hex(SEED_BYTES), "nonce": secrets.token_hex(SEED_BYTES)}
    try:
        state, events = service.game.setup(request)
    except InvalidSetup as refusal:
        errors += [SchemaError(at + each.pointer, each.code, each.figures) for each in refusal.violations]
    if errors:
        raise invalid_request(service, errors, call)
    return state, events


def play(service: GameService, state: Any, action: Body, call: Call, at: str) -> list[Event]:
    """Play a player's or the referee's action *in place*; returns its events, without texts.

    Raises Problem if the action, at the pointer `at` in the body, is illegal.
    """
    try:
        if refereeing.is_referees(action):
            return refereeing.play(service.game, state, action, service.shape_check)
        return service.game.play(state, action, strict_json.canonical)
    except IllegalAction as refusal:
        raise illegal_action(service, state, action, refusal.violations, call, at) from None


def check(service: GameService, state: Any, action: Body) -> list[Violation]:
    """The violations of a player's or the referee's action; empty if it is legal."""
    if refereeing.is_referees(action):
        return refereeing.check(service.game, state, action, service.shape_check)
    return service.game.check(state, action)


def apply(service: GameService, state: Any, action: Body) -> list[Event]:
    """Apply an action that is known to be legal *in place*; returns its events."""
    if refereeing.is_referees(action):
        return refereeing.apply(service.game, state, action)
    return service.game.play(state, action, strict_json.canonical)


def position(service: GameService, state: Any, events: list[Event], call: Call) -> Answer:
    """The position of a state: with its latest events and its legal actions."""
    finished = state.phase == FINISHED
    return {
        "state": service.game.dump(state),
        **service.game.choices(state),
        "events": events,
        "undo": undo(events, state.ids),
        "finished": finished,
        "scores": with_ruling_reasons(service, service.game.scores(state), call) if finished else None,
    }


def undo(events: list[Event], ids: Sequence[str]) -> Answer | None:
    """Whether the action behind these events can be undone, or who has learnt what from it; None without an action."""
    if not events:
        return None
    by_player = learnt(events, ids)
    return {"safe": False, "learnt": by_player} if by_player else {"safe": True}


def not_finished(service: GameService, phase: str, call: Call) -> Problem:
    """The refusal of what needs a finished game; it names the phase in words."""
    phases = service.event_texts.labels.by_figure["phase"]
    return Problem("not-finished", {"phase": call.translator.format(phases, phase, {})})


# --- words ----------------------------------------------------------------------------------------------------------


def with_player_names(service: GameService, names: Mapping[str, str], call: Call) -> Call:
    """A call whose sentences use these names."""
    return call._replace(translator=Naming(translator_for(call.translator.language), service.people, names))


def with_event_texts(service: GameService, events: list[Event], call: Call) -> list[Event]:
    """These events, each with its text."""
    texts = service.event_texts
    in_english = texts.untranslated[call.translator.language]
    for event in events:
        event["text"] = call.translator.format(texts, event["type"], event)
        if event["type"] in in_english:
            event["lang"] = SOURCE
    return events


def with_ruling_reasons(service: GameService, sheet: Body, call: Call) -> Answer:
    """A scoresheet with the reason of each ruling."""
    reasons, language = service.clauses.ruling_reasons, call.translator.language
    rulings = [
        {**ruling, "why": reasons[ruling["id"]][language], **lang_of(reasons[ruling["id"]], language)}
        for ruling in sheet["rulings"]
    ]
    return {**sheet, "rulings": rulings}


# --- problems -------------------------------------------------------------------------------------------------------


def no_strangers(service: GameService, body: Body, ids: Callable[[], Sequence[str]], call: Call) -> None:
    """Raise Problem if the body names a player whose id is none of these."""
    if errors := unknown_player_errors(body, ids):
        raise invalid_request(service, errors, call)


def ids_of(players: Sequence[Body]) -> list[str]:
    """The ids of a document's players."""
    return [player["id"] for player in players]


def invalid_request(
    service: GameService, errors: Sequence[SchemaError | Violation], call: Call, at: str = ""
) -> Problem:
    """The problem for a body of the wrong shape, or whose part at the pointer `at` the rules refuse."""
    return Problem("invalid-request", members=listed_errors(errors, service.code_texts, call.at + at, call.translator))


def invalid_state(service: GameService, breaches: Sequence[Violation], call: Call, at: str = "") -> Problem:
    """The problem for a state with these breaches."""
    return Problem("invalid-state", members=_violations(service, breaches, call, at))


def illegal_action(
    service: GameService, state: Any, action: Body, violations: Sequence[Violation], call: Call, at: str
) -> Problem:
    """The problem for an illegal action. Its player may see it, so it lists nobody else's actions."""
    return Problem(
        "illegal-action",
        members={
            **_violations(service, violations, call, at, service.clauses.texts),
            "to_act": service.game.to_act(state),
            "legal_actions": service.game.legal_actions(state, action["player"]),
        },
    )


def _violations(
    service: GameService,
    violations: Sequence[Violation],
    call: Call,
    at: str,
    clauses: Mapping[str, Mapping[str, str]] | None = None,
) -> Answer:
    detailed = [with_nested_details(service, each, call) for each in violations]
    return listed_violations(detailed, service.code_texts, call.at + at, call.translator, clauses)


def with_nested_details(service: GameService, violation: Violation, call: Call) -> Violation:
    """A violation whose nested ones, of a corrected state, have details too; their pointers lead into that state."""
    against = violation.figures.get("against")
    if against is None:
        return violation
    listed = listed_violations(against, service.code_texts, "", call.translator)
    return replace(violation, figures={**violation.figures, "against": listed["violations"]})
