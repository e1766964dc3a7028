"""Searches beside a service: they end when the service has ended, however that ends.

`python -m gavel.suggesting.beside FOLDER PROCESSES` serves them at `FOLDER/searches` until standard input ends, whose
other end is open in the processes of the service alone.
"""

import shutil
import subprocess
import sys


def main(folder: str, processes: str) -> int:
    """Serve until the service has ended, and leave nothing behind."""
    command = [sys.executable, "-m", "gunicorn", "--config", "python:gavel.suggesting.server"]
    command += ["--workers", processes, "--bind", f"unix:{folder}/searches"]
    searches = subprocess.Popen(command, stdin=subprocess.DEVNULL)  # noqa: S603  # a fixed program, no shell
    try:
        sys.stdin.buffer.read()
    finally:
        searches.terminate()
        searches.wait()
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
