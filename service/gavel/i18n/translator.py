"""Messages in the reader's language, with the figures of events and refusals filled in."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from icu4py.messageformat import MessageFormat

from gavel.i18n import LANGUAGES
from gavel.i18n.messages import Form, Messages, read_messages
from gavel.i18n.patterns import template_of

PARTS: Final = Messages(read_messages("gavel.i18n", "parts"))
"""What stands between and for figures."""

MOST_TERMS: Final = 1000


class Translator:
    """What is said in one language. `language` is one of LANGUAGES."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._tables: dict[Messages, _Table] = {}
        self._number = MessageFormat("{number}", language)
        self._between, self._or, self._nothing = (
            PARTS.forms[name][0].patterns[language] for name in ("between", "or", "nothing")
        )

    def format(self, messages: Messages, key: str, figures: Mapping[str, Any]) -> str:
        """The sentence that `messages` has for `key`, with `figures` filled in; it need not use them all.

        It never fails: a key without a message is said itself, and a figure without a value is a dash.
        """
        table = self._tables.get(messages)
        if table is None:
            table = self._tables.setdefault(messages, _Table(messages, self))
        sentences = table[key]
        for template, pattern, slots in sentences:
            if template is None:
                if (said := self._chosen(pattern, slots, figures)) is not None:
                    return said
                continue
            values = []
            for name, terms in slots:
                value: Any = figures.get(name)
                kind = type(value)
                # Every language writes short integers as JSON does; longer ones have marks between their digits.
                if (kind is int and -1000 < value < 1000) or (kind is str and terms is None):
                    values.append(value)
                elif value is None or value == [] or value == ():
                    break
                else:
                    values.append(self._said(value, terms))
            else:
                return template.format(*values)
        return self._with_gaps(sentences, key, figures)

    def _chosen(self, pattern: MessageFormat, slots: "_Slots", figures: Mapping[str, Any]) -> str | None:
        """A sentence that chooses by its figures, such as a plural; None if one has no value, or none to choose by."""
        values: dict[str, Any] = {}
        for name, terms in slots:
            value = figures.get(name)
            if value is None or value == [] or value == ():
                return None
            values[name] = value if type(value) is int else self._said(value, terms)
        try:
            return pattern.format(values)
        except (TypeError, ValueError, RuntimeError):
            # A text where a plural needs a number, or a text that no UTF-8 can say: no reason to fail a request.
            return None

    def _with_gaps(self, sentences: "tuple[_Sentence, ...]", key: str, figures: Mapping[str, Any]) -> str:
        for template, _pattern, slots in reversed(sentences):
            if template is not None:
                return template.format(*[self._said(figures.get(name), terms) for name, terms in slots])
        return key

    def _said(self, value: Any, terms: "_Terms | None") -> str:
        """A figure as it stands in a sentence; `terms` has the words for it where it is a word of the contract."""
        if isinstance(value, str):
            return value if terms is None else terms[value]
        if isinstance(value, dict) and terms is not None and isinstance(value.get("kind"), str):
            return self.format(terms.messages, value["kind"], value)
        if isinstance(value, list | tuple):
            items = [
                str(item) if type(item) is int and -1000 < item < 1000 else self._said(item, terms) for item in value
            ]
            return self._between.join(items) or self._nothing
        if value is None:
            return self._nothing
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            return self._number.format({"number": value})
        return str(value)

    def term(self, messages: Messages, term: str) -> str:
        """The label of a word of the contract, or those of several that `|` divides; without one, it is said itself."""
        return self._or.join([self.format(messages, each, {}) for each in term.split("|")])


@cache
def translator_for(language: str) -> Translator:
    """The translator of one of LANGUAGES."""
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}")
    return Translator(language)


class _Terms(dict[str, str]):
    """What is said for the words of one figure in one language; each is worded when it is first asked for."""

    def __init__(self, messages: Messages, translator: Translator) -> None:
        super().__init__()
        self.messages = messages
        self._translator = translator

    def __missing__(self, term: str) -> str:
        said = self._translator.term(self.messages, term)
        # Words are few; whatever else may come here must not fill the memory.
        if len(self) < MOST_TERMS:
            self[term] = said
        return said


_Slots = tuple[tuple[str, _Terms | None], ...]
"""Figures by name, each with the words for it if it is a word of the contract."""


class _Sentence(NamedTuple):
    """A form in one language. One that chooses nothing is a template for `str.format`, filled in slot by slot.

    That says what ICU would say, in a third of the time: most sentences are like that.
    """

    template: str | None
    pattern: MessageFormat
    slots: _Slots


class _Table(dict[str, tuple[_Sentence, ...]]):
    """Messages in one language; each is made ready when it is first asked for."""

    def __init__(self, messages: Messages, translator: Translator) -> None:
        super().__init__()
        self._messages = messages
        self._translator = translator
        self._terms: dict[str, _Terms] = {}

    def __missing__(self, key: str) -> tuple[_Sentence, ...]:
        if key not in self._messages.forms:
            return ()
        return self.setdefault(key, tuple([self._sentence(form) for form in self._messages.forms[key]]))

    def _sentence(self, form: Form) -> _Sentence:
        language = self._translator.language
        text = form.patterns[language]
        template, names = template_of(text) or (None, form.figures)
        slots = tuple([(name, self._terms_of(name)) for name in names])
        return _Sentence(template, MessageFormat(text, language), slots)

    def _terms_of(self, figure: str) -> _Terms | None:
        labels = self._messages.labels.by_figure.get(figure)
        return None if labels is None else self._terms.setdefault(figure, _Terms(labels, self._translator))
