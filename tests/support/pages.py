"""The project's own pages of Markdown: not those of packages that are installed in its folders."""

from pathlib import Path

PROJECT = Path(__file__).parents[2]

_OF_OTHERS = {"node_modules", ".git", ".venv"}

PAGES = [
    page
    for page in sorted(PROJECT.glob("**/*.md"))
    if not any(part in _OF_OTHERS or part.startswith(".venv-") for part in page.relative_to(PROJECT).parts)
]
