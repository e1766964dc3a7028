"""Playing on from a token, and looking at it."""

from gavel.api.operations.call import Answer, Body
from gavel.api.operations.states import no_strangers
from gavel.api.problems import Problem
from gavel.engine.actions import REVEAL, TABLE
from gavel.engine.game import REFEREE
from gavel.sealing.access import holder_of, needed, only
from gavel.sealing.contents import Contents
from gavel.sealing.guard import Current, current, is_repeated, kept
from gavel.sealing.operations.asked import Asked, shown
from gavel.sealing.steps import Step, acted, looked_at, opened, opens
from gavel.sealing.telling import told_since


def actions(asked: Asked) -> Answer:
    """{token, action} with the key of who acts → what its holder sees then."""
    key, body = needed(asked.key), asked.body
    found = current(asked, body["token"])
    holder, action = holder_of(key, found.newest), body["action"]
    only(holder, *who_may(action))
    no_strangers(asked.sealed.service, body, lambda: found.newest.ids, asked.call)
    if is_repeated(asked, found, [found.presented], [action]):
        return looked(asked, found, holder)
    step = played_on(asked, found.newest, holder, action)
    return shown(asked, step, kept(asked, found, step), holder)


def views(asked: Asked) -> Answer:
    """{token, since?} → what the holder of the key sees, or a spectator; opens what is held from another seat."""
    found = current(asked, asked.body["token"])
    holder = holder_of(asked.key, found.newest)
    no_strangers(asked.sealed.service, asked.body, lambda: found.newest.ids, asked.call)
    return looked(asked, found, holder, since=asked.body.get("since"))


def looked(asked: Asked, found: Current, holder: str, *, since: int | None = None) -> Answer:
    """What the holder of a key sees of the newest of a table; from the ply `since` on, also what they have missed."""
    step = looked_at(asked.sealed, found.newest, holder)
    if since is not None and (missed := told_since(asked.sealed, found.presented, step.contents, since)) is not None:
        step = step._replace(events=missed)
    token = found.token if step.contents is found.newest else kept(asked, found, step)
    return shown(asked, step, token, holder)


def played_on(asked: Asked, contents: Contents, holder: str, action: Body) -> Step:
    """The table after an action of the holder of a key; raises Problem for one that is illegal."""
    sealed = asked.sealed
    if contents.held_by is not None and holder != REFEREE and not opens(contents, holder):
        raise Problem("held")
    before = looked_at(sealed, contents, holder) if contents.held_by is None else opened(sealed, contents)
    after = acted(sealed, before.contents, before.state, action, asked.call)
    # Whoever plays on from what was held learns what that was.
    return after._replace(events=[*before.events, *after.events]) if before.events else after


def who_may(action: Body) -> tuple[str, ...]:
    """Whose keys allow an action to be proposed: its player's; what a table reports, a referee may report too."""
    return (TABLE, REFEREE) if action["type"] == REVEAL else (action["player"],)
