"""The sealed operations that play an action from a token, and that show a token's position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gavel.api.operations.call import Answer, Body
from gavel.api.operations.states import no_strangers
from gavel.api.problems import Problem
from gavel.engine.actions import REVEAL, TABLE
from gavel.engine.game import FINISHED
from gavel.engine.records import CORRECT, REFEREE
from gavel.engine.refereeing import is_referees
from gavel.sealing.access import holder_of, require_holder, require_key
from gavel.sealing.contents import Contents
from gavel.sealing.guard import Current, current, is_repeated, keep_head, keep_look
from gavel.sealing.operations.request import SealedRequest, position_for
from gavel.sealing.presence import presence
from gavel.sealing.steps import Step, act, look_at, may_release, ply_of, release_withheld
from gavel.sealing.telling import custody_since, events_since

if TYPE_CHECKING:
    from gavel.sealing.game import SealedGame


def actions(request: SealedRequest) -> Answer:
    """{token, action} with the key of the acting seat → the position that its holder sees then."""
    key, body = require_key(request.key), request.body
    table = current(request, body["token"])
    holder, action = holder_of(key, table.newest), body["action"]
    require_holder(holder, *allowed_holders(action))
    no_strangers(request.sealed.service, body, lambda: table.newest.ids, request.call)
    if is_repeated(request, table, action):
        return show_newest(request, table, holder)
    try:
        played = play_on(request, table.newest, holder, action)
    except Problem:  # a refusal tells its seat of what was withheld, too: the seat has looked
        keep_look(request, table, look_at(request.sealed, table.newest, holder))
        raise
    if table.newest.clock is not None:  # the guard keeps a table with a clock for those who have been there
        presence(request, table.newest, holder)
    step, token = keep_head(request, table, played)
    return position_for(request, step, token, holder)


def views(request: SealedRequest) -> Answer:
    """{token, since?} → the position that the key's holder or a spectator sees; it may release what was withheld."""
    table = current(request, request.body["token"])
    holder = holder_of(request.key, table.newest)
    no_strangers(request.sealed.service, request.body, lambda: table.newest.ids, request.call)
    answer = show_newest(request, table, holder, since=request.body.get("since"))
    looked = presence(request, table.newest, holder)
    return {**answer, **looked, "token_ply": ply_of(request.sealed, table.presented)}


def show_newest(request: SealedRequest, table: Current, holder: str, *, since: int | None = None) -> Answer:
    """The newest position of a table for the holder of a key, with the events that they have missed since a ply."""
    step = look_at(request.sealed, table.newest, holder)
    if since is not None:
        missed = events_since(request.sealed, table.presented, step.contents, since)
        done = custody_since(request.sealed, table.presented, step.contents)
        step = step._replace(events=[*done, *(step.events if missed is None else missed)])
    step, token = keep_look(request, table, step)
    return position_for(request, step, token, holder)


def play_on(request: SealedRequest, contents: Contents, holder: str, action: Body) -> Step:
    """The table after an action of the holder of a key; raises Problem if the action is illegal."""
    sealed = request.sealed
    if is_correction(action):
        _require_unsealed(sealed, contents, holder)
    # A referee who has unsealed the table has seen what is withheld; before that, a referee's action would turn it up.
    knows = holder == REFEREE and contents.lasting.unsealed
    if contents.withheld_from is not None and not knows and not may_release(contents, holder):
        raise Problem("held")
    before = look_at(sealed, contents, holder) if contents.withheld_from is None else release_withheld(sealed, contents)
    lay_open = before.state.phase == FINISHED
    after = act(sealed, before.contents, before.state, action, request.call)
    if lay_open and after.state.phase != FINISHED:  # a correction that lets a game go on, which everybody could open
        after = after._replace(contents=after.contents.unsealed_at(after.state.ply))
    # A player who plays on from withheld contents learns them.
    return after.after(before) if before.settled else after


def is_correction(action: Body) -> bool:
    """Whether an action is a referee's correction, whose refusal may reveal hidden members of the state."""
    return is_referees(action) and action["type"] == CORRECT


def _require_unsealed(sealed: SealedGame, contents: Contents, holder: str) -> None:
    """Raise Problem unless the referee has unsealed the table, which everybody can see, or the game is over."""
    if contents.lasting.unsealed:
        return
    step = look_at(sealed, contents, holder)
    if step.has_withheld or step.state.phase != FINISHED:
        raise Problem("sealed")


def allowed_holders(action: Body) -> tuple[str, ...]:
    """The holders whose keys may propose an action: its player, or table and referee for a reveal."""
    return (TABLE, REFEREE) if action["type"] == REVEAL else (action["player"],)
