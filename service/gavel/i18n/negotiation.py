"""Which language a reader wants."""

import re
from functools import lru_cache
from typing import Final

from gavel.i18n import LANGUAGES

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
