"""The texts that all games share, and those of one game."""

from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from gavel.engine.words import has_one_file
from gavel.i18n.messages import Labels, Messages, read_labels, read_messages

_HOME: Final = "gavel.i18n"

LABELS: Final = read_labels(_HOME)
"""Words that may be figures in every game: dealers, JSON types, the last phase, the table's action."""

EVENTS: Final = Messages(partial(read_messages, _HOME, "events"), LABELS)
"""The sentences of events that several games have, by event type."""

ERRORS: Final = Messages(partial(read_messages, _HOME, "errors"), LABELS)
"""The sentences of errors in a body, by the code of its JSON (`json.`) or of its shape."""

VIOLATIONS: Final = Messages(partial(read_messages, _HOME, "violations"), LABELS)
"""The sentences of violations that several games have, by code."""

CODES: Final = Messages(lambda: {**ERRORS.forms, **VIOLATIONS.forms}, LABELS)
"""The sentences of all errors and violations without a game, by code."""

_NONE: Final = Messages({}, LABELS)
_OF_DECLARED_GAMES: Final = Messages(partial(read_messages, _HOME, "declared_games"), LABELS)
"""The sentences of events and violations that declared games have alike, whose other words stand in one file."""

PROBLEMS: Final = Messages(partial(read_messages, _HOME, "problems"), LABELS)
"""Problem types: `<name>.title`, the `<name>.detail` of one occurrence, and the `<name>.page` that explains it."""

PAGES: Final = Messages(partial(read_messages, _HOME, "pages"), LABELS)
"""The texts of the pages for people, by page and place."""


CALLS: Final = Messages(partial(read_messages, _HOME, "calls"), LABELS)
"""What a call by Web Push says, by what is to be done."""


@dataclass(frozen=True, eq=False, slots=True)
class GameTexts:
    """The texts of one game: its own before those that games share."""

    events: Messages
    codes: Messages
    """The sentences of errors and violations."""


@cache
def game_labels(package: str) -> Labels:
    """The labels of the game in `package`, with those that all games share."""
    return read_labels(package, LABELS)


@cache
def game_texts(package: str) -> GameTexts:
    """The texts of the game in `package`, for example `gavel.games.for_sale`."""
    labels = game_labels(package)
    common = _OF_DECLARED_GAMES if has_one_file(package) else _NONE
    return GameTexts(
        events=Messages(lambda: {**EVENTS.forms, **common.forms, **read_messages(package, "events")}, labels),
        codes=Messages(lambda: {**CODES.forms, **common.forms, **read_messages(package, "violations")}, labels),
    )
