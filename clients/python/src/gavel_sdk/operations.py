"""The operations of the contract, each once: a function of its arguments that gives the call to send.

`Client` and `AsyncClient`, and their games, have these functions as methods. What is None is left out of a request;
`request_id` is sent as X-Request-Id: 1 to 128 of letters, digits, `.`, `_` and `-`. With `viewers`, ids of players and
"spectator", an answer has what each of them may see and do beside the rest, as `views`. `names`, by id, are how
sentences call the players.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gavel_sdk import types
from gavel_sdk.calls import NDJSON, Call, get, page, post, segment, with_key
from gavel_sdk.documents import Document, Json, Names
from gavel_sdk.sealed import SEALED, sealed_setup

# --- of the service -------------------------------------------------------------------------------------------------


def games(*, request_id: str | None = None) -> Call[list[types.CatalogueEntry]]:
    """The catalogue of games."""
    catalogue = get("/v1/games", types.Catalogue, request_id)
    return Call("GET", catalogue.path, lambda received: catalogue.read(received)["games"], request_id=request_id)


def version(*, request_id: str | None = None) -> Call[types.Version]:
    """What is installed: the release of the service, the version of its contract, and each game's distribution."""
    return get("/v1/version", types.Version, request_id)


def batch(lines: bytes, *, request_id: str | None = None) -> Call[bytes]:
    """The answers to lines of NDJSON, one line each."""
    return Call("POST", "/v1/batch", lambda received: received.content, NDJSON, lines, NDJSON, request_id)


def problem(name: str, *, request_id: str | None = None) -> Call[str]:
    """The page (HTML) about one problem type, such as "illegal-action"."""
    return page(f"/problems/{segment(name)}", "text/html", request_id)


def openapi(*, request_id: str | None = None) -> Call[Json]:
    """The contract: OpenAPI 3.1."""
    return get("/openapi.json", dict[str, Any], request_id)


def openapi_yaml(*, request_id: str | None = None) -> Call[str]:
    """The contract as YAML."""
    return page("/openapi.yaml", "application/yaml", request_id)


def transcript_schema(*, request_id: str | None = None) -> Call[Json]:
    """What a transcript looks like, as JSON Schema."""
    return get("/transcript.schema.json", dict[str, Any], request_id, accept="application/schema+json")


def docs(*, request_id: str | None = None) -> Call[str]:
    """The page (HTML) on which to read and try the contract."""
    return page("/docs", "text/html", request_id)


def health(*, request_id: str | None = None) -> Call[types.Health]:
    """Whether the service lives; raises if it does not."""
    return get("/healthz", types.Health, request_id)


def ready(*, request_id: str | None = None) -> Call[types.Readiness]:
    """Whether the service is ready for calls; raises if it is not."""
    return get("/readyz", types.Readiness, request_id)


def keys(*, request_id: str | None = None) -> Call[types.KeySet]:
    """The public halves of the keys that sign receipts, as a JWK set."""
    return get("/v1/keys", types.KeySet, request_id)


def find_table(invitation: str, *, request_id: str | None = None) -> Call[types.InvitedTable]:
    """The table of an invitation: its game, and its newest token. Raises TableUnknown if there is none.

    `client.game(found["game"]).sealed(found["token"], invitation).new_key(seat, verifier)` takes one of its free seats.
    """
    return with_key(get("/v1/invitation", types.InvitedTable, request_id), invitation)


def push_key(*, request_id: str | None = None) -> Call[types.PushKey]:
    """The key with which a browser subscribes to be called; raises NotFound where the service calls nobody."""
    return get("/v1/push", types.PushKey, request_id)


def verify_receipt(receipt: str, *, request_id: str | None = None) -> Call[types.VerifiedReceipt]:
    """What a receipt says that this service has signed; raises ReceiptBroken for any other text."""
    return post("/v1/receipts/verify", types.VerifiedReceipt, request_id, receipt=receipt)


def suggestion_limits(*, request_id: str | None = None) -> Call[types.SuggestionLimits]:
    """What one search for suggestions may cost; raises NotFound if the service suggests nothing."""
    return get("/v1/suggestions", types.SuggestionLimits, request_id)


# --- of a game ------------------------------------------------------------------------------------------------------


def sheet(game: str, /, *, request_id: str | None = None) -> Call[types.GameSheet]:
    """The game sheet: rulesets, options, components, phases and action types."""
    return get(_path(game), types.GameSheet, request_id)


def rules(game: str, /, *, request_id: str | None = None) -> Call[types.Rules]:
    """The rule clauses, in the client's language."""
    return get(_path(game, "rules"), types.Rules, request_id)


def messages(game: str, /, *, request_id: str | None = None) -> Call[types.Messages]:
    """Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere."""
    return get(_path(game, "messages"), types.Messages, request_id)


def setup(
    game: str,
    /,
    players: Iterable[str],
    *,
    ruleset: str | None = None,
    variant: str | None = None,
    options: Document | None = None,
    first_player: str | Document | None = None,
    dealer: str | None = None,
    seed: str | None = None,
    nonce: str | None = None,
    deal: Document | None = None,
    cash: Mapping[str, int] | None = None,
    viewers: Iterable[str] | None = None,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnyPosition]:
    """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

    `first_player` may be `{"draw": True}`: the seed decides. `cash`, what each player has at first, is for games
    that are played in matches (see `match`).
    """
    return post(
        _path(game, "setup"),
        types.AnyPosition,
        request_id,
        ruleset=ruleset,
        variant=variant,
        options=options,
        players=players,
        first_player=first_player,
        dealer=dealer,
        seed=seed,
        nonce=nonce,
        deal=deal,
        cash=cash,
        viewers=viewers,
        names=names,
    )


