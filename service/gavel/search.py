"""Suggestions for a player, by search in games that agree with what the player knows: docs/library.md."""

from gavel.library.search import Suggestion, suggest

__all__ = ["Suggestion", "suggest"]
