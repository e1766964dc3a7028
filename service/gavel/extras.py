"""What a setting says where the packages that it needs are not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed_by(setting: str, extra: str) -> Iterator[None]:
    """Import within this what the extra brings; raises ValueError, which names it, where a package is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        raise ValueError(f'{setting} needs the extra "{extra}" of Gavel: {package} is not installed') from None
