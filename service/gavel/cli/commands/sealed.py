"""Sealed tables of a server: tokens go through pipes and files, keys come from a file or the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from gavel.cli.commands.play import read_setup, setup_flags
from gavel.cli.input import completing, documents
from gavel.cli.input.arguments import parse_action, read_bytes
from gavel.cli.input.groups import WholeGroup
from gavel.cli.input.options import action_argument, examples, game_argument, names_option, with_names
from gavel.cli.input.refused_files import report_refused_files
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Answer, Document, accepted
from gavel.cli.output.statuses import REFUSED
from gavel.cli.session import Session, with_session

if TYPE_CHECKING:
    from gavel.cli.backends.remote import RemoteBackend

KEY_VARIABLE = "GAVEL_KEY"

token_option = click.option(
    "--token",
    "source",
    metavar="FILE",
    shell_complete=completing.files,
    help="The token, or an answer that has one; by default an answer on standard input.",
)
key_option = click.option(
    "--key",
    "key_file",
    metavar="FILE",
    shell_complete=completing.files,
    help=f"The file that has the key; by default it is in {KEY_VARIABLE}.",
)


@click.group(
    cls=WholeGroup,
    epilog=examples(
        "export GAVEL_URL=https://gavel.example.org", "gavel sealed setup for-sale --players ann,bob,cy > table.json"
    ),
)
def sealed() -> None:
    """Play far apart: a server alone sees all, each seat has a key.

    Every answer has the next token: JSON for the next command, tables at a terminal, where the token comes last. A key
    is no argument, since others see those in the list of processes.
    """


def _of_a_token(command: Callable[..., int]) -> Callable[..., None]:
    """The command with a game, its token and a key."""
    return game_argument(token_option(key_option(with_session(command))))


@sealed.command(epilog=examples("gavel sealed setup for-sale --players ann,bob,cy > table.json"))
@game_argument
@setup_flags
@click.option("--referee", is_flag=True, help="Make a key for a referee, too.")
@click.option("--held", is_flag=True, help="What an action turns up waits for another seat's key.")
@click.option("--shared", is_flag=True, help="Make one invitation for all, who take their seats with it.")
@click.option(
    "--clock",
    metavar="SECONDS",
    type=click.IntRange(10),
    help="How long an action may take: then the service plays the default actions.",
)
@click.option(
    "--after",
    metavar="FILE",
    shell_complete=completing.files,
    help="Play again: the invitation to a finished table, by which its people find this shared one.",
)
@names_option
@with_session
def setup(session: Session, game: str, source: str | None, after: str | None, names: str | None, **flags: Any) -> int:
    """Set up a sealed table of GAME; the answer has everybody's keys, or the invitation to a shared table.

    Keys that players have made go into the setup's `verifiers`: --set verifiers=JSON.
    """
    invitation = None if after is None else _key(after)
    wishes = {name: wish for name in ("referee", "held", "shared", "clock") if (wish := flags.pop(name))}
    body = with_names({**read_setup(session, source, **flags), **wishes}, names)
    return _shown(session, accepted(_server(session).sealed(game, "setup", body, invitation)))


@sealed.command(epilog=examples("gavel sealed find --key invitation.txt > table.json"))
@key_option
@with_session
def find(session: Session, key_file: str | None) -> int:
    """Find the table of an invitation: its game, and its newest token."""
    return _shown(session, accepted(_server(session).table_of(_invitation(key_file))))


@sealed.command(epilog=examples("gavel sealed sit ann --key invitation.txt --save ann.key > table.json"))
@click.argument("seat")
@click.option(
    "--save",
    metavar="FILE",
    required=True,
    type=click.Path(path_type=Path),
    shell_complete=completing.files,
    help="The new file for the key of the seat.",
)
@key_option
@with_session
@report_refused_files
def sit(session: Session, seat: str, save: Path, key_file: str | None) -> int:
    """Take a free SEAT of a shared table, by its invitation, with a key that nobody else ever has."""
    from gavel.private_files import FileRefused, create
    from gavel.sealing.seat_keys import new_key

    server, invitation = _server(session), _invitation(key_file)
    table = accepted(server.table_of(invitation)).document
    game, token = table["game"], {"token": table["token"]}
    players = accepted(server.sealed(game, "views", token, invitation)).document["view"]["players"]
    numbers = [number for number, player in enumerate(players, start=1) if player["id"] == seat]
    key = new_key(str(numbers[0] if numbers else 1))
    # Saved first: a key whose answer is lost has the seat all the same.
    create(save, f"{key.text}\n", FileRefused)
    answer = server.sealed(game, "seats", {**token, "seat": seat, "verifier": key.announced}, invitation)
    if answer.exit_status == REFUSED:
        save.unlink()
    elif session.readable:
        click.echo(session.phrases("seated", seat=seat, file=save))
    return _shown(session, accepted(answer))


@sealed.command(
    epilog=examples("gavel sealed act for-sale bid player=ann amount=3 --key ann.key --token table.json > next.json")
)
@game_argument
@action_argument
@token_option
@key_option
@names_option
@with_session
def act(
    session: Session, game: str, action: tuple[str, ...], source: str | None, key_file: str | None, names: str | None
) -> int:
    """Play ACTION, as JSON or as its type and NAME=JSON, with the key of who acts; `player` is among its members."""
    proposed = parse_action(action, None)
    if "player" not in proposed:
        raise wrong_usage("no-player")
    body = {"token": _token(source, session), "action": proposed}
    return _asked(session, game, "actions", with_names(body, names), key_file)


@sealed.command(
    epilog=examples(
        "gavel sealed view for-sale --key ann.key --token table.json",
        "gavel sealed view for-sale --since 12 < table.json",
    )
)
@game_argument
@click.option("--since", type=int, metavar="PLY", help="Tell the last public actions from there on, too.")
@token_option
@key_option
@names_option
@with_session
def view(
    session: Session, game: str, since: int | None, source: str | None, key_file: str | None, names: str | None
) -> int:
    """Show what the key's holder may see and do; without a key, what a spectator sees."""
    body: Document = {"token": _token(source, session)}
    if since is not None:
        body["since"] = since
    return _asked(session, game, "views", with_names(body, names), key_file)


