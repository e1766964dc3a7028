"""Every sentence of a game as one ICU MessageFormat pattern, which a client fills in from an event or violation.

A message with several forms becomes a select: its arguments `<figure>_given` choose the form. docs/messages.md says how
members become arguments.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations
from typing import Any, Final

from gavel.api.service import GameService
from gavel.engine.declared import forms_by_name, people_in
from gavel.engine.events import EventType
from gavel.engine.kinds import INTEGER, Kind
from gavel.engine.verdicts import Code
from gavel.i18n.messages import Form, Labels, Messages
from gavel.i18n.patterns import Slot, template_of
from gavel.i18n.translator import PARTS

Figures = Mapping[str, Kind]
Forms = Sequence[Code | EventType]

_LISTS: Final = frozenset({"integers", "strings", "players"})
_OF_SHAPES: Final = "json_types"
"""The group of labels that only errors of a request's shape use, whose members are no figures."""


def sentences(service: GameService, language: str) -> dict[str, Any]:
    """The document of a game's sentences, labels and words in one language."""
    game = service.game
    events = forms_by_name(game.every_event_type)
    codes = forms_by_name((*game.illegal_codes, *game.every_breach_code))
    turned = _Turned(language, service.event_texts.labels)
    options = [option.id for option in (*game.options, *game.match_options)]
    return {
        "game": game.id,
        "language": language,
        "events": turned.patterns(service.event_texts, events),
        "violations": turned.patterns(service.code_texts, codes),
        "labels": {
            group: turned.names(group, terms)
            for group, terms in (
                ("phases", game.phase_names),
                ("action_types", game.action_types),
                ("options", options),
            )
        },
        "words": {figure: turned.words(figure) for figure in sorted(turned.word_figures)},
        "people": sorted(people_in(chain(*events.values(), *codes.values()))),
        "separator": PARTS.forms["between"][0].patterns[language],
        "defaults": {f"{figure}_given": "no" for figure in sorted(turned.optional_figures)},
    }


def name_of(labels: Labels, group: str, term: str, language: str) -> str:
    """The name of a word of the contract; raises KeyError if it has no label."""
    return labels.groups[group][term][0].patterns[language]


@dataclass(slots=True)
class _Turned:
    """Converts messages to patterns of one language, and collects the figures that their reader has to know."""

    language: str
    labels: Labels
    word_figures: set[str] = field(default_factory=set)
    """The figures whose values are words of the contract."""
    optional_figures: set[str] = field(default_factory=set)
    """The figures whose presence selects a form."""

    def patterns(self, messages: Messages, declared: Mapping[str, Forms]) -> dict[str, str]:
        """The pattern of each message, by name."""
        return {
            name: self._message(messages.forms[name], [each.figures for each in forms])
            for name, forms in sorted(declared.items())
        }

    def names(self, group: str, terms: Iterable[str]) -> dict[str, str]:
        """The names of these words of a group."""
        return {term: name_of(self.labels, group, term, self.language) for term in terms}

    def words(self, figure: str) -> dict[str, str]:
        """The names of a figure's values."""
        groups = [self.labels.groups[name] for name in self.labels.figures[figure] if name != _OF_SHAPES]
        plain = {term: forms[0] for group in groups for term, forms in group.items() if not forms[0].figures}
        return {term: form.patterns[self.language] for term, form in plain.items()}

    def _message(self, forms: Sequence[Form], variants: Sequence[Figures]) -> str:
        """One pattern for all forms, which selects the first form whose figures all have a value."""
        kinds = {figure: kind for figures in variants for figure, kind in figures.items()}
        left = {given for given in _possible(variants) if any(given.issuperset(form.figures) for form in forms)}
        alternatives: list[tuple[tuple[str, ...], str]] = []
        for form in forms:
            covered = {given for given in left if given.issuperset(form.figures)}
            left -= covered
            if covered and left:
                alternatives.append((_deciding(form, left), self._form(form, kinds)))
            elif covered:
                return self._either(alternatives, self._form(form, kinds))
        raise ValueError(f"no form of a message is ever chosen: {forms}")

    def _either(self, alternatives: Sequence[tuple[tuple[str, ...], str]], last: str) -> str:
        pattern = last
        for figures, text in reversed(alternatives):
            self.optional_figures.update(figures)
            chosen = text
            for figure in reversed(figures):
                chosen = f"{{{figure}_given, select, yes {{{chosen}}} other {{{pattern}}}}}"
            pattern = chosen
        return pattern

    def _form(self, form: Form, kinds: Figures, within: str = "") -> str:
        template, slots = template_of(form.patterns[self.language])
        return template.format(*[self._slot(slot, kinds[slot.figure], within) for slot in slots])

    def _slot(self, slot: Slot, kind: Kind, within: str) -> str:
        if slot.choice:
            if within:
                raise ValueError(f"a choice by a member of {within}: {slot.choice}")
            return slot.choice
        if kind.members:
            return self._object(slot.figure, kind)
        if kind == INTEGER:
            return f"{{{within}{slot.figure}, number}}"
        if slot.figure in self.labels.figures:
            self.word_figures.add(slot.figure)
        return f"{{{within}{slot.figure}}}"

    def _object(self, figure: str, kind: Kind) -> str:
        """The name of an object by its kind; its members become arguments `<figure>_<member>`."""
        labels, within = self.labels.by_figure[figure].forms, f"{figure}_"
        called = []
        for name, members in kind.members.items():
            form = next(form for form in labels[name] if members.keys() >= {*form.figures})
            called.append(f"{name} {{{self._form(form, members, within)}}}")
        return f"{{{within}kind, select, {' '.join(called)} other {{{{{within}kind}}}}}}"


def _possible(variants: Iterable[Figures]) -> set[frozenset[str]]:
    """The sets of figures that may have a value together: a list may be empty, and some figures may be null."""
    sets: set[frozenset[str]] = set()
    for figures in variants:
        may_lack = [figure for figure, kind in figures.items() if kind.null or kind.name in _LISTS]
        lacking = chain.from_iterable(combinations(may_lack, count) for count in range(len(may_lack) + 1))
        sets.update(frozenset(figures) - {*each} for each in lacking)
    return sets


def _deciding(form: Form, left: Iterable[frozenset[str]]) -> tuple[str, ...]:
    """The smallest set of a form's figures that no other remaining form has."""
    chosen = chain.from_iterable(combinations(form.figures, count) for count in range(1, len(form.figures) + 1))
    return next(figures for figures in chosen if not any(given.issuperset(figures) for given in left))
