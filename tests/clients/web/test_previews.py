"""What the table works out ahead of the service is what the service answers: the modules run in Node."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from gavel.catalogue import games
from tests.clients.web.answers import recorded
from tests.support.left_out import program

PREVIEWS = Path(__file__).parent / "previews"


@pytest.mark.parametrize("game", games())
def test_the_previews_of_a_game_are_what_the_service_answers(game: str, tmp_path: Path) -> None:
    node = program("node", "the comparison of the table's previews with the service")
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps(recorded(game)))
    tested = subprocess.run(
        [node, "--test", "--test-reporter=spec", str(PREVIEWS / f"{game}.test.mjs")],
        env={**os.environ, "GAVEL_ANSWERS": str(answers)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert tested.returncode == 0, tested.stdout + tested.stderr
