"""Everything that `make handbook` writes: the page of each game in each language, and its diagrams."""

from collections.abc import Callable, Iterator
from typing import Any

from docs.handbook.generator import auctionland, estates, for_sale
from docs.handbook.generator.drawing import Labels
from docs.handbook.generator.pages import name_of, page
from docs.handbook.generator.words import of_game
from gavel.games.catalogue import packages
from gavel.i18n import LANGUAGES

Draw = Callable[[str, Labels], str]

DRAWINGS: dict[str, dict[str, Draw]] = {
    "auctionland": {"market": auctionland.market, "island": auctionland.island},
    "for-sale": {"buying": for_sale.buying, "selling": for_sale.selling},
    "the-estates": {"board": estates.board, "market": estates.market},
}
"""What draws each diagram, by game and name; called with the title and its labels."""


def files() -> dict[str, str]:
    """The content of every file by its path in docs/handbook."""
    return dict(_files())


def _files() -> Iterator[tuple[str, str]]:
    for game, package in packages().items():
        diagrams: dict[str, Any] = of_game(package)["diagrams"]
        for language in LANGUAGES:
            yield name_of(game, language), page(game, language)
            for name, words in diagrams.items():
                labels = {label: texts[language] for label, texts in words["labels"].items()}
                yield f"diagrams/{game}-{name}.{language}.svg", DRAWINGS[game][name](words["title"][language], labels)
