"""The group of commands, and the exit status for everything that ends one."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import click

from gavel import __version__
from gavel.cli.input.options import examples
from gavel.cli.input.words import did_you_mean
from gavel.cli.output.statuses import COMPLETE, INTERRUPTED, NO_ANSWER, OK

EPILOG = f"""Exit status: 0 fine, 1 refused, 2 wrong usage, 3 no answer from the server.

{examples("gavel new for-sale --players ann,bob,cy | gavel act bid amount=3 | gavel legal", "gavel table for-sale")}
"""


_HOME = "gavel.cli.commands"
_MODULES = {
    "archive": ("archive",),
    "audit": ("audit",),
    "completion": ("completion",),
    "keys": ("keys",),
    "play": ("new", "legal", "act", "view"),
    "read": ("games", "rules", "messages"),
    "records": ("inspect", "replay"),
    "scores": ("score", "tally", "match"),
    "sealed": ("sealed",),
    "serve": ("serve",),
    "table": ("table",),
    "verify": ("verify",),
}
"""The commands of each module."""


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

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with; raises UsageError for another word, and names what is like it."""
        word = args[0]
        if word not in self._modules and not word.startswith("-") and not ctx.resilient_parsing:
            raise click.UsageError(f"No such command {word!r}.{did_you_mean(word, self._modules)}", ctx)
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in self._modules:
            return None
        command: click.Command = getattr(import_module(self._modules[cmd_name]), cmd_name)
        return command


@click.group(
    cls=LazyGroup,
    modules={name: f"{_HOME}.{module}" for module, names in _MODULES.items() for name in names},
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=EPILOG,
)
@click.version_option(__version__, prog_name="gavel")
def gavel() -> None:
    """Referee tabletop games; `gavel games` lists them.

    JSON on standard input and output composes with pipes; a terminal shows tables.
    """


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the group; the exit status."""
    if COMPLETE in os.environ:
        import_module("gavel.cli.input.shells")
    try:
        status = gavel.main(arguments, prog_name="gavel", complete_var=COMPLETE, standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    except ModuleNotFoundError:
        raise
    except Exception:  # our defect is no refusal, so it must not end with the status of one
        import traceback

        traceback.print_exc(file=sys.stderr)
        return NO_ANSWER
    return status if isinstance(status, int) else OK
