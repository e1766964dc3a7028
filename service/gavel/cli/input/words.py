"""Words that people type: how several are separated, and which known word one was probably meant to be."""

import re
from collections.abc import Iterable

CLOSE_ENOUGH = 0.7
"""The likeness, as difflib measures it, from which on a known word is suggested."""


def separated(entry: str) -> list[str]:
    """The words of an entry, which commas, white space or both may separate."""
    return [word for word in re.split(r"[,\s]+", entry) if word]


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that this one was probably meant to be; None where none is like it."""
    from difflib import get_close_matches  # only a slip needs it

    by_folded = {each.casefold(): each for each in known}
    near = get_close_matches(word.casefold(), by_folded, n=1, cutoff=CLOSE_ENOUGH)
    return by_folded[near[0]] if near else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message about wrong usage, with a space before it; empty where no known word is like this one."""
    near = nearest(word, known)
    return "" if near is None else f" Did you mean {near}?"
