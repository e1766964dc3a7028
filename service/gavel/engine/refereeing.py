"""A referee's actions in any game: correct the state, let a seat forfeit, give penalty points, play for a seat.

They are no player's actions, so no list of legal actions has them. They have rules of their own, and the history
records them like any action.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from gavel.engine import history
from gavel.engine import referee_declarations as referee
from gavel.engine.actions import Document
from gavel.engine.events import Event, dump_events
from gavel.engine.game import FINISHED, Game
from gavel.engine.json_values import as_json_value
from gavel.engine.judging import PLAYER_UNKNOWN
from gavel.engine.patches import PatchFailed, patched, tokens_of
from gavel.engine.records import (
    ACTION_TYPES,
    BANK,
    CORRECT,
    DEFAULT,
    FORFEIT,
    MOST_CORRECTIONS,
    MOST_PENALTIES,
    PENALTY,
    REFEREE,
    Records,
)
from gavel.engine.state import GameState
from gavel.engine.verdicts import IllegalAction, Violation, in_order, pointer

S = TypeVar("S", bound=GameState)

ShapeCheck = Callable[[Document, Sequence[str]], Sequence[Violation]]
"""The errors in the shape of these members of a state: the rules load only documents of a checked shape."""


def is_referees(action: Document) -> bool:
    """Whether an action is a referee's, not a player's."""
    return action["player"] == REFEREE and action["type"] in ACTION_TYPES


def check(game: Game[S], state: S, action: Document, shape_check: ShapeCheck) -> list[Violation]:
    """Every reason why a referee's action is illegal; empty if it is legal. Pointers are relative to the action."""
    return _judged(game, state, action, shape_check)[0]


def play(game: Game[S], state: S, action: Document, shape_check: ShapeCheck) -> list[Event]:
    """Check a referee's action, then apply it; raises IllegalAction with every violation, and changes nothing then."""
    violations, corrected = _judged(game, state, action, shape_check)
    if violations:
        raise IllegalAction(violations)
    return _apply(game, state, action, corrected)


def apply(game: Game[S], state: S, action: Document) -> list[Event]:
    """Apply a legal action of the referee *in place* and chain it to the history; returns the events."""
    corrected = None
    if action["type"] == CORRECT:
        untouched, before = _parted(game, state, action["patch"])
        corrected = _corrected(game, state, {**untouched, **patched(before, action["patch"])}, action)
    return _apply(game, state, action, corrected)


def _judged(game: Game[S], state: S, action: Document, shape_check: ShapeCheck) -> tuple[list[Violation], S | None]:
    """The violations of an action; and the state after a legal correction, with its record."""
    kind = action["type"]
    clause = referee.clause_of(game.id, kind)
    if kind == CORRECT:
        return _judged_correction(game, state, action, shape_check, clause)
    if kind == DEFAULT and state.phase == FINISHED:
        return [game.finished_violation()], None
    if action["seat"] not in state.ids:
        figures = {"player": action["seat"], "players": list(state.ids)}
        return [PLAYER_UNKNOWN("/seat", rule=game.players_rule, **figures)], None
    if kind == DEFAULT:
        return [*_default_violations(game, state, action["seat"], clause)], None
    return [*_record_violations(state, action, clause)], None


def _apply(game: Game[S], state: S, action: Document, corrected: S | None) -> list[Event]:
    """Apply a legal action in place; `corrected` is the state after a correction."""
    events = [_event(game, state, action)]
    before = _result(game, state)
    if corrected is not None:
        _overwrite(state, corrected)
        events[0].update(_reveals(game, state, events[0]["paths"]))
    elif action["type"] == DEFAULT:
        due = game.default_actions(state, action["seat"])[action["seat"]]
        events += dump_events(game.apply(state, game.move_of(state, due)), state.ids)
    else:
        _record(state, action)
    state.history = history.advance(state.history, action)
    return events + _new_result(game, state, action, before)


def _result(game: Game[S], state: S) -> Sequence[Any]:
    """The standings of a finished game; empty while it runs."""
    return game.scores(state)["standings"] if state.phase == FINISHED else ()


def _new_result(game: Game[S], state: S, action: Document, before: Sequence[Any]) -> list[Event]:
    """The last event of an action that has changed the result of a finished game."""
    if _result(game, state) == before or action["type"] == DEFAULT or state.phase != FINISHED:
        return []
    winners = [*game.scores(state)["winners"]]
    type_ = referee.result_event(game.id)
    return [type_.dump((type_, winners, referee.clause_of(game.id, action["type"])), state.ids)]


def _record(state: GameState, action: Document) -> None:
    """Count the action, and add its record to the state."""
    state.ply += 1
    line = {"ply": state.ply, **action, "paths": _paths(action)}
    state.records = (state.records or Records()).with_line(action["type"], line)


def _event(game: Game[S], state: S, action: Document) -> Event:
    """The first event of a referee's action."""
    type_ = referee.event_types(game.id)[ACTION_TYPES.index(action["type"])]
    if action.get(BANK):
        type_ = referee.banked_event(game.id)
    figures = {**action, "why": action.get("reason"), "paths": _paths(action)}
    if "seat" in action:
        figures["seat"] = state.ids.index(action["seat"])
    return type_.dump((type_, *[figures[figure] for figure in type_.figures]), state.ids)


# --- forfeits and penalties -----------------------------------------------------------------------------------------


