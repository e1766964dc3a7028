"""Facts that the documents of a replay state themselves; without the rules, since the command also asks servers."""

from collections.abc import Mapping
from typing import Any


def named_game(transcript: Mapping[str, Any]) -> Any:
    """The game that a transcript names, by itself or by its state; None if it names none."""
    state = transcript.get("state")
    return transcript.get("game", state.get("game") if isinstance(state, dict) else None)


def holds(verdict: Mapping[str, Any]) -> bool:
    """Whether a replay's answer has no refused action and no wrong claim of the record."""
    return verdict["refused"] is None and False not in (verdict["history_matches"], verdict["scores_match"])
