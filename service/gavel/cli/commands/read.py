"""Reading: the games there are, a game's sheet, its rules, its messages."""

import click

from gavel.cli.input import completing
from gavel.cli.input.options import examples, game_argument
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Document, accepted, encoded
from gavel.cli.session import Session, with_session

pager_option = click.option(
    "--pager/--no-pager",
    default=True,
    help="Write what is longer than the screen at once; by default $PAGER shows it page by page.",
)


@click.command(epilog=examples("gavel games", "gavel games for-sale --text"))
@click.argument("game", required=False, shell_complete=completing.games)
@pager_option
@with_session
def games(session: Session, game: str | None, pager: bool) -> int:
    """List the games, or show the editions and options of one GAME."""
    answer = accepted(session.backend.catalogue() if game is None else session.backend.sheet(game))

    def readable() -> None:
        from gavel.cli.output import listings, tables

        shown = listings.catalogue if game is None else listings.sheet
        tables.page(*shown(answer.document, session.phrases), pager=pager)

    session.show(answer.raw, readable)
    return answer.exit_status


@click.command(epilog=examples("gavel rules for-sale --text", "gavel rules for-sale last-bidder --language de"))
@game_argument
@click.argument("name", required=False, shell_complete=completing.rules)
@pager_option
@with_session
def rules(session: Session, game: str, name: str | None, pager: bool) -> int:
    """Show the rules of a GAME in our own words, or one by its NAME.

    NAME is that of a clause (GAME/bid, or just bid), of a situation or of a mishap.
    """
    answer = accepted(session.backend.rules(game))
    raw, shown = answer.raw, answer.document
    if name is not None:
        found = rule_of(answer.document, name)
        if found is None:
            raise wrong_usage("no-clause", name, names_of(answer.document, whole="/" in name), game=game)
        kind, rule = found
        raw, shown = encoded(rule), {kind: [rule]}

    def readable() -> None:
        from gavel.cli.output import listings, tables

        tables.page(*listings.rules(shown), pager=pager)

    session.show(raw, readable)
    return answer.exit_status


@click.command(epilog=examples("gavel messages auctionland --language fr"))
@game_argument
@pager_option
@with_session
def messages(session: Session, game: str, pager: bool) -> int:
    """Show every sentence of a GAME as an ICU MessageFormat pattern."""
    answer = accepted(session.backend.messages(game))

    def readable() -> None:
        from gavel.cli.output import listings, tables

        tables.page(*listings.messages(answer.document, session.phrases), pager=pager)

    session.show(answer.raw, readable)
    return answer.exit_status


KINDS = ("clauses", "situations", "irregularities")
"""What the rules of a game consist of. A server from before the last two has clauses only."""


def rule_of(rules: Document, name: str) -> tuple[str, Document] | None:
    """The kind and the clause (its game may be left out), situation or irregularity of that id; None without one."""
    named = ((kind, each) for kind in KINDS for each in rules.get(kind, ()))
    return next(((kind, each) for kind, each in named if name in (each["id"], each["id"].rpartition("/")[2])), None)


def names_of(rules: Document, *, whole: bool) -> list[str]:
    """What rule_of takes: the ids of a game's clauses, `whole` or without the game, situations and irregularities."""
    ids = [each["id"] for kind in KINDS for each in rules.get(kind, ())]
    return ids if whole else [each.rpartition("/")[2] for each in ids]
