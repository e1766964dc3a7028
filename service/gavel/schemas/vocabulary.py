"""The schemas that a game's requests and answers consist of: its own shapes, and those that all games share."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from gavel.engine.actions import REVEAL
from gavel.engine.game import Game
from gavel.engine.shapes import FEWEST_PLAYERS, MOST_CARDS, MOST_PLAYERS
from gavel.schemas import referee_shapes
from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.problem_shapes import illegal_action, invalid_state
from gavel.schemas.scalars import Bool, Choice, Int, Name, PlayerId, SeatId, Text
from gavel.schemas.shapes import (
    ID_LENGTH,
    TEXT_LENGTH,
    Fields,
    Shapes,
    dealer,
    first_player,
    lang,
    nonce,
    schema,
    union,
    variants,
)
from gavel.schemas.state_shapes import edition, state, view


@dataclass(frozen=True)
class Vocabulary:
    """The schemas that a game's operations share; each is made once, at its first use."""

    game: Game[Any]
    shapes: Shapes

    @cached_property
    def setup(self) -> type[Strict]:
        """The schema of a setup request."""
        return _setup(self.game, self.shapes)

    @cached_property
    def state(self) -> type[Strict]:
        """The schema of a whole state."""
        return state(self.game, self.shapes)

    @cached_property
    def _played(self) -> Mapping[str, type[Strict]]:
        """The schemas of the actions of players and of the table."""
        return variants(self.shapes.prefix, "Action", self.shapes.actions, self.shapes)

    @cached_property
    def action(self) -> Mapping[str, type[Strict]]:
        """The schema of every action by its type, those of a referee included."""
        return {**self._played, **referee_shapes.actions(self.shapes.prefix)}

    @cached_property
    def any_action(self) -> Tagged:
        """The field for any action."""
        doc = "What a player does, what the table reports, or what a referee does."
        return union(Name(f"{self.shapes.prefix}Action", doc), self.action)

    @cached_property
    def to_act(self) -> Items:
        """The field for the players to act."""
        return Items(PlayerId(), maximum=self.game.seats)

    @cached_property
    def listed(self) -> Items:
        """The field for the legal actions."""
        prefix = self.shapes.prefix
        doc = "What may be done now: an action to send back, or a range of them."
        legal = variants(prefix, "LegalAction", self.shapes.listed)
        return Items(union(Name(f"{prefix}LegalAction", doc), legal), maximum=100_000)

    @cached_property
    def defaults(self) -> MapOf:
        """The field for the default actions, by player."""
        return _defaults(self.shapes.prefix, self._played, self.game.seats)

    @cached_property
    def events(self) -> Items:
        """The field for events."""
        return _events(self.game, self.shapes)

    @cached_property
    def view(self) -> type[Strict]:
        """The schema of a view."""
        return view(self.game, self.shapes)

    @cached_property
    def views(self) -> MapOf:
        """The field for the views and legal actions of several viewers, if a request names them."""
        return _views(self.shapes.prefix, self.view, self.listed, self.defaults, self.game.seats)

    @cached_property
    def position(self) -> type[Strict]:
        """The schema of a position: a state, its legal actions, and the events that led to it."""
        return _position(self)

    @cached_property
    def scoresheet(self) -> type[Strict]:
        """The schema of a scoresheet."""
        return scoresheet(self.shapes.prefix, self.shapes.breakdown, self.game.declaration.units, self.game.seats)

    @cached_property
    def breach(self) -> Tagged:
        """The field for a breach in a state or tally."""
        return _breach(self.game, self.shapes)

    @cached_property
    def illegal_action(self) -> type[Strict]:
        """The schema of the problem for an illegal action."""
        return illegal_action(self.shapes.prefix, _violation(self.game, self.shapes), self.listed, self.to_act)

    @cached_property
    def refused(self) -> type[Strict]:
        """The schema of the first illegal action in a record."""
        members: Fields = {"index": Int(), "problem": Part(self.illegal_action)}
        return schema(f"{self.shapes.prefix}Refused", members, "The first refused action.")

    @cached_property
    def invalid_state(self) -> type[Strict]:
        """The schema of the problem for an impossible state."""
        return invalid_state(self.shapes.prefix, self.breach)


def _setup(game: Game[Any], shapes: Shapes) -> type[Strict]:
    members: Fields = {
        **edition(game, shapes, required=False),
        "players": Items(SeatId(), FEWEST_PLAYERS, maximum=game.seats, unique=True),
        "first_player": first_player(),
        "dealer": dealer(required=False),
        "seed": Text(maximum=128, required=False),
        "nonce": nonce(),
        **({"deal": Part(shapes.deal, required=False)} if shapes.deal is not None else {}),
        **shapes.setup,
    }
    return schema(f"{shapes.prefix}Setup", members, "A new game: who plays, by which rules, who deals.")


