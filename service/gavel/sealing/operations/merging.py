"""The sealed operation that joins simultaneous choices from several tokens of one state."""

from collections.abc import Iterable, Iterator, Sequence

from gavel.api.operations.call import Answer
from gavel.api.operations.states import invalid_request, no_strangers
from gavel.engine.records import REFEREE
from gavel.engine.verdicts import pointer
from gavel.schemas.explain import SchemaError
from gavel.sealing.access import holder_of, require_holder, require_key
from gavel.sealing.contents import Contents, Document, lasting_of
from gavel.sealing.guard import current, has_joined, keep_head
from gavel.sealing.operations.play import show_newest
from gavel.sealing.operations.request import SealedRequest, position_for
from gavel.sealing.seat_keys import NOBODYS
from gavel.sealing.steps import Step, is_choice, join, may_release, release_withheld, state_of


def merges(request: SealedRequest) -> Answer:
    """{tokens} with a key of the table → the position that its holder sees once their choices are joined.

    Under the guard the newest token has every choice: what another one has besides, a referee has taken back.
    """
    key, body = require_key(request.key), request.body
    table = current(request, body["tokens"][0])
    tokens = [table.presented, *[request.unseal(token) for token in body["tokens"][1:]]]
    together = tokens if table.head is None else [*tokens, table.newest]
    newest = newest_of(together)
    holder = holder_of(key, newest)
    require_holder(holder, *newest.ids, REFEREE)  # a real table's key reports cards, an invitation takes a seat
    no_strangers(request.sealed.service, body, lambda: newest.ids, request.call)
    _refuse(request, _strays(tokens, len(newest.ids)))
    if has_joined(table, tokens):
        return show_newest(request, table, holder)
    if is_choice(request.sealed, state_of(request.sealed, newest, ())):
        _refuse(request, _conflicts(together, newest))
    else:
        _refuse(request, [SchemaError("/tokens", "merge.not-simultaneous", {})])
    step, token = keep_head(request, table, _join(request, together, newest, holder))
    return position_for(request, step, token, holder)


def newest_of(tokens: Sequence[Contents]) -> Contents:
    """The contents of the latest epoch, whose keys are in force; unsealed if any of the tokens is."""
    newest = max(tokens, key=lambda each: each.lasting.epoch)
    return newest._replace(lasting=lasting_of(tokens))


def _refuse(request: SealedRequest, errors: Iterable[SchemaError]) -> None:
    """Raise Problem with these errors, if there is any."""
    if errors := list(errors):
        raise invalid_request(request.sealed.service, errors, request.call)


def _strays(tokens: Sequence[Contents], seats: int) -> Iterator[SchemaError]:
    """Errors for tokens that are too many, or have another base than the first one."""
    if len(tokens) > seats:
        yield SchemaError("/tokens", "merge.too-many", {"count": len(tokens), "maximum": seats})
    for at, each in enumerate(tokens):
        if (each.lasting.root, each.digest) != (tokens[0].lasting.root, tokens[0].digest):
            yield SchemaError(pointer("tokens", at), "merge.unrelated", {})


def _conflicts(tokens: Sequence[Contents], newest: Contents) -> Iterator[SchemaError]:
    """Errors for players whose choices differ between the tokens, or who have a key that the newest never had."""
    chosen: dict[str, Document] = {}
    for at, each in enumerate(tokens):
        for action in each.pending:
            if chosen.setdefault(action["player"], action) != action:
                yield SchemaError(pointer("tokens", at), "merge.conflict", {"player": action["player"]})
        for player, verifier in zip(newest.ids, each.lasting.verifiers, strict=False):
            if not newest.has_had(verifier or NOBODYS):
                yield SchemaError(pointer("tokens", at), "merge.conflict", {"player": player})


def _join(request: SealedRequest, tokens: Sequence[Contents], newest: Contents, holder: str) -> Step:
    pending = {action["player"]: action for each in tokens for action in each.pending}
    for each in tokens:
        # Another seat has made the last choice already, and this one may see its result.
        if each.withheld_from is not None and may_release(each, holder):
            waiting = newest._replace(pending=each.pending, withheld_from=each.withheld_from)
            return release_withheld(request.sealed, waiting)
    return join(request.sealed, newest, list(pending.values()), holder)
