"""Messages in the reader's language, with the figures of events and refusals filled in."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Protocol

from icu4py.messageformat import MessageFormat

from gavel.i18n import LANGUAGES
from gavel.i18n.messages import Form, Messages, read_messages
from gavel.i18n.patterns import Slot, template_of

_SHORT: Final = range(-999, 1000)
"""Integers that every language writes like JSON; longer ones have separators between their digits."""

PARTS: Final = Messages(read_messages("gavel.i18n", "parts"))
"""The separators of lists, and the placeholder of absent figures."""

MOST_WORDS: Final = 1000


class Speaker(Protocol):
    """The interface of objects that make sentences in one language."""

    @property
    def language(self) -> str:
        """One of LANGUAGES."""

    def format(self, messages: Messages, key: str, figures: Mapping[str, Any]) -> str:
        """The sentence that `messages` has for `key`, with `figures` filled in."""


class Translator:
    """Makes the sentences of one language. `language` is one of LANGUAGES."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._tables: dict[Messages, _Table] = {}
        self._number = MessageFormat("{number}", language)
        self._between, self._or, self._nothing = (
            PARTS.forms[name][0].patterns[language] for name in ("between", "or", "nothing")
        )

    def format(self, messages: Messages, key: str, figures: Mapping[str, Any]) -> str:
        """The sentence that `messages` has for `key`, with `figures` filled in; it need not use them all.

        It never fails: a key without a message stands for itself, and a figure without a value is a dash.
        """
        table = self._tables.get(messages)
        if table is None:
            table = self._tables.setdefault(messages, _Table(messages, self))
        sentences = table[key]
        for template, slots in sentences:
            values = []
            for name, words in slots:
                value: Any = figures.get(name)
                kind = type(value)
                if words is None:
                    if kind is str or (kind is int and value in _SHORT):
                        values.append(value)
                        continue
                elif kind is words.kind:
                    values.append(words[value])
                    continue
                if value is None or value == [] or value == () or isinstance(words, _Choices):
                    break
                values.append(self._said(value, words))
            else:
                return template.format(*values)
        return self._with_gaps(sentences, key, figures)

    def _with_gaps(self, sentences: "tuple[_Sentence, ...]", key: str, figures: Mapping[str, Any]) -> str:
        for template, slots in reversed(sentences):
            if not any(isinstance(words, _Choices) for _name, words in slots):
                return template.format(*[self._said(figures.get(name), words) for name, words in slots])
        return key

    def _said(self, value: Any, terms: "_Words | None") -> str:
        """The text of a figure in a sentence; `terms` has the words for it if it is a word of the contract."""
        if isinstance(value, str):
            return value if terms is None else terms[value]
        if isinstance(value, dict) and isinstance(terms, _Terms) and isinstance(value.get("kind"), str):
            return self.format(terms.messages, value["kind"], value)
        if isinstance(value, list | tuple):
            items = [str(item) if type(item) is int and item in _SHORT else self._said(item, terms) for item in value]
            return self._between.join(items) or self._nothing
        if value is None:
            return self._nothing
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            return self._number.format({"number": value})
        return str(value)

    def term(self, messages: Messages, term: str) -> str:
        """The label of a word of the contract, or of several divided by `|`; a word without a label stays as it is."""
        return self._or.join([self.format(messages, each, {}) for each in term.split("|")])


@cache
def translator_for(language: str) -> Translator:
    """The translator of one of LANGUAGES."""
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}")
    return Translator(language)


class _Words(dict[Any, str], ABC):
    """The words for the values of one figure in one language; each is made at its first use."""

    kind: type = str
    """The type of the values that have words."""

    def __missing__(self, value: Any) -> str:
        words = self._worded(value)
        # Such values are few; any others must not fill the memory.
        if len(self) < MOST_WORDS:
            self[value] = words
        return words

    @abstractmethod
    def _worded(self, value: Any) -> str:
        """The words for a new value."""


class _Terms(_Words):
    """The labels of words of the contract."""

    def __init__(self, messages: Messages, translator: Translator) -> None:
        super().__init__()
        self.messages = messages
        self._translator = translator

    def _worded(self, value: Any) -> str:
        return self._translator.term(self.messages, value)


class _Choices(_Words):
    """The words that ICU chooses by a figure: a plural, for example."""

    def __init__(self, slot: Slot, language: str) -> None:
        super().__init__()
        self.kind = slot.chosen_by or str
        self._figure = slot.figure
        self._pattern = MessageFormat(slot.choice, language)

    def _worded(self, value: Any) -> str:
        try:
            return self._pattern.format({self._figure: value})
        except TypeError:  # a text that no UTF-8 can say: every select has words for what it does not know
            return self._pattern.format({self._figure: "other"})


_Sentence = tuple[str, tuple[tuple[str, _Words | None], ...]]
"""A form in one language: a template for `str.format`, and the figure of each slot with the words for it, if any."""


class _Table(dict[str, tuple[_Sentence, ...]]):
    """Messages in one language; each is prepared when it is first needed."""

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
        template, slots = template_of(form.patterns[self._translator.language])
        return template, tuple([(slot.figure, self._words_for(slot)) for slot in slots])

    def _words_for(self, slot: Slot) -> _Words | None:
        if slot.choice:
            return _Choices(slot, self._translator.language)
        labels = self._messages.labels.by_figure.get(slot.figure)
        return None if labels is None else self._terms.setdefault(slot.figure, _Terms(labels, self._translator))
