"""API keys: a file that the service is given as GAVEL_API_KEYS, with who may call it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from gavel.cli.session import language_of_the_environment

if TYPE_CHECKING:
    from gavel.cli.output.phrases import Phrases

FILE = click.argument("file", type=click.Path(path_type=Path))

EXAMPLES = """\b
Examples:
  gavel api-keys new api-keys.json club --days 365
  GAVEL_API_KEYS=api-keys.json gavel serve
  gavel api-keys new api-keys.json club        # a second key, while the first is still taken
  gavel api-keys list api-keys.json
  gavel api-keys remove api-keys.json 3f2a9c01d47b
"""


@click.group(epilog=EXAMPLES)
def api_keys() -> None:
    """Make, list and remove the keys with which clients may call the service.

    A service that runs takes a change within a second.
    """


def _report_errors(command: Callable[..., None]) -> Callable[..., None]:
    """The command, which ends with a sentence where a file is refused."""

    @wraps(command)
    def called(**options: Any) -> None:
        from gavel.admission.api_keys import ApiKeysRefused

        try:
            command(**options)
        except ApiKeysRefused as refusal:
            raise click.ClickException(str(refusal)) from None

    return called


def _phrases() -> Phrases:
    from gavel.cli.output.phrases import phrases_for

    return phrases_for(language_of_the_environment())


@api_keys.command(epilog=EXAMPLES)
@FILE
@click.argument("client")
@click.option("--days", type=click.IntRange(1, 3650), help="How long the key is taken; by default for ever.")
@click.option("--rate", help="How often this client may call, such as 50/second;1000/minute.")
@_report_errors
def new(file: Path, client: str, days: int | None, rate: str | None) -> None:
    """Write a new key of CLIENT to FILE, and the key itself to standard output, this once.

    FILE holds only what the key can be checked by, and is made if it is not there.
    """
    from gavel.admission.key_files import add

    key = add(file, client, days, rate)
    click.echo(_phrases()("api-key-made", client=client), err=True)
    click.echo(key)


@api_keys.command("list", epilog=EXAMPLES)
@FILE
@_report_errors
def list_keys(file: Path) -> None:
    """Write a line for each key of FILE: its id, its client, and the days on which it was made and expires."""
    from gavel.admission.api_keys import read
    from gavel.admission.key_files import id_of

    for client in read(file)["clients"]:
        for key in client["keys"]:
            click.echo("\t".join((id_of(key), client["name"], key["made"], key.get("expires", "-"))))


@api_keys.command(epilog=EXAMPLES)
@FILE
@click.argument("key_id", metavar="ID")
@_report_errors
def remove(file: Path, key_id: str) -> None:
    """Take the key with that ID out of FILE; `gavel api-keys list` has the ids."""
    from gavel.admission import key_files

    click.echo(_phrases()("api-key-removed", kid=key_id, client=key_files.remove(file, key_id)))
