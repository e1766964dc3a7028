"""The sealed operation by which a player is called when it is their turn, though no page is open."""

from collections.abc import Mapping
from typing import Any

from gavel.api.operations.call import Answer
from gavel.api.operations.states import invalid_request
from gavel.api.problems import Problem
from gavel.schemas import strict_json
from gavel.schemas.explain import SchemaError
from gavel.sealing.access import REFUSED, holder_of, require_holder, require_key
from gavel.sealing.agenda import MOST_SUBSCRIPTIONS, Agenda
from gavel.sealing.contents import Contents
from gavel.sealing.guard import current, newest_of
from gavel.sealing.operations.request import SealedRequest, table_of
from gavel.sealing.push import Push


def subscriptions(request: SealedRequest) -> Answer:
    """{token, subscription} with the seat's own key → the browsers of the seat are called; null: none any more."""
    key, body = require_key(request.key), request.body
    table = current(request, body["token"])
    contents = table.newest
    holder = holder_of(key, contents)
    require_holder(holder, *contents.ids)
    if table.head is None:
        raise Problem("table-unknown")
    if request.agenda is None or request.push is None:
        raise Problem("unavailable")
    given = body["subscription"]
    if given is not None and (errors := _errors(given, request.push)):
        raise invalid_request(request.sealed.service, errors, request.call)
    kept = (
        [] if given is None else _with(request.agenda, contents.table, holder, given, request.call.translator.language)
    )
    request.agenda.subscribe(contents.table, holder, kept, request.now())
    if kept and not _still_holds(request, contents, holder):
        request.agenda.unsubscribe(contents.table, holder, kept)
        raise Problem(REFUSED)
    return {**table_of(contents, table.token), "subscribed": bool(kept)}


def _still_holds(request: SealedRequest, contents: Contents, holder: str) -> bool:
    """Whether a seat has the same key at the table's head, now that the store has the subscription.

    A new key ends the subscriptions that the store has by then. One that comes later, of a call that began before, is
    taken away by its own call.
    """
    assert request.heads is not None, "the table is guarded"
    head = request.heads.read(contents.table)
    newest = None if head is None else newest_of(request.unseal, contents.table, head)
    number = contents.ids.index(holder)
    return newest is not None and newest.lasting.verifiers[number] == contents.lasting.verifiers[number]


def _errors(given: Mapping[str, Any], push: Push) -> list[SchemaError]:
    """What is wrong with a subscription: where it leads, and the key to which messages are sealed."""
    from gavel.sealing.push_key import is_point

    errors = []
    if not push.takes(given["endpoint"]):
        errors.append(SchemaError("/subscription/endpoint", "push-service-unknown", {"allowed": push.services}))
    if not is_point(given["keys"]["p256dh"]):
        errors.append(SchemaError("/subscription/keys/p256dh", "push-key-broken", {}))
    return errors


def _with(agenda: Agenda, table: str, seat: str, given: Mapping[str, Any], language: str) -> list[str]:
    """The subscriptions of a seat with a new one, which replaces that of the same browser."""
    before = [each for each in agenda.subscriptions(table, seat) if read(each)["endpoint"] != given["endpoint"]]
    new = {"endpoint": given["endpoint"], "keys": given["keys"], "language": language}
    return [*before, strict_json.dumps(new).decode()][-MOST_SUBSCRIPTIONS:]


def read(subscription: str) -> dict[str, Any]:
    """A stored subscription: what the browser has given, and the language."""
    found: Any = strict_json.loads(subscription.encode())
    return dict(found)
