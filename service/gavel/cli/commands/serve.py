"""Serving over HTTP."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import click

from gavel.cli.naming import examples
from gavel.cli.session import language_of_the_environment


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
    from gavel.cli.online import HEADS, KEYS, prepared
    from gavel.cli.phrases import phrases_for

    found, phrases = prepared(folder, os.environ), phrases_for(language_of_the_environment())
    keys, heads = found.environment[KEYS], found.environment[HEADS]
    click.echo(phrases("online-keys-made" if found.made else "online-keys-found", file=keys))
    # An address of Redis may hold a password.
    click.echo(phrases("online-heads", store=heads if heads.startswith("sqlite:") else HEADS))
    click.echo(phrases("online-reach"))
    sys.stdout.flush()  # this process is about to become another one
    return found.environment