@sealed.command(epilog=examples("gavel sealed merge for-sale ann.json bob.json cy.json --key ann.key > next.json"))
@game_argument
@click.argument("files", nargs=-1, required=True, metavar="FILE...", shell_complete=completing.files)
@key_option
@names_option
@with_session
def merge(session: Session, game: str, files: tuple[str, ...], key_file: str | None, names: str | None) -> int:
    """Join the choices that were made at the same time in the tokens of these FILEs."""
    body = {"tokens": [_token(file, session) for file in files]}
    return _asked(session, game, "merges", with_names(body, names), key_file)


@sealed.command(epilog=examples("gavel sealed key for-sale cy --key referee.key < table.json"))
@game_argument
@click.argument("seat")
@click.option(
    "--verifier",
    metavar="TEXT",
    help="What tells the new key, if the player has made it; where heads are kept, a seat's own key needs it.",
)
@token_option
@key_option
@with_session
def key(session: Session, game: str, seat: str, verifier: str | None, source: str | None, key_file: str | None) -> int:
    """Give a SEAT another key, with its own or the referee's."""
    body = {"token": _token(source, session), "seat": seat}
    return _asked(session, game, "seats", body if verifier is None else {**body, "verifier": verifier}, key_file)


@sealed.command(epilog=examples("gavel sealed unseal for-sale --key referee.key --token table.json"))
@_of_a_token
def unseal(session: Session, game: str, source: str | None, key_file: str | None) -> int:
    """Show the plain state: with the referee's key, or once the game is over.

    A correction needs that first. Everybody at the table is shown, for good, that the referee has the plain state.
    """
    return _asked(session, game, "unseal", {"token": _token(source, session)}, key_file)


