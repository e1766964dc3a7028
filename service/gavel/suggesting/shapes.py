"""The shapes of a request for suggestions, and of its answer."""

from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.limits import LIMITS
from gavel.schemas.scalars import Anything, Constant, Int, Number, PlayerId, SeatId
from gavel.schemas.shapes import Fields, schema
from gavel.schemas.vocabulary import Vocabulary
from gavel.suggesting.searching import MOST_MILLISECONDS, MOST_PLAYOUTS

_MOST_EVENTS = 20 * LIMITS.replay


def request(of: Vocabulary) -> type[Strict]:
    """The request for suggestions: the record of a player, and what the search may cost."""
    known: Fields = {
        "game": Constant(of.game.id),
        "seat": SeatId(),
        "setup": Part(of.setup),
        "beginning": Anything(),
        "events": Items(Anything(), maximum=_MOST_EVENTS),
        "actions": Items(of.any_action, maximum=LIMITS.replay),
        "view": Anything(),
    }
    record = schema(f"{of.shapes.prefix}PlayerRecord", known, "What a player with perfect memory knows of a game.")
    members: Fields = {
        "record": Part(record),
        "playouts": Int(1, MOST_PLAYOUTS, required=False),
        "milliseconds": Int(1, MOST_MILLISECONDS, required=False),
        "seed": Int(0, MAX_INTEGER, required=False),
    }
    return schema(f"{of.shapes.prefix}SuggestionsRequest", members, "What a player knows, and what a search may cost.")


def answer(of: Vocabulary) -> type[Strict]:
    """The answer with suggestions, the best first."""
    prefix = of.shapes.prefix
    suggestion: Fields = {"action": of.any_action, "value": Number(0, 1), "visits": Int(1, MOST_PLAYOUTS)}
    one = schema(f"{prefix}Suggestion", suggestion, "An action, and what the search thinks of it.")
    members: Fields = {
        "player": PlayerId(),
        "suggestions": Items(Part(one), maximum=MOST_PLAYOUTS),
        "playouts": Int(0, MOST_PLAYOUTS),
    }
    return schema(f"{prefix}SuggestionsAnswer", members, "Suggested actions, the best first.")