def act(
    game: str,
    /,
    state: Document,
    action: Document,
    *,
    viewers: Iterable[str] | None = None,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnyPosition]:
    """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
    path = _path(game, "actions")
    return post(path, types.AnyPosition, request_id, state=state, action=action, viewers=viewers, names=names)


def legal_actions(
    game: str,
    /,
    state: Document,
    player: str | None = None,
    expand: bool | None = None,
    *,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnyLegalActionsAnswer]:
    """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
    path = _path(game, "legal-actions")
    answer = types.AnyLegalActionsAnswer
    return post(path, answer, request_id, state=state, player=player, expand=expand, names=names)


def scores(
    game: str,
    /,
    state: Document,
    final: bool | None = None,
    *,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnyScoresheet]:
    """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
    return post(_path(game, "scores"), types.AnyScoresheet, request_id, state=state, final=final, names=names)


def tally(
    game: str,
    /,
    players: Iterable[Document],
    *,
    ruleset: str | None = None,
    variant: str | None = None,
    options: Document | None = None,
    names: Names | None = None,
    request_id: str | None = None,
    **members: Any,
) -> Call[types.AnyScoresheet]:
    """The scoresheet of a hand-entered end; `members` are those that only some game's tally has."""
    given = {"ruleset": ruleset, "variant": variant, "options": options, "names": names, **members}
    return post(_path(game, "tallies"), types.AnyScoresheet, request_id, players=players, **given)


def match(
    game: str,
    /,
    rounds: int,
    results: Iterable[Document],
    options: Document | None = None,
    *,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnyMatchesAnswer]:
    """The standings of a match of at most `rounds` games after those whose final scoresheets are `results`.

    Raises NotFound for a game that has no matches.
    """
    given = {"rounds": rounds, "results": results, "options": options, "names": names}
    return post(_path(game, "matches"), types.AnyMatchesAnswer, request_id, **given)


def view(
    game: str,
    /,
    state: Document,
    viewer: str | None = None,
    *,
    viewers: Iterable[str] | None = None,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnyViewsAnswer]:
    """What a player or "spectator" may see on the table now, and do: one `viewer`, or each of `viewers` by id."""
    given = {"state": state, "viewer": viewer, "viewers": viewers, "names": names}
    return post(_path(game, "views"), types.AnyViewsAnswer, request_id, **given)


def inspect(
    game: str,
    /,
    state: Document,
    *,
    record: Document | None = None,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnyInspectionsAnswer]:
    """Whether a game can have led to `state`, and every broken invariant.

    With its `record`, a transcript as `replay` takes it, also every place where the state departs from it.
    """
    given = {"state": state, "record": record, "names": names}
    return post(_path(game, "inspections"), types.AnyInspectionsAnswer, request_id, **given)


def replay(
    game: str,
    /,
    *,
    actions: Iterable[Document],
    setup: Document | None = None,
    state: Document | None = None,
    history: str | None = None,
    scores: Document | None = None,
    viewers: Iterable[str] | None = None,
    names: Names | None = None,
    receipt: bool | None = None,
    request_id: str | None = None,
    **members: Any,
) -> Call[types.AnyReplaysAnswer]:
    """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

    `history` is the digest that your record ends with, and `scores` the final scoresheet that it claims: the answer
    says whether they match. A whole transcript may be given: `game.replay(**transcript)`. With `receipt=True` the
    answer has a signed `receipt`, if the record holds and the service has a key to sign with.
    """
    start = {"setup": setup, "state": state, "actions": actions}
    claims = {"history": history, "scores": scores, "viewers": viewers, "names": names, "receipt": receipt}
    return post(_path(game, "replays"), types.AnyReplaysAnswer, request_id, **start, **claims, **members)


def suggest(
    game: str,
    /,
    record: Document,
    *,
    playouts: int | None = None,
    milliseconds: int | None = None,
    seed: int | None = None,
    request_id: str | None = None,
) -> Call[types.AnySuggestionsAnswer]:
    """Suggested actions for the player of a `record`, the best first.

    Raises NotFound if the service suggests nothing, and Unavailable while all its searches are busy.
    """
    budget = {"playouts": playouts, "milliseconds": milliseconds, "seed": seed}
    return post(_path(game, "suggestions"), types.AnySuggestionsAnswer, request_id, record=record, **budget)


def _path(game: str, /, *steps: str) -> str:
    return "/".join(("/v1/games", segment(game), *steps))


OPERATIONS: Mapping[str, Callable[..., Call[Any]]] = {
    "games": games,
    "version": version,
    "{game}-sheet": sheet,
    "{game}-rules": rules,
    "{game}-messages": messages,
    "{game}-setup": setup,
    "{game}-actions": act,
    "{game}-legal-actions": legal_actions,
    "{game}-scores": scores,
    "{game}-tallies": tally,
    "{game}-matches": match,
    "{game}-views": view,
    "{game}-inspections": inspect,
    "{game}-replays": replay,
    "{game}-suggestions": suggest,
    "{game}-sealed-setup": sealed_setup,
    **SEALED,
    "batch": batch,
    "suggestion-limits": suggestion_limits,
    "keys": keys,
    "invitation": find_table,
    "push": push_key,
    "receipts-verify": verify_receipt,
    "problem": problem,
    "openapi-json": openapi,
    "openapi-yaml": openapi_yaml,
    "transcript-schema": transcript_schema,
    "docs": docs,
    "healthz": health,
    "readyz": ready,
}
"""By operationId, in which `{game}` stands for any game's id. A test compares it with openapi.yaml."""
