"""Games of other distributions: checking one, and beginning one."""

from pathlib import Path

import click

from gavel.cli.input import completing
from gavel.cli.input.options import examples
from gavel.cli.input.usage import reason_of, wrong_usage
from gavel.cli.output.statuses import OK, REFUSED


@click.command(
    "check-game",
    epilog=examples("gavel check-game for-sale"),
)
@click.argument("name", shell_complete=completing.games)
def check_game(name: str) -> int:
    """Check the game NAME as a service does when it starts.

    The check plays at random, reads its words, packs its states, and compares what players know of two worlds.
    The command prints every defect, and ends with 1 where there is one.
    """
    from gavel.api.registry import registry
    from gavel.catalogue import packages
    from gavel.checking import CHECKS, MAKES_CONTRACTS, defects_of

    if name not in packages():
        raise wrong_usage("no-game", name, packages())
    defects = defects_of(registry()[name])
    for defect in defects:
        click.echo(str(defect))
    if defects:
        click.echo(f"{name}: {len(defects)} defects.")
        return REFUSED
    click.echo(f"{name}: no defect ({', '.join(CHECKS)}).")
    if not MAKES_CONTRACTS:
        click.echo("Its place in the contract was not checked: that needs the extra `sealing` of Gavel.")
    return OK


@click.command(
    "new-game",
    epilog=examples("gavel new-game high-card"),
)
@click.argument("name")
@click.option(
    "--into", type=click.Path(path_type=Path, file_okay=False), default=Path(), help="The folder to write it into."
)
def new_game(name: str, into: Path) -> int:
    """Write a small game NAME to begin with, as a distribution.

    It has rules, words, a test and a README.
    """
    from gavel.checking.beginnings import BadName, NameTaken, write_game

    try:
        folder = write_game(name, into)
    except NameTaken as error:
        raise wrong_usage("name-taken", game=name) from error
    except BadName as error:
        raise wrong_usage("bad-name", game=name) from error
    except OSError as error:
        raise wrong_usage("unwritable-file", file=into / name, why=reason_of(error)) from error
    click.echo(f"Written: {folder}. Next:")
    click.echo(f"  pip install --editable {folder}")
    click.echo(f"  gavel check-game {name}")
    click.echo("  gavel serve")
    return OK
