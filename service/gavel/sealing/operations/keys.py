"""New keys for seats, and the plain state for those who may have it."""

from gavel.api.operations.call import Answer
from gavel.api.operations.states import invalid_request, no_strangers
from gavel.api.problems import Problem
from gavel.engine.game import FINISHED, REFEREE
from gavel.schemas.explain import SchemaError
from gavel.sealing import base64url
from gavel.sealing.access import holder_of, needed, only
from gavel.sealing.contents import Contents
from gavel.sealing.guard import current, kept, restored
from gavel.sealing.operations.asked import Asked, about, shown
from gavel.sealing.seat_keys import new_key, verifier_of
from gavel.sealing.steps import Step, looked_at, opened


def seats(asked: Asked) -> Answer:
    """{token, seat, verifier?} with the seat's own key or the referee's → a token with another key for that seat."""
    key, body = needed(asked.key), asked.body
    found = current(asked, body["token"])
    contents = found.newest
    holder, seat = holder_of(key, contents), body["seat"]
    if seat not in contents.ids:
        only(holder, REFEREE)
        unknown = SchemaError("/seat", "player.unknown", {"player": seat, "players": contents.ids})
        raise invalid_request(asked.sealed.service, [unknown], asked.call)
    only(holder, REFEREE, seat)
    no_strangers(asked.sealed.service, body, lambda: contents.ids, asked.call)
    if contents.guarded and holder == seat and "verifier" not in body:
        # The old key fits no token any more once the head has moved: with an answer that is lost went the seat.
        raise invalid_request(asked.sealed.service, [SchemaError("/verifier", "member.missing", {})], asked.call)
    number = contents.ids.index(seat)
    made = None if "verifier" in body else new_key(str(number + 1), asked.vault.draw)
    verifier = verifier_of(base64url.decode(body["verifier"])) if made is None else made.verifier
    verifiers = (*contents.verifiers[:number], verifier, *contents.verifiers[number + 1 :])
    rekeyed = contents._replace(verifiers=verifiers, epoch=contents.epoch + 1)
    token = kept(asked, found, Step(rekeyed, None, [], closed=False))
    return {**about(rekeyed, token), "seat_keys": {} if made is None else {seat: made.text}}


def unseal(asked: Asked) -> Answer:
    """{token} with the referee's key, or of a finished game → the plain state, and a token that says so."""
    found = current(asked, asked.body["token"])
    step = _seen(asked, found.newest)
    if step.state.phase != FINISHED:
        step = step._replace(contents=step.contents._replace(unsealed=True))
    token = found.token if step.contents is found.newest else kept(asked, found, step)
    return {**about(step.contents, token), "state": asked.sealed.game.dump(step.state)}


def _seen(asked: Asked, contents: Contents) -> Step:
    """The table, all of it; raises Problem for whoever may not see that."""
    holder = holder_of(asked.key, contents)
    step = looked_at(asked.sealed, contents, holder)
    if step.state.phase == FINISHED:
        return step
    needed(asked.key)
    only(holder, REFEREE)
    return opened(asked.sealed, contents) if step.closed else step


def heads(asked: Asked) -> Answer:
    """{token} with the referee's key → what a spectator sees of that token, which is the table's newest from now on.

    Keys that have been replaced since stay so, and what was unsealed was unsealed.
    """
    key, body = needed(asked.key), asked.body
    chosen = asked.opened(body["token"])
    only(holder_of(key, chosen), REFEREE)
    no_strangers(asked.sealed.service, body, lambda: chosen.ids, asked.call)
    if not chosen.guarded:
        raise Problem("table-unknown")
    if asked.heads is None:
        raise Problem("unavailable")
    head = asked.heads.read(chosen.table)
    if head is not None:
        newest = asked.opened(head.token)
        chosen = chosen._replace(unsealed=chosen.unsealed or newest.unsealed)
        if newest.epoch > chosen.epoch:
            chosen = chosen._replace(verifiers=newest.verifiers, epoch=newest.epoch)
    token = restored(asked, chosen, head)
    return shown(asked, looked_at(asked.sealed, chosen, REFEREE), token, REFEREE)