def _events(game: Game[Any], shapes: Shapes) -> Items:
    from gavel.schemas.figures import EVENT, schemas_of  # this import compares all games, and no request needs it

    about = "Something that happened, in the order in which it did; the whole table sees it."
    return Items(
        union(Name(f"{shapes.prefix}Event", about), schemas_of(EVENT, game, shapes)),
        maximum=1_000_000,
    )


def _violation(game: Game[Any], shapes: Shapes) -> Tagged:
    from gavel.schemas.figures import VIOLATION, schemas_of

    name = Name(f"{shapes.prefix}Violation", "One reason why an action is illegal, with its figures.")
    return union(name, schemas_of(VIOLATION, game, shapes), tag="code")


def _breach(game: Game[Any], shapes: Shapes) -> Tagged:
    from gavel.schemas.figures import BREACH, schemas_of

    name = Name(f"{shapes.prefix}Breach", "One reason why a state or tally is impossible, with its figures.")
    return union(name, schemas_of(BREACH, game, shapes), tag="code")


def _defaults(prefix: str, action: Mapping[str, type[Strict]], seats: int) -> MapOf:
    text = (
        "The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a "
        "written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of "
        "whom nothing is due; to a viewer, only the viewer's own."
    )
    of_players = {name: each for name, each in action.items() if name != REVEAL}
    one = union(Name(f"{prefix}DefaultAction", "What is played for a seat that nobody plays."), of_players)
    return MapOf(one, PlayerId(), maximum=seats, metadata={"description": text})


def _views(prefix: str, seen: type[Strict], listed: Items, defaults: MapOf, seats: int) -> MapOf:
    members: Fields = {"view": Part(seen), "legal_actions": listed, "default_actions": defaults}
    one = schema(f"{prefix}SeatView", members, "What one viewer may see, and the viewer's own actions.")
    text = (
        "What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the "
        "request names viewers. An entry is for its own viewer alone."
    )
    return MapOf(Part(one), PlayerId(), 1, maximum=seats + 1, required=False, metadata={"description": text})


def _position(of: Vocabulary) -> type[Strict]:
    members: Fields = {
        "state": Part(of.state),
        "to_act": of.to_act,
        "legal_actions": of.listed,
        "default_actions": of.defaults,
        "events": of.events,
        "undo": undo(of),
        "finished": Bool(),
        "scores": Part(of.scoresheet, null=True),
        "views": of.views,
    }
    doc = "A state and what may be done in it; the events that led to it."
    return schema(f"{of.shapes.prefix}Position", members, doc)


def undo(of: Vocabulary) -> Part:
    """The shape of `undo`: whether the last action can be undone; games with more than six seats have their own."""
    seats = of.game.seats
    return _undo("" if seats == MOST_PLAYERS else of.shapes.prefix, seats)


@cache
def _undo(prefix: str, seats: int) -> Part:
    types = Items(Text(maximum=ID_LENGTH), 1, maximum=MOST_CARDS)
    members: Fields = {"safe": Bool(), "learnt": MapOf(types, PlayerId(), 1, maximum=seats, required=False)}
    return Part(
        schema(f"{prefix}Undo", members, "Whether taking back what was done takes back all that it told."), null=True
    )


def scoresheet(prefix: str, breakdown: type[Strict], units: tuple[str, ...], seats: int) -> type[Strict]:
    """The schema of a game's scoresheet."""
    standing: Fields = {
        **place_in_order("The sum of the points that the referee gave; with `total` it makes the order.", seats),
        "breakdown": Part(breakdown),
        "tiebreak": Items(Int(-MAX_INTEGER), maximum=4),
        "winner": Bool(),
    }
    members: Fields = {
        "final": Bool(),
        "unit": Choice(*units, named=Name(f"{prefix}Unit", "What a total counts.")),
        "standings": Items(
            Part(schema(f"{prefix}Standing", standing, "One player's place.")), FEWEST_PLAYERS, maximum=seats
        ),
        "winners": Items(PlayerId(), maximum=seats),
        "decided_by": Choice(
            "total", "tiebreak", "shared", "forfeit", "none", named=Name("DecidedBy", "What decided who has won.")
        ),
        "referee": Part(referee_shapes.on_sheet(), required=False),
        "rulings": rulings_in_force(prefix),
    }
    return schema(f"{prefix}Scoresheet", members, "Who stands where, and why.")


def place_in_order(penalties: str, seats: int = MOST_PLAYERS) -> Fields:
    """The members of a standing for its rank; `penalties`: the description of that member."""
    return {
        "rank": Int(1, seats),
        "player": PlayerId(),
        "total": Int(-MAX_INTEGER),
        "penalties": Int(-MAX_INTEGER, required=False, metadata={"description": penalties}),
    }


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
        "lang": lang(),
    }
    return Items(Part(schema(f"{prefix}RulingInForce", ruling, "A ruling with its value.")), maximum=100)
