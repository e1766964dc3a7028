"""What the documents of a replay say for themselves; for the command, which asks servers too, it brings no rules."""

from collections.abc import Mapping
from typing import Any


def named_game(transcript: Mapping[str, Any]) -> Any:
    """The game that a transcript names, by itself or by its state; None if it names none."""
    state = transcript.get("state")
    return transcript.get("game", state.get("game") if isinstance(state, dict) else None)


def holds(verdict: Mapping[str, Any]) -> bool:
    """Whether nothing of a record was refused, and nothing that it claims is wrong, by the answer to its replay."""
    return verdict["refused"] is None and False not in (verdict["history_matches"], verdict["scores_match"])
