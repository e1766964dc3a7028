"""The service's keys: a file that the service is given as GAVEL_KEYS."""

from __future__ import annotations

from pathlib import Path

import click

from gavel.cli.input.groups import WholeGroup
from gavel.cli.input.refused_files import report_refused_files
from gavel.cli.session import phrases_of_the_environment

EXAMPLES = """\b
Examples:
  gavel keys new keys.json
  GAVEL_KEYS=keys.json gavel serve
"""
PUSH = """\b
Examples:
  gavel keys push push.pem
"""
ROTATION = """\b
Examples, for the exchange of a key while games go on:
  gavel keys rotate keys.json            # then give the file to every replica, and reload each (SIGHUP)
  gavel keys rotate keys.json --promote  # then the same again
"""


@click.group(cls=WholeGroup, epilog=EXAMPLES)
def keys() -> None:
    """Make and exchange the keys that seal states and sign receipts."""


@keys.command(epilog=EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@report_refused_files
def new(file: Path) -> None:
    """Write new keys to FILE, which only you can read; never over a file that is there.

    The set has a key that seals states and one that signs receipts. Keep it where you keep passwords: whoever has it
    can open every state that it sealed.
    """
    from gavel.sealing.key_files import create

    sealing, signing = create(file)
    click.echo(phrases_of_the_environment()("keys-made", file=str(file), seals=sealing["kid"], signs=signing["kid"]))


@keys.command(epilog=PUSH)
@click.argument("file", type=click.Path(path_type=Path))
@report_refused_files
def push(file: Path) -> None:
    """Write a new key that signs push messages to FILE, for GAVEL_PUSH_KEY; never over a file that is there.

    Browsers that want to be called subscribe with its public half: another key ends all of their subscriptions.
    """
    from gavel.sealing.push_key import create

    click.echo(phrases_of_the_environment()("push-key-made", file=str(file), key=create(file)))


@keys.command(epilog=ROTATION)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--promote", is_flag=True, help="Put the second key in force; the one before goes on opening.")
@click.option("--signing", is_flag=True, help="The keys that sign receipts, rather than those that seal states.")
@report_refused_files
def rotate(file: Path, promote: bool, signing: bool) -> None:
    """Exchange the key in force, in two steps, so that no replica meets a state that it cannot open.

    First a new key is added to FILE, second: it opens, but does not seal yet. When every replica has read that, the
    second is promoted. Promoting once more takes it back. A key that is to open nothing any more is deleted by hand.
    """
    from gavel.sealing import key_files

    use = "sig" if signing else "enc"
    if promote:
        now, before = key_files.promote(file, use)
        click.echo(phrases_of_the_environment()("key-promoted", kid=now["kid"], before=before["kid"]))
    else:
        click.echo(phrases_of_the_environment()("key-added", kid=key_files.add(file, use)["kid"]))
