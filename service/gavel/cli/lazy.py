"""A group whose commands are imported when they are asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click


class LazyGroup(click.Group):
    """A group of commands in modules of their own: `modules` has the module of each command, which is called like it.

    Only its help, and the completion of its commands, import them all.
    """

    def __init__(self, *arguments: Any, modules: Mapping[str, str], **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, in order."""
        return sorted(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in self._modules:
            return None
        command: click.Command = getattr(import_module(self._modules[cmd_name]), cmd_name)
        return command
