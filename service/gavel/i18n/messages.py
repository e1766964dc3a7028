"""Messages by key, from the TOML files in a folder `texts`.

A message is a table with a pattern for each language. If the figures of a key differ from place to place, it is an
array of such tables, its forms: the translator uses the first form whose figures all have a value.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from gavel.engine.words import SOURCE, table, texts
from gavel.i18n import LANGUAGES
from gavel.i18n.patterns import figures_of


class Form(NamedTuple):
    """One form of a message: a pattern in each language, and the figures that all of them need."""

    patterns: Mapping[str, str]
    figures: tuple[str, ...]


Forms = Mapping[str, tuple[Form, ...]]
"""The forms of messages, by key."""


@dataclass(frozen=True, eq=False)
class Labels:
    """The labels of words of the contract (colours, pieces, phases ...) by group: the words for values of figures.

    A label may have figures too: those of a piece are the members of its document.
    """

    groups: Mapping[str, Forms]
    figures: Mapping[str, tuple[str, ...]]
    """Figure -> the groups of its words. Other figures may be names that players have chosen."""

    @cached_property
    def by_figure(self) -> Mapping[str, "Messages"]:
        """Figure -> the labels of its groups."""
        return {
            figure: Messages({term: forms for name in names for term, forms in self.groups[name].items()}, self)
            for figure, names in self.figures.items()
        }


NO_LABELS: Final = Labels({}, {})


@dataclass(frozen=True, eq=False)
class Messages:
    """The messages of one table, by event type, code or name, with the labels for their figures.

    `source` has the forms, or reads them when they are first needed.
    """

    source: Forms | Callable[[], Forms]
    labels: Labels = NO_LABELS

    @cached_property
    def forms(self) -> Forms:
        """The forms by key."""
        return self.source() if callable(self.source) else self.source

    @cached_property
    def untranslated(self) -> Mapping[str, frozenset[str]]:
        """Language -> the keys of messages that stand in English for it."""
        return {
            language: frozenset(
                [key for key, forms in self.forms.items() if any(language not in form.patterns for form in forms)]
            )
            for language in LANGUAGES
        }


def read_messages(package: str, name: str) -> dict[str, tuple[Form, ...]]:
    """The messages in the file `texts/<name>.toml` of a package. Keys with dots are nested tables."""
    return dict(_messages_in(_document(package, name), ""))


def read_labels(package: str, base: Labels = NO_LABELS) -> Labels:
    """The labels in the file `texts/labels.toml` of a package, in addition to those of `base`."""
    groups: dict[str, Forms] = dict(base.groups)
    figures = dict(base.figures)
    for name, group in _document(package, "labels").items():
        for figure in group.pop("figures", _FIGURES_OF.get(name, ())):
            figures[figure] = tuple(dict.fromkeys((*figures.get(figure, ()), name)))
        groups[name] = {**groups.get(name, {}), **dict(_messages_in(group, ""))}
    return Labels(groups, figures)


_FIGURES_OF: Final = {"phases": ["phase"], "action_types": ["action"], "options": ["option"], "decks": ["deck"]}
"""The figures of groups that every game may have."""


def _document(package: str, name: str) -> dict[str, Any]:
    return table(package, f"texts/{name}.toml", name)


def _messages_in(table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, tuple[Form, ...]]]:
    for name, value in table.items():
        key = prefix + name
        if isinstance(value, list):
            yield key, tuple([_form(form) for form in value])
        elif isinstance(value, str) or SOURCE in value:
            yield key, (_form(value),)
        else:
            yield from _messages_in(value, key + ".")


def _form(written: str | Mapping[str, str]) -> Form:
    patterns = texts(written)
    return Form(patterns, figures_of(patterns[SOURCE]))
