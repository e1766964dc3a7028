"""The group of commands, and the exit status for everything that ends one."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import click

from gavel import __version__
from gavel.cli.input.groups import WholeGroup
from gavel.cli.input.options import examples
from gavel.cli.output.statuses import COMPLETE, INTERRUPTED, NO_ANSWER, NOT_READ, OK, USAGE
from gavel.engine.plugins import BadPlugin

EPILOG = f"""Exit status: 0 fine, 1 refused, 2 wrong usage, 3 no answer from the server.

{examples("gavel new for-sale --players ann,bob,cy | gavel act bid 3 | gavel legal", "gavel table for-sale")}
"""


_HOME: Final = "gavel.cli.commands"
PURPOSES: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "Read about games": {"read": ("games", "rules", "messages")},
    "Play": {"play": ("new", "legal", "act", "view"), "suggest": ("suggest",), "sealed": ("sealed",)},
    "Referee a real table": {"table": ("table",)},
    "Score": {"scores": ("score", "tally", "match")},
    "Check what was played": {
        "records": ("inspect", "replay"),
        "verify": ("verify",),
        "audit": ("audit",),
        "archive": ("archive",),
    },
    "Make a game": {"games": ("check_game", "new_game")},
    "Run a service": {"serve": ("serve",), "keys": ("keys",), "api_keys": ("api_keys",)},
    "Set up the shell": {"completion": ("completion",)},
}
"""The commands of each module, by what people want of them."""


class LazyGroup(WholeGroup):
    """A group of commands in modules of their own: `purposes` has the commands of each module, by purpose.

    Only its help, and the completion of its commands, import them all.
    """

    def __init__(
        self, *arguments: Any, purposes: Mapping[str, Mapping[str, Sequence[str]]], home: str, **options: Any
    ) -> None:
        super().__init__(*arguments, **options)
        self._purposes = {
            purpose: {name.replace("_", "-"): f"{home}.{module}" for module, names in modules.items() for name in names}
            for purpose, modules in purposes.items()
        }
        self._modules = {name: module for modules in self._purposes.values() for name, module in modules.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, in order."""
        return sorted(self._modules)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands under their purposes, each with the first sentence of its help."""
        for purpose, names in self._purposes.items():
            self.write_section(ctx, formatter, purpose, names)

    def find_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of that name, whose module is imported, or None."""
        if name not in self._modules:
            return None
        command: click.Command = getattr(import_module(self._modules[name]), name.replace("-", "_"))
        return command


@click.group(
    cls=LazyGroup,
    purposes=PURPOSES,
    home=_HOME,
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
        from gavel.cli.output.errors import show_error

        show_error(error)
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    except SystemExit:  # how click ends a completion, or when nobody reads on, which is no refusal
        if COMPLETE in os.environ:
            raise
        return NOT_READ
    except ModuleNotFoundError:
        raise
    except BadPlugin as error:
        click.echo(f"Error: {error}", err=True)
        return USAGE
    except Exception:  # our defect is no refusal, so it must not end with the status of one
        import traceback

        traceback.print_exc(file=sys.stderr)
        return NO_ANSWER
    return status if isinstance(status, int) else OK
