"""The shapes of answers to a game's operations."""

from functools import cache

from gavel.engine.shapes import FEWEST_PLAYERS
from gavel.schemas.fields import Items, MapOf, Part, Strict
from gavel.schemas.figures import place
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.problem_shapes import more
from gavel.schemas.scalars import Anything, Bool, Choice, Int, Name, PlayerId, Text
from gavel.schemas.shapes import MOST_GAMES, TEXT_LENGTH, Fields, schema
from gavel.schemas.vocabulary import Vocabulary, place_in_order, rulings_in_force


def position(of: Vocabulary) -> type[Strict]:
    """The answer with a position: a state and its legal actions."""
    return of.position


def scoresheet(of: Vocabulary) -> type[Strict]:
    """The answer with a scoresheet."""
    return of.scoresheet


def legal_actions(of: Vocabulary) -> type[Strict]:
    """The answer with the legal actions."""
    members: Fields = {"to_act": of.to_act, "legal_actions": of.listed}
    return schema(f"{of.shapes.prefix}LegalActionsAnswer", members, "Who may act, and how.")


def views(of: Vocabulary) -> type[Strict]:
    """The answer with a seat's view and legal actions, or with those of several viewers."""
    only = "Only where the request names one `viewer`."
    members: Fields = {
        "view": Part(of.view, required=False, metadata={"description": f"What the viewer may see. {only}"}),
        "to_act": of.to_act,
        "legal_actions": Items(
            of.listed.inner,
            maximum=of.listed.maximum,
            required=False,
            metadata={"description": f"What the viewer may do. {only}"},
        ),
        "default_actions": MapOf(
            of.defaults.values,
            PlayerId(),
            maximum=of.game.seats,
            required=False,
            metadata={"description": f"What the viewer does by default, if the viewer is to act. {only}"},
        ),
        "views": of.views,
    }
    doc = "What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."
    return schema(f"{of.shapes.prefix}ViewsAnswer", members, doc)


def inspections(of: Vocabulary) -> type[Strict]:
    """The answer with every breach of an invariant."""
    members: Fields = {
        "valid": Bool(),
        "violations": Items(of.breach, maximum=MOST_LISTED),
        "more": more(),
        "record": Part(_record_verdict(of), required=False),
    }
    doc = "Whether the state is valid, which invariants it breaks, and where it departs from its record."
    return schema(f"{of.shapes.prefix}InspectionsAnswer", members, doc)


def _record_verdict(of: Vocabulary) -> type[Strict]:
    members: Fields = {
        "agrees": Bool(),
        "applied": Int(),
        "refused": Part(of.refused, null=True),
        "history_matches": Bool(null=True),
        "scores_match": Bool(null=True),
        "departures": Items(Part(_departure()), maximum=MOST_LISTED),
        "more": more(),
    }
    doc = "What the record comes to, and where the state departs from it."
    return schema(f"{of.shapes.prefix}RecordVerdict", members, doc)


@cache
def _departure() -> type[Strict]:
    members: Fields = {
        "pointer": place(),
        "recorded": Anything(required=False),
        "found": Anything(required=False),
    }
    return schema("Departure", members, "One place where a stored state departs from what its record leads to.")


def replays(of: Vocabulary) -> type[Strict]:
    """The answer to a replay: the last legal position, and the refused action, if there is one."""
    receipt = (
        "The receipt that the request asks for: a compact JWS, which /v1/receipts/verify reads. Null where an action "
        "was refused, or the record ends otherwise than it claims."
    )
    members: Fields = {
        "position": Part(of.position),
        "applied": Int(),
        "refused": Part(of.refused, null=True),
        "events": of.events,
        "history_matches": Bool(null=True),
        "scores_match": Bool(null=True),
        "views": of.views,
        "receipt": Text(maximum=TEXT_LENGTH * 2, required=False, null=True, metadata={"description": receipt}),
    }
    return schema(
        f"{of.shapes.prefix}ReplaysAnswer", members, "The last good position, and what was refused, if anything."
    )


def matches(of: Vocabulary) -> type[Strict]:
    """The answer with the standings of a match."""
    prefix = of.shapes.prefix
    standing: Fields = {
        **place_in_order("The sum of the points that referees gave, if it is not 0."),
        "wins": Int(0, MOST_GAMES),
        "tiebreak": Items(Int(), maximum=1),
        "forfeited": Int(1, MOST_GAMES, required=False),
    }
    members: Fields = {
        "standings": Items(
            Part(schema(f"{prefix}MatchStanding", standing, "One player's place in the match.")),
            FEWEST_PLAYERS,
            maximum=of.game.seats,
        ),
        "over": Bool(),
        "winners": Items(PlayerId(), maximum=of.game.seats),
        "decided_by": Choice(
            "two-wins",
            "total",
            "tiebreak",
            "shared",
            "forfeit",
            "none",
            null=True,
            named=Name("MatchDecidedBy", "What decided who has won the match."),
        ),
        "cash": MapOf(Int(), keys=PlayerId(), maximum=of.game.seats, null=True),
        "first_player": PlayerId(null=True),
        "rulings": rulings_in_force(prefix),
    }
    return schema(
        f"{prefix}MatchesAnswer",
        members,
        "The standings of a match, and what the next setup takes: everyone's cash, and who begins.",
    )
