"""The guard: one head for each table, so that a game goes on in one line, and a client can repeat a lost call.

An operation plays on the newest token, whichever token the request has, and then replaces the head that it began from.
If another call has replaced that head first, the service judges the operation again: so no action is played twice, and
none is lost.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from gavel.api.problems import Problem
from gavel.sealing.calling import plan
from gavel.sealing.clock import has_run_out, restarted, step_of_clock, timed
from gavel.sealing.coding import packed_action
from gavel.sealing.contents import Contents, Document, lasting_of
from gavel.sealing.heads import SECONDS_KEPT, SECONDS_UNTOUCHED, Head, Heads, HeadsUnavailable
from gavel.sealing.invitations import Invitation
from gavel.sealing.steps import Step
from gavel.sealing.transcript import UNKNOWN, continued, first_transcript

if TYPE_CHECKING:
    from gavel.sealing.operations.request import SealedRequest

log = logging.getLogger("gavel")

MOST_RACES: Final = 200
"""Attempts before the service gives up an operation: more than the calls that wait at one table."""

_LOST: Final = 4096
"""The number of heads that a table may have had which the store does not know any more: their tokens are old ones."""

_NO_STEP: Final = b""
"""The digest before the last step where no call can repeat it: at first, and after a referee chose the head."""


class LostRace(Exception):
    """The head has been replaced meanwhile, by another call or the clock; the operation has to be judged again."""


class Current(NamedTuple):
    """A table at the beginning of a call."""

    presented: Contents
    """The contents of the token in the request."""
    newest: Contents
    token: str
    """The token of `newest`."""
    head: Head | None
    """The head in the store; None for a table without the guard."""


def begin(request: SealedRequest, contents: Contents, token: str, setup: Document) -> None:
    """Store the first head of a guarded table, which was set up like this, without a seed.

    Tables do not share an id by chance: where the store has it already, another program has written to this store.
    """
    if request.heads is not None:
        first = Head(contents.counter, token, _NO_STEP, transcript=first_transcript(request, contents, setup))
        if not request.heads.create(contents.table, first, SECONDS_UNTOUCHED):
            raise Problem("unavailable")
    plan(request, contents, Step(contents, None, [], has_withheld=False))


def current(request: SealedRequest, token: str) -> Current:
    """The table of a token; raises Problem if the store lacks the head of a guarded table.

    Plays what is due where the table's clock has run out, and raises LostRace then.
    """
    table = _found(request, token)
    if table.head is not None and has_run_out(table.newest, request.now()):
        try:
            step = step_of_clock(request.sealed, table.newest, request.call)
            kept = None if step is None else _kept(request, table, step)[0]
        except HeadsUnavailable:
            raise
        except Problem as error:  # our defect: without this, nobody could use the table any more
            log.error("The clock of table %s cannot play: %s", table.newest.table, error.name)
            return table
        if kept is not None:
            if kept.late:
                request.witness.played_for_late(request.sealed.id, len(kept.late))
            plan(request, None, kept)
            raise LostRace
    return table


def _found(request: SealedRequest, token: str) -> Current:
    presented = request.unseal(token)
    if not presented.lasting.guarded:
        return Current(presented, presented, token, None)
    if request.heads is None:
        raise Problem("unavailable")
    head = request.heads.read(presented.table)
    if head is None:
        raise Problem("table-unknown")
    if presented.counter > head.counter:
        return _adopted(request, presented, token, head)
    # Most requests have the newest token: it is opened once.
    newest = presented if head.token == token else newest_of(request.unseal, presented.table, head)
    return Current(presented, newest, head.token, head)


def _adopted(request: SealedRequest, presented: Contents, token: str, head: Head) -> Current:
    """The table of an authentic token that is newer than the head in the store, which has lost what came after.

    What is on record in the store stays there: a referee may have gone on from before that token.
    """
    newest = presented
    lasting = lasting_of((presented, newest_of(request.unseal, presented.table, head)))
    if lasting != presented.lasting:
        newest = presented._replace(lasting=lasting, counter=presented.counter + 1)
        token = request.seal(newest)
    adopted = Head(newest.counter, token, _NO_STEP, transcript=head.transcript)
    _swap(request, newest, head, adopted)
    return Current(presented, newest, token, adopted)


def newest_of(unseal: Callable[[str], Contents], table: str, head: Head) -> Contents:
    """The contents of a head's token; raises Problem for a broken record, or one of another table."""
    try:
        newest = unseal(head.token)
    except Problem:
        raise HeadsUnavailable("a record has no token that the service can open") from None
    if (newest.table, newest.counter) != (table, head.counter):
        raise HeadsUnavailable("a record is another one's")
    return newest


