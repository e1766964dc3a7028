"""The sealed operations that give a seat a new key, unseal a state, and restore a head."""

from operator import itemgetter
from typing import Final

from gavel.api.operations.call import Answer
from gavel.api.operations.states import invalid_request, no_strangers, with_event_texts
from gavel.api.problems import Problem
from gavel.engine.events import Event
from gavel.engine.game import FINISHED, SPECTATOR
from gavel.engine.records import REFEREE
from gavel.schemas.explain import SchemaError
from gavel.sealing import base64url
from gavel.sealing.access import holder_of, require_holder, require_key
from gavel.sealing.contents import RETIRED_BYTES, Contents, Rekeyed, lasting_of
from gavel.sealing.guard import current, keep_head, keep_look, newest_of, restore_head
from gavel.sealing.hidden import has_turned_up, hidden_from
from gavel.sealing.invitations import Invitation
from gavel.sealing.operations.request import SealedRequest, position_for, table_of
from gavel.sealing.seat_keys import new_key, verifier_of
from gavel.sealing.steps import Step, look_at, ply_of, release_withheld
from gavel.sealing.telling import custody_since

MOST_RENEWALS: Final = 20
"""The new keys that a seat may give itself: each makes every token of the table longer, for all who sit there."""


def seats(request: SealedRequest) -> Answer:
    """{token, seat, verifier?} with the seat's own key, the referee's or an invitation → a token with the new key."""
    key, body = require_key(request.key), request.body
    table = current(request, body["token"])
    contents = table.newest
    holder, seat, is_invited = holder_of(key, contents), body["seat"], isinstance(key, Invitation)
    if seat not in contents.ids:
        if not is_invited:
            require_holder(holder, REFEREE)
        unknown = SchemaError("/seat", "player.unknown", {"player": seat, "players": contents.ids})
        raise invalid_request(request.sealed.service, [unknown], request.call)
    if not is_invited:
        require_holder(holder, REFEREE, seat)
    no_strangers(request.sealed.service, body, lambda: contents.ids, request.call)
    if contents.lasting.guarded and holder != REFEREE and "verifier" not in body:
        # Once the head has moved, neither the old key nor the invitation leads to the seat: a client that lost the
        # answer would lose its seat.
        raise invalid_request(request.sealed.service, [SchemaError("/verifier", "member.missing", {})], request.call)
    number, lasting = contents.ids.index(seat), contents.lasting
    made = None if "verifier" in body else new_key(str(number + 1), request.vault.draw)
    verifier = verifier_of(base64url.decode(body["verifier"])) if made is None else made.verifier
    if verifier == lasting.verifiers[number]:
        # The client repeats this very request, whose answer was lost: nothing changes.
        return {**table_of(contents, table.token), "seat_keys": {}, "events": []}
    if error := _no_new_key(contents, number, holder, verifier, is_invited=is_invited):
        raise invalid_request(request.sealed.service, [error], request.call)
    verifiers = (*lasting.verifiers[:number], verifier, *lasting.verifiers[number + 1 :])
    changed = contents.with_lasting(verifiers=verifiers, epoch=lasting.epoch + 1)
    if not is_invited:
        retired = lasting.retired + (lasting.verifiers[number] or b"")[:RETIRED_BYTES]
        new = Rekeyed(number, number if holder == seat else len(contents.ids), ply_of(request.sealed, contents))
        changed = changed.with_lasting(retired=retired, rekeyed=(*lasting.rekeyed, new))
    _step, token = keep_head(request, table, Step(changed, None, [], has_withheld=False))
    if request.agenda is not None and request.push is not None:  # whoever had the seat before is not called any more
        request.agenda.subscribe(contents.table, seat, [], request.now())
    keys = {} if made is None else {seat: made.text}
    return {**table_of(changed, token), "seat_keys": keys, "events": _done(request, contents, changed)}


