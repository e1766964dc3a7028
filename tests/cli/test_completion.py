"""Completion: what a shell is offered for every word, by click's protocol; and once in a real bash."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import click
import pytest
from click.shell_completion import ShellComplete, get_completion_class

from gavel.api.registry import registry
from gavel.cli.app import gavel
from gavel.cli.input.shells import SHELLS, Bash
from gavel.cli.output.statuses import COMPLETE
from tests.cli.conftest import Runner
from tests.cli.playing import random_game

GAMES = [*registry()]
REFEREE = ["correct", "forfeit", "penalty", "default"]


def offered(*words: str) -> list[str]:
    """What is offered for the last word, which is incomplete."""
    complete = ShellComplete(gavel, {}, "gavel", COMPLETE)
    return [item.value for item in complete.get_completions([*words[:-1]], words[-1])]


def test_commands_and_their_options_are_offered() -> None:
    assert {"act", "new", "table", "completion", "sealed"} <= set(offered(""))
    assert offered("ma") == ["match"]
    assert offered("sealed", "un") == ["unseal"]
    assert offered("completion", "") == [*SHELLS]
    assert offered("new", "for-sale", "--draw") == ["--draw-first-player"]
    assert offered("games", "--language", "") == ["en", "fr", "de"]
    assert offered("new", "for-sale", "--dealer", "t") == ["table"]


@pytest.mark.parametrize(
    "command",
    [
        ["new"],
        ["games"],
        ["rules"],
        ["messages"],
        ["tally"],
        ["match"],
        ["table"],
        ["archive", "--game"],
        ["replay", "--game"],
        *(
            ["sealed", name]
            for name in ("setup", "act", "view", "merge", "key", "unseal", "receipt", "transcript", "head")
        ),
    ],
    ids=" ".join,
)
def test_games_are_offered_wherever_one_is_wanted(command: list[str]) -> None:
    assert offered(*command, "") == GAMES
    assert offered(*command, "the") == ["the-estates"]
    assert offered(*command, "chess") == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", [["new"], ["table"], ["sealed", "setup"]], ids=" ".join)
def test_editions_variants_and_options_are_those_of_the_game(command: list[str], game: str) -> None:
    rules = registry()[game].game
    assert offered(*command, game, "--ruleset", "") == [ruleset.id for ruleset in rules.rulesets]
    assert offered(*command, game, "--option", "") == [f"{option.id}=" for option in rules.options]
    for ruleset in rules.rulesets:
        assert offered(*command, game, "--ruleset", ruleset.id, "--variant", "") == [*ruleset.variants]


def test_a_house_rule_is_offered_its_values() -> None:
    assert offered("new", "for-sale", "--option", "refund=h") == ["refund=half-up", "refund=half-down"]
    assert offered("new", "for-sale", "--option", "open_money=") == ["open_money=false", "open_money=true"]
    assert offered("new", "for-sale", "--option", "starting_coins=") == []
    assert offered("new", "for-sale", "--option", "no_such_rule=") == []
    assert offered("match", "the-estates", "--option", "tied_round=") == ["tied_round=nobody", "tied_round=all"]
    assert offered("match", "for-sale", "--option", "") == []


def test_options_of_no_game_are_none() -> None:
    for words in (["new", "--option", ""], ["new", "chess", "--option", ""], ["new", "chess", "--ruleset", ""]):
        assert offered(*words) == []
    assert offered("rules", "chess", "") == offered("new", "chess", "--variant", "") == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_offered_by_their_names(run: Runner, game: str) -> None:
    document = json.loads(run("rules", game).stdout)
    clauses = [clause["id"] for clause in document["clauses"]]
    assert [each for each in offered("rules", game, game + "/") if each in clauses] == clauses
    names = offered("rules", game, "")
    others = [each["id"] for kind in ("situations", "irregularities") for each in document[kind]]
    assert {*names} == {*(clause.rpartition("/")[2] for clause in clauses), *others}
    for name in names[::9]:
        assert run("rules", game, name).exit_code == 0


def test_actions_are_those_of_the_game_in_the_state(tmp_path: Path) -> None:
    _, positions = random_game("for-sale", {"players": ["ann", "bob", "cy"], "seed": "x"}, Random(1))
    for name, document in (("position", positions[0]), ("state", positions[0]["state"])):
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps(document))
        expected = [*registry()["for-sale"].game.action_types, *REFEREE]
        assert offered("act", "--state", str(file), "") == expected
    file.write_text("[")
    every = {kind for service in registry().values() for kind in service.game.action_types}
    for words in (["act", ""], ["act", "--state", str(file), ""], ["act", "--state", str(tmp_path / "none"), ""]):
        assert {*offered(*words)} == {*every, *REFEREE}
    assert offered("sealed", "act", "auctionland", "pl") == ["place"]


def test_members_of_an_action_are_offered_after_its_type() -> None:
    assert offered("sealed", "act", "for-sale", "bid", "") == ["player=", "amount="]
    assert offered("sealed", "act", "for-sale", "bid", "player=ann", "") == ["amount="]
    assert "amount=" in offered("act", "bid", "")
    assert offered("act", "dance", "") == []


@pytest.mark.parametrize(
    "words",
    [
        ["legal", "--state"],
        ["new", "for-sale", "--setup"],
        ["inspect", "--record"],
        ["tally", "for-sale"],
        ["match", "the-estates"],
        ["match", "the-estates", "one.json"],
        ["replay"],
        ["table", "for-sale", "--load"],
        ["table", "for-sale", "--save"],
        ["verify"],
        ["verify", "--keys"],
        ["archive"],
        ["keys", "new"],
        ["sealed", "act", "for-sale", "--token"],
        ["sealed", "act", "for-sale", "--key"],
    ],
    ids=" ".join,
)
def test_files_are_left_to_the_shell(words: list[str]) -> None:
    found = ShellComplete(gavel, {}, "gavel", COMPLETE).get_completions(words, "a")
    assert [(item.type, item.value) for item in found] == [("file", "a")]


# --- shells ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_each_shell_calls_the_command_and_gets_its_answers(run: Runner, shell: str) -> None:
    script = run("completion", shell).stdout
    assert COMPLETE in script
    assert get_completion_class(shell) is not None
    line = "gavel rules for-sale bid-of-"
    words = {"fish": line, "bash": line.replace(" ", "\n"), "zsh": line.replace(" ", "\n")}
    cursor = {"fish": "bid-of-", "bash": "3", "zsh": "3"}
    environment = {**os.environ, COMPLETE: f"{shell}_complete", "COMP_WORDS": words[shell], "COMP_CWORD": cursor[shell]}
    result = subprocess.run(
        [sys.executable, "-m", "gavel"], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    assert "bid-of-nothing" in result.stdout
    assert result.stderr == ""


def test_no_other_shell_has_one(run: Runner) -> None:
    assert run("completion", "tcsh").exit_code == 2


@pytest.mark.parametrize(
    ("words", "cursor", "told", "replied"),
    [
        (["new", "for-sale", "--option", "refund", "=", "h"], 6, "refund=h", ["half-up", "half-down"]),
        (["new", "for-sale", "--option", "refund", "="], 5, "refund=", ["half-up", "half-down"]),
        (["games", "--url", "http", ":", "//127.0.0.1", ":", "80", "for"], 8, "for", ["for-sale"]),
        (["act", "bid"], 3, "", None),
    ],
)
def test_bash_takes_words_apart_that_are_one(
    monkeypatch: pytest.MonkeyPatch, words: list[str], cursor: int, told: str, replied: list[str] | None
) -> None:
    monkeypatch.setenv("COMP_WORDS", "\n".join(["gavel", *words, *([""] if cursor > len(words) else [])]))
    monkeypatch.setenv("COMP_CWORD", str(cursor))
    bash = Bash(gavel, {}, "gavel", COMPLETE)
    assert bash.get_completion_args()[1] == told
    if replied is not None:
        assert bash.complete().splitlines() == [f"plain,{each}" for each in replied]


def test_a_real_bash_completes_what_is_typed(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    command = tmp_path / "gavel"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m gavel "$@"\n')
    command.chmod(0o755)
    source = subprocess.run(
        [str(command), "completion", "bash"], capture_output=True, text=True, check=True, timeout=60
    )
    script = tmp_path / "gavel.bash"
    script.write_text(source.stdout)
    typed = ["new fo\t--opt\trefund=half-u\t--opt\tstart\t20", "rules the-estates mat\t"]
    lines = [f"source {script}", *(f"gavel {each}\x01: \x05" for each in typed), "exit"]
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "TERM": "dumb", "HOME": str(tmp_path)}
    result = subprocess.run(
        [bash, "--norc", "--noprofile", "-i"],
        input="\n".join(lines) + "\n",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert "gavel new for-sale --option refund=half-up --option starting_coins=20" in result.stderr
    assert "gavel rules the-estates match" in result.stderr


def test_every_command_can_be_completed_without_a_fault() -> None:
    def walk(command: click.Command, words: list[str]) -> None:
        if isinstance(command, click.Group):
            context = click.Context(command)
            for name in command.list_commands(context):
                found = command.get_command(context, name)
                assert found is not None
                walk(found, [*words, name])
        else:
            assert {"--help", "-h"} & {*offered(*words, "-")}

    walk(gavel, [])
