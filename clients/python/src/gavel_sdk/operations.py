"""The operations of the contract, each once: a function of its arguments that gives the call to send.

`Client` and `AsyncClient`, and their games, have these functions as methods. What is None is left out of a request;
`request_id` is sent as X-Request-Id: 1 to 128 of letters, digits, `.`, `_` and `-`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gavel_sdk.calls import NDJSON, Call, get, page, post, segment
from gavel_sdk.matches import MatchStandings
from gavel_sdk.results import Inspection, LegalActions, Position, Replay, Scoresheet, View
from gavel_sdk.sheets import GameSheet, GameSummary, Health, Rules
from gavel_sdk.violations import Json

Document = Mapping[str, Any]
"""A state or an action: a value that came from the service, or one that you wrote."""


# --- of the service -------------------------------------------------------------------------------------------------


def games(*, request_id: str | None = None) -> Call[tuple[GameSummary, ...]]:
    """The catalogue of games."""
    return get("/v1/games", lambda raw: tuple(map(GameSummary.from_json, raw["games"])), request_id)


def batch(lines: bytes, *, request_id: str | None = None) -> Call[bytes]:
    """The answers to lines of NDJSON, one line each."""
    return Call("POST", "/v1/batch", lambda received: received.content, NDJSON, lines, NDJSON, request_id)


def problem(name: str, *, request_id: str | None = None) -> Call[str]:
    """The page (HTML) about one problem type, such as "illegal-action"."""
    return page(f"/problems/{segment(name)}", "text/html", request_id)


def openapi(*, request_id: str | None = None) -> Call[Json]:
    """The contract: OpenAPI 3.1."""
    return get("/openapi.json", lambda raw: raw, request_id)


def openapi_yaml(*, request_id: str | None = None) -> Call[str]:
    """The contract as YAML."""
    return page("/openapi.yaml", "application/yaml", request_id)


def transcript_schema(*, request_id: str | None = None) -> Call[Json]:
    """What a transcript looks like, as JSON Schema."""
    return get("/transcript.schema.json", lambda raw: raw, request_id, accept="application/schema+json")


def docs(*, request_id: str | None = None) -> Call[str]:
    """The page (HTML) on which to read and try the contract."""
    return page("/docs", "text/html", request_id)


def health(*, request_id: str | None = None) -> Call[Health]:
    """Whether the service lives; raises if it does not."""
    return get("/healthz", Health.from_json, request_id)


def ready(*, request_id: str | None = None) -> Call[Health]:
    """Whether the service is ready for calls; raises if it is not."""
    return get("/readyz", Health.from_json, request_id)


# --- of a game ------------------------------------------------------------------------------------------------------


def sheet(game: str, /, *, request_id: str | None = None) -> Call[GameSheet]:
    """The game sheet: rulesets, options, components, phases and action types."""
    return get(_path(game), GameSheet.from_json, request_id)


def rules(game: str, /, *, request_id: str | None = None) -> Call[Rules]:
    """The rule clauses, in the client's language."""
    return get(_path(game, "rules"), Rules.from_json, request_id)


def setup(
    game: str,
    /,
    players: Iterable[str],
    *,
    ruleset: str | None = None,
    variant: str | None = None,
    options: Document | None = None,
    first_player: str | None = None,
    dealer: str | None = None,
    seed: str | None = None,
    deal: Document | None = None,
    cash: Mapping[str, int] | None = None,
    request_id: str | None = None,
) -> Call[Position]:
    """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

    `cash`, what each player begins with, is for games that are played in matches (see `match`).
    """
    body = {
        "ruleset": ruleset,
        "variant": variant,
        "options": options,
        "players": list(players),
        "first_player": first_player,
        "dealer": dealer,
        "seed": seed,
        "deal": deal,
        "cash": cash,
    }
    return post(_path(game, "setup"), body, Position.from_json, request_id)


