"""Playing on from a token, and looking at it."""

from gavel.api.operations.call import Answer, Body
from gavel.api.operations.states import illegal_action, judged, no_strangers
from gavel.api.problems import Problem
from gavel.engine import referee
from gavel.engine.actions import REVEAL, TABLE
from gavel.engine.game import REFEREE
from gavel.sealing.access import holder_of, needed, only
from gavel.sealing.contents import Contents
from gavel.sealing.operations.asked import Asked, shown
from gavel.sealing.steps import Step, acted, looked_at, opened, opens


def actions(asked: Asked) -> Answer:
    """{token, action} with the key of who acts → what its holder sees then."""
    key, body = needed(asked.key), asked.body
    contents = asked.opened(body["token"])
    holder = holder_of(key, contents)
    only(holder, *who_may(body["action"]))
    no_strangers(asked.sealed.service, body, lambda: contents.ids, asked.call)
    step = played_on(asked, contents, holder, body["action"])
    return shown(asked, step, asked.seal(step.contents), holder)


def views(asked: Asked) -> Answer:
    """{token, since?} → what the holder of the key sees, or a spectator; opens what is held from another seat."""
    contents = asked.opened(asked.body["token"])
    holder = holder_of(asked.key, contents)
    no_strangers(asked.sealed.service, asked.body, lambda: contents.ids, asked.call)
    step = looked_at(asked.sealed, contents, holder)
    token = asked.body["token"] if step.contents is contents else asked.seal(step.contents)
    return shown(asked, step, token, holder)


def played_on(asked: Asked, contents: Contents, holder: str, action: Body) -> Step:
    """The table after an action of the holder of a key; raises Problem for one that is illegal."""
    sealed = asked.sealed
    if contents.held_by is not None and holder != REFEREE and not opens(contents, holder):
        raise Problem("held")
    before = looked_at(sealed, contents, holder) if contents.held_by is None else opened(sealed, contents)
    if violations := judged(sealed.service, before.state, action):
        raise illegal_action(sealed.service, before.state, action, violations, asked.call, "/action")
    after = acted(sealed, before.contents, before.state, action)
    # Whoever plays on from what was held learns what that was.
    return after._replace(events=[*before.events, *after.events])


def who_may(action: Body) -> tuple[str, ...]:
    """Whose keys allow an action to be proposed: its player's; what a table reports, a referee may report too."""
    if action["type"] == REVEAL:
        return TABLE, REFEREE
    return (REFEREE,) if action["type"] in referee.ACTION_TYPES else (action["player"],)
