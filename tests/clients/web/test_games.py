"""The table has every game of the catalogue, and names them in two lists alone: its imports and its style sheets.

The folder `plain` has the table for all games that have no folder.
"""

import re
from pathlib import Path

import pytest

from gavel.catalogue import games

SOURCES = Path(__file__).parents[3] / "clients" / "web" / "src"
GAMES = SOURCES / "games"
PLAIN = "plain"


def test_there_is_a_folder_for_each_game_and_no_other() -> None:
    assert {path.name for path in GAMES.iterdir() if path.is_dir()} == {*games(), PLAIN}


def test_the_list_of_modules_names_each_game_once() -> None:
    listed = re.findall(r'^import \w+ from "\./(.+?)/index\.js";$', (GAMES / "index.js").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(games())


def test_each_game_that_can_be_learnt_by_playing_has_lessons_and_no_other() -> None:
    listed = re.findall(
        r'^import .+ from "\./(.+?)/lessons/index\.js";$', (GAMES / "lessons.js").read_text(), re.MULTILINE
    )
    assert sorted(listed) == sorted(game for game in games() if "about: {" in (GAMES / game / "index.js").read_text())


def test_the_style_of_the_page_has_that_of_each_game() -> None:
    imported = re.findall(r'^@import "\./games/(.+?)/board\.css";$', (SOURCES / "main.css").read_text(), re.MULTILINE)
    assert sorted(imported) == sorted(games())


@pytest.mark.parametrize("game", games())
def test_a_game_has_the_id_of_its_folder(game: str) -> None:
    assert f'id: "{game}"' in (GAMES / game / "index.js").read_text()


def test_the_shell_knows_no_game() -> None:
    names = [*games(), *(game.name for game in games().values())]
    shell = [SOURCES / "main.js", *(SOURCES / "app").rglob("*"), *(SOURCES / "css").rglob("*")]
    found = {(path.name, name) for path in shell if path.is_file() for name in names if name in path.read_text()}
    assert found == set()
