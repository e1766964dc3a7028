"""Joining simultaneous choices that were made in several tokens of one state."""

from collections.abc import Iterable, Iterator, Sequence

from gavel.api.operations.call import Answer
from gavel.api.operations.states import invalid_request, no_strangers
from gavel.api.problems import Problem
from gavel.engine.actions import TABLE
from gavel.engine.verdicts import pointer
from gavel.schemas.explain import SchemaError
from gavel.sealing.access import REFUSED, holder_of, needed
from gavel.sealing.contents import Contents, Document
from gavel.sealing.guard import current, is_repeated, kept
from gavel.sealing.operations.asked import Asked, shown
from gavel.sealing.operations.play import looked
from gavel.sealing.steps import Step, is_choice, joined, opened, opens, state_of


def merges(asked: Asked) -> Answer:
    """{tokens} with a key of the table → what its holder sees when their choices are joined.

    Under the guard the choices of its newest token are joined too.
    """
    key, body = needed(asked.key), asked.body
    found = current(asked, body["tokens"][0])
    tokens = [found.presented, *[asked.opened(token) for token in body["tokens"][1:]]]
    together = tokens if found.head is None else [*tokens, found.newest]
    newest = newest_of(together)
    holder = holder_of(key, newest)
    if holder == TABLE:  # which reports cards and looks at nothing
        raise Problem(REFUSED)
    no_strangers(asked.sealed.service, body, lambda: newest.ids, asked.call)
    _refuse(asked, _strays(tokens, len(newest.ids)))
    if is_repeated(asked, found, tokens, [action for each in tokens for action in each.pending]):
        return looked(asked, found, holder)
    if is_choice(asked.sealed, state_of(asked.sealed, newest, ())):
        _refuse(asked, _conflicts(together, newest))
    else:
        _refuse(asked, [SchemaError("/tokens", "merge.not-simultaneous", {})])
    step = _joined(asked, together, newest, holder)
    return shown(asked, step, kept(asked, found, step), holder)


def newest_of(tokens: Sequence[Contents]) -> Contents:
    """The contents whose keys are in force: those of the latest epoch; unsealed if any of them is."""
    newest = max(tokens, key=lambda each: each.epoch)
    return newest._replace(unsealed=any(each.unsealed for each in tokens))


def _refuse(asked: Asked, errors: Iterable[SchemaError]) -> None:
    """Raise Problem if there are any."""
    if found := list(errors):
        raise invalid_request(asked.sealed.service, found, asked.call)


def _strays(tokens: Sequence[Contents], seats: int) -> Iterator[SchemaError]:
    """Tokens that are too many, or do not begin where the first one does."""
    if len(tokens) > seats:
        yield SchemaError("/tokens", "merge.too-many", {"count": len(tokens), "maximum": seats})
    for at, each in enumerate(tokens):
        if (each.root, each.digest) != (tokens[0].root, tokens[0].digest):
            yield SchemaError(pointer("tokens", at), "merge.unrelated", {})


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
            return opened(asked.sealed, newest._replace(pending=each.pending, held_by=each.held_by))
    return joined(asked.sealed, newest, list(pending.values()), holder)
