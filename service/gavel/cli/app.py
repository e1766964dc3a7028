"""The group of commands, and the exit status for everything that ends one."""

import sys
import traceback
from collections.abc import Sequence

import click

from gavel import __version__
from gavel.cli import INTERRUPTED, NO_ANSWER, OK
from gavel.cli.commands.archive import archive
from gavel.cli.commands.audit import audit
from gavel.cli.commands.keys import keys
from gavel.cli.commands.play import act, legal, new, view
from gavel.cli.commands.read import games, messages, rules
from gavel.cli.commands.records import inspect, replay
from gavel.cli.commands.scores import match, score, tally
from gavel.cli.commands.sealed import sealed
from gavel.cli.commands.serve import serve
from gavel.cli.commands.table import table
from gavel.cli.commands.verify import verify

EPILOG = "Exit status: 0 fine, 1 refused, 2 wrong usage, 3 no answer from the server."


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, epilog=EPILOG)
@click.version_option(__version__, prog_name="gavel")
def gavel() -> None:
    """Referee tabletop games; `gavel games` lists them.

    JSON on standard input and output composes with pipes; a terminal shows tables.
    """


for command in (
    *(serve, games, rules, messages, new, legal, act, view, score, tally, match, inspect, replay, table),
    *(audit, archive, sealed, verify, keys),
):
    gavel.add_command(command)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the group; the exit status."""
    try:
        status = gavel.main(arguments, prog_name="gavel", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    except ModuleNotFoundError:
        raise
    except Exception:  # our defect is no refusal, so it must not end with the status of one
        traceback.print_exc(file=sys.stderr)
        return NO_ANSWER
    return status if isinstance(status, int) else OK
