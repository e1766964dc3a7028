"""Archives to try an audit with."""

from pathlib import Path

import click

from gavel.cli.input import completing
from gavel.cli.input.options import examples
from gavel.cli.input.usage import reason_of, wrong_usage
from gavel.cli.output.statuses import NO_ANSWER, OK
from gavel.cli.session import Session, in_process

STDOUT = "-"


@click.command(
    epilog=examples(
        "gavel archive games.ndjson.gz --games 20",
        "gavel archive spoilt.ndjson --games 20 --game for-sale --spoilt 0.2 --seed another",
    )
)
@click.argument("file", shell_complete=completing.files)
@click.option("--games", "count", type=click.IntRange(1), required=True, help="How many games to play.")
@click.option("--game", metavar="GAME", shell_complete=completing.games, help="Play this one; by default all of them.")
@click.option("--spoilt", "share", type=click.FloatRange(0, 1), default=0, help="Which share to spoil, from 0 to 1.")
@click.option("--seed", default="", help="Another archive for another text.")
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@in_process
def archive(session: Session, file: str, count: int, game: str | None, share: float, seed: str, force: bool) -> int:
    """Play games at random, and write them to FILE, to try audits.

    FILE is compressed if it ends in .gz or .zst; - is standard output. The same seed makes the same archive. Spoilt
    transcripts are wrong in known ways: what an audit must say of each is written beside, to FILE.expected.ndjson.
    """
    from gavel.api.registry import registry
    from gavel.audit import writing
    from gavel.audit.archives import generate_lines

    if game is not None and game not in registry():
        raise wrong_usage("no-game", game, registry())
    lines = generate_lines(count, game=game, share=share, seed=seed)
    if file == STDOUT:
        if share:
            raise wrong_usage("spoilt-needs-file")
        for line in lines:
            click.echo(line.raw)
        return OK
    if Path(file).exists() and not force:
        raise wrong_usage("file-is-there", file=file)
    try:
        spoilt = writing.write_archive(Path(file), lines)
    except OSError as error:
        click.echo(session.phrases("unwritable-file", file=file, why=reason_of(error)), err=True)
        return NO_ANSWER
    click.echo(session.phrases("archived", count=count, file=file))
    if share:
        click.echo(session.phrases("archived-spoilt", count=spoilt, file=str(writing.path_of_faults(Path(file)))))
    return OK
