"""Starts the keeper's process beside a service that calls players."""

from collections.abc import MutableMapping
from typing import Final

from gavel import companions
from gavel.keeper.settings import from_environment, require_store
from gavel.sealing.configured import of_environment

STARTED: Final = "GAVEL_KEEPER"
"""Says, in the environment, that there is a keeper."""


def start(environment: MutableMapping[str, str]) -> None:
    """Where the environment asks for calls, start the keeper, unless whoever started this process has done so.

    Raises ValueError for settings that are none, and KeysRefused.
    """
    if environment.get(STARTED) or from_environment(environment) is None:
        return
    _keys, store = of_environment(environment)
    require_store(store)
    companions.start("gavel.keeper", environment={**environment})
    environment[STARTED] = "started"