@sealed.command(epilog=examples("gavel sealed receipt for-sale --key ann.key < table.json > receipt.json"))
@_of_a_token
def receipt(session: Session, game: str, source: str | None, key_file: str | None) -> int:
    """Have it signed what a finished game has come to."""
    return _asked(session, game, "receipts", {"token": _token(source, session)}, key_file)


@sealed.command(
    epilog=examples(
        "gavel sealed transcript for-sale < table.json",
        "gavel sealed transcript for-sale --key ann.key --token table.json > played.json",
    )
)
@game_argument
@token_option
@key_option
@names_option
@with_session
def transcript(session: Session, game: str, source: str | None, key_file: str | None, names: str | None) -> int:
    """Show what has been played at a table, in order.

    A guarded table knows every action; once its game is over, the JSON has the `transcript` that `gavel replay` takes.
    Any other table knows its last few actions.
    """

    def readable() -> None:
        from gavel.cli.output.sealed_tables import show_transcript

        show_transcript(answer.document, session.phrases.about(game))

    body = with_names({"token": _token(source, session)}, names)
    answer = accepted(_server(session).sealed(game, "transcripts", body, _key(key_file)))
    session.show(answer.raw, readable)
    return answer.exit_status


@sealed.command(
    epilog=examples(
        "gavel sealed subscribe for-sale subscription.json --key ann.key < table.json",
        "gavel sealed subscribe for-sale --end --key ann.key < table.json",
    )
)
@game_argument
@click.argument("subscription", required=False, shell_complete=completing.files)
@click.option("--end", is_flag=True, help="Not to be called any more.")
@token_option
@key_option
@with_session
def subscribe(
    session: Session, game: str, subscription: str | None, end: bool, source: str | None, key_file: str | None
) -> int:
    """Have a browser called by Web Push when it is its player's turn: SUBSCRIPTION is a file that it has given."""
    if end == (subscription is not None):
        raise wrong_usage("subscription-or-end")
    given = None if subscription is None else documents.read(subscription, session, "wanted-subscription")
    return _asked(session, game, "subscriptions", {"token": _token(source, session), "subscription": given}, key_file)


@sealed.command(epilog=examples("gavel sealed head for-sale --key referee.key --token table.json"))
@_of_a_token
def head(session: Session, game: str, source: str | None, key_file: str | None) -> int:
    """Let a guarded table go on from this token, with the referee's key."""
    return _asked(session, game, "heads", {"token": _token(source, session)}, key_file)


def _asked(session: Session, game: str, operation: str, body: Document, key_file: str | None) -> int:
    return _shown(session, accepted(_server(session).sealed(game, operation, body, _key(key_file))))


def _server(session: Session) -> RemoteBackend:
    if session.url is None:
        raise wrong_usage("no-server")
    from gavel.cli.backends.remote import RemoteBackend

    return RemoteBackend(session.url, session.language, os.environ.get("GAVEL_API_KEY"))


def _shown(session: Session, answer: Answer) -> int:
    def readable() -> None:
        from gavel.cli.output.sealed_tables import show_sealed

        show_sealed(answer.document, session.phrases)

    session.show(answer.raw, readable)
    return answer.exit_status


def _key(file: str | None) -> str | None:
    """The key of a file or of the environment; raises UsageError, without the text, for what no header can carry."""
    found = os.environ.get(KEY_VARIABLE) if file is None else read_bytes(file).decode("utf-8", "replace").strip()
    if found is not None and not re.fullmatch("[!-~]+", found):
        raise wrong_usage("no-key", file=file or KEY_VARIABLE)
    return found


def _invitation(file: str | None) -> str:
    invitation = _key(file)
    if invitation is None:
        raise wrong_usage("no-invitation", variable=KEY_VARIABLE)
    return invitation


def _token(source: str | None, session: Session) -> str:
    """A token by itself, or that of an answer."""
    if source not in (None, documents.STDIN):
        raw = read_bytes(source)
        if not raw.lstrip().startswith(b"{"):
            return raw.decode("utf-8", "replace").strip()
    document = documents.read(source, session, "wanted-token")
    if not isinstance(document, dict) or not isinstance(document.get("token"), str):
        raise wrong_usage("no-token")
    return str(document["token"])
