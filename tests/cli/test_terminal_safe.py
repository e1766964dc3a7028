"""What files and servers say reaches the terminal as text, and as nothing else."""

import json
from pathlib import Path

import pytest

from gavel.cli.output.phrases import phrases_for
from gavel.cli.output.sealed_tables import show_sealed
from tests.cli.conftest import Runner

SAID = "ok]\n\nThe record holds.\x1b[31m"
"""What a file or a server may say in place of a name."""


@pytest.mark.parametrize(
    "transcript",
    [
        json.dumps({"setup": {"players": ["ann", "bob", "cy"], SAID: 1}, "actions": []}),
        f"{{{json.dumps(SAID)}: 1, {json.dumps(SAID)}: 2}}",
    ],
    ids=["a member that is unknown", "a member that stands there twice"],
)
def test_no_name_in_a_file_begins_a_line_or_steers_the_terminal(run: Runner, tmp_path: Path, transcript: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(transcript)
    done = run("replay", str(file), "--game", "for-sale", "--text", COLUMNS="200")
    assert done.exit_code == 1
    assert "The record holds." in done.stderr
    assert not any(line.strip().startswith("The record holds.") for line in done.stderr.splitlines())
    assert "\x1b" not in done.stderr


def test_no_name_of_a_file_steers_the_terminal(run: Runner, tmp_path: Path) -> None:
    done = run("audit", str(tmp_path / f"{SAID}.ndjson"), "--out", str(tmp_path / "report.csv"))
    assert done.exit_code == 2
    assert "\x1b" not in done.stderr


def test_nothing_that_a_server_passes_on_begins_a_line_or_steers_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = ("referee_key", "table_key", "invitation", "next", "receipt", "token")
    show_sealed({"seat_keys": {"ann": SAID}, **dict.fromkeys(names, SAID)}, phrases_for("en"))
    told = capsys.readouterr().out
    assert told.count("The record holds.") == 1 + len(names)
    assert not any(line.startswith("The record holds.") for line in told.splitlines())
    assert "\x1b" not in told
