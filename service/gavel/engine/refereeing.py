"""What a referee may do in any game: correct the record, let a seat forfeit, give penalty points, play for a seat.

None of it is a player's action, so none of it is listed. It is judged by itself, and recorded like any action.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from gavel.engine import history, referee
from gavel.engine.actions import Document
from gavel.engine.events import Event
from gavel.engine.game import FINISHED, REFEREE, Game, GameState
from gavel.engine.judging import PLAYER_UNKNOWN
from gavel.engine.patches import PatchFailed, patched
from gavel.engine.referee import ACTION_TYPES, CORRECT, DEFAULT, FORFEIT, MOST_RECORDS, PENALTY, Records
from gavel.engine.seeing import is_shown
from gavel.engine.verdicts import IllegalAction, Violation, in_order, pointer

S = TypeVar("S", bound=GameState)

Misfits = Callable[[Document], Sequence[Violation]]
"""What is wrong with the shape of a state's document: the rules see nothing whose shape is not checked."""


def is_referees(action: Document) -> bool:
    """Whether an action is one of a referee, and no player's."""
    return action["player"] == REFEREE and action["type"] in ACTION_TYPES


def violations(game: Game[S], state: S, action: Document, misfits: Misfits) -> list[Violation]:
    """Why a referee's action is illegal; empty if it is legal. Pointers are relative to the action."""
    kind = action["type"]
    if kind == DEFAULT and state.phase == FINISHED:
        return [game.finished_violation()]
    if kind != CORRECT and action["seat"] not in state.ids:
        figures = {"player": action["seat"], "players": list(state.ids)}
        return [PLAYER_UNKNOWN("/seat", rule=game.players_rule, **figures)]
    clause = referee.clause_of(game.id, kind)
    if kind == DEFAULT:
        return [*_default_violations(game, state, action["seat"], clause)]
    if kind == CORRECT:
        return [*_correction_violations(game, state, action, misfits, clause)]
    return [*_record_violations(state, action, clause)]


def act(game: Game[S], state: S, action: Document, misfits: Misfits) -> list[Event]:
    """Judge a referee's action, then play it; raises IllegalAction with every reason, and the state is as it was."""
    if found := violations(game, state, action, misfits):
        raise IllegalAction(found)
    return play(game, state, action)


def play(game: Game[S], state: S, action: Document) -> list[Event]:
    """Carry a legal action of the referee out *in place* and chain it to the history; returns the events."""
    events = [_event(game, state, action)]
    if action["type"] == DEFAULT:
        events += game.play_on(state, game.default_actions(state, action["seat"])[action["seat"]])
    else:
        if action["type"] == CORRECT:
            _become(state, game.load(patched(game.document(state), action["patch"])))
            events[0].update(_reveals(game, state, events[0]["paths"]))
        _record(state, action)
    state.history = history.advance(state.history, action)
    return events


def _record(state: GameState, action: Document) -> None:
    """Count the action, and note it in the state."""
    state.ply += 1
    line = {"ply": state.ply, **action, "paths": _paths(action)}
    state.records = (state.records or Records()).with_line(action["type"], line)


def _event(game: Game[S], state: S, action: Document) -> Event:
    """What happens first: that the referee acts."""
    type_ = referee.event_types(game.id)[ACTION_TYPES.index(action["type"])]
    told = {**action, "why": action.get("reason"), "paths": _paths(action)}
    if "seat" in action:
        told["seat"] = state.ids.index(action["seat"])
    return type_.dump((type_, *[told[figure] for figure in type_.figures]), state.ids)


# --- forfeits and penalties -----------------------------------------------------------------------------------------


def _record_violations(state: GameState, action: Document, clause: str) -> Iterator[Violation]:
    records = state.records or Records()
    if action["type"] == FORFEIT and action["seat"] in records.forfeited:
        yield referee.FORFEIT_TWICE("/seat", rule=clause, seat=action["seat"])
    if action["type"] == PENALTY:
        if not action["points"]:
            yield referee.NO_POINTS("/points", rule=clause)
        if len(records.penalties) >= MOST_RECORDS:
            yield referee.TOO_MANY(rule=clause, maximum=MOST_RECORDS)


# --- default actions ------------------------------------------------------------------------------------------------


def _default_violations(game: Game[S], state: S, seat: str, clause: str) -> Iterator[Violation]:
    if state.records is None or seat not in state.records.forfeited:
        yield referee.NOT_FORFEITED("/seat", rule=clause, seat=seat)
    elif not game.default_actions(state, seat):
        yield referee.NOTHING_DUE("/seat", rule=clause, seat=seat, to_act=list(game.to_act(state)))


# --- corrections ----------------------------------------------------------------------------------------------------


def _correction_violations(
    game: Game[S], state: S, action: Document, misfits: Misfits, clause: str
) -> Iterator[Violation]:
    """What it may not touch; then, where it cannot be carried out; then, what stands against the state it leads to."""
    if state.records is not None and len(state.records.corrections) >= MOST_RECORDS:
        yield referee.TOO_MANY(rule=clause, maximum=MOST_RECORDS)
        return
    if touched := [*_protected(action["patch"], clause)]:
        yield from touched
        return
    document = game.document(state)
    try:
        result = patched(document, action["patch"])
    except PatchFailed as failed:
        yield _failure(failed, clause)
        return
    if found := misfits(result):
        yield referee.MISSHAPEN("/patch", rule=clause, against=found, count=len(found))
    elif found := _against(game, result, action):
        yield referee.IMPOSSIBLE("/patch", rule=clause, against=found, count=len(found))
    elif result == document:
        yield referee.CHANGES_NOTHING("/patch", rule=clause)


def _protected(patch: Sequence[Document], clause: str) -> Iterator[Violation]:
    for index, operation in enumerate(patch):
        for member in _written(operation):
            if referee.is_protected(operation[member]):
                yield referee.PROTECTED(pointer("patch", index, member), rule=clause, path=operation[member])


def _failure(failed: PatchFailed, clause: str) -> Violation:
    at = pointer("patch", failed.operation)
    if failed.reason == "size":
        return referee.TOO_LARGE(at, rule=clause)
    code = referee.TEST_FAILED if failed.reason == "test" else referee.FAILED
    return code(at, rule=clause, path=failed.path)


def _against(game: Game[S], document: Document, action: Document) -> list[Violation]:
    """Every broken invariant of the state that a correction leads to, in which the correction stands."""
    corrected = game.load(document)
    _record(corrected, action)
    return in_order(game.all_breaches(corrected))


def _reveals(game: Game[S], state: S, paths: Sequence[str]) -> dict[str, list[str]]:
    """To whom a correction shows something: whoever sees what was corrected, whatever it was before.

    Who is named follows from the paths and what lies open, which everyone may know.
    """
    document = game.dump(state)
    views = {player: game.view(state, player) for player in state.ids}
    named = [player for player, view in views.items() if any(is_shown(view, document, path) for path in paths)]
    return {"reveals": named} if named else {}


def _written(operation: Document) -> Iterable[str]:
    """The members of an operation that lead to what it changes: a test changes nothing, a copy leaves its source."""
    return {"test": (), "move": ("from", "path")}.get(operation["op"], ("path",))


def _paths(action: Document) -> list[str]:
    """What a correction changes, as everyone may know it; other actions have no patch."""
    patch = action.get("patch", ())
    return referee.public_paths([each[member] for each in patch for member in _written(each)])


def _become(state: S, other: S) -> None:
    """Everything about one state is as in the other."""
    for name in type(state).__dataclass_fields__:  # type: ignore[attr-defined]  # every game's state is a dataclass
        setattr(state, name, getattr(other, name))
