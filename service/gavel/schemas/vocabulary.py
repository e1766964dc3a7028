"""What a game's requests and answers are put together from: its own shapes, and those that all games share."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gavel.engine.actions import REVEAL
from gavel.engine.game import Game
from gavel.schemas import referee_shapes
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.figures import BREACH, EVENT, VIOLATION, schemas_of
from gavel.schemas.problem_shapes import illegal_action, invalid_state
from gavel.schemas.scalars import Bool, Choice, Int, Name, PlayerId, SeatId, Text
from gavel.schemas.shapes import (
    FEWEST_PLAYERS,
    ID_LENGTH,
    MOST_CARDS,
    MOST_PLAYERS,
    TEXT_LENGTH,
    Fields,
    Shapes,
    dealer,
    first_player,
    nonce,
    schema,
    union,
    variants,
)
from gavel.schemas.state_shapes import edition, state, view


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The documents that a game's operations have in common; each is made once, so that it has one name."""

    game: Game[Any]
    shapes: Shapes
    setup: type[Strict]
    state: type[Strict]
    action: Mapping[str, type[Strict]]
    any_action: Tagged
    to_act: Items
    listed: Items
    defaults: MapOf
    """What each player who is to act does by default."""
    events: Items
    view: type[Strict]
    views: MapOf
    """What each of several viewers may see and do, where a request names them."""
    position: type[Strict]
    scoresheet: type[Strict]
    breach: Tagged
    illegal_action: type[Strict]
    refused: type[Strict]
    """The first action of a record that is refused."""
    invalid_state: type[Strict]


def vocabulary(game: Game[Any], shapes: Shapes) -> Vocabulary:
    """A game's vocabulary."""
    prefix = shapes.prefix
    of_states = state(game, shapes)
    to_act = Items(PlayerId(), maximum=MOST_PLAYERS)
    actions = variants(prefix, "Action", shapes.actions, shapes)
    legal = variants(prefix, "LegalAction", shapes.listed)
    may_be_done = Name(f"{prefix}LegalAction", "What may be done now: an action to send back, or a range of them.")
    listed = Items(union(may_be_done, legal), maximum=100_000)
    events = _events(game, shapes)
    sheet = scoresheet(prefix, shapes.breakdown, shapes.units)
    seen = view(game, shapes)
    referees = referee_shapes.actions(prefix)
    defaults = _defaults(prefix, actions)
    views = _views(prefix, seen, listed, defaults)
    breach = _breach(game, shapes)
    illegal = illegal_action(prefix, _violation(game, shapes), listed)
    return Vocabulary(
        game=game,
        shapes=shapes,
        setup=_setup(game, shapes),
        state=of_states,
        action={**actions, **referees},
        any_action=union(
            Name(f"{prefix}Action", "What a player does, what the table reports, or what a referee does."),
            {**actions, **referees},
        ),
        to_act=to_act,
        listed=listed,
        defaults=defaults,
        events=events,
        view=seen,
        views=views,
        position=_position(prefix, of_states, to_act, listed, defaults, events, sheet, views),
        scoresheet=sheet,
        breach=breach,
        illegal_action=illegal,
        refused=schema(f"{prefix}Refused", {"index": Int(), "problem": Part(illegal)}, "The first refused action."),
        invalid_state=invalid_state(prefix, breach),
    )


def _setup(game: Game[Any], shapes: Shapes) -> type[Strict]:
    members: Fields = {
        **edition(game, shapes, required=False),
        "players": Items(SeatId(), FEWEST_PLAYERS, maximum=MOST_PLAYERS, unique=True),
        "first_player": first_player(),
        "dealer": dealer(required=False),
        "seed": Text(maximum=128, required=False),
        "nonce": nonce(),
        "deal": Part(shapes.deal, required=False),
        **shapes.setup,
    }
    return schema(f"{shapes.prefix}Setup", members, "A new game: who plays, by which rules, who deals.")


def _events(game: Game[Any], shapes: Shapes) -> Items:
    about = "Something that happened, in the order in which it did; the whole table sees it."
    return Items(
        union(Name(f"{shapes.prefix}Event", about), schemas_of(EVENT, game, shapes)),
        maximum=1_000_000,
    )


def _violation(game: Game[Any], shapes: Shapes) -> Tagged:
    name = Name(f"{shapes.prefix}Violation", "One reason why an action is illegal, with its figures.")
    return union(name, schemas_of(VIOLATION, game, shapes), tag="code")