def _no_new_key(
    contents: Contents, number: int, holder: str, verifier: bytes, *, is_invited: bool
) -> SchemaError | None:
    """Why a seat does not get the key of this verifier; None where it does."""
    seat = contents.ids[number]
    if is_invited and seat not in contents.free_seats:
        return SchemaError("/seat", "seat-taken", {"player": seat, "allowed": contents.free_seats})
    renewals = sum(each.seat == each.by == number for each in contents.lasting.rekeyed)
    if holder == seat and renewals >= MOST_RENEWALS:
        return SchemaError("/seat", "renewals-spent", {"player": seat, "maximum": MOST_RENEWALS})
    return SchemaError("/verifier", "verifier-used", {}) if contents.has_had(verifier) else None


def unseal(request: SealedRequest) -> Answer:
    """{token} with the referee's key, or of a finished game → the plain state, and a token that records this."""
    table = current(request, request.body["token"])
    step = _whole_table(request, table.newest)
    if step.state.phase != FINISHED:
        step = step._replace(contents=step.contents.unsealed_at(step.state.ply))
    step, token = keep_look(request, table, step)
    state = {**request.sealed.game.dump(step.state), **_possible(step.contents.custody, step.state.ply)}
    return {**table_of(step.contents, token), "state": state, "events": _done(request, table.newest, step.contents)}


def _possible(custody: Answer, ply: int) -> Answer:
    """The records of a table, none of them later than its state: a referee may have gone back behind one."""
    return {
        kind: sorted([{**each, "ply": min(each["ply"], ply)} for each in records], key=itemgetter("ply"))
        for kind, records in custody.items()
    }


def _done(request: SealedRequest, before: Contents, now: Contents) -> list[Event]:
    """The events of the change that an operation has made to a table, with their texts."""
    return with_event_texts(request.sealed.service, custody_since(request.sealed, before, now), request.call)


def _whole_table(request: SealedRequest, contents: Contents) -> Step:
    """The whole table, nothing hidden; raises Problem for a key whose holder may not see it."""
    holder = holder_of(request.key, contents)
    step = look_at(request.sealed, contents, holder)
    if step.state.phase == FINISHED:
        return step
    require_key(request.key)
    require_holder(holder, REFEREE)
    return release_withheld(request.sealed, contents) if step.has_withheld else step


def heads(request: SealedRequest) -> Answer:
    """{token} with the referee's key → a spectator's view of that token, which becomes the table's newest.

    Replaced keys stay replaced, and unsealings stay on record. Whoever goes back behind something that was turned up,
    to the end of the game even, knows of the chosen table what it hides: this is on record as an unsealing. So is going
    on with a table that the store has lost or forgotten, since nobody can tell what had been seen of it.
    """
    key, body = require_key(request.key), request.body
    chosen = request.unseal(body["token"])
    require_holder(holder_of(key, chosen), REFEREE)
    no_strangers(request.sealed.service, body, lambda: chosen.ids, request.call)
    if not chosen.lasting.guarded:
        raise Problem("table-unknown")
    if request.heads is None:
        raise Problem("unavailable")
    head = request.heads.read(chosen.table)
    newest = None if head is None else newest_of(request.unseal, chosen.table, head)
    known = _turned_up(request, chosen, newest)
    if newest is not None:
        chosen = chosen._replace(lasting=lasting_of((chosen, newest)))
    if known:
        chosen = chosen.unsealed_at(ply_of(request.sealed, chosen))
    chosen, token = restore_head(request, chosen, head)
    return position_for(request, look_at(request.sealed, chosen, REFEREE), token, REFEREE)


def _turned_up(request: SealedRequest, chosen: Contents, newest: Contents | None) -> bool:
    """Whether everybody may see at the newest table what the chosen one hides; so it may have been at a lost one."""
    sealed = request.sealed
    before = look_at(sealed, chosen, SPECTATOR).state
    after = None if newest is None else look_at(sealed, newest, SPECTATOR).state
    if after is None or after.phase == FINISHED:  # whoever asks is given all of it
        return bool(before.phase != FINISHED)
    return has_turned_up(hidden_from(sealed.game, before, SPECTATOR), hidden_from(sealed.game, after, SPECTATOR))
