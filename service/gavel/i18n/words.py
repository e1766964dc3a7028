"""Words at the edge: templates in the reader's language, with the figures of events and refusals filled in.

Templates stand in tables of English texts, by event type or code; the catalogues in `gavel/i18n/locale` translate them.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from string import Formatter
from typing import Any, Final

LANGUAGES: Final = ("en", "fr", "de")

Texts = Mapping[str, str]
"""English templates by key: by event type, by code, by problem type."""

TERM_FIGURES: Final = frozenset(
    {
        "action",
        "available",
        "colour",
        "dealer",
        "deck",
        "effect",
        "end",
        "ended_by",
        "expected",
        "phase",
        "piece",
        "reason",
        "row",
    }
)
"""Figures that may be words of ours, so that they are translated. Others may be what a player chose to be called."""


class Sentences(dict[str, str]):
    """Templates with the `terms` of their game: English words for a term, by itself, or for a piece, by its kind.

    A term without words of its own is said as it stands among the figures. The words for a piece (a document with a
    `kind`) are a template for its members.
    """

    def __init__(self, texts: Texts, terms: Texts) -> None:
        super().__init__(texts)
        self.terms = terms


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for it
    """Mark a text for the catalogues, and return it as it is."""
    return text


def either(*templates: str) -> str:
    """A text for a key whose figures differ from place to place: the first template whose figures are given is said."""
    return _BREAK.join(templates)


def as_they_are(*terms: str) -> Texts:
    """Terms whose English words are what stands among the figures."""
    return {term: term for term in terms}


_BREAK: Final = "\n"
COMMA: Final = N_(", ")
OR: Final = N_(" or ")
NOTHING: Final = N_("\u2013")
_NO_TERMS: Final[Texts] = {}
MOST_TERMS: Final = 1000


class Words:
    """What is said in one language. `language` is one of LANGUAGES."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = _catalogue(language)
        self._comma, self._or, self._nothing = map(self.translate, (COMMA, OR, NOTHING))
        # By the identity of their texts, which are constants of modules; they are held, lest an identity be used again.
        self._tables: dict[int, tuple[Texts, dict[str, tuple[_Template, ...]], _Terms]] = {}

    def translate(self, text: str) -> str:
        """A marked English text in this language; a text that no catalogue has comes back as it is."""
        # The empty text stands for the catalogue's header.
        return self._catalogue.gettext(text) if text else text

    def say(self, texts: Texts, key: str, figures: Mapping[str, Any]) -> str:
        """The sentence that `texts` has for `key`, with `figures` filled in; figures that it does not use are ignored.

        `texts` must be a constant. It never fails: a key without a text is said itself, a missing figure is a dash.
        """
        known = self._tables.get(id(texts))
        templates = None if known is None else known[1].get(key)
        if templates is None:
            templates = self._translated(texts, key)
        for pattern, slots in templates:
            try:
                values = []
                for name, terms in slots:
                    value = figures[name]
                    kind = type(value)
                    plain = kind is int or (kind is str and terms is None)
                    values.append(value if plain else self._written(value, terms))
                return pattern.format(*values)
            except KeyError:
                continue
        return self._with_gaps(templates, key, figures)

    def _translated(self, texts: Texts, key: str) -> "tuple[_Template, ...]":
        known = self._tables.get(id(texts))
        if known is None:
            terms = texts.terms if isinstance(texts, Sentences) else _NO_TERMS
            known = self._tables.setdefault(id(texts), (texts, {}, _Terms(terms, self._term)))
        if key not in texts:
            return ()
        _texts, templates, terms_said = known
        alternatives = texts[key].split(_BREAK)
        return templates.setdefault(key, tuple([_template(self.translate(text), terms_said) for text in alternatives]))

    def _with_gaps(self, templates: "tuple[_Template, ...]", key: str, figures: Mapping[str, Any]) -> str:
        if not templates:
            return key
        pattern, slots = templates[-1]
        return pattern.format(*[self._written(figures.get(name), terms) for name, terms in slots])

    def _written(self, value: Any, terms: "_Terms | None") -> str:
        """A figure in words; `terms` are the words for it where it is a term of ours, None where it is not."""
        if isinstance(value, str):
            return value if terms is None else terms[value]
        if isinstance(value, dict) and terms is not None and isinstance(value.get("kind"), str):
            return self.say(terms.texts, value["kind"], value)
        if isinstance(value, list | tuple):
            items = [str(item) if type(item) is int else self._written(item, terms) for item in value]
            return self._comma.join(items) or self._nothing
        if value is None:
            return self._nothing
        if isinstance(value, bool):
            return "true" if value else "false"
        return str(value)

    def _term(self, term: str, texts: Texts) -> str:
        return self._or.join([self.translate(texts.get(each, each)) for each in term.split("|")])


@cache
def words_for(language: str) -> Words:
    """The words of one of LANGUAGES."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}")
    return Words(language)


class _Terms(dict[str, str]):
    """What is said for the terms of one table in one language; each is worded when it is first asked for."""

    def __init__(self, texts: Texts, word: Callable[[str, Texts], str]) -> None:
        super().__init__()
        self.texts = texts
        self._word = word

    def __missing__(self, term: str) -> str:
        said = self._word(term, self.texts)
        # Terms are few; whatever else may come here must not fill the memory.
        if len(self) < MOST_TERMS:
            self[term] = said
        return said


_Template = tuple[str, tuple[tuple[str, _Terms | None], ...]]
"""A pattern with nameless slots, and the figure for each slot with the words for it if it is a term."""


def _template(text: str, terms: _Terms) -> _Template:
    pattern, slots = "", []
    for literal, name, _spec, _conversion in Formatter().parse(text):
        pattern += literal.replace("{", "{{").replace("}", "}}")
        if name is not None:
            pattern += "{}"
            slots.append((name, terms if name in TERM_FIGURES else None))
    return pattern, tuple(slots)


def _catalogue(language: str) -> NullTranslations:
    if language == LANGUAGES[0]:
        return NullTranslations()
    with files("gavel").joinpath("i18n", "locale", language, "LC_MESSAGES", "gavel.mo").open("rb") as compiled:
        return GNUTranslations(compiled)


# --- which language the reader wants --------------------------------------------------------------------------------

_RANGE: Final = re.compile(
    r"[ \t]*([A-Za-z]{1,8}|\*)((?:-[A-Za-z0-9]{1,8})*)[ \t]*(?:;[ \t]*[qQ]=([01](?:\.\d{0,3})?)[ \t]*)?"
)


@lru_cache(maxsize=256)
def choose(accept_language: str | None) -> str:
    """The one of LANGUAGES that an Accept-Language header (RFC 9110) likes best; English where it names none of them.

    A region counts for its language (fr-CH is fr); of equal weights the first named wins. Malformed parts are ignored.
    """
    liked: dict[str, float] = {}
    for part in (accept_language or "").split(","):
        if (found := _RANGE.fullmatch(part)) is None:
            continue
        language, region, weight = found.groups()
        quality = 1.0 if weight is None else min(float(weight), 1.0)
        if quality or not region:
            language = language.lower()
            liked[language] = max(quality, liked.get(language, 0.0))
    others = liked.get("*", 0.0)
    named = [language for language in liked if language in LANGUAGES]
    candidates = [*named, *(language for language in LANGUAGES if language not in liked)]
    best = max(candidates, key=lambda language: liked.get(language, others), default=LANGUAGES[0])
    return best if liked.get(best, others) else LANGUAGES[0]