def _breach(game: Game[Any], shapes: Shapes) -> Tagged:
    name = Name(f"{shapes.prefix}Breach", "One reason why a state or tally is impossible, with its figures.")
    return union(name, schemas_of(BREACH, game, shapes), tag="code")


def _defaults(prefix: str, action: Mapping[str, type[Strict]]) -> MapOf:
    text = (
        "The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a "
        "written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of "
        "whom nothing is due; to a viewer, only the viewer's own."
    )
    of_players = {name: each for name, each in action.items() if name != REVEAL}
    one = union(Name(f"{prefix}DefaultAction", "What is played for a seat that nobody plays."), of_players)
    return MapOf(one, PlayerId(), maximum=MOST_PLAYERS, metadata={"description": text})


def _views(prefix: str, seen: type[Strict], listed: Items, defaults: MapOf) -> MapOf:
    members: Fields = {"view": Part(seen), "legal_actions": listed, "default_actions": defaults}
    one = schema(f"{prefix}SeatView", members, "What one viewer may see, and the viewer's own actions.")
    text = (
        "What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the "
        "request names viewers. An entry is for its own viewer alone."
    )
    return MapOf(Part(one), PlayerId(), 1, maximum=MOST_PLAYERS + 1, required=False, metadata={"description": text})


def _position(
    prefix: str,
    of_states: type[Strict],
    to_act: Items,
    listed: Items,
    defaults: MapOf,
    events: Items,
    sheet: type[Strict],
    views: MapOf,
) -> type[Strict]:
    members: Fields = {
        "state": Part(of_states),
        "to_act": to_act,
        "legal_actions": listed,
        "default_actions": defaults,
        "events": events,
        "undo": undo(),
        "finished": Bool(),
        "scores": Part(sheet, null=True),
        "views": views,
    }
    return schema(f"{prefix}Position", members, "A state and what may be done in it; the events that led to it.")


@cache
def undo() -> Part:
    """Whether what was done last can be taken back."""
    types = Items(Text(maximum=ID_LENGTH), 1, maximum=MOST_CARDS)
    members: Fields = {"safe": Bool(), "learnt": MapOf(types, PlayerId(), 1, maximum=MOST_PLAYERS, required=False)}
    return Part(schema("Undo", members, "Whether taking back what was done takes back all that it told."), null=True)


def scoresheet(prefix: str, breakdown: type[Strict], units: tuple[str, ...]) -> type[Strict]:
    """The schema of a game's scoresheet."""
    standing: Fields = {
        "rank": Int(1, MOST_PLAYERS),
        "player": PlayerId(),
        "total": Int(-(2**53 - 1)),
        "penalties": Int(
            -(2**53 - 1),
            required=False,
            metadata={"description": "The sum of the points that the referee gave; with `total` it makes the order."},
        ),
        "breakdown": Part(breakdown),
        "tiebreak": Items(Int(-(2**53 - 1)), maximum=4),
        "winner": Bool(),
    }
    members: Fields = {
        "final": Bool(),
        "unit": Choice(*units, named=Name(f"{prefix}Unit", "What a total counts.")),
        "standings": Items(
            Part(schema(f"{prefix}Standing", standing, "One player's place.")), FEWEST_PLAYERS, maximum=MOST_PLAYERS
        ),
        "winners": Items(PlayerId(), maximum=MOST_PLAYERS),
        "decided_by": Choice(
            "total", "tiebreak", "shared", "none", named=Name("DecidedBy", "What decided who has won.")
        ),
        "referee": Part(referee_shapes.on_sheet(), required=False),
        "rulings": rulings_in_force(prefix),
    }
    return schema(f"{prefix}Scoresheet", members, "Who stands where, and why.")


@cache
def rulings_in_force(prefix: str) -> Items:
    """The rulings of a scoresheet or of a match, each with its value."""
    ruling: Fields = {
        "id": Text(maximum=ID_LENGTH),
        "option": Text(maximum=ID_LENGTH, null=True),
        "value": Either(
            Text(maximum=TEXT_LENGTH),
            Int(),
            Bool(),
            Items(Int(), maximum=MOST_CARDS),
            named=Name(
                "RulingValue", "The value of an option: a term of the contract, a figure, yes or no, or a list."
            ),
        ),
        "why": Text(maximum=TEXT_LENGTH),
    }
    return Items(Part(schema(f"{prefix}RulingInForce", ruling, "A ruling with its value.")), maximum=100)
