"""What `gavel --help` lists: every command, by purpose."""

import re

from gavel.cli.app import PURPOSES, gavel
from tests.cli.conftest import Runner


def sections(output: str) -> dict[str, list[str]]:
    """The commands under each heading."""
    found: dict[str, list[str]] = {}
    for line in output.splitlines():
        if heading := re.fullmatch(r"(\w.*):", line):
            found[heading[1]] = []
        elif found and (entry := re.match(r"  ([a-z-]+)(?:  |$)", line)):
            [*found.values()][-1].append(entry[1])
    return found


def test_commands_are_grouped_by_purpose(run: Runner) -> None:
    listed = sections(run("--help").output)
    assert "Commands" not in listed
    for purpose, modules in PURPOSES.items():
        assert listed[purpose] == [name.replace("_", "-") for names in modules.values() for name in names]


def test_every_command_has_one_purpose() -> None:
    names = [name.replace("_", "-") for modules in PURPOSES.values() for each in modules.values() for name in each]
    assert sorted(names) == gavel.list_commands(gavel.make_context("gavel", [], resilient_parsing=True))


def test_what_a_command_does_is_said_in_a_whole_sentence(run: Runner) -> None:
    assert "..." not in run("--help").output.partition("Options:")[2]


def test_each_command_takes_one_line_at_eighty_columns(run: Runner) -> None:
    listed = run("--help", COLUMNS="80").output.partition("Read about games:")[2].partition("Exit status")[0]
    assert not [line for line in listed.splitlines() if line.startswith("   ")]


def test_the_help_of_sealed_tables_cuts_nothing_off(run: Runner) -> None:
    assert "..." not in run("sealed", "--help").output.partition("Commands:")[2]
