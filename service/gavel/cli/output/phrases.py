"""The command's own texts in the reader's language, and the games' words."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Final

from gavel.catalogue import packages, source_of
from gavel.engine.actions import TABLE
from gavel.i18n.common import LABELS, game_labels
from gavel.i18n.messages import Messages, read_messages
from gavel.i18n.translator import translator_for

PHRASES: Final = Messages(
    {
        name: forms
        for file in ("phrases", "referee", "usage", "audit")
        for name, forms in read_messages("gavel.cli", file).items()
    }
)
"""The sentences of the command, by name; a game may have more, in its `texts/terminal.toml`."""

HELP: Final = Messages(read_messages("gavel.cli", "help"))
"""What the help says, paragraph by paragraph."""

COMMANDS: Final = Messages(read_messages("gavel.cli", "commands"))
"""The words for the commands of a game at the table."""

HEADINGS: Final = Messages(read_messages("gavel.cli", "headings"))
"""Members of documents, by their names."""


class Phrases:
    """Phrases by name, with figures filled in; headings for members of documents; words of the contract.

    `game` is the id of the game whose words come first; None where it is not known.
    """

    def __init__(self, language: str, game: str | None = None, names: Mapping[str, str] = MappingProxyType({})) -> None:
        """`names`: what players are called, by their ids."""
        self.language = language
        self.game = game
        self._names = names
        self._translator = translator_for(language)

    def about(self, game: str) -> "Phrases":
        """These phrases with the words of a game."""
        return self if game == self.game else phrases_for(self.language, game)

    def calling(self, names: Mapping[str, str]) -> "Phrases":
        """These phrases with players' names; a name that several have, or that is an id, has the id after it.

        An id that is a word of the game stays, since it may mean that word.
        """
        words = {self.game, *_words(self.game).forms, *HEADINGS.forms}
        given = [*names.values(), *names]
        said = {each: name if given.count(name) == 1 else f"{name} ({each})" for each, name in names.items()}
        return Phrases(self.language, self.game, {each: name for each, name in said.items() if each not in words})

    def named(self, document: Any) -> Any:
        """A document, or an id, with the names of players in place of their ids, and the word for the table."""
        if isinstance(document, str):
            return self.term(document) if document == TABLE else self._names.get(document, document)
        if isinstance(document, Mapping):
            return {self.named(name): self.named(value) for name, value in document.items()}
        return [self.named(each) for each in document] if isinstance(document, list) else document

    def __call__(self, name: str, **figures: Any) -> str:
        """The phrase of that name."""
        return self._translator.format(phrases_of(self.game), name, figures)

    def help(self, key: str) -> str:
        """A paragraph of the command's help."""
        return self._translator.format(HELP, key, {})

    @cached_property
    def commands(self) -> Mapping[str, str]:
        """The reader's words for the commands of a game at the table, with the command that each means."""
        return {
            word: command
            for command in COMMANDS.forms
            for word in self._translator.format(COMMANDS, command, {}).split()
        }

    def command(self, word: str) -> str:
        """The command that a word means in the reader's language; else the word as it is."""
        return self.commands.get(word.casefold(), word)

    def own_word(self, command: str) -> str:
        """The reader's word for a command of a game at the table; else the word as it is."""
        return next((word for word, each in self.commands.items() if each == command), command)

    def label(self, member: str) -> str:
        """A member of a document, such as `cash_box`, as a heading."""
        if member in HEADINGS.forms:
            return self._translator.format(HEADINGS, member, {})
        return member.replace("_", " ")

    def in_words(self, member: str, value: Any) -> str | None:
        """A member of a document with its value, where the game has a phrase for both: `upper row`; else None."""
        name = f"{member}-in-words"
        known = isinstance(value, str) and name in phrases_of(self.game).forms
        return self(name, **{member: value}) if known else None

    def decimal(self, value: float) -> str:
        """A number with two decimals."""
        whole, _, rest = f"{value:.2f}".partition(".")
        return self("decimal", whole=whole, rest=rest)

    def term(self, term: str) -> str:
        """A word of the contract (a phase, an action type, a colour) in this language, as in the service's answers."""
        return self._translator.format(_words(self.game), term, {})

    def phase(self, phase: str) -> str:
        """The name of a phase, which may be called like an action type."""
        return self._translator.format(_words(self.game, "phases"), phase, {})


# A game's id may be anything where a server names it: what is kept is bounded.
@lru_cache(maxsize=100)
def phrases_for(language: str, game: str | None = None) -> Phrases:
    """The phrases in one of LANGUAGES, about a game if it is known."""
    return Phrases(language, game)


@lru_cache(maxsize=100)
def phrases_of(game: str | None) -> Messages:
    """The sentences of the command, and those that it has for a game."""
    source = source_of(game or "")
    try:
        own = {} if source is None else read_messages(source.package, "terminal")
    except FileNotFoundError:  # the general look has no words of its own
        own = {}
    return Messages({**PHRASES.forms, **own})


@lru_cache(maxsize=100)
def _words(game: str | None, first: str = "action_types") -> Messages:
    """Every label that needs no figures: of the game and of what all share, or of all games where none is known.

    For a word in several groups, the group `first` counts; names of options are left out.
    """
    source = source_of(game or "")
    known = [game_labels(package) for package in (packages().values() if source is None else [source.package])]
    return Messages(
        {
            term: forms
            for labels in reversed([*known[:1], LABELS, *known[1:]])
            for name, group in sorted(labels.groups.items(), key=lambda item: item[0] == first)
            for term, forms in group.items()
            if name != "options" and not any(form.figures for form in forms)
        }
    )
