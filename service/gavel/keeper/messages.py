"""What a call says: the game, and what is to be done there. Never more."""

import json
from typing import Any

from gavel.i18n.common import CALLS
from gavel.i18n.translator import translator_for
from gavel.sealing.agenda import Entry


def message(entry: Entry, game: str, language: str) -> bytes:
    """The message of a call, as JSON in UTF-8."""
    body = translator_for(language).format(CALLS, entry.kind.value, {})
    told: dict[str, Any] = {"kind": entry.kind.value, "title": game, "body": body, "table": entry.table}
    return json.dumps(told, ensure_ascii=False).encode()
