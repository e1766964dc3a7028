"""Texts in three languages: ICU MessageFormat patterns in TOML files, every message in all languages side by side."""

from typing import Final

LANGUAGES: Final = ("en", "fr", "de")
"""The languages that Gavel answers in. The first is for readers who want none of them."""
