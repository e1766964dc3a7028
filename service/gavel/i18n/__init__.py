"""Texts in three languages: ICU MessageFormat patterns in TOML files, every message in all languages side by side."""

from typing import Final

LANGUAGES: Final = ("en", "fr", "de")
"""The languages of Gavel's answers. The first is for readers who prefer none of them."""
