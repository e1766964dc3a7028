"""What a referee may do in any game: correct the record, let a seat forfeit, give penalty points, play for a seat.

None of it is a player's action, so none of it is listed. It is judged by itself and stands in the record like all else.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from gavel.engine import history, referee
from gavel.engine.actions import Document
from gavel.engine.events import Event
from gavel.engine.game import FINISHED, PLAYER_UNKNOWN, Game, GameState
from gavel.engine.patches import PatchFailed, patched
from gavel.engine.referee import CORRECT, DEFAULT, FORFEIT, MOST_RECORDS, PENALTY, Records
from gavel.engine.verdicts import Violation, pointer

S = TypeVar("S", bound=GameState)

Misfits = Callable[[Document], Sequence[Violation]]
"""What is wrong with the shape of a state's document: the rules see nothing whose shape is not checked."""


def violations(game: Game[S], state: S, action: Document, misfits: Misfits) -> list[Violation]:
    """Why a referee's action is illegal; empty if it is legal. Pointers are relative to the action."""
    kind, clause = action["type"], f"{game.id}/{action['type']}"
    if kind == DEFAULT and state.phase == FINISHED:
        return [game.finished_violation()]
    if kind != CORRECT and action["seat"] not in state.ids:
        figures = {"player": action["seat"], "players": list(state.ids)}
        return [PLAYER_UNKNOWN("/seat", rule=game.players_rule, **figures)]
    if kind == DEFAULT:
        return [*_default_violations(game, state, action["seat"], clause)]
    if kind == CORRECT:
        return [*_correction_violations(game, state, action, misfits, f"{game.id}/correction")]
    return [*_record_violations(state, action, clause)]


def play(game: Game[S], state: S, action: Document) -> list[Event]:
    """Carry a legal action of the referee out *in place* and chain it to the history; returns the events."""
    corrected, forfeited, penalty_given, default_played = referee.event_types(game.id)
    if action["type"] == DEFAULT:
        seat = state.ids.index(action["seat"])
        own = game.default_actions(state, action["seat"])[action["seat"]]
        events = [default_played.dump((default_played, seat), state.ids), *game.play_on(state, own)]
    elif action["type"] == CORRECT:
        paths = _paths(action)
        _become(state, game.load(_with_correction(game.dump(state), action)))
        events = [corrected.dump((corrected, action["reason"], paths), state.ids)]
    else:
        seat = state.ids.index(action["seat"])
        state.ply += 1
        state.records = _with_record(state, action)
        type_ = penalty_given if action["type"] == PENALTY else forfeited
        points = (action["points"],) if action["type"] == PENALTY else ()
        events = [type_.dump((type_, seat, *points, action["reason"]), state.ids)]
    state.history = history.advance(state.history, action)
    return events


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


def _with_record(state: GameState, action: Document) -> Records:
    records = state.records or Records()
    if action["type"] == FORFEIT:
        line = {"ply": state.ply, "seat": action["seat"], "reason": action["reason"]}
        return replace(records, forfeits=(*records.forfeits, line))
    points = {"points": action["points"], "reason": action["reason"]}
    return replace(records, penalties=(*records.penalties, {"ply": state.ply, "seat": action["seat"], **points}))


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
    document = _plain(game.dump(state))
    try:
        result = patched(document, action["patch"])
    except PatchFailed as failed:
        code = {"place": referee.FAILED, "test": referee.TEST_FAILED}.get(failed.reason, referee.TOO_LARGE)
        figures = {"path": failed.path} if code is not referee.TOO_LARGE else {}
        yield code(pointer("patch", failed.operation), rule=clause, **figures)
        return
    if found := misfits(result):
        yield referee.MISSHAPEN("/patch", rule=clause, against=found, count=len(found))
    elif _plain(game.dump(game.load(result))) == document:
        yield referee.CHANGES_NOTHING("/patch", rule=clause)
    elif found := game.inspect(_with_correction(document, action)):
        yield referee.IMPOSSIBLE("/patch", rule=clause, against=found, count=len(found))


def _protected(patch: Sequence[Document], clause: str) -> Iterator[Violation]:
    for index, operation in enumerate(patch):
        for member in _written(operation):
            if referee.is_protected(operation[member]):
                yield referee.PROTECTED(pointer("patch", index, member), rule=clause, path=operation[member])


def _written(operation: Document) -> Iterable[str]:
    """The members of an operation that lead to what it changes: a test changes nothing, a copy leaves its source."""
    return {"test": (), "move": ("from", "path")}.get(operation["op"], ("path",))


def _paths(action: Document) -> list[str]:
    return referee.public_paths([each[member] for each in action["patch"] for member in _written(each)])


def _with_correction(document: Mapping[str, Any], action: Document) -> dict[str, Any]:
    """The corrected state, in which the correction stands."""
    result: dict[str, Any] = patched(_plain(document), action["patch"])
    result["ply"] += 1
    line = {"ply": result["ply"], "reason": action["reason"], "paths": _paths(action)}
    result["corrections"] = [*result.get("corrections", ()), line]
    return result


def _plain(value: Any) -> Any:
    """A document of lists where the rules have tuples: what JSON would make of it."""
    if isinstance(value, dict):
        return {name: _plain(inner) for name, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def _become(state: S, other: S) -> None:
    """Everything about one state is as in the other."""
    for name in type(state).__dataclass_fields__:  # type: ignore[attr-defined]  # every game's state is a dataclass
        setattr(state, name, getattr(other, name))
