"""What random play finds: in every position the documents, the legal actions, the refusals, the packing, the scores."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib.util import find_spec
from random import Random
from typing import Any

from gavel.api.service import GameService
from gavel.checking.random_play import Document, Position, concrete
from gavel.engine.actions import TABLE
from gavel.engine.declared import forms_by_name
from gavel.engine.events import learnt
from gavel.engine.game import FINISHED, SPECTATOR, Game
from gavel.engine.json_values import as_json_value
from gavel.engine.verdicts import Violation
from gavel.schemas import strict_json
from gavel.schemas.explain import schema_errors
from gavel.schemas.fields import Strict
from gavel.schemas.validators import compile_validator


def wrong_documents(service: GameService, position: Position, _random: Random) -> Iterator[str]:
    """Documents that do not fit their declared shape, or do not come back."""
    game, document = service.game, position.document
    written = strict_json.dumps(document)
    if strict_json.dumps(strict_json.loads(written)) != written:
        yield "a state has a float where it has to have an integer"
        return
    if not service.schemas.accepts["legal-actions"]({"state": document}):
        first = schema_errors(service.schemas.requests["legal-actions"], {"state": document})[0]
        yield f"a state does not fit its declared members: {first.code} at {first.pointer}"
        return
    if game.document(game.load(document)) != document:
        yield f"a state is not the same once it is loaded: {_differing(game.document(game.load(document)), document)}"
    if game.document(game.declaration.state.copy(position.state)) != document:
        yield "a copy of a state differs from it"
    accepts = _accepts(service, "view")
    for viewer in (*position.state.ids, SPECTATOR):
        if not accepts(game.view(position.state, viewer)):
            yield f"the view of {viewer} does not fit its declared members"
            return


@lru_cache
def _accepts(service: GameService, document: str) -> Callable[[Any], bool]:
    """The validator of an answer's document."""
    schema: type[Strict] = getattr(service.vocabulary, document)
    return compile_validator(schema())


def _differing(one: Document, other: Document) -> list[str]:
    return [name for name in other if one.get(name) != other[name]]


def broken_invariants(service: GameService, position: Position, _random: Random) -> Iterator[str]:
    """Positions of a played game that the game's invariants refuse."""
    for breach in service.game.inspect(position.document):
        yield f"a played game breaks {breach.code} at {breach.pointer or 'its whole state'} ({dict(breach.figures)})"


def refused_actions(service: GameService, position: Position, random: Random) -> Iterator[str]:
    """Listed actions that the rules refuse, or whose shape the contract refuses."""
    game = service.game
    for listed in position.listed:
        action = concrete(listed, random)
        if not service.schemas.accepts["actions"]({"state": position.document, "action": action}):
            yield f"the listed action {action} does not fit its declared figures"
        elif violations := game.check(game.load(position.document), action):
            yield f"the listed action {action} is refused: {violations[0].code}"
    for player, action in game.default_actions(position.state).items():
        if game.check(game.load(position.document), action):
            yield f"the default action {action} of {player} is refused"


def bad_refusals(service: GameService, position: Position, random: Random) -> Iterator[str]:
    """Refusals that are not declared, or cite no clause that is written."""
    game = service.game
    for action in _spoilt(game, position, random):
        if not service.schemas.accepts["actions"]({"state": position.document, "action": action}):
            continue
        for violation in game.check(game.load(position.document), action):
            yield from _bad_refusal(service, action, violation)


def _bad_refusal(service: GameService, action: Document, violation: Violation) -> Iterator[str]:
    declared = forms_by_name(service.game.illegal_codes).get(violation.code)
    if declared is None:
        yield f"the refusal {violation.code} of {action} is not declared"
    elif not violation.rule or violation.rule not in service.clauses.texts:
        yield f"the refusal {violation.code} of {action} cites no clause that is written: {violation.rule!r}"
    elif all({*violation.figures} != {*form.figures} for form in declared):
        yield f"the refusal {violation.code} of {action} has other figures than declared: {[*violation.figures]}"


