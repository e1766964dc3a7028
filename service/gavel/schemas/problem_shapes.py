"""The schemas of problems (RFC 9457), those of one game among them; they are never loaded, only described."""

from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.scalars import Choice, Constant, Int, PlayerId, Text
from gavel.schemas.shapes import ID_LENGTH, MOST_PLAYERS, TEXT_LENGTH, Fields, Open, camel, schema
from gavel.schemas.statuses import STATUS


def more() -> Int:
    """The member of a problem that counts the errors or violations beyond those listed."""
    most = MOST_FOUND - MOST_LISTED
    text = f"How many there are beyond the {MOST_LISTED} listed; {most} for {most} or more: nobody counts further."
    return Int(1, most, required=False, metadata={"description": text})


def violation(codes: tuple[str, ...], name: str, *, of_an_action: bool = False) -> type[Strict]:
    """The schema of a violation with one of these codes; its figures are further members.

    Where it is `of_an_action`, there always is a rule, and `clause` quotes it.
    """
    members: Fields = {
        "code": Choice(*sorted(set(codes))),
        "rule": Text(maximum=ID_LENGTH, required=of_an_action),
        **({"clause": Text(maximum=TEXT_LENGTH)} if of_an_action else {}),
        "detail": Text(maximum=TEXT_LENGTH),
        "pointer": Text(0, maximum=TEXT_LENGTH),
    }
    return schema(name, members, "One reason for a refusal; its figures are further members.", base=Open)


def problem_schema(name: str, members: Fields, doc: str, prefix: str = "") -> type[Strict]:
    """The schema of a problem type (RFC 9457) with these members of ours; the prefix of a game makes it its own."""
    standard: Fields = {
        "type": Constant(f"/problems/{name}"),
        "title": Text(maximum=TEXT_LENGTH),
        "status": Constant(STATUS[name]),
        "detail": Text(maximum=TEXT_LENGTH),
        "instance": Text(maximum=TEXT_LENGTH),
    }
    return schema(f"{prefix}{camel(name)}", {**standard, **members}, doc)


def illegal_action(prefix: str, codes: tuple[str, ...], listed: Items) -> type[Strict]:
    """The schema of the problem that refuses an action."""
    refusal = violation(codes, f"{prefix}Refusal", of_an_action=True)
    members: Fields = {
        "violations": Items(Part(refusal), 1, maximum=MOST_LISTED),
        "more": more(),
        "to_act": Items(PlayerId(), maximum=MOST_PLAYERS),
        "legal_actions": listed,
    }
    return problem_schema("illegal-action", members, "The state is fine, the action is not allowed.", prefix)


def invalid_state(prefix: str, broken: type[Strict]) -> type[Strict]:
    """The schema of the problem that refuses a state, for one of these broken invariants or several."""
    members: Fields = {"violations": Items(Part(broken), 1, maximum=MOST_LISTED), "more": more()}
    return problem_schema("invalid-state", members, "No such game, or tallied end, can exist.", prefix)
