"""What the command itself says: its phrases and headings in the reader's language, and the games' words."""

from functools import lru_cache
from typing import Any, Final

from gavel.games.catalogue import packages
from gavel.i18n.common import LABELS, game_labels
from gavel.i18n.messages import Messages, read_messages
from gavel.i18n.translator import translator_for

PHRASES: Final = Messages(read_messages("gavel.cli", "phrases"))
"""What is said at the terminal, by name."""

HEADINGS: Final = Messages(read_messages("gavel.cli", "headings"))
"""Members of documents, by their names."""


class Say:
    """Phrases by name, with figures filled in; headings for members of documents; words of the contract.

    `game` is the id of the game that is talked about, whose words come first; None where it is not known.
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        self._translator = translator_for(language)

    def about(self, game: str) -> "Say":
        """The same, for talking about a game."""
        return self if game == self.game else say_in(self.language, game)

    def __call__(self, name: str, **figures: Any) -> str:
        """The phrase of that name."""
        return self._translator.format(PHRASES, name, figures)

    def label(self, member: str) -> str:
        """A member of a document, such as `cash_box`, as a heading."""
        if member in HEADINGS.forms:
            return self._translator.format(HEADINGS, member, {})
        return member.replace("_", " ")

    def term(self, term: str) -> str:
        """A word of the contract (a phase, an action type, a colour) in this language, as the service says it."""
        return self._translator.format(_words(self.game), term, {})

    def phase(self, phase: str) -> str:
        """The name of a phase, which may be called like an action type."""
        return self._translator.format(_words(self.game, "phases"), phase, {})


# A game's id may be anything where a server names it: what is kept is bounded.
@lru_cache(maxsize=100)
def say_in(language: str, game: str | None = None) -> Say:
    """What is said in one of LANGUAGES, of a game if it is known."""
    return Say(language, game)


@lru_cache(maxsize=100)
def _words(game: str | None, first: str = "action_types") -> Messages:
    """Every label that needs no figures: of the game, of what all share, then of the other games.

    A word that stands in several groups is said as in the group `first`; names of options are no such words.
    """
    known = [game_labels(package) for _id, package in sorted(packages().items(), key=lambda item: item[0] != game)]
    return Messages(
        {
            term: forms
            for labels in reversed([*known[:1], LABELS, *known[1:]])
            for name, group in sorted(labels.groups.items(), key=lambda item: item[0] == first)
            for term, forms in group.items()
            if name != "options" and not any(form.figures for form in forms)
        }
    )
