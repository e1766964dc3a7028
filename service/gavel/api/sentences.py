"""Every sentence of a game as one ICU MessageFormat pattern, to be filled in from the members of an event or violation.

What the service keeps as several forms becomes a select: a message with alternatives asks by arguments `<figure>_given`
what it has to tell. Members become arguments as docs/messages.md says.
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
"""The group of labels that only errors of a request's shape say, which have no figures among their members."""


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
        "words": {figure: turned.words(figure) for figure in sorted(turned.said)},
        "people": sorted(people_in(chain(*events.values(), *codes.values()))),
        "separator": PARTS.forms["between"][0].patterns[language],
        "defaults": {f"{figure}_given": "no" for figure in sorted(turned.asked)},
    }


def name_of(labels: Labels, group: str, term: str, language: str) -> str:
    """What a word of the contract is called; raises KeyError if it has no label."""
    return labels.groups[group][term][0].patterns[language]


@dataclass(slots=True)
class _Turned:
    """Messages turned into patterns of one language, and what their reader has to know beside them."""

    language: str
    labels: Labels
    said: set[str] = field(default_factory=set)
    """Figures that stand for words of the contract."""
    asked: set[str] = field(default_factory=set)
    """Figures that alternatives are chosen by."""

    def patterns(self, messages: Messages, declared: Mapping[str, Forms]) -> dict[str, str]:
        """The pattern of each message, by name."""
        return {
            name: self._message(messages.forms[name], [each.figures for each in forms])
            for name, forms in sorted(declared.items())
        }

    def names(self, group: str, terms: Iterable[str]) -> dict[str, str]:
        """What these words of a group are called."""
        return {term: name_of(self.labels, group, term, self.language) for term in terms}

    def words(self, figure: str) -> dict[str, str]:
        """What the values of a figure are called."""
        groups = [self.labels.groups[name] for name in self.labels.figures[figure] if name != _OF_SHAPES]
        plain = {term: forms[0] for group in groups for term, forms in group.items() if not forms[0].figures}
        return {term: form.patterns[self.language] for term, form in plain.items()}

    def _message(self, forms: Sequence[Form], variants: Sequence[Figures]) -> str:
        """One pattern for all forms: the first that has a value for each of its figures counts."""
        kinds = {figure: kind for figures in variants for figure, kind in figures.items()}
        left = {given for given in _possible(variants) if any(given.issuperset(form.figures) for form in forms)}
        alternatives: list[tuple[tuple[str, ...], str]] = []
        for form in forms:
            told = {given for given in left if given.issuperset(form.figures)}
            left -= told
            if told and left:
                alternatives.append((_deciding(form, left), self._form(form, kinds)))
            elif told:
                return self._either(alternatives, self._form(form, kinds))
        raise ValueError(f"no form of a message can be said: {forms}")

    def _either(self, alternatives: Sequence[tuple[tuple[str, ...], str]], last: str) -> str:
        pattern = last
        for figures, text in reversed(alternatives):
            self.asked.update(figures)
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
            self.said.add(slot.figure)
        return f"{{{within}{slot.figure}}}"

    def _object(self, figure: str, kind: Kind) -> str:
        """What an object is called, by its kind: its members are arguments, `<figure>_<member>`."""
        labels, within = self.labels.by_figure[figure].forms, f"{figure}_"
        called = []
        for name, members in kind.members.items():
            form = next(form for form in labels[name] if members.keys() >= {*form.figures})
            called.append(f"{name} {{{self._form(form, members, within)}}}")
        return f"{{{within}kind, select, {' '.join(called)} other {{{{{within}kind}}}}}}"


def _possible(variants: Iterable[Figures]) -> set[frozenset[str]]:
    """Which figures may have a value together: a list may be empty, and some figures may be null."""
    found: set[frozenset[str]] = set()
    for figures in variants:
        may_lack = [figure for figure, kind in figures.items() if kind.null or kind.name in _LISTS]
        lacking = chain.from_iterable(combinations(may_lack, count) for count in range(len(may_lack) + 1))
        found.update(frozenset(figures) - {*each} for each in lacking)
    return found


def _deciding(form: Form, left: Iterable[frozenset[str]]) -> tuple[str, ...]:
    """The fewest figures of a form that distinguish it: no other form that is left has all of them."""
    chosen = chain.from_iterable(combinations(form.figures, count) for count in range(1, len(form.figures) + 1))
    return next(figures for figures in chosen if not any(given.issuperset(figures) for given in left))
