"""Where nothing comes in, every command that reads says so."""

from pathlib import Path

import pytest

from tests.cli.conftest import Runner

READING = [
    ["new", "for-sale"],
    ["legal"],
    ["act", "pass"],
    ["view"],
    ["score"],
    ["inspect"],
    ["tally", "for-sale"],
    ["match", "the-estates"],
    ["replay", "-"],
    ["table", "for-sale", "--load", "-"],
    ["table", "for-sale", "--setup", "-"],
    ["verify", "-"],
    ["sealed", "setup", "for-sale"],
    ["sealed", "view", "for-sale"],
]
"""Commands whose standard input must have something; `gavel audit` takes an empty archive."""


@pytest.mark.parametrize("arguments", READING, ids=" ".join)
@pytest.mark.parametrize("stdin", ["", " \n\t\n"], ids=["nothing", "blanks"])
def test_empty_standard_input_is_said_to_be_empty(run: Runner, arguments: list[str], stdin: str) -> None:
    result = run(*arguments, stdin=stdin)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Error: Standard input is empty: give " in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["legal", "--state", "FILE"],
        ["new", "for-sale", "--setup", "FILE"],
        ["new", "for-sale", "--players", "ann,bob,cy", "--deal", "@FILE"],
        ["act", "@FILE"],
        ["tally", "for-sale", "FILE"],
        ["match", "the-estates", "FILE"],
        ["replay", "FILE"],
        ["table", "for-sale", "--load", "FILE"],
        ["verify", "FILE"],
        ["verify", "FILE", "--keys", "FILE"],
        ["sealed", "view", "for-sale", "--token", "FILE", "--url", "http://127.0.0.1:9"],
    ],
    ids=" ".join,
)
def test_an_empty_file_is_said_to_be_empty(run: Runner, tmp_path: Path, arguments: list[str]) -> None:
    file = tmp_path / "nothing.json"
    file.write_text("\n")
    result = run(*(argument.replace("FILE", str(file)) for argument in arguments))
    assert result.exit_code == 2, result.output
    assert f"Error: {file} is empty." in result.stderr
