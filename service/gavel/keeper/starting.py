"""Starts the keeper's process beside a service that calls players.

gunicorn's master does so before gevent patches threads: what would bind them, as the store does, is not imported here.
"""

from collections.abc import MutableMapping
from typing import Final

from gavel import companions
from gavel.keeper.settings import from_environment

STARTED: Final = "GAVEL_KEEPER"
"""Says, in the environment, that there is a keeper."""


def start(environment: MutableMapping[str, str]) -> None:
    """Where the environment asks for calls, start the keeper, unless whoever started this process has done so.

    Raises ValueError for settings that are none, and KeysRefused.
    """
    if environment.get(STARTED) or from_environment(environment) is None:
        return
    companions.start("gavel.keeper", environment={**environment})
    environment[STARTED] = "started"
