"""What an ICU MessageFormat pattern asks for.

Patterns hold no apostrophe ('), which would quote: texts have the typographic one (\u2019). So every brace is syntax.
"""

import re
from typing import Final

_NAME: Final = re.compile(r"\s*(\w+)\s*([,}])")
_SLOT: Final = re.compile(r"\{\s*(\w+)\s*\}")
_CHOICE: Final = re.compile(r"\s*=?[\w-]+\s*\{")
_END: Final = re.compile(r"\s*\}")
_CHOOSING: Final = frozenset({"plural", "select", "selectordinal"})


def figures_of(pattern: str) -> tuple[str, ...]:
    """The names of the figures that a pattern says or chooses by, as they first come; ValueError if it is malformed."""
    names: dict[str, None] = {}
    if _message(pattern, 0, names) != len(pattern):
        raise ValueError(f"a brace too many: {pattern}")
    return tuple(names)


def template_of(pattern: str) -> tuple[str, tuple[str, ...]] | None:
    """A pattern as a template for `str.format` and the names of its slots; None if it chooses by a figure."""
    template = _SLOT.sub("{}", pattern)
    if set(template.replace("{}", "")) & set("{}"):
        return None
    return template, tuple(_SLOT.findall(pattern))


def _message(pattern: str, at: int, names: dict[str, None]) -> int:
    """Read a message from `at` on; where the brace stands that closes it, or the pattern ends."""
    while at < len(pattern) and pattern[at] != "}":
        at = _argument(pattern, at + 1, names) if pattern[at] == "{" else at + 1
    return at


def _argument(pattern: str, at: int, names: dict[str, None]) -> int:
    """Read what follows an opening brace; where the pattern goes on behind its closing one."""
    name = _read(_NAME, pattern, at)
    names[name[1]] = None
    if name[2] == "}":
        return name.end()
    kind = _read(_NAME, pattern, name.end())
    if kind[1] not in _CHOOSING or kind[2] == "}":
        raise ValueError(f"no plural and no select: {pattern}")
    at = kind.end()
    while not (end := _END.match(pattern, at)):
        at = _message(pattern, _read(_CHOICE, pattern, at).end(), names) + 1
    return end.end()


def _read(what: re.Pattern[str], pattern: str, at: int) -> re.Match[str]:
    if (found := what.match(pattern, at)) is None:
        raise ValueError(f"malformed at {at}: {pattern}")
    return found
