"""The shapes that all games share, and the container of a game's own: options, state, actions and events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Unpack

from marshmallow.fields import Field

from gavel.engine.shapes import MOST_CARDS
from gavel.engine.state import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.words import SOURCE
from gavel.schemas.fields import Either, Items, Part, Strict
from gavel.schemas.scalars import Choice, Common, Constant, Int, Name, PlayerId, Text

Fields = Mapping[str, Field[Any]]

MOST_GAMES = 100
"""The most games of a match."""
ID_LENGTH = 64
TEXT_LENGTH = 65_536


class Open(Strict):
    """An object of an answer that has further members: a violation's figures."""

    open: ClassVar[bool] = True


def schema(name: str, members: Fields, doc: str, base: type[Strict] = Strict, **attributes: Any) -> type[Strict]:
    """A schema class of that name, with these members in this order."""
    return type(name, (base,), {"__doc__": doc, **members, **attributes})


def digest(**common: Unpack[Common]) -> Text:
    """A lower-case hex SHA-256."""
    return Text(64, maximum=64, pattern="^[0-9a-f]{64}$", **common)


class Hidden(Strict):
    """Cards that a viewer may count and not see."""

    hidden = Int()


class Range(Strict):
    """Every integer from `minimum` to `maximum`, both included."""

    minimum = Int()
    maximum = Int()


class Due(Strict):
    """So many cards are to be reported, and these can still turn up (ascending, repeats included)."""

    count = Int()
    from_ = Items(Int(), maximum=MOST_CARDS, data_key="from")


def amount(**common: Unpack[Common]) -> Either:
    """The shape of a listed bid: a range, or one amount if every bid is listed."""
    about = "What may be bid: a range, both ends included; one amount where every bid is listed (`expand`)."
    common["named"] = Name("Amount", about)
    return Either(Part(Range), Int(), **common)


def lang() -> Constant:
    """The shape of the mark of an object whose sentences have no translation into the language asked for."""
    about = "English: some sentence here has no translation into the language asked for. Absent where all have one."
    return Constant(SOURCE, required=False, metadata={"description": about})


def dealer(**common: Unpack[Common]) -> Choice:
    """The shape of the dealer."""
    about = "Who deals: the service, or a real table, whose cards the service learns only as they are turned up."
    common["named"] = Name("Dealer", about)
    return Choice(SERVICE_DEALER, TABLE_DEALER, **common)


class FirstPlayerDraw(Strict):
    """Who begins is drawn from the seed, as docs/shuffle.md writes it down."""

    draw = Constant(True)


def first_player() -> Either:
    """The shape of the first player in a setup."""
    about = "Who begins: a player's id, or the wish that the seed draws one; without it, whoever is named first."
    return Either(PlayerId(), Part(FirstPlayerDraw), required=False, named=Name("FirstPlayer", about))


def nonce() -> Text:
    """The shape of a commitment's nonce: 32 bytes in lower-case hex."""
    return digest(required=False)


class DealRecord(Strict):
    """The seed of the service's shuffle, what salts the commitment to it, and that commitment."""

    seed = Text(maximum=128)
    nonce = nonce()
    commitment = digest()


class DealSeen(Strict):
    """The commitment to the seed of the service's shuffle; the seed, and its nonce, once the game is finished."""

    seed = Text(maximum=128, required=False)
    nonce = nonce()
    commitment = digest()


@dataclass(frozen=True, slots=True)
class Shapes:
    """A game's own shapes. `prefix` begins the names of its schemas in the OpenAPI document."""

    prefix: str
    options: type[Strict]
    deal: type[Strict] | None
    """The explicit deal in a setup; None for a game without chance."""
    player: Fields
    state: Fields
    seen_player: Fields
    seen: Fields
    actions: Mapping[str, Fields]
    listed: Mapping[str, Fields]
    tally_player: Fields | None
    """The members of a player in a tally; None for a game without tallies."""
    breakdown: type[Strict]
    exactly_one: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    at_most_one: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    match_options: type[Strict] | None = None
    """The options of a match of several games, if the game has matches."""
    setup: Fields = field(default_factory=dict)
    tally: Fields = field(default_factory=dict)


def variants(
    prefix: str, kind: str, types: Mapping[str, Fields], choices: Shapes | None = None
) -> dict[str, type[Strict]]:
    """A schema for each type; `choices` has the members of which a document has exactly one, or at most one."""
    return {
        name: schema(
            f"{prefix}{camel(name)}{kind}",
            {"type": Constant(name), **members},
            f"{kind} `{name}`.",
            exactly_one=choices.exactly_one.get(name, ()) if choices else (),
            at_most_one=choices.at_most_one.get(name, ()) if choices else (),
        )
        for name, members in types.items()
    }


def camel(name: str) -> str:
    """`legal-actions` as `LegalActions`."""
    return "".join(part.capitalize() for part in name.split("-"))
