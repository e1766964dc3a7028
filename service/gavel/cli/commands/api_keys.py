"""API keys: a file that the service is given as GAVEL_API_KEYS, with who may call it."""

from __future__ import annotations

from pathlib import Path

import click

from gavel.cli.input.groups import WholeGroup
from gavel.cli.input.refused_files import report_refused_files
from gavel.cli.session import phrases_of_the_environment

FILE = click.argument("file", type=click.Path(path_type=Path))

EXAMPLES = """\b
Examples:
  gavel api-keys new api-keys.json club --days 365
  GAVEL_API_KEYS=api-keys.json gavel serve
  gavel api-keys new api-keys.json club        # a second key, while the first is still taken
  gavel api-keys list api-keys.json
  gavel api-keys remove api-keys.json 3f2a9c01d47b
"""


@click.group(cls=WholeGroup, epilog=EXAMPLES)
def api_keys() -> None:
    """Make, list and remove the keys of those who may call a service.

    A service that runs takes a change within a second.
    """


@api_keys.command(epilog=EXAMPLES)
@FILE
@click.argument("client")
@click.option("--days", type=click.IntRange(1, 3650), help="How long the key is taken; by default for ever.")
@click.option("--rate", help="How often this client may call, such as 50/second;1000/minute.")
@report_refused_files
def new(file: Path, client: str, days: int | None, rate: str | None) -> None:
    """Write a new key of CLIENT to FILE, and the key itself to standard output, this once.

    FILE holds only what the key can be checked by, and is made if it is not there.
    """
    from gavel.admission.key_files import add

    key = add(file, client, days, rate)
    click.echo(phrases_of_the_environment()("api-key-made", client=client), err=True)
    click.echo(key)


@api_keys.command("list", epilog=EXAMPLES)
@FILE
@report_refused_files
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
@report_refused_files
def remove(file: Path, key_id: str) -> None:
    """Take the key with that ID out of FILE; `gavel api-keys list` has the ids."""
    from gavel.admission import key_files

    click.echo(phrases_of_the_environment()("api-key-removed", kid=key_id, client=key_files.remove(file, key_id)))
