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
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.problem_shapes import more, problem_schema
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
        shapes, seats = self.shapes, self.game.seats
        members: Fields = {
            **edition(self.game, shapes, required=False),
            "players": Items(SeatId(), FEWEST_PLAYERS, maximum=seats, unique=True),
            "first_player": first_player(),
            "dealer": dealer(required=False),
            "seed": Text(maximum=128, required=False),
            "nonce": nonce(),
            **({"deal": Part(shapes.deal, required=False)} if shapes.deal is not None else {}),
            **shapes.setup,
        }
        return self._schema("Setup", members, "A new game: who plays, by which rules, who deals.")

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
        about = "What a player does, what the table reports, or what a referee does."
        return Tagged(self.action, named=self._name("Action", about))

    @cached_property
    def to_act(self) -> Items:
        """The field for the players to act."""
        return Items(PlayerId(), maximum=self.game.seats)

    @cached_property
    def listed(self) -> Items:
        """The field for the legal actions."""
        about = "What may be done now: an action to send back, or a range of them."
        legal = variants(self.shapes.prefix, "LegalAction", self.shapes.listed)
        return Items(Tagged(legal, named=self._name("LegalAction", about)), maximum=100_000)

    @cached_property
    def defaults(self) -> MapOf:
        """The field for the default actions, by player."""
        text = (
            "The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same "
            "by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a "
            "player of whom nothing is due; to a viewer, only the viewer's own."
        )
        of_players = {name: each for name, each in self._played.items() if name != REVEAL}
        one = Tagged(of_players, named=self._name("DefaultAction", "What is played for a seat that nobody plays."))
        return MapOf(one, PlayerId(), maximum=self.game.seats, metadata={"description": text})

    @cached_property
    def events(self) -> Items:
        """The field for events."""
        about = "Something that happened, in the order in which it did; the whole table sees it."
        return Items(self._declared("Event", about, "type"), maximum=1_000_000)

    @cached_property
    def view(self) -> type[Strict]:
        """The schema of a view."""
        return view(self.game, self.shapes)

    @cached_property
    def views(self) -> MapOf:
        """The field for the views and legal actions of several viewers, if a request names them."""
        members: Fields = {"view": Part(self.view), "legal_actions": self.listed, "default_actions": self.defaults}
        one = Part(self._schema("SeatView", members, "What one viewer may see, and the viewer's own actions."))
        text = (
            "What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where "
            "the request names viewers. An entry is for its own viewer alone."
        )
        most = self.game.seats + 1
        return MapOf(one, PlayerId(), 1, maximum=most, required=False, metadata={"description": text})

    @cached_property
    def position(self) -> type[Strict]:
        """The schema of a position: a state, its legal actions, and the events that led to it."""
        members: Fields = {
            "state": Part(self.state),
            "to_act": self.to_act,
            "legal_actions": self.listed,
            "default_actions": self.defaults,
            "events": self.events,
            "undo": undo(self),
            "finished": Bool(),
            "scores": Part(self.scoresheet, null=True),
            "views": self.views,
        }
        return self._schema("Position", members, "A state and what may be done in it; the events that led to it.")

    @cached_property
    def scoresheet(self) -> type[Strict]:
        """The schema of a scoresheet."""
        seats = self.game.seats
        standing: Fields = {
            **place_in_order("The sum of the points that the referee gave; with `total` it makes the order.", seats),
            "breakdown": Part(self.shapes.breakdown),
            "tiebreak": Items(Int(-MAX_INTEGER), maximum=4),
            "winner": Bool(),
        }
        one = Part(self._schema("Standing", standing, "One player's place."))
        decided = Name("DecidedBy", "What decided who has won.")
        members: Fields = {
            "final": Bool(),
            "unit": Choice(*self.game.declaration.units, named=self._name("Unit", "What a total counts.")),
            "standings": Items(one, FEWEST_PLAYERS, maximum=seats),
            "winners": Items(PlayerId(), maximum=seats),
            "decided_by": Choice("total", "tiebreak", "shared", "forfeit", "none", named=decided),
            "referee": Part(referee_shapes.on_sheet(), required=False),
            "rulings": rulings_in_force(self.shapes.prefix),
        }
        return self._schema("Scoresheet", members, "Who stands where, and why.")

    @cached_property
    def breach(self) -> Tagged:
        """The field for a breach in a state or tally."""
        return self._declared("Breach", "One reason why a state or tally is impossible, with its figures.", "code")

    @cached_property
    def illegal_action(self) -> type[Strict]:
        """The schema of the problem for an illegal action."""
        violation = self._declared("Violation", "One reason why an action is illegal, with its figures.", "code")
        members: Fields = {
            "violations": Items(violation, 1, maximum=MOST_LISTED),
            "more": more(),
            "to_act": self.to_act,
            "legal_actions": self.listed,
        }
        doc = "The state is fine, the action is not allowed."
        return problem_schema("illegal-action", members, doc, self.shapes.prefix)

    @cached_property
    def refused(self) -> type[Strict]:
        """The schema of the first illegal action in a record."""
        members: Fields = {"index": Int(), "problem": Part(self.illegal_action)}
        return self._schema("Refused", members, "The first refused action.")

    @cached_property
    def invalid_state(self) -> type[Strict]:
        """The schema of the problem for an impossible state."""
        members: Fields = {"violations": Items(self.breach, 1, maximum=MOST_LISTED), "more": more()}
        return problem_schema("invalid-state", members, "No such game, or tallied end, can exist.", self.shapes.prefix)

    def _schema(self, name: str, members: Fields, doc: str) -> type[Strict]:
        return schema(f"{self.shapes.prefix}{name}", members, doc)

    def _name(self, name: str, about: str) -> Name:
        return Name(f"{self.shapes.prefix}{name}", about)

    def _declared(self, kind: str, about: str, tag: str) -> Tagged:
        """The field for what the rules declare of one kind: events, violations or breaches."""
        from gavel.schemas.figures import schemas_of  # this import compares all games, and no request needs it

        return Tagged(schemas_of(kind, self.game, self.shapes), tag=tag, named=self._name(kind, about))


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
