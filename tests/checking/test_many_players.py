"""A game for more than six: its documents have room for all, and nothing of other games changes."""

from pathlib import Path

import pytest

from gavel.checking.beginnings import write_game
from tests.checking.test_served import SERVED
from tests.sealing.table import key_file
from tests.support.plugins import install, run


def crowd(tmp_path: Path, most: int) -> Path:
    """A folder of the path, in which the game of `gavel new-game` is installed for two to that many players."""
    home = write_game("crowd", tmp_path)
    rules = home / "crowd" / "__init__.py"
    rules.write_text(rules.read_text().replace("players=range(2, 7)", f"players=range(2, {most + 1})"))
    install(home, tmp_path / "path")
    return tmp_path / "path"


def test_twelve_play_it_openly_and_sealed(tmp_path: Path) -> None:
    path = crowd(tmp_path, 12)
    played = run([str(SERVED), key_file(), "crowd"], path)
    assert played.returncode == 0, played.stderr
    checked = run(["-m", "gavel", "check-game", "crowd"], path)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("most", [1, 100])
def test_a_game_for_fewer_than_two_or_more_than_seats_have_numbers_is_refused(most: int, tmp_path: Path) -> None:
    checked = run(["-m", "gavel", "check-game", "crowd"], crowd(tmp_path, most))
    assert checked.returncode == 2
    assert "a game has 2 to 99 players" in checked.stderr
