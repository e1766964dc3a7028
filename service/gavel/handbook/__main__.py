"""Write the pages and diagrams of the handbook into a folder."""

import sys
from collections.abc import Iterator
from pathlib import Path

from gavel.catalogue import packages
from gavel.handbook.look import look_of
from gavel.handbook.pages import name_of, page
from gavel.handbook.words import labels_of, of_game
from gavel.i18n import LANGUAGES


def files() -> Iterator[tuple[str, str]]:
    """Every file by its path in the folder: the page of each game in each language, and its diagrams."""
    for game, package in packages().items():
        for language in LANGUAGES:
            yield name_of(game, language), page(game, language)
            for name, draw in look_of(package).diagrams.items():
                title = of_game(package)["diagrams"][name]["title"][language]
                yield f"diagrams/{game}-{name}.{language}.svg", draw(title, labels_of(package, name, language))


def main(folder: Path) -> None:
    """Write every file, and print their number."""
    contents = dict(files())
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    print(f"Wrote {len(contents)} files in {folder}.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
