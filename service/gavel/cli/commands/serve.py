"""Serving over HTTP."""

import os
import sys

import click

from gavel.cli.naming import examples


@click.command(
    epilog=examples(
        "gavel serve --port 8000",
        "gavel serve --host 0.0.0.0 --workers 4",
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
def serve(host: str, port: int, workers: int | None) -> None:
    """Serve the referee over HTTP with gunicorn, until interrupted."""
    environment = {**os.environ, "HOST": f"[{host}]" if ":" in host and host[0] != "[" else host, "PORT": str(port)}
    if workers is not None:
        environment["WEB_CONCURRENCY"] = str(workers)
    # In the place of this process, so that signals reach gunicorn itself.
    command = [sys.executable, "-m", "gunicorn", "--config", "python:gavel.http.gunicorn_settings"]
    os.execve(sys.executable, command, environment)  # noqa: S606 - a fixed program, no shell
