"""Serving over HTTP."""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from gavel import companions
from gavel.cli.input.options import examples
from gavel.cli.session import phrases_of_the_environment
from gavel.http.exposure import complaints
from gavel.observe import exporter

KEYS: Final = "GAVEL_KEYS"
HEADS: Final = "GAVEL_HEADS"
SUGGESTIONS: Final = "GAVEL_SUGGESTIONS"

THREADS: Final = 8
"""The threads of each of granian's workers."""


@click.command(
    epilog=examples(
        "gavel serve --port 8000", "gavel serve --host 0.0.0.0 --workers 4", "gavel serve --data tables --suggestions 2"
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
    "--data",
    envvar="GAVEL_DATA",
    type=click.Path(path_type=Path, file_okay=False),
    help=f"A folder for the service's keys and the heads of tables, made at its first start (also: GAVEL_DATA). "
    f"Where {KEYS} is set, that counts.",
)
@click.option(
    "--suggestions",
    envvar=SUGGESTIONS,
    metavar="NUMBER|ADDRESS",
    default="",
    help="How many processes search for suggestions beside the service, or the address of such processes, unix:PATH or "
    f"http://HOST:PORT; by default nothing is suggested (also: {SUGGESTIONS}).",
)
@click.option(
    "--server",
    type=click.Choice(["gunicorn", "granian"]),
    default="gunicorn",
    show_default=True,
    help="What serves; granian needs the extra of that name, and a proxy in front.",
)
def serve(host: str, port: int, workers: int | None, data: Path | None, suggestions: str, server: str) -> None:
    """Serve the referee over HTTP until interrupted."""
    environment = {**os.environ, "HOST": f"[{host}]" if ":" in host and host[0] != "[" else host, "PORT": str(port)}
    if workers is not None:
        environment["WEB_CONCURRENCY"] = str(workers)
    if data is not None:
        environment["GAVEL_DATA"] = str(data)  # the key that signs push messages lies there, too
        environment |= {} if environment.get(KEYS) else _kept_in(data)
    environment[SUGGESTIONS] = _searches_beside(int(suggestions)) if suggestions.isdecimal() else suggestions
    command = ["gunicorn", "--config", "python:gavel.http.gunicorn_settings"]
    if server == "granian":
        from gavel.keeper import starting as keeper

        exporter.start(environment)
        keeper.start(environment)
        command = _granian(host, port, workers or os.cpu_count() or 1)
        # gunicorn says so itself, of whatever it listens at.
        for complaint in complaints([f"http://{environment['HOST']}:{port}"], environment):
            click.echo(complaint, err=True)
    # In the place of this process, so that signals reach the server itself.
    os.execve(sys.executable, [sys.executable, "-m", *command], environment)  # noqa: S606  # fixed programs, no shell


def _granian(host: str, port: int, workers: int) -> list[str]:
    """The command line of granian, as docs/operations.md has it."""
    command = ["granian", "--interface", "wsgi", "--http", "1", "--no-ws", "--host", host.strip("[]")]
    command += ["--port", str(port), "--workers", str(workers), "--blocking-threads", str(THREADS)]
    return [*command, "--respawn-failed-workers", "gavel.wsgi:app"]


def _searches_beside(processes: int) -> str:
    """The address of so many processes that search, which are started here and end with this one; empty for none."""
    if processes == 0:
        return ""
    folder = tempfile.mkdtemp(prefix="gavel-")
    companions.start("gavel.suggesting.beside", folder, str(processes))
    return f"unix:{folder}/searches"


def _kept_in(folder: Path) -> Mapping[str, str]:
    """The settings for what a folder keeps; says where that is. Raises click.ClickException where it is refused."""
    from gavel.sealing.data_folder import keep
    from gavel.sealing.keys import KeysRefused

    phrases = phrases_of_the_environment()
    try:
        kept = keep(folder, os.environ.get(HEADS, ""))
    except KeysRefused as refusal:
        raise click.ClickException(str(refusal)) from None
    click.echo(phrases("data-keys-made" if kept.made else "data-keys-found", file=kept.keys))
    # An address of Redis may hold a password.
    click.echo(phrases("data-heads", store=kept.heads if kept.heads.startswith("sqlite:") else HEADS))
    click.echo(phrases("data-reach"))
    sys.stdout.flush()  # this process is about to become another one
    return {KEYS: kept.keys, HEADS: kept.heads}
