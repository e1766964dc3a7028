"""What a game's operations answer, and the problems that are its own; answers are never loaded, only described."""

from typing import Any

from gavel.engine.game import Game
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.limits import MOST_COUNTED, MOST_LISTED
from gavel.schemas.scalars import Bool, Choice, Constant, Int, PlayerId, Text
from gavel.schemas.shapes import (
    FEWEST_PLAYERS,
    ID_LENGTH,
    MOST_CARDS,
    MOST_GAMES,
    MOST_PLAYERS,
    TEXT_LENGTH,
    Fields,
    Open,
    Shapes,
    camel,
    schema,
    variants,
)
from gavel.schemas.state_shapes import view
from gavel.schemas.statuses import STATUS


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


def more() -> Int:
    """The member of a problem that counts the errors or violations beyond those listed."""
    most = MOST_COUNTED - MOST_LISTED
    text = f"How many there are beyond the {MOST_LISTED} listed; {most} for {most} or more: nobody counts further."
    return Int(1, most, required=False, metadata={"description": text})


def answers(game: Game[Any], shapes: Shapes, state: type[Strict]) -> dict[str, type[Strict]]:
    """The answer schemas that every game has, by operation, and its problems' by type."""
    prefix = shapes.prefix
    listed = Items(Tagged(variants(prefix, "LegalAction", shapes.listed)), maximum=100_000)
    tail: Fields = {"rule": Text(maximum=ID_LENGTH), "text": Text(maximum=TEXT_LENGTH)}
    events_by_type = {name: {**members, **tail} for name, members in shapes.events.items()}
    events = Items(Tagged(variants(prefix, "Event", events_by_type)), maximum=1_000_000)
    sheet = scoresheet(prefix, shapes.breakdown, shapes.units)
    to_act = Items(PlayerId(), maximum=MOST_PLAYERS)
    position = schema(
        f"{prefix}Position",
        {
            "state": Part(state),
            "to_act": to_act,
            "legal_actions": listed,
            "events": events,
            "finished": Bool(),
            "scores": Part(sheet, null=True),
        },
        "A state and what may be done in it; the events that led to it.",
    )
    illegal = illegal_action(prefix, tuple(game.illegal), listed)
    broken = violation((*game.impossible,), f"{prefix}BrokenInvariant")
    return {
        "setup": position,
        "actions": position,
        "legal-actions": schema(
            f"{prefix}LegalActionsAnswer", {"to_act": to_act, "legal_actions": listed}, "Who may act, and how."
        ),
        "scores": sheet,
        "tallies": sheet,
        "views": schema(
            f"{prefix}ViewsAnswer",
            {"view": Part(view(game, shapes)), "to_act": to_act, "legal_actions": listed},
            "What a seat sees, and what it may do.",
        ),
        "inspections": schema(
            f"{prefix}InspectionsAnswer",
            {"valid": Bool(), "violations": Items(Part(broken), maximum=MOST_LISTED), "more": more()},
            "Whether the state is valid, and which invariants it breaks.",
        ),
        "replays": _replayed(prefix, position, events, illegal),
        "illegal-action": illegal,
        "invalid-state": problem_schema(
            "invalid-state",
            {"violations": Items(Part(broken), 1, maximum=MOST_LISTED), "more": more()},
            "No such game, or tallied end, can exist.",
            prefix,
        ),
    }


def _replayed(prefix: str, position: type[Strict], events: Items, illegal: type[Strict]) -> type[Strict]:
    refused = schema(f"{prefix}Refused", {"index": Int(), "problem": Part(illegal)}, "The first refused action.")
    members: Fields = {
        "position": Part(position),
        "applied": Int(),
        "refused": Part(refused, null=True),
        "events": events,
        "history_matches": Bool(null=True),
    }
    return schema(f"{prefix}ReplaysAnswer", members, "The last good position, and what was refused, if anything.")


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


def scoresheet(prefix: str, breakdown: type[Strict], units: tuple[str, ...]) -> type[Strict]:
    """The schema of a game's scoresheet."""
    standing: Fields = {
        "rank": Int(1, MOST_PLAYERS),
        "player": PlayerId(),
        "total": Int(-(2**53 - 1)),
        "breakdown": Part(breakdown),
        "tiebreak": Items(Int(-(2**53 - 1)), maximum=4),
        "winner": Bool(),
    }
    ruling: Fields = {
        "id": Text(maximum=ID_LENGTH),
        "option": Text(maximum=ID_LENGTH, null=True),
        "value": Either(Text(maximum=TEXT_LENGTH), Int(), Bool(), Items(Int(), maximum=MOST_CARDS)),
        "why": Text(maximum=TEXT_LENGTH),
    }
    members: Fields = {
        "final": Bool(),
        "unit": Choice(*units),
        "standings": Items(
            Part(schema(f"{prefix}Standing", standing, "One player's place.")), FEWEST_PLAYERS, maximum=MOST_PLAYERS
        ),
        "winners": Items(PlayerId(), maximum=MOST_PLAYERS),
        "decided_by": Choice("total", "tiebreak", "shared", "none"),
        "rulings": Items(Part(schema(f"{prefix}RulingInForce", ruling, "A ruling with its value.")), maximum=100),
    }
    return schema(f"{prefix}Scoresheet", members, "Who stands where, and why.")


def match_answer(prefix: str) -> type[Strict]:
    """The answer schema of a match."""
    standing: Fields = {
        "rank": Int(1, MOST_PLAYERS),
        "player": PlayerId(),
        "total": Int(-(2**53 - 1)),
        "wins": Int(0, MOST_GAMES),
    }
    members: Fields = {
        "standings": Items(
            Part(schema(f"{prefix}MatchStanding", standing, "One player's place in the match.")),
            FEWEST_PLAYERS,
            maximum=MOST_PLAYERS,
        ),
        "over": Bool(),
        "winners": Items(PlayerId(), maximum=MOST_PLAYERS),
        "decided_by": Choice("two-wins", "total", "shared", null=True),
        "cash": MapOf(Int(), keys=PlayerId(), maximum=MOST_PLAYERS, null=True),
    }
    return schema(f"{prefix}MatchesAnswer", members, "The standings of a match, and the next setup's cash.")