def act(game: str, /, state: Document, action: Document, *, request_id: str | None = None) -> Call[Position]:
    """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
    return post(_path(game, "actions"), {"state": state, "action": action}, Position.from_json, request_id)


def legal_actions(
    game: str,
    /,
    state: Document,
    player: str | None = None,
    expand: bool | None = None,
    *,
    request_id: str | None = None,
) -> Call[LegalActions]:
    """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
    body = {"state": state, "player": player, "expand": expand}
    return post(_path(game, "legal-actions"), body, LegalActions.from_json, request_id)


def scores(
    game: str, /, state: Document, final: bool | None = None, *, request_id: str | None = None
) -> Call[Scoresheet]:
    """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
    return post(_path(game, "scores"), {"state": state, "final": final}, Scoresheet.from_json, request_id)


def tally(
    game: str,
    /,
    players: Iterable[Document],
    *,
    ruleset: str | None = None,
    variant: str | None = None,
    options: Document | None = None,
    certificates: Document | None = None,
    board: Document | None = None,
    request_id: str | None = None,
    **members: Any,
) -> Call[Scoresheet]:
    """The scoresheet of a hand-entered end; `members` are further ones that a game's tally has."""
    body = {
        "ruleset": ruleset,
        "variant": variant,
        "options": options,
        "players": list(players),
        "certificates": certificates,
        "board": board,
        **members,
    }
    return post(_path(game, "tallies"), body, Scoresheet.from_json, request_id)


def match(
    game: str,
    /,
    rounds: int,
    results: Iterable[Scoresheet | Document],
    options: Document | None = None,
    *,
    request_id: str | None = None,
) -> Call[MatchStandings]:
    """The standings of a match of at most `rounds` games after those whose final scoresheets are `results`.

    Raises NotFound for a game that has no matches.
    """
    sheets = [result.raw if isinstance(result, Scoresheet) else result for result in results]
    body = {"rounds": rounds, "results": sheets, "options": options}
    return post(_path(game, "matches"), body, MatchStandings.from_json, request_id)


def view(game: str, /, state: Document, viewer: str, *, request_id: str | None = None) -> Call[View]:
    """What `viewer`, a player or "spectator", may see on the table now."""
    return post(_path(game, "views"), {"state": state, "viewer": viewer}, View.from_json, request_id)


def inspect(game: str, /, state: Document, *, request_id: str | None = None) -> Call[Inspection]:
    """Whether a game can have led to `state`, and every broken invariant."""
    return post(_path(game, "inspections"), {"state": state}, Inspection.from_json, request_id)


def replay(
    game: str,
    /,
    *,
    actions: Iterable[Document],
    setup: Document | None = None,
    state: Document | None = None,
    history: str | None = None,
    scores: Scoresheet | Document | None = None,
    request_id: str | None = None,
    **members: Any,
) -> Call[Replay]:
    """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

    `history` is the digest that your record ends with and `scores` the final scoresheet that it claims; the answer says
    whether they match. A whole transcript may be given: `game.replay(**transcript)`.
    """
    sheet = scores.raw if isinstance(scores, Scoresheet) else scores
    given = {"setup": setup, "state": state, "actions": list(actions), "history": history, "scores": sheet}
    return post(_path(game, "replays"), {**given, **members}, Replay.from_json, request_id)


def _path(game: str, /, *steps: str) -> str:
    return "/".join(("/v1/games", segment(game), *steps))


OPERATIONS: Mapping[str, Callable[..., Call[Any]]] = {
    "games": games,
    "{game}-sheet": sheet,
    "{game}-rules": rules,
    "{game}-setup": setup,
    "{game}-actions": act,
    "{game}-legal-actions": legal_actions,
    "{game}-scores": scores,
    "{game}-tallies": tally,
    "{game}-matches": match,
    "{game}-views": view,
    "{game}-inspections": inspect,
    "{game}-replays": replay,
    "batch": batch,
    "problem": problem,
    "openapi-json": openapi,
    "openapi-yaml": openapi_yaml,
    "transcript-schema": transcript_schema,
    "docs": docs,
    "healthz": health,
    "readyz": ready,
}
"""By operationId, in which `{game}` stands for any game's id. A test compares it with openapi.yaml."""
