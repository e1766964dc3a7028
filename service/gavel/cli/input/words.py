"""Words that people type: how several are separated, and which known word one was probably meant to be."""

import re
import unicodedata
from collections.abc import Iterable, Mapping

CLOSE_ENOUGH = 0.66
"""The likeness, as difflib measures it, from which on a known word is suggested: two of three letters in order."""


SHORTEST_BEGINNING = 3
"""The letters from which on a word may be the beginning of another."""

MOST_ALIKE = 5
"""Words that begin alike, at the most, are suggested."""


def separated(entry: str) -> list[str]:
    """The words of an entry, which commas, white space or both may separate."""
    return [word for word in re.split(r"[,\s]+", entry) if word]


def numbered_word(entry: str) -> tuple[str, str]:
    """The word and the number of an entry such as `red5` or `red 5`; both empty for any other."""
    match = re.fullmatch(r"([^\W\d_]+)\s*([0-9]+)", entry)
    return (match[1], match[2]) if match else ("", "")


def term_meant(word: str, terms: Mapping[str, str]) -> str | None:
    """The term that a word means: by the term's initial, or as a beginning of the term or of its word.

    `terms`: the reader's words by term. None for a word that means no term, or several.
    """
    begun = _plain(word)
    meant = [term for term in terms if begun == term[0]] or [
        term for term, said in terms.items() if begun and any(_plain(each).startswith(begun) for each in (term, said))
    ]
    return meant[0] if len(meant) == 1 else None


def _plain(word: str) -> str:
    """A word without the difference of capitals and accents."""
    return "".join(each for each in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(each))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that this one was probably meant to be, or those that begin alike; None where none is like it."""
    from difflib import get_close_matches  # only a slip needs it

    by_folded = {each.casefold(): each for each in known}
    folded = word.casefold()
    near = get_close_matches(folded, by_folded, n=1, cutoff=CLOSE_ENOUGH)
    if not near:  # a short word with two letters in the wrong order is little alike
        near = [each for each in by_folded if sorted(each) == sorted(folded)][:1]
    if not near and len(folded) >= SHORTEST_BEGINNING:
        alike = [each for each in by_folded if each.startswith(folded) or f"-{folded}" in each]
        near = sorted(alike, key=lambda each: (not each.startswith(folded), each))
    if not near:
        near = [each for each in by_folded if len(each) >= SHORTEST_BEGINNING and folded.startswith(each)]
    return ", ".join(by_folded[each] for each in near[:MOST_ALIKE]) or None
