"""What the service's own tools refuse, which they say in English, in the reader's language."""

import re
from functools import cache
from typing import Final

from gavel.cli.output.phrases import Phrases
from gavel.i18n import LANGUAGES
from gavel.i18n.messages import Messages, read_messages

REFUSALS: Final = Messages(read_messages("gavel.cli", "refusals"))
"""The refusals by name: the English pattern is that of the exception."""

_FIGURE: Final = re.compile(r"\\\{(\w+)\\\}")


def translated(message: str, phrases: Phrases) -> str:
    """A refusal in the reader's language, and what it quotes; as it is where no pattern fits."""
    if phrases.language == LANGUAGES[0]:
        return message
    stop = "." if message.endswith(".") else ""
    for name, pattern in _patterns().items():
        if match := pattern.fullmatch(message) or pattern.fullmatch(message.removesuffix(".")):
            figures = {figure: translated(text, phrases) for figure, text in match.groupdict().items()}
            if figures.get("refusal") == match.groupdict().get("refusal", ""):  # a colon alone makes no refusal
                continue
            return phrases.of(REFUSALS, name, figures).removesuffix(".") + stop
    return message


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    english = {name: forms[0].patterns[LANGUAGES[0]].replace("''", "'") for name, forms in REFUSALS.forms.items()}
    return {name: re.compile(_FIGURE.sub(r"(?P<\1>.+?)", re.escape(text))) for name, text in english.items()}