def _record_violations(state: GameState, action: Document, clause: str) -> Iterator[Violation]:
    records = state.records or Records()
    if action["type"] == FORFEIT and action["seat"] in records.forfeited:
        yield referee.FORFEIT_TWICE("/seat", rule=clause, seat=action["seat"])
    if action["type"] == PENALTY:
        if not action["points"]:
            yield referee.NO_POINTS("/points", rule=clause)
        if len(records.penalties) >= MOST_PENALTIES:
            yield referee.TOO_MANY(rule=clause, maximum=MOST_PENALTIES)


# --- default actions ------------------------------------------------------------------------------------------------


def _default_violations(game: Game[S], state: S, seat: str, clause: str) -> Iterator[Violation]:
    if state.records is None or seat not in state.records.forfeited:
        yield referee.NOT_FORFEITED("/seat", rule=clause, seat=seat)
    elif not game.default_actions(state, seat):
        to_act = list(game.to_act(state))
        if state.ids.index(seat) in game.phase_of(state).seats_to_act(state):
            yield referee.MAY_WAIT("/seat", rule=clause, seat=seat, waits_for=to_act)
        else:
            yield referee.NOTHING_DUE("/seat", rule=clause, seat=seat, to_act=to_act)


# --- corrections ----------------------------------------------------------------------------------------------------


def _judged_correction(
    game: Game[S], state: S, action: Document, shape_check: ShapeCheck, clause: str
) -> tuple[list[Violation], S | None]:
    """The violations of a correction: protected members; else a failed operation; else those of the corrected state.

    Without a violation also the corrected state, which is expensive and so computed only once.
    """
    if violations := [*_refused_at_sight(state, action["patch"], clause)]:
        return violations, None
    untouched, before = _parted(game, state, action["patch"])
    try:
        after = patched(before, action["patch"])
    except PatchFailed as failed:
        return [referee.FAILED(pointer("patch", failed.operation), rule=clause, path=failed.path)], None
    if faults := shape_check(after, [*{**before, **after}]):
        return [referee.MISSHAPEN("/patch", rule=clause, against=faults, count=len(faults))], None
    corrected = _corrected(game, state, {**untouched, **after}, action)
    # Earlier actions of a referee are on record, which no correction changes.
    if against := in_order(game.breaches(corrected)):
        return [referee.IMPOSSIBLE("/patch", rule=clause, against=against, count=len(against))], None
    if after == before:
        return [referee.CHANGES_NOTHING("/patch", rule=clause)], None
    change, bank = game.in_circulation(corrected) - game.in_circulation(state), action.get(BANK, 0)
    if change != bank:
        return [referee.UNBALANCED("/bank" if bank else "/patch", rule=clause, change=change, bank=bank)], None
    return [], corrected


def _refused_at_sight(state: GameState, patch: Sequence[Document], clause: str) -> Iterator[Violation]:
    """The violations of a correction that are known before any change."""
    if state.records is not None and len(state.records.corrections) >= MOST_CORRECTIONS:
        yield referee.TOO_MANY(rule=clause, maximum=MOST_CORRECTIONS)
        return
    for index, operation in enumerate(patch):
        if referee.is_protected(operation["path"]):
            yield referee.PROTECTED(pointer("patch", index, "path"), rule=clause, path=operation["path"])


def _parted(game: Game[S], state: S, patch: Sequence[Document]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The members of a state's document that a patch does not touch, which may be large; all others, as from JSON."""
    touched = {tokens_of(operation["path"])[0] for operation in patch}
    document = game.dump(state)
    return (
        {name: value for name, value in document.items() if name not in touched},
        {name: as_json_value(value) for name, value in document.items() if name in touched},
    )


def _corrected(game: Game[S], state: S, document: Document, action: Document) -> S:
    """The state of a corrected document, with the record of the correction."""
    corrected = game.load(document, state)
    _record(corrected, action)
    return corrected


def _reveals(game: Game[S], state: S, paths: Sequence[str]) -> dict[str, list[str]]:
    """The player ids in `reveals`: those who see a corrected member, whatever its value was before.

    They follow from the paths and from what lies open, both of which are public.
    """
    document = game.dump(state)
    views = {player: game.view(state, player) for player in state.ids}
    named = [player for player, view in views.items() if any(is_shown(view, document, path) for path in paths)]
    return {"reveals": named} if named else {}


def _paths(action: Document) -> list[str]:
    """The public paths that a correction changes; empty for other actions, which have no patch."""
    return referee.public_paths([each["path"] for each in action.get("patch", ())])


def _overwrite(state: S, other: S) -> None:
    """Copy every field of `other` into `state`."""
    for name in type(state).__dataclass_fields__:
        setattr(state, name, getattr(other, name))


def is_shown(view: Any, document: Any, path: str) -> bool:
    """Whether a view shows any present or former value at this JSON pointer into a state's document."""
    for step in tokens_of(path):
        if isinstance(view, Mapping) and isinstance(document, Mapping):
            if step not in view:
                return step not in document
            view, document = view[step], document.get(step)
        elif isinstance(view, list | tuple) and step.isdecimal() and int(step) < len(view):
            view, document = view[int(step)], document[int(step)]
        else:
            break
    return _shows(view, document)


def _shows(view: Any, document: Any) -> bool:
    if view is None:
        return document is None
    if isinstance(view, Mapping):
        inner = document if isinstance(document, Mapping) else {}
        return view.keys() != {"hidden"} and (not view or any(_shows(view[name], inner.get(name)) for name in view))
    return True
