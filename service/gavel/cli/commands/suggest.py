"""Suggestions for a player, by a search in process or of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from gavel.cli.input import documents
from gavel.cli.input.options import examples, game_so_far_option
from gavel.cli.input.transcripts import check_searchable, end_of, game_of
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Document, ProblemReceived, encoded
from gavel.cli.output.statuses import OK
from gavel.cli.session import Session, with_session

if TYPE_CHECKING:
    from gavel import games


@click.command(
    epilog=examples("gavel suggest --state game.json", "gavel suggest --player bob --playouts 5000 --text < game.json")
)
@game_so_far_option
@click.option("--player", metavar="ID", help="Whom to suggest actions to; by default the first player to act.")
@click.option(
    "--playouts",
    type=click.IntRange(1, 1_000_000),
    default=1000,
    show_default=True,
    help="How many games to play on: more take longer, and find better actions.",
)
@click.option("--seconds", type=click.FloatRange(0, min_open=True), help="End the search after this time.")
@click.option("--seed", type=int, default=0, help="Another seed searches in other games; by default 0.")
@with_session
def suggest(
    session: Session, source: str | None, player: str | None, playouts: int, seconds: float | None, seed: int
) -> int:
    """Suggest actions, the best first, by a search.

    What is read is the transcript of the game so far, from its setup on. The search uses what the player knows, and
    nothing else: docs/library.md. An estimate is the share of opponents who end below the player, from 0 to 1. A server
    searches for two seconds at most, and plays 100,000 games.
    """
    transcript = documents.read(source, session, "wanted-transcript")
    if not (isinstance(transcript, dict) and isinstance(transcript.get("actions"), list)):
        raise wrong_usage("search-a-transcript")
    game = game_of(transcript, None)
    end_of(transcript, game, session, "not-to-its-end")
    state = _state(game, transcript)
    who = player or next((each for each in state.to_act if each in state.players), state.players[0])
    if who not in state.players:
        raise wrong_usage("no-such-player", who, state.players)
    milliseconds = None if seconds is None else max(1, round(seconds * 1000))
    budget = {"playouts": playouts, "milliseconds": milliseconds, "seed": seed}
    found = _found(game, state, who, budget) if session.url is None else _asked(session, game, state, who, budget)
    nothing = "nothing-to-suggest" if state.to_act else "suggest-nothing-more"
    session.show(encoded({"player": who, "suggestions": found}), lambda: _show(session, game, who, found, nothing))
    return OK


def _state(game: str, transcript: Document) -> games.State:
    """The state at the end of a transcript that holds; raises UsageError for one that a search cannot use."""
    from gavel import games

    check_searchable(transcript)
    return games.load(game).replay({name: transcript[name] for name in ("setup", "actions")})


def _found(game: str, state: games.State, player: str, budget: dict[str, Any]) -> list[Document]:
    """What a search finds, as documents; nothing for a player who is not to act."""
    from dataclasses import asdict

    from gavel import games, search

    if player not in state.to_act:
        return []
    try:
        return [asdict(each) for each in search.suggest(games.load(game), state.record(player), **budget)]
    except NotImplementedError as error:  # a game of another distribution need not declare what its deal shows
        raise wrong_usage("no-search", why=str(error)) from None


def _asked(session: Session, game: str, state: games.State, player: str, budget: dict[str, Any]) -> list[Document]:
    """What a server suggests; raises ProblemReceived for a refusal."""
    body = {"record": state.record(player), **{name: value for name, value in budget.items() if value is not None}}
    answer = session.backend.post(game, "suggestions", body)
    if not answer.ok:
        raise ProblemReceived(answer)
    suggested: list[Document] = answer.document["suggestions"]
    return suggested


def _show(session: Session, game: str, player: str, found: list[Document], nothing: str) -> None:
    from gavel.cli.output import tables

    phrases = session.phrases.about(game)
    if not found:
        tables.show(tables.text(phrases(nothing, player=player)))
        return
    tables.show(tables.suggestions(player, found, phrases))
