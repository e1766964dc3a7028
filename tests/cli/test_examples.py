"""The help of every command has examples, and they do what they say."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from random import Random

import click
import pytest

from gavel.cli.app import gavel
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, random_game

SETUP = {"players": PLAYERS, "seed": "x"}
ONLY_PARSED = ("gavel serve", "gavel sealed", "gavel verify", "gavel audit")
"""The examples of these need a server or many processes, so they are not carried out."""
COMMAND = re.compile(r"\bgavel (?!\S*\.)[^)]*")


def commands(command: click.Command, name: str = "gavel") -> Iterator[tuple[str, click.Command]]:
    """A command and all under it, by what is typed for them."""
    yield name, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for each in command.list_commands(context):
            under = command.get_command(context, each)
            assert under is not None
            yield from commands(under, f"{name} {each}")


def lines(command: click.Command) -> list[str]:
    """The examples in a command's help."""
    _, _, shown = (command.epilog or "").partition("Examples")
    return [line.strip() for line in shown.splitlines()[1:] if line.startswith("  ")]


EVERY = dict(commands(gavel))
EXAMPLES = list(dict.fromkeys(line for command in EVERY.values() for line in lines(command)))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Runner) -> Path:
    """A folder with the files that examples name."""
    monkeypatch.chdir(tmp_path)
    estates, ends = random_game("the-estates", SETUP, Random(3))
    _, positions = random_game("for-sale", SETUP, Random(3))
    seats = positions[-1]["state"]["players"]
    documents = {
        "position": positions[0],
        "finished": positions[-1],
        "game": {"game": "for-sale", "setup": SETUP, "actions": []},
        "first": estates,
        "second": ends[-1],
        "evening": estates,
        "end": {"players": [{name: seat[name] for name in ("id", "coins", "cheques")} for seat in seats]},
    }
    for name, document in documents.items():
        Path(f"{name}.json").write_text(json.dumps(document))
    return tmp_path


@pytest.mark.parametrize("name", EVERY)
def test_the_help_of_every_command_has_examples_of_it(run: Runner, name: str) -> None:
    shown = run(*name.split()[1:], "--help").stdout
    found = lines(EVERY[name])
    assert found
    for line in found:
        assert f"\n    {line}\n" in shown, "in one line, so that it can be copied"
    assert any(re.search(rf"\b{name}\b", line) for line in found)


def prepare(run: Runner, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """Make what is there before somebody types the example, and take away what it makes."""
    if "keys rotate" in line:
        assert run("keys", "new", "keys.json").exit_code == 0
        if "--promote" in line:
            assert run("keys", "rotate", "keys.json").exit_code == 0
    if "api-keys list" in line or "api-keys remove" in line:
        with monkeypatch.context() as drawn:
            drawn.setattr("gavel.admission.key_files.digest_of", lambda _key: "3f2a9c01d47b".ljust(64, "0"))
            assert run("api-keys", "new", "api-keys.json", "club").exit_code == 0
    if "--save evening.json" in line and "--load" not in line:
        Path("evening.json").unlink()


@pytest.mark.parametrize("line", EXAMPLES)
def test_every_example_runs(run: Runner, here: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    for each, command in EVERY.items():
        if each.startswith(ONLY_PARSED):
            monkeypatch.setattr(command, "callback", lambda **_arguments: None)
    parsed = any(each in line for each in ONLY_PARSED)
    prepare(run, monkeypatch, line)
    stdin = ""
    typed = COMMAND.search(line)
    for segment in typed.group().split("|") if typed else ():
        words = shlex.split(segment, comments=True)
        into = out_of = None
        if ">" in words:
            into = words[words.index(">") + 1]
            del words[words.index(">") :]
        if "<" in words:
            out_of = words[words.index("<") + 1]
            del words[words.index("<") : words.index("<") + 2]
        if out_of is not None and not parsed:
            stdin = Path(out_of).read_text()
        result = run(*words[1:], stdin=stdin)
        assert result.exit_code == 0, (segment, result.output)
        stdin = result.stdout
        assert into is None or stdin or parsed
