"""The service's keys: a file that the service is given as GAVEL_KEYS."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from gavel.cli.session import language_of_the_environment

if TYPE_CHECKING:
    from gavel.cli.output.phrases import Phrases

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

EXAMPLES = """\b
Examples:
  gavel keys new keys.json
  GAVEL_KEYS=keys.json gavel serve
"""
ROTATION = """\b
Examples, for the exchange of a key while games go on:
  gavel keys rotate keys.json            # then give the file to every replica, and reload each (SIGHUP)
  gavel keys rotate keys.json --promote  # then the same again
"""


@click.group(epilog=EXAMPLES)
def keys() -> None:
    """Make and exchange the keys that the service seals states and signs receipts with."""


def _report_errors(command: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """The command, which ends with a sentence where a file is refused."""

    @wraps(command)
    def called(*args: Arguments.args, **options: Arguments.kwargs) -> Result:
        from gavel.sealing.keys import KeysRefused

        try:
            return command(*args, **options)
        except KeysRefused as refusal:
            raise click.ClickException(str(refusal)) from None

    return called


def _phrases() -> Phrases:
    from gavel.cli.output.phrases import phrases_for

    return phrases_for(language_of_the_environment())


@keys.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@_report_errors
def new(file: Path) -> None:
    """Write new keys to FILE, which only you can read; never over a file that is there.

    The set has a key that seals states and one that signs receipts. Keep it where you keep passwords: whoever has it
    can open every state that it sealed.
    """
    from gavel.sealing.key_files import create

    sealing, signing = create(file)
    click.echo(_phrases()("keys-made", file=str(file), seals=sealing["kid"], signs=signing["kid"]))


@keys.command(epilog=ROTATION)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--promote", is_flag=True, help="Put the second key in force; the one before goes on opening.")
@click.option("--signing", is_flag=True, help="The keys that sign receipts, rather than those that seal states.")
@_report_errors
def rotate(file: Path, promote: bool, signing: bool) -> None:
    """Exchange the key in force, in two steps, so that no replica meets a state that it cannot open.

    First a new key is added to FILE, second: it opens, but does not seal yet. When every replica has read that, the
    second is promoted. Promoting once more takes it back. A key that is to open nothing any more is deleted by hand.
    """
    from gavel.sealing import key_files

    use = "sig" if signing else "enc"
    if promote:
        now, before = key_files.promote(file, use)
        click.echo(_phrases()("key-promoted", kid=now["kid"], before=before["kid"]))
    else:
        click.echo(_phrases()("key-added", kid=key_files.add(file, use)["kid"]))
