"""Serving over HTTP."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import click

from gavel.cli.input.options import examples
from gavel.cli.session import language_of_the_environment

KEYS: Final = "GAVEL_KEYS"
HEADS: Final = "GAVEL_HEADS"

_OWNER_ONLY: Final = 0o700


@click.command(
    epilog=examples(
        "gavel serve --port 8000",
        "gavel serve --host 0.0.0.0 --workers 4",
        "gavel serve --online tables",
    )
)
@click.option("--host", envvar="HOST", default="127.0.0.1", show_default=True, help="Where to listen (also: HOST).")
@click.option(
    "--port",
    envvar="PORT",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Where to listen (also: PORT); 0 for any free port.",
)
@click.option(
    "--workers",
    envvar="WEB_CONCURRENCY",
    type=click.IntRange(1),
    help="Processes; by default one for each CPU (also: WEB_CONCURRENCY).",
)
@click.option(
    "--online",
    type=click.Path(path_type=Path, file_okay=False),
    help="A folder for online tables: keys (made once) and the heads of tables are kept there.",
)
def serve(host: str, port: int, workers: int | None, online: Path | None) -> None:
    """Serve the referee over HTTP with gunicorn, until interrupted."""
    environment = {**os.environ, "HOST": f"[{host}]" if ":" in host and host[0] != "[" else host, "PORT": str(port)}
    if workers is not None:
        environment["WEB_CONCURRENCY"] = str(workers)
    if online is not None:
        environment |= _for_online_tables(online)
    # In the place of this process, so that signals reach gunicorn itself.
    command = [sys.executable, "-m", "gunicorn", "--config", "python:gavel.http.gunicorn_settings"]
    os.execve(sys.executable, command, environment)  # noqa: S606  # a fixed program, no shell


def _for_online_tables(folder: Path) -> Mapping[str, str]:
    """The settings for online tables; says where they keep what."""
    from gavel.cli.output.phrases import phrases_for

    online, phrases = prepare_online(folder, os.environ), phrases_for(language_of_the_environment())
    keys, heads = online.environment[KEYS], online.environment[HEADS]
    click.echo(phrases("online-keys-made" if online.made else "online-keys-found", file=keys))
    # An address of Redis may hold a password.
    click.echo(phrases("online-heads", store=heads if heads.startswith("sqlite:") else HEADS))
    click.echo(phrases("online-reach"))
    sys.stdout.flush()  # this process is about to become another one
    return online.environment


class Online(NamedTuple):
    """Where a service for online tables keeps what it needs."""

    environment: Mapping[str, str]
    """Its settings: GAVEL_KEYS and GAVEL_HEADS."""
    made: bool
    """Whether its keys have been made just now."""


def prepare_online(folder: Path, environment: Mapping[str, str]) -> Online:
    """The settings for online tables, with keys in `folder`; what the environment sets by itself stays so.

    Raises click.ClickException where the folder or the keys cannot be made.
    """
    folder = folder.expanduser().absolute()
    keys, heads = environment.get(KEYS, ""), environment.get(HEADS, "")
    if not (keys and heads):
        _make_folder(folder)
    made = not keys and _make_keys(folder / "keys.json")
    # Signs that have a meaning in addresses are escaped in it.
    stored = f"sqlite://{(folder / 'heads.db').as_uri().removeprefix('file://')}"
    return Online({KEYS: keys or str(folder / "keys.json"), HEADS: heads or stored}, made)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=_OWNER_ONLY, parents=True, exist_ok=True)
    except OSError as error:
        raise click.ClickException(f"{folder}: {os.strerror(error.errno or 0)}") from None


def _make_keys(path: Path) -> bool:
    from gavel.sealing.key_files import create
    from gavel.sealing.keys import KeysRefused

    if path.exists():
        return False
    try:
        create(path)
    except KeysRefused as refusal:
        raise click.ClickException(str(refusal)) from None
    return True
