"""Joining simultaneous choices that were made in several tokens of one state."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gavel.api.operations.call import Answer
from gavel.api.operations.states import invalid_request, no_strangers
from gavel.api.problems import Problem
from gavel.engine.actions import TABLE
from gavel.engine.verdicts import pointer
from gavel.schemas.explain import SchemaError
from gavel.sealing.access import REFUSED, holder_of, needed
from gavel.sealing.contents import Contents, Document
from gavel.sealing.operations.asked import Asked, shown
from gavel.sealing.steps import Step, is_choice, joined, opened, opens, state_of


def merges(asked: Asked) -> Answer:
    """{tokens} with a key of the table → what its holder sees when their choices are joined."""
    key, body = needed(asked.key), asked.body
    tokens = [asked.opened(token) for token in body["tokens"]]
    newest = newest_of(tokens)
    holder = holder_of(key, newest)
    if holder == TABLE:  # which reports cards and looks at nothing
        raise Problem(REFUSED)
    no_strangers(asked.sealed.service, body, lambda: newest.ids, asked.call)
    if errors := list(_errors(asked, tokens, newest)):
        raise invalid_request(asked.sealed.service, errors, asked.call)
    step = _joined(asked, tokens, newest, holder)
    return shown(asked, step, asked.seal(step.contents), holder)


def newest_of(tokens: Sequence[Contents]) -> Contents:
    """The contents whose keys are in force: those of the latest epoch; unsealed if any of them is."""
    newest = max(tokens, key=lambda each: each.epoch)
    return replace(newest, unsealed=any(each.unsealed for each in tokens))


def _errors(asked: Asked, tokens: Sequence[Contents], newest: Contents) -> Iterator[SchemaError]:
    """Why these tokens cannot be made one, each token beside the first ones."""
    seats = len(newest.ids)
    if len(tokens) > seats:
        yield SchemaError("/tokens", "merge.too-many", {"count": len(tokens), "maximum": seats})
    unrelated = [at for at, each in enumerate(tokens) if (each.root, each.digest) != (tokens[0].root, tokens[0].digest)]
    if unrelated:
        yield from (SchemaError(pointer("tokens", at), "merge.unrelated", {}) for at in unrelated)
    elif not is_choice(asked.sealed, state_of(asked.sealed, newest.base.state, ())):
        yield SchemaError("/tokens", "merge.not-simultaneous", {})
    else:
        yield from _conflicts(tokens, newest)


def _conflicts(tokens: Sequence[Contents], newest: Contents) -> Iterator[SchemaError]:
    """Players who have chosen one thing here and another there, or whose keys were changed in two ways."""
    chosen: dict[str, Document] = {}
    for at, each in enumerate(tokens):
        for action in each.pending:
            if chosen.setdefault(action["player"], action) != action:
                yield SchemaError(pointer("tokens", at), "merge.conflict", {"player": action["player"]})
        if each.epoch == newest.epoch:
            for player, one, other in zip(newest.ids, newest.verifiers, each.verifiers, strict=False):
                if one != other:
                    yield SchemaError(pointer("tokens", at), "merge.conflict", {"player": player})


def _joined(asked: Asked, tokens: Sequence[Contents], newest: Contents, holder: str) -> Step:
    pending = {action["player"]: action for each in tokens for action in each.pending}
    for each in tokens:
        # Another seat has had the last word already, and this one may see what came of it.
        if each.held_by is not None and opens(each, holder):
            return opened(asked.sealed, replace(newest, pending=each.pending, held_by=each.held_by))
    return joined(asked.sealed, newest, list(pending.values()), holder)
