"""Everything that `make handbook` writes: the page of each game in each language, and its diagrams."""

from collections.abc import Iterator

from gavel.games.catalogue import packages
from gavel.handbook.look import look_of
from gavel.handbook.pages import name_of, page
from gavel.handbook.words import labels_of, of_game
from gavel.i18n import LANGUAGES


def files() -> dict[str, str]:
    """The content of every file by its path in the folder of the handbook."""
    return dict(_files())


def _files() -> Iterator[tuple[str, str]]:
    for game, package in packages().items():
        for language in LANGUAGES:
            yield name_of(game, language), page(game, language)
            for name, draw in look_of(package).diagrams.items():
                title = of_game(package)["diagrams"][name]["title"][language]
                yield f"diagrams/{game}-{name}.{language}.svg", draw(title, labels_of(package, name, language))
