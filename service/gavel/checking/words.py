"""The words of a game: what has none, and what names a figure that there is not."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from gavel.api.service import GameService
from gavel.engine.actions import REVEAL
from gavel.engine.declared import forms_by_name
from gavel.engine.events import EventType
from gavel.engine.verdicts import Code
from gavel.i18n.messages import Messages
from gavel.schemas.shapes import camel


def missing_words(service: GameService) -> Iterator[str]:
    """What a game declares and has no words for."""
    yield from _clauses(service)
    yield from _labels(service)
    game = service.game
    codes = (*game.illegal_codes, *game.every_breach_code, *game.setup_codes)
    yield from _sentences("event", service.event_texts, game.every_event_type)
    yield from _sentences("violation", service.code_texts, codes)
    yield from _figures(service)


def contract_errors(_service: GameService) -> Iterator[str]:
    """Nothing: where the game has no place in the contract, making it raises an error, which says why."""
    from gavel.openapi.document import contract  # it needs the extra `sealing`

    contract()
    return iter(())


def _clauses(service: GameService) -> Iterator[str]:
    game, written = service.game, service.clauses.texts
    codes: tuple[Code | EventType, ...] = (
        *game.illegal_codes,
        *game.every_breach_code,
        *game.setup_codes,
        *game.every_event_type,
    )
    cited = {rule for each in codes for rule in each.rules}
    cited |= {game.end_rule, game.players_rule, *[phase.rule for phase in game.phases if phase.rule]}
    yield from (f"the clause {rule} is cited and not written" for rule in sorted(cited - written.keys()))
    options = {option.id for option in game.options} - service.clauses.options.keys()
    yield from (f"nothing says what the option {option} decides" for option in sorted(options))
    reasons = {ruling.id for ruling in game.rulings} - service.clauses.ruling_reasons.keys()
    yield from (f"the ruling {ruling} has no reason" for ruling in sorted(reasons))
    for phase in game.phases:
        yield from (
            f"the phase {phase.name} has no clause for {what}"
            for what, rule in (("its actions", phase.rule), ("whose turn it is", phase.turn_rule))
            if not rule and {*phase.by_type} - {REVEAL}
        )


def _labels(service: GameService) -> Iterator[str]:
    game, groups = service.game, service.event_texts.labels.groups
    options = [option.id for option in game.options]
    for group, terms in (("phases", game.phase_names), ("action_types", game.action_types), ("options", options)):
        known = groups.get(group, {})
        yield from (f"{term!r} of the {group} has no label" for term in terms if term not in known)


def _sentences(kind: str, messages: Messages, declared: Iterable[Code | EventType]) -> Iterator[str]:
    for name, forms in forms_by_name([*declared]).items():
        if name not in messages.forms:
            yield f"the {kind} {name} has no sentence"
            continue
        unknown = [
            {*form.figures} - {figure for each in forms for figure in each.figures} for form in messages.forms[name]
        ]
        if all(unknown):
            yield f"the sentence of the {kind} {name} has {', '.join(unknown[-1])}, which is no figure of it"


def _figures(service: GameService) -> Iterator[str]:
    """Figures without a meaning, where neither their kind nor the contract's texts have one."""
    from gavel.openapi.texts import member_text

    game = service.game
    by_kind: Mapping[str, Sequence[Code | EventType]] = {
        "Event": game.event_types,
        "Violation": game.illegal_codes,
        "Breach": game.every_breach_code,
    }
    unexplained = {
        (each.name, figure)
        for end, declared in by_kind.items()
        for each in declared
        for figure, kind in each.figures.items()
        if not kind.about
        and not member_text(f"{service.shapes.prefix}{camel(each.name.replace('.', '-'))}{end}", figure)
    }
    yield from (f"nothing says what the figure {figure} of {name} is" for name, figure in sorted(unexplained))
