"""The table has every game of the catalogue, and names them in two lists alone: its imports and its style sheets."""

import re
from pathlib import Path

import pytest

from gavel.games.catalogue import games

SITE = Path(__file__).parents[3] / "clients" / "web" / "site"
GAMES = SITE / "table" / "games"


def test_there_is_a_folder_for_each_game_and_no_other() -> None:
    assert {path.name for path in GAMES.iterdir() if path.is_dir()} == set(games())


def test_the_list_of_modules_names_each_game_once() -> None:
    listed = re.findall(r'^import \w+ from "\./(.+?)/index\.js";$', (GAMES / "index.js").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(games())


def test_the_page_links_the_style_sheet_of_each_game() -> None:
    linked = re.findall(r'href="table/games/(.+?)/board\.css"', (SITE / "index.html").read_text())
    assert sorted(linked) == sorted(games())


@pytest.mark.parametrize("game", games())
def test_a_game_has_the_id_of_its_folder(game: str) -> None:
    assert f'id: "{game}"' in (GAMES / game / "index.js").read_text()


def test_the_shell_knows_no_game() -> None:
    names = [*games(), *(game.name for game in games().values())]
    shell = [SITE / "table" / "main.js", *(SITE / "table" / "app").rglob("*"), *(SITE / "table" / "css").rglob("*")]
    found = {(path.name, name) for path in shell if path.is_file() for name in names if name in path.read_text()}
    assert found == set()
