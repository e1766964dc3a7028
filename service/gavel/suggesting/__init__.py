"""Suggested actions, searched for in processes of their own, so that no ruling waits for a search."""
