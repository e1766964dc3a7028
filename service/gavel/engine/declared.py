"""Lists of the codes and event types that modules declare: none is written by hand."""

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import TypeVar

from gavel.engine.events import EventType
from gavel.engine.verdicts import Code

D = TypeVar("D", Code, EventType)
N = TypeVar("N", bound=Code | EventType)


def codes_in(*modules: ModuleType) -> tuple[Code, ...]:
    """Every violation code that these modules declare or import, in the order of declaration."""
    return _in(modules, Code)


def event_types_in(*modules: ModuleType) -> tuple[EventType, ...]:
    """Every type of event that these modules declare or import, in the order of declaration."""
    return _in(modules, EventType)


def forms_by_name(declared: Iterable[N]) -> Mapping[str, tuple[N, ...]]:
    """Code, or type of event -> its forms: all declarations under that name, which may differ in their figures."""
    by_name: dict[str, list[N]] = {}
    for each in declared:
        by_name.setdefault(each.name, []).append(each)
    return {name: tuple(forms) for name, forms in by_name.items()}


def people_in(forms: Iterable[Code | EventType]) -> frozenset[str]:
    """The figures of these forms that hold players' ids."""
    return frozenset(figure for form in forms for figure, kind in form.figures.items() if kind.is_people)


def rules_by_name(declared: Iterable[Code | EventType]) -> Mapping[str, tuple[str, ...]]:
    """Code, or type of event -> the clauses that it may cite: those of all its forms, each once."""
    return {
        name: tuple(dict.fromkeys(rule for form in forms for rule in form.rules))
        for name, forms in forms_by_name(declared).items()
    }


def _in(modules: Iterable[ModuleType], kind: type[D]) -> tuple[D, ...]:
    by_id: dict[int, D] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, kind):
                by_id[id(value)] = value
            elif isinstance(value, tuple):
                by_id.update({id(item): item for item in value if isinstance(item, kind)})
    return tuple(by_id.values())
