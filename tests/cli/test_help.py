"""What `gavel --help` lists: every command, by purpose."""

import inspect
import re
from collections.abc import Iterator

import click
import pytest

from gavel.cli import main
from gavel.cli.app import PURPOSES, gavel
from gavel.cli.output.helping import AS_IT_IS, BRACKETS, EXAMPLES, HelpContext, sought
from gavel.cli.output.phrases import HELP, phrases_for
from gavel.i18n import LANGUAGES
from tests.cli.conftest import LOCALE, Runner


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


# --- in the reader's language ---------------------------------------------------------------------------------------


def every_command() -> Iterator[tuple[list[str], click.Command]]:
    """Every command, with the words that call it."""
    context = gavel.make_context("gavel", [], resilient_parsing=True)
    waiting: list[tuple[list[str], click.Command]] = [([], gavel)]
    while waiting:
        words, command = waiting.pop()
        yield words, command
        if isinstance(command, click.Group):
            found = [(name, command.get_command(context, name)) for name in command.list_commands(context)]
            waiting += [([*words, name], each) for name, each in found if each is not None]


def paragraphs(command: click.Command) -> Iterator[str]:
    """What the help of a command says of itself, but for its examples."""
    yield from inspect.cleandoc(command.help or "").split("\n\n")
    for paragraph in inspect.cleandoc(command.epilog or "").split("\n\n"):
        yield paragraph.removeprefix(AS_IT_IS).partition("\n")[0] if paragraph.startswith(EXAMPLES) else paragraph
    for parameter in command.params:
        if isinstance(parameter, click.Option) and parameter.help is not None:
            yield parameter.help


SAME = {"Options"}
"""What is the same word in another language."""

OF_CLICK = {"Usage:", "Options", "Commands", "Show this message and exit.", *BRACKETS}


def test_every_sentence_of_the_help_has_every_language_and_none_is_left_over() -> None:
    said = {sought(each) for _, command in every_command() for each in paragraphs(command) if each.strip()}
    assert {phrases_for("en").help(key) for key in HELP.forms} == said | OF_CLICK | {*PURPOSES}
    for key in HELP.forms:
        texts = {language: phrases_for(language).help(key) for language in LANGUAGES}
        assert texts["fr"] != texts["en"] or texts["en"] in SAME, key
        assert texts["de"] != texts["en"] or texts["en"] in SAME, key


def test_the_english_of_the_help_is_that_of_the_code(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {" ".join(words): run(*words, "--help").output for words, _ in every_command()}
    monkeypatch.setattr(HelpContext, "formatter_class", click.HelpFormatter)
    assert {" ".join(words): run(*words, "--help").output for words, _ in every_command()} == shown


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_english_is_left_in_the_help_of_another_language(run: Runner, language: str) -> None:
    english = {phrases_for("en").help(key) for key in HELP.forms} - SAME - {"default:", "Play", "Score", "required"}
    for words, command in every_command():
        by_environment = run(*words, "--help", LANG=f"{language}_XX.UTF-8", COLUMNS="1000").output
        shown = sought(by_environment.partition(phrases_for(language).help("help-examples"))[0])
        assert not [each for each in english if each in shown], words
        assert phrases_for(language)("labelled", label="Options") in by_environment or language == "de"
        if any(parameter.name == "language" for parameter in command.params):
            assert run(*words, "--language", language, "--help", COLUMNS="1000").output == by_environment
            assert run(*words, "--help", f"--language={language}", COLUMNS="1000").output == by_environment


def test_wrong_usage_is_told_in_the_language_that_is_asked_for_further_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    for language, said in (
        ("de", "Aufruf: gavel act"),
        ("fr", "Usage\u00a0: gavel act"),
        ("latin", "Usage: gavel act"),
    ):
        assert main(["act", "--hepl", "--language", language]) == 2
        assert capsys.readouterr().err.startswith(said)