def _spoilt(game: Game[Any], position: Position, random: Random) -> Iterator[Document]:
    """Actions that are probably illegal: of another player, of another type, with other figures."""
    ids = position.state.ids
    for listed in random.sample(position.listed, min(4, len(position.listed))):
        action = concrete(listed, random)
        yield {**action, "player": random.choice(ids)}
        yield {**action, "type": random.choice(game.action_types)}
        for name, value in action.items():
            if name not in ("type", "player"):
                yield {**action, name: _other(value, random)}


def _other(value: Any, random: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return max(0, value + random.choice((-2, -1, 1, 2, 50)))
        case list() if value:
            return [*value[:-1], _other(value[-1], random)]
    return value


def wrong_events(service: GameService, position: Position, _random: Random) -> Iterator[str]:
    """Events whose figures are not of their declared kinds."""
    ids = position.state.ids
    for event in position.events:
        for figure, value in _figures_of(service.game, event).items():
            fits = _FITS.get(value[0])
            if fits is not None and not fits(value[1], ids):
                yield f"the figure {figure} of the event {event['type']} is no {value[0]}: {value[1]!r}"
    learnt(position.events, ids)


def other_effects(service: GameService, position: Position, _random: Random) -> Iterator[str]:
    """Actions that have other effects when they are played once more."""
    if position.action is None:
        return
    game, outcomes = service.game, []
    for _time in range(2):
        state = game.declaration.state.copy(position.state)
        events = as_json_value(game.play(state, position.action))
        outcomes.append((events, game.document(state)))
    if outcomes[0] != outcomes[1]:
        yield f"the action {position.action} has other effects when it is played once more in the same state"


def _figures_of(game: Game[Any], event: Document) -> dict[str, tuple[str, Any]]:
    """The figures of an event, each with the name of its kind and its value."""
    forms = forms_by_name(game.every_event_type)[event["type"]]
    kinds = {name: kind for form in forms for name, kind in form.figures.items()}
    return {
        name: (kind.name, event[name])
        for name, kind in kinds.items()
        if name in event and kind.shape is None and not (kind.null and event[name] is None)
    }


_FITS: dict[str, Any] = {
    "integer": lambda value, _ids: type(value) is int,
    "string": lambda value, _ids: isinstance(value, str),
    "boolean": lambda value, _ids: isinstance(value, bool),
    "player": lambda value, ids: value in (*ids, TABLE),
    "integers": lambda value, _ids: all(type(each) is int for each in value),
    "strings": lambda value, _ids: all(isinstance(each, str) for each in value),
    "players": lambda value, ids: {*value} <= {*ids},
}


def wrong_packing(service: GameService, position: Position, _random: Random) -> Iterator[str]:
    """States that do not come back from the form that sealed tables keep them in."""
    if find_spec("cbor2") is None:  # without the extra `sealing`, nothing is sealed
        return
    from gavel.sealing.games import sealed_game

    packing, state = sealed_game(service.game.id).packing, position.state
    edition = packing.editions.of(state)
    for name, pack in (("figures", packing.pack_state), ("members", packing.pack_by_schema)):
        unpacked = packing.unpack_state(pack(state, edition), edition, lambda: state.deal)
        if service.game.document(unpacked) != position.document:
            yield f"a state is not the same once it is packed by its {name} and unpacked"


def wrong_scores(service: GameService, position: Position, _random: Random) -> Iterator[str]:
    """Scoresheets that do not fit their declared shape, or are final where the game is not over."""
    sheet = service.game.scores(position.state)
    reasons = service.clauses.ruling_reasons
    with_reasons = {**sheet, "rulings": [{**each, "why": reasons[each["id"]]["en"]} for each in sheet["rulings"]]}
    if not _accepts(service, "scoresheet")(with_reasons):
        yield f"the scoresheet does not fit its declared shape: {sheet}"
    if sheet["final"] != (position.state.phase == FINISHED):
        yield "the scoresheet is final although the game goes on, or is not although it is over"
