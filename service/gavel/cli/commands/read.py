"""Reading: the games there are, a game's sheet, its rules, its messages."""

import click

from gavel.cli.answers import Document, accepted, encoded
from gavel.cli.session import Session, with_session


@click.command()
@click.argument("game", required=False)
@with_session
def games(session: Session, game: str | None) -> int:
    """List the games; or show one GAME's editions, variants and options with their defaults."""
    answer = accepted(session.backend.catalogue() if game is None else session.backend.sheet(game))

    def readable() -> None:
        from gavel.cli import listings, tables

        shown = listings.catalogue if game is None else listings.sheet
        tables.show(*shown(answer.document, session.phrases))

    session.show(answer.raw, readable)
    return answer.exit_status


@click.command()
@click.argument("game")
@click.argument("clause", required=False)
@with_session
def rules(session: Session, game: str, clause: str | None) -> int:
    """Show the rules of a GAME in our own words, or one CLAUSE: for-sale/bid, or just bid."""
    answer = accepted(session.backend.rules(game))
    if clause is None:
        raw, shown = answer.raw, answer.document["clauses"]
    else:
        found = clause_of(answer.document["clauses"], clause)
        if found is None:
            raise click.UsageError(f"{game} has no clause {clause!r}; `gavel rules {game}` lists them all.")
        raw, shown = encoded(found), [found]

    def readable() -> None:
        from gavel.cli import listings, tables

        tables.show(*listings.clauses(shown))

    session.show(raw, readable)
    return answer.exit_status


@click.command()
@click.argument("game")
@with_session
def messages(session: Session, game: str) -> int:
    """Show every sentence of a GAME (events, refusals, labels) as an ICU MessageFormat pattern."""
    answer = accepted(session.backend.messages(game))

    def readable() -> None:
        from gavel.cli import listings, tables

        tables.show(*listings.messages(answer.document, session.phrases))

    session.show(answer.raw, readable)
    return answer.exit_status


def clause_of(clauses: list[Document], name: str) -> Document | None:
    """The clause of that id, which may be given without the game; None if there is none."""
    return next((each for each in clauses if name in (each["id"], each["id"].partition("/")[2])), None)
