"""The names of players in sentences: a request brings them, and they replace the ids in figures."""

from collections.abc import Collection, Mapping
from typing import Any, Final
from unicodedata import bidirectional

from gavel.i18n.messages import Messages
from gavel.i18n.translator import Translator

_LEFT_OPEN: Final = ("LRI", "RLI", "FSI")
_TURNING: Final = frozenset(("R", "AL", "AN", "LRE", "RLE", "LRO", "RLO", "PDF", "PDI", *_LEFT_OPEN))
"""Bidirectional classes of characters that would turn the text around them."""
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


class Naming:
    """A translator that replaces ids by names in the figures that hold players, by event type or code."""

    __slots__ = ("_names", "_people", "_translator", "language")

    def __init__(self, translator: Translator, people: Mapping[str, Collection[str]], names: Mapping[str, str]) -> None:
        self.language = translator.language
        self._translator = translator
        self._people = people
        self._names = {player: isolated(name) for player, name in names.items()}

    def format(self, messages: Messages, key: str, figures: Mapping[str, Any]) -> str:
        """The translator's sentence for `key`, with names instead of ids."""
        people = self._people.get(key, ())
        called = {name: self._called(value) if name in people else value for name, value in figures.items()}
        return self._translator.format(messages, key, called)

    def _called(self, value: Any) -> Any:
        if isinstance(value, str):
            return self._names.get(value, value)
        return [self._called(each) for each in value] if isinstance(value, list | tuple) else value


def isolated(name: str) -> str:
    """The name, in its own isolate (UAX #9) unless it is written only from left to right.

    The isolate closes every embedding that the name opens, and opens every one that it closes, so that the sentence
    keeps its order.
    """
    classes = [bidirectional(character) for character in name]
    if _TURNING.isdisjoint(classes):
        return name
    opened, closed_before = 0, 0
    for each in classes:
        if each in _LEFT_OPEN:
            opened += 1
        elif each == "PDI" and opened:
            opened -= 1
        elif each == "PDI":
            closed_before += 1
    return FIRST_STRONG_ISOLATE * (closed_before + 1) + name + POP_ISOLATE * (opened + 1)