def next_game(heads: Heads, contents: Contents) -> Invitation | None:
    """The invitation to a finished table's next game; None before anybody has set it up, and once it is forgotten."""
    following = contents.next_invitation
    return None if following is None or heads.read(following.table) is None else following


def keep_head(request: SealedRequest, table: Current, step: Step) -> tuple[Step, str]:
    """Seal the contents of a step and store the token as the table's head; raises LostRace.

    Returns the step with its table's clock as it runs now, and the token. Players whom the step concerns are called.
    """
    kept, token = _kept(request, table, step)
    if table.head is not None:
        plan(request, table.newest, kept)
    return kept, token


def keep_look(request: SealedRequest, table: Current, step: Step) -> tuple[Step, str]:
    """The step of somebody who looks, and its token; the guard keeps what the look has opened; raises LostRace."""
    return (step, table.token) if step.contents is table.newest else keep_head(request, table, step)


def _kept(request: SealedRequest, table: Current, step: Step) -> tuple[Step, str]:
    contents = timed(step.contents, table.newest, step, request.now())
    step = step._replace(contents=contents)
    if table.head is None:
        return step, request.seal(contents)
    counter = table.head.counter + 1
    token = request.seal(contents.counted(counter))
    head = replace(table.head, counter=counter, token=token)
    if step.settled:
        transcript = transcript_after(request, table, step)
        head = Head(counter, token, step.since, _digests(request, contents, step.settled), transcript)
    _swap(request, contents, table.head, head)
    return step, token


def transcript_after(request: SealedRequest, table: Current, step: Step) -> str:
    """The sealed transcript of a table after a step; unknown where the guard keeps none."""
    if table.head is None or not step.settled:
        return UNKNOWN if table.head is None else table.head.transcript
    return continued(request, table.newest, step, table.head.transcript)


def restore_head(request: SealedRequest, contents: Contents, head: Head | None) -> tuple[Contents, str]:
    """Seal the contents that a referee has chosen and store the token as the table's head; raises LostRace.

    Returns the contents with the clock as it runs now, and the token.
    """
    assert request.heads is not None, "heads are kept here"
    counter = contents.counter + _LOST if head is None else max(contents.counter, head.counter) + 1
    contents = restarted(contents, request.now())
    token = request.seal(contents.counted(counter))
    chosen = Head(counter, token, _NO_STEP, transcript=UNKNOWN if head is None else head.transcript)
    if head is not None:
        _swap(request, contents, head, chosen)
    elif not request.heads.create(contents.table, chosen, _seconds_kept(request, contents)):
        raise LostRace
    plan(request, None, Step(contents, None, [], has_withheld=False))
    return contents, token


def is_repeated(request: SealedRequest, table: Current, action: Document) -> bool:
    """Whether this action was played already from the base in the request; raises Problem for another game.

    It was if it waits in the newest token, or if the last settled step has it.
    """
    if table.head is None:
        return False
    if table.presented.digest == table.newest.digest:
        return action in table.newest.pending
    if table.presented.digest != table.head.before:
        raise Problem("branched")
    if not set(_digests(request, table.newest, [action])) <= set(table.head.actions):
        raise Problem("branched")
    return True


def has_joined(table: Current, presented: Sequence[Contents]) -> bool:
    """Whether the players who have chosen in these tokens have done so at the newest; raises Problem for another game.

    It compares no choices: where a referee has taken one back, nobody is told whether the one made anew is another.
    """
    if table.head is None:
        return False
    chosen = {action["player"] for each in presented for action in each.pending}
    if all(each.digest == table.newest.digest for each in presented):
        if not chosen <= {action["player"] for action in table.newest.pending}:
            raise Problem("branched")
        return bool(chosen)
    if not chosen or any(each.digest != table.head.before for each in presented):
        raise Problem("branched")
    return True


def _swap(request: SealedRequest, contents: Contents, head: Head, other: Head) -> None:
    assert request.heads is not None, "heads are kept here"
    if not request.heads.swap(contents.table, head.counter, other, _seconds_kept(request, contents)):
        raise LostRace


def _seconds_kept(request: SealedRequest, contents: Contents) -> int:
    """Seconds for which the store keeps a table: few until the first action, or until somebody sits down."""
    sat_down = contents.lasting.shared and contents.lasting.epoch
    acted = bool(contents.pending or sat_down or request.sealed.packing.ply(contents.base.packed))
    if acted and contents.clock is not None and contents.clock.late and request.agenda is not None:
        # The clock may have played all of it, for people who have never been there.
        acted = bool(sat_down or request.agenda.seen(contents.table))
    return SECONDS_KEPT if acted else SECONDS_UNTOUCHED


def _digests(request: SealedRequest, contents: Contents, actions: Sequence[Document]) -> tuple[bytes, ...]:
    packing = request.sealed.packing
    return tuple([contents.digest_of(packed_action(action, contents, packing)) for action in actions])
