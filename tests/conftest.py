"""What all tests share: how Hypothesis searches, a collector that looks through less, a service with keys.

Hypothesis: no timing assertions, a larger profile by `HYPOTHESIS_PROFILE=long`, the same examples in each CI run.
What all tests share stays until the end, so the garbage collector need not look through it again and again.
"""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from gavel.catalogue import own_games

# The suite is about Gavel's own games, whatever else is installed; tests/checking is about games of others.
os.environ["GAVEL_GAMES"] = ",".join(own_games())

# How fast data is drawn depends on the machine and on who shares it: no test's business.
UNTIMED = [HealthCheck.too_slow]

# A change is judged by what it changes, not by the luck of the draw: developers' own runs are the ones that search.
SAME = bool(os.environ.get("CI"))

settings.register_profile("default", deadline=None, suppress_health_check=UNTIMED, derandomize=SAME)
settings.register_profile("long", deadline=None, suppress_health_check=UNTIMED, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_finish() -> None:
    """The tests, and what they have imported."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def sealing_server() -> Iterator[str]:
    """The base URL of a service that has keys, so that games can be played by link, as it is deployed."""
    from tests.sealing.table import key_file  # which most tests need not wait for
    from tests.support.serving import served

    with served(GAVEL_KEYS=key_file()) as url:
        yield url
