"""The npm packages of a folder, installed as its lock file says."""

import fcntl
import subprocess
from hashlib import sha256
from pathlib import Path

from tests.support.left_out import program


def installed(folder: Path, left_out: str) -> Path:
    """The folder's node_modules, fetched if need be; without npm the test ends here, naming what is left out.

    Tests in other processes may ask at the same time: one of them installs, the others wait.
    """
    npm = program("npm", left_out)
    modules = folder / "node_modules"
    wanted = sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = modules / ".installed"
    with (folder / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.is_file() or stamp.read_text() != wanted:
            subprocess.run([npm, "ci", "--ignore-scripts"], cwd=folder, check=True, capture_output=True, text=True)
            stamp.write_text(wanted)
    return modules
