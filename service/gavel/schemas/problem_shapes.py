"""The schemas of problems (RFC 9457), also of one game's; they describe problems, and never load them."""

from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.fields import Items, Strict, Tagged
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.scalars import Constant, Int, Text
from gavel.schemas.shapes import TEXT_LENGTH, Fields, camel, schema
from gavel.schemas.statuses import STATUS


def more() -> Int:
    """The member of a problem that counts the errors or violations beyond those listed."""
    most = MOST_FOUND - MOST_LISTED
    text = f"How many there are beyond the {MOST_LISTED} listed; {most} for {most} or more: nobody counts further."
    return Int(1, most, required=False, metadata={"description": text})


def problem_schema(name: str, members: Fields, doc: str, prefix: str = "") -> type[Strict]:
    """The schema of a problem type (RFC 9457) with these further members; a prefix makes it one game's."""
    standard: Fields = {
        "type": Constant(f"/problems/{name}"),
        "title": Text(maximum=TEXT_LENGTH),
        "status": Constant(STATUS[name]),
        "detail": Text(maximum=TEXT_LENGTH),
        "instance": Text(maximum=TEXT_LENGTH),
    }
    return schema(f"{prefix}{camel(name)}", {**standard, **members}, doc)


def illegal_action(prefix: str, violation: Tagged, listed: Items, to_act: Items) -> type[Strict]:
    """The schema of the problem that refuses an action, for one of these violations or several."""
    members: Fields = {
        "violations": Items(violation, 1, maximum=MOST_LISTED),
        "more": more(),
        "to_act": to_act,
        "legal_actions": listed,
    }
    return problem_schema("illegal-action", members, "The state is fine, the action is not allowed.", prefix)


def invalid_state(prefix: str, breach: Tagged) -> type[Strict]:
    """The schema of the problem that refuses a state, for one of these breaches or several."""
    members: Fields = {"violations": Items(breach, 1, maximum=MOST_LISTED), "more": more()}
    return problem_schema("invalid-state", members, "No such game, or tallied end, can exist.", prefix)
