"""The service's keys as the keeper uses them: it reads their file anew when that changes, since nobody tells it to."""

from pathlib import Path
from threading import Lock

from gavel.sealing.configured import Sealing
from gavel.sealing.tokens import KeyVault, Vault


class Keys:
    """The keys in a file, which an operator may exchange while the keeper works."""

    def __init__(self, sealing: Sealing, file: Path) -> None:
        self._sealing, self._file = sealing, file
        self._changed = _changed(file)
        self._lock = Lock()

    def vault(self) -> Vault:
        """A vault with the keys in force."""
        with self._lock:  # no thread goes on with the keys before while another one reads the new ones
            changed = _changed(self._file)
            if changed != self._changed:
                self._changed = changed
                self._sealing.reload()
        return KeyVault(self._sealing.keys())


def _changed(file: Path) -> int:
    """When a file was changed, in nanoseconds; 0 while it is not there."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0
