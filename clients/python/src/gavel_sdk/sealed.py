"""The operations on sealed tables: each takes the game, a token and the key of whoever asks, and gives the call.

`GameClient.sealed` binds these three, so that its methods take what is left. A key goes into the header
`Authorization` and nowhere else. `names`, by id, are how sentences call the players.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gavel_sdk import types
from gavel_sdk.calls import Call, post, post_whole, segment, with_key
from gavel_sdk.documents import Document, Names


def sealed_setup(
    game: str,
    /,
    players: Iterable[str],
    *,
    ruleset: str | None = None,
    variant: str | None = None,
    options: Document | None = None,
    first_player: str | Document | None = None,
    dealer: str | None = None,
    deal: Document | None = None,
    cash: Mapping[str, int] | None = None,
    verifiers: Mapping[str, str] | None = None,
    referee: bool | None = None,
    held: bool | None = None,
    shared: bool | None = None,
    clock: int | None = None,
    names: Names | None = None,
    after: str | None = None,
    request_id: str | None = None,
) -> Call[types.AnySealedSetup]:
    """A new table whose state only the service can read: its token, and a key for each seat without a verifier.

    `verifiers` are those of keys that players have made (`new_seat_key`), by player. With `referee=True` there is a
    key for a referee; with dealer "table" one for whoever reports the cards. With `held=True` what an action turns
    up waits until another seat's key opens it. With `shared=True` there is an invitation instead of keys of seats,
    with which everybody takes a free seat. `clock`: seconds for an action; after them the service plays the default
    actions of all who are to act. Both need a service that guards tables. A repeated call sets up another table.

    `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
    invitation finds as `next`; raises NotFinished before the end, and Branched if somebody has set that table up.
    """
    call = post(
        _path(game, "setup"),
        types.AnySealedSetup,
        request_id,
        ruleset=ruleset,
        variant=variant,
        options=options,
        players=players,
        first_player=first_player,
        dealer=dealer,
        deal=deal,
        cash=cash,
        verifiers=verifiers,
        referee=referee,
        held=held,
        shared=shared,
        clock=clock,
        names=names,
    )
    return with_key(call, after)


def act(
    game: str,
    token: str,
    key: str | None,
    /,
    action: Document,
    *,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnySealedPosition]:
    """The table after `action`, with its next token; the key is that of who acts. Raises IllegalAction, or Held."""
    call = post(_path(game, "actions"), types.AnySealedPosition, request_id, token=token, action=action, names=names)
    return with_key(call, key)


def view(
    game: str,
    token: str,
    key: str | None,
    /,
    since: int | None = None,
    *,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnySealedPosition]:
    """What the key's holder may see and do; without a key, what a spectator sees.

    Its token is another one where this has opened what waited. With `since` the last public actions from that ply
    on are told as `actions`.
    """
    call = post(_path(game, "views"), types.AnySealedPosition, request_id, token=token, since=since, names=names)
    return with_key(call, key)


def merge(
    game: str,
    token: str,
    key: str | None,
    /,
    tokens: Iterable[str],
    *,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnySealedPosition]:
    """The table with all choices that were made at the same time in its token and in `tokens`."""
    path, every = _path(game, "merges"), [token, *tokens]
    return with_key(post(path, types.AnySealedPosition, request_id, tokens=every, names=names), key)


def new_key(
    game: str,
    token: str,
    key: str | None,
    /,
    seat: str,
    verifier: str | None = None,
    *,
    names: Names | None = None,
    request_id: str | None = None,
) -> Call[types.AnySealedSeat]:
    """Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation.

    It fits the token of the answer and those after it. With `verifier`, that of a key which you have made
    (`new_seat_key`), no key is in the answer: then none is lost with it either. A guarded table demands one of
    everybody but the referee.
    """
    path = _path(game, "seats")
    call = post(path, types.AnySealedSeat, request_id, token=token, seat=seat, verifier=verifier, names=names)
    return with_key(call, key)


def unseal(game: str, token: str, key: str | None, /, *, request_id: str | None = None) -> Call[types.AnyUnsealed]:
    """The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone.

    From the token of the answer on everybody can see that the state has been opened.
    """
    return with_key(post(_path(game, "unseal"), types.AnyUnsealed, request_id, token=token), key)


def receipt(game: str, token: str, key: str | None, /, *, request_id: str | None = None) -> Call[types.SealedReceipt]:
    """What a finished game has come to, signed; raises NotFinished before."""
    return with_key(post(_path(game, "receipts"), types.SealedReceipt, request_id, token=token), key)


def transcript(
    game: str, token: str, key: str | None, /, *, names: Names | None = None, request_id: str | None = None
) -> Call[types.AnySealedTranscript]:
    """What has been played, in order, as the whole table has seen it; any key or none gets the same answer.

    A guarded table has every action with its events and, after the end, the `transcript` for `replay`; any other
    table has the last few actions, and None in `setup_events`, `events` and `transcript`.
    """
    path = _path(game, "transcripts")
    return with_key(post(path, types.AnySealedTranscript, request_id, token=token, names=names), key)


def heads(
    game: str, token: str, key: str | None, /, *, names: Names | None = None, request_id: str | None = None
) -> Call[types.AnySealedPosition]:
    """A guarded table goes on from this token, whatever has been played since: by the referee's key."""
    return with_key(post(_path(game, "heads"), types.AnySealedPosition, request_id, token=token, names=names), key)


def subscribe(
    game: str, token: str, key: str | None, /, subscription: Document | None, *, request_id: str | None = None
) -> Call[types.AnySealedSubscription]:
    """Have the key's holder called by Web Push at a guarded table, or, with None, not any more.

    `subscription` is what `PushSubscription.toJSON()` gives in a browser. Messages are in the client's language.
    """
    members = {"token": token, "subscription": subscription}
    return with_key(post_whole(_path(game, "subscriptions"), types.AnySealedSubscription, request_id, members), key)


def _path(game: str, name: str) -> str:
    return f"/v1/games/{segment(game)}/sealed/{name}"


SEALED: Mapping[str, Callable[..., Call[Any]]] = {
    "{game}-sealed-actions": act,
    "{game}-sealed-views": view,
    "{game}-sealed-merges": merge,
    "{game}-sealed-seats": new_key,
    "{game}-sealed-unseal": unseal,
    "{game}-sealed-receipts": receipt,
    "{game}-sealed-transcripts": transcript,
    "{game}-sealed-subscriptions": subscribe,
    "{game}-sealed-heads": heads,
}
"""The operations with a token, by operationId: the methods of `game.sealed(token, key)`."""
